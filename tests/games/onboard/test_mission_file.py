"""Mission files: what is read, and every fault that is named."""

import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from tests.games.onboard.table import Table
from warbox.engine.game import Game, SetupError
from warbox.games.onboard.game import GAME
from warbox.games.onboard.missions.mission_fault import REASONS, MissionFault
from warbox.games.onboard.missions.mission_file import MISSIONS, read_mission
from warbox.games.onboard.pieces.board import CELLS
from warbox.games.onboard.pieces.card import DECKS
from warbox.games.onboard.pieces.tiles import TILES, printed_walls
from warbox.i18n import speech
from warbox.play.match import Match
from warbox.play.record import canonical, parse_record

EMBASSY = (files("warbox.games.onboard") / "content" / "missions" / "m1_embassy.toml").read_text("utf-8")
SMALL = """
id = "depot"
name_en = "The depot"
turn_limit = 3
required_defusals = 1
[edges]
solid = ["A3|A4", "B3|B4", "C3|C4", "E3|E4", "F3|F4"]
door_closed = ["D3|D4"]
[starts]
attack = ["A1", "B1", "E1", "F1"]
defence = ["B5", "C5", "D5", "E5"]
[[bombs]]
id = "bomb_a"
cell = "C9"
"""


def faults(text: str) -> list[str]:
    mission, found = read_mission(text)
    assert (mission is None) == bool(found)
    return [fault.text() for fault in found]


@pytest.mark.parametrize("mission", MISSIONS, ids=lambda mission: mission.name)
def test_the_missions_of_the_box_have_no_fault(mission: object) -> None:
    """[OB-SETUP-11] Their files are missions like any other."""
    for known in MISSIONS:
        if known is mission:
            folder = files("warbox.games.onboard") / "content" / "missions"
            assert faults((folder / f"{known.name}.toml").read_text("utf-8")) == []


def test_a_mission_of_ones_own_can_be_played() -> None:
    """[OB-SETUP-11] [OB-R-06] Zones take their names from their first cells; the position carries the map."""
    mission, _ = read_mission(SMALL)
    assert mission is not None
    assert mission.zone_names == ["zone_a1", "zone_a4"]
    state = GAME.new({"players": "4", "mission": SMALL})
    text = GAME.format(state)
    assert text.splitlines()[:6] == [
        "game onboard",
        "options players=4",
        "mission depot turn-limit=3 required-defusals=1 hold-checks=1 bombs=bomb_a@C9",
        "map solid=A3|A4,B3|B4,C3|C4,E3|E4,F3|F4 door_closed=D3|D4",
        "starts attack=A1,B1,E1,F1 defence=B5,C5,D5,E5",
        "zones zone_a1=A1,room zone_a4=A4,room",
    ]
    assert GAME.format(GAME.parse(text)) == text
    assert GAME.view(state, 0)["mission"] == "depot"


def test_a_mission_in_a_position_is_held_to_the_same_checks() -> None:
    """[OB-SETUP-11] The first fault is named."""
    lines = "mission m bombs=b@C9\nstarts attack=A1,B1,E1,F1 defence=B5,C5,D5,E5\n"
    with pytest.raises(ValueError, match="line 1: the mission has a fault: starts: there is a line of fire between"):
        Table(lines)


WHOLE = "must be a whole number from 1 to"
CELL = "a cell is a column A to F and a row 1 to 9, as in C4"


@pytest.mark.parametrize(
    ("old", "new", "place", "reason", "rule"),
    [
        ("turn_limit = 3", "", "turn_limit", "is missing", "OB-SETUP-01"),
        ("turn_limit = 3", "turn_limit = 0", "turn_limit", f"{WHOLE} 99, not 0", "OB-TURN-10"),
        ("turn_limit", "hold_checks = 0\nturn_limit", "hold_checks", f"{WHOLE} 99, not 0", "OB-OBJ-05"),
        ("defusals = 1", "defusals = 2", "required_defusals", f"{WHOLE} 1, not 2", "OB-OBJ-05"),
        ('"depot"', '"The Depot"', "id", "must be lower-case letters, digits and _, not 'The Depot'", "OB-SETUP-01"),
        ("turn_limit", "colour = 1\nturn_limit", "colour", "is not known; keys are id, name_en", "OB-SETUP-01"),
        ("turn_limit", "attack_objective = 1\nturn_limit", "attack_objective", "must be 'defuse'", "OB-OBJ-01"),
        ("D3|D4", "D3|D5", "edges.door_closed[0]", "these cells share no edge: 'D3|D5'", "OB-CELL-03"),
        ("D3|D4", "D3", "edges.door_closed[0]", "an edge is written CELL|CELL", "OB-CELL-03"),
        ("D3|D4", 'D3|D4", "A3|A4', "edges.door_closed[1]", "A3|A4 is listed twice", "OB-SETUP-01"),
        ("door_closed", "glass", "edges.glass", "is not known; keys are solid, wall, reinforced", "OB-SETUP-01"),
        ('"F1"]', '"F1", "F2"]', "starts.attack", "must be 4 cells, not 5", "OB-R-05"),
        ('"F1"]', '"A1"]', "starts.attack", "A1 is a start cell already", "OB-R-05"),
        ('"B5"', '"A1"', "starts.defence", "A1 is a start cell already", "OB-R-05"),
        ('"F1"]', '"G1"]', "starts.attack", f"{CELL}: 'G1'", "OB-CELL-01"),
        ('cell = "C9"', 'cell = "C0"', "bombs[0].cell", f"{CELL}: 'C0'", "OB-CELL-01"),
        ("C9", 'C9"\nzone = "zone_a1', "bombs[0].zone", "C9 lies in zone_a4, not in 'zone_a1'", "OB-ZONE-01"),
        ('id = "bomb_a"\n', "", "bombs[0].id", "is missing", "OB-SETUP-01"),
        ('"F3|F4"]\ndoor_closed =', '"F3|F4"]\nsolid2 =', "edges.solid2", "is not known", "OB-SETUP-01"),
        ('"]\ndoor_closed = [', '", ', "zones", "no attacker can ever reach zone_a4", "OB-SETUP-11"),
    ],
)
def test_a_fault_is_named_with_its_place_reason_and_rule(
    old: str, new: str, place: str, reason: str, rule: str
) -> None:
    """[OB-SETUP-11] [OB-COMP-03] Whatever is wrong with a mission."""
    assert old in SMALL
    mission, found = read_mission(SMALL.replace(old, new, 1))
    assert mission is None
    named = [fault for fault in found if fault.place == place and fault.rule == rule]
    assert [fault for fault in named if fault.reason.startswith(reason)], found


def test_edges_may_start_open_broken_or_barricaded() -> None:
    """[OB-SETUP-11] [OB-R-45] Door, window and wall tokens with their other faces up."""
    text = SMALL.replace('door_closed = ["D3|D4"]', 'door_barricaded = ["D3|D4"]\ndestroyed = ["D8|D9"]')
    text = text.replace("[starts]", 'window_barricaded = ["A8|A9"]\n[starts]')
    mission, found = read_mission(text)
    assert found == []
    assert mission is not None
    assert Table(GAME.format(GAME.new({"mission": text}))).line("supply") == "reinforced=10 barricaded-doors=9"


def test_start_cells_of_the_teams_must_not_see_each_other() -> None:
    """[OB-SETUP-11] [OB-LOF-01] The pair is named, for a drawing too."""
    _, found = read_mission(SMALL.replace('"D3|D4"]', '"E4|F4"]\ndoor_open = ["D3|D4"]').replace('"B1"', '"D1"'))
    seen = [fault for fault in found if fault.place == "starts"]
    assert [(fault.rule, fault.spots) for fault in seen] == [("OB-LOF-01", ["D1", "D5"])]


def test_more_tokens_than_the_box_has_are_a_fault() -> None:
    """[OB-COMP-03] Eleven windows; walls and destroyed walls share their ten tokens."""
    row = ", ".join(f'"{column}{row}|{column}{row + 1}"' for row in (7, 8) for column in "ABCDEF")
    assert "edges.window + edges.window_barricaded: 12 tokens, but the box has 10 (OB-COMP-03)" in faults(
        SMALL.replace("[edges]", f"[edges]\nwindow = [{row}]")
    )
    six = ", ".join(f'"{column}7|{column}8"' for column in "ABCDEF")
    others = ", ".join(f'"{column}8|{column}9"' for column in "ABCDEF")
    assert "edges.wall + edges.destroyed: 12 tokens, but the box has 10 (OB-COMP-03)" in faults(
        SMALL.replace("[edges]", f"[edges]\nwall = [{six}]\ndestroyed = [{others}]")
    )


def test_zones_must_be_what_the_walls_enclose() -> None:
    """[OB-ZONE-01] [OB-ZONE-02] Cells in no zone or two, zones cut in two, zones with a missing wall."""
    north = [cell for cell in CELLS if cell[1] in "123"]
    south = [cell for cell in CELLS if cell[1] not in "123"]

    def with_zones(first: list[str], second: list[str]) -> list[str]:
        text = SMALL
        for name, cells in (("north", first), ("south", second)):
            text += f'[[zones]]\nid = "{name}"\ncells = {cells}\n'.replace("'", '"')
        return faults(text)

    assert with_zones(north, south) == []
    assert "zones: A1 is in 0 zones, and must be in exactly one (OB-ZONE-01)" in with_zones(north[1:], south)
    assert "zones: A1 is in 2 zones, and must be in exactly one (OB-ZONE-01)" in with_zones(north, [*south, "A1"])
    assert "zones[1]: walls, doors or windows cut south into 2 zones (at A1, A4) (OB-ZONE-01)" in with_zones(
        north, [*south, "A1"]
    )
    assert "zones[0]: nothing stands between north and A1 (OB-ZONE-01)" in with_zones(north[1:], south)


def test_a_layout_prints_the_walls_that_the_edges_name() -> None:
    """[OB-SETUP-11] [OB-R-06] [OB-COMP-01] Tiles turned, laid twice or in the wrong place are faults."""
    turned = faults(EMBASSY.replace("rotation = 0", "rotation = 90", 1))
    assert "tiles: the tiles print a wall on B1|C1: it must be solid or carry a token (OB-SETUP-11)" in turned
    assert "tiles: the tiles print no wall on A1|A2 that could be window (OB-SETUP-11)" in turned
    assert "tiles: the box has one tile T1 (OB-COMP-03)" in faults(EMBASSY.replace('"T2"', '"T1"', 1))
    assert "tiles[0].at: tiles lie at A1, D1, A4, D4, A7, D7, not at B1 (OB-R-06)" in faults(
        EMBASSY.replace('at = "A1"', 'at = "B1"', 1)
    )
    assert "tiles[1].rotation: must be 0, 90, 180 or 270, not 45 (OB-SETUP-11)" in faults(
        EMBASSY.replace('tile = "T2", rotation = 0', 'tile = "T2", rotation = 45', 1)
    )
    assert "tiles[1].tile: must be one of T1, T2, T3, T4, T5, T6, not 'T9' (OB-COMP-01)" in faults(
        EMBASSY.replace('"T2"', '"T9"', 1)
    )


def test_a_tile_turned_four_times_is_the_same() -> None:
    """[OB-SETUP-11] A quarter turn moves the walls clockwise: T3's west-east walls come to run north-south."""
    plain = printed_walls([0], [TILES.index("T3")], [0])
    assert printed_walls([0], [TILES.index("T3")], [360]) == plain
    assert printed_walls([0], [TILES.index("T3")], [90]) != plain


def test_all_faults_are_named_at_once() -> None:
    """[OB-SETUP-11] Not only the first."""
    text = SMALL.replace("turn_limit = 3", "turn_limit = 0").replace('"F1"]', '"F1", "F2"]').replace("C9", "Z9")
    assert [fault.partition(":")[0] for fault in faults(text)] == ["turn_limit", "starts.attack", "bombs[0].cell"]


NONSENSE = [
    "",
    "[",
    'id = 3\nname_en = ""',
    "edges = 1\nstarts = 2\nbombs = 3\ntiles = 4\nzones = 5",
    "edges = { wall = 1, glass = {} }\nstarts = { attack = 1 }\nbombs = [1]\ntiles = [2]\nzones = [[3]]",
    SMALL.replace("[[bombs]]", "[bombs]"),
    SMALL.replace("turn_limit = 3", "turn_limit = " + "9" * 5000),
    SMALL.replace("turn_limit = 3", "turn_limit = " + "9" * 4000),
    SMALL.replace("turn_limit = 3", "turn_limit = true"),
    SMALL.replace("turn_limit = 3", "turn_limit = 3.0"),
    SMALL.replace("turn_limit = 3", "turn_limit = inf"),
    SMALL.replace("turn_limit = 3", "turn_limit = 1979-05-27"),
    SMALL.replace("turn_limit = 3", "turn_limit = " + "[" * 500 + "]" * 500),
    SMALL.replace("turn_limit = 3", ".".join(["turn_limit"] * 900) + " = 3"),
    SMALL.replace('"The depot"', '"' + "x" * 81 + '"'),
    SMALL.replace('"The depot"', '"a\\u0007b"'),
    SMALL.replace('"The depot"', '"  "'),
    SMALL + "x" * 20_000,
    "\x00",
    "a = [" * 3000,
]


@pytest.mark.parametrize("text", NONSENSE, ids=range(len(NONSENSE)))
def test_whatever_the_file_is_it_gets_a_list_of_faults(text: str) -> None:
    """[OB-SETUP-11] Never an exception, and no reason repeats the file."""
    found = faults(text)
    assert found
    assert max(len(fault) for fault in found) < 400


def test_a_file_in_which_much_is_missing_is_read_to_its_end() -> None:
    """[OB-SETUP-11] What is missing does not hide what is wrong."""
    places = [fault.partition(":")[0] for fault in faults('[starts]\nattack = ["A1", "A1", "Z9", "B1"]')]
    assert [place for place in places if place == "starts.attack"] == ["starts.attack"] * 2
    assert {"id", "name_en", "turn_limit", "edges", "starts.defence", "bombs", "required_defusals"} < set(places)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_fault_has_a_sentence_with_all_its_facts(lang: str) -> None:
    """[OB-SETUP-11] The Fluent files know each kind; in English they say what the code says."""
    said = speech("onboard", lang)
    for kind, reason in REASONS.items():
        facts: dict[str, str | int] = {name: f"<{name}>" for name in re.findall(r"\{(\w+)\}", reason)}
        sentence = said.say(f"fault-{kind}", **facts)
        assert [value for value in facts.values() if str(value) not in sentence] == [], kind
        if lang == "en":
            assert sentence == MissionFault(kind, "", "", facts).reason


def test_the_example_of_the_documentation_holds_and_can_be_played() -> None:
    """[OB-SETUP-11] docs/missions.md"""
    guide = (Path(__file__).parents[3] / "docs" / "missions.md").read_text(encoding="utf-8")
    example = re.findall(r"```toml\n(.*?)```", guide, re.DOTALL)
    assert len(example) == 1
    assert faults(example[0]) == []
    state = GAME.new(GAME.complete_options({"mission": example[0]}))
    shown = GAME.view(state, 0)
    assert shown["options"]["mission"] == "custom"  # type: ignore[index]
    assert shown["map"]["name_fr"] == "Le dépôt"  # type: ignore[index]


def test_the_option_takes_a_mission_of_the_box_or_the_text_of_a_file() -> None:
    """[OB-SETUP-11] [OB-SETUP-02] A text with faults is refused with all of them."""
    option = next(one for one in GAME.options if one.name == "mission")
    assert [option.why_not(value) for value in ("m2_annex", SMALL)] == ["", ""]
    assert [option.short(value) for value in ("m2_annex", SMALL, "[\n")] == ["m2_annex", "depot", "custom"]
    assert "or the text of a mission file, not 'm9'" in option.why_not("m9")
    with pytest.raises(SetupError, match=r"option mission is a mission with faults: turn_limit: .* bombs\[0\].cell: "):
        GAME.complete_options({"mission": SMALL.replace("= 3", "= 0").replace("C9", "Z9")})


def test_the_record_of_a_match_holds_the_mission_itself() -> None:
    """[OB-SETUP-11] Nothing but the record is needed to replay it, and to go on."""
    game: Game[Any] = GAME
    match = Match(game, [("a", "human"), ("d", "human")], {"mission": SMALL})
    match.play("*: order " + " ".join(str(card) for card in range(len(DECKS[0]))))
    data = b"".join(canonical(line) + b"\n" for line in match.lines)
    again = Match.resume(parse_record(data), game)
    assert again.header.options["mission"] == SMALL
    assert game.format(again.state) == game.format(match.state)
    assert game.view(again.state, 0)["mission"] == "depot"
