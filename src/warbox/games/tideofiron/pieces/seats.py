"""Seats and sides: with two players a seat is a side, with four it is a division of one."""

from typing import Final

from warbox.engine.kinds import Choice
from warbox.games.tideofiron.pieces.box import DE, US

SEATS: Final = ["US", "DE", "US2", "DE2"]  # [TOI-MULTI-01] the second two command the dark divisions
SEAT_COUNT: Final = 4
SIDE_NAMES: Final = ["US", "DE"]  # in notation
SECOND: Final = 2  # from the seat of a side's first division to that of its second

SEAT: Final = Choice("SEAT", SEATS, f"a seat is one of {', '.join(SEATS)}")
SIDE: Final = Choice("SIDE", SIDE_NAMES, "a side is US or DE")


def side_of(seat: int) -> int:
    return US if seat % 2 == US else DE
