"""Reach: where a unit can go in one action, what it costs, and who could op-fire at it there."""

from heapq import heappop, heappush
from typing import Final

from mypy_extensions import i64

from warbox.games.tideofiron.pieces.marks import MINES_BIT, TRAPS_BIT, WIRE_BIT
from warbox.games.tideofiron.pieces.spec import ENGINEER
from warbox.games.tideofiron.pieces.unit import OPFIRE, SQUAD, Unit
from warbox.games.tideofiron.pieces.vehicle import VEHICLES
from warbox.games.tideofiron.rules.allowance import can_go_on, has_room, may_pass, step_cost
from warbox.games.tideofiron.rules.opfire import may_op_fire
from warbox.games.tideofiron.state import ToiState

MOST_KEPT: Final = 2000


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


class Ways:
    """Where a unit can go, hex by hex in the order in which they are found. It stays so as long as nobody comes or
    goes in the hexes that were looked at."""

    def __init__(self, state: ToiState, unit: Unit, left: i64, steps: i64, from_mines: bool) -> None:
        self.unit: Final = unit
        self.left: Final = left
        self.marks: Final = state.marks
        self.ops: Final = state.ops
        found = reach(state, unit, left, steps, from_mines)
        self.cells: Final = list(found)
        places = {cell: place for place, cell in enumerate(self.cells)}
        self.spent: Final[list[int]] = []  # thirds
        self.before: Final[list[int]] = []  # the place of the hex before; -1: the unit comes from where it stands
        self.first: Final[list[int]] = []  # the hex that is entered first
        for spent, before in found.values():
            self.spent.append(spent)
            self.before.append(places.get(before, -1))
        for place in range(len(self.cells)):
            step = place
            while self.before[step] >= 0:
                step = self.before[step]
            self.first.append(self.cells[step])
        # what it depends on: who stands in these hexes and about them
        self.looked_at: Final[list[int]] = []
        self.counts: Final[list[int]] = []
        lasts = True
        seen = [False] * state.ground.size
        for cell in [int(unit.cell), *self.cells]:
            for other in state.ground.neighbours[cell]:
                if other < 0 or seen[other]:
                    continue
                seen[other] = True
                self.looked_at.append(other)
                self.counts.append(state.here[other])
                if state.enemies(unit.side, other) and (may_pass(unit) or not state.seen_enemies(unit.side, other)):
                    lasts = False  # whether it can go on from there depends on hexes farther off
        self.lasts: Final = lasts

    def is_as_in(self, state: ToiState, unit: Unit, left: i64) -> bool:
        if self.unit is not unit or self.left != left or self.marks is not state.marks or self.ops is not state.ops:
            return False
        here = state.here
        counts = self.counts
        for place, cell in enumerate(self.looked_at):
            if here[cell] != counts[place]:
                return False
        return True


KEPT: Final[dict[int, Ways]] = {}


def ways_of(state: ToiState, unit: Unit, left: i64, steps: i64, from_mines: bool) -> Ways:
    """Where a unit can go; of one that has not moved yet from memory, if nothing about it has changed."""
    if steps or from_mines:
        return Ways(state, unit, left, steps, from_mines)
    key = id(unit) // 16 * 256 + int(left)
    found = KEPT.get(key)
    if found is None or not found.is_as_in(state, unit, left):
        found = Ways(state, unit, left, steps, from_mines)
        if found.lasts:
            if len(KEPT) >= MOST_KEPT:
                KEPT.clear()
            KEPT[key] = found
    return found


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
