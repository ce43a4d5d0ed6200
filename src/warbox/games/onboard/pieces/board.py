"""The board: 54 cells, the edges between them, and the neighbours of a cell. Constants of the box.

A *cell* is an index row by row from the north-west corner: A1 is 0, F1 is 5, A2 is 6. An *edge* is twice the index of
its west or north cell, plus 1 if the other cell lies to the south. Everything that can block lies on an edge.
"""

from typing import Final

from warbox.engine.content import load
from warbox.engine.kinds import Choice
from warbox.engine.notation import ParseError
from warbox.geometry import grid
from warbox.geometry.grid import Grid

PACKAGE: Final = "warbox.games.onboard"
CONTENT: Final = load(PACKAGE, "game.toml")
CONSTANTS: Final = CONTENT.table("constants")
COMPONENTS: Final = CONTENT.table("components")  # [OB-COMP-01]

ATTACK: Final = 0
DEFENCE: Final = 1
TEAMS: Final = ["attack", "defence"]
TEAM_COUNT: Final = COMPONENTS.number("decks", 2, 2)

# with two players only the first two are played; a seat's team is its number % 2, its partner two further on
SEATS: Final = ["A1", "D1", "A2", "D2"]
SECOND: Final = 2  # what to add to a team's number for its second seat; its first seat has the team's number
SEAT_COUNT: Final = len(SEATS)

COLUMNS: Final = CONSTANTS.texts("columns")
COLUMN_COUNT: Final = len(COLUMNS)
ROW_COUNT: Final = len(CONSTANTS.items("rows"))
CELL_COUNT: Final = COLUMN_COUNT * ROW_COUNT  # [OB-CELL-01] 54 cells, A1 to F9
EDGE_COUNT: Final = 2 * CELL_COUNT  # those on the rim of the board are never used
TILE_SIZE: Final = 3  # [OB-R-06] six tiles of 3 x 3 cells, in two columns and three rows

# [OB-CELL-05] [OB-R-06] names belong to places on the board, whatever tiles lie there
CELLS: Final = [f"{column}{row}" for row in range(1, ROW_COUNT + 1) for column in COLUMNS]

BITS: Final = [2**cell for cell in range(CELL_COUNT)]  # sets of cells are numbers; a shift by a variable is not safe


NOWHERE: Final = grid.NOWHERE
GRID: Final = Grid(COLUMN_COUNT, ROW_COUNT)
NEIGHBOURS: Final = GRID.neighbours  # [OB-CELL-03] [OB-R-13] the cells that share an edge; never diagonal ones
EDGES_OF: Final = GRID.edges


def edge_between(first: int, second: int) -> int:
    """The edge of two adjacent cells, in either order; NOWHERE if they are not adjacent."""
    return GRID.edge(first, second)


def name_of_edge(edge: int) -> str:
    """`A3|A4`, the west or north cell first; nothing for the rim."""
    cell, other = GRID.sides(edge)
    return "" if other == NOWHERE else f"{CELLS[cell]}|{CELLS[other]}"


EDGES: Final = [name_of_edge(edge) for edge in range(EDGE_COUNT)]
REAL_EDGES: Final = [edge for edge in range(EDGE_COUNT) if EDGES[edge]]


def cells_of(edge: int) -> tuple[int, int]:
    """The two cells that an edge lies between."""
    return GRID.sides(edge)


def in_line(first: int, second: int) -> bool:
    """[OB-LOF-02] Whether two cells lie in one row or one column."""
    return GRID.in_line(first, second)


def distance(first: int, second: int) -> int:
    """[OB-CARD-05] [OB-R-24] The number of cells from one to the other along a row or a column."""
    return GRID.steps(first, second)


class CellKind(Choice):
    """`C4`; `c4` is taken, too."""

    def read(self, text: str) -> object:
        return super().read(text.upper())

    def fits(self, text: str) -> bool:
        return text.upper() in self.places


class EdgeKind(Choice):
    """`C3|C4`, its cells in either order."""

    def read(self, text: str) -> object:
        first, bar, second = text.partition("|")
        if not bar:
            raise ParseError(self.why, text)
        edge = edge_between(CELL.index(first.upper()), CELL.index(second.upper()))
        if edge == NOWHERE:
            raise ParseError("these cells share no edge", text)
        return EDGES[edge]

    def fits(self, text: str) -> bool:
        return "|" in text


CELL: Final = CellKind("CELL", CELLS, "a cell is a column A to F and a row 1 to 9, as in C4")
EDGE: Final = EdgeKind("CELL|CELL", EDGES, "an edge is written CELL|CELL, as in C3|C4")
TEAM: Final = Choice("TEAM", TEAMS, "a team is attack or defence")
SEAT: Final = Choice("SEAT", SEATS, f"a seat is one of {', '.join(SEATS)}")


def cells_in(mask: int) -> list[int]:
    """The cells of a set."""
    return [cell for cell in range(CELL_COUNT) if mask & BITS[cell]]
