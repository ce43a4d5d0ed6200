"""Paying: hand cards to the Casualties, Supporters committed, in any mix and order. [SGS-COST-01] to [SGS-COST-06]

[SGS-R-08] Exactly what is owed, never with the card that is played.
"""

from warbox.engine.action import Action
from warbox.engine.decision import Refusal
from warbox.engine.event import Public
from warbox.games.siegestorm.actions import (
    COMMIT_NUMBER,
    DISCARD_CARD,
    NUMBER_ACTIONS,
    PAY,
    CardAction,
    NumberAction,
)
from warbox.games.siegestorm.rules.acts import creature_cards, ready_supporters
from warbox.games.siegestorm.rules.asking import card_actions, named_card
from warbox.games.siegestorm.rules.moving import spend
from warbox.games.siegestorm.state import SiegestormState


def ways_to_pay(state: SiegestormState, player: int, owed: int, keep_creature: bool) -> list[Action]:
    """[SGS-COST-05] The next card or Supporter, or the rest in the usual order. Supporters with equal faces are one
    choice; `pay_why_not` takes any of them."""
    choices: list[Action] = [PAY]
    seen: list[int] = []
    for index, supporter in enumerate(state.players[player].support):
        if not supporter & 1 and state.design[supporter >> 1] not in seen:
            seen.append(state.design[supporter >> 1])
            choices.append(NUMBER_ACTIONS[COMMIT_NUMBER][index + 1])
    cards = [card for card in state.players[player].hand if may_discard(state, player, card, keep_creature)]
    if not keep_creature or discards_left(state, player, owed):
        choices += card_actions(state, DISCARD_CARD, player, cards)
    return choices


def more_ways_to_pay(state: SiegestormState, player: int, count: int) -> list[Action]:
    """The Supporters with a face that another one's choice stands for."""
    choices: list[Action] = []
    seen: list[int] = []
    for index, supporter in enumerate(state.players[player].support):
        if not supporter & 1:
            if state.design[supporter >> 1] in seen:
                choices.append(NUMBER_ACTIONS[COMMIT_NUMBER][index + 1])
            seen.append(state.design[supporter >> 1])
    return choices[:count]


def discards_left(state: SiegestormState, player: int, owed: int) -> bool:
    """[SGS-R-21] Whether a card can be discarded and what is owed still be paid with one card left over."""
    return len(state.players[player].hand) - 1 + ready_supporters(state, player) >= owed


def may_discard(state: SiegestormState, player: int, card: int, keep_creature: bool) -> bool:
    """[SGS-R-21] The payment of a Shapeshift leaves a card to change into."""
    return not keep_creature or not state.card(card).is_creature or creature_cards(state, player) > 1


def pay_why_not(state: SiegestormState, player: int, action: Action, keep_creature: bool) -> Refusal | None:
    """Why this does not pay; None if it does."""
    if isinstance(action, NumberAction) and action.verb == COMMIT_NUMBER:
        support = state.players[player].support
        if action.number > len(support):
            return Refusal("no-supporter", "SGS-COST-02", {"number": int(action.number)})
        if support[action.number - 1] & 1:
            return Refusal("committed-already", "SGS-SUPPORT-02", {"number": int(action.number)})
        return None
    if isinstance(action, CardAction) and action.verb == DISCARD_CARD:
        card = named_card(state, action, player, state.players[player].hand)
        if card < 0:
            return Refusal("not-in-hand", "SGS-COST-01", {"card": action.name})
        if keep_creature and not may_discard(state, player, card, keep_creature):
            return Refusal("keep-a-shape", "SGS-R-21", {"card": action.name})
        return None
    return Refusal("pay-first", "SGS-COST-09")


def pay_one(state: SiegestormState, player: int, action: Action) -> None:
    if isinstance(action, NumberAction):
        commit(state, player, int(action.number) - 1)
    elif isinstance(action, CardAction):
        discard(state, player, named_card(state, action, player, state.players[player].hand))


def commit(state: SiegestormState, player: int, index: int) -> None:
    """[SGS-SUPPORT-02] [SGS-KEYWORD-07] Turn a Supporter."""
    state.players[player].support[index] |= 1
    if state.events is not None:
        state.emit(Public("committed", "SGS-COST-02", {"player": state.letter(player), "number": index + 1}))


def discard(state: SiegestormState, player: int, card: int) -> None:
    """[SGS-COST-01] A hand card on top of the Casualties, face up."""
    if state.events is not None:
        state.emit(Public("paid", "SGS-COST-01", {"player": state.letter(player), "card": state.name(card)}))
    spend(state, player, card)


def pay_rest(state: SiegestormState, player: int, owed: int, keep_creature: bool) -> None:
    """The usual order: Supporters from the first on, then hand cards, the most expensive first."""
    support = state.players[player].support
    for index in range(len(support)):
        if owed and not support[index] & 1:
            commit(state, player, index)
            owed -= 1
    while owed:
        dearest = -1
        for card in state.players[player].hand:
            if may_discard(state, player, card, keep_creature):
                if dearest < 0 or state.card(card).cost > state.card(dearest).cost:
                    dearest = card
        discard(state, player, dearest)
        owed -= 1
