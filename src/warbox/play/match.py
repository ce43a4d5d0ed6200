"""A match: seats that play one game, the dice that answer for chance, and the record that grows with it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

from warbox.engine.action import Action
from warbox.engine.decision import ARBITER, CHANCE, IllegalAction, Refusal
from warbox.engine.event import Event
from warbox.engine.game import Game, SetupError
from warbox.engine.sampler import Sampler
from warbox.engine.state import Outcome, State
from warbox.engine.turn import apply, check
from warbox.play.clock import Clock
from warbox.play.fairdice import PROTOCOL, DiceSource, FairDice, answer
from warbox.play.flow import CannotUndo, Flow, Step
from warbox.play.record import (
    FORMAT,
    NO_HASH,
    DiceEntry,
    EndLine,
    HandsLine,
    Line,
    MatchLine,
    PlayLine,
    Record,
    ResignLine,
    SeatEntry,
    SettledLine,
    TakebackLine,
    TimeoutLine,
    chained,
)
from warbox.play.replay import Course, course_of

GUESSES = 16  # at hidden facts, to see whether an action teaches them


class Match:
    """One match from its start to its end.

    With `FairDice` chance answers at once and can be verified from the record; with any other source it answers at
    once, too; without a source the answers are given through `submit` with the chance seat, as dice on a table are.
    """

    def __init__(
        self,
        game: Game[Any],
        players: Sequence[tuple[str, str]],  # name and kind, in the order of the seats
        options: Mapping[str, str] | None = None,
        start: str | None = None,
        dice: DiceSource | None = None,
        clock: Clock | None = None,
        at: float = 0.0,  # the time, for the clock
    ) -> None:
        for name, kind in players:
            if not (name.isprintable() and kind.isprintable()):
                raise SetupError(f"the name of a player has signs that cannot be shown: {name!r} {kind!r}")
        chosen = dict(options or {})
        course = Course(game, chosen, start, clock, at)
        letters = course.letters
        if len(players) != len(letters):
            raise SetupError(f"{game.slug} has {len(letters)} seats, not {len(players)}")
        header = MatchLine(
            n=1,
            hash="",
            format=FORMAT,
            game=game.slug,
            rules=game.rules_version,
            options=chosen if start is not None else game.complete_options(chosen),
            seats=[
                SeatEntry(seat=letter, name=name, kind=kind)
                for letter, (name, kind) in zip(letters, players, strict=True)
            ],
            dice=_dice_entry(dice, course),
            start=start,
        )
        self._begin(course, [chained(header, NO_HASH)], dice)

    @classmethod
    def resume(cls, record: Record, game: Game[Any], seed: bytes | None = None) -> "Match":
        """Go on with an unfinished match. Raises RecordError, or ValueError if the seed is not the match's."""
        if record.end is not None:
            raise ValueError("the match of this record is over")
        course = course_of(record, game)
        for line in record.plays:
            course.follow(line)
        entry = record.header.dice
        dice = None
        if entry is not None:
            if seed is None:
                raise ValueError("the match has dice of its own: give the seed it was started with")
            dice = FairDice(seed, entry.seat_seeds, game.slug)
            if dice.commitment != entry.commitment:
                raise ValueError("the seed is not the one that the record's header is bound to")
        match = cls.__new__(cls)
        match._begin(course, record.lines, dice)
        return match

    def _begin(self, course: Course, lines: list[Line], dice: DiceSource | None) -> None:
        self._course = course
        self.lines = lines  # the record so far
        self.dice = dice
        self.watch: Callable[[Step], None] | None = None  # told of every step, before chance answers the next question
        self.hints: dict[int, int] = {}  # asked for, by seat
        self._go_on()

    @property
    def header(self) -> MatchLine:
        return cast(MatchLine, self.lines[0])

    @property
    def game(self) -> Game[Any]:
        return self._course.game

    @property
    def state(self) -> State:
        """The position. It belongs to the match: clone it before trying anything."""
        return self._course.state

    @property
    def steps(self) -> Sequence[Step]:
        return self._course.steps

    @property
    def flow(self) -> Flow:
        """What stands of the match, what may be taken back, whose clocks run."""
        return self._course.flow

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, resignation included; None while it goes on."""
        return self._course.outcome

    def submit(self, seat: int, action: Action) -> list[Event]:
        """Answer for a seat: what happened, the answers of chance that followed included.

        Raises IllegalAction and changes nothing if the rules refuse.
        """
        self._refuse_when_over()
        return self._take(seat, action) + self._go_on()

    def play(self, text: str) -> list[Event]:
        """Answer in notation: `S: shot C`. Raises ParseError or IllegalAction and changes nothing."""
        seat, action = self.game.parse_line(text)
        return self.submit(seat, action)

    def resign(self, seat: int) -> list[Event]:
        """[BBP-R-71] Give up, at any moment: a loss that the rules do not know; every other seat wins."""
        self._refuse_when_over()
        if seat not in self._course.seated:
            raise ValueError(f"no seat {seat} at this table of {self.game.slug}")
        step = self._course.resign(seat, len(self.lines) + 1)
        self._write(ResignLine(n=step.line, hash="", seat=self.game.seats[seat]))
        return self._tell(step) + self._go_on()

    def time_out(self, seats: Sequence[int]) -> list[Event]:
        """The time of these seats is up: they lose."""
        self._refuse_when_over()
        step = self._course.time_out(seats, len(self.lines) + 1)
        self._write(TimeoutLine(n=step.line, hash="", seats=[self.game.seats[seat] for seat in seats]))
        return self._tell(step) + self._go_on()

    def settle(self, how: str, seats: Sequence[int]) -> list[Event]:
        """The players end the match themselves: see `Course.settle`."""
        self._refuse_when_over()
        step = self._course.settle(how, seats, len(self.lines) + 1)
        self._write(SettledLine(n=step.line, hash="", how=how, seats=[self.game.seats[seat] for seat in seats]))
        return self._tell(step) + self._go_on()

    def note_hint(self, seat: int) -> None:
        """The seat has asked for a hint: the end of the record will say so, whatever is undone."""
        self._refuse_when_over()
        self.hints[seat] = self.hints.get(seat, 0) + 1

    def hand_over(self, seat: int, kind: str) -> None:
        """From here on somebody else decides for the seat: a kind of computer, or `human`. The record says so."""
        self._refuse_when_over()
        step = self._course.hand_over(seat, kind, len(self.lines) + 1)
        self._write(HandsLine(n=step.line, hash="", seat=self.game.seats[seat], kind=kind))

    def undo(self, seat: int, past_others: bool = False) -> int:
        """Take the seat's last action back, and what came after it; returns how many steps are gone.

        Dice, shuffles and revealed answers stay: whoever has seen them cannot unsee them. Another seat's action is
        taken back only if the players share a table and ask for it; a sealed one, of which the seat knows nothing,
        stands. What is undone leaves no trace in the record. Raises CannotUndo and changes nothing.
        """
        kept, standing = self._find_undo(seat, past_others)
        gone = len(self.steps) - kept - len(standing)
        first = self.steps[kept].line
        now, times = self.flow.at, self.flow.when(standing)
        if first < self.flow.wall:
            self._take_back(seat, kept)  # what stood before a takeback is not deleted: going back beyond it is one more
        else:
            del self.lines[first - 1 :]
            self._course.undo(kept)
        for step, at in zip(standing, times, strict=True):
            assert step.action is not None
            self.flow.at = at
            self._take(step.seat, step.action, silent=True)
        self.flow.at = now
        return gone

    def can_undo(self, seat: int) -> bool:
        """Whether `undo` would do it. Takes long: the match is played through once more."""
        try:
            self._find_undo(seat, False)
        except CannotUndo:
            return False
        return True

    def _find_undo(self, seat: int, past_others: bool) -> tuple[int, list[Step]]:
        """How many steps are kept when the seat takes its last action back, and which of the later ones stand."""
        kept, standing = self.flow.undo_point(seat, past_others)
        state = self._course.position(kept)
        without = state.clone()
        for step in self.steps[kept:]:
            assert step.action is not None
            before = state.clone()
            apply(state, step.seat, step.action)
            if step in standing:
                if check(without, step.seat, step.action) is not None:
                    raise CannotUndo("undo-other", "another seat has answered what this action led to")
                apply(without, step.seat, step.action)
            elif teaches(self.game, before, step.seat, step.action, state):
                raise CannotUndo("undo-learnt", "hidden things have come to light and cannot be hidden again")
        return kept, standing

    def take_back(self, seat: int) -> int:
        """Go back to before the seat's last action, whatever came after it, because all agree; returns how many steps
        are gone.

        Of a sealed question all answers are given anew. The record keeps what is taken back, so that every die can be
        verified, and dice that were rolled do not come again.
        """
        kept = self.flow.back_point(seat)
        gone = len(self.steps) - kept
        self._take_back(seat, kept)
        return gone

    def _take_back(self, seat: int, kept: int) -> None:
        to = self.steps[kept - 1].line if kept else 1
        self._course.take_back(seat, kept, len(self.lines) + 1)
        self._write(TakebackLine(n=len(self.lines) + 1, hash="", seat=self.game.seats[seat], to=to))

    def events_for(self, seat: int = ARBITER, since: int = 0) -> list[Event]:
        """What the seat may know of everything that happened, from the step of that index on."""
        seen = [event.seen_by(seat) for step in self.steps[since:] for event in step.events]
        return [event for event in seen if event is not None]

    def forget_events(self) -> None:
        """Keep no event from now on: for who hears them all through `watch`. A long match has tens of thousands."""
        self._course.forget_events()

    def _refuse_when_over(self) -> None:
        if self.outcome is not None:
            raise IllegalAction(Refusal("game-over", self.outcome.rule))

    def _go_on(self) -> list[Event]:
        """Let the dice answer as long as chance is asked, then write the end if there is one."""
        events: list[Event] = []
        while self.dice is not None and self.outcome is None and self.state.question is not None:
            if self.state.question.seats != (CHANCE,):
                break
            events += self._take(CHANCE, answer(self.state, self.dice, self._course.chances))
        if self.outcome is not None:
            seed = self.dice.seed.hex() if isinstance(self.dice, FairDice) else None
            self._write(
                EndLine(
                    n=len(self.lines) + 1,
                    hash="",
                    outcome=self._course.outcome_entry(),
                    position=self.game.format(self.state),
                    seed=seed,
                    hints={self.game.seats[asker]: count for asker, count in sorted(self.hints.items())},
                )
            )
        return events

    def _take(self, seat: int, action: Action, silent: bool = False) -> list[Event]:
        step = self._course.take(seat, action, len(self.lines) + 1)
        self._write(PlayLine(n=step.line, hash="", play=self.game.format_line(seat, action)))
        return step.events if silent else self._tell(step)

    def _tell(self, step: Step) -> list[Event]:
        if self.watch is not None:
            self.watch(step)
        return step.events

    def _write(self, line: Line) -> None:
        self.lines.append(chained(line, self.lines[-1].hash))


def teaches(game: Game[Any], before: State, seat: int, action: Action, after: State) -> bool:
    """Whether the seat learns something hidden by its action, such as a card drawn from a shuffled pack.

    If nothing is learnt, every state that looks the same to the seat before the action looks the same after it.
    """
    seen = game.view(after, seat)
    if game.teaches(game.view(before, seat), seen):
        return True
    for number in range(GUESSES):
        guess = game.determinize(before, seat, Sampler(number))
        apply(guess, seat, action)
        if game.view(guess, seat) != seen:
            return True
    return False


def _dice_entry(dice: DiceSource | None, course: Course) -> DiceEntry | None:
    """Only fair dice promise anything; all others are rolled, as far as a reader can tell, by hand."""
    if not isinstance(dice, FairDice):
        return None
    seats = len(course.seated)
    if len(dice.seat_seeds) != seats:
        raise SetupError(f"{course.game.slug} has {seats} seats, but the dice have {len(dice.seat_seeds)} seat seeds")
    return DiceEntry(protocol=PROTOCOL, commitment=dice.commitment, seat_seeds=dice.seat_seeds)
