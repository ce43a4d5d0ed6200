"""Square grids and the compass."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from warbox.geometry import compass
from warbox.geometry.grid import NOWHERE, Grid


@given(st.integers(1, 7), st.integers(1, 7))
def test_neighbours_share_an_edge_that_has_them_as_its_sides(columns: int, rows: int) -> None:
    grid = Grid(columns, rows)
    for cell in range(grid.size):
        assert grid.cell(grid.column(cell), grid.row(cell)) == cell
        assert grid.neighbours[cell] == sorted(other for other in range(grid.size) if grid.steps(cell, other) == 1)
        assert grid.around(cell) == [other for other in range(grid.size) if grid.moves(cell, other) == 1]
        for other, edge in zip(grid.neighbours[cell], grid.edges[cell], strict=True):
            assert grid.edge(other, cell) == edge
            assert grid.sides(edge) == (min(cell, other), max(cell, other))
            assert grid.in_line(cell, other)
    edges = {edge for some in grid.edges for edge in some}
    assert len(edges) == (columns - 1) * rows + columns * (rows - 1)
    for edge in range(2 * grid.size):
        assert (grid.sides(edge)[1] == NOWHERE) == (edge not in edges)


def test_cells_that_are_not_adjacent_share_no_edge() -> None:
    grid = Grid(6, 9)
    assert grid.edge(5, 6) == NOWHERE  # the end of a row and the beginning of the next
    assert grid.edge(0, 2) == grid.edge(3, 3) == NOWHERE
    assert not grid.in_line(0, 7)
    with pytest.raises(ValueError, match="at least one column"):
        Grid(0, 2)


@pytest.mark.parametrize("direction", range(8))
def test_the_compass_turns_clockwise_from_north(direction: int) -> None:
    assert compass.towards(compass.EAST[direction], compass.NORTH[direction]) == direction
    assert compass.turned(direction, 9) == compass.turned(direction, -7) == (direction + 1) % 8
    assert compass.relative(direction, direction) == 0
    assert compass.relative((direction + 2) % 8, direction) == 2


def test_no_direction_leads_further_than_a_neighbour() -> None:
    assert compass.towards(0, 0) == compass.towards(2, 0) == compass.towards(0, -2) == compass.NO_DIRECTION
