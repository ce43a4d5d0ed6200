"""A scenario as the text of a file, always the same text for the same scenario."""

from typing import Final

from warbox.games.tideofiron.map.ground import LETTERS, Ground
from warbox.games.tideofiron.pieces.box import SIDES
from warbox.games.tideofiron.scenarios.scenario import Scenario, scenario_data

PLAIN: Final = ["id", "title_en", "title_fr", "players", "single", "cols", "rows", "north", "stream_depth"]
MORE: Final = ["low_terrain_blocks", "rounds", "initiative", "actions"]
FORCE: Final = ["cp0", "decks", "start_cards", "operations", "concealed"]
VICTORY: Final = ["score", "final", "side", "quota", "kill_heavy", "control", "exit"]


def write_value(value: object) -> str:
    """A value as TOML on one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, list):
        return "[" + ", ".join([write_value(item) for item in value]) + "]"
    if isinstance(value, dict):
        inside = ", ".join([f"{key} = {write_value(item)}" for key, item in value.items()])
        return "{ " + inside + " }" if inside else "{ }"
    return write_text(str(value))


def write_text(text: str) -> str:
    written = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{written}"'


def write_lines(key: str, items: list[object]) -> list[str]:
    """A list with an item a line."""
    if not items:
        return [f"{key} = []"]
    return [f"{key} = [", *[f"  {write_value(item)}," for item in items], "]"]


def write_zone(ground: Ground, zone: list[int]) -> dict[str, object]:
    """The smallest range of rows and columns, less some hexes; a plain list where that is shorter."""
    labels: list[object] = [ground.label(cell) for cell in zone]
    if not zone:
        return {"hexes": labels}
    rows = [cell // ground.columns for cell in zone]
    columns = [cell % ground.columns for cell in zone]
    missing: list[object] = []
    for cell in range(ground.size):
        inside = min(rows) <= cell // ground.columns <= max(rows)
        if inside and min(columns) <= cell % ground.columns <= max(columns):
            if ground.drivable(cell) and cell not in zone:
                missing.append(ground.label(cell))
    if len(missing) >= len(labels):
        return {"hexes": labels}
    table: dict[str, object] = {
        "rows": [min(rows) + 1, max(rows) + 1],
        "cols": [LETTERS[min(columns)], LETTERS[max(columns)]],
    }
    if missing:
        table["minus"] = missing
    return table


def write_scenario(scenario: Scenario) -> str:
    """[TOI-SETUP-01] Reading it gives the same scenario."""
    data = scenario_data(scenario)
    lines: list[str] = []
    for key in [*PLAIN, *MORE]:
        if data[key] is None or (key == "low_terrain_blocks" and data[key] is True):
            continue
        lines.append(f"{key} = {write_value(data[key])}")
    for key in ("terrain", "levels", "roads", "objectives", "forts", "events"):
        items = data[key]
        assert isinstance(items, list)
        if items or key != "events":
            lines.extend(write_lines(key, items))
    for side, name in enumerate(SIDES):
        force = data[name]
        assert isinstance(force, dict)
        lines.extend(["", f"[{name}]"])
        for key in FORCE:
            if key != "concealed" or force[key]:
                lines.append(f"{key} = {write_value(force[key])}")
        zone = write_zone(scenario.ground, scenario.forces[side].zone)
        lines.append(f"deploy = {write_value(zone)}")
        lines.append(f"reinforcement_hexes = {write_value(force['reinforcement_hexes'])}")
        lines.extend(write_lines("reinforcements", force["reinforcements"]))
        for key in ("div1", "div2"):
            division = force[key]
            assert isinstance(division, dict)
            lines.extend(["", f"[{name}.{key}]"])
            lines.extend([f"{part} = {write_value(value)}" for part, value in division.items()])
    victory = data["victory"]
    assert isinstance(victory, dict)
    lines.extend(["", "[victory]"])
    for key in VICTORY:
        if key in victory:
            lines.extend(
                write_lines(key, victory[key]) if key == "control" else [f"{key} = {write_value(victory[key])}"]
            )
    return "\n".join(lines) + "\n"
