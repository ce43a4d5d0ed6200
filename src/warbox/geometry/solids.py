"""Solids with heights, and what a ray through them meets: prisms, boxes with rooms cut out, cylinders.

A ray runs from an eye to a point. A solid stops it if a part of the ray of positive length lies in its open interior:
to touch a face or an edge is not enough. The part of a ray in a convex solid is one interval of shares n / d of its
length.
"""

from typing import Final

from warbox.geometry.plane import Polygon


class Ray:
    def __init__(self, ax: int, ay: int, az: int, bx: int, by: int, bz: int) -> None:
        self.x: Final = ax
        self.y: Final = ay
        self.z: Final = az
        self.dx: Final = bx - ax
        self.dy: Final = by - ay
        self.dz: Final = bz - az


class Interval:
    """From share low_n / low_d to share high_n / high_d of a ray; the denominators are positive."""

    def __init__(self, low_n: int, low_d: int, high_n: int, high_d: int) -> None:
        self.low_n: Final = low_n
        self.low_d: Final = low_d
        self.high_n: Final = high_n
        self.high_d: Final = high_d


class Prism:
    """A convex footprint between two heights: the wall, the crate, the box of a house."""

    def __init__(self, polygon: Polygon, bottom: int, top: int) -> None:
        if not polygon.convex:
            raise ValueError(f"a prism stands on a convex polygon: {polygon.points}")
        if bottom >= top:
            raise ValueError(f"a prism has a height: from {bottom} to {top}")
        self.polygon: Final = polygon
        self.bottom: Final = bottom
        self.top: Final = top

    def part(self, ray: Ray, closed: bool = False) -> Interval | None:
        """The part of a ray in the open interior, or in the closed solid; None if it has no length."""
        x, y, dx, dy, dz = ray.x, ray.y, ray.dx, ray.dy, ray.dz
        polygon = self.polygon
        ex, ey = x + dx, y + dy
        edge = 1 if closed else 0
        if (x < polygon.left + 1 - edge and ex < polygon.left + 1 - edge) or (
            x > polygon.right - 1 + edge and ex > polygon.right - 1 + edge
        ):
            return None
        if (y < polygon.bottom + 1 - edge and ey < polygon.bottom + 1 - edge) or (
            y > polygon.top - 1 + edge and ey > polygon.top - 1 + edge
        ):
            return None
        low_n, low_d, high_n, high_d = 0, 1, 1, 1
        if dz == 0:
            if ray.z < self.bottom + 1 - edge or ray.z > self.top - 1 + edge:
                return None
        else:
            low_n, high_n = self.bottom - ray.z, self.top - ray.z
            low_d = high_d = dz
            if dz < 0:
                low_n, high_n = -high_n, -low_n
                low_d = high_d = -dz
            if low_n < 0:
                low_n, low_d = 0, 1
            if high_n > high_d:
                high_n, high_d = 1, 1
            if high_n * low_d <= low_n * high_d:
                return None
        points = polygon.points
        cx, cy = points[-2], points[-1]
        for place in range(0, len(points), 2):
            nx, ny = points[place], points[place + 1]
            sx, sy = nx - cx, ny - cy
            start = sx * (y - cy) - sy * (x - cx)  # positive inside
            change = sx * dy - sy * dx
            if change > 0:
                if -start * low_d > low_n * change:
                    low_n, low_d = -start, change
            elif change < 0:
                if start * high_d < high_n * -change:
                    high_n, high_d = start, -change
            elif start < 1 - edge:
                return None
            cx, cy = nx, ny
        if high_n * low_d <= low_n * high_d:
            return None
        return Interval(low_n, low_d, high_n, high_d)

    def stops(self, ray: Ray) -> bool:
        return self.part(ray) is not None


def box(left: int, bottom_y: int, right: int, top_y: int, bottom: int, top: int) -> Prism:
    """An upright box."""
    return Prism(Polygon([left, bottom_y, right, bottom_y, right, top_y, left, top_y]), bottom, top)


class House:
    """A solid box from which closed boxes are cut: rooms, doors, windows."""

    def __init__(self, whole: Prism, hollows: list[Prism]) -> None:
        self.whole: Final = whole
        self.hollows: Final = hollows

    def stops(self, ray: Ray) -> bool:
        """Whether a part of the ray of positive length lies in the box and in none of the hollows."""
        part = self.whole.part(ray)
        if part is None:
            return False
        reach_n, reach_d = part.low_n, part.low_d  # so far all is hollow
        open_parts: list[Interval] = []
        for hollow in self.hollows:
            inside = hollow.part(ray, True)
            if inside is not None:
                open_parts.append(inside)
        moved = True
        while moved and reach_n * part.high_d < part.high_n * reach_d:
            moved = False
            for one in open_parts:
                starts = one.low_n * reach_d <= reach_n * one.low_d
                if starts and one.high_n * reach_d > reach_n * one.high_d:
                    reach_n, reach_d = one.high_n, one.high_d
                    moved = True
        return reach_n * part.high_d < part.high_n * reach_d


class Cylinder:
    """An upright cylinder: a figure on its base. Without heights: smoke, which reaches from the ground to the sky."""

    def __init__(self, x: int, y: int, diameter: int, bottom: int, top: int) -> None:
        self.x: Final = x
        self.y: Final = y
        self.diameter: Final = diameter
        self.bottom: Final = bottom
        self.top: Final = top

    def stops(self, ray: Ray) -> bool:
        """Whether a part of the ray of positive length lies in the open interior."""
        low_n, low_d, high_n, high_d = 0, 1, 1, 1
        dz = ray.dz
        if self.bottom < self.top:
            if dz == 0:
                if ray.z <= self.bottom or ray.z >= self.top:
                    return False
            else:
                low_n, high_n = self.bottom - ray.z, self.top - ray.z
                low_d = high_d = dz
                if dz < 0:
                    low_n, high_n = -high_n, -low_n
                    low_d = high_d = -dz
                if low_n < 0:
                    low_n, low_d = 0, 1
                if high_n > high_d:
                    high_n, high_d = 1, 1
                if high_n * low_d <= low_n * high_d:
                    return False
        # four times the square of the distance to the axis, less that of the diameter: a * t * t + 2 * b * t + c
        px, py = ray.x - self.x, ray.y - self.y
        a = 4 * (ray.dx * ray.dx + ray.dy * ray.dy)
        b = 4 * (ray.dx * px + ray.dy * py)
        c = 4 * (px * px + py * py) - self.diameter * self.diameter
        if a == 0:
            return c < 0
        if -b * low_d > low_n * a and -b * high_d < high_n * a:  # nearest to the axis on the way
            return b * b > a * c
        n, d = (low_n, low_d) if -b * low_d <= low_n * a else (high_n, high_d)
        return a * n * n + 2 * b * n * d + c * d * d < 0


def smoke(x: int, y: int, diameter: int) -> Cylinder:
    return Cylinder(x, y, diameter, 0, 0)


class Fan:
    """The rays from one eye to some points, and which solids they could meet at all."""

    def __init__(self, x: int, y: int, z: int, points: list[tuple[int, int, int]]) -> None:
        self.rays: Final = [Ray(x, y, z, px, py, pz) for px, py, pz in points]
        self.x: Final = x
        self.y: Final = y
        self.left: Final = min([x, *[point[0] for point in points]])
        self.right: Final = max([x, *[point[0] for point in points]])
        self.bottom: Final = min([y] + [point[1] for point in points])
        self.top: Final = max([y] + [point[1] for point in points])
        self.lowest: Final = min([z] + [point[2] for point in points])
        self.highest: Final = max([z] + [point[2] for point in points])
        first, last = self.rays[0], self.rays[0]
        for ray in self.rays:
            if first.dx * ray.dy - first.dy * ray.dx < 0:
                first = ray
            if last.dx * ray.dy - last.dy * ray.dx > 0:
                last = ray
        self.first: Final = first  # the rightmost, if the fan is narrow
        self.last: Final = last  # the leftmost
        narrow = True  # less than a quarter of a circle: only then is there a rightmost and a leftmost for sure
        for ray in self.rays:
            if first.dx * ray.dx + first.dy * ray.dy <= 0 or last.dx * ray.dx + last.dy * ray.dy <= 0:
                narrow = False
            if first.dx * ray.dy - first.dy * ray.dx < 0 or last.dx * ray.dy - last.dy * ray.dx > 0:
                narrow = False
        self.narrow: Final = narrow

    def stopped_by(self, prism: Prism) -> int:
        """The rays that a prism stops, as bits."""
        found = 0
        if self.may_meet(prism):
            bit = 1
            for ray in self.rays:
                if prism.part(ray) is not None:
                    found |= bit
                bit += bit
        return found

    def may_meet(self, prism: Prism) -> bool:
        """False only if no ray meets the prism."""
        if prism.top <= self.lowest or prism.bottom >= self.highest:
            return False
        polygon = prism.polygon
        if polygon.right <= self.left or polygon.left >= self.right:
            return False
        if polygon.top <= self.bottom or polygon.bottom >= self.top:
            return False
        first, last = self.first, self.last
        if not self.narrow:  # too wide to tell
            return True
        all_right, all_left = True, True
        points = polygon.points
        for place in range(0, len(points), 2):
            px, py = points[place] - self.x, points[place + 1] - self.y
            if first.dx * py - first.dy * px > 0:
                all_right = False
            if last.dx * py - last.dy * px < 0:
                all_left = False
        return not all_right and not all_left
