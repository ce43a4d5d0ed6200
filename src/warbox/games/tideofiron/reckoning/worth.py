"""What units are worth, in figures of regular infantry, and what an attack takes from them on average."""

from typing import Final

from mypy_extensions import i64

from warbox.games.tideofiron.pieces.box import DEFENCE_HIT, DISRUPTED, HEAVY, LIGHT, PINNED
from warbox.games.tideofiron.pieces.figure import FIGURE_COUNT
from warbox.games.tideofiron.pieces.unit import FATIGUED, OPFIRE, SQUAD, Unit, count_of, head_count
from warbox.games.tideofiron.pieces.vehicle import VEHICLES
from warbox.games.tideofiron.reckoning.odds import quick_hits
from warbox.games.tideofiron.state import ToiState

FIGURE: Final = [1.0, 1.5, 1.7, 2.2, 1.8]  # R E O G M
TOKEN: Final = 0.6
TANK: Final = 6.0
TIGER: Final = 8.5
HALF_TRACK: Final = 2.5
TRUCK: Final = 1.2
PINNED_LEFT: Final = 0.75  # of a squad's worth
DISRUPTED_LEFT: Final = 0.5
LIGHT_LEFT: Final = 0.75
HEAVY_LEFT: Final = 0.45
STILL_TO_ACT: Final = 1.15  # so much more it is worth to hit somebody who has not acted yet
RED: Final = (7 - DEFENCE_HIT) / 6  # successes of a red die

# the share of its worth that a target loses by hits, from one on; by its condition or damage
SUPPRESSED: Final = [[0.25, 0.25, 0.5, 1.0], [0.3, 0.3, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0]]
DAMAGED: Final = [[0.25, 0.25, 0.55, 1.0], [0.4, 0.4, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0]]
LOSES_OPFIRE: Final = 0.1
# hits that destroy a vehicle and that end a heavy one's move, by its damage; a truck is fragile
DESTROYED_BY: Final = [4, 3, 1]
FRAGILE_BY: Final = [3, 1, 1]
HALTED_BY: Final = [3, 1, 1]


def figures_worth(figs: i64) -> float:
    value = 0.0
    for figure in range(FIGURE_COUNT):
        value += FIGURE[figure] * int(count_of(figs, figure))
    return value


def worth(unit: Unit) -> float:
    """A unit by itself."""
    if unit.kind == SQUAD:
        value = figures_worth(unit.figs)
        if unit.spec >= 0:
            value += TOKEN
        if unit.condition == PINNED:
            value *= PINNED_LEFT
        elif unit.condition == DISRUPTED:
            value *= DISRUPTED_LEFT
        return value
    vehicle = VEHICLES[unit.kind]
    value = TRUCK if vehicle.truck else HALF_TRACK
    if vehicle.tank:
        value = TIGER if vehicle.thick_armor else TANK
    if unit.damage == LIGHT:
        value *= LIGHT_LEFT
    elif unit.damage == HEAVY:
        value *= HEAVY_LEFT
    return value


def inside(state: ToiState, vehicle: Unit) -> float:
    """[TOI-R-24] What squads inside a vehicle are worth, which are lost with it."""
    if vehicle.kind == SQUAD or not state.cargo_count(vehicle.index):
        return 0.0
    return sum([worth(unit) for unit in state.units if unit.carrier == vehicle.index and not unit.is_gone()])


def at_least(least: int, black: int, hit: int, red: int) -> float:
    """The chance of so many final hits."""
    chances = quick_hits(black, hit, red)
    return sum([chances[count] for count in range(least, len(chances))])


def destroyed_by(target: Unit) -> int:
    """[TOI-VEHDMG-04] [TOI-VEHDMG-11] Hits that destroy a vehicle."""
    return (FRAGILE_BY if VEHICLES[target.kind].truck else DESTROYED_BY)[target.damage]


def halted_by(target: Unit) -> int:
    """[TOI-MOVE-08] [TOI-MOVE-09] Hits of op fire that end a unit's move; of a squad by a suppressive attack."""
    return HALTED_BY[target.damage] if target.kind != SQUAD and VEHICLES[target.kind].sturdy else 1


def expected(target: Unit, suppress: bool, black: int, hit: int, red: int) -> float:
    """What an attack takes from a target on average."""
    if black <= 0:
        return 0.0
    chances = quick_hits(black, hit, red)
    whole = int(head_count(target.figs)) if target.kind == SQUAD else 0
    share = 0.0
    for hits in range(1, len(chances)):
        if target.kind != SQUAD:
            lost = DAMAGED[target.damage][hits - 1 if hits < 4 else 3]
        elif suppress:
            lost = SUPPRESSED[target.condition][hits - 1 if hits < 4 else 3]
            if target.activation == OPFIRE:
                lost = min(1.0, lost + LOSES_OPFIRE)
        else:
            lost = hits / whole if hits < whole else 1.0
        share += chances[hits] * lost
    value = share * worth(target)
    return value * STILL_TO_ACT if target.activation != FATIGUED else value
