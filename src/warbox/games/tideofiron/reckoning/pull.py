"""What draws units: the ways to objectives and exits, for squads and vehicles, worked out once for a scenario."""

from heapq import heappop, heappush
from typing import Final

from warbox.games.tideofiron.map.ground import SQUAD, TRUCK, VEHICLE
from warbox.games.tideofiron.pieces.fort import MINES, TRAPS, WIRE
from warbox.games.tideofiron.reckoning.cards import DECK_BRINGS_UNITS
from warbox.games.tideofiron.reckoning.taste import Taste
from warbox.games.tideofiron.reckoning.worth import worth
from warbox.games.tideofiron.rules.sighting import far
from warbox.games.tideofiron.scenarios.scenario import AT_END, COMMAND, EVERY_ROUND, NOBODY, VICTORY, Scenario
from warbox.games.tideofiron.state import ToiState

FAR: Final = 999
MOST_KEPT: Final = 20
TRAP_DETOUR: Final = 40  # thirds
MINE_DETOUR: Final = 15
WIRE_DETOUR: Final = 9
CONTROL: Final = 3.0  # what a hex of a victory by control weighs, in figures
LATE: Final = 2  # rounds before the end in which objectives weigh more than before
NEARBY: Final = 5  # hexes within which an enemy threatens an objective
AROUND_GATE: Final = 3  # hexes about the way out in which enemies bar it
OPEN: Final = 0.93  # from here on nobody waits


class Goal:
    """A hex, what it brings each side, and the thirds from every hex to it by kind of mover."""

    def __init__(
        self,
        cell: int,
        points: float,
        cp: list[float],
        buys: list[bool],
        control: list[float],
        way_out: int,
        ways: list[list[int]],
    ) -> None:
        self.cell: Final = cell
        self.points: Final = points  # victory points
        self.cp: Final = cp  # command points a round, by side
        self.buys: Final = buys  # by side: units with them
        self.control: Final = control  # by side: what it weighs in a victory by control
        self.way_out: Final = way_out  # the side that leaves the map here; NOBODY
        self.ways: Final = ways
        self.is_held: Final = points > 0 or max(cp) > 0 or max(control) > 0  # an objective, not only an exit


def ways_to(scenario: Scenario, mover: int, goal: int) -> list[int]:
    """Thirds from every hex to one."""
    ground = scenario.ground
    extra = [0] * ground.size
    for work in scenario.works:
        if work.kind == TRAPS and mover != SQUAD:
            extra[work.cell] = TRAP_DETOUR
        elif work.kind == MINES:
            extra[work.cell] = MINE_DETOUR
        elif work.kind == WIRE and mover != VEHICLE:
            extra[work.cell] = WIRE_DETOUR
    best = [FAR] * ground.size
    best[goal] = 0
    queue = [(0, goal)]
    while queue:
        spent, cell = heappop(queue)
        if spent > best[cell]:
            continue
        for direction in range(6):
            before = ground.neighbours[cell][direction]
            if before < 0:
                continue
            cost = ground.step_cost(mover, before, (direction + 3) % 6)
            if cost >= 0 and spent + cost + extra[cell] < best[before]:
                best[before] = spent + cost + extra[cell]
                heappush(queue, (best[before], before))
    return best


def goals_of(scenario: Scenario) -> list[Goal]:
    points: dict[int, float] = {}
    cp: dict[int, list[float]] = {}
    control: dict[int, list[float]] = {}
    cells: list[int] = []
    for objective in scenario.objectives:
        cell = objective.cell
        if cell not in cells:
            cells.append(cell)
        if objective.kind == COMMAND:
            both = cp.setdefault(cell, [0.0, 0.0])
            for side in range(2):
                if objective.owner != 1 - side:
                    both[side] += objective.cp
        elif objective.kind == VICTORY:
            points[cell] = points.get(cell, 0.0) + objective.vp
    for wanted in scenario.victory.control:
        for cell in wanted.cells:
            both = control.setdefault(cell, [0.0, 0.0])
            both[wanted.side] += CONTROL * 2 / (wanted.count + 1)
            both[1 - wanted.side] += CONTROL * 2 / (len(wanted.cells) - wanted.count + 2)
            if cell not in cells:
                cells.append(cell)
    gate = scenario.victory.exit
    if gate is not None:
        cells += [cell for cell in gate.cells if cell not in cells]
    buys = [any(DECK_BRINGS_UNITS[deck] for deck in force.decks) for force in scenario.forces]
    found: list[Goal] = []
    for cell in cells:
        way_out = gate.side if gate is not None and cell in gate.cells else NOBODY
        ways = [ways_to(scenario, mover, cell) for mover in (SQUAD, VEHICLE, TRUCK)]
        supplies, wanted_by = cp.get(cell, [0.0, 0.0]), control.get(cell, [0.0, 0.0])
        found.append(Goal(cell, points.get(cell, 0.0), supplies, buys, wanted_by, way_out, ways))
    return found


def stakes(state: ToiState, all_goals: list[Goal], side: int, taste: Taste) -> list[float]:
    """What each goal is worth to a side from now to the end, in figures."""
    left = state.scenario.rounds - int(state.round) + 1
    scoring = state.scenario.victory.score
    found: list[float] = []
    for goal in all_goals:
        weight = taste.control * goal.control[side]
        if goal.points:
            if scoring == EVERY_ROUND:
                weight += goal.points * (0.7 + taste.each_round * left)
            elif scoring == AT_END:
                weight += goal.points * (taste.late if left <= LATE else taste.early)
            elif not goal.control[side]:
                weight += 0.5 * goal.points
        if goal.cp[side]:
            supplies = taste.reinforced if goal.buys[side] else taste.supplies
            weight += supplies * goal.cp[side] * (left - 1 if left < 4 else 3)
        if goal.way_out == 1 - side:
            weight += 1.0
        found.append(weight)
    return found


def strength_near(state: ToiState, side: int, cell: int, within: int) -> float:
    """What the units of a side near a hex are worth."""
    total = 0.0
    for unit in state.units:
        if unit.side == side and unit.cell >= 0 and far(state.ground, unit.cell, cell) <= within:
            total += worth(unit)
    return total


def openness(state: ToiState, all_goals: list[Goal], side: int, taste: Taste) -> list[float]:
    """Of each goal where a side leaves the map: how little bars the way, from 0 to 1."""
    found: list[float] = []
    for goal in all_goals:
        free = 1.0
        if goal.way_out == side:
            free /= 1.0 + taste.guarded * strength_near(state, 1 - side, goal.cell, AROUND_GATE)
        found.append(free)
    return found


def draws(state: ToiState, all_goals: list[Goal], values: list[float], side: int, taste: Taste) -> list[float]:
    """How strongly each goal draws units of a side: what is held already and safe draws little."""
    found: list[float] = []
    for place, goal in enumerate(all_goals):
        weight = values[place]
        cell = goal.cell
        if goal.is_held and weight > 0:
            friends = state.friends(side, cell)
            if friends:
                weight *= taste.first_there if friends == 1 else taste.second_there
            if (friends or holder(state, cell) == side) and not enemy_nearby(state, side, cell):
                weight *= taste.safe_held
        found.append(weight)
    return found


def holder(state: ToiState, cell: int) -> int:
    """Who controls an objective hex; NOBODY also where there is none."""
    place = state.scenario.objective_places[cell]
    return state.control[place] if place >= 0 else NOBODY


def enemy_nearby(state: ToiState, side: int, cell: int) -> bool:
    """Whether an enemy is near enough to come soon."""
    for unit in state.units:
        if unit.side != side and unit.cell >= 0 and far(state.ground, unit.cell, cell) <= NEARBY:
            return True
    return False


KEPT: Final[dict[int, tuple[Scenario, list[Goal]]]] = {}


def goals(scenario: Scenario) -> list[Goal]:
    """The goals of a scenario, worked out once."""
    found = KEPT.get(id(scenario))
    if found is None or found[0] is not scenario:
        if len(KEPT) >= MOST_KEPT:
            KEPT.clear()
        found = (scenario, goals_of(scenario))
        KEPT[id(scenario)] = found
    return found[1]
