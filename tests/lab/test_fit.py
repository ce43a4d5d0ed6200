"""Weights learnt from games: the regression, what it keeps its hands off, and that `evaluate` counts what it says."""

from math import log
from pathlib import Path

import pytest

from warbox.engine.sampler import Sampler
from warbox.engine.turn import apply, chance, legal
from warbox.games import SLUGS, load_game
from warbox.lab.batch import Plan
from warbox.lab.fit import Sample, as_module, fit, gain, gather, listed, logistic, main, points_of, split

TRUE = {"men": 0.8, "guns": -0.5, "even": 0.3}


def played(count: int, seed: int = 1, turned: float = 0.0) -> list[Sample]:
    """Positions whose ends follow the true weights, five to a game; before, everything was taken for even."""
    lot = Sampler(seed)
    samples = []
    for number in range(count):
        men, guns = float(lot.below(9)) - 4.0, float(lot.below(5)) - 2.0
        features = {"men": men, "guns": guns, "even": 1.0, "never": 0.0}
        won = float(lot.below(1000)) / 1000.0 < logistic(points_of(features, TRUE | {"never": 0.0}))
        samples.append(Sample(number // 5, features | {"turned": turned if won else -turned}, 0.5, float(won)))
    return samples


def test_the_true_weights_are_found() -> None:
    before = {"men": 0.1, "guns": -0.1, "even": 0.0, "never": 2.0, "turned": 1.0}
    learnt, tested = split(played(4000))
    after = fit(learnt, before, hold=5.0)
    assert {name: after[name] for name in TRUE} == pytest.approx(TRUE, abs=0.15)
    assert after["never"] == 2.0, "what never differs keeps its weight"
    found = gain(tested, after)
    assert (found.games, found.positions) == (200, 1000)
    assert found.before == pytest.approx(log(2.0))
    assert found.after < 0.5
    assert 0.0 < found.error < found.before - found.after


def test_what_would_turn_round_stays_as_it_was() -> None:
    """Whoever wins has fewer of it: that does not make it bad."""
    before = {"men": 0.1, "guns": -0.1, "even": 0.0, "never": 2.0, "turned": 1.0}
    assert fit(played(400, turned=-1.0), before, hold=5.0)["turned"] == 1.0
    assert fit(played(400, turned=1.0), before, hold=5.0)["turned"] > 1.5


def test_a_firm_hold_changes_little() -> None:
    before = {"men": 0.1, "guns": -0.1, "even": 0.0, "never": 2.0, "turned": 1.0}
    assert fit(played(400), before, hold=1e7) == pytest.approx(before, abs=0.01)


def test_weights_that_were_far_off_are_found_too() -> None:
    """Newton's whole steps would lead away from where the curve is flat."""
    before = {"men": 9.0, "guns": -30.0, "even": 9.0, "never": 2.0, "turned": 0.0}
    assert fit(played(2000), before, hold=0.01)["men"] == pytest.approx(0.8, abs=0.2)


@pytest.mark.parametrize("slug", SLUGS)
def test_an_evaluation_is_made_of_what_it_names(slug: str) -> None:
    """In positions of a random game: the logistic function of what is counted times its weight."""
    game = load_game(slug)
    state = game.new(game.complete_options({}))
    sampler, looked = Sampler(4), 0
    while (question := state.question) is not None and looked < 40:
        seat = question.seats[0]
        if seat < 0:
            chance(state, sampler)
            continue
        for one in (0, 1):
            features = game.features(state, one)
            assert set(features) <= set(game.weights())
            counted, told = points_of(features, game.weights()), game.evaluate(state, one)
            # Broadsides adds a little for the own guns, to be bold
            most = 0.5 if slug == "broadsides" else 1e-9
            assert -1e-9 <= told - logistic(counted) < most or told == pytest.approx(logistic(counted), abs=1e-6)
        looked += 1
        choices = legal(state, seat)
        apply(state, seat, choices[int(sampler.below(len(choices)))])


def test_the_same_seed_keeps_the_same_positions() -> None:
    plan = Plan("siegestorm", ("recruit",), 3, {})
    among = listed(["deck-a+deck-b=ysra,styxia"])
    kept = gather(plan, among, False, 0)
    assert kept == gather(plan, among, False, 0)
    assert kept
    assert {sample.result for sample in kept} <= {0.0, 1.0}


def test_the_command_writes_the_file_of_weights(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "weights.py"
    main(["broadsides", "--games", "5", "--player", "random", "--option", "idle-turns=9", "--out", str(file)])
    told = capsys.readouterr().out
    assert "log loss" in told
    found: dict[str, dict[str, float]] = {}
    exec(file.read_text(encoding="utf-8"), found)
    assert list(found["WEIGHTS"]) == list(load_game("broadsides").weights())
    assert as_module(found["WEIGHTS"]) == file.read_text(encoding="utf-8")
