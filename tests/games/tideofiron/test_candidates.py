"""Which answers are thought about: the first that come to mind of somebody who knows the game."""

import pytest

from tests.games.tideofiron.table import Table
from warbox.engine.decision import CHANCE
from warbox.engine.sampler import Sampler
from warbox.engine.turn import apply, chance, legal
from warbox.games.tideofiron.game import GAME
from warbox.games.tideofiron.pieces.figure import MACHINE_GUN, MORTAR, OFFICER
from warbox.games.tideofiron.pieces.unit import SQUAD, count_of
from warbox.games.tideofiron.rules.sighting import far
from warbox.games.tideofiron.state import ToiState

BASE = "map 9x9; objective C05 victory vp=2; "


def first(text: str, seat: int = 0) -> str:
    return GAME.candidates(Table(text).state, seat)[0].text


def set_up(scenario: str) -> ToiState:
    state = GAME.new(GAME.complete_options({"scenario": scenario}))
    sampler = Sampler(1)
    while state.question is not None and state.question.kind in ("shuffle", "draw", "draw-first", "setup"):
        seat = state.question.seats[0]
        if seat == CHANCE:
            chance(state, sampler)
            continue
        found = GAME.candidates(state, seat)
        if state.question.kind == "setup":
            assert len(found) == 1, "a setup of thirty answers is not compared, but known"
        apply(state, seat, found[0])
    return state


@pytest.mark.parametrize("scenario", ["s1", "s2", "s3", "s4"])
def test_squads_have_one_officer_or_one_crew(scenario: str) -> None:
    state = set_up(scenario)
    squads = [unit for unit in state.units if unit.kind == SQUAD and unit.figs]
    assert len(squads) > 10
    for unit in squads:
        special = count_of(unit.figs, OFFICER) + count_of(unit.figs, MACHINE_GUN) + count_of(unit.figs, MORTAR)
        assert special <= 1, unit.name


def test_defenders_are_where_the_objectives_are() -> None:
    state = set_up("s1")
    for objective in state.scenario.objectives[:3]:
        near = [
            unit
            for unit in state.units
            if unit.side == 0 and unit.cell >= 0 and far(state.ground, unit.cell, objective.cell) <= 2
        ]
        assert len(near) >= 2, state.label(objective.cell)


def test_who_can_go_to_an_objective_goes_and_stays() -> None:
    assert first(BASE + "US a @C08 [RRRR]; DE x @H01 [RRRR]") == "advance a"
    moving = Table(BASE + "US a @C08 [RRRR]; DE x @H01 [RRRR]")
    moving.do("US: advance a")
    for step in ("go C07", "go C06", "go C05"):
        assert [action.text for action in GAME.candidates(moving.state, 0)] == [step]
        moving.do(f"US: {step}")


def test_fire_goes_where_it_takes_most() -> None:
    text = "map 9x9; terrain E05=woods; US s @C05 m4a1; DE x @E05 [RRRR]; DE y @C07 [RRRR]"
    table = Table(text)
    assert GAME.candidates(table.state, 0)[0].text == "fire s"
    table.do("US: fire s")
    assert [action.text for action in GAME.candidates(table.state, 0)] == ["target y"]


def test_two_fire_together_where_one_alone_does_little() -> None:
    text = "map 9x9; terrain C07=woods; US a @C05 [GRR]; US b @D05 [GRR]; DE x @C07 [RRRR]"
    table = Table(text)
    table.do("US: fire a")
    table.do("US: target x")
    assert [action.text for action in GAME.candidates(table.state, 0)] == ["support b"]


def test_the_cheapest_figure_is_lost_first() -> None:
    table = Table("map 9x9; US s @C05 m4a1; DE x @C07 [OERR]")
    table.do("US: fire s", "US: target x", "US: normal", "*: dice 6 6 1 1 1 1")
    assert [action.text for action in GAME.candidates(table.state, 1)] == ["lose x R"]


def test_candidates_are_choices_all_through_a_game() -> None:
    """The law looks at few positions; here a whole game goes by them."""
    state = GAME.new(GAME.complete_options({"scenario": "s2", "players": "4"}))
    sampler = Sampler(7)
    while state.question is not None:
        seat = state.question.seats[0]
        if seat == CHANCE:
            chance(state, sampler)
            continue
        found = GAME.candidates(state, seat)
        choices = legal(state, seat)
        assert found
        assert all(action in choices for action in found)
        apply(state, seat, found[int(sampler.below(len(found)))])
    assert state.outcome is not None


def test_a_playout_knows_what_to_do() -> None:
    state = Table(BASE + "US a @C08 [RRRR]; DE x @H01 [RRRR]").state
    action = GAME.policy(state, 0, Sampler(1))
    assert action is not None
    assert action.text == "advance a"


def test_the_levels_are_left_only_cards_of_which_nobody_can_tell() -> None:
    """What a squad of engineers is good for has been judged; what a feint is good for is found out by playing on."""
    text = "map 9x9; us cp=9 hq={hand}; US a @C08 [RRRR]; DE x @C05 [RRRR]; turn US left=2"
    for hand, offered in [("gnd_engineers", False), ("com_feint", True)]:
        state = Table(text.format(hand=hand)).state
        assert (f"play {hand}" in [action.text for action in GAME.broad(state, 0)]) == offered
        assert f"play {hand}" in [action.text for action in GAME.candidates(state, 0)], "greedy looks at every card"
