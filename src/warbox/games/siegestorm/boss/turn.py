"""The boss's turn: run by the rules; where they leave a choice the human they name is asked."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.action import Action
from warbox.engine.decision import Decision
from warbox.engine.event import Public
from warbox.engine.state import Frame
from warbox.games.siegestorm.actions import PICK, PICK_SPOT, SPOT_ACTIONS, CardAction, SpotAction
from warbox.games.siegestorm.boss import hand as boss_hand
from warbox.games.siegestorm.boss import play as boss_play
from warbox.games.siegestorm.cards import vocabulary as v
from warbox.games.siegestorm.cards.card import TRIGGER_BITS
from warbox.games.siegestorm.rules import killing, track, triggers, turn
from warbox.games.siegestorm.rules.asking import AskingFrame, by_seat, card_actions, named_card
from warbox.games.siegestorm.rules.drawing import BossDraw
from warbox.games.siegestorm.rules.moving import into_reserve
from warbox.games.siegestorm.rules.pending import Pending
from warbox.games.siegestorm.spots import key_of
from warbox.games.siegestorm.state import MOST_MENACE, SiegestormState

# steps [SGS-SOLO-15]
START: Final = 0
ADVANCE_STEP: Final = 1
DRAW: Final = 2
RAISE: Final = 3
GROUPS: Final = 4  # the four groups of step 4 are 4, 5, 6, 7 [SGS-SOLO-25]
END: Final = 8
STEPS: Final[list[str]] = ["start", "advance", "draw", "raise", "deploy", "leader", "special", "action", "end"]

WHICH_CARD: Final = by_seat("boss-card", "SGS-SOLO-26")
WHICH_SPACE: Final = by_seat("boss-space", "SGS-SOLO-28")
WHICH_TOTEM: Final = by_seat("totem", "SGS-R-37")

# what is asked
NOTHING: Final = 0
CARD: Final = 1
SPACE: Final = 2
TOTEM: Final = 3


class BossTurn(AskingFrame):
    """[SGS-SOLO-15] Discard to Reserve, Advance, Draw, Actions, Extra Turn."""

    def __init__(self) -> None:
        self.step: i64 = START
        self.deployed = False  # [SGS-SOLO-27] [SGS-R-29]
        self.asking: i64 = NOTHING
        self.card: i64 = -1  # the Leader for which a space is chosen
        self.spirit: i64 = -1  # the card whose Spirit symbol follows its command [SGS-R-33]
        self.totems: list[int] = []  # Totems that a Spirit token has set off [SGS-R-37]

    def asks(self, state: SiegestormState) -> Decision | None:
        seat = state.seat_for(int(state.battlefield.boss))
        if self.asking == CARD:
            return WHICH_CARD[seat]
        if self.asking == SPACE:
            return WHICH_SPACE[seat]
        return WHICH_TOTEM[seat] if self.asking == TOTEM else None

    def legal(self, state: SiegestormState, seat: int) -> list[Action]:
        if self.asking == CARD:
            return card_actions(state, PICK, int(state.battlefield.boss), self.candidates(state))
        if self.asking == SPACE:
            return [SPOT_ACTIONS[PICK_SPOT][key] for key in boss_hand.space_keys(state)]
        return [SPOT_ACTIONS[PICK_SPOT][key_of(state, card)] for card in self.totems]

    def candidates(self, state: SiegestormState) -> list[int]:
        return boss_hand.playable(state, int(self.step) - GROUPS, self.deployed)

    def answer(self, state: SiegestormState, seat: int, action: Action) -> None:
        asked = self.asking
        self.asking = NOTHING
        if isinstance(action, CardAction):
            self.play(state, named_card(state, action, int(state.battlefield.boss), self.candidates(state)))
        elif isinstance(action, SpotAction) and asked == SPACE:
            self.lead(state, int(action.key))
        elif isinstance(action, SpotAction):
            for card in self.totems:
                if key_of(state, card) == action.key:
                    self.set_off(state, card)
                    return

    def run(self, state: SiegestormState) -> None:
        boss = int(state.battlefield.boss)
        step = self.step
        if self.totems:
            self.next_totem(state)
        elif self.spirit >= 0:
            self.place_spirits(state)
        elif step == START:
            self.step = ADVANCE_STEP
            self.clear_hand(state)
        elif step == ADVANCE_STEP:
            self.step = DRAW
            state.push(track.Advance(1, 1, False))  # [SGS-SOLO-17]
        elif step == DRAW:
            self.step = RAISE
            state.push(BossDraw(int(state.readings.boss.hand)))
        elif step == RAISE:
            self.step = GROUPS
            raise_menace(state)
            found: list[Pending] = []
            triggers.by_player(state, found, boss, v.DRAW_STEP)
            triggers.push_triggers(state, found)
        elif step < END:
            self.next_card(state)
        else:
            turn.end_turn(state, self)

    def clear_hand(self, state: SiegestormState) -> None:
        """[SGS-SOLO-16] [SGS-KEYWORD-21] [SGS-R-24] Every card left in hand goes to the Reserve."""
        boss = int(state.battlefield.boss)
        turn.end_effects(state, v.YOUR_NEXT_TURN, boss)
        for card in state.players[boss].hand.copy():
            if state.events is not None:
                state.emit(Public("reserved", "SGS-SOLO-16", {"card": state.name(card)}))
            into_reserve(state, card)

    def next_card(self, state: SiegestormState) -> None:
        """[SGS-SOLO-24] [SGS-SOLO-25] [SGS-R-28] As many as possible, group by group; none is reopened."""
        state.cascade = 0
        found = self.candidates(state)
        if not found:
            self.step += 1
        elif boss_hand.is_tie(state, found):
            self.asking = CARD
        else:
            self.play(state, found[0])

    def play(self, state: SiegestormState, card: int) -> None:
        """[SGS-SOLO-21] Without paying."""
        group = int(self.step) - GROUPS
        if group == v.COMMAND_LEADER:
            keys = boss_hand.space_keys(state)
            self.card = card
            if len(keys) > 1:
                self.asking = SPACE
            else:
                self.lead(state, keys[0])
            return
        self.spirit = card if state.card(card).spirit else -1
        if group == v.COMMAND_DEPLOY:
            self.deployed = True
            boss_play.deploy_card(state, card)
        else:
            boss_play.play_card(state, card, group)

    def lead(self, state: SiegestormState, key: int) -> None:
        """[SGS-SOLO-28] [SGS-R-30] A Leader takes a space of the Battle Zone."""
        card = int(self.card)
        self.card = -1
        self.spirit = card if state.card(card).spirit else -1
        boss_play.lead_card(state, card, key)

    def place_spirits(self, state: SiegestormState) -> None:
        """[SGS-SOLO-35] [SGS-R-33] Right after the command of its card, even if that was negated."""
        card = int(self.spirit)
        self.spirit = -1
        boss_play.play_spirit(state, card)

    def next_totem(self, state: SiegestormState) -> None:
        """[SGS-R-37] One after the other, the human choosing the order; those that are gone meanwhile are left out."""
        self.totems = [card for card in self.totems if state.is_in_play(card)]
        if len(self.totems) > 1:
            self.asking = TOTEM
        elif self.totems:
            self.set_off(state, self.totems[0])

    def set_off(self, state: SiegestormState, card: int) -> None:
        self.totems = [other for other in self.totems if other != card]
        boss_play.activate_totem(state, card)

    def clone(self) -> Frame[SiegestormState]:
        copy = BossTurn()
        copy.step = self.step
        copy.deployed = self.deployed
        copy.asking = self.asking
        copy.card = self.card
        copy.spirit = self.spirit
        copy.totems = self.totems
        return copy


def raise_menace(state: SiegestormState) -> None:
    """[SGS-SOLO-23] [SGS-R-27] If every card of a hand that is not empty costs too much, Menace rises, once."""
    hand = state.players[state.battlefield.boss].hand
    if state.menace >= MOST_MENACE or not hand:
        return
    for card in hand:
        if state.card(card).cost <= state.menace:
            return
    killing.change_menace(state, 1)


def set_totems_off(state: SiegestormState, cards: list[int]) -> None:
    """[SGS-R-37] Spirit tokens were placed: the Totems' links follow the Spirit link."""
    for frame in state.stack:
        if isinstance(frame, BossTurn):
            frame.totems = [card for card in cards if state.card(card).triggers & TRIGGER_BITS[v.SPIRIT_PLACED]]
