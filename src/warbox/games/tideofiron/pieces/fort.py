"""Fortifications and obstacles."""

from typing import Final

from warbox.engine.content import TomlTable, load
from warbox.games.tideofiron.pieces.box import (
    CUT_WIRE_MP,
    FORT_BOX,
    FORT_MP,
    FORTS_PER_HEX,
    MINE_BOX,
    MINE_DICE,
    MINE_HIT,
    PACKAGE,
    SMOKE_BOX,
    WIRE_BOX,
    WIRE_GONE,
)
from warbox.games.tideofiron.pieces.terrain import TERRAINS

ENTRENCHMENT: Final = 0
PILLBOX: Final = 1
WIRE: Final = 2
TRAPS: Final = 3
MINES: Final = 4
SMOKE: Final = 5
FORTS: Final = ["entrenchment", "pillbox", "razor_wire", "tank_traps", "minefield", "smoke"]
FORT_COUNT: Final = 6

TABLE: Final = load(PACKAGE, "terrain.toml").table("fort")
# [TOI-FORT-04] [TOI-FORT-09] [TOI-FORT-22] [TOI-FORT-30] red dice for who is in it
FORT_COVER: Final = [
    TABLE.table("entrenchment").number("cover", 0, 9),
    TABLE.table("pillbox").number("cover", 0, 9),
    0,
    TABLE.table("tank_traps").number("squad_cover", 0, 9),
    0,
    TABLE.table("smoke").number("cover", 0, 9),
]
# [TOI-FORT-05] [TOI-FORT-15] [TOI-FORT-23] [TOI-FORT-28] [TOI-FORT-32] markers in one hex
MOST_IN_HEX: Final = [TABLE.table(name).number("max_per_hex", 1, 9) for name in FORTS[:SMOKE]] + [1]
STOCK: Final = [[ENTRENCHMENT, PILLBOX], [WIRE, TRAPS], [SMOKE], [MINES]]  # two-sided markers share a supply
STOCK_BOX: Final = [FORT_BOX, WIRE_BOX, SMOKE_BOX, MINE_BOX]
STOCK_OF: Final = [0, 0, 1, 1, 3, 2]  # by kind
NO_DIGGING: Final = TABLE.table("entrenchment").choices("forbidden_on", TERRAINS)  # [TOI-SPECIAL-06] [TOI-R-56]
NO_SMOKE: Final = TABLE.table("smoke").choices("forbidden_on", [*TERRAINS, "smoke"])  # [TOI-FORT-32]


def may_dig(terrain: int) -> bool:
    """[TOI-SPECIAL-06] Whether an entrenchment can be dug on such ground."""
    return terrain not in NO_DIGGING


def may_smoke(terrain: int) -> bool:
    """[TOI-FORT-32] Whether smoke can lie on such ground; never twice in one hex."""
    return terrain not in NO_SMOKE


def must(table: TomlTable, key: str, value: object) -> None:
    if table.value(key) != value:
        raise table.fail(key, f"must be {value!r}: that is how the rules play it")


def check_forts() -> None:
    """[TOI-FORT-02] [TOI-FORT-03] [TOI-FORT-06] [TOI-FORT-07] [TOI-FORT-08] [TOI-FORT-11] [TOI-FORT-12] [TOI-FORT-16]
    [TOI-FORT-18] [TOI-FORT-20] [TOI-FORT-24] [TOI-FORT-29] What the rules do whatever the file says."""
    for name in FORTS[:WIRE]:
        fort = TABLE.table(name)
        for key, value in (
            ("capacity", 1),
            ("enter_mp", FORT_MP),
            ("leave_mp", FORT_MP),
            ("max_per_hex", FORTS_PER_HEX),
        ):
            fort.number(key, value, value)
        must(fort, "leave_opfire", True)
        must(fort, "enter_opfire", False)
    wire, traps, mines, smoke = [TABLE.table(name) for name in FORTS[WIRE:]]
    must(wire, "stops", ["squad_without_engineer", "light_vehicle"])
    must(wire, "halves", ["squad"])
    must(wire, "cut_by", ["tank", "engineer"])
    must(wire, "cut_mp", CUT_WIRE_MP)
    must(wire, "destroyed_by_area_hits", WIRE_GONE)
    must(traps, "stops", ["vehicle"])
    must(traps, "must_start_adjacent", True)
    must(mines, "stops", ["unit"])
    must(mines, "dice", MINE_DICE)
    must(mines, "hit", MINE_HIT)
    must(mines, "exit_max_hexes", 1)
    must(mines, "defence", False)
    for table, key in ((mines, "fatigues"), (mines, "halves_attack"), (smoke, "halves_attack"), (smoke, "blocks")):
        must(table, key, True)
    must(smoke, "temporary", True)


check_forts()
