"""The workshop: things that people make for a game (decks, missions), and what can be wrong with them."""

from typing import Final

from mypy_extensions import mypyc_attr

from warbox.engine.event import Value

MOST_SHOWN: Final = 40  # signs of a value or a key that is repeated in a reason


@mypyc_attr(allow_interpreted_subclasses=True)
class Fault:
    """What is wrong with a thing: a reason with its rule, where it stands in the text, and what it is about."""

    def __init__(
        self, kind: str, rule: str, facts: dict[str, Value], message: str, place: str, line: int, spots: list[str]
    ) -> None:
        self.kind: Final = kind
        self.rule: Final = rule
        self.facts: Final = facts
        self.message: Final = message  # the id of the Fluent sentence that says why
        self.place: Final = place  # the key of a file; empty: none
        self.line: Final = line  # of the text; 0: none
        self.spots: Final = spots  # cells, edges, cards
        self.near: list[str] = []  # names that may have been meant


@mypyc_attr(allow_interpreted_subclasses=True)
class FileFault(Fault):
    """A fault at a place of a file, with its reason in English: the game's `reasons` by kind, with their facts."""

    def __init__(
        self,
        reasons: dict[str, str],
        kind: str,
        place: str,
        rule: str,
        facts: dict[str, Value] | None = None,
        spots: list[str] | None = None,
    ) -> None:
        known: dict[str, Value] = {} if facts is None else facts
        super().__init__(kind, rule, known, f"fault-{kind}", place, 0, [] if spots is None else spots)
        reason = reasons[kind]
        for name, value in known.items():
            reason = reason.replace("{" + name + "}", str(value))
        self.reason: Final = reason

    def text(self) -> str:
        return f"{self.place}: {self.reason} ({self.rule})"

    def __repr__(self) -> str:
        return f"<{self.text()}>"


def shown(value: object) -> str:
    """A value of a file as a reason repeats it: short, whatever it is."""
    if isinstance(value, list):
        return "[…]"
    if isinstance(value, dict):
        return "{…}"
    text = repr(value)
    return text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]}…"


def shown_key(key: str) -> str:
    """A key of a file, as a place names it."""
    return key if key.isprintable() and 0 < len(key) <= MOST_SHOWN else shown(key)


class Made:
    """A thing as it was read: its faults, its name, what an option takes for it, and all of it as plain data."""

    def __init__(
        self,
        faults: list[Fault],
        names: dict[str, str],
        value: str,
        data: dict[str, object],
        facts: dict[str, Value],
        words: dict[str, list[str]],
    ) -> None:
        self.faults: Final = faults
        self.names: Final = names  # by language; empty where it has none
        self.value: Final = value
        self.data: Final = data
        self.facts: Final = facts  # of the sentence that says what it holds
        self.words: Final = words  # of the same sentence, by the message that puts each into words


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """A kind of thing that people make. The game's words about it are `NAME-faults`, `NAME-place` and `NAME-holds`."""

    name: str
    options: list[str]  # the options of a match that take one
    most_text: int  # signs of its text

    def is_one(self, text: str) -> bool:
        """Whether a text looks like one, whatever is wrong with it."""
        raise NotImplementedError

    def read(self, text: str, chosen: dict[str, str]) -> Made:
        """The thing, judged by the game's rules under the options chosen."""
        raise NotImplementedError

    def limits(self) -> dict[str, object]:
        """What somebody who makes one is told beforehand, as plain data."""
        return {}
