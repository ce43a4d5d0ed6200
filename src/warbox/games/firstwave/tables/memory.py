"""What a table remembers of ways over it, found when first asked for: bends, strides, the lattices.

Nothing of it depends on figures, so that every state of every match on the table shares it.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from warbox.engine.action import Action

UNKNOWN: Final = -1
STEP_MM: Final = 10  # between the points of the lattices


class Waypoint:
    """A point at which ways bend."""

    def __init__(self, x: i64, y: i64) -> None:
        self.x: Final = x
        self.y: Final = y


@mypyc_attr(acyclic=True)
class Stride:
    """A legal straight movement over empty terrain, from a place that is known. Some ten thousand are remembered:
    they hold numbers only, and the garbage collector need not look at them."""

    def __init__(self, x: i64, y: i64, z: i64, length: i64, grounds: i64, enters: bool) -> None:
        self.x: Final[i64] = x
        self.y: Final[i64] = y
        self.z: Final[i64] = z
        self.length: Final[i64] = length  # hundredths of a millimetre
        self.grounds: Final[i64] = grounds
        self.enters: Final = enters  # a room

    @property
    def points(self) -> list[tuple[int, int, int]]:
        """The path, without its start."""
        return [(int(self.x), int(self.y), int(self.z))]


class Place:
    """What terrain makes of a place for a base."""

    def __init__(self, road: bool, climbs: bool) -> None:
        self.road: Final = road
        self.climbs: Final = climbs  # there is a face or a ladder at hand
        self.strides: list[Stride] | None = None
        self.halved: list[Stride] | None = None  # those of the disoriented


class Lattice:
    """Points every 10 mm on one level, for one base: what is known of each."""

    def __init__(self, columns: i64, rows: i64) -> None:
        self.columns: Final = columns
        self.rows: Final = rows
        # bits of the eight steps that terrain leaves open to an NPC, UNKNOWN until asked for
        self.steps: Final[list[i64]] = [UNKNOWN] * (columns * rows)
        self.places: Final[list[Place | None]] = [None] * (columns * rows)


class Answers:
    """The actions of one sort and one figure that lead to points of a lattice, made when first offered."""

    def __init__(self, columns: i64, rows: i64) -> None:
        self.rows: Final = rows
        self.known: Final[list[Action | None]] = [None] * (columns * rows)
