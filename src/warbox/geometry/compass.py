"""The eight directions of a grid of points, clockwise from north: 0 N, 1 NE, 2 E, 3 SE, 4 S, 5 SW, 6 W, 7 NW.

x grows to the east and y to the north.
"""

from typing import Final

from mypy_extensions import i64

COMPASS: Final = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
EAST: Final = [0, 1, 1, 1, 0, -1, -1, -1]
NORTH: Final = [1, 1, 0, -1, -1, -1, 0, 1]
NO_DIRECTION: Final = -1

# the direction of a neighbouring point, by (dy + 1) * 3 + (dx + 1)
_NEIGHBOUR: Final = [5, 4, 3, 6, NO_DIRECTION, 2, 7, 0, 1]


def towards(dx: i64, dy: i64) -> i64:
    """The direction of a neighbouring point; NO_DIRECTION for the point itself and for one further away."""
    if dx < -1 or dx > 1 or dy < -1 or dy > 1:
        return NO_DIRECTION
    return _NEIGHBOUR[(dy + 1) * 3 + dx + 1]


def turned(direction: i64, eighths: i64) -> i64:
    """A direction turned clockwise by so many eighths of a circle, against the clock if negative."""
    return (direction + eighths) % 8


def relative(direction: i64, heading: i64) -> i64:
    """A direction as seen by who faces `heading`: 0 ahead, 2 to the right, 4 behind, 6 to the left."""
    return (direction - heading) % 8
