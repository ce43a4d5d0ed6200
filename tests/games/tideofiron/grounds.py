"""Maps for tests: `ground("C05:L1 C08=woods road A05-B05-C05")` on a blank map, or rows of signs."""

import random

from warbox.games.tideofiron.map.ground import Ground, link_roads
from warbox.games.tideofiron.pieces.terrain import CHARS, DEPTHS, TERRAINS
from warbox.geometry.hexes import HexMap


def ground(words: str = "", columns: int = 15, rows: int = 15, depth: str = "none", low_blocks: bool = True) -> Ground:
    """The test notation of the catalog."""
    size = columns * rows
    terrain, level = [0] * size, [0] * size
    blank = Ground(columns, rows, [0] * size, [0] * size, [0] * size, 0, True)
    chains: list[list[int]] = []
    for word in words.split():
        if "=" in word:
            label, name = word.split("=")
            terrain[blank.cell(label)] = TERRAINS.index(name)
        elif ":L" in word:
            label, high = word.split(":L")
            level[blank.cell(label)] = int(high)
        elif "-" in word:
            chains.append([blank.cell(label) for label in word.split("-")])
        else:
            assert word == "road"
    links = link_roads(size, chains, blank.neighbours)
    return Ground(columns, rows, terrain, level, links, DEPTHS.index(depth), low_blocks)


def random_ground(chance: random.Random, columns: int, rows: int) -> Ground:
    """A map with hills of both levels, woods, buildings and streams."""
    plain = HexMap(columns, rows)
    level = [0] * plain.size
    for _ in range(chance.randint(0, 6)):
        middle = chance.randrange(plain.size)
        wide = chance.randint(0, 3)
        for cell in range(plain.size):
            far = plain.distance(middle, cell)
            if far <= wide:
                level[cell] = max(level[cell], 2 if far <= chance.randint(-1, wide) else 1)
    thick = chance.choice([5, 12, 25])
    terrain = [CHARS.index(chance.choice("wwbrsp")) if chance.randrange(100) < thick else 0 for _ in range(plain.size)]
    low_blocks = chance.randrange(4) > 0
    return Ground(columns, rows, terrain, level, [0] * plain.size, 1, low_blocks)
