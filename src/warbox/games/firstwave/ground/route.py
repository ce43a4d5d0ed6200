"""The shortest way from a figure to a place, and all places within reach.

Ways run straight between points where they bend. There is one search for each class of ground: a way of 150 mm must
stay on the road, one of 100 mm off difficult ground and low obstacles, one of 50 mm may cross all. Every way that is
offered has been gone by `walk`, which is the judge.
"""

from math import isqrt
from typing import Final

from mypy_extensions import i64

from warbox.games.firstwave.ground.contact import contact_point, ring
from warbox.games.firstwave.ground.measure import in_contact, on_table
from warbox.games.firstwave.ground.shapes import OUTSIDE, near_segment
from warbox.games.firstwave.ground.terrain import (
    Blocked,
    grounds_crossed,
    stands_on,
    stays_on,
    sweep_stops,
    sweep_vaults,
)
from warbox.games.firstwave.ground.walk import Walk, allowance, walk, why_not_stand
from warbox.games.firstwave.ground.waypoints import waypoints
from warbox.games.firstwave.pieces.body import Body
from warbox.games.firstwave.pieces.limits import CONTACT_MM, LEVEL_MM
from warbox.games.firstwave.tables.piece import CLIMBED, DIFFICULT, OPEN, ROAD, VAULTED, WATER, Piece
from warbox.games.firstwave.tables.table import Table

# the classes of ways, by what they may cross, from the farthest on
CLASSES: Final = [ROAD, ROAD | OPEN, ROAD | OPEN | WATER, ROAD | OPEN | DIFFICULT | VAULTED, 31]
STEP_MM: Final = 10
FAR: Final = 1 << 40


class Node:
    """A point of the search: how far it is, in hundredths of a millimetre, and from where one comes."""

    def __init__(self, x: i64, y: i64) -> None:
        self.x: Final = x
        self.y: Final = y
        self.length: i64 = FAR
        self.before: Node | None = None
        self.done = False


class Search:
    """All ways of one class from where a figure stands, on its own level, up to a length."""

    def __init__(self, table: Table, bodies: list[Body], mover: Body, allowed: i64, limit: i64, spared: i64) -> None:
        self.table: Final = table
        self.mover: Final = mover
        self.allowed: Final = allowed
        self.limit: Final = 100 * limit
        self.z: Final = mover.z
        self.blocked: Final = Blocked()
        reach = limit + mover.base
        # nobody may be touched on the way, but those left behind and the one that is charged
        self.foes: Final = [
            one
            for one in bodies
            if one.present
            and one.side != mover.side
            and one.index != mover.index
            and one.index != spared
            and -LEVEL_MM <= one.z - mover.z <= LEVEL_MM
            and -reach - one.base <= one.x - mover.x <= reach + one.base
            and -reach - one.base <= one.y - mover.y <= reach + one.base
            and not in_contact(one, mover)
        ]
        self.start: Final = Node(mover.x, mover.y)
        self.start.length = 0
        self.nodes: Final = [self.start]
        self.spread()

    def free(self, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
        """Whether a straight part of a way keeps to the class, and clear of everything."""
        table, base, z = self.table, self.mover.base, self.z
        for foe in self.foes:
            if near_segment(foe.x, foe.y, ax, ay, bx, by, base + foe.base + 2 * CONTACT_MM) != OUTSIDE:
                return False
        if grounds_crossed(table, ax, ay, bx, by, z) & ~self.allowed:
            return False
        if z > 0 and not (stands_on(table, ax, ay, z) and stays_on(table, ax, ay, bx, by, z, (0, 1))):
            return False
        if sweep_stops(table, ax, ay, bx, by, z, base, False, self.blocked):
            return False
        return bool(self.allowed & VAULTED) or not sweep_vaults(table, ax, ay, bx, by, z, base)

    def spread(self) -> None:
        """Dijkstra over the bends that lie within the limit."""
        mover, limit = self.mover, self.limit
        if self.z == 0:
            for bend in waypoints(self.table, mover.base):
                dx, dy = bend.x - mover.x, bend.y - mover.y
                if 10000 * (dx * dx + dy * dy) <= limit * limit:
                    self.nodes.append(Node(bend.x, bend.y))
        for foe in self.foes:
            for x, y in ring(foe.x, foe.y, mover.base + foe.base + 2 * CONTACT_MM + 2):
                if on_table(self.table, x, y, mover.base):
                    self.nodes.append(Node(x, y))
        while True:
            best: Node | None = None
            for node in self.nodes:
                if not node.done and node.length <= limit and (best is None or node.length < best.length):
                    best = node
            if best is None:
                return
            best.done = True
            for node in self.nodes:
                if not node.done:
                    length = best.length + apart(best.x, best.y, node.x, node.y)
                    if length < node.length and length <= limit and self.free(best.x, best.y, node.x, node.y):
                        node.length, node.before = length, best

    def to(self, x: i64, y: i64) -> list[tuple[int, int, int]]:
        """The points of the shortest way to a place, without the start; none if there is no way within the limit."""
        best: Node | None = None
        shortest: i64 = self.limit + 1
        for node in self.nodes:
            if node.done:
                length = node.length + apart(node.x, node.y, x, y)
                if length < shortest and self.free(node.x, node.y, x, y):
                    best, shortest = node, length
                    if node is self.start:
                        break
        if best is None:
            return []
        points = [(int(x), int(y), int(self.z))]
        while best is not None and best is not self.start:
            points.append((int(best.x), int(best.y), int(self.z)))
            best = best.before
        points.reverse()
        return points


def apart(ax: i64, ay: i64, bx: i64, by: i64) -> i64:
    dx, dy = int(bx - ax), int(by - ay)
    return isqrt(10000 * (dx * dx + dy * dy))


def is_legal(way: Walk, risky: bool, leaving: bool, halved: bool) -> bool:
    return not way.fault and way.length <= 100 * allowance(way.grounds, 0, risky, leaving, halved)


def shortest(
    table: Table,
    bodies: list[Body],
    mover: Body,
    x: int,
    y: int,
    z: int,
    risky: bool = False,
    leaving: bool = False,
    halved: bool = False,
    spared: int = -1,
) -> Walk | None:
    """The shortest legal way to a place, a dry one if there is one; else a way that is too long, or none.

    `spared` is an enemy that may be touched, because the way is a charge at it.
    """
    if mover.z != z:
        return climbing_way(table, bodies, mover, x, y, z, risky, leaving, halved)
    straight = walk(table, bodies, mover, [(x, y, z)], leaving)
    if is_legal(straight, risky, leaving, halved) and not straight.swam:
        return straight
    best: Walk | None = None
    for allowed in CLASSES:
        limit = allowance(allowed, 0, risky, leaving, halved)
        if apart(mover.x, mover.y, x, y) > 100 * limit or (best is not None and allowed & WATER):
            continue
        points = Search(table, bodies, mover, allowed, limit, spared).to(x, y)
        if points:
            way = walk(table, bodies, mover, points, leaving)
            if is_legal(way, risky, leaving, halved) and (best is None or way.length < best.length):
                best = way
    if best is not None:
        return best
    if not straight.fault:
        return straight
    points = Search(table, bodies, mover, CLASSES[-1], 400, spared).to(x, y)
    return walk(table, bodies, mover, points, leaving) if points else None


# ---- up and down


def feet(table: Table, base: i64, piece: Piece) -> list[tuple[int, int]]:
    """Places at the foot of a face from which it can be climbed, all around."""
    found: list[tuple[int, int]] = []
    points = piece.points
    twice = base + 1
    ax, ay = points[-2], points[-1]
    for place in range(0, len(points), 2):
        bx, by = points[place], points[place + 1]
        dx, dy = int(bx - ax), int(by - ay)
        length = isqrt(dx * dx + dy * dy) or 1
        steps = max(1, length // STEP_MM)
        out_x, out_y = -(-dy * int(twice)) // (2 * length), -(dx * int(twice)) // (2 * length)
        for step in range(steps + 1):
            x, y = int(ax) + dx * step // steps + out_x, int(ay) + dy * step // steps + out_y
            if on_table(table, x, y, base):
                found.append((x, y))
        ax, ay = bx, by
    return found


def levels(table: Table, mover: Body, x: i64, y: i64, z: i64) -> list[tuple[int, int]]:
    """Where a way up or down between two heights may stand upright."""
    low, high = min(mover.z, z), max(mover.z, z)
    found: list[tuple[int, int]] = [(int(mover.x), int(mover.y)), (int(x), int(y))]
    for ladder in table.ladders:
        if ladder.z0 <= low and high <= ladder.z1:
            found.append((int(ladder.x), int(ladder.y)))
    for piece in table.faces:
        if piece.height >= high:
            found += feet(table, mover.base, piece)
    return found


def climbing_way(
    table: Table,
    bodies: list[Body],
    mover: Body,
    x: int,
    y: int,
    z: int,
    risky: bool,
    leaving: bool,
    halved: bool,
) -> Walk | None:
    """[FW-CLIMB-01] A way with one upright part: to its foot, up or down, and on."""
    best: Walk | None = None
    rise = 100 * (z - int(mover.z) if z > mover.z else int(mover.z) - z)
    limit = 100 * allowance(CLIMBED, 0, risky, leaving, halved)
    for fx, fy in levels(table, mover, x, y, z):
        length = apart(mover.x, mover.y, fx, fy) + rise + apart(fx, fy, x, y)
        if best is not None and length >= best.length:
            continue
        if length > limit and best is not None:
            continue
        points = [(fx, fy, int(mover.z)), (fx, fy, z), (x, y, z)]
        way = walk(table, bodies, mover, points, leaving)
        if not way.fault and (best is None or way.length < best.length):
            best = way
    return best


# ---- reach


class Spot:
    """A place within reach, what the way there crosses, and how long it is in hundredths of a millimetre."""

    def __init__(self, x: int, y: int, z: int, grounds: i64, length: int, points: list[tuple[int, int, int]]) -> None:
        self.x: Final = x
        self.y: Final = y
        self.z: Final = z
        self.grounds: Final = grounds
        self.length: Final = length
        self.points: Final = points


def reach(
    table: Table, bodies: list[Body], mover: Body, leaving: bool = False, halved: bool = False, step: int = STEP_MM
) -> list[Spot]:
    """Every point of a lattice where one movement on the mover's level may end, by the best class that leads there;
    sorted by x, then y."""
    found: dict[tuple[int, int], Spot] = {}
    z = int(mover.z)
    for allowed in CLASSES:
        limit = int(allowance(allowed, 0, False, leaving, halved))
        search: Search | None = None
        for x in range(-(-(int(mover.x) - limit) // step) * step, int(mover.x) + limit + 1, step):
            for y in range(-(-(int(mover.y) - limit) // step) * step, int(mover.y) + limit + 1, step):
                dx, dy = x - int(mover.x), y - int(mover.y)
                if (x, y) in found or dx * dx + dy * dy > limit * limit or (dx == 0 and dy == 0):
                    continue
                if why_not_stand(table, bodies, mover.index, x, y, z, mover.base):
                    continue
                if search is None:
                    search = Search(table, bodies, mover, allowed, limit, -1)
                points = search.to(x, y)
                if points:
                    way = walk(table, bodies, mover, points, leaving)
                    if is_legal(way, False, leaving, halved) and not way.contacts:
                        found[(x, y)] = Spot(x, y, z, way.grounds, way.length, points)
    return [found[place] for place in sorted(found)]


def contact_ways(table: Table, bodies: list[Body], mover: Body, target: Body, halved: bool = False) -> list[Walk]:
    """[FW-MELEE-01] Ways into contact with an enemy: straight at it first, then around it, the shortest first."""
    found: list[Walk] = []
    if not -LEVEL_MM <= target.z - mover.z <= LEVEL_MM:
        return found
    x, y = contact_point(mover, target)
    direct = walk(table, bodies, mover, [(x, y, int(mover.z))])
    if is_legal(direct, False, False, halved):
        found.append(direct)
    around: list[Walk] = []
    for px, py in ring(target.x, target.y, mover.base + target.base):
        way = walk(table, bodies, mover, [(px, py, int(mover.z))])
        if is_legal(way, False, False, halved):
            around.append(way)
    if not found and not around:
        for px, py in ring(target.x, target.y, mover.base + target.base):
            if not why_not_stand(table, bodies, mover.index, px, py, mover.z, mover.base):
                bent = shortest(table, bodies, mover, px, py, int(mover.z), False, False, halved, int(target.index))
                if bent is not None and is_legal(bent, False, False, halved):
                    around.append(bent)
                    break
    around.sort(key=way_length)
    return found + around


def way_length(way: Walk) -> int:
    return way.length
