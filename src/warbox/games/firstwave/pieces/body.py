"""A body: the part of a figure that the ground knows, an upright cylinder on a round base."""

from typing import Final

from mypy_extensions import i64

A: Final = 0
B: Final = 1
NPCS: Final = 2  # infected and machines: one side, which no player commands [FW-R-69]


class Body:
    """Where a figure stands and how large it is, in millimetres. Facing does not exist [FW-SHOOT-02]."""

    def __init__(
        self, index: i64, side: i64, x: i64, y: i64, z: i64, base: i64, height: i64, eye: i64, present: bool = True
    ) -> None:
        self.index: i64 = index  # its place among the figures: the order of the roster [FW-DICE-09]
        self.side: i64 = side  # A, B or NPCS
        self.present: bool = present  # stands on the table
        self.x: i64 = x  # the centre of its base
        self.y: i64 = y
        self.z: i64 = z  # of the surface under its feet
        self.base: i64 = base  # diameter
        self.height: i64 = height
        self.eye: i64 = eye  # of its eyes above z
