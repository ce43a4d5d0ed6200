"""Targets in notation: a creature by its space, a card of the Casualties by its name."""

from typing import Final

from warbox.engine.action import Action
from warbox.engine.decision import Decision
from warbox.games.siegestorm.actions import (
    ENOUGH,
    PICK,
    PICK_SPOT,
    SPOT_ACTIONS,
    TARGET,
    TARGET_SPOT,
    CardAction,
    SpotAction,
)
from warbox.games.siegestorm.cards.card import Entry
from warbox.games.siegestorm.rules.asking import by_seat, card_actions, named_card
from warbox.games.siegestorm.rules.priorities import are_alike
from warbox.games.siegestorm.spots import key_of
from warbox.games.siegestorm.state import SiegestormState

WHICH_TARGET: Final = by_seat("target", "SGS-R-52")
BOSS_TARGET: Final = by_seat("boss-target", "SGS-R-25")


def target_question(state: SiegestormState, player: int) -> Decision:
    """[SGS-R-52] A player names his targets; [SGS-R-25] of the boss's a human picks one of equal cost."""
    return (BOSS_TARGET if state.is_boss(player) else WHICH_TARGET)[state.seat_for(player)]


def must_be_named(state: SiegestormState, player: int, entry: Entry, cards: list[int]) -> bool:
    """Whether there is a choice among these targets: a single one names itself, and so does the topmost of equal cards
    among the Casualties; who may name fewer is always asked."""
    if entry.stops_early and not state.is_boss(player):
        return cards != []
    return len(cards) > 1 and (state.is_in_play(cards[0]) or not are_alike(state, cards))


def target_actions(state: SiegestormState, player: int, entry: Entry, cards: list[int]) -> list[Action]:
    """One action for each target; equal cards among the Casualties are one, the topmost. Who may name fewer than the
    entry says may stop; the boss never does."""
    boss = state.is_boss(player)
    choices: list[Action] = []
    lying: list[int] = []
    for card in cards:
        if state.is_in_play(card):
            choices.append(SPOT_ACTIONS[PICK_SPOT if boss else TARGET_SPOT][key_of(state, card)])
        else:
            lying.append(card)
    choices += card_actions(state, PICK if boss else TARGET, player, lying)
    if entry.stops_early and not boss:
        choices.append(ENOUGH)
    return choices


def named_target(state: SiegestormState, player: int, action: Action, cards: list[int]) -> int:
    """The card that an action of `target_actions` means."""
    if isinstance(action, SpotAction):
        for card in cards:
            if state.is_in_play(card) and key_of(state, card) == action.key:
                return card
    assert isinstance(action, CardAction)
    return named_card(state, action, player, [card for card in cards if not state.is_in_play(card)])
