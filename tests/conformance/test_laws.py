"""The conformance kit itself: a sound game passes every law, and every law notices the faults planted against it."""

import json
import re
from pathlib import Path

import pytest

from tests.conformance import play_faults, secrecy_faults, text_faults
from tests.conformance.coves.game import COVES, Coves
from warbox.conformance import LAWS, LawBroken, Limits, Subject, check_game, check_law, checksums
from warbox.engine.turn import submit

FAULTS = play_faults.FAULTS | text_faults.FAULTS | secrecy_faults.FAULTS
RULES = (Path(__file__).parent / "coves" / "rules.md").read_text(encoding="utf-8")
RULE_IDS = frozenset(re.findall(r"\*\*(TOY-[A-Z]+-\d\d)\*\*", RULES))
CHECKSUMS = json.loads((Path(__file__).parent / "checksums" / "coves.json").read_text(encoding="utf-8"))
STARTS = {"guarded": "game coves\nround 2\nA hand=4\nB cove=3 hand=2\nspent 51\nat roll A 3 guarded"}


def subject(game: Coves) -> Subject:
    return Subject(game, STARTS, RULE_IDS, CHECKSUMS)


def test_a_sound_game_obeys_every_law() -> None:
    check_game(subject(COVES))


def test_every_law_has_a_planted_fault() -> None:
    assert {law for law, _ in FAULTS.values()} == set(LAWS)


@pytest.mark.parametrize("name", FAULTS)
def test_a_law_notices(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    law, plant = FAULTS[name]
    planted = subject(plant(monkeypatch))
    with pytest.raises(LawBroken) as caught:
        check_law(law, planted, Limits(longest=1000))
    assert caught.value.law == law


def test_a_broken_law_is_reported_with_all_that_repeats_it(monkeypatch: pytest.MonkeyPatch) -> None:
    law, plant = FAULTS["an evaluation is no chance"]
    with pytest.raises(LawBroken) as caught:
        check_law(law, subject(plant(monkeypatch)))
    report = caught.value
    assert report.where == f"coves, options rounds=3 last=draw, seed 0, after {len(report.lines)} answers"
    state = COVES.new(COVES.complete_options({}))
    for line in report.lines:
        submit(state, *COVES.parse_line(line))
    assert COVES.format(state) == report.position
    for part in (law, report.what, report.where, *report.position.splitlines(), *report.lines):
        assert part in str(report)


def test_an_exception_of_the_game_breaks_the_law_that_met_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(self: Coves, state: object, seat: int) -> float:
        raise ZeroDivisionError

    monkeypatch.setattr(Coves, "evaluate", crash)
    with pytest.raises(LawBroken, match="the game raised ZeroDivisionError"):
        check_law("evaluations-are-chances", subject(COVES))


@pytest.mark.parametrize("missing", ["rules-cited-exist", "checksums-match"])
def test_a_law_without_its_data_does_not_pass(missing: str) -> None:
    with pytest.raises(LawBroken, match="given"):
        check_law(missing, Subject(COVES))


def test_checksums_of_another_rules_version_do_not_match() -> None:
    old = Subject(COVES, STARTS, RULE_IDS, {**CHECKSUMS, "rules_version": "0"})
    with pytest.raises(LawBroken, match="rules version"):
        check_law("checksums-match", old)


def test_checksums_name_every_start() -> None:
    games = checksums(subject(COVES))["games"]
    assert isinstance(games, dict)
    assert list(games) == ["seed 0", "seed 1", "seed 2", "seed 3", "guarded"]
