"""Operations on tracks and spaces: shift, switch, advance, place, deploy, storm, shapeshift."""

from typing import TYPE_CHECKING

from warbox.engine.event import Public
from warbox.games.siegestorm.battlefield import LIMBO, ON_FIELD, ON_TRACK, SPACES
from warbox.games.siegestorm.cards import vocabulary as v
from warbox.games.siegestorm.cards.card import Entry
from warbox.games.siegestorm.effects.affected import cards_meant, count_for, count_wanted, players_meant
from warbox.games.siegestorm.effects.operation import NO_POOL, Operation
from warbox.games.siegestorm.effects.picking import FROM_CASUALTIES, HAND_CARD, SHAPE, SUPPORTER, proceed, zone_for
from warbox.games.siegestorm.effects.select import free_deployment, free_no_mans_land
from warbox.games.siegestorm.rules import deployment, storm, track, triggers
from warbox.games.siegestorm.rules.drawing import take_top
from warbox.games.siegestorm.rules.moving import (
    into_hand,
    leave_play,
    lift,
    onto_casualties,
    onto_field,
    onto_track,
    tell_overflow,
)
from warbox.games.siegestorm.rules.pending import Pending
from warbox.games.siegestorm.rules.sides import is_storming, own_track
from warbox.games.siegestorm.rules.values import passes
from warbox.games.siegestorm.rules.victory import defeat
from warbox.games.siegestorm.spots import spot_name
from warbox.games.siegestorm.state import HAND_LIMIT, SiegestormState

if TYPE_CHECKING:
    from warbox.games.siegestorm.effects.resolve import Resolve


class Shift(Operation):
    def begin(self, state: SiegestormState, frame: "Resolve", entry: Entry) -> None:
        shift(state, frame, entry)


class Switch(Operation):
    def begin(self, state: SiegestormState, frame: "Resolve", entry: Entry) -> None:
        switch(state, frame, entry)


class AdvanceTracks(Operation):
    def begin(self, state: SiegestormState, frame: "Resolve", entry: Entry) -> None:
        advance(state, frame, entry)


class StormNow(Operation):
    def begin(self, state: SiegestormState, frame: "Resolve", entry: Entry) -> None:
        storm_now(state, frame, entry)


class Coming(Operation):
    """`place` and `deploy`: a card comes into play for nothing."""

    def begin(self, state: SiegestormState, frame: "Resolve", entry: Entry) -> None:
        begin_coming(state, frame, entry, self.pool(entry))

    def finish(self, state: SiegestormState, frame: "Resolve", entry: Entry) -> None:
        if frame.picks:
            card = frame.picks[0]
            if entry.source == v.OWN_SUPPORTER:
                card = state.players[frame.you].support[card] >> 1
            come(state, frame, entry, card)

    def pool(self, entry: Entry) -> int:
        source = entry.source
        if source == v.CASUALTY:
            return FROM_CASUALTIES
        return HAND_CARD if source == v.HAND_CARD else SUPPORTER if source == v.OWN_SUPPORTER else NO_POOL


class Shapeshift(Operation):
    def begin(self, state: SiegestormState, frame: "Resolve", entry: Entry) -> None:
        begin_shapeshift(state, frame)

    def finish(self, state: SiegestormState, frame: "Resolve", entry: Entry) -> None:
        if frame.picks:
            shapeshift(state, frame, frame.picks[0])

    def pool(self, entry: Entry) -> int:
        return SHAPE


def shift(state: SiegestormState, frame: "Resolve", entry: Entry) -> None:
    """`shift`: so many spaces along its own track, only into an empty one; beyond T3 it leaves with an order.

    Of several those ahead go first and so make room; of several that leave the foremost gets the first order.
    """
    steps = count_wanted(state, frame, entry)
    staying: list[int] = []
    for card in cards_meant(state, frame, entry):
        if state.track_of(card) < 0 or is_storming(state, card) or not steps:
            continue
        if (state.place[card] - ON_TRACK) % SPACES + steps >= SPACES:
            frame.done = True
            tell_shift(state, card, "off")
            track.exit_track(state, card, True)
        else:
            staying.append(card)
    for card in staying[::-1] if steps > 0 else staying:
        place = state.place[card] - ON_TRACK
        space = place % SPACES + steps
        if space >= 0 and state.track[place - place % SPACES + space] < 0:
            frame.done = True
            onto_track(state, place // SPACES, space, card)
            tell_shift(state, card, f"T{space + 1}")


def tell_shift(state: SiegestormState, card: int, where: str) -> None:
    if state.events is not None:
        state.emit(Public("shifted", "SGS-TRACK-08", {"card": state.name(card), "to": where}))


def switch(state: SiegestormState, frame: "Resolve", entry: Entry) -> None:
    """`switch`: two creatures swap spaces, each under the control of who holds the other's track. [SGS-R-60]"""
    cards = cards_meant(state, frame, entry)
    if len(cards) != 2 or (state.track_of(cards[0]) == state.track_of(cards[1])) != (entry.span == v.ONE_TRACK):
        return
    first, second = cards
    first_place, second_place = state.place[first], state.place[second]
    state.track[first_place - ON_TRACK] = second
    state.track[second_place - ON_TRACK] = first
    state.place[first] = second_place
    state.place[second] = first_place
    frame.done = True
    if state.events is not None:
        for card in cards:
            state.emit(Public("switched", "SGS-R-60", {"card": state.name(card), "to": spot_name(state, card)}))


def advance(state: SiegestormState, frame: "Resolve", entry: Entry) -> None:
    """`advance`: [SGS-TRACK-06] whole tracks, exits included. [SGS-R-57] One track is finished before the next."""
    for player in players_meant(state, frame, entry)[::-1]:
        line = own_track(state, player, zone_for(state, frame, player))
        if line >= 0:
            frame.done = True
            state.push(track.Advance(line, count_for(state, frame, entry, player), True))


def storm_now(state: SiegestormState, frame: "Resolve", entry: Entry) -> None:
    """`storm`: [SGS-R-57] a creature storms at once, inside the resolution."""
    for card in cards_meant(state, frame, entry)[::-1]:
        if state.track_of(card) >= 0 and not is_storming(state, card):
            frame.done = True
            storm.begin_storm(state, card, True, frame.program.is_action)


# place and deploy


def has_room(state: SiegestormState, player: int, zone: int, entry: Entry) -> bool:
    """[SGS-DEPLOY-04] [SGS-PLACE-05] [SGS-R-55] T1 must be empty to deploy, No Man's Land to place there; a Frontline
    need not."""
    if entry.verb == v.DEPLOY:
        return free_deployment(state, player, zone)
    return entry.dest == v.TO_FRONTLINE or free_no_mans_land(state, zone)


def begin_coming(state: SiegestormState, frame: "Resolve", entry: Entry, pool: int) -> None:
    """[SGS-PLACE-01] to [SGS-PLACE-04] A card comes into play for nothing; which one is chosen now. [SGS-R-18]

    [SGS-PLACE-02] [SGS-DEPLOY-05] There is no limit to how often. [SGS-PLACE-03] Its own cost is not paid.
    """
    you = int(frame.you)
    zone = zone_for(state, frame, you)
    if not has_room(state, you, zone, entry):
        return
    source = entry.source
    if source == v.TOP_RESOURCE:
        card = take_top(state, you)
        if card < 0:
            defeat(state, [you])
        else:
            come_or_fall_back(state, frame, entry, card)
    elif source == v.TOP_CASUALTY:
        lying = state.players[you].casualties
        if lying and may_come(state, frame, entry, lying[-1]):
            come(state, frame, entry, lying[-1])
    else:
        frame.ask_pick(pool, you, 1)
        proceed(state, frame)


def may_come(state: SiegestormState, frame: "Resolve", entry: Entry, card: int) -> bool:
    return state.card(card).is_creature and passes(state, entry, int(frame.source), card, True)


def come_or_fall_back(state: SiegestormState, frame: "Resolve", entry: Entry, card: int) -> None:
    """A card from the top of the Resources that cannot come into play was taken all the same."""
    if may_come(state, frame, entry, card):
        come(state, frame, entry, card)
    else:
        onto_casualties(state, int(frame.you), card)


def come(state: SiegestormState, frame: "Resolve", entry: Entry, card: int) -> None:
    """[SGS-PLACE-06] The passive works at once, the Action is not performed."""
    frame.done = True
    you = int(frame.you)
    zone = zone_for(state, frame, you)
    if entry.verb == v.DEPLOY:
        deployment.deploy(state, you, zone, card)
    elif entry.dest == v.TO_FRONTLINE:
        deployment.place_on_front(state, you, zone, card, "SGS-PLACE-01")
    else:
        deployment.place_in_no_mans_land(state, you, zone, card, "SGS-PLACE-01")


# shapeshift


def begin_shapeshift(state: SiegestormState, frame: "Resolve") -> None:
    """[SGS-KEYWORD-24] [SGS-R-15] [SGS-R-56] Not if the card is gone or storms; [SGS-R-63] its controller picks."""
    source = int(frame.source)
    if state.place[source] < ON_TRACK:
        return
    frame.ask_pick(SHAPE, state.controller(source), 1)
    proceed(state, frame)


def shapeshift(state: SiegestormState, frame: "Resolve", card: int) -> None:
    """[SGS-R-21] A swap: same space, no deployment; tokens are lost. [SGS-R-10] The hand is counted after it."""
    source = int(frame.source)
    player = state.controller(source)
    place = state.place[source]
    lift(state, source)
    leave_play(state, source)
    if place >= ON_FIELD:
        zone, slot = (place - ON_FIELD) // 3, (place - ON_FIELD) % 3
        onto_field(state, zone, slot, state.no_mans[zone] if slot == 2 else slot, card)
    else:
        onto_track(state, (place - ON_TRACK) // SPACES, (place - ON_TRACK) % SPACES, card)
    state.place[source] = LIMBO + 16 * player
    entered = len(state.players[player].hand) < HAND_LIMIT
    if entered:
        into_hand(state, player, source)
    else:
        onto_casualties(state, state.owner[source], source)
    frame.done = True
    if state.events is not None:
        facts: dict[str, str | int] = {"player": state.letter(player), "card": state.name(source)}
        state.emit(Public("shapeshifted", "SGS-KEYWORD-24", facts))
        state.emit(Public("new-shape", "SGS-KEYWORD-24", {"player": state.letter(player), "card": state.name(card)}))
    if not entered:
        tell_overflow(state, player, source, "SGS-R-10")
    found: list[Pending] = []
    triggers.by_player(state, found, int(frame.you), v.YOU_SHAPESHIFT)
    triggers.push_triggers(state, found)
