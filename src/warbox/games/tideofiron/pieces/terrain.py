"""Terrain: what a hex is, what it costs to enter, what it hides."""

from typing import Final

from warbox.engine.content import ContentError, TomlTable, load
from warbox.games.tideofiron.pieces.box import HEIGHT_RANGE, PACKAGE, THIRDS

CLEAR: Final = 0
ROUGH: Final = 1
WOODS: Final = 2
BUILDING: Final = 3
BRIDGE: Final = 4
POND: Final = 5
STREAM: Final = 6
TERRAINS: Final = ["clear", "rough", "woods", "building", "bridge", "pond", "stream"]
NO_STREAM: Final = 0  # [TOI-TERRAIN-09] the scenario sets the depth
FORDABLE: Final = 1
DEEP: Final = 2
FLOODED: Final = 3
DEPTHS: Final = ["none", "fordable", "deep", "flooded"]
IMPASSABLE: Final = -1
LEVELS: Final = 3  # [TOI-RANGE-10]

TABLE: Final = load(PACKAGE, "terrain.toml").table("terrain")
TABLES: Final = [TABLE.table(name) for name in TERRAINS]


def cost(table: TomlTable, key: str) -> int:
    """Movement points, or `x`: nobody enters."""
    return IMPASSABLE if table.value(key) == "x" else table.number(key, 1, 9)


def flag(table: TomlTable, key: str) -> bool:
    return key in table.data and table.flag(key)


def stream_costs(key: str) -> list[int]:
    """[TOI-TERRAIN-10] [TOI-TERRAIN-11] [TOI-TERRAIN-12] By depth. A map whose depth is not said has no stream."""
    depths = TABLES[STREAM].table("depth")
    return [IMPASSABLE] + [cost(depths.table(name), key) for name in DEPTHS[1:]]


CHARS: Final = "".join([table.text("char") for table in TABLES])
BLOCKS: Final = [table.flag("blocks") for table in TABLES]  # [TOI-TERRAIN-02]
COVER: Final = [table.number("cover", 0, 9) for table in TABLES]  # [TOI-TERRAIN-01]
CONCEALS: Final = [flag(table, "conceals") for table in TABLES]  # [TOI-CONCEAL-08]
SQUAD_COST: Final = [cost(table, "squad") for table in TABLES[:STREAM]]
VEHICLE_COST: Final = [cost(table, "vehicle") for table in TABLES[:STREAM]]
SQUAD_STREAM: Final = stream_costs("squad")
VEHICLE_STREAM: Final = stream_costs("vehicle")
IGNORES_ROAD: Final = [flag(table, "ignores_road") for table in TABLES]  # [TOI-TERRAIN-21]
ROAD: Final = TABLE.table("road").number("link_cost", 1, 9) * THIRDS  # [TOI-TERRAIN-06] in thirds
TRUCK_ROAD: Final = TABLE.table("road").number("truck_link_cost_thirds", 1, 9)  # [TOI-UNIT-26]
CLIMB: Final = TABLE.table("hill").number("climb_extra", 0, 9)  # [TOI-TERRAIN-16] [TOI-R-54]


def check_hills() -> None:
    """[TOI-TERRAIN-18] [TOI-TERRAIN-19] [TOI-TERRAIN-20] What the map knows of hills is what the file says."""
    hill = TABLE.table("hill")
    hill.number("range_bonus_from_above", HEIGHT_RANGE, HEIGHT_RANGE)
    hill.number("cover", 0, 0)
    if hill.items("cliff_levels") != [0, LEVELS - 1]:
        raise ContentError("terrain.toml: terrain: hill: cliff_levels: must be [0, 2]")


check_hills()
