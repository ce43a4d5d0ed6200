"""Drift: how sure a card finds its target, and where it lands if it does not."""

from typing import Final

from warbox.games.tideofiron.pieces.box import DRIFT_BLIND, DRIFT_NEAR, DRIFT_SEEN
from warbox.games.tideofiron.pieces.mod import DRIFT_NUMBER
from warbox.games.tideofiron.pieces.unit import FATIGUED
from warbox.games.tideofiron.rules.sighting import can_see_unit
from warbox.games.tideofiron.scenarios.scenario import drift_direction
from warbox.games.tideofiron.state import ToiState

LEAST_NUMBER: Final = 2  # whatever Forward Observers there are


def plain_number(state: ToiState, side: int, division: int, target: int) -> int:
    """[TOI-CARD-14] [TOI-CARD-15] [TOI-CARD-16] [TOI-CARD-17] [TOI-R-68] The lowest number that applies.

    [TOI-MULTI-17] With more than two players only units of the division spot; any friend stands near.
    """
    number = DRIFT_BLIND
    for unit in state.units:
        if unit.side != side or unit.cell < 0:
            continue
        if state.ground.distance(int(unit.cell), target) <= 1:
            return DRIFT_NEAR
        if unit.activation == FATIGUED or (division != 0 and unit.division != division):
            continue
        if can_see_unit(state, unit, target):
            if unit.has_officer():
                return DRIFT_NEAR
            number = DRIFT_SEEN
    return number


def drift_number(state: ToiState, side: int, division: int, target: int) -> int:
    """[TOI-CARD-14] The number required, less what a Forward Observer takes off."""
    number = plain_number(state, side, division, target)
    for mod in state.mods:
        if mod.what == DRIFT_NUMBER and mod.side == side:
            number += int(mod.n)
    return max(number, LEAST_NUMBER)


def final_hex(state: ToiState, target: int, number: int, black: int, red: int) -> int:
    """[TOI-CARD-18] [TOI-CARD-19] [TOI-R-67] The hex where the card goes on; NOWHERE beyond the map."""
    if black >= number:
        return target
    return state.ground.shifted(target, drift_direction(state.scenario, red), black)
