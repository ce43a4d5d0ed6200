"""Line of fire."""

import pytest

from tests.games.onboard.table import SOLO, TableOf
from warbox.games.onboard.rules.line_of_fire import has_line


def duel(ash: str, doc: str, more: str = "") -> str:
    return f"{SOLO}ash @{ash}\ndoc @{doc}\n{more}\nat act ash"


def test_a_combat_needs_a_line_of_fire(table: TableOf) -> None:
    """[OB-LOF-01] [OB-LOF-02] Doc in the same column is a target; Castle, diagonal to Ash, is not."""
    game = table("ash @E2\ndoc @E3\ncastle @F3\nat act ash")
    assert game.legal("A1", "fight") == ["fight doc"]
    assert game.refused("A1: fight castle") == "not-in-line OB-LOF-02"


def test_a_line_has_no_greatest_length(table: TableOf) -> None:
    """[OB-LOF-03] [OB-R-17] Across the whole board: eight cells down a column whose every edge is open."""
    doors = "edges C1|C2=door_open C3|C4=door_open C6|C7=door_open C8|C9=door_open"
    assert table(duel("C1", "C9", doors)).legal("A1", "fight") == ["fight doc"]


@pytest.mark.parametrize(
    ("ash", "doc", "edge", "state"),
    [
        ("B2", "C2", "", "solid"),
        ("A3", "A4", "", "wall"),
        ("A6", "A7", "", "reinforced"),
        ("C1", "C2", "", "door_closed"),
        ("C1", "C2", "C1|C2=door_barricaded", "door_barricaded"),
        ("D1", "D2", "D1|D2=window_barricaded", "window_barricaded"),
    ],
)
def test_these_edges_cut_the_line(table: TableOf, ash: str, doc: str, edge: str, state: str) -> None:
    """[OB-LOF-04] [OB-R-18] [OB-WINDOW-04] Walls of all kinds, closed doors, barricades; in both directions."""
    edges = f"edges {edge}\n" if edge else ""
    for one, other in ((ash, doc), (doc, ash)):
        game = table(SOLO.replace("castle @A7", "castle @F5") + f"ash @{one}\ndoc @{other}\n{edges}at act ash")
        assert state in ("solid", game.edge(f"{ash}|{doc}"))
        assert game.legal("A1", "fight") == []
        assert game.refused("A1: fight doc") == "line-blocked OB-LOF-04"


@pytest.mark.parametrize(
    ("ash", "doc", "edge"),
    [
        ("D2", "D3", ""),
        ("D1", "D2", ""),
        ("C1", "C2", "C1|C2=door_open"),
        ("A3", "A4", "A3|A4=destroyed"),
    ],
)
def test_these_edges_let_fire_through(table: TableOf, ash: str, doc: str, edge: str) -> None:
    """[OB-LOF-05] [OB-R-18] [OB-WINDOW-05] Nothing, a plain window, an open door, a fallen wall."""
    for one, other in ((ash, doc), (doc, ash)):
        assert table(duel(one, other, f"edges {edge}" if edge else "")).legal("A1", "fight") == ["fight doc"]


def test_a_line_passes_any_number_of_such_edges(table: TableOf) -> None:
    """[OB-LOF-05] A door, a fallen wall and a window in one line."""
    game = table("ash @A5\ndoc @D5\nkapkan @F5\nedges B5|C5=door_open C5|D5=destroyed\nat act ash")
    assert game.legal("A1", "fight") == ["fight doc", "fight kapkan"]


@pytest.mark.parametrize("zone", ["lobby", "gallery", "rear_hall"])
def test_smoke_cuts_the_line_wherever_it_lies(table: TableOf, zone: str) -> None:
    """[OB-LOF-06] [OB-EFFECT-03] [OB-R-33] In the shooter's zone, in the target's, and in one between them."""
    doors = "edges C3|C4=door_open C6|C7=door_open"
    assert table(duel("C3", "C7", doors)).legal("A1", "fight") == ["fight doc"]
    game = table(duel("C3", "C7", f"{doors}\nsmoke {zone}=1"))
    assert game.legal("A1", "fight") == []
    assert game.refused("A1: fight doc") == "line-smoked OB-LOF-06"


def test_agents_bombs_and_traps_never_block(table: TableOf) -> None:
    """[OB-LOF-07] [OB-R-19] Any Agent on the line may be chosen, behind friend and enemy, over the bomb in A5."""
    game = table("ash @A4\nthermite @A5\ndoc @A6\ncastle @B4\nedges A6|A7=destroyed\nkapkan @A8\nat act ash")
    assert game.legal("A1", "fight") == ["fight doc", "fight castle", "fight kapkan"]


def test_a_line_is_symmetric(table: TableOf) -> None:
    """[OB-LOF-08] For every pair of cells, whatever stands between them."""
    game = table("edges B5|C5=door_open C1|C2=door_open A3|A4=destroyed\nsmoke kitchen=1")
    state = game.state
    lines = 0
    for first in range(54):
        for second in range(54):
            one = has_line(state.edges, state.zone_of, state.smoke, first, second)
            assert one == has_line(state.edges, state.zone_of, state.smoke, second, first)
            lines += one and first != second
    assert lines > 100


def test_a_line_is_needed_within_a_zone_too(table: TableOf) -> None:
    """[OB-LOF-09] [OB-R-26] Same room, not in one row or column: no combat."""
    game = table(duel("A4", "B5"))
    assert game.refused("A1: fight doc") == "not-in-line OB-LOF-02"
    game = table(duel("A4", "A6", "smoke archives=2"))
    assert game.refused("A1: fight doc") == "line-smoked OB-LOF-06"


def test_fire_never_changes_an_edge(table: TableOf) -> None:
    """[OB-R-18] Through the window, which stays a window."""
    game = table(duel("D1", "D2"))
    game.do("A1: fight doc")
    assert game.edge("D1|D2") == "window"


def test_a_line_through_another_zone_is_a_combat_within_the_zone(table: TableOf) -> None:
    """[OB-R-62] A2 and C2 are one zone around B2, a closet with two open doors: only the Agents' zones count."""
    game = table(
        "mission ring turn-limit=5 bombs=charge@F9\n"
        "map door_open=A2|B2,B2|C2 wall=B1|B2,B2|B3 solid=A8|A9,B8|B9,C8|C9,D8|D9,E8|E9 door_closed=F8|F9\n"
        "starts attack=A7,B7,C7,D7 defence=A9,B9,C9,D9\n"
        "ash @A2\ndoc @C2\nat act ash"
    )
    game.do("A1: fight doc")
    assert game.line("doc") == "@C2 hp=1"
