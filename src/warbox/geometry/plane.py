"""The plane in millimetres, seen from above: points, segments, discs, polygons. Whole numbers only.

A polygon is a list of x, y, x, y ... in either direction of turning; `Polygon` keeps it counter-clockwise. Lengths that
may have halves, such as the radius of a base, are given doubled: `twice` is a diameter.
"""

from math import isqrt
from typing import Final

OUTSIDE: Final = -1
ON_EDGE: Final = 0
INSIDE: Final = 1


def cross(ax: int, ay: int, bx: int, by: int) -> int:
    """Positive if b lies to the left of a."""
    return ax * by - ay * bx


# ---- bases: discs by their centres and diameters


def gap_at_most(dx: int, dy: int, diameters: int, length: int) -> bool:
    """Whether the gap between two bases is at most `length`; `diameters` is the sum of both."""
    reach = 2 * length + diameters
    return reach >= 0 and 4 * (dx * dx + dy * dy) <= reach * reach


def overlaps(dx: int, dy: int, diameters: int) -> bool:
    """Whether two bases have more than a point in common."""
    return 4 * (dx * dx + dy * dy) < diameters * diameters


def gap_hundredths(dx: int, dy: int, diameters: int) -> int:
    """The gap in hundredths of a millimetre, rounded down: to compare gaps."""
    return max(0, isqrt(10000 * (dx * dx + dy * dy)) - 50 * diameters)


def length_hundredths(dx: int, dy: int, dz: int) -> int:
    """The length of a segment in hundredths of a millimetre, rounded down."""
    return isqrt(10000 * (dx * dx + dy * dy + dz * dz))


# ---- segments


def near_segment(px: int, py: int, ax: int, ay: int, bx: int, by: int, twice: int) -> int:
    """Whether a point lies within half of `twice` from a segment: INSIDE nearer, ON_EDGE just so far, OUTSIDE."""
    dx, dy = bx - ax, by - ay
    along = (px - ax) * dx + (py - ay) * dy
    square = dx * dx + dy * dy
    if along <= 0 or square == 0:
        return sign(twice * twice - 4 * ((px - ax) ** 2 + (py - ay) ** 2))
    if along >= square:
        return sign(twice * twice - 4 * ((px - bx) ** 2 + (py - by) ** 2))
    aside = cross(dx, dy, px - ax, py - ay)
    return sign(twice * twice * square - 4 * aside * aside)


def sign(value: int) -> int:
    return INSIDE if value > 0 else (OUTSIDE if value < 0 else ON_EDGE)


def segments_meet(ax: int, ay: int, bx: int, by: int, cx: int, cy: int, dx: int, dy: int) -> bool:
    """Whether two closed segments have a point in common."""
    first = sign(cross(bx - ax, by - ay, cx - ax, cy - ay))
    second = sign(cross(bx - ax, by - ay, dx - ax, dy - ay))
    third = sign(cross(dx - cx, dy - cy, ax - cx, ay - cy))
    fourth = sign(cross(dx - cx, dy - cy, bx - cx, by - cy))
    if first == second == third == fourth == 0:  # in one line
        return (
            max(ax, bx) >= min(cx, dx)
            and max(cx, dx) >= min(ax, bx)
            and max(ay, by) >= min(cy, dy)
            and max(cy, dy) >= min(ay, by)
        )
    return first * second <= 0 and third * fourth <= 0


def segments_near(ax: int, ay: int, bx: int, by: int, cx: int, cy: int, dx: int, dy: int, twice: int) -> int:
    """Whether two segments come as near as half of `twice`: INSIDE nearer, ON_EDGE just so near, OUTSIDE."""
    if segments_meet(ax, ay, bx, by, cx, cy, dx, dy):
        return sign(twice)
    return max(
        near_segment(ax, ay, cx, cy, dx, dy, twice),
        near_segment(bx, by, cx, cy, dx, dy, twice),
        near_segment(cx, cy, ax, ay, bx, by, twice),
        near_segment(dx, dy, ax, ay, bx, by, twice),
    )


# ---- polygons


def double_area(points: list[int]) -> int:
    """Twice the area, positive if the polygon turns counter-clockwise."""
    total = 0
    for place in range(0, len(points), 2):
        total += cross(points[place - 2], points[place - 1], points[place], points[place + 1])
    return total


class Polygon:
    """A simple polygon, convex or not; edges do not cross."""

    def __init__(self, points: list[int]) -> None:
        if len(points) < 6 or len(points) % 2:
            raise ValueError(f"a polygon has at least three points x, y: {points}")
        area = double_area(points)
        if area == 0:
            raise ValueError(f"a polygon has an area: {points}")
        if area < 0:
            points = [points[place + half] for place in range(len(points) - 2, -1, -2) for half in (0, 1)]
        self.points: Final = points
        self.left: Final = min(points[::2])
        self.right: Final = max(points[::2])
        self.bottom: Final = min(points[1::2])
        self.top: Final = max(points[1::2])
        self.convex: Final = is_convex(points)

    def where(self, x: int, y: int) -> int:
        """INSIDE, ON_EDGE or OUTSIDE."""
        return where(self.points, x, y, 1)

    def near(self, x: int, y: int, twice: int) -> int:
        """Whether a point lies within half of `twice` from the polygon: INSIDE nearer or in it, ON_EDGE, OUTSIDE."""
        if x - self.right > twice or self.left - x > twice or y - self.top > twice or self.bottom - y > twice:
            return OUTSIDE
        if self.where(x, y) != OUTSIDE:
            return INSIDE if twice > 0 else ON_EDGE
        best = OUTSIDE
        points = self.points
        for place in range(0, len(points), 2):
            ax, ay, bx, by = points[place - 2], points[place - 1], points[place], points[place + 1]
            best = max(best, near_segment(x, y, ax, ay, bx, by, twice))
        return best

    def near_path(self, ax: int, ay: int, bx: int, by: int, twice: int) -> int:
        """Whether a segment comes within half of `twice` of the polygon: a base of that diameter, moved along it."""
        if self.where(ax, ay) != OUTSIDE or self.where(bx, by) != OUTSIDE:
            return INSIDE if twice > 0 else ON_EDGE
        best = OUTSIDE
        points = self.points
        for place in range(0, len(points), 2):
            cx, cy, dx, dy = points[place - 2], points[place - 1], points[place], points[place + 1]
            best = max(best, segments_near(ax, ay, bx, by, cx, cy, dx, dy, twice))
        return best

    def runs_through(self, ax: int, ay: int, bx: int, by: int) -> bool:
        """Whether a part of a segment of positive length lies in the open interior, however the polygon is bent."""
        shares = crossings(self.points, ax, ay, bx, by)
        dx, dy = bx - ax, by - ay
        for place in range(len(shares) - 1):
            n1, d1 = shares[place]
            n2, d2 = shares[place + 1]
            # in the middle of two crossings: a point with coordinates in parts of 2 * d1 * d2
            share, part = n1 * d2 + n2 * d1, 2 * d1 * d2
            if n1 * d2 != n2 * d1 and where(self.points, ax * part + dx * share, ay * part + dy * share, part) > 0:
                return True
        return False


def is_convex(points: list[int]) -> bool:
    """Of a polygon that turns counter-clockwise."""
    for place in range(0, len(points), 2):
        ax, ay = points[place - 4], points[place - 3]
        bx, by = points[place - 2], points[place - 1]
        if cross(bx - ax, by - ay, points[place] - bx, points[place + 1] - by) < 0:
            return False
    return True


def where(points: list[int], x: int, y: int, part: int) -> int:
    """Where the point (x / part, y / part) lies: from inside, a ray to the right meets the rim an odd number of
    times."""
    odd = False
    for place in range(0, len(points), 2):
        ax, ay = points[place - 2] * part, points[place - 1] * part
        bx, by = points[place] * part, points[place + 1] * part
        side = cross(bx - ax, by - ay, x - ax, y - ay)
        if side == 0 and min(ax, bx) <= x <= max(ax, bx) and min(ay, by) <= y <= max(ay, by):
            return ON_EDGE
        if (ay > y) != (by > y) and (side > 0) == (by > ay):
            odd = not odd
    return INSIDE if odd else OUTSIDE


def crossings(points: list[int], ax: int, ay: int, bx: int, by: int) -> list[tuple[int, int]]:
    """Where a segment meets the lines of a polygon's edges, as shares n / d of its length, sorted, 0 and 1 included."""
    shares: list[tuple[int, int]] = [(0, 1), (1, 1)]
    dx, dy = bx - ax, by - ay
    for place in range(0, len(points), 2):
        cx, cy = points[place - 2], points[place - 1]
        ex, ey = points[place] - cx, points[place + 1] - cy
        down = cross(ex, ey, dx, dy)
        over = -cross(ex, ey, ax - cx, ay - cy)
        if down < 0:
            down, over = -down, -over
        if down and 0 < over < down:
            insert(shares, over, down)
    return shares


def insert(shares: list[tuple[int, int]], n: int, d: int) -> None:
    place = len(shares)
    while place and shares[place - 1][0] * d > n * shares[place - 1][1]:
        place -= 1
    shares.insert(place, (n, d))


# ---- unions and common ground of discs


def in_reach(x: int, y: int, discs: list[tuple[int, int, int]]) -> bool:
    """Whether a point lies in one of some closed discs, each with centre and diameter: in the union of their reach."""
    for cx, cy, diameter in discs:
        if 4 * ((x - cx) ** 2 + (y - cy) ** 2) <= diameter * diameter:
            return True
    return False


FINE: Final = 10_000  # parts of a millimetre in which circles are cut


def have_common_point(discs: list[tuple[int, int, int]], slack: int) -> bool:
    """Whether some point lies in all closed discs, each enlarged by `slack` ten-thousandths of a millimetre.

    If there is one, a centre is one or two circles cut each other in one.
    """
    radii = [diameter * FINE // 2 + slack for _, _, diameter in discs]
    points = [(x * FINE, y * FINE) for x, y, _ in discs]
    candidates = list(points)
    for first in range(len(discs)):
        for second in range(first):
            candidates += circle_cuts(points[first], radii[first], points[second], radii[second])
    for x, y in candidates:
        inside = True
        for place, (cx, cy) in enumerate(points):
            reach = radii[place] + 2  # the cuts are rounded
            if (x - cx) ** 2 + (y - cy) ** 2 > reach * reach:
                inside = False
        if inside:
            return True
    return False


def circle_cuts(first: tuple[int, int], r1: int, second: tuple[int, int], r2: int) -> list[tuple[int, int]]:
    """Where two circles cut each other, rounded to whole numbers; the nearest point between them if they just touch."""
    dx, dy = second[0] - first[0], second[1] - first[1]
    square = dx * dx + dy * dy
    if square == 0 or square > (r1 + r2) ** 2 or square < (r1 - r2) ** 2:
        return []
    along = square + r1 * r1 - r2 * r2  # over 2 * square: the share of the way between the centres
    height = isqrt(max(0, 4 * square * r1 * r1 - along * along))  # over 2 * square: the share across
    cuts: list[tuple[int, int]] = []
    for aside in (height, -height):
        x = first[0] + (along * dx - aside * dy + square) // (2 * square)
        y = first[1] + (along * dy + aside * dx + square) // (2 * square)
        cuts.append((x, y))
    return cuts
