"""A fighter as it is bought: values, weapons, equipment, abilities, and what each of them costs."""

from typing import Final

from mypy_extensions import i64

from warbox.games.firstwave.pieces.limits import C_COST, CREATION, DIMS, T_COST, Dims
from warbox.games.firstwave.pieces.scenarios import Faction
from warbox.games.firstwave.pieces.weapons import (
    ABILITIES,
    ABILITY_COST,
    ANIMAL,
    ARMOUR,
    CHILD,
    EQUIPMENT,
    EQUIPMENT_COST,
    MUNITION_COST,
    MUNITIONS,
    SANDS,
    SHIELD,
    SHIELD_SLOTS,
    WEAPONS,
    Weapon,
    bit_of,
    names_of,
)

# where each price stands in the rules
_SHOT_RULES: Final = {
    "throwing": "FW-WEAPON-01",
    "crossbow": "FW-WEAPON-02",
    "bow": "FW-WEAPON-03",
    "rifle": "FW-WEAPON-04",
    "shotgun": "FW-WEAPON-05",
    "assault_rifle": "FW-WEAPON-06",
    "sniper_rifle": "FW-WEAPON-07",
    "grenade": "FW-WEAPON-08",
    "smg": "FW-WEAPON-10",
    "pistol": "FW-WEAPON-11",
    "bat": "FW-WEAPON-23",
    "jaws": "FW-WEAPON-24",
    "sword": "FW-WEAPON-25",
    "two_handed": "FW-WEAPON-26",
    "spear": "FW-WEAPON-27",  # thrown: FW-WEAPON-09, for nothing more
    "chainsaw": "FW-WEAPON-28",
    "crowbar": "FW-WEAPON-29",
}
WEAPON_RULES: Final = [_SHOT_RULES[weapon.id] for weapon in WEAPONS]
ABILITY_RULES: Final = {
    "animal": "FW-BUILD-11",
    "chief": "FW-BUILD-09",
    "expert_fighter": "FW-BUILD-11",
    "scout": "FW-BUILD-11",
    "medic": "FW-BUILD-10",
    "sons_of_the_sands": "FW-FACTION-08",
}


class Arm:
    """[FW-BUILD-24] One weapon of a fighter with the special munitions bought for it, as bits."""

    def __init__(self, weapon: Weapon, munitions: i64) -> None:
        self.weapon: Final = weapon
        self.munitions: Final = munitions

    @property
    def text(self) -> str:
        return "+".join([self.weapon.id, *names_of(self.munitions, MUNITIONS)])


class Line:
    """One line of a fighter's reckoning."""

    def __init__(self, kind: str, what: str, value: int, rule: str) -> None:
        self.kind: Final = kind  # creation, shooting, melee, weapon, munition, equipment, ability
        self.what: Final = what  # an id; a value of T or C
        self.value: Final = value
        self.rule: Final = rule


class Fighter:
    """A fighter of a warband; nothing here says whether the rules allow it."""

    def __init__(self, name: str, shoots: i64, fights: i64, weapons: list[Arm], equipment: i64, abilities: i64) -> None:
        self.name: Final = name
        self.shoots: Final = shoots  # T; 0: it cannot shoot [FW-STATS-03]
        self.fights: Final = fights  # C
        self.weapons: Final = weapons
        self.equipment: Final = equipment  # bits
        self.abilities: Final = abilities  # bits

    def lines(self, faction: Faction | None) -> list[Line]:
        """[FW-BUILD-01] What a fighter costs, line by line."""
        shoots = str(self.shoots) if self.shoots else "-"
        fights = str(self.fights)
        found = [
            Line("creation", "creation", CREATION, "FW-BUILD-04"),
            Line("shooting", shoots, T_COST[shoots], "FW-BUILD-02"),
            Line("melee", fights, C_COST[fights], "FW-BUILD-03"),
        ]
        for arm in self.weapons:
            weapon = arm.weapon
            found.append(Line("weapon", weapon.id, weapon.cost, WEAPON_RULES[weapon.number]))
            for place, name in enumerate(MUNITIONS):
                if arm.munitions & bit_of(place):
                    found.append(Line("munition", name, MUNITION_COST[place], "FW-MUNITION-01"))
        for place, name in enumerate(EQUIPMENT):
            if self.equipment & bit_of(place):
                cost, rule = EQUIPMENT_COST[place], "FW-BUILD-12"
                if name == "armour" and faction is not None and faction.armour_cost >= 0:
                    cost, rule = int(faction.armour_cost), "FW-FACTION-03"
                found.append(Line("equipment", name, cost, rule))
        for place, name in enumerate(ABILITIES):
            if self.abilities & bit_of(place):
                found.append(Line("ability", name, ABILITY_COST[place], ABILITY_RULES[name]))
        return found

    def cost(self, faction: Faction | None = None) -> int:
        """[FW-BUILD-01] [FW-BUILD-04]"""
        return sum([line.value for line in self.lines(faction)])

    def slots(self) -> int:
        """[FW-BUILD-06] [FW-BUILD-07] [FW-BUILD-08] The places of weapons that are taken."""
        taken = SHIELD_SLOTS if self.equipment & SHIELD else 0
        for arm in self.weapons:
            taken += int(arm.weapon.slots)
        return taken

    def kind(self) -> str:
        if self.abilities & ANIMAL:
            return "animal"
        return "child" if self.equipment & CHILD else "survivor"

    def dims(self) -> Dims:
        return DIMS[self.kind()]

    def armoured(self) -> bool:
        return bool(self.equipment & ARMOUR)

    def sands(self) -> bool:
        return bool(self.abilities & SANDS)
