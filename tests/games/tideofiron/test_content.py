"""The data, field by field as the catalog lists them."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from warbox.engine.content import ContentError, TomlTable, load
from warbox.games.tideofiron.cards.card import CARDS, DECK_LIST, OPERATIONS, Card
from warbox.games.tideofiron.cards.effect import read_effect
from warbox.games.tideofiron.cards.vocabulary import KEYS, OPS
from warbox.games.tideofiron.pieces import box, fort, spec, terrain
from warbox.games.tideofiron.pieces.figure import (
    FIGURE_BOX,
    INF_FP,
    INF_RANGE,
    MORTAR_LEAST,
    MORTAR_NORMAL,
    MORTAR_RANGE,
    MORTAR_SUPPRESS,
    SLOTS_OF,
    VEH_FP,
    VEH_RANGE,
    read_figures,
    slots_of,
    write_figures,
)
from warbox.games.tideofiron.pieces.vehicle import TRUCK_OF, VEHICLE_BOX, VEHICLE_NAMES, VEHICLES, Vehicle
from warbox.i18n import speech

PACKAGE = "warbox.games.tideofiron"
ROOT = Path(__file__).parents[3]


def catalog() -> dict[str, Any]:
    """Everything that the catalog writes as TOML."""
    text = (ROOT / "docs" / "rules" / "tideofiron.md").read_text(encoding="utf-8")
    found: dict[str, Any] = {}
    for block in re.findall(r"```toml\n(.*?)```", text, re.DOTALL):
        found |= tomllib.loads(block)
    return found


CATALOG = catalog()


@pytest.mark.parametrize(
    ("file", "keys"),
    [
        ("box.toml", ["box", "constants", "suppress_table", "damage_table", "damage_effects", "condition_effects"]),
        ("units.toml", ["unit"]),
        ("terrain.toml", ["terrain", "fort", "specialization"]),
    ],
)
def test_the_files_say_what_the_catalog_says(file: str, keys: list[str]) -> None:
    """[TOI-SHORTAGE-01] [TOI-SHORTAGE-02] [TOI-UNIT-01] [TOI-TERRAIN-01]"""
    assert load(PACKAGE, file).data == {key: CATALOG[key] for key in keys}


def test_the_cards_are_those_of_the_catalog() -> None:
    """[TOI-CARD-01] [TOI-CARD-02] [TOI-CARD-03] [TOI-CARD-06] [TOI-CARD-09] [TOI-EX-14] [TOI-ERRATA-01]
    Eight decks, ninety cards."""
    for number, (name, deck) in enumerate(CATALOG["deck"].items()):
        file = load(PACKAGE, f"decks/{name}.toml").data
        assert file["id"] == name == DECK_LIST[number].name
        assert file["name"] == deck["name"]
        assert file["cards"] == deck["cards"]
    assert len(CATALOG["deck"]) == len(DECK_LIST) == 8
    assert sum(len(deck.order) for deck in DECK_LIST) == 90
    assert [card.number for card in CARDS] == list(range(64))


def test_the_operations_are_those_of_the_catalog() -> None:
    """[TOI-OPERATION-01] [TOI-OPERATION-02] [TOI-OPERATION-03] [TOI-ERRATA-02] [TOI-ERRATA-03]"""
    assert load(PACKAGE, "operations.toml").data["operations"] == CATALOG["operations"]
    assert [operation.both for operation in OPERATIONS] == [one["both"] for one in CATALOG["operations"]]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_card_has_a_name_and_a_text(lang: str) -> None:
    """In both languages; the English names are the catalog's."""
    said = speech("tideofiron", lang)
    for deck in CATALOG["deck"].values():
        for card in deck["cards"]:
            name, text = said.say("card", card=card["id"]), said.say("card-text", card=card["id"])
            assert card["id"] not in (name, text)
            assert lang == "fr" or name == card["name"]
    for one in CATALOG["operations"]:
        name, text = said.say("operation", operation=one["id"]), said.say("operation-text", operation=one["id"])
        assert one["id"] not in (name, text)
        assert lang == "fr" or [name, text] == [one["name"], one["effect"]]


# What the rules read from the files, in a few lines. A number that is wrong anywhere on its way shows here.


def test_figures_as_the_rules_see_them() -> None:
    """[TOI-COMBAT-01] [TOI-COMBAT-02] [TOI-SQUAD-02] [TOI-UNIT-02] [TOI-UNIT-03] [TOI-UNIT-04] [TOI-UNIT-10]
    [TOI-UNIT-12] [TOI-UNIT-16] [TOI-UNIT-21] Regular, elite, officer, machine gun, mortar; American, then German."""
    assert SLOTS_OF == [1, 1, 1, 2, 2]
    assert [list(zip(INF_RANGE[side], INF_FP[side], strict=True)) for side in range(2)] == [
        [(4, 1), (4, 2), (4, 1), (5, 3), (0, 0)],
        [(4, 1), (4, 2), (4, 1), (5, 4), (0, 0)],
    ]
    one_side = [(1, 1), (1, 1), (1, 1), (3, 2), (0, 0)]
    assert [list(zip(VEH_RANGE[side], VEH_FP[side], strict=True)) for side in range(2)] == [one_side, one_side]
    assert [MORTAR_RANGE, MORTAR_NORMAL, MORTAR_SUPPRESS, MORTAR_LEAST] == [8, 2, 4, 2]
    assert FIGURE_BOX == [[54, 12, 6, 6, 6], [54, 12, 6, 6, 6]]


@pytest.mark.parametrize(
    ("name", "side", "values", "traits"),
    [
        ("m4a1", 0, [6, 4, 5, 6, 6, 8, 0], "tank heavy sturdy concussive overrun"),
        ("panzer4", 1, [6, 4, 5, 6, 7, 9, 0], "tank heavy sturdy concussive overrun"),
        ("tiger1", 1, [5, 6, 5, 6, 8, 10, 0], "tank heavy sturdy concussive overrun thick_armor"),
        ("m3a1", 0, [7, 1, 5, 4, 3, 2, 1], ""),
        ("sdkfz251", 1, [7, 1, 5, 4, 3, 2, 1], ""),
        ("gmc", 0, [4, 0, 0, 0, 0, 0, 2], "truck road_third fragile"),
        ("opel", 1, [4, 0, 0, 0, 0, 0, 2], "truck road_third fragile"),
    ],
)
def test_vehicles_as_the_rules_see_them(name: str, side: int, values: list[int], traits: str) -> None:
    """[TOI-UNIT-25] [TOI-UNIT-26] [TOI-UNIT-27] [TOI-UNIT-28] [TOI-UNIT-29] [TOI-UNIT-38] [TOI-R-44]
    [TOI-TRANSPORT-01]"""
    one = VEHICLES[VEHICLE_NAMES.index(name)]
    assert one.side == side
    read = [one.mp, one.armor, one.inf_range, one.inf_fp, one.veh_range, one.veh_fp, one.transport]
    assert read == values
    names = ["tank", "heavy", "truck", "sturdy", "concussive", "overrun", "thick_armor", "road_third", "fragile"]
    assert {each for each in names if getattr(one, each)} == set(traits.split())


def test_the_box_as_the_rules_see_it() -> None:
    """[TOI-SHORTAGE-02] [TOI-SQUAD-07] [TOI-TRANSPORT-09]"""
    assert VEHICLE_BOX == [12, 6, 6, 6, 6, 6, 6]
    assert [VEHICLE_NAMES[kind] for kind in TRUCK_OF] == ["gmc", "opel"]
    assert [box.BASES, box.CONCEALMENTS, box.TRANSPORTS, box.VICTORY_BOX] == [[12, 12], 4, 8, 6]
    assert box.COMMAND_BOX == [8, 8, 8]
    assert [spec.SPEC_BOX, fort.STOCK_BOX] == [[6, 6, 6, 6], [12, 14, 6, 6]]


def test_the_numbers_of_the_rules() -> None:
    """[TOI-ATTACK-08] [TOI-ATTACK-09] [TOI-AREA-04] [TOI-UNIT-13] [TOI-CARD-15] [TOI-CARD-16] [TOI-CARD-17] [TOI-R-01]
    [TOI-SQUAD-01] [TOI-SQUAD-11] [TOI-VEHDMG-09] [TOI-VEHDMG-10] [TOI-R-22]"""
    assert [box.HIT, box.AREA_HIT] == [[4, 5, 6], [5, 5, 6]]
    assert [box.DEFENCE_HIT, box.ASSAULT_HIT, box.MINE_DICE, box.MINE_HIT, box.HEAL_HIT, box.WIRE_GONE] == [
        5,
        4,
        4,
        4,
        4,
        3,
    ]
    assert [box.DRIFT_BLIND, box.DRIFT_SEEN, box.DRIFT_NEAR] == [6, 4, 3]
    assert [box.SLOTS, box.SQUAD_MP, box.OFFICER_MP, box.STACK_LIMIT, box.FORTS_PER_HEX] == [4, 4, 1, 3, 3]
    assert [box.FM_MP_SQUAD, box.FM_MP_VEHICLE, box.ASSAULT_MP, box.EMBARK_MP, box.DISEMBARK_MP] == [1, 2, 1, 2, 2]
    assert [box.FORT_MP, box.CUT_WIRE_MP, box.ASSAULT_SUPPORTERS, box.HEIGHT_RANGE] == [1, 2, 2, 1]
    assert [box.LIGHT_MP, box.LIGHT_ARMOR, box.HEAVY_MP, box.HEAVY_ARMOR, box.LOW_TERRAIN_BLOCKS] == [1, 1, 0, 2, True]
    assert [spec.AT_FP, spec.AT_RANGE, spec.FLAME_FP, spec.FLAME_COVER, spec.BANDAGE] == [3, 3, 2, 5, 1]


def test_what_hits_do() -> None:
    """[TOI-SUPPRESS-03] [TOI-SUPPRESS-04] [TOI-SUPPRESS-05] [TOI-SUPPRESS-06] [TOI-SUPPRESS-07] [TOI-SUPPRESS-08]
    [TOI-R-19] [TOI-VEHDMG-02] [TOI-VEHDMG-03] [TOI-VEHDMG-04] [TOI-VEHDMG-05] [TOI-VEHDMG-06] [TOI-VEHDMG-07]
    [TOI-R-20]"""
    for after in (box.suppressed, box.damaged):
        assert [[after(before, hits) for hits in range(7)] for before in range(3)] == [
            [0, 1, 1, 2, 3, 3, 3],
            [1, 2, 2, 3, 3, 3, 3],
            [2, 3, 3, 3, 3, 3, 3],
        ]


def test_terrain_as_the_rules_see_it() -> None:
    """[TOI-TERRAIN-03] [TOI-TERRAIN-04] [TOI-TERRAIN-05] [TOI-TERRAIN-13] [TOI-TERRAIN-14] [TOI-TERRAIN-21]
    Clear, rough, woods, building, bridge, pond, stream."""
    assert terrain.CHARS == ".rwbBps"
    assert [int(one) for one in terrain.BLOCKS] == [0, 0, 1, 1, 0, 0, 0]
    assert terrain.COVER == [0, 1, 2, 3, 1, 0, 0]
    assert [int(one) for one in terrain.CONCEALS] == [0, 1, 1, 1, 1, 0, 0]
    assert [terrain.SQUAD_COST, terrain.VEHICLE_COST] == [[1, 2, 2, 2, 1, -1], [1, 1, 3, -1, 1, -1]]
    assert [terrain.SQUAD_STREAM, terrain.VEHICLE_STREAM] == [[-1, 2, 3, -1], [-1, 4, -1, -1]]
    assert [int(one) for one in terrain.IGNORES_ROAD] == [0, 0, 0, 1, 0, 0, 0]
    assert [terrain.ROAD, terrain.TRUCK_ROAD, terrain.CLIMB] == [3, 1, 1]


def test_fortifications_as_the_rules_see_them() -> None:
    """[TOI-FORT-04] [TOI-FORT-05] [TOI-FORT-09] [TOI-FORT-15] [TOI-FORT-22] [TOI-FORT-23] [TOI-FORT-28] [TOI-FORT-30]
    [TOI-FORT-32] [TOI-SPECIAL-06] Entrenchment, pillbox, wire, tank traps, mines, smoke."""
    assert fort.FORT_COVER == [2, 6, 0, 1, 0, 2]
    assert fort.MOST_IN_HEX == [3, 3, 1, 1, 1, 1]
    assert [fort.may_dig(kind) for kind in range(7)] == [True, True, True, False, False, False, False]
    assert [fort.may_smoke(kind) for kind in range(7)] == [True, True, True, False, True, True, True]


@pytest.mark.parametrize("text", ["GRR", "MRR", "ORRR", "OERR", "EERR", "GG", "GM", "R", ""])
def test_squads_are_written_in_one_way(text: str) -> None:
    """[TOI-SQUAD-02]"""
    counts = read_figures(text)
    assert counts is not None
    assert write_figures(counts) == text
    assert slots_of(counts) == len(text) + text.count("G") + text.count("M")
    assert read_figures(text + "X") is None


GUN = {"op": "area_attack", "fp": 6, "mode": "normal", "vs": "all"}


@pytest.mark.parametrize(
    ("effect", "why"),
    [
        ({"op": "shoot"}, "op: must be one of establish_contact"),
        (GUN | {"fp": -1}, "fp: must be a whole number from 0 to 99, not -1"),
        (GUN | {"mode": "loud"}, "mode: must be one of normal, suppress, not 'loud'"),
        (GUN | {"vs": "tanks"}, "vs: must be one of all, vehicles"),
        (GUN | {"n": 2}, "n: 'area_attack' takes fp, mode, vs"),
        ({"op": "area_attack", "fp": 6, "mode": "normal"}, "vs: is missing"),
        ({"op": "drift", "n": 1}, "n: 'drift' takes nothing"),
        ({"op": "target_hex", "filter": ["far"]}, "filter: 'far' is none of any, no_enemy"),
        ({"op": "drop", "squads": ["RRRRR"]}, "squads: 'RRRRR' is no squad"),
        ({"op": "reinforce", "squads": [], "vehicles": ["tank"], "loaded": False}, "vehicles: 'tank' is none of truck"),
        ({"op": "modify", "what": "mp_squads", "n": 1, "duration": "round"}, "who: must be 'all_own_squads'"),
        ({"op": "modify", "what": "contact_roll", "n": 1, "duration": "game"}, "deck: goes with 'contact_roll'"),
        (
            {"op": "modify", "what": "mp_squads", "n": 1, "duration": "week", "who": "all_own_squads"},
            "duration: must be one",
        ),
    ],
)
def test_an_effect_that_does_not_fit_is_refused(effect: dict[str, object], why: str) -> None:
    """[TOI-CARD-05] The vocabulary is closed: file, key and reason."""
    read_effect(TomlTable(dict(GUN), "deck"))
    with pytest.raises(ContentError, match=why):
        read_effect(TomlTable(effect, "deck"))


def test_the_vocabulary_is_the_catalogs() -> None:
    """Every word of the table, and every parameter of it, in the same order of words."""
    text = (ROOT / "docs" / "rules" / "tideofiron.md").read_text(encoding="utf-8")
    part = text.split("### Effect vocabulary of cards")[1].split("### Strategy decks")[0]
    rows = re.findall(r"^\| (`.*?) \| (.*?) \|", part, re.MULTILINE)
    listed = {name: set(re.findall(r"`(\w+)`", keys)) for names, keys in rows for name in re.findall(r"`(\w+)`", names)}
    ours = {op: {key.rstrip("?") for key in keys} for op, keys in KEYS.items()}
    assert list(listed) == OPS
    ours["modify"].discard("deck")  # named below the table
    ours["clear_condition"].discard("hex")
    for op, keys in listed.items():
        assert keys - {"hex"} == ours[op], op


def test_a_vehicle_that_does_not_fit_is_refused() -> None:
    fine = dict(CATALOG["unit"]["tiger1"])
    Vehicle(TomlTable(fine, "units"))
    with pytest.raises(ContentError, match="traits: a vehicle of one nation is a tank and heavy, or light"):
        Vehicle(TomlTable(fine | {"traits": ["tank", "light_vehicle"]}, "units"))
    with pytest.raises(ContentError, match="thick_armor: must be listed"):
        Vehicle(TomlTable(fine | {"thick_armor": False}, "units"))
    with pytest.raises(ContentError, match="transport: goes with"):
        Vehicle(TomlTable(fine | {"transport": 2}, "units"))


def test_a_card_that_does_nothing_is_refused() -> None:
    card = load(PACKAGE, "decks/morale1.toml").data["cards"][0]
    with pytest.raises(ContentError, match="effects: a card does something"):
        Card(TomlTable(card | {"effects": []}, "deck"), 0, 0)
    late = [{"op": "drift"}, {"op": "establish_contact", "n": 3}]
    with pytest.raises(ContentError, match="effects: contact is established first"):
        Card(TomlTable(card | {"effects": late}, "deck"), 0, 0)
