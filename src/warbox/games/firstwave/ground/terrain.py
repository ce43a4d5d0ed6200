"""What terrain does to a base: surfaces to stand on, what is in the way, what a path crosses (G-06, G-09, G-10)."""

from typing import Final

from mypy_extensions import i64

from warbox.games.firstwave.ground.shapes import (
    INSIDE,
    OUTSIDE,
    Span,
    near_box,
    near_polygon,
    sweep_hits,
    sweep_hits_box,
    where,
)
from warbox.games.firstwave.pieces.limits import TOUCH_MM
from warbox.games.firstwave.tables.piece import BUILDING, OPEN, ROAD, Box, Piece
from warbox.games.firstwave.tables.table import Table

SLACK: Final = 1  # a base may run half a millimetre into something: twice that off its diameter (G-09)
ROOM_RANK: Final = 1 << 20  # the floor of a room goes before every ground piece


class Blocked:
    """What a sweep has met. One object serves a whole path."""

    def __init__(self) -> None:
        self.piece: Piece | None = None


# ---- standing


def in_box(box: Box, x: i64, y: i64) -> bool:
    return box.x0 <= x <= box.x1 and box.y0 <= y <= box.y1


def stands_on(table: Table, x: i64, y: i64, z: i64) -> bool:
    """Whether there is a surface at a point: the table, a top, a roof, the floor of a room or doorway."""
    if z == 0:
        return True
    for piece in table.tops:
        if piece.height == z and where(piece.points, x, y) != OUTSIDE:
            return True
    for building in table.buildings:
        if building.height > z and building.x0 <= x <= building.x1 and building.y0 <= y <= building.y1:
            for room in building.rooms:
                if room.box.z0 == z and in_box(room.box, x, y):
                    return True
            for door in building.doors:
                if door.z0 == z and in_box(door, x, y):
                    return True
    return False


def surface_below(table: Table, x: i64, y: i64, z: i64) -> i64:
    """The highest surface at a point that lies not above a height: where a fall ends."""
    best: i64 = 0
    for piece in table.tops:
        if best < piece.height <= z and where(piece.points, x, y) != OUTSIDE:
            best = piece.height
    for room in table.rooms:
        if best < room.box.z0 <= z and in_box(room.box, x, y):
            best = room.box.z0
    return best


def ladder_at(table: Table, x: i64, y: i64, z0: i64, z1: i64) -> bool:
    """Whether a ladder leads from one height to another at a point, within 5 mm (G-10)."""
    for ladder in table.ladders:
        dx, dy = x - ladder.x, y - ladder.y
        if dx * dx + dy * dy <= TOUCH_MM * TOUCH_MM and ladder.z0 <= z0 and z1 <= ladder.z1:
            return True
    return False


def face_at(table: Table, x: i64, y: i64, z: i64, base: i64) -> Piece | None:
    """A piece whose face a base touches from outside, up to a height (G-10)."""
    for piece in table.faces:
        if piece.height >= z and at_face(piece, x, y, base):
            return piece
    return None


def at_face(piece: Piece, x: i64, y: i64, base: i64) -> bool:
    if where(piece.points, x, y) != OUTSIDE:
        return False
    return near_polygon(piece.points, x, y, base + 2 * TOUCH_MM) != OUTSIDE


# ---- in the way


def sweep_stops(
    table: Table, ax: i64, ay: i64, bx: i64, by: i64, z: i64, base: i64, climbing: bool, blocked: Blocked
) -> bool:
    """Whether a base swept along a segment at a height runs into terrain; `climbing`: pieces with a top to climb onto
    do not count, as in the ways of NPCs (G-16)."""
    twice = base - SLACK
    reach = base
    left, right = min(ax, bx) - reach, max(ax, bx) + reach
    bottom, top = min(ay, by) - reach, max(ay, by) + reach
    for piece in table.blocks:
        if piece.x1 < left or piece.x0 > right or piece.y1 < bottom or piece.y0 > top or piece.height <= z:
            continue
        if climbing and piece.climb and piece.top:
            continue
        if sweep_hits(piece.points, ax, ay, bx, by, twice):
            blocked.piece = piece
            return True
    for piece in table.buildings:
        if piece.x1 < left or piece.x0 > right or piece.y1 < bottom or piece.y0 > top or piece.height <= z:
            continue
        for wall in piece.walls_at(z):
            if sweep_hits_box(wall, ax, ay, bx, by, twice):
                blocked.piece = piece
                return True
    return False


def sweep_vaults(table: Table, ax: i64, ay: i64, bx: i64, by: i64, z: i64, base: i64) -> bool:
    """[FW-MOVE-07] [FW-R-21] Whether a base swept along a segment passes over a low obstacle."""
    left, right = min(ax, bx) - base, max(ax, bx) + base
    bottom, top = min(ay, by) - base, max(ay, by) + base
    for piece in table.vaults:
        if piece.x1 < left or piece.x0 > right or piece.y1 < bottom or piece.y0 > top or piece.height <= z:
            continue
        if sweep_hits(piece.points, ax, ay, bx, by, base - SLACK):
            return True
    return False


def overlaps_terrain(table: Table, x: i64, y: i64, z: i64, base: i64, blocked: Blocked) -> bool:
    """[FW-MOVE-08] Whether a base at a place overlaps a piece to vault, climb or go round, or a wall."""
    twice = base - SLACK
    for piece in table.pieces:
        if piece.height <= z or not piece.obstacle():
            continue
        if piece.x1 + base < x or piece.x0 - base > x or piece.y1 + base < y or piece.y0 - base > y:
            continue
        if piece.kind == BUILDING:
            for wall in piece.walls_at(z):
                if near_box(wall, x, y, twice) == INSIDE:
                    blocked.piece = piece
                    return True
        elif near_polygon(piece.points, x, y, twice) == INSIDE:
            blocked.piece = piece
            return True
    return False


# ---- what is crossed


class Patch:
    """A part of a segment on one surface; of several the one with the highest rank counts."""

    def __init__(self, span: Span, rank: i64, ground: i64) -> None:
        self.low_n: Final = span.low_n
        self.low_d: Final = span.low_d
        self.high_n: Final = span.high_n
        self.high_d: Final = span.high_d
        self.rank: Final = rank
        self.ground: Final = ground


def patches(table: Table, ax: i64, ay: i64, bx: i64, by: i64, z: i64) -> list[Patch]:
    """The surfaces other than open ground under a segment. Roads are closed, all else is open: along the edge of a road
    is still road, along the border of difficult ground is not difficult (G-06)."""
    found: list[Patch] = []
    span = Span()
    dx, dy = bx - ax, by - ay
    left, right = min(ax, bx), max(ax, bx)
    bottom, top = min(ay, by), max(ay, by)
    if z == 0:
        for piece in table.grounds:
            if piece.x1 < left or piece.x0 > right or piece.y1 < bottom or piece.y0 > top:
                continue
            if span.clip(piece.points, ax, ay, dx, dy, piece.ground == ROAD):
                found.append(Patch(span, 64 * piece.layer + piece.ground, piece.ground))
    for room in table.rooms:
        box = room.box
        if box.x1 < left or box.x0 > right or box.y1 < bottom or box.y0 > top or not box.z0 <= z <= box.z1:
            continue
        if span.clip_box(box.x0, box.y0, box.x1, box.y1, ax, ay, dx, dy, True):
            found.append(Patch(span, ROOM_RANK, room.ground))
    return found


def cuts_of(found: list[Patch]) -> list[tuple[int, int]]:
    """Where surfaces begin and end, as shares n / d of the segment, in order, 0 and 1 included."""
    cuts: list[tuple[int, int]] = [(0, 1), (1, 1)]
    for patch in found:
        for n, d in ((patch.low_n, patch.low_d), (patch.high_n, patch.high_d)):
            place = len(cuts)
            while place and cuts[place - 1][0] * d > n * cuts[place - 1][1]:
                place -= 1
            before = cuts[place - 1]
            if before[0] * d != n * before[1]:
                cuts.insert(place, (int(n), int(d)))
    return cuts


def ground_between(found: list[Patch], low: tuple[int, int], high: tuple[int, int]) -> i64:
    """The surface between two neighbouring cuts."""
    best: i64 = -1
    ground: i64 = OPEN
    for patch in found:
        if patch.rank > best:
            if patch.low_n * low[1] <= low[0] * patch.low_d and patch.high_n * high[1] >= high[0] * patch.high_d:
                best, ground = patch.rank, patch.ground
    return ground


def grounds_crossed(table: Table, ax: i64, ay: i64, bx: i64, by: i64, z: i64) -> i64:
    """The bits of all surfaces on which a part of a segment of positive length lies."""
    if ax == bx and ay == by:
        return 0
    found = patches(table, ax, ay, bx, by, z)
    if not found:
        return OPEN
    crossed: i64 = 0
    cuts = cuts_of(found)
    for place in range(len(cuts) - 1):
        crossed |= ground_between(found, cuts[place], cuts[place + 1])
    return crossed


def ground_at(table: Table, x: i64, y: i64, z: i64) -> i64:
    """The surface at a point."""
    best: i64 = -1
    ground: i64 = OPEN
    if z == 0:
        for piece in table.grounds:
            rank = 64 * piece.layer + piece.ground
            if rank > best:
                side = where(piece.points, x, y)
                if side == INSIDE or (side != OUTSIDE and piece.ground == ROAD):
                    best, ground = rank, piece.ground
    for room in table.rooms:
        if room.box.z0 <= z <= room.box.z1 and in_box(room.box, x, y):
            return room.ground
    return ground


def stays_on(table: Table, ax: i64, ay: i64, bx: i64, by: i64, z: i64, start: tuple[int, int]) -> bool:
    """Whether a segment above the table lies on surfaces of that height, from a share of it on to its end."""
    reach_n, reach_d = start
    dx, dy = bx - ax, by - ay
    span = Span()
    moved = True
    while moved and reach_n < reach_d:
        moved = False
        for piece in table.tops:
            if piece.height == z and span.clip(piece.points, ax, ay, dx, dy, True):
                if span.low_n * reach_d <= reach_n * span.low_d and span.high_n * reach_d > reach_n * span.high_d:
                    reach_n, reach_d = int(span.high_n), int(span.high_d)
                    moved = True
        for building in table.buildings:
            if building.height > z:
                floors = [room.box for room in building.rooms if room.box.z0 == z]
                floors += [door for door in building.doors if door.z0 == z]
                for box in floors:
                    if span.clip_box(box.x0, box.y0, box.x1, box.y1, ax, ay, dx, dy, True):
                        if (
                            span.low_n * reach_d <= reach_n * span.low_d
                            and span.high_n * reach_d > reach_n * span.high_d
                        ):
                            reach_n, reach_d = int(span.high_n), int(span.high_d)
                            moved = True
    return reach_n >= reach_d
