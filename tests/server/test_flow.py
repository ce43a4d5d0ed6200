"""Undo, takeback, clocks, resigning and reading the log anew, in any order, in every game of the box.

Whatever is done: the log folds to the same table, the record verifies to its last die, and no answer of chance that was
once given is given again. `WARBOX_THOROUGH=10` tries ten times as hard.
"""

import os
from contextlib import suppress
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from tests.play.coves import as_bytes
from tests.server.table import stored_start
from warbox.engine.decision import CHANCE
from warbox.engine.game import SetupError
from warbox.engine.sampler import Sampler
from warbox.engine.turn import legal
from warbox.games import SLUGS, load_game
from warbox.play.match import Match
from warbox.play.record import PlayLine, parse_record
from warbox.play.replay import ABANDONED, CALLED_OFF
from warbox.play.verify import HOLDS, verify
from warbox.server.checks import (
    check_claim,
    check_draw,
    check_draw_answer,
    check_takeback,
    check_takeback_answer,
    check_undo,
)
from warbox.server.entry import (
    CLAIM,
    DRAW,
    DRAW_ANSWER,
    PLAY,
    RESIGN,
    TAKEBACK,
    TAKEBACK_ANSWER,
    TIMEOUT,
    UNDO,
    ClockSetup,
)
from warbox.server.sitting import Refused, Sitting

HARD = int(os.environ.get("WARBOX_THOROUGH", "1"))
CLOCKS = [ClockSetup(), ClockSetup("turn", 60), ClockSetup("bank", 300, 5), ClockSetup("days", days=1)]
NUMBERS = st.integers(0, 10**6)
SECONDS = st.sampled_from([0.0, 0.1, 1.0, 20.0])


class AnyOrder(RuleBasedStateMachine):
    slug = ""

    @initialize(
        seed=st.integers(0, 255),
        pick=NUMBERS,
        clock=st.sampled_from(CLOCKS),
        ahead=st.integers(0, 120),
        heard=st.booleans(),
    )
    def begin(self, seed: int, pick: int, clock: ClockSetup, ahead: int, heard: bool) -> None:
        """A table of any size, under any options that a list can name, some way into the match."""
        game = load_game(self.slug)
        sampler = Sampler(pick)
        options = {one.name: one.values[int(sampler.below(len(one.values)))] for one in game.options if one.values}
        try:
            self.stored = stored_start(self.slug, seed, options, clock)
        except SetupError:
            assume(False)
        self.sitting = Sitting(self.stored)
        self.at = 1.0
        self.rolled: list[str] = []
        for _ in range(ahead):
            question = self.sitting.question
            if question is None:
                break
            self.act(int(sampler.below(10**6)), int(sampler.below(10**6)), 0.0)
        if heard:
            self.sitting.heard = {0}

    # ---- what may be done

    @property
    def match(self) -> Match:
        assert self.sitting.match is not None
        return self.sitting.match

    def going_on(self) -> bool:
        return self.sitting.question is not None

    def seat(self, number: int) -> int:
        return number % len(self.sitting.seats)

    def enter(self, kind: str, seat: int | None, text: str = "") -> None:
        self.stored.entries.extend(self.sitting.enter(kind, seat, text, self.at))
        self.sitting.outbox.clear()

    def wait(self, seconds: float) -> bool:
        """Time passes; False if it was somebody's last."""
        self.at += seconds
        late = self.sitting.clock.out_of_time(self.at, 0.0)
        if late:
            self.enter(TIMEOUT, None, " ".join(self.sitting.letters[seat] for seat in late))
        return not late

    @precondition(going_on)
    @rule(who=NUMBERS, what=NUMBERS, seconds=SECONDS)
    def act(self, who: int, what: int, seconds: float) -> None:
        if not self.wait(seconds):
            return
        seats = self.match.state.question.seats  # type: ignore[union-attr]
        seat = seats[who % len(seats)]
        choices = legal(self.match.state, seat)
        self.enter(PLAY, seat, choices[what % len(choices)].text)

    @precondition(going_on)
    @rule(who=NUMBERS, seconds=SECONDS)
    def undo(self, who: int, seconds: float) -> None:
        seat = self.seat(who)
        promised = self.sitting.may_undo(seat)
        if not self.wait(seconds):
            return
        self.match.flow.at = self.at
        before = self.sitting.clock.shown(self.sitting.letters, self.at)
        try:
            check_undo(self.sitting, seat, self.sitting.last(seat))
        except Refused:
            assert not promised
            return
        if self.match.flow.undo_too_late(seat):
            with pytest.raises(Refused, match="undo-late"):
                self.enter(UNDO, seat)
            return
        self.enter(UNDO, seat)
        after = self.sitting.clock.shown(self.sitting.letters, self.at)
        if before is not None and after is not None:
            for letter, left in after["left"].items():
                assert left <= before["left"][letter] or letter != self.sitting.letters[seat], "undo earns no time"

    @precondition(going_on)
    @rule(who=NUMBERS)
    def undo_unasked(self, who: int) -> None:
        """Without the server's own check before: refused or done, never half done."""
        with suppress(Refused):
            self.enter(UNDO, self.seat(who))

    @precondition(going_on)
    @rule(who=NUMBERS, seconds=SECONDS)
    def ask_back(self, who: int, seconds: float) -> None:
        if not self.wait(seconds):
            return
        seat = self.seat(who)
        try:
            check_takeback(self.sitting, seat, self.sitting.last(seat))
        except Refused:
            return
        self.enter(TAKEBACK, seat)

    @precondition(lambda self: self.going_on() and self.sitting.takeback is not None)
    @rule(who=NUMBERS, agree=st.sampled_from([True, True, True, False]))
    def answer_wish(self, who: int, agree: bool) -> None:
        seat = self.seat(who)
        try:
            check_takeback_answer(self.sitting, seat, self.sitting.last(seat), agree)
        except Refused:
            return
        self.enter(TAKEBACK_ANSWER, seat, "yes" if agree else "no")

    @precondition(lambda self: self.going_on() and self.sitting.takeback is not None)
    @rule()
    def all_agree(self) -> None:
        for seat in range(len(self.sitting.seats)):
            wish = self.sitting.takeback
            if wish is not None and seat not in wish.agreed:
                self.enter(TAKEBACK_ANSWER, seat, "yes")

    @precondition(going_on)
    @rule(who=NUMBERS, seconds=SECONDS)
    def offer_draw(self, who: int, seconds: float) -> None:
        if not self.wait(seconds):
            return
        seat = self.seat(who)
        try:
            check_draw(self.sitting, seat, self.sitting.last(seat))
        except Refused:
            return
        self.enter(DRAW, seat)

    @precondition(lambda self: self.going_on() and self.sitting.draw is not None)
    @rule(who=NUMBERS, agree=st.sampled_from([True, False, False, False]))
    def answer_draw(self, who: int, agree: bool) -> None:
        seat = self.seat(who)
        try:
            check_draw_answer(self.sitting, seat, self.sitting.last(seat), agree)
        except Refused:
            return
        self.enter(DRAW_ANSWER, seat, "yes" if agree else "no")

    @precondition(lambda self: self.going_on() and len(self.stored.entries) % 13 == 0)
    @rule(who=NUMBERS, win=st.booleans())
    def claim(self, who: int, win: bool) -> None:
        """All others have gone."""
        seat = self.seat(who)
        everybody = set(range(len(self.sitting.seats)))
        try:
            left = check_claim(self.sitting, seat, everybody - {seat})
        except Refused:
            return
        self.enter(CLAIM, seat, f"{ABANDONED if win else CALLED_OFF} {left}")

    @precondition(going_on)
    @rule(who=NUMBERS, what=NUMBERS, more=st.integers(0, 3))
    def go_back_and_on(self, who: int, what: int, more: int) -> None:
        """Agreed at once; then the seat undoes as much as it can, and acts again: the way of one who looks for dice."""
        steps = self.match.steps
        before_dice = [one.seat for one, then in pairwise(steps) if then.seat == CHANCE and one.seat != CHANCE]
        seat = before_dice[-1] if before_dice and who % 4 else self.seat(who)
        try:
            check_takeback(self.sitting, seat, self.sitting.last(seat))
        except Refused:
            return
        self.enter(TAKEBACK, seat)
        self.all_agree()
        for _ in range(more):
            self.undo_unasked(seat)
            self.no_die_comes_again()
        for number in range(more):
            if self.going_on():
                self.act(seat, what + number, 0.0)

    @precondition(going_on)
    @rule(what=NUMBERS, count=st.integers(1, 12))
    def act_on(self, what: int, count: int) -> None:
        for number in range(count):
            if self.going_on():
                self.act(what + number, what * (number + 1), 0.1)

    @precondition(lambda self: self.going_on() and len(self.stored.entries) % 23 == 0)
    @rule(who=NUMBERS)
    def resign(self, who: int) -> None:
        self.enter(RESIGN, self.seat(who))

    # ---- what always holds

    @rule()
    def read_anew(self) -> None:
        """The log folds to the same table."""
        again = Sitting(self.stored)
        assert told(again) == told(self.sitting)
        again.heard = self.sitting.heard
        self.sitting = again

    @rule()
    def verify(self) -> None:
        """The record is one that can be gone on with, and holds when it ends."""
        record = parse_record(as_bytes(self.match.lines))
        lines = record.lines
        if record.end is None:
            match = Match.resume(record, self.sitting.game, self.stored.seed)
            assert self.sitting.game.format(match.state) == self.sitting.game.format(self.match.state)
            match.resign(0)
            lines = match.lines
        verdict = verify(as_bytes(lines))
        assert (verdict.status, verdict.why) == (HOLDS, "")
        assert verdict.chances == self.match.flow.chances

    @invariant()
    def no_die_comes_again(self) -> None:
        """What chance has answered stays answered: each answer has a number of its own for good."""
        if not hasattr(self, "sitting"):
            return
        plays = [line.play for line in self.match.lines if isinstance(line, PlayLine)]
        rolled = [play for play in plays if play.startswith("*:")]
        assert rolled[: len(self.rolled)] == self.rolled
        assert len(rolled) == self.match.flow.chances
        self.rolled = rolled

    def teardown(self) -> None:
        if hasattr(self, "sitting"):
            self.verify()
            self.read_anew()


def told(sitting: Sitting) -> dict[str, Any]:
    """Everything that a sitting could tell anybody."""
    assert sitting.match is not None
    assert sitting.streams is not None
    seats = range(len(sitting.seats))
    wish = sitting.takeback
    return {
        "lines": sitting.match.lines,
        "position": sitting.game.format(sitting.match.state),
        "updates": sitting.streams.updates,
        "since": sitting.streams.since,
        "clock": sitting.clock.mark(),
        "undo": [sitting.why_no_undo(seat) for seat in seats],
        "wish": None if wish is None else (wish.by, wish.target.line, wish.agreed),
        "wishes": [sitting.match.flow.why_no_wish(seat) for seat in seats],
        "offer": sitting.draw,
        "offers": [sitting.match.flow.why_no_offer(seat) for seat in seats],
        "state": sitting.state,
        "length": sitting.length,
    }


@pytest.mark.parametrize("slug", SLUGS)
def test_whatever_is_done_in_whatever_order_the_log_folds_and_the_record_holds(slug: str) -> None:
    machine = type(f"AnyOrder{slug}", (AnyOrder,), {"slug": slug})
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=12 * HARD,
            stateful_step_count=40,
            deadline=None,
            suppress_health_check=list(HealthCheck),
        ),
    )
