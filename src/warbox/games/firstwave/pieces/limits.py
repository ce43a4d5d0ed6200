"""The numbers of the rules: limits, sizes of figures, movement, modifiers, and the tables that are looked up."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.content import TomlTable
from warbox.games.firstwave.pieces.weapons import RULES

_LIMITS: Final = RULES.table("limits")
_MOVEMENT: Final = RULES.table("movement")
_HOUSE: Final = RULES.table("movement_house")
_MODIFIERS: Final = RULES.table("shooting_modifiers")
_COST: Final = RULES.table("cost")


def _pair(table: TomlTable, key: str) -> list[int]:
    items = table.items(key)
    if len(items) != 2:
        raise table.fail(key, "must be two numbers")
    pair = TomlTable({"0": items[0], "1": items[1]}, f"{table.where}: {key}")
    return [pair.number("0", 0, 9999), pair.number("1", 0, 9999)]


LEAST_BASE: Final = _pair(_LIMITS, "base_diameter_mm")[0]  # [FW-SCALE-02]
MOST_BASE: Final = _pair(_LIMITS, "base_diameter_mm")[1]
LEAST_SIDE: Final = _pair(_LIMITS, "table_min_mm")[0]  # [FW-SCALE-03] tables are square or oblong, each side by itself
MOST_SIDE: Final = _pair(_LIMITS, "table_max_mm")[0]
LEAST_PIECES: Final = _LIMITS.number("min_terrain_pieces", 0, 99)  # [FW-SCALE-05]
POINTS_SMALL: Final = _LIMITS.number("points_small", 1, 999)  # [FW-SCALE-07]
POINTS_LARGE: Final = _LIMITS.number("points_large", 1, 999)
MOST_SLOTS: Final = _LIMITS.number("max_weapon_slots", 1, 9)  # [FW-BUILD-06]
ACTIONS: Final = _LIMITS.number("actions", 1, 9)  # [FW-ACTIVATE-01]
MOST_MOVES: Final = _LIMITS.number("max_moves", 1, 9)  # [FW-ACTIVATE-03]
MOST_COMBATS: Final = _LIMITS.number("max_combats", 1, 9)  # [FW-ACTIVATE-04]
BASE_POOL: Final = _LIMITS.number("base_pool", 1, 9)  # [FW-SHOOT-04] [FW-MELEE-05]
LIFE: Final = _LIMITS.number("life_points", 1, 9)  # [FW-STATS-04]
MOST_DAZE: Final = _LIMITS.number("max_daze_markers", 1, 9)  # [FW-STATE-03]
MOST_MELEES: Final = _LIMITS.number("active_melees_per_turn", 1, 9)  # [FW-MELEE-15]
TOKENS: Final = _LIMITS.number("resource_tokens_per_player", 0, 9)  # [FW-SETUP-04]

ROAD_MM: Final = _MOVEMENT.number("road_mm", 1, 999)  # [FW-MOVE-02]
OPEN_MM: Final = _MOVEMENT.number("open_mm", 1, 999)  # [FW-MOVE-03]
DIFFICULT_MM: Final = _MOVEMENT.number("difficult_mm", 1, 999)  # [FW-MOVE-04]
CLIMB_MM: Final = _MOVEMENT.number("climb_mm", 1, 999)  # [FW-CLIMB-01]
RISKY_MM: Final = _MOVEMENT.number("risky_climb_mm", 1, 999)  # [FW-CLIMB-02]
SWIM_MM: Final = _MOVEMENT.number("swim_mm", 1, 999)  # [FW-SWIM-01]
LEAVE_MM: Final = _MOVEMENT.number("leave_melee_mm", 1, 999)  # [FW-MELEE-18]
MOST_VAULT: Final = _HOUSE.number("vault_max_height_mm", 1, 999)  # [FW-MOVE-07]
CONTACT_MM: Final = _HOUSE.number("contact_tolerance_mm", 0, 9)  # G-04
TOUCH_MM: Final = _HOUSE.number("touch_tolerance_mm", 0, 99)  # G-10, G-13
LEVEL_MM: Final = _HOUSE.number("level_tolerance_mm", 0, 99)  # G-04
HIGHER_MM: Final = _HOUSE.number("height_bonus_threshold_mm", 1, 99)  # [FW-R-44]
TEMPLATE_MM: Final = _HOUSE.number("template_level_tolerance_mm", 1, 99)  # G-15

HIGHER: Final = _MODIFIERS.number("shooter_higher", -9, 9)  # [FW-SHOOT-07]
LIGHT_COVER: Final = _MODIFIERS.number("light_cover", -9, 9)  # [FW-SHOOT-08]
HEAVY_COVER: Final = _MODIFIERS.number("heavy_cover", -9, 9)  # [FW-SHOOT-09]
INTO_MELEE: Final = _MODIFIERS.number("into_melee", -9, 9)  # [FW-SHOOT-10]
IMPAIRED: Final = _MODIFIERS.number("impaired", -9, 9)  # [FW-SHOOT-11]
TARGET_SHIELD: Final = _MODIFIERS.number("target_shield", -9, 9)  # [FW-SHOOT-12]

CREATION: Final = _COST.number("creation", 0, 99)  # [FW-BUILD-04]
T_VALUES: Final = ["-", "5", "4", "3"]
C_VALUES: Final = ["5", "4", "3"]
T_COST: Final = {value: _COST.table("T").number(value, 0, 99) for value in T_VALUES}  # [FW-BUILD-02]
C_COST: Final = {value: _COST.table("C").number(value, 0, 99) for value in C_VALUES}  # [FW-BUILD-03]


class Dims:
    """[FW-SCALE-01] How large a figure of a kind is: the diameter of its base, its height, its eyes above its feet."""

    def __init__(self, base: i64, height: i64, eye: i64) -> None:
        self.base: Final = base
        self.height: Final = height
        self.eye: Final = eye


KINDS: Final = [
    "survivor",
    "child",
    "animal",
    "infected_human",
    "infected_dog",
    "robot_domestic",
    "robot_construction",
    "robot_military",
    "resource_token",
]


def _dims(name: str) -> Dims:
    line = RULES.table("model_dims").table(name)
    height = line.number("height", 1, 99)
    return Dims(line.number("base", LEAST_BASE, MOST_BASE), height, line.number("eye", 0, height))


DIMS: Final = {name: _dims(name) for name in KINDS}


# ---- the result tables

NOTHING: Final = 0
STUNNED: Final = 1
DISORIENTED: Final = 2
WOUNDED: Final = 3
IMMOBILISED: Final = 4
ELIMINATED: Final = 5
EFFECTS: Final = ["none", "stunned", "disoriented", "wounded", "immobilised", "eliminated"]

INFECTED: Final = 0
MACHINE: Final = 1
SURVIVOR: Final = 2
TYPES: Final = ["infected", "machine", "survivor"]


def _results(table: TomlTable, key: str, first: int) -> list[int]:
    """The effect of each number of successes from 0 on; what lies below the first row is nothing."""
    found = [NOTHING] * first
    for row in table.tables(key):
        least, most = row.number("min", 0, 99), row.number("max", 0, 99)
        if least != len(found) or most < least:
            raise row.fail("min", f"the rows must follow each other: {len(found)} is missing")
        found += [row.choice("effect", EFFECTS)] * (most - least + 1)
    return found


# [FW-SHOOT-14] [FW-SHOOT-15] [FW-SHOOT-16] [FW-R-48] by type and successes
SHOOTING: Final = [_results(RULES.table("shooting_table"), name, 0) for name in TYPES]
# [FW-MELEE-11] [FW-MELEE-12] by difference: the loser is an NPC, or a survivor
MELEE: Final = [_results(RULES.table("melee_table"), name, 1) for name in ("other", "survivor")]


def shooting_effect(kind: i64, successes: i64) -> i64:
    """[FW-SHOOT-14] [FW-SHOOT-15] [FW-SHOOT-16]"""
    row = SHOOTING[kind]
    return row[min(successes, len(row) - 1)]


def melee_effect(survivor: bool, difference: i64) -> i64:
    """[FW-MELEE-11] [FW-MELEE-12]"""
    row = MELEE[1 if survivor else 0]
    return row[min(difference, len(row) - 1)]


def _faces(table: TomlTable, key: str) -> list[int]:
    return [
        TomlTable({"on": item}, f"{table.where}: {key}[{place}]").number("on", 1, 6)
        for place, item in enumerate(table.items(key))
    ]


# [FW-SWIM-02] [FW-SWIM-03] the faces that wound a swimmer
SWIM_WOUND: Final = _faces(RULES.table("swim"), "wound_on")
SWIM_WOUND_IMPAIRED: Final = _faces(RULES.table("swim"), "wound_on_if_wounded")

# [FW-RESOURCE-04] to [FW-RESOURCE-11] what a token holds
THEN: Final = -1  # a second die tells
EMPTY: Final = 0
NEW_AMMUNITION: Final = 1
AMPHETAMINE: Final = 2
ACTIVATED_ROBOT: Final = 3
FOUND_ARMOUR: Final = 4
FOUND_SHIELD: Final = 5
TRAP: Final = 6
FIRST_AID_KIT: Final = 7
FINDS: Final = [
    "empty",
    "new_ammunition",
    "amphetamine",
    "activated_robot",
    "armour",
    "shield",
    "trap",
    "first_aid_kit",
]


def _finds(table: TomlTable, key: str) -> list[int]:
    """By face, 0 unused."""
    found = [THEN] * 7
    for row in table.tables(key):
        for face in _faces(row, "on"):
            if "then" not in row.data:
                found[face] = row.choice("effect", FINDS)
    return found


RESOURCE: Final = _finds(RULES.table("resource_table"), "rows")  # THEN: look at the row below
RESOURCE_THEN: Final[list[list[int]]] = [[], [], [], [], [], [], []]
for _row in RULES.table("resource_table").tables("rows"):
    if "then" in _row.data:
        for _face in _faces(_row, "on"):
            RESOURCE_THEN[_face] = _finds(_row, "then")
