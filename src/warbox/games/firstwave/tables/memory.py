"""What a table remembers of ways over it, found when first asked for: bends, strides, the lattice of NPCs.

Nothing of it depends on figures, so that every state of every match on the table shares it.
"""

from typing import Final

from mypy_extensions import i64

from warbox.engine.action import Action

UNKNOWN: Final = -1


class Waypoint:
    """A point at which ways bend."""

    def __init__(self, x: i64, y: i64) -> None:
        self.x: Final = x
        self.y: Final = y


class Stride:
    """A legal movement over empty terrain, from a place that is known."""

    def __init__(
        self, points: list[tuple[int, int, int]], length: int, grounds: i64, rooms: list[int], text: str
    ) -> None:
        self.points: Final = points  # without the start
        self.x: Final[i64] = points[-1][0]
        self.y: Final[i64] = points[-1][1]
        self.z: Final[i64] = points[-1][2]
        self.length: Final = length
        self.grounds: Final = grounds
        self.rooms: Final = rooms
        self.text: Final = text  # the path as actions write it
        self.moves: Final[dict[str, Action]] = {}  # the actions that go it, by who does


class Lattice:
    """Points every 10 mm on one level: bits of the eight steps that terrain leaves open, UNKNOWN until asked for."""

    def __init__(self, columns: i64, rows: i64) -> None:
        self.columns: Final = columns
        self.rows: Final = rows
        self.steps: Final[list[i64]] = [UNKNOWN] * (columns * rows)
