"""Warbands: points line by line, every limit, files there and back."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from warbox.games.firstwave.pieces.scenarios import FACTIONS
from warbox.games.firstwave.pieces.weapons import ABILITIES, EQUIPMENT, MUNITIONS, WEAPONS, names_of
from warbox.games.firstwave.warbands.warband import format_warband, warband_data
from warbox.games.firstwave.warbands.warband_file import READY, parse_arm, read_warband
from warbox.games.firstwave.workshop import KINDS
from warbox.i18n import speech

CATALOG = (Path(__file__).parents[3] / "docs" / "rules" / "firstwave.md").read_text("utf-8")
# "  - Marlow: creation 10 + T4 8 + C4 4 + rifle 11 + crowbar 2 + chief 0 = 35 (2 weapon places)"
RECKONED = re.findall(r"^  - (\w+): creation (.*) = (\d+) \((\d) weapon place", CATALOG, re.MULTILINE)
CHIEF = "{ id = 'Boss', T = '-', C = 5, abilities = ['chief'] }"


def one(fighter: str, head: str = "") -> list[tuple[str, str, str]]:
    """The faults of a warband with a chief and this fighter: kind, place, rule."""
    warband, faults = read_warband(f"{head}\nfighter = [{CHIEF}, {{ id = 'X', {fighter} }}]")
    assert warband is not None
    return [(fault.kind, fault.place, fault.rule) for fault in faults]


def test_every_line_of_the_catalogs_arithmetic_is_ours() -> None:
    """[FW-BUILD-01] to [FW-BUILD-04], [FW-BUILD-06] to [FW-BUILD-12], [FW-MUNITION-01]"""
    fighters = {fighter.name: fighter for band in READY.values() for fighter in band.fighters}
    assert len(RECKONED) == len(fighters) == 41
    for name, text, total, places in RECKONED:
        fighter = fighters[name]
        told = [f"{line.what} {line.value}".replace("animal -3", "animal 3") for line in fighter.lines(None)]
        told[1], told[2] = "T" + told[1], "C" + told[2]
        words = ("creation " + text).replace(" - ", " + ").split(" + ")
        assert sorted(told) == sorted(words)
        assert (fighter.cost(), fighter.slots()) == (int(total), int(places))


def test_the_worked_example_of_points() -> None:
    """[FW-W-22] [FW-BUILD-01] to [FW-BUILD-04], [FW-BUILD-12], [FW-MUNITION-01]"""
    text = (
        "fighter = [{ id = 'X', T = 4, C = 4, weapons = ['rifle+carnage', 'crowbar'], equipment = ['armour'], "
        "abilities = ['chief'] }]"
    )
    warband, faults = read_warband(text)
    assert warband is not None
    assert faults == []
    assert [line.value for line in warband.fighters[0].lines(None)] == [10, 8, 4, 11, 5, 2, 10, 0]
    assert warband.total() == 50


@pytest.mark.parametrize(
    ("fighter", "kind", "place", "rule"),
    [
        ("C = 4", "missing", "T", "FW-BUILD-02"),
        ("T = 2, C = 4", "not-a-choice", "T", "FW-BUILD-02"),
        ("T = 4, C = 6", "not-a-choice", "C", "FW-BUILD-03"),
        ("T = 4, C = 4, weapons = ['riffle']", "unknown-weapon", "weapons[0]", "FW-BUILD-01"),
        ("T = 4, C = 4, weapons = ['spear_thrown']", "unknown-weapon", "weapons[0]", "FW-BUILD-01"),
        ("T = 4, C = 4, weapons = ['rifle+fire']", "unknown-munition", "weapons[0]", "FW-MUNITION-01"),
        ("T = 4, C = 4, weapons = ['rifle+poison']", "munition-not-for", "weapons[0]", "FW-BUILD-24"),
        ("T = 4, C = 4, weapons = ['sword+poison']", "munition-not-for", "weapons[0]", "FW-BUILD-24"),
        ("T = 4, C = 4, weapons = ['bow+poison+poison']", "twice", "weapons[0]", "FW-BUILD-24"),
        ("T = '-', C = 4, weapons = ['crowbar', 'bow']", "cannot-shoot", "weapons[1]", "FW-R-74"),
        ("T = 5, C = 4, weapons = ['bow','bow','bow','bow']", "too-many-weapons", "weapons", "FW-BUILD-06"),
        ("T = 5, C = 4, weapons = ['bat','chainsaw']", "too-many-weapons", "weapons", "FW-BUILD-07"),
        ("T = 5, C = 4, weapons = ['bow','bow'], equipment = ['shield']", "too-many-weapons", "weapons", "FW-BUILD-08"),
        ("T = 5, C = 4, weapons = ['jaws']", "jaws", "weapons[0]", "FW-R-73"),
        ("T = 5, C = 4, weapons = ['bow'], abilities = ['animal']", "animal-weapon", "weapons[0]", "FW-BUILD-19"),
        ("T = '-', C = 4, equipment = ['shield'], abilities = ['animal']", "animal-equipment", "equipment", "FW-R-73"),
        ("T = '-', C = 4, equipment = ['grapple'], abilities = ['animal']", "animal-equipment", "equipment", "FW-R-73"),
        ("T = '-', C = 4, equipment = ['child'], abilities = ['animal']", "animal-child", "equipment", "FW-R-72"),
        ("T = 5, C = 5, weapons = ['spear'], equipment = ['child']", "child-bulky", "weapons[0]", "FW-BUILD-17"),
        ("T = 5, C = 5, equipment = ['armour', 'armour']", "twice", "equipment[1]", "FW-BUILD-12"),
        ("T = 5, C = 5, equipment = ['armor']", "not-a-choice", "equipment[0]", "FW-BUILD-12"),
        ("T = 5, C = 5, abilities = ['sniper']", "not-a-choice", "abilities[0]", "FW-BUILD-11"),
        ("T = 5, C = 5, abilities = ['sons_of_the_sands']", "not-its-faction", "abilities", "FW-FACTION-08"),
        ("T = 5, C = 5, cost = 13", "wrong-cost", "cost", "FW-BUILD-01"),
        ("T = 5, C = 5, hat = 1", "unknown-key", "hat", "FW-BUILD-01"),
        ("T = 5, C = 5, weapons = 'bow'", "not-a-list", "weapons", "FW-BUILD-01"),
    ],
)
def test_a_fault_of_a_fighter_is_named_with_its_place_and_rule(fighter: str, kind: str, place: str, rule: str) -> None:
    """[FW-BUILD-02] [FW-BUILD-03] [FW-BUILD-06] [FW-BUILD-07] [FW-BUILD-08] [FW-BUILD-11] [FW-BUILD-12] [FW-BUILD-17]
    [FW-BUILD-19] [FW-BUILD-24] [FW-WEAPON-16] [FW-R-72] [FW-R-73] [FW-R-74] [FW-FACTION-08]"""
    assert one(fighter) == [(kind, f"fighter[1].{place}", rule)]


@pytest.mark.parametrize(
    "fighter",
    [
        "T = '5+', C = '4+'",
        "T = '-', C = 4, weapons = ['spear']",
        "T = 5, C = 4, weapons = ['spear+poison+incendiary']",
        "T = 5, C = 4, weapons = ['bow', 'bow', 'bow']",
        "T = 5, C = 4, weapons = ['bat', 'bow']",
        "T = 5, C = 4, weapons = ['bow'], equipment = ['shield', 'armour', 'grapple']",
        "T = 5, C = 5, weapons = ['bow'], equipment = ['child', 'shield']",
        "T = '-', C = 4, weapons = ['jaws', 'jaws'], equipment = ['armour'], abilities = ['animal', 'scout', 'medic']",
        "T = 3, C = 3",
        "T = 3, C = 3, cost = 38",
    ],
)
def test_what_no_rule_forbids_is_no_fault(fighter: str) -> None:
    """[FW-STATS-06] [FW-BUILD-06] [FW-BUILD-08] [FW-R-72] [FW-R-73] [FW-R-74] [FW-R-76]"""
    assert one(fighter) == []


def test_a_warband_has_exactly_one_chief() -> None:
    """[FW-BUILD-09]"""
    _, none = read_warband("fighter = [{ id = 'X', T = 4, C = 4 }]")
    assert [(fault.kind, fault.rule) for fault in none] == [("chiefs", "FW-BUILD-09")]
    assert one("T = 4, C = 4, abilities = ['chief']") == [("chiefs", "fighter", "FW-BUILD-09")]


def test_a_warband_has_at_most_one_medic() -> None:
    """[FW-BUILD-10]"""
    medic = "T = 4, C = 4, abilities = ['medic']"
    assert one(medic) == []
    assert one(f"{medic} }}, {{ id = 'Y', {medic}") == [("medics", "fighter", "FW-BUILD-10")]


def test_the_total_is_a_maximum() -> None:
    """[FW-BUILD-05] [FW-R-101] Boss 10 and X 18: 28 points are enough, 27 are not."""
    assert one("T = 4, C = 5", "limit = 28") == []
    assert one("T = 4, C = 5", "limit = 27") == [("too-many-points", "fighter", "FW-BUILD-05")]
    _, faults = read_warband(format_warband(READY["WB-E"]), 150)
    assert [(fault.kind, fault.facts["over"]) for fault in faults] == [("too-many-points", 150)]


def test_a_faction_makes_armour_cheap_and_compulsory() -> None:
    """[FW-FACTION-03] [FW-FACTION-05] [FW-FACTION-10] [FW-R-96]"""
    head = "faction = 'children_of_13'\n"
    good = "T = 5, C = 5, weapons = ['bow'], equipment = ['armour']"
    text = f"{head}fighter = [{{ id = 'X', {good}, abilities = ['chief'] }}]"
    warband, faults = read_warband(text)
    assert warband is not None
    assert faults == []
    assert warband.total() == 10 + 2 + 0 + 4 + 5
    assert warband.fighters[0].cost(FACTIONS["phantom_squad"]) == 10 + 2 + 0 + 4 + 10
    _, bare = read_warband(f"{head}fighter = [{CHIEF}]")
    assert [(fault.kind, fault.rule) for fault in bare] == [
        ("needs-armour", "FW-FACTION-03"),
        ("needs-shooting", "FW-FACTION-05"),
    ]
    _, squad = read_warband(f"faction = 'phantom_squad'\nfighter = [{CHIEF}]")
    assert [(fault.kind, fault.rule) for fault in squad] == [("needs-shooting", "FW-FACTION-10")]
    dog = "{ id = 'Dog', T = '-', C = 5, weapons = ['jaws'], abilities = ['animal', 'sons_of_the_sands'] }"
    chief = "{ id = 'X', T = 5, C = 5, weapons = ['bow'], abilities = ['chief'] }"
    assert read_warband(f"faction = 'phantom_squad'\nfighter = [{chief}, {dog}]")[1] == []


def test_several_faults_are_named_at_once() -> None:
    text = """
    name = 7
    limit = 20
    hat = true
    fighter = [
      { id = 'A', T = 1, C = 4, weapons = ['bat', 'bat', 'bow+smoke'], equipment = ['child'] },
      { id = 'A', T = 4, C = 3, cost = 1 },
    ]
    """
    _, faults = read_warband(text)
    assert [(fault.place, fault.kind, fault.spots) for fault in faults] == [
        ("hat", "unknown-key", []),
        ("name", "not-text", []),
        ("fighter[0].T", "not-a-choice", ["A"]),
        ("fighter[0].weapons[2]", "munition-not-for", ["A"]),
        ("fighter[0].weapons[0]", "child-bulky", ["A"]),
        ("fighter[0].weapons[1]", "child-bulky", ["A"]),
        ("fighter[0].weapons[2]", "cannot-shoot", ["A"]),
        ("fighter[0].weapons", "too-many-weapons", ["A"]),
        ("fighter[1].id", "name-twice", ["A"]),
        ("fighter[1].cost", "wrong-cost", ["A"]),
        ("fighter", "chiefs", []),
        ("fighter", "too-many-points", []),
    ]


@pytest.mark.parametrize("text", ["fighter = [", "x" * 20_001, "fighter = 3", "", "fighter = [1, 'x']", "[[warband]]"])
def test_a_broken_file_is_a_fault_and_no_error(text: str) -> None:
    _, faults = read_warband(text)
    assert faults


def test_the_catalogs_form_is_read_too() -> None:
    text = f"[[warband]]\nid = 'WB-X'\nlimit = 150\nstatus = 'house'\nfighter = [{CHIEF}]"
    warband, faults = read_warband(text)
    assert warband is not None
    assert (warband.name, warband.total(), faults) == ("WB-X", 10, [])


def random_fighter(rng: Random, number: int) -> str:
    weapons = rng.choices(WEAPONS, k=rng.randint(0, 3))
    arms = []
    for weapon in weapons:
        loads = [name for name in names_of(weapon.munitions, MUNITIONS) if rng.random() < 0.3]
        arms.append("+".join([weapon.id, *rng.sample(loads, len(loads))]))
    equipment = [name for name in EQUIPMENT if rng.random() < 0.3]
    abilities = [name for name in ABILITIES if rng.random() < 0.3]
    value = rng.choice(["'-'", "5", "4", "3"])
    lists = f"weapons = {arms}, equipment = {equipment}, abilities = {abilities}"
    return f"{{ id = 'N{number} \"é', T = {value}, C = {rng.choice('543')}, {lists} }}"


def test_the_canonical_file_says_the_same() -> None:
    """Whatever the faults of a warband: written and read again it is the same one."""
    rng = Random("bands")
    for _ in range(60):
        fighters = ", ".join(random_fighter(rng, number) for number in range(rng.randint(0, 6)))
        faction = rng.choice(["", "faction = 'children_of_13'\n", "faction = 'phantom_squad'\n"])
        warband, faults = read_warband(f"name = 'x'\n{faction}fighter = [{fighters}]")
        assert warband is not None
        again, more = read_warband(format_warband(warband))
        assert again is not None
        assert warband_data(again) == warband_data(warband)
        assert [fault.text() for fault in more] == [fault.text() for fault in faults]


def test_a_weapon_in_one_word() -> None:
    """[FW-BUILD-24] The order of munitions does not count."""
    arm = parse_arm("grenade+smoke+incendiary")
    assert arm is not None
    assert arm.text == "grenade+incendiary+smoke"
    assert parse_arm("grenade+knockout") is None


def test_the_workshop_reckons_even_with_faults() -> None:
    """The builder shows points as one goes."""
    kind = KINDS[0]
    assert kind.is_one("name = 'x'\nfighter = []")
    assert not kind.is_one("[[piece]]\nkind = 'cover'")
    made = kind.read(f"fighter = [{CHIEF}, {{ id = 'X', T = 4, C = 4, weapons = ['bow+smoke'] }}]", {"points": "300"})
    data: Any = made.data
    assert [fault.kind for fault in made.faults] == ["munition-not-for"]
    assert (data["total"], data["limit"], data["fighters"][1]["cost"]) == (38, 300, 28)
    assert data["fighters"][1]["lines"][1] == {"kind": "shooting", "what": "4", "value": 8, "rule": "FW-BUILD-02"}
    clean = kind.read(format_warband(READY["WB-A"]), {})
    assert clean.value == format_warband(READY["WB-A"])
    assert clean.facts == {"fighters": 5, "total": 150, "limit": 150}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_fault_has_a_sentence(lang: str) -> None:
    source = Path(__file__).parents[3] / "src" / "warbox" / "games" / "firstwave"
    text = "".join(path.read_text("utf-8") for path in source.rglob("*.py"))
    kinds = set(re.findall(r'self\.fault\(\s*"([a-z-]+)"', text))
    said = speech("firstwave", lang)
    assert len(kinds) > 45
    for kind in kinds:
        names = "why most key keys value count names name weapon least total over cost width height"
        sentence = said.say(f"fault-{kind}", **dict.fromkeys(names.split(), 7))
        assert sentence
        assert "fault-" not in sentence
        assert "{" not in sentence
