"""Cards as actions: one action each, then face up to the discard pile."""

from typing import Final

from warbox.engine.action import Action
from warbox.engine.decision import Refusal
from warbox.games.onboard.actions import Suppress, Throw, Work
from warbox.games.onboard.pieces.agent import Agent
from warbox.games.onboard.pieces.board import CONSTANTS
from warbox.games.onboard.pieces.card import (
    ACTION,
    CARD_COUNT,
    CARDS,
    CHANGE_EDGE,
    DISORIENT_AGENT,
    EFFECT,
    KIND,
    REACTION,
    TRAP,
)
from warbox.games.onboard.rules.covering_fire import add_suppressions, check_suppression, suppress_enemy
from warbox.games.onboard.rules.edge_card import add_works, change_edge, check_work
from warbox.games.onboard.rules.grenade import add_throws, check_throw, throw_grenade
from warbox.games.onboard.state import OnBoardState

CARD_COST: Final = CONSTANTS.number("cost_card", 1, 9)  # [OB-CARD-04]
ACTION_CARDS: Final = [card for card in range(CARD_COUNT) if KIND[card] == ACTION]


def add_cards(state: OnBoardState, agent: Agent, choices: list[Action]) -> None:
    """[OB-SEAT-02] [OB-R-01] What the cards of the seat that commands the Agent can do, in the order of the list."""
    first = agent.seat * CARD_COUNT
    hands = state.hands
    for card in ACTION_CARDS:
        if hands[first + card]:
            effect = EFFECT[card]
            if effect == CHANGE_EDGE:
                add_works(state, agent, card, choices)
            elif effect == DISORIENT_AGENT:
                add_suppressions(state, agent, card, choices)
            else:
                add_throws(state, agent, card, choices)


def check_card(state: OnBoardState, agent: Agent, card: int) -> Refusal | None:
    """[OB-CARD-03] [OB-CARD-15] [OB-CARD-17] Whether the seat holds the card and it has a use as an action."""
    facts: dict[str, str | int] = {"card": CARDS[card]}
    if KIND[card] == REACTION:
        return Refusal("combat-only", "OB-CARD-15", facts)
    if KIND[card] == TRAP:
        return Refusal("lay-it", "OB-CARD-17", facts)
    if not state.holds_card(agent.seat, card):
        return Refusal("not-in-hand", "OB-SEAT-02", facts)
    return None


def check_play(state: OnBoardState, agent: Agent, action: Action) -> Refusal | None:
    if isinstance(action, Throw):
        return check_card(state, agent, action.card) or check_throw(state, agent, action)
    if isinstance(action, Suppress):
        return check_card(state, agent, action.card) or check_suppression(state, agent, action)
    assert isinstance(action, Work)
    return check_card(state, agent, action.card) or check_work(state, agent, action)


def discard(state: OnBoardState, seat: int, card: int) -> None:
    """[OB-CARD-04] [OB-R-11] From the hand, face up, to the team's discard pile."""
    state.hands[seat * CARD_COUNT + card] -= 1
    state.decks[seat % 2].discard[card] += 1


def play_card(state: OnBoardState, agent: Agent, action: Action) -> None:
    """[OB-CARD-04] The card is discarded and does what it says."""
    if isinstance(action, Throw):
        discard(state, int(agent.seat), action.card)
        throw_grenade(state, agent, action)
    elif isinstance(action, Suppress):
        discard(state, int(agent.seat), action.card)
        suppress_enemy(state, agent, action)
    elif isinstance(action, Work):
        discard(state, int(agent.seat), action.card)
        change_edge(state, action, agent.index, agent.seat)
