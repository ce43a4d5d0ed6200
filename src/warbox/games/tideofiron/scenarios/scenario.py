"""A scenario: the map, both forces, objectives, and how to win. Never changed: games and their clones share it."""

from typing import Final

from warbox.games.tideofiron.cards.card import OPERATION_NAMES
from warbox.games.tideofiron.cards.effect import DECKS
from warbox.games.tideofiron.map.ground import Ground
from warbox.games.tideofiron.pieces.box import OWNERS, SIDES
from warbox.games.tideofiron.pieces.figure import FIGURES, write_figures
from warbox.games.tideofiron.pieces.fort import FORTS
from warbox.games.tideofiron.pieces.spec import SPECS
from warbox.games.tideofiron.pieces.terrain import CHARS, DEPTHS
from warbox.games.tideofiron.pieces.vehicle import VEHICLE_NAMES

# [TOI-COMMAND-04] objectives
VICTORY: Final = 0
COMMAND: Final = 1
OTHER: Final = 2  # named by the scenario, worth what its victory says
OBJECTIVE_KINDS: Final = ["victory", "command", "other"]
NOBODY: Final = -1

# [TOI-R-76] when controlled victory objectives score
EVERY_ROUND: Final = 0
AT_END: Final = 1
NEVER: Final = 2
SCORES: Final = ["every_round", "at_end", "never"]

# [TOI-VICTORY-01] [TOI-VICTORY-02] who wins after the last round
MOST_VP: Final = 0
QUOTA: Final = 1
HOLD: Final = 2
FINALS: Final = ["most_vp", "quota", "hold"]

EVENTS: Final = ["cp", "vp", "cards", "fort"]
EVENT_CP: Final = 0
EVENT_VP: Final = 1
EVENT_CARDS: Final = 2
EVENT_FORT: Final = 3


class Objective:
    """[TOI-COMMAND-04] [TOI-COMMAND-05] A marker on a hex; `control` is who has it at the start."""

    def __init__(
        self, cell: int, kind: int, owner: int, cp: int, vp: int, control: int, name_en: str, name_fr: str
    ) -> None:
        self.cell: Final = cell
        self.kind: Final = kind
        self.owner: Final = owner  # of a command objective
        self.cp: Final = cp
        self.vp: Final = vp
        self.control: Final = control
        self.name_en: Final = name_en
        self.name_fr: Final = name_fr


class Work:
    """[TOI-SETUP-24] [TOI-FORT-01] Fortifications or an obstacle on the map before deployment."""

    def __init__(self, cell: int, kind: int, n: int) -> None:
        self.cell: Final = cell
        self.kind: Final = kind
        self.n: Final = n


class Division:
    """[TOI-SETUP-15] [TOI-MULTI-03] [TOI-MULTI-04] What a division has at the start."""

    def __init__(self, bases: int, figures: list[int], vehicles: list[int], specs: list[int]) -> None:
        self.bases: Final = bases
        self.figures: Final = figures  # by kind
        self.vehicles: Final = vehicles  # one entry each
        self.specs: Final = specs


class Reinforcement:
    """[TOI-STATUS-19] What arrives in Status step 5 of a round."""

    def __init__(self, round_: int, division: int, squads: list[list[int]], vehicles: list[int]) -> None:
        self.round: Final = round_
        self.division: Final = division  # 1 or 2
        self.squads: Final = squads  # figures by kind
        self.vehicles: Final = vehicles


class Force:
    """One side of a scenario."""

    def __init__(
        self,
        cp: int,
        decks: list[int],
        start_cards: int,
        operations: list[int],
        concealed: int,
        zone: list[int],
        entry: list[int],
        reinforcements: list[Reinforcement],
        divisions: list[Division],
    ) -> None:
        self.cp: Final = cp
        self.decks: Final = decks  # [TOI-SETUP-06]
        self.start_cards: Final = start_cards  # [TOI-SETUP-07]
        self.operations: Final = operations  # [TOI-SETUP-10]
        self.concealed: Final = concealed  # [TOI-SETUP-23] markers
        self.zone: Final = zone  # [TOI-SETUP-19]
        self.entry: Final = entry  # [TOI-STATUS-21] hexes for reinforcements
        self.reinforcements: Final = reinforcements
        self.divisions: Final = divisions


class Control:
    """[TOI-VICTORY-02] [TOI-VICTORY-03] A side that controls so many of these hexes has won, at the end of Command
    step 1 of any round and after the last."""

    def __init__(self, side: int, cells: list[int], count: int) -> None:
        self.side: Final = side
        self.cells: Final = cells
        self.count: Final = count


class Exit:
    """Where units of a side may leave the map, and what they score."""

    def __init__(self, side: int, cells: list[int], truck: int, half_track: int, tank: int, squad: int) -> None:
        self.side: Final = side
        self.cells: Final = cells
        self.truck: Final = truck
        self.half_track: Final = half_track
        self.tank: Final = tank
        self.squad: Final = squad


class Victory:
    """[TOI-VICTORY-01] How the scenario is won. QUOTA: `side` needs `quota` points after the last round, else the other
    wins. HOLD: `side` wins after the last round if nobody has won by control."""

    def __init__(
        self, score: int, control: list[Control], kill_heavy: int, exit_: Exit | None, final: int, side: int, quota: int
    ) -> None:
        self.score: Final = score
        self.control: Final = control
        self.kill_heavy: Final = kill_heavy  # points at once for each enemy heavy vehicle destroyed
        self.exit: Final = exit_
        self.final: Final = final
        self.side: Final = side
        self.quota: Final = quota


class ScenarioEvent:
    """[TOI-STATUS-19] Something that happens for a side in Status step 5 of a round."""

    def __init__(self, round_: int, side: int, kind: int, n: int, cell: int, fort: int) -> None:
        self.round: Final = round_
        self.side: Final = side
        self.kind: Final = kind
        self.n: Final = n  # command points, victory points or cards
        self.cell: Final = cell  # of a fortification
        self.fort: Final = fort


class Scenario:
    """[TOI-SETUP-01] [TOI-SETUP-03] [TOI-SETUP-14] [TOI-SETUP-15] [TOI-SETUP-22] [TOI-ROUND-01] [TOI-ROUND-04]"""

    def __init__(
        self,
        name: str,
        title_en: str,
        title_fr: str,
        players: list[int],
        single: int,
        ground: Ground,
        roads: list[list[int]],
        north: int,
        rounds: int,
        initiative: int,
        actions: list[int],
        objectives: list[Objective],
        works: list[Work],
        events: list[ScenarioEvent],
        forces: list[Force],
        victory: Victory,
        custom: bool,
    ) -> None:
        self.name: Final = name
        self.title_en: Final = title_en
        self.title_fr: Final = title_fr
        self.players: Final = players  # how many may play it
        self.single: Final = single  # the side of the single player among three; NOBODY: the players agree
        self.ground: Final = ground
        self.roads: Final = roads  # as they were drawn; the ground has the links
        self.north: Final = north
        self.rounds: Final = rounds
        self.initiative: Final = initiative
        self.actions: Final = actions  # in a turn, by side
        self.objectives: Final = objectives
        # [TOI-R-74] every hex that keeps a controller, once, and by hex its place among them or -1
        self.objective_hexes: Final = list(dict.fromkeys([objective.cell for objective in objectives]))
        self.objective_places: Final = [-1] * ground.size
        for place, cell in enumerate(self.objective_hexes):
            self.objective_places[cell] = place
        self.works: Final = works
        self.events: Final = events
        self.forces: Final = forces
        self.victory: Final = victory
        self.custom: Final = custom  # not one of the box: positions carry it


def counted(names: list[str], items: list[int]) -> dict[str, int]:
    """How many there are of each, by name."""
    found: dict[str, int] = {}
    for index, name in enumerate(names):
        if index in items:
            found[name] = items.count(index)
    return found


def objective_data(scenario: Scenario, objective: Objective) -> dict[str, object]:
    data: dict[str, object] = {
        "hex": scenario.ground.label(objective.cell),
        "kind": OBJECTIVE_KINDS[objective.kind],
    }
    if objective.kind == COMMAND:
        data["owner"] = OWNERS[objective.owner]
        data["cp"] = objective.cp
    if objective.vp:
        data["vp"] = objective.vp
    if objective.control != NOBODY:
        data["control"] = SIDES[objective.control]
    if objective.name_en:
        data["name_en"] = objective.name_en
        data["name_fr"] = objective.name_fr
    return data


def division_data(division: Division) -> dict[str, object]:
    return {
        "bases": division.bases,
        "figures": {FIGURES[kind]: count for kind, count in enumerate(division.figures)},
        "vehicles": counted(VEHICLE_NAMES, division.vehicles),
        "specializations": [SPECS[spec] for spec in division.specs],
    }


def force_data(scenario: Scenario, force: Force) -> dict[str, object]:
    ground = scenario.ground
    reinforcements: list[object] = []
    for one in force.reinforcements:
        squads = [write_figures(counts) for counts in one.squads]
        vehicles = [VEHICLE_NAMES[kind] for kind in one.vehicles]
        reinforcements.append({"round": one.round, "division": one.division, "squads": squads, "vehicles": vehicles})
    return {
        "cp0": force.cp,
        "decks": [DECKS[deck] for deck in force.decks],
        "start_cards": force.start_cards,
        "operations": [OPERATION_NAMES[operation] for operation in force.operations],
        "concealed": force.concealed,
        "zone": [ground.label(cell) for cell in force.zone],
        "reinforcement_hexes": [ground.label(cell) for cell in force.entry],
        "reinforcements": reinforcements,
        "div1": division_data(force.divisions[0]),
        "div2": division_data(force.divisions[1]),
    }


def victory_data(scenario: Scenario) -> dict[str, object]:
    victory, ground = scenario.victory, scenario.ground
    data: dict[str, object] = {"score": SCORES[victory.score], "final": FINALS[victory.final]}
    if victory.final != MOST_VP:
        data["side"] = SIDES[victory.side]
    if victory.final == QUOTA:
        data["quota"] = victory.quota
    if victory.kill_heavy:
        data["kill_heavy"] = victory.kill_heavy
    control: list[object] = []
    for one in victory.control:
        control.append(
            {"side": SIDES[one.side], "hexes": [ground.label(cell) for cell in one.cells], "count": one.count}
        )
    if control:
        data["control"] = control
    leave = victory.exit
    if leave is not None:
        data["exit"] = {
            "side": SIDES[leave.side],
            "hexes": [ground.label(cell) for cell in leave.cells],
            "truck": leave.truck,
            "half_track": leave.half_track,
            "tank": leave.tank,
            "squad": leave.squad,
        }
    return data


def event_data(scenario: Scenario, event: ScenarioEvent) -> dict[str, object]:
    data: dict[str, object] = {"round": event.round, "side": SIDES[event.side], "kind": EVENTS[event.kind]}
    if event.kind == EVENT_FORT:
        data["hex"] = scenario.ground.label(event.cell)
        data["fort"] = FORTS[event.fort]
    else:
        data["n"] = event.n
    return data


def row_texts(scenario: Scenario) -> tuple[list[object], list[object]]:
    """Terrain and levels as rows of signs."""
    ground = scenario.ground
    terrain: list[object] = []
    levels: list[object] = []
    for row in range(ground.rows):
        cells = range(row * ground.columns, (row + 1) * ground.columns)
        terrain.append("".join([CHARS[ground.terrain[cell]] for cell in cells]))
        levels.append("".join([str(ground.level[cell]) for cell in cells]))
    return terrain, levels


def scenario_data(scenario: Scenario) -> dict[str, object]:
    """The scenario as plain data, for drawing; the keys are those of a scenario file, zones as lists of hexes."""
    ground = scenario.ground
    terrain, levels = row_texts(scenario)
    roads: list[object] = [[ground.label(cell) for cell in chain] for chain in scenario.roads]
    works: list[object] = []
    for work in scenario.works:
        works.append({"hex": ground.label(work.cell), "kind": FORTS[work.kind], "n": work.n})
    return {
        "id": scenario.name,
        "title_en": scenario.title_en,
        "title_fr": scenario.title_fr,
        "players": list[object](scenario.players),
        "single": None if scenario.single == NOBODY else SIDES[scenario.single],
        "cols": ground.columns,
        "rows": ground.rows,
        "north": scenario.north,
        "stream_depth": DEPTHS[ground.depth],
        "low_terrain_blocks": ground.low_terrain_blocks,
        "rounds": scenario.rounds,
        "initiative": SIDES[scenario.initiative],
        "actions": {SIDES[side]: count for side, count in enumerate(scenario.actions)},
        "terrain": terrain,
        "levels": levels,
        "roads": roads,
        "objectives": [objective_data(scenario, one) for one in scenario.objectives],
        "forts": works,
        "events": [event_data(scenario, one) for one in scenario.events],
        "us": force_data(scenario, scenario.forces[0]),
        "de": force_data(scenario, scenario.forces[1]),
        "victory": victory_data(scenario),
    }


def drift_direction(scenario: Scenario, face: int) -> int:
    """[TOI-R-67] [TOI-GEO-03] [TOI-SETUP-22] The direction that a red die shows, turned by the North marker."""
    return (face - 1 + scenario.north) % 6
