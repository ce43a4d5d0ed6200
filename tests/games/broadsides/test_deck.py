"""The ways on a deck and between the decks: every pair of sections, against the rule that makes them neighbours."""

from itertools import pairwise, product

import pytest

from tests.games.broadsides.table import Table, TableOf
from warbox.engine.decision import Refusal
from warbox.engine.notation import ParseError
from warbox.games.broadsides.game import GAME

ROWS = "ABCDEFGH"
SECTIONS = ["A4", "B3", "B5", "C3", "C4", "C5", "D3", "D5", "E3", "E5", "F3", "F5", "G3", "G4", "G5", "H3", "H4", "H5"]
LEVEL = {"A": 1, "B": 0, "C": 0, "D": 0, "E": 1, "F": 1, "G": 1, "H": 2}
LADDERS = [{"A4", "B3"}, {"A4", "B5"}, {"D3", "E3"}, {"D5", "E5"}, {"G3", "H3"}, {"G5", "H5"}]
COLUMN = {"starboard": "3", "port": "5"}
PLACEMENTS = [
    "same S=starboard I=port",
    "same S=port I=starboard",
    "opposite S=port I=port",
    "opposite S=starboard I=starboard",
]


def breadth(section: str) -> tuple[int, int]:
    """From where to where a section reaches across the deck, in sixths from port: its row fills the whole width."""
    row = [name for name in SECTIONS if name[0] == section[0]]
    row.sort(key=lambda name: -int(name[1]))
    width = 6 // len(row)
    return row.index(section) * width, (row.index(section) + 1) * width


def touch(first: str, second: str) -> bool:
    """[BBP-R-05] Same row or successive rows, the same level, and they touch, a corner included."""
    if first == second or LEVEL[first[0]] != LEVEL[second[0]]:
        return False
    if abs(ROWS.index(first[0]) - ROWS.index(second[0])) > 1:
        return False
    (left, right), (other_left, other_right) = breadth(first), breadth(second)
    return left <= other_right and other_left <= right


def at_side(section: str, side: str) -> bool:
    """Column 3 lies at starboard, 5 at port; A4 at both sides; the other centre sections at neither."""
    return section == "A4" or section[1] == COLUMN[side]


def opposite(placement: str, seahawk: str, isabella: str) -> bool:
    """[BBP-BOARD-06] Both sections lie at the touching sides, and their rows face each other."""
    bows, side_s, side_i = placement.replace("S=", "").replace("I=", "").split()
    facing = isabella[0] if bows == "same" else ROWS[7 - ROWS.index(isabella[0])]
    return seahawk[0] == facing and at_side(seahawk, side_s) and at_side(isabella, side_i)


def standing(table: TableOf, placement: str, seat: str, spot: str) -> Table:
    """One crew member of a seat, and both captains, where they are in nobody's way."""
    other = "I" if seat == "S" else "S"
    centre = "C4" if spot.endswith("G4") else "G4"
    lines = [f"{seat} crew={spot} captain={seat}.{centre}", f"{other} crew=- captain={other}.{centre}"]
    return table("\n".join([f"placement {placement}", *lines, f"at step {seat}"]))


def refusal(game: Table, seat: str, start: str, end: str) -> Refusal | None:
    if f"step crew {start}>{end}" in game.legal(seat):
        return None
    return game.refused(f"{seat}: step crew {start}>{end}")


@pytest.mark.parametrize("ship", ["S", "I"])
@pytest.mark.parametrize("section", SECTIONS)
def test_on_one_ship_a_figure_steps_to_sections_that_touch_and_along_ladders(
    table: TableOf, section: str, ship: str
) -> None:
    """[BBP-BOARD-02] [BBP-BOARD-05] [BBP-BOARD-08] [BBP-R-05] [BBP-R-06] All 18 x 18 pairs, on either ship.

    Links on one level, diagonal ones included; between levels the six ladders and nothing else.
    """
    game = standing(table, PLACEMENTS[0], "S", f"{ship}.{section}")
    for end in SECTIONS:
        found = refusal(game, "S", f"{ship}.{section}", f"{ship}.{end}")
        if touch(section, end) or {section, end} in LADDERS:
            assert found is None, end
        elif LEVEL[section[0]] != LEVEL[end[0]]:
            assert found is not None
            assert (found.kind, found.rule) == ("no-ladder", "BBP-BOARD-08"), end
        else:
            assert found is not None
            assert (found.kind, found.rule) == ("not-neighbours", "BBP-BOARD-02"), end


def test_links_and_ladders_are_as_many_as_the_catalog_lists() -> None:
    """[BBP-R-05] 26 links and six ladders; the pairs that the ruling names are or are not among them."""
    pairs = [{first, second} for first, second in product(SECTIONS, repeat=2) if first < second]
    links = [pair for pair in pairs if touch(*sorted(pair))]
    assert len(links) == 26
    assert all(pair in links for pair in ({"B3", "B5"}, {"B3", "C4"}, {"E3", "F5"}))
    assert not any(pair in links for pair in ({"B3", "C5"}, {"C3", "C5"}, {"C3", "D5"}, {"H3", "H5"}))


@pytest.mark.parametrize("placement", PLACEMENTS)
@pytest.mark.parametrize("section", SECTIONS)
def test_one_crosses_only_to_the_section_directly_opposite(table: TableOf, placement: str, section: str) -> None:
    """[BBP-BOARD-06] [BBP-PLACE-07] [BBP-PLACE-08] [BBP-R-52] [BBP-BOARD-10] All 18 x 18 pairs of both ships.

    From S to I, the way back home, and the same for I; levels do not matter; A4 lies at both sides.
    """
    for mover, start_ship in product("SI", repeat=2):
        end_ship = "I" if start_ship == "S" else "S"
        game = standing(table, placement, mover, f"{start_ship}.{section}")
        for end in SECTIONS:
            pair = (section, end) if start_ship == "S" else (end, section)
            found = refusal(game, mover, f"{start_ship}.{section}", f"{end_ship}.{end}")
            if opposite(placement, *pair):
                assert found is None, (mover, start_ship, end)
            else:
                assert found is not None
                assert (found.kind, found.rule) == ("no-crossing", "BBP-BOARD-06"), (mover, start_ship, end)


@pytest.mark.parametrize(
    ("placement", "pairs"),
    [
        (PLACEMENTS[0], "A4-A4 B3-B5 C3-C5 D3-D5 E3-E5 F3-F5 G3-G5 H3-H5"),
        (PLACEMENTS[1], "A4-A4 B5-B3 C5-C3 D5-D3 E5-E3 F5-F3 G5-G3 H5-H3"),
        (PLACEMENTS[2], "A4-H5 B5-G5 C5-F5 D5-E5 E5-D5 F5-C5 G5-B5 H5-A4"),
        (PLACEMENTS[3], "A4-H3 B3-G3 C3-F3 D3-E3 E3-D3 F3-C3 G3-B3 H3-A4"),
    ],
)
def test_rows_lie_opposite_each_other_as_the_bows_point(table: TableOf, placement: str, pairs: str) -> None:
    """[BBP-PLACE-06] [BBP-PLACE-07] [BBP-PLACE-08] [BBP-R-52] The eight ways across, one a row, as the catalog lists
    them."""
    found = []
    for section in SECTIONS:
        game = standing(table, placement, "S", f"S.{section}")
        steps = [step for step in game.legal("S") if step.startswith(f"step crew S.{section}>I.")]
        found += [f"{section}-{step[-2:]}" for step in steps]
    assert found == pairs.split()


@pytest.mark.parametrize("placement", ["opposite S=port I=starboard", "same S=port I=port"])
def test_touching_sides_fit_the_way_the_bows_point(placement: str) -> None:
    """[BBP-PLACE-06] Parallel ships that head the same way touch with differently named sides, else with the same."""
    with pytest.raises(ParseError, match="line 1: touching sides have different names if the bows point the same way"):
        GAME.parse(f"placement {placement}")


@pytest.mark.parametrize("name", [row + column for row in ROWS for column in "345"])
def test_a_deck_has_exactly_eighteen_sections(table: TableOf, name: str) -> None:
    """[BBP-R-04] A4; B3 B5; C3 C4 C5; D3 D5; E3 E5; F3 F5; G3 G4 G5; H3 H4 H5: all 24 names tried."""
    if name in SECTIONS:
        assert table(f"S crew={name} captain={name}").has("S", f"crew={name}:1", f"captain={name}")
    else:
        with pytest.raises(ParseError, match="no such section"):
            GAME.parse(f"S crew={name}")


def test_a_figure_goes_up_and_down_every_ladder(table: TableOf) -> None:
    """[BBP-BOARD-08] [BBP-R-06] From the bow to the poop: down to the main deck, up to the quarterdeck, up to the
    poop."""
    game = standing(table, PLACEMENTS[0], "S", "S.A4")
    for turn, answer in (
        ("A4 B3 C3 D3", "G4 G3 G4 G3"),
        ("D3 E3 F3 G3", "G3 G4 G3 G4"),
        ("G3 H3 G3 H3", "G4 G3 G4 G3"),
    ):
        for start, end in pairwise(turn.split()):
            game.do(f"S: step crew S.{start}>S.{end}")
        for start, end in pairwise(answer.split()):
            game.do(f"I: step captain I.{start}>I.{end}")
    assert game.has("S", "crew=H3:1")
