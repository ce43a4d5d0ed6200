"""Who sees what, with the smoke and the fog of this game; officers and medics near a squad."""

from typing import Final

from mypy_extensions import i64

from warbox.games.tideofiron.cards.card import OP_FOG, OP_LEADER, OP_NIGHT
from warbox.games.tideofiron.map import sight
from warbox.games.tideofiron.map.ground import Ground
from warbox.games.tideofiron.pieces.spec import MEDIC
from warbox.games.tideofiron.pieces.unit import FATIGUED, Unit
from warbox.games.tideofiron.state import ToiState

FOG_SIGHT: Final = 4  # [TOI-OPERATION-02] the Operations card Fog


def far(ground: Ground, first: i64, last: i64) -> i64:
    """[TOI-GEO-04] [TOI-RANGE-01] Hexes from one to the other, the last included; native, for what is asked often."""
    dq: i64 = ground.q[last] - ground.q[first]
    dr: i64 = ground.r[last] - ground.r[first]
    both: i64 = dq + dr
    if dq < 0:
        dq = -dq
    if dr < 0:
        dr = -dr
    if both < 0:
        both = -both
    dq = max(dq, dr)
    return both if both > dq else dq


def farthest(state: ToiState) -> int:
    """How far anybody sees."""
    return FOG_SIGHT if state.has_op(0, OP_FOG) or state.has_op(1, OP_FOG) else sight.FAR


def sees(state: ToiState, first: i64, last: i64) -> bool:
    """[TOI-LOS-01] Whether there is a line of sight between two hexes now."""
    return sight.sees(state.ground, state.smoke, farthest(state), int(first), int(last))


def is_night(state: ToiState) -> bool:
    """Night Battle: no attack at long range."""
    return state.has_op(0, OP_NIGHT) or state.has_op(1, OP_NIGHT)


def officer_near(state: ToiState, side: i64, cell: i64) -> bool:
    """[TOI-R-65] [TOI-R-63] Whether an officer of the side is in the hex, in whatever condition, but on the board.
    With Inspiring Leadership also one in a neighbouring hex."""
    if not state.has_op(side, OP_LEADER):
        for unit in state.units:
            if unit.cell == cell and unit.side == side and unit.has_officer():
                return True
        return False
    for unit in state.units:
        if unit.side == side and unit.cell >= 0 and unit.has_officer():
            if far(state.ground, unit.cell, cell) <= 1:
                return True
    return False


def medic_in(state: ToiState, side: i64, cell: i64) -> bool:
    """[TOI-SPECIAL-12] [TOI-R-63] Whether a medic squad of the side is in the hex and in good order."""
    for unit in state.units:
        if unit.cell == cell and unit.side == side and unit.has_spec(MEDIC):
            return True
    return False


def spotter_sees(state: ToiState, side: i64, division: i64, cell: i64) -> bool:
    """[TOI-UNIT-14] [TOI-R-57] [TOI-R-21] Whether a friendly unit on the board that is not fatigued sees a hex.

    [TOI-MULTI-17] With more than two players only units of the same division spot for each other.
    """
    far = farthest(state)
    ground = state.ground
    smoke = state.smoke
    apart = state.readings.divided
    for unit in state.units:
        if unit.side == side and unit.cell >= 0 and unit.activation != FATIGUED:
            if apart and unit.division != division:
                continue
            if unit.cell == cell or sight.sees(ground, smoke, far, int(unit.cell), int(cell)):
                return True
    return False


def can_see_unit(state: ToiState, unit: Unit, cell: i64) -> bool:
    return unit.cell == cell or sees(state, unit.cell, cell)
