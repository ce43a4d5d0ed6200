"""Leaving the map, where a scenario lets units score so."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.decision import Refusal
from warbox.games.tideofiron.pieces.box import THIRDS
from warbox.games.tideofiron.pieces.seats import SIDE_NAMES
from warbox.games.tideofiron.pieces.unit import SQUAD, Unit
from warbox.games.tideofiron.pieces.vehicle import VEHICLES
from warbox.games.tideofiron.state import ToiState

EXIT_COST: Final = THIRDS


def may_exit(state: ToiState, unit: Unit, left: i64) -> bool:
    """[TOI-VICTORY-03] A unit of the side that may, in one of the hexes, with a movement point left."""
    gate = state.scenario.victory.exit
    if gate is None or left < EXIT_COST:
        return False
    return gate.side == unit.side and unit.cell in gate.cells


def check_exit(state: ToiState, unit: Unit, left: i64) -> Refusal | None:
    facts: dict[str, str | int] = {"unit": unit.name, "left": int(left), "cost": EXIT_COST}
    gate = state.scenario.victory.exit
    if gate is None or gate.side != unit.side or unit.cell not in gate.cells:
        return Refusal("no-exit", "TOI-VICTORY-02", facts)
    return Refusal("too-few-mp", "TOI-VICTORY-02", facts)


def exit_points(state: ToiState, unit: Unit) -> i64:
    gate = state.scenario.victory.exit
    assert gate is not None
    if unit.kind == SQUAD:
        return gate.squad
    vehicle = VEHICLES[unit.kind]
    if vehicle.truck:
        return gate.truck
    return gate.tank if vehicle.tank else gate.half_track


def exit_map(state: ToiState, unit: Unit) -> None:
    """[TOI-VICTORY-02] [TOI-R-76] Off the map, with whoever is inside; points are scored at once."""
    points = exit_points(state, unit)
    passengers = state.cargo(unit.index) if unit.kind != SQUAD else []
    for passenger in passengers:
        points += exit_points(state, passenger)
        state.put(passenger.removed())
    state.put(unit.removed())
    state.score(unit.side, points)
    if state.events is not None:
        facts: dict[str, str | int] = {"unit": unit.name, "side": SIDE_NAMES[unit.side], "vp": int(points)}
        state.say("left-map", "TOI-VICTORY-02", facts)
