"""Options: the ruling is the default, and what does not exist is a SetupError that says which key and why."""

import pytest

from tests.conformance.coves.game import COVES
from warbox.engine.game import SetupError


def test_options_that_are_not_chosen_have_their_default() -> None:
    assert COVES.complete_options({}) == {"rounds": "3", "last": "draw"}
    assert COVES.complete_options({"last": "cards"}) == {"rounds": "3", "last": "cards"}


def test_the_order_is_that_of_the_game_whatever_the_order_of_choosing() -> None:
    assert list(COVES.complete_options({"last": "cards", "rounds": "2"})) == ["rounds", "last"]


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(SetupError, match="option 'speed' does not exist; there are rounds, last"):
        COVES.complete_options({"speed": "9"})


def test_an_unknown_value_is_refused_with_those_there_are() -> None:
    with pytest.raises(SetupError, match="option last is one of draw, cards, not 'Draw'"):
        COVES.complete_options({"last": "Draw"})


@pytest.mark.parametrize("value", ["1", "9999", "0010"])
def test_a_number_may_be_from_1_to_9999(value: str) -> None:
    assert COVES.complete_options({"rounds": value})["rounds"] == value


@pytest.mark.parametrize("value", ["0", "", "-1", "10000", "x", "1.5", "٣", " 3"])
def test_another_number_is_refused(value: str) -> None:
    with pytest.raises(SetupError, match="option rounds is a whole number from 1 to 9999"):
        COVES.complete_options({"rounds": value})
