"""The sea: points, islands, the eight headings, start points. [BBP-R-01] Read from content/broadsides.toml."""

from typing import Final

from warbox.engine.content import TomlTable, load
from warbox.geometry import compass

CONTENT: Final = load("warbox.games.broadsides", "broadsides.toml")

SEATS: Final = ["S", "I"]  # [BBP-GEN-01] [BBP-SETUP-01] the Seahawk and the Royal Isabella
SEAHAWK: Final = 0
ISABELLA: Final = 1
STARBOARD: Final = 0  # [BBP-R-03] column 3
PORT: Final = 1  # column 5
SIDES: Final = ["starboard", "port"]


def read_compass(content: TomlTable) -> tuple[list[str], list[int], list[int]]:
    """[BBP-GRID-03] [BBP-R-65] Eight directions, 45 degrees apart, clockwise from north."""
    names: list[str] = []
    east: list[int] = []
    north: list[int] = []
    for direction in content.tables("directions"):
        if direction.number("index", 0, 7) != len(names):
            raise direction.fail("index", "directions are listed in order, from 0")
        names.append(direction.text("name"))
        east.append(direction.number("dx", -1, 1))
        north.append(direction.number("dy", -1, 1))
        if compass.towards(east[-1], north[-1]) != len(names) - 1:
            raise direction.fail("dx", "directions turn clockwise from north")
    if len(names) != 8:
        raise content.fail("directions", "there are eight")
    return names, east, north


HEADINGS, DX, DY = read_compass(CONTENT.table("compass"))
TURN_STARBOARD: Final = CONTENT.table("compass").number("turn_starboard", 1, 1)
TURN_PORT: Final = CONTENT.table("compass").number("turn_port", -1, -1)

GRID: Final = CONTENT.table("grid")
WIDTH: Final = GRID.number("width", 2, 99)
HEIGHT: Final = GRID.number("height", 2, 99)


def read_points(grid: TomlTable) -> list[bool]:
    """[BBP-GRID-02] [BBP-GRID-05] Which places carry a point, by y * WIDTH + x; islands carry none."""
    points = [True] * (WIDTH * HEIGHT)
    for island in grid.tables("islands"):
        for place in island.items("places"):
            if not (isinstance(place, list) and len(place) == 2):
                raise island.fail("places", f"a place is [x, y], not {place!r}")
            x, y = int(place[0]), int(place[1])
            if not (0 <= x < WIDTH and 0 <= y < HEIGHT):
                raise island.fail("places", f"{place!r} is off the grid")
            points[y * WIDTH + x] = False
    return points


POINTS: Final = read_points(GRID)


def is_point(x: int, y: int) -> bool:
    """[BBP-GRID-05] [BBP-R-12] Whether a ship can be there: neither land nor beyond the edge of the grid."""
    return 0 <= x < WIDTH and 0 <= y < HEIGHT and POINTS[y * WIDTH + x]


def read_starts(content: TomlTable) -> list[tuple[int, int, int]]:
    """[BBP-GRID-06] [BBP-SETUP-03] [BBP-R-09] Start point and heading of each ship."""
    starts: list[tuple[int, int, int]] = []
    for ship in content.tables("ship"):
        start = ship.items("start")
        if len(start) != 2 or not is_point(int(start[0]), int(start[1])):
            raise ship.fail("start", f"must be a point at sea, not {start!r}")
        starts.append((int(start[0]), int(start[1]), ship.choice("heading", HEADINGS)))
    if len(starts) != 2:
        raise content.fail("ship", "there are two ships")
    return starts


STARTS: Final = read_starts(CONTENT)


def direction(dx: int, dy: int) -> int:
    """[BBP-GRID-04] [BBP-RANGE-01] The direction of the segment to a point so far away; -1 if no one segment leads
    there.
    """
    return int(compass.towards(dx, dy))
