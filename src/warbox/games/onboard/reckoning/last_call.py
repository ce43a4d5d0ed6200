"""The last turns in which a bomb can still be won: who can be with it before the turn ends, and who can be there, too.

Nothing else counts then, and a step that leads to a bomb which is not guarded is better than a shorter one to a bomb
which is.
"""

from typing import Final

from warbox.games.onboard.pieces.agent import ACTIONS, AGENTS_PER_TEAM, Agent
from warbox.games.onboard.reckoning.ways import DEFENCE_CODE, walls_of, ways_to
from warbox.games.onboard.rules.activation import Activation
from warbox.games.onboard.rules.objective import is_defused
from warbox.games.onboard.rules.phase import is_ready
from warbox.games.onboard.state import ATTACKING, DEFENDING, OnBoardState

COMING: Final = 0.8  # of an attacker who is there already
A_LIFE: Final = 0.3  # for each hit point of a defender in the zone
RETURNING: Final = 0.4  # for each defender who can come back


def last_call(state: OnBoardState, code: int) -> float:
    """[OB-OBJ-05] [OB-WIN-02] In the last turn in which bombs can still be won, the chance that they are, as far as one
    can see from who can come; less than nothing in all turns before."""
    mission = state.readings.mission
    left = int(mission.turn_limit - state.turn) + 1  # turns' ends
    if state.stage < ATTACKING or state.stage > DEFENDING:
        return -1.0
    chances: list[float] = []
    needed = int(mission.required_defusals)
    for bomb in range(len(state.holds)):
        checks = int(state.readings.hold_checks - state.holds[bomb])
        if is_defused(state, bomb):
            needed -= 1
        elif checks < left:
            return -1.0
        else:
            chances.append(chance_at(state, bomb, code) if checks == left else 0.0)
    chances.sort(reverse=True)
    chance = 1.0
    for place in range(needed):
        chance *= chances[place]
    return chance


def chance_at(state: OnBoardState, bomb: int, code: int) -> float:
    zone = state.zone_of[state.readings.mission.bombs[bomb].cell]
    walls = walls_of(state)
    ways = ways_to(walls, zone, code)
    guards = ways_to(walls, zone, DEFENCE_CODE)
    chance = 0.0
    for index in range(AGENTS_PER_TEAM):
        attacker = state.agents[index]
        if attacker.hit_points > 0:
            far = ways[attacker.cell]
            if far == 0:
                chance = 1.0
            elif chance < COMING and state.stage == ATTACKING and far <= actions_left(state, attacker):
                chance = COMING
    if chance == 0.0:
        return 0.0
    for index in range(AGENTS_PER_TEAM, 2 * AGENTS_PER_TEAM):
        defender = state.agents[index]
        if defender.hit_points > 0:
            far = guards[defender.cell]
            if far == 0:
                chance *= A_LIFE if defender.hit_points == 1 else A_LIFE * A_LIFE
            elif far <= actions_left(state, defender):
                chance *= RETURNING
    return chance


def actions_left(state: OnBoardState, agent: Agent) -> int:
    """How many steps an Agent can still take in this turn."""
    if agent.disoriented:
        return 0
    for frame in state.stack:
        if isinstance(frame, Activation) and frame.agent == agent.index:
            return int(frame.actions)
    if agent.index >= AGENTS_PER_TEAM and state.stage == ATTACKING:
        return 0 if agent.flashed else ACTIONS
    return ACTIONS if is_ready(agent) else 0
