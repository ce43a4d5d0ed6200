"""Triggered passives: which abilities an event sets off, and in which order they are carried out."""

from typing import Final

from warbox.engine.action import Action
from warbox.engine.decision import Decision
from warbox.engine.state import Frame
from warbox.games.siegestorm.actions import TRIGGER, TRIGGER_CARD, spot_action
from warbox.games.siegestorm.battlefield import COOP, LAST
from warbox.games.siegestorm.cards import vocabulary as v
from warbox.games.siegestorm.cards.card import TRIGGER_BITS, Program
from warbox.games.siegestorm.effects import resolve
from warbox.games.siegestorm.rules.asking import AskingFrame, by_seat, card_action
from warbox.games.siegestorm.rules.pending import Pending
from warbox.games.siegestorm.rules.sides import are_opponents, clockwise, is_ally_track, is_foe_track, opponents
from warbox.games.siegestorm.rules.victory import end
from warbox.games.siegestorm.spots import key_of
from warbox.games.siegestorm.state import SiegestormState

LONGEST_CASCADE: Final = 1000  # [SGS-R-47] abilities in a row that only triggers set off

WHICH_FIRST: Final = by_seat("trigger", "SGS-R-62")


def program_of(state: SiegestormState, source: int, ability: int) -> Program:
    if source < 0:
        return state.readings.boss.menace_effect[ability]
    return state.card(source).passives[ability]


def add(
    state: SiegestormState, found: list[Pending], you: int, source: int, when: int, subject: int, zone: int
) -> None:
    """Every ability of a card with this trigger. Only with three or four players the zone is the card's."""
    home = zone if state.battlefield.mode == LAST else state.battlefield.home(you)
    passives = state.card(source).passives if source >= 0 else state.readings.boss.menace_effect
    for ability, program in enumerate(passives):
        if program.when == when and not (program.limited and source * 8 + ability in state.used):
            found.append(Pending(you, source, ability, subject, home))


def by_card(
    state: SiegestormState, found: list[Pending], card: int, track: int, own: int, ally: int, enemy: int
) -> None:
    """Something happened to a creature on a track: the abilities of itself, of Allies and of Enemies."""
    if own >= 0 and state.card(card).triggers & TRIGGER_BITS[own]:
        add(state, found, state.controller(card), card, own, card, state.zone_of(card))
    wanted = TRIGGER_BITS[ally] | TRIGGER_BITS[enemy]
    for source in state.in_play():
        if source == card or not state.card(source).triggers & wanted:
            continue
        watch_track(state, found, state.controller(source), source, state.zone_of(source), card, track, ally, enemy)
    if state.battlefield.boss >= 0:
        watch_track(state, found, int(state.battlefield.boss), -1, 0, card, track, ally, enemy)


def watch_track(
    state: SiegestormState,
    found: list[Pending],
    you: int,
    source: int,
    zone: int,
    card: int,
    track: int,
    ally: int,
    enemy: int,
) -> None:
    if is_ally_track(state, you, zone, track):
        add(state, found, you, source, ally, card, zone)
    elif is_foe_track(state, you, zone, track):
        add(state, found, you, source, enemy, card, zone)


def by_player(state: SiegestormState, found: list[Pending], player: int, when: int) -> None:
    """Something that a player did, or that was done to him. [SGS-R-63] In Coop a partner's track watches, too."""
    for source in state.in_play():
        if not state.card(source).triggers & TRIGGER_BITS[when]:
            continue
        you = state.controller(source)
        partner = state.battlefield.mode == COOP and not are_opponents(state, you, player)
        if you == player or (partner and not state.is_on_field(source)):
            add(state, found, player, source, when, -1, state.zone_of(source))


def by_opponent(state: SiegestormState, found: list[Pending], victim: int, dealer: int) -> None:
    """A player suffered DMG: the abilities of those whose opponent that is. [SGS-R-63] "You" is who dealt it."""
    for source in state.in_play():
        if not state.card(source).triggers & TRIGGER_BITS[v.OPP_SUFFERS_DAMAGE]:
            continue
        controller = state.controller(source)
        zone = state.zone_of(source)
        if victim not in opponents(state, controller, zone):
            continue
        you = controller
        if state.battlefield.mode == COOP and dealer >= 0 and not state.is_on_field(source):
            if not are_opponents(state, controller, dealer):
                you = dealer
        add(state, found, you, source, v.OPP_SUFFERS_DAMAGE, -1, zone)


def push_triggers(state: SiegestormState, found: list[Pending]) -> None:
    """[SGS-R-12] They are carried out at once, without a reaction window."""
    if found and state.outcome is None:
        state.push(Triggers(found))


class Triggers(AskingFrame):
    """[SGS-R-62] The active player's first, then the others' clockwise; each player orders the own ones, each is
    finished before the next, and what it sets off comes right after it."""

    def __init__(self, pending: list[Pending]) -> None:
        self.pending = pending

    def next_player(self, state: SiegestormState) -> int:
        for player in clockwise(state):
            for item in self.pending:
                if item.you == player and state.players[player].alive:
                    return player
        return -1

    def open_items(self, player: int) -> list[Pending]:
        return [item for item in self.pending if item.you == player]

    def differ(self, state: SiegestormState, items: list[Pending]) -> bool:
        """Whether the order could matter: the same ability of equal cards about the same card is one thing."""
        first = items[0]
        for item in items:
            if item.ability != first.ability:
                return True
            if (item.source < 0) != (first.source < 0):
                return True
            if item.subject != first.subject and item.subject != item.source:
                return True
            if item.source >= 0 and state.design[item.source] != state.design[first.source]:
                return True
        return False

    def asks(self, state: SiegestormState) -> Decision | None:
        player = self.next_player(state)
        if player < 0 or state.is_boss(player):
            return None
        items = self.open_items(player)
        if len(items) < 2 or not self.differ(state, items) or len(self.legal(state, player)) < 2:
            return None
        return WHICH_FIRST[player]

    def legal(self, state: SiegestormState, seat: int) -> list[Action]:
        choices: list[Action] = []
        for item in self.open_items(self.next_player(state)):
            choice = self.name(state, item)
            if choice not in choices:
                choices.append(choice)
        return choices

    def name(self, state: SiegestormState, item: Pending) -> Action:
        """By its space; a card that was killed by its name."""
        if not state.is_in_play(int(item.source)):
            return card_action(state, TRIGGER_CARD, int(item.you), int(item.source))
        return spot_action(TRIGGER, key_of(state, int(item.source)), int(item.ability))

    def answer(self, state: SiegestormState, seat: int, action: Action) -> None:
        for item in self.open_items(self.next_player(state)):
            if self.name(state, item) == action:
                self.carry_out(state, item)
                return

    def run(self, state: SiegestormState) -> None:
        player = self.next_player(state)
        if player < 0:
            state.finish(self)
            return
        self.carry_out(state, self.open_items(player)[0])

    def carry_out(self, state: SiegestormState, item: Pending) -> None:
        self.pending.remove(item)
        if not self.pending:
            state.finish(self)
        state.cascade += 1
        if state.cascade == LONGEST_CASCADE:
            state.cascade = 0
            end(state, "loop", "SGS-R-47", [])
            return
        program = program_of(state, int(item.source), int(item.ability))
        if program.limited and int(item.source) * 8 + int(item.ability) in state.used:
            return
        state.push(
            resolve.triggered(
                int(item.you), int(item.source), int(item.ability), program, int(item.subject), int(item.zone)
            )
        )

    def clone(self) -> Frame[SiegestormState]:
        return Triggers(self.pending.copy())
