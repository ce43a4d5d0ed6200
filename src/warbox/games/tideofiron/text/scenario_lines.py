"""The lines of a position that are its scenario: a blank map with what is written on it, or one of the box."""

from itertools import pairwise
from typing import Final, cast

from warbox.engine.game import View
from warbox.engine.lines import Said
from warbox.engine.notation import ParseError
from warbox.engine.page import Lines
from warbox.games.tideofiron.cards.card import OPERATION, OPERATION_NAMES
from warbox.games.tideofiron.cards.effect import DECKS
from warbox.games.tideofiron.map.ground import Ground, link_roads
from warbox.games.tideofiron.pieces.box import NEUTRAL, NOWHERE, OWNERS, SIDES, US
from warbox.games.tideofiron.pieces.figure import FIGURE_COUNT, LETTERS, read_figures, write_figures
from warbox.games.tideofiron.pieces.fort import FORTS
from warbox.games.tideofiron.pieces.spec import SPEC_MARKS
from warbox.games.tideofiron.pieces.terrain import CLEAR, DEPTHS, NO_STREAM, STREAM, TERRAINS
from warbox.games.tideofiron.pieces.vehicle import VEHICLE_NAMES
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
)
from warbox.games.tideofiron.scenarios.scenario_file import SCENARIO_NAMES, SCENARIOS

DEFAULT_MAP: Final = "15x15"
DEFAULT_ROUNDS: Final = 8
DEFAULT_ACTIONS: Final = 3
STRUCTURE: Final = ["terrain", "level", "victory", "exit"]
STRUCTURE_MANY: Final = ["road", "objective", "force", "arrive", "event", "win"]
SIDE_STRUCTURE: Final = ["actions", "ops", "entry", "zone", "start_cards", "concealed"]
BLANK: Final = "blank"


def read_scenario_lines(lines: Lines) -> Scenario:
    """The scenario of a position."""
    said = lines.said("map") if lines.has("map") else None
    name = DEFAULT_MAP if said is None else said.text("map", DEFAULT_MAP)
    if name not in SCENARIO_NAMES:
        return read_blank(lines, said, name)
    for key in STRUCTURE:
        if lines.has(key):
            lines.at(key)
            raise ParseError(f"the map of scenario {name} is as it is: write '{key}' on a blank map")
    for key in STRUCTURE_MANY:
        if lines.many[key]:
            lines.now = lines.many[key][0][0]
            raise ParseError(f"the map of scenario {name} is as it is: write '{key}' on a blank map")
    for side in SIDES:
        own = lines.said(side)
        for key in SIDE_STRUCTURE:
            if own.has(key):
                raise ParseError(f"scenario {name} says this: write '{key}=' on a blank map")
    if lines.said("round").has("rounds"):
        raise ParseError(f"scenario {name} says this: write 'rounds=' on a blank map")
    return SCENARIOS[SCENARIO_NAMES.index(name)]


def place(ground: Ground, label: str) -> int:
    cell = ground.cell(label)
    if cell == NOWHERE:
        raise ParseError("this hex is not on the map", label)
    return cell


def read_ground(lines: Lines, said: Said | None, name: str) -> tuple[Ground, list[list[int]]]:
    """[TOI-SETUP-03] A blank map with terrain, levels and roads."""
    columns, _, rows = name.partition("x")
    bare = blank(int(columns), int(rows))
    terrain, level = bare.terrain.copy(), bare.level.copy()
    for label, kind in lines.said("terrain").table("terrain").items():
        terrain[place(bare, label)] = TERRAINS.index(str(kind))
    for label, height in lines.said("level").table("levels").items():
        level[place(bare, label)] = cast(int, height)
    roads: list[list[int]] = []
    for _, chain in lines.each("road"):
        cells = [place(bare, label) for label in chain.items("chain")]
        for first, last in pairwise(cells):
            if bare.distance(first, last) != 1:
                raise ParseError("a road goes from hex to neighbouring hex (TOI-R-53)", bare.label(last))
            if abs(level[first] - level[last]) > 1:
                raise ParseError("no road leads over a cliff (TOI-GEO-13)", bare.label(last))
        roads.append(cells)
    lines.at("map")
    depth = NO_STREAM if said is None else DEPTHS.index(said.text("stream", DEPTHS[NO_STREAM]))
    if depth == NO_STREAM and STREAM in terrain:
        raise ParseError("a map with streams says how deep they are: write stream=fordable, deep or flooded")
    low = said is None or said.text("low_terrain", "blocks") == "blocks"
    links = link_roads(bare.size, roads, bare.neighbours)
    return Ground(int(columns), int(rows), terrain, level, links, depth, low), roads


def blank(columns: int, rows: int) -> Ground:
    size = columns * rows
    return Ground(columns, rows, [CLEAR] * size, [0] * size, [0] * size, NO_STREAM, True)


def read_blank(lines: Lines, said: Said | None, name: str) -> Scenario:
    ground, roads = read_ground(lines, said, name)
    times = lines.said("round")
    forces = [read_force(lines, ground, side) for side in range(2)]
    actions = [lines.said(SIDES[side]).number("actions", DEFAULT_ACTIONS) for side in range(2)]
    return Scenario(
        BLANK,
        "",
        "",
        [2, 3, 4],
        NOBODY,
        ground,
        roads,
        0 if said is None else said.number("north"),
        times.number("rounds", DEFAULT_ROUNDS),
        US,
        actions,
        read_objectives(lines, ground),
        [],
        read_events(lines, ground),
        forces,
        read_victory(lines, ground),
        True,
    )


def read_objectives(lines: Lines, ground: Ground) -> list[Objective]:
    found: list[Objective] = []
    for _, said in lines.each("objective"):
        kind = OBJECTIVE_KINDS.index(said.text("kind"))
        owner = OWNERS.index(said.text("owner", OWNERS[NEUTRAL]))
        cp = said.number("cp", 1) if kind == COMMAND else 0
        vp = said.number("vp", 1 if kind == VICTORY else 0)
        found.append(Objective(place(ground, said.text("hex")), kind, owner, cp, vp, NOBODY, "", ""))
    return found


def read_events(lines: Lines, ground: Ground) -> list[ScenarioEvent]:
    found: list[ScenarioEvent] = []
    for _, said in lines.each("event"):
        side, kind = SIDES.index(said.text("side")), EVENTS.index(said.text("kind"))
        cell = place(ground, said.text("hex")) if said.has("hex") else NOWHERE
        fort = FORTS.index(said.text("fort")) if said.has("fort") else 0
        if kind == EVENT_FORT and cell == NOWHERE:
            raise ParseError("an event 'fort' names its hex= and fort=")
        found.append(ScenarioEvent(said.number("round", 1), side, kind, said.number("n"), cell, fort))
    return found


def read_force(lines: Lines, ground: Ground, side: int) -> Force:
    divisions = [Division(0, [0] * FIGURE_COUNT, [], []) for _ in range(2)]
    for _, said in lines.each("force"):
        if SIDES.index(said.text("side")) == side:
            figures = [said.counts("figures").get(letter, 0) for letter in LETTERS]
            vehicles: list[int] = []
            for name, count in said.counts("vehicles").items():
                vehicles += [VEHICLE_NAMES.index(name)] * count
            specs = [SPEC_MARKS.index(mark) for mark in said.items("specs")]
            if sum(figures) > 0 and said.number("bases") == 0:
                raise ParseError("figures need bases=")
            divisions[said.number("division", 1) - 1] = Division(said.number("bases"), figures, vehicles, specs)
    arrivals: list[Reinforcement] = []
    for _, said in lines.each("arrive"):
        if SIDES.index(said.text("side")) == side:
            squads = [cast(list[int], read_figures(text)) for text in said.items("squads")]
            kinds = [VEHICLE_NAMES.index(name) for name in said.items("vehicles")]
            arrivals.append(Reinforcement(said.number("round", 1), said.number("division", 1), squads, kinds))
    decks = [DECKS.index(name) for name in lines.said(f"{SIDES[side]}-decks").table("decks")]
    own = lines.said(SIDES[side])
    return Force(
        0,
        decks,
        own.number("start_cards"),
        own.indices("ops", OPERATION),
        own.number("concealed"),
        [place(ground, label) for label in own.items("zone")],
        [place(ground, label) for label in own.items("entry")],
        arrivals,
        divisions,
    )


def hexes_of(said: Said, ground: Ground) -> list[int]:
    """[TOI-VICTORY-01] [TOI-VICTORY-02] Where something is won, at least one."""
    cells = [place(ground, label) for label in said.items("hexes")]
    if not cells:
        raise ParseError("name the hexes where it is won, one at least", "hexes=-")
    return cells


def read_victory(lines: Lines, ground: Ground) -> Victory:
    goals: list[Control] = []
    for _, said in lines.each("win"):
        cells = hexes_of(said, ground)
        goals.append(Control(SIDES.index(said.text("side")), cells, said.within("count", 1, 1, 99)))
        for cell in cells:
            if cell not in [objective.cell for objective in read_objectives(lines, ground)]:
                raise ParseError("who wins by control controls objectives", ground.label(cell))
    gate: Exit | None = None
    if lines.has("exit"):
        said = lines.said("exit")
        cells = hexes_of(said, ground)
        points = [said.number(key) for key in ("truck", "half_track", "tank", "squad")]
        gate = Exit(SIDES.index(said.text("side")), cells, points[0], points[1], points[2], points[3])
    said = lines.said("victory")
    final = FINALS.index(said.text("final", FINALS[MOST_VP]))
    side = SIDES.index(said.text("side")) if said.has("side") else US
    score = SCORES.index(said.text("score", SCORES[0]))
    return Victory(score, goals, said.number("kill"), gate, final, side, said.number("quota"))


# ---- as plain data


def board_data(scenario: Scenario) -> View:
    """The line `map`."""
    if not scenario.custom:
        return {"map": scenario.name}
    ground = scenario.ground
    return {
        "map": f"{ground.columns}x{ground.rows}",
        "north": scenario.north,
        "stream": DEPTHS[ground.depth],
        "low_terrain": "blocks" if ground.low_terrain_blocks else "open",
    }


def structure_data(scenario: Scenario) -> list[object]:
    """The lines of a scenario that is not of the box: the key and the values of each."""
    if not scenario.custom:
        return []
    ground = scenario.ground
    terrain = {ground.label(cell): TERRAINS[kind] for cell, kind in enumerate(ground.terrain) if kind != CLEAR}
    levels = {ground.label(cell): level for cell, level in enumerate(ground.level) if level}
    found: list[object] = []
    if terrain:
        found.append(["terrain", {"terrain": dict[str, object](terrain)}])
    if levels:
        found.append(["level", {"levels": dict[str, object](levels)}])
    for chain in scenario.roads:
        found.append(["road", {"chain": list[object]([ground.label(cell) for cell in chain])}])
    for objective in scenario.objectives:
        data: View = {"hex": ground.label(objective.cell), "kind": OBJECTIVE_KINDS[objective.kind]}
        if objective.kind == COMMAND:
            data["owner"] = OWNERS[objective.owner]
            data["cp"] = objective.cp
        if objective.kind == VICTORY or objective.vp:
            data["vp"] = objective.vp
        found.append(["objective", data])
    found += force_lines(scenario)
    for event in scenario.events:
        data = {"side": SIDES[event.side], "kind": EVENTS[event.kind], "round": event.round, "n": event.n}
        if event.kind == EVENT_FORT:
            data["hex"] = ground.label(event.cell)
            data["fort"] = FORTS[event.fort]
        found.append(["event", data])
    return found + victory_lines(scenario)


def force_lines(scenario: Scenario) -> list[object]:
    found: list[object] = []
    for side, force in enumerate(scenario.forces):
        for index, division in enumerate(force.divisions):
            if division.bases or division.vehicles:
                vehicles = {
                    name: division.vehicles.count(kind)
                    for kind, name in enumerate(VEHICLE_NAMES)
                    if kind in division.vehicles
                }
                figures = {LETTERS[kind]: count for kind, count in enumerate(division.figures) if count}
                data: View = {
                    "side": SIDES[side],
                    "division": index + 1,
                    "bases": division.bases,
                    "figures": dict[str, object](figures),
                    "vehicles": dict[str, object](vehicles),
                    "specs": list[object]([SPEC_MARKS[spec] for spec in division.specs]),
                }
                found.append(["force", data])
        for arrival in force.reinforcements:
            data = {
                "side": SIDES[side],
                "round": arrival.round,
                "division": arrival.division,
                "squads": list[object]([write_figures(counts) for counts in arrival.squads]),
                "vehicles": list[object]([VEHICLE_NAMES[kind] for kind in arrival.vehicles]),
            }
            found.append(["arrive", data])
    return found


def victory_lines(scenario: Scenario) -> list[object]:
    victory, ground = scenario.victory, scenario.ground
    data: View = {"score": SCORES[victory.score], "final": FINALS[victory.final], "kill": victory.kill_heavy}
    if victory.final != MOST_VP:
        data["side"] = SIDES[victory.side]
    if victory.final == QUOTA:
        data["quota"] = victory.quota
    found: list[object] = [["victory", data]]
    for goal in victory.control:
        hexes = list[object]([ground.label(cell) for cell in goal.cells])
        found.append(["win", {"side": SIDES[goal.side], "hexes": hexes, "count": goal.count}])
    gate = victory.exit
    if gate is not None:
        hexes = list[object]([ground.label(cell) for cell in gate.cells])
        data = {"side": SIDES[gate.side], "hexes": hexes, "truck": gate.truck, "half_track": gate.half_track}
        data["tank"] = gate.tank
        data["squad"] = gate.squad
        found.append(["exit", data])
    return found


def side_structure(scenario: Scenario, side: int) -> View:
    """What the line of a side says about the scenario; nothing where the box says it."""
    if not scenario.custom:
        return {}
    ground, force = scenario.ground, scenario.forces[side]
    data: View = {
        "actions": scenario.actions[side],
        "ops": list[object]([OPERATION_NAMES[operation] for operation in force.operations]),
        "entry": list[object]([ground.label(cell) for cell in force.entry]),
    }
    if force.zone:
        data["zone"] = list[object]([ground.label(cell) for cell in force.zone])
    if force.start_cards:
        data["start_cards"] = force.start_cards
    if force.concealed:
        data["concealed"] = force.concealed
    return data
