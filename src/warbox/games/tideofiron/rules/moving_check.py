"""Why the active unit may not do this: steps, fortifications, vehicles, wire."""

from mypy_extensions import i64

from warbox.engine.action import Action
from warbox.engine.decision import Refusal
from warbox.games.tideofiron.actions import CUT, DISEMBARK, EMBARK, LEAVE, Enter, UnitAction
from warbox.games.tideofiron.pieces.box import CUT_WIRE_MP, FORT_MP, THIRDS, TRANSPORTS
from warbox.games.tideofiron.pieces.marks import TRAPS_BIT, WIRE_BIT, marks_of
from warbox.games.tideofiron.pieces.spec import ENGINEER
from warbox.games.tideofiron.pieces.unit import NO_FORT, NO_UNIT, SQUAD, Unit
from warbox.games.tideofiron.pieces.vehicle import VEHICLES
from warbox.games.tideofiron.rules.allowance import can_go_on, embark_cost, has_room, may_pass, step_cost
from warbox.games.tideofiron.state import ToiState


def free_forts(state: ToiState, cell: i64, fort: i64) -> i64:
    """[TOI-FORT-03] [TOI-FORT-08] [TOI-R-52] Fortifications of a kind in a hex that nobody is in, of either side."""
    count = marks_of(state.marks[cell], fort)
    if count:
        for unit in state.units:
            if unit.cell == cell and unit.fort == fort:
                count -= 1
    return count


def has_space(state: ToiState, squad: Unit, vehicle: Unit) -> bool:
    """[TOI-TRANSPORT-01] [TOI-R-25] [TOI-TRANSPORT-09] Whether a vehicle can take one more squad: a friendly one, in
    any state. There are eight markers a side for loaded vehicles."""
    if vehicle.kind == SQUAD or vehicle.side != squad.side:
        return False
    cargo = state.cargo_count(vehicle.index)
    if cargo >= VEHICLES[vehicle.kind].transport:
        return False
    return cargo > 0 or loaded_vehicles(state, squad.side) < TRANSPORTS


def loaded_vehicles(state: ToiState, side: i64) -> int:
    return len({int(unit.carrier) for unit in state.units if unit.side == side and unit.carrier != NO_UNIT})


def may_cut(state: ToiState, unit: Unit) -> bool:
    """[TOI-FORT-18] A tank or an engineer squad in a wire hex."""
    if not state.marks[unit.cell] & WIRE_BIT:
        return False
    return unit.has_spec(ENGINEER) if unit.kind == SQUAD else VEHICLES[unit.kind].tank


def check_go(state: ToiState, unit: Unit, cell: i64, left: i64, steps: i64, from_mines: bool) -> Refusal | None:
    """Why the active unit may not step into a hex."""
    facts: dict[str, str | int] = {"unit": unit.name, "to": state.label(cell)}
    if unit.carrier != NO_UNIT:
        return Refusal("inside-vehicle", "TOI-R-23", facts)
    direction = state.ground.direction(int(unit.cell), int(cell))
    if direction < 0:
        return Refusal("not-adjacent", "TOI-MOVE-02", facts)
    if unit.fort != NO_FORT:
        return Refusal("inside-fort", "TOI-R-52", facts)
    if from_mines and steps > 0:
        return Refusal("one-hex-from-mines", "TOI-FORT-27", facts)
    cost = step_cost(state, unit, unit.cell, direction)
    if cost < 0:
        cliff = state.ground.cliff(int(unit.cell), int(cell))
        return Refusal("cannot-enter", "TOI-TERRAIN-18" if cliff else "TOI-TERRAIN-01", facts)
    if unit.kind != SQUAD and steps > 0 and state.marks[cell] & TRAPS_BIT:
        return Refusal("tank-traps", "TOI-FORT-20", facts)
    if state.seen_enemies(unit.side, cell) and not may_pass(unit):
        return Refusal("enemy-there", "TOI-MOVE-03", facts)
    if cost > left:
        return Refusal("too-few-mp", "TOI-R-86", facts | {"cost": int(cost), "left": int(left)})
    if not has_room(state, unit.side, cell):
        return Refusal("hex-full", "TOI-R-04", facts)
    if state.enemies(unit.side, cell):
        rule = "TOI-R-42" if state.seen_enemies(unit.side, cell) else "TOI-R-99"
        if from_mines or not can_go_on(state, unit, cell, left - cost):
            return Refusal("cannot-go-on", rule, facts)
    return None


def check_transport(state: ToiState, unit: Unit, action: Action, left: i64, got_out: bool) -> Refusal | None:
    """Why the active unit may not do this with fortifications, vehicles or wire."""
    facts: dict[str, str | int] = {"unit": unit.name, "left": int(left)}
    if action is DISEMBARK:
        if unit.carrier == NO_UNIT:
            return Refusal("not-inside", "TOI-TRANSPORT-05", facts)
        if left < embark_cost(state, unit.side):
            return Refusal("too-few-mp", "TOI-TRANSPORT-05", facts | {"cost": int(embark_cost(state, unit.side))})
        return Refusal("hex-full", "TOI-R-25", facts | {"to": state.label(state.units[unit.carrier].cell)})
    if unit.carrier != NO_UNIT:
        return Refusal("inside-vehicle", "TOI-R-23", facts)
    if isinstance(action, UnitAction) and action.verb == EMBARK:
        return check_embark(state, unit, action.name, left, got_out)
    if isinstance(action, Enter):
        if unit.kind != SQUAD:
            return Refusal("squads-only", "TOI-FORT-03", facts)
        if unit.fort != NO_FORT:
            return Refusal("inside-fort", "TOI-R-52", facts)
        if not free_forts(state, unit.cell, action.fort):
            return Refusal("no-free-fort", "TOI-FORT-03", facts)
        return Refusal("too-few-mp", "TOI-FORT-02", facts | {"cost": FORT_MP * THIRDS})
    if action is LEAVE:
        if unit.fort == NO_FORT:
            return Refusal("not-inside", "TOI-FORT-02", facts)
        return Refusal("too-few-mp", "TOI-FORT-02", facts | {"cost": FORT_MP * THIRDS})
    if action is CUT:
        if not may_cut(state, unit):
            return Refusal("cannot-cut", "TOI-FORT-18", facts)
        return Refusal("too-few-mp", "TOI-FORT-18", facts | {"cost": CUT_WIRE_MP * THIRDS})
    return Refusal("move-now", "TOI-MOVE-01", facts)


def check_embark(state: ToiState, unit: Unit, name: str, left: i64, got_out: bool) -> Refusal | None:
    """[TOI-R-25] Why a squad may not get into a vehicle."""
    facts: dict[str, str | int] = {"unit": unit.name, "vehicle": name}
    vehicle = state.unit(name)
    if unit.kind != SQUAD:
        return Refusal("squads-only", "TOI-TRANSPORT-01", facts)
    if vehicle is None or vehicle.cell != unit.cell:
        return Refusal("not-beside", "TOI-TRANSPORT-02", facts)
    if got_out:
        return Refusal("in-and-out", "TOI-R-25", facts)
    if unit.fort != NO_FORT:
        return Refusal("inside-fort", "TOI-R-25", facts)
    if not has_space(state, unit, vehicle):
        return Refusal("no-space", "TOI-TRANSPORT-01", facts)
    cost = int(embark_cost(state, unit.side))
    return Refusal("too-few-mp", "TOI-TRANSPORT-02", facts | {"cost": cost, "left": int(left)})
