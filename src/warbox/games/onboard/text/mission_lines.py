"""The lines of a position that carry a mission of somebody's own: `mission`, `map`, `starts`, `zones`."""

from typing import Any, cast

from warbox.engine.notation import ParseError
from warbox.engine.page import Lines
from warbox.games.onboard.missions.mission import Mission, components
from warbox.games.onboard.missions.mission_fault import told
from warbox.games.onboard.missions.mission_file import MissionReader, default_name, read_tables
from warbox.games.onboard.pieces.board import CELL, CELLS
from warbox.games.onboard.text.notation import MISSION_LINES


def read_mission_lines(lines: Lines) -> Mission | None:
    """The mission that the lines describe, held to the same checks as a file; nothing if there is no line `mission`."""
    lines.at("mission")
    if not lines.has("mission"):
        for key in MISSION_LINES:
            if lines.has(key):
                raise ParseError(f"a line '{key}' belongs to a line 'mission'", key)
        return None
    said = lines.said("mission")
    data: dict[str, Any] = {"id": said.text("id"), "name_en": said.text("id"), "bombs": said.items("bombs")}
    for key, default in (("turn_limit", 10), ("required_defusals", 1), ("hold_checks", 1)):
        data[key] = said.number(key, default)
    data["edges"] = lines.said("map").table("edges")
    data["starts"] = lines.said("starts").table("starts")
    if lines.has("zones"):
        data["zones"] = read_zones(lines.said("zones").table("zones"), data)
    lines.at("mission")
    mission, faults = read_tables(data, True)
    if mission is None:
        raise ParseError(f"the mission has a fault: {told(faults)}")
    return mission


def read_zones(said: dict[str, object], data: dict[str, Any]) -> list[dict[str, Any]]:
    """`lobby=C2,room`: the name of a zone by one of its cells, and its kind; a zone that is not named has a name."""
    zones: list[dict[str, Any]] = []
    named: list[int] = []
    groups = components(MissionReader(data).read_edges())
    for name, value in said.items():
        zone = cast(dict[str, str], value)
        place = CELL.index(zone["cell"])
        for index, group in enumerate(groups):
            if place in group:
                named.append(index)
                cells = [CELLS[one] for one in group]
                zones.append({"id": name, "kind": zone.get("kind") or "room", "cells": cells})
    for index, group in enumerate(groups):
        if index not in named:
            zones.append({"id": default_name(group), "cells": [CELLS[one] for one in group]})
    return zones
