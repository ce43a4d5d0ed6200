"""A board of squares. A cell is an index, row by row from the first corner; what lies between two cells is an edge.

An edge has twice the index of its first cell (the one before it in its row, or above it), plus 1 if the other lies in
the next row. So every cell owns two edges, of which those on the rim are never used.
"""

from typing import Final

NOWHERE: Final = -1


class Grid:
    def __init__(self, columns: int, rows: int) -> None:
        if columns < 1 or rows < 1:
            raise ValueError(f"a grid has at least one column and one row, not {columns} and {rows}")
        self.columns: Final = columns
        self.rows: Final = rows
        self.size: Final = columns * rows
        self.neighbours: Final = [self._beside(cell) for cell in range(columns * rows)]
        self.edges: Final = [
            [self.edge(cell, other) for other in self.neighbours[cell]] for cell in range(columns * rows)
        ]

    def cell(self, column: int, row: int) -> int:
        """NOWHERE beyond the rim."""
        inside = 0 <= column < self.columns and 0 <= row < self.rows
        return row * self.columns + column if inside else NOWHERE

    def column(self, cell: int) -> int:
        return cell % self.columns

    def row(self, cell: int) -> int:
        return cell // self.columns

    def _beside(self, cell: int) -> list[int]:
        """The cells that share an edge, in the order of their indices."""
        column, row = cell % self.columns, cell // self.columns
        around = [(column, row - 1), (column - 1, row), (column + 1, row), (column, row + 1)]
        found = [self.cell(one[0], one[1]) for one in around]
        return [one for one in found if one != NOWHERE]

    def around(self, cell: int) -> list[int]:
        """The up to eight cells that share an edge or a corner, in the order of their indices."""
        column, row = self.column(cell), self.row(cell)
        found: list[int] = []
        for down in (-1, 0, 1):
            for right in (-1, 0, 1):
                other = self.cell(column + right, row + down)
                if other not in (NOWHERE, cell):
                    found.append(other)
        return found

    def edge(self, first: int, second: int) -> int:
        """The edge between two cells, in either order; NOWHERE if they share none."""
        if second < first:
            first, second = second, first
        if second == first + self.columns:
            return 2 * first + 1
        if second == first + 1 and second % self.columns:
            return 2 * first
        return NOWHERE

    def sides(self, edge: int) -> tuple[int, int]:
        """The two cells that an edge lies between; NOWHERE for the second if it lies on the rim."""
        cell = edge // 2
        column, row = self.column(cell), self.row(cell)
        return cell, self.cell(column, row + 1) if edge % 2 else self.cell(column + 1, row)

    def in_line(self, first: int, second: int) -> bool:
        """Whether two cells lie in one row or one column."""
        return self.column(first) == self.column(second) or self.row(first) == self.row(second)

    def steps(self, first: int, second: int) -> int:
        """Steps from one to the other across edges."""
        return abs(self.column(first) - self.column(second)) + abs(self.row(first) - self.row(second))

    def moves(self, first: int, second: int) -> int:
        """Steps from one to the other across edges and corners."""
        return max(abs(self.column(first) - self.column(second)), abs(self.row(first) - self.row(second)))
