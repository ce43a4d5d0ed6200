"""Luck is what dice did against their average: its mean is zero, exactly for each roll, and over many games."""

from math import sqrt
from typing import Any

import pytest

from warbox.engine.decision import CHANCE
from warbox.engine.game import Game
from warbox.engine.sampler import Sampler
from warbox.engine.state import State
from warbox.engine.turn import apply, chance, chances, legal
from warbox.games import load_game
from warbox.review.chances import has_few_results, mean_before_chance, sides_of, unseen_luck, win_chances

BOARDING = "S @6,4 N\nI @7,4 N\nat plot"  # the guns bear: there is much to roll
REDRAWS = 40


def answer(state: State, sampler: Sampler) -> None:
    """A seat answers at random."""
    question = state.question
    assert question is not None
    seat = question.seats[int(sampler.below(len(question.seats)))]
    choices = legal(state, seat)
    apply(state, seat, choices[int(sampler.below(len(choices)))])


def questions_to_chance(game: Game[Any], state: State, seed: int, most: int) -> list[State]:
    """Moments at which chance is asked, in a game played at random."""
    sampler = Sampler(seed)
    found: list[State] = []
    for _ in range(400):
        if state.question is None or len(found) == most:
            break
        if state.question.seats[0] == CHANCE:
            found.append(state.clone())
            chance(state, sampler)
        else:
            answer(state, sampler)
    return found


@pytest.mark.parametrize("slug", ["broadsides", "firstwave", "tideofiron"])
def test_over_all_results_of_a_roll_luck_is_nothing(slug: str) -> None:
    game = load_game(slug)
    start = game.parse(f"game broadsides\n{BOARDING}") if slug == "broadsides" else game.new(game.complete_options({}))
    found = [one for one in questions_to_chance(game, start, 3, 8) if has_few_results(one)]
    assert found
    uneven = 0
    for state in found:
        sides = sides_of(game, state)
        means = mean_before_chance(game, state, sides, Sampler(1), REDRAWS)
        total, weights = 0.0, 0
        for result, weight in chances(state):
            after = state.clone()
            apply(after, CHANCE, result)
            luck = win_chances(game, after, sides)[0] - means[0]
            uneven += abs(luck) > 1e-6
            total += weight * luck
            weights += weight
        assert total / weights == pytest.approx(0.0, abs=1e-9)
    assert uneven, "there was something to be lucky with"


def luck_of_a_game(game: Game[Any], seed: int) -> float:
    """The luck of the first side in a game played at random from where guns bear."""
    state = game.parse(f"game broadsides\n{BOARDING}")
    sides, sampler, luck = sides_of(game, state), Sampler(seed), 0.0
    for _ in range(60):
        if state.question is None:
            break
        if state.question.seats[0] == CHANCE:
            mean = mean_before_chance(game, state, sides, Sampler(seed), REDRAWS)[0]
            chance(state, sampler)
            luck += win_chances(game, state, sides)[0] - mean
        else:
            answer(state, sampler)
    return luck


def test_over_many_games_the_mean_of_luck_is_zero() -> None:
    """However wrong the chances themselves are: the sum is a martingale. Its spread says how near zero it must be."""
    game = load_game("broadsides")
    found = [luck_of_a_game(game, seed) for seed in range(100)]
    mean = sum(found) / len(found)
    spread = sqrt(sum((one - mean) ** 2 for one in found) / (len(found) - 1))
    assert spread > 0.02, "luck was there"
    assert abs(mean) < 4 * spread / sqrt(len(found))


def test_where_nothing_is_hidden_nothing_comes_to_light() -> None:
    game = load_game("firstwave")
    state = game.new(game.complete_options({}))
    sampler = Sampler(5)
    for _ in range(60):
        if state.question is not None and state.question.seats[0] != CHANCE:
            seat = state.question.seats[0]
            action = legal(state, seat)[0]
            luck = unseen_luck(game, state, seat, action, sides_of(game, state), Sampler(1), 2)
            assert luck == pytest.approx([0.0, 0.0], abs=1e-9)
            apply(state, seat, action)
        else:
            chance(state, sampler)


@pytest.mark.parametrize(
    ("slug", "options", "sides"),
    [
        ("onboard", {}, 2),
        ("siegestorm", {}, 2),
        ("siegestorm", {"mode": "coop"}, 1),
        ("siegestorm", {"mode": "last4"}, 4),
        ("tideofiron", {}, 2),
    ],
)
def test_each_side_has_its_chance_and_they_are_one_together(slug: str, options: dict[str, str], sides: int) -> None:
    game = load_game(slug)
    state = game.new(game.complete_options(options))
    found = sides_of(game, state)
    values = win_chances(game, state, found)
    assert len(values) == sides
    assert all(0.0 <= value <= 1.0 for value in values)
    assert sides == 1 or sum(values) == pytest.approx(1.0)
