"""A storm: the attack, the Action, and where the creature goes afterwards."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.action import Action
from warbox.engine.decision import Decision
from warbox.engine.event import Public
from warbox.engine.state import Frame
from warbox.games.siegestorm.actions import ATTACK, ATTACK_PLAYER, PLAYER_ACTIONS, SPOT_ACTIONS, SpotAction
from warbox.games.siegestorm.battlefield import NML, SEATS
from warbox.games.siegestorm.boss import storm as boss_storm
from warbox.games.siegestorm.cards import vocabulary as v
from warbox.games.siegestorm.effects import resolve
from warbox.games.siegestorm.effects.effect import Effect
from warbox.games.siegestorm.effects.targets import target_question
from warbox.games.siegestorm.rules import after_storm, damage, declare, killing, triggers
from warbox.games.siegestorm.rules.asking import AskingFrame, by_seat
from warbox.games.siegestorm.rules.moving import spend, start_storming
from warbox.games.siegestorm.rules.pending import Pending
from warbox.games.siegestorm.rules.sides import is_storming, opponents, own_track
from warbox.games.siegestorm.rules.values import attack, defence, strength
from warbox.games.siegestorm.spots import key_of
from warbox.games.siegestorm.state import SiegestormState

BEGIN: Final = 0
ATTACKING: Final = 1
ACTING: Final = 2
LEAVING: Final = 3
GONE: Final = 4
STAGES: Final[list[str]] = ["begin", "attack", "action", "after", "gone"]

WHOM: Final = by_seat("attack", "SGS-STORM-04")
WHICH_PASSIVE: Final = by_seat("after-storm", "SGS-CONFLICT-03")


class Storm(AskingFrame):
    """[SGS-STORM-13] [SGS-R-04] Strength, target, damage or kill; then the Action; then the after-storm step."""

    def __init__(self, card: int, you: int, track: int, inner: bool, commanded: bool) -> None:
        self.card: Final[i64] = card
        self.you: Final[i64] = you
        self.track: Final[i64] = track
        self.inner: Final = inner  # [SGS-R-15] inside a resolution: no reaction window
        self.commanded: Final = commanded  # [SGS-CONFLICT-02] an Action says that it goes to Casualties
        self.stage: i64 = BEGIN
        self.attacked = False
        self.acted = False
        self.asking = False
        self.picks: list[int] = []  # the boss's targets, one for each human: a card, or -1 for the player

    def zone(self) -> int:
        return int(self.track) // 2

    def is_on(self, state: SiegestormState) -> bool:
        """[SGS-R-56] Whether the creature is still there."""
        return is_storming(state, int(self.card))

    def asks(self, state: SiegestormState) -> Decision | None:
        if not self.asking or not state.players[self.you].alive or not self.is_on(state):
            return None
        if self.stage == LEAVING:
            return WHICH_PASSIVE[after_storm.chooser(state, self)]
        if state.is_boss(int(self.you)):
            return target_question(state, int(self.you))
        return WHOM[self.you]

    def legal(self, state: SiegestormState, seat: int) -> list[Action]:
        if self.stage == LEAVING:
            return after_storm.choices(state, self)
        if state.is_boss(int(self.you)):
            return boss_storm.choices(state, self)
        choices: list[Action] = []
        for card in self.targets(state):
            choices.append(SPOT_ACTIONS[ATTACK][key_of(state, card)])
        for player in opponents(state, int(self.you), self.zone()):
            choices.append(PLAYER_ACTIONS[ATTACK_PLAYER][len(SEATS) if state.is_boss(player) else player])
        return choices

    def targets(self, state: SiegestormState) -> list[int]:
        """[SGS-STORM-04] [SGS-STORM-05] Opposing creatures of the Battle Zone, never one on a track. [SGS-R-39]"""
        side = state.battlefield.side_of(int(self.you), self.zone())
        front = state.field[self.zone() * 3 + 1 - side]
        found = [front] if front >= 0 else []
        no_mans = state.field[self.zone() * 3 + NML]
        if no_mans >= 0 and state.no_mans[self.zone()] != side:
            found.append(no_mans)
        return found

    def answer(self, state: SiegestormState, seat: int, action: Action) -> None:
        self.asking = False
        if self.stage == LEAVING:
            self.stage = GONE
            after_storm.apply(state, self, after_storm.named(state, self, action))
        elif state.is_boss(int(self.you)):
            boss_storm.take(state, self, action)
        else:
            target = -1
            if isinstance(action, SpotAction):
                for card in self.targets(state):
                    if key_of(state, card) == action.key:
                        target = card
            self.attack(state, target)

    def run(self, state: SiegestormState) -> None:
        if not state.players[self.you].alive or (not self.is_on(state) and self.stage != GONE):
            state.finish(self)
        elif self.stage == BEGIN:
            self.begin(state)
        elif self.stage == ATTACKING:
            self.choose_target(state)
        elif self.stage == ACTING:
            self.act(state)
        elif self.stage == LEAVING:
            after_storm.begin(state, self)
        else:
            state.finish(self)
            if self.is_on(state):
                self.go_to_casualties(state)

    def next_stage(self, state: SiegestormState) -> None:
        """Attack and Action, in the order in which the table reads them."""
        if state.readings.action_first and not self.acted:
            self.stage = ACTING
        elif not self.attacked:
            self.stage = ATTACKING
        elif not self.acted:
            self.stage = ACTING
        else:
            self.stage = LEAVING

    def begin(self, state: SiegestormState) -> None:
        """[SGS-STORM-01] The storm is declared: what that sets off comes before Attack Strength is fixed."""
        card = int(self.card)
        self.next_stage(state)
        if state.events is not None:
            facts: dict[str, str | int] = {"player": state.letter(int(self.you)), "card": state.name(card)}
            state.emit(Public("storms", "SGS-STORM-01", facts))
        found: list[Pending] = []
        triggers.by_card(state, found, card, int(self.track), v.ON_STORM, v.ALLY_STORMS, v.ENEMY_STORMS)
        triggers.push_triggers(state, found)

    def choose_target(self, state: SiegestormState) -> None:
        if state.is_boss(int(self.you)):
            boss_storm.proceed(state, self)
            return
        if self.targets(state):
            self.asking = True
            return
        self.attack(state, -1)

    def attack(self, state: SiegestormState, target: int) -> None:
        """[SGS-STORM-02] [SGS-STORM-03] The Defender's DEF is subtracted whatever the target, and he is not harmed."""
        self.attacked = True
        self.next_stage(state)
        card = int(self.card)
        rivals = opponents(state, int(self.you), self.zone())
        if not rivals:
            return
        power = strength(state, card, own_track(state, rivals[0], self.zone()))
        self.tell_strength(state, rivals[0], power)
        spend_next_attack(state, card)
        if target >= 0:
            strike(state, [target], [power])
        else:
            damage.inflict(state, rivals, [power], self.zone(), int(self.you), False)

    def tell_strength(self, state: SiegestormState, rival: int, power: int) -> None:
        if state.events is not None:
            facts: dict[str, str | int] = {"card": state.name(int(self.card)), "against": state.letter(rival)}
            facts["att"] = attack(state, int(self.card))
            facts["strength"] = power
            state.emit(Public("strength", "SGS-STORM-02", facts))

    def act(self, state: SiegestormState) -> None:
        """[SGS-STORM-14] [SGS-R-05] The Action: free, compulsory, and open to reactions unless inside a resolution."""
        self.acted = True
        self.next_stage(state)
        card = int(self.card)
        action = state.card(card).action
        if action is None or action.when == v.REACTION:
            return
        if self.inner:
            frame = resolve.inner_storm(state, int(self.you), card, self.zone())
            if frame is not None:
                state.push(frame)
        else:
            declare.declare_storm_action(state, int(self.you), card, self.zone())

    def go_to_casualties(self, state: SiegestormState) -> None:
        """[SGS-STORM-10] [SGS-SOLO-19] Spent, which is not being killed."""
        card = int(self.card)
        if state.events is not None:
            facts: dict[str, str | int] = {"player": state.letter(int(self.you)), "card": state.name(card)}
            state.emit(Public("spent", "SGS-STORM-10", facts))
        spend(state, int(self.you), card)

    def clone(self) -> Frame[SiegestormState]:
        copy = Storm(int(self.card), int(self.you), int(self.track), self.inner, self.commanded)
        copy.stage = self.stage
        copy.attacked = self.attacked
        copy.acted = self.acted
        copy.asking = self.asking
        copy.picks = self.picks.copy()
        return copy


def strike(state: SiegestormState, targets: list[int], powers: list[int]) -> None:
    """[SGS-STORM-06] [SGS-STORM-08] Killed if the strength is greater than DEF; otherwise nothing stays."""
    dead: list[int] = []
    for index, target in enumerate(targets):
        guard = defence(state, target)
        if powers[index] > guard:
            dead.append(target)
        elif state.events is not None:
            facts: dict[str, str | int] = {"card": state.name(target), "strength": powers[index], "def": guard}
            state.emit(Public("withstands", "SGS-STORM-06", facts))
    if dead:
        killing.kill(state, dead)


def spend_next_attack(state: SiegestormState, card: int) -> None:
    """A change of the next attack is gone once the creature has attacked."""
    kept: list[Effect] = []
    for effect in state.effects:
        once = effect.until == v.NEXT and effect.card == card
        if not once or (effect.verb != v.MODIFY and effect.verb != v.IGNORE_DEFENDERS):
            kept.append(effect)
    if len(kept) != len(state.effects):
        state.effects = kept


def begin_storm(state: SiegestormState, card: int, inner: bool, commanded: bool) -> None:
    """A creature on a track, or one that has just left it, storms."""
    track = state.track_of(card)
    if not is_storming(state, card):
        start_storming(state, card, track)
    state.push(Storm(card, state.battlefield.sides[track], track, inner, commanded))
