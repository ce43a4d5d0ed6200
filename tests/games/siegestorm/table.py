"""A table to play on in tests: a position in notation, lines of play with forced dice, and exact answers."""

from collections.abc import Callable

from warbox.engine.action import Dice
from warbox.engine.decision import ARBITER, CHANCE, IllegalAction, Refusal
from warbox.engine.event import Event
from warbox.engine.notation import parse_chance
from warbox.engine.state import Roll
from warbox.engine.turn import legal, submit
from warbox.games.siegestorm.game import GAME
from warbox.games.siegestorm.state import SiegestormState


class Table:
    """A game under way."""

    def __init__(self, text: str = "") -> None:
        self.state: SiegestormState = GAME.parse(text)
        self._check_text()

    @classmethod
    def new(cls, **options: str) -> "Table":
        """A new game, before the shuffles; an option's name is written with `_` for `-`."""
        table = cls()
        table.state = GAME.new({name.replace("_", "-"): value for name, value in options.items()})
        table._check_text()
        return table

    def do(self, *lines: str, dice: str = "") -> list[Event]:
        """Submit lines of play; after each, chance is answered from these dice as long as they last."""
        queue = [int(face) for face in dice.split()]
        events: list[Event] = []
        for line in lines:
            events += self.say(line)
            while queue and self.asks().startswith("* "):
                frame = self.state.stack[-1]
                assert isinstance(frame, Roll)
                events += self._submit(CHANCE, Dice([queue.pop(0)]).text)
        assert not queue, f"dice left over: {queue}"
        return events

    def say(self, line: str) -> list[Event]:
        letter, _, text = line.partition(":")
        return self._submit(GAME.parse_seat(letter), text.strip())

    def pass_once(self) -> list[Event]:
        return self.say(f"{self.asks()[0]}: pass")

    def pass_all(self) -> list[Event]:
        """Let every seat that is asked for a reaction decline."""
        events: list[Event] = []
        while self.asks().endswith(" react"):
            events += self.pass_once()
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

    def why(self, line: str) -> str:
        """The kind and the rule of a refusal: `cannot-pay SGS-COST-04`."""
        refusal = self.refused(line)
        return f"{refusal.kind} {refusal.rule}"

    def asks(self) -> str:
        """Who is asked what: `A act`, `A+B act`, `* random-card`, `nobody`."""
        question = self.state.question
        if question is None:
            return "nobody"
        return f"{'+'.join(GAME.seat_letter(seat) for seat in question.seats)} {question.kind}"

    def legal(self, seat: str) -> list[str]:
        return [action.text for action in legal(self.state, GAME.parse_seat(seat))]

    def outcome(self) -> str:
        """`A defeated SGS-DUEL-02`, `draw loop SGS-R-47`, or nothing while the game goes on."""
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

    def fact(self, name: str) -> str:
        """A fact of a player, `A.hand`, `B.T1`, `boss.life`; of another line, `count A.hand` or `now A.T1`."""
        key, _, rest = name.partition(" ") if " " in name else name.partition(".")
        for word in self.line(key).split():
            if word.startswith(f"{rest}="):
                return word.removeprefix(f"{rest}=")
        raise AssertionError(f"no {rest!r} in {self.line(key)}")

    def facts(self, *names: str) -> list[str]:
        return [self.fact(name) for name in names]

    def count(self, name: str) -> int:
        return int(self.fact(f"count {name}"))

    def effects(self) -> int:
        """How many lasting effects there are."""
        return len([line for line in self.text().splitlines() if line.startswith("effect ")])

    def now(self, spot: str) -> str:
        """ATT and DEF of a card in play: `3/2`."""
        return self.fact(f"now {spot}")

    def _submit(self, seat: int, text: str) -> list[Event]:
        action = parse_chance(text) if seat == CHANCE else GAME.parse_seat_action(text)
        events = submit(self.state, seat, action)
        self._check_text()
        return events

    def _check_text(self) -> None:
        """Every moment can be written down and read again."""
        text = GAME.format(self.state)
        assert GAME.format(GAME.parse(text)) == text


TableOf = Callable[[str], Table]  # the fixture `table`


def texts(events: list[Event]) -> list[str]:
    """The events as their canonical texts."""
    return [event.text() for event in events]


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]
