"""A position's text: its lines by their keys, as a game declares them; and where an error stands."""

from typing import Final

from warbox.engine.lines import Line, Said
from warbox.engine.notation import ParseError, position_lines
from warbox.engine.options import Option, SetupError, complete_options


class Page:
    """The lines that a position of a game can have. Every key but those of `many` and `gathered` stands at most once.

    `moments` are the forms of the line `at`; `many` are the lines that may be repeated, in their order; `derived` are
    the keys of lines that are written for people and passed over by whoever reads; `blocks` those of lines kept as they
    are, with the lines after them that have no key; `gathered` those of lists that may be said in several lines.
    """

    def __init__(
        self,
        slug: str,
        options: list[Option],
        lines: dict[str, Line],
        moments: "Moments",
        many: dict[str, Line] | None = None,
        derived: list[str] | None = None,
        blocks: list[str] | None = None,
        gathered: list[str] | None = None,
    ) -> None:
        self.slug: Final = slug
        self.options: Final = options
        self.lines: Final = lines
        self.moments: Final = moments
        self.many: Final[dict[str, Line]] = {} if many is None else many
        self.derived: Final[list[str]] = [] if derived is None else derived
        self.blocks: Final[list[str]] = [] if blocks is None else blocks
        self.gathered: Final[list[str]] = [] if gathered is None else gathered
        self.keys: Final = ["game", "options", *self.lines, *self.many, *self.derived, *self.blocks, "at"]
        self.known: Final = set(self.keys)

    def read(self, text: str) -> "Lines":
        return Lines(self, text)

    def heading(self, chosen: dict[str, str], unwritten: list[str] | None = None) -> list[str]:
        """The first lines of a position: the game, and the options that differ from the rulings."""
        changed: list[str] = []
        for option in self.options:
            if chosen[option.name] != option.default and (unwritten is None or option.name not in unwritten):
                changed.append(f"{option.name}={chosen[option.name]}")
        return [f"game {self.slug}"] + ([" ".join(["options", *changed])] if changed else [])


class Lines:
    """The lines of one text. `place` gives an error the number of the line that was asked for last."""

    def __init__(self, page: Page, text: str) -> None:
        self.page: Final = page
        self.words: Final[dict[str, list[str]]] = {}
        self.numbers: Final[dict[str, int]] = {}
        self.many: Final[dict[str, list[tuple[int, list[str]]]]] = {key: [] for key in page.many}
        self.blocks: Final[list[tuple[int, list[str]]]] = []
        self.now = 0  # the number of the line that is read
        in_block = False
        for number, line in position_lines(text):
            words = line.split()
            key = words.pop(0)
            if key not in page.known:
                key, _, first = key.partition(":")  # `S: @6,4`
                if first:
                    words.insert(0, first)
            if key not in page.known or (key in page.blocks and not line.startswith(key)):
                if not in_block:
                    raise ParseError(f"a line of a position starts with one of {', '.join(page.keys)}", line, number)
                first_line, block = self.blocks[-1]
                block += [""] * (number - first_line - len(block))  # lines that say nothing keep their places
                block.append(line)
                continue
            in_block = key in page.blocks
            if in_block:
                self.blocks.append((number, [line]))
            elif key in self.many:
                self.many[key].append((number, words))
            elif key in self.words and key in page.gathered:
                self.words[key] += words
            elif key in self.words and key not in page.derived:
                raise ParseError(f"a second line '{key}'", line, number)
            else:
                self.words[key] = words
                self.numbers[key] = number
        if self.words.get("game", [page.slug]) != [page.slug]:
            shown = " ".join(self.words["game"])
            raise ParseError(f"not a position of {page.slug}", shown, self.numbers["game"])

    def has(self, key: str) -> bool:
        return key in self.words

    def at(self, key: str) -> None:
        """From here on errors are of this line."""
        self.now = self.numbers.get(key, 0)

    def said(self, key: str) -> Said:
        """What a line says; nothing if it is not there."""
        self.at(key)
        return self.page.lines[key].read(self.words.get(key, NO_WORDS))

    def each(self, key: str) -> list[tuple[int, Said]]:
        """What the lines of a repeated key say, each with its number."""
        found: list[tuple[int, Said]] = []
        for number, words in self.many[key]:
            self.now = number
            found.append((number, self.page.many[key].read(words)))
        return found

    def moment(self, default: str, kinds: list[str] | None = None, which: str = "moments are") -> "Moment":
        """The moment that the line `at` names, one of `kinds` if these are given; without the line the default."""
        self.at("at")
        words = self.words["at"] if "at" in self.words else default.split()
        known = self.page.moments.kinds if kinds is None else kinds
        if not words:
            raise ParseError("write 'at MOMENT'")
        return self.read_moment(words, known, which)

    def moments(self, key: str) -> list[tuple[int, "Moment"]]:
        """The moments that the lines of a repeated key name, each with its number."""
        found: list[tuple[int, Moment]] = []
        for number, words in self.many[key]:
            self.now = number
            found.append((number, self.read_moment(words, self.page.moments.kinds, "moments are")))
        return found

    def read_moment(self, words: list[str], known: list[str], which: str) -> "Moment":
        if not words or words[0] not in known:
            raise ParseError(f"{which} {', '.join(known)}", "".join(words[:1]))
        return Moment(words[0], self.page.moments.lines[words[0]].read(words[1:]), " ".join(words))

    def options(self) -> dict[str, str]:
        """Every option with its value; unnamed ones as ruled."""
        self.at("options")
        chosen: dict[str, str] = {}
        for word in self.words.get("options", NO_WORDS):
            name, equals, value = word.partition("=")
            if not equals:
                raise ParseError("an option is NAME=VALUE", word)
            if name in chosen:
                raise ParseError(f"option '{name}' stands twice", word)
            chosen[name] = value
        try:
            return complete_options(self.page.options, chosen)
        except SetupError as error:
            raise ParseError(str(error)) from None

    def place(self, error: ParseError) -> ParseError:
        """The error with its line."""
        return error if error.line else ParseError(error.why, error.text, self.now)


NO_WORDS: Final[list[str]] = []


class Moments:
    """The forms of the line `at`, by the word that names the moment."""

    def __init__(self, lines: list[Line]) -> None:
        self.lines: Final = {line.head.removeprefix("at "): line for line in lines}
        self.kinds: Final = list(self.lines)

    def write(self, moment: dict[str, object], key: str = "at") -> str:
        """The line `at` of a moment in a view, or another that names one: its `kind`, and the values of its words."""
        kind = str(moment["kind"])
        return self.lines[kind].write(moment, f"{key} {kind}")


class Moment:
    """A moment as its line says it; `text` is the line without `at`."""

    def __init__(self, kind: str, said: Said, text: str = "") -> None:
        self.kind: Final = kind
        self.said: Final = said
        self.text: Final = text
