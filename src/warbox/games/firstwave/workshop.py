"""What people make for First Wave: warbands and tables."""

import re
from typing import Final

from warbox.engine.event import Value
from warbox.engine.workshop import Fault, Kind, Made
from warbox.games.firstwave.files import MOST_TEXT
from warbox.games.firstwave.pieces.limits import LEAST_PIECES, LEAST_SIDE, MOST_SIDE, MOST_SLOTS
from warbox.games.firstwave.reckoning.sighting import sighting
from warbox.games.firstwave.tables.table_file import read_table
from warbox.games.firstwave.tables.table_text import format_table, table_data
from warbox.games.firstwave.warbands.warband import format_warband, warband_data
from warbox.games.firstwave.warbands.warband_file import read_warband

LIKE_WARBAND: Final = re.compile(r"^\s*(fighter\s*=|\[\[\s*(warband|fighter|warband\.fighter)\s*\]\])", re.MULTILINE)
LIKE_TABLE: Final = re.compile(r"^\s*(size\s*=\s*\[|\[\[\s*(table|piece|table\.piece)\s*\]\])", re.MULTILINE)


class Warbands(Kind):
    """[FW-BUILD-01] to [FW-BUILD-12], [FW-BUILD-24]: the points line by line, and every limit."""

    def __init__(self) -> None:
        self.name = "warband"
        self.options = ["warband-A", "warband-B"]
        self.most_text = MOST_TEXT

    def is_one(self, text: str) -> bool:
        return LIKE_WARBAND.search(text) is not None

    def read(self, text: str, chosen: dict[str, str]) -> Made:
        points = chosen.get("points", "")
        warband, found = read_warband(text, int(points) if points.isdecimal() and len(points) < 5 else 0)
        faults: list[Fault] = list[Fault](found)
        if warband is None:
            return Made(faults, {}, text, {}, {}, {})
        facts: dict[str, Value] = {
            "fighters": len(warband.fighters),
            "total": warband.total(),
            "limit": warband.limit,
        }
        names = {"en": warband.name, "fr": warband.name}
        value = text if faults else format_warband(warband)
        return Made(faults, names, value, warband_data(warband), facts, {})

    def limits(self) -> dict[str, object]:
        return {"slots": MOST_SLOTS}


class Tables(Kind):
    """[FW-SCALE-03] [FW-SCALE-05] [FW-COVER-03] The size of a table, and what its pieces are. Under the option `look`,
    two places, it is also told what is seen from the one to the other."""

    def __init__(self) -> None:
        self.name = "table"
        self.options = ["table"]
        self.most_text = MOST_TEXT

    def is_one(self, text: str) -> bool:
        return LIKE_TABLE.search(text) is not None

    def read(self, text: str, chosen: dict[str, str]) -> Made:
        table, found = read_table(text)
        faults: list[Fault] = list[Fault](found)
        if table is None:
            return Made(faults, {}, text, {}, {}, {})
        facts: dict[str, Value] = {
            "pieces": table.scenery(),
            "width": int(table.width),
            "height": int(table.height),
        }
        names = {"en": table.name, "fr": table.name_fr or table.name}
        value = text if faults else format_table(table)
        data: dict[str, object] = {"table": table_data(table)}
        seen = sighting(table, chosen.get("look", ""))
        if seen is not None:
            data["look"] = seen
        return Made(faults, names, value, data, facts, {})

    def limits(self) -> dict[str, object]:
        return {"pieces": LEAST_PIECES, "least": LEAST_SIDE, "most": MOST_SIDE}


KINDS: Final[list[Kind]] = [Warbands(), Tables()]
