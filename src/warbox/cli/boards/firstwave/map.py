"""The table from above in text, north on top: a sign is 10 mm wide and 20 mm high."""

from functools import cache

from rich.text import Text

from warbox.games.firstwave.ground.shapes import OUTSIDE, where
from warbox.games.firstwave.ground.terrain import ground_at
from warbox.games.firstwave.shape import Shown, ShownFigure
from warbox.games.firstwave.tables.piece import BUILDING, COVER, DIFFICULT, HEAVY, ROAD, WATER, Piece
from warbox.games.firstwave.tables.table import Table, empty_table, with_pieces
from warbox.games.firstwave.tables.table_file import READY_TABLES, TableReader

WIDE = 10  # millimetres of a sign
HIGH = 20
STYLES = {"A": "bold cyan", "B": "bold yellow", "N": "bold red"}
LOW = 25  # what is no higher can be stepped over
GROUNDS = {ROAD: ("·", "dim"), WATER: ("~", "blue"), DIFFICULT: (",", "dim yellow")}


def table_of(shown: Shown) -> Table:
    """The table of a view: one of the box, one of somebody's own, or what has been laid of either so far."""
    if shown.map is not None:
        table = TableReader(0).read(shown.map)
    else:
        table = READY_TABLES.get(shown.table) or empty_table(shown.width, shown.height)
    if not shown.pile:
        return table
    pieces = {piece.id: piece for piece in table.pieces}
    laid = [(pieces[one.piece], one) for one in shown.laid if one.piece in pieces]
    return with_pieces(table, [piece.moved(one.x - int(piece.x0), one.y - int(piece.y0)) for piece, one in laid])


@cache
def ready_lines(name: str) -> tuple[str, ...]:
    return tuple(terrain_lines(READY_TABLES[name]))


def terrain_lines(table: Table) -> list[str]:
    """The signs of the terrain, a text a line, from the north."""
    lines = []
    for row in range(int(table.height) // HIGH - 1, -1, -1):
        y = row * HIGH + HIGH // 2
        lines.append(
            "".join(sign_at(table, column * WIDE + WIDE // 2, y) for column in range(int(table.width) // WIDE))
        )
    return lines


def sign_at(table: Table, x: int, y: int) -> str:
    for piece in table.pieces:
        if piece.kind != BUILDING and piece.kind != COVER:
            continue
        if not (
            piece.x0 - WIDE // 2 <= x <= piece.x1 + WIDE // 2 and piece.y0 - HIGH // 2 <= y <= piece.y1 + HIGH // 2
        ):
            continue
        if piece.kind == BUILDING:
            if piece.x0 <= x <= piece.x1 and piece.y0 <= y <= piece.y1:
                return building_sign(piece, x, y)
        elif where(piece.points, x, y) != OUTSIDE or (thin(piece) and covers(piece, x, y)):
            return cover_sign(piece)
    return GROUNDS.get(int(ground_at(table, x, y, 0)), (" ", ""))[0]


def thin(piece: Piece) -> bool:
    """Whether the middles of signs could miss it."""
    return piece.x1 - piece.x0 < WIDE or piece.y1 - piece.y0 < HIGH


def covers(piece: Piece, x: int, y: int) -> bool:
    """Whether the middle of a piece's bounds lies in the sign's own row or column."""
    across = piece.x0 <= x <= piece.x1 if piece.x1 - piece.x0 >= WIDE else x - 5 <= (piece.x0 + piece.x1) // 2 < x + 5
    along = piece.y0 <= y <= piece.y1 if piece.y1 - piece.y0 >= HIGH else y - 10 <= (piece.y0 + piece.y1) // 2 < y + 10
    return bool(across and along)


def building_sign(piece: Piece, x: int, y: int) -> str:
    """Doors and windows a little larger than they are; then walls, then rooms."""
    for signs, holes in (("+", piece.doors), (":", piece.windows)):
        for hole in holes:
            if hole.z0 < 60 and hole.x0 - 5 <= x <= hole.x1 + 5 and hole.y0 - 10 <= y <= hole.y1 + 10:
                return signs
    if x - piece.x0 < WIDE or piece.x1 - x < WIDE or y - piece.y0 < HIGH // 2 + 2 or piece.y1 - y < HIGH // 2 + 2:
        return "█"
    for room in piece.rooms:
        if room.box.x0 - 3 <= x <= room.box.x1 + 3 and room.box.y0 <= y <= room.box.y1 and room.box.z0 == 0:
            return " "
    return "█"


def cover_sign(piece: Piece) -> str:
    if piece.cover == HEAVY:
        return "▄" if piece.height <= LOW else "▓"
    return '"' if piece.height <= LOW else "♣"


def sign_style(sign: str) -> str:
    styles = {"█": "white", "+": "bold", ":": "bold", "▄": "white", "▓": "white", '"': "green", "♣": "green"}
    grounds = dict(GROUNDS.values())
    return styles.get(sign, grounds.get(sign, ""))


def map_lines(shown: Shown) -> list[Text]:
    """The table with everything on it, and millimetres along its edges."""
    own = shown.map is not None or bool(shown.pile) or shown.table not in READY_TABLES
    terrain = terrain_lines(table_of(shown)) if own else list(ready_lines(shown.table))
    rows, columns = len(terrain), len(terrain[0])
    cells: list[list[tuple[str, str]]] = [[(sign, sign_style(sign)) for sign in line] for line in terrain]

    def put(x: int, y: int, text: str, style: str) -> None:
        row = rows - 1 - min(rows - 1, max(0, y // HIGH))
        column = min(columns - len(text), max(0, x // WIDE - (len(text) - 1) // 2))
        for place, sign in enumerate(text):
            cells[row][column + place] = (sign, style)

    for cloud in shown.smoke:
        for x in range(cloud.x - 45, cloud.x + 46, WIDE):
            for y in range(cloud.y - 40, cloud.y + 41, HIGH):
                if (x - cloud.x) ** 2 + (y - cloud.y) ** 2 <= 2500 and 0 <= x < shown.width and 0 <= y < shown.height:
                    put(x, y, "░", "dim")
    for token in shown.tokens:
        put(token.x, token.y, "◆", "bold magenta")
    for figure in shown.figures:
        if not figure.gone:
            active = " reverse" if shown.at.figure == figure.id else ""
            put(figure.x, figure.y, figure.id, STYLES[figure.side] + active)
    scale = "".join(f"{10 * WIDE * mark:<10}" for mark in range(columns // 10 + 1))[: columns + 3]
    lines = [Text("     ┌" + "─" * columns + "┐", style="dim")]
    for number, row in enumerate(cells):
        y = (rows - 1 - number) * HIGH
        line = Text(f"{y:4} │" if y % 100 == 0 else "     │", style="dim")
        for sign, style in row:
            line.append(sign, style)
        lines.append(line.append("│", "dim"))
    lines.append(Text("     └" + "─" * columns + "┘", style="dim"))
    lines.append(Text("      " + scale, style="dim"))
    return lines


def marks(figure: ShownFigure) -> str:
    """States in short: w wounds, s stunned, d disoriented, i infection, and signs for the rest."""
    parts = [f"{figure.life - figure.wounds}/{figure.life}"] if figure.side != "N" else []
    for sign, count in (("s", figure.stunned), ("d", figure.disoriented), ("i", figure.infection)):
        if count:
            parts.append(f"{sign}{count}")
    for sign, on in (
        ("U", figure.unconscious),
        ("X", figure.immobilised),
        ("*", bool(figure.fire)),
        ("h", figure.hidden),
    ):
        if on:
            parts.append(sign)
    return " ".join(parts)
