"""Opportunity fire: the window after each step of the enemy."""

from typing import Final

from warbox.engine.action import Action
from warbox.engine.decision import Decision, Refusal
from warbox.engine.state import Frame
from warbox.games.tideofiron.actions import FIRE, PASS, UnitAction
from warbox.games.tideofiron.pieces.box import GOOD
from warbox.games.tideofiron.pieces.seats import SEAT_COUNT
from warbox.games.tideofiron.pieces.unit import OPFIRE, Unit
from warbox.games.tideofiron.rules.firepower import can_attack
from warbox.games.tideofiron.rules.firing import attack_unit
from warbox.games.tideofiron.rules.halving import LEAD_OPFIRE
from warbox.games.tideofiron.rules.target import why_no_target
from warbox.games.tideofiron.state import ToiState

OP_FIRE: Final = [Decision("op-fire", "TOI-OPFIRE-01", (seat,)) for seat in range(SEAT_COUNT)]


def may_op_fire(state: ToiState, unit: Unit, mover: Unit, barred: list[int]) -> bool:
    """[TOI-OPFIRE-01] [TOI-OPFIRE-06] [TOI-UNIT-09] [TOI-R-11] [TOI-R-58] Whether a unit in op-fire mode can fire at
    the active unit now."""
    if unit.activation != OPFIRE or unit.side == mover.side or unit.cell < 0 or unit.condition != GOOD:
        return False
    return unit.index not in barred and can_attack(state, unit, mover, LEAD_OPFIRE)


def next_seat(state: ToiState, mover: Unit, barred: list[int], after: int) -> int:
    """The next seat of the other side, in their order, that has somebody to fire with; -1: none."""
    found = -1
    for unit in state.units:
        if unit.activation == OPFIRE and may_op_fire(state, unit, mover, barred):
            seat = state.seat_of(unit)
            if seat > after and (found < 0 or seat < found):
                found = seat
    return found


def open_window(state: ToiState, mover: Unit, barred: list[int]) -> None:
    """[TOI-TIMING-04] [TOI-OPFIRE-02] [TOI-OPFIRE-03] [TOI-OPFIRE-11] [TOI-R-07] The enemy is asked if there is an
    op-fire attack to make, only after movement and only at the unit that moved."""
    if mover.is_gone() or mover.cell < 0 or mover.is_concealed():
        return
    seat = next_seat(state, mover, barred, -1)
    if seat >= 0:
        state.push(OpFireWindow(int(mover.index), barred, seat))


class OpFireWindow(Frame[ToiState]):
    """[TOI-OPFIRE-05] [TOI-R-12] [TOI-R-13] [TOI-R-14] [TOI-MOVE-11] At most one op-fire attack against the active
    unit for each step: one leader, perhaps with supporters, or none."""

    def __init__(self, mover: int, barred: list[int], seat: int) -> None:
        self.mover: Final = mover
        self.barred: Final = barred
        self.seat: Final = seat

    def clone(self) -> Frame[ToiState]:
        return self

    def asks(self, state: ToiState) -> Decision | None:
        return OP_FIRE[self.seat]

    def legal(self, state: ToiState, seat: int) -> list[Action]:
        mover = state.units[self.mover]
        named = state.roster.actions[FIRE]
        choices: list[Action] = []
        for unit in state.units:
            if unit.activation == OPFIRE and may_op_fire(state, unit, mover, self.barred):
                if state.seat_of(unit) == seat:
                    choices.append(named[unit.index])
        choices.append(PASS)
        return choices

    def check(self, state: ToiState, seat: int, action: Action) -> Refusal | None:
        if action is PASS:
            return None
        mover = state.units[self.mover]
        if not isinstance(action, UnitAction) or action.verb != FIRE:
            return Refusal("fire-or-pass", "TOI-OPFIRE-11", {"target": mover.name})
        unit = state.unit(action.name)
        facts: dict[str, str | int] = {"unit": action.name}
        if unit is None or unit.cell < 0 or unit.side == mover.side:
            return Refusal("no-such-unit", "TOI-OPFIRE-01", facts)
        if state.seat_of(unit) != seat:
            return Refusal("not-yours", "TOI-MULTI-01", facts)
        if unit.activation != OPFIRE:
            return Refusal("not-in-opfire", "TOI-OPFIRE-01", facts)
        if unit.index in self.barred:
            return Refusal("fired-already", "TOI-OPFIRE-06", facts)
        return why_no_target(state, unit, mover, mover.name, LEAD_OPFIRE)

    def take(self, state: ToiState, seat: int, action: Action) -> None:
        """[TOI-TIMING-05] [TOI-ACTION-22] Resolved at once; it costs no action."""
        state.finish(self)
        if isinstance(action, UnitAction):
            unit = state.units[state.roster.index[action.name]]
            if state.events is not None:
                facts: dict[str, str | int] = {"unit": unit.name, "target": state.units[self.mover].name}
                state.say("op-fire", "TOI-OPFIRE-01", facts)
            state.push(attack_unit(state, unit, self.mover, LEAD_OPFIRE, False, self.barred))
            return
        after = next_seat(state, state.units[self.mover], self.barred, self.seat)
        if after >= 0:
            state.push(OpFireWindow(self.mover, self.barred, after))
