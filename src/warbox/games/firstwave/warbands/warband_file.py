"""Warband files: TOML, read with every rule of warband creation. All faults are named at once.

The format, for people: docs/warbands.md.
"""

from difflib import get_close_matches
from typing import Any, Final

from mypy_extensions import i64

from warbox.engine.content import ContentError, load
from warbox.engine.event import Value
from warbox.engine.workshop import shown
from warbox.games.firstwave.files import FileFault, FileReader
from warbox.games.firstwave.pieces.limits import C_VALUES, MOST_SLOTS, POINTS_SMALL, T_VALUES
from warbox.games.firstwave.pieces.scenarios import FACTIONS, Faction
from warbox.games.firstwave.pieces.weapons import (
    ABILITIES,
    ANIMAL,
    ARMOUR,
    CHIEF,
    CHIEFS,
    CHILD,
    EQUIPMENT,
    GRAPPLE,
    MEDIC,
    MEDICS,
    MUNITIONS,
    PACKAGE,
    SANDS,
    SHIELD,
    WEAPON,
    bit_of,
    names_of,
)
from warbox.games.firstwave.warbands.fighter import Arm, Fighter
from warbox.games.firstwave.warbands.warband import Warband

MOST_FIGHTERS: Final = 45  # the cheapest costs 7 points, and there are 300
MOST_LIMIT: Final = 1000
FORMAT: Final = "FW-BUILD-01"
KEYS: Final = ["id", "name", "limit", "faction", "total", "status", "fighter"]
FIGHTER_KEYS: Final = ["id", "T", "C", "weapons", "equipment", "abilities", "cost"]


class WarbandReader(FileReader):
    def __init__(self, limit: int) -> None:
        super().__init__(FORMAT)
        self.limit: Final = limit  # of the match; 0: the file's own

    def read(self, data: dict[str, Any]) -> Warband:
        data = self.unwrap(data, "warband")
        self.allow(data, KEYS, "")
        name = self.text(data, "name", "name", self.text(data, "id", "id", ""))
        limit = self.number(data, "limit", "limit", POINTS_SMALL, 1, MOST_LIMIT)
        faction = self.text(data, "faction", "faction", "")
        if faction and faction not in FACTIONS:
            names = ", ".join(FACTIONS)
            self.fault("not-a-choice", "faction", {"names": names, "value": shown(faction)}, "FW-R-96")
            faction = ""
        trait = FACTIONS.get(faction)
        fighters: list[Fighter] = []
        tables = self.tables(data, "fighter", "fighter")
        if len(tables) > MOST_FIGHTERS:
            self.fault("too-many-fighters", "fighter", {"count": len(tables), "most": MOST_FIGHTERS})
            tables = tables[:MOST_FIGHTERS]
        for index, table in enumerate(tables):
            fighters.append(self.fighter(table, index, fighters, trait))
        self.spots = []
        warband = Warband(name, self.limit or limit, faction, fighters)
        self.check_band(warband, data)
        return warband

    def fighter(self, table: dict[str, Any], index: int, before: list[Fighter], trait: Faction | None) -> Fighter:
        place = f"fighter[{index}]"
        self.spots = [str(index + 1)]
        name = self.text(table, "id", f"{place}.id", str(index + 1)) or str(index + 1)
        self.spots = [name]
        self.allow(table, FIGHTER_KEYS, f"{place}.")
        if name in [one.name for one in before]:
            self.fault("name-twice", f"{place}.id", {"name": name})
        shoots = self.value(table, "T", place, T_VALUES, "FW-BUILD-02")
        fights = self.value(table, "C", place, C_VALUES, "FW-BUILD-03")
        weapons: list[Arm] = []
        for number, item in enumerate(self.listed(table, "weapons", f"{place}.weapons")):
            arm = self.arm(item, f"{place}.weapons[{number}]")
            if arm is not None:
                weapons.append(arm)
        equipment = self.bits(table, "equipment", place, EQUIPMENT, "FW-BUILD-12")
        abilities = self.bits(table, "abilities", place, ABILITIES, "FW-BUILD-11")
        shooting: i64 = 0 if shoots == "-" else int(shoots)
        fighter = Fighter(name, shooting, int(fights), weapons, equipment, abilities)
        self.check_fighter(fighter, place, trait)
        cost = fighter.cost(trait)
        stated = table.get("cost", cost)
        if stated != cost or isinstance(stated, bool):
            self.fault("wrong-cost", f"{place}.cost", {"name": name, "value": shown(stated), "cost": cost})
        return fighter

    def value(self, table: dict[str, Any], key: str, place: str, values: list[str], rule: str) -> str:
        """[FW-STATS-06] A value of T or C; "4+" and 4 are the same."""
        if key not in table:
            self.fault("missing", f"{place}.{key}", None, rule)
            return values[0]
        value = table[key]
        text = "" if isinstance(value, bool) else str(value)
        if text.endswith("+"):
            text = text[:-1]
        if text in values:
            return text
        self.fault("not-a-choice", f"{place}.{key}", {"names": ", ".join(values), "value": shown(value)}, rule)
        return values[0]

    def bits(self, table: dict[str, Any], key: str, place: str, names: list[str], rule: str) -> i64:
        found: i64 = 0
        for number, item in enumerate(self.listed(table, key, f"{place}.{key}")):
            at = f"{place}.{key}[{number}]"
            if not isinstance(item, str) or item not in names:
                fault = self.fault("not-a-choice", at, {"names": ", ".join(names), "value": shown(item)}, rule)
                fault.near = get_close_matches(str(item), names, 2)
                continue
            bit = bit_of(names.index(item))
            if found & bit:
                self.fault("twice", at, {"value": item}, rule)
            found |= bit
        return found

    def arm(self, item: object, place: str) -> Arm | None:
        """[FW-BUILD-24] A weapon and its munitions: rifle+carnage."""
        words = item.split("+") if isinstance(item, str) else [""]
        name = words[0].strip()
        if name not in WEAPON:
            fault = self.fault("unknown-weapon", place, {"value": shown(item)}, "FW-BUILD-01")
            fault.near = get_close_matches(name, list(WEAPON), 2)
            return None
        weapon = WEAPON[name]
        munitions: i64 = 0
        for word in words[1:]:
            load_name = word.strip()
            facts: dict[str, Value] = {"weapon": name, "value": load_name}
            if load_name not in MUNITIONS:
                fault = self.fault("unknown-munition", place, {"value": shown(load_name)}, "FW-MUNITION-01")
                fault.near = get_close_matches(load_name, MUNITIONS, 2)
                continue
            bit = bit_of(MUNITIONS.index(load_name))
            if not weapon.munitions & bit:
                facts["names"] = ", ".join(names_of(weapon.munitions, MUNITIONS)) or "-"
                self.fault("munition-not-for", place, facts, "FW-BUILD-24")
            elif munitions & bit:
                self.fault("twice", place, {"value": load_name}, "FW-BUILD-24")
            munitions |= bit
        return Arm(weapon, munitions)

    # ---- what the rules forbid

    def check_fighter(self, fighter: Fighter, place: str, trait: Faction | None) -> None:
        """[FW-BUILD-06] [FW-BUILD-07] [FW-BUILD-08] [FW-BUILD-17] [FW-BUILD-19] [FW-R-72] [FW-R-73] [FW-R-74]"""
        name = fighter.name
        animal = bool(fighter.abilities & ANIMAL)
        child = bool(fighter.equipment & CHILD)
        for number, arm in enumerate(fighter.weapons):
            at = f"{place}.weapons[{number}]"
            facts: dict[str, Value] = {"name": name, "weapon": arm.weapon.id}
            if not fighter.shoots and arm.weapon.shoots() and not arm.weapon.fights():
                self.fault("cannot-shoot", at, facts, "FW-R-74")
            if animal and arm.weapon.id != "jaws":
                self.fault("animal-weapon", at, facts, "FW-BUILD-19")
            if not animal and arm.weapon.id == "jaws":
                self.fault("jaws", at, facts, "FW-R-73")
            if child and arm.weapon.bulky:
                self.fault("child-bulky", at, facts, "FW-BUILD-17")
        if fighter.slots() > MOST_SLOTS:
            rule = "FW-BUILD-06"
            if fighter.equipment & SHIELD:
                rule = "FW-BUILD-08"
            elif [arm for arm in fighter.weapons if arm.weapon.bulky]:
                rule = "FW-BUILD-07"
            slots: dict[str, Value] = {"name": name, "count": fighter.slots(), "most": MOST_SLOTS}
            self.fault("too-many-weapons", f"{place}.weapons", slots, rule)
        if animal and child:
            self.fault("animal-child", f"{place}.equipment", {"name": name}, "FW-R-72")
        for bit, what in ((SHIELD, "shield"), (GRAPPLE, "grapple")):
            if animal and fighter.equipment & bit:
                self.fault("animal-equipment", f"{place}.equipment", {"name": name, "value": what}, "FW-R-73")
        if fighter.abilities & SANDS and (trait is None or trait.free_ability != "sons_of_the_sands"):
            self.fault("not-its-faction", f"{place}.abilities", {"name": name}, "FW-FACTION-08")
        if trait is not None:
            self.check_faction(fighter, place, trait, animal)

    def check_faction(self, fighter: Fighter, place: str, trait: Faction, animal: bool) -> None:
        """[FW-FACTION-03] [FW-FACTION-05] [FW-FACTION-10] [FW-R-96]"""
        if trait.armour_mandatory and not fighter.equipment & ARMOUR:
            self.fault("needs-armour", f"{place}.equipment", {"name": fighter.name}, "FW-FACTION-03")
        if trait.shooting_mandatory and not animal:
            armed = fighter.shoots and [arm for arm in fighter.weapons if arm.weapon.shoots()]
            if not armed:
                rule = "FW-FACTION-05" if trait.id == "children_of_13" else "FW-FACTION-10"
                self.fault("needs-shooting", f"{place}.weapons", {"name": fighter.name}, rule)

    def check_band(self, warband: Warband, data: dict[str, Any]) -> None:
        """[FW-BUILD-05] [FW-BUILD-09] [FW-BUILD-10] [FW-R-101]"""
        if not warband.fighters:
            self.fault("no-fighters", "fighter")
            return
        chiefs = [fighter.name for fighter in warband.fighters if fighter.abilities & CHIEF]
        if len(chiefs) != CHIEFS:
            self.spots = chiefs
            self.fault("chiefs", "fighter", {"count": len(chiefs)}, "FW-BUILD-09")
        medics = [fighter.name for fighter in warband.fighters if fighter.abilities & MEDIC]
        if len(medics) > MEDICS:
            self.spots = medics
            self.fault("medics", "fighter", {"count": len(medics), "most": MEDICS}, "FW-BUILD-10")
        self.spots = []
        total = warband.total()
        if total > warband.limit:
            facts: dict[str, Value] = {"total": total, "most": warband.limit, "over": total - warband.limit}
            self.fault("too-many-points", "fighter", facts, "FW-BUILD-05")
        stated = data.get("total", total)
        if stated != total or isinstance(stated, bool):
            self.fault("wrong-total", "total", {"value": shown(stated), "total": total})


def read_warband(text: str, limit: int = 0) -> tuple[Warband | None, list[FileFault]]:
    """A warband from its file and everything that is wrong with it; nothing only if the file is no TOML.

    A limit is that of a match; without one the file's own counts.
    """
    reader = WarbandReader(limit)
    data = reader.parse(text)
    return None if data is None else reader.read(data), reader.faults


def parse_arm(text: str) -> Arm | None:
    """A weapon with its munitions as one word, such as rifle+carnage; nothing if it is none."""
    reader = WarbandReader(0)
    arm = reader.arm(text, "")
    return None if reader.faults else arm


def _load(name: str) -> Warband:
    file = f"warbands/{name}.toml"
    reader = WarbandReader(0)
    warband = reader.read(load(PACKAGE, file).data)
    if reader.faults:
        raise ContentError(f"{file}: {'; '.join([fault.text() for fault in reader.faults])}")
    return warband


READY_NAMES: Final = ["WB-A", "WB-B", "WB-C", "WB-D", "WB-E", "WB-F"]
READY: Final = {name: _load(name) for name in READY_NAMES}
