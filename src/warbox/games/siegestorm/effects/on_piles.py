"""Operations on hands and piles: draw, vision, discard, heal, steal, raise."""

from typing import TYPE_CHECKING

from warbox.engine.event import Private, Public
from warbox.games.siegestorm.cards import vocabulary as v
from warbox.games.siegestorm.cards.card import Entry
from warbox.games.siegestorm.effects import chance, vision
from warbox.games.siegestorm.effects.affected import count_for, count_wanted, players_meant
from warbox.games.siegestorm.effects.operation import Operation
from warbox.games.siegestorm.effects.picking import FROM_HAND, VICTIM, proceed
from warbox.games.siegestorm.rules import triggers
from warbox.games.siegestorm.rules.drawing import draw_for
from warbox.games.siegestorm.rules.moving import onto_heal_pile, spend, tell_overflow, to_hand
from warbox.games.siegestorm.rules.pending import Pending
from warbox.games.siegestorm.rules.sides import opponents
from warbox.games.siegestorm.state import SiegestormState

if TYPE_CHECKING:
    from warbox.games.siegestorm.effects.resolve import Resolve


class Draw(Operation):
    def begin(self, state: SiegestormState, frame: "Resolve", entry: Entry) -> None:
        players = players_meant(state, frame, entry)
        if players:
            frame.done = draw_for(state, players, [cards_drawn(state, frame, entry, player) for player in players])


class Seeing(Operation):
    """`vision`: the frame of that name asks the rest."""

    def begin(self, state: SiegestormState, frame: "Resolve", entry: Entry) -> None:
        wanted = cards_drawn(state, frame, entry, int(frame.you))
        if wanted > 0:
            frame.done = True
            vision.begin(state, int(frame.you), wanted)


class Heal(Operation):
    def begin(self, state: SiegestormState, frame: "Resolve", entry: Entry) -> None:
        heal(state, frame, count_wanted(state, frame, entry))


class Discard(Operation):
    def begin(self, state: SiegestormState, frame: "Resolve", entry: Entry) -> None:
        begin_discard(state, frame, entry)

    def finish(self, state: SiegestormState, frame: "Resolve", entry: Entry) -> None:
        finish_discard(state, frame, entry)

    def rolled(self, state: SiegestormState, frame: "Resolve", index: int) -> None:
        discarded_at_random(state, frame, index)

    def pool(self, entry: Entry) -> int:
        return FROM_HAND

    def takes_turns(self) -> bool:
        return True

    def is_random(self, entry: Entry) -> bool:
        return entry.pick == v.AT_RANDOM


class Taking(Operation):
    """`steal` and `raise`: from one opponent."""

    def is_possible(self, state: SiegestormState, frame: "Resolve", entry: Entry) -> bool:
        if not entry.may:
            return True
        for rival in opponents(state, int(frame.you), int(frame.zone)):
            piles = state.players[rival]
            if piles.casualties if entry.verb == v.RAISE else piles.hand:
                return True
        return False

    def begin(self, state: SiegestormState, frame: "Resolve", entry: Entry) -> None:
        take_from_opponent(state, frame, count_wanted(state, frame, entry))

    def rolled(self, state: SiegestormState, frame: "Resolve", index: int) -> None:
        stolen(state, frame, index)

    def hits_one(self, entry: Entry) -> bool:
        return True

    def is_random(self, entry: Entry) -> bool:
        return entry.verb == v.STEAL


def cards_drawn(state: SiegestormState, frame: "Resolve", entry: Entry, player: int) -> int:
    """How many cards a player draws: `all` is every card that there is, which nobody loses by."""
    if entry.amount == v.ALL:
        return len(state.players[player].resources)
    return count_for(state, frame, entry, player)


def heal(state: SiegestormState, frame: "Resolve", wanted: int) -> None:
    """[SGS-KEYWORD-13] [SGS-R-19] The top Casualties one by one onto the Heal pile; [SGS-R-66] the boss has none."""
    you = int(frame.you)
    piles = state.players[you]
    count = min(wanted, len(piles.casualties))
    if count <= 0 or state.is_boss(you):
        return
    for _ in range(count):
        onto_heal_pile(state, you, piles.casualties[-1])
    frame.done = True
    if state.events is not None:
        state.emit(Public("healed", "SGS-KEYWORD-13", {"player": state.letter(you), "count": count}))
    found: list[Pending] = []
    triggers.by_player(state, found, you, v.YOU_HEAL)
    triggers.push_triggers(state, found)


# discard: the players in `who` one after the other


def begin_discard(state: SiegestormState, frame: "Resolve", entry: Entry) -> None:
    victims = players_meant(state, frame, entry)
    if victims:
        frame.victims = victims.copy()
        next_discard(state, frame, entry)


def next_discard(state: SiegestormState, frame: "Resolve", entry: Entry) -> None:
    """[SGS-KEYWORD-10] [SGS-SOLO-43] So many cards of the next hand, chosen as the entry says."""
    while frame.victims:
        victim = frame.victims[0]
        size = len(state.players[victim].hand)
        wanted = min(count_for(state, frame, entry, victim), size)
        if wanted <= 0 or not state.players[victim].alive:
            del frame.victims[0]
            continue
        if entry.pick == v.AT_RANDOM:
            frame.left = wanted
            chance.push_random_pick(state, frame, size)
            return
        frame.ask_pick(FROM_HAND, int(frame.you) if entry.pick == v.BY_YOU else victim, wanted)
        proceed(state, frame)
        return


def finish_discard(state: SiegestormState, frame: "Resolve", entry: Entry) -> None:
    victim = frame.victims[0]
    for card in frame.picks:
        discard(state, frame, victim, card)
    frame.picks = []
    del frame.victims[0]
    next_discard(state, frame, entry)


def discarded_at_random(state: SiegestormState, frame: "Resolve", index: int) -> None:
    victim = frame.victims[0]
    discard(state, frame, victim, state.players[victim].hand[index])
    frame.left -= 1
    if frame.left > 0:
        chance.push_random_pick(state, frame, len(state.players[victim].hand))
    else:
        del frame.victims[0]
        next_discard(state, frame, frame.current())


def discard(state: SiegestormState, frame: "Resolve", victim: int, card: int) -> None:
    frame.done = True
    if state.events is not None:
        facts: dict[str, str | int] = {"player": state.letter(victim), "card": state.name(card)}
        state.emit(Public("discarded", "SGS-KEYWORD-10", facts))
    spend(state, victim, card)


# steal and raise


def take_from_opponent(state: SiegestormState, frame: "Resolve", wanted: int) -> None:
    """[SGS-KEYWORD-18] [SGS-KEYWORD-25] From the opponent's hand at random, or from the top of his Casualties."""
    rivals = opponents(state, int(frame.you), int(frame.zone))
    if len(rivals) > 1 and not frame.victims:
        frame.victims = rivals
        frame.ask_pick(VICTIM, 0, 1)
        return
    if not frame.victims:
        frame.victims = rivals
    if not frame.victims:
        return
    rival = frame.victims[0]
    if frame.current().verb == v.STEAL:
        size = len(state.players[rival].hand)
        frame.left = min(wanted, size)
        if frame.left > 0:
            chance.push_random_pick(state, frame, size)
        return
    lying = state.players[rival].casualties[::-1]
    count = min(wanted, len(lying))
    for card in lying[:count]:
        if state.events is not None:
            facts: dict[str, str | int] = {"player": state.letter(int(frame.you)), "card": state.name(card)}
            state.emit(Public("raised", "SGS-KEYWORD-18", facts))
        if not to_hand(state, int(frame.you), card):
            tell_overflow(state, int(frame.you), card, "SGS-R-10")
    if count > 0:
        took(state, frame)


def stolen(state: SiegestormState, frame: "Resolve", index: int) -> None:
    """A card of the opponent's hand, seen only by the two of them. [SGS-R-10] [SGS-R-51]"""
    rival = frame.victims[0]
    you = int(frame.you)
    card = state.players[rival].hand[index]
    entered = to_hand(state, you, card)
    if state.events is not None:
        facts: dict[str, str | int] = {"player": state.letter(you), "victim": state.letter(rival)}
        seen: dict[str, str | int] = {"player": state.letter(you), "victim": state.letter(rival)}
        seen["card"] = state.name(card)
        if entered and not state.is_boss(rival) and not state.is_boss(you):
            state.emit(
                Private("stole-card", "SGS-KEYWORD-25", seen, [you, rival], Public("stole", "SGS-KEYWORD-25", facts))
            )
        else:
            state.emit(Public("stole-card", "SGS-KEYWORD-25", seen))
    if not entered:
        tell_overflow(state, you, card, "SGS-R-10")
    frame.left -= 1
    if frame.left > 0:
        chance.push_random_pick(state, frame, len(state.players[rival].hand))
    else:
        took(state, frame)


def took(state: SiegestormState, frame: "Resolve") -> None:
    frame.done = True
    found: list[Pending] = []
    triggers.by_player(state, found, int(frame.you), v.YOU_TAKE)
    triggers.push_triggers(state, found)
