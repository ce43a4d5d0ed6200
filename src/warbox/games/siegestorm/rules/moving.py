"""Moving cards between piles and spaces. These functions only move: they ask nobody and trigger nothing."""

from typing import Final

from warbox.engine.event import Public
from warbox.games.siegestorm.battlefield import (
    CASUALTIES,
    HAND,
    HEAL,
    LIMBO,
    NML,
    ON_FIELD,
    ON_TRACK,
    OUT,
    RESERVE,
    RESOURCES,
    SPACES,
    STORMING,
    SUPPORT,
)
from warbox.games.siegestorm.cards.vocabulary import WHILE
from warbox.games.siegestorm.effects.effect import Effect
from warbox.games.siegestorm.state import HAND_LIMIT, NEWER, Player, SiegestormState

EVERYBODY: Final = 15  # the bits of all seats
SEAT_BITS: Final = [1, 2, 4, 8, 0, 0]  # none for a boss


def lift(state: SiegestormState, card: int) -> bool:
    """Take a card up from wherever it is; it is in limbo until it is put down. True if it was in play."""
    place = state.place[card]
    note_leaving(state, card, place)
    state.place[card] = LIMBO
    if place >= ON_FIELD:
        state.field[place - ON_FIELD] = -1
        return True
    if place >= ON_TRACK:
        state.track[place - ON_TRACK] = -1
        return True
    if place & 15 == STORMING:
        state.storming.remove(card)
        return True
    take_from_pile(state, card, place & 15, place >> 4)
    return False


def take_away(state: SiegestormState, card: int) -> None:
    """Take a card up that will not be in play any more."""
    if lift(state, card):
        leave_play(state, card)


def take_from_pile(state: SiegestormState, card: int, kind: int, player: int) -> None:
    if kind == HAND:
        state.players[player].hand.remove(card)
    elif kind == RESOURCES:
        state.players[player].resources.remove(card)
    elif kind == CASUALTIES:
        state.players[player].casualties.remove(card)
    elif kind == HEAL:
        state.players[player].heal.remove(card)
    elif kind == SUPPORT:
        support = state.players[player].support
        support.remove(card * 2 if card * 2 in support else card * 2 + 1)
    elif kind == RESERVE:
        state.reserve.remove(card)


def note_leaving(state: SiegestormState, card: int, place: int) -> None:
    """What seats remember of a card that is taken up: everybody has seen one that lay open. Of several copies in a hand
    nobody can say which one has left it: the one that stays is remembered by those who remember this one."""
    kind = place & 15
    if place >= ON_TRACK or kind in (CASUALTIES, HEAL, STORMING, RESERVE):
        state.remember(card, EVERYBODY)
    elif kind == HAND and state.known:
        for other in state.players[place >> 4].hand:
            if other != card and state.known[other] and hand_order(state, other) >> 16 == hand_order(state, card) >> 16:
                state.remember(other, state.known[other] & state.known[card])


def note_secret(state: SiegestormState, card: int) -> None:
    """A card of a hand goes where others do not see it: they remember no card of that hand any more, and its holder
    remembers the card."""
    place = state.place[card]
    if place >= ON_TRACK or place & 15 != HAND:
        return
    for other in state.players[place >> 4].hand:
        state.remember(other, 0)
    state.remember(card, SEAT_BITS[place >> 4])


def leave_play(state: SiegestormState, card: int) -> None:
    """[SGS-R-59] Tokens vanish, limits and lasting effects end with the card's stay."""
    if state.gang:
        state.gang[card] = 0
    if state.spirit:
        state.spirit[card] = 0
    if state.used:
        state.used = [use for use in state.used if use // 8 != card]
    if state.effects:
        kept: list[Effect] = []
        for effect in state.effects:
            if effect.card != card and not (effect.until == WHILE and effect.source == card):
                kept.append(effect)
        state.effects = kept


def hand_order(state: SiegestormState, card: int) -> int:
    """Hands are sorted by design and owner; [SGS-R-47] copies by which physical card they are."""
    return (state.design[card] * 8 + state.owner[card]) * 65_536 + state.ident[card]


def insert_sorted(state: SiegestormState, cards: list[int], card: int) -> None:
    order = hand_order(state, card)
    index = len(cards)
    while index and hand_order(state, cards[index - 1]) > order:
        index -= 1
    cards.insert(index, card)


def in_order(state: SiegestormState, cards: list[int]) -> list[int]:
    """The same cards, sorted."""
    ordered: list[int] = []
    for card in cards:
        insert_sorted(state, ordered, card)
    return ordered


def into_hand(state: SiegestormState, player: int, card: int) -> None:
    """A card in limbo enters a hand, whatever its size."""
    piles = state.players[player]
    state.place[card] = HAND + 16 * player
    insert_sorted(state, piles.hand, card)
    if piles.passed:
        note_entering(piles)


def note_entering(piles: Player) -> None:
    """What a player let pass says nothing of cards that he did not hold then. Which of his cards leave the hand nobody
    knows: they are taken for the old ones."""
    size = len(piles.hand)
    piles.passed = [entry + 1 for entry in piles.passed if entry % NEWER + 1 < size]


def to_hand(state: SiegestormState, player: int, card: int) -> bool:
    """[SGS-DRAW-05] [SGS-DRAW-06] [SGS-R-10] A card goes to a hand; an eleventh to its owner's Casualties instead."""
    note_secret(state, card)
    take_away(state, card)
    if len(state.players[player].hand) >= HAND_LIMIT and not state.is_boss(player):
        onto_casualties(state, state.owner[card], card)
        return False
    into_hand(state, player, card)
    return True


def tell_overflow(state: SiegestormState, player: int, card: int, rule: str) -> None:
    """A card that a full hand could not take lies among the Casualties for all to see."""
    if state.events is not None:
        state.emit(Public("overflow", rule, {"player": state.letter(player), "card": state.name(card)}))


def onto_casualties(state: SiegestormState, player: int, card: int) -> None:
    """A card in limbo goes on top of somebody's Casualties, face up; those of an eliminated player are gone."""
    if not state.players[player].alive:
        state.place[card] = OUT
        return
    state.place[card] = CASUALTIES + 16 * player
    state.players[player].casualties.append(card)


def to_casualties(state: SiegestormState, player: int, card: int) -> None:
    take_away(state, card)
    onto_casualties(state, player, card)


def spend(state: SiegestormState, player: int, card: int) -> None:
    """[SGS-R-16] A card that its holder used up goes to the holder's Casualties, or where tables read it so to its
    owner's."""
    to_casualties(state, state.owner[card] if state.readings.spent_to_owner else player, card)


def remove_from_game(state: SiegestormState, card: int) -> None:
    """[SGS-KEYWORD-09] Destroyed: gone for good."""
    take_away(state, card)
    state.place[card] = OUT


def onto_track(state: SiegestormState, track: int, space: int, card: int) -> None:
    lift(state, card)
    state.track[track * SPACES + space] = card
    state.place[card] = ON_TRACK + track * SPACES + space


def onto_field(state: SiegestormState, zone: int, slot: int, side: int, card: int) -> None:
    """A card comes to a Frontline (slot 0 or 1, its side) or to No Man's Land, which one of the sides then holds."""
    lift(state, card)
    state.field[zone * 3 + slot] = card
    state.place[card] = ON_FIELD + zone * 3 + slot
    if slot == NML:
        state.no_mans[zone] = side


def start_storming(state: SiegestormState, card: int, track: int) -> None:
    """[SGS-STORM-12] [SGS-R-56] The creature keeps what it has but stands in no space any more."""
    place = state.place[card]
    if place >= ON_TRACK:
        state.track[place - ON_TRACK] = -1
    state.place[card] = STORMING + 16 * track
    state.storming.append(card)


def into_support(state: SiegestormState, player: int, card: int) -> None:
    """[SGS-SUPPORT-01] Face down, ready to be committed, [SGS-SUPPORT-04] as many as there are; [SGS-R-66] the boss has
    no Supporters."""
    note_secret(state, card)
    take_away(state, card)
    if state.is_boss(player):
        onto_casualties(state, player, card)
        return
    state.place[card] = SUPPORT + 16 * player
    state.players[player].support.append(card * 2)


def onto_heal_pile(state: SiegestormState, player: int, card: int) -> None:
    take_away(state, card)
    state.place[card] = HEAL + 16 * player
    state.players[player].heal.append(card)


def onto_resources(state: SiegestormState, player: int, card: int, top: bool) -> None:
    note_secret(state, card)
    take_away(state, card)
    state.place[card] = RESOURCES + 16 * player
    if top:
        state.players[player].resources.append(card)
    else:
        state.players[player].resources.insert(0, card)


def into_reserve(state: SiegestormState, card: int) -> None:
    """The order of the Reserve never matters, as it is shuffled before it is used: it is kept sorted."""
    take_away(state, card)
    state.place[card] = RESERVE
    insert_sorted(state, state.reserve, card)
