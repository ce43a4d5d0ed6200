"""Who can hurt whom soon, for the estimate of a position, not for any rule.

A sure hit needs the same zone and a clear line. So each Agent's reach is counted: the hits it could score on the best
target within its actions, moves included. What an Agent can do at once counts most, then what its team can still do in
this phase, then what the other team can do in the phase that follows.
"""

from typing import Final

from mypy_extensions import i64

from warbox.games.onboard.pieces.agent import ACTIONS, AGENTS_PER_TEAM, Agent
from warbox.games.onboard.pieces.card import CARD_COUNT, FACES
from warbox.games.onboard.reckoning.ways import DEFENCE_CODE, Reach, Walls, and_cell, reach_from, stay, walls_of
from warbox.games.onboard.rules.activation import Activation
from warbox.games.onboard.rules.line_of_fire import has_line
from warbox.games.onboard.rules.phase import is_ready
from warbox.games.onboard.state import ATTACKING, DEFENDING, OnBoardState

LIFE: Final = 0.7  # of an Agent, besides its hit points

# what a hit counts that could be scored
NOW: Final = 0.85  # by the active Agent
SOON: Final = 0.4  # by one whose turn it is to act
ACTED: Final = 0.1  # by one that has just acted
A_STEP: Final = 0.04  # less for each action it takes to get there
SHOT: Final = 0.2  # a fight across zones with a good hand
GOOD_HAND: Final = 12.0  # points of attack

READY: Final = 0.25  # an activation to come
FLASHED: Final = 0.25  # besides the activation that is lost
FRESH: Final = 0.01  # an Agent that has been activated and has done nothing yet
IDLE: Final = 0.001  # against an action left, so that an Agent without a plan stands still


def tempo(state: OnBoardState) -> float:
    """How far the phase has gone: from 0, everybody still to act, to 1. Nothing of value changes when a phase ends, so
    that a choice which ends it can be compared with one which does not.
    """
    if state.stage != ATTACKING and state.stage != DEFENDING:
        return 1.0
    first: i64 = 0 if state.stage == ATTACKING else AGENTS_PER_TEAM
    ready = 0
    acted = 0
    for index in range(first, first + AGENTS_PER_TEAM):
        if is_ready(state.agents[index]):
            ready += 1
        elif state.agents[index].activated:
            acted += 1
    return acted / (acted + ready) if ready else 1.0


def threats(state: OnBoardState, code: int, gone: float) -> tuple[float, float]:
    """What the Agents of the Attack can do, and, less than nothing, those of the Defence; `code` says what the Attack
    can breach, `gone` is the tempo."""
    active: i64 = -1
    actions: i64 = 0
    for frame in state.stack:
        if isinstance(frame, Activation):
            active = frame.agent
            actions = frame.actions
    attack = prospects(state, 0, ATTACKING, code, active, actions, gone)
    return attack, -prospects(state, AGENTS_PER_TEAM, DEFENDING, DEFENCE_CODE, active, actions, gone)


def prospects(state: OnBoardState, first: i64, stage: i64, code: int, active: i64, actions: i64, gone: float) -> float:
    """What the Agents of a team can still do, above all the hits they can score; those that act first choose first."""
    left = enemies_left(state, first)
    value = 0.0
    own_phase = state.stage == stage
    if first <= active < first + AGENTS_PER_TEAM and actions > 0 and state.agents[active].hit_points > 0:
        value += best_target(state, state.agents[active], actions, code, left, NOW) - IDLE * int(actions)
        if actions == ACTIONS:
            value += FRESH
    for index in range(first, first + AGENTS_PER_TEAM):
        agent = state.agents[index]
        if agent.hit_points == 0 or (index == active and actions > 0):
            continue
        if own_phase and is_ready(agent):
            value += READY + best_target(state, agent, ACTIONS, code, left, SOON)
        elif own_phase and not agent.flashed:
            value += best_target(state, agent, ACTIONS, code, left, ACTED)
        elif own_phase and not agent.activated:
            value += best_target(state, agent, ACTIONS, code, left, ACTED) - FLASHED * (1.0 - gone)
        elif agent.flashed:
            value -= FLASHED
        else:
            weight = ACTED + (SOON - ACTED) * gone
            value += READY * gone + best_target(state, agent, ACTIONS, code, left, weight)
    return value


def enemies_left(state: OnBoardState, first: i64) -> list[int]:
    """The hit points of the other team."""
    enemies: i64 = AGENTS_PER_TEAM - first
    return [int(state.agents[enemies + place].hit_points) for place in range(AGENTS_PER_TEAM)]


def best_target(state: OnBoardState, agent: Agent, actions: i64, code: int, left: list[int], weight: float) -> float:
    """What the best target within reach is worth; its hit points are taken off those that are `left`."""
    first: i64 = AGENTS_PER_TEAM if agent.index < AGENTS_PER_TEAM else 0
    lines = reach(state, walls_of(state), agent, actions, code).lines
    best = 0.0
    best_place: i64 = -1
    best_hits = 0
    for place in range(AGENTS_PER_TEAM):
        enemy = state.agents[first + place]
        if left[place] == 0 or enemy.hit_points == 0:
            continue
        cost = int(actions) if state.smoke[state.zone_of[enemy.cell]] else lines[enemy.cell]
        hits = min(int(actions) - cost, left[place])
        if hits > 0:
            worth = hits * (weight - A_STEP * cost) + (weight * LIFE if hits == left[place] else 0.0)
            if worth > best:
                best = worth
                best_place = place
                best_hits = hits
        elif SHOT * weight > best and has_line(state.edges, state.zone_of, state.smoke, agent.cell, enemy.cell):
            best = max(best, weight * SHOT * min(1.0, points(state, int(agent.seat)) / GOOD_HAND))
    if best_place >= 0:
        left[best_place] -= best_hits
    return best


def points(state: OnBoardState, seat: int) -> float:
    """The points of attack in a hand."""
    total = 0
    for card in range(CARD_COUNT):
        total += state.hands[seat * CARD_COUNT + card] * FACES[card].attack
    return float(total)


def reach(state: OnBoardState, walls: Walls, agent: Agent, actions: i64, code: int) -> Reach:
    """The cells that the Agent can get to, and the actions it takes; what is farther is out of reach."""
    cell = int(agent.cell)
    if is_held_fast(state, agent):
        return stay(walls, cell, int(actions))
    kept = reach_from(walls, cell, code)
    closed = 0
    first: i64 = AGENTS_PER_TEAM if agent.index < AGENTS_PER_TEAM else 0
    for index in range(first, first + AGENTS_PER_TEAM):
        enemy = state.agents[index]
        if enemy.cell >= 0 and kept.far[enemy.cell] < ACTIONS:
            closed = and_cell(closed, int(enemy.cell))
    if actions == ACTIONS and not closed:
        return kept
    return reach_from(walls, cell, code, int(actions), closed)


def is_held_fast(state: OnBoardState, agent: Agent) -> bool:
    """Whether the Agent cannot move in its next phase."""
    if agent.index < AGENTS_PER_TEAM and state.stage == DEFENDING:
        return bool(agent.disoriented > state.turn)
    return bool(agent.disoriented)
