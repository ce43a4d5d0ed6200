"""Tables as text and as plain data; `table_file` reads the text again."""

from mypy_extensions import i64

from warbox.games.firstwave.files import toml_text
from warbox.games.firstwave.pieces.weapons import names_of
from warbox.games.firstwave.tables.piece import (
    BUILDING,
    COVER,
    COVERS,
    NO_GROUND,
    PASSES,
    PIECE_KINDS,
    SURFACES,
    Box,
    Piece,
)
from warbox.games.firstwave.tables.table import Table


def surface_name(ground: i64) -> str:
    """The name of a surface by its bit; empty for none."""
    names = names_of(ground, SURFACES)
    return names[0] if names else ""


def rect_of(box: Box) -> list[int]:
    return [int(box.x0), int(box.y0), int(box.x1), int(box.y1)]


def heights_of(box: Box) -> list[int]:
    return [int(box.z0), int(box.z1)]


def hole_data(box: Box) -> dict[str, object]:
    return {"rect": list[object](rect_of(box)), "z": list[object](heights_of(box))}


def piece_data(piece: Piece) -> dict[str, object]:
    """A piece under the keys of its file, all of them written out."""
    data: dict[str, object] = {
        "id": piece.id,
        "name": piece.name,
        "name_fr": piece.name_fr or piece.name,
        "kind": PIECE_KINDS[piece.kind],
    }
    if piece.look:
        data["look"] = piece.look
    if piece.kind == BUILDING:
        data["rect"] = [int(piece.x0), int(piece.y0), int(piece.x1), int(piece.y1)]
        data["height"] = int(piece.height)
        data["climb"] = piece.climb
        data["top"] = piece.top
        rooms: list[object] = []
        for room in piece.rooms:
            one: dict[str, object] = {"id": room.id}
            one.update(hole_data(room.box))
            one["ground"] = surface_name(room.ground)
            rooms.append(one)
        data["rooms"] = rooms
        data["doors"] = [hole_data(door) for door in piece.doors]
        data["windows"] = [hole_data(window) for window in piece.windows]
        data["ladders"] = [
            {"at": [int(ladder.x), int(ladder.y)], "z": [int(ladder.z0), int(ladder.z1)]} for ladder in piece.ladders
        ]
        return data
    if piece.kind == COVER:
        data["cover"] = COVERS[piece.cover]
        data["height"] = int(piece.height)
        data["pass"] = PASSES[piece.passing]
        data["top"] = piece.top
    if piece.ground != NO_GROUND:
        data["ground"] = surface_name(piece.ground)
        data["layer"] = int(piece.layer)
    points = piece.points
    data["poly"] = [[int(points[place]), int(points[place + 1])] for place in range(0, len(points), 2)]
    return data


def table_data(table: Table) -> dict[str, object]:
    """A table as plain data, under the keys of its file."""
    data: dict[str, object] = {
        "id": table.id,
        "name": table.name,
        "name_fr": table.name_fr or table.name,
        "size": [int(table.width), int(table.height)],
    }
    if table.tokens:
        tokens: dict[str, object] = {}
        for side, spots in zip("AB", table.tokens, strict=True):
            tokens[side] = [[x, y] for x, y in spots]
        data["tokens"] = tokens
    data["piece"] = [piece_data(piece) for piece in table.pieces]
    return data


def toml_value(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return toml_text(value)
    if isinstance(value, list):
        return "[" + ", ".join([toml_value(item) for item in value]) + "]"
    if isinstance(value, dict):
        return "{ " + ", ".join([f"{key} = {toml_value(item)}" for key, item in value.items()]) + " }"
    return str(value)


def format_table(table: Table) -> str:
    """The canonical file of a table: reading it gives the same table again."""
    data = table_data(table)
    lines: list[str] = []
    for key in ("id", "name", "name_fr", "size", "tokens"):
        if key in data:
            lines.append(f"{key} = {toml_value(data[key])}")
    for piece in table.pieces:
        lines += ["", "[[piece]]"]
        for key, value in piece_data(piece).items():
            if value != []:
                lines.append(f"{key} = {toml_value(value)}")
    return "\n".join(lines) + "\n"
