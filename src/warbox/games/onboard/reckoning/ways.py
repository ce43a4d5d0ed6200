"""How far it is to a zone, in actions: for the estimate of a position, not for any rule."""

from typing import Final

from mypy_extensions import i64

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


def attack_costs(state: OnBoardState) -> list[int]:
    """What it costs an attacker to get past an edge of each state, with the cards the Attack holds; 0: it cannot."""
    costs = BARE_COSTS.copy()
    for place, before in enumerate(BREACHED):
        for card in CHARGES[place]:
            if charges(state, card):
                costs[before] = BARE_COSTS[before] - WITHOUT_A_CHARGE
    return costs


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
