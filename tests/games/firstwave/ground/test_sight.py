"""Sight and cover: the catalog's worked examples, and each clause of G-12 to G-14 by itself."""

import pytest

from tests.games.firstwave.ground.things import block, body, table_of
from warbox.games.firstwave.ground.look import look
from warbox.games.firstwave.ground.sight import CLEAR, HARD, SOFT, UNSEEN, sight
from warbox.games.firstwave.pieces.body import Body
from warbox.games.firstwave.tables.table import Table, empty_table
from warbox.games.firstwave.tables.table_file import READY_TABLES


def seen(table: Table, looker: Body, target: Body, *others: Body, smoke: tuple[tuple[int, int], ...] = ()) -> int:
    found = sight(table, [looker, target, *others], [*smoke], looker, target)
    assert look(table, [looker, target, *others], [*smoke], looker, target).cover == found
    return found


WALL = block([250, 115, 350, 121], 18)
HEDGE = block([250, 245, 350, 255], 25, "light")
HALF_WAY = block([250, 247, 350, 253], 18)


def test_a_low_wall_covers_who_is_behind_it_and_does_not_hamper_him() -> None:
    """[FW-W-06] [FW-LOS-04] [FW-LOS-05] [FW-SHOOT-09]"""
    first, second = body(0, 300, 100), body(1, 300, 400)
    assert seen(table_of(WALL), first, second) == CLEAR
    assert seen(table_of(WALL), second, first) == HARD


def test_the_classes_of_cover() -> None:
    """[FW-W-07] [FW-COVER-01] [FW-COVER-02] [FW-COVER-05] [FW-COVER-06] [FW-R-42]"""
    first, second, between = body(0, 300, 100), body(1, 300, 400), body(2, 300, 250)
    assert seen(table_of(HEDGE), first, second) == SOFT
    assert seen(empty_table(), first, second, between) == SOFT
    assert seen(table_of(HALF_WAY), first, second) == HARD
    assert seen(table_of(HEDGE, HALF_WAY), first, second, between) == HARD
    assert seen(empty_table(), first, second) == CLEAR


@pytest.mark.parametrize(
    ("looker", "target", "expected"),
    [
        ((175, 175), (300, 175), SOFT),
        ((200, 175), (300, 175), CLEAR),
        ((175, 175), (120, 40), UNSEEN),
        ((300, 480), (100, 490), UNSEEN),
    ],
)
def test_doors_and_walls_of_the_diner(looker: tuple[int, int], target: tuple[int, int], expected: int) -> None:
    """[FW-W-20] [FW-COVER-01] [FW-LOS-06] [FW-R-43]"""
    assert seen(READY_TABLES["T1"], body(0, *looker), body(1, *target)) == expected


def test_the_cause_is_named() -> None:
    """[FW-COVER-05] The heaviest cover; a door is named by its building."""
    table = table_of({**HEDGE, "id": "hedge"}, {**HALF_WAY, "id": "wall"})
    told = look(table, [], [], body(0, 300, 100), body(1, 300, 400))
    assert told.piece is not None
    assert told.piece.id == "wall"
    diner = look(READY_TABLES["T1"], [], [], body(0, 175, 175), body(1, 300, 175))
    assert diner.piece is not None
    assert (diner.piece.id, diner.door, diner.figure) == ("T1-01", True, -1)
    between = body(2, 300, 250)
    assert look(empty_table(), [between], [], body(0, 300, 100), body(1, 300, 400)).figure == 2
    hidden = look(READY_TABLES["T1"], [], [], body(0, 300, 480), body(1, 100, 490))
    assert hidden.piece is not None
    assert (hidden.piece.id, hidden.cover) == ("T1-11", UNSEEN)
    assert look(empty_table(), [], [(300, 250)], body(0, 300, 100), body(1, 300, 400)).smoke


def test_every_ray_is_told() -> None:
    """[FW-LOS-04] Rays over the low wall are clear, those below are blocked."""
    told = look(table_of(WALL), [], [], body(1, 300, 400), body(0, 300, 100))
    assert len(told.rays) == 27
    assert {(int(ray.z), ray.state) for ray in told.rays} >= {(1, "blocked"), (31, "clear")}


def test_light_cover_never_blocks() -> None:
    """[FW-R-43]"""
    wood = block([200, 150, 400, 350], 200, "light")
    assert seen(table_of(wood), body(0, 300, 100), body(1, 300, 400)) == SOFT


def test_who_stands_at_light_cover_looks_through_it() -> None:
    """[FW-LOS-05] Within 5 mm: a base of 25 mm, 18 mm from the hedge, touches it not."""
    hedge = block([250, 120, 350, 130], 200, "light")
    assert seen(table_of(hedge), body(0, 300, 103), body(1, 300, 400)) == CLEAR
    assert seen(table_of(hedge), body(0, 300, 102), body(1, 300, 400)) == SOFT


def test_a_wall_above_the_eyes_hides_even_from_who_stands_at_it() -> None:
    """[FW-LOS-06] It drops the rays that it stops: one sees past its end, without cover."""
    wall = block([250, 115, 301, 121], 45)
    assert seen(table_of(wall), body(0, 270, 100), body(1, 270, 400)) == UNSEEN
    assert seen(table_of(wall), body(0, 300, 100), body(1, 312, 200)) == CLEAR
    assert seen(table_of(wall), body(0, 300, 90), body(1, 312, 200)) == HARD


def test_a_figure_in_contact_with_the_target_gives_no_cover() -> None:
    """[FW-R-42]"""
    looker, target = body(0, 300, 100), body(1, 300, 400)
    assert seen(empty_table(), looker, target, body(2, 300, 374)) == CLEAR
    assert seen(empty_table(), looker, target, body(2, 300, 373)) == SOFT


def test_a_low_figure_gives_no_cover_to_who_is_above_it() -> None:
    """[FW-COVER-06] From a roof one looks over a dog."""
    dog = body(2, 300, 195, 0, "animal")
    assert seen(empty_table(), body(0, 300, 100, 60), body(1, 300, 250), dog) == CLEAR
    assert seen(empty_table(), body(0, 300, 100), body(1, 300, 250), dog) == SOFT


def test_smoke_stops_all_sight_at_any_height() -> None:
    """[FW-LOS-07] [FW-MUNITION-13] [FW-R-82] Also for who stands in it."""
    looker, target = body(0, 300, 100), body(1, 300, 400)
    assert seen(empty_table(), looker, target, smoke=((300, 250),)) == UNSEEN
    assert seen(empty_table(), body(0, 300, 100, 200), target, smoke=((300, 250),)) == UNSEEN
    assert seen(empty_table(), looker, target, smoke=((300, 100),)) == UNSEEN
    assert seen(empty_table(), looker, target, smoke=((300, 400),)) == UNSEEN
    assert seen(empty_table(), looker, target, smoke=((360, 250),)) == CLEAR


def test_sight_need_not_be_mutual() -> None:
    """[FW-LOS-03] Over a wall of 30 mm a dog sees the head of a tall robot, whose eyes at 40 mm do not see the dog."""
    wall = block([200, 240, 400, 250], 30)
    dog, robot = body(0, 300, 200, 0, "animal"), body(1, 300, 300, 0, "robot_construction")
    assert seen(table_of(wall), dog, robot) == HARD
    assert seen(table_of(wall), robot, dog) == UNSEEN


def test_touching_a_face_is_not_being_behind_it() -> None:
    """[FW-LOS-04] Rays along the side of a wall are free: only its open interior obstructs."""
    looker, target = body(0, 300, 100), body(1, 300, 210)  # the outermost ray runs through (310, 200)
    assert seen(table_of(block([310, 150, 330, 200], 60)), looker, target) == CLEAR
    assert seen(table_of(block([309, 150, 330, 200], 60)), looker, target) == HARD


def test_somebody_on_a_roof_is_not_touched_by_it() -> None:
    """[FW-LOS-05] From the middle of a roof the edge covers who stands below."""
    table = READY_TABLES["T1"]
    assert seen(table, body(0, 140, 175, 60), body(1, 300, 175)) == HARD
    assert seen(table, body(0, 210, 175, 60), body(1, 300, 175)) == CLEAR


def test_the_floor_between_two_storeys_is_opaque() -> None:
    """[FW-LOS-06] Straight above one another, also where all rays are upright."""
    table = READY_TABLES["T3"]
    assert seen(table, body(0, 260, 300), body(1, 260, 300, 60)) == UNSEEN
    assert seen(table, body(0, 260, 300, 60), body(1, 350, 300, 60)) == CLEAR


def test_windows_are_looked_through() -> None:
    """[FW-LOS-01] Without a door's cover; the wall below is heavy for rays that come from farther inside."""
    assert seen(READY_TABLES["T1"], body(0, 175, 160), body(1, 175, 60)) == CLEAR
    assert seen(READY_TABLES["T1"], body(0, 175, 200), body(1, 175, 60)) == HARD


def test_a_figure_beyond_all_measure_is_refused() -> None:
    """No product may wrap silently."""
    with pytest.raises(ValueError, match="between 0 and 4096"):
        seen(empty_table(), body(0, 300, 100), body(1, 5000, 100))
