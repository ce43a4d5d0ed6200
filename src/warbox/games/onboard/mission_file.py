"""Mission files: a mission as TOML, read with every check of the catalog's Data section. All faults are named at once.

    mission, faults = read_mission(text)

A fault says where (the key of the file), why, and which rule; `spots` are the cells and edges it is about.
"""

import tomllib
from typing import Any, Final

from warbox.engine.content import ContentError, load
from warbox.engine.notation import ParseError
from warbox.games.onboard.board import (
    ATTACK,
    CELL_COUNT,
    CELLS,
    COMPONENTS,
    DEFENCE,
    EDGE_COUNT,
    EDGES,
    EDGES_OF,
    NEIGHBOURS,
    PACKAGE,
    REAL_EDGES,
    TEAMS,
    in_line,
    parse_cell,
    parse_edge,
)
from warbox.games.onboard.edge import OPEN, SOLID, STATES
from warbox.games.onboard.line_of_fire import is_open
from warbox.games.onboard.mission import ZONE_KINDS, Bomb, Mission, Placed, Zone, components
from warbox.games.onboard.tiles import CORNERS, ROTATIONS, TILES, corner_names, printed_walls

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
ORIGINS: Final = ["src", "rulebook", "house"]  # where values come from; no rule looks at them
KEYS: Final = ["id", "name_en", "turn_limit", "required_defusals", "edges", "starts", "bombs"]
MORE_KEYS: Final = ["name_fr", "hold_checks", "tiles", "zones", "minutes", "players_min", "players_max"]
OBJECTIVES: Final = [("attack_objective", "defuse"), ("defence_objective", "hold_until_turn_limit")]


class Fault:
    def __init__(self, place: str, reason: str, rule: str, spots: list[str] | None = None) -> None:
        self.place: Final = place
        self.reason: Final = reason
        self.rule: Final = rule
        self.spots: Final[list[str]] = [] if spots is None else spots

    def text(self) -> str:
        return f"{self.place}: {self.reason} ({self.rule})"

    def __repr__(self) -> str:
        return f"<{self.text()}>"


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
        self.faults: Final[list[Fault]] = []

    def fault(self, place: str, reason: str, rule: str, spots: list[str] | None = None) -> None:
        self.faults.append(Fault(place, reason, rule, spots))

    # single values

    def text(self, table: dict[str, Any], key: str, place: str, default: str | None = None) -> str:
        value = table.get(key, default)
        if isinstance(value, str) and value:
            return value
        self.fault(place, "is missing" if value is None else f"must be text, not {value!r}", "OB-SETUP-01")
        return ""

    def name(self, table: dict[str, Any], key: str, place: str) -> str:
        value = self.text(table, key, place)
        if value and not is_name(value):
            self.fault(place, f"must be lower-case letters, digits and _, not {value!r}", "OB-SETUP-01")
        return value

    def number(self, key: str, default: int | None, most: int, rule: str) -> int:
        value = self.data.get(key, default)
        if isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= most:
            return value
        why = "is missing" if value is None else f"must be a whole number from 1 to {most}, not {value!r}"
        self.fault(key, why, rule)
        return 1

    def listed(self, table: dict[str, Any], key: str, place: str) -> list[Any]:
        value = table.get(key, [])
        if isinstance(value, list):
            return value
        self.fault(place, f"must be a list, not {value!r}", "OB-SETUP-01")
        return []

    def table(self, key: str) -> dict[str, Any]:
        value = self.data.get(key, {})
        if isinstance(value, dict):
            return value
        self.fault(key, f"must be a table, not {value!r}", "OB-SETUP-01")
        return {}

    def tables(self, key: str) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = []
        for index, item in enumerate(self.listed(self.data, key, key)):
            if isinstance(item, dict):
                found.append(item)
            else:
                self.fault(f"{key}[{index}]", f"must be a table, not {item!r}", "OB-SETUP-01")
        return found

    def allow(self, table: dict[str, Any], keys: list[str], place: str) -> None:
        for key in table:
            if key not in keys and key not in ORIGINS:
                self.fault(f"{place}{key}", f"is not known; keys are {', '.join(keys)}", "OB-SETUP-01")

    def cell(self, value: object, place: str) -> int:
        """[OB-CELL-01] A cell, or -1 with a fault."""
        try:
            return parse_cell(value if isinstance(value, str) else repr(value))
        except ParseError as error:
            self.fault(place, str(error), "OB-CELL-01")
            return -1

    def edge(self, value: object, place: str) -> int:
        """[OB-CELL-03] An edge, or -1 with a fault."""
        try:
            return parse_edge(value if isinstance(value, str) else repr(value))
        except ParseError as error:
            self.fault(place, str(error), "OB-CELL-03")
            return -1

    # the parts of a mission

    def read(self, custom: bool) -> Mission | None:
        """The mission, or nothing if there is any fault."""
        wanted = KEYS + MORE_KEYS + [key for key, _ in OBJECTIVES]
        self.allow(self.data, wanted, "")
        for key, only in OBJECTIVES:
            if self.data.get(key, only) != only:
                self.fault(key, f"must be {only!r}, the one objective there is", "OB-OBJ-01")
        missing = [key for key in KEYS if key not in self.data]
        for key in missing:
            self.fault(key, "is missing", "OB-SETUP-01")
        if missing:
            return None
        name = self.name(self.data, "id", "id")
        name_en = self.text(self.data, "name_en", "name_en")
        name_fr = self.text(self.data, "name_fr", "name_fr", name_en)
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
                    self.fault(place, f"{EDGES[edge]} is listed twice", "OB-SETUP-01", [EDGES[edge]])
                elif edge >= 0:
                    taken.add(edge)
                    edges[edge] = STATES.index(state)
        for supply, states in SUPPLIES:
            used = sum([edges.count(STATES.index(state)) for state in states])
            most = COMPONENTS.number(supply, 0, 99)
            if used > most:
                place = " + ".join([f"edges.{state}" for state in states])
                self.fault(place, f"{used} tokens, but the box has {most}", "OB-COMP-03")
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
            if len(cells) != START_CELLS:
                self.fault(place, f"must be {START_CELLS} cells, not {len(cells)}", "OB-R-05")
            for cell in cells:
                if cell in taken:
                    self.fault(place, f"{CELLS[cell]} is a start cell already", "OB-R-05", [CELLS[cell]])
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
            if name in [zone.name for zone in zones]:
                self.fault(f"{place}.id", f"a second zone {name!r}", "OB-ZONE-01")
            name_en = self.text(table, "name_en", f"{place}.name_en", name)
            name_fr = self.text(table, "name_fr", f"{place}.name_fr", name_en)
            kind = table.get("kind", "room")
            if kind not in ZONE_KINDS:
                self.fault(f"{place}.kind", f"must be one of {', '.join(ZONE_KINDS)}, not {kind!r}", "OB-ZONE-01")
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
                why = f"{CELLS[cell]} is in {times[cell]} zones, and must be in exactly one"
                self.fault("zones", why, "OB-ZONE-01", [CELLS[cell]])
        for index, zone in enumerate(zones):
            parts = [group for group in groups if [cell for cell in zone.cells if cell in group]]
            if len(parts) > 1:
                wall = [CELLS[group[0]] for group in parts]
                why = f"walls, doors or windows cut {zone.name} into {len(parts)} zones (at {', '.join(wall)})"
                self.fault(f"zones[{index}]", why, "OB-ZONE-01", wall)
            elif len(parts) == 1:
                rest = [CELLS[cell] for cell in parts[0] if cell not in zone.cells]
                if rest:
                    why = f"nothing stands between {zone.name} and {', '.join(rest)}"
                    self.fault(f"zones[{index}]", why, "OB-ZONE-01", rest)

    def read_bombs(self, zones: list[Zone]) -> list[Bomb]:
        """[OB-COMP-01] One or two bombs, each in the zone that it states."""
        most = COMPONENTS.number("bombs", 1, 9)
        tables = self.tables("bombs")
        if not 1 <= len(tables) <= most:
            self.fault("bombs", f"must be 1 to {most} bombs, not {len(tables)}", "OB-COMP-01")
        bombs: list[Bomb] = []
        for index, table in enumerate(tables):
            place = f"bombs[{index}]"
            self.allow(table, ["id", "cell", "zone"], f"{place}.")
            name = self.name(table, "id", f"{place}.id")
            if name in [bomb.name for bomb in bombs]:
                self.fault(f"{place}.id", f"a second bomb {name!r}", "OB-COMP-01")
            cell = self.cell(table.get("cell"), f"{place}.cell")
            around = [zone.name for zone in zones if cell in zone.cells]
            stated = table.get("zone", around[0] if around else "")
            if around and stated not in around:
                why = f"{CELLS[cell]} lies in {around[0]}, not in {stated!r}"
                self.fault(f"{place}.zone", why, "OB-ZONE-01", [CELLS[cell]])
            bombs.append(Bomb(name, cell))
        return bombs

    def read_tiles(self, edges: list[int]) -> list[Placed]:
        """[OB-SETUP-11] [OB-R-06] If a layout is given, its printed walls are the solid edges and those with tokens."""
        tables = self.tables("tiles")
        if not tables:
            return []
        placed: list[Placed] = []
        before = len(self.faults)
        for index, table in enumerate(tables):
            place = f"tiles[{index}]"
            self.allow(table, ["at", "tile", "rotation"], f"{place}.")
            at = self.cell(table.get("at"), f"{place}.at")
            if at >= 0 and at not in CORNERS:
                self.fault(f"{place}.at", f"tiles lie at {corner_names()}, not at {CELLS[at]}", "OB-R-06")
            tile = table.get("tile")
            if tile not in TILES:
                self.fault(f"{place}.tile", f"must be one of {', '.join(TILES)}, not {tile!r}", "OB-COMP-01")
            rotation = table.get("rotation", 0)
            if rotation not in ROTATIONS or isinstance(rotation, bool):
                self.fault(f"{place}.rotation", f"must be 0, 90, 180 or 270, not {rotation!r}", "OB-SETUP-11")
            elif tile in TILES:
                placed.append(Placed(at, str(tile), int(rotation)))
        for corner in CORNERS:
            if [piece.at for piece in placed].count(corner) != 1 and len(self.faults) == before:
                self.fault("tiles", f"exactly one tile lies at {CELLS[corner]}", "OB-R-06", [CELLS[corner]])
        for name in TILES:
            if [piece.tile for piece in placed].count(name) > 1:
                self.fault("tiles", f"the box has one tile {name}", "OB-COMP-03")
        if len(self.faults) == before:
            self.check_printed(edges, placed)
        return placed

    def check_printed(self, edges: list[int], placed: list[Placed]) -> None:
        tiles = [TILES.index(piece.tile) for piece in placed]
        printed = printed_walls([piece.at for piece in placed], tiles, [piece.rotation for piece in placed])
        for edge in REAL_EDGES:
            if (edges[edge] != OPEN) != (edge in printed):
                why = f"the tiles print a wall on {EDGES[edge]}: it must be solid or carry a token"
                if edges[edge] != OPEN:
                    why = f"the tiles print no wall on {EDGES[edge]} that could be {STATES[edges[edge]]}"
                self.fault("tiles", why, "OB-SETUP-11", [EDGES[edge]])

    def check_starts(self, edges: list[int], starts: list[list[int]]) -> None:
        """[OB-SETUP-11] Nobody can be shot at before he has moved."""
        for cell in starts[ATTACK]:
            for other in starts[DEFENCE]:
                if cell != other and in_line(cell, other) and is_open(edges, cell, other):
                    spots = [CELLS[cell], CELLS[other]]
                    why = f"there is a line of fire between the start cells {spots[0]} and {spots[1]}"
                    self.fault("starts", why, "OB-LOF-01", spots)

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
                self.fault("zones", f"no attacker can ever reach {zone.name}", "OB-SETUP-11", spots)


def read_mission(text: str) -> tuple[Mission | None, list[Fault]]:
    """A mission of somebody's own from its file, or everything that is wrong with it."""
    try:
        data: dict[str, Any] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        return None, [Fault("file", f"is no TOML: {error}", "OB-SETUP-11")]
    return read_tables(data, True)


def read_tables(data: dict[str, Any], custom: bool) -> tuple[Mission | None, list[Fault]]:
    reader = MissionReader(data)
    mission = reader.read(custom)
    return mission, reader.faults


def load_mission(name: str) -> Mission:
    """A mission of the box."""
    file = f"missions/{name}.toml"
    mission, faults = read_tables(load(PACKAGE, file).data, False)
    if mission is None:
        raise ContentError("\n".join([f"{file}: {fault.text()}" for fault in faults]))
    return mission


# [OB-SETUP-02] mission 1, and two more
MISSIONS: Final = [load_mission(name) for name in ("m1_embassy", "m2_annex", "m3_residence")]
