"""Paths: the catalog's worked examples, and every reason why a path cannot be gone."""

import pytest

from tests.games.firstwave.ground.things import block, body, ground, table_of
from warbox.games.firstwave.ground.walk import Walk, allowance, landing, walk, why_not_stand
from warbox.games.firstwave.pieces.body import NPCS, Body
from warbox.games.firstwave.tables.piece import CLIMBED, DIFFICULT, OPEN, ROAD, VAULTED, WATER
from warbox.games.firstwave.tables.table import Table, empty_table
from warbox.games.firstwave.tables.table_file import READY_TABLES

T1, T2, T3 = (READY_TABLES[name] for name in ("T1", "T2", "T3"))


def go(
    table: Table, mover: Body, *points: tuple[int, ...], others: tuple[Body, ...] = (), leaving: bool = False
) -> Walk:
    """Points without a height stay on the level of the one before."""
    path: list[tuple[int, int, int]] = []
    z = int(mover.z)
    for point in points:
        z = point[2] if len(point) == 3 else z
        path.append((point[0], point[1], z))
    return walk(table, [mover, *others], mover, path, leaving)


def is_legal(way: Walk, risky: bool = False, leaving: bool = False, halved: bool = False) -> bool:
    return not way.fault and way.length <= 100 * allowance(way.grounds, 0, risky, leaving, halved)


def test_paths_on_and_off_the_road() -> None:
    """[FW-W-18] [FW-MOVE-01] [FW-MOVE-02] [FW-MOVE-03] [FW-MOVE-05] [FW-MOVE-06]"""
    road = go(T1, body(0, 300, 50), (300, 200))
    assert (road.length, road.grounds, is_legal(road)) == (15000, ROAD, True)
    assert not is_legal(go(T1, body(0, 300, 50), (300, 201)))
    assert is_legal(go(T1, body(0, 250, 50), (250, 150)))
    assert not is_legal(go(T1, body(0, 250, 50), (250, 151)))
    bent = go(T1, body(0, 250, 100), (290, 140), (290, 183))
    assert (bent.length, bent.grounds, is_legal(bent)) == (9956, ROAD | OPEN, True)


def test_along_the_edge_of_a_road_is_road_and_along_difficult_ground_is_not() -> None:
    """[FW-MOVE-02] [FW-MOVE-04] G-06"""
    road = table_of(ground([100, 100, 200, 500], "road"))
    assert go(road, body(0, 200, 150), (200, 300)).grounds == ROAD
    assert go(road, body(0, 201, 150), (201, 250)).grounds == OPEN
    mud = table_of(ground([100, 100, 200, 500], "difficult"))
    assert go(mud, body(0, 200, 150), (200, 250)).grounds == OPEN
    assert go(mud, body(0, 199, 150), (199, 190)).grounds == DIFFICULT
    assert go(mud, body(0, 250, 150), (200, 150)).grounds == OPEN  # it stops just before
    assert go(mud, body(0, 250, 150), (199, 150)).grounds == OPEN | DIFFICULT


def test_the_highest_layer_counts_and_then_the_most_restrictive() -> None:
    """[FW-MOVE-01] G-06 A bridge over a river, a ford through it; equal layers: difficult before road."""
    assert go(T2, body(0, 300, 265), (300, 335)).grounds == ROAD
    assert go(T2, body(0, 500, 270), (500, 320)).grounds == DIFFICULT
    assert go(T2, body(0, 100, 280), (100, 320)).grounds == WATER
    both = table_of(ground([0, 0, 300, 300], "road"), ground([0, 0, 300, 300], "difficult"))
    assert go(both, body(0, 100, 100), (100, 140)).grounds == DIFFICULT


@pytest.mark.parametrize(
    ("grounds", "most", "halved"),
    [
        (ROAD, 150, 80),
        (ROAD | OPEN, 100, 50),
        (OPEN | WATER, 100, 50),
        (OPEN | DIFFICULT, 50, 30),
        (ROAD | VAULTED, 50, 30),
        (OPEN | CLIMBED, 50, 30),
    ],
)
def test_the_most_restrictive_ground_counts(grounds: int, most: int, halved: int) -> None:
    """[FW-MOVE-01] to [FW-MOVE-05], [FW-MOVE-07], [FW-MOVE-09], [FW-CLIMB-01], [FW-SWIM-01], [FW-R-21] G-08"""
    assert allowance(grounds) == most
    assert allowance(grounds, halved=True) == halved
    assert allowance(grounds, leaving=True) == min(100, most)
    assert allowance(grounds, risky=True) == (100 if grounds == OPEN | CLIMBED else most)


def test_an_npcs_value_stands_for_road_and_open_ground() -> None:
    """[FW-R-65] G-08"""
    assert [allowance(grounds, 150) for grounds in (ROAD, OPEN, WATER, DIFFICULT, CLIMBED)] == [150, 150, 100, 50, 50]
    assert [allowance(grounds, 100) for grounds in (ROAD, OPEN, WATER)] == [100, 100, 100]


def test_leaving_a_melee_leads_100_mm_at_most() -> None:
    """[FW-W-05] [FW-MELEE-18] [FW-R-31]"""
    mover, others = body(0, 300, 300), (body(1, 325, 300), body(2, 275, 300, side=NPCS))
    assert is_legal(go(empty_table(), mover, (300, 200), others=others, leaving=True), leaving=True)
    assert not is_legal(go(empty_table(), mover, (300, 199), others=others, leaving=True), leaving=True)


def test_climbing_the_diner() -> None:
    """[FW-W-19] [FW-CLIMB-01] [FW-CLIMB-02] [FW-CLIMB-04] [FW-R-16] [FW-R-18] G-10"""
    mover = body(0, 233, 140)
    normal = go(T1, mover, (233, 140, 50))
    assert (normal.hanging, normal.length, is_legal(normal)) == (True, 5000, True)
    risky = go(T1, mover, (233, 140, 60), (210, 140, 60))
    assert (risky.hanging, risky.length, risky.highest, risky.foot) == (False, 8300, 60, (233, 140, 0))
    assert is_legal(risky, risky=True)
    assert not is_legal(risky)
    down = go(T1, body(0, 210, 140, 60), (233, 140, 60), (233, 140, 0))
    assert (down.fault, down.length, down.hanging) == ("", 8300, False)
    hanging = go(T1, body(0, 233, 140, 50), (233, 140, 60), (210, 140, 60))
    assert (hanging.length, is_legal(hanging)) == (3300, True)


@pytest.mark.parametrize(
    ("mover", "path", "fault"),
    [
        (body(0, 239, 140), [(239, 140, 50)], "no-face"),  # 6.5 mm away
        (body(0, 233, 140), [(233, 140, 61)], "no-face"),  # above the roof
        (body(0, 233, 140), [(233, 140, 60), (226, 140, 60)], "no-surface"),  # not yet on the roof
        (body(0, 233, 140), [(233, 140, 60), (233, 190, 60)], "no-surface"),  # along the edge, in the air
        (body(0, 233, 140, 30), [(210, 140, 30)], "no-surface"),
        (body(0, 233, 140), [(220, 140, 30)], "bent"),
        (body(0, 180, 175), [(180, 175, 40)], "no-face"),  # in a room there is nothing to climb
        (body(0, 210, 140, 60), [(300, 140, 60)], "no-surface"),  # nobody jumps
    ],
)
def test_there_is_no_other_way_up_or_down(mover: Body, path: list[tuple[int, int, int]], fault: str) -> None:
    """[FW-CLIMB-01] [FW-R-18] [FW-R-19] G-07, G-10"""
    assert go(T1, mover, *path).fault == fault


def test_a_ladder_leads_through_the_floor() -> None:
    """[FW-CLIMB-01] G-10 Within 5 mm of its point, between its heights."""
    assert go(T3, body(0, 350, 345), (350, 345, 60)).fault == ""
    assert go(T3, body(0, 347, 341), (347, 341, 60)).fault == ""
    assert go(T3, body(0, 346, 340), (346, 340, 60)).fault == "no-face"
    assert go(T3, body(0, 350, 345), (350, 345, 61)).fault == "no-face"
    half = go(T3, body(0, 350, 345), (350, 345, 30))
    assert (half.fault, half.hanging, half.foot) == ("", True, (350, 345, 0))


def test_what_stands_in_the_way() -> None:
    """[FW-MOVE-07] [FW-MOVE-08] [FW-R-21] [FW-R-36] G-09"""
    wall = go(T1, body(0, 180, 480), (225, 480))
    assert (wall.fault, wall.piece and wall.piece.id) == ("piece", "T1-11")
    house = go(T1, body(0, 250, 140), (180, 140))
    assert (house.fault, house.piece and house.piece.id) == ("piece", "T1-01")
    window = go(T1, body(0, 175, 100), (175, 160))
    assert window.fault == "piece"
    bus = go(T1, body(0, 460, 160), (460, 240))
    assert (bus.fault, bus.piece and bus.piece.id) == ("piece", "T1-03")
    over = go(T1, body(0, 240, 240), (240, 280))
    assert (over.fault, over.grounds & VAULTED) == ("", VAULTED)
    on_it = go(T1, body(0, 240, 240), (240, 260))
    assert (on_it.fault, on_it.piece and on_it.piece.id) == ("end-piece", "T1-07")
    thicket = go(T1, body(0, 60, 426), (60, 466))
    assert (thicket.fault, thicket.grounds) == ("", OPEN | DIFFICULT)
    assert go(T1, body(0, 250, 175), (180, 175)).fault == ""  # through the door


def test_half_a_millimetre_is_no_collision() -> None:
    """G-09, G-20: a base of 25 mm passes a wall at 12 mm, not at 11."""
    table = table_of(block([100, 100, 200, 110], 45))
    assert go(table, body(0, 60, 122), (160, 122)).fault == ""
    assert go(table, body(0, 60, 121), (160, 121)).fault == "piece"


def test_figures_in_the_way() -> None:
    """[FW-MOVE-08] [FW-R-34] [FW-R-36] Allies are passed through, enemies are not; nobody is ended on."""
    mover, ally, enemy = body(0, 300, 300), body(2, 300, 340), body(1, 300, 340)
    table = empty_table()
    assert go(table, mover, (300, 380), others=(ally,)).fault == ""
    assert go(table, mover, (300, 350), others=(ally,)).fault == "end-figure"
    crossed = go(table, mover, (300, 380), others=(enemy,))
    assert (crossed.fault, crossed.figure) == ("enemy", 1)
    charge = go(table, mover, (300, 315), others=(enemy,))
    assert (charge.fault, [one.index for one in charge.contacts]) == ("", [1])
    assert go(table, mover, (300, 313), others=(enemy,)).contacts == []
    brushed = go(table, body(0, 326, 300), (326, 390), others=(enemy,))
    assert (brushed.fault, brushed.figure) == ("touched", 1)
    above = body(1, 300, 340, 60)
    assert go(table, mover, (300, 380), others=(above,)).fault == ""


@pytest.mark.parametrize(
    ("path", "fault"), [([], "nowhere"), ([(300, 300)], "nowhere"), ([(300, 12)], "off-table"), ([(300, 13)], "")]
)
def test_a_path_leads_somewhere_on_the_table(path: list[tuple[int, int]], fault: str) -> None:
    """[FW-MOVE-08] G-01"""
    assert go(empty_table(), body(0, 300, 300), *path).fault == fault


def test_rooms_are_entered_in_order_and_from_outside() -> None:
    """[FW-R-59] [FW-NPC-01] G-18"""
    both = go(T1, body(0, 250, 175), (100, 175))
    assert [T1.rooms[number].id for number in both.rooms] == ["T1-01b", "T1-01a"]
    assert [T1.rooms[number].id for number in go(T1, body(0, 180, 175), (100, 175)).rooms] == ["T1-01a"]
    assert go(T1, body(0, 180, 175), (180, 190)).rooms == []
    assert go(T1, body(0, 250, 175), (214, 175)).rooms == []  # only its border
    up = go(T3, body(0, 350, 345), (350, 345, 60))
    assert [T3.rooms[number].id for number in up.rooms] == ["T3-01c"]


def test_a_fall_ends_at_the_foot_or_beside_who_stands_there() -> None:
    """[FW-R-16] The nearest free point; of several the one with the smaller x, then y."""
    mover = body(0, 300, 300)
    assert landing(empty_table(), [mover], mover, 300, 300, 0) == (300, 300, 0)
    assert landing(empty_table(), [mover, body(1, 300, 300)], mover, 300, 300, 0) == (275, 300, 0)
    assert landing(empty_table(), [mover, body(1, 310, 300)], mover, 300, 300, 0) == (285, 300, 0)


def test_where_a_figure_can_be_put_down() -> None:
    """[FW-MOVE-08] [FW-R-87]"""
    assert why_not_stand(T1, [], -1, 300, 300, 0, 25) == ""
    assert why_not_stand(T1, [], -1, 12, 300, 0, 25) == "off-table"
    assert why_not_stand(T1, [], -1, 200, 259, 0, 25) == "end-piece"
    assert why_not_stand(T1, [], -1, 140, 175, 0, 25) == ""  # in the doorway
    assert why_not_stand(T1, [], -1, 140, 210, 0, 25) == "end-piece"  # in the wall
    assert why_not_stand(T1, [], -1, 140, 175, 60, 25) == ""  # on the roof
    assert why_not_stand(T1, [], -1, 300, 300, 60, 25) == "no-surface"
    assert why_not_stand(T1, [body(1, 310, 300)], -1, 300, 300, 0, 25) == "end-figure"
    assert why_not_stand(T1, [body(1, 310, 300)], 1, 300, 300, 0, 25) == ""
