"""The sequential test: error rates on simulated coins, and comparisons of players and variants."""

import json
from math import log
from pathlib import Path

import pytest

from tests.cli.program import run
from tests.lab.experiments import made, small
from warbox.engine.sampler import Sampler
from warbox.lab.comparison import comparison
from warbox.lab.experiment import ExperimentError
from warbox.lab.sprt import Sprt, bounds, log_likelihood_ratio
from warbox.lab.stopping import pair_score


def test_the_bounds_are_wald_s() -> None:
    assert bounds(0.05, 0.1).lower == pytest.approx(log(0.1 / 0.95))
    assert bounds(0.05, 0.1).upper == pytest.approx(log(0.9 / 0.05))


def test_without_draws_the_ratio_is_that_of_two_coins() -> None:
    wins, losses = 70, 50
    expected = wins * log(0.6 / 0.5) + losses * log(0.4 / 0.5)
    assert log_likelihood_ratio({1.0: wins, 0.0: losses}, 0.5, 0.6) == pytest.approx(expected, abs=0.05)


def test_nothing_seen_says_nothing_and_results_in_the_middle_cancel() -> None:
    assert log_likelihood_ratio({}, 0.4, 0.6) == 0
    assert log_likelihood_ratio({0.0: 20, 0.5: 30, 1.0: 20}, 0.4, 0.6) == pytest.approx(0, abs=1e-6)


@pytest.mark.parametrize(("draws", "true"), [(0.0, "low"), (0.0, "high"), (0.4, "low"), (0.4, "high")])
def test_the_errors_are_as_rare_as_asked_for(draws: float, true: str) -> None:
    """400 tests of coins whose mean is exactly one of the bounds: 5 % may err, and no more than chance allows."""
    low, high = 0.4, 0.6
    mean = low if true == "low" else high
    sampler = Sampler(11)
    wrong = 0
    lengths = []
    for _ in range(400):
        test = Sprt(low, high, 0.05, 0.05)
        while not test.verdict:
            roll = int(sampler.below(1000)) / 1000
            test.add(0.5 if roll < draws else float(roll < draws + mean - draws / 2))
        wrong += test.verdict != true
        lengths.append(test.count)
    assert wrong <= 34  # of a binomial with 400 and 0.05 less than one sample in 1000 has more
    assert wrong >= 3  # it does not play longer than it must
    assert sum(lengths) / 400 < 45  # a test of fixed length with these errors needs 65 games without draws


def test_players_are_compared_over_all_seats_of_a_deal() -> None:
    experiment = small(players=["greedy", "random"], sure={})
    seats = [{"S": "greedy", "I": "random"}, {"S": "random", "I": "greedy"}]
    for winners, score in ((("S", "I"), 1.0), (("I", "I"), 0.5), (("", "I"), 0.75), (("I", "S"), 0.0)):
        deal = [made(number, winners[number], players=seats[number]) for number in range(2)]
        assert pair_score(experiment, deal) == score


def test_variants_are_compared_for_a_side_with_equal_dice() -> None:
    experiment = small(variants={"a": {}, "b": {"captain-counts": "no"}}, sure={"side": "I"})
    for first, second, score in (("II", "SS", 1.0), ("SI", "IS", 0.5), ("SS", "SI", 0.25)):
        deal = [made(number, (first + second)[number], variant="aabb"[number]) for number in range(4)]
        assert pair_score(experiment, deal) == score


def test_players_files_and_options_can_be_compared(tmp_path: Path) -> None:
    players = comparison("veteran", "greedy", {"game": "onboard", "options": {"players": 4}}, {"elo1": 40})
    assert players.lineups == (("veteran", "greedy", "veteran", "greedy"),)
    options = comparison("zones=merge doubling=several", "default", {"game": "onboard"}, {})
    assert [one.options["zones"] for one in options.variants] == ["merge", "fixed"]
    for name, zones in (("one", "merge"), ("two", "fixed")):
        text = f'game = "onboard"\nplayers = "random"\nseed = 7\n[options]\nzones = "{zones}"\n'
        (tmp_path / f"{name}.toml").write_text(text, encoding="utf-8")
    files = comparison(str(tmp_path / "one.toml"), str(tmp_path / "two.toml"), {}, {})
    assert [(one.name, one.options["zones"]) for one in files.variants] == [("one", "merge"), ("two", "fixed")]
    assert (files.seed, files.lineups) == (7, (("random", "random"),))


@pytest.mark.parametrize(
    ("first", "second", "reason"),
    [
        ("greedy", "greedy", "B: is the same as A"),
        ("greedy", "zones=merge", "they cannot be compared"),
        ("greedy", "kasparov", "'kasparov' is neither a player"),
        ("greedy", "random", "game: is one of"),
        ("wind=strong", "default", "game: is one of"),
    ],
)
def test_what_cannot_be_compared_is_said(first: str, second: str, reason: str) -> None:
    with pytest.raises(ExperimentError, match=reason):
        comparison(first, second, {}, {})


def test_a_comparison_stops_as_soon_as_it_is_sure(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    two = ("idle-turns=4", "idle-turns=5")
    told = ("--game", "broadsides", "--players", "random,random", "--low", "0.5", "--high", "0.8", "--workers", "1")
    kept = ("--out", str(tmp_path / "kept"))
    done = run(monkeypatch, "lab", "compare", *two, *told, *kept, "--json")
    assert (done.code, done.err) == (0, "")
    summary = json.loads(done.out)
    assert summary["over"] is True
    assert summary["sure"]["verdict"] == "low"
    assert summary["games"] == 4 * summary["sure"]["pairs"] < 200
    again = run(monkeypatch, "lab", "compare", *two, *told, *kept)
    assert "idle-turns=4 is not better than idle-turns=5 by what was asked" in " ".join(again.out.split())
