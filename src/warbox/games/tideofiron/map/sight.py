"""Line of sight, range bands and heights. Exact integers; who sees is seen.

Smoke comes and goes: it is given as the list of hexes that lie in it. `farthest` is how far anybody sees: FAR, or less
in fog. Without smoke a line of sight is worked out once for a map.
"""

from typing import Final

from warbox.games.tideofiron.map.ground import UNSEEN, Ground
from warbox.games.tideofiron.pieces.box import CLOSE, HEIGHT_RANGE, LONG, NORMAL, OUT
from warbox.geometry.hexes import Line

FAR: Final = 99
NO_SMOKE: Final[list[int]] = []

HIGHER: Final = "TOI-LOS-15"
LEVEL: Final = "TOI-LOS-03"
SMOKE: Final = "TOI-LOS-06"
PLATEAU: Final = "TOI-LOS-17"
BEHIND_ONE: Final = "TOI-LOS-11"
BEHIND_TWO: Final = "TOI-LOS-12"
FOG: Final = "TOI-OPERATION-01"


def sees(ground: Ground, smoke: list[int], farthest: int, first: int, last: int) -> bool:
    """[TOI-LOS-01] [TOI-LOS-02] [TOI-LOS-18] Whether there is a line of sight between two hexes. Units never block."""
    if farthest < FAR and ground.distance(first, last) > farthest:
        return False
    row = ground.seen[first]
    if row is None:
        row = [UNSEEN] * ground.size
        ground.seen[first] = row
    known = row[last]
    if known == UNSEEN:
        known = 1 if is_open(ground, NO_SMOKE, first, last) else 0
        row[last] = known
    if known == 0 or not smoke:
        return known == 1
    return is_open(ground, smoke, first, last)  # smoke can only take sight away


def is_open(ground: Ground, smoke: list[int], first: int, last: int) -> bool:
    """[TOI-LOS-16] [TOI-LOS-08] [TOI-R-27] Neighbours see each other; along hexsides one clear side is enough."""
    line = ground.line(first, last)
    if line.far <= 1:
        return True
    for way in range(len(line.ways)):
        if is_clear(ground, smoke, line, way, first, last):
            return True
    return False


def is_clear(ground: Ground, smoke: list[int], line: Line, way: int, first: int, last: int) -> bool:
    """[TOI-GEO-06] [TOI-GEO-07] [TOI-GEO-08] [TOI-GEO-09] [TOI-GEO-10] [TOI-R-26] [TOI-LOS-03] Whether nothing blocks
    on one way of a line. Which hexes it crosses, and which lie along it, is worked out by `geometry.hexes`."""
    level_first, level_last = ground.level[first], ground.level[last]
    steps = line.ways[way]
    start = ground.spot[first]
    level_at, blocks_at = ground.level_at, ground.blocks_at
    if level_first == level_last:
        for step in steps:
            spot = start + step
            level = level_at[spot]
            if level > level_first:
                return False
            if blocks_at[spot] or (smoke and ground.at[spot] in smoke):
                if ground.low_terrain_blocks or level >= level_first:
                    return False
        return True
    if level_first < level_last:
        low, high, from_low, from_high = level_first, level_last, line.from_first[way], line.from_last[way]
    else:
        low, high, from_low, from_high = level_last, level_first, line.from_last[way], line.from_first[way]
    blind = 3 - (high - low)
    for index, step in enumerate(steps):
        spot = start + step
        level = level_at[spot]
        if level > high or (level == high and from_high[index] == 1):
            return False
        if from_low[index] <= blind:
            if level > low:
                return False
            if blocks_at[spot] or (smoke and ground.at[spot] in smoke):
                if ground.low_terrain_blocks or level >= low:
                    return False
    return True


def field(ground: Ground, smoke: list[int], farthest: int, first: int) -> list[bool]:
    """For every hex whether it is seen from one. A hex sees itself."""
    return [sees(ground, smoke, farthest, first, last) for last in range(ground.size)]


class Block:
    """Why there is no line of sight: the hexes that block, one for each way of the line, and their rules."""

    def __init__(self, cells: list[int], rules: list[str]) -> None:
        self.cells: Final = cells
        self.rules: Final = rules


def blocker(ground: Ground, smoke: list[int], farthest: int, first: int, last: int) -> Block | None:
    """What blocks the line of sight; nothing if it is clear. On each way the hex nearest to the first is named."""
    if ground.distance(first, last) > farthest:
        return Block([], [FOG])
    if is_open(ground, smoke, first, last):
        return None
    cells: list[int] = []
    rules: list[str] = []
    line = ground.line(first, last)
    for way in range(len(line.ways)):
        nearest, why = NO_BLOCK, ""
        for index in range(len(line.ways[way])):
            if nearest != NO_BLOCK and line.from_first[way][index] >= line.from_first[way][nearest]:
                continue
            rule = block_rule(ground, smoke, line, way, index, first, last)
            if rule:
                nearest, why = index, rule
        cell = ground.at[ground.spot[first] + line.ways[way][nearest]]
        if cell not in cells:
            cells.append(cell)
            rules.append(why)
    return Block(cells, rules)


NO_BLOCK: Final = -1


def block_rule(ground: Ground, smoke: list[int], line: Line, way: int, index: int, first: int, last: int) -> str:
    """[TOI-LOS-04] [TOI-LOS-05] [TOI-LOS-06] [TOI-LOS-07] [TOI-LOS-09] [TOI-LOS-10] [TOI-LOS-11] [TOI-LOS-12]
    [TOI-LOS-13] [TOI-LOS-14] [TOI-LOS-15] [TOI-LOS-17] [TOI-R-29] [TOI-R-30] [TOI-R-31] [TOI-R-32] [TOI-TERRAIN-15]
    [TOI-GEO-11] By which rule a hex on a line blocks; empty: it does not."""
    spot = ground.spot[first] + line.ways[way][index]
    low = min(ground.level[first], ground.level[last])
    high = max(ground.level[first], ground.level[last])
    level = ground.level_at[spot]
    in_smoke = ground.at[spot] in smoke
    solid = (ground.blocks_at[spot] or in_smoke) and (ground.low_terrain_blocks or level >= low)
    if level > high:
        return HIGHER
    if low == high:
        if not solid:
            return ""
        return LEVEL if ground.blocks_at[spot] else SMOKE
    first_is_low = ground.level[first] == low
    from_low = line.from_first[way][index] if first_is_low else line.from_last[way][index]
    from_high = line.from_last[way][index] if first_is_low else line.from_first[way][index]
    if level == high and from_high == 1:
        return PLATEAU
    if (solid or level > low) and from_low <= 3 - (high - low):
        return BEHIND_ONE if high - low == 1 else BEHIND_TWO
    return ""


def band(effective_range: int, distance: int) -> int:
    """[TOI-GEO-12] [TOI-RANGE-01] [TOI-RANGE-02] [TOI-RANGE-03] [TOI-RANGE-04] [TOI-RANGE-05] The range band."""
    if effective_range < 1 or distance > 2 * effective_range:
        return OUT
    if distance <= 1:
        return CLOSE
    return NORMAL if distance <= effective_range else LONG


def height_bonus(ground: Ground, attacker: int, target: int) -> int:
    """[TOI-RANGE-09] [TOI-TERRAIN-20] [TOI-R-17] More range for who stands higher, once."""
    return HEIGHT_RANGE if ground.level[attacker] > ground.level[target] else 0
