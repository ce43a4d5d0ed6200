"""Scenario files: a scenario as TOML. All faults are named at once.

    scenario, faults = read_scenario(text)

The format, for people: docs/scenarios.md.
"""

import tomllib
from typing import Any, Final

from warbox.engine.content import ContentError, load, parse_toml
from warbox.engine.event import Value
from warbox.engine.workshop import shown
from warbox.games.tideofiron.cards.card import OPERATION_NAMES
from warbox.games.tideofiron.cards.effect import DECKS
from warbox.games.tideofiron.map.ground import (
    LETTERS,
    MOST_COLUMNS,
    MOST_ROWS,
    Ground,
    label_of,
    link_roads,
)
from warbox.games.tideofiron.pieces.box import CONCEALMENTS, NEUTRAL, NOWHERE, OWNERS, PACKAGE, SIDES
from warbox.games.tideofiron.pieces.figure import FIGURES
from warbox.games.tideofiron.pieces.fort import FORTS
from warbox.games.tideofiron.pieces.spec import SPECS
from warbox.games.tideofiron.pieces.terrain import CHARS, DEPTHS, LEVELS, NO_STREAM, STREAM
from warbox.games.tideofiron.pieces.vehicle import VEHICLE_NAMES
from warbox.games.tideofiron.scenarios.form import Form
from warbox.games.tideofiron.scenarios.scenario import (
    COMMAND,
    EVENT_FORT,
    EVENTS,
    FINALS,
    MOST_VP,
    NOBODY,
    OBJECTIVE_KINDS,
    QUOTA,
    SCORES,
    VICTORY,
    Control,
    Division,
    Exit,
    Force,
    Objective,
    Reinforcement,
    Scenario,
    ScenarioEvent,
    Victory,
    Work,
)
from warbox.games.tideofiron.scenarios.scenario_check import Checks, read_squad
from warbox.games.tideofiron.scenarios.scenario_fault import ScenarioFault, told

MOST_TEXT: Final = 40_000  # signs of a file
MOST_ROUNDS: Final = 20
MOST_ACTIONS: Final = 9
KEYS: Final = [
    "id",
    "title_en",
    "title_fr",
    "players",
    "single",
    "cols",
    "rows",
    "north",
    "stream_depth",
    "low_terrain_blocks",
    "rounds",
    "initiative",
    "actions",
    "terrain",
    "levels",
    "roads",
    "objectives",
    "forts",
    "events",
    "us",
    "de",
    "victory",
]
OBJECTIVE_KEYS: Final = ["hex", "kind", "owner", "cp", "vp", "control", "name_en", "name_fr"]
FORCE_KEYS: Final = [
    "cp0",
    "decks",
    "start_cards",
    "operations",
    "concealed",
    "deploy",
    "reinforcement_hexes",
    "reinforcements",
    "div1",
    "div2",
]
VICTORY_KEYS: Final = ["score", "final", "side", "quota", "kill_heavy", "control", "exit"]
EXIT_KEYS: Final = ["side", "hexes", "truck", "half_track", "tank", "squad"]


class ScenarioReader(Form):
    """Reads the tables of one scenario. The map comes first: what is said later names its hexes."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__()
        self.data: Final = data
        self.columns = self.number(data, "cols", "cols", 1, MOST_COLUMNS, "TOI-GEO-05")
        self.rows = self.number(data, "rows", "rows", 1, MOST_ROWS, "TOI-GEO-05")
        size = self.columns * self.rows
        self.ground: Ground = Ground(self.columns, self.rows, [0] * size, [0] * size, [0] * size, 0, True)

    # hexes

    def hex(self, value: object, place: str) -> int:
        cell = self.ground.cell(value) if isinstance(value, str) else NOWHERE
        if value is None:
            self.fault("missing", place, "TOI-GEO-02")
        elif cell == NOWHERE:
            facts: dict[str, Value] = {
                "column": LETTERS[self.columns - 1],
                "row": f"{self.rows:02}",
                "value": shown(value),
            }
            self.fault("not-a-hex", place, "TOI-GEO-02", facts)
        return cell

    def hexes(self, table: dict[str, Any], key: str, place: str) -> list[int]:
        """A list of hexes, each once."""
        found: list[int] = []
        for index, value in enumerate(self.listed(table, key, place)):
            cell = self.hex(value, f"{place}[{index}]")
            if cell in found:
                label = self.ground.label(cell)
                self.fault("hex-twice", f"{place}[{index}]", "TOI-GEO-02", {"hex": label}, [label])
            elif cell != NOWHERE:
                found.append(cell)
        return found

    # the parts of a scenario

    def read(self, custom: bool) -> Scenario | None:
        """The scenario, or nothing if there is any fault."""
        data = self.data
        self.allow(data, KEYS, "")
        name = self.name(data, "id", "id")
        title_en = self.text(data, "title_en", "title_en")
        title_fr = self.text(data, "title_fr", "title_fr", title_en)
        players = self.read_players()
        single = self.choice(data, "single", "single", SIDES, "TOI-MULTI-21", NOBODY)
        roads = self.read_map()
        north = self.number(data, "north", "north", 0, 5, "TOI-SETUP-22", 0)
        rounds = self.number(data, "rounds", "rounds", 1, MOST_ROUNDS, "TOI-ROUND-01")
        initiative = self.choice(data, "initiative", "initiative", SIDES, "TOI-SETUP-14")
        table = self.table(data, "actions", "actions")
        self.allow(table, SIDES, "actions.")
        actions = [self.number(table, side, f"actions.{side}", 1, MOST_ACTIONS, "TOI-ROUND-04") for side in SIDES]
        objectives = self.read_objectives()
        works = self.read_works()
        events = self.read_events(rounds)
        forces = [self.read_force(side, rounds) for side in range(2)]
        victory = self.read_victory()
        checks = Checks(self, self.ground, players, objectives, works, events, forces, victory)
        checks.all()
        if self.faults:
            return None
        return Scenario(
            name,
            title_en,
            title_fr,
            players,
            single,
            self.ground,
            roads,
            north,
            rounds,
            initiative,
            actions,
            objectives,
            works,
            events,
            forces,
            victory,
            custom,
        )

    def read_players(self) -> list[int]:
        """[TOI-SETUP-02] How many may play."""
        listed = self.data.get("players", [2])
        found: list[int] = []
        if isinstance(listed, list):
            for value in listed:
                if isinstance(value, int) and not isinstance(value, bool) and 2 <= value <= 4:
                    found.append(value)
        if not found or found != listed or found != sorted(set(found)):
            self.fault("not-players", "players", "TOI-SETUP-02")
            return [2]
        return found

    def read_signs(self, key: str, signs: str, rule: str) -> list[int]:
        """Rows of signs, one for each column."""
        rows = self.listed(self.data, key, key)
        found = [0] * (self.columns * self.rows)
        if len(rows) != self.rows:
            self.fault("row-count", key, rule, {"most": self.rows, "count": len(rows)})
        for row, text in enumerate(rows[: self.rows]):
            place = f"{key}[{row}]"
            if not isinstance(text, str):
                self.fault("not-text", place, rule, {"value": shown(text)})
                continue
            if len(text) != self.columns:
                facts: dict[str, Value] = {"row": f"{row + 1:02}", "count": len(text), "most": self.columns}
                self.fault("row-length", place, rule, facts)
            for column, sign in enumerate(text[: self.columns]):
                if sign in signs:
                    found[row * self.columns + column] = signs.index(sign)
                else:
                    wrong: dict[str, Value] = {"row": f"{row + 1:02}", "value": shown(sign), "signs": " ".join(signs)}
                    self.fault("row-sign", place, rule, wrong, [label_of(column, row)])
        return found

    def read_map(self) -> list[list[int]]:
        """[TOI-SETUP-03] Terrain, levels and roads; the roads as they are drawn."""
        terrain = self.read_signs("terrain", CHARS, "TOI-TERRAIN-01")
        flat = "0" * self.columns
        if "levels" not in self.data:
            self.data["levels"] = [flat] * self.rows
        levels = self.read_signs("levels", "012"[:LEVELS], "TOI-RANGE-10")
        depth = self.choice(self.data, "stream_depth", "stream_depth", DEPTHS, "TOI-TERRAIN-09", NO_STREAM)
        low = self.flag(self.data, "low_terrain_blocks", "low_terrain_blocks", "TOI-R-29", True)
        for cell, kind in enumerate(terrain):
            if kind == STREAM and depth == NO_STREAM:
                label = self.ground.label(cell)
                self.fault("no-depth", "stream_depth", "TOI-TERRAIN-09", {"hex": label}, [label])
        size = self.columns * self.rows
        self.ground = Ground(self.columns, self.rows, terrain, levels, [0] * size, depth, low)
        roads: list[list[int]] = []
        for index, value in enumerate(self.listed(self.data, "roads", "roads")):
            if isinstance(value, list):
                roads.append(self.read_road(value, f"roads[{index}]"))
            else:
                self.fault("not-a-list", f"roads[{index}]", "TOI-R-53", {"value": shown(value)})
        links = link_roads(size, roads, self.ground.neighbours)
        self.ground = Ground(self.columns, self.rows, terrain, levels, links, depth, low)
        return roads

    def read_road(self, values: list[Any], place: str) -> list[int]:
        """[TOI-R-53] [TOI-GEO-13] A chain of neighbours; no link crosses a cliff or leads where nobody can go."""
        chain: list[int] = []
        ground = self.ground
        for index, value in enumerate(values):
            cell = self.hex(value, f"{place}[{index}]")
            if cell == NOWHERE:
                return []
            label = ground.label(cell)
            if not ground.drivable(cell):
                self.fault("road-blocked", f"{place}[{index}]", "TOI-TERRAIN-13", {"hex": label}, [label])
            if chain:
                before = ground.label(chain[-1])
                pair: dict[str, Value] = {"first": before, "second": label}
                if ground.distance(chain[-1], cell) != 1:
                    self.fault("road-gap", f"{place}[{index}]", "TOI-R-53", pair, [before, label])
                elif ground.cliff(chain[-1], cell):
                    self.fault("road-cliff", f"{place}[{index}]", "TOI-GEO-13", pair, [before, label])
            chain.append(cell)
        if len(chain) < 2:
            self.fault("road-short", place, "TOI-R-53")
        return chain

    def read_objectives(self) -> list[Objective]:
        """[TOI-COMMAND-04] [TOI-COMMAND-05] [TOI-COMMAND-07]"""
        found: list[Objective] = []
        for index, table in enumerate(self.tables(self.data, "objectives", "objectives")):
            place = f"objectives[{index}]"
            self.allow(table, OBJECTIVE_KEYS, f"{place}.")
            cell = self.hex(table.get("hex"), f"{place}.hex")
            kind = self.choice(table, "kind", f"{place}.kind", OBJECTIVE_KINDS, "TOI-COMMAND-04")
            owner, cp, vp = NEUTRAL, 0, 0
            if kind == COMMAND:
                owner = self.choice(table, "owner", f"{place}.owner", OWNERS, "TOI-COMMAND-05", NEUTRAL)
                cp = self.number(table, "cp", f"{place}.cp", 1, 9, "TOI-COMMAND-05")
            if kind == VICTORY:
                vp = self.number(table, "vp", f"{place}.vp", 0, 99, "TOI-COMMAND-12", 0)
            for key in ("owner", "cp") if kind != COMMAND else ("vp",):
                if key in table:
                    worth: dict[str, Value] = {"kind": OBJECTIVE_KINDS[kind], "key": key}
                    self.fault("objective-worth", f"{place}.{key}", "TOI-COMMAND-05", worth)
            control = self.choice(table, "control", f"{place}.control", SIDES, "TOI-COMMAND-07", NOBODY)
            name_en = self.text(table, "name_en", f"{place}.name_en", "")
            name_fr = self.text(table, "name_fr", f"{place}.name_fr", name_en)
            if cell != NOWHERE:
                found.append(Objective(cell, kind, owner, cp, vp, control, name_en, name_fr))
        return found

    def read_works(self) -> list[Work]:
        """[TOI-SETUP-24]"""
        found: list[Work] = []
        for index, table in enumerate(self.tables(self.data, "forts", "forts")):
            place = f"forts[{index}]"
            self.allow(table, ["hex", "kind", "n"], f"{place}.")
            cell = self.hex(table.get("hex"), f"{place}.hex")
            kind = self.choice(table, "kind", f"{place}.kind", FORTS, "TOI-FORT-01")
            count = self.number(table, "n", f"{place}.n", 1, 9, "TOI-FORT-01", 1)
            if cell != NOWHERE:
                found.append(Work(cell, kind, count))
        return found

    def read_events(self, rounds: int) -> list[ScenarioEvent]:
        """[TOI-STATUS-19]"""
        found: list[ScenarioEvent] = []
        for index, table in enumerate(self.tables(self.data, "events", "events")):
            place = f"events[{index}]"
            at = self.number(table, "round", f"{place}.round", 1, rounds, "TOI-STATUS-19")
            side = self.choice(table, "side", f"{place}.side", SIDES, "TOI-STATUS-19")
            kind = self.choice(table, "kind", f"{place}.kind", EVENTS, "TOI-STATUS-19")
            count, cell, fort = 0, NOWHERE, 0
            if kind == EVENT_FORT:
                self.allow(table, ["round", "side", "kind", "hex", "fort"], f"{place}.")
                cell = self.hex(table.get("hex"), f"{place}.hex")
                fort = self.choice(table, "fort", f"{place}.fort", FORTS, "TOI-FORT-01")
                if cell == NOWHERE:
                    continue
            else:
                self.allow(table, ["round", "side", "kind", "n"], f"{place}.")
                count = self.number(table, "n", f"{place}.n", 1, 99, "TOI-STATUS-19", 1)
            found.append(ScenarioEvent(at, side, kind, count, cell, fort))
        return found

    def read_force(self, side: int, rounds: int) -> Force:
        place = SIDES[side]
        table = self.table(self.data, place, place)
        self.allow(table, FORCE_KEYS, f"{place}.")
        cp = self.number(table, "cp0", f"{place}.cp0", 0, 99, "TOI-COMMAND-10", 0)
        decks = self.choices(table, "decks", f"{place}.decks", DECKS, "TOI-SETUP-06")
        cards = self.number(table, "start_cards", f"{place}.start_cards", 0, 99, "TOI-SETUP-07", 0)
        operations = self.choices(table, "operations", f"{place}.operations", OPERATION_NAMES, "TOI-SETUP-10")
        concealed = self.number(table, "concealed", f"{place}.concealed", 0, CONCEALMENTS, "TOI-SETUP-23", 0)
        zone = self.read_zone(self.table(table, "deploy", f"{place}.deploy"), f"{place}.deploy")
        entry = self.hexes(table, "reinforcement_hexes", f"{place}.reinforcement_hexes")
        arriving: list[Reinforcement] = []
        for index, one in enumerate(self.tables(table, "reinforcements", f"{place}.reinforcements")):
            arriving.append(self.read_reinforcement(one, f"{place}.reinforcements[{index}]", rounds))
        divisions = [
            self.read_division(self.table(table, key, f"{place}.{key}", key == "div1"), f"{place}.{key}")
            for key in ("div1", "div2")
        ]
        return Force(cp, decks, cards, operations, concealed, zone, entry, arriving, divisions)

    def read_zone(self, table: dict[str, Any], place: str) -> list[int]:
        """[TOI-SETUP-19] Ranges of rows and columns, less what nobody can enter, plus and minus single hexes."""
        self.allow(table, ["rows", "cols", "plus", "minus", "hexes"], f"{place}.")
        inside: set[int] = set(self.hexes(table, "hexes", f"{place}.hexes"))
        if "rows" in table or "cols" in table:
            rows = self.read_range(table, "rows", [f"{row + 1}" for row in range(self.rows)], f"{place}.rows")
            columns = self.read_range(table, "cols", list(LETTERS[: self.columns]), f"{place}.cols")
            for cell in range(self.ground.size):
                in_rows = rows[0] <= cell // self.columns <= rows[1]
                if in_rows and columns[0] <= cell % self.columns <= columns[1] and self.ground.drivable(cell):
                    inside.add(cell)
        inside |= set(self.hexes(table, "plus", f"{place}.plus"))
        inside -= set(self.hexes(table, "minus", f"{place}.minus"))
        return sorted(inside)

    def read_range(self, table: dict[str, Any], key: str, names: list[str], place: str) -> list[int]:
        """`[8, 13]` or `["A", "P"]`, both ends included; all if it is left out."""
        if key not in table:
            return [0, len(names) - 1]
        values = self.listed(table, key, place)
        texts = [str(value) if isinstance(value, int) and not isinstance(value, bool) else value for value in values]
        if len(texts) != 2:
            self.fault("not-a-list", place, "TOI-SETUP-19", {"value": shown(values)})
            return [0, -1]
        return [self.chosen(text, f"{place}[{index}]", names, "TOI-SETUP-19") for index, text in enumerate(texts)]

    def read_reinforcement(self, table: dict[str, Any], place: str, rounds: int) -> Reinforcement:
        """[TOI-STATUS-19]"""
        self.allow(table, ["round", "division", "squads", "vehicles"], f"{place}.")
        at = self.number(table, "round", f"{place}.round", 1, 99, "TOI-STATUS-19")
        if at > rounds:
            self.fault("late", f"{place}.round", "TOI-STATUS-26", {"round": at, "most": rounds})
        division = self.number(table, "division", f"{place}.division", 1, 2, "TOI-MULTI-03", 1)
        squads: list[list[int]] = []
        for index, value in enumerate(self.listed(table, "squads", f"{place}.squads")):
            counts = read_squad(value)
            if counts is None:
                self.fault("not-a-squad", f"{place}.squads[{index}]", "TOI-SQUAD-01", {"value": shown(value)})
            else:
                squads.append(counts)
        vehicles = self.choices(table, "vehicles", f"{place}.vehicles", VEHICLE_NAMES, "TOI-UNIT-01")
        return Reinforcement(at, division, squads, vehicles)

    def read_division(self, table: dict[str, Any], place: str) -> Division:
        """[TOI-SETUP-15]"""
        self.allow(table, ["bases", "figures", "vehicles", "specializations"], f"{place}.")
        bases = self.number(table, "bases", f"{place}.bases", 0, 99, "TOI-SQUAD-07", 0)
        figures = self.read_counts(table, "figures", FIGURES, f"{place}.figures")
        vehicles: list[int] = []
        for kind, count in enumerate(self.read_counts(table, "vehicles", VEHICLE_NAMES, f"{place}.vehicles")):
            vehicles.extend([kind] * count)
        specs = self.choices(table, "specializations", f"{place}.specializations", SPECS, "TOI-SETUP-18")
        return Division(bases, figures, vehicles, specs)

    def read_counts(self, table: dict[str, Any], key: str, names: list[str], place: str) -> list[int]:
        """How many there are of each name."""
        counts = self.table(table, key, place, False)
        self.allow(counts, names, f"{place}.")
        return [self.number(counts, name, f"{place}.{name}", 0, 99, "TOI-SETUP-15", 0) for name in names]

    def read_victory(self) -> Victory:
        """[TOI-VICTORY-01] [TOI-VICTORY-02] [TOI-VICTORY-03] [TOI-R-76]"""
        table = self.table(self.data, "victory", "victory")
        self.allow(table, VICTORY_KEYS, "victory.")
        score = self.choice(table, "score", "victory.score", SCORES, "TOI-R-76", 0)
        final = self.choice(table, "final", "victory.final", FINALS, "TOI-VICTORY-01", MOST_VP)
        side = NOBODY
        if final != MOST_VP:
            side = self.choice(table, "side", "victory.side", SIDES, "TOI-VICTORY-01")
        quota = self.number(table, "quota", "victory.quota", 1, 999, "TOI-VICTORY-01") if final == QUOTA else 0
        for key, wanted in (("side", final != MOST_VP), ("quota", final == QUOTA)):
            if key in table and not wanted:
                keys = ", ".join([one for one in VICTORY_KEYS if one != key])
                self.fault("unknown-key", f"victory.{key}", "TOI-VICTORY-01", {"keys": keys})
        kill = self.number(table, "kill_heavy", "victory.kill_heavy", 0, 99, "TOI-VICTORY-01", 0)
        control: list[Control] = []
        for index, one in enumerate(self.tables(table, "control", "victory.control")):
            place = f"victory.control[{index}]"
            self.allow(one, ["side", "hexes", "count"], f"{place}.")
            who = self.choice(one, "side", f"{place}.side", SIDES, "TOI-VICTORY-02")
            cells = self.hexes(one, "hexes", f"{place}.hexes")
            count = self.number(one, "count", f"{place}.count", 1, 99, "TOI-VICTORY-02", max(len(cells), 1))
            if cells and count > len(cells):
                self.fault("control-count", f"{place}.count", "TOI-VICTORY-02", {"count": count, "most": len(cells)})
            control.append(Control(who, cells, count))
        return Victory(score, control, kill, self.read_exit(table), final, side, quota)

    def read_exit(self, table: dict[str, Any]) -> Exit | None:
        if "exit" not in table:
            return None
        place = "victory.exit"
        said = self.table(table, "exit", place)
        self.allow(said, EXIT_KEYS, f"{place}.")
        side = self.choice(said, "side", f"{place}.side", SIDES, "TOI-VICTORY-01")
        cells = self.hexes(said, "hexes", f"{place}.hexes")
        if not cells:
            self.fault("no-zone", f"{place}.hexes", "TOI-VICTORY-01")
        worth = [self.number(said, key, f"{place}.{key}", 0, 99, "TOI-VICTORY-01", 0) for key in EXIT_KEYS[2:]]
        return Exit(side, cells, worth[0], worth[1], worth[2], worth[3])


def read_scenario(text: str) -> tuple[Scenario | None, list[ScenarioFault]]:
    """A scenario of somebody's own from its file, or everything that is wrong with it."""
    if len(text) > MOST_TEXT:
        return None, [ScenarioFault("too-long", "file", "TOI-SETUP-01", {"most": MOST_TEXT})]
    try:
        data: dict[str, Any] = parse_toml(text)
    except tomllib.TOMLDecodeError as error:
        return None, [ScenarioFault("not-toml", "file", "TOI-SETUP-01", {"why": str(error)})]
    return read_tables(data, True)


def read_tables(data: dict[str, Any], custom: bool) -> tuple[Scenario | None, list[ScenarioFault]]:
    reader = ScenarioReader(data)
    scenario = reader.read(custom)
    return scenario, reader.faults


def load_scenario(name: str) -> Scenario:
    """A scenario of the box."""
    file = f"scenarios/{name}.toml"
    scenario, faults = read_tables(load(PACKAGE, file).data, False)
    if scenario is None:
        raise ContentError(f"{file}: {told(faults)}")
    return scenario


SCENARIO_NAMES: Final = ["s1", "s2", "s3", "s4"]
SCENARIOS: Final = [load_scenario(name) for name in SCENARIO_NAMES]
