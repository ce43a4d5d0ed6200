"""Distances between bases, contact, templates and zones (G-03, G-04, G-15), all exact."""

from math import isqrt
from typing import Final

from mypy_extensions import i64

from warbox.games.firstwave.pieces.body import Body
from warbox.games.firstwave.pieces.limits import CONTACT_MM, DIMS, HIGHER_MM, LEVEL_MM, TEMPLATE_MM
from warbox.games.firstwave.tables.table import Table
from warbox.games.firstwave.tables.table_file import token_hits
from warbox.geometry.plane import have_common_point

DISC_MM: Final = 100  # [FW-WEAPON-14] [FW-WEAPON-20] the diameter of the area disc and of the burst zone
BURST_SLACK: Final = 100  # ten-thousandths of a millimetre (G-20)
STRIP_MM: Final = 100  # [FW-SCEN1-02] [FW-SCEN2-02] [FW-SCEN4-02] how deep a zone is
CORNER_MM: Final = 150  # [FW-SCEN3-02] [FW-R-90] its diameter in a corner
APART_MM: Final = 150  # [FW-SETUP-04] [FW-DEPLOY-06]
EDGE_MM: Final = 1  # [FW-R-91]
TOKEN_BASE: Final = DIMS["resource_token"].base


def gap_hundredths(one: Body, other: Body) -> int:
    """[FW-R-05] The gap between two bases in hundredths of a millimetre: to order gaps, and to show them."""
    dx, dy = int(one.x - other.x), int(one.y - other.y)
    return max(0, isqrt(10000 * (dx * dx + dy * dy)) - 50 * int(one.base + other.base))


def within(one: Body, other: Body, length: i64) -> bool:
    """[FW-R-05] [FW-R-06] Whether the gap is at most so long; the limit is included."""
    return near(one, other.x, other.y, other.base, length)


def near(one: Body, x: i64, y: i64, base: i64, length: i64) -> bool:
    """The same for a base that is somewhere else: a token, a place to stand."""
    dx, dy = one.x - x, one.y - y
    reach = 2 * length + one.base + base
    return 4 * (dx * dx + dy * dy) <= reach * reach


def level(one: Body, z: i64) -> bool:
    return -LEVEL_MM <= one.z - z <= LEVEL_MM


def in_contact(one: Body, other: Body) -> bool:
    """Base contact: a gap of at most 1 mm on one level."""
    return level(one, other.z) and near(one, other.x, other.y, other.base, CONTACT_MM)


def touches_token(one: Body, x: i64, y: i64, z: i64) -> bool:
    """[FW-RESOURCE-01] Whether a figure is in contact with a token."""
    return level(one, z) and near(one, x, y, TOKEN_BASE, CONTACT_MM)


def overlapping(one: Body, x: i64, y: i64, z: i64, base: i64) -> bool:
    """Whether a base at a place would overlap that of a figure; to touch is not to overlap."""
    dx, dy = one.x - x, one.y - y
    both = one.base + base
    return level(one, z) and 4 * (dx * dx + dy * dy) < both * both


def higher(shooter: Body, target: Body) -> bool:
    """[FW-SHOOT-07] [FW-R-44] The surface under the shooter lies at least 25 mm above that under the target."""
    return shooter.z - target.z >= HIGHER_MM


def contacts(bodies: list[Body], one: Body) -> list[Body]:
    """The enemies in base contact with a figure, in the order of the list."""
    found: list[Body] = []
    for other in bodies:
        if other.present and other.side != one.side and in_contact(one, other):
            found.append(other)
    return found


def engaged(bodies: list[Body], one: Body) -> bool:
    for other in bodies:
        if other.present and other.side != one.side and in_contact(one, other):
            return True
    return False


# ---- templates


def under_disc(bodies: list[Body], target: Body) -> list[Body]:
    """[FW-WEAPON-14] [FW-WEAPON-15] [FW-R-83] Everybody under the disc: the target, then from the centre outwards."""
    found: list[tuple[int, int]] = []
    for one in bodies:
        if not one.present or one.index == target.index:
            continue
        dx, dy, dz = one.x - target.x, one.y - target.y, one.z - target.z
        reach = DISC_MM + one.base
        if 4 * (dx * dx + dy * dy) < reach * reach and -TEMPLATE_MM <= dz <= TEMPLATE_MM:
            found.append((int(dx * dx + dy * dy), int(one.index)))
    found.sort()
    places = {int(one.index): one for one in bodies}
    return [target, *[places[index] for _, index in found]]


def in_burst(targets: list[Body]) -> bool:
    """[FW-WEAPON-20] Whether all targets lie, at least in part, in one zone of 10 cm."""
    if len(targets) == 2:
        return within(targets[0], targets[1], DISC_MM)
    discs = [(int(one.x), int(one.y), int(DISC_MM + one.base)) for one in targets]
    return have_common_point(discs, BURST_SLACK)


# ---- zones; side 0 has the south edge or the south-west corner, side 1 the opposite


def on_table(table: Table, x: i64, y: i64, base: i64) -> bool:
    """Whether a base lies wholly on the table (G-01)."""
    return 2 * x >= base and 2 * x + base <= 2 * table.width and 2 * y >= base and 2 * y + base <= 2 * table.height


def corner_square(table: Table, side: i64, x: i64, y: i64) -> i64:
    """[FW-R-90] The square of the distance to the middle of a side's corner zone."""
    half: i64 = CORNER_MM // 2
    dx = x - (half if side == 0 else table.width - half)
    dy = y - (half if side == 0 else table.height - half)
    return dx * dx + dy * dy


def in_zone(table: Table, side: i64, strips: bool, x: i64, y: i64, base: i64) -> bool:
    """[FW-DEPLOY-04] [FW-SCEN1-02] [FW-SCEN2-02] [FW-SCEN3-02] [FW-SCEN4-02] [FW-R-87] A base wholly in a zone."""
    if not on_table(table, x, y, base):
        return False
    if not strips:
        room: i64 = CORNER_MM - base
        return 4 * corner_square(table, side, x, y) <= room * room
    if side == 0:
        return 2 * y + base <= 2 * STRIP_MM
    return 2 * y - base >= 2 * table.height - 2 * STRIP_MM


def overlaps_zone(table: Table, side: i64, strips: bool, x: i64, y: i64, base: i64) -> bool:
    """[FW-DEPLOY-05] [FW-R-87] Whether a base reaches into a zone: a scout keeps out of the enemy's."""
    if not strips:
        reach: i64 = CORNER_MM + base
        return 4 * corner_square(table, side, x, y) < reach * reach
    if side == 0:
        return 2 * y - base < 2 * STRIP_MM
    return 2 * y + base > 2 * table.height - 2 * STRIP_MM


def scores_in_zone(table: Table, side: i64, y: i64) -> bool:
    """[FW-SCEN1-04] [FW-SCEN1-05] [FW-R-89] Whether a centre lies in the strip of the enemy of this side."""
    return y >= table.height - STRIP_MM if side == 0 else y <= STRIP_MM


def has_crossed(table: Table, side: i64, y: i64, base: i64) -> bool:
    """[FW-SCEN4-04] [FW-R-91] Whether a base is within 1 mm of the enemy's table edge."""
    if side == 0:
        return 2 * y + base >= 2 * table.height - 2 * EDGE_MM
    return 2 * y - base <= 2 * EDGE_MM


def in_own_half(table: Table, side: i64, y: i64, base: i64) -> bool:
    """[FW-SCEN4-03] [FW-R-91] A base wholly in its own half."""
    return 2 * y + base <= table.height if side == 0 else 2 * y - base >= table.height


def token_apart(table: Table, side: i64, strips: bool, x: i64, y: i64) -> bool:
    """[FW-SETUP-04] [FW-R-56] A token more than 15 cm from its owner's zone."""
    half = TOKEN_BASE // 2
    if not strips:
        reach: i64 = APART_MM + CORNER_MM // 2 + half
        return corner_square(table, side, x, y) > reach * reach
    if side == 0:
        return y - half > STRIP_MM + APART_MM
    return y + half < table.height - STRIP_MM - APART_MM


def token_clear(table: Table, x: i64, y: i64) -> bool:
    """[FW-R-56] A token wholly on the table and on no obstacle."""
    if not on_table(table, x, y, TOKEN_BASE):
        return False
    for piece in table.pieces:
        if token_hits(piece, x, y, TOKEN_BASE):
            return False
    return True


def tokens_overlap(x: i64, y: i64, other_x: i64, other_y: i64) -> bool:
    """[FW-R-56]"""
    dx, dy = x - other_x, y - other_y
    return dx * dx + dy * dy < TOKEN_BASE * TOKEN_BASE
