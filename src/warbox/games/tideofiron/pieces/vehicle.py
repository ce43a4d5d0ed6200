"""Vehicles: tanks, half-tracks and trucks."""

from typing import Final

from warbox.engine.content import ContentError, TomlTable
from warbox.games.tideofiron.pieces.box import SIDES, boxed
from warbox.games.tideofiron.pieces.figure import UNITS, pair

M4A1: Final = 0
PANZER4: Final = 1
TIGER1: Final = 2
M3A1: Final = 3
SDKFZ251: Final = 4
GMC: Final = 5
OPEL: Final = 6
VEHICLE_NAMES: Final = ["m4a1", "panzer4", "tiger1", "m3a1", "sdkfz251", "gmc", "opel"]
TRAITS: Final = ["tank", "heavy_vehicle", "light_vehicle", "transport", "truck"]
ABILITIES: Final = ["sturdy", "concussive", "overrun", "thick_armor", "road_third", "fragile"]


class Vehicle:
    """A kind of vehicle; the values of its sheet."""

    def __init__(self, table: TomlTable) -> None:
        table.choice("kind", ["vehicle"])
        traits = table.choices("traits", TRAITS)
        abilities = table.choices("abilities", ABILITIES)
        nations = table.choices("nations", SIDES)
        self.side: Final = nations[0]
        self.mp: Final = table.number("mp", 1, 99)
        self.armor: Final = table.number("armor", 0, 99)
        self.inf_range: Final = pair(table, "inf", 0)
        self.inf_fp: Final = pair(table, "inf", 1)
        self.veh_range: Final = pair(table, "veh", 0)
        self.veh_fp: Final = pair(table, "veh", 1)
        self.tank: Final = TRAITS.index("tank") in traits  # [TOI-UNIT-29]
        self.heavy: Final = TRAITS.index("heavy_vehicle") in traits
        self.truck: Final = TRAITS.index("truck") in traits  # [TOI-UNIT-25]
        self.transport: Final = (
            table.number("transport", 1, 9) if "transport" in table.data else 0
        )  # [TOI-TRANSPORT-01]
        self.sturdy: Final = ABILITIES.index("sturdy") in abilities  # [TOI-UNIT-30]
        self.concussive: Final = ABILITIES.index("concussive") in abilities  # [TOI-UNIT-31]
        self.overrun: Final = ABILITIES.index("overrun") in abilities  # [TOI-UNIT-32]
        self.thick_armor: Final = ABILITIES.index("thick_armor") in abilities  # [TOI-UNIT-38] [TOI-R-44]
        self.road_third: Final = ABILITIES.index("road_third") in abilities  # [TOI-UNIT-26]
        self.fragile: Final = ABILITIES.index("fragile") in abilities  # [TOI-UNIT-27]
        light = TRAITS.index("light_vehicle") in traits
        if len(nations) != 1 or light == self.heavy or self.tank != self.heavy:
            raise table.fail("traits", "a vehicle of one nation is a tank and heavy, or light")
        if (self.transport > 0) != (TRAITS.index("transport") in traits):
            raise table.fail("transport", "goes with the trait 'transport'")
        if self.heavy and table.flag("thick_armor") != self.thick_armor:
            raise table.fail("thick_armor", "must be listed among the abilities, too")


VEHICLES: Final = [Vehicle(UNITS.table(name)) for name in VEHICLE_NAMES]
VEHICLE_COUNT: Final = 7
VEHICLE_BOX: Final = [boxed(VEHICLES[kind].side, name) for kind, name in enumerate(VEHICLE_NAMES)]  # [TOI-SHORTAGE-02]
TRUCK_OF: Final = [GMC, OPEL]  # of each side


def check_vehicles() -> None:
    """[TOI-UNIT-01] [TOI-UNIT-28] Every vehicle of the file is known by its place here."""
    listed = [name for name in UNITS.data if UNITS.table(name).text("kind") == "vehicle"]
    if sorted(listed) != sorted(VEHICLE_NAMES):
        raise ContentError(f"units.toml: unit: vehicles are {', '.join(VEHICLE_NAMES)}")
    for side, kind in enumerate(TRUCK_OF):
        if VEHICLES[kind].side != side or not VEHICLES[kind].truck:
            raise ContentError(f"units.toml: unit: {VEHICLE_NAMES[kind]}: must be the truck of {SIDES[side]}")


check_vehicles()
