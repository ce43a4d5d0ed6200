"""Distances over a table, for evaluations: how far it is to a zone, an edge, a token, around what is in the way."""

from heapq import heappop, heappush
from typing import Final

from warbox.games.firstwave.ground.terrain import ground_at
from warbox.games.firstwave.ground.walk import why_not_stand
from warbox.games.firstwave.state import FirstWaveState
from warbox.games.firstwave.tables.piece import DIFFICULT, ROAD, WATER

CELL: Final = 20  # mm of the lattice
FAR: Final = 9999
BASE: Final = 25
NEIGHBOURS: Final = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)]


def costs(state: FirstWaveState) -> list[int]:
    """What a step into each cell costs, in mm of open ground; FAR where nobody can stand."""
    known = state.readings.fields.get("costs")
    if known is not None:
        return known
    table = state.table
    found: list[int] = []
    for row in range(int(table.height) // CELL):
        for column in range(int(table.width) // CELL):
            x, y = column * CELL + CELL // 2, row * CELL + CELL // 2
            x = min(max(x, BASE // 2 + 1), int(table.width) - BASE // 2 - 1)
            y = min(max(y, BASE // 2 + 1), int(table.height) - BASE // 2 - 1)
            if why_not_stand(table, [], -1, x, y, 0, BASE):
                found.append(FAR if is_wall(state, x, y) else 60)
                continue
            ground = ground_at(table, x, y, 0)
            found.append(14 if ground == ROAD else 40 if ground == DIFFICULT else 26 if ground == WATER else 20)
    state.readings.fields["costs"] = found
    return found


def is_wall(state: FirstWaveState, x: int, y: int) -> bool:
    """Whether what is there cannot be vaulted either."""
    for piece in state.table.vaults:
        if piece.x0 - BASE <= x <= piece.x1 + BASE and piece.y0 - BASE <= y <= piece.y1 + BASE:
            return False
    return True


def field(state: FirstWaveState, name: str, x0: int, y0: int, x1: int, y1: int) -> list[int]:
    """The distance of every cell from a rectangle; worked out once for each name."""
    known = state.readings.fields.get(name)
    if known is not None:
        return known
    steps = costs(state)
    columns = int(state.table.width) // CELL
    rows = len(steps) // columns
    found = [FAR] * len(steps)
    queue: list[tuple[int, int]] = []
    for row in range(rows):
        for column in range(columns):
            if (
                x0 <= column * CELL + CELL - 1
                and column * CELL <= x1
                and y0 <= row * CELL + CELL - 1
                and row * CELL <= y1
            ):
                found[row * columns + column] = 0
                heappush(queue, (0, row * columns + column))
    while queue:
        so_far, cell = heappop(queue)
        if so_far > found[cell]:
            continue
        row, column = cell // columns, cell % columns
        for dx, dy in NEIGHBOURS:
            if not (0 <= row + dy < rows and 0 <= column + dx < columns):
                continue
            other = cell + dy * columns + dx
            if steps[other] == FAR:
                continue
            cost = so_far + (steps[other] * 7 // 5 if dx and dy else steps[other])
            if cost < found[other]:
                found[other] = cost
                heappush(queue, (cost, other))
    state.readings.fields[name] = found
    return found


def at(state: FirstWaveState, distances: list[int], x: int, y: int) -> int:
    columns = int(state.table.width) // CELL
    rows = len(distances) // columns
    return distances[min(y // CELL, rows - 1) * columns + min(x // CELL, columns - 1)]


def to_goal(state: FirstWaveState, seat: int, x: int, y: int, depth: int) -> int:
    """How far it is to the enemy's side of the table, a strip so deep."""
    width, height = int(state.table.width), int(state.table.height)
    low, high = (height - depth, height) if seat == 0 else (0, depth)
    return at(state, field(state, f"goal-{seat}-{depth}", 0, low, width, high), x, y)


def to_point(state: FirstWaveState, px: int, py: int, x: int, y: int) -> int:
    return at(state, field(state, f"point-{px}-{py}", px, py, px, py), x, y)
