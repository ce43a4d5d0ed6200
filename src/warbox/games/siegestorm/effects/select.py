"""Which cards an entry means: targets that may be named, and sets that it reaches."""

from warbox.games.siegestorm.battlefield import CASUALTIES, LAST, LIMBO, NML, NOBODY, SPACES
from warbox.games.siegestorm.cards import vocabulary as v
from warbox.games.siegestorm.cards.card import Entry, Program
from warbox.games.siegestorm.rules.sides import (
    allies,
    defender,
    enemies,
    is_storming,
    on_tracks,
    own_creatures,
    own_track,
)
from warbox.games.siegestorm.rules.values import is_protected, passes
from warbox.games.siegestorm.state import SiegestormState


def legal_targets(
    state: SiegestormState, you: int, source: int, zone: int, entry: Entry, by_action: bool, named: list[int]
) -> list[int]:
    """[SGS-R-52] The cards that may be named as the next target of an entry, after those already named.

    [SGS-R-48] [SGS-ALLY-05] Never a card of a Battle Zone: those are for storming creatures.
    """
    to = entry.to
    if entry.verb == v.SWITCH:
        return switch_targets(state, you, source, zone, entry, named)
    pool: list[int] = []
    if to == v.ALLY:
        pool = allies(state, you, zone)
    elif to == v.OWN_CREATURE:
        pool = own_creatures(state, you, zone)
    elif to == v.ENEMY:
        pool = enemies(state, you, zone)
    elif to == v.ENEMY_DEFENDER:
        pool = defenders(state, you, zone)
    elif to == v.TRACK_CREATURE:
        pool = track_creatures(state, you, zone)
    elif to == v.CASUALTY:
        pool = state.players[you].casualties[::-1]
    found: list[int] = []
    for card in pool:
        if card == source and (to == v.ALLY or by_action):
            continue  # [SGS-ALLY-02] [SGS-R-47] a creature does not choose itself by its own Action
        if card not in named and may_touch(state, you, entry, card) and passes(state, entry, source, card, True):
            found.append(card)
    return found


def may_touch(state: SiegestormState, you: int, entry: Entry, card: int) -> bool:
    """Whether an entry may change a card: not one protected from its player, nor a storming one where that matters."""
    if not state.is_in_play(card):
        return True
    if entry.still and is_storming(state, card):
        return False
    return not is_protected(state, card, you)


def defenders(state: SiegestormState, you: int, zone: int) -> list[int]:
    """[SGS-TRACK-05] The creatures in T1 of the opponents."""
    found: list[int] = []
    field = state.battlefield
    for track in field.foes[you * field.zones + zone]:
        card = defender(state, track)
        if card >= 0:
            found.append(card)
    return found


def track_creatures(state: SiegestormState, you: int, zone: int) -> list[int]:
    """Any creature on any War Track; [SGS-LAST-05] with three or four players on the two along the zone."""
    field = state.battlefield
    if field.mode == LAST:
        return on_tracks(state, [zone * 2, zone * 2 + 1], True)
    return on_tracks(state, [track for track in range(len(field.sides)) if field.sides[track] != NOBODY], True)


def switch_targets(
    state: SiegestormState, you: int, source: int, zone: int, entry: Entry, named: list[int]
) -> list[int]:
    """Two creatures on one track, or on two: the first must have a partner, the second must be one."""
    pool: list[int] = []
    for card in track_creatures(state, you, zone):
        if card != source and may_touch(state, you, entry, card) and passes(state, entry, source, card, True):
            if entry.to != v.ENEMY or card in enemies(state, you, zone):
                if entry.to not in (v.ALLY, v.OWN_CREATURE) or card in allies(state, you, zone):
                    pool.append(card)
    found: list[int] = []
    for card in pool:
        partners = named if named else pool
        for other in partners:
            together = state.track_of(card) == state.track_of(other)
            if other != card and together == (entry.span == v.ONE_TRACK):
                found.append(card)
                break
    return found


def selected(
    state: SiegestormState, you: int, source: int, subject: int, zone: int, entry: Entry, program: Program
) -> list[int]:
    """The cards in play, or near it, that an entry reaches without a choice; protected ones are left out."""
    to = entry.to
    pool: list[int] = []
    if to == v.SELF:
        return [source] if source >= 0 and is_at_hand(state, source, entry, program) else []
    if to == v.SUBJECT:
        if subject < 0 or not is_at_hand(state, subject, entry, program):
            return []
        pool = [subject]
    elif to == v.ALLIES:
        pool = [card for card in allies(state, you, zone) if card != source]
    elif to == v.OWN_CREATURES:
        pool = own_creatures(state, you, zone)
    elif to == v.ENEMIES:
        pool = enemies(state, you, zone)
    elif to == v.ENEMY_DEFENDERS:
        pool = defenders(state, you, zone)
    elif to == v.ENEMY_STORMING:
        pool = [card for card in enemies(state, you, zone) if is_storming(state, card)]
    elif to == v.YOUR_CARDS:
        pool = your_cards(state, you, zone)
    elif to == v.TOTEMS:
        pool = totems(state)
    found: list[int] = []
    for card in pool:
        if may_touch(state, you, entry, card) and passes(state, entry, source, card, True):
            found.append(card)
    return found


def is_at_hand(state: SiegestormState, card: int, entry: Entry, program: Program) -> bool:
    """[SGS-R-15] Whether an entry can still do something to its own card or to the one that set it off.

    It is in play; or it is to go elsewhere and waits in the chain, or has just died, lies among the Casualties, and the
    program is about that.
    """
    if state.is_in_play(card):
        return True
    if not entry.sends:
        return False
    place = state.place[card]
    if place & 15 == LIMBO:
        return program.is_action
    when = program.when
    return place & 15 == CASUALTIES and (when == v.ON_KILLED or when == v.ALLY_KILLED or when == v.ENEMY_KILLED)


def your_cards(state: SiegestormState, you: int, zone: int) -> list[int]:
    """[SGS-R-65] The player's cards on War Track and Battle Zone; with three or four players along one zone."""
    cards = own_creatures(state, you, zone)
    field = state.battlefield
    for index, card in enumerate(state.field):
        if card >= 0 and state.controller(card) == you and (field.mode != LAST or index // 3 == zone):
            cards.append(card)
    return cards


def totems(state: SiegestormState) -> list[int]:
    """[SGS-R-33] [SGS-R-51] Every Totem on the battlefield; the symbol means nothing under human control."""
    return [card for card in state.in_play() if state.card(card).totem and state.is_boss(state.controller(card))]


def free_front(state: SiegestormState, player: int, zone: int) -> bool:
    side = state.battlefield.side_of(player, zone)
    return side >= 0 and state.field[zone * 3 + side] < 0


def free_no_mans_land(state: SiegestormState, zone: int) -> bool:
    return state.field[zone * 3 + NML] < 0


def free_deployment(state: SiegestormState, player: int, zone: int) -> bool:
    """[SGS-DEPLOY-01] [SGS-SETUP-04] Whether T1 of the player's track along a zone is empty."""
    track = own_track(state, player, zone)
    return track >= 0 and state.track[track * SPACES] < 0
