"""The box: what is left of the figures, vehicles, tokens and markers that are limited."""

from mypy_extensions import i64

from warbox.games.tideofiron.pieces.box import BASES, CONCEALMENTS
from warbox.games.tideofiron.pieces.figure import FIGURE_BOX
from warbox.games.tideofiron.pieces.fort import STOCK, STOCK_BOX, STOCK_OF
from warbox.games.tideofiron.pieces.marks import marks_of
from warbox.games.tideofiron.pieces.spec import SPEC_BOX
from warbox.games.tideofiron.pieces.unit import SQUAD, count_of
from warbox.games.tideofiron.pieces.vehicle import VEHICLE_BOX
from warbox.games.tideofiron.state import ToiState


def figures_left(state: ToiState, side: i64, figure: i64) -> i64:
    """[TOI-SHORTAGE-02] [TOI-R-97] [TOI-SPECIAL-17] Figures of a kind in the box: those removed have returned."""
    left: i64 = FIGURE_BOX[side][figure]
    for unit in state.units:
        if unit.side == side and unit.kind == SQUAD:
            left -= count_of(unit.figs, figure)
    return left


def vehicles_left(state: ToiState, kind: i64) -> i64:
    """[TOI-SHORTAGE-02] [TOI-R-97]"""
    left: i64 = VEHICLE_BOX[kind]
    for unit in state.units:
        if unit.kind == kind and not unit.is_gone():
            left -= 1
    return left


def bases_left(state: ToiState, side: i64, division: i64) -> i64:
    """[TOI-SQUAD-07] [TOI-SHORTAGE-02] [TOI-R-97] Bases of a division; those that have left do not return."""
    left: i64 = BASES[division - 1]
    for unit in state.units:
        if unit.side == side and unit.kind == SQUAD and unit.division == division:
            left -= 1
    return left


def tokens_left(state: ToiState, spec: i64) -> i64:
    """[TOI-SHORTAGE-02] [TOI-R-97] Specialization tokens, which do not return either; both sides share them."""
    left: i64 = SPEC_BOX[spec]
    for unit in state.units:
        if unit.kind == SQUAD and unit.spec == spec:
            left -= 1
    return left


def marks_left(state: ToiState, kind: i64) -> i64:
    """[TOI-SHORTAGE-02] [TOI-SHORTAGE-01] Markers of a kind; two-sided ones share a supply."""
    stock: i64 = STOCK_OF[kind]
    left: i64 = STOCK_BOX[stock]
    for mark in state.marks:
        if mark:
            for other in STOCK[stock]:
                left -= marks_of(mark, other)
    return left


def concealments_left(state: ToiState, side: i64) -> i64:
    left: i64 = CONCEALMENTS
    for unit in state.units:
        if unit.side == side and unit.is_concealed():
            left -= 1
    return left
