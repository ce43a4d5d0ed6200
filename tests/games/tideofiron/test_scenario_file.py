"""Scenario files: the four of the catalog, and everything that can be wrong with one of one's own."""

import copy
import random
import tomllib
from typing import Any

import pytest

from tests.games.tideofiron.grounds import random_ground
from tests.games.tideofiron.test_content import CATALOG, ROOT
from warbox.games.tideofiron.map.ground import Ground
from warbox.games.tideofiron.pieces.terrain import CHARS
from warbox.games.tideofiron.scenarios.scenario import scenario_data
from warbox.games.tideofiron.scenarios.scenario_fault import REASONS
from warbox.games.tideofiron.scenarios.scenario_file import (
    MOST_TEXT,
    SCENARIO_NAMES,
    SCENARIOS,
    read_scenario,
    read_tables,
)
from warbox.games.tideofiron.scenarios.scenario_text import write_scenario
from warbox.games.tideofiron.workshop import KINDS
from warbox.i18n import speech

VICTORIES: dict[str, dict[str, Any]] = {
    "s1": {
        "score": "never",
        "final": "hold",
        "side": "us",
        "control": [{"side": "de", "hexes": ["G10", "L10", "H12"], "count": 2}],
    },
    "s2": {"score": "every_round", "final": "most_vp"},
    "s3": {
        "score": "at_end",
        "final": "most_vp",
        "kill_heavy": 1,
        "control": [{"side": "us", "hexes": ["D06", "K06"], "count": 2}],
    },
    "s4": {
        "score": "every_round",
        "final": "quota",
        "side": "us",
        "quota": 10,
        "exit": {"side": "us", "hexes": ["R05"], "truck": 2, "half_track": 2, "tank": 2, "squad": 1},
    },
}


def zone_of(said: dict[str, Any], rows: list[str]) -> list[str]:
    """The hexes of a zone of the catalog, by hand."""
    first, last = said["rows"]
    left, right = said["cols"]
    columns = [chr(letter) for letter in range(ord(left), ord(right) + 1)]
    return [
        f"{column}{row:02}"
        for row in range(first, last + 1)
        for column in columns
        if rows[row - 1][ord(column) - ord("A")] != "p"
    ]


@pytest.mark.parametrize("name", SCENARIO_NAMES)
def test_the_scenarios_are_those_of_the_catalog(name: str) -> None:
    """[TOI-SETUP-01] [TOI-SETUP-03] [TOI-SETUP-06] [TOI-SETUP-14] [TOI-SETUP-15] [TOI-EX-17] [TOI-MULTI-03]
    [TOI-MULTI-04] [TOI-VICTORY-01] [TOI-VICTORY-02] [TOI-R-76] Field by field."""
    scenario = SCENARIOS[SCENARIO_NAMES.index(name)]
    ours, theirs = scenario_data(scenario), copy.deepcopy(CATALOG["scenario"][name])
    assert ours["title_en"] == theirs["title"]
    assert ours["title_fr"] != theirs["title"]
    for key in (
        "players",
        "cols",
        "rows",
        "north",
        "stream_depth",
        "rounds",
        "initiative",
        "actions",
        "terrain",
        "levels",
        "roads",
    ):
        assert ours[key] == theirs[key], key
    assert ours["forts"] == theirs["forts"]
    assert ours["low_terrain_blocks"] is True
    assert ours["events"] == []
    assert ours["single"] == ("de" if name == "s4" else None)
    objectives = [dict(one) for one in ours["objectives"]]  # type: ignore[attr-defined]
    for one in objectives:
        one.pop("name_fr", None)
        if "name_en" in one:
            one["name"] = one.pop("name_en")
    assert objectives == theirs["objectives"]
    for side in ("us", "de"):
        force, said = ours[side], theirs[side]
        assert isinstance(force, dict)
        zone = force.pop("zone")
        assert zone == zone_of(said.pop("deploy"), theirs["terrain"])
        said.setdefault("concealed", 0)
        for division in ("div1", "div2"):
            said[division]["figures"].setdefault("mortar", 0)
        assert force == said, side
    assert ours["victory"] == VICTORIES[name]


@pytest.mark.parametrize("name", SCENARIO_NAMES)
def test_figures_fill_their_bases_exactly(name: str) -> None:
    """[TOI-SETUP-16] [TOI-R-83] As the catalog says of its scenarios."""
    slots = {"regular": 1, "elite": 1, "officer": 1, "machine_gun": 2, "mortar": 2}
    for side in ("us", "de"):
        for division in ("div1", "div2"):
            said = CATALOG["scenario"][name][side][division]
            assert sum(slots[figure] * count for figure, count in said["figures"].items()) == 4 * said["bases"]


def small() -> dict[str, Any]:
    """A scenario of one's own without fault, small enough to be looked through."""
    side = {
        "cp0": 1,
        "decks": ["morale1"],
        "start_cards": 1,
        "operations": ["op_fog"],
        "deploy": {"rows": [1, 1]},
        "reinforcement_hexes": ["A01"],
        "reinforcements": [{"round": 2, "division": 1, "squads": ["GRR"], "vehicles": ["gmc"]}],
        "div1": {
            "bases": 2,
            "figures": {"regular": 6, "mortar": 1},
            "vehicles": {"m4a1": 1},
            "specializations": ["medic"],
        },
        "div2": {"bases": 1, "figures": {"elite": 3, "officer": 1}},
    }
    other = copy.deepcopy(side)
    other |= {"decks": ["ground1"], "operations": ["op_seize"], "deploy": {"hexes": ["A05", "B05", "C05"]}}
    other["reinforcements"][0]["vehicles"] = ["opel"]  # type: ignore[index]
    other["div1"]["vehicles"] = {"tiger1": 1}  # type: ignore[index]
    return {
        "id": "the_ford",
        "title_en": "The ford",
        "players": [2, 3, 4],
        "cols": 5,
        "rows": 5,
        "stream_depth": "fordable",
        "rounds": 4,
        "initiative": "us",
        "actions": {"us": 2, "de": 3},
        "terrain": [".....", "..w..", "ssBss", ".b.r.", "....p"],
        "levels": ["00000", "00000", "00000", "00120", "00000"],
        "roads": [["C01", "C02", "C03", "C04"]],
        "objectives": [
            {"hex": "C03", "kind": "victory", "vp": 2, "name_en": "Bridge"},
            {"hex": "C03", "kind": "command", "owner": "us", "cp": 1, "control": "de"},
            {"hex": "A03", "kind": "other"},
        ],
        "forts": [{"hex": "C02", "kind": "entrenchment", "n": 2}, {"hex": "C02", "kind": "razor_wire"}],
        "events": [
            {"round": 2, "side": "us", "kind": "cp", "n": 2},
            {"round": 3, "side": "de", "kind": "fort", "hex": "A02", "fort": "minefield"},
        ],
        "us": side,
        "de": other,
        "victory": {
            "score": "every_round",
            "final": "quota",
            "side": "de",
            "quota": 3,
            "kill_heavy": 1,
            "control": [{"side": "us", "hexes": ["A03", "C03"]}],
            "exit": {"side": "us", "hexes": ["A05"], "tank": 2},
        },
    }


def changed(path: str, value: object) -> dict[str, Any]:
    """The small scenario with one value changed; `None` takes it away."""
    data = small()
    table: Any = data
    *way, last = [int(part) if part.isdecimal() else part for part in path.split(".")]
    for part in way:
        table = table[part]
    if value is None:
        del table[last]
    else:
        table[last] = value
    return data


def faults_of(data: dict[str, Any]) -> list[str]:
    scenario, faults = read_tables(data, True)
    assert (scenario is None) == bool(faults)
    return [f"{fault.kind} {fault.place}" for fault in faults]


def test_a_scenario_without_fault() -> None:
    scenario, faults = read_tables(small(), True)
    assert faults == []
    assert scenario is not None
    assert scenario.title_fr == "The ford"
    assert scenario.custom
    ground = scenario.ground
    assert [ground.label(cell) for cell in scenario.forces[0].zone] == ["A01", "B01", "C01", "D01", "E01"]
    assert [ground.label(cell) for cell in scenario.objective_hexes] == ["C03", "A03"]
    assert scenario.victory.control[0].count == 2
    assert ground.road(ground.cell("C02"), ground.cell("C03"))


FAULTS: list[tuple[str, object, str]] = [
    ("id", None, "missing id"),
    ("id", "The ford", "not-an-id id"),
    ("title_en", 5, "not-text title_en"),
    ("title_en", "x" * 81, "long-text title_en"),
    ("title_en", "a\u0007b", "unseen-signs title_en"),
    ("colour", "red", "unknown-key colour"),
    ("players", [4, 2], "not-players players"),
    ("players", [5], "not-players players"),
    ("single", "uk", "not-a-choice single"),
    ("cols", 27, "not-a-number cols"),
    ("rows", None, "missing rows"),
    ("north", 6, "not-a-number north"),
    ("rounds", 0, "not-a-number rounds"),
    ("rounds", True, "not-a-number rounds"),
    ("initiative", "neutral", "not-a-choice initiative"),
    ("actions", [2, 2], "not-a-table actions"),
    ("actions.us", 0, "not-a-number actions.us"),
    ("actions.uk", 2, "unknown-key actions.uk"),
    ("low_terrain_blocks", 1, "not-a-flag low_terrain_blocks"),
    ("terrain", ["....."], "row-count terrain"),
    ("terrain.1", "..w.", "row-length terrain[1]"),
    ("terrain.1", "..x..", "row-sign terrain[1]"),
    ("terrain.1", 7, "not-text terrain[1]"),
    ("levels.1", "00300", "row-sign levels[1]"),
    ("stream_depth", "none", "no-depth stream_depth"),
    ("stream_depth", "wet", "not-a-choice stream_depth"),
    ("roads", "C01", "not-a-list roads"),
    ("roads.0", "C01", "not-a-list roads[0]"),
    ("roads.0", ["C01"], "road-short roads[0]"),
    ("roads.0.1", "C03", "road-gap roads[0][1]"),
    ("roads.0.0", "F01", "not-a-hex roads[0][0]"),
    ("roads.0", ["D03", "D04"], "road-cliff roads[0][1]"),
    ("roads.0", ["D05", "E05"], "road-blocked roads[0][1]"),
    ("objectives.0.hex", "E05", "hex-blocked objectives[0].hex"),
    ("objectives.0.hex", None, "missing objectives[0].hex"),
    ("objectives.0.kind", "gold", "not-a-choice objectives[0].kind"),
    ("objectives.0.cp", 1, "objective-worth objectives[0].cp"),
    ("objectives.1.vp", 1, "objective-worth objectives[1].vp"),
    ("objectives.1.cp", 10, "not-a-number objectives[1].cp"),
    ("objectives.1.owner", "uk", "not-a-choice objectives[1].owner"),
    ("objectives.1.kind", "victory", "objective-twice objectives[1].hex"),
    ("objectives.2", 5, "not-a-table objectives[2]"),
    ("forts.0.n", 4, "fort-many forts[0]"),
    ("forts.0.hex", "B04", "fort-place forts[0]"),
    ("forts.0.hex", "E05", "fort-place forts[0]"),
    ("forts.1.hex", "E05", "hex-blocked forts[1]"),
    ("forts.1.kind", "moat", "not-a-choice forts[1].kind"),
    ("forts.1", {"hex": "B04", "kind": "smoke"}, "fort-place forts[1]"),
    ("events.0.round", 5, "not-a-number events[0].round"),
    ("events.0.kind", "rain", "not-a-choice events[0].kind"),
    ("events.0.hex", "A01", "unknown-key events[0].hex"),
    ("events.1.hex", "E05", "hex-blocked events[1]"),
    ("us", None, "missing us"),
    ("us.cp0", -1, "not-a-number us.cp0"),
    ("us.decks", ["navy1"], "not-a-choice us.decks[0]"),
    ("us.decks", ["de_reinf1"], "deck-nation us.decks[0]"),
    ("de.decks", ["air1"], "deck-nation de.decks[0]"),
    ("us.decks", ["morale1", "morale1"], "deck-twice us.decks[1]"),
    ("de.decks", ["morale1"], "deck-twice de.decks[0]"),
    ("de.operations", ["op_fog"], "operation-twice de.operations[0]"),
    ("us.start_cards", 12, "few-cards us.start_cards"),
    ("us.concealed", 5, "not-a-number us.concealed"),
    ("us.deploy", {"rows": [1, 6]}, "not-a-choice us.deploy.rows[1]"),
    ("us.deploy", {"rows": [1]}, "not-a-list us.deploy.rows"),
    ("us.deploy", {"rows": [1, 1], "cols": ["A", "B"], "minus": ["A01"]}, "zone-small us.deploy"),
    ("us.deploy", {"hexes": []}, "no-zone us.deploy"),
    ("us.deploy", {"hexes": ["A01", "A01"]}, "hex-twice us.deploy.hexes[1]"),
    ("us.deploy.plus", ["E05"], "hex-blocked us.deploy"),
    ("us.deploy.plus", ["A05"], "zone-shared de.deploy"),
    ("us.deploy", {"hexes": ["B04", "A04"]}, ""),
    ("us.reinforcement_hexes", [], "no-entry us.reinforcements"),
    ("us.reinforcement_hexes", ["E05"], "hex-blocked us.reinforcement_hexes"),
    ("us.reinforcements.0.round", 5, "late us.reinforcements[0].round"),
    ("us.reinforcements.0.division", 3, "not-a-number us.reinforcements[0].division"),
    ("us.reinforcements.0.squads", ["RRRRR"], "not-a-squad us.reinforcements[0].squads[0]"),
    ("us.reinforcements.0.squads", [4], "not-a-squad us.reinforcements[0].squads[0]"),
    ("us.reinforcements.0.vehicles", ["opel"], "vehicle-nation us.reinforcements[0].vehicles"),
    ("us.reinforcements.0.vehicles", ["jeep"], "not-a-choice us.reinforcements[0].vehicles[0]"),
    ("us.div1.bases", 13, "too-many us.div1.bases"),
    ("us.div1.bases", 1, "figures-slots us.div1.figures"),
    ("us.div1.figures.cook", 1, "unknown-key us.div1.figures.cook"),
    ("us.div1.vehicles", {"tiger1": 1}, "vehicle-nation us.div1.vehicles"),
    ("us.div1.vehicles", {"m4a1": 13}, "too-many us"),
    ("us.div1.specializations", ["medic", "medic"], "specs-squads us.div1.specializations"),
    ("us.div1.specializations", ["cook"], "not-a-choice us.div1.specializations[0]"),
    ("us.div2", None, "no-division us.div2"),
    ("us.div2.figures", {"officer": 7}, "figures-slots us.div2.figures"),
    ("victory", None, "missing victory"),
    ("victory.score", "weekly", "not-a-choice victory.score"),
    ("victory.final", "luck", "not-a-choice victory.final"),
    ("victory.final", "most_vp", "unknown-key victory.side"),
    ("victory.quota", 0, "not-a-number victory.quota"),
    ("victory.control.0.hexes", ["B02"], "no-objective victory.control[0].hexes"),
    ("victory.control.0.hexes", [], "no-zone victory.control[0].hexes"),
    ("victory.control.0.count", 3, "control-count victory.control[0].count"),
    ("victory.exit.hexes", [], "no-zone victory.exit.hexes"),
    ("victory.exit.hexes", ["E05"], "hex-blocked victory.exit.hexes"),
    ("victory", {"final": "hold", "side": "us"}, "no-control victory.control"),
    ("victory", {"score": "never"}, "no-points victory"),
]


@pytest.mark.parametrize(("path", "value", "expected"), FAULTS)
def test_every_fault_is_named_with_its_place(path: str, value: object, expected: str) -> None:
    """[TOI-SETUP-02] [TOI-SETUP-06] [TOI-SETUP-15] [TOI-SETUP-19] [TOI-SHORTAGE-02] [TOI-R-102]"""
    found = faults_of(changed(path, value))
    if expected:
        assert expected in found
    else:
        assert found == []


def test_vehicles_need_hexes_that_they_can_enter() -> None:
    """[TOI-R-102] Four vehicles, and one of two hexes is a building."""
    data = changed("us.deploy", {"hexes": ["B04", "A04"]})
    data["us"]["div1"]["vehicles"] = {"m4a1": 3}
    data["us"]["div2"] = {"vehicles": {"m3a1": 1}}
    assert faults_of(data) == ["zone-vehicles us.deploy"]


@pytest.mark.parametrize(
    ("where", "add", "what"),
    [
        (
            "objectives",
            [{"hex": f"{column}01", "kind": "victory"} for column in "ABCDE"] + [{"hex": "A02", "kind": "victory"}],
            "victory",
        ),
        ("forts", [{"hex": f"{column}01", "kind": "pillbox", "n": 3} for column in "ABCD"], "entrenchment + pillbox"),
    ],
)
def test_the_box_is_not_endless(where: str, add: list[object], what: str) -> None:
    """[TOI-SHORTAGE-02]"""
    data = small()
    data[where] += add
    _, faults = read_tables(data, True)
    assert [(fault.kind, fault.place, fault.facts["what"]) for fault in faults] == [("too-many", where, what)]


def test_all_specializations_of_both_sides_come_from_one_supply() -> None:
    data = small()
    for side in ("us", "de"):
        data[side]["deploy"] = {"rows": [1, 1]} if side == "us" else {"rows": [4, 5]}
        data[side]["div1"] |= {"bases": 6, "figures": {"regular": 24}, "specializations": ["engineer"] * 4}
    assert faults_of(data) == ["too-many us + de"]


def test_no_units_at_all() -> None:
    data = changed("us.reinforcements", [])
    data["us"]["div1"] = {}
    data["us"]["div2"] = {}
    data["players"] = [2]
    assert faults_of(data) == ["no-units us"]


def test_a_file_that_is_no_toml_or_endless() -> None:
    assert [fault.kind for fault in read_scenario("cols = ")[1]] == ["not-toml"]
    assert [fault.kind for fault in read_scenario("#" * (MOST_TEXT + 1))[1]] == ["too-long"]
    assert read_scenario("")[0] is None


def test_every_reason_can_be_given() -> None:
    """All kinds of faults are tried above or here, and both languages have a sentence for each."""
    tried = {fault.kind for path, value, _ in FAULTS for fault in read_tables(changed(path, value), True)[1]}
    tried |= {"not-toml", "too-long", "no-units", "zone-vehicles"}
    assert set(REASONS) == tried
    for lang in ("en", "fr"):
        said = speech("tideofiron", lang)
        for path, value, _ in FAULTS:
            for fault in read_tables(changed(path, value), True)[1]:
                sentence = said.say(fault.message, **fault.facts)
                assert "{" not in sentence.replace("{…}", "")
                if lang == "en":
                    assert sentence == fault.reason


@pytest.mark.parametrize("name", [*SCENARIO_NAMES, "small"])
def test_writing_is_canonical(name: str) -> None:
    """Reading what was written gives the same, and it is written the same again."""
    scenario = read_tables(small(), True)[0] if name == "small" else SCENARIOS[SCENARIO_NAMES.index(name)]
    assert scenario is not None
    text = write_scenario(scenario)
    again, faults = read_scenario(text)
    assert faults == []
    assert again is not None
    assert scenario_data(again) == scenario_data(scenario)
    assert write_scenario(again) == text
    assert text.isprintable() or "\n" in text


def test_painted_zones_and_names_survive_writing() -> None:
    """Any set of hexes, on any map; quotes in names."""
    chance = random.Random(3)
    for _ in range(60):
        board: Ground = random_ground(chance, 7, 6)
        data = small()
        signs = [CHARS[kind] for kind in board.terrain]
        data |= {"cols": 7, "rows": 6, "title_en": 'The "ford" \\ bridge', "roads": [], "forts": [], "events": []}
        data["terrain"] = ["".join(signs[row * 7 : row * 7 + 7]) for row in range(6)]
        data["levels"] = ["0" * 7] * 6
        free = [board.labels[cell] for cell in range(board.size) if signs[cell] not in "pb"]
        chance.shuffle(free)
        data["us"]["deploy"] = {"hexes": free[:9]}
        data["de"]["deploy"] = {"hexes": free[9 : 9 + chance.randint(4, 20)]}
        for side in ("us", "de"):
            data[side]["reinforcement_hexes"] = free[:1]
        data["objectives"] = [{"hex": free[0], "kind": "victory", "vp": 1}]
        data["victory"] = {}
        scenario, faults = read_tables(data, True)
        assert faults == []
        assert scenario is not None
        again = read_scenario(write_scenario(scenario))[0]
        assert again is not None
        assert scenario_data(again) == scenario_data(scenario)


def test_the_workshop_knows_a_scenario_when_it_sees_one() -> None:
    kind = KINDS[0]
    text = write_scenario(SCENARIOS[0])
    made = kind.read(text, {})
    assert kind.is_one(text)
    assert not kind.is_one('id = "depot"\nturn_limit = 8\n[edges]\n')
    assert made.faults == []
    assert made.names == {"en": "At the Breaking Point", "fr": "Au point de rupture"}
    assert made.data["text"] == text
    assert tomllib.loads(text)["cols"] == made.facts["cols"] == 16
    assert kind.read("cols = 3", {}).faults
    assert kind.limits()["cols"] == 26


def test_the_example_of_the_page_has_no_fault() -> None:
    """docs/scenarios.md"""
    text = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")
    example = text.split("```toml\n")[1].split("```")[0]
    assert read_scenario(example)[1] == []
