"""A table to play on in tests: a position in notation, lines of play, and exact answers."""

from typing import Any, cast

from warbox.engine.decision import IllegalAction
from warbox.engine.event import Event
from warbox.engine.turn import submit
from warbox.games.firstwave.game import GAME
from warbox.games.firstwave.state import FirstWaveState


class Table:
    """A game under way, from a position with `;` between its lines."""

    def __init__(self, text: str) -> None:
        self.state: FirstWaveState = GAME.parse(text.replace(";", "\n"))
        self.events: list[Event] = []

    def do(self, *lines: str) -> "Table":
        """Lines of play; their events are kept until the next call."""
        self.events = []
        for line in lines:
            self.events += submit(self.state, *GAME.parse_line(line))
        return self

    def roll(self, *blocks: str) -> "Table":
        """The answers of chance, roll by roll: `roll("4 4 2", "5")`."""
        return self.do(*[f"*: dice {block}" for block in blocks])

    def refused(self, line: str) -> str:
        """The rule by which a line of play is refused, which changes nothing."""
        before = GAME.format(self.state)
        try:
            submit(self.state, *GAME.parse_line(line))
        except IllegalAction as error:
            assert GAME.format(self.state) == before
            return str(error.refusal.rule)
        raise AssertionError(f"{line!r} was taken")

    def asks(self) -> str:
        """Who is asked what: `A act`, `* fall`, `A+B successor`, `nobody`."""
        question = self.state.question
        if question is None:
            return "nobody"
        return f"{'+'.join(GAME.seat_letter(seat) for seat in question.seats)} {question.kind}"

    def figure(self, name: str) -> dict[str, Any]:
        """A figure as everybody sees it."""
        shown = cast(list[dict[str, Any]], GAME.view(self.state, 0)["figures"])
        return next(figure for figure in shown if figure["id"] == name)

    def states(self, name: str) -> dict[str, int]:
        """The markers and states of a figure that are not nothing."""
        figure = self.figure(name)
        keys = ("wounds", "stunned", "disoriented", "unconscious", "immobilised", "infection", "activated", "melees")
        found = {key: int(figure[key]) for key in keys if figure[key]}
        if figure["fire"]:
            found["fire"] = 1
        if figure["gone"]:
            found[figure["gone"]] = 1
        return found

    def line(self, key: str) -> str:
        """What the line of a key says."""
        found = [line for line in GAME.format(self.state).splitlines() if line.split()[0] == key]
        return found[0].partition(" ")[2] if found else ""

    def event(self, kind: str) -> dict[str, Any]:
        """The facts of the first event of a kind since the last lines of play."""
        return next(dict(event.facts) for event in self.events if event.kind == kind)

    def heard(self) -> list[str]:
        return [event.kind for event in self.events]
