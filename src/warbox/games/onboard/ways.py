"""How far it is to a zone, in actions: for the estimate of a position, not for any rule."""

from typing import Final

from mypy_extensions import i64

from warbox.games.onboard.board import ATTACK, CELL_COUNT, EDGES_OF, NEIGHBOURS, SECOND
from warbox.games.onboard.card import CARD_COUNT, EDGE_AFTER, FACES, UNCHANGED
from warbox.games.onboard.edge import (
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


def attack_costs(state: OnBoardState) -> list[int]:
    """What it costs an attacker to get past an edge of each state, with the cards the Attack holds; 0: it cannot."""
    costs = STEP_COST.copy()
    costs[DOOR_CLOSED] = OPEN_COST + 1
    for place, before in enumerate(BREACHED):
        held = False
        for card in CHARGES[place]:
            if state.hands[ATTACK * CARD_COUNT + card] or state.hands[(ATTACK + SECOND) * CARD_COUNT + card]:
                held = True
        costs[before] = 2 if held else 2 + WITHOUT_A_CHARGE
    costs[WINDOW_BARRICADED] += 1
    return costs


def defence_costs() -> list[int]:
    costs = STEP_COST.copy()
    costs[DOOR_CLOSED] = OPEN_COST + 1
    return costs


DEFENCE_COSTS: Final = defence_costs()


def ways_to(state: OnBoardState, zone: i64, costs: list[int]) -> list[int]:
    """For every cell the actions it takes from there to the zone, FAR at most."""
    far = [FAR] * CELL_COUNT
    zone_of = state.zone_of
    edges = state.edges
    queue: list[int] = []
    for cell in range(CELL_COUNT):
        if zone_of[cell] == zone:
            far[cell] = 0
            queue.append(cell)
    place: i64 = 0
    while place < len(queue):
        here = queue[place]
        place += 1
        cells = NEIGHBOURS[here]
        ways = EDGES_OF[here]
        for turn in range(len(cells)):
            cost = costs[edges[ways[turn]]]
            if cost and far[here] + cost < far[cells[turn]]:
                far[cells[turn]] = far[here] + cost
                queue.append(cells[turn])
    return far
