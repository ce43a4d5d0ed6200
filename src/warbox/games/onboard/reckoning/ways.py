"""How far it is to a zone, in actions: for the estimate of a position, not for any rule."""

from typing import Final

from mypy_extensions import i64

from warbox.games.onboard.pieces.agent import ACTIONS
from warbox.games.onboard.pieces.board import ATTACK, CELL_COUNT, EDGES_OF, NEIGHBOURS, SECOND
from warbox.games.onboard.pieces.card import CARD_COUNT, EDGE_AFTER, FACES, UNCHANGED
from warbox.games.onboard.pieces.edge import (
    DOOR_BARRICADED,
    DOOR_CLOSED,
    OPEN_COST,
    REINFORCED,
    STATE_COUNT,
    STEP_COST,
    WALL,
    WINDOW_BARRICADED,
)
from warbox.games.onboard.state import OnBoardState

FAR: Final = 20  # too far to matter
WITHOUT_A_CHARGE: Final = 4  # actions it may take until the right card is drawn


def charges_for(before: int) -> list[int]:
    """The cards of the Attack that open an edge of this state."""
    found: list[int] = []
    for card in range(CARD_COUNT):
        if (
            FACES[card].counts[ATTACK]
            and len(EDGE_AFTER[card]) == STATE_COUNT
            and EDGE_AFTER[card][before] != UNCHANGED
        ):
            found.append(card)
    return found


BREACHED: Final = [WALL, REINFORCED, DOOR_BARRICADED, WINDOW_BARRICADED]
CHARGES: Final = [charges_for(before) for before in BREACHED]
ALL_CHARGES: Final = sorted({card for cards in CHARGES for card in cards})


def attack_code(state: OnBoardState) -> int:
    """Which edges the Attack can breach with the cards it holds, as an index into COSTS."""
    code = 0
    for place in range(len(BREACHED)):
        for card in CHARGES[place]:
            if charges(state, card):
                code |= CODES[place]
    return code


def charges(state: OnBoardState, card: int) -> int:
    """How many of a card the Attack holds."""
    return state.hands[ATTACK * CARD_COUNT + card] + state.hands[(ATTACK + SECOND) * CARD_COUNT + card]


def charges_held(state: OnBoardState) -> int:
    """How many charges of any kind the Attack holds: so many walls can it breach."""
    held = 0
    for card in ALL_CHARGES:
        held += charges(state, card)
    return held


def bare_costs() -> list[int]:
    """What it costs an attacker to get past an edge of each state if the right card must be drawn first."""
    costs = STEP_COST.copy()
    costs[DOOR_CLOSED] = OPEN_COST + 1
    for before in BREACHED:
        costs[before] = 2 + WITHOUT_A_CHARGE
    costs[WINDOW_BARRICADED] += 1
    return costs


BARE_COSTS: Final = bare_costs()


def defence_costs() -> list[int]:
    costs = STEP_COST.copy()
    costs[DOOR_CLOSED] = OPEN_COST + 1
    return costs


CODES: Final = [1, 2, 4, 8]  # a bit for each of BREACHED
BARE: Final = 0
DEFENCE_CODE: Final = 16


def all_costs() -> list[list[int]]:
    """What it costs to get past an edge of each state, 0: it cannot. By what the Attack can breach; the last, for the
    Defence."""
    found: list[list[int]] = []
    for code in range(DEFENCE_CODE):
        costs = BARE_COSTS.copy()
        for place, before in enumerate(BREACHED):
            if code & CODES[place]:
                costs[before] = BARE_COSTS[before] - WITHOUT_A_CHARGE
        found.append(costs)
    return [*found, defence_costs()]


COSTS: Final = all_costs()


class Walls:
    """What is worked out once for a board with certain edges and zones, which many positions share."""

    def __init__(self, edges: list[int], zone_of: list[int]) -> None:
        self.edges: Final = edges
        self.zone_of: Final = zone_of
        self.ways: Final[dict[int, list[int]]] = {}
        self.reach: Final[dict[int, Reach]] = {}


class Reach:
    """The cells that can be reached in a phase from one, if nobody stands in the way, and the actions it takes."""

    def __init__(self, cells: list[int], far: list[int]) -> None:
        self.cells: Final = cells
        self.far: Final = far


KEPT: Final[dict[int, Walls]] = {}
MOST_KEPT: Final = 400


def walls_of(state: OnBoardState) -> Walls:
    """A list of edges never changes, it is replaced: so it can be known again by its identity."""
    kept = KEPT.get(id(state.edges))
    if kept is None or kept.edges is not state.edges or kept.zone_of is not state.zone_of:
        if len(KEPT) >= MOST_KEPT:
            KEPT.clear()
        kept = Walls(state.edges, state.zone_of)
        KEPT[id(state.edges)] = kept
    return kept


def ways_to(walls: Walls, zone: int, code: int) -> list[int]:
    """For every cell the actions it takes from there to the zone, FAR at most."""
    found = walls.ways.get(zone * 32 + code)
    if found is None:
        found = find_ways(walls, zone, COSTS[code])
        walls.ways[zone * 32 + code] = found
    return found


def reach_from(walls: Walls, cell: int, code: int) -> Reach:
    found = walls.reach.get(cell * 32 + code)
    if found is None:
        far = [ACTIONS] * CELL_COUNT
        found = Reach(find_reach(walls.edges, cell, far, COSTS[code], NOBODY), far)
        walls.reach[cell * 32 + code] = found
    return found


NOBODY: Final[list[int]] = []


def find_reach(edges: list[int], cell: int, far: list[int], costs: list[int], closed: list[int]) -> list[int]:
    """The cells that can be got to; `far` has the actions there are, and is filled with those it takes."""
    queue = [cell]
    far[cell] = 0
    spread(edges, queue, far, costs, closed)
    return queue


def find_ways(walls: Walls, zone: int, costs: list[int]) -> list[int]:
    far = [FAR] * CELL_COUNT
    zone_of = walls.zone_of
    queue: list[int] = []
    for cell in range(CELL_COUNT):
        if zone_of[cell] == zone:
            far[cell] = 0
            queue.append(cell)
    spread(walls.edges, queue, far, costs, NOBODY)
    return far


def spread(edges: list[int], queue: list[int], far: list[int], costs: list[int], closed: list[int]) -> None:
    """From the cells of the queue to all that are nearer so than `far` says; they join the queue."""
    place: i64 = 0
    while place < len(queue):
        here = queue[place]
        place += 1
        cells = NEIGHBOURS[here]
        ways = EDGES_OF[here]
        for turn in range(len(cells)):
            cost = costs[edges[ways[turn]]]
            if cost and far[here] + cost < far[cells[turn]] and cells[turn] not in closed:
                far[cells[turn]] = far[here] + cost
                queue.append(cells[turn])
