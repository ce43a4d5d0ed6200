"""The sea: points, lines, islands, the edge."""

import re

import pytest

from tests.games.broadsides.table import Table, TableOf
from tests.games.broadsides.test_content import CATALOG
from warbox.engine.notation import ParseError
from warbox.games.broadsides.game import GAME

HEADINGS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
# north is up, east is right
AHEAD = {
    "N": (0, 1),
    "NE": (1, 1),
    "E": (1, 0),
    "SE": (1, -1),
    "S": (0, -1),
    "SW": (-1, -1),
    "W": (-1, 0),
    "NW": (-1, 1),
}


def drawn_map() -> dict[tuple[int, int], str]:
    """The catalog's drawing: a sign for each place."""
    rows = re.findall(r"^ ?(\d+) ((?:[.#SI] ){12}[.#SI])$", CATALOG, re.MULTILINE)
    assert len(rows) == 17
    return {(x, int(y)): sign for y, signs in rows for x, sign in enumerate(signs.split())}


MAP = drawn_map()
LAND = {place for place, sign in MAP.items() if sign == "#"}
POINTS = sorted(set(MAP) - LAND)


def far_from(x: int, y: int) -> str:
    """A place for the other ship, out of range of everything that happens."""
    return "@0,0" if x > 6 else "@12,0"


def test_a_ship_is_on_a_point_of_the_drawn_map_and_nowhere_else() -> None:
    """[BBP-GRID-02] [BBP-GRID-05] 202 points; the 19 places of land and everything beyond the edge are none."""
    assert len(POINTS) == 202
    assert len(LAND) == 19
    for x, y in POINTS:
        assert Table(f"S @{x},{y} N\nI {far_from(x, y)} N").point("S") == f"@{x},{y} N"
    beyond = [(13, 0), (13, 16), (0, 17), (12, 17), (99, 99)]
    for x, y in [*LAND, *beyond]:
        with pytest.raises(ParseError, match=r"not .*point at sea"):
            GAME.parse(f"S @{x},{y} N")
    for between in ("@6.5,4", "@6,4.5", "@-1,4", "@6", "@6,", "@6,4,1"):
        with pytest.raises(ParseError):
            GAME.parse(f"S {between}")


def test_the_start_points_are_those_of_the_drawn_map() -> None:
    """[BBP-GRID-06] One at the south edge, one at the north edge."""
    starts = {sign: place for place, sign in MAP.items() if sign in "SI"}
    assert starts == {"S": (6, 0), "I": (6, 16)}
    assert (Table().point("S"), Table().point("I")) == ("@6,0 N", "@6,16 S")


@pytest.mark.parametrize("heading", HEADINGS)
def test_forward_follows_the_line_of_the_bow_to_the_next_point_or_runs_aground(heading: str) -> None:
    """[BBP-GRID-03] [BBP-GRID-04] [BBP-CARDS-05] [BBP-ISLAND-01] [BBP-R-12] [BBP-R-13] From every point of the sea.

    The turn that follows the Forward card shows whether she ran aground: then she does not turn.
    """
    dx, dy = AHEAD[heading]
    after_turn = HEADINGS[(HEADINGS.index(heading) + 1) % 8]
    aground = 0
    for x, y in POINTS:
        state = GAME.parse(f"S @{x},{y} {heading} plot=F,R,S\nI {far_from(x, y)} N plot=S,S,S\nat sail")
        ahead = (x + dx, y + dy)
        if ahead in POINTS:
            expected = f"S @{ahead[0]},{ahead[1]} {after_turn} "
        else:
            expected = f"S @{x},{y} {heading} "
            aground += 1
        assert expected in GAME.format(state)
    assert aground == len([(x, y) for x, y in POINTS if (x + dx, y + dy) not in POINTS]) > 0


@pytest.mark.parametrize("card", ["F", "S", "R", "L"])
@pytest.mark.parametrize("heading", HEADINGS)
def test_a_card_advances_one_segment_or_turns_45_degrees_or_does_nothing(
    table: TableOf, heading: str, card: str
) -> None:
    """[BBP-GRID-07] [BBP-CARDS-04] [BBP-CARDS-05] [BBP-CARDS-06] [BBP-CARDS-07] [BBP-MOVE-03] All headings and cards.

    Starboard is clockwise, port anticlockwise.
    """
    game = table("I @6,11 " + heading)
    game.plot("S S S", f"{card} S S")
    index = HEADINGS.index(heading)
    dx, dy = AHEAD[heading]
    expected = {
        "F": f"@{6 + dx},{11 + dy} {heading}",
        "S": f"@6,11 {heading}",
        "R": f"@6,11 {HEADINGS[(index + 1) % 8]}",
        "L": f"@6,11 {HEADINGS[(index - 1) % 8]}",
    }
    assert game.point("I") == expected[card]
    assert game.point("S") == "@6,0 N"


@pytest.mark.parametrize(("card", "round_the_compass"), [("R", [*HEADINGS[1:], "N"]), ("L", [*HEADINGS[:0:-1], "N"])])
def test_eight_turns_make_a_full_circle(table: TableOf, card: str, round_the_compass: list[str]) -> None:
    """[BBP-R-65] [BBP-GRID-03] Turns are of 45 degrees, not of 60."""
    game = table("S @6,4 N")
    shown = []
    for _ in range(8):
        game.plot(f"{card} S S", "S S S")
        shown.append(game.point("S"))
    assert shown == [f"@6,4 {heading}" for heading in round_the_compass]
