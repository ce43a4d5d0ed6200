"""OpenSpiel's own tests hold for our games, and its players play them."""

import pickle
import unittest
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts, random_agent
from open_spiel.python.policy import UniformRandomPolicy

from tests.adapters.late import GAMES, THOROUGH, late
from warbox.adapters import openspiel

# The last shots of a mission: both lay cards face down, the target may counter; then the time is up.
LAST_SHOT = (
    "game onboard; turn 10; ash @C5 hp=1; thermite dead; twitch dead; blitz dead; doc @A5 hp=1 activated; "
    "castle dead; kapkan dead; frost dead; edges B5|C5=door_open; A1 hand=counter:2; D1 hand=barricade,flash_grenade; "
    "at commit doc>ash actions=0"
)


@pytest.fixture(scope="module")
def api() -> Any:
    from open_spiel.integration_tests import api_test

    return api_test


@pytest.mark.parametrize("slug", GAMES)
def test_random_simulation(slug: str) -> None:
    game = openspiel.load(slug, start=None if THOROUGH > 1 else late(slug, 25))
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("slug", GAMES)
def test_the_api_as_openspiel_wants_it(slug: str, api: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    few = 400 if THOROUGH > 1 else 25
    original = api.sample_some_states.sample_some_states
    monkeypatch.setattr(
        api.sample_some_states, "sample_some_states", lambda game, max_states: original(game, max_states=few)
    )
    game = openspiel.load(slug, start=None if THOROUGH > 1 else late(slug, 12))
    case = type("Case", (api.EnforceAPIOnPartialTreeBase,), {"game": game, "game_name": openspiel.name_of(slug)})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun >= 5
    assert result.errors + result.failures == []


def test_information_states_have_perfect_recall(api: Any) -> None:
    assert len(api._assert_is_perfect_recall(openspiel.load("onboard", start=LAST_SHOT))) == 35


@pytest.mark.parametrize("slug", GAMES)
def test_games_are_registered_and_kept(slug: str) -> None:
    game = pyspiel.load_game(f"warbox_{slug}")
    assert game.num_players() == 2
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    state = game.new_initial_state()
    assert str(pickle.loads(pickle.dumps(state))) == str(state) == str(state.clone())


def test_options_reach_the_game() -> None:
    game = openspiel.load("onboard", {"players": "4"})
    assert game.num_players() == 4
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert str(pyspiel.load_game(str(game))) == str(game)


def test_what_does_not_exist_is_said() -> None:
    with pytest.raises(KeyError, match="no game 'chess'"):
        openspiel.load("chess")
    with pytest.raises(ValueError, match="option 'x' does not exist"):
        openspiel.load("broadsides", {"x": "y"})


def test_actions_as_structs_say_more_than_numbers() -> None:
    game = openspiel.load("firstwave", start="A1 @300,300; B1 @500,500; at act A1 actions=2")
    state = game.new_initial_state()
    number = state.legal_actions()[0]
    struct = state.action_to_struct(number)
    assert struct.to_dict()["action"] == state.action_to_string(number)
    assert state.struct_to_actions(struct) == [number]
    free = state._struct_to_actions({"action": "move A1 307,300"})  # no list has this one
    assert free[0] in state.legal_actions()
    again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]
    again.apply_action(free[0])
    assert "@307,300" in str(again)
    with pytest.raises(ValueError, match="is refused"):
        state._struct_to_actions({"action": "move A1 999,999"})


def test_its_searches_play() -> None:
    game = openspiel.load("broadsides", start=late("broadsides", 6))
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    for bot in (
        mcts.MCTSBot(game, 2.0, 12, evaluator, random_state=rng),
        ismcts.ISMCTSBot(game, evaluator, 2.0, 12, random_state=rng),
    ):
        assert bot.step(state) in state.legal_actions()


def test_cfr_gets_better_at_the_last_shot() -> None:
    game = openspiel.load("onboard", start=LAST_SHOT)
    solver = cfr.CFRSolver(game)
    for _ in range(12):
        solver.evaluate_and_update_policy()
    uniform = exploitability.exploitability(game, UniformRandomPolicy(game))
    assert exploitability.exploitability(game, solver.average_policy()) < uniform / 2


def test_its_learning_environment_plays_a_game() -> None:
    game = openspiel.load("siegestorm", start=late("siegestorm", 10), slots=64, columns=128)
    environment = rl_environment.Environment(game, seed=4)
    agents = [random_agent.RandomAgent(player, 64) for player in (0, 1)]
    step = environment.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = environment.step([agents[player].step(step).action])
    assert sorted(step.rewards) in ([-1.0, 1.0], [0.0, 0.0])
