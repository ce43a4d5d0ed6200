"""Markers on the map: smoke, wire, mines, tank traps and fortifications, all of a hex in one number."""

from typing import Final

from mypy_extensions import i64

from warbox.games.tideofiron.pieces.fort import ENTRENCHMENT, MINES, PILLBOX, SMOKE, TRAPS, WIRE

SMOKE_BIT: Final = 1
WIRE_BIT: Final = 2
MINES_BIT: Final = 4
TRAPS_BIT: Final = 8
OBSTACLES: Final = WIRE_BIT | MINES_BIT | TRAPS_BIT
ONE_ENTRENCHMENT: Final = 16
ONE_PILLBOX: Final = 64
UNIT_OF_MARK: Final = [ONE_ENTRENCHMENT, ONE_PILLBOX, WIRE_BIT, TRAPS_BIT, MINES_BIT, SMOKE_BIT]  # by kind of FORTS
SINGLE: Final = [WIRE, TRAPS, MINES, SMOKE]  # at most one in a hex
FORTIFICATIONS: Final = [ENTRENCHMENT, PILLBOX]
MARK_WORDS: Final = ["entrenchment", "pillbox", "wire", "traps", "mines", "smoke"]  # in notation, by kind of FORTS


def entrenchments(mark: i64) -> i64:
    return (mark >> 4) & 3


def pillboxes(mark: i64) -> i64:
    return (mark >> 6) & 3


def marks_of(mark: i64, kind: i64) -> i64:
    """How many markers of a kind lie in a hex."""
    if kind == ENTRENCHMENT:
        return entrenchments(mark)
    if kind == PILLBOX:
        return pillboxes(mark)
    bit: i64 = UNIT_OF_MARK[kind]
    return 1 if mark & bit else 0
