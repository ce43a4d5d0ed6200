"""Retreats after a lost assault."""

from mypy_extensions import i64

from warbox.games.tideofiron.pieces.box import DISRUPTED, HEAVY, NOWHERE, PINNED
from warbox.games.tideofiron.pieces.unit import FATIGUED, NO_FORT, NO_UNIT, SQUAD, Unit
from warbox.games.tideofiron.rules.allowance import mover_of
from warbox.games.tideofiron.rules.assault_strength import can_reach
from warbox.games.tideofiron.rules.casualty import destroy, shake
from warbox.games.tideofiron.state import ToiState


def can_enter(state: ToiState, unit: Unit, cell: i64) -> bool:
    """[TOI-R-38] Whether a unit can flee into a hex: not a vehicle that cannot move, nor one into a building."""
    if unit.kind != SQUAD and unit.damage == HEAVY:
        return False
    return state.ground.can_enter(mover_of(unit), int(cell))


def can_retreat_to(state: ToiState, source: i64, cell: i64, fleeing: list[int]) -> bool:
    """[TOI-ASSAULT-23] [TOI-R-38] A neighbour without enemies, not across a cliff, that one of them can enter."""
    side = state.units[fleeing[0]].side
    if not can_reach(state, source, cell) or state.enemies(side, cell):
        return False
    for index in fleeing:
        if can_enter(state, state.units[index], cell):
            return True
    return False


def retreat_hexes(state: ToiState, source: i64, fleeing: list[int]) -> list[int]:
    """[TOI-ASSAULT-22] Where the defenders may go."""
    return [cell for cell in state.ground.around(int(source)) if can_retreat_to(state, source, cell, fleeing)]


def settle_losses(state: ToiState, refuge: i64, units: list[int]) -> list[int]:
    """[TOI-ASSAULT-26] [TOI-R-38] Disrupted squads, and those that cannot enter the refuge, are destroyed; the others
    are left."""
    left: list[int] = []
    for index in units:
        unit = state.units[index]
        if unit.condition == DISRUPTED:
            destroy(state, unit, "overwhelmed", "TOI-ASSAULT-26")
        elif refuge != NOWHERE and not can_enter(state, unit, refuge):
            destroy(state, unit, "no-way-out", "TOI-R-38")
        else:
            left.append(index)
    return left


def retreat_to(state: ToiState, index: int, cell: i64) -> None:
    """[TOI-ASSAULT-27] [TOI-ASSAULT-28] [TOI-ASSAULT-29] [TOI-OPFIRE-12] [TOI-R-39] No movement points, no op fire,
    out of fortifications; pinned squads become disrupted, all are fatigued."""
    unit = state.units[index]
    if state.events is not None:
        state.say("retreated", "TOI-ASSAULT-22", {"unit": unit.name, "hex": state.label(cell)})
    state.put(unit.placed(cell, NO_FORT, NO_UNIT).acting(FATIGUED))
    if unit.condition == PINNED:
        shake(state, index, DISRUPTED, "TOI-ASSAULT-27")
