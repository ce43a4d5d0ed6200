"""Who is whose Ally, Enemy and opponent, in every mode."""

from warbox.games.siegestorm.battlefield import COOP, LAST, NOBODY, ON_TRACK, SPACES, STORMING
from warbox.games.siegestorm.state import SiegestormState


def opponents(state: SiegestormState, player: int, zone: int) -> list[int]:
    """The opposing players; [SGS-R-43] [SGS-LAST-07] with three or four players the neighbour across the zone."""
    field = state.battlefield
    if field.mode == LAST:
        side = field.side_of(player, zone)
        if side < 0:
            return []
        other = field.sides[zone * 2 + 1 - side]
        return [other] if other != NOBODY else []
    if field.boss == NOBODY:
        return [1 - player]
    if player == field.boss:
        return list(range(int(field.seats)))
    return [int(field.boss)]


def each_player(state: SiegestormState, player: int, zone: int) -> list[int]:
    """[SGS-R-43] [SGS-R-66] On a boss's card every human; else everybody, the player first, and with three or four
    players two."""
    field = state.battlefield
    if field.mode == LAST:
        return [player, *opponents(state, player, zone)]
    if player == field.boss:
        return list(range(int(field.seats)))
    return [player, *[other for other in range(int(field.players)) if other != player]]


def are_opponents(state: SiegestormState, one: int, other: int) -> bool:
    """Whether two players are on different sides. [SGS-COOP-01]"""
    if one == other:
        return False
    field = state.battlefield
    return not (field.mode == COOP and one != field.boss and other != field.boss)


def is_ally_track(state: SiegestormState, player: int, zone: int, track: int) -> bool:
    field = state.battlefield
    return track in field.allied[player * field.zones + zone]


def is_foe_track(state: SiegestormState, player: int, zone: int, track: int) -> bool:
    field = state.battlefield
    return track in field.foes[player * field.zones + zone]


def own_track(state: SiegestormState, player: int, zone: int) -> int:
    """The player's own War Track along a zone; -1 if there is none any more."""
    field = state.battlefield
    return field.own[player * field.zones + zone]


def on_tracks(state: SiegestormState, tracks: list[int], with_storming: bool) -> list[int]:
    """The creatures on these tracks, those that storm from them included if asked. [SGS-STORM-11]"""
    cards: list[int] = []
    for track in tracks:
        for index in range(track * SPACES, track * SPACES + SPACES):
            card = state.track[index]
            if card >= 0:
                cards.append(card)
    if with_storming:
        for card in state.storming:
            if state.place[card] >> 4 in tracks:
                cards.append(card)
    return cards


def allies(state: SiegestormState, player: int, zone: int) -> list[int]:
    """[SGS-ALLY-01] [SGS-COOP-03] Every card on the tracks of a player's side; [SGS-ALLY-07] no card of a pile."""
    field = state.battlefield
    return on_tracks(state, field.allied[player * field.zones + zone], True)


def enemies(state: SiegestormState, player: int, zone: int) -> list[int]:
    field = state.battlefield
    return on_tracks(state, field.foes[player * field.zones + zone], True)


def own_creatures(state: SiegestormState, player: int, zone: int) -> list[int]:
    """The creatures of the player's own War Track, storming ones included."""
    track = own_track(state, player, zone)
    return on_tracks(state, [track], True) if track >= 0 else []


def defender(state: SiegestormState, track: int) -> int:
    """[SGS-TRACK-05] The creature in T1 of a track; -1 if there is none."""
    return state.track[track * SPACES]


def is_storming(state: SiegestormState, card: int) -> bool:
    place = state.place[card]
    return place < ON_TRACK and place & 15 == STORMING


def clockwise(state: SiegestormState) -> list[int]:
    """[SGS-R-62] The players from the active one on; in the boss's turn the boss, then the humans."""
    field = state.battlefield
    count = int(field.players)
    return [(int(state.active) + step) % count for step in range(count)]
