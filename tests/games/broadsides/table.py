"""A table to play on in tests: a position in notation, lines of play with forced dice, and exact answers."""

from collections.abc import Callable

from warbox.engine.action import Dice
from warbox.engine.decision import ARBITER, CHANCE, IllegalAction, Refusal
from warbox.engine.event import Event
from warbox.engine.state import Roll
from warbox.engine.turn import legal, submit
from warbox.games.broadsides.game import GAME
from warbox.games.broadsides.state import BroadsidesState

CANNONS = "B3,B5,C3,C5,D3,D5,E3,E5,F3,F5"
GUN_CREW = "B3:2,B5:2,C3:2,C5:2,D3:2,D5:2,E3:2,E5:2,F3:2,F5:2"
CREW = f"A4:1,{GUN_CREW},H3:1"
# the tokens of a fresh ship at sea, after her point and heading
FRESH = f"captain=H5 crew={CREW} cannons={CANNONS} fore=1 main=2 mizzen=1 aft=1 hull=-"

LISTS = ("crew", "cannons", "hull")


class Table:
    """A game under way."""

    def __init__(self, text: str = "") -> None:
        self.state: BroadsidesState = GAME.parse(text)
        self._check_text()

    @classmethod
    def new(cls, **options: str) -> "Table":
        """A new game, before the deployment; an option's name is written with `_` for `-`."""
        table = cls()
        table.state = GAME.new({name.replace("_", "-"): value for name, value in options.items()})
        table._check_text()
        return table

    def do(self, line: str, dice: str = "") -> list[Event]:
        """Submit a line of play, then answer chance from these dice until a seat is asked or the game is over."""
        queue = [int(face) for face in dice.split()]
        events = self.say(line)
        while self._asks_chance():
            frame = self.state.stack[-1]
            assert isinstance(frame, Roll)
            assert len(queue) >= frame.count, f"dice are missing: {self.asks()} after {line!r}"
            faces, queue = queue[: frame.count], queue[frame.count :]
            events += self._submit(CHANCE, Dice(faces).text)
        assert not queue, f"dice left over: {queue} after {line!r}"
        return events

    def say(self, line: str) -> list[Event]:
        """Submit one line of play and leave the chance question that may follow."""
        letter, _, text = line.partition(":")
        return self._submit(GAME.parse_seat(letter), text.strip())

    def plot(self, seahawk: str, isabella: str, dice: str = "") -> list[Event]:
        """Both plot; the dice answer what follows at once."""
        return self.say(f"S: plot {seahawk}") + self.do(f"I: plot {isabella}", dice)

    def hold(self, seat: str, count: int = 0) -> list[Event]:
        """Hold so many shots of a seat, or all that are left in its part of the exchange."""
        events: list[Event] = []
        held = 0
        while (held < count) if count else (self.asks() == f"{seat} shot"):
            events += self.say(f"{seat}: hold")
            held += 1
        assert held, f"{seat} has no shot to hold: {self.asks()}"
        return events

    def refused(self, line: str) -> Refusal:
        """The refusal of a line of play, which must change nothing."""
        before = GAME.format(self.state)
        try:
            events = self.say(line)
        except IllegalAction as error:
            assert GAME.format(self.state) == before
            return error.refusal
        raise AssertionError(f"{line!r} was taken: {events}")

    def asks(self) -> str:
        """Who is asked what: `S shot`, `S+I plot`, `* shot-die`, `nobody`."""
        question = self.state.question
        if question is None:
            return "nobody"
        return f"{'+'.join(GAME.seat_letter(seat) for seat in question.seats)} {question.kind}"

    def legal(self, seat: str) -> list[str]:
        return [action.text for action in legal(self.state, GAME.parse_seat(seat))]

    def outcome(self) -> str:
        """`S sunk BBP-WIN-03`, `draw both-lost BBP-R-41`, or nothing while the game goes on."""
        outcome = self.state.outcome
        if outcome is None:
            return ""
        winners = "+".join(GAME.seat_letter(seat) for seat in outcome.winners) or "draw"
        return f"{winners} {outcome.kind} {outcome.rule}"

    def text(self) -> str:
        return GAME.format(self.state)

    def sees(self, seat: str) -> str:
        """The position as a seat sees it."""
        return GAME.format(self.state, GAME.parse_seat(seat))

    def line(self, key: str, seat: int = ARBITER) -> str:
        """The line of the position that starts with this word."""
        found = [line for line in GAME.format(self.state, seat).splitlines() if line.split()[0] == key]
        assert len(found) == 1, f"{len(found)} lines {key!r}"
        return found[0]

    def fact(self, key: str, name: str) -> str:
        """The value of NAME=VALUE in a line; nothing if the line does not name it."""
        for word in self.line(key).split():
            if word.startswith(f"{name}="):
                return word.removeprefix(f"{name}=")
        return ""

    def point(self, key: str) -> str:
        """Point and heading of a ship: `@6,4 N`."""
        words = self.line(key).split()
        return f"{words[1]} {words[2]}"

    def has(self, key: str, *words: str) -> bool:
        """Whether the line has all these words; of a list (`crew=C5:2,H3`), whether it has these items."""
        return all(self._holds(key, word) for word in words)

    def lacks(self, key: str, *words: str) -> bool:
        """Whether the line has none of these words; of a list, none of its items."""
        for word in words:
            name, _, value = word.partition("=")
            items = value.split(",") if name in LISTS else []
            if any(self._holds(key, f"{name}={item}") for item in items) if items else self._holds(key, word):
                return False
        return True

    def _holds(self, key: str, word: str) -> bool:
        name, _, value = word.partition("=")
        if name not in LISTS or value == "-":
            return word in self.line(key).split()
        found = self.fact(key, name).split(",")
        return all(item in found or item in [entry.partition(":")[0] for entry in found] for item in value.split(","))

    def _asks_chance(self) -> bool:
        return self.state.question is not None and self.state.question.seats == (CHANCE,)

    def _submit(self, seat: int, text: str) -> list[Event]:
        _, action = GAME.parse_line(f"{GAME.seat_letter(seat)}: {text}")
        events = submit(self.state, seat, action)
        self._check_text()
        return events

    def _check_text(self) -> None:
        """Every moment can be written down and read again; play goes on with a clone, which must be as good."""
        text = GAME.format(self.state)
        assert GAME.format(GAME.parse(text)) == text
        self.state = self.state.clone()
        assert GAME.format(self.state) == text


TableOf = Callable[[str], Table]  # the fixture `table`


def texts(events: list[Event]) -> list[str]:
    """The events as their canonical texts."""
    return [event.text() for event in events]


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]
