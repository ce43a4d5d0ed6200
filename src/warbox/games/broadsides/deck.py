"""The deck: sections, cannons, masts, hull sections, ladders and the ways across. Read from content/broadsides.toml.

A *section* is an index into SECTIONS. A *spot* is a section of one of the two ships: ship * 18 + section.
"""

from typing import Final

from warbox.engine.content import TomlTable
from warbox.games.broadsides.sea import CONTENT, PORT, SEATS, SIDES, STARBOARD

DECK: Final = CONTENT.table("deck")
ROWS: Final = DECK.texts("rows")  # [BBP-R-02] bow to stern
COLUMNS: Final = [3, 4, 5]  # [BBP-R-03] starboard, centre, port
CENTRE: Final = 1

SECTION_TABLES: Final = DECK.tables("sections")
SECTIONS: Final = [table.text("id") for table in SECTION_TABLES]  # [BBP-R-04] exactly these 18
SECTION_COUNT: Final = len(SECTIONS)
SPOT_COUNT: Final = 2 * SECTION_COUNT
LEVELS: Final = [table.number("level", 0, 2) for table in SECTION_TABLES]  # [BBP-R-06]
CANNON_SECTIONS: Final = [  # [BBP-SETUP-04] [BBP-ARC-01]
    section for section in range(SECTION_COUNT) if SECTION_TABLES[section].flag("cannon")
]
START_CREW: Final = [table.number("crew", 0, 3) for table in SECTION_TABLES]  # [BBP-SETUP-05]

FIGURES: Final = CONTENT.table("figures")  # [BBP-GEN-06]
CREW_COUNT: Final = FIGURES.number("crew_per_ship", 1, 54)
FREE_CREW: Final = FIGURES.number("free_crew_at_start", 0, 9)  # [BBP-SETUP-06]
MOST_FIGURES: Final = FIGURES.number("max_own_figures_per_section", 1, 9)  # [BBP-BOARD-07] [BBP-R-10]


def read_sections_by_row() -> list[list[int]]:
    """The sections of each row by starboard, centre, port; -1 where the row has none. [BBP-R-23]"""
    found = [[-1, -1, -1] for _ in ROWS]
    for section, table in enumerate(SECTION_TABLES):
        column = table.number("col", 3, 5)
        row = table.choice("row", ROWS)
        if SECTIONS[section] != f"{ROWS[row]}{column}":
            raise table.fail("id", "must be the row and the column")
        found[row][COLUMNS.index(column)] = section
    return found


SECTION_AT: Final = read_sections_by_row()
ROW_OF: Final = [table.choice("row", ROWS) for table in SECTION_TABLES]

# ---- masts [BBP-SETUP-08]: in the order of the deck, bow to stern

MASTS: Final = [table.text("mast") for table in SECTION_TABLES if table.text("mast")]
MAST_PARTS: Final = [CONTENT.table("masts").table(mast).number("hits_to_remove", 1, 9) for mast in MASTS]
MAST_AT: Final = [MASTS.index(table.text("mast")) if table.text("mast") else -1 for table in SECTION_TABLES]

# ---- hull: 16 hull sections, row * 2 + side [BBP-R-25]

HULL_COUNT: Final = 2 * len(ROWS)
HULL_NAMES: Final = [f"{row}-{side}" for row in ROWS for side in SIDES]
HITS_TO_DESTROY: Final = CONTENT.table("hull").number("hits_to_destroy", 1, 9)
DESTROYED_TO_SINK: Final = CONTENT.table("hull").number("destroyed_sections_to_sink", 1, 16)

# ---- ways on one ship


def read_neighbours() -> list[list[int]]:
    """[BBP-BOARD-05] [BBP-BOARD-08] [BBP-R-05] [BBP-R-06] Links on one level, and ladders between levels."""
    neighbours: list[list[int]] = [[] for _ in SECTIONS]
    for name in ("links", "ladders"):
        for way in DECK.tables(name):
            first, second = way.choice("a", SECTIONS), way.choice("b", SECTIONS)
            if (LEVELS[first] == LEVELS[second]) != (name == "links"):
                raise way.fail("a", f"{name} join sections of {'one level' if name == 'links' else 'two levels'}")
            neighbours[first].append(second)
            neighbours[second].append(first)
    for ways in neighbours:
        ways.sort()
    return neighbours


NEIGHBOURS: Final = read_neighbours()

# ---- ways across [BBP-BOARD-06] [BBP-R-52]: the ways two ships can lie, each as (bows the same way, S's side, I's
# side)

LYING: Final = [(True, STARBOARD, PORT), (True, PORT, STARBOARD), (False, PORT, PORT), (False, STARBOARD, STARBOARD)]


def read_crossings() -> list[list[int]]:
    """[BBP-PLACE-06] [BBP-PLACE-07] [BBP-PLACE-08] For each way of lying: spot -> the spot opposite, or -1."""
    crossing = CONTENT.table("crossing")
    tables: list[list[int]] = []
    for same, side_s, side_i in LYING:
        key = ("same_" if same else "opposite_") + ("starboard_" if side_s == STARBOARD or same else "port_")
        key += "port" if same else SIDES[side_i]
        across = [-1] * SPOT_COUNT
        for pair in crossing.items(key):
            if not (isinstance(pair, list) and len(pair) == 2 and pair[0] in SECTIONS and pair[1] in SECTIONS):
                raise crossing.fail(key, f"a crossing joins two sections, not {pair!r}")
            first, second = SECTIONS.index(pair[0]), SECTIONS.index(pair[1])
            if same and side_s == PORT:  # the table is written for the ship that shows starboard
                first, second = second, first
            across[first] = SECTION_COUNT + second
            across[SECTION_COUNT + second] = first
        tables.append(across)
    return tables


CROSSINGS: Final = read_crossings()


def read_ways() -> list[list[list[int]]]:
    """[BBP-BOARD-02] For each way of lying and each spot: the spots one move away, in canonical order."""
    tables: list[list[list[int]]] = []
    for across in CROSSINGS:
        ways: list[list[int]] = []
        for spot in range(SPOT_COUNT):
            ship = spot // SECTION_COUNT
            reached = [ship * SECTION_COUNT + section for section in NEIGHBOURS[spot % SECTION_COUNT]]
            if across[spot] >= 0:
                reached.append(across[spot])
            ways.append(sorted(reached))
        tables.append(ways)
    return tables


WAYS: Final = read_ways()

SPOTS: Final = [f"{ship}.{section}" for ship in SEATS for section in SECTIONS]


def check_figures(table: TomlTable) -> None:
    """[BBP-GEN-06] [BBP-SETUP-05] The crew of the cannon sections and the free crew are the whole crew."""
    if sum(START_CREW) + FREE_CREW != CREW_COUNT:
        raise table.fail("crew_per_ship", "must be the crew of the sections and the free crew")
    if len(CANNON_SECTIONS) != table.number("cannons_per_ship", 0, 18):
        raise table.fail("cannons_per_ship", "must be the number of sections with a cannon")


check_figures(FIGURES)
