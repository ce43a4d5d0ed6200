"""What draws units: the ways to objectives and exits, for squads and vehicles, worked out once for a scenario."""

from heapq import heappop, heappush
from typing import Final

from warbox.games.tideofiron.map.ground import SQUAD, TRUCK, VEHICLE
from warbox.games.tideofiron.pieces.fort import MINES, TRAPS, WIRE
from warbox.games.tideofiron.scenarios.scenario import COMMAND, VICTORY, Scenario

FAR: Final = 999
MOST_KEPT: Final = 20
TRAP_DETOUR: Final = 40  # thirds
MINE_DETOUR: Final = 15
WIRE_DETOUR: Final = 9


class Goal:
    """A hex, what it is worth to each side, and the thirds from every hex to it by kind of mover."""

    def __init__(self, cell: int, worth: list[float], is_exit: bool, ways: list[list[int]]) -> None:
        self.cell: Final = cell
        self.worth: Final = worth
        self.is_exit: Final = is_exit
        self.ways: Final = ways


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
    worth: dict[int, list[float]] = {}
    for objective in scenario.objectives:
        both = worth.setdefault(objective.cell, [0.0, 0.0])
        for side in range(2):
            if objective.kind == COMMAND and objective.owner != 1 - side:
                both[side] += 0.5 * objective.cp
            elif objective.kind == VICTORY:
                both[side] += 1.2 * objective.vp
    for goal in scenario.victory.control:
        for cell in goal.cells:
            both = worth.setdefault(cell, [0.0, 0.0])
            both[0] += 3.0
            both[1] += 3.0
    gate = scenario.victory.exit
    found: list[Goal] = []
    cells = list(worth) + ([cell for cell in gate.cells if cell not in worth] if gate is not None else [])
    for cell in cells:
        is_exit = gate is not None and cell in gate.cells
        both = worth.get(cell, [0.0, 0.0])
        if gate is not None and is_exit:
            both[gate.side] += 6.0
            both[1 - gate.side] += 1.0
        found.append(Goal(cell, both, is_exit, [ways_to(scenario, mover, cell) for mover in (SQUAD, VEHICLE, TRUCK)]))
    return found


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
