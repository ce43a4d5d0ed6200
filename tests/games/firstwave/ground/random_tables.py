"""Random tables and figures: many coordinates on a coarse grid, so that things touch, align and just miss."""

from random import Random

import shapely

from warbox.games.firstwave.ground.terrain import stands_on
from warbox.games.firstwave.pieces.body import Body
from warbox.games.firstwave.pieces.limits import DIMS
from warbox.games.firstwave.tables.table import Table
from warbox.games.firstwave.tables.table_file import TableReader

SIZE = 600
KINDS = ["survivor", "child", "animal", "robot_domestic", "robot_construction", "robot_military"]


def near(rng: Random, low: int, high: int) -> int:
    """A number that often lies on a grid of 5 or 10."""
    value = rng.randint(low, high)
    grid = rng.choice([1, 5, 10])
    return min(high, max(low, value // grid * grid))


def polygon(rng: Random) -> list[list[int]]:
    while True:
        x, y, size = near(rng, 0, SIZE - 90), near(rng, 0, SIZE - 90), rng.choice([12, 40, 90])
        if rng.random() < 0.4:
            w, h = rng.randint(4, size), rng.randint(4, size)
            return [[x, y], [x + w, y], [x + w, y + h], [x, y + h]]
        points = [(x + rng.randint(0, size), y + rng.randint(0, size)) for _ in range(rng.randint(3, 7))]
        hull = shapely.MultiPoint(points).convex_hull
        if isinstance(hull, shapely.Polygon) and hull.area > 20:
            return [[int(px), int(py)] for px, py in list(hull.exterior.coords)[:-1]]


def cover(rng: Random, number: int) -> dict[str, object]:
    height = rng.choice([5, 10, 18, 20, 25, 28, 30, 32, 45, 60, 100])
    passes = ["free", "climb", "block"] + (["vault"] if height <= 25 else [])
    return {
        "id": f"C{number}",
        "kind": "cover",
        "cover": rng.choice(["light", "heavy"]),
        "height": height,
        "pass": rng.choice(passes),
        "top": rng.random() < 0.5,
        "poly": polygon(rng),
    }


def building(rng: Random, number: int) -> dict[str, object]:
    x, y = near(rng, 0, 430), near(rng, 0, 430)
    w, h = rng.randrange(80, 160, 2), rng.randrange(80, 160, 2)
    floors = rng.choice([1, 1, 2])
    rooms: list[dict[str, object]] = []
    doors: list[dict[str, object]] = []
    windows: list[dict[str, object]] = []
    wall = 6
    for floor in range(floors):
        z0 = 60 * floor
        middle = x + w // 2
        split = rng.random() < 0.5
        spans = [(x + wall, middle - 3), (middle + 3, x + w - wall)] if split else [(x + wall, x + w - wall)]
        for x0, x1 in spans:
            rect = [x0, y + wall, x1, y + h - wall]
            rooms.append({"id": f"B{number}r{len(rooms)}", "rect": rect, "z": [z0, z0 + 54]})
            at = rng.randint(x0, max(x0, x1 - 40))
            hole = rng.choice([[at, y, min(at + 40, x1), y + wall], [at, y + h - wall, min(at + 40, x1), y + h]])
            if rng.random() < 0.7 and not floor:
                doors.append({"rect": hole, "z": [0, 36]})
            else:
                windows.append({"rect": hole, "z": [z0 + 14, z0 + 34]})
        if split and rng.random() < 0.7:
            doors.append({"rect": [middle - 3, y + 20, middle + 3, y + 60], "z": [z0, z0 + 36]})
    return {
        "id": f"B{number}",
        "kind": "building",
        "rect": [x, y, x + w, y + h],
        "height": 60 * floors,
        "climb": True,
        "top": True,
        "rooms": rooms,
        "doors": doors,
        "windows": windows,
    }


def ground(rng: Random, number: int) -> dict[str, object]:
    return {
        "id": f"G{number}",
        "kind": "ground",
        "ground": rng.choice(["road", "difficult", "water", "open"]),
        "layer": rng.randint(1, 3),
        "poly": polygon(rng),
    }


def random_table(rng: Random) -> Table:
    pieces = [cover(rng, number) for number in range(rng.randint(4, 9))]
    pieces += [building(rng, number) for number in range(rng.randint(0, 3))]
    pieces += [ground(rng, number) for number in range(rng.randint(2, 6))]
    rng.shuffle(pieces)
    reader = TableReader(0)
    table = reader.read({"id": "R", "size": [SIZE, SIZE], "piece": pieces})
    assert reader.faults == []
    return table


def random_body(rng: Random, table: Table, index: int) -> Body:
    """On the ground, in a room, on a roof or top, or hanging on a face: sight asks for nothing more."""
    dims = DIMS[rng.choice(KINDS)]
    side, how = rng.choice([0, 1, 2]), rng.random()
    places = table.rooms and how < 0.3
    if places:
        box = rng.choice(table.rooms).box
        x, y, z = near(rng, int(box.x0) + 7, int(box.x1) - 7), near(rng, int(box.y0) + 7, int(box.y1) - 7), int(box.z0)
    elif how < 0.45 and table.tops:
        piece = rng.choice(table.tops)
        x, y, z = (int(piece.x0) + int(piece.x1)) // 2, (int(piece.y0) + int(piece.y1)) // 2, int(piece.height)
        z = z if stands_on(table, x, y, z) else 0
    elif how < 0.65:  # at a piece, a few millimetres away from it
        piece = rng.choice(table.pieces)
        reach = dims.base // 2 + rng.randint(-1, 8)
        x = rng.choice([int(piece.x0) - reach, int(piece.x1) + reach, near(rng, int(piece.x0), int(piece.x1))])
        y = rng.choice([int(piece.y0) - reach, int(piece.y1) + reach, near(rng, int(piece.y0), int(piece.y1))])
        z = rng.choice([0, 0, rng.randint(0, 40)])
    else:
        x, y, z = near(rng, 20, SIZE - 20), near(rng, 20, SIZE - 20), 0
    x, y = min(SIZE - 20, max(20, x)), min(SIZE - 20, max(20, y))
    return Body(index, side, x, y, z, dims.base, dims.height, dims.eye)
