"""A table to play on in tests: a position in notation, lines of play, and exact answers."""

from collections.abc import Callable

from warbox.engine.decision import ARBITER, SPECTATOR, IllegalAction, Refusal
from warbox.engine.event import Event
from warbox.engine.game import complete_options
from warbox.engine.turn import legal, submit
from warbox.games.onboard.game import GAME
from warbox.games.onboard.state import OnBoardState

SOLO = "thermite @F1\ntwitch @F9\nblitz @A9\ncastle @A7\nkapkan @F7\nfrost @F3\n"
"""All Agents but Ash and Doc far away from the middle of mission 1, where nobody sees them."""


class Table:
    """A game under way."""

    def __init__(self, text: str = "") -> None:
        self.state: OnBoardState = GAME.parse(text)
        self._check_text()

    @classmethod
    def new(cls, **options: str) -> "Table":
        """A new game, before the first shuffle; an option's name is written with `_` for `-`."""
        table = cls()
        chosen = {name.replace("_", "-"): value for name, value in options.items()}
        table.state = GAME.new(complete_options(GAME.options, chosen))
        table._check_text()
        return table

    def do(self, *lines: str) -> list[Event]:
        """Submit lines of play, one after the other; the events of all of them."""
        events: list[Event] = []
        for line in lines:
            seat, action = GAME.parse_line(line)
            assert action.text == line.partition(":")[2].strip(), f"{line!r} is not canonical"
            events += submit(self.state, seat, action)
            self._check_text()
        return events

    def refused(self, line: str) -> str:
        """Kind and rule of the refusal of a line of play, which must change nothing: `wall-between OB-WALL-01`."""
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
        """Who is asked what: `A1 act`, `A1+D1 commit`, `* reshuffle`, `nobody`."""
        question = self.state.question
        if question is None:
            return "nobody"
        return f"{'+'.join(GAME.seat_letter(seat) for seat in question.seats)} {question.kind}"

    def rule(self) -> str:
        """The rule of the question."""
        assert self.state.question is not None
        return self.state.question.rule

    def legal(self, seat: str, verb: str = "") -> list[str]:
        """The choices of a seat that start with a word."""
        texts = [action.text for action in legal(self.state, GAME.parse_seat(seat))]
        return [text for text in texts if text.startswith(verb)]

    def outcome(self) -> str:
        """`A1 defused OB-WIN-01`, or nothing while the game goes on."""
        outcome = self.state.outcome
        if outcome is None:
            return ""
        return f"{'+'.join(GAME.seat_letter(seat) for seat in outcome.winners)} {outcome.kind} {outcome.rule}"

    def text(self) -> str:
        return GAME.format(self.state)

    def line(self, key: str, seat: str = "") -> str:
        """What the line of that key says, as a seat (or `spectator`) sees it, or as it is."""
        number = ARBITER if not seat else SPECTATOR if seat == "spectator" else GAME.parse_seat(seat)
        found = [line for line in GAME.format(self.state, number).splitlines() if line.split()[0] == key]
        assert len(found) == 1, f"{len(found)} lines {key!r}"
        return found[0].partition(" ")[2]

    def fact(self, key: str, name: str, seat: str = "") -> str:
        """The value of NAME=VALUE in a line; nothing if the line does not name it."""
        for word in self.line(key, seat).split():
            if word.startswith(f"{name}="):
                return word.removeprefix(f"{name}=")
        return ""

    def edge(self, name: str) -> str:
        return self.fact("edges", name)

    def smoke(self, zone: str) -> int:
        return int(self.fact("smoke", zone))

    def hand(self, seat: str, watcher: str = "") -> str:
        return self.fact(seat, "hand", watcher)

    def at(self) -> str:
        return self.line("at")

    def _check_text(self) -> None:
        """Every moment can be written down and read again."""
        text = GAME.format(self.state)
        assert GAME.format(GAME.parse(text)) == text


TableOf = Callable[[str], Table]  # the fixture `table`


def texts(events: list[Event], seat: str = "") -> list[str]:
    """The events as their canonical texts, as a seat hears them."""
    if not seat:
        return [event.text() for event in events]
    number = SPECTATOR if seat == "spectator" else GAME.parse_seat(seat)
    heard = [event.seen_by(number) for event in events]
    return [event.text() for event in heard if event is not None]


def kinds(events: list[Event], seat: str = "") -> list[str]:
    return [text.partition(" ")[0] for text in texts(events, seat)]
