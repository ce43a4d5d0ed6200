"""A walk through a match that is over, step by step.

A choice is looked at as a hint is: from what its seat could know then (see `warbox.players.hint`). It gave away what
the best choice promised more than the chosen one, both met by the same luck. Which is best was weighed before, with
other luck: so chance does not make it look better than it is. A difference smaller than its error is none.

Each step has seeds of its own. A review made in parts is the same as one made at once.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any, Final

from warbox.engine.action import Action
from warbox.engine.decision import ARBITER, CHANCE
from warbox.engine.game import Game
from warbox.engine.sampler import Sampler
from warbox.engine.state import State
from warbox.engine.turn import apply, legal
from warbox.play.flow import Step
from warbox.play.record import Record
from warbox.play.replay import CALLED_OFF, Course, course_of
from warbox.players.hint import LEGS, WIDE, Move, compare, error_of
from warbox.players.levels import Searcher
from warbox.players.mainline import Ply, main_line
from warbox.players.search import Effort
from warbox.players.table import SeatTable
from warbox.review.chances import mean_before_chance, sides_of, unseen_luck, win_chances

STRIDE: Final = 1_000_003  # between the seeds of two reviews
WIDTH: Final = 8  # choices that are looked at closely
WORTH_A_LINE: Final = 0.02  # given away: then it is shown how it might have gone on


@dataclass(frozen=True)
class Care:
    """How hard a review looks. Counted, never timed: the same seed makes the same review."""

    share: float = 1.0  # of the playouts by which a veteran finds the best choice
    legs: int = LEGS  # how far they and the futures go
    futures: int = 16  # of the best and of the chosen one
    redraws: int = 64  # of dice and shuffles with too many results to go through
    guesses: int = 24  # at what a seat could not know when it answered

    @classmethod
    def of(cls, share: float) -> "Care":
        """So many times as hard as is usual."""
        return cls(share, futures=max(2, round(share * cls.futures)))


@dataclass(frozen=True)
class Better:
    """A choice that promised more than the one that was made."""

    chosen: Move
    best: Move
    line: list[Ply]  # how it may have gone on
    rule: str  # behind the question
    actions: list[dict[str, Any]]  # those above by verb and parts, for who says them in words

    def plain(self) -> dict[str, Any]:
        return {
            "chosen": self.chosen.plain(),
            "best": self.best.plain(),
            "line": [ply.plain() for ply in self.line],
            "rule": self.rule,
            "actions": self.actions,
        }


@dataclass(frozen=True)
class Moment:
    """One step of the match, and how things stood after it."""

    step: int  # as replays count
    by: str  # the seat's letter; * is chance
    action: str  # in notation; empty: the match ended outside the rules
    turn: int
    values: list[float]  # by side
    luck: list[float] = field(default_factory=list)  # by side; of a die or a shuffle
    unseen: list[float] = field(default_factory=list)  # by side; of what an answer brought to light
    choices: int = 0  # there were
    given: float = 0.0  # away, of the chances of the seat's side
    better: Better | None = None

    def plain(self) -> dict[str, Any]:
        return {
            "step": self.step,
            "by": self.by,
            "action": self.action,
            "turn": self.turn,
            "values": [round(value, 4) for value in self.values],
            "luck": [round(value, 4) for value in self.luck],
            "unseen": [round(value, 4) for value in self.unseen],
            "choices": self.choices,
            "given": round(self.given, 4),
            "better": None if self.better is None else self.better.plain(),
        }


class Reviewer:
    """Walks through the record of a match that is over. Raises RecordError, or ValueError if it is not over."""

    def __init__(self, record: Record, game: Game[Any], seed: int = 1, care: Care | None = None) -> None:
        if record.end is None:
            raise ValueError("the match of this record is not over")
        self.game: Final = game
        self.record: Final = record
        self.seed: Final = seed
        self.care: Final = care or Care()
        self._course: Final[Course] = course_of(record, game)
        for line in record.plays:
            self._course.follow(line)
        self.sides: Final = sides_of(game, self._course.position(0))
        self._opening: Final = self._once_set_up()

    @property
    def steps(self) -> int:
        """That stand: what was taken back is not looked at."""
        return len(self._course.steps)

    def start(self) -> Moment:
        """How things stood before the first step."""
        state = self._course.position(0)
        return Moment(0, "", "", int(self.game.turn(state)), self._chances(state))

    def _chances(self, state: State) -> list[float]:
        """How things stand. While pieces are laid out that is how they will stand once all are there."""
        return self._opening if self.game.setting_up(state) else win_chances(self.game, state, self.sides)

    def _once_set_up(self) -> list[float]:
        state = self._course.position(0)
        for step in self._course.steps:
            if not self.game.setting_up(state) or step.action is None:
                break
            apply(state, step.seat, step.action)
        return win_chances(self.game, state, self.sides)

    def walk(self, first: int = 0, done: Callable[[int], None] | None = None) -> Iterator[Moment]:
        """The moments from that step on."""
        steps = self._course.steps
        state = self._course.position(first)
        for index in range(first, len(steps)):
            yield self._moment(state, steps[index])
            if done is not None:
                done(index + 1)

    def _moment(self, state: State, step: Step) -> Moment:
        """Look at a step, and take it."""
        game, number = self.game, step.line - 1
        if step.action is None:
            return Moment(number, game.seat_letter(step.seat), "", int(game.turn(state)), self._final(state))
        sampler = Sampler(STRIDE * self.seed + step.line)
        before = state.clone()
        apply(state, step.seat, step.action)
        values = self._chances(state)
        plain = Moment(number, game.seat_letter(step.seat), step.action.text, int(game.turn(before)), values)
        if step.seat == CHANCE and game.setting_up(before):
            return replace(plain, luck=[0.0] * len(values))
        if step.seat == CHANCE:
            means = mean_before_chance(game, before, self.sides, sampler, self.care.redraws)
            return replace(plain, luck=[value - mean for value, mean in zip(values, means, strict=True)])
        unseen = [0.0] * len(values)
        if not game.setting_up(before):
            unseen = unseen_luck(game, before, step.seat, step.action, self.sides, sampler, self.care.guesses)
        plain = replace(plain, unseen=unseen, choices=len(legal(before, step.seat)))
        if plain.choices < 2:
            return plain
        better, given = self._look_for_better(before, step.seat, step.action, sampler)
        return replace(plain, given=given, better=better)

    def _final(self, state: State) -> list[float]:
        """After an end outside the rules: who won, won. A match that was called off stays as it stood."""
        outcome = self._course.outcome
        assert outcome is not None
        if outcome.kind == CALLED_OFF:
            return self._chances(state)
        winners = [side for side in self.sides if set(side) & set(outcome.winners)]
        if winners or len(self.sides) == 1:
            return [1.0 / len(winners) if side in winners else 0.0 for side in self.sides]
        return [1.0 / len(self.sides)] * len(self.sides)

    def _look_for_better(
        self, state: State, seat: int, chosen: Action, sampler: Sampler
    ) -> tuple[Better | None, float]:
        game, care = self.game, self.care
        table = SeatTable(game, state, seat)
        effort = Effort(max(1, round(care.share * game.playouts)), 0.0, care.legs, WIDTH)
        best = Searcher(game, int(sampler.next()), effort).weigh(table)[0]
        if best == chosen:
            return None, 0.0
        promised, made = compare(game, table, [best, chosen], sampler, care.futures, legs=care.legs)
        differences = [one - other for one, other in zip(promised.values, made.values, strict=True)]
        given = sum(differences) / len(differences)
        if given <= error_of(differences) / WIDE:
            return None, 0.0
        question = state.question
        assert question is not None
        line = main_line(game, state, seat, best, sampler, ARBITER) if given >= WORTH_A_LINE else []
        told = [chosen, best, *(game.parse_seat_action(ply.action) for ply in line[1:])]
        better = Better(
            Move(chosen.text, made.value, made.error),
            Move(best.text, promised.value, promised.error),
            line,
            question.rule,
            [said(game, action) for action in told],
        )
        return better, given


def said(game: Game[Any], action: Action) -> dict[str, Any]:
    """An action as the page is told of choices."""
    verb, parts = game.parts(action)
    return {"text": action.text, "verb": verb, "parts": parts}
