"""Rolls and shuffles: questions to the chance seat."""

import pytest

from tests.conformance.coves.rules import CovesState, Deal, DigRoll
from warbox.engine.action import Action, Dice, Order
from warbox.engine.decision import CHANCE, Decision
from warbox.engine.state import MOST_OUTCOMES, Frame, Roll, Shuffle
from warbox.engine.turn import check, legal, settle, submit

ROLL = Decision("roll", "TOY-DIG-03", (CHANCE,))


class TwoDice(Roll[CovesState]):
    """The faces go to the pack, in the order drawn."""

    def rolled(self, state: CovesState, faces: list[int]) -> None:
        assert not state.stack
        state.pack = faces


class Dealt(Shuffle[CovesState]):
    def shuffled(self, state: CovesState, order: list[int]) -> None:
        assert not state.stack
        state.pack = order


def asked(frame: Frame[CovesState]) -> CovesState:
    state = CovesState(3, "draw")
    state.push(frame)
    settle(state)
    return state


def test_a_roll_lists_every_ordered_result_once_in_order() -> None:
    state = asked(TwoDice(ROLL, 2, 6))
    texts = [action.text for action in legal(state, CHANCE)]
    assert texts == [f"dice {first} {second}" for first in range(1, 7) for second in range(1, 7)]


def test_a_shuffle_lists_every_order_once_in_order() -> None:
    state = asked(Dealt(ROLL, 3))
    texts = [action.text for action in legal(state, CHANCE)]
    assert texts == ["order 0 1 2", "order 0 2 1", "order 1 0 2", "order 1 2 0", "order 2 0 1", "order 2 1 0"]


def test_what_has_too_many_results_is_not_listed_but_can_be_answered() -> None:
    assert 6**6 <= MOST_OUTCOMES < 6**7
    assert len(legal(asked(TwoDice(ROLL, 6, 6)), CHANCE)) == 6**6
    many = asked(TwoDice(ROLL, 7, 6))
    assert legal(many, CHANCE) == []
    submit(many, CHANCE, Dice([6, 5, 4, 3, 2, 1, 1]))
    assert many.pack == [6, 5, 4, 3, 2, 1, 1]
    assert len(legal(asked(Dealt(ROLL, 8)), CHANCE)) == 40_320
    assert legal(asked(Dealt(ROLL, 9)), CHANCE) == []
    assert legal(asked(Dealt(ROLL, 1000)), CHANCE) == []


def test_the_frame_is_off_the_stack_before_its_dice_do_anything() -> None:
    state = asked(TwoDice(ROLL, 2, 6))
    submit(state, CHANCE, Dice([3, 5]))
    assert state.pack == [3, 5]
    shuffled = asked(Dealt(ROLL, 3))
    submit(shuffled, CHANCE, Order([2, 0, 1]))
    assert shuffled.pack == [2, 0, 1]


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (Dice([3]), "dice-count TOY-DIG-03 count=2 given=1"),
        (Dice([3, 3, 3]), "dice-count TOY-DIG-03 count=2 given=3"),
        (Dice([0, 3]), "dice-face TOY-DIG-03 face=0 faces=6"),
        (Dice([3, 7]), "dice-face TOY-DIG-03 face=7 faces=6"),
        (Order([1, 0]), "dice-wanted TOY-DIG-03 count=2 faces=6"),
        (Action("dice 3 3"), "dice-wanted TOY-DIG-03 count=2 faces=6"),
    ],
)
def test_a_roll_takes_so_many_dice_with_such_faces(action: Action, reason: str) -> None:
    refusal = check(asked(TwoDice(ROLL, 2, 6)), CHANCE, action)
    assert refusal is not None
    assert refusal.text() == reason


@pytest.mark.parametrize("action", [Order([0, 1]), Order([0, 1, 1]), Order([1, 2, 3]), Dice([1, 2, 3]), Action("pass")])
def test_a_shuffle_takes_each_index_once(action: Action) -> None:
    refusal = check(asked(Dealt(ROLL, 3)), CHANCE, action)
    assert refusal is not None
    assert refusal.text() == "order-wanted TOY-DIG-03 size=3"


def test_rolls_and_shuffles_are_shared_by_clones() -> None:
    roll, deal = DigRoll(0, 1, (0, 0), False), Deal(ROLL, 5)
    assert roll.clone() is roll
    assert deal.clone() is deal
