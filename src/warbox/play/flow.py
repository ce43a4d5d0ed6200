"""What stands of a match beside the rules of its game: the steps, the wish to take back, the clocks.

One small state machine, for the terminal, the server and whoever verifies a record. It knows no rule and no position,
and keeps these promises, whatever is done in whatever order:

- answers of chance are counted for good: no number of a question to chance is ever used twice;
- what stood before a takeback, or before a change of hands, is never deleted from the record;
- an undone step earns nothing: the clocks run on as if it had not been;
- an offer of a draw is gone when it is answered, or when anything open happens after it;
- a wish to take back is for one action, and is gone when that action is, or when anything open happens after it.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from warbox.engine.action import Action
from warbox.engine.decision import CHANCE, SEALED, Decision, Refusal
from warbox.engine.event import Event
from warbox.play.clock import Clock, Mark

MOST_WISHES = 20  # of a seat in a match, granted or not
MOST_WISHES_A_PLACE = 3  # of a seat, to go back to one and the same place

MOST_OFFERS = 10  # of a draw, of a seat in a match

NOTHING: list[Event] = []


class CannotUndo(ValueError):
    """Nothing has changed. The refusal's kind is the id of the sentence that says why."""

    def __init__(self, kind: str, why: str) -> None:
        self.refusal = Refusal(kind, "")
        super().__init__(why)


@dataclass(frozen=True, slots=True)
class Step:
    """One answer and what it did."""

    line: int  # of the record
    seat: int
    action: Action | None  # None: the seat resigned, ran out of time or took back
    events: list[Event]
    settled: bool  # a die, a shuffle, a reveal or a resignation: what came before it cannot be taken back
    sealed: bool = False  # an answer that nobody else has seen yet when it was given
    passed: bool = False  # somebody is asked now who was not asked before, or the seat itself no more

    def bare(self) -> "Step":
        """The same step without the memory of what it did."""
        return Step(self.line, self.seat, self.action, NOTHING, self.settled, self.sealed, self.passed)


@dataclass(frozen=True, slots=True)
class Moment:
    """How things stood before a step."""

    at: float  # when the step was taken
    asked: Decision | None
    mark: Mark | None


@dataclass(frozen=True, slots=True)
class Wish:
    """A seat's wish to take an action back, until all others have agreed or one has not."""

    by: int
    target: Step
    agreed: frozenset[int]


@dataclass(frozen=True, slots=True)
class Offer:
    """A seat offers a draw, until all others have agreed or one has not."""

    by: int
    agreed: frozenset[int]


class Flow:
    def __init__(self, question: Decision | None, seats: int, clock: Clock | None = None, at: float = 0.0) -> None:
        self.seats = seats
        self.steps: list[Step] = []  # that stand
        self.chances = 0  # answers of chance so far, those taken back included
        self.wall = 0  # the record's line of the last takeback, or of the last change of hands
        self.over = False
        self.wish: Wish | None = None
        self.offer: Offer | None = None
        self.at = at  # the time: whoever knows it sets it before each change
        self.clock = clock
        self._moments: list[Moment] = []  # one for each step
        self._asked: Decision | None = None  # the last question to seats
        self._wishes: Counter[int] = Counter()  # by seat
        self._places: Counter[tuple[int, int]] = Counter()  # by seat and the line to go back to
        self._declined: set[int] = set()  # seats that have not acted since
        self._offers: Counter[int] = Counter()  # by seat
        self._refused: set[int] = set()  # seats whose offer was, and that have not acted since
        self._press(question, None)

    def add(self, step: Step, after: Decision | None) -> None:
        """A step was taken, and this is asked now."""
        self._moments.append(Moment(self.at, self._asked, None if self.clock is None else self.clock.mark()))
        self.steps.append(step)
        if step.seat == CHANCE:
            self.chances += 1
        else:
            self._declined.discard(step.seat)
            self._refused.discard(step.seat)
        if not step.sealed:  # that a sealed answer was given is told by nothing, a wish that goes included
            self.wish = None
            self.offer = None
        self._press(after, step.seat)

    def end(self, step: Step) -> None:
        """A step that ends the match outside the rules: a seat gave up, or its time is up."""
        self.add(step, None)
        self.over = True

    def forget_events(self) -> None:
        self.steps = [step.bare() for step in self.steps]

    def _press(self, after: Decision | None, by: int | None) -> None:
        """Clocks run for seats only: while chance answers nothing changes."""
        if after is not None and after.seats == (CHANCE,):
            return
        if self.clock is not None:
            self.clock.press(self._asked, after, by, self.at)
        self._asked = after

    # ---- undo: a seat takes its own last action back, alone

    def undo_point(self, seat: int, past_others: bool = False) -> tuple[int, list[Step]]:
        """How many steps are kept when the seat takes its last action back, and which of the later ones stand.

        Dice, shuffles and revealed answers stay: whoever has seen them cannot unsee them. Raises CannotUndo.
        """
        if self.over:
            raise CannotUndo("undo-over", "the match is over")
        standing: list[Step] = []
        for kept in range(len(self.steps) - 1, -1, -1):
            step = self.steps[kept]
            if step.seat == CHANCE:
                raise CannotUndo("undo-dice", "dice and shuffles cannot be taken back")
            if step.settled:
                raise CannotUndo("undo-reveal", "sealed answers have been revealed and cannot be taken back")
            if step.seat == seat:
                return kept, standing
            if not past_others:
                if not step.sealed:
                    raise CannotUndo("undo-other", "another seat has acted since, and only it can take that back")
                standing.insert(0, step)
        raise CannotUndo("undo-nothing", "there is nothing to take back")

    def why_no_undo(self, seat: int) -> str | None:
        """Why a seat whose others sit elsewhere cannot take back alone. Others' sealed answers are passed over: whether
        there are any is not for this seat to know."""
        try:
            kept, _ = self.undo_point(seat)
        except CannotUndo as error:
            return error.refusal.kind
        if self.steps[kept].line < self.wall:
            return "undo-agreed"
        return "undo-handed" if self.steps[kept].passed else None

    def undo_too_late(self, seat: int) -> bool:
        """Whether the seat's time would be up if it had not acted."""
        mark = self._moments[self.undo_point(seat)[0]].mark
        return self.clock is not None and mark is not None and self.clock.too_late(mark, seat, self.at)

    def rewind(self, kept: int) -> None:
        """The later steps are undone: as if they had not been."""
        moment = self._moments[kept]
        del self.steps[kept:], self._moments[kept:]
        if self.clock is not None and moment.mark is not None:
            self.clock.run_on(moment.mark)
        self._asked = moment.asked
        self._forget_wish()

    def when(self, steps: Iterable[Step]) -> list[float]:
        """When these steps were taken."""
        times = {id(step): moment.at for step, moment in zip(self.steps, self._moments, strict=True)}
        return [times[id(step)] for step in steps]

    # ---- takeback: all agree to go back, dice or no dice

    def wish_back(self, seat: int, agreed: Iterable[int]) -> bool:
        """A seat asks to take its last action back; the seats that always agree have done so. True if all have."""
        kept = self.back_point(seat)
        self._wishes[seat] += 1
        self._places[seat, self._place(kept)] += 1
        self.wish = Wish(seat, self._last(seat), frozenset(agreed) | {seat})
        return self._granted()

    def why_no_wish(self, seat: int) -> str | None:
        if self.wish is not None:
            return "takeback-asked"
        try:
            kept = self.back_point(seat)
        except CannotUndo as error:
            return error.refusal.kind
        if seat in self._declined:
            return "takeback-again"
        if self._wishes[seat] >= MOST_WISHES or self._places[seat, self._place(kept)] >= MOST_WISHES_A_PLACE:
            return "takeback-often"
        return None

    def answer_wish(self, seat: int, agree: bool) -> bool:
        """What a seat says to the wish of another. True if all have agreed now."""
        wish = self.wish
        if wish is None:
            raise CannotUndo("takeback-none", "nobody asks to take anything back")
        if not agree:
            self._declined.add(wish.by)
            self.wish = None
            return False
        self.wish = Wish(wish.by, wish.target, wish.agreed | {seat})
        return self._granted()

    # ---- a draw: all agree to end the match

    def why_no_offer(self, seat: int) -> str | None:
        if self.over:
            return "game-over"
        if self.offer is not None:
            return "draw-offered"
        if seat in self._refused:
            return "draw-again"
        return "draw-often" if self._offers[seat] >= MOST_OFFERS else None

    def offer_draw(self, seat: int) -> None:
        self._offers[seat] += 1
        self.offer = Offer(seat, frozenset({seat}))

    def answer_offer(self, seat: int, agree: bool) -> bool:
        """What a seat says to the offer of another; its own it takes back. True if all have agreed now."""
        offer = self.offer
        if offer is None:
            raise CannotUndo("draw-none", "nobody offers a draw")
        if not agree:
            self._refused.add(offer.by)
            self.offer = None
            return False
        self.offer = Offer(offer.by, offer.agreed | {seat})
        return len(self.offer.agreed) == self.seats

    # ---- both

    def _granted(self) -> bool:
        return self.wish is not None and len(self.wish.agreed) == self.seats

    def _last(self, seat: int) -> Step:
        for step in reversed(self.steps):
            if step.seat == seat:
                return step
        raise CannotUndo("undo-nothing", "there is nothing to take back")

    def _place(self, kept: int) -> int:
        """The line of the record after which the match would go on."""
        return self.steps[kept - 1].line if kept else 1

    def back_point(self, seat: int) -> int:
        """How many steps are kept when the action that the seat wishes back, or its last, is taken back.

        Of a sealed question all answers are given anew. Raises CannotUndo.
        """
        if self.over:
            raise CannotUndo("undo-over", "the match is over")
        wish = self.wish
        target = wish.target if wish is not None and wish.by == seat else self._last(seat)
        kept = next(index for index, step in enumerate(self.steps) if step is target)
        while kept > 0 and self.steps[kept - 1].sealed:
            kept -= 1
        return kept

    def go_back(self, kept: int, line: int, after: Decision | None) -> None:
        """The later steps are taken back by the record's line. Answers of chance stay counted: none comes twice."""
        moment = self._moments[kept]
        del self.steps[kept:], self._moments[kept:]
        if self.clock is not None and moment.mark is not None:
            self.clock.go_back(moment.mark, after, self.at)
        self._asked = after
        self.wall = line
        self.wish = None

    def _forget_wish(self) -> None:
        """A wish goes with the action that it is about."""
        if self.wish is not None and not any(step is self.wish.target for step in self.steps):
            self.wish = None


def reveals(before: Decision | None, after: Decision | None) -> bool:
    """Whether an answer was the last of a sealed decision: the same question no longer waits for any of its seats."""
    if before is None or before.mode != SEALED:
        return False
    if after is None or after.mode != SEALED or after.kind != before.kind:
        return True
    return not set(after.seats) <= set(before.seats)


def passes(seat: int, before: Decision | None, after: Decision | None) -> bool:
    """Whether an open answer of a seat led to a question to somebody else."""
    if before is None or after is None:
        return True
    return seat not in after.seats or not set(after.seats) <= set(before.seats)
