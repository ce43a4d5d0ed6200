"""Actions: the text is the identity."""

from tests.conformance.coves.rules import PLAY, Playing
from warbox.engine.action import Action, Dice, Order


def test_two_actions_with_one_text_are_one_action() -> None:
    assert Action("pass") == Action("pass")
    assert len({Action("pass"), Action("pass"), Action("go")}) == 2
    assert Action("pass") != Action("go")


def test_a_subclass_with_fields_is_equal_to_the_plain_action_of_its_text() -> None:
    played = Playing("play", 3)
    assert played.card == 3
    assert played == PLAY[2] == Action("play 3")
    assert hash(played) == hash(Action("play 3"))


def test_an_action_is_not_its_text() -> None:
    action: object = Action("pass")
    assert action != "pass"


def test_str_is_the_notation_and_repr_shows_it() -> None:
    assert str(Action("shot C")) == "shot C"
    assert repr(Action("shot C")) == "Action('shot C')"


def test_dice_and_orders_write_their_numbers_in_the_order_drawn() -> None:
    assert Dice([5, 1, 6]).text == "dice 5 1 6"
    assert Dice([5, 1, 6]).faces == [5, 1, 6]
    assert Order([2, 0, 1]).text == "order 2 0 1"
    assert Order([2, 0, 1]).order == [2, 0, 1]
    assert Dice([1, 2]) != Order([1, 2])
