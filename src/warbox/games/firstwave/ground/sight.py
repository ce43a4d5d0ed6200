"""Sight between two figures, and the cover of the one that is seen (G-11 to G-14).

From the eye of the looker 27 rays run to points of the target: nine seen from above, at three heights each. A ray is
*dropped* (it shows nothing and tells nothing), *blocked* by something opaque, *softened* by light cover, or clear. Rays
are bits: ray 3 * k + h goes to the point k at height h. Seen from above a piece is cut once for all three heights.

[FW-LOS-01] [FW-LOS-02] [FW-LOS-03]: only cylinders count, neither weapons nor facing exist, and rays start at the eye.
"""

from typing import Final

from mypy_extensions import i64

from warbox.games.firstwave.ground.shapes import OUTSIDE, Span, near_box, near_polygon
from warbox.games.firstwave.pieces.body import Body
from warbox.games.firstwave.pieces.limits import CONTACT_MM, LEVEL_MM, MOST_BASE, TOUCH_MM
from warbox.games.firstwave.tables.piece import BUILDING, Box, Piece
from warbox.games.firstwave.tables.table import Door, Table, within_limits

UNSEEN: Final = -1
CLEAR: Final = 0
SOFT: Final = 1  # light cover
HARD: Final = 2  # heavy cover
SIGHTS: Final = ["none", "light", "heavy"]

SMOKE_MM: Final = 100  # [FW-MUNITION-12] the diameter of the template
ALL: Final = (1 << 27) - 1
NO_FIGURE: Final = -1
MOST_LOOKERS: Final = 3000  # places of lookers that a table remembers, and what is seen from each
MOST_SEEN: Final = 100


class Offset:
    """Where a sample point lies, seen from the centre of the target's base."""

    def __init__(self, x: i64, y: i64) -> None:
        self.x: Final = x
        self.y: Final = y


def sample_offsets(diameter: i64) -> list[Offset]:
    """The nine points of a base, seen from above (G-11)."""
    a = (diameter - 2) // 2
    b = 70711 * (diameter - 2) // 200000
    return [
        Offset(0, 0),
        Offset(a, 0),
        Offset(0, a),
        Offset(-a, 0),
        Offset(0, -a),
        Offset(b, b),
        Offset(-b, b),
        Offset(-b, -b),
        Offset(b, -b),
    ]


OFFSETS: Final = [sample_offsets(max(diameter, 2)) for diameter in range(MOST_BASE + 1)]


class Gaze:
    """The rays of one look, and what stops them."""

    def __init__(self, looker: Body, target: Body) -> None:
        if not (within_limits(looker) and within_limits(target)):
            raise ValueError("figures stand on a table: between 0 and 4096 mm")
        reach = (target.base - 2) // 2
        low, middle, high = target.z + 1, target.z + target.height // 2, target.z + target.height - 1
        eye = looker.z + looker.eye
        self.offsets: Final = OFFSETS[target.base]
        self.x: Final = looker.x
        self.y: Final = looker.y
        self.z: Final = eye
        self.dx: Final = target.x - looker.x
        self.dy: Final = target.y - looker.y
        self.low: Final = low - eye  # how far each ray rises, by its height at the target
        self.middle: Final = middle - eye
        self.high: Final = high - eye
        self.left: Final = min(looker.x, target.x - reach)
        self.right: Final = max(looker.x, target.x + reach)
        self.bottom: Final = min(looker.y, target.y - reach)
        self.top: Final = max(looker.y, target.y + reach)
        self.lowest: Final = min(eye, low)
        self.highest: Final = max(eye, high)
        # how far a ray lies from the middle one, at most, times a length that is not less than that of the middle one
        self.aside: Final = (reach + 1) * (max(self.dx, -self.dx) + max(self.dy, -self.dy))
        self.span: Final = Span()
        self.spans: list[Span] = []  # of the hollows of a building

    def misses(self, points: list[i64]) -> bool:
        """True only if a footprint lies wholly to one side of all rays."""
        lefts: i64 = 0
        rights: i64 = 0
        count: i64 = len(points)
        for place in range(0, count, 2):
            side = self.dx * (points[place + 1] - self.y) - self.dy * (points[place] - self.x)
            if side > self.aside:
                lefts += 2
            elif side < -self.aside:
                rights += 2
            else:
                return False
        return lefts == count or rights == count

    def beyond(self, x0: i64, y0: i64, x1: i64, y1: i64) -> bool:
        """Whether a box lies outside the bounds of all rays, seen from above."""
        return x1 <= self.left or x0 >= self.right or y1 <= self.bottom or y0 >= self.top

    def by_heights(self, span: Span, z0: i64, z1: i64, bit: i64) -> i64:
        """The bits of the three rays above a span that run between two heights for some length."""
        found: i64 = 0
        for rise in (self.low, self.middle, self.high):
            first = self.z * span.low_d + rise * span.low_n
            last = self.z * span.high_d + rise * span.high_n
            if (first < z1 * span.low_d or last < z1 * span.high_d) and (
                first > z0 * span.low_d or last > z0 * span.high_d
            ):
                found |= bit
            bit += bit
        return found

    def through(self, piece: Piece) -> i64:
        """The rays that a cover obstructs."""
        found: i64 = 0
        if piece.height <= self.lowest or self.beyond(piece.x0, piece.y0, piece.x1, piece.y1):
            return found
        points = piece.points
        if self.misses(points):
            return found
        span = self.span
        bit: i64 = 1
        for offset in self.offsets:
            if span.clip(points, self.x, self.y, self.dx + offset.x, self.dy + offset.y, False):
                found |= self.by_heights(span, 0, piece.height, bit)
            bit *= 8
        return found

    def through_box(self, box: Box) -> i64:
        """The rays that an upright box obstructs: a door."""
        found: i64 = 0
        if box.z1 <= self.lowest or box.z0 >= self.highest or self.beyond(box.x0, box.y0, box.x1, box.y1):
            return found
        span = self.span
        bit: i64 = 1
        for offset in self.offsets:
            dx, dy = self.dx + offset.x, self.dy + offset.y
            if span.clip_box(box.x0, box.y0, box.x1, box.y1, self.x, self.y, dx, dy, False):
                found |= self.by_heights(span, box.z0, box.z1, bit)
            bit *= 8
        return found

    def through_building(self, piece: Piece) -> i64:
        """The rays of which some length lies in the box of a building and in none of its hollows."""
        found: i64 = 0
        if piece.height <= self.lowest or self.beyond(piece.x0, piece.y0, piece.x1, piece.y1):
            return found
        if self.misses(piece.points):
            return found
        hollows = piece.hollows
        while len(self.spans) < len(hollows):
            self.spans.append(Span())
        span = self.span
        bit: i64 = 1
        for offset in self.offsets:
            dx, dy = self.dx + offset.x, self.dy + offset.y
            if span.clip_box(piece.x0, piece.y0, piece.x1, piece.y1, self.x, self.y, dx, dy, False):
                for place, hollow in enumerate(hollows):
                    one = self.spans[place]
                    if not one.clip_box(hollow.x0, hollow.y0, hollow.x1, hollow.y1, self.x, self.y, dx, dy, True):
                        one.high_n, one.high_d = -1, 1  # it opens nothing
                ray = bit
                for rise in (self.low, self.middle, self.high):
                    if self.walled(piece, span, rise):
                        found |= ray
                    ray += ray
            bit *= 8
        return found

    def walled(self, piece: Piece, span: Span, rise: i64) -> bool:
        """Whether a ray above the span of a building meets its walls, its floors or its roof."""
        reach_n, reach_d = span.low_n, span.low_d  # all is hollow or outside up to here
        end_n, end_d = span.high_n, span.high_d
        # the part of the ray below the roof; it is above the ground everywhere
        if rise == 0:
            if self.z >= piece.height:
                return False
        elif rise > 0:
            if (piece.height - self.z) * end_d < end_n * rise:
                end_n, end_d = piece.height - self.z, rise
        elif (self.z - piece.height) * reach_d > reach_n * -rise:
            reach_n, reach_d = self.z - piece.height, -rise
        hollows = piece.hollows
        count: i64 = len(hollows)
        moved = True
        while moved and reach_n * end_d < end_n * reach_d:
            moved = False
            for place in range(count):
                one = self.spans[place]
                low_n, low_d, high_n, high_d = one.low_n, one.low_d, one.high_n, one.high_d
                if high_n * reach_d <= reach_n * high_d:
                    continue
                hollow = hollows[place]
                if rise == 0:
                    if self.z < hollow.z0 or self.z > hollow.z1:
                        continue
                else:
                    first, last, slope = hollow.z0 - self.z, hollow.z1 - self.z, rise
                    if rise < 0:
                        first, last, slope = self.z - hollow.z1, self.z - hollow.z0, -rise
                    if first * low_d > low_n * slope:
                        low_n, low_d = first, slope
                    if last * high_d < high_n * slope:
                        high_n, high_d = last, slope
                if low_n * reach_d <= reach_n * low_d and high_n * reach_d > reach_n * high_d:
                    reach_n, reach_d = high_n, high_d
                    moved = True
        return reach_n * end_d < end_n * reach_d

    def through_disc(self, x: i64, y: i64, diameter: i64, z0: i64, z1: i64) -> i64:
        """The rays through the open interior of an upright cylinder; of any height if z0 is not below z1: smoke."""
        found: i64 = 0
        px, py = self.x - x, self.y - y
        half = (diameter + 1) // 2
        if self.beyond(x - half, y - half, x + half, y + half):
            return found
        if z0 < z1 and (z1 <= self.lowest or z0 >= self.highest):
            return found
        c = 4 * (px * px + py * py) - diameter * diameter
        bit: i64 = 1
        for offset in self.offsets:
            dx, dy = self.dx + offset.x, self.dy + offset.y
            a = 4 * (dx * dx + dy * dy)
            b = 4 * (dx * px + dy * py)
            # four times the square of the distance to the axis, less that of the diameter: a * t * t + 2 * b * t + c
            if c < 0 or (b < 0 and b * b > a * c):
                ray = bit
                for rise in (self.low, self.middle, self.high):
                    if self.meets(a, b, c, rise, z0, z1):
                        found |= ray
                    ray += ray
            bit *= 8
        return found

    def meets(self, a: i64, b: i64, c: i64, rise: i64, z0: i64, z1: i64) -> bool:
        """Whether one ray meets the cylinder: the quadratic gets below zero while the ray is between the heights."""
        low_n: i64 = 0
        low_d: i64 = 1
        high_n: i64 = 1
        high_d: i64 = 1
        if z0 < z1:
            if rise == 0:
                if self.z <= z0 or self.z >= z1:
                    return False
            else:
                first, last, slope = z0 - self.z, z1 - self.z, rise
                if rise < 0:
                    first, last, slope = self.z - z1, self.z - z0, -rise
                if first > 0:
                    low_n, low_d = first, slope
                if last < slope:
                    high_n, high_d = last, slope
                if high_n * low_d <= low_n * high_d:
                    return False
        if a == 0:
            return c < 0
        if -b * low_d > low_n * a and -b * high_d < high_n * a:  # nearest to the axis on the way
            return b * b > a * c
        n, d = low_n, low_d
        if -b * low_d > low_n * a:
            n, d = high_n, high_d
        return a * n * n + 2 * b * n * d + c * d * d < 0


def touches(looker: Body, piece: Piece) -> bool:
    """Whether a looker stands at a piece: its base within 5 mm of it, and both at a common height (G-13)."""
    if looker.z >= piece.height:
        return False
    twice = looker.base + 2 * TOUCH_MM
    if piece.kind == BUILDING:
        for wall in piece.walls_at(looker.z):
            if near_box(wall, looker.x, looker.y, twice) != OUTSIDE:
                return True
        return False
    return near_polygon(piece.points, looker.x, looker.y, twice) != OUTSIDE


def touches_door(looker: Body, door: Door) -> bool:
    box = door.box
    if looker.z >= box.z1 or looker.z + looker.height <= box.z0:
        return False
    return near_box(box, looker.x, looker.y, looker.base + 2 * TOUCH_MM) != OUTSIDE


def screens(one: Body, looker: Body, target: Body) -> bool:
    """[FW-COVER-06] [FW-R-42] Whether a figure can give cover: neither of the two, not in contact with the target."""
    if not one.present or one.index == looker.index or one.index == target.index:
        return False
    dx, dy, dz = one.x - target.x, one.y - target.y, one.z - target.z
    reach = one.base + target.base + 2 * CONTACT_MM
    return dz > LEVEL_MM or dz < -LEVEL_MM or 4 * (dx * dx + dy * dy) > reach * reach


def sight(table: Table, bodies: list[Body], smoke: list[tuple[i64, i64]], looker: Body, target: Body) -> i64:
    """What a figure sees of another: UNSEEN, CLEAR, SOFT (light cover) or HARD (heavy cover).

    [FW-LOS-04] [FW-LOS-05] [FW-LOS-06] [FW-LOS-07] [FW-COVER-01] [FW-COVER-02] [FW-COVER-04] [FW-COVER-05] [FW-R-42]
    [FW-R-43]
    """
    if smoke:
        gaze = Gaze(looker, target)
        dropped: i64 = 0
        for x, y in smoke:
            dropped |= gaze.through_disc(x, y, SMOKE_MM, 0, 0)
        found = through_terrain(table, gaze, looker, dropped)
    else:
        found = remembered(table, looker, target)
    cover: i64 = found % 4 - 1
    if cover != CLEAR:
        return cover
    return SOFT if screened(bodies, looker, target, found // 4) else CLEAR


def through_terrain(table: Table, gaze: Gaze, looker: Body, dropped: i64) -> i64:
    """What terrain leaves of a look: the cover plus 1, and above it the bits of the rays that are not dropped, times 4.
    Some rays may be dropped already."""
    blocked: i64 = 0
    for piece in table.heavy:
        rays = gaze.through(piece)
        if rays:
            if not touches(looker, piece):
                blocked |= rays
            elif piece.height > gaze.z:  # what reaches no higher than the eyes does not hamper its own looker
                dropped |= rays
            if blocked | dropped == ALL:
                return 0
    for piece in table.buildings:
        rays = gaze.through_building(piece)
        if rays:
            if touches(looker, piece):
                dropped |= rays
            else:
                blocked |= rays
            if blocked | dropped == ALL:
                return 0
    alive = ALL & ~dropped
    if alive & ~blocked == 0:
        return 0
    if alive & blocked:
        return 4 * alive + HARD + 1
    for piece in table.light:
        if gaze.through(piece) & alive and not touches(looker, piece):
            return 4 * alive + SOFT + 1
    for door in table.doors:
        if gaze.through_box(door.box) & alive and not touches_door(looker, door):
            return 4 * alive + SOFT + 1
    return 4 * alive + CLEAR + 1


def remembered(table: Table, looker: Body, target: Body) -> i64:
    """The same as `through_terrain`, from the table's memory: figures stand still more often than they move."""
    if not (within_limits(looker) and within_limits(target)):
        raise ValueError("figures stand on a table: between 0 and 4096 mm")
    eyes = (((looker.height * 128 + looker.eye) * 64 + looker.base) * 4096 + looker.z) * 4096
    mine = int((eyes + looker.y) * 4096 + looker.x)
    theirs = int((((target.height * 64 + target.base) * 4096 + target.z) * 4096 + target.y) * 4096 + target.x)
    known = table.sights.get(mine)
    if known is None:
        if len(table.sights) >= MOST_LOOKERS:
            table.sights.clear()
        known = {}
        table.sights[mine] = known
    found = known.get(theirs)
    if found is None:
        if len(known) >= MOST_SEEN:
            known.clear()
        found = int(through_terrain(table, Gaze(looker, target), looker, 0))
        known[theirs] = found
    return found


def screened(bodies: list[Body], looker: Body, target: Body, alive: i64) -> bool:
    """[FW-COVER-06] Whether a figure stands before one of the rays."""
    gaze: Gaze | None = None
    left, right = min(looker.x, target.x), max(looker.x, target.x)
    bottom, top = min(looker.y, target.y), max(looker.y, target.y)
    for one in bodies:
        reach = one.base + target.base  # more than enough
        if one.x + reach < left or one.x - reach > right or one.y + reach < bottom or one.y - reach > top:
            continue
        if screens(one, looker, target):
            if gaze is None:
                gaze = Gaze(looker, target)
            if gaze.through_disc(one.x, one.y, one.base, one.z, one.z + one.height) & alive:
                return True
    return False
