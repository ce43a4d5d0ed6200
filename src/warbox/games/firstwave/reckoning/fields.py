"""Distances over a table, for evaluations: how far it is to a zone, an edge, a place, around what is in the way.

They are reckoned on cells of 20 mm, once for a table and a goal, and remembered by the table: no rule looks at them.
"""

from heapq import heappop, heappush
from typing import Final

from mypy_extensions import i64

from warbox.games.firstwave.ground.terrain import ground_at
from warbox.games.firstwave.ground.walk import why_not_stand
from warbox.games.firstwave.tables.piece import DIFFICULT, ROAD, WATER
from warbox.games.firstwave.tables.table import Table

CELL: Final = 20  # mm
UNIT: Final = 8  # mm that one step of a remembered distance stands for: a byte holds up to two metres
MOST: Final = 255
WALL: Final = 0  # in the list of costs
BASE: Final = 25
COSTS: Final = -1  # among the table's fields: what a step into each cell costs, in mm of open ground
GOALS: Final = -2  # and, from here downwards, the distances to a strip along an edge
NEIGHBOURS_X: Final[list[i64]] = [1, -1, 0, 0, 1, 1, -1, -1]
NEIGHBOURS_Y: Final[list[i64]] = [0, 0, 1, -1, 1, -1, 1, -1]


def find_costs(table: Table) -> bytes:
    """As if of a survivor on the table's level. What can be vaulted is slow."""
    found: list[int] = []
    for row in range(int(table.height) // CELL):
        for column in range(int(table.width) // CELL):
            x, y = column * CELL + CELL // 2, row * CELL + CELL // 2
            x = min(max(x, BASE // 2 + 1), int(table.width) - BASE // 2 - 1)
            y = min(max(y, BASE // 2 + 1), int(table.height) - BASE // 2 - 1)
            if why_not_stand(table, [], -1, x, y, 0, BASE):
                found.append(60 if is_vaulted(table, x, y) else WALL)
                continue
            ground = ground_at(table, x, y, 0)
            found.append(14 if ground == ROAD else 40 if ground == DIFFICULT else 26 if ground == WATER else 20)
    return bytes(found)


def is_vaulted(table: Table, x: i64, y: i64) -> bool:
    for piece in table.vaults:
        if piece.x0 - BASE <= x <= piece.x1 + BASE and piece.y0 - BASE <= y <= piece.y1 + BASE:
            return True
    return False


def costs(table: Table) -> bytes:
    known = table.fields.get(COSTS)
    if known is None:
        known = find_costs(table)
        table.fields[COSTS] = known
    return known


def find_field(table: Table, starts: list[int]) -> bytes:
    """The distance of every cell from some cells, in UNITs."""
    steps = costs(table)
    columns: i64 = table.width // CELL
    count: i64 = len(steps)
    rows = count // columns
    found: list[i64] = [MOST * UNIT] * count
    queue: list[int] = []  # distance and cell in one number, so that nothing else is built
    for cell in starts:
        found[cell] = 0
        heappush(queue, cell)
    while queue:
        packed: i64 = heappop(queue)
        so_far, here = packed // count, packed % count
        if so_far > found[here]:
            continue
        row, column = here // columns, here % columns
        for number in range(8):
            dx, dy = NEIGHBOURS_X[number], NEIGHBOURS_Y[number]
            if row + dy < 0 or row + dy >= rows or column + dx < 0 or column + dx >= columns:
                continue
            there = here + dy * columns + dx
            step: i64 = steps[there]
            if step == WALL:
                continue
            total = so_far + (step * 7 // 5 if dx != 0 and dy != 0 else step)
            if total < found[there]:
                found[there] = total
                heappush(queue, int(total * count + there))
    return bytes([int(min(MOST, one // UNIT)) for one in found])


def cell_at(table: Table, x: i64, y: i64) -> i64:
    columns, rows = table.width // CELL, table.height // CELL
    return min(y // CELL, rows - 1) * columns + min(x // CELL, columns - 1)


def to_edge(table: Table, side: i64, depth: i64) -> bytes:
    """Distances to the strip of that depth along the edge of a side's enemy."""
    key = int(GOALS - 2 * depth - side)
    known = table.fields.get(key)
    if known is None:
        columns, rows = table.width // CELL, table.height // CELL
        first: i64 = (table.height - depth) // CELL if side == 0 else 0
        last: i64 = rows - 1 if side == 0 else (depth - 1) // CELL
        cells = [int(row * columns + column) for row in range(first, last + 1) for column in range(columns)]
        known = find_field(table, cells)
        table.fields[key] = known
    return known


def to_place(table: Table, x: i64, y: i64) -> bytes:
    """Distances to the cell of a place."""
    cell = int(cell_at(table, x, y))
    known = table.fields.get(cell)
    if known is None:
        known = find_field(table, [cell])
        table.fields[cell] = known
    return known


def distance(table: Table, field: bytes, x: i64, y: i64) -> float:
    """In mm of open ground."""
    return float(UNIT * field[cell_at(table, x, y)])
