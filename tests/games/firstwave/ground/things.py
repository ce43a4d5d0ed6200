"""Figures and tables in few words, for tests of the ground."""

from warbox.games.firstwave.pieces.body import Body
from warbox.games.firstwave.pieces.limits import DIMS
from warbox.games.firstwave.tables.table import Table
from warbox.games.firstwave.tables.table_file import TableReader


def body(index: int, x: int, y: int, z: int = 0, kind: str = "survivor", side: int | None = None) -> Body:
    """Even ones are A's, odd ones B's, unless a side is named."""
    dims = DIMS[kind]
    return Body(index, index % 2 if side is None else side, x, y, z, dims.base, dims.height, dims.eye)


def table_of(*pieces: dict[str, object]) -> Table:
    reader = TableReader(0)
    table = reader.read({"piece": [*pieces]})
    assert reader.faults == []
    return table


def block(rect: list[int], height: int, cover: str = "heavy", passing: str = "block") -> dict[str, object]:
    return {"kind": "cover", "cover": cover, "height": height, "pass": passing, "rect": rect}


def ground(rect: list[int], surface: str, layer: int = 1) -> dict[str, object]:
    return {"kind": "ground", "ground": surface, "layer": layer, "rect": rect}
