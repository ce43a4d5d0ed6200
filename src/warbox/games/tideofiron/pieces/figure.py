"""Figures: what stands on a squad's base. A squad's figures are counted by kind."""

from typing import Final

from warbox.engine.content import ContentError, TomlTable, load
from warbox.games.tideofiron.pieces.box import PACKAGE, SIDES, SLOTS, boxed

REGULAR: Final = 0
ELITE: Final = 1
OFFICER: Final = 2
MACHINE_GUN: Final = 3
MORTAR: Final = 4
FIGURES: Final = ["regular", "elite", "officer", "machine_gun", "mortar"]
FIGURE_COUNT: Final = 5
LETTERS: Final = "REOGM"
WRITTEN: Final = [MACHINE_GUN, MORTAR, OFFICER, ELITE, REGULAR]  # the order in which a squad is written: GRR, OERR

UNITS: Final = load(PACKAGE, "units.toml").table("unit")


def table_of(side: int, figure: int) -> TomlTable:
    """[TOI-UNIT-01] The machine guns of the two nations differ."""
    name = FIGURES[figure]
    if name not in UNITS.data:
        name = f"{name}_{SIDES[side]}"
    table = UNITS.table(name)
    if SIDES[side] not in table.texts("nations"):
        raise table.fail("nations", f"{SIDES[side]} is missing")
    table.choice("kind", ["figure"])
    return table


TABLES: Final = [[table_of(side, figure) for figure in range(FIGURE_COUNT)] for side in range(2)]
ABILITIES: Final = [
    [],
    ["battle_hardened"],
    ["fast_recovery", "rally", "determination", "increased_mobility"],
    ["rapid_op_fire"],
    ["area_attack", "ballistic_fire", "no_op_fire", "no_mixed_fire"],
]


def pair(table: TomlTable, key: str, which: int) -> int:
    """A value of `[range, firepower]`; 0 where there is none: mortars have neither."""
    if key not in table.data:
        return 0
    values = table.items(key)
    for value in values:
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= 99:
            raise table.fail(key, f"must be two whole numbers, not {values!r}")
    if len(values) != 2:
        raise table.fail(key, f"must be two whole numbers, not {values!r}")
    return int(values[which])


def check_figures() -> None:
    """[TOI-UNIT-02] [TOI-UNIT-03] [TOI-UNIT-04] [TOI-UNIT-10] [TOI-UNIT-21] The abilities that the rules give."""
    for side in range(2):
        for figure in range(FIGURE_COUNT):
            table = TABLES[side][figure]
            if table.texts("abilities") != ABILITIES[figure]:
                raise ContentError(f"{table.where}: abilities: must be {ABILITIES[figure]}")
            heavy = "heavy_weapon" in table.data and table.flag("heavy_weapon")
            if heavy != (figure == MACHINE_GUN or figure == MORTAR):
                raise ContentError(f"{table.where}: heavy_weapon: machine guns and mortars are heavy weapons")


check_figures()

SLOTS_OF: Final = [table.number("slots", 1, SLOTS) for table in TABLES[0]]  # [TOI-SQUAD-02]
IS_HEAVY_WEAPON: Final = [figure == MACHINE_GUN or figure == MORTAR for figure in range(FIGURE_COUNT)]
# [TOI-COMBAT-01] [TOI-COMBAT-02] by side and figure
INF_RANGE: Final = [[pair(table, "inf", 0) for table in row] for row in TABLES]
INF_FP: Final = [[pair(table, "inf", 1) for table in row] for row in TABLES]
VEH_RANGE: Final = [[pair(table, "veh", 0) for table in row] for row in TABLES]
VEH_FP: Final = [[pair(table, "veh", 1) for table in row] for row in TABLES]
# [TOI-UNIT-12] the same for both nations
MORTAR_RANGE: Final = TABLES[0][MORTAR].table("area").number("range", 1, 99)
MORTAR_NORMAL: Final = TABLES[0][MORTAR].table("area").number("normal", 1, 99)
MORTAR_SUPPRESS: Final = TABLES[0][MORTAR].table("area").number("suppress", 1, 99)
MORTAR_LEAST: Final = TABLES[0][MORTAR].number("min_distance", 1, 99)  # [TOI-UNIT-16]
FIGURE_BOX: Final = [[boxed(side, name) for name in FIGURES] for side in range(2)]  # [TOI-SHORTAGE-02]


def slots_of(counts: list[int]) -> int:
    """[TOI-SQUAD-02] How many slots the figures fill."""
    return sum([counts[figure] * SLOTS_OF[figure] for figure in range(FIGURE_COUNT)])


def read_figures(text: str) -> list[int] | None:
    """`GRR` as counts by kind; nothing if there is another letter in it."""
    counts = [0] * FIGURE_COUNT
    for letter in text:
        figure = LETTERS.find(letter)
        if figure < 0:
            return None
        counts[figure] += 1
    return counts


def write_figures(counts: list[int]) -> str:
    return "".join([LETTERS[figure] * counts[figure] for figure in WRITTEN])
