"""Arrivals: reinforcements of the scenario and of cards."""

from typing import Final

from warbox.engine.action import Action
from warbox.engine.decision import Decision, Refusal
from warbox.engine.state import Frame
from warbox.games.tideofiron.actions import FORGO, PLACE, Load, UnitAction, UnitHexAction
from warbox.games.tideofiron.codes import code_of, hex_of
from warbox.games.tideofiron.pieces.box import NOWHERE
from warbox.games.tideofiron.pieces.figure import FIGURE_COUNT
from warbox.games.tideofiron.pieces.seats import SEAT_COUNT
from warbox.games.tideofiron.pieces.spec import NO_SPEC
from warbox.games.tideofiron.pieces.unit import FATIGUED, FRESH, NO_FORT, NO_UNIT, SQUAD, Unit, pack
from warbox.games.tideofiron.rules.allowance import has_room, mover_of
from warbox.games.tideofiron.rules.casualty import destroy
from warbox.games.tideofiron.rules.concealment import check_reveals
from warbox.games.tideofiron.rules.moving_check import has_space
from warbox.games.tideofiron.rules.supply import bases_left, figures_left, vehicles_left
from warbox.games.tideofiron.state import ToiState

ARRIVAL: Final = [Decision("place", "TOI-STATUS-21", (seat,)) for seat in range(SEAT_COUNT)]
SQUAD_LETTERS: Final = [["a", "b"], ["g", "h"]]  # by side and division
VEHICLE_LETTERS: Final = [["m", "n"], ["p", "q"]]


def next_name(state: ToiState, letter: str) -> str:
    number = 1
    while f"{letter}{number}" in state.roster.index:
        number += 1
    return f"{letter}{number}"


def new_squad(state: ToiState, side: int, division: int, counts: list[int], fresh: bool) -> int:
    """[TOI-R-102] [TOI-SHORTAGE-02] A new squad that is nowhere yet, of figures that are still in the box; -1 if there
    is no base or no figure left."""
    taken = [min(counts[figure], int(figures_left(state, side, figure))) for figure in range(FIGURE_COUNT)]
    if sum(taken) <= 0 or bases_left(state, side, division) <= 0:
        return NO_UNIT
    name = next_name(state, SQUAD_LETTERS[side][division - 1])
    index = len(state.units)
    activation = FRESH if fresh else FATIGUED
    state.add(Unit(index, name, side, division, SQUAD, pack(taken), NO_SPEC, NOWHERE, activation))
    return index


def new_vehicle(state: ToiState, side: int, division: int, kind: int, fresh: bool) -> int:
    """A new vehicle that is nowhere yet; -1 if the box has none."""
    if vehicles_left(state, kind) <= 0:
        return NO_UNIT
    name = next_name(state, VEHICLE_LETTERS[side][division - 1])
    index = len(state.units)
    activation = FRESH if fresh else FATIGUED
    state.add(Unit(index, name, side, division, kind, 0, NO_SPEC, NOWHERE, activation))
    return index


def can_place(state: ToiState, unit: Unit, cell: int) -> bool:
    """[TOI-STATUS-22] [TOI-STATUS-23] [TOI-R-73] [TOI-R-102] No enemy there, room, and ground on which it can stand."""
    if state.enemies(unit.side, cell) or not has_room(state, unit.side, cell):
        return False
    return state.ground.can_enter(mover_of(unit), cell)


class Placing(Frame[ToiState]):
    """[TOI-STATUS-21] [TOI-STATUS-24] [TOI-R-73] Units that arrive are put into the reinforcement hexes of their side,
    or into a vehicle there; the owner chooses which, and what finds no place is lost."""

    def __init__(self, side: int, division: int, units: list[int]) -> None:
        self.side: Final = side
        self.division: Final = division
        self.units: Final = units

    def clone(self) -> Frame[ToiState]:
        return self

    def entries(self, state: ToiState) -> list[int]:
        return state.scenario.forces[self.side].entry

    def carriers(self, state: ToiState, squad: Unit) -> list[Unit]:
        """[TOI-R-102] Vehicles with room in a reinforcement hex."""
        if squad.kind != SQUAD:
            return []
        entries = self.entries(state)
        return [unit for unit in state.units if unit.cell in entries and has_space(state, squad, unit)]

    def asks(self, state: ToiState) -> Decision | None:
        if not self.units or not self.places(state):
            return None
        return ARRIVAL[state.readings.commander(self.side, self.division)]

    def places(self, state: ToiState) -> list[Action]:
        choices: list[Action] = []
        for index in self.units:
            unit = state.units[index]
            for cell in self.entries(state):
                if can_place(state, unit, cell):
                    choices.append(UnitHexAction(PLACE, unit.name, code_of(state.ground, cell)))
            for carrier in self.carriers(state, unit):
                choices.append(Load(unit.name, carrier.name))
        return choices

    def legal(self, state: ToiState, seat: int) -> list[Action]:
        forgone: list[Action] = [state.roster.actions[FORGO][index] for index in self.units]
        return self.places(state) + forgone

    def check(self, state: ToiState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, (UnitHexAction, Load, UnitAction)):
            return Refusal("place-now", "TOI-STATUS-21", {})
        facts: dict[str, str | int] = {"unit": action.name}
        unit = state.unit(action.name)
        if unit is None or unit.index not in self.units:
            return Refusal("not-arriving", "TOI-STATUS-21", facts)
        if action in self.legal(state, seat):
            return None
        if isinstance(action, UnitHexAction) and action.verb == PLACE:
            cell = hex_of(state.ground, action.code)
            facts["hex"] = action.text.split()[2]
            if cell == NOWHERE or cell not in self.entries(state):
                return Refusal("no-entry", "TOI-STATUS-21", facts)
            if state.enemies(unit.side, cell):
                return Refusal("enemy-holds", "TOI-STATUS-23", facts)
            return Refusal("no-place", "TOI-R-102" if has_room(state, unit.side, cell) else "TOI-STATUS-22", facts)
        return Refusal("no-place", "TOI-R-102", facts | {"hex": "-"})

    def take(self, state: ToiState, seat: int, action: Action) -> None:
        state.finish(self)
        assert isinstance(action, (UnitHexAction, Load, UnitAction))
        unit = state.units[state.roster.index[action.name]]
        left = [index for index in self.units if index != unit.index]
        if left:
            state.push(Placing(self.side, self.division, left))
        if isinstance(action, UnitHexAction):
            arrive(state, unit, hex_of(state.ground, action.code))
        elif isinstance(action, Load):
            carrier = state.units[state.roster.index[action.carrier]]
            state.put(unit.placed(NOWHERE, NO_FORT, carrier.index))
            if state.events is not None:
                state.say("arrived-in", "TOI-R-102", {"unit": unit.name, "vehicle": carrier.name})
        else:
            destroy(state, unit, "forgone", "TOI-R-73")

    def run(self, state: ToiState) -> None:
        """[TOI-STATUS-24] What cannot be placed now is lost for good."""
        state.finish(self)
        for index in self.units:
            destroy(state, state.units[index], "no-room", "TOI-STATUS-24")


def arrive(state: ToiState, unit: Unit, cell: int) -> None:
    """[TOI-R-102] Neither op fire nor obstacles."""
    state.put(unit.placed(cell, NO_FORT, NO_UNIT))
    if state.events is not None:
        state.say("arrived", "TOI-STATUS-21", {"unit": unit.name, "hex": state.label(cell)})
    check_reveals(state)
