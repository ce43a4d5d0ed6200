"""Weapons, munitions and what changes a pool, on the table: the catalog's profiles at the limits of their bands."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.games.firstwave.table import Table

CATALOG = (Path(__file__).parents[3] / "docs" / "rules" / "firstwave.md").read_text("utf-8")
DATA: dict[str, Any] = tomllib.loads(re.findall(r"```toml\n(.*?)```", CATALOG, re.DOTALL)[0])
SHOOTING = {name.removesuffix("_thrown"): one for name, one in DATA["ranged_weapon"].items() if isinstance(one, dict)}
FIGHTING = {name: one for name, one in DATA["melee_weapon"].items() if isinstance(one, dict)}


def at_gap(gap: int, weapons: str, words: str = "") -> Table:
    """A1 with these weapons, and B1 so far away, base to base."""
    size = "table P size=900,900; "
    return Table(f"{size}A1 @13,100 T4 weapons={weapons} {words}; B1 @{38 + gap},100; B2 @850,850; at act A1")


@pytest.mark.parametrize("weapon", SHOOTING)
def test_the_bands_of_a_weapon(weapon: str) -> None:
    """[FW-WEAPON-01] [FW-WEAPON-02] [FW-WEAPON-03] [FW-WEAPON-04] [FW-WEAPON-05] [FW-WEAPON-06] [FW-WEAPON-07]
    [FW-WEAPON-08] [FW-WEAPON-09] [FW-WEAPON-10] [FW-WEAPON-11] [FW-SHOOT-03] [FW-SHOOT-04] [FW-SHOOT-05]
    [FW-SHOOT-06] [FW-R-06] Three dice and those of the band; a limit belongs to its band, a millimetre more to the
    next."""
    start = 40
    for limit, dice in SHOOTING[weapon]["bands"]:
        for gap in (start, limit):
            table = at_gap(gap, weapon).do(f"A: shoot A1>B1 {weapon}")
            assert table.event("shot")["pool"] == 3 + dice
        start = limit + 1
    assert at_gap(start, weapon).refused(f"A: shoot A1>B1 {weapon}") == "FW-SHOOT-03"


@pytest.mark.parametrize("weapon", SHOOTING)
def test_the_munitions_of_a_weapon(weapon: str) -> None:
    """[FW-BUILD-24] [FW-MUNITION-02] [FW-MUNITION-03] [FW-R-77] What may be bought may be fired; only what was
    bought; one type a turn."""
    profile = SHOOTING[weapon]
    for munition in DATA["munition"]:
        if munition == "status":
            continue
        if munition in profile["ammo"]:
            table = at_gap(40, f"{weapon}+{munition}").do(f"A: shoot A1>B1 {weapon}+{munition}")
            assert table.event("shot")["munition"] == munition
        assert at_gap(40, weapon).refused(f"A: shoot A1>B1 {weapon}+{munition}") == "FW-BUILD-24"
    if profile["ammo"] and "single_shot" not in profile["rules"]:
        munition = profile["ammo"][0]
        table = at_gap(40, f"{weapon}+{munition}", f"fired={weapon}:basic")
        assert table.refused(f"A: shoot A1>B1 {weapon}+{munition}") == "FW-MUNITION-03"


@pytest.mark.parametrize("weapon", SHOOTING)
def test_the_rules_of_a_shooting_weapon(weapon: str) -> None:
    """[FW-WEAPON-12] [FW-WEAPON-13] [FW-WEAPON-17] [FW-WEAPON-18] [FW-WEAPON-19] [FW-WEAPON-21] [FW-WEAPON-22]
    [FW-ACTIVATE-06] [FW-R-75] [FW-R-41] Each has the rules that its line names, and no others."""
    rules = SHOOTING[weapon]["rules"]
    table = at_gap(40, weapon).do(f"A: shoot A1>B1 {weapon}")
    pool = table.event("shot")["pool"]
    table.roll("6 " + "2 " * (pool - 2) + "4")
    assert (table.asks() == "* bonus") == ("critical" in rules)
    if "critical" in rules:
        table.roll("6")  # one success, and no further die
        assert table.event("bonus-rolled")["successes"] == 4
    assert (table.asks() == "* ammo") == ("limited_ammo" in rules)
    if "limited_ammo" in rules:
        table.roll("2")
    assert table.figure("A1")["weapons"][0]["out"] == ("single_shot" in rules)
    assert (f"actions={1 if 'heavy' in rules else 2}" in table.line("at").split()) is True
    assert (f"combats={2 if 'heavy' in rules else 1}" in table.line("at").split()) is True
    burst = at_gap(40, weapon).refused(f"A: burst A1 B1:2,B2:1 {weapon}")
    assert (burst == "FW-WEAPON-19") == ("burst" not in rules)
    if "gunfight" in rules:
        pair = at_gap(40, f"{weapon},{weapon}").do(f"A: shoot A1>B1 {weapon}*2")
        pair.roll("1 " + "4 " * (pool - 2) + "4")
        assert pair.asks() == "* gunfight"
        assert at_gap(40, weapon).refused(f"A: shoot A1>B1 {weapon}*2") == "FW-R-41"


@pytest.mark.parametrize("weapon", FIGHTING)
def test_the_power_and_rules_of_a_melee_weapon(weapon: str) -> None:
    """[FW-WEAPON-23] [FW-WEAPON-24] [FW-WEAPON-25] [FW-WEAPON-26] [FW-WEAPON-27] [FW-WEAPON-28] [FW-WEAPON-29]
    [FW-WEAPON-30] [FW-WEAPON-31] [FW-WEAPON-33] [FW-WEAPON-34] [FW-WEAPON-35] [FW-MELEE-06] Three dice and its power;
    carnage a die for a 6, blunt stuns, parry costs the other a die."""
    profile = FIGHTING[weapon]
    beast = " T- abilities=animal" if weapon == "jaws" else ""
    start = f"A1 @100,100 weapons={weapon}{beast}; B1 @125,100; B2 @500,500; at act A1"
    table = Table(start).do(f"A: melee A1>B1 {weapon}")
    table.roll("6 " + "1 " * (1 + profile["power"]) + "1")
    assert table.event("melee-rolled")["successes"] == 2
    table.roll("1 1" if "parry" in profile["rules"] else "1 1 1")
    assert (table.asks() == "* carnage") == ("carnage" in profile["rules"])
    if "carnage" in profile["rules"]:
        table.roll("1")
    assert table.states("B1") == {"wounds": 1, "melees": 1} | ({"stunned": 1} if "blunt" in profile["rules"] else {})
    bare = Table(start).do("A: melee A1>B1 none").roll("1 1 1", "1 1 1")
    assert bare.figure("B1")["wounds"] == 1
    pair = start.replace(f"weapons={weapon}", f"weapons={weapon},{weapon}")
    if "parry" in profile["rules"]:
        twin = Table(pair).do(f"A: melee A1>B1 {weapon}*2").roll("1 2 2 2", "1 1")
        assert twin.asks() == "* parry"


MODIFIERS = {
    "": ("", "", 5),
    "impaired": ("wounds=1", "", 4),
    "two wounds cost no more": ("wounds=2", "", 4),
    "armour takes the first": ("wounds=1 equipment=armour", "", 5),
    "but not the second": ("wounds=2 equipment=armour", "", 4),
    "shield": ("", "equipment=shield", 4),
    "both": ("wounds=1", "equipment=shield", 3),
    "an own shield does nothing": ("equipment=shield", "", 5),
    "amphetamine is for melee": ("amphetamine=2", "", 5),
}


@pytest.mark.parametrize("name", MODIFIERS)
def test_what_shooter_and_target_carry(name: str) -> None:
    """[FW-SHOOT-11] [FW-SHOOT-12] [FW-STATE-09] [FW-BUILD-14] [FW-BUILD-15] [FW-R-10] [FW-R-11]"""
    shooter, target, pool = MODIFIERS[name]
    table = Table(f"A1 @100,100 T4 weapons=rifle {shooter}; B1 @100,300 {target}; at act A1").do("A: shoot A1>B1")
    assert table.event("shot")["pool"] == pool


@pytest.mark.parametrize(
    ("ground", "pool"),
    [
        ("", 5),
        ("piece hedge light rect=50,200,150,206 height=20; ", 4),
        ("piece wall heavy rect=50,200,150,206 height=18; ", 3),
        ("piece hedge light rect=50,220,150,226 height=20; piece wall heavy rect=50,200,150,206 height=18; ", 3),
        ("A2 @100,200; ", 4),
        ("N1 infected_dog @100,200; ", 4),
        ("A2 @100,275; ", 3),
    ],
)
def test_what_stands_between(ground: str, pool: int) -> None:
    """[FW-SHOOT-08] [FW-SHOOT-09] [FW-SHOOT-10] [FW-COVER-01] [FW-COVER-02] [FW-COVER-05] [FW-COVER-06] [FW-R-42] The
    heaviest cover only; a figure in contact with the target gives none, for there the melee counts."""
    table = Table(f"{ground}A1 @100,100 T4 weapons=rifle; B1 @100,300; at act A1").do("A: shoot A1>B1")
    assert table.event("shot")["pool"] == pool


MELEES = {
    "": ("", "", 3, 3),
    "impaired": ("wounds=1", "", 2, 3),
    "shields": ("equipment=shield", "equipment=shield", 2, 2),
    "amphetamine": ("amphetamine=2", "wounds=1", 5, 2),
    "armour": ("equipment=armour wounds=1", "equipment=armour wounds=2", 3, 2),
}


@pytest.mark.parametrize("name", MELEES)
def test_pools_of_a_melee(name: str) -> None:
    """[FW-MELEE-05] [FW-MELEE-07] [FW-BUILD-15] [FW-RESOURCE-06] [FW-R-103] [FW-R-11] Each side's own causes."""
    attacker, defender, black, red = MELEES[name]
    table = Table(f"A1 @100,100 {attacker}; B1 @125,100 {defender}; at act A1").do("A: melee A1>B1")
    table.roll(" ".join(["1"] * black), " ".join(["1"] * red))
    assert table.event("melee-result")["winner"] == "A1"


@pytest.mark.parametrize("enemies", [1, 2, 3, 4])
@pytest.mark.parametrize("expert", [False, True])
def test_surplus_enemies(enemies: int, expert: bool) -> None:
    """[FW-MELEE-14] [FW-BUILD-20] [FW-R-07] A die less for each beyond the first, never below none; not for experts."""
    places = ["325,300", "275,300", "300,325", "300,275"][:enemies]
    others = "; ".join(f"B{n + 1} @{place}" for n, place in enumerate(places))
    words = "abilities=expert_fighter" if expert else ""
    table = Table(f"A1 @300,300 {words}; {others}; at act A1").do("A: melee A1>B1")
    dice = 3 if expert else 4 - enemies
    if dice:
        table.roll(" ".join(["1"] * dice))
    table.roll("1 1 1")
    assert table.figure("B1")["wounds"] == 1


@pytest.mark.parametrize(
    ("words", "wounds", "gone"),
    [
        ("", 2, False),
        ("", 3, True),
        ("equipment=armour", 3, False),
        ("equipment=armour", 4, True),
        ("equipment=child", 1, False),
        ("equipment=child", 2, True),
        ("equipment=child,armour", 2, False),
        ("equipment=child,armour", 3, True),
    ],
)
def test_life_points(words: str, wounds: int, gone: bool) -> None:
    """[FW-STATS-04] [FW-STATE-08] [FW-BUILD-13] [FW-BUILD-16] [FW-R-13] The wound that reaches the life points
    kills."""
    before = f"wounds={wounds - 1}" if wounds > 1 else ""
    table = Table(f"A1 @100,100; B1 @125,100 base=25 {words} {before}; B2 @500,500; at act A1").do("A: melee A1>B1")
    table.roll("4 1 1", *(["1 1"] if table.figure("B1")["impaired"] else ["1 1 1"]))
    assert (table.figure("B1")["gone"] == "eliminated") == gone


@pytest.mark.parametrize(
    ("munition", "hits", "target", "states"),
    [
        ("knockout", 1, "B1 @100,200", {"stunned": 1}),
        ("knockout", 2, "B1 @100,200", {"unconscious": 1}),
        ("knockout", 4, "B1 @100,200", {"unconscious": 1}),
        ("knockout", 1, "N1 infected_human @100,200", {"disoriented": 1}),
        ("knockout", 4, "N1 infected_human @100,200", {"immobilised": 1}),
        ("stunning", 1, "B1 @100,200", {"stunned": 1}),
        ("stunning", 2, "B1 @100,200", {"wounds": 1, "stunned": 1}),
        ("stunning", 4, "B1 @100,200", {"eliminated": 1}),
        ("stunning", 2, "N1 infected_human @100,200", {"immobilised": 1}),
        ("carnage", 2, "B1 @100,200", {"wounds": 1}),
    ],
)
def test_munitions(munition: str, hits: int, target: str, states: dict[str, int]) -> None:
    """[FW-MUNITION-05] [FW-MUNITION-08] [FW-MUNITION-09] [FW-MUNITION-10] [FW-AMMO-04] [FW-R-25] [FW-R-49] [FW-R-51]
    [FW-R-80] What each result becomes."""
    name = target.split(maxsplit=1)[0]
    other = "B1 @500,500" if name == "N1" else "B2 @500,500"
    table = Table(f"A1 @100,100 T4 weapons=rifle+{munition}; {target}; {other}; at act A1")
    table.do(f"A: shoot A1>{name} rifle+{munition}").roll(" ".join(["4"] * hits + ["2"] * (5 - hits)))
    assert table.states(name) == states
    assert table.figure("A1")["weapons"][0]["out"] == (munition == "carnage")
