"""A mission: the map with its edge tokens, zones, bombs and start cells, and what each team has to do."""

from typing import Final

from warbox.games.onboard.pieces.board import (
    ATTACK,
    BITS,
    CELL_COUNT,
    CELLS,
    DEFENCE,
    EDGES,
    EDGES_OF,
    NEIGHBOURS,
    REAL_EDGES,
    TEAMS,
)
from warbox.games.onboard.pieces.edge import DOOR_BARRICADED, OPEN, REINFORCED, STATES, is_token

ZONE_KINDS: Final = ["exterior", "room", "bomb"]


class Zone:
    """[OB-ZONE-01] A set of cells enclosed by walls, doors, windows and the edge of the board."""

    def __init__(self, name: str, name_en: str, name_fr: str, kind: str, cells: list[int]) -> None:
        self.name: Final = name
        self.name_en: Final = name_en
        self.name_fr: Final = name_fr
        self.kind: Final = kind
        self.cells: Final = cells


class Bomb:
    def __init__(self, name: str, cell: int) -> None:
        self.name: Final = name
        self.cell: Final = cell


class Placed:
    """A tile on the board: the board's cell in its north-west corner, and how far it is turned clockwise."""

    def __init__(self, at: int, tile: str, rotation: int) -> None:
        self.at: Final = at
        self.tile: Final = tile
        self.rotation: Final = rotation


class Mission:
    """[OB-SETUP-01] [OB-OBJ-01] What a game is played on and for. Never changed: games and their clones share it."""

    def __init__(
        self,
        name: str,
        name_en: str,
        name_fr: str,
        turn_limit: int,
        required_defusals: int,
        hold_checks: int,
        edges: list[int],
        attack_starts: list[int],
        defence_starts: list[int],
        bombs: list[Bomb],
        zones: list[Zone],
        tiles: list[Placed],
        custom: bool,
    ) -> None:
        self.name: Final = name
        self.name_en: Final = name_en
        self.name_fr: Final = name_fr
        self.turn_limit: Final = turn_limit
        self.required_defusals: Final = required_defusals
        self.hold_checks: Final = hold_checks
        self.edges: Final = edges
        self.starts: Final = [attack_starts, defence_starts]
        self.bombs: Final = bombs
        self.zones: Final = zones
        self.tiles: Final = tiles
        self.custom: Final = custom  # not one of the box: positions carry it
        zone_of = [0] * CELL_COUNT
        for index, zone in enumerate(zones):
            for cell in zone.cells:
                zone_of[cell] = index
        self.zone_of: Final = zone_of  # [OB-ZONE-03]
        self.zone_names: Final = [zone.name for zone in zones]
        trap_cells = 0
        for cell in range(CELL_COUNT):
            if cell not in attack_starts:
                trap_cells += BITS[cell]
        self.trap_cells: Final = trap_cells  # [OB-TRAP-07] [OB-R-44] one trap token each
        self.tokens: Final = [edge for edge in REAL_EDGES if is_token(edges[edge])]  # no edge gains or loses its token
        self.reinforced: Final = edges.count(REINFORCED)  # tokens on the board at setup
        self.barricaded_doors: Final = edges.count(DOOR_BARRICADED)


def components(edges: list[int]) -> list[list[int]]:
    """[OB-ZONE-01] [OB-ZONE-02] [OB-ZONE-04] [OB-R-15] The groups of cells joined by open edges, indoors or not."""
    found: list[list[int]] = []
    seen: set[int] = set()
    for start in range(CELL_COUNT):
        if start in seen:
            continue
        seen.add(start)
        group = [start]
        for cell in group:  # grows while it is walked
            for other, edge in zip(NEIGHBOURS[cell], EDGES_OF[cell], strict=True):
                if edges[edge] == OPEN and other not in seen:
                    seen.add(other)
                    group.append(other)
        found.append(sorted(group))
    return found


def edge_lists(edges: list[int]) -> dict[str, list[str]]:
    """The edges of each state but `open`, by the state's name."""
    lists: dict[str, list[str]] = {}
    for state, name in enumerate(STATES):
        if state != OPEN:
            lists[name] = [EDGES[edge] for edge in REAL_EDGES if edges[edge] == state]
    return lists


def mission_data(mission: Mission) -> dict[str, object]:
    """The mission as plain data, for drawing; the keys are those of a mission file."""
    zones: list[object] = []
    for zone in mission.zones:
        cells = [CELLS[cell] for cell in zone.cells]
        zones.append(
            {"id": zone.name, "name_en": zone.name_en, "name_fr": zone.name_fr, "kind": zone.kind, "cells": cells}
        )
    bombs: list[object] = []
    for bomb in mission.bombs:
        zone_name = mission.zone_names[mission.zone_of[bomb.cell]]
        bombs.append({"id": bomb.name, "cell": CELLS[bomb.cell], "zone": zone_name})
    tiles: list[object] = []
    for placed in mission.tiles:
        tiles.append({"at": CELLS[placed.at], "tile": placed.tile, "rotation": placed.rotation})
    edges: dict[str, object] = {}
    for name, listed in edge_lists(mission.edges).items():
        if listed:
            edges[name] = listed
    return {
        "id": mission.name,
        "name_en": mission.name_en,
        "name_fr": mission.name_fr,
        "turn_limit": mission.turn_limit,
        "required_defusals": mission.required_defusals,
        "hold_checks": mission.hold_checks,
        "tiles": tiles,
        "edges": edges,
        "starts": {TEAMS[team]: [CELLS[cell] for cell in mission.starts[team]] for team in (ATTACK, DEFENCE)},
        "bombs": bombs,
        "zones": zones,
    }
