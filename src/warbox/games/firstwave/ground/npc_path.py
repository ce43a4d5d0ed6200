"""How NPCs go: straight at their target, or by the shortest way over a lattice of 10 mm (G-16)."""

from heapq import heappop, heappush
from itertools import pairwise
from math import isqrt
from typing import Final

from mypy_extensions import i64

from warbox.games.firstwave.ground.contact import contact_point, touching
from warbox.games.firstwave.ground.measure import in_contact, level, near, on_table
from warbox.games.firstwave.ground.shapes import INSIDE, OUTSIDE, near_polygon, near_segment, where
from warbox.games.firstwave.ground.terrain import (
    SLACK,
    Blocked,
    cuts_of,
    ground_between,
    patches,
    stands_on,
    stays_on,
    surface_below,
    sweep_stops,
)
from warbox.games.firstwave.ground.walk import NOWHERE, Walk, allowance, walk
from warbox.games.firstwave.pieces.body import Body
from warbox.games.firstwave.pieces.limits import LEVEL_MM
from warbox.games.firstwave.tables.memory import STEP_MM, UNKNOWN
from warbox.games.firstwave.tables.piece import BUILDING, CLIMBED, Piece
from warbox.games.firstwave.tables.table import Table

GOAL_MM: Final = 10  # a way ends at a lattice point so near to the target
# E, NE, N, NW, W, SW, S, SE
STEPS_X: Final[list[i64]] = [1, 1, 0, -1, -1, -1, 0, 1]
STEPS_Y: Final[list[i64]] = [0, 1, 1, 1, 0, -1, -1, -1]
COSTS: Final[list[i64]] = [10, 14, 10, 14, 10, 14, 10, 14]
APART_MM: Final = 2  # [FW-R-37] [FW-R-66] the gap that is kept by who may not fight


class Hunt:
    """One NPC on its way: the ground it may cross, and the bases it may not."""

    def __init__(self, table: Table, bodies: list[Body], npc: Body) -> None:
        self.table: Final = table
        self.npc: Final = npc
        # who stands or hangs on a piece that is climbed moves as if from the table: it comes down again
        self.z: Final = 0 if climbed_piece(table, npc) is not None else npc.z
        self.foes: Final = [
            one for one in bodies if one.present and one.side != npc.side and -LEVEL_MM <= one.z - self.z <= LEVEL_MM
        ]
        self.blocked: Final = Blocked()
        self.lattice: Final = table.lattice(npc.base, self.z)

    def open_ground(self, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
        """Whether terrain lets the base pass; doors, low obstacles, water and pieces to climb onto do."""
        if self.z > 0 and not (
            stands_on(self.table, ax, ay, self.z) and stays_on(self.table, ax, ay, bx, by, self.z, (0, 1))
        ):
            return False
        return not sweep_stops(self.table, ax, ay, bx, by, self.z, self.npc.base, True, self.blocked)

    def clear_of_foes(self, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
        left, right, bottom, top = min(ax, bx), max(ax, bx), min(ay, by), max(ay, by)
        for foe in self.foes:
            both = foe.base + self.npc.base
            if foe.x + both < left or foe.x - both > right or foe.y + both < bottom or foe.y - both > top:
                continue
            if near_segment(foe.x, foe.y, ax, ay, bx, by, both - SLACK) == INSIDE:
                return False
        return True

    def near_foes(self) -> list[bool]:
        """By lattice point: whether a step from it may come near a foe. The others need not be looked at."""
        rows, columns = self.lattice.rows, self.lattice.columns
        found: list[bool] = [False] * (columns * rows)
        for foe in self.foes:
            reach: i64 = foe.base + self.npc.base + STEP_MM
            left = max(0, (foe.x - reach) // STEP_MM)
            right = min(columns - 1, (foe.x + reach) // STEP_MM)
            bottom = max(0, (foe.y - reach) // STEP_MM)
            top = min(rows - 1, (foe.y + reach) // STEP_MM)
            for column in range(left, right + 1):
                for row in range(bottom, top + 1):
                    found[column * rows + row] = True
        return found

    def free(self, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
        return self.clear_of_foes(ax, ay, bx, by) and self.open_ground(ax, ay, bx, by)

    def steps(self, column: i64, row: i64) -> i64:
        """The steps that terrain leaves open at a lattice point, as bits."""
        lattice = self.lattice
        place = column * lattice.rows + row
        known = lattice.steps[place]
        if known != UNKNOWN:
            return known
        found: i64 = 0
        x, y = STEP_MM * column, STEP_MM * row
        base = self.npc.base
        if on_table(self.table, x, y, base) and self.open_ground(x, y, x, y):
            bit: i64 = 1
            for number in range(8):
                bx, by = x + STEP_MM * STEPS_X[number], y + STEP_MM * STEPS_Y[number]
                if on_table(self.table, bx, by, base) and self.open_ground(x, y, bx, by):
                    found |= bit
                bit += bit
        lattice.steps[place] = found
        return found

    def entry(self) -> tuple[int, int]:
        """The nearest lattice point to which the way is free, as column and row; (-1, -1) if there is none near."""
        npc, best, found = self.npc, -1, (-1, -1)
        middle, row0 = int(npc.x) // STEP_MM, int(npc.y) // STEP_MM
        for column in range(middle - 2, middle + 4):
            for row in range(row0 - 2, row0 + 4):
                x, y = STEP_MM * column, STEP_MM * row
                apart = (x - int(npc.x)) ** 2 + (y - int(npc.y)) ** 2
                if best >= 0 and apart >= best:
                    continue
                if on_table(self.table, x, y, npc.base) and self.free(npc.x, npc.y, x, y):
                    best, found = apart, (column, row)
        return found

    def search(self, target: Body) -> list[tuple[int, int]]:
        """The points of the way over the lattice to the target, or to the nearest point that can be reached."""
        lattice, near_foes = self.lattice, self.near_foes()
        rows = lattice.rows
        column, row = self.entry()
        if column < 0:
            return []
        size: i64 = lattice.columns * rows
        costs: list[i64] = [-1] * size
        before: list[i64] = [-1] * size
        done: list[bool] = [False] * size
        first: i64 = column * int(rows) + row
        costs[first] = 0
        queue: list[int] = [int(first)]  # cost and place in one number: cheapest first, then the smaller x, then y
        reach = 2 * GOAL_MM + self.npc.base + target.base
        best_gap = -1
        best_square: i64 = 0
        best: i64 = first
        while queue:
            packed: i64 = heappop(queue)
            cost, place = packed // size, packed % size
            if done[place]:
                continue
            done[place] = True
            at_column, at_row = place // rows, place % rows
            x, y = STEP_MM * at_column, STEP_MM * at_row
            dx, dy = x - target.x, y - target.y
            square = dx * dx + dy * dy
            if 4 * square <= reach * reach:
                best = place
                break
            if best_gap < 0 or square < best_square:
                gap = isqrt(10000 * int(square))  # in hundredths, the bases being always the same
                if best_gap < 0 or gap < best_gap:  # points of equal gap come by cost, then x, then y
                    best_gap, best_square, best = gap, square, place
            open_steps = self.steps(at_column, at_row)
            bit: i64 = 1
            for number in range(8):
                if open_steps & bit:
                    next_column, next_row = at_column + STEPS_X[number], at_row + STEPS_Y[number]
                    there = next_column * rows + next_row
                    total = cost + COSTS[number]
                    if not done[there] and (costs[there] < 0 or total < costs[there]):
                        if not near_foes[place] or self.clear_of_foes(x, y, STEP_MM * next_column, STEP_MM * next_row):
                            costs[there] = total
                            before[there] = place
                            heappush(queue, int(total * size + there))
                bit += bit
        points: list[tuple[int, int]] = []
        while best >= 0:
            points.append((STEP_MM * int(best // rows), STEP_MM * int(best % rows)))
            best = before[best]
        points.reverse()
        return points

    def plan(self, target: Body) -> list[tuple[int, int]]:
        """The way seen from above, with its start: straight if that is free, else by the lattice and shortened."""
        npc = self.npc
        start = (int(npc.x), int(npc.y))
        contact = contact_point(npc, target)
        if self.free(npc.x, npc.y, contact[0], contact[1]):
            return [start, contact]
        points = [start, *self.search(target)]
        last_x, last_y = points[-1]
        reach = 2 * GOAL_MM + npc.base + target.base
        if len(points) > 1 and 4 * ((last_x - target.x) ** 2 + (last_y - target.y) ** 2) <= reach * reach:
            end = touching(target.x, target.y, npc.base + target.base, last_x - target.x, last_y - target.y)
            if self.free(last_x, last_y, end[0], end[1]):
                points.append(end)
        kept = [points[0]]
        place = 0
        while place < len(points) - 1:
            following = len(points) - 1
            while following > place + 1:
                ax, ay = points[place]
                bx, by = points[following]
                if self.free(ax, ay, bx, by):
                    break
                following -= 1
            kept.append(points[following])
            place = following
        return kept


def climbed_piece(table: Table, npc: Body) -> Piece | None:
    """The piece on whose top or face an NPC is; buildings are not climbed by NPCs."""
    if npc.z == 0:
        return None
    for piece in table.faces:
        if piece.kind != BUILDING and piece.top and piece.height >= npc.z:
            if piece.height == npc.z and where(piece.points, npc.x, npc.y) != OUTSIDE:
                return piece
            if not stands_on(table, npc.x, npc.y, npc.z):
                if near_polygon(piece.points, npc.x, npc.y, npc.base + 10) != OUTSIDE:
                    return piece
    return None


def piece_under(table: Table, x: i64, y: i64, base: i64) -> Piece | None:
    """The piece to climb onto that a base at a place is over."""
    for piece in table.faces:
        if piece.kind != BUILDING and piece.top and near_polygon(piece.points, x, y, base - SLACK) == INSIDE:
            return piece
    return None


def raised(table: Table, npc: Body, points: list[tuple[int, int]], z: int) -> list[tuple[int, int, int]]:
    """A way from above as a path: up the faces of pieces that it crosses, and down again."""
    if not [piece for piece in table.faces if piece.kind != BUILDING and piece.top]:
        return [(x, y, z) for x, y in points]
    path = [(int(npc.x), int(npc.y), int(npc.z))]
    on = climbed_piece(table, npc)
    beside = on is not None and where(on.points, npc.x, npc.y) == OUTSIDE
    if on is not None and beside:  # it hangs: on to the top if the way leads there, else down
        ahead = along(points[0], points[1], 100 * int(npc.base)) if len(points) > 1 else points[0]
        if piece_under(table, ahead[0], ahead[1], npc.base) is on:
            path.append((int(npc.x), int(npc.y), int(on.height)))
        else:
            path.append((int(npc.x), int(npc.y), int(surface_below(table, npc.x, npc.y, npc.z))))
            on, beside = None, False
    height = int(on.height) if on is not None else z
    for place in range(1, len(points)):
        ax, ay = points[place - 1]
        length = isqrt((points[place][0] - ax) ** 2 + (points[place][1] - ay) ** 2)
        last = (ax, ay)
        for step in range(1, length + 1):
            here = along(points[place - 1], points[place], 100 * step) if step < length else points[place]
            under = piece_under(table, here[0], here[1], npc.base)
            if under is on:
                beside = False
            elif not beside:
                if on is not None:  # down behind it
                    path += [(here[0], here[1], height), (here[0], here[1], z)]
                    height = z
                if under is not None:
                    spot = here if on is not None else last
                    path += [(spot[0], spot[1], height), (spot[0], spot[1], int(under.height))]
                    height = int(under.height)
                on = under
            last = here
        path.append((points[place][0], points[place][1], height))
    return path


def along(start: tuple[int, int], end: tuple[int, int], length: int) -> tuple[int, int]:
    """The whole point on or nearest before the point so many hundredths of a millimetre along a segment."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    whole = isqrt(1_000_000 * (dx * dx + dy * dy))
    if whole == 0 or length * 10 >= whole:
        return end
    ex, ey = dx * length * 10, dy * length * 10  # in parts of `whole`
    best: tuple[int, int] = (0, 0)
    best_apart = -1
    for x in (ex // whole, -(-ex // whole)):
        for y in (ey // whole, -(-ey // whole)):
            if (x * whole - ex) * dx + (y * whole - ey) * dy > 0:
                continue  # beyond
            apart = (x * whole - ex) ** 2 + (y * whole - ey) ** 2
            if best_apart < 0 or apart < best_apart:
                best, best_apart = (x, y), apart
    return start[0] + best[0], start[1] + best[1]


def cut(path: list[tuple[int, int, int]], length: int) -> list[tuple[int, int, int]]:
    """The points of a path up to so many hundredths of a millimetre, without its start."""
    found: list[tuple[int, int, int]] = []
    left = length
    for place in range(1, len(path)):
        ax, ay, az = path[place - 1]
        bx, by, bz = path[place]
        part = isqrt(10000 * ((bx - ax) ** 2 + (by - ay) ** 2 + (bz - az) ** 2))
        if part <= left:
            left -= part
            found.append(path[place])
            continue
        if az == bz:
            x, y = along((ax, ay), (bx, by), left)
            found.append((x, y, az))
        else:
            found.append((ax, ay, az + left // 100 if bz > az else az - left // 100))
        break
    return found


def farthest(table: Table, path: list[tuple[int, int, int]], move: int, halved: bool) -> int:
    """How far along a path the surfaces that it crosses let an NPC go, in hundredths of a millimetre; low obstacles are
    not looked at."""
    gone, crossed = 0, 0
    for place in range(1, len(path)):
        ax, ay, az = path[place - 1]
        bx, by, bz = path[place]
        part = isqrt(10000 * ((bx - ax) ** 2 + (by - ay) ** 2 + (bz - az) ** 2))
        if az != bz:
            pieces = [(part, CLIMBED)]
        else:
            found = patches(table, ax, ay, bx, by, az)
            cuts = cuts_of(found)
            pieces = [
                (part * high[0] // high[1] - part * low[0] // low[1], int(ground_between(found, low, high)))
                for low, high in pairwise(cuts)
            ]
        for length, ground in pieces:
            most = 100 * int(allowance(crossed | ground, move, False, False, halved))
            if gone >= most:
                return gone
            crossed |= ground
            if gone + length > most:
                return most
            gone += length
    return gone


def npc_walk(
    table: Table, bodies: list[Body], npc: Body, target: Body, move: i64, halved: bool, may_touch: bool
) -> Walk:
    """[FW-NPC-16] [FW-R-35] [FW-R-65] [FW-R-66] [FW-R-70] As far as it can towards a figure, into contact if it may.

    A walk of length 0 means that it stays where it is.
    """
    hunt = Hunt(table, bodies, npc)
    plan = hunt.plan(target)
    path = raised(table, npc, plan, int(hunt.z))
    if path[0] != (int(npc.x), int(npc.y), int(npc.z)):
        path.insert(0, (int(npc.x), int(npc.y), int(npc.z)))
    whole = walk(table, bodies, npc, path[1:], False, True)
    if is_good(whole, bodies, npc, move, halved, may_touch):
        return whole
    length = farthest(table, path, int(move), halved)
    while length > 0:
        way = walk(table, bodies, npc, cut(path, length), False, True)
        if is_good(way, bodies, npc, move, halved, may_touch):
            return way
        length -= 100
    return Walk([(int(npc.x), int(npc.y), int(npc.z))]).fail(NOWHERE)


def is_good(way: Walk, bodies: list[Body], npc: Body, move: i64, halved: bool, may_touch: bool) -> bool:
    """Whether an NPC may go this way, and stop there."""
    if way.fault or way.length > 100 * allowance(way.grounds, move, False, False, halved):
        return False
    if may_touch:
        return True
    x, y, z = way.end
    for one in bodies:
        if one.present and one.side != npc.side and level(one, z) and not in_contact(one, npc):
            if near(one, x, y, npc.base, APART_MM - 1):
                return False
    return True
