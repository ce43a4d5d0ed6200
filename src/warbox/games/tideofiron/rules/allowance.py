"""Movement points: what a unit has for an action, and what a step costs it. All in thirds."""

from typing import Final

from mypy_extensions import i64

from warbox.games.tideofiron.cards.card import OP_CREW, OP_DOUBLE, OP_MECHANIZED, OP_RAIN
from warbox.games.tideofiron.map.ground import SQUAD as ON_FOOT
from warbox.games.tideofiron.map.ground import TRUCK, VEHICLE
from warbox.games.tideofiron.pieces.box import (
    ASSAULT_MP,
    EMBARK_MP,
    FM_MP_SQUAD,
    FM_MP_VEHICLE,
    GOOD,
    HEAVY,
    LIGHT,
    LIGHT_MP,
    OFFICER_MP,
    SQUAD_MP,
    STACK_LIMIT,
    THIRDS,
)
from warbox.games.tideofiron.pieces.marks import MINES_BIT, TRAPS_BIT
from warbox.games.tideofiron.pieces.mod import MP_SQUADS
from warbox.games.tideofiron.pieces.unit import SQUAD, Unit
from warbox.games.tideofiron.pieces.vehicle import VEHICLES
from warbox.games.tideofiron.state import ToiState

# the actions with movement [TOI-MOVE-01]
ADVANCING: Final = 0
FIRING_MOVING: Final = 1
ASSAULTING: Final = 2
MOVES: Final = ["advance", "fm", "assault"]
DOUBLE_TIME: Final = 2  # [TOI-ERRATA-03]
CREW_PENALTY: Final = 1  # Elite Tank Crew
RAIN_COST: Final = 1  # Heavy Rain


def mover_of(unit: Unit) -> int:
    """What kind of mover a unit is to the map."""
    if unit.kind == SQUAD:
        return ON_FOOT
    return TRUCK if VEHICLES[unit.kind].road_third else VEHICLE


def allowance(state: ToiState, unit: Unit, action: i64, bonus: i64) -> i64:
    """[TOI-R-91] [TOI-MOVE-04] [TOI-MOVE-12] Thirds of movement points for an action, never below 0.

    [TOI-SQUAD-11] [TOI-UNIT-24] [TOI-ACTION-06] [TOI-ACTION-07] [TOI-ACTION-17] [TOI-VEHDMG-09] [TOI-VEHDMG-10]
    """
    points: i64 = bonus
    if unit.kind == SQUAD:
        if unit.condition != GOOD:
            return 0
        points += SQUAD_MP
        if unit.has_officer():
            points += OFFICER_MP
        if state.mods:
            points += state.mod_sum(MP_SQUADS, unit.side, unit.division)
        if action == ADVANCING:
            if state.has_op(unit.side, OP_DOUBLE):
                points += DOUBLE_TIME
        elif action == FIRING_MOVING:
            points -= FM_MP_SQUAD
        else:
            points -= ASSAULT_MP
    else:
        if unit.damage == HEAVY:
            return 0
        vehicle = VEHICLES[unit.kind]
        points += vehicle.mp
        if unit.damage == LIGHT:
            points -= LIGHT_MP
        if action == FIRING_MOVING:
            points -= CREW_PENALTY if vehicle.tank and state.has_op(unit.side, OP_CREW) else FM_MP_VEHICLE
    return points * THIRDS if points > 0 else 0


def step_cost(state: ToiState, unit: Unit, source: i64, direction: i64) -> i64:
    """[TOI-GEO-13] [TOI-MOVE-02] [TOI-R-41] [TOI-UNIT-33] [TOI-FORT-14] [TOI-FORT-21] Thirds for a step of a unit from
    a hex, with what overrun and rain add; -1 if nobody can go there."""
    mover = mover_of(unit)
    cost: i64 = state.ground.step_cost(mover, int(source), int(direction))
    if cost < 0:
        return -1
    if mover != ON_FOOT:
        if (state.has_op(0, OP_RAIN) or state.has_op(1, OP_RAIN)) and not (state.ground.links[source] >> direction) & 1:
            cost += RAIN_COST * THIRDS
        cost += state.seen_enemies(unit.side, state.ground.neighbours[source][direction]) * THIRDS
    return cost


def embark_cost(state: ToiState, side: i64) -> i64:
    """[TOI-TRANSPORT-02] [TOI-TRANSPORT-05] Getting in or out; Mechanized Infantry does it for 1."""
    return THIRDS if state.has_op(side, OP_MECHANIZED) else EMBARK_MP * THIRDS


def has_room(state: ToiState, side: i64, cell: i64) -> bool:
    """[TOI-R-01] [TOI-R-04] [TOI-MOVE-13] [TOI-MOVE-14] Whether one more unit of a side fits into a hex."""
    return state.friends(side, cell) < STACK_LIMIT


def may_pass(unit: Unit) -> bool:
    """[TOI-UNIT-32] Whether a unit can overrun enemies."""
    return unit.kind != SQUAD and VEHICLES[unit.kind].overrun


def can_go_on(state: ToiState, unit: Unit, cell: i64, left: i64) -> bool:
    """[TOI-R-42] [TOI-R-99] Whether so many thirds take a unit from a hex in which it may not stay to one where it may
    stop, perhaps through others of the kind."""
    for direction in range(6):
        other: i64 = state.ground.neighbours[cell][direction]
        if other < 0:
            continue
        cost = step_cost(state, unit, cell, direction)
        if cost < 0 or cost > left or not has_room(state, unit.side, other):
            continue
        if unit.kind != SQUAD and state.marks[other] & TRAPS_BIT:
            continue  # [TOI-R-50] only as the first hex of a move
        if not state.enemies(unit.side, other):
            return True
        if state.seen_enemies(unit.side, other) and not may_pass(unit):
            continue
        if not state.marks[other] & MINES_BIT and can_go_on(state, unit, other, left - cost):
            return True
    return False
