"""Decisions: who is asked what, under which rule; and refusals: why an answer is not taken."""

from typing import Final

from warbox.engine.event import Value

Seat = int
CHANCE: Final = -1  # answers every roll and shuffle
SPECTATOR: Final = -2  # sees what everybody sees
ARBITER: Final = -3  # sees everything: records, tests, the finished match

ONE: Final = "one"  # exactly one seat is asked
SEALED: Final = "sealed"  # every seat listed answers, in any order; nobody sees the others' answers before the reveal
ANY: Final = "any"  # any seat listed may act next (a turn that partners share)


class Decision:
    """A question. Questions that do not vary are module constants, shared and never built anew.

    `silent`: what may be answered depends on what others may not know, so neither that it is asked nor how soon it is
    answered may tell them anything. A computer takes a time over it that is drawn without a look at its choices.
    """

    def __init__(self, kind: str, rule: str, seats: tuple[int, ...], mode: str = ONE, silent: bool = False) -> None:
        self.kind: Final = kind
        self.rule: Final = rule
        self.seats: Final = seats
        self.mode: Final = mode
        self.silent: Final = silent

    def __repr__(self) -> str:
        silent = ", silent=True" if self.silent else ""
        return f"Decision({self.kind!r}, {self.rule!r}, {self.seats!r}, {self.mode!r}{silent})"


class Refusal:
    """Why an action is not taken: the rule it breaks, and the id of the sentence that says so."""

    def __init__(self, kind: str, rule: str, facts: dict[str, Value] | None = None) -> None:
        self.kind: Final = kind
        self.rule: Final = rule
        self.facts: Final[dict[str, Value]] = {} if facts is None else facts

    def text(self) -> str:
        return " ".join([self.kind, self.rule] + [f"{key}={value}" for key, value in self.facts.items()])

    def __repr__(self) -> str:
        return f"<refused: {self.text()}>"


class IllegalAction(Exception):
    """Raised by `submit`; the state has not changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.text())
        self.refusal: Final = refusal


class Modifier:
    """One cause of a number: firepower, a bonus, a cost. The list is shown to people; the sum is used."""

    def __init__(self, value: int, rule: str, kind: str) -> None:
        self.value: Final = value
        self.rule: Final = rule
        self.kind: Final = kind

    def __repr__(self) -> str:
        return f"Modifier({self.value:+d}, {self.rule!r}, {self.kind!r})"


def total(modifiers: list[Modifier]) -> int:
    """The sum of a list of modifiers."""
    value = 0
    for modifier in modifiers:
        value += modifier.value
    return value
