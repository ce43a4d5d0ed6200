"""A few good movements from a place, quickly: what is worked out for empty terrain is remembered, and only the figures
are looked at each time."""

from math import isqrt
from typing import Final

from mypy_extensions import i64

from warbox.games.firstwave.ground.contact import DIRECTIONS
from warbox.games.firstwave.ground.measure import in_contact, on_table
from warbox.games.firstwave.ground.shapes import OUTSIDE, near_segment
from warbox.games.firstwave.ground.terrain import (
    Blocked,
    at_face,
    ground_at,
    grounds_crossed,
    overlaps_terrain,
    sweep_stops,
    sweep_vaults,
)
from warbox.games.firstwave.ground.walk import allowance, rooms_entered, walk
from warbox.games.firstwave.pieces.body import Body
from warbox.games.firstwave.pieces.limits import CONTACT_MM, DIFFICULT_MM, LEVEL_MM, OPEN_MM, ROAD_MM, TOUCH_MM
from warbox.games.firstwave.tables.memory import STEP_MM, Place, Stride
from warbox.games.firstwave.tables.piece import ROAD, VAULTED
from warbox.games.firstwave.tables.table import Table

MOST_KNOWN: Final = 20_000  # places off the lattice that are remembered
SHORT: Final = 2  # every second direction also has a short stride


def snap(value: i64) -> i64:
    """Ends lie on a lattice, so that the same places come back."""
    return (value + STEP_MM // 2) // STEP_MM * STEP_MM


def stride_to(table: Table, mover: Body, x: i64, y: i64, halved: bool, blocked: Blocked) -> Stride | None:
    """A straight movement over empty terrain, if it is legal: what `walk` says of it, without building a path."""
    if mover.z != 0:
        way = walk(table, [], mover, [(int(x), int(y), int(mover.z))])
        if way.fault or way.length > 100 * allowance(way.grounds, 0, False, False, halved):
            return None
        return Stride(x, y, mover.z, way.length, way.grounds, len(way.rooms) > 0)
    if not on_table(table, x, y, mover.base) or sweep_stops(
        table, mover.x, mover.y, x, y, 0, mover.base, False, blocked
    ):
        return None
    dx, dy = x - mover.x, y - mover.y
    length = isqrt(int(10000 * (dx * dx + dy * dy)))
    grounds = grounds_crossed(table, mover.x, mover.y, x, y, 0)
    if sweep_vaults(table, mover.x, mover.y, x, y, 0, mover.base):
        grounds |= VAULTED
    if length > 100 * allowance(grounds, 0, False, False, halved):
        return None
    if overlaps_terrain(table, x, y, 0, mover.base, blocked):
        return None
    enters = len(rooms_entered(table, [], mover.x, mover.y, 0, x, y, 0)) > 0
    return Stride(x, y, 0, length, grounds, enters)


def find_strides(table: Table, mover: Body, road: bool, halved: bool) -> list[Stride]:
    """The longest straight movement in each of sixteen directions, and short ones between."""
    found: list[Stride] = []
    blocked = Blocked()
    x0, y0 = mover.x, mover.y
    lengths = [OPEN_MM, DIFFICULT_MM, DIFFICULT_MM // 2]
    if road:
        lengths.insert(0, ROAD_MM)
    for number, (east, north) in enumerate(DIRECTIONS):
        taken: i64 = 0
        for full in lengths:
            reach: i64 = (full + 19) // 20 * 10 if halved else full
            if taken and (number % SHORT or reach > taken // 2):
                continue
            x, y = snap(x0 + east * reach // 1000), snap(y0 + north * reach // 1000)
            if (x - x0) * (x - x0) + (y - y0) * (y - y0) > reach * reach:
                x += STEP_MM if x < x0 else -STEP_MM if x > x0 else 0
                y += STEP_MM if y < y0 else -STEP_MM if y > y0 else 0
            if (x == x0 and y == y0) or is_among(found, x, y):
                continue
            stride = stride_to(table, mover, x, y, halved, blocked)
            if stride is not None:
                found.append(stride)
                if taken:
                    break
                taken = reach
    return found


def is_among(found: list[Stride], x: i64, y: i64) -> bool:
    for one in found:
        if one.x == x and one.y == y:
            return True
    return False


def find_place(table: Table, mover: Body) -> Place:
    climbs = False
    for piece in table.faces:
        if piece.height > mover.z and at_face(piece, mover.x, mover.y, mover.base):
            climbs = True
    for ladder in table.ladders:
        dx, dy = ladder.x - mover.x, ladder.y - mover.y
        if -TOUCH_MM <= dx <= TOUCH_MM and -TOUCH_MM <= dy <= TOUCH_MM:
            climbs = True
    return Place(ground_at(table, mover.x, mover.y, mover.z) == ROAD, climbs)


def place_of(table: Table, mover: Body) -> Place:
    """What terrain makes of the place where a figure stands."""
    if mover.z == 0 and mover.x % STEP_MM == 0 and mover.y % STEP_MM == 0:
        lattice = table.lattice(mover.base, 0)
        point = mover.x // STEP_MM * lattice.rows + mover.y // STEP_MM
        here = lattice.places[point]
        if here is None:
            here = find_place(table, mover)
            lattice.places[point] = here
        return here
    key = int(((mover.x * 4096 + mover.y) * 4096 + mover.z) * 64 + mover.base)
    known = table.places.get(key)
    if known is None:
        if len(table.places) >= MOST_KNOWN:
            table.places.clear()
        known = find_place(table, mover)
        table.places[key] = known
    return known


def strides_of(table: Table, mover: Body, halved: bool) -> list[Stride]:
    """The strides from where a figure stands, as if it were alone."""
    place = place_of(table, mover)
    known = place.halved if halved else place.strides
    if known is None:
        known = find_strides(table, mover, place.road, halved)
        if halved:
            place.halved = known
        else:
            place.strides = known
    return known


def known_stride(table: Table, mover: Body, x: i64, y: i64) -> Stride | None:
    """The stride that ends at a place, if it has been found already."""
    place = place_of(table, mover)
    for known in (place.strides, place.halved):
        if known is not None:
            for stride in known:
                if stride.x == x and stride.y == y:
                    return stride
    return None


def strides(table: Table, bodies: list[Body], mover: Body, halved: bool = False, leaving: bool = False) -> list[Stride]:
    """[FW-MOVE-06] Some legal movements that end free of enemies. What stands on terrain is worked out once.

    Callers must not change the list: the table remembers it.
    """
    known = strides_of(table, mover, halved)
    near: list[Body] = []
    for one in bodies:
        if one.present and one.index != mover.index and -LEVEL_MM <= one.z - mover.z <= LEVEL_MM:
            reach = ROAD_MM + one.base + mover.base
            if -reach <= one.x - mover.x <= reach and -reach <= one.y - mover.y <= reach:
                near.append(one)
    if not near and not leaving:
        return known
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
