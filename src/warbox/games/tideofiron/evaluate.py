"""How good a position is: who is left and in what state, who holds what, how far everybody has to go, and what the
attack or the move under way will bring.

The score is counted in figures of regular infantry, and becomes a chance at the end.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from warbox.games.tideofiron.pieces.box import DISRUPTED, HEAVY, HIT, LIGHT, PINNED
from warbox.games.tideofiron.pieces.figure import FIGURE_COUNT
from warbox.games.tideofiron.pieces.unit import FRESH, NO_UNIT, OPFIRE, SQUAD, Unit, count_of, head_count
from warbox.games.tideofiron.pieces.vehicle import VEHICLES
from warbox.games.tideofiron.reckoning.odds import quick_hits
from warbox.games.tideofiron.reckoning.pull import FAR, Goal, goals
from warbox.games.tideofiron.rules.allowance import mover_of
from warbox.games.tideofiron.rules.assault import SUPPORTERS, Assault
from warbox.games.tideofiron.rules.attack import BUILDING, Attack
from warbox.games.tideofiron.rules.cover import armour, defence
from warbox.games.tideofiron.rules.firepower import able_figures, can_attack, firepower, is_flame, range_band
from warbox.games.tideofiron.rules.firing import Firing
from warbox.games.tideofiron.rules.halving import LEAD
from warbox.games.tideofiron.rules.moving import Moving
from warbox.games.tideofiron.rules.victory import controller
from warbox.games.tideofiron.scenarios.scenario import objective_hexes
from warbox.games.tideofiron.state import ACTION, BUILD, OPFIRE_PHASE, SET_OPFIRE, ToiState

FIGURE: Final = [1.0, 1.5, 1.7, 2.2, 1.8]  # R E O G M
TOKEN: Final = 0.6
TANK: Final = 6.0
TIGER: Final = 8.5
HALF_TRACK: Final = 2.5
TRUCK: Final = 1.2
PINNED_LEFT: Final = 0.75  # of a squad's worth
DISRUPTED_LEFT: Final = 0.5
LIGHT_LEFT: Final = 0.75
HEAVY_LEFT: Final = 0.45
COVER: Final = 0.06  # for each figure and die of cover
READY: Final = 0.06  # of its worth: a unit that can still act
WATCHING: Final = 0.09  # of its worth: a unit in op-fire mode
HELD: Final = 2.2  # of a goal's worth: to control it
THERE: Final = 1.0  # to stand in it
NEAR: Final = 1.3  # to be near it, falling with the way
WAY: Final = 15.0  # thirds after which the pull has halved
POINT: Final = 1.2  # a victory point
CP: Final = 0.12
CARD: Final = 0.1
AHEAD: Final = 0.92  # of what an attack under way will bring
STEEPNESS: Final = 0.13


def evaluate(state: ToiState, seat: int) -> float:
    """The chance of the seat's side to win, so far as one can see at a glance."""
    if state.outcome is not None:
        return state.outcome.score(seat)
    value = score(state)
    chance = 1.0 / (1.0 + exp(-STEEPNESS * value))
    return chance if seat % 2 == 0 else 1.0 - chance


def score(state: ToiState) -> float:
    """For the Americans."""
    sides = [0.0, 0.0]
    active = NO_UNIT
    left: i64 = 0
    for frame in state.stack:
        if isinstance(frame, Moving):
            active = frame.unit
            left = frame.left if frame.may_move() else 0
    all_goals = goals(state.scenario)
    for unit in state.units:
        if unit.is_gone():
            continue
        value = worth(unit)
        if unit.cell >= 0:
            value += standing(state, unit, value, all_goals, left if unit.index == active else 0)
        elif unit.carrier != NO_UNIT and state.units[unit.carrier].cell >= 0:
            value += 0.6 * pull(state, unit, state.units[unit.carrier].cell, all_goals, 0)
        sides[unit.side] += value
    for side in range(2):
        sides[side] += POINT * state.vp[side] + CP * state.cp[side] + CARD * len(state.hq[side])
        sides[side] += 0.5 * CP * state.stakes[side]
    held(state, all_goals, sides)
    return sides[0] - sides[1] + under_way(state)


def worth(unit: Unit) -> float:
    """A unit by itself."""
    if unit.kind == SQUAD:
        value = 0.0
        for figure in range(FIGURE_COUNT):
            value += FIGURE[figure] * int(count_of(unit.figs, figure))
        if unit.spec >= 0:
            value += TOKEN
        if unit.condition == PINNED:
            value *= PINNED_LEFT
        elif unit.condition == DISRUPTED:
            value *= DISRUPTED_LEFT
        return value
    vehicle = VEHICLES[unit.kind]
    value = TRUCK if vehicle.truck else HALF_TRACK
    if vehicle.tank:
        value = TIGER if vehicle.thick_armor else TANK
    if unit.damage == LIGHT:
        value *= LIGHT_LEFT
    elif unit.damage == HEAVY:
        value *= HEAVY_LEFT
    return value


def standing(state: ToiState, unit: Unit, value: float, all_goals: list[Goal], left: i64) -> float:
    """What its place and its marker add."""
    added = 0.0
    cover: i64 = state.ground.cover[unit.cell]
    if unit.kind == SQUAD:
        if unit.fort >= 0:
            cover += 2 if unit.fort == 0 else 5
        added += COVER * int(head_count(unit.figs)) * int(cover)
    else:
        added += COVER * int(cover + armour(unit)) * 0.5
    if unit.activation == FRESH:
        if state.phase == ACTION:
            added += READY * value
    elif unit.activation == OPFIRE:
        added += WATCHING * value * (0.4 if state.phase in (SET_OPFIRE, OPFIRE_PHASE) else 1.0)
    if state.marks[unit.cell] & 6:
        added -= 0.4
    return added + pull(state, unit, unit.cell, all_goals, left)


def pull(state: ToiState, unit: Unit, cell: i64, all_goals: list[Goal], left: i64) -> float:
    """How near the unit is to what it should go for; thirds of a move under way count as gone."""
    best = 0.0
    mover = mover_of(unit)
    side = unit.side
    gate = state.scenario.victory.exit
    for goal in all_goals:
        weight = goal.worth[side]
        if goal.is_exit and gate is not None and gate.side == side:
            points = gate.squad if unit.kind == SQUAD else gate.tank if VEHICLES[unit.kind].tank else gate.truck
            weight *= 0.4 * points
        elif state.friends(side, goal.cell) > (1 if cell == goal.cell else 0):
            weight *= 0.6
        way = goal.ways[mover][cell] - int(left) * 0.8
        if way >= FAR - 99:
            continue
        way = max(way, 0.0)
        near = weight * WAY / (WAY + way)
        best = max(best, near)
    return NEAR * best


def held(state: ToiState, all_goals: list[Goal], sides: list[float]) -> None:
    """Who controls what, and who stands there now and will."""
    cells = objective_hexes(state.scenario)
    for goal in all_goals:
        if goal.cell not in cells:
            continue
        side = controller(state, goal.cell)
        for one in range(2):
            if state.friends(one, goal.cell):
                side = one
                sides[one] += THERE * goal.worth[one]
        if side >= 0 and state.phase >= BUILD:
            sides[side] += HELD * goal.worth[side]


def under_way(state: ToiState) -> float:
    """What the attack that is made up now will bring, for the Americans."""
    if len(state.stack) < 2:
        return 0.0
    top = state.stack[-1]
    if isinstance(top, Attack) and top.step == BUILDING and top.target != NO_UNIT:
        target = state.units[top.target]
        band = top.band(state)
        flame = top.has_flame(state)
        best = 0.0
        for suppress in (False, True):
            if suppress and target.kind != SQUAD:
                break
            black = top.strength(state, suppress)
            red = int(defence(state, target, suppress, flame, None))
            best = max(best, expected(state, target, suppress, black, HIT[band], red))
        spent = 0.0
        for index in top.units[1:]:
            spent += (READY if state.units[index].activation == FRESH else WATCHING) * worth(state.units[index])
        return AHEAD * (best - spent) * (1.0 if target.side == 1 else -1.0)
    if isinstance(top, Firing):
        return firing_gain(state, state.units[top.unit])
    if isinstance(top, Assault) and top.step == SUPPORTERS:
        top_clone = top.clone()
        assert isinstance(top_clone, Assault)
        leader = state.units[top.unit]
        there = [int(unit.index) for unit in state.standing(top.cell) if unit.side != leader.side]
        top_clone.defenders = there
        attack, cover, answer = top_clone.strengths(state)
        gain = 0.5 * attack - 0.34 * cover - 0.5 * answer
        return (gain if gain > 0 else 1.5 * gain) * (1.0 if leader.side == 0 else -1.0)
    return 0.0


def firing_gain(state: ToiState, unit: Unit) -> float:
    """The best shot of a unit that is about to name its target."""
    best = 0.1 if unit.has_mortar() else 0.0
    for target in state.units:
        if target.side != unit.side and target.cell >= 0 and can_attack(state, unit, target, LEAD):
            figs = able_figures(state, unit, target, LEAD)
            black = int(firepower(state, unit, figs, target, LEAD, None))
            hit = HIT[range_band(state, unit, figs, target)]
            flame = is_flame(state, unit, target.cell)
            for suppress in (False, True):
                if suppress and target.kind != SQUAD:
                    break
                red = int(defence(state, target, suppress, flame, None))
                best = max(best, expected(state, target, suppress, black, hit, red))
    return AHEAD * best * (1.0 if unit.side == 0 else -1.0)


def expected(state: ToiState, target: Unit, suppress: bool, black: int, hit: int, red: int) -> float:
    """What an attack takes from a target on average."""
    chances = quick_hits(black, hit, red)
    value = worth(target)
    whole = int(head_count(target.figs)) if target.kind == SQUAD else 0
    gain = 0.0
    for hits in range(1, len(chances)):
        if target.kind != SQUAD:
            share = (0.25, 0.25, 0.55, 1.0)[min(hits, 4) - 1]
            if target.damage == LIGHT:
                share = (0.4, 0.4, 1.0, 1.0)[min(hits, 4) - 1]
            elif target.damage == HEAVY:
                share = 1.0
        elif suppress:
            share = (0.25, 0.25, 0.5, 1.0)[min(hits, 4) - 1]
            if target.condition == PINNED:
                share = (0.3, 0.3, 1.0, 1.0)[min(hits, 4) - 1]
            elif target.condition == DISRUPTED:
                share = 1.0
            if target.activation == OPFIRE:
                share = min(1.0, share + 0.1)
        else:
            share = min(hits, whole) / whole
        gain += chances[hits] * share * value
    return gain
