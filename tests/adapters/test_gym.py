"""The own tests of PettingZoo and Gymnasium hold for our games."""

import warnings
from collections.abc import Iterator

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test
from pettingzoo.test.seed_test import parallel_seed_test

from tests.adapters.late import GAMES, THOROUGH, late, pick
from warbox.adapters import gym, pettingzoo
from warbox.adapters.codec import WAIT
from warbox.engine.sampler import Sampler

CYCLES = 20 * THOROUGH


@pytest.fixture(autouse=True)
def advice() -> Iterator[None]:
    """Both libraries give advice as warnings: that agents had better be called player_0, and so on."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        yield


@pytest.mark.parametrize("everybody", [True, False], ids=["cycles", "turns"])
@pytest.mark.parametrize("slug", GAMES)
def test_pettingzoo(slug: str, everybody: bool) -> None:
    api_test(pettingzoo.env(slug, everybody=everybody), num_cycles=CYCLES)
    seed_test(lambda: pettingzoo.env(slug, everybody=everybody), num_cycles=CYCLES)
    api_test(pettingzoo.env(slug, everybody=everybody, start=late(slug, 6)), num_cycles=CYCLES)


@pytest.mark.parametrize("slug", GAMES)
def test_pettingzoo_all_at_once(slug: str) -> None:
    max_cycles_test(pettingzoo.game(slug))
    parallel_api_test(pettingzoo.parallel_env(slug), num_cycles=CYCLES)
    parallel_seed_test(lambda: pettingzoo.parallel_env(slug), num_cycles=CYCLES // 4)


def test_seats_that_answer_together_do_so_in_one_cycle() -> None:
    table = pettingzoo.raw_env("broadsides", start="game broadsides; S @6,4 N; I @7,6 W; at plot")
    table.reset(seed=1)
    assert table.observe("S")["action_mask"].sum() == table.observe("I")["action_mask"].sum() > 1
    before = table.observe("I")["observation"]
    table.step(int(np.flatnonzero(table.observe("S")["action_mask"])[-1]))
    assert list(np.flatnonzero(table.observe("S")["action_mask"])) == [WAIT]
    assert table.cycles == 0
    table.step(int(np.flatnonzero(table.observe("I")["action_mask"])[0]))
    assert table.cycles == 1
    assert (table.observe("I")["observation"] != before).any()


def test_who_is_not_asked_waits_or_is_not_stepped() -> None:
    guns = "game broadsides; S @6,4 N; I @7,4 N; at shot S shots=2 then=0"
    table = pettingzoo.raw_env("broadsides", start=guns)
    table.reset(seed=1)
    assert list(np.flatnonzero(table.observe("I")["action_mask"])) == [WAIT]
    alone = pettingzoo.raw_env("broadsides", start=guns, everybody=False)
    alone.reset(seed=1)
    alone.step(int(np.flatnonzero(alone.observe("S")["action_mask"])[0]))
    assert alone.agent_selection == "S"  # the second shot


def test_a_number_that_the_mask_has_not_is_refused_and_changes_nothing() -> None:
    table = pettingzoo.raw_env("broadsides", everybody=False)
    table.reset(seed=1)
    before = table.observe("S")["observation"].tobytes()
    table.step(WAIT)
    assert table.infos["S"] == {"refused": WAIT}
    assert table.observe("S")["observation"].tobytes() == before


def test_a_finished_game_pays_whoever_has_won() -> None:
    table = pettingzoo.env("onboard", start=late("onboard", 4))
    table.reset(seed=3)
    paid: dict[str, float] = {}
    sampler = Sampler(1)
    for agent in table.agent_iter():
        seen, reward, terminated, truncated, _ = table.last()
        paid[agent] = reward
        table.step(None if terminated or truncated else int(pick(np.flatnonzero(seen["action_mask"]), sampler)))
    assert sorted(paid.values()) == [-1.0, 1.0]


@pytest.mark.parametrize("slug", GAMES)
def test_gymnasium(slug: str) -> None:
    check_env(gymnasium.make(f"warbox/{slug}-v0", render_mode="ansi", start=late(slug, 10)).unwrapped)


@pytest.mark.parametrize("slug", GAMES)
def test_a_game_against_a_player_of_the_box_ends(slug: str) -> None:
    table = gym.WarboxEnv(
        slug, "greedy" if slug == "broadsides" else "random", start=late(slug, 6 if slug == "broadsides" else 14)
    )
    seats = set()
    sampler = Sampler(1)
    for seed in (5, None):
        _, info = table.reset(seed=seed)
        seats.add(info["seat"])
        over = truncated = False
        reward = 0.0
        while not over:
            assert not truncated
            number = int(pick(np.flatnonzero(table.action_masks()), sampler))
            assert table.choice(number)
            _, reward, over, truncated, info = table.step(number)
        assert reward in (-1.0, 0.0, 1.0)
        assert not table.action_masks().any()
    assert len(seats) == 2  # another seat in each game


def test_shaping_pays_on_the_way_and_the_same_in_the_end() -> None:
    start = late("onboard", 12)
    for seed in (1, 2):
        totals = []
        for shaping in (0.0, 1.0):
            table = gym.WarboxEnv("onboard", start=start, seat="A1", shaping=shaping)
            table.reset(seed=seed)
            worth = table._worth
            sampler, rewards, over = Sampler(seed), [], False
            while not over:
                _, reward, over, _, _ = table.step(int(pick(np.flatnonzero(table.action_masks()), sampler)))
                rewards.append(reward)
            totals.append(sum(rewards) + worth)
            assert any(rewards[:-1]) == bool(shaping)
        assert totals[1] == pytest.approx(totals[0])


def test_the_same_seed_is_the_same_game() -> None:
    found = []
    for _ in range(2):
        table = gym.WarboxEnv("siegestorm", start=late("siegestorm", 20))
        seen = [table.reset(seed=9)[0].tobytes()]
        for _ in range(6):
            seen.append(table.step(int(np.flatnonzero(table.action_masks())[0]))[0].tobytes())
        found.append(seen)
    assert found[0] == found[1]


def test_what_does_not_exist_is_said() -> None:
    with pytest.raises(KeyError, match="no player 'genius'"):
        gym.WarboxEnv("broadsides", "genius")
    with pytest.raises(ValueError, match="seat is one of S, I, swapped"):
        gym.WarboxEnv("broadsides", seat="X")
    over = "game broadsides; at over sunk BBP-WIN-03 winner=S"
    with pytest.raises(ValueError, match="over before seat S is asked"):
        gym.WarboxEnv("broadsides", start=over).reset(seed=1)
    with pytest.raises(ValueError, match="max_cycles is at least 1"):
        pettingzoo.env("broadsides", max_cycles=0)
