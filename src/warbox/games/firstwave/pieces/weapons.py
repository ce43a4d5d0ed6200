"""Weapons, munitions, equipment and abilities: what a fighter can be bought, with its price and its rules.

Munitions, equipment and abilities are bits, so that a fighter carries them in one number.
"""

from typing import Final

from mypy_extensions import i64

from warbox.engine.content import TomlTable, load

PACKAGE: Final = "warbox.games.firstwave"
RULES: Final = load(PACKAGE, "rules.toml")

KNOCKOUT: Final = 1
INCENDIARY: Final = 2
POISON: Final = 4
CARNAGE: Final = 8
STUNNING: Final = 16
SMOKE: Final = 32
MUNITIONS: Final = ["knockout", "incendiary", "poison", "carnage", "stunning", "smoke"]

ARMOUR: Final = 1
SHIELD: Final = 2
GRAPPLE: Final = 4
CHILD: Final = 8
EQUIPMENT: Final = ["armour", "shield", "grapple", "child"]

ANIMAL: Final = 1
CHIEF: Final = 2
EXPERT: Final = 4
SCOUT: Final = 8
MEDIC: Final = 16
SANDS: Final = 32
# [FW-R-96] the last one belongs to a faction of the parent game: it is stored and does nothing
ABILITIES: Final = ["animal", "chief", "expert_fighter", "scout", "medic", "sons_of_the_sands"]

NO_MELEE: Final = -1  # the power of what is no melee weapon

MELEE_RULES: Final = ["bulky", "blunt", "parry", "throw", "carnage"]
SHOT_RULES: Final = ["burst", "critical", "bulky", "heavy", "area", "single_shot", "limited_ammo", "gunfight"]
THROWN: Final = {"spear": "spear_thrown"}  # [FW-WEAPON-32] [FW-R-75] one purchase, both profiles


class Weapon:
    """[FW-BUILD-24] A weapon that can be bought: how it fights, how it shoots, what it may be loaded with."""

    def __init__(
        self, number: i64, name: str, cost: i64, power: i64, fights: list[str], shot: TomlTable | None
    ) -> None:
        rules = list(fights)
        near: i64 = 0
        far: i64 = 0
        near_dice: i64 = 0
        far_dice: i64 = 0
        munitions: i64 = 0
        if shot is not None:
            bands = read_bands(shot)
            near, near_dice = bands[0]
            far, far_dice = bands[-1]
            munitions = read_bits(shot, "ammo", MUNITIONS)
            shot.choices("rules", SHOT_RULES)
            rules += shot.texts("rules")
        self.number: Final = number
        self.id: Final = name
        self.cost: Final = cost
        self.power: Final = power  # dice in melee; NO_MELEE: none
        self.near: Final = near  # the first range band reaches so far, in mm; 0: it does not shoot
        self.near_dice: Final = near_dice
        self.far: Final = far  # the second one; as far as the first if there is one only
        self.far_dice: Final = far_dice
        self.munitions: Final = munitions  # bits of those it may be loaded with
        self.bulky: Final = "bulky" in rules
        self.blunt: Final = "blunt" in rules
        self.parry: Final = "parry" in rules
        self.throw: Final = "throw" in rules
        self.carnage: Final = "carnage" in rules
        self.burst: Final = "burst" in rules
        self.critical: Final = "critical" in rules
        self.heavy: Final = "heavy" in rules
        self.area: Final = "area" in rules
        self.single: Final = "single_shot" in rules
        self.limited: Final = "limited_ammo" in rules
        self.gunfight: Final = "gunfight" in rules
        self.rules: Final = rules
        slots: i64 = 2 if self.bulky else 1  # [FW-BUILD-07] [FW-WEAPON-16]
        self.slots: Final = slots

    def shoots(self) -> bool:
        return self.near > 0

    def fights(self) -> bool:
        return self.power >= 0

    def band(self, dx: i64, dy: i64, diameters: i64) -> i64:
        """[FW-SHOOT-06] [FW-R-06] The range band of a target: 0 first, 1 long, -1 out of range; limits included."""
        square = 4 * (dx * dx + dy * dy)
        reach = 2 * self.near + diameters
        if square <= reach * reach:
            return 0
        reach = 2 * self.far + diameters
        return 1 if square <= reach * reach else -1

    def dice(self, band: i64) -> i64:
        """[FW-SHOOT-05] The power dice of a range band."""
        return self.near_dice if band == 0 else self.far_dice


def read_bands(shot: TomlTable) -> list[tuple[i64, i64]]:
    """One or two range bands: how far in mm, and how many dice."""
    bands: list[tuple[i64, i64]] = []
    for item in shot.items("bands"):
        if not isinstance(item, list) or len(item) != 2:
            raise shot.fail("bands", f"must be pairs of range and dice, not {item!r}")
        pair = TomlTable({"range": item[0], "dice": item[1]}, f"{shot.where}: bands")
        reach = pair.number("range", 1, 1000)
        if bands and reach <= bands[-1][0]:
            raise shot.fail("bands", "the long band reaches farther than the first")
        bands.append((reach, pair.number("dice", 0, 9)))
    if not 1 <= len(bands) <= 2:
        raise shot.fail("bands", "must be one or two")
    return bands


def read_bits(table: TomlTable, key: str, names: list[str]) -> i64:
    bits: i64 = 0
    for place in table.choices(key, names):
        bits |= bit_of(place)
    return bits


def bit_of(place: i64) -> i64:
    bit: i64 = 1
    for _ in range(place):
        bit += bit
    return bit


def names_of(bits: i64, names: list[str]) -> list[str]:
    """The names of the bits that are set, in the order of the names."""
    found: list[str] = []
    for name in names:
        if bits & 1:
            found.append(name)
        bits >>= 1
    return found


def _costs(key: str, names: list[str]) -> list[int]:
    table = RULES.table(key)
    return [table.table(name).number("cost", -99, 99) if name in table.data else 0 for name in names]


def _weapons() -> list[Weapon]:
    melee, ranged = RULES.table("melee_weapon"), RULES.table("ranged_weapon")
    found: list[Weapon] = []
    for name in ranged.data:
        if isinstance(ranged.data[name], dict) and name not in THROWN.values():
            shot = ranged.table(name)
            found.append(Weapon(len(found), name, shot.number("cost", 0, 99), NO_MELEE, [], shot))
    for name in melee.data:
        if isinstance(melee.data[name], dict):
            line = melee.table(name)
            line.choices("rules", MELEE_RULES)
            thrown = ranged.table(THROWN[name]) if name in THROWN else None
            extra = thrown.number("cost", 0, 99) if thrown is not None else 0
            cost = line.number("cost", 0, 99) + extra
            found.append(Weapon(len(found), name, cost, line.number("power", 0, 9), line.texts("rules"), thrown))
    return found


MUNITION_COST: Final = _costs("munition", MUNITIONS)  # [FW-MUNITION-01]
EQUIPMENT_COST: Final = _costs("equipment", EQUIPMENT)  # [FW-BUILD-12]
ABILITY_COST: Final = _costs("ability", ABILITIES)  # [FW-BUILD-10] [FW-BUILD-11]
SHIELD_SLOTS: Final = RULES.table("equipment").table("shield").number("slots", 0, 9)  # [FW-BUILD-08]
CHIEFS: Final = RULES.table("ability").table("chief").number("max", 1, 1)  # [FW-BUILD-09] as many as there must be
MEDICS: Final = RULES.table("ability").table("medic").number("max", 0, 9)  # [FW-BUILD-10]

# [FW-WEAPON-01] to [FW-WEAPON-11], [FW-WEAPON-23] to [FW-WEAPON-29]: shooting weapons, then melee weapons
WEAPONS: Final = _weapons()
WEAPON: Final = {weapon.id: weapon for weapon in WEAPONS}
