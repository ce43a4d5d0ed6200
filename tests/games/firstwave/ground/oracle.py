"""Sight, distance and paths reckoned a second time, slowly and otherwise: fractions, decimals and shapely.

Nothing of the ground's own arithmetic is used here, only its plain data (pieces, boxes, bodies).
"""

from collections.abc import Iterable
from dataclasses import dataclass
from decimal import Decimal, getcontext
from fractions import Fraction
from itertools import pairwise
from typing import Any

import shapely

from warbox.games.firstwave.pieces.body import Body
from warbox.games.firstwave.tables.piece import BUILDING, COVER, HEAVY, LIGHT, Box, Piece
from warbox.games.firstwave.tables.table import Table

getcontext().prec = 60
TINY = Decimal(10) ** -40
Point3 = tuple[int, int, int]


@dataclass(frozen=True)
class Line:
    """A ray from an eye to a sample point."""

    start: Point3
    end: Point3

    def at(self, share: Fraction) -> tuple[Fraction, Fraction, Fraction]:
        x, y, z = (a + share * (b - a) for a, b in zip(self.start, self.end, strict=True))
        return x, y, z


def corners(piece: Piece) -> list[tuple[int, int]]:
    values = [int(value) for value in piece.points]
    return list(zip(values[::2], values[1::2], strict=True))


def samples(target: Body) -> list[Point3]:
    """G-11, by its own words."""
    a = (target.base - 2) // 2
    b = 70711 * (target.base - 2) // 200000
    plan = [(0, 0), (a, 0), (-a, 0), (0, a), (0, -a), (b, b), (b, -b), (-b, b), (-b, -b)]
    heights = [target.z + 1, target.z + target.height // 2, target.z + target.height - 1]
    return [(target.x + dx, target.y + dy, z) for dx, dy in plan for z in heights]


def is_inside(ring: list[tuple[int, int]], x: Fraction, y: Fraction, closed: bool) -> bool:
    """By the signs of areas; the ring turns counter-clockwise."""
    for (ax, ay), (bx, by) in pairwise([*ring, ring[0]]):
        side = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
        if side < 0 or (side == 0 and not closed):
            return False
    return True


def shares(line: Line, rings: Iterable[list[tuple[int, int]]], heights: Iterable[int]) -> list[Fraction]:
    """Middles of all parts of a line between which nothing can change."""
    (x, y, z), (ex, ey, ez) = line.start, line.end
    found = {Fraction(0), Fraction(1)}
    for ring in rings:
        for (ax, ay), (bx, by) in pairwise([*ring, ring[0]]):
            change = (bx - ax) * (ey - y) - (by - ay) * (ex - x)
            if change:
                found.add(Fraction(-((bx - ax) * (y - ay) - (by - ay) * (x - ax)), change))
    if ez != z:
        found |= {Fraction(height - z, ez - z) for height in heights}
    inside = sorted(one for one in found if 0 <= one <= 1)
    return [(one + other) / 2 for one, other in pairwise(inside)]


def box_ring(box: Box) -> list[tuple[int, int]]:
    return [(box.x0, box.y0), (box.x1, box.y0), (box.x1, box.y1), (box.x0, box.y1)]


def prism_stops(line: Line, ring: list[tuple[int, int]], low: int, high: int) -> bool:
    for share in shares(line, [ring], [low, high]):
        x, y, z = line.at(share)
        if low < z < high and is_inside(ring, x, y, False):
            return True
    return False


def building_stops(line: Line, piece: Piece) -> bool:
    holes = [room.box for room in piece.rooms] + piece.doors + piece.windows
    heights = [0, int(piece.height), *[z for hole in holes for z in (hole.z0, hole.z1)]]
    ring = corners(piece)
    for share in shares(line, [ring, *[box_ring(hole) for hole in holes]], heights):
        x, y, z = line.at(share)
        if not (0 < z < piece.height and is_inside(ring, x, y, False)):
            continue
        if not any(hole.z0 <= z <= hole.z1 and is_inside(box_ring(hole), x, y, True) for hole in holes):
            return True
    return False


def cylinder_stops(line: Line, x: int, y: int, diameter: int, low: int | None, high: int | None) -> bool:
    """By the roots of the quadratic, to sixty digits."""
    (sx, sy, sz), (ex, ey, ez) = line.start, line.end
    first, last = Decimal(0), Decimal(1)
    if low is not None and high is not None:
        if sz == ez:
            if not low < sz < high:
                return False
        else:
            ends = sorted([Decimal(low - sz) / (ez - sz), Decimal(high - sz) / (ez - sz)])
            first, last = max(first, ends[0]), min(last, ends[1])
    dx, dy = ex - sx, ey - sy
    a = Decimal(dx * dx + dy * dy)
    b = Decimal(2 * (dx * (sx - x) + dy * (sy - y)))
    c = Decimal((sx - x) ** 2 + (sy - y) ** 2) - Decimal(diameter * diameter) / 4
    if a == 0:
        return c < 0 and last - first > TINY
    inner = b * b - 4 * a * c
    if inner <= 0:
        return False
    root = inner.sqrt()
    first, last = max(first, (-b - root) / (2 * a)), min(last, (-b + root) / (2 * a))
    return last - first > TINY


def square_to_ring(ring: list[tuple[int, int]], x: int, y: int) -> Fraction:
    """The square of the distance of a point to a convex polygon."""
    if is_inside(ring, Fraction(x), Fraction(y), True):
        return Fraction(0)
    best: Fraction | None = None
    for (ax, ay), (bx, by) in pairwise([*ring, ring[0]]):
        dx, dy = bx - ax, by - ay
        share = Fraction((x - ax) * dx + (y - ay) * dy, dx * dx + dy * dy)
        share = max(Fraction(0), min(Fraction(1), share))
        square = (ax + share * dx - x) ** 2 + (ay + share * dy - y) ** 2
        best = square if best is None else min(best, square)
    assert best is not None
    return best


def touched_ring(looker: Body, ring: list[tuple[int, int]], low: int, high: int) -> bool:
    if looker.z >= high or looker.z + looker.height <= low:
        return False
    return square_to_ring(ring, looker.x, looker.y) <= (Fraction(looker.base, 2) + 5) ** 2


def touched_building(looker: Body, piece: Piece) -> bool:
    """By shapely's difference of the footprint and the rooms and doors at the looker's height."""
    if looker.z >= piece.height:
        return False
    walls = walls_of(piece, int(looker.z))
    far = shapely.Point(int(looker.x), int(looker.y)).distance(walls)
    return bool(not walls.is_empty and far <= int(looker.base) / 2 + 5 + 1e-9)


def gap_square(one: Body, other: Body) -> int:
    return (int(one.x) - int(other.x)) ** 2 + (int(one.y) - int(other.y)) ** 2


def gap(one: Body, other: Body) -> Decimal:
    return max(Decimal(0), Decimal(gap_square(one, other)).sqrt() - Decimal(int(one.base + other.base)) / 2)


def contact(one: Body, other: Body) -> bool:
    return abs(int(one.z) - int(other.z)) <= 20 and gap(one, other) <= 1


def sight(table: Table, bodies: list[Body], smoke: list[tuple[int, int]], looker: Body, target: Body) -> int:
    """G-12 to G-14, ray by ray: -1 unseen, 0 clear, 1 light, 2 heavy."""
    eye = (looker.x, looker.y, looker.z + looker.eye)
    ends = samples(target)
    fan = shapely.MultiPoint([(int(eye[0]), int(eye[1])), *[(x, y) for x, y, _ in ends]]).convex_hull
    around = [piece for piece in table.pieces if shapely.Polygon(corners(piece)).intersects(fan)]
    opaque = [piece for piece in around if piece.kind == BUILDING or (piece.kind == COVER and piece.cover == HEAVY)]
    light = [piece for piece in around if piece.kind == COVER and piece.cover == LIGHT]
    doors = [door for piece in around if piece.kind == BUILDING for door in piece.doors]
    touched = {
        piece.id: touched_building(looker, piece)
        if piece.kind == BUILDING
        else touched_ring(looker, corners(piece), 0, piece.height)
        for piece in [*opaque, *light]
    }
    screens = [
        one
        for one in bodies
        if one.present and one.index not in (looker.index, target.index) and not contact(one, target)
    ]
    seen, heavy, soft = False, False, False
    for end in ends:
        line = Line(eye, end)
        stops = []
        dropped = any(cylinder_stops(line, x, y, 100, None, None) for x, y in smoke)
        for piece in opaque:
            hit = (
                building_stops(line, piece)
                if piece.kind == BUILDING
                else prism_stops(line, corners(piece), 0, piece.height)
            )
            if not hit:
                continue
            if not touched[piece.id]:
                stops.append(piece)
            elif piece.kind == BUILDING or piece.height > eye[2]:
                dropped = True
        if dropped:
            continue
        if stops:
            heavy = True
            continue
        seen = True
        soft = soft or any(
            not touched[piece.id] and prism_stops(line, corners(piece), 0, piece.height) for piece in light
        )
        soft = soft or any(
            not touched_ring(looker, box_ring(door), door.z0, door.z1)
            and prism_stops(line, box_ring(door), door.z0, door.z1)
            for door in doors
        )
        soft = soft or any(cylinder_stops(line, one.x, one.y, one.base, one.z, one.z + one.height) for one in screens)
    if not seen:
        return -1
    return 2 if heavy else (1 if soft else 0)


def grounds(table: Table, a: tuple[int, int], b: tuple[int, int], z: int) -> int:
    """G-06 by sampling between all borders."""
    line = Line((*a, 0), (*b, 0))
    pieces = [piece for piece in table.pieces if piece.ground]
    rooms = [room for piece in table.pieces for room in piece.rooms if room.box.z0 <= z <= room.box.z1]
    found = 0
    rings = [corners(piece) for piece in pieces] + [box_ring(room.box) for room in rooms]
    for share in shares(line, rings, []):
        x, y, _ = line.at(share)
        inside = [room for room in rooms if is_inside(box_ring(room.box), x, y, True)]
        if inside:
            found |= inside[0].ground
            continue
        over = [piece for piece in pieces if z == 0 and is_inside(corners(piece), x, y, piece.ground == 1)]
        if not over:
            found |= 2
        else:
            layer = max(piece.layer for piece in over)
            found |= max(piece.ground for piece in over if piece.layer == layer)
    return found


def walls_of(piece: Piece, z: int) -> Any:
    walls: Any = shapely.Polygon(corners(piece))
    for hole in [*[room.box for room in piece.rooms], *piece.doors]:
        if hole.z0 <= z <= hole.z1:
            walls = walls.difference(shapely.box(int(hole.x0), int(hole.y0), int(hole.x1), int(hole.y1)))
    return walls


def room_left(table: Table, a: tuple[int, int], b: tuple[int, int], z: int, passing: tuple[int, ...]) -> float:
    """How near a straight way comes to what stands in the way: pieces of these kinds of passing, walls if 3 is one."""
    way = shapely.LineString([a, b]) if a != b else shapely.Point(a)
    best = 1e9
    for piece in table.pieces:
        if piece.height <= z:
            continue
        if piece.kind == COVER and piece.passing in passing:
            best = min(best, way.distance(shapely.Polygon(corners(piece))))
        elif piece.kind == BUILDING and 3 in passing:
            walls = walls_of(piece, z)
            if not walls.is_empty:
                best = min(best, way.distance(walls))
    return best
