"""Targets: whom a unit may attack, and why not; whom it may support."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.action import Action
from warbox.engine.decision import Refusal
from warbox.games.tideofiron.actions import HEX_ACTIONS, TARGET, TARGET_HEX
from warbox.games.tideofiron.cards.card import OP_DESPERATE
from warbox.games.tideofiron.codes import code_of
from warbox.games.tideofiron.map.sight import blocker
from warbox.games.tideofiron.pieces.box import DISRUPTED, GOOD, OUT
from warbox.games.tideofiron.pieces.figure import MORTAR_LEAST
from warbox.games.tideofiron.pieces.unit import FRESH, GUNS, OPFIRE, SQUAD, Unit
from warbox.games.tideofiron.pieces.vehicle import VEHICLES
from warbox.games.tideofiron.rules.firepower import (
    able_figures,
    can_attack,
    can_shell,
    may_reach,
    mortar_band,
    mortar_may_fire,
)
from warbox.games.tideofiron.rules.halving import (
    LEAD,
    LEAD_FM,
    LEAD_OPFIRE,
    SUPPORT_FIRE,
    SUPPORT_FULL,
    SUPPORT_OPFIRE,
    causes,
    is_one_at_most,
)
from warbox.games.tideofiron.rules.sighting import farthest, is_night, officer_near, sees
from warbox.games.tideofiron.state import ToiState

SUPPORT_COST: Final = 1  # [TOI-MULTI-18] CP for the partner's support


def may_lead(state: ToiState, unit: Unit) -> bool:
    """[TOI-UNIT-22] [TOI-R-66] [TOI-R-21] Whether the condition of a unit lets it make Concentrated Fire: in good
    order, pinned beside an officer, or under Desperate Defenders."""
    if unit.condition == GOOD or state.has_op(unit.side, OP_DESPERATE):
        return True
    return unit.condition != DISRUPTED and officer_near(state, unit.side, unit.cell)


def has_target(state: ToiState, unit: Unit, how: i64) -> bool:
    """Whether a unit on the board has anybody, or with mortars any hex, to attack."""
    if not is_one_at_most(causes(state, unit, how)):
        return False
    side = unit.side
    for other in state.units:
        if other.side != side and other.cell >= 0 and may_reach(state, unit, other):
            if can_attack(state, unit, other, how):
                return True
    if how == LEAD and unit.kind == SQUAD and mortar_may_fire(state, unit):
        for cell in range(state.ground.size):
            if can_shell(state, unit, cell, LEAD):
                return True
    return False


def add_targets(state: ToiState, unit: Unit, how: i64, choices: list[Action]) -> None:
    """[TOI-COMBAT-03] Every enemy that the unit can attack. [TOI-UNIT-11] [TOI-R-57] For mortars every hex."""
    named = state.roster.actions[TARGET]
    for other in state.units:
        if other.side != unit.side and other.cell >= 0 and may_reach(state, unit, other):
            if can_attack(state, unit, other, how):
                choices.append(named[other.index])
    if how == LEAD and unit.kind == SQUAD and mortar_may_fire(state, unit):
        ground = state.ground
        hexes = HEX_ACTIONS[TARGET_HEX]
        for cell in range(ground.size):
            if can_shell(state, unit, cell, LEAD):
                choices.append(hexes[code_of(ground, cell)])


def why_no_target(state: ToiState, unit: Unit, target: Unit | None, name: str, how: i64) -> Refusal | None:
    """Why a unit may not attack this one."""
    if target is None or target.cell < 0:
        return Refusal("no-such-unit", "TOI-COMBAT-03", {"unit": name})
    facts: dict[str, str | int] = {"unit": unit.name, "target": target.name}
    if target.side == unit.side:
        return Refusal("not-an-enemy", "TOI-COMBAT-03", facts)
    if target.is_concealed():
        return Refusal("target-concealed", "TOI-CONCEAL-03", facts)
    if not is_one_at_most(causes(state, unit, how)):
        return Refusal("halved-twice", "TOI-MODIFIER-02", facts)
    if able_figures(state, unit, target, how) == 0:
        rule = "TOI-R-85" if able_at_all(unit, target) == 0 else "TOI-RANGE-05"
        if rule == "TOI-RANGE-05" and how == LEAD_FM and able_figures(state, unit, target, LEAD):
            rule = "TOI-RANGE-06"
        elif rule == "TOI-RANGE-05" and is_night(state):
            rule = "TOI-OPERATION-02"
        return Refusal("out-of-range", rule, facts)
    if unit.cell == target.cell:
        return None if how >= LEAD_OPFIRE else Refusal("own-hex", "TOI-R-94", facts)
    return why_no_sight(state, unit.cell, target.cell)


def able_at_all(unit: Unit, target: Unit) -> i64:
    """Whether a unit has any firepower against this kind of target: trucks and mortars have none."""
    if unit.kind == SQUAD:
        return unit.figs & 0xFFF
    vehicle = VEHICLES[unit.kind]
    return vehicle.inf_fp if target.kind == SQUAD else vehicle.veh_fp


def why_no_sight(state: ToiState, first: i64, last: i64) -> Refusal | None:
    """[TOI-LOS-01] Which hex blocks, and by which rule."""
    if sees(state, first, last):
        return None
    block = blocker(state.ground, state.smoke, farthest(state), int(first), int(last))
    facts: dict[str, str | int] = {"from": state.label(first), "to": state.label(last)}
    if block is None or not block.cells:
        return Refusal("too-far-to-see", "TOI-OPERATION-02", facts)
    facts["hex"] = state.label(block.cells[0])
    return Refusal("no-sight", block.rules[0], facts)


def why_no_shelling(state: ToiState, unit: Unit, cell: i64, how: i64) -> Refusal | None:
    """Why the mortars of a unit may not attack a hex."""
    facts: dict[str, str | int] = {"unit": unit.name, "hex": state.label(cell)}
    if not unit.has_mortar():
        return Refusal("no-mortar", "TOI-UNIT-11", facts)
    if not mortar_may_fire(state, unit):
        return Refusal("mortar-inside", "TOI-UNIT-15", facts)
    if not is_one_at_most(causes(state, unit, how)):
        return Refusal("halved-twice", "TOI-MODIFIER-02", facts)
    if state.ground.distance(int(unit.cell), int(cell)) < MORTAR_LEAST:
        return Refusal("mortar-too-near", "TOI-UNIT-16", facts)
    if mortar_band(state, unit, cell) == OUT:
        return Refusal("out-of-range", "TOI-RANGE-05", facts)
    if not can_shell(state, unit, cell, how):
        return Refusal("no-spotter", "TOI-UNIT-15", facts)
    return None


# ---- supporters


def support_state(how: i64) -> i64:
    """[TOI-COMBINED-05] [TOI-COMBINED-06] The activation that a supporter needs."""
    return OPFIRE if how == LEAD_OPFIRE else FRESH


def support_how(how: i64, full: bool) -> i64:
    if full:
        return SUPPORT_FULL
    return SUPPORT_OPFIRE if how == LEAD_OPFIRE else SUPPORT_FIRE


def support_figures(state: ToiState, unit: Unit, target: Unit | None, cell: i64, how: i64, full: bool) -> i64:
    """[TOI-R-15] [TOI-COMBINED-01] [TOI-COMBINED-04] The figures with which a unit can support an attack; 0: it cannot.
    [TOI-UNIT-20] Mortars support only mortars."""
    if unit.cell < 0 or unit.activation != support_state(how) or unit.condition != GOOD:
        return 0
    role = support_how(how, full)
    if target is None:
        return unit.figs & (7 * 4096) if can_shell(state, unit, cell, role) else 0
    if not can_attack(state, unit, target, role):
        return 0
    return able_figures(state, unit, target, role)


def why_no_support(state: ToiState, leader: Unit, unit: Unit | None, name: str, target: Unit | None, cell: i64,
                   how: i64, full: bool) -> Refusal | None:  # fmt: skip
    """Why a unit may not support this attack."""
    if unit is None or unit.cell < 0:
        return Refusal("no-such-unit", "TOI-R-15", {"unit": name})
    facts: dict[str, str | int] = {"unit": unit.name}
    if unit.side != leader.side or unit.index == leader.index:
        return Refusal("cannot-support", "TOI-R-15", facts)
    if how == LEAD_FM:
        return Refusal("no-support", "TOI-ACTION-10", facts)
    if unit.activation != support_state(how):
        return Refusal("wrong-marker", "TOI-COMBINED-06" if how == LEAD_OPFIRE else "TOI-COMBINED-05", facts)
    if unit.condition != GOOD:
        return Refusal("is-shaken", "TOI-R-15", facts)
    role = support_how(how, full)
    if target is None:
        return why_no_shelling(state, unit, cell, role)
    return why_no_target(state, unit, target, target.name, role)


def support_price(state: ToiState, leader: Unit, others: list[int]) -> int:
    """[TOI-MULTI-18] [TOI-R-80] CP for the support of units of the other division: none with an officer in the leader's
    hex, or in the hex of each of them. [TOI-MULTI-21] Also where one player commands both."""
    if not state.readings.divided:
        return 0
    foreign = [state.units[index] for index in others if state.units[index].division != leader.division]
    if not foreign or in_hex(state, leader):
        return 0
    for unit in foreign:
        if not in_hex(state, unit):
            return SUPPORT_COST
    return 0


def in_hex(state: ToiState, beside: Unit) -> bool:
    """[TOI-R-80] Whether an officer of either division of the team stands in the hex of a unit."""
    for unit in state.units:
        if unit.cell == beside.cell and unit.side == beside.side and unit.has_officer():
            return True
    return False


def only_guns(figs: i64) -> bool:
    """[TOI-UNIT-06] [TOI-UNIT-08] Whether none but machine-gun crews take part."""
    return figs & GUNS == figs and figs != 0
