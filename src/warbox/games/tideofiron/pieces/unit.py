"""Units: a squad or a vehicle. A unit is a value: when something about it changes, another one takes its place."""

from typing import Final

from mypy_extensions import i64

from warbox.games.tideofiron.pieces.box import GOOD, NOWHERE
from warbox.games.tideofiron.pieces.figure import FIGURE_COUNT, LETTERS, SLOTS_OF, WRITTEN
from warbox.games.tideofiron.pieces.spec import NO_SPEC

SQUAD: Final = -1  # the kind of a squad; a vehicle's is its place among VEHICLES
NO_FORT: Final = -1
NO_UNIT: Final = -1

FRESH: Final = 0
OPFIRE: Final = 1
FATIGUED: Final = 2
ACTIVATIONS: Final = ["fresh", "opfire", "fatigued"]

CONCEALED: Final = 1
GONE: Final = 2
ACE: Final = 4  # [TOI-OPERATION-01] the tank named for the Operations card Tank Ace

# figures of a squad in one number: three bits each, in the order of LETTERS
ONE: Final = [1, 8, 64, 512, 4096]
BITS: Final = [2**place for place in range(62)]
HEAVY_WEAPONS: Final = 7 * 512 + 7 * 4096
MORTARS: Final = 7 * 4096
GUNS: Final = 7 * 512


class Unit:
    """[TOI-SQUAD-06] One squad or one vehicle; activated, targeted and moved as a whole."""

    def __init__(
        self,
        index: i64,
        name: str,
        side: i64,
        division: i64,
        kind: i64,
        figs: i64,
        spec: i64 = NO_SPEC,
        cell: i64 = NOWHERE,
        activation: i64 = FRESH,
        condition: i64 = GOOD,
        damage: i64 = 0,
        fort: i64 = NO_FORT,
        carrier: i64 = NO_UNIT,
        flags: i64 = 0,
    ) -> None:
        self.index: Final = index
        self.name: Final = name
        self.side: Final = side
        self.division: Final = division
        self.kind: Final = kind
        self.figs: Final = figs
        self.spec: Final = spec
        self.cell: Final = cell  # NOWHERE: transported, not deployed, or gone
        self.activation: Final = activation
        self.condition: Final = condition
        self.damage: Final = damage
        self.fort: Final = fort
        self.carrier: Final = carrier
        self.flags: Final = flags

    # ---- what it is

    def is_squad(self) -> bool:
        """[TOI-SQUAD-05] Infantry, or else a vehicle."""
        return self.kind == SQUAD

    def is_gone(self) -> bool:
        return (self.flags & GONE) != 0

    def is_concealed(self) -> bool:
        return (self.flags & CONCEALED) != 0

    def is_ace(self) -> bool:
        return (self.flags & ACE) != 0

    def has_officer(self) -> bool:
        return (self.figs & 448) != 0

    def has_heavy_weapon(self) -> bool:
        """[TOI-UNIT-04] [TOI-UNIT-10] A machine-gun crew or a mortar crew."""
        return (self.figs & HEAVY_WEAPONS) != 0

    def has_mortar(self) -> bool:
        return (self.figs & MORTARS) != 0

    def has_spec(self, spec: i64) -> bool:
        """[TOI-SPECIAL-02] [TOI-R-21] Whether it can use this specialization now: not pinned, not disrupted."""
        return self.spec == spec and self.condition == GOOD

    # ---- the same unit, changed

    def at(self, cell: i64) -> "Unit":
        return Unit(
            self.index, self.name, self.side, self.division, self.kind, self.figs, self.spec, cell, self.activation,
            self.condition, self.damage, self.fort, self.carrier, self.flags,
        )  # fmt: skip

    def acting(self, activation: i64) -> "Unit":
        return Unit(
            self.index, self.name, self.side, self.division, self.kind, self.figs, self.spec, self.cell, activation,
            self.condition, self.damage, self.fort, self.carrier, self.flags,
        )  # fmt: skip

    def shaken(self, condition: i64, activation: i64) -> "Unit":
        return Unit(
            self.index, self.name, self.side, self.division, self.kind, self.figs, self.spec, self.cell, activation,
            condition, self.damage, self.fort, self.carrier, self.flags,
        )  # fmt: skip

    def hurt(self, damage: i64) -> "Unit":
        return Unit(
            self.index, self.name, self.side, self.division, self.kind, self.figs, self.spec, self.cell,
            self.activation, self.condition, damage, self.fort, self.carrier, self.flags,
        )  # fmt: skip

    def manned(self, figs: i64) -> "Unit":
        """[TOI-SQUAD-10] With other figures; its specialization stays."""
        return Unit(
            self.index, self.name, self.side, self.division, self.kind, figs, self.spec, self.cell,
            self.activation, self.condition, self.damage, self.fort, self.carrier, self.flags,
        )  # fmt: skip

    def placed(self, cell: i64, fort: i64, carrier: i64) -> "Unit":
        return Unit(
            self.index, self.name, self.side, self.division, self.kind, self.figs, self.spec, cell, self.activation,
            self.condition, self.damage, fort, carrier, self.flags,
        )  # fmt: skip

    def flagged(self, flags: i64) -> "Unit":
        return Unit(
            self.index, self.name, self.side, self.division, self.kind, self.figs, self.spec, self.cell,
            self.activation, self.condition, self.damage, self.fort, self.carrier, flags,
        )  # fmt: skip

    def trained(self, spec: i64) -> "Unit":
        return Unit(
            self.index, self.name, self.side, self.division, self.kind, self.figs, spec, self.cell, self.activation,
            self.condition, self.damage, self.fort, self.carrier, self.flags,
        )  # fmt: skip

    def removed(self) -> "Unit":
        """[TOI-SQUAD-04] Out of the game: of a squad only its base and token are remembered, which do not return."""
        return Unit(
            self.index, self.name, self.side, self.division, self.kind, 0, self.spec, NOWHERE, FRESH,
            GOOD, 0, NO_FORT, NO_UNIT, GONE,
        )  # fmt: skip


def count_of(figs: i64, figure: i64) -> i64:
    """How many figures of a kind there are."""
    return (figs >> (3 * figure)) & 7


def head_count(figs: i64) -> i64:
    """[TOI-SQUAD-03] Figures; a crew is one."""
    return (figs & 7) + ((figs >> 3) & 7) + ((figs >> 6) & 7) + ((figs >> 9) & 7) + ((figs >> 12) & 7)


def slots_used(figs: i64) -> i64:
    """[TOI-SQUAD-02] The slots that figures fill."""
    used: i64 = 0
    for figure in range(FIGURE_COUNT):
        used += count_of(figs, figure) * SLOTS_OF[figure]
    return used


def kinds_of(figs: i64) -> list[int]:
    """The kinds of figures that there are, in the order in which squads are written."""
    return [figure for figure in WRITTEN if count_of(figs, figure) > 0]


def pack(counts: list[int]) -> int:
    return sum([counts[figure] * ONE[figure] for figure in range(FIGURE_COUNT)])


def figures_text(figs: i64) -> str:
    """`GRR`, `OERR`; `-` for none."""
    return "".join([LETTERS[figure] * int(count_of(figs, figure)) for figure in WRITTEN]) or "-"


def subsets(figs: i64) -> list[int]:
    """[TOI-COMBAT-08] Every choice of some of the figures, all of them first."""
    found = [0]
    for figure in WRITTEN:
        one = ONE[figure]
        found = [taken + one * count for taken in found for count in range(int(count_of(figs, figure)), -1, -1)]
    return found[:-1]
