"""Cards that leave play by force: killed, sacrificed, destroyed, returned."""

from warbox.engine.event import Public
from warbox.games.siegestorm.battlefield import HAND, RESOURCES, SUPPORT
from warbox.games.siegestorm.cards import vocabulary as v
from warbox.games.siegestorm.cards.card import TRIGGER_BITS
from warbox.games.siegestorm.rules import triggers
from warbox.games.siegestorm.rules.moving import (
    onto_casualties,
    remove_from_game,
    take_away,
    tell_overflow,
    to_casualties,
    to_hand,
)
from warbox.games.siegestorm.rules.pending import Pending
from warbox.games.siegestorm.state import LEAST_MENACE, MOST_MENACE, SiegestormState


def kill(state: SiegestormState, cards: list[int], sacrificed_by: int = -1) -> None:
    """[SGS-KEYWORD-15] Creatures go to their owners' Casualties, all at once; then what that sets off.

    [SGS-ALLY-03] A card of a Battle Zone is neither Ally nor Enemy when it dies.
    """
    found: list[Pending] = []
    tracks: list[int] = []
    for card in cards:
        track = state.track_of(card)
        tracks.append(track)
        controller = state.controller(card)
        zone = state.zone_of(card)
        if state.events is not None:
            facts: dict[str, str | int] = {"player": state.letter(controller), "card": state.name(card)}
            state.emit(Public("killed", "SGS-KEYWORD-15", facts))
        take_away(state, card)
        onto_casualties(state, state.owner[card], card)
        if state.card(card).triggers & TRIGGER_BITS[v.ON_KILLED]:
            triggers.add(state, found, controller, card, v.ON_KILLED, card, zone)
    for index, card in enumerate(cards):
        if tracks[index] >= 0:
            triggers.by_card(state, found, card, tracks[index], -1, v.ALLY_KILLED, v.ENEMY_KILLED)
    if sacrificed_by >= 0:
        for _ in cards:  # [SGS-KEYWORD-23] each creature is a sacrifice of its own
            triggers.by_player(state, found, sacrificed_by, v.YOU_SACRIFICE)
    triggers.push_triggers(state, found)


def kill_supporter(state: SiegestormState, card: int) -> None:
    """[SGS-SUPPORT-06] A Supporter is neither Ally nor Enemy: nothing is set off."""
    if state.events is not None:
        facts: dict[str, str | int] = {"player": state.letter(state.controller(card)), "card": state.name(card)}
        state.emit(Public("supporter-killed", "SGS-KEYWORD-15", facts))
    to_casualties(state, state.owner[card], card)


def destroy(state: SiegestormState, card: int) -> None:
    """[SGS-KEYWORD-09] The card leaves the game for good, which is not being killed."""
    if state.events is not None:
        facts: dict[str, str | int] = {"player": state.letter(state.controller(card)), "card": state.name(card)}
        state.emit(Public("destroyed", "SGS-KEYWORD-09", facts))
    remove_from_game(state, card)


def give_back(state: SiegestormState, card: int) -> None:
    """To its owner's hand; [SGS-R-10] an eleventh card to the owner's Casualties."""
    owner = state.owner[card]
    unseen = state.place[card] & 15 in (SUPPORT, HAND, RESOURCES) and not state.is_in_play(card)
    if not to_hand(state, owner, card):
        tell_overflow(state, owner, card, "SGS-R-10")
    elif state.events is not None:
        facts: dict[str, str | int] = {"player": state.letter(owner), "card": state.name(card)}
        if unseen:
            state.emit(Public("returned-unseen", "SGS-R-16", {"player": state.letter(owner)}))
        else:
            state.emit(Public("returned", "SGS-R-16", facts))


def change_menace(state: SiegestormState, change: int) -> bool:
    """[SGS-R-35] The Menace Level stays between 1 and 5; without a boss nothing happens. True if it changed."""
    if state.battlefield.boss < 0:
        return False
    level = int(state.menace) + change
    level = min(MOST_MENACE, max(LEAST_MENACE, level))
    if level == state.menace:
        return False
    state.menace = level
    if state.events is not None:
        state.emit(Public("menace", "SGS-SOLO-39", {"level": level}))
    return True
