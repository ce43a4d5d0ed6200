"""The shared notation: what is not notation is a ParseError that says why, and never anything else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.conformance.coves.game import COVES
from warbox.engine.action import Dice, Order
from warbox.engine.decision import CHANCE
from warbox.engine.notation import (
    MOST_NUMBERS,
    ParseError,
    parse_chance,
    parse_number,
    position_lines,
    split_line,
)


def test_an_error_names_line_reason_and_text() -> None:
    error = ParseError("no such row", "shot Z", 7)
    assert str(error) == "line 7: no such row: 'shot Z'"
    assert (error.why, error.text, error.line) == ("no such row", "shot Z", 7)
    assert str(ParseError("nothing there")) == "nothing there"


def test_an_error_shows_the_beginning_of_a_long_text() -> None:
    assert str(ParseError("too long", "x" * 5000)) == f"too long: {'x' * 57 + '...'!r}"


@pytest.mark.parametrize(("text", "number"), [("0", 0), ("7", 7), ("007", 7), ("-3", -3), ("999999999", 999_999_999)])
def test_numbers(text: str, number: int) -> None:
    assert parse_number(text, "a card", -10, 999_999_999) == number


@pytest.mark.parametrize(
    "text", ["", "-", "+3", "--3", "3.0", "1e3", " 3", "3 ", "1_000", "٣", "³", "x", "9" * 10, "0x1"]
)
def test_what_is_not_a_plain_decimal_integer_is_refused(text: str) -> None:
    with pytest.raises(ParseError) as caught:
        parse_number(text, "a card", -10, 10)
    assert caught.value.why == "a card must be a whole number"


@pytest.mark.parametrize("text", ["0", "6", "-1"])
def test_a_number_out_of_bounds_is_refused_with_the_bounds(text: str) -> None:
    with pytest.raises(ParseError) as caught:
        parse_number(text, "a card", 1, 5)
    assert caught.value.why == "a card must be from 1 to 5"


def test_a_line_of_play_is_a_seat_and_an_action_with_single_spaces() -> None:
    assert split_line("S: shot C") == ("S", "shot C")
    assert split_line("  S :  move   A1  b2 ") == ("S", "move A1 b2")
    assert split_line("S: a: b") == ("S", "a: b")
    with pytest.raises(ParseError, match="a line of play is"):
        split_line("shot C")


def test_chance_answers_dice_and_orders() -> None:
    dice, order = parse_chance("dice 5 1 06"), parse_chance("order 2 0 1")
    assert isinstance(dice, Dice)
    assert dice.faces == [5, 1, 6]
    assert dice.text == "dice 5 1 6"
    assert isinstance(order, Order)
    assert order.order == [2, 0, 1]


@pytest.mark.parametrize("text", ["", "dice", "order", "roll 3", "dice x", "dice -1", "dice 1000000", "Dice 1"])
def test_other_answers_of_chance_are_refused(text: str) -> None:
    with pytest.raises(ParseError):
        parse_chance(text)


def test_chance_answers_are_not_endless() -> None:
    assert isinstance(parse_chance("dice" + " 1" * (MOST_NUMBERS - 1)), Dice)
    with pytest.raises(ParseError, match="wants from 1 to 999 numbers"):
        parse_chance("dice" + " 1" * MOST_NUMBERS)


def test_position_lines_keep_their_numbers_without_comments_and_blanks() -> None:
    assert position_lines("# title\n\na b  # why\r\n   c\n#\n") == [(3, "a b"), (4, "c")]


def test_a_line_of_play_read_and_written_is_the_same() -> None:
    for line in ("A: hide 2", "B: pass", "*: dice 5", "*: order 4 3 2 1 0"):
        assert COVES.format_line(*COVES.parse_line(line)) == line
    assert COVES.parse_line("*: dice 5")[0] == CHANCE
    assert COVES.parse_line("B: go")[0] == 1


def test_an_unknown_seat_is_refused_with_the_seats_there_are() -> None:
    with pytest.raises(ParseError, match="seats are A B and \\* for chance"):
        COVES.parse_line("C: pass")


words = st.sampled_from(["A", "B", "*", ":", "dice", "order", "hide", "dig", "play", "pass", "at", "hand=", "\n", "#"])
noise = st.one_of(st.text(), st.lists(words | st.integers().map(str) | st.text(max_size=3)).map(" ".join))


@given(noise)
def test_random_text_is_a_line_of_play_or_a_parse_error(text: str) -> None:
    try:
        seat, action = COVES.parse_line(text)
    except ParseError:
        return
    assert COVES.parse_line(COVES.format_line(seat, action)) == (seat, action)


@given(noise)
def test_random_text_is_a_position_or_a_parse_error(text: str) -> None:
    for position in (text, f"game coves\n{text}"):
        try:
            state = COVES.parse(position)
        except ParseError:
            continue
        written = COVES.format(state)
        assert COVES.format(COVES.parse(written)) == written
