"""Where a base touches another: the end of a charge (G-17), and places all around."""

from math import isqrt
from typing import Final

from mypy_extensions import i64

from warbox.games.firstwave.pieces.body import Body
from warbox.games.firstwave.pieces.limits import CONTACT_MM

FINE: Final = 1_000_000  # parts of a millimetre in which the exact point is reckoned
# sixteen directions around a base, of nearly the same length, counter-clockwise from the east
DIRECTIONS: Final = [
    (1000, 0),
    (924, 383),
    (707, 707),
    (383, 924),
    (0, 1000),
    (-383, 924),
    (-707, 707),
    (-924, 383),
    (-1000, 0),
    (-924, -383),
    (-707, -707),
    (-383, -924),
    (0, -1000),
    (383, -924),
    (707, -707),
    (924, -383),
]


def fits(dx: int, dy: int, diameters: int) -> bool:
    """Whether two bases so far apart touch without overlapping: a gap from 0 to 1 mm."""
    square, reach = 4 * (dx * dx + dy * dy), diameters + 2 * CONTACT_MM
    return diameters * diameters <= square <= reach * reach


def touching(tx: i64, ty: i64, diameters: i64, dx: i64, dy: i64) -> tuple[int, int]:
    """The whole point nearest to where a base that comes from the direction (dx, dy) touches the base at (tx, ty); of
    several equally near the one with the smaller x, then the smaller y."""
    x0, y0, vx, vy, both = int(tx), int(ty), int(dx), int(dy), int(diameters)
    if vx == 0 and vy == 0:
        vx = -1
    length = isqrt(FINE * FINE * (vx * vx + vy * vy))
    # the exact point, from the target's centre, in parts of a millimetre
    ex = both * FINE * vx * FINE // (2 * length)
    ey = both * FINE * vy * FINE // (2 * length)
    best_x, best_y, best = 0, 0, -1
    mx, my = (ex + FINE // 2) // FINE, (ey + FINE // 2) // FINE
    for x in range(mx - 2, mx + 3):
        for y in range(my - 2, my + 3):
            if fits(x, y, both):
                apart = (x * FINE - ex) ** 2 + (y * FINE - ey) ** 2
                if best < 0 or apart < best:
                    best_x, best_y, best = x, y, apart
    return x0 + best_x, y0 + best_y


def contact_point(mover: Body, target: Body) -> tuple[int, int]:
    """Where a figure that goes straight at another comes into contact."""
    return touching(target.x, target.y, mover.base + target.base, mover.x - target.x, mover.y - target.y)


def ring(x: i64, y: i64, diameters: i64) -> list[tuple[int, int]]:
    """Sixteen places around a base at which another touches it."""
    return [touching(x, y, diameters, dx, dy) for dx, dy in DIRECTIONS]
