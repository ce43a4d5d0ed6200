"""What stands of a match: going back step by step, wishes, and records with many takebacks."""

from typing import Any

import pytest

from tests.play.coves import SEED, as_bytes, play_on
from warbox.engine.decision import Decision
from warbox.engine.turn import apply
from warbox.games import load_game
from warbox.play.fairdice import FairDice
from warbox.play.flow import MOST_WISHES, CannotUndo, Flow, Step
from warbox.play.match import Match
from warbox.play.record import TakebackLine, parse_record
from warbox.play.replay import replay
from warbox.play.verify import HOLDS, verify

A, B = 0, 1
SHOOTING = "S @6,4 N\nI @7,4 N\nat shot S"
ASK_A, ASK_B = Decision("act", "", (A,)), Decision("act", "", (B,))


def shooting() -> Match:
    game = load_game("broadsides")
    players = [("Anna", "human"), ("Bert", "human")]
    return Match(game, players, start=SHOOTING, dice=FairDice(SEED, ["", ""], game.slug))


def test_no_die_comes_again_when_more_is_undone_after_a_takeback() -> None:
    """Shoot, see the die, take back, undo the step before, do both again: the record keeps all of it and holds."""
    match = shooting()
    for _ in range(5):
        match.play("S: hold")
        match.play("S: shot A")
        match.take_back(A)
        match.undo(A)
    assert match.flow.chances == 5
    assert sum(isinstance(line, TakebackLine) for line in match.lines) == 10, "going beyond a takeback is another one"
    match.resign(B)
    verdict = verify(as_bytes(match.lines))
    assert (verdict.status, verdict.why, verdict.chances) == (HOLDS, "", 5)


def test_what_was_done_after_a_takeback_is_undone_without_a_trace() -> None:
    match = shooting()
    match.play("S: shot A")
    match.take_back(A)
    lines = list(match.lines)
    match.play("S: hold")
    assert match.undo(A) == 1
    assert match.lines == lines


def test_a_match_that_goes_on_from_a_record_knows_its_takebacks() -> None:
    match = shooting()
    match.play("S: hold")
    match.play("S: shot A")
    match.take_back(A)
    again = Match.resume(parse_record(as_bytes(match.lines)), match.game, SEED)
    assert again.flow.why_no_undo(A) == match.flow.why_no_undo(A) == "undo-agreed"
    assert (again.flow.chances, again.flow.wall) == (match.flow.chances, match.flow.wall)


def test_a_record_cannot_take_back_dice_by_leaving_them_out() -> None:
    match = shooting()
    match.play("S: shot A")
    first = match.lines[-1]
    match.take_back(A)
    match.play("S: shot A")
    assert match.lines[-1] != first


def wandered() -> Match:
    """A long match at random."""
    game = load_game("siegestorm")
    match = Match(game, [("Anna", "human"), ("Bert", "human")], dice=FairDice(SEED, ["", ""], game.slug))
    return play_on(match, 3)


def test_going_back_step_by_step_through_a_long_match_is_not_dear(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each takeback once played the whole match through: a record of takebacks cost the square of its length."""
    match = wandered()
    applied = 0

    def count(*arguments: Any) -> None:
        nonlocal applied
        applied += 1
        apply(*arguments)

    monkeypatch.setattr("warbox.play.replay.apply", count)
    steps = len(match.steps)
    assert steps > 150
    for kept in range(steps - 1, 0, -1):
        match._course.take_back(A, kept, 10_000 - kept)
    assert applied < 8 * steps


def test_positions_that_are_gone_back_to_are_those_that_were() -> None:
    match = wandered()
    game = match.game
    seen = [game.format(game.new(game.complete_options({})))]
    seen += [game.format(state) for _, state in replay(parse_record(as_bytes(match.lines)), game)]
    for count in (150, 149, 3, 64, 128, 100, 0, 99):
        assert game.format(match._course.position(count)) == seen[count]


# wishes


def acting(*seats: int) -> Flow:
    flow = Flow(ASK_A, 2)
    for seat in seats:
        act(flow, seat)
    return flow


def act(flow: Flow, seat: int) -> None:
    line = 2 + len(flow.steps) + flow.wall
    flow.add(Step(line, seat, None, [], settled=False, passed=True), ASK_A if seat == B else ASK_B)


def test_a_seat_asks_so_often_in_a_match_and_no_more() -> None:
    flow = acting()
    for _ in range(MOST_WISHES):
        act(flow, A)
        assert flow.why_no_wish(A) is None
        assert not flow.wish_back(A, [])
        assert flow.why_no_wish(B) in ("takeback-asked", "undo-nothing")
        flow.answer_wish(B, False)
        assert flow.why_no_wish(A) == "takeback-again"
        act(flow, B)
    act(flow, A)
    assert flow.why_no_wish(A) == "takeback-often"
    assert flow.why_no_wish(B) is None, "the other is not hurt by it"


def test_a_wish_is_granted_when_all_have_agreed_and_is_for_the_action_it_was_made_for() -> None:
    flow = acting(A, B)
    assert not flow.wish_back(A, [])
    assert flow.back_point(A) == 0
    assert flow.answer_wish(B, True)
    assert flow.wish_back(A, [B]), "who always agrees does so at once"


def test_an_open_action_drops_a_wish_and_nobody_answers_it_then() -> None:
    flow = acting(A)
    flow.wish_back(A, [])
    act(flow, B)
    assert flow.wish is None
    with pytest.raises(CannotUndo) as caught:
        flow.answer_wish(B, True)
    assert caught.value.refusal.kind == "takeback-none"
