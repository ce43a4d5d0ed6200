"""The data of the game against the catalog: what is in the box, the deck, the firing lines."""

import re
import shutil
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.games.broadsides.table import Table
from tests.workshop.tree import ROOT, run
from warbox.engine.content import ContentError, TomlTable
from warbox.engine.notation import ParseError
from warbox.games.broadsides import actions, arcs, collision, damage, deck, sea
from warbox.games.broadsides.game import GAME

CATALOG = (ROOT / "docs" / "rules" / "broadsides.md").read_text(encoding="utf-8")
DATA: dict[str, Any] = tomllib.loads(CATALOG.partition("```toml\n")[2].partition("```")[0])
CONTENT = sea.CONTENT.data
NAMED = ["A4", "B3", "B5", "C3", "C4", "C5", "D3", "D5", "E3", "E5", "F3", "F5", "G3", "G4", "G5", "H3", "H4", "H5"]


def test_the_content_file_is_the_catalogs_data_set() -> None:
    """[BBP-R-01] Every table but two: the die is written as words for people there, the headings spelled out."""
    assert set(DATA) - set(CONTENT) == {"arc_by_heading"}
    assert set(CONTENT) - set(DATA) == set()
    for name in set(CONTENT) - {"shot"}:
        assert CONTENT[name] == DATA[name], name


def test_the_die_of_a_shot_is_the_catalogs_table() -> None:
    """[BBP-R-01] 1 and 6 miss, 2 hull, 3 starboard, 4 centre, 5 port."""
    words = {"miss": "miss", "hull": "hull section", "starboard": "<row>3", "centre": "<row>4", "port": "<row>5"}
    assert len(CONTENT["shot"]["faces"]) == 6
    for face, result in enumerate(CONTENT["shot"]["faces"], 1):
        assert words[result] in DATA["shot"][str(face)]


def test_another_map_is_a_change_of_data_only(tmp_path: Path) -> None:
    """[BBP-R-01] Land at the foot of the map, a wider sea and an unlucky die: the same code plays by them."""
    shutil.copytree(ROOT / "src" / "warbox", tmp_path / "warbox", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    content = tmp_path / "warbox" / "games" / "broadsides" / "content" / "broadsides.toml"
    text = content.read_text(encoding="utf-8")
    for old, new in (
        ("places = [[4, 2]]", "places = [[6, 1]]"),
        ("width = 13 ", "width = 20 "),
        ('"miss", "hull", "starboard", "centre", "port", "miss"', '"hull", "miss", "miss", "miss", "miss", "port"'),
    ):
        assert text.count(old) == 1
        text = text.replace(old, new)
    content.write_text(text, encoding="utf-8")
    script = """
from warbox.games.broadsides.game import GAME
print(GAME.format(GAME.parse("S @6,0 N plot=F,R,R\\nI @18,16 E plot=F,F,F\\nat sail")))
state = GAME.parse("turn 1 step=3\\nS @6,4 N\\nI @7,4 N\\nat shot-die S row=C shots=0 then=0")
from warbox.engine.turn import submit
submit(state, *GAME.parse_line("*: dice 6"))
print(GAME.format(state))
"""
    printed = run(sys.executable, "-c", script, PYTHONPATH=str(tmp_path)).stdout
    sailed, shot = printed.split("game broadsides")[1:]
    assert "S @6,0 N " in sailed
    assert "I @19,16 E " in sailed
    assert "cannons=B3,B5,C3,D3,D5,E3,E5,F3,F5 " in shot.partition("\nI ")[2]


def test_a_fault_in_the_data_names_file_key_and_reason() -> None:
    """[BBP-R-01] Replaced data is checked when it is read."""
    wrong = [TomlTable({"rel": 1, "fires": [], "hull": "none"}, "broadsides.toml: arc[0]")]
    with pytest.raises(ContentError, match=r"broadsides\.toml: arc\[0\]: rel: arcs are listed in order"):
        arcs.read_arcs(wrong)
    with pytest.raises(ContentError, match="collision: there are eight"):
        collision.read_placements([])
    with pytest.raises(ContentError, match="ship: there are two ships"):
        sea.read_starts(TomlTable({"ship": []}, "broadsides.toml"))


@pytest.mark.parametrize(
    ("place", "reason"),
    [
        ([13, 0], "is off the grid"),
        ([0, 17], "is off the grid"),
        ([-1, 3], "is off the grid"),
        ([3, -1], "is off the grid"),
        ([3], "a place is"),
        ([3, 3, 3], "a place is"),
        ("33", "a place is"),
    ],
)
def test_an_island_lies_on_the_grid(place: object, reason: str) -> None:
    """[BBP-R-01] [BBP-GRID-05]"""
    grid = TomlTable({"islands": [{"places": [[12, 16], [0, 0], place]}]}, "broadsides.toml: grid")
    with pytest.raises(ContentError, match=rf"grid: islands\[0\]: places: .*{reason}"):
        sea.read_points(grid)


@pytest.mark.parametrize("start", [[6, 8], [13, 0], [6], [6, 0, 0]])
def test_a_ship_starts_on_a_point_at_sea(start: list[int]) -> None:
    """[BBP-R-01] [BBP-GRID-06]"""
    fleet = [{"start": [6, 0], "heading": "N"}, {"start": start, "heading": "S"}]
    with pytest.raises(ContentError, match=r"ship\[1\]: start: must be a point at sea"):
        sea.read_starts(TomlTable({"ship": fleet}, "broadsides.toml"))


# ---- the box


def test_the_box_holds_two_equal_ships_for_two_players() -> None:
    """[BBP-GEN-01] [BBP-SETUP-01] Two seats, the Seahawk and the Royal Isabella, with the same equipment."""
    assert [ship["name"] for ship in CONTENT["ship"]] == ["Seahawk", "Royal Isabella"]
    assert GAME.seats == ["S", "I"]
    new = Table.new()
    seahawk, isabella = new.line("S").split(), new.line("I").split()
    assert seahawk[:3] == ["S", "@6,0", "N"]
    assert isabella[:3] == ["I", "@6,16", "S"]
    assert seahawk[3:] == isabella[3:]


def test_the_components_of_a_side_are_ten_cannons_22_crew_a_captain_four_masts_and_15_cards() -> None:
    """[BBP-GEN-06] [BBP-SETUP-04] [BBP-SETUP-05] [BBP-SETUP-08] [BBP-SETUP-10] [BBP-SETUP-11]"""
    for ship in Table().state.ships:
        assert sum(ship.cannons) == 10
        assert ship.crew_left() == 22
        assert ship.captain >= 0
        assert list(ship.masts) == [1, 2, 1, 1]
    assert len(actions.CARDS) * actions.COPIES == 15
    assert actions.CARD_NAMES == ["stay", "forward", "starboard", "port", "damage"]
    assert [kind["id"] for kind in CONTENT["cards"]["kinds"]] == actions.CARD_NAMES
    assert len(damage.FACES) == CONTENT["meta"]["die_faces"] == 6


def test_no_seat_has_a_score() -> None:
    """[BBP-R-63] What a seat can see of a ship is her place, her deck, her hull and her cards: no points."""
    view = GAME.view(Table("S @6,4 N\nI @7,4 N\nat shot S").state, 0)
    game_fields = {"game", "options", "phase", "turn", "step", "idle", "fought", "ships", "placement", "at", "asked"}
    assert set(view) == game_fields
    ships = view["ships"]
    assert isinstance(ships, dict)
    assert set(ships["S"]) == {
        *("x", "y", "heading", "captain", "crew", "cannons", "masts", "hull", "damage_cards"),
        *("aground", "no_cards", "captain_lost", "plot", "placed", "answer"),
    }


def test_source_tags_follow_the_chapters_of_the_body() -> None:
    """[BBP-R-64] Set-up is chapter 3, cards and movement chapter 4, collisions and Boarding chapter 5."""
    chapters = {"SETUP": "3", "CARDS": "4", "MOVE": "4", "ARC": "4", "PLACE": "5", "BOARD": "5", "MELEE": "5"}
    found = re.findall(r"^- \*\*BBP-([A-Z]+)-\d+\*\* .*\(source: (.*)\)$", CATALOG, re.MULTILINE)
    checked = [(group, source) for group, source in found if group in chapters and "ch." in source]
    assert len(checked) > 40
    for group, source in checked:
        named = re.findall(r"ch\.(\d)", source)
        assert chapters[group] in named or (group == "SETUP" and "4" in named), source


# ---- the deck


def test_the_deck_has_exactly_the_18_sections_that_the_text_names() -> None:
    """[BBP-R-04] Rows B, D, E and F have no centre, row A only a centre."""
    assert NAMED == deck.SECTIONS
    for letter in "ABCDEFGH":
        for column in "12345678":
            text = f"captain={letter}{column}"
            if f"{letter}{column}" in NAMED:
                assert Table(f"S {text}").fact("S", "captain") == f"{letter}{column}"
            else:
                with pytest.raises(ParseError, match="no such section"):
                    Table(f"S {text}")


def test_a_row_is_declared_and_a_section_is_occupied() -> None:
    """[BBP-R-02] Two words, two notations: a shot names one of eight rows, figures stand in one of 18 sections."""
    assert list("ABCDEFGH") == deck.ROWS
    for text in ("shot C5", "shot I", "shot c", "promote C", "place crew C"):
        with pytest.raises(ParseError):
            GAME.parse_seat_action(text)
    assert GAME.parse_seat_action("shot C").text == "shot C"
    assert GAME.parse_seat_action("promote C5").text == "promote C5"


def test_column_3_is_starboard_4_the_centre_and_5_port() -> None:
    """[BBP-R-03] [BBP-ARC-01] Two cannons forward, one amidships, two aft on each side."""
    for letter, sections in zip(deck.ROWS, deck.SECTION_AT, strict=True):
        for column, section in zip("345", sections, strict=True):
            assert section == (NAMED.index(letter + column) if letter + column in NAMED else -1)
    assert CONTENT["deck"]["columns"] == {"3": "starboard", "4": "centre", "5": "port"}
    cannons = CONTENT["cannons"]
    for side, column in (("starboard", "3"), ("port", "5")):
        assert cannons["fore"][side] == [f"B{column}", f"C{column}"]
        assert cannons["midship"][side] == [f"D{column}"]
        assert cannons["aft"][side] == [f"E{column}", f"F{column}"]


def touching(first: str, second: str) -> bool:
    """The principle of BBP-R-05, worked out from the drawing: rows fill the width in thirds or halves."""
    levels = dict(zip("ABCDEFGH", [1, 0, 0, 0, 1, 1, 1, 2], strict=True))
    spans = {2: {"3": (0, 3), "5": (3, 6)}, 3: {"3": (0, 2), "4": (2, 4), "5": (4, 6)}}
    rows = {letter: [name[1] for name in NAMED if name[0] == letter] for letter in "BCDEFGH"}
    if levels[first[0]] != levels[second[0]] or "A" in (first[0], second[0]):
        return False
    if abs(ord(first[0]) - ord(second[0])) > 1 or first == second:
        return False
    one = spans[len(rows[first[0]])][first[1]]
    other = spans[len(rows[second[0]])][second[1]]
    return one[0] <= other[1] and other[0] <= one[1]


def test_neighbours_are_the_sections_that_touch_on_one_level_and_the_six_ladders() -> None:
    """[BBP-R-05] [BBP-R-06] For all 18 times 18 pairs."""
    ladders = ["A4B3", "A4B5", "D3E3", "D5E5", "G3H3", "G5H5"]
    for first_index, first in enumerate(NAMED):
        expected = [
            second
            for second in NAMED
            if touching(first, second) or first + second in ladders or second + first in ladders
        ]
        assert [NAMED[index] for index in deck.NEIGHBOURS[first_index]] == expected
    for pair in ("B3B5", "B3C4", "E3F5"):
        assert touching(pair[:2], pair[2:])
    for pair in ("B3C5", "C3C5", "C3D5", "H3H5", "D3E5", "G4H4"):
        assert not touching(pair[:2], pair[2:])


def test_ladders_join_levels_and_links_stay_on_one() -> None:
    """[BBP-R-06] Forecastle 1, main deck 0, quarterdeck 1, poop 2."""
    by_row = {name[0]: deck.LEVELS[index] for index, name in enumerate(NAMED)}
    assert by_row == {"A": 1, "B": 0, "C": 0, "D": 0, "E": 1, "F": 1, "G": 1, "H": 2}
    assert all(deck.LEVELS[index] == by_row[name[0]] for index, name in enumerate(NAMED))


def test_sixteen_hull_sections_two_a_row() -> None:
    """[BBP-R-25] Row A has two of them as well, although it has a single section."""
    expected = [f"{letter}-{side}" for letter in "ABCDEFGH" for side in ("starboard", "port")]
    assert expected == deck.HULL_NAMES
    both = Table("S hull=A-port:2,A-starboard:1")
    assert both.fact("S", "hull") == "A-starboard:1,A-port:2"
    assert both.fact("I", "hull") == "-"


def test_chapters_are_those_of_the_body() -> None:
    """[BBP-R-64] Set-up is chapter 3 there."""
    setup = [line for line in CATALOG.splitlines() if "**BBP-SETUP" in line]
    assert len([line for line in setup if "(source: ch.3" in line]) >= len(setup) - 1
