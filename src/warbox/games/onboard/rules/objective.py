"""Objectives: bombs are defused by holding their zones at the end of a turn."""

from mypy_extensions import i64

from warbox.engine.event import Public
from warbox.games.onboard.pieces.agent import AGENTS_PER_TEAM
from warbox.games.onboard.pieces.board import ATTACK, DEFENCE
from warbox.games.onboard.rules.victory import end
from warbox.games.onboard.state import OnBoardState


def is_held(state: OnBoardState, zone: i64) -> bool:
    """[OB-OBJ-02] [OB-R-51] [OB-R-52] At least one living attacker and no living defender in the zone.

    [OB-OBJ-03] [OB-R-61] In any cell of it, in whatever state; it costs nothing.
    """
    attackers = False
    for agent in state.agents:
        if agent.hit_points > 0 and state.zone_of[agent.cell] == zone:
            if agent.index >= AGENTS_PER_TEAM:
                return False
            attackers = True
    return attackers


def is_defused(state: OnBoardState, bomb: i64) -> bool:
    return state.holds[bomb] >= state.readings.hold_checks


def check_bombs(state: OnBoardState) -> None:
    """[OB-OBJ-05] [OB-R-50] Each bomb counts the turn ends in a row at which it was held; a defused bomb stays defused.

    [OB-OBJ-04] [OB-WIN-01] [OB-R-55] The Attack wins once it has defused as many as the mission wants.
    """
    mission = state.readings.mission
    for bomb in range(len(state.holds)):
        if is_defused(state, bomb):
            continue
        if is_held(state, state.zone_of[mission.bombs[bomb].cell]):
            state.holds[bomb] += 1
            if state.events is not None:
                facts: dict[str, str | int] = {"bomb": mission.bombs[bomb].name, "checks": state.holds[bomb]}
                facts["needed"] = int(state.readings.hold_checks)
                state.emit(Public("bomb-held", "OB-OBJ-05", facts))
                if is_defused(state, bomb):
                    state.emit(Public("bomb-defused", "OB-OBJ-02", {"bomb": mission.bombs[bomb].name}))
        elif state.holds[bomb]:
            state.holds[bomb] = 0
            if state.events is not None:
                state.emit(Public("bomb-lost", "OB-OBJ-05", {"bomb": mission.bombs[bomb].name}))
    defused = 0
    for bomb in range(len(state.holds)):
        if is_defused(state, bomb):
            defused += 1
    if defused >= mission.required_defusals:
        end(state, "defused", "OB-WIN-01", ATTACK)


def check_turn_limit(state: OnBoardState) -> None:
    """[OB-OBJ-06] [OB-WIN-02] The last turn has ended, and the Attack has not met its objective."""
    if state.turn >= state.readings.mission.turn_limit:
        end(state, "held", "OB-WIN-02", DEFENCE)
