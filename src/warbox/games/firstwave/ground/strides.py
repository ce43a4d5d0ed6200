"""A few good movements from a place, quickly: what is worked out for empty terrain is remembered, and only the figures
are looked at each time."""

from typing import Final

from mypy_extensions import i64

from warbox.games.firstwave.ground.contact import DIRECTIONS
from warbox.games.firstwave.ground.measure import in_contact
from warbox.games.firstwave.ground.shapes import OUTSIDE, near_segment
from warbox.games.firstwave.ground.terrain import ground_at
from warbox.games.firstwave.ground.walk import allowance, walk
from warbox.games.firstwave.pieces.body import Body
from warbox.games.firstwave.pieces.limits import CONTACT_MM, DIFFICULT_MM, LEVEL_MM, OPEN_MM, ROAD_MM
from warbox.games.firstwave.tables.memory import Stride
from warbox.games.firstwave.tables.piece import ROAD
from warbox.games.firstwave.tables.table import Table

STEP_MM: Final = 10  # ends lie on a lattice, so that the same places come back
MOST_KNOWN: Final = 20_000  # places that are remembered
SHORT: Final = 2  # every second direction also has a short stride


def path_text(points: list[tuple[int, int, int]], z: int) -> str:
    """A path as actions write it: the height only where it changes."""
    words: list[str] = []
    for x, y, height in points:
        words.append(f"{x},{y}" if height == z else f"{x},{y},{height}")
        z = height
    return ">".join(words)


def snap(value: int) -> int:
    return (value + STEP_MM // 2) // STEP_MM * STEP_MM


def find_strides(table: Table, mover: Body, halved: bool) -> list[Stride]:
    """The longest straight movement in each of sixteen directions, and short ones between."""
    found: list[Stride] = []
    seen: set[tuple[int, int]] = set()
    x0, y0, z = int(mover.x), int(mover.y), int(mover.z)
    lengths = [OPEN_MM, DIFFICULT_MM, DIFFICULT_MM // 2]
    if ground_at(table, mover.x, mover.y, mover.z) == ROAD:
        lengths.insert(0, ROAD_MM)
    for number, (dx, dy) in enumerate(DIRECTIONS):
        taken = 0
        for full in lengths:
            reach = (full + 19) // 20 * 10 if halved else full
            if taken and (number % SHORT or reach > taken // 2):
                continue
            x, y = snap(x0 + dx * reach // 1000), snap(y0 + dy * reach // 1000)
            if (x - x0) ** 2 + (y - y0) ** 2 > reach * reach:
                x -= STEP_MM * ((x > x0) - (x < x0))
                y -= STEP_MM * ((y > y0) - (y < y0))
            if (x, y) in seen or (x == x0 and y == y0):
                continue
            points = [(x, y, z)]
            way = walk(table, [], mover, points)
            if not way.fault and way.length <= 100 * allowance(way.grounds, 0, False, False, halved):
                seen.add((x, y))
                found.append(Stride(points, way.length, way.grounds, way.rooms, path_text(points, z)))
                if taken:
                    break
                taken = int(reach)
    return found


def strides(table: Table, bodies: list[Body], mover: Body, halved: bool = False, leaving: bool = False) -> list[Stride]:
    """[FW-MOVE-06] Some legal movements that end free of enemies. What stands on terrain is worked out once."""
    key = (((int(mover.x) * 1024 + int(mover.y)) * 512 + int(mover.z)) * 64 + int(mover.base)) * 2 + (
        1 if halved else 0
    )
    known = table.strides.get(key)
    if known is None:
        if len(table.strides) >= MOST_KNOWN:
            table.strides.clear()
        known = find_strides(table, mover, halved)
        table.strides[key] = known
    near: list[Body] = []
    for one in bodies:
        if one.present and one.index != mover.index and -LEVEL_MM <= one.z - mover.z <= LEVEL_MM:
            reach = ROAD_MM + one.base + mover.base
            if -reach <= one.x - mover.x <= reach and -reach <= one.y - mover.y <= reach:
                near.append(one)
    found: list[Stride] = []
    for stride in known:
        if leaving and stride.length > 10000:
            continue
        if not near or is_clear(stride, near, mover, leaving):
            found.append(stride)
    return found


def is_clear(stride: Stride, near: list[Body], mover: Body, leaving: bool) -> bool:
    """Whether a straight movement ends on nobody and comes near no enemy but those that it leaves."""
    x, y = stride.x, stride.y
    for one in near:
        both: i64 = one.base + mover.base
        dx, dy = one.x - x, one.y - y
        if one.side == mover.side:
            if 4 * (dx * dx + dy * dy) < both * both:
                return False
        elif leaving and in_contact(one, mover):
            far = both + 2 * CONTACT_MM
            if 4 * (dx * dx + dy * dy) <= far * far:
                return False
            if near_segment(one.x, one.y, mover.x, mover.y, x, y, both - 1) > 0:
                return False
        elif near_segment(one.x, one.y, mover.x, mover.y, x, y, both + 2 * CONTACT_MM) != OUTSIDE:
            return False
    return True
