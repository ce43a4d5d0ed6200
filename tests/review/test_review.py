"""A review of a record: steps, sums, turning points; the same for the same seed, whole or in parts."""

import json
from pathlib import Path

import pytest

from tests.cli.program import run
from tests.records.make import Wanted, play
from warbox.engine.turn import apply
from warbox.games import load_game
from warbox.play.record import canonical, parse_record, read_record
from warbox.review import Care, Reviewer, whole
from warbox.review.chances import win_chances
from warbox.review.report import sums, turning_points

RECORDS = Path(__file__).parents[1] / "records"
STRUCK = RECORDS / "broadsides-both-surrendered.jsonl"
SHOT = RECORDS / "broadsides-captain-shot.jsonl"
QUICK = Care(share=0.02, legs=1, futures=4, redraws=8, guesses=2)


def reviewer(path: Path = SHOT, seed: int = 1) -> Reviewer:
    return Reviewer(*read_record(path), seed, QUICK)


def test_what_is_made_in_parts_is_the_same_as_what_is_made_at_once() -> None:
    at_once = [moment.plain() for moment in reviewer().walk()]
    parts: list[dict[str, object]] = []
    while len(parts) < len(at_once):
        for moment in reviewer().walk(len(parts)):
            parts.append(moment.plain())
            if len(parts) % 7 == 0:
                break
    assert parts == at_once
    assert whole(reviewer(), parts) == whole(reviewer(), at_once)


def test_start_and_causes_add_up_to_the_end() -> None:
    found = whole(reviewer(), [moment.plain() for moment in reviewer().walk()])
    for side in found["sides"]:
        causes = side["luck"] + side["unseen"] - side["given"] + side["gained"] + side["rest"]
        assert side["start"] + causes == pytest.approx(side["end"], abs=2e-3)
    assert found["moments"][-1]["values"] in ([1.0, 0.0], [0.0, 1.0])
    assert [moment["step"] for moment in found["moments"]] == list(range(len(found["moments"])))


def moment(step: int, by: str, **more: object) -> dict[str, object]:
    plain = {"step": step, "by": by, "action": "a", "turn": 1, "values": [0.5, 0.5], "luck": [], "unseen": []}
    return {**plain, "choices": 2, "given": 0.0, "better": None, **more}


def test_dice_in_a_row_are_one_turn_of_luck_and_small_slips_turn_nothing() -> None:
    story = [
        moment(0, "", action=""),
        moment(1, "A", given=0.02),
        moment(2, "*", luck=[0.04, -0.04]),
        moment(3, "*", luck=[0.03, -0.03]),
        moment(4, "B", given=0.2, unseen=[0.0, 0.0]),
    ]
    found = turning_points(story, [["A"], ["B"]])
    told = [(one.first, one.step, one.kind, one.side, round(one.size, 3)) for one in found]
    assert told == [(2, 3, "luck", 0, 0.07), (4, 4, "choice", 1, 0.2)]
    first, second = sums(story, [["A"], ["B"]])
    assert (first.given, first.gained, first.luck) == pytest.approx((0.02, 0.2, 0.07))
    assert (second.given, second.gained, second.luck) == pytest.approx((0.2, 0.02, -0.07))


def test_a_choice_that_gives_the_match_away_is_a_turning_point_with_a_better_move(tmp_path: Path) -> None:
    """An intact ship strikes its colours."""
    found = Reviewer(*read_record(RECORDS / "broadsides-surrendered.jsonl"), 1, QUICK)
    last = [one for one in found.walk(found.steps - 12) if one.choices > 1 and one.given > 0]
    assert last
    worst = max(last, key=lambda one: one.given)
    assert worst.better is not None
    assert worst.better.best.value > worst.better.chosen.value
    assert worst.better.chosen.action == worst.action


def test_the_command_prints_the_review_in_both_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    english = run(monkeypatch, "review", str(STRUCK), "--effort", "0.01")
    assert (english.code, english.err) == (0, "")
    assert "given away" in english.out
    french = run(monkeypatch, "review", str(STRUCK), "--effort", "0.01", "--lang", "fr")
    assert "hasard" in french.out
    told = json.loads(run(monkeypatch, "review", str(STRUCK), "--effort", "0.01", "--json").out)
    again = json.loads(run(monkeypatch, "review", str(STRUCK), "--effort", "0.01", "--json").out)
    assert told == again
    assert told["game"] == "broadsides"


@pytest.mark.parametrize("slug", ["onboard", "tideofiron", "firstwave"])
def test_while_pieces_are_laid_out_things_stand_as_they_will_once_all_are_there(slug: str) -> None:
    """Half of a deployment looks like a lead, and is none. From the first turn on the position counts."""
    game = load_game(slug)
    wanted = Wanted(slug, "", tuple("random" for _ in game.seated(game.new(game.complete_options({})))))  # type: ignore[arg-type]
    match = play(wanted, game, 1)
    if match.outcome is None:
        match.resign(0)
    found = Reviewer(parse_record(b"".join(canonical(line) + b"\n" for line in match.lines)), game, 1, QUICK)
    state = game.new(game.complete_options({}))
    start = found.start().values
    laid = 0
    for step, moment in zip(match.steps, found.walk(), strict=False):
        assert step.action is not None
        was = game.setting_up(state)
        apply(state, step.seat, step.action)
        if not was:
            break
        laid += 1
        assert moment.values == start
        assert not any(moment.luck)
        assert not any(moment.unseen)
    assert laid > 8
    assert moment.values == win_chances(game, state, found.sides)


def test_a_match_that_goes_on_is_not_reviewed(monkeypatch: pytest.MonkeyPatch) -> None:
    found = run(monkeypatch, "review", str(RECORDS / "broadsides-unfinished.jsonl"))
    assert found.code == 2
    assert "not over" in found.err


def test_explain_tells_the_best_moves_of_a_position(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    position = tmp_path / "guns.txt"
    position.write_text("game broadsides\nS @6,4 N\nI @7,4 N\nat shot S\n", encoding="utf-8")
    found = run(monkeypatch, "explain", str(position), "--effort", "0.01")
    assert (found.code, found.err) == (0, "")
    assert "shot" in found.out
    assert "How it may go on" in found.out
    assert "BBP-" in found.out
    told = json.loads(run(monkeypatch, "explain", str(position), "--effort", "0.01", "--json").out)
    assert told["moves"][0]["action"] == told["action"] == told["line"][0]["action"]
    assert "is not asked" in run(monkeypatch, "explain", str(position), "--effort", "0.01", "--seat", "I").err
