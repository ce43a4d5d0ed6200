"""Hexes in actions: a code that is the same on every map, and the hex of this map."""

from mypy_extensions import i64

from warbox.games.tideofiron.map.ground import MOST_COLUMNS, Ground
from warbox.games.tideofiron.pieces.box import NOWHERE


def code_of(ground: Ground, cell: i64) -> int:
    columns: i64 = ground.columns
    return int((cell // columns) * MOST_COLUMNS + cell % columns)


def hex_of(ground: Ground, code: i64) -> int:
    """[TOI-GEO-05] The hex of this map; NOWHERE if it is beyond its edge."""
    column = code % MOST_COLUMNS
    row = code // MOST_COLUMNS
    if column >= ground.columns or row >= ground.rows:
        return NOWHERE
    return int(row * ground.columns + column)
