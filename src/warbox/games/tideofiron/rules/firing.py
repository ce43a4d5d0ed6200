"""Concentrated Fire: the target is named."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.action import Action
from warbox.engine.decision import Decision, Refusal
from warbox.engine.state import Frame
from warbox.games.tideofiron.actions import TARGET, TARGET_HEX, HexAction, UnitAction
from warbox.games.tideofiron.codes import hex_of
from warbox.games.tideofiron.pieces.box import NOWHERE
from warbox.games.tideofiron.pieces.seats import SEAT_COUNT
from warbox.games.tideofiron.pieces.unit import MORTARS, NO_UNIT, Unit
from warbox.games.tideofiron.rules.attack import Attack
from warbox.games.tideofiron.rules.firepower import able_figures
from warbox.games.tideofiron.rules.halving import LEAD
from warbox.games.tideofiron.rules.target import add_targets, why_no_shelling, why_no_target
from warbox.games.tideofiron.state import ToiState

CHOOSE_TARGET: Final = [Decision("target", "TOI-COMBAT-03", (seat,)) for seat in range(SEAT_COUNT)]


class Firing(Frame[ToiState]):
    """[TOI-ACTION-03] Concentrated Fire: the target. [TOI-COMBAT-03] One enemy, or with mortars one hex."""

    def __init__(self, unit: int, full: bool) -> None:
        self.unit: Final = unit
        self.full: Final = full  # a card lets supporters add their full firepower

    def clone(self) -> Frame[ToiState]:
        return self

    def asks(self, state: ToiState) -> Decision | None:
        return CHOOSE_TARGET[state.seat_of(state.units[self.unit])]

    def legal(self, state: ToiState, seat: int) -> list[Action]:
        choices: list[Action] = []
        add_targets(state, state.units[self.unit], LEAD, choices)
        return choices

    def check(self, state: ToiState, seat: int, action: Action) -> Refusal | None:
        return check_target(state, state.units[self.unit], LEAD, action)

    def take(self, state: ToiState, seat: int, action: Action) -> None:
        state.finish(self)
        state.push(attack_on(state, state.units[self.unit], LEAD, action, self.full))


def check_target(state: ToiState, unit: Unit, how: i64, action: Action) -> Refusal | None:
    """Whether a unit may attack what is named."""
    if isinstance(action, UnitAction) and action.verb == TARGET:
        return why_no_target(state, unit, state.unit(action.name), action.name, how)
    if isinstance(action, HexAction) and action.verb == TARGET_HEX:
        cell = hex_of(state.ground, action.code)
        if cell == NOWHERE:
            return Refusal("off-the-map", "TOI-MOVE-06", {"hex": action.text.split()[1]})
        if how != LEAD:
            return Refusal("no-mortar", "TOI-UNIT-10", {"unit": unit.name, "hex": state.label(cell)})
        return why_no_shelling(state, unit, cell, how)
    return Refusal("name-a-target", "TOI-COMBAT-03", {"unit": unit.name})


def attack_on(state: ToiState, unit: Unit, how: int, action: Action, full: bool) -> "Attack":
    """The attack that naming a target begins, with all figures that can take part."""
    if isinstance(action, HexAction):
        cell = hex_of(state.ground, action.code)
        return Attack(how, NO_UNIT, cell, full, [], [int(unit.index)], [int(unit.figs & MORTARS)], [], 0)
    assert isinstance(action, UnitAction)
    target = state.units[state.roster.index[action.name]]
    return attack_unit(state, unit, int(target.index), how, full, [])


def attack_unit(state: ToiState, unit: Unit, target: int, how: int, full: bool, barred: list[int]) -> "Attack":
    figs = able_figures(state, unit, state.units[target], how)
    return Attack(how, target, NOWHERE, full, barred, [int(unit.index)], [int(figs)], [], 0)
