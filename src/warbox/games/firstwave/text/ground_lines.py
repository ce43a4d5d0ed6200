"""The lines `table`, `piece` and `part`: a ready table, or one made of pieces."""

from typing import Final, cast

from warbox.engine.lines import Said
from warbox.engine.notation import ParseError
from warbox.engine.page import Lines
from warbox.games.firstwave.pieces.limits import MOST_VAULT
from warbox.games.firstwave.readings import CUSTOM
from warbox.games.firstwave.tables.table import Table, empty_table
from warbox.games.firstwave.tables.table_file import READY_TABLES, TableReader
from warbox.games.firstwave.tables.table_text import table_data

PLAIN: Final = "P"
LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"


def named_table(lines: Lines, chosen: dict[str, str]) -> str:
    """The line `table`, else the option if it is written, else the plain table of the examples."""
    said = lines.said("table")
    if said.has("id"):
        return said.text("id")
    for word in lines.words.get("options", []):
        if word.startswith("table="):
            return chosen["table"]
    return PLAIN


def read_table_lines(lines: Lines, chosen: dict[str, str]) -> Table:
    name = named_table(lines, chosen)
    said = lines.said("table")
    pieces = read_pieces(lines)
    size = [600, 600]
    if said.has("size"):
        size = said.numbers("size")
    if name in READY_TABLES:
        if said.has("size"):
            raise ParseError("a ready table has its own size", name)
        if not pieces:
            return READY_TABLES[name]
        data = table_data(READY_TABLES[name])
        pieces = [*cast(list[dict[str, object]], data["piece"]), *pieces]
    elif not pieces and name == PLAIN:
        lines.at("table")
        if not 600 <= min(size) <= max(size) <= 900:
            raise ParseError("a table is from 600 to 900 mm wide and deep (FW-SCALE-03)")
        return empty_table(size[0], size[1])
    label = said.text("name", CUSTOM)
    whole: dict[str, object] = {"id": CUSTOM, "name": label, "size": size, "piece": pieces}
    if said.has("fr"):
        whole["name_fr"] = said.text("fr")
    reader = TableReader(0)
    table = reader.read(whole)
    if reader.faults:
        fault = reader.faults[0]
        raise ParseError(f"the terrain has a fault at {fault.place}: {fault.kind} ({fault.rule})")
    return table


def read_pieces(lines: Lines) -> list[dict[str, object]]:
    pieces: list[dict[str, object]] = []
    for number, (line, said) in enumerate(lines.each("piece"), 1):
        lines.now = line
        pieces.append(read_piece(said, f"P{number}"))
    for line, said in lines.each("part"):
        lines.now = line
        add_part(said, pieces)
    return pieces


def read_piece(said: Said, default: str) -> dict[str, object]:
    """A piece as a table file has it."""
    piece: dict[str, object] = {"id": said.text("id", default)}
    for key, word in (("name", "name"), ("name_fr", "fr"), ("look", "look")):
        if said.has(word):
            piece[key] = said.text(word)
    piece.setdefault("name", piece["id"])
    if said.has("rect") == said.has("poly"):
        raise ParseError("a piece has rect=X0,Y0,X1,Y1 or poly=X,Y/X,Y/X,Y", str(piece["id"]))
    if said.has("rect"):
        piece["rect"] = said.numbers("rect")
    else:
        piece["poly"] = [[corner["x"], corner["y"]] for corner in cast(list[dict[str, int]], said.values["poly"])]
    height = said.number("height", 0)
    if said.has("kind"):
        piece["kind"] = "building"
        piece["height"] = height
        piece["top"] = not said.has("roofless")
        piece["climb"] = not said.has("sheer")
        piece["rooms"], piece["doors"], piece["windows"], piece["ladders"] = [], [], [], []
        return piece
    if said.has("surface"):
        piece["ground"] = said.text("surface")
        piece["layer"] = said.number("layer", 1)
    if not said.has("cover"):
        piece["kind"] = "ground"
        if not said.has("surface"):
            raise ParseError("a piece is 'light' or 'heavy' cover, a surface, or a 'building'", str(piece["id"]))
        return piece
    piece["kind"] = "cover"
    piece["cover"] = said.text("cover")
    piece["height"] = height
    usual = "vault" if height <= MOST_VAULT else "free" if said.text("cover") == "light" else "block"
    piece["pass"] = said.text("pass", usual)
    piece["top"] = said.has("top")
    return piece


def add_part(said: Said, pieces: list[dict[str, object]]) -> None:
    """A room, door, window or ladder of the building that is named, or of the last one before."""
    house: dict[str, object] | None = None
    for piece in pieces:
        if piece["kind"] == "building" and said.text("of", str(piece["id"])) == piece["id"]:
            house = piece
    if house is None:
        raise ParseError("there is no such building", said.text("of"))
    kind = said.text("kind")
    part: dict[str, object] = {"z": said.numbers("z")}
    if not kind or not said.has("z"):
        raise ParseError("write 'part room|door|window|ladder rect=X0,Y0,X1,Y1 z=Z0,Z1'")
    if kind == "ladder":
        at = said.table("at")
        if not at:
            raise ParseError("a ladder has at=X,Y")
        part["at"] = [at["x"], at["y"]]
    else:
        if not said.has("rect"):
            raise ParseError(f"a {kind} has rect=X0,Y0,X1,Y1")
        part["rect"] = said.numbers("rect")
    parts = cast(list[dict[str, object]], house[f"{kind}s"])
    if kind == "room":
        part["id"] = said.text("id", f"{house['id']}{LETTERS[len(parts) % 26]}")
        part["ground"] = said.text("surface", "open")
    parts.append(part)
