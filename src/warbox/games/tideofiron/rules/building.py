"""Squad building: which figures a base may get, and who may get a token."""

from typing import Final

from warbox.games.tideofiron.pieces.box import SLOTS
from warbox.games.tideofiron.pieces.figure import FIGURE_COUNT, MACHINE_GUN, SLOTS_OF
from warbox.games.tideofiron.pieces.spec import NO_SPEC
from warbox.games.tideofiron.pieces.unit import ONE, SQUAD, Unit, count_of
from warbox.games.tideofiron.state import ToiState

MOST_BASES: Final = 99


def figures_to_build(state: ToiState, side: int, division: int) -> list[int]:
    """[TOI-SETUP-15] [TOI-R-82] What is left of a division's figures."""
    left = state.scenario.forces[side].divisions[division - 1].figures.copy()
    for unit in state.units:
        if unit.side == side and unit.division == division and unit.kind == SQUAD:
            for figure in range(FIGURE_COUNT):
                left[figure] -= int(count_of(unit.figs, figure))
    return left


def pairs(counts: list[int]) -> int:
    """How many half bases figures need: a crew one, two others one."""
    singles = sum(counts[:MACHINE_GUN])
    return sum(counts[MACHINE_GUN:]) + (singles + 1) // 2


def builds(state: ToiState, unit: Unit) -> list[int]:
    """[TOI-SETUP-16] [TOI-SQUAD-01] [TOI-SQUAD-02] [TOI-R-83] The figures that a base may get so that all figures find
    a base: a full squad, unless there are too few of them."""
    left = figures_to_build(state, int(unit.side), int(unit.division))
    bases = 0
    for other in state.units:
        if other.side == unit.side and other.division == unit.division and other.kind == SQUAD:
            if other.figs == 0 and not other.is_gone():
                bases += 1
    slots = sum([left[figure] * SLOTS_OF[figure] for figure in range(FIGURE_COUNT)])
    full = slots >= bases * SLOTS
    found: list[int] = []
    grow(left, full, bases - 1, FIGURE_COUNT - 1, SLOTS, 0, found)
    if not found:  # too many figures for the bases: some stay in the box
        grow(left, False, MOST_BASES, FIGURE_COUNT - 1, SLOTS, 0, found)
    return found


def grow(left: list[int], full: bool, bases: int, figure: int, room: int, figs: int, found: list[int]) -> None:
    """All choices of figures from this kind on that fit."""
    if figure < 0:
        if figs == 0 or (full and room):
            return
        rest = [left[kind] - int(count_of(figs, kind)) for kind in range(FIGURE_COUNT)]
        if pairs(rest) <= 2 * bases:
            found.append(figs)
        return
    for count in range(min(left[figure], room // SLOTS_OF[figure]), -1, -1):
        grow(left, full, bases, figure - 1, room - count * SLOTS_OF[figure], figs + count * ONE[figure], found)


def specs_left(state: ToiState, seat: int) -> list[tuple[int, int]]:
    """[TOI-SETUP-18] [TOI-SPECIAL-01] Tokens that the seat has still to give: division and specialization. A token
    that no squad can take is set aside."""
    found: list[tuple[int, int]] = []
    side = seat % 2
    for division in (1, 2):
        if state.readings.commander(side, division) != seat:
            continue
        specs = state.scenario.forces[side].divisions[division - 1].specs.copy()
        for unit in state.units:
            if unit.side == side and unit.division == division and unit.spec in specs:
                specs.remove(int(unit.spec))
        if specs and token_takers(state, seat, division):
            found += [(division, spec) for spec in specs]
    return found


def token_takers(state: ToiState, seat: int, division: int) -> list[Unit]:
    """[TOI-SQUAD-08] [TOI-SQUAD-09] Squads without heavy weapons and without a token."""
    found: list[Unit] = []
    for unit in state.units:
        if unit.side == seat % 2 and unit.division == division and unit.kind == SQUAD and not unit.is_gone():
            if unit.spec == NO_SPEC and not unit.has_heavy_weapon() and unit.figs:
                found.append(unit)
    return found
