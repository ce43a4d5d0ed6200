"""The Status phase: recovery, op-fire placement, transfers."""

from typing import Final

from warbox.engine.action import Action
from warbox.engine.decision import Decision, Refusal
from warbox.engine.state import Frame
from warbox.games.tideofiron.actions import DONE, OPFIRE, YES, Transfer, UnitAction
from warbox.games.tideofiron.cards.playing import end_round_cards
from warbox.games.tideofiron.pieces.box import DISRUPTED, GOOD, PINNED, SLOTS
from warbox.games.tideofiron.pieces.figure import SLOTS_OF
from warbox.games.tideofiron.pieces.marks import SMOKE_BIT
from warbox.games.tideofiron.pieces.mod import ROUND
from warbox.games.tideofiron.pieces.seats import SEAT_COUNT
from warbox.games.tideofiron.pieces.spec import NO_SPEC
from warbox.games.tideofiron.pieces.unit import FRESH, NO_FORT, ONE, SQUAD, Unit, count_of, kinds_of, slots_used
from warbox.games.tideofiron.rules.action import can_prepare, put_in_opfire
from warbox.games.tideofiron.rules.casualty import destroy
from warbox.games.tideofiron.rules.concealment import check_reveals
from warbox.games.tideofiron.rules.consent import ANSWERS, CONSENT
from warbox.games.tideofiron.rules.sighting import officer_near
from warbox.games.tideofiron.rules.team import partner
from warbox.games.tideofiron.state import ToiState

INTO_OPFIRE: Final = [Decision("opfire", "TOI-STATUS-12", (seat,)) for seat in range(SEAT_COUNT)]
TRANSFERS: Final = [Decision("transfer", "TOI-STATUS-13", (seat,)) for seat in range(SEAT_COUNT)]


def recover(state: ToiState) -> None:
    """[TOI-STATUS-06] [TOI-STATUS-07] [TOI-STATUS-08] [TOI-STATUS-09] [TOI-STATUS-11] [TOI-UNIT-21] Step 2: everybody
    is fresh, pinned squads are free, disrupted ones pinned, or free beside an officer. Damage stays."""
    for unit in list(state.units):
        if unit.is_gone():
            continue
        condition = unit.condition
        if condition == PINNED:
            condition = GOOD
        elif condition == DISRUPTED:
            condition = GOOD if officer_near(state, unit.side, unit.cell) and unit.cell >= 0 else PINNED
        if condition != unit.condition or unit.activation != FRESH:
            state.put(unit.shaken(condition, FRESH))
    lift_smoke(state)
    state.mods = [mod for mod in state.mods if mod.until != ROUND or mod.last > state.round]
    end_round_cards(state)
    if state.events is not None:
        state.say("recovered", "TOI-STATUS-06", {"round": int(state.round)})
    check_reveals(state)


def lift_smoke(state: ToiState) -> None:
    """[TOI-STATUS-10] [TOI-FORT-33]"""
    for cell in list(state.smoke):
        state.mark(cell, state.marks[cell] - SMOKE_BIT)


class OpfirePlacement(Frame[ToiState]):
    """[TOI-STATUS-12] [TOI-SETUP-20] [TOI-R-89] Any number of units into op-fire mode; none in a first game, if the
    players follow the advice [TOI-SETUP-25]."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def clone(self) -> Frame[ToiState]:
        return self

    def eligible(self, state: ToiState) -> bool:
        for unit in state.units:
            if can_prepare(unit) and state.seat_of(unit) == self.seat:
                return True
        return False

    def asks(self, state: ToiState) -> Decision | None:
        return INTO_OPFIRE[self.seat] if self.eligible(state) else None

    def legal(self, state: ToiState, seat: int) -> list[Action]:
        named = state.roster.actions[OPFIRE]
        choices: list[Action] = []
        for unit in state.units:
            if can_prepare(unit) and state.seat_of(unit) == seat:
                choices.append(named[unit.index])
        choices.append(DONE)
        return choices

    def check(self, state: ToiState, seat: int, action: Action) -> Refusal | None:
        if action is DONE:
            return None
        if not isinstance(action, UnitAction) or action.verb != OPFIRE:
            return Refusal("opfire-or-done", "TOI-STATUS-12", {})
        unit = state.unit(action.name)
        facts: dict[str, str | int] = {"unit": action.name}
        if unit is None:
            return Refusal("no-such-unit", "TOI-STATUS-12", facts)
        if state.seat_of(unit) != seat:
            return Refusal("not-yours", "TOI-STATUS-12", facts)
        if can_prepare(unit):
            return None
        if unit.activation != FRESH:
            return Refusal("not-fresh", "TOI-R-11", facts)
        return Refusal("no-opfire", "TOI-UNIT-17" if unit.cell >= 0 and unit.condition == GOOD else "TOI-R-11", facts)

    def take(self, state: ToiState, seat: int, action: Action) -> None:
        if isinstance(action, UnitAction):
            put_in_opfire(state, state.units[state.roster.index[action.name]], "TOI-STATUS-12")
        else:
            state.finish(self)

    def run(self, state: ToiState) -> None:
        state.finish(self)


PLACEMENTS: Final = [OpfirePlacement(seat) for seat in range(SEAT_COUNT)]


def may_transfer(unit: Unit) -> bool:
    """[TOI-STATUS-14] [TOI-STATUS-15] [TOI-STATUS-16] [TOI-STATUS-17] Squads that can give or take figures: without
    specialization, in good order, on the board, outside fortifications."""
    if unit.kind != SQUAD or unit.cell < 0 or unit.spec != NO_SPEC:
        return False
    return unit.condition == GOOD and unit.fort == NO_FORT


def fits(receiver: Unit, figure: int) -> bool:
    """[TOI-R-90] Whether a squad has slots for a figure."""
    return slots_used(receiver.figs) + SLOTS_OF[figure] <= SLOTS


class Transferring(Frame[ToiState]):
    """[TOI-STATUS-13] [TOI-R-90] [TOI-R-82] [TOI-MULTI-16] Figures between friendly squads in one hex; a partner's
    squads only if the partner agrees."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def clone(self) -> Frame[ToiState]:
        return self

    def asks(self, state: ToiState) -> Decision | None:
        return TRANSFERS[self.seat] if len(self.legal(state, self.seat)) > 1 else None

    def legal(self, state: ToiState, seat: int) -> list[Action]:
        choices: list[Action] = []
        for source in state.units:
            if source.side == seat % 2 and may_transfer(source) and state.friends(source.side, source.cell) > 1:
                for receiver in state.units:
                    if self.may_join(state, source, receiver):
                        for figure in kinds_of(source.figs):
                            if fits(receiver, figure):
                                choices.append(Transfer(figure, source.name, receiver.name))
        choices.append(DONE)
        return choices

    def may_join(self, state: ToiState, source: Unit, receiver: Unit) -> bool:
        if receiver.cell != source.cell or receiver.index == source.index or not may_transfer(receiver):
            return False
        return state.seat_of(source) == self.seat or state.seat_of(receiver) == self.seat

    def check(self, state: ToiState, seat: int, action: Action) -> Refusal | None:
        if action is DONE:
            return None
        if not isinstance(action, Transfer):
            return Refusal("transfer-or-done", "TOI-STATUS-13", {})
        facts: dict[str, str | int] = {"from": action.source, "to": action.receiver}
        source, receiver = state.unit(action.source), state.unit(action.receiver)
        if source is None or receiver is None or source.side != seat % 2 or receiver.side != seat % 2:
            return Refusal("no-such-squads", "TOI-STATUS-13", facts)
        for unit in (source, receiver):
            if not may_transfer(unit):
                return Refusal("no-transfer", transfer_rule(unit), facts | {"unit": unit.name})
        if not self.may_join(state, source, receiver):
            return Refusal("not-beside-squad", "TOI-STATUS-13", facts)
        if not count_of(source.figs, action.figure):
            return Refusal("no-such-figure", "TOI-STATUS-13", {"unit": source.name, "figure": action.text.split()[1]})
        return None if fits(receiver, action.figure) else Refusal("no-slot", "TOI-R-90", facts)

    def take(self, state: ToiState, seat: int, action: Action) -> None:
        if not isinstance(action, Transfer):
            state.finish(self)
            return
        for name in (action.source, action.receiver):
            if state.seat_of(state.units[state.roster.index[name]]) != seat:
                state.push(TransferConsent(partner(state, seat), action))
                return
        transfer(state, action)

    def run(self, state: ToiState) -> None:
        state.finish(self)


def transfer_rule(unit: Unit) -> str:
    if unit.spec != NO_SPEC:
        return "TOI-STATUS-14"
    return "TOI-STATUS-17" if unit.fort != NO_FORT else "TOI-STATUS-16"


def transfer(state: ToiState, action: Transfer) -> None:
    """[TOI-STATUS-18] One figure; a base without figures leaves the game."""
    source = state.units[state.roster.index[action.source]]
    receiver = state.units[state.roster.index[action.receiver]]
    if state.events is not None:
        facts: dict[str, str | int] = {"figure": action.text.split()[1], "from": source.name, "to": receiver.name}
        state.say("transferred", "TOI-STATUS-13", facts)
    state.put(receiver.manned(receiver.figs + ONE[action.figure]))
    left = source.figs - ONE[action.figure]
    if left:
        state.put(source.manned(left))
    else:
        destroy(state, source, "base-emptied", "TOI-STATUS-18")


class TransferConsent(Frame[ToiState]):
    """[TOI-MULTI-16] The partner agrees to a transfer, or not."""

    def __init__(self, seat: int, action: Transfer) -> None:
        self.seat: Final = seat
        self.action: Final = action

    def clone(self) -> Frame[ToiState]:
        return self

    def asks(self, state: ToiState) -> Decision | None:
        return CONSENT[self.seat]

    def legal(self, state: ToiState, seat: int) -> list[Action]:
        return ANSWERS

    def take(self, state: ToiState, seat: int, action: Action) -> None:
        state.finish(self)
        if action is YES:
            transfer(state, self.action)
        elif state.events is not None:
            state.say("transfer-refused", "TOI-MULTI-16", {"from": self.action.source, "to": self.action.receiver})


TRANSFERRING: Final = [Transferring(seat) for seat in range(SEAT_COUNT)]
