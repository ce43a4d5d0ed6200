"""A look from one place of a table to another, for who draws it: what blocks, what covers."""

import re
from typing import Final

from mypy_extensions import i64

from warbox.games.firstwave.ground.look import look
from warbox.games.firstwave.ground.measure import gap_hundredths
from warbox.games.firstwave.ground.sight import SIGHTS, UNSEEN
from warbox.games.firstwave.pieces.body import A, B, Body
from warbox.games.firstwave.pieces.limits import DIMS
from warbox.games.firstwave.tables.table import Table

SPOT: Final = r"(\d{1,4}),(\d{1,4})(?:,(\d{1,4}))?"
LOOK: Final = re.compile(f"{SPOT}>{SPOT}", re.ASCII)


def sighting(table: Table, text: str) -> dict[str, object] | None:
    """[FW-LOS-03] [FW-COVER-05] `100,200>300,400,60`: what a survivor here sees of one there; nothing if the text names
    no two places of the table."""
    found = LOOK.fullmatch(text)
    if found is None:
        return None
    x, y, z, to_x, to_y, to_z = [int(one or 0) for one in found.groups()]
    if max(x, to_x) > table.width or max(y, to_y) > table.height:
        return None
    looker, target = survivor(0, A, x, y, z), survivor(1, B, to_x, to_y, to_z)
    bodies: list[Body] = []
    smoke: list[tuple[i64, i64]] = []
    told = look(table, bodies, smoke, looker, target)
    rays: list[object] = []
    for ray in told.rays:
        one: dict[str, object] = {"from": [x, y], "to": [int(ray.x), int(ray.y)], "state": ray.state}
        rays.append(one)
    seen = told.cover != UNSEEN
    return {
        "gap": gap_hundredths(looker, target),
        "seen": seen,
        "cover": SIGHTS[told.cover] if seen else "none",
        "by": told.piece.id if told.piece is not None else "",
        "door": told.door,
        "rays": rays,
        "rule": "FW-COVER-05" if seen else "FW-LOS-06",
    }


def survivor(index: int, side: int, x: int, y: int, z: int) -> Body:
    dims = DIMS["survivor"]
    return Body(index, side, x, y, z, dims.base, dims.height, dims.eye)
