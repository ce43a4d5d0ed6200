"""Reach: where a unit can go in one action, what it costs, and who could op-fire at it there."""

from heapq import heappop, heappush

from mypy_extensions import i64

from warbox.games.tideofiron.pieces.marks import MINES_BIT, TRAPS_BIT, WIRE_BIT
from warbox.games.tideofiron.pieces.spec import ENGINEER
from warbox.games.tideofiron.pieces.unit import OPFIRE, SQUAD, Unit
from warbox.games.tideofiron.pieces.vehicle import VEHICLES
from warbox.games.tideofiron.rules.allowance import can_go_on, has_room, may_pass, step_cost
from warbox.games.tideofiron.rules.opfire import may_op_fire
from warbox.games.tideofiron.state import ToiState


def reach(state: ToiState, unit: Unit, left: i64, steps: i64, from_mines: bool) -> dict[int, tuple[int, int]]:
    """[TOI-MOVE-02] Every hex that the unit can enter now, with the thirds it costs and the hex before it."""
    best: dict[int, tuple[int, int]] = {int(unit.cell): (0, -1)}
    queue: list[tuple[int, int, int]] = [(0, int(unit.cell), int(steps))]
    while queue:
        spent, cell, entered = heappop(queue)
        if spent > best[cell][0] or (from_mines and entered > 0) or (cell != unit.cell and stops(state, unit, cell)):
            continue
        for direction in range(6):
            other = state.ground.neighbours[cell][direction]
            if other < 0:
                continue
            cost = int(step_cost(state, unit, cell, direction))
            if cost < 0 or spent + cost > left or not can_pass(state, unit, other, entered, left - spent - cost):
                continue
            if other not in best or spent + cost < best[other][0]:
                best[other] = (spent + cost, cell)
                heappush(queue, (spent + cost, other, entered + 1))
    del best[int(unit.cell)]
    return best


def can_pass(state: ToiState, unit: Unit, cell: i64, entered: i64, left: i64) -> bool:
    if not has_room(state, unit.side, cell):
        return False
    if unit.kind != SQUAD and entered > 0 and state.marks[cell] & TRAPS_BIT:
        return False
    if not state.enemies(unit.side, cell):
        return True
    if state.seen_enemies(unit.side, cell) and not may_pass(unit):
        return False
    return can_go_on(state, unit, cell, left)


def stops(state: ToiState, unit: Unit, cell: i64) -> bool:
    """[TOI-FORT-12] [TOI-FORT-20] [TOI-FORT-24] Whether a hex ends the movement of a unit."""
    mark: i64 = state.marks[cell]
    if mark & MINES_BIT:
        return True
    if unit.kind == SQUAD:
        return bool(mark & WIRE_BIT) and not unit.has_spec(ENGINEER)
    return bool(mark & TRAPS_BIT) or (bool(mark & WIRE_BIT) and not VEHICLES[unit.kind].heavy)


def op_firers(state: ToiState, mover: Unit, barred: list[int]) -> list[Unit]:
    """[TOI-OPFIRE-01] The enemies that could op-fire at a unit where it stands."""
    return [other for other in state.units if other.activation == OPFIRE and may_op_fire(state, other, mover, barred)]
