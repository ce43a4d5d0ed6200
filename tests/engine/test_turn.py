"""Driving a state: settling, answering, refusing, chance, playouts, perft."""

import pytest

from tests.conformance.coves.game import COVES
from tests.conformance.coves.rules import DIG, DRAW, GO, HIDE, PASS, PLAY, Camp, CovesFrame, CovesState
from warbox.engine.action import Action, Dice, Order
from warbox.engine.decision import ANY, CHANCE, SEALED, Decision, IllegalAction
from warbox.engine.event import Public
from warbox.engine.sampler import Sampler
from warbox.engine.state import Shuffle, State
from warbox.engine.turn import (
    apply,
    chance,
    chance_action,
    check,
    decision,
    legal,
    perft,
    playout,
    settle,
    submit,
)

BIDDING = "game coves\nA cove=2 hand=14\nB cove=3 hand=25\npack 3\nat bid"
CAMPING = "game coves\nA hand=1\nB hand=2\npack 345\nat camp"
DIGGING = "game coves\nA hand=1\nB cove=2 dug=3 hand=2\nat dig A"


def played(position: str, *lines: str) -> CovesState:
    state = COVES.parse(position)
    for line in lines:
        submit(state, *COVES.parse_line(line))
    return state


class Spinning(CovesFrame):
    """Never asks, never finishes."""

    def run(self, state: CovesState) -> None:
        state.round += 1


class BigShuffle(Shuffle[CovesState]):
    """A pack of which nobody can list the orders."""


def test_settling_runs_frames_until_somebody_is_asked() -> None:
    state = COVES.parse(BIDDING)
    for seat in (0, 1):
        state.stack[-1].take(state, seat, PASS)
    settle(state)  # nobody bid: the bid finishes, and below it is the camp
    assert decision(state) is Camp.QUESTION


def test_settling_an_empty_stack_asks_nobody() -> None:
    state = COVES.parse(CAMPING)
    state.stack.clear()
    settle(state)
    assert decision(state) is None


def test_a_frame_that_runs_without_end_is_named() -> None:
    state = CovesState(3, "draw")
    state.push(Spinning())
    with pytest.raises(RuntimeError, match="Spinning runs without end"):
        settle(state)


def test_only_the_top_frame_can_finish() -> None:
    state = CovesState(3, "draw")
    below = Camp()
    state.push(below)
    state.push(Camp())
    with pytest.raises(AssertionError, match="only the top frame can finish"):
        state.finish(below)


def test_a_sealed_decision_lists_the_seats_that_have_not_answered() -> None:
    state = COVES.parse(BIDDING)
    question = decision(state)
    assert question is not None
    assert (question.mode, question.seats) == (SEALED, (0, 1))
    submit(state, 1, PLAY[1])
    question = decision(state)
    assert question is not None
    assert question.seats == (0,)
    assert legal(state, 1) == []
    refusal = check(state, 1, PLAY[4])
    assert refusal is not None
    assert refusal.text() == "not-asked TOY-BID-01 kind=bid"


@pytest.mark.parametrize("lines", [("A: play 4", "B: play 5"), ("B: play 5", "A: play 4")])
def test_sealed_answers_lead_to_the_same_state_in_any_order(lines: tuple[str, str]) -> None:
    state = played(BIDDING, *lines)
    assert COVES.format(state) == (
        "game coves\nround 1\nA cove=2 dug=- hand=1 bid=-\nB cove=3 dug=- hand=2 bid=-\npack 3\nspent 45\nat dig B\n"
    )


def test_any_seat_listed_may_act_next_and_again() -> None:
    state = COVES.parse(CAMPING)
    question = decision(state)
    assert question is not None
    assert question.mode == ANY
    for seat in (1, 1, 0):
        assert legal(state, seat) == [DRAW, GO]
        submit(state, seat, DRAW)
    assert state.hands == [[1, 5], [2, 3, 4]]
    assert legal(state, 0) == legal(state, 1) == [GO]


def test_a_seat_that_is_not_asked_has_no_choices() -> None:
    state = COVES.parse(DIGGING)
    assert legal(state, 1) == []
    assert legal(state, CHANCE) == []
    assert [action.text for action in legal(state, 0)] == ["dig 1", "dig 2"]


def test_submit_returns_the_events_in_order_and_stops_listening() -> None:
    state = played(BIDDING, "A: play 4")
    events = submit(state, 1, PLAY[4])
    assert [event.text() for event in events] == ["bid TOY-BID-01 side=B card=5", "bids TOY-BID-01 A=4 B=5"]
    assert state.events is None


def test_apply_is_silent() -> None:
    state = COVES.parse(DIGGING)
    apply(state, 0, DIG[1])
    assert state.events is None
    assert COVES.format(state).endswith("at guard A 2\n")


@pytest.mark.parametrize(
    ("seat", "action", "reason"),
    [
        (0, DIG[2], "known-empty TOY-DIG-02 cove=3"),
        (0, HIDE[0], "not-a-choice TOY-DIG-01 action=hide 1"),
        (0, Dice([3]), "not-a-choice TOY-DIG-01 action=dice 3"),
        (1, DIG[0], "not-asked TOY-DIG-01 kind=dig"),
        (CHANCE, Dice([3]), "not-asked TOY-DIG-01 kind=dig"),
    ],
)
def test_a_refused_answer_changes_nothing(seat: int, action: Action, reason: str) -> None:
    state = COVES.parse(DIGGING)
    before, stack = COVES.format(state), list(state.stack)
    with pytest.raises(IllegalAction) as caught:
        submit(state, seat, action)
    assert caught.value.refusal.text() == reason
    assert COVES.format(state) == before
    assert state.stack == stack
    assert state.events is None


def test_after_the_end_every_answer_is_refused_with_the_rule_of_the_end() -> None:
    state = played("game coves\nA cove=1\nB cove=2\nat roll A 2 open", "*: dice 6")
    assert state.outcome is not None
    assert state.outcome.winners == (0,)
    assert decision(state) is None
    assert legal(state, 0) == []
    refusal = check(state, 0, GO)
    assert refusal is not None
    assert refusal.text() == "game-over TOY-END-01"


def test_an_error_inside_a_rule_does_not_leave_a_listener_behind() -> None:
    class Bursting(CovesFrame):
        def asks(self, state: CovesState) -> Decision | None:
            return Decision("burst", "TOY-CAMP-01", (0,))

        def legal(self, state: CovesState, seat: int) -> list[Action]:
            return [PASS]

        def take(self, state: CovesState, seat: int, action: Action) -> None:
            state.emit(Public("burst", "TOY-CAMP-01", {}))
            raise ZeroDivisionError

    state = CovesState(3, "draw")
    state.push(Bursting())
    settle(state)
    with pytest.raises(ZeroDivisionError):
        submit(state, 0, PASS)
    assert state.events is None


def test_events_are_dropped_when_nobody_listens() -> None:
    state = CovesState(3, "draw")
    state.emit(Public("round", "TOY-BID-01", {}))
    assert state.events is None


def test_a_clone_takes_stack_question_and_outcome_with_it() -> None:
    state = COVES.parse(DIGGING)
    twin = state.clone()
    apply(twin, 0, DIG[0])
    assert decision(state) is not decision(twin)
    assert COVES.format(state).endswith("at dig A\n")
    over = COVES.parse("game coves\nat over found A")
    assert over.clone().outcome is over.outcome


def test_the_sampler_answers_a_roll_with_and_without_an_action() -> None:
    state = COVES.parse("game coves\nA cove=1\nB cove=2\nat roll A 3 open")
    for seed in range(20):
        loud, silent = state.clone(), state.clone()
        action = chance_action(loud, Sampler(seed))
        assert isinstance(action, Dice)
        submit(loud, CHANCE, action)
        chance(silent, Sampler(seed))
        assert COVES.format(loud) == COVES.format(silent)


def test_the_sampler_answers_a_shuffle_with_and_without_an_action() -> None:
    state = COVES.parse("game coves\nat deal")
    action = chance_action(state, Sampler(3))
    assert isinstance(action, Order)
    silent = state.clone()
    submit(state, CHANCE, action)
    chance(silent, Sampler(3))
    assert COVES.format(state) == COVES.format(silent)


def test_a_sampler_answers_nothing_but_chance() -> None:
    state = COVES.parse(DIGGING)
    with pytest.raises(RuntimeError, match="chance is not asked: Dig"):
        chance(state, Sampler(0))
    with pytest.raises(RuntimeError, match="chance is not asked: Dig"):
        chance_action(state, Sampler(0))


def test_a_playout_ends_the_game_and_counts_the_seats_decisions_only() -> None:
    state: State = COVES.parse("game coves\noptions rounds=1\nA cove=1\nB cove=2\npack 12345\nat roll A 3 open")
    assert playout(state.clone(), Sampler(0), 0) == 0
    stopped = state.clone()
    assert playout(stopped, Sampler(0), 2) == 2
    count = playout(state, Sampler(4), 1000)
    assert state.outcome is not None
    assert 1 <= count <= 6  # up to five cards are drawn, and somebody goes on


# Counted by hand from the rules of Coves. Start: a cove each, the 120 orders of five cards, then a card or none each.
START = [1, 3, 9, 9 * 120, 9 * 120 * 2, 9 * 120 * 4]

# BIDDING: A bids none, 1 or 4, B none, 2 or 5. After two bids of none comes the camp, where A draws the last card or
# goes on (2 ways; then 1 + 3; then 4 + 9). Else one digs in any of 3 coves, and the other guards with none or a card
# that is left: four times two cards (3 ways), four times one card (2 ways); then the die.
BIDS = [1, 3, 9, 8 * 3 + 2, 3 * (4 * 3 + 4 * 2) + 4, 3 * (4 * 3 + 4 * 2) * 6 + 13]

# DIGGING: A digs in cove 1 or 2, B guards or not, the die. Cove 2 has the chest: found (1 way) on 4 faces if open, on 2
# if guarded; otherwise, and always in cove 1, the camp (2 ways).
DIGS = [1, 2, 4, 24, (4 + 2 * 2) + (2 + 4 * 2) + 6 * 2 + 6 * 2]


def test_perft_of_the_start() -> None:
    start = COVES.new(COVES.complete_options({}))
    assert [perft(start, depth) for depth in range(len(START))] == START


@pytest.mark.parametrize(("position", "counts"), [(BIDDING, BIDS), (DIGGING, DIGS)])
def test_perft_counts_seats_dice_and_reactions(position: str, counts: list[int]) -> None:
    state = COVES.parse(position)
    before = COVES.format(state)
    assert [perft(state, depth) for depth in range(len(counts))] == counts
    assert COVES.format(state) == before


def test_perft_of_a_finished_game_is_one_way() -> None:
    assert perft(COVES.parse("game coves\nat over found A"), 5) == 1


def test_perft_says_what_it_cannot_count() -> None:
    state = CovesState(3, "draw")
    state.push(BigShuffle(Decision("shuffle", "TOY-DEAL-01", (CHANCE,)), 60))
    settle(state)
    with pytest.raises(ValueError, match="the choices of shuffle are too many to count"):
        perft(state, 1)
