"""Playing a record through the rules, step by step."""

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from operator import itemgetter
from typing import Any

from warbox.engine.action import Action
from warbox.engine.decision import CHANCE, SEALED, IllegalAction
from warbox.engine.event import Event, Public
from warbox.engine.game import Game, SetupError
from warbox.engine.notation import ParseError, position_lines
from warbox.engine.state import Outcome, State
from warbox.engine.turn import apply, submit
from warbox.play.clock import Clock
from warbox.play.flow import Flow, Step, passes, reveals
from warbox.play.record import (
    HandsLine,
    Move,
    OutcomeEntry,
    PlayLine,
    Record,
    RecordError,
    ResignLine,
    SettledLine,
    TakebackLine,
    TimeoutLine,
)

DRAW, ABANDONED, CALLED_OFF = "draw", "abandoned", "called-off"  # how players settle a match
HUMAN = "human"  # who decides for a seat, unless it is a computer
EVERY = 64  # steps apart, positions are kept to go back from


class Course:
    """A match as far as it has been played: the position, and the steps that led to it."""

    def __init__(
        self,
        game: Game[Any],
        options: Mapping[str, str],
        start: str | None,
        clock: Clock | None = None,
        at: float = 0.0,
    ) -> None:
        self.game = game
        self.state = opening(game, options, start)
        self.seated = game.seated(self.state)
        self.keeps_events = True
        self.outcome: Outcome | None = self.state.outcome
        self.flow = Flow(self.state.question, len(self.seated), clock, at)
        self.flow.over = self.outcome is not None
        self._positions: list[tuple[int, State]] = [(0, self.state.clone())]  # after so many steps

    @property
    def steps(self) -> list[Step]:
        return self.flow.steps

    @property
    def chances(self) -> int:
        """Answers of chance so far: the number of the next question to it."""
        return self.flow.chances

    @property
    def letters(self) -> list[str]:
        """The names of the seats that are played."""
        return [self.game.seats[seat] for seat in self.seated]

    def take(self, seat: int, action: Action, line: int) -> Step:
        """Answer the question of the moment; raises IllegalAction and changes nothing if the rules refuse."""
        question = self.state.question
        events = submit(self.state, seat, action)
        after = self.state.question
        settled = seat == CHANCE or reveals(question, after)
        sealed = not settled and question is not None and question.mode == SEALED
        passed = not sealed and passes(seat, question, after)
        step = Step(line, seat, action, events, settled, sealed, passed)
        self.outcome = self.state.outcome
        self.flow.add(self._kept(step), None if self.outcome is not None else after)
        self.flow.over = self.outcome is not None
        if len(self.steps) % EVERY == 0:
            self._positions.append((len(self.steps), self.state.clone()))
        return step

    def resign(self, seat: int, line: int) -> Step:
        """[BBP-R-71] A seat gives up: a loss for its side, at any decision, outside the rules of any game."""
        return self._lose([seat], "resignation", "resigned", line)

    def time_out(self, seats: Sequence[int], line: int) -> Step:
        """Sides lose because the time of one of their seats is up; nobody wins if that holds for all."""
        everybody = not self._others(seats)
        return self._lose(seats, "timeout-draw" if everybody else "timeout", "timed-out", line)

    def settle(self, how: str, seats: Sequence[int], line: int) -> Step:
        """All seats agree to a draw; or these have gone, and the others win or call the match off."""
        if how == ABANDONED:
            return self._lose(seats, ABANDONED, "left", line)
        self.outcome = Outcome("agreed-draw" if how == DRAW else CALLED_OFF, "", ())
        event = Public("draw-agreed" if how == DRAW else "called-off", "", {})
        step = Step(line, seats[0], None, [event], settled=True)
        self.flow.end(self._kept(step))
        return step

    def _others(self, seats: Sequence[int]) -> tuple[int, ...]:
        """The seats that are on the side of none of these."""
        lost = [other for seat in seats for other in self.game.side_of(self.state, seat)]
        return tuple(other for other in self.seated if other not in lost)

    def _lose(self, seats: Sequence[int], outcome: str, event: str, line: int) -> Step:
        self.outcome = Outcome(outcome, "", self._others(seats))
        events: list[Event] = [Public(event, "", {"seat": self.game.seat_letter(seat)}) for seat in seats]
        step = Step(line, seats[0], None, events, settled=True)
        self.flow.end(self._kept(step))
        return step

    def _kept(self, step: Step) -> Step:
        return step if self.keeps_events else step.bare()

    def forget_events(self) -> None:
        """Steps that were taken, and those to come, keep no memory of what they did."""
        self.keeps_events = False
        self.flow.forget_events()

    def position(self, count: int) -> State:
        """The position after that many steps. On the way there more positions are kept, so that going back step by
        step is not dear."""
        index = bisect_right(self._positions, count, key=itemgetter(0))
        first, state = self._positions[index - 1]
        state = state.clone()
        found = []
        for number, step in enumerate(self.steps[first:count], start=first + 1):
            assert step.action is not None
            apply(state, step.seat, step.action)
            if number in ((first + count) // 2, count):
                found.append((number, state.clone()))
        self._positions[index:index] = [one for one in found if one[0] > first]
        return state

    def _return_to(self, count: int, state: State) -> None:
        self.state = state
        self._positions = [one for one in self._positions if one[0] <= count]

    def undo(self, count: int) -> None:
        """The match as it stood after that many steps, as if there had been no others."""
        self._return_to(count, self.position(count))
        self.flow.rewind(count)

    def take_back(self, seat: int, count: int, line: int) -> Step:
        """Go on from where the match stood after that many steps. Answers of chance stay counted: none comes twice."""
        self._return_to(count, self.position(count))
        self.flow.go_back(count, line, self.state.question)
        return Step(line, seat, None, [Public("taken-back", "", {"seat": self.game.seat_letter(seat)})], settled=True)

    def hand_over(self, seat: int, kind: str, line: int) -> Step:
        """From here on somebody else decides for the seat; what stands in the record before it stays there."""
        self.flow.wall = line
        back = kind == HUMAN
        facts: dict[str, str | int] = {"seat": self.game.seat_letter(seat)}
        event = Public("hands-back", "", facts) if back else Public("hands-computer", "", {**facts, "level": kind})
        return Step(line, seat, None, [event], settled=True)

    def follow(self, line: Move) -> Step:
        """Take a line of a record; raises RecordError if it is no notation, comes after the end or breaks a rule."""
        if self.outcome is not None:
            raise RecordError("the game is over before this line", line.n)
        try:
            if isinstance(line, ResignLine):
                return self.resign(self._player(line.seat, line.n), line.n)
            if isinstance(line, TimeoutLine):
                if not line.seats or len(set(line.seats)) < len(line.seats):
                    raise RecordError("names the seats whose time is up, each once", line.n)
                return self.time_out([self._player(letter, line.n) for letter in line.seats], line.n)
            if isinstance(line, SettledLine):
                return self._follow_settled(line)
            if isinstance(line, TakebackLine):
                return self._follow_takeback(line)
            if isinstance(line, HandsLine):
                if not line.kind.isprintable():
                    raise RecordError(f"who decides for seat {line.seat} cannot be shown", line.n)
                return self.hand_over(self._player(line.seat, line.n), line.kind, line.n)
            seat, action = self.game.parse_line(line.play)
            return self.take(seat, action, line.n)
        except ParseError as error:
            raise RecordError(f"not notation: {error}", line.n) from None
        except IllegalAction as error:
            assert isinstance(line, PlayLine)
            raise RecordError(f"{line.play!r} is refused: {error.refusal.text()}", line.n) from None

    def _player(self, letter: str, line: int) -> int:
        seat = self.game.parse_seat(letter)
        if seat == CHANCE:
            raise RecordError("chance cannot resign, run out of time, take back or change hands", line)
        if seat not in self.seated:
            raise RecordError(f"nobody sits at {letter} in this match", line)
        return seat

    def _follow_settled(self, line: SettledLine) -> Step:
        seats = [self._player(letter, line.n) for letter in line.seats]
        if line.how not in (DRAW, ABANDONED, CALLED_OFF):
            raise RecordError(f"a match is not settled by {line.how!r}", line.n)
        if len(set(seats)) < len(seats) or not seats:
            raise RecordError("names the seats that agreed, or that have gone, each once", line.n)
        if (len(seats) == len(self.seated)) != (line.how == DRAW):
            raise RecordError("a draw is agreed by all seats; who has gone leaves somebody behind", line.n)
        return self.settle(line.how, seats, line.n)

    def _follow_takeback(self, line: TakebackLine) -> Step:
        seat = self._player(line.seat, line.n)
        count = sum(step.line <= line.to for step in self.steps)
        reached = self.steps[count - 1].line if count else 1
        if reached != line.to or count == len(self.steps):
            raise RecordError(f"takes back to line {line.to}, which is none of the lines that stand before it", line.n)
        return self.take_back(seat, count, line.n)

    def outcome_entry(self) -> OutcomeEntry:
        """How the match ended, as records write it."""
        assert self.outcome is not None
        winners = [self.game.seat_letter(seat) for seat in self.outcome.winners]
        return OutcomeEntry(kind=self.outcome.kind, rule=self.outcome.rule, winners=winners)


def spread(text: str) -> str:
    """A position in one line, with `;` for line ends, as lines; any other text as it is."""
    one_line = ";" in text and "\n" not in text.strip()
    return "\n".join([part.strip() for part in text.split(";")]) if one_line else text


def opening(game: Game[Any], options: Mapping[str, str], start: str | None) -> State:
    """The position a match starts from: the game's own, or the one given as text, under the options chosen.

    Game and options reach a position as its lines `game SLUG` and `options name=value ...`. Raises SetupError or
    ParseError, whose line is that of the text given.
    """
    chosen = game.complete_options(dict(options))
    if start is None:
        state: State = game.new(chosen)
        return state
    start = spread(start)
    before: list[str] = []
    if not any(line.split()[0] == "game" for _, line in position_lines(start)):
        before.append(f"game {game.slug}")
    if options:
        before.append("options " + " ".join(f"{name}={value}" for name, value in options.items()))
    try:
        parsed: State = game.parse("\n".join([*before, start]))
    except ParseError as error:
        raise ParseError(error.why, error.text, max(error.line - len(before), 0)) from None
    return parsed


def course_of(record: Record, game: Game[Any]) -> Course:
    """The match of a record before its first step."""
    try:
        course = Course(game, record.header.options, record.header.start)
    except (ParseError, SetupError) as error:
        raise RecordError(f"the start of the match: {error}", 1) from None
    letters = [entry.seat for entry in record.header.seats]
    if letters != course.letters:
        raise RecordError(f"seats of {game.slug} are {' '.join(course.letters)}, not {' '.join(letters)}", 1)
    return course


def replay(record: Record, game: Game[Any]) -> Iterator[tuple[Step, State]]:
    """Every step with the position after it; raises RecordError at a line that the rules do not allow."""
    course = course_of(record, game)
    for line in record.plays:
        yield course.follow(line), course.state.clone()
