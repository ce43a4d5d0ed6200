"""Targets in notation: a creature by its space, a card of the Casualties by its name."""

from warbox.engine.action import Action
from warbox.games.siegestorm.actions import SPOT_ACTIONS, TARGET, TARGET_SPOT, CardAction, SpotAction
from warbox.games.siegestorm.asking import card_actions, named_card
from warbox.games.siegestorm.spots import key_of
from warbox.games.siegestorm.state import SiegestormState


def target_actions(state: SiegestormState, player: int, cards: list[int]) -> list[Action]:
    """One action for each target; equal cards among the Casualties are one, the topmost."""
    choices: list[Action] = []
    lying: list[int] = []
    for card in cards:
        if state.is_in_play(card):
            choices.append(SPOT_ACTIONS[TARGET_SPOT][key_of(state, card)])
        else:
            lying.append(card)
    return choices + card_actions(state, TARGET, player, lying)


def named_target(state: SiegestormState, player: int, action: Action, cards: list[int]) -> int:
    """The card that an action of `target_actions` means."""
    if isinstance(action, SpotAction):
        for card in cards:
            if state.is_in_play(card) and key_of(state, card) == action.key:
                return card
    assert isinstance(action, CardAction)
    return named_card(state, action, player, [card for card in cards if not state.is_in_play(card)])
