"""How far it is to a zone, in actions: for the estimate of a position, not for any rule."""

from typing import Final

from mypy_extensions import i64

from warbox.games.onboard.pieces.agent import ACTIONS
from warbox.games.onboard.pieces.board import ATTACK, CELL_COUNT, EDGES_OF, NEIGHBOURS, SECOND, in_line
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
from warbox.games.onboard.rules.line_of_fire import is_open
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
        self.sights: Final[dict[int, list[int]]] = {}
        self.paths: Final[dict[int, list[int]]] = {}


class Reach:
    """The cells that can be reached in a phase from one, and the actions it takes; for every cell in which somebody may
    stand the actions it takes to a cell of his zone in line with him, smoke or not."""

    def __init__(self, cells: list[int], far: list[int], lines: list[int]) -> None:
        self.cells: Final = cells
        self.far: Final = far
        self.lines: Final = lines


class Known:
    """A list of edges, and what is worked out for it: kept together, so that nobody else gets its identity."""

    def __init__(self, edges: list[int], zone_of: list[int], walls: Walls) -> None:
        self.edges: Final = edges
        self.zone_of: Final = zone_of
        self.walls: Final = walls


KNOWN: Final[dict[int, Known]] = {}  # by the identity of the list of edges
KEPT: Final[dict[bytes, Walls]] = {}  # by what the edges and zones are
MOST_KNOWN: Final = 4000
MOST_KEPT: Final = 400


def walls_of(state: OnBoardState) -> Walls:
    """A list of edges never changes, it is replaced: so it can be known again by its identity. The same doors are
    opened in many playouts: so lists that are equal share what is worked out."""
    known = KNOWN.get(id(state.edges))
    if known is not None and known.edges is state.edges and known.zone_of is state.zone_of:
        return known.walls
    key = bytes(state.edges) + bytes(state.zone_of)
    walls = KEPT.get(key)
    if walls is None:
        if len(KEPT) >= MOST_KEPT:
            KEPT.clear()
        walls = Walls(state.edges, state.zone_of)
        KEPT[key] = walls
    if len(KNOWN) >= MOST_KNOWN:
        KNOWN.clear()
    KNOWN[id(state.edges)] = Known(state.edges, state.zone_of, walls)
    return walls


def ways_to(walls: Walls, zone: int, code: int) -> list[int]:
    """For every cell the actions it takes from there to the zone, FAR at most."""
    found = walls.ways.get(zone * 32 + code)
    if found is None:
        found = find_ways(walls, zone, COSTS[code])
        walls.ways[zone * 32 + code] = found
    return found


def reach_from(walls: Walls, cell: int, code: int, actions: int = ACTIONS, closed: int = 0) -> Reach:
    """From a cell with so many actions, past cells that are closed: `and_cell` puts them together."""
    key = (closed * 64 + cell) * 128 + code * 4 + actions
    found = walls.reach.get(key)
    if found is None:
        far = [actions] * CELL_COUNT
        cells = find_reach(walls.edges, cell, far, COSTS[code], cells_of(closed) if closed else NOBODY)
        found = Reach(cells, far, find_lines(walls, cells, far, actions))
        walls.reach[key] = found
    return found


def and_cell(closed: int, cell: int) -> int:
    """Cells as one small number, 0: none."""
    return closed * 64 + cell + 1


def cells_of(closed: int) -> list[int]:
    cells: list[int] = []
    while closed:
        cells.append(closed % 64 - 1)
        closed //= 64
    return cells


def stay(walls: Walls, cell: int, actions: int) -> Reach:
    """The reach of somebody who cannot move."""
    key = -(cell * 4 + actions) - 1
    found = walls.reach.get(key)
    if found is None:
        far = [actions] * CELL_COUNT
        far[cell] = 0
        found = Reach([cell], far, find_lines(walls, [cell], far, actions))
        walls.reach[key] = found
    return found


def find_lines(walls: Walls, cells: list[int], far: list[int], actions: int) -> list[int]:
    """By cell, the least actions to one of `cells` in its zone and in line with it; all actions if there is none."""
    lines = [actions] * CELL_COUNT
    for cell in cells:
        here = far[cell]
        for seen in sights(walls, cell):
            lines[seen] = min(lines[seen], here)
    return lines


def sights(walls: Walls, cell: int) -> list[int]:
    """The cells of its zone that a cell is in line with, if there is no smoke."""
    found = walls.sights.get(cell)
    if found is None:
        zone_of = walls.zone_of
        found = []
        for other in range(CELL_COUNT):
            if zone_of[other] == zone_of[cell] and in_line(cell, other) and is_open(walls.edges, cell, other):
                found.append(other)
        walls.sights[cell] = found
    return found


def path_to(walls: Walls, zone: int, code: int, cell: int) -> list[int]:
    """The cells of a shortest way from a cell to the zone, its first cell there included."""
    key = (zone * 32 + code) * CELL_COUNT + cell
    found = walls.paths.get(key)
    if found is None:
        found = find_path(walls, ways_to(walls, zone, code), COSTS[code], cell)
        walls.paths[key] = found
    return found


def find_path(walls: Walls, ways: list[int], costs: list[int], cell: int) -> list[int]:
    path: list[int] = []
    here = cell
    while 0 < ways[here] < FAR:
        there = -1
        for place, other in enumerate(NEIGHBOURS[here]):
            cost = costs[walls.edges[EDGES_OF[here][place]]]
            if cost and ways[other] + cost == ways[here]:
                there = other
                break
        if there < 0:
            break
        here = there
        path.append(here)
    return path


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
