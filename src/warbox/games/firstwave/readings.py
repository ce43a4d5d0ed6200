"""Options of the setup, and what they make of a game. Never changed during a game: clones share it."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.game import Option
from warbox.engine.options import SetupError
from warbox.games.firstwave.pieces.limits import POINTS_LARGE, POINTS_SMALL
from warbox.games.firstwave.pieces.scenarios import FACTIONS, SCENARIO_NAMES, SCENARIOS
from warbox.games.firstwave.tables.table import Table
from warbox.games.firstwave.tables.table_file import READY_TABLES, read_table
from warbox.games.firstwave.warbands.warband import Warband
from warbox.games.firstwave.warbands.warband_file import READY, read_warband

READY_BAND: Final = "ready"
CUSTOM: Final = "custom"  # what views call a table or a warband of somebody's own
FROM_TABLE: Final = "table"
PLACED: Final = "placed"
SMALL_BANDS: Final = ["WB-A", "WB-B"]
LARGE_BANDS: Final = ["WB-E", "WB-F"]


class TableOption(Option):
    """[FW-SCALE-03] A table of the box by its id, or the text of a table file, which records keep as it is."""

    def why_not(self, value: str) -> str:
        if value in self.values:
            return ""
        if "\n" not in value:
            return f"is one of {', '.join(self.values)}, or the text of a table file, not {value!r}"
        _, faults = read_table(value)
        return f"is a table with faults: {faults[0].kind} {faults[0].rule}" if faults else ""

    def short(self, value: str) -> str:
        if value in self.values:
            return value
        table, _ = read_table(value)
        return CUSTOM if table is None else table.name


class WarbandOption(Option):
    """[FW-BUILD-05] A warband of the box, or the text of a warband file, which records keep as it is."""

    def why_not(self, value: str) -> str:
        if value in self.values or value in READY:
            return ""
        if "\n" not in value:
            return f"is ready, one of {', '.join(READY)}, or the text of a warband file, not {value!r}"
        _, faults = read_warband(value)
        return f"is a warband with faults: {faults[0].kind} {faults[0].rule}" if faults else ""

    def short(self, value: str) -> str:
        if value in self.values or value in READY:
            return value
        band, _ = read_warband(value)
        return CUSTOM if band is None else band.name


# the larger ones are taken by name, too, where the limit allows them
FOR_EVERY_LIMIT: Final = [READY_BAND, *[name for name in READY if READY[name].total() <= POINTS_SMALL]]
OPTIONS: Final = [
    Option("scenario", "FW-DEPLOY-04", SCENARIO_NAMES[0], SCENARIO_NAMES),
    Option("points", "FW-SCALE-07", str(POINTS_SMALL), [str(POINTS_SMALL), str(POINTS_LARGE)]),
    TableOption("table", "FW-SCALE-03", "T1", list(READY_TABLES)),
    WarbandOption("warband-A", "FW-BUILD-05", READY_BAND, FOR_EVERY_LIMIT),
    WarbandOption("warband-B", "FW-BUILD-05", READY_BAND, FOR_EVERY_LIMIT),
    Option("tokens", "FW-R-56", FROM_TABLE, [FROM_TABLE, PLACED]),
    Option("scenery", "FW-SETUP-01", FROM_TABLE, [FROM_TABLE, PLACED]),
]


class Readings:
    """The options chosen, and the two warbands as far as they stay what they are."""

    def __init__(self, chosen: dict[str, str], table: Table, sizes: list[int]) -> None:
        self.chosen: Final = chosen
        self.scenario: Final = SCENARIOS[SCENARIO_NAMES.index(chosen["scenario"])]
        self.points: Final = int(chosen["points"])
        self.table: Final = table  # as it was chosen: the pile of pieces where they are laid one by one
        self.sizes: Final = sizes  # fighters of A and of B
        self.bands: Final = ["", ""]  # their names
        self.factions: Final = ["", ""]
        self.initiative: Final[list[i64]] = [0, 0]
        self.never_out: Final = [False, False]

    def enlist(self, seat: int, band: str, faction: str) -> None:
        """[FW-FACTION-01] [FW-FACTION-02] [FW-FACTION-06] [FW-FACTION-07] [FW-R-96] What a faction changes in play."""
        self.bands[seat] = band
        self.factions[seat] = faction
        if faction:
            self.initiative[seat] = FACTIONS[faction].initiative
            self.never_out[seat] = FACTIONS[faction].never_out


def chosen_table(chosen: dict[str, str]) -> Table:
    name = chosen["table"]
    if name in READY_TABLES:
        return READY_TABLES[name]
    table, _ = read_table(name)
    assert table is not None, "the option has been checked"
    return table


def chosen_band(chosen: dict[str, str], seat: int) -> Warband:
    """[FW-BUILD-05] [FW-R-101] A warband may not be worth more than the limit that was agreed."""
    points = int(chosen["points"])
    name = chosen[f"warband-{'AB'[seat]}"]
    if name == READY_BAND:
        name = (SMALL_BANDS if points == POINTS_SMALL else LARGE_BANDS)[seat]
    band = READY.get(name)
    if band is None:
        band, _ = read_warband(name)
        assert band is not None, "the option has been checked"
    if band.total() > points:
        raise SetupError(f"warband {band.name!r} is worth {band.total()} points, more than {points} (FW-BUILD-05)")
    return band
