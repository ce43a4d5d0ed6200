"""Declaring: a card or an ability is named, then the track, the extra payments, the targets, and the cost is paid."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.action import Action
from warbox.engine.decision import Decision, Refusal
from warbox.engine.event import Public
from warbox.engine.sampler import Sampler
from warbox.engine.state import Frame
from warbox.games.siegestorm.actions import (
    ENOUGH,
    EXTRA,
    NO_EXTRA,
    NUMBER_ACTIONS,
    PAY,
    TRACK_NUMBER,
    CardAction,
    NumberAction,
    SpotAction,
)
from warbox.games.siegestorm.battlefield import LAST, LIMBO
from warbox.games.siegestorm.cards import vocabulary as v
from warbox.games.siegestorm.cards.card import Entry, Program
from warbox.games.siegestorm.effects.select import legal_targets
from warbox.games.siegestorm.effects.targets import (
    WHICH_TARGET,
    must_be_named,
    named_target,
    target_actions,
    target_question,
)
from warbox.games.siegestorm.rules import chain as chains
from warbox.games.siegestorm.rules import deployment, loops
from warbox.games.siegestorm.rules.acts import deployment_zones, funds
from warbox.games.siegestorm.rules.asking import AskingFrame, by_seat, named_card
from warbox.games.siegestorm.rules.moving import EVERYBODY, take_away
from warbox.games.siegestorm.rules.payment import more_ways_to_pay, pay_one, pay_rest, pay_why_not, ways_to_pay
from warbox.games.siegestorm.rules.priorities import dearest
from warbox.games.siegestorm.rules.values import ability_cost, card_cost, spend_next
from warbox.games.siegestorm.spots import card_at
from warbox.games.siegestorm.state import SiegestormState

# what is declared
PLAY: Final = 0
CREATURE: Final = 1
ABILITY: Final = 2
STORM_ACTION: Final = 3
USES: Final[list[str]] = ["play", "deploy", "use", "storm"]

# where it stands
TRACK: Final = 0
EXTRAS: Final = 1
TARGETS: Final = 2
PAYING: Final = 3
READY: Final = 4
STAGES: Final[list[str]] = ["track", "extra", "target", "pay", "ready"]

ASK: Final = [
    by_seat("track", "SGS-R-43"),
    by_seat("extra", "SGS-R-61"),
    WHICH_TARGET,
    by_seat("pay", "SGS-COST-05", silent=True),
]
EXTRA_CHOICES: Final[list[Action]] = [EXTRA, NO_EXTRA]
ENTRY_BITS: Final = [2**number for number in range(60)]


class Declaring(AskingFrame):
    """[SGS-COST-07] [SGS-COST-09] Something that is being declared, all choices before anybody may react."""

    def __init__(self, use: int, you: int, source: int, ability: int, zone: int, answers: int) -> None:
        self.use: Final[i64] = use
        self.you: Final[i64] = you
        self.source: Final[i64] = source
        self.ability: Final[i64] = ability  # -1: the Action, or the card as a creature
        self.answers: Final[i64] = answers  # the link it answers; -1: none
        self.zone: i64 = zone  # -1: to be named
        self.stage: i64 = TRACK
        self.entry: i64 = 0  # the entry that is asked about
        self.asking = False
        self.extras: i64 = 0
        self.targets: list[int] = []  # entry, card, entry, card, ...
        self.owed: i64 = 0

    def program(self, state: SiegestormState) -> Program:
        design = state.card(int(self.source))
        if self.ability >= 0:
            return design.passives[self.ability]
        assert design.action is not None
        return design.action

    def keeps_creature(self, state: SiegestormState) -> bool:
        """[SGS-R-21] Whether the payment must leave a card to change into."""
        if self.use != ABILITY or not self.program(state).shapeshifts:
            return False
        source = int(self.source)
        return state.is_in_play(source) and state.controller(source) == self.you

    def may_lead_back(self, state: SiegestormState) -> bool:
        """[SGS-R-47] Whether the way of paying decides if an activation in the own turn changes anything."""
        return self.use == ABILITY and self.answers < 0 and loops.may_lead_back(self.program(state))

    def asks(self, state: SiegestormState) -> Decision | None:
        if not self.asking or not state.players[self.you].alive:
            return None
        if self.stage == TARGETS:
            return target_question(state, int(self.you))
        return ASK[self.stage][state.seat_for(int(self.you))]

    def complete(self, state: SiegestormState, seat: int) -> bool:
        return self.stage != PAYING

    def sample(self, state: SiegestormState, seat: int, sampler: Sampler, count: int) -> list[Action]:
        """[SGS-COST-05] A payment may turn any Supporter, also one whose like is listed."""
        return more_ways_to_pay(state, seat, count) if self.stage == PAYING else []

    def legal(self, state: SiegestormState, seat: int) -> list[Action]:
        if self.stage == PAYING:
            ways = ways_to_pay(state, seat, int(self.owed), self.keeps_creature(state))
            return loops.without_repeats(state, seat, ways, self.program(state)) if self.may_lead_back(state) else ways
        if self.stage == TARGETS:
            entry = self.program(state).entries[self.entry]
            choices = target_actions(state, int(self.you), entry, self.candidates(state, entry))
            if self.use == ABILITY and self.answers < 0:
                return loops.without_repeats(state, seat, choices, self.program(state))
            return choices
        if self.stage == EXTRAS:
            return EXTRA_CHOICES
        return [NUMBER_ACTIONS[TRACK_NUMBER][zone + 1] for zone in self.zones(state)]

    def zones(self, state: SiegestormState) -> list[int]:
        if self.use == CREATURE:
            return deployment_zones(state, int(self.you))
        return [track // 2 for track in state.battlefield.tracks[self.you]]

    def check(self, state: SiegestormState, seat: int, action: Action) -> Refusal | None:
        """[SGS-COST-05] Any ready Supporter may be committed, also one whose equal is listed."""
        if self.stage == PAYING and isinstance(action, NumberAction):
            reason = pay_why_not(state, seat, action, self.keeps_creature(state))
            if reason is not None or not self.may_lead_back(state) or not loops.repeats(state, seat, action):
                return reason
        return super().check(state, seat, action)

    def why_not(self, state: SiegestormState, seat: int, action: Action) -> Refusal | None:
        if self.stage == PAYING:
            reason = pay_why_not(state, seat, action, self.keeps_creature(state))
            if reason is None and self.may_lead_back(state):
                return Refusal("would-repeat", "SGS-R-47", {"card": state.name(int(self.source))})
            return reason
        if self.stage == TARGETS:
            return Refusal("no-target", "SGS-R-52", {"action": action.text})
        return None

    def answer(self, state: SiegestormState, seat: int, action: Action) -> None:
        self.asking = False
        if self.stage == PAYING:
            if action is PAY or action.text == PAY.text:
                pay_rest(state, seat, int(self.owed), self.keeps_creature(state))
                self.owed = 0
            else:
                pay_one(state, seat, action)
                self.owed -= 1
        elif self.stage == TARGETS:
            if action.text == ENOUGH.text:
                self.entry += 1
            else:
                entry = self.program(state).entries[self.entry]
                self.name_target(state, named_target(state, int(self.you), action, self.candidates(state, entry)))
        elif self.stage == EXTRAS:
            if action.text == EXTRA.text:
                self.extras |= ENTRY_BITS[self.entry]
                self.owed += self.program(state).entries[self.entry].cost
            self.entry += 1
        else:
            assert isinstance(action, NumberAction)
            self.zone = action.number - 1

    def run(self, state: SiegestormState) -> None:
        if not state.players[self.you].alive:
            state.finish(self)
            return
        if self.stage == TRACK:
            if self.zone < 0:
                self.asking = True
                return
            self.stage = EXTRAS
        if self.use != CREATURE:
            program = self.program(state)
            if self.stage == EXTRAS and program.has_extras and self.ask_extra(state, program):
                return
            if self.stage == EXTRAS:
                self.stage = TARGETS
                self.entry = 0
            if self.stage == TARGETS and program.has_targets and self.ask_target(state, program):
                return
        self.stage = PAYING
        if self.owed > 0:
            self.asking = True
            return
        self.stage = READY
        state.finish(self)
        self.conclude(state)

    def ask_extra(self, state: SiegestormState, program: Program) -> bool:
        """[SGS-R-61] [SGS-R-05] A number in front of an entry is paid on top, or the entry is skipped."""
        while self.entry < len(program.entries):
            cost = program.entries[self.entry].cost
            payable = not state.is_boss(int(self.you)) and self.owed + cost <= funds(state, int(self.you))
            if cost > 0 and payable:
                self.asking = True
                return True
            if cost == 0:
                self.extras |= ENTRY_BITS[self.entry]
            self.entry += 1
        return False

    def ask_target(self, state: SiegestormState, program: Program) -> bool:
        """[SGS-R-52] Targets are named before anybody reacts; a single one names itself, and none is allowed, too."""
        while self.entry < len(program.entries):
            entry = program.entries[self.entry]
            wanted = entry.targets()
            if program.is_action and entry.cost > 0 and not self.extras & ENTRY_BITS[self.entry]:
                wanted = 0
            if len(self.named(int(self.entry))) < wanted:
                candidates = self.candidates(state, entry)
                if must_be_named(state, int(self.you), entry, candidates):
                    self.asking = True
                    return True
                if candidates:
                    self.name_target(state, candidates[0])
                    continue
            self.entry += 1
        return False

    def named(self, entry: int) -> list[int]:
        """The targets of an entry named so far."""
        return [self.targets[index + 1] for index in range(0, len(self.targets), 2) if self.targets[index] == entry]

    def candidates(self, state: SiegestormState, entry: Entry) -> list[int]:
        by_action = self.use != ABILITY
        named = self.named(int(self.entry))
        found = legal_targets(state, int(self.you), int(self.source), int(self.zone), entry, by_action, named)
        return dearest(state, found) if state.is_boss(int(self.you)) else found

    def name_target(self, state: SiegestormState, card: int) -> None:
        self.targets = [*self.targets, int(self.entry), card]
        if state.events is not None:
            facts: dict[str, str | int] = {"player": state.letter(int(self.you)), "card": state.name(card)}
            state.emit(Public("target", "SGS-R-52", facts))

    def conclude(self, state: SiegestormState) -> None:
        """Everything is named and paid."""
        you, source, zone = int(self.you), int(self.source), int(self.zone)
        if self.use == CREATURE:
            deployment.deploy_normally(state, you, zone, source)
            return
        kind = chains.ACTION
        if self.use == ABILITY:
            kind = chains.ABILITY
        elif self.use == STORM_ACTION:
            kind = chains.STORM_ACTION
        link = chains.Link(
            kind, you, source, int(self.ability), zone, self.targets, int(self.extras), int(self.answers)
        )
        if self.answers >= 0:
            below = state.stack[-1]
            assert isinstance(below, chains.Chain)
            below.add(state, link)
        else:
            chains.open_chain(state, link)

    def clone(self) -> Frame[SiegestormState]:
        copy = Declaring(
            int(self.use), int(self.you), int(self.source), int(self.ability), int(self.zone), int(self.answers)
        )
        copy.stage = self.stage
        copy.entry = self.entry
        copy.asking = self.asking
        copy.extras = self.extras
        copy.targets = self.targets  # replaced, never changed
        copy.owed = self.owed
        return copy


def reveal(state: SiegestormState, you: int, card: int) -> None:
    """[SGS-PLAY-01] [SGS-COST-03] The card leaves the hand, and waits."""
    take_away(state, card)
    state.remember(card, EVERYBODY)
    state.place[card] = LIMBO + 16 * you


def declare_play(state: SiegestormState, you: int, action: CardAction, zone: int, answers: int) -> None:
    """[SGS-PLAY-01] A card of the hand used as an action."""
    card = named_card(state, action, you, state.players[you].hand)
    frame = Declaring(PLAY, you, card, -1, zone, answers)
    frame.owed = card_cost(state, you, state.card(card), False)
    spend_next(state, you, v.WHAT_ACTION, False)
    reveal(state, you, card)
    if state.events is not None:
        state.emit(Public("played", "SGS-PLAY-01", {"player": state.letter(you), "card": state.name(card)}))
    state.push(frame)


def declare_creature(state: SiegestormState, you: int, action: CardAction) -> None:
    """[SGS-PLAY-03] A card of the hand used as a creature."""
    card = named_card(state, action, you, state.players[you].hand)
    zones = deployment_zones(state, you)
    frame = Declaring(CREATURE, you, card, -1, zones[0] if len(zones) == 1 else -1, -1)
    frame.owed = card_cost(state, you, state.card(card), True)
    spend_next(state, you, v.WHAT_CREATURE, False)
    reveal(state, you, card)
    if state.events is not None:
        state.emit(Public("deploys", "SGS-PLAY-03", {"player": state.letter(you), "card": state.name(card)}))
    state.push(frame)


def declare_ability(state: SiegestormState, you: int, action: SpotAction, answers: int) -> None:
    """[SGS-PLAY-06] [SGS-COST-08] A passive is activated; one that works once per turn is spent by that."""
    card = card_at(state, int(action.key))
    ability = int(action.ability)
    program = state.card(card).passives[ability]
    zone = state.zone_of(card) if state.battlefield.mode == LAST else state.battlefield.home(you)
    frame = Declaring(ABILITY, you, card, ability, zone, answers)
    frame.owed = ability_cost(state, you, program)
    spend_next(state, you, v.WHAT_ANY, program.shapeshifts)
    if program.limited:
        state.used.append(card * 8 + ability)
    if state.events is not None:
        state.emit(Public("activated", "SGS-PLAY-06", {"player": state.letter(you), "card": state.name(card)}))
    state.push(frame)


def declare_storm_action(state: SiegestormState, you: int, card: int, zone: int) -> None:
    """[SGS-STORM-14] [SGS-R-05] The Action of a storming creature: free, but for a number of its own."""
    state.push(Declaring(STORM_ACTION, you, card, -1, zone, -1))
