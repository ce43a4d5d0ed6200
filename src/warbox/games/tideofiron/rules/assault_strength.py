"""The strength of an assault: who may assault and support, both sides' firepower, the defenders' cover."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.decision import Modifier, Refusal
from warbox.games.tideofiron.cards.card import OP_MERCILESS
from warbox.games.tideofiron.map.ground import SQUAD as ON_FOOT
from warbox.games.tideofiron.pieces.box import DISRUPTED, GOOD, NOWHERE, PINNED
from warbox.games.tideofiron.pieces.figure import INF_FP, MORTAR
from warbox.games.tideofiron.pieces.fort import FORT_COVER, TRAPS
from warbox.games.tideofiron.pieces.marks import MINES_BIT, SMOKE_BIT, TRAPS_BIT, WIRE_BIT
from warbox.games.tideofiron.pieces.mod import COVER_SQUADS, PINNED_ASSAULT_FULL
from warbox.games.tideofiron.pieces.spec import BANDAGE, FLAME_FP, FLAMETHROWER, MEDIC
from warbox.games.tideofiron.pieces.unit import NO_FORT, SQUAD, Unit, count_of
from warbox.games.tideofiron.pieces.vehicle import VEHICLES
from warbox.games.tideofiron.rules.cover import FORT_RULE, burnt, ground_cover
from warbox.games.tideofiron.rules.firepower import halved
from warbox.games.tideofiron.rules.halving import (
    IN_MINES,
    IN_SMOKE,
    IN_WIRE,
    INTO_SMOKE,
    PINNED_DEFENDER,
    SUPPORTING,
    is_one_at_most,
)
from warbox.games.tideofiron.state import ToiState

MERCILESS: Final = 2


def assault_causes(state: ToiState, unit: Unit, cell: i64, supports: bool) -> i64:
    """[TOI-R-51] [TOI-FORT-34] [TOI-FORT-36] [TOI-R-48] [TOI-R-100] What halves an attacker: wire and mines under it,
    smoke before it, supporting; smoke around itself does not."""
    found: i64 = SUPPORTING if supports else 0
    mark: i64 = state.marks[unit.cell]
    if mark & WIRE_BIT:
        found |= IN_WIRE
    if mark & MINES_BIT:
        found |= IN_MINES
    if state.marks[cell] & SMOKE_BIT:
        found |= INTO_SMOKE
    return found


def can_reach(state: ToiState, source: i64, cell: i64) -> bool:
    """[TOI-R-33] [TOI-R-55] Whether two hexes are neighbours without a cliff between them."""
    return state.ground.distance(int(source), int(cell)) == 1 and not state.ground.cliff(int(source), int(cell))


def has_heavy_vehicle(state: ToiState, side: i64, cell: i64) -> bool:
    """[TOI-ASSAULT-03] Whether a heavy vehicle of the enemy of `side` is in a hex."""
    for unit in state.units:
        if unit.cell == cell and unit.side != side and unit.kind != SQUAD and VEHICLES[unit.kind].heavy:
            return True
    return False


def can_storm(state: ToiState, unit: Unit, cell: i64) -> bool:
    """[TOI-ASSAULT-01] [TOI-ASSAULT-02] [TOI-ASSAULT-03] [TOI-R-33] [TOI-R-40] Whether the active squad may assault a
    hex."""
    if not state.seen_enemies(unit.side, cell) or not can_reach(state, unit.cell, cell):
        return False
    if not state.ground.can_enter(ON_FOOT, int(cell)) or has_heavy_vehicle(state, unit.side, cell):
        return False
    return is_one_at_most(assault_causes(state, unit, cell, False))


def check_storm(state: ToiState, unit: Unit, cell: i64, label: str) -> Refusal | None:
    """Why the active squad may not assault a hex."""
    facts: dict[str, str | int] = {"unit": unit.name, "hex": label}
    if cell == NOWHERE:
        return Refusal("off-the-map", "TOI-MOVE-06", facts)
    if unit.cell < 0 or state.ground.distance(int(unit.cell), int(cell)) != 1:
        return Refusal("not-adjacent-hex", "TOI-ASSAULT-01", facts)
    if state.ground.cliff(int(unit.cell), int(cell)) or not state.ground.can_enter(ON_FOOT, int(cell)):
        return Refusal("cannot-storm", "TOI-R-33", facts)
    if not state.seen_enemies(unit.side, cell):
        return Refusal("nobody-there", "TOI-R-40" if state.enemies(unit.side, cell) else "TOI-ASSAULT-01", facts)
    if has_heavy_vehicle(state, unit.side, cell):
        return Refusal("heavy-vehicle-there", "TOI-ASSAULT-03", facts)
    if not is_one_at_most(assault_causes(state, unit, cell, False)):
        return Refusal("halved-twice", "TOI-MODIFIER-02", facts)
    return None


def can_support_assault(state: ToiState, leader: Unit, unit: Unit, cell: i64) -> bool:
    """[TOI-ASSAULT-05] [TOI-R-34] [TOI-FORT-37] A squad in good order next to the hex, in whatever activation."""
    if unit.side != leader.side or unit.kind != SQUAD or unit.index == leader.index or unit.cell < 0:
        return False
    if unit.condition != GOOD or unit.has_heavy_weapon() or not can_reach(state, unit.cell, cell):
        return False
    return is_one_at_most(assault_causes(state, unit, cell, True))


def check_assault_support(state: ToiState, leader: Unit, unit: Unit | None, name: str, cell: i64) -> Refusal | None:
    if unit is None or unit.cell < 0:
        return Refusal("no-such-unit", "TOI-R-34", {"unit": name})
    facts: dict[str, str | int] = {"unit": unit.name}
    if unit.side != leader.side or unit.kind != SQUAD or unit.index == leader.index:
        return Refusal("cannot-support", "TOI-R-34", facts)
    if unit.has_heavy_weapon():
        return Refusal("heavy-weapon", "TOI-ASSAULT-02", facts)
    if unit.condition != GOOD:
        return Refusal("is-shaken", "TOI-ASSAULT-05", facts)
    if not can_reach(state, unit.cell, cell):
        return Refusal("not-adjacent-hex", "TOI-ASSAULT-05", facts | {"hex": state.label(cell)})
    if not is_one_at_most(assault_causes(state, unit, cell, True)):
        return Refusal("halved-twice", "TOI-FORT-37" if state.marks[cell] & SMOKE_BIT else "TOI-MODIFIER-02", facts)
    return None


def squad_firepower(unit: Unit) -> i64:
    """[TOI-ASSAULT-06] [TOI-UNIT-16] Against infantry, all figures; mortars add nothing."""
    total: i64 = 0
    values = INF_FP[unit.side]
    for figure in range(MORTAR):
        total += count_of(unit.figs, figure) * values[figure]
    return total


def attacker_strength(state: ToiState, unit: Unit, cell: i64, supports: bool, ledger: list[Modifier] | None) -> i64:
    """[TOI-ASSAULT-06] [TOI-ASSAULT-07] [TOI-R-36] What an attacking squad adds."""
    total = squad_firepower(unit)
    if ledger is not None:
        ledger.append(Modifier(int(total), "TOI-ASSAULT-06", unit.name))
    if unit.has_spec(FLAMETHROWER):
        total += FLAME_FP
        if ledger is not None:
            ledger.append(Modifier(FLAME_FP, "TOI-ASSAULT-07", "flamethrower"))
    if not supports and state.has_op(unit.side, OP_MERCILESS):
        total += MERCILESS
        if ledger is not None:
            ledger.append(Modifier(MERCILESS, "TOI-OPERATION-01", "merciless"))
    return halved(total, assault_causes(state, unit, cell, supports), ledger)


def officer_in(state: ToiState, side: i64, cell: i64) -> bool:
    for unit in state.units:
        if unit.cell == cell and unit.side == side and unit.has_officer():
            return True
    return False


def defender_strength(state: ToiState, unit: Unit, ledger: list[Modifier] | None) -> i64:
    """[TOI-ASSAULT-08] [TOI-ASSAULT-09] [TOI-ASSAULT-10] [TOI-R-03] [TOI-R-51] [TOI-R-100] What a defender adds:
    nothing if disrupted, half for one cause, nothing for two."""
    total: i64 = squad_firepower(unit) if unit.kind == SQUAD else VEHICLES[unit.kind].inf_fp
    if unit.condition == DISRUPTED:
        if ledger is not None:
            ledger.append(Modifier(0, "TOI-ASSAULT-09", unit.name))
        return 0
    if ledger is not None:
        ledger.append(Modifier(int(total), "TOI-ASSAULT-08", unit.name))
    found: i64 = 0
    mark: i64 = state.marks[unit.cell]
    if mark & SMOKE_BIT:
        found |= IN_SMOKE  # [TOI-FORT-35]
    if mark & WIRE_BIT and unit.kind == SQUAD:
        found |= IN_WIRE
    if unit.condition == PINNED and not officer_in(state, unit.side, unit.cell):
        if not state.mod_sum(PINNED_ASSAULT_FULL, unit.side, unit.division):
            found |= PINNED_DEFENDER
    if not is_one_at_most(found):
        if ledger is not None:
            ledger.append(Modifier(-int(total), "TOI-R-03", "halved-twice"))
        return 0
    return halved(total, found, ledger)


def assault_cover(state: ToiState, cell: i64, defenders: list[int], flame: bool, ledger: list[Modifier] | None) -> i64:
    """[TOI-ASSAULT-11] [TOI-ASSAULT-12] [TOI-ASSAULT-13] [TOI-R-35] The defenders' red dice: terrain and smoke,
    fortifications that defenders are in, tank traps, a medic; never armour, elites or officers."""
    total = ground_cover(state, cell, ledger)
    squads = [state.units[index] for index in defenders if state.units[index].kind == SQUAD]
    for unit in squads:
        if unit.fort != NO_FORT:
            total += FORT_COVER[unit.fort]
            if ledger is not None:
                ledger.append(Modifier(FORT_COVER[unit.fort], FORT_RULE[unit.fort], unit.name))
    if squads and state.marks[cell] & TRAPS_BIT:
        total += FORT_COVER[TRAPS]
        if ledger is not None:
            ledger.append(Modifier(FORT_COVER[TRAPS], "TOI-FORT-22", "tank-traps"))
    for unit in squads:
        if unit.has_spec(MEDIC):
            total += BANDAGE
            if ledger is not None:
                ledger.append(Modifier(BANDAGE, "TOI-SPECIAL-12", "medic"))
            break
    if squads and state.mods:
        added = state.mod_sum(COVER_SQUADS, squads[0].side, squads[0].division)
        total += added
        if ledger is not None and added:
            ledger.append(Modifier(int(added), "TOI-CARD-05", "card"))
    return burnt(total, ledger) if flame else total
