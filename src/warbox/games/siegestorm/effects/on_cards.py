"""Operations on cards: kill, destroy, return_to_hand, move, make_supporter, token, menace."""

from typing import TYPE_CHECKING

from warbox.engine.event import Public
from warbox.games.siegestorm.battlefield import HAND, RESOURCES, SUPPORT
from warbox.games.siegestorm.boss import turn as boss_turn
from warbox.games.siegestorm.cards import vocabulary as v
from warbox.games.siegestorm.cards.card import Entry
from warbox.games.siegestorm.effects import chance
from warbox.games.siegestorm.effects.affected import cards_meant, count_wanted, number_meant
from warbox.games.siegestorm.effects.operation import NO_POOL, Operation
from warbox.games.siegestorm.effects.picking import HAND_CARD, SUPPORTER, VICTIM, proceed
from warbox.games.siegestorm.effects.stages import SPIRIT_LINK
from warbox.games.siegestorm.rules import killing, triggers
from warbox.games.siegestorm.rules.moving import into_support, onto_resources, tell_overflow, to_casualties, to_hand
from warbox.games.siegestorm.rules.pending import Pending
from warbox.games.siegestorm.rules.sides import opponents
from warbox.games.siegestorm.rules.victory import defeat
from warbox.games.siegestorm.state import SiegestormState

if TYPE_CHECKING:
    from warbox.games.siegestorm.effects.resolve import Resolve


class OnCards(Operation):
    """Something is done to cards: named, taken from the top of a pile, chosen, or picked at random."""

    def begin(self, state: SiegestormState, frame: "Resolve", entry: Entry) -> None:
        to = entry.to
        you = int(frame.you)
        wanted = count_wanted(state, frame, entry)
        if to == v.HAND_CARD or to == v.OWN_SUPPORTER:
            frame.ask_pick(self.pool(entry), you, wanted)
            proceed(state, frame)
        elif to == v.OPP_SUPPORTER:
            rivals = opponents(state, you, int(frame.zone))
            if rivals and state.is_boss(rivals[0]):
                self.against_boss(state, frame, wanted)
            elif rivals:
                draw_supporters(state, frame, rivals, wanted)
        elif to == v.TOP_RESOURCE:
            self.take_resources(state, frame, entry, wanted)
        elif to == v.TOP_CASUALTY:
            lying = state.players[you].casualties
            self.reach(state, frame, entry, lying[len(lying) - min(wanted, len(lying)) :][::-1])
        else:
            self.reach(state, frame, entry, cards_meant(state, frame, entry))

    def finish(self, state: SiegestormState, frame: "Resolve", entry: Entry) -> None:
        """What was chosen: cards of the hand, or Supporters by their index."""
        if entry.to == v.OWN_SUPPORTER:
            support = state.players[frame.you].support
            self.reach(state, frame, entry, [support[index] >> 1 for index in frame.picks])
        else:
            self.reach(state, frame, entry, frame.picks.copy())

    def rolled(self, state: SiegestormState, frame: "Resolve", index: int) -> None:
        """One of the opponent's face-down Supporters, picked at random."""
        support = state.players[frame.victims[0]].support
        frame.left -= 1
        self.reach(state, frame, frame.current(), [support[index] >> 1])
        if frame.left > 0:
            chance.push_random_pick(state, frame, len(support))

    def take_resources(self, state: SiegestormState, frame: "Resolve", entry: Entry, wanted: int) -> None:
        """[SGS-DRAW-04] The top of the Resources is a required take: who cannot is defeated."""
        you = int(frame.you)
        for _ in range(wanted):
            if not state.players[you].resources:
                defeat(state, [you])
                return
            self.reach(state, frame, entry, [state.players[you].resources[-1]])

    def reach(self, state: SiegestormState, frame: "Resolve", entry: Entry, cards: list[int]) -> None:
        if cards:
            frame.done = True
            self.apply(state, entry, cards)

    def apply(self, state: SiegestormState, entry: Entry, cards: list[int]) -> None:
        """The verb itself."""
        raise NotImplementedError

    def against_boss(self, state: SiegestormState, frame: "Resolve", wanted: int) -> None:
        """[SGS-SOLO-38] [SGS-R-34] The boss has no Supporters: one killed, destroyed or stolen is Menace -1."""
        frame.done = killing.change_menace(state, -min(wanted, int(state.menace)))

    def pool(self, entry: Entry) -> int:
        return HAND_CARD if entry.to == v.HAND_CARD else SUPPORTER if entry.to == v.OWN_SUPPORTER else NO_POOL


class Kill(OnCards):
    def apply(self, state: SiegestormState, entry: Entry, cards: list[int]) -> None:
        dying = [card for card in cards if state.is_in_play(card)]
        for card in cards:
            if state.place[card] & 15 == SUPPORT and not state.is_in_play(card):
                killing.kill_supporter(state, card)
        if dying:
            killing.kill(state, dying)


class Destroy(OnCards):
    def apply(self, state: SiegestormState, entry: Entry, cards: list[int]) -> None:
        for card in cards:
            killing.destroy(state, card)


class ReturnToHand(OnCards):
    def apply(self, state: SiegestormState, entry: Entry, cards: list[int]) -> None:
        for card in cards:
            killing.give_back(state, card)

    def against_boss(self, state: SiegestormState, frame: "Resolve", wanted: int) -> None:
        """Nothing is taken from him."""


class Move(OnCards):
    def apply(self, state: SiegestormState, entry: Entry, cards: list[int]) -> None:
        for card in cards:
            move(state, int(entry.dest), card)

    def against_boss(self, state: SiegestormState, frame: "Resolve", wanted: int) -> None:
        """Nothing is taken from him."""


class MakeSupporter(OnCards):
    def apply(self, state: SiegestormState, entry: Entry, cards: list[int]) -> None:
        for card in cards:
            support(state, card)


class PutTokens(Operation):
    def begin(self, state: SiegestormState, frame: "Resolve", entry: Entry) -> None:
        put_tokens(state, frame, entry)


class Menace(Operation):
    def begin(self, state: SiegestormState, frame: "Resolve", entry: Entry) -> None:
        """The Menace Level changes."""
        frame.done = killing.change_menace(state, number_meant(state, frame, entry))


def draw_supporters(state: SiegestormState, frame: "Resolve", rivals: list[int], wanted: int) -> None:
    """[SGS-COOP-10] Of one opponent; against two partners they decide whose."""
    if len(rivals) > 1 and not frame.victims:
        frame.victims = rivals
        frame.ask_pick(VICTIM, 0, 1)
        return
    if not frame.victims:
        frame.victims = rivals
    support = state.players[frame.victims[0]].support
    frame.left = min(wanted, len(support))
    if frame.left > 0:
        chance.push_random_pick(state, frame, len(support))


def is_unseen(state: SiegestormState, card: int) -> bool:
    return not state.is_in_play(card) and state.place[card] & 15 in (SUPPORT, HAND, RESOURCES)


def move(state: SiegestormState, dest: int, card: int) -> None:
    """`move`: to a pile of the player who holds the card."""
    holder = state.controller(card)
    hidden = is_unseen(state, card) and dest != v.TO_CASUALTIES
    if state.events is not None:
        facts: dict[str, str | int] = {"player": state.letter(holder), "to": v.DESTINATIONS[dest]}
        if hidden:
            state.emit(Public("moved-unseen", "SGS-R-52", facts))
        else:
            facts["card"] = state.name(card)
            state.emit(Public("moved", "SGS-R-52", facts))
    if dest == v.TO_HAND:
        if not to_hand(state, holder, card):
            tell_overflow(state, holder, card, "SGS-R-10")
    elif dest == v.TO_CASUALTIES:
        to_casualties(state, holder, card)
    else:
        onto_resources(state, holder, card, dest == v.TO_RESOURCES_TOP)


def support(state: SiegestormState, card: int) -> None:
    """`make_supporter`: face down into the Support Zone of the player who holds the card."""
    holder = state.controller(card)
    if state.events is not None:
        facts: dict[str, str | int] = {"player": state.letter(holder)}
        if is_unseen(state, card):
            state.emit(Public("supports-unseen", "SGS-SUPPORT-01", facts))
        else:
            facts["card"] = state.name(card)
            state.emit(Public("supports", "SGS-SUPPORT-01", facts))
    into_support(state, holder, card)


def put_tokens(state: SiegestormState, frame: "Resolve", entry: Entry) -> None:
    """`token`: [SGS-R-02] as many as it says, whatever the box holds. [SGS-SOLO-36] A Spirit token sets a Totem off."""
    cards = cards_meant(state, frame, entry)
    count = number_meant(state, frame, entry)
    if not cards or count <= 0:
        return
    frame.done = True
    if entry.kind == v.GANG and not state.gang:
        state.gang = [0] * len(state.place)
    if entry.kind == v.SPIRIT and not state.spirit:
        state.spirit = [0] * len(state.place)
    found: list[Pending] = []
    for card in cards:
        if state.events is not None:
            facts: dict[str, str | int] = {"card": state.name(card), "kind": v.TOKEN_KINDS[entry.kind], "count": count}
            state.emit(Public("token", "SGS-SOLO-37" if entry.kind == v.GANG else "SGS-SOLO-35", facts))
        if entry.kind == v.GANG:
            state.gang[card] += count
        else:
            state.spirit[card] += count
            if frame.kind != SPIRIT_LINK:  # the boss's symbol opens a link for each Totem instead [SGS-R-37]
                for _ in range(count):
                    triggers.add(state, found, state.controller(card), card, v.SPIRIT_PLACED, card, state.zone_of(card))
    if frame.kind == SPIRIT_LINK:
        boss_turn.set_totems_off(state, cards)
    triggers.push_triggers(state, found)
