"""The ground: a map of hexes with terrain, levels and roads. It never changes; games and their clones share it.

A hex is an index, row by row from A01. Directions are numbered clockwise from north, 0 to 5.
"""

from itertools import pairwise
from typing import Final

from warbox.games.tideofiron.pieces.box import NOWHERE, THIRDS
from warbox.games.tideofiron.pieces.terrain import (
    BLOCKS,
    CLIMB,
    COVER,
    IGNORES_ROAD,
    IMPASSABLE,
    ROAD,
    SQUAD_COST,
    SQUAD_STREAM,
    STREAM,
    TRUCK_ROAD,
    VEHICLE_COST,
    VEHICLE_STREAM,
)
from warbox.geometry.hexes import DIRECTIONS_Q, DIRECTIONS_R, NO_DIRECTION, HexMap, towards

MOST_COLUMNS: Final = 26  # a letter each
MOST_ROWS: Final = 26  # so that every hex of every map has a name of its own in the actions
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

# what moves
SQUAD: Final = 0
VEHICLE: Final = 1
TRUCK: Final = 2

UNSEEN: Final = -1  # not looked at yet: see `sight`
UNKNOWN: Final = -2  # a cost not reckoned yet


def label_of(column: int, row: int) -> str:
    """[TOI-GEO-02] `C05`: the letter of the column and the row, counted from 1."""
    return f"{LETTERS[column]}{row + 1:02}"


def place_of(label: str) -> tuple[int, int] | None:
    """Column and row of a label; nothing if it is none. The map may be smaller."""
    if len(label) != 3 or label[0] not in LETTERS or not (label[1:].isascii() and label[1:].isdecimal()):
        return None
    return LETTERS.index(label[0]), int(label[1:]) - 1


class Ground(HexMap):
    """[TOI-GEO-01] [TOI-GEO-04] [TOI-GEO-05] [TOI-MOVE-06] [TOI-SETUP-03] Half hexes are no hexes."""

    def __init__(
        self,
        columns: int,
        rows: int,
        terrain: list[int],
        level: list[int],
        links: list[int],
        depth: int,
        low_terrain_blocks: bool,
    ) -> None:
        super().__init__(columns, rows)
        self.terrain: Final = terrain
        self.level: Final = level
        self.links: Final = links  # [TOI-R-53] roads: for each hex a bit for every direction
        self.depth: Final = depth  # [TOI-TERRAIN-09] of all streams
        self.low_terrain_blocks: Final = low_terrain_blocks  # [TOI-R-29]
        self.labels: Final = [label_of(cell % columns, cell // columns) for cell in range(columns * rows)]
        self.cover: Final = [COVER[kind] for kind in terrain]
        # [TOI-R-28] [TOI-GEO-10] by spot: hexes beyond the map are level 0 and do not block
        self.level_at: Final = [0 if cell < 0 else level[cell] for cell in self.at]
        self.blocks_at: Final = [cell >= 0 and BLOCKS[terrain[cell]] for cell in self.at]
        self.costs: Final = [[UNKNOWN] * (columns * rows * 6) for _ in (SQUAD, VEHICLE, TRUCK)]  # as they are asked for
        self.seen: Final[list[list[int] | None]] = [None] * (columns * rows)  # rows of `sight`, as they are asked for

    def label(self, cell: int) -> str:
        return self.labels[cell] if cell >= 0 else "-"

    def cell(self, label: str) -> int:
        """NOWHERE for what is no label of this map."""
        place = place_of(label)
        if place is None or place[0] >= self.columns or not 0 <= place[1] < self.rows:
            return NOWHERE
        return place[1] * self.columns + place[0]

    def around(self, cell: int) -> list[int]:
        """The neighbours on the map, clockwise from north."""
        return [other for other in self.neighbours[cell] if other >= 0]

    def direction(self, first: int, last: int) -> int:
        """[TOI-GEO-03] NO_DIRECTION if they are not neighbours."""
        return towards(self.q[last] - self.q[first], self.r[last] - self.r[first])

    def shifted(self, cell: int, direction: int, steps: int) -> int:
        """[TOI-GEO-05] So many hexes in a direction; NOWHERE beyond the map."""
        return self.index(
            self.q[cell] + steps * DIRECTIONS_Q[direction], self.r[cell] + steps * DIRECTIONS_R[direction]
        )

    def cliff(self, first: int, last: int) -> bool:
        """[TOI-TERRAIN-18] [TOI-R-55] [TOI-GEO-14] Whether nobody can go from one neighbour to the other."""
        return abs(self.level[first] - self.level[last]) > 1

    def road(self, first: int, last: int) -> bool:
        """[TOI-R-53] Whether a road links two neighbours."""
        direction = self.direction(first, last)
        return direction != NO_DIRECTION and (self.links[first] >> direction) & 1 == 1

    def terrain_cost(self, mover: int, cell: int) -> int:
        """[TOI-TERRAIN-03] [TOI-TERRAIN-04] [TOI-TERRAIN-05] [TOI-TERRAIN-10] [TOI-TERRAIN-11] [TOI-TERRAIN-12]
        [TOI-TERRAIN-13] [TOI-TERRAIN-14] Movement points for the main terrain of a hex, or IMPASSABLE."""
        kind = self.terrain[cell]
        if kind == STREAM:
            return SQUAD_STREAM[self.depth] if mover == SQUAD else VEHICLE_STREAM[self.depth]
        return SQUAD_COST[kind] if mover == SQUAD else VEHICLE_COST[kind]

    def can_enter(self, mover: int, cell: int) -> bool:
        """[TOI-R-102] [TOI-R-38] Whether such a unit can stand in a hex at all."""
        return self.terrain_cost(mover, cell) != IMPASSABLE

    def reckon(self, mover: int, cell: int, direction: int) -> int:
        """[TOI-GEO-13] [TOI-TERRAIN-06] [TOI-TERRAIN-07] [TOI-TERRAIN-16] [TOI-TERRAIN-17] [TOI-TERRAIN-21] [TOI-R-54]
        Thirds of a movement point for a step, or IMPASSABLE."""
        other = self.neighbours[cell][direction]
        if other < 0 or self.cliff(cell, other):
            return IMPASSABLE
        kind = self.terrain[other]
        terrain = self.terrain_cost(mover, other)
        if (self.links[cell] >> direction) & 1 == 1 and not IGNORES_ROAD[kind] and self.drivable(other):
            return TRUCK_ROAD if mover == TRUCK else ROAD
        if terrain == IMPASSABLE:
            return IMPASSABLE
        climb = CLIMB if self.level[other] > self.level[cell] else 0
        return THIRDS * (terrain + climb)

    def drivable(self, cell: int) -> bool:
        """[TOI-TERRAIN-12] [TOI-TERRAIN-13] No road leads through what nobody can enter."""
        return self.terrain_cost(SQUAD, cell) != IMPASSABLE

    def cost(self, mover: int, first: int, last: int) -> int:
        """[TOI-MOVE-02] Thirds of a movement point for a step to a neighbour, or IMPASSABLE."""
        direction = self.direction(first, last)
        return IMPASSABLE if direction == NO_DIRECTION else self.step_cost(mover, first, direction)

    def step_cost(self, mover: int, cell: int, direction: int) -> int:
        """The same by direction."""
        costs = self.costs[mover]
        known = costs[cell * 6 + direction]
        if known == UNKNOWN:
            known = self.reckon(mover, cell, direction)
            costs[cell * 6 + direction] = known
        return known


def link_roads(size: int, chains: list[list[int]], neighbours: list[list[int]]) -> list[int]:
    """[TOI-R-53] The links of roads, given as chains of neighbours."""
    links = [0] * size
    for chain in chains:
        for first, last in pairwise(chain):
            for direction in range(6):
                if neighbours[first][direction] == last:
                    links[first] |= 1 << direction
                if neighbours[last][direction] == first:
                    links[last] |= 1 << direction
    return links
