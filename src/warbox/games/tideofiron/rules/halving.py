"""What halves firepower. Causes are counted as a set: one halves, two forbid."""

from typing import Final

from mypy_extensions import i64

from warbox.games.tideofiron.cards.card import OP_DESPERATE
from warbox.games.tideofiron.pieces.box import GOOD
from warbox.games.tideofiron.pieces.marks import MINES_BIT, SMOKE_BIT, WIRE_BIT
from warbox.games.tideofiron.pieces.unit import SQUAD, Unit
from warbox.games.tideofiron.state import ToiState

FIRE_MOVE: Final = 1
SUPPORTING: Final = 2
RALLIED: Final = 4
IN_SMOKE: Final = 8
IN_WIRE: Final = 16
IN_MINES: Final = 32
INTO_SMOKE: Final = 64
PINNED_DEFENDER: Final = 128
DESPERATE: Final = 256
CAUSES: Final = [
    (FIRE_MOVE, "fire-and-movement", "TOI-ACTION-08"),
    (SUPPORTING, "supporting", "TOI-COMBINED-07"),
    (RALLIED, "rally", "TOI-UNIT-22"),
    (IN_SMOKE, "in-smoke", "TOI-FORT-31"),
    (IN_WIRE, "in-wire", "TOI-FORT-13"),
    (IN_MINES, "in-mines", "TOI-FORT-26"),
    (INTO_SMOKE, "into-smoke", "TOI-FORT-36"),
    (PINNED_DEFENDER, "pinned-defender", "TOI-ASSAULT-10"),
    (DESPERATE, "desperate", "TOI-R-03"),
]

# how a unit takes part in a fire attack
LEAD: Final = 0  # Concentrated Fire
LEAD_FM: Final = 1
LEAD_OPFIRE: Final = 2
SUPPORT_FIRE: Final = 3
SUPPORT_OPFIRE: Final = 4
SUPPORT_FULL: Final = 5  # a card lets supporters add their full firepower


def causes(state: ToiState, unit: Unit, how: i64) -> i64:
    """[TOI-R-03] [TOI-FORT-13] [TOI-FORT-26] [TOI-FORT-31] [TOI-R-48] The causes that halve a unit's fire, as a set."""
    found: i64 = 0
    if how == LEAD_FM:
        found = FIRE_MOVE
    elif how == SUPPORT_FIRE or how == SUPPORT_OPFIRE:
        found = SUPPORTING
    if unit.condition != GOOD:
        found |= DESPERATE if state.has_op(unit.side, OP_DESPERATE) else RALLIED
    mark: i64 = state.marks[unit.cell]
    if mark:
        if mark & SMOKE_BIT:
            found |= IN_SMOKE
        if mark & WIRE_BIT and unit.kind == SQUAD:
            found |= IN_WIRE
        if mark & MINES_BIT:
            found |= IN_MINES
    return found


def is_one_at_most(found: i64) -> bool:
    """[TOI-MODIFIER-02] [TOI-R-03] Halved more than once, a unit cannot attack."""
    return found & (found - 1) == 0


def half(firepower: i64) -> i64:
    """[TOI-R-02] Every half is rounded up."""
    return (firepower + 1) // 2


def cause_kinds(found: i64) -> list[str]:
    return [kind for bit, kind, _ in CAUSES if found & bit]


def cause_rule(found: i64) -> str:
    """The rule of the first cause."""
    for bit, _, rule in CAUSES:
        if found & bit:
            return rule
    return "TOI-MODIFIER-02"
