"""Convex polygons and boxes from above, in 64-bit numbers: near points, swept bases, the part of a segment inside.

The same questions as in `warbox.geometry.plane`, for the inner loops of sight and movement. Coordinates lie between 0
and MOST_MM: then a cross product stays below 2^28, a share's numerator and denominator too, and no product below passes
2^61. Tests compare all of it with fractions, which have no limit.
"""

from typing import Final

from mypy_extensions import i64

from warbox.games.firstwave.tables.piece import Box

OUTSIDE: Final = -1
ON_EDGE: Final = 0
INSIDE: Final = 1


def where(points: list[i64], x: i64, y: i64) -> i64:
    """Where a point lies: INSIDE, ON_EDGE or OUTSIDE."""
    edge = False
    ax, ay = points[-2], points[-1]
    for place in range(0, len(points), 2):
        bx, by = points[place], points[place + 1]
        side = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
        if side < 0:
            return OUTSIDE
        if side == 0:
            edge = True
        ax, ay = bx, by
    return ON_EDGE if edge else INSIDE


def near_segment(px: i64, py: i64, ax: i64, ay: i64, bx: i64, by: i64, twice: i64) -> i64:
    """Whether a point lies within half of `twice` from a segment: INSIDE nearer, ON_EDGE just so far, OUTSIDE."""
    dx, dy = bx - ax, by - ay
    ex, ey = px - ax, py - ay
    along = ex * dx + ey * dy
    square = dx * dx + dy * dy
    if along <= 0:
        rest = twice * twice - 4 * (ex * ex + ey * ey)
    elif along >= square:
        fx, fy = px - bx, py - by
        rest = twice * twice - 4 * (fx * fx + fy * fy)
    else:
        aside = dx * ey - dy * ex
        rest = twice * twice * square - 4 * aside * aside
    if rest > 0:
        return INSIDE
    return ON_EDGE if rest == 0 else OUTSIDE


def near_polygon(points: list[i64], x: i64, y: i64, twice: i64) -> i64:
    """Whether a point lies within half of `twice` from a polygon, or in it."""
    if where(points, x, y) != OUTSIDE:
        return INSIDE if twice > 0 else ON_EDGE
    best: i64 = OUTSIDE
    ax, ay = points[-2], points[-1]
    for place in range(0, len(points), 2):
        bx, by = points[place], points[place + 1]
        best = max(best, near_segment(x, y, ax, ay, bx, by, twice))
        ax, ay = bx, by
    return best


def near_box(box: Box, x: i64, y: i64, twice: i64) -> i64:
    """The same for an upright box, seen from above."""
    dx, dy = max(box.x0 - x, x - box.x1, 0), max(box.y0 - y, y - box.y1, 0)
    rest = twice * twice - 4 * (dx * dx + dy * dy)
    if rest > 0:
        return INSIDE
    return ON_EDGE if rest == 0 else OUTSIDE


def crosses_line(ax: i64, ay: i64, bx: i64, by: i64, cx: i64, cy: i64, dx: i64, dy: i64) -> bool:
    """Whether two segments cross, or touch at a point that is no matter of nearness of their ends."""
    first = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    second = (bx - ax) * (dy - ay) - (by - ay) * (dx - ax)
    if (first > 0 and second > 0) or (first < 0 and second < 0):
        return False
    third = (dx - cx) * (ay - cy) - (dy - cy) * (ax - cx)
    fourth = (dx - cx) * (by - cy) - (dy - cy) * (bx - cx)
    if (third > 0 and fourth > 0) or (third < 0 and fourth < 0):
        return False
    return first != 0 or second != 0 or third != 0 or fourth != 0


def sweep_hits(points: list[i64], ax: i64, ay: i64, bx: i64, by: i64, twice: i64) -> bool:
    """Whether a segment comes nearer than half of `twice` to a polygon: a base of that diameter, moved along it."""
    if twice <= 0:
        return False
    if where(points, ax, ay) != OUTSIDE or where(points, bx, by) != OUTSIDE:
        return True
    cx, cy = points[-2], points[-1]
    for place in range(0, len(points), 2):
        dx, dy = points[place], points[place + 1]
        if (
            crosses_line(ax, ay, bx, by, cx, cy, dx, dy)
            or near_segment(dx, dy, ax, ay, bx, by, twice) == INSIDE
            or near_segment(ax, ay, cx, cy, dx, dy, twice) == INSIDE
            or near_segment(bx, by, cx, cy, dx, dy, twice) == INSIDE
        ):
            return True
        cx, cy = dx, dy
    return False


def sweep_hits_box(box: Box, ax: i64, ay: i64, bx: i64, by: i64, twice: i64) -> bool:
    """The same for an upright box: first by its bounds, then as a polygon."""
    reach = (twice + 1) // 2
    if (
        min(ax, bx) > box.x1 + reach
        or max(ax, bx) < box.x0 - reach
        or min(ay, by) > box.y1 + reach
        or max(ay, by) < box.y0 - reach
    ):
        return False
    return sweep_hits([box.x0, box.y0, box.x1, box.y0, box.x1, box.y1, box.x0, box.y1], ax, ay, bx, by, twice)


class Span:
    """The part of a segment in a convex footprint, from share low_n / low_d to high_n / high_d of its length.

    One object is used again and again, so that nothing is built in the inner loops.
    """

    def __init__(self) -> None:
        self.low_n: i64 = 0
        self.low_d: i64 = 1
        self.high_n: i64 = 1
        self.high_d: i64 = 1

    def clip(self, points: list[i64], x: i64, y: i64, dx: i64, dy: i64, closed: bool) -> bool:
        """The part from (x, y) on along (dx, dy) in the open interior, or in the closed polygon; False if it has no
        length."""
        low_n: i64 = 0
        low_d: i64 = 1
        high_n: i64 = 1
        high_d: i64 = 1
        ax, ay = points[-2], points[-1]
        for place in range(0, len(points), 2):
            bx, by = points[place], points[place + 1]
            sx, sy = bx - ax, by - ay
            start = sx * (y - ay) - sy * (x - ax)  # positive inside
            change = sx * dy - sy * dx
            if change > 0:
                if -start * low_d > low_n * change:
                    low_n, low_d = -start, change
            elif change < 0:
                if start * high_d < high_n * -change:
                    high_n, high_d = start, -change
            elif start < 0 or (start == 0 and not closed):
                return False
            ax, ay = bx, by
        self.low_n, self.low_d, self.high_n, self.high_d = low_n, low_d, high_n, high_d
        return high_n * low_d > low_n * high_d

    def clip_box(self, x0: i64, y0: i64, x1: i64, y1: i64, x: i64, y: i64, dx: i64, dy: i64, closed: bool) -> bool:
        """The same for an upright box."""
        low_n: i64 = 0
        low_d: i64 = 1
        high_n: i64 = 1
        high_d: i64 = 1
        if dx == 0:
            if x < x0 or x > x1 or (not closed and (x == x0 or x == x1)):
                return False
        elif dx > 0:
            if x0 - x > 0:
                low_n, low_d = x0 - x, dx
            if x1 - x < dx:
                high_n, high_d = x1 - x, dx
        else:
            if x - x1 > 0:
                low_n, low_d = x - x1, -dx
            if x - x0 < -dx:
                high_n, high_d = x - x0, -dx
        if dy == 0:
            if y < y0 or y > y1 or (not closed and (y == y0 or y == y1)):
                return False
        elif dy > 0:
            if (y0 - y) * low_d > low_n * dy:
                low_n, low_d = y0 - y, dy
            if (y1 - y) * high_d < high_n * dy:
                high_n, high_d = y1 - y, dy
        else:
            if (y - y1) * low_d > low_n * -dy:
                low_n, low_d = y - y1, -dy
            if (y - y0) * high_d < high_n * -dy:
                high_n, high_d = y - y0, -dy
        self.low_n, self.low_d, self.high_n, self.high_d = low_n, low_d, high_n, high_d
        return high_n * low_d > low_n * high_d
