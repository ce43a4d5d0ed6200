"""Specializations of squads."""

from typing import Final

from warbox.engine.content import load
from warbox.games.tideofiron.pieces.box import BOX, CUT_WIRE_MP, HEAL_HIT, PACKAGE

NO_SPEC: Final = -1
ENGINEER: Final = 0
ANTI_TANK: Final = 1
FLAMETHROWER: Final = 2
MEDIC: Final = 3
SPECS: Final = ["engineer", "anti_tank", "flamethrower", "medic"]
SPEC_MARKS: Final = ["ENG", "AT", "FLA", "MED"]  # in notation

TABLE: Final = load(PACKAGE, "terrain.toml").table("specialization")
SPEC_BOX: Final = [BOX.table("specialization").number(name, 0, 99) for name in SPECS]  # [TOI-SHORTAGE-02] both sides
AT_FP: Final = TABLE.table("anti_tank").number("vs_vehicle_fp", 0, 99)  # [TOI-SPECIAL-08]
AT_RANGE: Final = TABLE.table("anti_tank").number("vs_vehicle_range_set", 0, 99)  # [TOI-R-60]
FLAME_FP: Final = TABLE.table("flamethrower").number("adjacent_fp", 0, 99)  # [TOI-SPECIAL-09]
FLAME_COVER: Final = -TABLE.table("flamethrower").number("target_cover", -99, 0)
BANDAGE: Final = TABLE.table("medic").number("bandage_cover_vs_normal", 0, 99)  # [TOI-SPECIAL-12]


def check_specs() -> None:
    """[TOI-SPECIAL-03] [TOI-SPECIAL-07] [TOI-SPECIAL-10] [TOI-SPECIAL-14] What the rules do whatever the file says."""
    engineer, flame, medic = TABLE.table("engineer"), TABLE.table("flamethrower"), TABLE.table("medic")
    engineer.choice("dig_entrenchment", ["action"])
    engineer.number("cut_wire_mp", CUT_WIRE_MP, CUT_WIRE_MP)
    if not engineer.flag("ignores_wire_stop"):
        raise engineer.fail("ignores_wire_stop", "engineers are not stopped by wire")
    flame.number("min_cover", 0, 0)
    if flame.flag("armor_affected"):
        raise flame.fail("armor_affected", "flames do not reduce armour")
    medic.choice("heal", ["action"])
    medic.choice("heal_figure", ["regular"])
    medic.number("heal_hit", HEAL_HIT, HEAL_HIT)


check_specs()
