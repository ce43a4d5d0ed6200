"""Mission files: a mission as TOML, read with every check of the catalog's Data section. All faults are named at once.

    mission, faults = read_mission(text)

The format, for people: docs/missions.md.
"""

import tomllib
from typing import Any, Final

from warbox.engine.content import ContentError, load, parse_toml
from warbox.engine.event import Value
from warbox.engine.workshop import shown, shown_key
from warbox.games.onboard.missions.mission import ZONE_KINDS, Bomb, Mission, Placed, Zone, components
from warbox.games.onboard.missions.mission_fault import MissionFault, told
from warbox.games.onboard.pieces.board import (
    ATTACK,
    CELL_COUNT,
    CELLS,
    COMPONENTS,
    DEFENCE,
    EDGE_COUNT,
    EDGES,
    EDGES_OF,
    NEIGHBOURS,
    NOWHERE,
    PACKAGE,
    REAL_EDGES,
    TEAMS,
    edge_between,
    in_line,
)
from warbox.games.onboard.pieces.edge import OPEN, SOLID, STATES
from warbox.games.onboard.pieces.tiles import CORNERS, ROTATIONS, TILES, corner_names, printed_walls
from warbox.games.onboard.rules.line_of_fire import is_open

# [OB-COMP-01] [OB-COMP-03] [OB-R-45] the states that share a supply of tokens
SUPPLIES: Final = [
    ("walls", ["wall", "destroyed"]),
    ("reinforced_walls", ["reinforced"]),
    ("doors", ["door_closed", "door_open"]),
    ("barricaded_doors", ["door_barricaded"]),
    ("windows", ["window", "window_barricaded"]),
]
SIGNS: Final = "abcdefghijklmnopqrstuvwxyz0123456789_"
START_CELLS: Final = 4  # [OB-R-05] for each team
MOST_TURNS: Final = 99
MOST_NAME: Final = 80  # signs of a name for people
MOST_TEXT: Final = 20_000  # signs of a file
ORIGINS: Final = ["src", "rulebook", "house"]  # where values come from; no rule looks at them
OBJECTIVES: Final = [("attack_objective", "defuse"), ("defence_objective", "hold_until_turn_limit")]
KEYS: Final = [
    "id",
    "name_en",
    "name_fr",
    "turn_limit",
    "required_defusals",
    "hold_checks",
    "tiles",
    "edges",
    "starts",
    "bombs",
    "zones",
    "attack_objective",
    "defence_objective",
    "minutes",
    "players_min",
    "players_max",
]


def is_name(text: str) -> bool:
    """Ids are lower-case letters, digits and underscores, so that they can stand in notation."""
    return bool(text) and len(text) <= 40 and not [sign for sign in text if sign not in SIGNS]


def default_name(cells: list[int]) -> str:
    """What a zone is called that nobody has named: after its first cell."""
    return f"zone_{CELLS[cells[0]].lower()}"


class MissionReader:
    """Reads the tables of one mission and keeps a list of what is wrong with them."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data: Final = data
        self.faults: Final[list[MissionFault]] = []

    def fault(
        self, kind: str, place: str, rule: str, facts: dict[str, Value] | None = None, spots: list[str] | None = None
    ) -> None:
        self.faults.append(MissionFault(kind, place, rule, facts, spots))

    # single values

    def text(self, table: dict[str, Any], key: str, place: str, default: str | None = None) -> str:
        """A name for people; without one, the default."""
        value = table.get(key, default)
        if not isinstance(value, str) or not value.strip():
            kind = "missing" if value is None else "not-text"
            self.fault(kind, place, "OB-SETUP-01", None if value is None else {"value": shown(value)})
            return ""
        if len(value) > MOST_NAME:
            self.fault("long-text", place, "OB-SETUP-01", {"count": len(value), "most": MOST_NAME})
        elif not value.isprintable():
            self.fault("unseen-signs", place, "OB-SETUP-01")
        return value

    def name(self, table: dict[str, Any], key: str, place: str) -> str:
        """An id."""
        value = table.get(key)
        if value is None:
            self.fault("missing", place, "OB-SETUP-01")
        elif not isinstance(value, str) or not is_name(value):
            self.fault("not-an-id", place, "OB-SETUP-01", {"value": shown(value)})
        else:
            return value
        return ""

    def number(self, key: str, default: int | None, most: int, rule: str) -> int:
        value = self.data.get(key, default)
        if isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= most:
            return value
        if value is None:
            self.fault("missing", key, "OB-SETUP-01")
        else:
            self.fault("not-a-number", key, rule, {"most": most, "value": shown(value)})
        return 1

    def listed(self, table: dict[str, Any], key: str, place: str) -> list[Any]:
        value = table.get(key, [])
        if isinstance(value, list):
            return value
        self.fault("not-a-list", place, "OB-SETUP-01", {"value": shown(value)})
        return []

    def table(self, key: str) -> dict[str, Any]:
        value = self.data.get(key, {})
        if key not in self.data:
            self.fault("missing", key, "OB-SETUP-01")
        if isinstance(value, dict):
            return value
        self.fault("not-a-table", key, "OB-SETUP-01", {"value": shown(value)})
        return {}

    def tables(self, key: str) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = []
        for index, item in enumerate(self.listed(self.data, key, key)):
            if isinstance(item, dict):
                found.append(item)
            else:
                self.fault("not-a-table", f"{key}[{index}]", "OB-SETUP-01", {"value": shown(item)})
        return found

    def allow(self, table: dict[str, Any], keys: list[str], place: str) -> None:
        for key in table:
            if key not in keys and key not in ORIGINS:
                self.fault("unknown-key", f"{place}{shown_key(key)}", "OB-SETUP-01", {"keys": ", ".join(keys)})

    def cell(self, value: object, place: str) -> int:
        """[OB-CELL-01] A cell, or NOWHERE with a fault."""
        if value is None:
            self.fault("missing", place, "OB-SETUP-01")
        elif isinstance(value, str) and value.upper() in CELLS:
            return CELLS.index(value.upper())
        else:
            self.fault("not-a-cell", place, "OB-CELL-01", {"value": shown(value)})
        return NOWHERE

    def edge(self, value: object, place: str) -> int:
        """[OB-CELL-03] An edge, or NOWHERE with a fault."""
        cells = value.upper().split("|") if isinstance(value, str) else []
        if len(cells) != 2:
            self.fault("not-an-edge", place, "OB-CELL-03", {"value": shown(value)})
            return NOWHERE
        for name in cells:
            if name not in CELLS:
                self.fault("not-a-cell", place, "OB-CELL-03", {"value": shown(value)})
                return NOWHERE
        edge = edge_between(CELLS.index(cells[0]), CELLS.index(cells[1]))
        if edge == NOWHERE:
            self.fault("not-neighbours", place, "OB-CELL-03", {"value": shown(value)}, cells)
        return edge

    # the parts of a mission

    def read(self, custom: bool) -> Mission | None:
        """The mission, or nothing if there is any fault."""
        self.allow(self.data, KEYS, "")
        for key, only in OBJECTIVES:
            if self.data.get(key, only) != only:
                self.fault("objective", key, "OB-OBJ-01", {"only": only})
        name = self.name(self.data, "id", "id")
        name_en = self.text(self.data, "name_en", "name_en")
        name_fr = self.text(self.data, "name_fr", "name_fr", name_en or "-")
        turn_limit = self.number("turn_limit", None, MOST_TURNS, "OB-TURN-10")
        hold_checks = self.number("hold_checks", 1, MOST_TURNS, "OB-OBJ-05")
        edges = self.read_edges()
        starts = self.read_starts()
        zones = self.read_zones(edges)
        bombs = self.read_bombs(zones)
        defusals = self.number("required_defusals", None, max(len(bombs), 1), "OB-OBJ-05")
        tiles = self.read_tiles(edges)
        self.check_starts(edges, starts)
        self.check_reach(edges, starts[ATTACK], zones)
        if self.faults:
            return None
        return Mission(
            name,
            name_en,
            name_fr,
            turn_limit,
            defusals,
            hold_checks,
            edges,
            starts[ATTACK],
            starts[DEFENCE],
            bombs,
            zones,
            tiles,
            custom,
        )

    def read_edges(self) -> list[int]:
        """[OB-SETUP-04] [OB-R-20] Every edge that is not open, once, in its state at the start."""
        edges = [OPEN] * EDGE_COUNT
        for edge in range(EDGE_COUNT):
            if not EDGES[edge]:
                edges[edge] = SOLID
        table = self.table("edges")
        names = [state for state in STATES if state != "open"]
        self.allow(table, names, "edges.")
        taken: set[int] = set()
        for state in names:
            for index, item in enumerate(self.listed(table, state, f"edges.{state}")):
                place = f"edges.{state}[{index}]"
                edge = self.edge(item, place)
                if edge >= 0 and edge in taken:
                    self.fault("edge-twice", place, "OB-SETUP-01", {"edge": EDGES[edge]}, [EDGES[edge]])
                elif edge >= 0:
                    taken.add(edge)
                    edges[edge] = STATES.index(state)
        for supply, states in SUPPLIES:
            used = sum([edges.count(STATES.index(state)) for state in states])
            most = COMPONENTS.number(supply, 0, 99)
            if used > most:
                place = " + ".join([f"edges.{state}" for state in states])
                self.fault("too-many-tokens", place, "OB-COMP-03", {"used": used, "most": most})
        return edges

    def read_starts(self) -> list[list[int]]:
        """[OB-R-05] [OB-SETUP-10] Four start cells for each team, all eight distinct."""
        table = self.table("starts")
        self.allow(table, TEAMS, "starts.")
        starts: list[list[int]] = []
        taken: set[int] = set()
        for team in TEAMS:
            place = f"starts.{team}"
            cells = [self.cell(item, place) for item in self.listed(table, team, place)]
            if len(cells) != START_CELLS and "starts" in self.data:
                self.fault("start-count", place, "OB-R-05", {"most": START_CELLS, "count": len(cells)})
            for cell in cells:
                if cell in taken:
                    self.fault("start-twice", place, "OB-R-05", {"cell": CELLS[cell]}, [CELLS[cell]])
                elif cell >= 0:
                    taken.add(cell)
            starts.append([cell for cell in cells if cell >= 0])
        return starts

    def read_zones(self, edges: list[int]) -> list[Zone]:
        """[OB-ZONE-01] The zones as the walls make them; those the file lists must be the same ones."""
        groups = components(edges)
        if "zones" not in self.data:
            names = [default_name(group) for group in groups]
            return [Zone(name, name, name, "room", group) for name, group in zip(names, groups, strict=True)]
        zones: list[Zone] = []
        for index, table in enumerate(self.tables("zones")):
            place = f"zones[{index}]"
            self.allow(table, ["id", "name_en", "name_fr", "kind", "cells"], f"{place}.")
            name = self.name(table, "id", f"{place}.id")
            if name and name in [zone.name for zone in zones]:
                self.fault("zone-twice", f"{place}.id", "OB-ZONE-01", {"name": name})
            name_en = self.text(table, "name_en", f"{place}.name_en", name)
            name_fr = self.text(table, "name_fr", f"{place}.name_fr", name_en)
            kind = table.get("kind", "room")
            if kind not in ZONE_KINDS:
                facts: dict[str, Value] = {"kinds": ", ".join(ZONE_KINDS), "value": shown(kind)}
                self.fault("zone-kind", f"{place}.kind", "OB-ZONE-01", facts)
                kind = "room"
            cells = [self.cell(item, f"{place}.cells") for item in self.listed(table, "cells", f"{place}.cells")]
            zones.append(Zone(name, name_en, name_fr, str(kind), [cell for cell in cells if cell >= 0]))
        self.check_zones(zones, groups)
        return zones

    def check_zones(self, zones: list[Zone], groups: list[list[int]]) -> None:
        """[OB-ZONE-01] [OB-ZONE-02] Every cell in exactly one zone, and the zones are what the walls enclose."""
        times = [0] * CELL_COUNT
        for zone in zones:
            for cell in zone.cells:
                times[cell] += 1
        for cell in range(CELL_COUNT):
            if times[cell] != 1:
                facts: dict[str, Value] = {"cell": CELLS[cell], "count": times[cell]}
                self.fault("zone-count", "zones", "OB-ZONE-01", facts, [CELLS[cell]])
        for index, zone in enumerate(zones):
            parts = [group for group in groups if [cell for cell in zone.cells if cell in group]]
            if len(parts) > 1:
                wall = [CELLS[group[0]] for group in parts]
                cut: dict[str, Value] = {"zone": zone.name, "count": len(parts), "cells": ", ".join(wall)}
                self.fault("zone-cut", f"zones[{index}]", "OB-ZONE-01", cut, wall)
            elif len(parts) == 1:
                rest = [CELLS[cell] for cell in parts[0] if cell not in zone.cells]
                if rest:
                    joined: dict[str, Value] = {"zone": zone.name, "cells": ", ".join(rest)}
                    self.fault("zone-joined", f"zones[{index}]", "OB-ZONE-01", joined, rest)

    def read_bombs(self, zones: list[Zone]) -> list[Bomb]:
        """[OB-COMP-01] One or two bombs, each in the zone that it states."""
        most = COMPONENTS.number("bombs", 1, 9)
        tables = self.tables("bombs")
        if not 1 <= len(tables) <= most:
            self.fault("bomb-count", "bombs", "OB-COMP-01", {"most": most, "count": len(tables)})
        bombs: list[Bomb] = []
        for index, table in enumerate(tables):
            place = f"bombs[{index}]"
            self.allow(table, ["id", "cell", "zone"], f"{place}.")
            name = self.name(table, "id", f"{place}.id")
            if name and name in [bomb.name for bomb in bombs]:
                self.fault("bomb-twice", f"{place}.id", "OB-COMP-01", {"name": name})
            cell = self.cell(table.get("cell"), f"{place}.cell")
            around = [zone.name for zone in zones if cell in zone.cells]
            stated = table.get("zone", around[0] if around else "")
            if around and stated not in around:
                facts: dict[str, Value] = {"cell": CELLS[cell], "zone": around[0], "value": shown(stated)}
                self.fault("bomb-zone", f"{place}.zone", "OB-ZONE-01", facts, [CELLS[cell]])
            bombs.append(Bomb(name, cell))
        return bombs

    def read_tiles(self, edges: list[int]) -> list[Placed]:
        """[OB-SETUP-11] [OB-R-06] If a layout is given, its printed walls are the solid edges and those with tokens."""
        tables = self.tables("tiles")
        if not tables:
            return []
        placed: list[Placed] = []
        taken: list[int] = []
        laid: list[object] = []
        before = len(self.faults)
        for index, table in enumerate(tables):
            place = f"tiles[{index}]"
            self.allow(table, ["at", "tile", "rotation"], f"{place}.")
            at = self.cell(table.get("at"), f"{place}.at")
            if at >= 0 and at not in CORNERS:
                where: dict[str, Value] = {"places": corner_names(), "cell": CELLS[at]}
                self.fault("tile-place", f"{place}.at", "OB-R-06", where, [CELLS[at]])
            taken.append(at)
            tile = table.get("tile")
            if tile not in TILES:
                which: dict[str, Value] = {"tiles": ", ".join(TILES), "value": shown(tile)}
                self.fault("tile-unknown", f"{place}.tile", "OB-COMP-01", which)
            laid.append(tile)
            rotation = table.get("rotation", 0)
            if not isinstance(rotation, int) or isinstance(rotation, bool) or rotation not in ROTATIONS:
                self.fault("tile-rotation", f"{place}.rotation", "OB-SETUP-11", {"value": shown(rotation)})
            elif tile in TILES:
                placed.append(Placed(at, str(tile), rotation))
        for corner in CORNERS:
            if taken.count(corner) != 1:
                self.fault("tile-corner", "tiles", "OB-R-06", {"cell": CELLS[corner]}, [CELLS[corner]])
        for name in TILES:
            if laid.count(name) > 1:
                self.fault("tile-twice", "tiles", "OB-COMP-03", {"tile": name})
        if len(self.faults) == before:
            self.check_printed(edges, placed)
        return placed

    def check_printed(self, edges: list[int], placed: list[Placed]) -> None:
        tiles = [TILES.index(piece.tile) for piece in placed]
        printed = printed_walls([piece.at for piece in placed], tiles, [piece.rotation for piece in placed])
        for edge in REAL_EDGES:
            if (edges[edge] != OPEN) != (edge in printed):
                facts: dict[str, Value] = {"edge": EDGES[edge]}
                if edges[edge] != OPEN:
                    facts["state"] = STATES[edges[edge]]
                kind = "wall-printed" if edges[edge] == OPEN else "no-wall-printed"
                self.fault(kind, "tiles", "OB-SETUP-11", facts, [EDGES[edge]])

    def check_starts(self, edges: list[int], starts: list[list[int]]) -> None:
        """[OB-SETUP-11] Nobody can be shot at before he has moved."""
        for cell in starts[ATTACK]:
            for other in starts[DEFENCE]:
                if cell != other and in_line(cell, other) and is_open(edges, cell, other):
                    spots = [CELLS[cell], CELLS[other]]
                    facts: dict[str, Value] = {"first": spots[0], "second": spots[1]}
                    self.fault("starts-see", "starts", "OB-LOF-01", facts, spots)

    def check_reach(self, edges: list[int], starts: list[int], zones: list[Zone]) -> None:
        """[OB-SETUP-11] [OB-MOVE-07] With charges the Attack can come into every zone: only solid walls stop it."""
        reached = set(starts)
        walk = list(starts)
        for cell in walk:
            for other, edge in zip(NEIGHBOURS[cell], EDGES_OF[cell], strict=True):
                if edges[edge] != SOLID and other not in reached:
                    reached.add(other)
                    walk.append(other)
        for zone in zones:
            if zone.cells and starts and not [cell for cell in zone.cells if cell in reached]:
                spots = [CELLS[cell] for cell in zone.cells]
                self.fault("unreachable", "zones", "OB-SETUP-11", {"zone": zone.name}, spots)


def read_mission(text: str) -> tuple[Mission | None, list[MissionFault]]:
    """A mission of somebody's own from its file, or everything that is wrong with it."""
    if len(text) > MOST_TEXT:
        return None, [MissionFault("too-long", "file", "OB-SETUP-11", {"most": MOST_TEXT})]
    try:
        data: dict[str, Any] = parse_toml(text)
    except tomllib.TOMLDecodeError as error:
        return None, [MissionFault("not-toml", "file", "OB-SETUP-11", {"why": str(error)})]
    return read_tables(data, True)


def read_tables(data: dict[str, Any], custom: bool) -> tuple[Mission | None, list[MissionFault]]:
    reader = MissionReader(data)
    mission = reader.read(custom)
    return mission, reader.faults


def load_mission(name: str) -> Mission:
    """A mission of the box."""
    file = f"missions/{name}.toml"
    mission, faults = read_tables(load(PACKAGE, file).data, False)
    if mission is None:
        raise ContentError(f"{file}: {told(faults)}")
    return mission


# [OB-SETUP-02] mission 1, and two more
MISSIONS: Final = [load_mission(name) for name in ("m1_embassy", "m2_annex", "m3_residence")]
