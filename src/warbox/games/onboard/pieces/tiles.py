"""The six board tiles, and the walls that a layout of them prints on the board."""

from typing import Final

from warbox.engine.content import TomlTable, load
from warbox.games.onboard.pieces.board import (
    CELL_COUNT,
    CELLS,
    COLUMN_COUNT,
    COMPONENTS,
    NOWHERE,
    PACKAGE,
    ROW_COUNT,
    TILE_SIZE,
    edge_between,
)

ROTATIONS: Final = [0, 90, 180, 270]
LAST: Final = TILE_SIZE - 1
Wall = tuple[int, int, int, int]  # x, y of the cells on both sides, counted from the tile's north-west cell

# [OB-R-06] where tiles lie: two columns and three rows
CORNERS: Final = [
    row * COLUMN_COUNT + column
    for row in range(0, ROW_COUNT, TILE_SIZE)
    for column in range(0, COLUMN_COUNT, TILE_SIZE)
]


def read_place(table: TomlTable, name: str) -> tuple[int, int]:
    """A cell of a tile: `a1` is its north-west one."""
    if len(name) != 2 or name[0] not in "abc" or name[1] not in "123":
        raise table.fail("wall_lines", f"a cell of a tile is a1 to c3, not {name!r}")
    return "abc".index(name[0]), "123".index(name[1])


def read_tile(table: TomlTable) -> list[Wall]:
    """The walls that a tile prints, inside and on its border."""
    walls: list[Wall] = []
    for line in table.texts("wall_lines"):
        first, _, second = line.partition("|")
        x, y = read_place(table, first)
        other_x, other_y = read_place(table, second)
        walls.append((x, y, other_x, other_y))
    for side, dx, dy in (("north", 0, -1), ("east", 1, 0), ("south", 0, 1), ("west", -1, 0)):
        for place in table.items(f"border_{side}"):
            if place not in (1, 2, 3):
                raise table.fail(f"border_{side}", f"places are 1 to 3, not {place!r}")
            along = int(place) - 1
            x = LAST if dx > 0 else 0 if dx < 0 else along
            y = LAST if dy > 0 else 0 if dy < 0 else along
            walls.append((x, y, x + dx, y + dy))
    return walls


CONTENT: Final = load(PACKAGE, "tiles.toml")
TABLES: Final = CONTENT.tables("tiles")
TILES: Final = [table.text("id") for table in TABLES]
WALLS: Final = [read_tile(table) for table in TABLES]


def check_tiles() -> None:
    if len(TILES) != COMPONENTS.number("tiles", 1, 99) or len(TILES) * TILE_SIZE * TILE_SIZE != CELL_COUNT:
        raise CONTENT.fail("tiles", "must be as many as the box has, and cover the board")


check_tiles()


def turned(walls: list[Wall], rotation: int) -> list[Wall]:
    """The walls of a tile that is turned clockwise."""
    for _ in range(rotation // 90):
        walls = [(LAST - y, x, LAST - other_y, other_x) for x, y, other_x, other_y in walls]
    return walls


def cell_at(column: int, row: int) -> int:
    """The cell of the board, or NOWHERE beyond its rim."""
    if 0 <= column < COLUMN_COUNT and 0 <= row < ROW_COUNT:
        return row * COLUMN_COUNT + column
    return NOWHERE


def printed_walls(corners: list[int], tiles: list[int], rotations: list[int]) -> list[int]:
    """The edges on which a layout prints a wall: a border carries one if either tile does; the rim has none."""
    edges: set[int] = set()
    for corner, tile, rotation in zip(corners, tiles, rotations, strict=True):
        column, row = corner % COLUMN_COUNT, corner // COLUMN_COUNT
        for x, y, other_x, other_y in turned(WALLS[tile], rotation):
            first = cell_at(column + x, row + y)
            second = cell_at(column + other_x, row + other_y)
            if first != NOWHERE and second != NOWHERE:
                edges.add(edge_between(first, second))
    return sorted(edges)


def corner_names() -> str:
    return ", ".join([CELLS[corner] for corner in CORNERS])
