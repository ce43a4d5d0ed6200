"""A Strategy card being resolved: its effects one after the other, with the answers that they need."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.action import Action
from warbox.engine.decision import CHANCE, Decision, Refusal
from warbox.engine.pool import Block
from warbox.engine.state import Frame, Roll
from warbox.games.tideofiron.actions import DONE, HexAction, UnitAction
from warbox.games.tideofiron.cards import vocabulary as v
from warbox.games.tideofiron.cards.candidates import ASKING, Owner, candidates
from warbox.games.tideofiron.cards.card import CARD_NAMES, CARDS, Card
from warbox.games.tideofiron.cards.drift import drift_number, final_hex
from warbox.games.tideofiron.cards.effect import Effect
from warbox.games.tideofiron.cards.effects import apply_effect, apply_pick, begin_free_action
from warbox.games.tideofiron.cards.verbs import Clear, Direct, Discard, PickHex, PickUnit
from warbox.games.tideofiron.codes import code_of, hex_of
from warbox.games.tideofiron.pieces.box import AREA_HIT, NORMAL, NOWHERE
from warbox.games.tideofiron.pieces.mod import CONTACT_ROLL, DRIFT_NUMBER, NEXT
from warbox.games.tideofiron.pieces.seats import SEAT_COUNT, SIDE_NAMES
from warbox.games.tideofiron.rules.area import AreaAttack, is_success
from warbox.games.tideofiron.state import Played, ToiState

CONTACT: Final = Decision("contact-die", "TOI-CARD-10", (CHANCE,))
DRIFTING: Final = Decision("drift-dice", "TOI-CARD-18", (CHANCE,))
AIM: Final = [Decision("aim", "TOI-CARD-13", (seat,)) for seat in range(SEAT_COUNT)]
DIRECTION: Final = [Decision("direction", "TOI-CARD-05", (seat,)) for seat in range(SEAT_COUNT)]
FREE: Final = [Decision("free-action", "TOI-CARD-05", (seat,)) for seat in range(SEAT_COUNT)]
PICK: Final = [Decision("pick", "TOI-R-70", (seat,)) for seat in range(SEAT_COUNT)]
NO_DIRECTION: Final = -1
OPTIONAL: Final = [
    v.SMOKE,
    v.ADD_FIGURES,
    v.CLEAR_CONDITION,
    v.PIN,
    v.CONCEAL,
    v.REFRESH,
    v.LEAVE_OPFIRE,
    v.PLACE_FORT,
    v.REMOVE_OBSTACLE,
]  # "up to": may be ended at any time
COUNTED: Final = OPTIONAL[1:]  # of which the effect says how many
ATTACKS: Final = [v.DRIFT, v.AREA_ATTACK, v.WIDE_BLAST, v.LINE_ATTACK]


class ContactDie(Roll[ToiState]):
    """[TOI-CARD-10] One die; on the card's number or more the rest of it is resolved."""

    def __init__(self, needed: int) -> None:
        super().__init__(CONTACT, 1, 6)
        self.needed: Final = needed

    def blocks(self, state: ToiState) -> list[Block]:
        return [Block(1, is_success(self.needed))]

    def rolled(self, state: ToiState, faces: list[int]) -> None:
        frame = state.stack[-1]
        assert isinstance(frame, CardPlay)
        frame.see_contact(state, faces[0], self.needed)


class DriftDice(Roll[ToiState]):
    """[TOI-CARD-18] A black and a red die."""

    def __init__(self, number: int) -> None:
        super().__init__(DRIFTING, 2, 6)
        self.number: Final = number

    def rolled(self, state: ToiState, faces: list[int]) -> None:
        frame = state.stack[-1]
        assert isinstance(frame, CardPlay)
        frame.see_drift(state, self.number, faces[0], faces[1])


def contact_number(state: ToiState, side: int, card: Card) -> int:
    """[TOI-CARD-10] What the die must show: the card's number, less what cards in play add to the roll."""
    needed = card.effects[0].n
    for mod in state.mods:
        if mod.what == CONTACT_ROLL and mod.side == side and mod.deck == card.deck:
            needed -= int(mod.n)
    return needed


class CardPlay(Frame[ToiState]):
    """[TOI-CARD-05] [TOI-CARD-21] [TOI-R-70] The effects in the order of the list, each as far as it is possible. Once
    it has begun its player cannot stop it."""

    def __init__(self, card: int, seat: int, division: int, repeat: bool) -> None:
        self.card: Final = card
        self.seat: Final = seat
        self.division: Final = division  # [TOI-MULTI-15] of the member who plays it; 0: the whole side
        self.repeat: Final = repeat  # [TOI-CARD-05] Sustained Blanket, the second time
        self.place: i64 = 0  # the effect that is resolved
        self.step: i64 = 0  # how far it is: answers given, hexes attacked
        self.target: i64 = NOWHERE  # [TOI-CARD-13]
        self.final: i64 = NOWHERE  # [TOI-CARD-20]
        self.cell: i64 = NOWHERE  # the one hex of an effect, once it is chosen
        self.direction: i64 = NO_DIRECTION  # of a line of attacks

    def clone(self) -> Frame[ToiState]:
        copy = CardPlay(self.card, self.seat, self.division, self.repeat)
        copy.place = self.place
        copy.step = self.step
        copy.target = self.target
        copy.final = self.final
        copy.cell = self.cell
        copy.direction = self.direction
        return copy

    def owner(self) -> Owner:
        return Owner(self.seat % 2, self.division)

    def effect(self) -> Effect | None:
        """The effect that is resolved now; none: the card is done."""
        effects = CARDS[self.card].effects
        return effects[self.place] if self.place < len(effects) else None

    def next(self) -> None:
        self.place += 1
        self.step = 0
        self.cell = NOWHERE
        self.direction = NO_DIRECTION

    # ---- answers

    def answers(self, state: ToiState) -> list[Action]:
        """What the effect can be given now; empty: nothing is asked."""
        effect = self.effect()
        if effect is None or self.repeat or not self.wants(effect):
            return []
        return candidates(state, self.owner(), effect, int(self.final), int(self.cell))

    def wants(self, effect: Effect) -> bool:
        """Whether the effect still needs an answer."""
        op = effect.op
        if op == v.SMOKE:
            return 1 <= self.step <= effect.adjacent
        if op == v.MODIFY:
            return effect.what == v.AT_SQUAD and self.step == 0
        if op not in ASKING:
            return False
        return self.step < (effect.n if op in COUNTED else 1)

    def asks(self, state: ToiState) -> Decision | None:
        if not self.answers(state):
            return None
        effect = self.effect()
        assert effect is not None
        if effect.op == v.TARGET_HEX:
            return AIM[self.seat]
        if effect.op == v.LINE_ATTACK:
            return DIRECTION[self.seat]
        return FREE[self.seat] if effect.op == v.FREE_ACTION else PICK[self.seat]

    def legal(self, state: ToiState, seat: int) -> list[Action]:
        effect = self.effect()
        assert effect is not None
        return self.answers(state) + ([DONE] if effect.op in OPTIONAL else [])

    def check(self, state: ToiState, seat: int, action: Action) -> Refusal | None:
        if action in self.legal(state, seat):
            return None
        facts: dict[str, str | int] = {"card": CARD_NAMES[self.card], "action": action.text}
        effect = self.effect()
        rule = "TOI-CARD-13" if effect is not None and effect.op == v.TARGET_HEX else "TOI-R-70"
        return Refusal("not-for-card", rule, facts)

    def take(self, state: ToiState, seat: int, action: Action) -> None:
        effect = self.effect()
        assert effect is not None
        if action is DONE:
            self.next()
            return
        self.step += 1
        if isinstance(action, HexAction):
            self.aim(state, hex_of(state.ground, action.code))
        elif isinstance(action, Direct):
            self.direction = action.direction
        elif isinstance(action, UnitAction):
            self.next()
            begin_free_action(state, effect, state.roster.index[action.name])
        else:
            if isinstance(action, PickUnit):
                self.cell = state.units[state.roster.index[action.name]].cell
            assert isinstance(action, (PickUnit, PickHex, Clear, Discard))
            apply_pick(state, self.card, self.owner(), effect, action)

    def aim(self, state: ToiState, cell: int) -> None:
        """[TOI-CARD-13] The target marker; without drift the card goes on there."""
        self.target = cell
        self.final = cell
        if state.events is not None:
            facts: dict[str, str | int] = {"card": CARD_NAMES[self.card], "hex": state.label(cell)}
            state.say("aimed", "TOI-CARD-13", facts)

    # ---- steps

    def run(self, state: ToiState) -> None:
        effect = self.effect()
        if effect is None:
            self.close(state)
            return
        op = effect.op
        if self.repeat and op not in ATTACKS:
            self.next()
        elif op == v.ESTABLISH_CONTACT:
            state.push(ContactDie(contact_number(state, self.seat % 2, CARDS[self.card])))
        elif op == v.DRIFT:
            state.push(DriftDice(drift_number(state, self.seat % 2, self.division, int(self.target))))
        elif op == v.AREA_ATTACK:
            self.next()
            state.push(attack(effect, int(self.final)))
        elif op == v.WIDE_BLAST:
            self.blast(state, effect)
        elif op == v.LINE_ATTACK:
            self.strafe(state, effect)
        elif op == v.SMOKE and self.step == 0:
            self.step = 1
            apply_effect(state, self.card, self.owner(), effect, int(self.final), int(self.target))
        else:
            self.next()
            if op not in ASKING and effect.what != v.AT_SQUAD:
                apply_effect(state, self.card, self.owner(), effect, int(self.final), int(self.target))

    def blast(self, state: ToiState, effect: Effect) -> None:
        """[TOI-CARD-23] Every hex beside the final one, clockwise from north, each with dice of its own."""
        final, direction = int(self.final), int(self.step)
        if direction == 6:
            self.next()
            return
        self.step += 1
        cell = state.ground.neighbours[final][direction]
        if cell >= 0:
            state.push(attack(effect, cell))

    def strafe(self, state: ToiState, effect: Effect) -> None:
        """The final hex and the next ones in the direction chosen; those beyond the map are skipped."""
        number = int(self.step) - 1
        if number < 0 or number == effect.hexes:
            self.next()
            return
        self.step += 1
        cell = state.ground.shifted(int(self.final), int(self.direction), number)
        if cell >= 0:
            state.push(attack(effect, cell))

    def see_contact(self, state: ToiState, face: int, needed: int) -> None:
        """[TOI-CARD-10] [TOI-CARD-11] [TOI-R-69] On a failure the card lies in the play area, to be tried again."""
        made = face >= needed
        if state.events is not None:
            facts: dict[str, str | int] = {"card": CARD_NAMES[self.card], "die": face, "needed": needed}
            state.say("contact" if made else "no-contact", "TOI-CARD-10" if made else "TOI-CARD-11", facts)
        if made:
            self.next()
            return
        state.finish(self)
        waiting = Played(self.card, self.seat % 2, self.division, True, int(state.round), -1, 0)
        state.play = [*state.play, waiting]

    def see_drift(self, state: ToiState, number: int, black: int, red: int) -> None:
        """[TOI-CARD-18] [TOI-CARD-19] [TOI-CARD-20] Beyond the map the card has no effect and is removed."""
        self.final = final_hex(state, int(self.target), number, black, red)
        use_observers(state, self.seat % 2)
        if state.events is not None:
            kind = "accurate" if black >= number else "drifted" if self.final >= 0 else "drifted-off"
            facts: dict[str, str | int] = {"number": number, "black": black, "red": red, "hex": state.label(self.final)}
            state.say(kind, "TOI-CARD-18" if black >= number else "TOI-CARD-19", facts)
        if self.final >= 0:
            self.next()
            return
        state.finish(self)
        leave_game(state, self.card)

    def close(self, state: ToiState) -> None:
        """[TOI-CARD-06] [TOI-CARD-07] [TOI-CARD-12] [TOI-ACTION-15] A lasting card stays in the play area."""
        state.finish(self)
        card = CARDS[self.card]
        if self.repeat or not card.keep:
            leave_game(state, self.card)
            return
        target, repeat = -1, 0
        if [effect for effect in card.effects if effect.op == v.REPEAT_NEXT_ROUND]:
            target, repeat = code_of(state.ground, int(self.target)), int(state.round) + 1
        kept = Played(self.card, self.seat % 2, self.division, False, int(state.round), target, repeat)
        state.play = [*state.play, kept]


def attack(effect: Effect, cell: int) -> AreaAttack:
    """[TOI-CARD-22] [TOI-AREA-04]"""
    return AreaAttack(cell, effect.n, AREA_HIT[NORMAL], effect.suppress, effect.vehicles_only)


def leave_game(state: ToiState, card: int) -> None:
    """[TOI-CARD-07] [TOI-CARD-08]"""
    state.out = [*state.out, card]


def use_observers(state: ToiState, side: int) -> None:
    """A Forward Observer stays until one drift has used it."""
    used = [mod for mod in state.mods if mod.what == DRIFT_NUMBER and mod.side == side and mod.until == NEXT]
    if not used:
        return
    state.mods = [mod for mod in state.mods if mod not in used]
    for mod in used:
        for one in state.play:
            if one.card == mod.card and one.side == side:
                state.play = [other for other in state.play if other is not one]
                leave_game(state, int(mod.card))
                break
        if state.events is not None:
            state.say("card-used", "TOI-CARD-06", {"side": SIDE_NAMES[side], "card": CARD_NAMES[mod.card]})
