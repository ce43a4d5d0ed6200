"""Paths: whether a figure can go along one, how long it is, what it crosses, where it ends (G-07 to G-10, G-18)."""

from math import isqrt
from typing import Final

from mypy_extensions import i64

from warbox.games.firstwave.ground.measure import contacts, in_contact, on_table, overlapping
from warbox.games.firstwave.ground.shapes import INSIDE, OUTSIDE, Span, near_segment
from warbox.games.firstwave.ground.terrain import (
    SLACK,
    Blocked,
    at_face,
    face_at,
    grounds_crossed,
    ladder_at,
    overlaps_terrain,
    stands_on,
    stays_on,
    surface_below,
    sweep_stops,
    sweep_vaults,
)
from warbox.games.firstwave.pieces.body import Body
from warbox.games.firstwave.pieces.limits import (
    CLIMB_MM,
    CONTACT_MM,
    DIFFICULT_MM,
    LEAVE_MM,
    LEVEL_MM,
    OPEN_MM,
    RISKY_MM,
    ROAD_MM,
    SWIM_MM,
)
from warbox.games.firstwave.tables.piece import CLIMBED, DIFFICULT, OPEN, VAULTED, WATER, Piece
from warbox.games.firstwave.tables.table import Table

MOST_POINTS: Final = 60  # of a path
NOBODY: Final = -1
ROUNDED: Final = 2  # twice a millimetre

# Why a path cannot be gone.
NOWHERE: Final = "nowhere"  # it leads nowhere, or has too many points
OFF_TABLE: Final = "off-table"  # [FW-MOVE-08]
BENT: Final = "bent"  # a part is neither level nor upright
PIECE: Final = "piece"  # it runs into a piece or a wall
ENEMY: Final = "enemy"  # [FW-R-36] it crosses an enemy's base
TOUCHED: Final = "touched"  # [FW-R-34] it touches an enemy before its end
NO_FACE: Final = "no-face"  # there is nothing to climb
NO_SURFACE: Final = "no-surface"  # there is nothing to walk on
END_FIGURE: Final = "end-figure"  # it ends on a base
END_PIECE: Final = "end-piece"  # it ends on an obstacle


class Walk:
    """A path as it was gone, or why it cannot be. Whether it is short enough, `allowance` says."""

    def __init__(self, points: list[tuple[int, int, int]]) -> None:
        self.points: Final = points  # with the start
        self.fault = ""
        self.piece: Piece | None = None  # that is in the way
        self.figure: i64 = NOBODY  # that is in the way, by its index
        self.length = 0  # hundredths of a millimetre
        self.grounds: i64 = 0  # bits of what it crosses
        self.rooms: list[int] = []  # that it enters, by their numbers, in order
        self.hanging = False  # it ends on a face
        self.highest: i64 = points[0][2]
        self.foot: tuple[int, int, int] = points[0]  # where a fall from the last face ends
        self.contacts: list[Body] = []  # enemies in contact at its end

    @property
    def end(self) -> tuple[int, int, int]:
        return self.points[-1]

    @property
    def swam(self) -> bool:
        return bool(self.grounds & WATER)

    def fail(self, fault: str, piece: Piece | None = None, figure: i64 = NOBODY) -> "Walk":
        self.fault = fault
        self.piece = piece
        self.figure = figure
        return self


def allowance(grounds: i64, move: i64 = 0, risky: bool = False, leaving: bool = False, halved: bool = False) -> i64:
    """How far one movement may lead over all that it crosses: the most restrictive counts (G-08).

    `move` is the value of an NPC, 0 for survivors. [FW-MOVE-01] to [FW-MOVE-05], [FW-MOVE-07], [FW-MOVE-09],
    [FW-CLIMB-01], [FW-CLIMB-02], [FW-SWIM-01], [FW-MELEE-18], [FW-R-21], [FW-R-31], [FW-R-65]
    """
    least: i64 = move or ROAD_MM
    if grounds & OPEN:
        least = min(least, move or OPEN_MM)
    if grounds & WATER:
        least = min(least, SWIM_MM)
    if grounds & (DIFFICULT | VAULTED):
        least = min(least, DIFFICULT_MM)
    if grounds & CLIMBED:
        least = min(least, RISKY_MM if risky else CLIMB_MM)
    if leaving:
        least = min(least, LEAVE_MM)
    if halved:
        least = (least + 19) // 20 * 10
    return least


def walk(
    table: Table,
    bodies: list[Body],
    mover: Body,
    points: list[tuple[int, int, int]],
    leaving: bool = False,
    brushing: bool = False,
) -> Walk:
    """A figure goes along a path; the points do not name its start. [FW-MOVE-06] [FW-MOVE-08] [FW-R-34] [FW-R-36]

    `brushing`: it may touch enemies on its way, as NPCs do, which ask nobody whom they fight. Their way has been found
    free already; its last point is rounded, so that the sweep to it is judged with a millimetre more.
    """
    swept = mover.base - ROUNDED if brushing else mover.base
    start = (int(mover.x), int(mover.y), int(mover.z))
    path = [start]
    for point in points:
        if point != path[-1]:
            path.append(point)
    one = Walk(path)
    if len(path) == 1 or len(path) > MOST_POINTS:
        return one.fail(NOWHERE)
    for x, y, z in path:
        if z < 0 or not on_table(table, x, y, mover.base):
            return one.fail(OFF_TABLE)
    blocked = Blocked()
    for place in range(1, len(path)):
        ax, ay, az = path[place - 1]
        bx, by, bz = path[place]
        dx, dy, dz = bx - ax, by - ay, bz - az
        one.length += isqrt(10000 * (dx * dx + dy * dy + dz * dz))
        if dz == 0:
            fault = level_fault(table, path, place, mover.base)
            if not fault and sweep_stops(table, ax, ay, bx, by, az, swept, False, blocked):
                fault = PIECE
            if not fault and sweep_vaults(table, ax, ay, bx, by, az, swept):
                one.grounds |= VAULTED
            one.grounds |= grounds_crossed(table, ax, ay, bx, by, az)
        elif dx == 0 and dy == 0:
            fault = upright_fault(table, ax, ay, az, bz, mover.base, blocked)
            one.grounds |= CLIMBED
            one.highest = max(one.highest, bz)
            one.foot = (ax, ay, int(surface_below(table, ax, ay, min(az, bz))))
        else:
            fault = BENT
        if fault:
            return one.fail(fault, blocked.piece)
        figure = crossed_enemy(bodies, mover, swept, ax, ay, az, bx, by, bz)
        if figure != NOBODY:
            return one.fail(ENEMY, None, figure)
        one.rooms += rooms_entered(table, one.rooms, ax, ay, az, bx, by, bz)
    return finish(table, bodies, mover, one, leaving, brushing)


def level_fault(table: Table, path: list[tuple[int, int, int]], place: int, base: i64) -> str:
    """Whether there is something to walk on. Above the table a path runs on a surface; from or to the top of a face it
    may come from beside it (G-10)."""
    ax, ay, z = path[place - 1]
    bx, by, _ = path[place]
    if z == 0:
        return ""
    if stands_on(table, ax, ay, z):
        if stands_on(table, bx, by, z):
            return "" if stays_on(table, ax, ay, bx, by, z, (0, 1)) else NO_SURFACE
        beside = place + 1 == len(path) or path[place + 1][2] != z
        return "" if beside and comes_onto(table, bx, by, ax, ay, z, base) else NO_SURFACE
    beside = place == 1 or path[place - 2][2] != z
    return "" if beside and stands_on(table, bx, by, z) and comes_onto(table, ax, ay, bx, by, z, base) else NO_SURFACE


def comes_onto(table: Table, ax: i64, ay: i64, bx: i64, by: i64, z: i64, base: i64) -> bool:
    """Whether a segment leads from beside a face straight onto its top, and stays on surfaces of that height."""
    span = Span()
    for piece in table.faces:
        if piece.top and piece.height == z and at_face(piece, ax, ay, base):
            if span.clip(piece.points, ax, ay, bx - ax, by - ay, True):
                if stays_on(table, ax, ay, bx, by, z, (int(span.low_n), int(span.low_d))):
                    return True
    return False


def upright_fault(table: Table, x: i64, y: i64, az: i64, bz: i64, base: i64, blocked: Blocked) -> str:
    """[FW-CLIMB-01] Whether there is a face or a ladder, and nothing else in the way at the lower end."""
    low, high = min(az, bz), max(az, bz)
    if ladder_at(table, x, y, low, high):
        return ""
    if face_at(table, x, y, high, base) is None:
        return NO_FACE
    return PIECE if sweep_stops(table, x, y, x, y, low, base, False, blocked) else ""


def crossed_enemy(
    bodies: list[Body], mover: Body, base: i64, ax: i64, ay: i64, az: i64, bx: i64, by: i64, bz: i64
) -> i64:
    """[FW-R-36] The first enemy whose base a part of a path crosses."""
    for other in bodies:
        if other.present and other.side != mover.side and other.index != mover.index:
            if other.z > max(az, bz) + LEVEL_MM or other.z < min(az, bz) - LEVEL_MM:
                continue
            if near_segment(other.x, other.y, ax, ay, bx, by, base + other.base - SLACK) == INSIDE:
                return other.index
    return NOBODY


def rooms_entered(table: Table, known: list[int], ax: i64, ay: i64, az: i64, bx: i64, by: i64, bz: i64) -> list[int]:
    """[FW-R-59] The rooms whose open interior the centre reaches from outside, in order (G-18), without known ones."""
    rooms: list[int] = []
    if not table.rooms:
        return rooms
    span = Span()
    entered: list[tuple[int, int, int]] = []  # share as n / d, room
    for number, room in enumerate(table.rooms):
        box = room.box
        if max(az, bz) < box.z0 or min(az, bz) > box.z1 or number in known:
            continue
        if box.x0 < ax < box.x1 and box.y0 < ay < box.y1 and box.z0 <= az <= box.z1:
            continue  # it was inside
        if not span.clip_box(box.x0, box.y0, box.x1, box.y1, ax, ay, bx - ax, by - ay, False):
            continue
        place = len(entered)
        while place and entered[place - 1][0] * span.low_d > span.low_n * entered[place - 1][1]:
            place -= 1
        entered.insert(place, (int(span.low_n), int(span.low_d), number))
    for _, _, number in entered:
        rooms.append(number)
    return rooms


def finish(table: Table, bodies: list[Body], mover: Body, one: Walk, leaving: bool, brushing: bool) -> Walk:
    """Whether a path may end where it does."""
    x, y, z = one.end
    one.hanging = not stands_on(table, x, y, z)
    if one.hanging and face_at(table, x, y, z, mover.base) is None and not ladder_at(table, x, y, z, z):
        return one.fail(NO_SURFACE)
    blocked = Blocked()
    if overlaps_terrain(table, x, y, z, mover.base, blocked) and not (one.hanging and ladder_at(table, x, y, z, z)):
        return one.fail(END_PIECE, blocked.piece)
    for other in bodies:
        if other.present and other.index != mover.index and overlapping(other, x, y, z, mover.base):
            return one.fail(END_FIGURE, None, other.index)
    ghost = Body(mover.index, mover.side, x, y, z, mover.base, mover.height, mover.eye)
    one.contacts = contacts(bodies, ghost)
    if brushing:
        return one
    for other in bodies:
        if not other.present or other.side == mover.side or other.index == mover.index:
            continue
        if (leaving and in_contact(other, mover)) or in_contact(other, ghost):
            continue
        if touched_on_way(one.points, other, mover.base):
            return one.fail(TOUCHED, None, other.index)
    return one


def touched_on_way(points: list[tuple[int, int, int]], other: Body, base: i64) -> bool:
    """[FW-R-34] Whether a path comes into contact with an enemy somewhere."""
    for place in range(1, len(points)):
        ax, ay, az = points[place - 1]
        bx, by, bz = points[place]
        if other.z > max(az, bz) + LEVEL_MM or other.z < min(az, bz) - LEVEL_MM:
            continue
        if near_segment(other.x, other.y, ax, ay, bx, by, base + other.base + 2 * CONTACT_MM) != OUTSIDE:
            return True
    return False


def why_not_stand(table: Table, bodies: list[Body], index: i64, x: i64, y: i64, z: i64, base: i64) -> str:
    """Why a figure cannot be put down at a place; nothing if it can. `index` is its own, or NOBODY."""
    if z < 0 or not on_table(table, x, y, base):
        return OFF_TABLE
    if not stands_on(table, x, y, z):
        return NO_SURFACE
    if overlaps_terrain(table, x, y, z, base, Blocked()):
        return END_PIECE
    for other in bodies:
        if other.present and other.index != index and overlapping(other, x, y, z, base):
            return END_FIGURE
    return ""


def landing(table: Table, bodies: list[Body], mover: Body, x: int, y: int, z: int) -> tuple[int, int, int]:
    """[FW-R-16] Where a figure lands that falls to a place: there, or at the nearest free point; of several equally
    near the one with the smaller x, then the smaller y."""
    for ring in range(int(table.width + table.height)):
        best: tuple[int, int, int] | None = None
        for dx in range(-ring, ring + 1):
            for dy in range(-ring, ring + 1):
                square = dx * dx + dy * dy
                if square > ring * ring or (ring and square <= (ring - 1) * (ring - 1)):
                    continue
                if best is not None and square >= best[0]:
                    continue
                if not why_not_stand(table, bodies, mover.index, x + dx, y + dy, z, mover.base):
                    best = (square, x + dx, y + dy)
        if best is not None:
            return best[1], best[2], z
    return x, y, z
