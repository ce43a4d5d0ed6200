"""What a unit's fire does on average at a distance, cover and heights aside: worked out once for units of one make."""

from typing import Final

from mypy_extensions import i64

from warbox.games.tideofiron.pieces.box import HIT
from warbox.games.tideofiron.pieces.figure import INF_FP, INF_RANGE, MORTAR, VEH_FP
from warbox.games.tideofiron.pieces.spec import ANTI_TANK, AT_FP, AT_RANGE
from warbox.games.tideofiron.pieces.unit import SQUAD, Unit, count_of, head_count
from warbox.games.tideofiron.pieces.vehicle import VEHICLES

FARTHEST: Final = 40  # hexes: nothing fires so far
ALL_FIGURES: Final = 32768  # more than any squad's figures, as a number
MOST_KEPT: Final = 5000
KEPT: Final[dict[int, list[float]]] = {}


def make_of(unit: Unit) -> int:
    """The same number for units whose fire is the same."""
    make: i64 = (2 * (unit.kind + 1) + unit.side) * ALL_FIGURES + unit.figs
    return int(2 * make + (1 if unit.has_spec(ANTI_TANK) else 0))


def dice_row(unit: Unit, squad: bool, long: bool) -> list[float]:
    """Successes on average against a squad or a vehicle, by distance, at long range too or not."""
    key = 4 * make_of(unit) + (2 if squad else 0) + (1 if long else 0)
    found = KEPT.get(key)
    if found is None:
        if len(KEPT) >= MOST_KEPT:
            KEPT.clear()
        found = [find_dice(unit, squad, away, long) for away in range(FARTHEST)]
        KEPT[key] = found
    return found


def dice_at(unit: Unit, squad: bool, away: i64, long: bool) -> float:
    """The same at one distance."""
    return dice_row(unit, squad, long)[away] if away < FARTHEST else 0.0


def find_dice(unit: Unit, squad: bool, away: i64, long: bool) -> float:
    if unit.kind != SQUAD:
        vehicle = VEHICLES[unit.kind]
        reach: i64 = vehicle.inf_range if squad else vehicle.veh_range
        fire: i64 = vehicle.inf_fp if squad else vehicle.veh_fp
        if fire == 0:
            return 0.0
        return int(fire) * chance_at(reach, away, long)
    if not squad:
        if unit.has_spec(ANTI_TANK):
            return (AT_FP + int(head_count(unit.figs))) * chance_at(AT_RANGE, away, long)
        if away > 2:
            return 0.0
    values = INF_FP[unit.side] if squad else VEH_FP[unit.side]
    ranges = INF_RANGE[unit.side]
    total = 0.0
    for figure in range(MORTAR):
        count = count_of(unit.figs, figure)
        if count:
            total += int(count) * values[figure] * chance_at(ranges[figure] if squad else 1, away, long)
    return total


def chance_at(reach: i64, away: i64, long: bool) -> float:
    """Of one die."""
    if away > (2 * reach if long else reach):
        return 0.0
    band = 0 if away <= 1 else 1 if away <= reach else 2
    return (7 - HIT[band]) / 6
