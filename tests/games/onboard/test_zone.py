"""Cells and zones."""

import pytest

from tests.games.onboard.table import TableOf
from warbox.games.onboard.missions.mission import components
from warbox.games.onboard.missions.mission_file import MISSIONS, read_mission
from warbox.games.onboard.pieces.board import CELL, CELLS, EDGES, EDGES_OF, NEIGHBOURS, REAL_EDGES

M1 = MISSIONS[0]


def test_the_board_has_54_cells() -> None:
    """[OB-CELL-01] A1 to F9, and 93 edges between them."""
    assert (len(CELLS), CELLS[0], CELLS[5], CELLS[6], CELLS[53]) == (54, "A1", "F1", "A2", "F9")
    assert len(REAL_EDGES) == 5 * 9 + 6 * 8


def test_cells_are_adjacent_when_they_share_an_edge() -> None:
    """[OB-CELL-03] [OB-R-13] Never diagonally, never around the rim."""
    assert [CELLS[cell] for cell in NEIGHBOURS[CELL.index("C4")]] == ["C3", "B4", "D4", "C5"]
    assert [EDGES[edge] for edge in EDGES_OF[CELL.index("C4")]] == ["C3|C4", "B4|C4", "C4|D4", "C4|C5"]
    assert [CELLS[cell] for cell in NEIGHBOURS[CELL.index("F1")]] == ["E1", "F2"]
    assert [CELLS[cell] for cell in NEIGHBOURS[CELL.index("A2")]] == ["A1", "B2", "A3"]


def test_cells_are_the_unit_of_moves_traps_and_ranges(table: TableOf) -> None:
    """[OB-CELL-02] One cell a step, one trap a cell, distances in cells."""
    game = table("ash @A1\ndoc @F1\nA1 hand=covering_fire\nat act ash")
    assert game.legal("A1", "play") == ["play covering_fire doc"]  # five cells
    game.do("A1: move B1")
    assert game.line("ash").startswith("@B1")


def test_a_cell_holds_agents_of_one_team_only(table: TableOf) -> None:
    """[OB-CELL-04] [OB-MOVE-04] [OB-R-14] Friends share a cell, enemies never do."""
    game = table("ash @A4\nthermite @A5\ndoc @A6\ncastle @F5\nat act ash")
    game.do("A1: move A5")
    assert [game.line(agent).split()[0] for agent in ("ash", "thermite")] == ["@A5", "@A5"]
    assert game.refused("A1: move A6") == "enemy-there OB-MOVE-04"
    assert "move A6" not in game.legal("A1")


def test_a_dead_enemy_does_not_hold_its_cell(table: TableOf) -> None:
    """[OB-CELL-04] [OB-R-40] Its token has left the game."""
    game = table("ash @A5\ndoc @A6 hp=1\ncastle @F5\nat act ash")
    game.do("A1: fight doc", "A1: move A6")
    assert game.line("ash").startswith("@A6")


def test_coordinates_belong_to_the_board() -> None:
    """[OB-CELL-05] [OB-R-06] Mission 2 lays tile T2 where mission 1 has T1, and its cells are still A1 to C3."""
    second = MISSIONS[1]
    assert (second.tiles[0].tile, CELLS[second.tiles[0].at], second.tiles[0].rotation) == ("T2", "A1", 270)
    assert [CELLS[cell] for cell in second.zones[1].cells] == ["B1", "C1", "B2", "C2"]


@pytest.mark.parametrize("mission", MISSIONS, ids=lambda mission: mission.name)
def test_a_zone_is_what_walls_doors_and_windows_enclose(mission: object) -> None:
    """[OB-ZONE-01] [OB-ZONE-02] [OB-ZONE-04] [OB-R-15] The zones of all missions, streets and yards included."""
    for known in MISSIONS:
        if known is mission:
            assert sorted(sorted(zone.cells) for zone in known.zones) == components(known.edges)


def test_outdoor_cells_form_zones(table: TableOf) -> None:
    """[OB-ZONE-04] Smoke fills the whole north street."""
    game = table("ash @B1\nA1 hand=smoke_grenade\nat act ash")
    game.do("A1: play smoke_grenade C1")
    assert game.smoke("north_street") == 2


def test_zones_never_change_during_play(table: TableOf) -> None:
    """[OB-ZONE-03] [OB-R-16] Through the open door it is another zone: cards are played, smoke stays where it is."""
    game = table("ash @C5\ndoc @B5\nedges B5|C5=door_open B4|C4=destroyed\nA1 hand=counter,smoke_grenade\nat act ash")
    game.do("A1: fight doc")
    assert game.asks() == "A1 commit"
    game.do("A1: commit -", "A1: pass", "A1: play smoke_grenade C4")
    assert (game.smoke("gallery"), game.smoke("archives")) == (2, 0)


def test_zones_decide_how_far_a_grenade_reaches(table: TableOf) -> None:
    """[OB-ZONE-05] [OB-GRENADE-04] Everybody in the archives, nobody beside them."""
    game = table("ash @C5\ndoc @A4\ncastle @B6\nkapkan @D5\nedges B5|C5=door_open\nA1 hand=flash_grenade\nat act ash")
    game.do("A1: play flash_grenade B5")
    flashed = [agent for agent in ("ash", "doc", "castle", "kapkan", "frost") if "flashed" in game.line(agent)]
    assert flashed == ["doc", "castle"]


def test_zones_decide_the_kind_of_combat_and_who_holds_a_bomb(table: TableOf) -> None:
    """[OB-ZONE-06] A hit at once in one zone; a bomb is held by zone, not by cell."""
    game = table("ash @A4\ndoc @A6\ncastle @F5\nA1 hand=counter\nD1 hand=counter\nat act ash")
    game.do("A1: fight doc")
    assert game.line("doc") == "@A6 hp=1"
    assert table("turn 2\nash @B4\ndoc @C4\ncastle @C5\nat end").outcome() == "A1 defused OB-WIN-01"


def test_a_bare_mission_is_one_zone() -> None:
    """[OB-ZONE-01] Without an edge token all 54 cells are one zone; such a mission is refused for its lines of fire."""
    mission, faults = read_mission(
        'id = "m"\nname_en = "M"\nturn_limit = 1\nrequired_defusals = 1\n[edges]\n'
        '[starts]\nattack = ["A1", "B1", "C1", "D1"]\ndefence = ["E5", "F5", "F6", "E7"]\n'
        '[[bombs]]\nid = "b"\ncell = "F9"\n'
    )
    assert faults == []
    assert mission is not None
    assert [(zone.name, len(zone.cells)) for zone in mission.zones] == [("zone_a1", 54)]
