"""Verifying: a true record holds, and every forgery is found at its line."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.play.coves import SEED, as_bytes, fair, find_game, finished, new_match, play_on
from tests.play.forge import FORGERIES, Forgery, Rows, dump, load, rechain
from warbox.play.verify import BROKEN, FOREIGN, HOLDS, UNFINISHED, verify

WHOLE = as_bytes(finished(1).lines)


def test_the_chain_of_a_record_is_the_documented_one() -> None:
    assert dump(rechain(load(WHOLE))) == WHOLE


@pytest.mark.parametrize("number", range(20))
def test_a_true_record_holds(number: int) -> None:
    match = finished(number)
    verdict = verify(as_bytes(match.lines), find_game)
    assert (verdict.status, verdict.why) == (HOLDS, "")
    assert verdict.lines == len(match.lines)
    assert verdict.chances == sum(step.seat == -1 for step in match.steps) > 0


def test_a_record_that_ends_with_resignation_holds() -> None:
    match = play_on(new_match(fair()), 5, most=4)
    match.resign(1)
    assert verify(as_bytes(match.lines), find_game).status == HOLDS


def test_a_record_with_windows_line_ends_holds() -> None:
    assert verify(WHOLE.replace(b"\n", b"\r\n"), find_game).status == HOLDS


def test_a_record_without_the_last_line_end_holds() -> None:
    assert verify(WHOLE.rstrip(b"\n"), find_game).status == HOLDS


@pytest.mark.parametrize("forge", FORGERIES)
def test_the_first_line_that_does_not_fit_is_named(forge: Callable[[Rows], Forgery]) -> None:
    data, line, why = forge(load(WHOLE))
    verdict = verify(data, find_game)
    assert (verdict.status, verdict.line) == (BROKEN, line), verdict.why
    assert why in verdict.why


@pytest.mark.parametrize("count", range(1, 6))
def test_an_unfinished_record_is_verified_as_far_as_it_goes(count: int) -> None:
    data = as_bytes(finished(1).lines[:count])
    verdict = verify(data, find_game)
    assert (verdict.status, verdict.lines, verdict.chances) == (UNFINISHED, count, 0)
    assert SEED.hex().encode() not in data


def test_an_unfinished_record_cannot_break_the_rules_either() -> None:
    rows = load(WHOLE)[:3]
    rows[1]["play"] = "A: hide 4"
    verdict = verify(dump(rechain(rows)), find_game)
    assert (verdict.status, verdict.line) == (BROKEN, 2)


def test_dice_rolled_by_hand_promise_nothing() -> None:
    match = new_match(start="A hand=4\nB cove=2 hand=5\nat roll A 2 open")
    match.play("*: dice 6")
    verdict = verify(as_bytes(match.lines), find_game)
    assert (verdict.status, verdict.by_hand, verdict.chances) == (HOLDS, True, 0)
    rows = load(as_bytes(match.lines))
    rows[-1]["seed"] = SEED.hex()
    verdict = verify(dump(rechain(rows)), find_game)
    assert "promised none" in verdict.why


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"format": 2}, "format 2; this program reads format 1"),
        ({"rules": "0.9"}, "needs rules version '0.9' of coves, this is '1'"),
        ({"game": "chess"}, "no game 'chess'"),
        ({"type": "end"}, "not a record"),
        ({"seats": 7}, "not a line of a record"),
    ],
)
def test_a_record_this_program_cannot_replay_says_what_it_needs(changes: dict[str, object], why: str) -> None:
    rows = load(WHOLE)
    rows[0].update(changes)
    verdict = verify(dump(rechain(rows)), find_game)
    assert (verdict.status, verdict.line) == (FOREIGN, 1)
    assert why in verdict.why


@pytest.mark.parametrize("data", [b"", b"\n", b"\n\n", b"{}", b"[]\n", b"null\n", b"\xff\xfe\n", b"PK\x03\x04"])
def test_what_is_no_record_is_called_none(data: bytes) -> None:
    verdict = verify(data, find_game)
    assert verdict.status == FOREIGN
    assert "not a record" in verdict.why


def test_dice_of_another_protocol_cannot_be_judged() -> None:
    rows = load(WHOLE)
    rows[0]["dice"]["protocol"] = "dice-of-tomorrow"
    verdict = verify(dump(rechain(rows)), find_game)
    assert (verdict.status, verdict.line) == (FOREIGN, 1)
    assert "dice-of-tomorrow" in verdict.why


@given(st.binary(max_size=300))
def test_random_bytes_are_no_record(data: bytes) -> None:
    assert verify(data, find_game).status == FOREIGN


@given(st.integers(0, len(WHOLE) - 1), st.binary(max_size=4), st.integers(0, 4))
def test_no_spliced_bytes_get_through(place: int, scrap: bytes, cut: int) -> None:
    data = WHOLE[:place] + scrap + WHOLE[place + cut :]
    verdict = verify(data, find_game)
    plain = b"\n".join(row.removesuffix(b"\r") for row in data.split(b"\n"))
    assert (verdict.status == HOLDS) == (plain in (WHOLE, WHOLE[:-1])), verdict


@given(st.integers(0, len(WHOLE)), st.binary(max_size=40))
def test_a_torn_end_is_seen(place: int, scrap: bytes) -> None:
    data = WHOLE[:place] + scrap
    verdict = verify(data, find_game)
    whole_lines = WHOLE.startswith(data) and b"\n" in (data[-1:], WHOLE[len(data) : len(data) + 1])
    if not whole_lines and data.rstrip() != WHOLE.rstrip():
        assert verdict.status in (BROKEN, FOREIGN)
