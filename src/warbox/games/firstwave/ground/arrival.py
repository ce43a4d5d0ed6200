"""Where NPCs arrive and scouts appear: what a place must obey, and some places that do (G-19)."""

from typing import Final

from mypy_extensions import i64

from warbox.games.firstwave.ground.contact import DIRECTIONS, fits, ring
from warbox.games.firstwave.ground.measure import APART_MM, TOKEN_BASE, level, near, overlaps_zone
from warbox.games.firstwave.ground.sight import UNSEEN, sight
from warbox.games.firstwave.ground.walk import NOBODY, why_not_stand
from warbox.games.firstwave.pieces.bestiary import EDGE_GAP_MM, ROOM_GAP_MM
from warbox.games.firstwave.pieces.body import NPCS, Body
from warbox.games.firstwave.tables.table import Table

STEP_MM: Final = 25  # between places at the edge
MOST_SPOTS: Final = 24
GAP_MM: Final = 2  # [FW-R-59] what arrives in a room keeps this gap

NOT_EDGE: Final = "not-edge"
NEAR_SURVIVOR: Final = "near-survivor"
TOO_FAR: Final = "too-far"
OTHER_LEVEL: Final = "other-level"
OTHER_ROOM: Final = "other-room"
TOUCHES: Final = "touches"
NO_CONTACT: Final = "no-contact"
ZONE: Final = "zone"
NEAR_ENEMY: Final = "near-enemy"
NEAR_TOKEN: Final = "near-token"
SEEN: Final = "seen"


def at_edge(table: Table, x: i64, y: i64, base: i64) -> bool:
    """Whether a base on the table lies within 1 mm of its edge."""
    return (
        2 * x - base <= 2
        or 2 * table.width - 2 * x - base <= 2
        or 2 * y - base <= 2
        or 2 * table.height - 2 * y - base <= 2
    )


def near_survivor(bodies: list[Body], x: i64, y: i64, base: i64, length: i64) -> bool:
    for one in bodies:
        if one.present and one.side != NPCS and near(one, x, y, base, length):
            return True
    return False


def edge_apart(bodies: list[Body], x: int, y: int, base: int) -> int:
    """How far the nearest survivor is from a place, as a square; the farthest place is the best."""
    best = -1
    for one in bodies:
        if one.present and one.side != NPCS:
            square = (int(one.x) - x) ** 2 + (int(one.y) - y) ** 2
            if best < 0 or square < best:
                best = square
    return best


def edge_line(table: Table, base: i64) -> list[tuple[int, int]]:
    """Places all along the edge, every few millimetres, from the south-west corner round by the east."""
    low = (int(base) + 1) // 2
    right, top = int(table.width) - low, int(table.height) - low
    found = [(x, low) for x in range(low, right, STEP_MM)]
    found += [(right, y) for y in range(low, top, STEP_MM)]
    found += [(x, top) for x in range(right, low, -STEP_MM)]
    found += [(low, y) for y in range(top, low, -STEP_MM)]
    return found


def edge_spots(table: Table, bodies: list[Body], base: i64) -> list[tuple[int, int, int]]:
    """[FW-NPC-08] [FW-R-108] Places at the edge, more than 10 cm from every survivor; if there is none, the farthest
    one."""
    free = [(x, y) for x, y in edge_line(table, base) if not why_not_stand(table, bodies, NOBODY, x, y, 0, base)]
    good = [(x, y, 0) for x, y in free if not near_survivor(bodies, x, y, base, EDGE_GAP_MM)]
    if good:
        return thinned(good)
    best = -1
    found: list[tuple[int, int, int]] = []
    for x, y in free:
        apart = edge_apart(bodies, x, y, int(base))
        if apart > best:
            best, found = apart, [(x, y, 0)]
    return found


def thinned(spots: list[tuple[int, int, int]]) -> list[tuple[int, int, int]]:
    """At most so many of them, spread evenly."""
    if len(spots) <= MOST_SPOTS:
        return spots
    return [spots[place * len(spots) // MOST_SPOTS] for place in range(MOST_SPOTS)]


def edge_ok(table: Table, bodies: list[Body], base: i64, x: i64, y: i64, z: i64) -> str:
    """[FW-NPC-08] [FW-R-108] Why an NPC cannot arrive at a place; nothing if it can."""
    reason = why_not_stand(table, bodies, NOBODY, x, y, z, base)
    if reason:
        return reason
    if z != 0 or not at_edge(table, x, y, base):
        return NOT_EDGE
    if near_survivor(bodies, x, y, base, EDGE_GAP_MM) and (int(x), int(y), 0) not in edge_spots(table, bodies, base):
        return NEAR_SURVIVOR
    return ""


def in_room(table: Table, room: int, x: i64, y: i64) -> bool:
    box = table.rooms[room].box
    return box.x0 < x < box.x1 and box.y0 < y < box.y1


def room_spot(table: Table, bodies: list[Body], survivor: Body, base: i64, x: i64, y: i64) -> str:
    """[FW-NPC-09] [FW-R-59] Why an NPC cannot arrive at a place beside the survivor that entered."""
    reason = why_not_stand(table, bodies, NOBODY, x, y, survivor.z, base)
    if reason:
        return reason
    if not near(survivor, x, y, base, ROOM_GAP_MM):
        return TOO_FAR
    for one in bodies:
        if one.present and one.side != NPCS and level(one, survivor.z) and near(one, x, y, base, GAP_MM - 1):
            return TOUCHES
    return ""


def around(survivor: Body, base: i64) -> list[tuple[int, int]]:
    """Places around a survivor, near ones and far ones."""
    found: list[tuple[int, int]] = []
    for gap in (GAP_MM + 1, 20, ROOM_GAP_MM):
        radius = (int(survivor.base) + int(base)) // 2 + gap
        for dx, dy in DIRECTIONS:
            found.append((int(survivor.x) + dx * radius // 1000, int(survivor.y) + dy * radius // 1000))
    return found


def room_spots(table: Table, bodies: list[Body], survivor: Body, base: i64, room: int) -> list[tuple[int, int, int]]:
    """[FW-R-59] [FW-R-108] Places for what waits in a room: inside it if possible, else beside the survivor, else the
    nearest place there is."""
    free = [
        (x, y, int(survivor.z)) for x, y in around(survivor, base) if not room_spot(table, bodies, survivor, base, x, y)
    ]
    inside = [spot for spot in free if in_room(table, room, spot[0], spot[1])]
    if inside or free:
        return thinned(inside or free)
    return [nearest_spot(table, bodies, survivor, base)]


def nearest_spot(table: Table, bodies: list[Body], one: Body, base: i64) -> tuple[int, int, int]:
    """[FW-R-108] The legal place nearest to a figure, on its level or on the table."""
    for z in (int(one.z), 0):
        for gap in range(0, int(table.width + table.height), 5):
            radius = (int(one.base) + int(base)) // 2 + gap
            for dx, dy in DIRECTIONS:
                x, y = int(one.x) + dx * radius // 1000, int(one.y) + dy * radius // 1000
                if not why_not_stand(table, bodies, NOBODY, x, y, z, base):
                    return x, y, z
    return int(one.x), int(one.y), int(one.z)


def room_ok(table: Table, bodies: list[Body], survivor: Body, base: i64, room: int, x: i64, y: i64, z: i64) -> str:
    """[FW-NPC-09] [FW-R-59] [FW-R-108] Why an NPC cannot arrive at a place; nothing if it can."""
    spots = room_spots(table, bodies, survivor, base, room)
    if (int(x), int(y), int(z)) in spots:
        return ""
    if z != survivor.z:
        return OTHER_LEVEL
    reason = room_spot(table, bodies, survivor, base, x, y)
    if not reason and not in_room(table, room, x, y) and in_room(table, room, spots[0][0], spots[0][1]):
        return OTHER_ROOM
    return reason


def contact_ring(table: Table, bodies: list[Body], one: Body, base: i64) -> list[tuple[int, int, int]]:
    """[FW-RESOURCE-07] [FW-R-60] [FW-R-108] Places in contact with a figure; if there is none, the nearest one."""
    found = [
        (x, y, int(one.z))
        for x, y in ring(one.x, one.y, one.base + base)
        if not why_not_stand(table, bodies, NOBODY, x, y, one.z, base)
    ]
    return found or [nearest_spot(table, bodies, one, base)]


def ring_ok(table: Table, bodies: list[Body], one: Body, base: i64, x: i64, y: i64, z: i64) -> str:
    """[FW-R-60] [FW-R-108] Why a started robot cannot be put down at a place; nothing if it can."""
    reason = why_not_stand(table, bodies, NOBODY, x, y, z, base)
    if not reason and fits(int(x - one.x), int(y - one.y), int(one.base + base)) and level(one, z):
        return ""
    if (int(x), int(y), int(z)) in contact_ring(table, bodies, one, base):
        return ""
    return reason or NO_CONTACT


def scout_ok(
    table: Table,
    bodies: list[Body],
    tokens: list[tuple[i64, i64]],
    scout: Body,
    x: i64,
    y: i64,
    z: i64,
    strips: bool,
) -> str:
    """[FW-DEPLOY-05] [FW-DEPLOY-06] [FW-DEPLOY-07] [FW-R-87] Why a scout cannot appear at a place; nothing if it
    can."""
    reason = why_not_stand(table, bodies, scout.index, x, y, z, scout.base)
    if reason:
        return reason
    if overlaps_zone(table, 1 - scout.side, strips, x, y, scout.base):
        return ZONE
    there = Body(scout.index, scout.side, x, y, z, scout.base, scout.height, scout.eye)
    for tx, ty in tokens:
        if near(there, tx, ty, TOKEN_BASE, APART_MM):
            return NEAR_TOKEN
    for one in bodies:
        if one.present and one.side != scout.side and one.side != NPCS:
            if near(one, x, y, scout.base, APART_MM):
                return NEAR_ENEMY
    nothing: list[tuple[i64, i64]] = []
    for one in bodies:
        if one.present and one.side != scout.side and one.side != NPCS:
            if sight(table, bodies, nothing, one, there) != UNSEEN:
                return SEEN
    return ""
