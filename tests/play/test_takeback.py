"""Takebacks that all agree to, clocks that run out, and sealed answers that stand while another is undone."""

import json
from pathlib import Path

import jsonschema
import pytest

from tests.play.coves import COVES, SEED, as_bytes, fair, find_game, new_match, play_on
from tests.play.forge import dump, load, rechain
from warbox.engine.decision import IllegalAction
from warbox.games import load_game
from warbox.play.fairdice import FairDice
from warbox.play.flow import CannotUndo, Step
from warbox.play.match import Match
from warbox.play.record import PlayLine, TakebackLine, TimeoutLine, parse_record
from warbox.play.verify import BROKEN, HOLDS, UNFINISHED, verify

A, B = 0, 1
DIGGING = "A cove=1 hand=4\nB cove=2 hand=5\nat dig A"
BID = "A hand=4\nB hand=5\nat bid"
SCHEMA = json.loads((Path(__file__).parents[2] / "docs" / "record.schema.json").read_text(encoding="utf-8"))


def plays(match: Match) -> list[str]:
    return [line.play for line in match.lines if isinstance(line, PlayLine)]


def with_takeback() -> Match:
    """A has dug, the die has been rolled; they agree to take it back; then the match goes on to its end."""
    match = new_match(fair(), start=DIGGING)
    match.play("A: dig 3")
    match.play("B: pass")
    assert match.take_back(A) == 3
    return play_on(match, 3)


def test_a_takeback_goes_back_to_before_the_seats_last_action() -> None:
    match = new_match(fair(), start=DIGGING)
    before = COVES.format(match.state)
    match.play("A: dig 3")
    match.play("B: pass")
    assert COVES.format(match.state) != before
    assert match.take_back(A) == 3
    assert COVES.format(match.state) == before
    assert match.lines[-1] == TakebackLine(n=5, hash=match.lines[-1].hash, seat="A", to=1)


def test_what_is_taken_back_stays_in_the_record_and_the_record_holds() -> None:
    match = with_takeback()
    assert plays(match)[:2] == ["A: dig 3", "B: pass"]
    verdict = verify(as_bytes(match.lines), find_game)
    assert (verdict.status, verdict.why) == (HOLDS, "")
    assert verdict.chances >= 2


def test_dice_that_were_rolled_do_not_come_again() -> None:
    """The second roll of the match is the second of the seed, though the first was taken back."""
    match = new_match(fair(), start=DIGGING)
    for _ in range(2):
        match.play("A: dig 3")
        match.play("B: pass")
        match.take_back(A)
    rolled = [line for line in plays(match) if line.startswith("*")]
    assert rolled == [f"*: dice {fair().dice(number, 1, 6)[0]}" for number in range(2)]


def test_of_a_sealed_question_all_answers_are_taken_back() -> None:
    match = new_match(fair(), start=BID)
    match.play("B: play 5")
    match.play("A: play 4")
    match.take_back(A)
    assert match.state.question is not None
    assert match.state.question.seats == (A, B)
    assert match.steps == []


def test_who_has_not_acted_and_a_match_that_is_over_have_nothing_to_take_back() -> None:
    match = new_match(fair(), start=DIGGING)
    match.play("A: dig 3")
    with pytest.raises(CannotUndo, match="nothing"):
        match.take_back(B)
    match.resign(A)
    with pytest.raises(CannotUndo, match="over"):
        match.take_back(A)


@pytest.mark.parametrize("cut", range(1, 9))
def test_a_match_with_a_takeback_goes_on_from_any_line(cut: int) -> None:
    whole = with_takeback()
    lines = whole.lines[: min(cut + 1, len(whole.lines) - 1)]
    record = parse_record(as_bytes(lines))
    match = Match.resume(record, COVES, SEED)
    assert verify(as_bytes(lines), find_game).status == UNFINISHED
    for line in whole.lines[len(match.lines) :]:
        if isinstance(line, TakebackLine):
            match.take_back(COVES.parse_seat(line.seat))
        elif isinstance(line, PlayLine) and not line.play.startswith("*"):
            match.play(line.play)
    assert match.lines == whole.lines


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"to": 4}, "none of the lines"),
        ({"to": 0}, "none of the lines"),
        ({"to": 99}, "none of the lines"),
        ({"seat": "*"}, "chance cannot"),
        ({"seat": "X"}, "no such seat"),
    ],
)
def test_a_forged_takeback_is_found(change: dict[str, object], why: str) -> None:
    rows = load(as_bytes(with_takeback().lines))
    number = next(index for index, row in enumerate(rows) if row["type"] == "takeback")
    rows[number] |= change
    verdict = verify(dump(rechain(rows)), find_game)
    assert (verdict.status, verdict.line) == (BROKEN, number + 1)
    assert why in verdict.why


# time


@pytest.mark.parametrize(
    ("seats", "kind", "winners"), [([A], "timeout", (B,)), ([B], "timeout", (A,)), ([A, B], "timeout-draw", ())]
)
def test_whose_time_is_up_loses_and_nobody_wins_if_it_is_up_for_all(
    seats: list[int], kind: str, winners: tuple[int, ...]
) -> None:
    match = new_match(fair(), start=DIGGING)
    events = match.time_out(seats)
    assert [event.kind for event in events] == ["timed-out"] * len(seats)
    assert match.outcome is not None
    assert (match.outcome.kind, match.outcome.winners) == (kind, winners)
    assert isinstance(match.lines[-2], TimeoutLine)
    assert verify(as_bytes(match.lines), find_game).status == HOLDS
    with pytest.raises(IllegalAction, match="game-over"):
        match.time_out([A])


@pytest.mark.parametrize("seats", [[], ["A", "A"], ["*"], ["X"]])
def test_a_forged_timeout_is_found(seats: list[str]) -> None:
    match = new_match(fair(), start=DIGGING)
    match.time_out([A])
    rows = load(as_bytes(match.lines))
    rows[1]["seats"] = seats
    verdict = verify(dump(rechain(rows)), find_game)
    assert (verdict.status, verdict.line) == (BROKEN, 2)


def test_the_new_lines_follow_the_schema() -> None:
    late = new_match(fair(), start=DIGGING)
    late.time_out([A])
    validator = jsonschema.Draft202012Validator(SCHEMA)
    for match in (late, with_takeback()):
        for row in as_bytes(match.lines).splitlines():
            validator.validate(json.loads(row))


# undo beside sealed answers; and who watches


def test_another_seats_sealed_answer_stands_while_one_is_undone() -> None:
    """Both deploy at the same time, three answers each: whether the other has begun makes no difference."""
    game = load_game("broadsides")
    dice = FairDice(SEED, ["", ""], game.slug)
    match, changed = (Match(game, [("Anna", "human"), ("Bert", "human")], dice=dice) for _ in range(2))
    match.play("I: place crew H3")
    match.play("S: place crew B3")
    changed.play("S: place crew A4")
    changed.play("I: place crew H3")
    assert changed.undo(A) == 1
    assert plays(changed) == ["I: place crew H3"]
    changed.play("S: place crew B3")
    assert changed.lines == match.lines


def test_whoever_watches_is_told_of_every_step_in_its_order() -> None:
    match = new_match(fair(), start=DIGGING)
    seen: list[tuple[int, str]] = []

    def watch(step: Step) -> None:
        seen.append((step.seat, COVES.format(match.state)))

    match.watch = watch
    match.play("A: dig 3")
    match.play("B: pass")
    assert [seat for seat, _ in seen] == [A, B, -1]
    assert len({position for _, position in seen}) == 3, "each is seen before chance goes on"
