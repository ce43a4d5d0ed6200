"""Sight reckoned another way: hexes as polygons with rational corners, and the rules as the rulebook tells them.

Nothing here is shared with the rules' own code: a line is clipped by the six sides of a hex, and the nearest
obstacle is looked for as a player does it.
"""

from fractions import Fraction
from functools import cache

Point = tuple[Fraction, Fraction]

THIRD = Fraction(1, 3)
# the corners of a hex around its centre, in the coordinates (q, r), clockwise
CORNERS: list[Point] = [
    (2 * THIRD, -THIRD),
    (THIRD, THIRD),
    (-THIRD, 2 * THIRD),
    (-2 * THIRD, THIRD),
    (-THIRD, -THIRD),
    (THIRD, -2 * THIRD),
]


def axial(label: str) -> tuple[int, int]:
    column, row = ord(label[0]) - ord("A"), int(label[1:]) - 1
    return column, row - column // 2


def steps_between(one: tuple[int, int], other: tuple[int, int]) -> int:
    q, r = other[0] - one[0], other[1] - one[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


@cache
def meets(dq: int, dr: int, hq: int, hr: int) -> str:
    """How the line from the origin to (dq, dr) meets a hex: `through`, `left`, `right`, or not at all."""
    enter, leave = Fraction(0), Fraction(1)
    along = False
    for index in range(6):
        ax, ay = CORNERS[index][0] + hq, CORNERS[index][1] + hr
        bx, by = CORNERS[(index + 1) % 6][0] + hq, CORNERS[(index + 1) % 6][1] + hr
        ex, ey = bx - ax, by - ay
        # which side of this hexside the line's start and end lie on; the hex's centre lies on the positive one
        inside = ex * (hr - ay) - ey * (hq - ax)
        sign = 1 if inside > 0 else -1
        start = sign * (ex * (0 - ay) - ey * (0 - ax))
        end = sign * (ex * (dr - ay) - ey * (dq - ax))
        if start == end:
            if start < 0:
                return ""
            along = along or start == 0
        else:
            where = start / (start - end)
            if end > start:
                enter = max(enter, where)
            else:
                leave = min(leave, where)
    if enter >= leave:
        return ""
    if not along:
        return "through"
    return "left" if dq * hr - dr * hq < 0 else "right"


@cache
def paths(dq: int, dr: int) -> list[list[tuple[int, int]]]:
    """The hexes that count on each side of the line: one list, or two where it runs along hexsides."""
    found: dict[str, list[tuple[int, int]]] = {"through": [], "left": [], "right": [], "": []}
    for hq in range(min(0, dq) - 1, max(0, dq) + 2):
        for hr in range(min(0, dr) - 1, max(0, dr) + 2):
            if abs(dq * hr - dr * hq) > 2 * max(abs(dq), abs(dr)):
                continue  # farther from the line than any corner is from its centre
            if (hq, hr) != (0, 0) and (hq, hr) != (dq, dr):
                found[meets(dq, dr, hq, hr)].append((hq, hr))
    if not found["left"] and not found["right"]:
        return [found["through"]]
    return [found["through"] + found["left"], found["through"] + found["right"]]


class Country:
    """A map by labels: levels and solid hexes; what is not named is level 0 and open."""

    def __init__(self, levels: dict[str, int], solid: set[str], low_blocks: bool = True) -> None:
        self.levels = {axial(label): level for label, level in levels.items()}
        self.solid = {axial(label) for label in solid}
        self.low_blocks = low_blocks

    def sees(self, one: str, other: str) -> bool:
        a, b = axial(one), axial(other)
        if steps_between(a, b) <= 1:
            return True
        ways = paths(b[0] - a[0], b[1] - a[1])
        return any(self.clear(a, b, [(a[0] + q, a[1] + r) for q, r in way]) for way in ways)

    def clear(self, a: tuple[int, int], b: tuple[int, int], way: list[tuple[int, int]]) -> bool:
        heights = {spot: self.levels.get(spot, 0) for spot in way}
        upper, lower = (a, b) if self.levels.get(a, 0) > self.levels.get(b, 0) else (b, a)
        top, bottom = self.levels.get(upper, 0), self.levels.get(lower, 0)
        if any(height > top for height in heights.values()):
            return False  # a height above both
        solid = [spot for spot in way if spot in self.solid and (self.low_blocks or heights[spot] >= bottom)]
        if top == bottom:
            return not solid
        if any(heights[spot] == top and steps_between(spot, upper) == 1 for spot in way):
            return False  # he does not stand at the edge
        obstacles = solid + [spot for spot in way if heights[spot] > bottom]
        if not obstacles:
            return True
        nearest = min(steps_between(spot, lower) for spot in obstacles)
        return nearest > {1: 2, 2: 1}[top - bottom]
