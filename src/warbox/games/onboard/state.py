"""The state of a game of On Board."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.state import State
from warbox.games.onboard.pieces.agent import AGENT_COUNT, TEAM_OF, Agent
from warbox.games.onboard.pieces.board import COMPONENTS, NOWHERE, SEAT_COUNT
from warbox.games.onboard.pieces.card import CARD_COUNT
from warbox.games.onboard.pieces.deck import NO_CARDS, Deck
from warbox.games.onboard.readings import Readings

# where the game stands, in the order of play [OB-SETUP-03] [OB-PREP-01] [OB-TURN-01]
SHUFFLING_ATTACK: Final = 0
SHUFFLING_DEFENCE: Final = 1
TAKING_DEFENCE: Final = 2
TAKING_ATTACK: Final = 3
PLACING_DEFENCE: Final = 4
PLACING_ATTACK: Final = 5
FIRST_DRAW: Final = 6
PREPARING_FIRST: Final = 7
PREPARING_SECOND: Final = 8
REFILL: Final = 9
ATTACKING: Final = 10
DEFENDING: Final = 11
DRAWING: Final = 12
ENDING: Final = 13

NEWER: Final = 8  # more than a hand holds, for `OnBoardState.passed`
REINFORCED_WALLS: Final = COMPONENTS.number("reinforced_walls", 0, 99)
BARRICADED_DOORS: Final = COMPONENTS.number("barricaded_doors", 0, 99)
SMOKE_TOKENS: Final = COMPONENTS.number("smoke_tokens", 0, 99)


class Trap:
    """A trap on the table: its card and cell are secret from the Attack.

    `possible` is the set of cells where it may lie as far as everybody can know: those next to its layer when it was
    laid, less those an attacker has entered since.
    """

    def __init__(self, card: int, cell: int, layer: int, origin: int, possible: int) -> None:
        self.card: Final = card
        self.cell: Final = cell
        self.layer: Final = layer  # NOWHERE in a position that does not say
        self.origin: Final = origin
        self.possible: Final = possible


class OnBoardState(State):
    def __init__(self, readings: Readings, agents: list[Agent], decks: list[Deck]) -> None:
        super().__init__()
        self.readings = readings
        self.stage: i64 = SHUFFLING_ATTACK
        self.turn: i64 = 0  # [OB-TURN-10] 0 until preparation is over
        self.agents = agents
        self.decks = decks  # by team
        self.hands: list[int] = []  # seat * CARD_COUNT + card: how many
        self.edges: list[int] = []  # shared; a new list when an edge changes
        self.zone_of: list[int] = []  # shared; a new list when zones merge [OB-R-16]
        self.smoke: list[int] = []  # tokens by zone
        self.traps: list[Trap] = []  # in the order in which they were laid
        self.holds: list[int] = []  # checks in a row at which each bomb was held [OB-OBJ-05]
        # (seat * CARD_COUNT + card) * NEWER + how many cards have come to the hand since: cards that were not played in
        # a combat where it made sense. Sorted; replaced, never changed
        self.passed: list[int] = []
        self.reinforced_left: i64 = 0  # tokens in the supply [OB-COMP-03]
        self.barricaded_left: i64 = 0

    def clone(self) -> "OnBoardState":
        agents: list[Agent] = []
        for agent in self.agents:
            agents.append(agent.clone())
        copy = OnBoardState(self.readings, agents, [self.decks[0].clone(), self.decks[1].clone()])
        copy.copy_kernel(self)
        copy.stage = self.stage
        copy.turn = self.turn
        copy.hands = self.hands.copy()
        copy.edges = self.edges
        copy.zone_of = self.zone_of
        copy.smoke = self.smoke.copy()
        copy.traps = self.traps.copy()
        copy.holds = self.holds.copy()
        copy.passed = self.passed
        copy.reinforced_left = self.reinforced_left
        copy.barricaded_left = self.barricaded_left
        return copy

    def set_edge(self, edge: int, after: int) -> None:
        self.edges = self.edges.copy()
        self.edges[edge] = after

    def hand_size(self, seat: i64) -> i64:
        hands = self.hands
        size: i64 = 0
        first: i64 = seat * CARD_COUNT
        for place in range(first, first + CARD_COUNT):
            size += hands[place]
        return size

    def holds_card(self, seat: i64, card: i64) -> bool:
        return self.hands[seat * CARD_COUNT + card] > 0

    def is_out(self, seat: i64) -> bool:
        """[OB-SEAT-05] Whether all Agents of a seat are dead."""
        for agent in self.agents:
            if agent.seat == seat and agent.hit_points > 0:
                return False
        return True


def new_state(readings: Readings) -> OnBoardState:
    """[OB-SETUP-03] The board as the mission lays it, with nobody on it and no card drawn."""
    agents: list[Agent] = []
    for index in range(AGENT_COUNT):
        # [OB-SETUP-06] with one seat a team there is nothing to choose
        agents.append(Agent(index, NOWHERE if readings.two_seats else TEAM_OF[index]))
    state = OnBoardState(readings, agents, [Deck([], 0, NO_CARDS.copy()), Deck([], 0, NO_CARDS.copy())])
    mission = readings.mission
    state.hands = [0] * (SEAT_COUNT * CARD_COUNT)
    state.edges = mission.edges.copy()
    state.zone_of = mission.zone_of
    state.smoke = [0] * len(mission.zones)
    state.holds = [0] * len(mission.bombs)
    state.reinforced_left = REINFORCED_WALLS - mission.reinforced
    state.barricaded_left = BARRICADED_DOORS - mission.barricaded_doors
    return state
