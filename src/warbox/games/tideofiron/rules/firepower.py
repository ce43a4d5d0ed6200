"""Firepower and range: which figures can attack a target, how strong they are, and why. One reckoning for the rules,
for what people are told before they choose, and for probes."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.decision import Modifier
from warbox.games.tideofiron.map.sight import band, height_bonus
from warbox.games.tideofiron.pieces.box import CLOSE, HEIGHT_RANGE, LONG, OUT
from warbox.games.tideofiron.pieces.figure import (
    FIGURE_COUNT,
    INF_FP,
    INF_RANGE,
    MORTAR,
    MORTAR_LEAST,
    MORTAR_NORMAL,
    MORTAR_RANGE,
    MORTAR_SUPPRESS,
    VEH_FP,
    VEH_RANGE,
)
from warbox.games.tideofiron.pieces.fort import PILLBOX
from warbox.games.tideofiron.pieces.mod import AT_SQUAD, FP_ATTACK
from warbox.games.tideofiron.pieces.spec import ANTI_TANK, AT_FP, AT_RANGE, FLAME_FP, FLAMETHROWER
from warbox.games.tideofiron.pieces.terrain import BUILDING
from warbox.games.tideofiron.pieces.unit import MORTARS, ONE, SQUAD, Unit, count_of
from warbox.games.tideofiron.pieces.vehicle import VEHICLES
from warbox.games.tideofiron.rules.halving import (
    CAUSES,
    LEAD,
    LEAD_FM,
    LEAD_OPFIRE,
    causes,
    half,
    is_one_at_most,
)
from warbox.games.tideofiron.rules.sighting import far, is_night, sees, spotter_sees
from warbox.games.tideofiron.state import ToiState

CONCUSSION: Final = 3  # [TOI-UNIT-31] firepower and range
BEAST_RANGE: Final = 2  # of a squad with Take Down the Beast against heavy vehicles
WHOLE: Final = 1  # a vehicle takes part as a whole
MOST_ON_FOOT: Final = 2 * (max([max(row) for row in INF_RANGE + VEH_RANGE] + [AT_RANGE]) + HEIGHT_RANGE)
MOST_BY_VEHICLE: Final = 2 * (
    max([max(kind.inf_range + CONCUSSION, kind.veh_range) for kind in VEHICLES]) + HEIGHT_RANGE
)


def card_against_heavy(state: ToiState, unit: Unit, target: Unit) -> i64:
    """Take Down the Beast: what the card adds to this squad against a heavy vehicle."""
    added: i64 = 0
    if state.mods and target.kind != SQUAD and VEHICLES[target.kind].heavy:
        for mod in state.mods:
            if mod.what == AT_SQUAD and mod.unit == unit.index:
                added += mod.n
    return added


def is_concussive(state: ToiState, unit: Unit, target: Unit) -> bool:
    """[TOI-UNIT-31] [TOI-R-62] A tank against a squad in a building or in a pillbox."""
    if unit.kind == SQUAD or target.kind != SQUAD or not VEHICLES[unit.kind].concussive:
        return False
    return target.fort == PILLBOX or state.ground.terrain[target.cell] == BUILDING


def figure_range(state: ToiState, unit: Unit, figure: i64, target: Unit) -> i64:
    """[TOI-COMBAT-01] [TOI-R-60] The range of one figure against a target, before the bonus of height; 0: none."""
    if target.kind == SQUAD:
        return INF_RANGE[unit.side][figure]
    base: i64 = VEH_RANGE[unit.side][figure]
    if base and unit.has_spec(ANTI_TANK):
        base = AT_RANGE
    if base and base < BEAST_RANGE and card_against_heavy(state, unit, target):
        base = BEAST_RANGE
    return base


def unit_range(state: ToiState, unit: Unit, figs: i64, target: Unit) -> i64:
    """[TOI-RANGE-07] [TOI-R-16] [TOI-RANGE-09] The range of a unit with these figures: the lowest of theirs."""
    bonus: i64 = height_bonus(state.ground, int(unit.cell), int(target.cell))
    if unit.kind != SQUAD:
        vehicle = VEHICLES[unit.kind]
        base: i64 = vehicle.inf_range if target.kind == SQUAD else vehicle.veh_range
        if base == 0:
            return 0
        return base + bonus + (CONCUSSION if is_concussive(state, unit, target) else 0)
    lowest: i64 = 99
    for figure in range(FIGURE_COUNT):
        if count_of(figs, figure) > 0:
            own = figure_range(state, unit, figure, target)
            lowest = min(lowest, own)
    return lowest + bonus


def able_figures(state: ToiState, unit: Unit, target: Unit, how: i64) -> i64:
    """[TOI-COMBAT-05] [TOI-COMBAT-06] [TOI-R-16] [TOI-R-85] The figures that can validly attack a target by their
    range; 0: none. [TOI-ACTION-09] [TOI-RANGE-06] Not at long range in Fire and Movement.
    [TOI-UNIT-18] Mortars never with others. [TOI-COMBINED-04] A supporter, too, must be able to."""
    away = far(state.ground, unit.cell, target.cell)
    factor: i64 = 1 if how == LEAD_FM or is_night(state) else 2
    if unit.kind != SQUAD:
        reach = unit_range(state, unit, 0, target)
        return WHOLE if reach > 0 and (away <= 1 or away <= factor * reach) else 0
    bonus: i64 = 1 if higher(state, unit, target) else 0
    able: i64 = 0
    against_squad = target.kind == SQUAD
    ranges = INF_RANGE[unit.side]
    for figure in range(MORTAR):
        count = count_of(unit.figs, figure)
        if count:
            own: i64 = ranges[figure] if against_squad else figure_range(state, unit, figure, target)
            if own > 0 and away <= factor * (own + bonus * HEIGHT_RANGE):
                able += count * ONE[figure]
    return able


def higher(state: ToiState, unit: Unit, target: Unit) -> bool:
    """[TOI-RANGE-09] Whether the attacker stands higher than its target."""
    return state.ground.level[unit.cell] > state.ground.level[target.cell]


def may_reach(state: ToiState, unit: Unit, target: Unit) -> bool:
    """Whether a target is near enough to be looked at more closely: a bound that no bonus passes."""
    away = far(state.ground, unit.cell, target.cell)
    if unit.kind == SQUAD:
        return away <= MOST_ON_FOOT
    return away <= MOST_BY_VEHICLE


def can_attack(state: ToiState, unit: Unit, target: Unit, how: i64) -> bool:
    """[TOI-COMBAT-04] [TOI-LOS-01] [TOI-CONCEAL-03] Whether a unit on the board can attack a target in this way,
    so far as distance, sight and halving go. [TOI-R-94] [TOI-UNIT-36] In its own hex only by op fire."""
    if target.is_concealed() or not is_one_at_most(causes(state, unit, how)):
        return False
    if able_figures(state, unit, target, how) == 0:
        return False
    if unit.cell == target.cell:
        return how >= LEAD_OPFIRE
    return sees(state, unit.cell, target.cell)


def is_flame(state: ToiState, unit: Unit, cell: i64) -> bool:
    """[TOI-SPECIAL-09] [TOI-SPECIAL-11] Whether a unit attacks a hex with a flamethrower: from next to it."""
    return unit.has_spec(FLAMETHROWER) and far(state.ground, unit.cell, cell) <= 1


def firepower(state: ToiState, unit: Unit, figs: i64, target: Unit, how: i64, ledger: list[Modifier] | None) -> i64:
    """[TOI-ATTACK-02] [TOI-ATTACK-03] [TOI-MODIFIER-01] What a unit adds to an attack: its figures' firepower and
    bonuses, then perhaps halved. The causes go into the ledger."""
    against_squad = target.kind == SQUAD
    total: i64 = 0
    if unit.kind == SQUAD:
        values = INF_FP[unit.side] if against_squad else VEH_FP[unit.side]
        for figure in range(MORTAR):
            total += count_of(figs, figure) * values[figure]
    else:
        vehicle = VEHICLES[unit.kind]
        total = vehicle.inf_fp if against_squad else vehicle.veh_fp
    if ledger is not None:
        ledger.append(Modifier(int(total), "TOI-ATTACK-03" if unit.kind == SQUAD else "TOI-COMBAT-01", unit.name))
    if unit.kind == SQUAD:
        if not against_squad and unit.has_spec(ANTI_TANK):
            total += AT_FP
            if ledger is not None:
                ledger.append(Modifier(AT_FP, "TOI-SPECIAL-08", "anti-tank"))
        if unit.spec == FLAMETHROWER and is_flame(state, unit, target.cell):
            total += FLAME_FP
            if ledger is not None:
                ledger.append(Modifier(FLAME_FP, "TOI-SPECIAL-09", "flamethrower"))
    elif is_concussive(state, unit, target):
        total += CONCUSSION
        if ledger is not None:
            ledger.append(Modifier(CONCUSSION, "TOI-UNIT-31", "concussive"))
    if state.mods:
        added = card_against_heavy(state, unit, target)
        if how == LEAD:
            added += attack_bonus(state, unit)
        total += added
        if ledger is not None and added:
            ledger.append(Modifier(int(added), "TOI-CARD-05", "card"))
    return halved(total, causes(state, unit, how), ledger)


def halved(total: i64, found: i64, ledger: list[Modifier] | None) -> i64:
    """[TOI-ACTION-08] [TOI-ATTACK-04] [TOI-R-02] Half, if there is a cause."""
    if not found:
        return total
    if ledger is not None:
        for bit, kind, rule in CAUSES:
            if found & bit:
                ledger.append(Modifier(int(half(total) - total), rule, kind))
    return half(total)


def attack_bonus(state: ToiState, leader: Unit) -> i64:
    """Firepower that a card gives to the next attack."""
    added: i64 = 0
    for mod in state.mods:
        if mod.what == FP_ATTACK and mod.side == leader.side and (mod.unit < 0 or mod.unit == leader.index):
            if mod.division == 0 or mod.division == leader.division:
                added += mod.n
    return added


def range_band(state: ToiState, unit: Unit, figs: i64, target: Unit) -> int:
    """[TOI-RANGE-02] [TOI-RANGE-03] [TOI-RANGE-04] The band in which a unit attacks."""
    far = state.ground.distance(int(unit.cell), int(target.cell))
    return band(int(unit_range(state, unit, figs, target)), far)


# ---- mortars


def mortar_range(state: ToiState, unit: Unit, cell: i64) -> i64:
    """[TOI-R-57] Height counts between the mortar's hex and the target hex."""
    bonus: i64 = height_bonus(state.ground, int(unit.cell), int(cell))
    return MORTAR_RANGE + bonus


def mortar_band(state: ToiState, unit: Unit, cell: i64) -> int:
    """[TOI-UNIT-13] The band of a mortar's attack; OUT if it cannot reach the hex. [TOI-UNIT-16] Never next to it."""
    far = state.ground.distance(int(unit.cell), int(cell))
    if far < MORTAR_LEAST:
        return OUT
    found = band(int(mortar_range(state, unit, cell)), far)
    return OUT if found == LONG and is_night(state) else found


def mortar_may_fire(state: ToiState, unit: Unit) -> bool:
    """[TOI-UNIT-15] Not from a building, nor from a pillbox."""
    return unit.has_mortar() and unit.fort != PILLBOX and state.ground.terrain[unit.cell] != BUILDING


def can_shell(state: ToiState, unit: Unit, cell: i64, how: i64) -> bool:
    """[TOI-UNIT-11] [TOI-UNIT-14] [TOI-UNIT-15] [TOI-R-57] Whether the mortars of a unit can attack a hex."""
    if not mortar_may_fire(state, unit) or not is_one_at_most(causes(state, unit, how)):
        return False
    if mortar_band(state, unit, cell) == OUT:
        return False
    return sees(state, unit.cell, cell) or spotter_sees(state, unit.side, unit.division, cell)


def mortar_firepower(
    state: ToiState, unit: Unit, suppress: bool, how: i64, figs: i64, ledger: list[Modifier] | None
) -> i64:
    """[TOI-UNIT-12] [TOI-UNIT-19] [TOI-R-59] Two mortars add their firepower; a supporter adds half."""
    count = count_of(figs & MORTARS, MORTAR)
    total = count * (MORTAR_SUPPRESS if suppress else MORTAR_NORMAL)
    if ledger is not None:
        ledger.append(Modifier(int(total), "TOI-UNIT-12", unit.name))
    if state.mods and how == LEAD:
        added = attack_bonus(state, unit)
        total += added
        if ledger is not None and added:
            ledger.append(Modifier(int(added), "TOI-CARD-05", "card"))
    return halved(total, causes(state, unit, how), ledger)


def worst(first: int, second: int) -> int:
    """[TOI-COMBINED-09] The worst band of all sets what hits."""
    return first if first > second else second


NEAREST: Final = CLOSE
