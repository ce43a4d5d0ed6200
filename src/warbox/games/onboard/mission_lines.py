"""The lines of a position that carry a mission of somebody's own: `mission`, `map`, `starts`, `zones`."""

from typing import Any, Final

from warbox.engine.notation import ParseError, parse_number
from warbox.games.onboard.board import CELLS, TEAMS, parse_cell
from warbox.games.onboard.edge import STATES
from warbox.games.onboard.mission import Mission, components
from warbox.games.onboard.mission_fault import told
from warbox.games.onboard.mission_file import MOST_TURNS, MissionReader, default_name, read_tables
from warbox.games.onboard.tokens import Words, split_list

MISSION_KEYS: Final = ["mission", "map", "starts", "zones"]
FORM: Final = "write 'mission NAME turn-limit=N required-defusals=N hold-checks=N bombs=NAME@CELL,...'"


def read_mission_lines(lines: dict[str, list[str]]) -> Mission | None:
    """The mission that the lines describe, held to the same checks as a file; nothing if there is no line `mission`."""
    if "mission" not in lines:
        for key in MISSION_KEYS:
            if key in lines:
                raise ParseError(f"a line '{key}' belongs to a line 'mission'", key)
        return None
    head = Words(lines["mission"])
    head.allow("mission", head.plain, ["turn-limit", "required-defusals", "hold-checks", "bombs"])
    if len(head.plain) != 1 or "bombs" not in head.facts:
        raise ParseError(FORM, " ".join(lines["mission"]))
    data: dict[str, Any] = {"id": head.plain[0], "name_en": head.plain[0]}
    for name, key, default in (
        ("turn-limit", "turn_limit", "10"),
        ("required-defusals", "required_defusals", "1"),
        ("hold-checks", "hold_checks", "1"),
    ):
        data[key] = parse_number(head.facts.get(name, default), name, 1, MOST_TURNS)
    bombs: list[dict[str, str]] = []
    for item in split_list(head.facts["bombs"]):
        name, _, cell = item.partition("@")
        bombs.append({"id": name, "cell": cell})
    data["bombs"] = bombs
    data["edges"] = read_lists("map", lines, STATES[1:])
    data["starts"] = read_lists("starts", lines, TEAMS)
    if "zones" in lines:
        data["zones"] = read_zones(lines["zones"], data)
    mission, faults = read_tables(data, True)
    if mission is None:
        raise ParseError(f"the mission has a fault: {told(faults)}")
    return mission


def read_lists(key: str, lines: dict[str, list[str]], names: list[str]) -> dict[str, list[str]]:
    words = Words(lines.get(key, []))
    words.allow(key, [], names)
    return {name: split_list(value) for name, value in words.facts.items()}


def read_zones(words: list[str], data: dict[str, Any]) -> list[dict[str, Any]]:
    """`lobby=C2,room`: the name of a zone by one of its cells, and its kind; a zone that is not named has a name."""
    facts = Words(words)
    facts.allow("zones", [], list(facts.facts))
    zones: list[dict[str, Any]] = []
    named: list[int] = []
    groups = components(MissionReader(data).read_edges())
    for name, value in facts.facts.items():
        cell, _, kind = value.partition(",")
        place = parse_cell(cell)
        for index, group in enumerate(groups):
            if place in group:
                named.append(index)
                zones.append({"id": name, "kind": kind or "room", "cells": [CELLS[one] for one in group]})
    for index, group in enumerate(groups):
        if index not in named:
            zones.append({"id": default_name(group), "cells": [CELLS[one] for one in group]})
    return zones
