"""The map: labels, directions, cliffs, what a step costs."""

from itertools import pairwise

import pytest

from tests.games.tideofiron.grounds import ground
from warbox.games.tideofiron.map.ground import MOST_ROWS, SQUAD, TRUCK, VEHICLE, Ground
from warbox.games.tideofiron.scenarios.scenario import drift_direction
from warbox.games.tideofiron.scenarios.scenario_file import SCENARIOS

NO = -1


def cost(board: Ground, mover: int, one: str, other: str) -> int:
    return board.cost(mover, board.cell(one), board.cell(other))


@pytest.mark.parametrize(("columns", "rows"), [(1, 1), (15, 15), (26, MOST_ROWS)])
def test_hexes_have_labels(columns: int, rows: int) -> None:
    """[TOI-GEO-02] [TOI-GEO-05] [TOI-MOVE-06]"""
    board = ground(columns=columns, rows=rows)
    assert [board.cell(board.label(cell)) for cell in range(board.size)] == list(range(board.size))
    assert board.label(0) == "A01"
    for label in ["", "A1", "A001", "a01", "A00", "AB1", "1A1", "A-1", f"A{rows + 1:02}", "Ä01", "A²1"]:
        assert board.cell(label) == NO
    assert board.label(NO) == "-"


def test_odd_columns_lie_half_a_hex_lower() -> None:
    """[TOI-GEO-01] [TOI-GEO-02] [TOI-GEO-03] [TOI-GEO-04] Clockwise from north."""
    board = ground()
    assert [board.label(cell) for cell in board.around(board.cell("C05"))] == ["C04", "D04", "D05", "C06", "B05", "B04"]
    assert [board.label(cell) for cell in board.around(board.cell("D05"))] == ["D04", "E05", "E06", "D06", "C06", "C05"]
    assert [board.label(cell) for cell in board.around(board.cell("A01"))] == ["B01", "A02"]
    assert board.distance(board.cell("B04"), board.cell("C09")) == 5
    assert board.distance(board.cell("C05"), board.cell("F07")) == 4
    assert board.direction(board.cell("C05"), board.cell("D05")) == 2
    assert board.direction(board.cell("C05"), board.cell("E05")) == NO


def test_drift_goes_straight_and_may_leave_the_map() -> None:
    """[TOI-GEO-05] [TOI-R-67] [TOI-EX-16] Three to the south of F06; six to the north is beyond the map."""
    board = ground()
    target = board.cell("F06")
    assert board.label(board.shifted(target, 3, 3)) == "F09"
    assert board.shifted(target, 0, 6) == NO
    assert board.label(board.shifted(target, 1, 4)) == "J04"
    assert [drift_direction(SCENARIOS[0], face) for face in range(1, 7)] == [0, 1, 2, 3, 4, 5]
    assert [drift_direction(SCENARIOS[3], face) for face in range(1, 7)] == [1, 2, 3, 4, 5, 0]


@pytest.mark.parametrize(
    ("name", "depth", "squad", "vehicle"),
    [
        ("clear", "none", 3, 3),
        ("rough", "none", 6, 3),
        ("woods", "none", 6, 9),
        ("building", "none", 6, NO),
        ("bridge", "none", 3, 3),
        ("pond", "none", NO, NO),
        ("stream", "fordable", 6, 12),
        ("stream", "deep", 9, NO),
        ("stream", "flooded", NO, NO),
    ],
)
def test_terrain_costs_thirds_of_a_movement_point(name: str, depth: str, squad: int, vehicle: int) -> None:
    """[TOI-MOVE-02] [TOI-GEO-13] [TOI-TERRAIN-03] [TOI-TERRAIN-04] [TOI-TERRAIN-05] [TOI-TERRAIN-10] [TOI-TERRAIN-11]
    [TOI-TERRAIN-12] [TOI-TERRAIN-13] [TOI-TERRAIN-14] [TOI-TERRAIN-21]"""
    board = ground(f"C06={name}", depth=depth)
    assert cost(board, SQUAD, "C05", "C06") == squad
    assert cost(board, VEHICLE, "C05", "C06") == vehicle
    assert cost(board, TRUCK, "C05", "C06") == vehicle
    assert board.can_enter(SQUAD, board.cell("C06")) == (squad != NO)
    assert board.can_enter(VEHICLE, board.cell("C06")) == (vehicle != NO)
    assert cost(board, SQUAD, "C06", "C05") == 3
    assert cost(board, SQUAD, "C05", "C07") == NO


def test_a_road_costs_one_whatever_the_terrain() -> None:
    """[TOI-TERRAIN-06] [TOI-TERRAIN-07] [TOI-R-53] [TOI-UNIT-26] [TOI-TERRAIN-17] Only across a hexside with a link."""
    board = ground("C06=woods C07=woods C07:L1 road C05-C06-C07")
    assert [cost(board, mover, "C05", "C06") for mover in (SQUAD, VEHICLE, TRUCK)] == [3, 3, 1]
    assert [cost(board, mover, "C06", "C07") for mover in (SQUAD, VEHICLE, TRUCK)] == [3, 3, 1]  # uphill
    assert [cost(board, mover, "C07", "C06") for mover in (SQUAD, VEHICLE, TRUCK)] == [3, 3, 1]
    assert [cost(board, mover, "B05", "C06") for mover in (SQUAD, VEHICLE, TRUCK)] == [6, 9, 9]  # beside the road
    assert board.road(board.cell("C05"), board.cell("C06"))
    assert not board.road(board.cell("C05"), board.cell("C04"))
    assert not board.road(board.cell("C05"), board.cell("C07"))


def test_a_building_ignores_the_road() -> None:
    """[TOI-TERRAIN-21] [TOI-R-53] [TOI-R-54]"""
    board = ground("C06=building C07=building C07:L1 road C05-C06-C07")
    assert [cost(board, mover, "C05", "C06") for mover in (SQUAD, VEHICLE, TRUCK)] == [6, NO, NO]
    assert cost(board, SQUAD, "C06", "C07") == 9


def test_a_road_leads_over_a_bridge_and_through_a_ford() -> None:
    """[TOI-TERRAIN-14] [TOI-R-53] [TOI-R-56]"""
    board = ground("C06=bridge C07=stream road C05-C06-C07", depth="deep")
    assert [cost(board, mover, "C05", "C06") for mover in (SQUAD, VEHICLE, TRUCK)] == [3, 3, 1]
    assert [cost(board, mover, "C06", "C07") for mover in (SQUAD, VEHICLE, TRUCK)] == [3, 3, 1]
    pond = ground("C06=pond road C05-C06")
    assert cost(pond, TRUCK, "C05", "C06") == NO


def test_hills_cost_one_more_uphill() -> None:
    """[TOI-TERRAIN-16] [TOI-R-54] From any level to the next; not on the level, not downhill."""
    board = ground("C06:L1 C07:L1 C08:L2 C09:L1 C10=woods C09=woods")
    assert [cost(board, SQUAD, f"C{row:02}", f"C{row + 1:02}") for row in range(5, 10)] == [6, 3, 6, 6, 6]
    assert cost(board, SQUAD, "C10", "C09") == 9
    assert cost(board, VEHICLE, "C10", "C09") == 12


def test_cliffs_cannot_be_crossed() -> None:
    """[TOI-TERRAIN-18] [TOI-R-55] [TOI-GEO-14] Both ways, even if somebody drew a road."""
    board = ground("C06:L2 road C05-C06")
    for mover in (SQUAD, VEHICLE, TRUCK):
        assert cost(board, mover, "C05", "C06") == NO
        assert cost(board, mover, "C06", "C05") == NO
    assert board.cliff(board.cell("C05"), board.cell("C06"))
    assert not ground("C05:L1 C06:L2").cliff(board.cell("C05"), board.cell("C06"))


def test_a_truck_drives_twelve_hexes_of_road() -> None:
    """[TOI-EX-07] [TOI-EX-08] [TOI-R-91] Four movement points are twelve thirds."""
    labels = [f"{column}05" for column in "ABCDEFGHIJKLMN"]
    board = ground("road " + "-".join(labels))
    spent = [cost(board, TRUCK, one, other) for one, other in pairwise(labels)]
    assert spent == [1] * 13
    assert 12 - cost(board, TRUCK, "A05", "B05") - 3 * cost(board, TRUCK, "B05", "B06") == 2
