"""`warbox bench`: both ways of running the rules are measured in one run, and the ratios are those of the figures."""

import json
import os

import pytest

from tests.cli.program import run
from tests.conformance.coves.game import COVES
from warbox.bench import searching
from warbox.bench.answers import measure_answers
from warbox.bench.peers import OSB, PeerRate
from warbox.bench.rates import GameRate, is_compiled, measure_game
from warbox.bench.run import Bench, measure_interpreted
from warbox.bench.vectors import BatchRate, VectorRate
from warbox.cli.bench import figure
from warbox.games import SLUGS


def test_a_process_of_its_own_measures_the_rules_interpreted() -> None:
    """Also when the installed package is compiled."""
    rates = measure_interpreted(0.05, 1)
    assert [rate.game for rate in rates] == SLUGS
    for rate in rates:
        assert not rate.compiled
        assert min(rate.decisions_per_s, rate.games_per_s, rate.clones_per_s) > 0


def test_a_game_says_whether_it_was_measured_compiled() -> None:
    rate = measure_game("broadsides", 0.05, 1)
    assert rate.compiled == is_compiled() == (os.environ.get("WARBOX_EXPECT_COMPILED") == "1")
    assert rate.decisions_per_s > rate.games_per_s > 0


def test_a_search_is_measured_by_what_it_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searching, "THOUGHTS", 1)  # long ones: on a busy machine a short one ends before a rollout does
    rate = searching.measure_search("broadsides", 1.0, 1)
    assert rate.nodes_per_s > rate.playouts_per_s > 0
    assert rate.rollouts_per_s > 0


def test_the_figures_are_printed_as_json(monkeypatch: pytest.MonkeyPatch) -> None:
    done = run(monkeypatch, "bench", "--json", "--no-peers", "--seconds", "0.05")
    assert done.code == 0
    told = json.loads(done.out)
    assert told["osb"] is None
    assert told["peers"] == told["bots"] == told["batches"] == []
    assert [rate["game"] for rate in told["vectors"]] == SLUGS
    assert [rate["game"] for rate in told["searches"]] == SLUGS
    ways = [True, False] if is_compiled() else [False]
    assert [(rate["compiled"], rate["game"]) for rate in told["games"]] == [
        (way, slug) for way in ways for slug in SLUGS
    ]


def test_the_figures_are_printed_as_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    done = run(monkeypatch, "bench", "--no-peers", "--seconds", "0.05", "--lang", "fr")
    assert done.code == 0
    assert "broadsides, interprété" in done.out
    assert "n’a pas été mesuré" in done.out


def test_ratios_are_to_backgammon_and_to_the_interpreted_game() -> None:
    compiled = GameRate("broadsides", True, 1_500_000.0, 12_000.0, 1e6)
    interpreted = GameRate("broadsides", False, 150_000.0, 1_200.0, 3e5)
    peers = [PeerRate(OSB, "moves", 75_000.0, 600.0, None, ""), PeerRate("absent", "moves", None, None, None, "no")]
    vector = VectorRate("broadsides", True, 90_000.0, 9_000.0, "64 tables")
    batch = BatchRate("pgx backgammon", None, "not installed")
    result = Bench("CPython", "x86_64", 1.0, [compiled], [interpreted], peers, [], [], [vector], [batch])
    assert result.osb() == 75_000
    data = result.as_data()
    assert [rate["osb"] for rate in data["games"]] == [20, 2]
    assert [rate["times_interpreted"] for rate in data["games"]] == [10, None]
    assert [peer["osb"] for peer in data["peers"]] == [1, None]
    assert [rate["times_single"] for rate in data["vectors"]] == [10]
    assert data["batches"][0]["steps_per_s"] is None


def test_figures_have_three_digits() -> None:
    shown = [figure(value) for value in (None, 0.1234, 12.345, 999.0, 1234.0, 1_499_999.0)]
    assert shown == ["-", "0.123", "12.3", "999", "1\u202f230", "1\u202f500\u202f000"]


def test_answers_are_timed_one_by_one() -> None:
    """Every answer of the two players, none of chance; the shares are in order."""
    found = measure_answers(COVES, {}, 1)
    assert len(found.times) == len(found.evaluations) > 10
    assert 0 <= found.at(0.5) <= found.at(0.99) <= max(found.times)[0]
    assert not [text for _, text in found.times if text.startswith("dice")]
