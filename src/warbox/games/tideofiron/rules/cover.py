"""Cover: the red dice of a target, with their causes."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.decision import Modifier
from warbox.games.tideofiron.pieces.box import HEAVY, HEAVY_ARMOR, LIGHT, LIGHT_ARMOR
from warbox.games.tideofiron.pieces.figure import ELITE
from warbox.games.tideofiron.pieces.fort import FORT_COVER, SMOKE, TRAPS
from warbox.games.tideofiron.pieces.marks import SMOKE_BIT, TRAPS_BIT
from warbox.games.tideofiron.pieces.mod import COVER_SQUADS
from warbox.games.tideofiron.pieces.spec import BANDAGE, FLAME_COVER
from warbox.games.tideofiron.pieces.terrain import TERRAINS
from warbox.games.tideofiron.pieces.unit import NO_FORT, SQUAD, Unit, count_of
from warbox.games.tideofiron.pieces.vehicle import VEHICLES
from warbox.games.tideofiron.rules.sighting import medic_in, officer_near
from warbox.games.tideofiron.state import ToiState

TERRAIN_RULE: Final = [
    "TOI-TERRAIN-03",
    "TOI-TERRAIN-04",
    "TOI-TERRAIN-05",
    "TOI-TERRAIN-21",
    "TOI-TERRAIN-14",
    "TOI-TERRAIN-13",
    "TOI-TERRAIN-09",
]
FORT_RULE: Final = ["TOI-FORT-04", "TOI-FORT-09"]
DETERMINATION: Final = 1  # [TOI-UNIT-23]


def ground_cover(state: ToiState, cell: i64, ledger: list[Modifier] | None) -> i64:
    """[TOI-TERRAIN-01] [TOI-TERRAIN-08] [TOI-TERRAIN-19] [TOI-FORT-30] [TOI-TIMING-11] Terrain and smoke: for all.
    Neither a road nor a height gives cover."""
    terrain: i64 = state.ground.cover[cell]
    total = terrain
    if ledger is not None and terrain:
        kind = state.ground.terrain[cell]
        ledger.append(Modifier(int(terrain), TERRAIN_RULE[kind], TERRAINS[kind]))
    if state.marks[cell] & SMOKE_BIT:
        total += FORT_COVER[SMOKE]
        if ledger is not None:
            ledger.append(Modifier(FORT_COVER[SMOKE], "TOI-FORT-30", "smoke"))
    return total


def squad_cover(state: ToiState, target: Unit, suppress: bool, ledger: list[Modifier] | None) -> i64:
    """[TOI-FORT-04] [TOI-FORT-09] [TOI-FORT-22] [TOI-UNIT-03] [TOI-UNIT-23] [TOI-SPECIAL-12] [TOI-R-63]
    What only squads have: fortification, tank traps, figures and helpers, cards."""
    total: i64 = 0
    if target.fort != NO_FORT:
        total += FORT_COVER[target.fort]
        if ledger is not None:
            ledger.append(Modifier(FORT_COVER[target.fort], FORT_RULE[target.fort], "fortification"))
    if state.marks[target.cell] & TRAPS_BIT:
        total += FORT_COVER[TRAPS]
        if ledger is not None:
            ledger.append(Modifier(FORT_COVER[TRAPS], "TOI-FORT-22", "tank-traps"))
    if suppress:
        elites = count_of(target.figs, ELITE)
        total += elites
        if ledger is not None and elites:
            ledger.append(Modifier(int(elites), "TOI-UNIT-03", "elite"))
        if officer_near(state, target.side, target.cell):
            total += DETERMINATION
            if ledger is not None:
                ledger.append(Modifier(DETERMINATION, "TOI-UNIT-23", "officer"))
    elif medic_in(state, target.side, target.cell):
        total += BANDAGE
        if ledger is not None:
            ledger.append(Modifier(BANDAGE, "TOI-SPECIAL-12", "medic"))
    if state.mods:
        added = state.mod_sum(COVER_SQUADS, target.side, target.division)
        total += added
        if ledger is not None and added:
            ledger.append(Modifier(int(added), "TOI-CARD-05", "card"))
    return total


def armour(unit: Unit) -> i64:
    """[TOI-VEHDMG-09] [TOI-VEHDMG-10] [TOI-R-22] A vehicle's armour as it is now, never below 0."""
    value: i64 = VEHICLES[unit.kind].armor
    if unit.damage == LIGHT:
        value -= LIGHT_ARMOR
    elif unit.damage == HEAVY:
        value -= HEAVY_ARMOR
    return value if value > 0 else 0


def defence(state: ToiState, target: Unit, suppress: bool, flame: bool, ledger: list[Modifier] | None) -> i64:
    """[TOI-ATTACK-05] [TOI-R-96] [TOI-SPECIAL-09] [TOI-SPECIAL-10] The red dice of a target. A flamethrower takes
    cover away, but never armour."""
    total = ground_cover(state, target.cell, ledger)
    if target.kind == SQUAD:
        total += squad_cover(state, target, suppress, ledger)
    if flame:
        total = burnt(total, ledger)
    if target.kind != SQUAD:
        value = armour(target)
        total += value
        if ledger is not None and value:
            ledger.append(Modifier(int(value), "TOI-ATTACK-05", "armour"))
    return total


def burnt(total: i64, ledger: list[Modifier] | None) -> i64:
    """[TOI-SPECIAL-09] [TOI-ASSAULT-12] Five less, at least 0."""
    left: i64 = total - FLAME_COVER if total > FLAME_COVER else 0
    if ledger is not None and left != total:
        ledger.append(Modifier(int(left - total), "TOI-SPECIAL-09", "flamethrower"))
    return left
