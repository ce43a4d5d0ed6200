"""Whom a shooter sees once it has moved: from the ends of some movements over empty terrain."""

from typing import Final

from mypy_extensions import i64

from warbox.games.firstwave.ground.sight import CLEAR, UNSEEN, sight
from warbox.games.firstwave.ground.strides import snap, strides_of
from warbox.games.firstwave.pieces.body import Body
from warbox.games.firstwave.pieces.figure import Figure
from warbox.games.firstwave.tables.memory import STEP_MM
from warbox.games.firstwave.tables.table import Table

MOST_KNOWN: Final = 400_000
EVERY: Final = 2  # of the strides are looked from
NOBODY_ELSE: Final[list[Body]] = []
NO_SMOKE: Final[list[tuple[i64, i64]]] = []


def glimpse(table: Table, shooter: Figure, target: Figure) -> i64:
    """The least cover that a target has from a place which a shooter reaches with one movement; UNSEEN if none sees it.

    Both are taken to stand on the lattice, so that what is remembered does not depend on who asked first.
    """
    if shooter.z != 0 or target.z != 0:
        return sight(table, NOBODY_ELSE, NO_SMOKE, shooter, target)
    x, y, to_x, to_y = snap(shooter.x), snap(shooter.y), snap(target.x), snap(target.y)
    places = ((x // STEP_MM * 512 + y // STEP_MM) * 512 + to_x // STEP_MM) * 512 + to_y // STEP_MM
    key = int((((places * 128 + shooter.height) * 128 + target.height) * 64 + shooter.base) * 64 + target.base)
    known = table.glimpses.get(key)
    if known is None:
        if len(table.glimpses) >= MOST_KNOWN:
            table.glimpses.clear()
        known = int(find_glimpse(table, shooter, target, x, y, to_x, to_y))
        table.glimpses[key] = known
    return known


def find_glimpse(table: Table, shooter: Figure, target: Figure, x: i64, y: i64, to_x: i64, to_y: i64) -> i64:
    looker, there = shooter.copy(), target.copy()
    looker.x, looker.y, there.x, there.y = x, y, to_x, to_y
    best: i64 = UNSEEN
    for number, stride in enumerate(strides_of(table, looker, False)):
        if number % EVERY:
            continue
        looker.x, looker.y = stride.x, stride.y
        seen = sight(table, NOBODY_ELSE, NO_SMOKE, looker, there)
        if seen == CLEAR:
            return CLEAR
        if seen != UNSEEN and (best == UNSEEN or seen < best):
            best = seen
    return best
