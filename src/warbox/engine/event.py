"""Events: what happened, why (the rule id), and who may know it."""

from typing import Final

from mypy_extensions import mypyc_attr

Value = str | int


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """A kind (the id of its sentence in the game's Fluent file), the rule that caused it, and its facts.

    There is no default visibility: a game says `Public` or `Private`, or writes `seen_by` itself.
    """

    def __init__(self, kind: str, rule: str, facts: dict[str, Value]) -> None:
        self.kind: Final = kind
        self.rule: Final = rule
        self.facts: Final = facts

    def seen_by(self, seat: int) -> "Event | None":
        """The event as this seat may know it: itself, a redacted one, or nothing."""
        raise NotImplementedError

    def text(self) -> str:
        """Canonical text, as case files and records of bugs use it: `hull-hit BBP-DAMAGE-22 ship=I row=C`."""
        return " ".join([self.kind, self.rule] + [f"{key}={value}" for key, value in self.facts.items()])

    def __repr__(self) -> str:
        return f"<{self.text()}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Public(Event):
    """An event that everybody sees whole."""

    def seen_by(self, seat: int) -> Event | None:
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class Private(Event):
    """An event that only `seats` see; the others get `instead`, which may be nothing."""

    def __init__(self, kind: str, rule: str, facts: dict[str, Value], seats: list[int], instead: Event | None) -> None:
        super().__init__(kind, rule, facts)
        self.seats: Final = seats
        self.instead: Final = instead

    def seen_by(self, seat: int) -> Event | None:
        if seat in self.seats or seat == -3:  # the arbiter, see decision.ARBITER
            return self
        return None if self.instead is None else self.instead.seen_by(seat)
