"""The start of a game: everything in its box, as the scenario lays it out."""

from warbox.engine.turn import settle
from warbox.games.tideofiron.cards.card import DECK_LIST, OPERATIONS
from warbox.games.tideofiron.pieces.marks import UNIT_OF_MARK
from warbox.games.tideofiron.pieces.unit import SQUAD, Unit
from warbox.games.tideofiron.readings import Readings
from warbox.games.tideofiron.roster import roster_of
from warbox.games.tideofiron.rules.course import COURSE
from warbox.games.tideofiron.rules.placing import SQUAD_LETTERS, VEHICLE_LETTERS
from warbox.games.tideofiron.scenarios.scenario import Scenario
from warbox.games.tideofiron.state import ToiState


def starting_units(scenario: Scenario) -> list[Unit]:
    """[TOI-SETUP-15] [TOI-SQUAD-07] Bases without figures, and vehicles, by side and division."""
    units: list[Unit] = []
    for side, force in enumerate(scenario.forces):
        for place, division in enumerate(force.divisions):
            for number in range(division.bases):
                name = f"{SQUAD_LETTERS[side][place]}{number + 1}"
                units.append(Unit(len(units), name, side, place + 1, SQUAD, 0))
            for number, kind in enumerate(division.vehicles):
                name = f"{VEHICLE_LETTERS[side][place]}{number + 1}"
                units.append(Unit(len(units), name, side, place + 1, kind, 0))
    return units


def operations_in_force(scenario: Scenario) -> list[int]:
    """[TOI-SETUP-10] [TOI-OPERATION-01] [TOI-OPERATION-02] By side: a bit for each Operations card that works for
    it."""
    bits = [0, 0]
    for side, force in enumerate(scenario.forces):
        for operation in force.operations:
            bits[side] |= 1 << operation
            if OPERATIONS[operation].both:
                bits[1 - side] |= 1 << operation
    return bits


def lay_out(readings: Readings, scenario: Scenario, units: list[Unit]) -> ToiState:
    """[TOI-SETUP-04] [TOI-SETUP-05] [TOI-SETUP-11] [TOI-SETUP-12] [TOI-SETUP-14] [TOI-COMMAND-07] The table before the
    decks are shuffled, with these units."""
    state = ToiState(readings, scenario, roster_of([unit.name for unit in units]), [])
    state.here = [0] * scenario.ground.size
    marks = [0] * scenario.ground.size
    for work in scenario.works:
        marks[work.cell] += UNIT_OF_MARK[work.kind] * work.n  # [TOI-SETUP-24]
    state.marks = marks
    state.smoke = [cell for cell, mark in enumerate(marks) if mark & 1]
    for unit in units:
        state.units.append(unit.at(-1).flagged(0))
        state.put(unit)
    state.initiative = scenario.initiative
    state.cp = [force.cp for force in scenario.forces]
    state.decks = [DECK_LIST[deck].order.copy() for force in scenario.forces for deck in force.decks]
    control: list[int] = []
    for cell in scenario.objective_hexes:
        control.append(max([one.control for one in scenario.objectives if one.cell == cell]))
    state.control = control
    state.ops = operations_in_force(scenario)
    return state


def begin(readings: Readings, scenario: Scenario) -> ToiState:
    """[TOI-SETUP-01] A new game."""
    state = lay_out(readings, scenario, starting_units(scenario))
    state.push(COURSE)
    settle(state)
    return state
