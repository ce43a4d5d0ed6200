"""The Action phase: one action after another. [TOI-ACTION-01]"""

from typing import Final

from mypy_extensions import i64

from warbox.engine.action import Action
from warbox.engine.decision import Decision, Refusal
from warbox.engine.state import Frame
from warbox.games.tideofiron.actions import (
    ADVANCE,
    ASSAULT,
    CARD_ACTIONS,
    END,
    FATIGUE,
    FIRE,
    FM,
    LAY_WIRE,
    PLAY,
    PREPARE,
    REPEAT,
    RETRY,
    CardAction,
    Dig,
    Heal,
    UnitAction,
    UnitHexAction,
)
from warbox.games.tideofiron.cards.playing import (
    check_play,
    check_retry,
    compulsory,
    play_card,
    playable,
    repeat_card,
    retry_card,
    retryable,
)
from warbox.games.tideofiron.pieces.box import GOOD
from warbox.games.tideofiron.pieces.seats import SEAT_COUNT, SEATS
from warbox.games.tideofiron.pieces.unit import FRESH, MORTARS, NO_UNIT, OPFIRE, SQUAD, Unit
from warbox.games.tideofiron.rules.allowance import (
    ADVANCING,
    ASSAULTING,
    FIRING_MOVING,
    allowance,
    embark_cost,
    has_room,
)
from warbox.games.tideofiron.rules.casualty import fatigue
from warbox.games.tideofiron.rules.firing import Firing
from warbox.games.tideofiron.rules.halving import LEAD, causes, is_one_at_most
from warbox.games.tideofiron.rules.moving import begin_move
from warbox.games.tideofiron.rules.special import add_specials, check_special, do_special
from warbox.games.tideofiron.rules.target import has_target, may_lead
from warbox.games.tideofiron.state import ToiState

ACT_NOW: Final = [Decision("act", "TOI-ROUND-04", (seat,)) for seat in range(SEAT_COUNT)]
MOVE_OF: Final = {ADVANCE: ADVANCING, FM: FIRING_MOVING, ASSAULT: ASSAULTING}


def commands(state: ToiState, unit: Unit) -> bool:
    """[TOI-MULTI-11] Whether the side, or the division, whose turn it is commands a unit. [TOI-MULTI-20] Only its
    owner activates it."""
    if unit.side != state.turn % 2:
        return False
    return state.division == 0 or unit.division == state.division


def can_move(state: ToiState, unit: Unit, action: i64, bonus: i64) -> bool:
    """[TOI-R-84] [TOI-R-23] [TOI-ACTION-11] [TOI-ACTION-18] [TOI-UNIT-05] [TOI-SQUAD-12] Whether a fresh unit may take
    an action with movement. A transported squad only to get out."""
    if action != ADVANCING and unit.has_heavy_weapon():
        return False
    if action == ASSAULTING and unit.kind != SQUAD:
        return False
    points = allowance(state, unit, action, bonus)
    if points <= 0:
        return False
    if unit.carrier == NO_UNIT:
        return unit.cell >= 0
    carrier = state.units[unit.carrier]
    return carrier.cell >= 0 and points >= embark_cost(state, unit.side) and has_room(state, unit.side, carrier.cell)


def can_fire(state: ToiState, unit: Unit) -> bool:
    """[TOI-ACTION-03] Whether a fresh unit may take Concentrated Fire."""
    return unit.cell >= 0 and may_lead(state, unit) and has_target(state, unit, LEAD)


def can_prepare(unit: Unit) -> bool:
    """[TOI-R-11] [TOI-UNIT-17] Which units may be in op-fire mode: fresh, in good order, on the board, and not mortars
    alone."""
    if unit.cell < 0 or unit.activation != FRESH or unit.condition != GOOD:
        return False
    return unit.kind != SQUAD or unit.figs & ~MORTARS != 0


def has_choices(state: ToiState) -> bool:
    """[TOI-R-06] [TOI-ROUND-09] [TOI-R-103] Whether the side, or division, whose turn it is can take an action at
    all."""
    for unit in state.units:
        if unit.activation == FRESH and not unit.is_gone() and commands(state, unit):
            return True
    seat = int(state.turn)
    if compulsory(state, seat) >= 0:
        return True
    return bool(playable(state, seat, True)) or bool(retryable(state, seat, True))


class Act(Frame[ToiState]):
    """[TOI-ROUND-04] [TOI-ROUND-06] [TOI-R-05] One of the eight actions, or the end of the side's Action phase."""

    def clone(self) -> Frame[ToiState]:
        return self

    def asks(self, state: ToiState) -> Decision | None:
        return ACT_NOW[state.turn]

    def legal(self, state: ToiState, seat: int) -> list[Action]:
        card = compulsory(state, seat)
        if card >= 0:
            return [CARD_ACTIONS[REPEAT][card]]
        choices: list[Action] = []
        actions = state.roster.actions
        for unit in state.units:
            if unit.activation != FRESH or unit.is_gone() or not commands(state, unit):
                continue
            index = unit.index
            if can_move(state, unit, ADVANCING, 0):
                choices.append(actions[ADVANCE][index])
                if can_move(state, unit, FIRING_MOVING, 0):
                    choices.append(actions[FM][index])
                if can_move(state, unit, ASSAULTING, 0):
                    choices.append(actions[ASSAULT][index])
            if unit.cell >= 0:
                if can_fire(state, unit):
                    choices.append(actions[FIRE][index])
                if can_prepare(unit):
                    choices.append(actions[PREPARE][index])
                if unit.spec >= 0 and unit.condition == GOOD:
                    add_specials(state, unit, choices)
            choices.append(actions[FATIGUE][index])
        for card in playable(state, seat, True):
            choices.append(CARD_ACTIONS[PLAY][card])
        for card in retryable(state, seat, True):
            choices.append(CARD_ACTIONS[RETRY][card])
        choices.append(END)
        return choices

    def check(self, state: ToiState, seat: int, action: Action) -> Refusal | None:
        card = compulsory(state, seat)
        if card >= 0:
            repeats = isinstance(action, CardAction) and action.verb == REPEAT and action.card == card
            return None if repeats else Refusal("repeat-first", "TOI-CARD-05", {})
        if action is END:
            return None
        if isinstance(action, CardAction):
            if action.verb == PLAY:
                return check_play(state, seat, action.card, True)
            if action.verb == RETRY:
                return check_retry(state, seat, action.card, True)
            return Refusal("nothing-to-repeat", "TOI-CARD-05", {})
        if not isinstance(action, (UnitAction, UnitHexAction, Dig, Heal)):
            return Refusal("act-now", "TOI-ACTION-01", {})
        unit = state.unit(action.name)
        facts: dict[str, str | int] = {"unit": action.name}
        if unit is None:
            return Refusal("no-such-unit", "TOI-ROUND-06", facts)
        if not commands(state, unit):
            return Refusal("not-yours", "TOI-MULTI-11" if state.readings.divided else "TOI-ROUND-04", facts)
        if unit.activation != FRESH:
            return Refusal("not-fresh", "TOI-ROUND-06", facts)
        if isinstance(action, UnitAction) and action.verb != LAY_WIRE:
            return check_order(state, unit, action.verb)
        return check_special(state, unit, action)

    def take(self, state: ToiState, seat: int, action: Action) -> None:
        state.finish(self)
        if action is END:
            end_phase(state)
            return
        state.left -= 1
        if isinstance(action, CardAction):
            if action.verb == PLAY:
                play_card(state, seat, action.card)
            elif action.verb == RETRY:
                retry_card(state, seat, action.card)
            else:
                repeat_card(state, seat, action.card)
        elif isinstance(action, UnitAction) and action.verb != LAY_WIRE:
            order(state, state.units[state.roster.index[action.name]], action.verb)
        else:
            assert isinstance(action, (UnitAction, UnitHexAction, Dig, Heal))
            do_special(state, state.units[state.roster.index[action.name]], action)


ACT: Final = Act()


def check_order(state: ToiState, unit: Unit, verb: int) -> Refusal | None:
    """Why a fresh unit of one's own may not do this."""
    facts: dict[str, str | int] = {"unit": unit.name}
    if verb == FATIGUE:
        return None
    if verb == PREPARE:
        if can_prepare(unit):
            return None
        return Refusal(
            "no-opfire", "TOI-UNIT-17" if unit.kind == SQUAD and unit.condition == GOOD else "TOI-R-11", facts
        )
    if verb == FIRE:
        if unit.cell < 0:
            return Refusal("inside-vehicle", "TOI-R-23", facts)
        if not may_lead(state, unit):
            return Refusal("is-shaken", "TOI-SUPPRESS-11" if unit.condition == 1 else "TOI-SUPPRESS-12", facts)
        if not is_one_at_most(causes(state, unit, LEAD)):
            return Refusal("halved-twice", "TOI-MODIFIER-02", facts)
        return None if has_target(state, unit, LEAD) else Refusal("no-target", "TOI-COMBAT-04", facts)
    if verb not in MOVE_OF:
        return Refusal("act-now", "TOI-ACTION-01", {})
    action = MOVE_OF[verb]
    if can_move(state, unit, action, 0):
        return None
    if action != ADVANCING and unit.has_heavy_weapon():
        return Refusal("heavy-weapon", "TOI-ACTION-11" if action == FIRING_MOVING else "TOI-ACTION-18", facts)
    if action == ASSAULTING and unit.kind != SQUAD:
        return Refusal("squads-only", "TOI-ACTION-18", facts)
    if allowance(state, unit, action, 0) <= 0:
        return Refusal("cannot-move", "TOI-MOVE-12" if unit.condition or unit.damage else "TOI-R-84", facts)
    return Refusal("cannot-get-out", "TOI-R-25", facts)


def order(state: ToiState, unit: Unit, verb: int) -> None:
    """[TOI-ACTION-02] [TOI-ACTION-03] [TOI-ACTION-04] [TOI-ACTION-05] [TOI-ACTION-16] [TOI-ACTION-20] What a unit
    does."""
    if verb == FATIGUE:
        fatigue(state, unit.index, "TOI-ACTION-20")
    elif verb == PREPARE:
        put_in_opfire(state, unit, "TOI-ACTION-04")
    elif verb == FIRE:
        if state.events is not None:
            state.say("fires", "TOI-ACTION-03", {"unit": unit.name})
        state.push(Firing(int(unit.index), False))
    else:
        begin_move(state, unit, MOVE_OF[verb], 0, False)


def put_in_opfire(state: ToiState, unit: Unit, rule: str) -> None:
    """[TOI-ACTION-04] [TOI-ACTION-23] [TOI-SETUP-21] Op-fire mode counts as activated."""
    state.put(unit.acting(OPFIRE))
    if state.events is not None:
        state.say("in-opfire", rule, {"unit": unit.name})


def finished_bit(state: ToiState) -> int:
    """The bit of the side, or of the division, whose turn it is."""
    return (1 if state.division <= 1 else 2) << (2 * (int(state.turn) % 2))


def end_phase(state: ToiState) -> None:
    """[TOI-ROUND-10] [TOI-R-05] [TOI-MULTI-09] The Action phase is over for a side, or for one of its divisions."""
    state.finished |= finished_bit(state)
    state.left = 0
    if state.events is not None:
        state.say("phase-ended", "TOI-ROUND-10", {"seat": SEATS[state.turn]})
