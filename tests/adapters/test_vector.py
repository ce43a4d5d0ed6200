"""The vector environment gives the numbers of the single ones, for every game."""

from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from tests.adapters.late import GAMES, THOROUGH, late, pick
from warbox.adapters import gym, pettingzoo
from warbox.adapters.codec import WAIT
from warbox.adapters.vector import VectorEnv
from warbox.bench.vectors import chosen, measure_vector
from warbox.engine.sampler import Sampler

ROWS = 3
STEPS = 40 * THOROUGH


def answers(masks: Any, sampler: Sampler) -> list[int]:
    return [int(pick(np.flatnonzero(mask), sampler)) for mask in masks]


@pytest.mark.parametrize("left", [8, 1_000_000], ids=["ends", "starts"])
@pytest.mark.parametrize("slug", GAMES)
def test_against_an_opponent_it_plays_the_games_of_the_gymnasium_environment(slug: str, left: int) -> None:
    settings: dict[str, Any] = {"start": late(slug, left), "shaping": 0.5, "slots": 600, "columns": 700}
    many = VectorEnv(slug, ROWS, "random", most=15, **settings)
    single = [gym.WarboxEnv(slug, "random", max_steps=15, **settings) for _ in range(ROWS)]
    seen, info = many.reset(seed=5)
    for place, table in enumerate(single):
        before, told = table.reset(seed=5 + place)
        assert (seen[place] == before).all()
        assert (info["action_mask"][place] == told["action_mask"]).all()
    sampler = Sampler(1)
    ended = 0
    for _ in range(STEPS):
        chosen = answers(info["action_mask"], sampler)
        seen, rewards, terminated, truncated, info = many.step(chosen)
        for place, table in enumerate(single):
            assert many.choices(place)
            after, reward, over, cut, told = table.step(chosen[place])
            assert (rewards[place], terminated[place], truncated[place]) == (reward, over, cut)
            if over or cut:
                ended += 1
                assert info["_final_obs"][place]
                assert (info["final_obs"][place] == after).all()
                after, told = table.reset()
            assert (seen[place] == after).all()
            assert (info["action_mask"][place] == told["action_mask"]).all()
            assert table.setting.letters[info["to_move"][place]] == told["seat"]
    assert ended


@pytest.mark.parametrize("left", [8, 1_000_000], ids=["ends", "starts"])
@pytest.mark.parametrize("slug", GAMES)
def test_with_every_seat_it_plays_the_games_of_the_pettingzoo_environment(slug: str, left: int) -> None:
    start = late(slug, left)
    many = VectorEnv(slug, ROWS, start=start, most=15, copy=False)
    single = [pettingzoo.raw_env(slug, start=start, max_cycles=15, everybody=False) for _ in range(ROWS)]
    seen, info = many.reset(seed=5)
    for place, table in enumerate(single):
        table.reset(seed=5 + place)
    sampler = Sampler(1)
    ended = 0
    for _ in range(STEPS):
        for place, table in enumerate(single):
            shown = table.observe(table.agent_selection)
            assert table.possible_agents[info["to_move"][place]] == table.agent_selection
            assert (seen[place] == shown["observation"]).all()
            assert (info["action_mask"][place] == shown["action_mask"]).all()
        chosen = answers(info["action_mask"], sampler)
        seen, rewards, terminated, truncated, info = many.step(chosen)
        for place, table in enumerate(single):
            agent = table.agent_selection
            table.step(chosen[place])
            assert list(rewards[place]) == [table.rewards[one] for one in table.possible_agents]
            assert terminated[place] == table.terminations[agent]
            assert truncated[place] == table.truncations[agent]
            if terminated[place] or truncated[place]:
                ended += 1
                assert (info["final_obs"][place] == table.observe(agent)["observation"]).all()
                table.reset()
    assert ended


def test_the_bench_measures_both_ways_to_step_as_many_games() -> None:
    rate = measure_vector("broadsides", 0.05, 1, tables=2)
    assert rate.note == "2 tables"
    assert rate.steps_per_s is not None
    assert rate.single_steps_per_s is not None
    assert rate.times() == rate.steps_per_s / rate.single_steps_per_s > 1


def test_numbers_are_chosen_at_random_among_those_of_each_mask() -> None:
    masks = np.zeros((3, 8), bool)
    masks[0, 5] = masks[1, [0, 7]] = masks[2, [1, 2, 3]] = True
    rng = np.random.default_rng(1)
    found = [{int(number) for number in column} for column in np.transpose([chosen(masks, rng) for _ in range(99)])]
    assert found == [{5}, {0, 7}, {1, 2, 3}]


def test_other_players_of_the_box_sit_down_too() -> None:
    start = late("broadsides", 6)
    many = VectorEnv("broadsides", 1, "greedy", start=start, seat="I")
    single = gym.WarboxEnv("broadsides", "greedy", start=start, seat="I")
    seen, info = many.reset(seed=[3])
    assert (seen[0] == single.reset(seed=3)[0]).all()
    sampler = Sampler(1)
    over = False
    while not over:
        chosen = answers(info["action_mask"], sampler)
        _, rewards, terminated, _, info = many.step(chosen)
        _, reward, over, _, _ = single.step(chosen[0])
        assert (rewards[0], terminated[0]) == (reward, over)


def test_a_number_that_the_mask_has_not_is_refused_and_changes_nothing() -> None:
    many = VectorEnv("onboard", 2)
    before, info = many.reset(seed=1)
    assert not info["refused"].any()
    good = answers(info["action_mask"], Sampler(1))
    seen, _, _, _, info = many.step([WAIT, good[1]])
    assert list(info["refused"]) == [True, False]
    assert (seen[0] == before[0]).all()
    assert (seen[1] != before[1]).any()
    _, _, _, _, info = many.step(answers(info["action_mask"], Sampler(1)))
    assert not info["refused"].any()


def test_arrays_are_the_callers_unless_it_asks_for_the_environments_own() -> None:
    for copy in (True, False):
        many = VectorEnv("broadsides", 2, copy=copy)
        seen, info = many.reset(seed=1)
        before = seen.copy()
        many.step(answers(info["action_mask"], Sampler(1)))
        assert (seen == before).all() == copy


def test_it_is_an_environment_of_gymnasium() -> None:
    many = VectorEnv("siegestorm", 4, "random", columns=64, slots=128)
    seen, info = many.reset(seed=2)
    assert many.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    assert seen in many.observation_space
    assert many.single_action_space.n == 128
    assert (many.action_masks() == info["action_mask"]).all()
    again, _ = many.reset()
    first, _ = many.reset(seed=2)
    assert (first == seen).all()
    assert (again != seen).any()


def test_what_does_not_exist_is_said() -> None:
    with pytest.raises(KeyError, match="no player 'genius'"):
        VectorEnv("broadsides", 2, "genius")
    with pytest.raises(ValueError, match="seat is one of S, I, swapped"):
        VectorEnv("broadsides", 2, "random", seat="X")
    with pytest.raises(ValueError, match="for games against an opponent"):
        VectorEnv("broadsides", 2, seat="S")
    with pytest.raises(ValueError, match="num_envs is at least 1"):
        VectorEnv("broadsides", 0)
    with pytest.raises(ValueError, match="most is at least 1"):
        VectorEnv("broadsides", 1, most=0)
    many = VectorEnv("broadsides", 2)
    with pytest.raises(ValueError, match="reset comes before"):
        many.step([1, 1])
    with pytest.raises(ValueError, match="as many seeds, not 3"):
        many.reset(seed=[1, 2, 3])
    many.reset(seed=1)
    with pytest.raises(ValueError, match="as many actions, not 1"):
        many.step([1])
    over = "game broadsides; at over sunk BBP-WIN-03 winner=S"
    with pytest.raises(ValueError, match="over before anybody is asked"):
        VectorEnv("broadsides", 1, start=over).reset(seed=1)
    with pytest.raises(ValueError, match="over before seat S is asked"):
        VectorEnv("broadsides", 1, "random", start=over).reset(seed=1)
    with pytest.raises(ValueError, match="more choices than the 10 numbers"):
        VectorEnv("broadsides", 1, slots=10, start="game broadsides; S @6,4 N; I @7,6 W; at plot").reset(seed=1)
