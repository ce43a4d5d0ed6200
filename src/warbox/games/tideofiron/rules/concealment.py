"""Concealment: when a squad beside a marker is seen."""

from mypy_extensions import i64

from warbox.games.tideofiron.pieces.terrain import CONCEALS
from warbox.games.tideofiron.pieces.unit import CONCEALED, Unit
from warbox.games.tideofiron.rules.sighting import sees
from warbox.games.tideofiron.state import ToiState


def reveal(state: ToiState, index: i64, rule: str) -> None:
    """[TOI-CONCEAL-01] [TOI-R-78] The marker is gone until a card gives another."""
    unit = state.units[index]
    if unit.is_concealed():
        state.put(unit.flagged(unit.flags - CONCEALED))
        if state.events is not None:
            state.say("revealed", rule, {"unit": unit.name})


def is_exposed(state: ToiState, unit: Unit) -> bool:
    """[TOI-CONCEAL-08] [TOI-CONCEAL-09] [TOI-R-78] Whether an enemy sees a concealed squad outside woods, bridges,
    buildings and rough. Smoke does not hide it there."""
    if CONCEALS[state.ground.terrain[unit.cell]]:
        return False
    for other in state.units:
        if (
            other.side != unit.side
            and other.cell >= 0
            and (other.cell == unit.cell or sees(state, other.cell, unit.cell))
        ):
            return True
    return False


def check_reveals(state: ToiState) -> None:
    """[TOI-R-78] [TOI-TIMING-03] After every change: who is seen now is revealed."""
    if not state.concealed:
        return
    for unit in state.units:
        if unit.is_concealed() and unit.cell >= 0 and is_exposed(state, unit):
            reveal(state, unit.index, "TOI-CONCEAL-08")


def reveal_on_objective(state: ToiState, index: i64) -> None:
    """[TOI-CONCEAL-07] A concealed squad that moves into an objective hex."""
    unit = state.units[index]
    if unit.is_concealed() and unit.cell in state.scenario.objective_hexes:
        reveal(state, index, "TOI-CONCEAL-07")


def next_to_enemy(state: ToiState, unit: Unit) -> bool:
    """Whether an enemy unit stands in a neighbouring hex."""
    for cell in state.ground.neighbours[unit.cell]:
        if cell >= 0 and state.enemies(unit.side, cell):
            return True
    return False


def reveal_neighbours(state: ToiState) -> None:
    """[TOI-CONCEAL-10] At the end of a Status phase concealed squads next to enemies are revealed, in any terrain."""
    if not state.concealed:
        return
    for unit in state.units:
        if unit.is_concealed() and unit.cell >= 0 and next_to_enemy(state, unit):
            reveal(state, unit.index, "TOI-CONCEAL-10")
