"""Where cards in play are, as the notation names it."""

from typing import Final

from warbox.games.siegestorm.battlefield import (
    NML,
    ON_FIELD,
    ON_TRACK,
    SLOT_STORM,
    SPOT_TEXTS,
    STORMING,
)
from warbox.games.siegestorm.state import SiegestormState

MOST_STORMS: Final = 9  # of one player inside one another that have a name


def key_of(state: SiegestormState, card: int) -> int:
    """The number of the space of a card in play; -1 if it is in none."""
    place = state.place[card]
    field = state.battlefield
    if place >= ON_FIELD:
        zone = (place - ON_FIELD) // 3
        slot = (place - ON_FIELD) % 3
        if slot == NML:
            return field.no_mans_keys[zone * 2 + state.no_mans[zone]]
        return field.front_keys[zone * 2 + slot]
    if place >= ON_TRACK:
        return field.track_keys[place - ON_TRACK]
    if place & 15 == STORMING:
        return storm_key(state, card, place >> 4)
    return -1


def storm_key(state: SiegestormState, card: int, track: int) -> int:
    """Storming creatures of one player are S1, S2, ... from the outermost storm on."""
    player = state.battlefield.sides[track]
    number = 0
    for other in state.storming:
        if other == card:
            break
        if state.controller(other) == player:
            number += 1
    return state.battlefield.key(player, track // 2, SLOT_STORM + min(number, MOST_STORMS - 1))


def spot_name(state: SiegestormState, card: int) -> str:
    return SPOT_TEXTS[key_of(state, card)]


def card_at(state: SiegestormState, key: int) -> int:
    """The card in play at a space; -1 if there is none."""
    for card in state.in_play():
        if key_of(state, card) == key:
            return card
    return -1
