"""The content files say what the catalog says, field by field, and what is loaded is what the files say."""

import re
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from warbox.games.firstwave.pieces import bestiary, limits, scenarios
from warbox.games.firstwave.pieces.weapons import (
    ABILITIES,
    ABILITY_COST,
    CHIEFS,
    EQUIPMENT,
    EQUIPMENT_COST,
    MEDICS,
    MUNITION_COST,
    MUNITIONS,
    NO_MELEE,
    SHIELD_SLOTS,
    WEAPONS,
    names_of,
)
from warbox.games.firstwave.tables.table_file import READY_TABLES
from warbox.games.firstwave.tables.table_text import table_data
from warbox.games.firstwave.warbands.warband_file import READY

CATALOG = (Path(__file__).parents[3] / "docs" / "rules" / "firstwave.md").read_text("utf-8")
RULES, TABLES, TOKENS, BANDS = (tomllib.loads(block) for block in re.findall(r"```toml\n(.*?)```", CATALOG, re.DOTALL))
CONTENT = files("warbox.games.firstwave") / "content"
OURS = ("name_fr", "look")  # what the catalog does not have


def content(name: str) -> dict[str, Any]:
    return tomllib.loads((CONTENT / name).read_text("utf-8"))


def test_every_number_of_the_rules_is_the_catalogs() -> None:
    assert content("rules.toml") == RULES


@pytest.mark.parametrize("table", TABLES["table"], ids=lambda table: str(table["id"]))
def test_every_number_of_a_ready_table_is_the_catalogs(table: dict[str, Any]) -> None:
    """[FW-SCALE-05] [FW-R-56]"""
    ours = content(f"tables/{table['id']}.toml")
    pieces = [{key: piece[key] for key in piece if key not in OURS} for piece in ours["piece"]]
    assert pieces == table["piece"]
    assert ours["tokens"] == TOKENS["default_tokens"][table["id"]]
    assert [ours[key] for key in ("id", "name", "size")] == [table[key] for key in ("id", "name", "size")]


@pytest.mark.parametrize("table", TABLES["table"], ids=lambda table: str(table["id"]))
def test_a_ready_table_is_loaded_as_it_is_written(table: dict[str, Any]) -> None:
    """[FW-COVER-03] Defaults are written out, nothing else differs."""
    loaded: Any = table_data(READY_TABLES[table["id"]])
    for ours, theirs in zip(loaded["piece"], table["piece"], strict=True):
        for key, value in theirs.items():
            assert ours[key] == value, (theirs["id"], key)
    assert loaded["tokens"] == TOKENS["default_tokens"][table["id"]]


@pytest.mark.parametrize("band", BANDS["warband"], ids=lambda band: str(band["id"]))
def test_every_number_of_a_ready_warband_is_the_catalogs(band: dict[str, Any]) -> None:
    ours = content(f"warbands/{band['id']}.toml")
    assert ours == {key: band[key] for key in band if key != "status"}
    assert READY[band["id"]].total() == band["total"]


# power, near, dice, far, dice, cost, rules, munitions
ARSENAL = """
throwing -1 150 0 150 0 2 - incendiary,poison,carnage,stunning
crossbow -1 150 1 300 0 5 - poison
bow -1 400 0 400 0 4 - incendiary,poison
rifle -1 300 2 600 1 11 - knockout,carnage,stunning
shotgun -1 100 3 200 1 9 - knockout,carnage,stunning
assault_rifle -1 300 3 500 1 15 burst carnage
sniper_rifle -1 300 1 800 3 16 critical,bulky,heavy poison,carnage
grenade -1 150 2 150 2 8 area,heavy incendiary,poison,carnage,stunning,smoke
smg -1 200 3 300 1 12 burst,limited_ammo,gunfight carnage
pistol -1 100 2 200 1 8 gunfight knockout,poison,carnage,stunning
bat 1 0 0 0 0 5 bulky,blunt -
jaws 1 0 0 0 0 3 - -
sword 1 0 0 0 0 8 parry -
two_handed 2 0 0 0 0 5 bulky -
spear 1 150 1 150 1 2 bulky,throw,single_shot incendiary,poison
chainsaw 3 0 0 0 0 10 bulky,carnage -
crowbar 1 0 0 0 0 2 - -
"""


def test_the_arsenal_is_loaded_as_printed() -> None:
    """[FW-WEAPON-01] to [FW-WEAPON-11], [FW-WEAPON-16], [FW-WEAPON-23] to [FW-WEAPON-29], [FW-WEAPON-32], [FW-R-75]"""
    lines = [
        f"{one.id} {one.power} {one.near} {one.near_dice} {one.far} {one.far_dice} {one.cost} "
        f"{','.join(one.rules) or '-'} {','.join(names_of(one.munitions, MUNITIONS)) or '-'}"
        for one in WEAPONS
    ]
    assert lines == ARSENAL.split("\n")[1:-1]
    for one in WEAPONS:
        assert one.slots == (2 if "bulky" in one.rules else 1)
        assert one.fights() == (one.power != NO_MELEE)
        assert one.shoots() == (one.near > 0)
        flags = {
            "bulky": one.bulky,
            "blunt": one.blunt,
            "parry": one.parry,
            "throw": one.throw,
            "carnage": one.carnage,
            "burst": one.burst,
            "critical": one.critical,
            "heavy": one.heavy,
            "area": one.area,
            "single_shot": one.single,
            "limited_ammo": one.limited,
            "gunfight": one.gunfight,
        }
        assert [name for name in flags if flags[name]] == [name for name in flags if name in one.rules]


def test_prices_of_shooting_weapons_follow_the_house_formula() -> None:
    """Data: two points a die of the better band, one a die of the other, one for each begun 10 cm, and the rules."""
    rules = {"critical": 5, "burst": 3, "area": 5, "gunfight": 1, "bulky": -1, "limited_ammo": -2, "heavy": -3}
    for one in WEAPONS:
        if one.fights():
            continue
        better, other = max(one.near_dice, one.far_dice), min(one.near_dice, one.far_dice)
        price = 2 * better + (other if one.far > one.near else 0) + -(-one.far // 100)
        assert one.cost == price + sum(rules[name] for name in one.rules), one.id


def test_a_range_band_includes_its_limit() -> None:
    """[FW-SHOOT-05] [FW-SHOOT-06] [FW-R-06] Bases of 25 mm: a gap of 300 is the first band, one of 301 the long one."""
    rifle = next(one for one in WEAPONS if one.id == "rifle")
    assert [rifle.band(325 + more, 0, 50) for more in (0, 1, 300, 301)] == [0, 1, 1, -1]
    assert [rifle.dice(band) for band in (0, 1)] == [2, 1]


def test_prices_of_all_else_are_loaded_as_printed() -> None:
    """[FW-MUNITION-01] [FW-BUILD-02] [FW-BUILD-03] [FW-BUILD-04] [FW-BUILD-08] to [FW-BUILD-12]"""
    assert dict(zip(MUNITIONS, MUNITION_COST, strict=True)) == {
        "knockout": 3, "incendiary": 2, "poison": 5, "carnage": 5, "stunning": 3, "smoke": 2
    }  # fmt: skip
    assert dict(zip(EQUIPMENT, EQUIPMENT_COST, strict=True)) == {"armour": 10, "shield": 8, "grapple": 1, "child": 0}
    assert dict(zip(ABILITIES, ABILITY_COST, strict=True)) == {
        "animal": -3, "chief": 0, "expert_fighter": 10, "scout": 6, "medic": 10, "sons_of_the_sands": 0
    }  # fmt: skip
    assert (SHIELD_SLOTS, CHIEFS, MEDICS, limits.CREATION) == (2, 1, 1, 10)
    assert limits.T_COST == {"-": 0, "5": 2, "4": 8, "3": 16}
    assert limits.C_COST == {"5": 0, "4": 4, "3": 12}


def test_limits_and_movement_are_loaded_as_printed() -> None:
    """[FW-SCALE-02] [FW-SCALE-03] [FW-SCALE-05] [FW-SCALE-07] [FW-ACTIVATE-01] [FW-ACTIVATE-03] [FW-ACTIVATE-04]
    [FW-STATS-04] [FW-STATE-03] [FW-MELEE-15] [FW-SETUP-04] [FW-SHOOT-04] [FW-SHOOT-07] [FW-SHOOT-08] [FW-SHOOT-09]
    [FW-SHOOT-10] [FW-SHOOT-11] [FW-SHOOT-12]"""
    one = limits
    assert (one.LEAST_BASE, one.MOST_BASE, one.LEAST_SIDE, one.MOST_SIDE, one.LEAST_PIECES) == (20, 40, 600, 900, 10)
    assert (one.POINTS_SMALL, one.POINTS_LARGE, one.MOST_SLOTS, one.TOKENS) == (150, 300, 3, 3)
    assert (one.ACTIONS, one.MOST_MOVES, one.MOST_COMBATS, one.BASE_POOL, one.LIFE) == (3, 2, 2, 3, 3)
    assert (one.MOST_DAZE, one.MOST_MELEES) == (3, 3)
    assert (one.ROAD_MM, one.OPEN_MM, one.DIFFICULT_MM, one.CLIMB_MM, one.RISKY_MM) == (150, 100, 50, 50, 100)
    assert (one.SWIM_MM, one.LEAVE_MM, one.MOST_VAULT, one.CONTACT_MM, one.TOUCH_MM) == (100, 100, 25, 1, 5)
    assert (one.LEVEL_MM, one.HIGHER_MM, one.TEMPLATE_MM) == (20, 25, 50)
    assert (one.HIGHER, one.LIGHT_COVER, one.HEAVY_COVER) == (1, -1, -2)
    assert (one.INTO_MELEE, one.IMPAIRED, one.TARGET_SHIELD) == (-2, -1, -1)
    assert {name: (dims.base, dims.height, dims.eye) for name, dims in one.DIMS.items()} == {
        "survivor": (25, 32, 28),
        "child": (20, 24, 20),
        "animal": (25, 18, 14),
        "infected_human": (25, 32, 28),
        "infected_dog": (25, 18, 14),
        "robot_domestic": (30, 30, 26),
        "robot_construction": (40, 48, 40),
        "robot_military": (30, 36, 32),
        "resource_token": (20, 5, 0),
    }


def test_result_tables_are_loaded_as_printed() -> None:
    """[FW-SHOOT-14] [FW-SHOOT-15] [FW-SHOOT-16] [FW-MELEE-11] [FW-MELEE-12] [FW-R-48]"""

    def told(row: list[int]) -> str:
        assert len(set(row[7:])) == 1
        return " ".join(limits.EFFECTS[effect] for effect in row[:7])

    assert [told(row) for row in limits.SHOOTING] == [
        "none disoriented immobilised immobilised eliminated eliminated eliminated",
        "none disoriented disoriented immobilised immobilised eliminated eliminated",
        "none stunned wounded wounded eliminated eliminated eliminated",
    ]
    assert [told(row) for row in limits.MELEE] == [
        "none immobilised immobilised eliminated eliminated eliminated eliminated",
        "none wounded wounded eliminated eliminated eliminated eliminated",
    ]
    assert limits.shooting_effect(limits.MACHINE, 250) == limits.melee_effect(True, 250) == limits.ELIMINATED


def test_what_tokens_hold_is_loaded_as_printed() -> None:
    """[FW-RESOURCE-04] to [FW-RESOURCE-11], [FW-SWIM-02], [FW-SWIM-03]"""
    first = [limits.FINDS[find] if find != limits.THEN else "then" for find in limits.RESOURCE[1:]]
    assert first == ["empty", "empty", "new_ammunition", "then", "then", "then"]
    second = [[limits.FINDS[find] for find in row[1:]] for row in limits.RESOURCE_THEN[4:]]
    assert second == [
        ["amphetamine"] * 4 + ["activated_robot"] * 2,
        ["armour"] * 4 + ["shield"] * 2,
        ["trap"] * 2 + ["first_aid_kit"] * 4,
    ]
    assert (limits.SWIM_WOUND, limits.SWIM_WOUND_IMPAIRED) == ([1], [1, 2])


def test_the_bestiary_is_loaded_as_printed() -> None:
    """[FW-BESTIARY-01] [FW-BESTIARY-02] [FW-BESTIARY-04] [FW-BESTIARY-08] to [FW-BESTIARY-10], [FW-R-68]"""
    lines = [
        (one.id, limits.TYPES[one.type], one.move, one.shoots, one.fights, one.power, one.weapon and one.weapon.id)
        for one in bestiary.NPCS
    ]
    assert lines == [
        ("infected_human", "infected", 100, 0, 5, 1, None),
        ("infected_dog", "infected", 150, 0, 5, 1, None),
        ("robot_domestic", "machine", 150, 4, 4, 1, None),
        ("robot_construction", "machine", 150, 0, 4, 2, None),
        ("robot_military", "machine", 150, 4, 4, 1, "assault_rifle"),
    ]
    rules = [(one.pack, one.infection, one.horde, one.plating) for one in bestiary.NPCS]
    assert rules == [
        (False, True, True, False),
        (True, True, False, False),
        (False, False, False, False),
        (False, False, False, True),
        (False, False, False, True),
    ]


def test_who_arrives_is_loaded_as_printed() -> None:
    """[FW-NPC-02] to [FW-NPC-09], [FW-NPC-12] to [FW-NPC-18]"""
    told = [(one.npc, one.d3) for one in bestiary.ARRIVAL[2:]]
    human, dog, military = (0, True), (1, True), (4, True)
    assert told == [(-1, False)] * 4 + [human, human, dog, (2, False), (3, False), military, military]
    assert (bestiary.EDGE_GAP_MM, bestiary.ROOM_GAP_MM) == (100, 50)
    assert bestiary.FLOW == [[], [6, 2], [3, 5], [4, 5], [3, 7], [6, 7], [6, 7], []]


def test_scenarios_and_factions_are_loaded_as_printed() -> None:
    """[FW-SCEN1-01] to [FW-SCEN1-07], [FW-SCEN2-01] to [FW-SCEN2-05], [FW-SCEN3-01], [FW-SCEN3-02], [FW-SCEN4-01] to
    [FW-SCEN4-05], [FW-FACTION-01] to [FW-FACTION-10], [FW-R-90], [FW-R-96]"""
    told = [(one.id, one.number, one.turns, one.strips, one.scouts_in_own_half) for one in scenarios.SCENARIOS]
    assert told == [
        ("power_war", 0, 6, True, False),
        ("clean_up", 1, 6, True, False),
        ("bloodline", 2, 0, False, False),
        ("diversion", 3, 6, True, True),
    ]
    assert [list(one.scores.values()) for one in scenarios.SCENARIOS] == [[5, 10, 5, 1], [1, 3, 3, 6], [], [1, 2]]
    assert (scenarios.END_ROLL_FROM, scenarios.END_ROLL) == (6, {6: 2, 7: 3, 8: 4, 9: 5, 10: 6})
    first, second = scenarios.FACTIONS["children_of_13"], scenarios.FACTIONS["phantom_squad"]
    assert (first.initiative, first.never_out, first.armour_cost, first.armour_mandatory) == (1, True, 5, True)
    assert (second.initiative, second.never_out, second.armour_cost, second.armour_mandatory) == (2, True, -1, False)
    assert first.shooting_mandatory
    assert second.shooting_mandatory
    assert (first.free_ability, second.free_ability) == ("", "sons_of_the_sands")


def test_vehicles_of_the_parent_game_are_stored_without_effect() -> None:
    """[FW-FACTION-04] [FW-FACTION-09] [FW-R-96] [FW-R-97]"""
    for name, faction in scenarios.FACTIONS.items():
        said = RULES["faction"][name]
        assert (faction.medium_vehicles, faction.heavy_vehicles) == (said["medium_vehicles"], said["heavy_vehicles"])


def test_survivors_are_as_tall_as_the_rules_assume() -> None:
    """[FW-SCALE-01] A grown survivor, an infected human and a domestic robot; others are smaller or larger."""
    least, most = RULES["limits"]["figure_height_mm"]
    for kind in ("survivor", "infected_human", "robot_domestic"):
        assert least <= limits.DIMS[kind].height <= most
