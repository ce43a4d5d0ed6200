"""A table to play on in tests: a position in notation, lines of play, and exact answers."""

from collections.abc import Callable

from warbox.engine.decision import IllegalAction, Refusal
from warbox.engine.event import Event
from warbox.engine.turn import legal, submit
from warbox.games.tideofiron.game import GAME
from warbox.games.tideofiron.state import ToiState

__all__ = ["GAME", "Table"]


class Table:
    """A game under way."""

    def __init__(self, text: str = "") -> None:
        self.state: ToiState = GAME.parse(text.replace(";", "\n"))
        self.check_text()

    @classmethod
    def new(cls, **options: str) -> "Table":
        """A new game, before the first shuffle."""
        table = cls()
        table.state = GAME.new(options)
        table.check_text()
        return table

    def do(self, *lines: str) -> list[Event]:
        """Submit lines of play, one after the other; the events of all of them."""
        events: list[Event] = []
        for line in lines:
            seat, action = GAME.parse_line(line)
            assert action.text == line.partition(":")[2].strip(), f"{line!r} is not canonical"
            events += submit(self.state, seat, action)
            self.check_text()
        return events

    def dice(self, *faces: int) -> list[Event]:
        return self.do(f"*: dice {' '.join(map(str, faces))}")

    def refused(self, line: str) -> str:
        """Kind and rule of the refusal of a line of play, which must change nothing: `too-dear TOI-CARD-04`."""
        refusal = self.refusal(line)
        return f"{refusal.kind} {refusal.rule}"

    def refusal(self, line: str) -> Refusal:
        before = GAME.format(self.state)
        try:
            events = self.do(line)
        except IllegalAction as error:
            assert GAME.format(self.state) == before
            return error.refusal
        raise AssertionError(f"{line!r} was taken: {events}")

    def asks(self) -> str:
        """Who is asked what: `US act`, `US+US2 draw`, `* drift-dice`, `nobody`."""
        question = self.state.question
        if question is None:
            return "nobody"
        return f"{'+'.join(GAME.seat_letter(seat) for seat in question.seats)} {question.kind}"

    def legal(self, seat: str, verb: str = "") -> list[str]:
        """The choices of a seat that start with a word."""
        texts = [action.text for action in legal(self.state, GAME.parse_seat(seat))]
        return [text for text in texts if text.split()[0] == verb or not verb]

    def outcome(self) -> str:
        """`US control TOI-VICTORY-02`, or nothing while the game goes on."""
        outcome = self.state.outcome
        if outcome is None:
            return ""
        return f"{'+'.join(GAME.seat_letter(seat) for seat in outcome.winners)} {outcome.kind} {outcome.rule}"

    def text(self) -> str:
        return GAME.format(self.state)

    def unit(self, name: str) -> str:
        """A unit without name, side and division: `@C05 [RRRR] fresh good`, or `gone`."""
        found = [line for line in GAME.tallies(self.state) if line.split()[0] == name]
        assert len(found) == 1, f"{len(found)} units {name!r}"
        return " ".join(word for word in found[0].split()[2:] if not word.startswith("division="))

    def fact(self, key: str, name: str) -> str:
        """The value of NAME=VALUE in the first line of a key; nothing if the line does not name it."""
        for line in self.text().splitlines():
            words = line.split()
            if words[0] == key:
                return next((word.removeprefix(f"{name}=") for word in words if word.startswith(f"{name}=")), "")
        return ""

    def lines(self, key: str) -> list[str]:
        """What the lines of a key say."""
        found = [line for line in self.text().splitlines() if line.split()[0] == key]
        return [line.partition(" ")[2] for line in found]

    def cp(self, side: str) -> int:
        return self.state.cp[["us", "de"].index(side)]

    def check_text(self) -> None:
        """Every moment can be written down and read again."""
        text = GAME.format(self.state)
        assert GAME.format(GAME.parse(text)) == text


TableOf = Callable[[str], Table]  # the fixture `table`


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]
