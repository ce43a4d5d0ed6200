"""Firing arcs: which cannons bear on the enemy, and which side of a ship an enemy's hull hits strike.

[BBP-ARC-02] Three lines lead outward from each side: A obliquely forward, B square to the side, C obliquely aft.
`rel` is the direction to the enemy less the own heading, modulo 8: 0 dead ahead, 2 starboard beam, 4 dead astern.
"""

from typing import Final

from mypy_extensions import i64

from warbox.engine.content import TomlTable
from warbox.games.broadsides.deck import SECTIONS
from warbox.games.broadsides.sea import CONTENT, SIDES, direction
from warbox.games.broadsides.ship import Ship
from warbox.geometry.compass import relative

OUT_OF_RANGE: Final = -1
NO_SIDE: Final = -1


def read_arcs(arcs: list[TomlTable]) -> tuple[list[list[int]], list[int]]:
    """By rel: the sections whose cannons bear, and the own hull side that the enemy's hits strike.

    [BBP-ARC-01] column 3 is the starboard battery, column 5 the port battery; [BBP-ARC-03] line A: the two forward
    cannons; [BBP-ARC-04] line B: all five; [BBP-ARC-05] line C: the two aft ones; [BBP-ARC-06] ahead and astern: none;
    [BBP-ARC-08] never both sides. [BBP-R-26] The side struck is the one that faces the shooter; bow and stern have
    none.
    """
    fires: list[list[int]] = []
    hull: list[int] = []
    for arc in arcs:
        if arc.number("rel", 0, 7) != len(fires):
            raise arc.fail("rel", "arcs are listed in order, from 0")
        fires.append(arc.choices("fires", SECTIONS))
        hull.append(NO_SIDE if arc.text("hull") == "none" else arc.choice("hull", SIDES))
    if len(fires) != 8:
        raise CONTENT.fail("arc", "there are eight")
    return fires, hull


ARC_FIRES, ARC_HULL = read_arcs(CONTENT.tables("arc"))


def rel(ship: Ship, enemy: Ship) -> i64:
    """[BBP-RANGE-01] [BBP-ARC-07] Where the enemy lies, seen from the bow of `ship`; OUT_OF_RANGE beyond one segment.

    [BBP-R-68] Over one segment nothing can stand in between. The enemy's heading does not matter.
    """
    towards = direction(int(enemy.x - ship.x), int(enemy.y - ship.y))
    if towards < 0:
        return OUT_OF_RANGE
    return relative(towards, ship.heading)


def bearing_cannons(ship: Ship, enemy: Ship) -> i64:
    """[BBP-ARC-09] [BBP-FIRE-01] The number of cannons still on deck that bear.

    [BBP-R-31] They need no crew, [BBP-DAMAGE-43] no cards and no captain.
    """
    at = rel(ship, enemy)
    if at == OUT_OF_RANGE:
        return 0
    count: i64 = 0
    for section in ARC_FIRES[at]:
        count += ship.cannons[section]
    return count


def side_towards(ship: Ship, enemy: Ship) -> i64:
    """[BBP-DAMAGE-20] [BBP-R-26] The side of `ship` that faces the enemy; NO_SIDE for bow and stern."""
    at = rel(ship, enemy)
    return NO_SIDE if at == OUT_OF_RANGE else ARC_HULL[at]
