"""What shots and blows do on average, roughly and at once: for evaluations, which weigh many of them.

Harm is a share of a figure: 1 eliminates, a wound is a third of it.
"""

from math import erf, sqrt
from typing import Final

from mypy_extensions import i64

from warbox.games.firstwave.ground.sight import HARD, SOFT
from warbox.games.firstwave.pieces.figure import Figure
from warbox.games.firstwave.pieces.limits import BASE_POOL, TYPES, shooting_effect

MOST_DICE: Final = 12
WORST_VALUE: Final = 6
EFFECT_HARM: Final = [0.0, 0.1, 0.15, 0.34, 0.5, 1.0]  # none, stunned, disoriented, wounded, immobilised, eliminated
STEPS_A_POINT: Final = 8  # blows are tabled by the difference of mean successes, in eighths
FARTHEST: Final = 6  # successes of difference
SPREAD: Final = 2.0  # the usual standard deviation of that difference


def _successes(value: int, dice: int) -> list[float]:
    """The chances of so many successes: a die that reaches the value is one, a 6 two."""
    two = 1.0 / 6.0
    one = float(6 - value) / 6.0
    found = [1.0]
    for _ in range(dice):
        after = [0.0] * (len(found) + 2)
        for count, chance in enumerate(found):
            after[count] += chance * (1.0 - one - two)
            after[count + 1] += chance * one
            after[count + 2] += chance * two
        found = after
    return found


def _shots(kind: int) -> list[float]:
    """By value and dice."""
    found: list[float] = []
    for value in range(WORST_VALUE + 1):
        for dice in range(MOST_DICE + 1):
            harm = 0.0
            if value:
                for count, chance in enumerate(_successes(value, dice)):
                    harm += chance * EFFECT_HARM[shooting_effect(kind, count)]
            found.append(harm)
    return found


def _at_least(difference: float, mean: float) -> float:
    return 0.5 - 0.5 * erf((difference - mean) / (SPREAD * sqrt(2.0)))


def _blow(mean: float) -> float:
    """[FW-MELEE-11] [FW-MELEE-12] What a fighter does who on average has so many successes more."""
    kill = _at_least(2.5, mean)
    return kill + 0.34 * (_at_least(0.5, mean) - kill)


SHOTS: Final = [_shots(kind) for kind in range(len(TYPES))]
BLOWS: Final = [
    _blow(float(step) / STEPS_A_POINT) for step in range(-FARTHEST * STEPS_A_POINT, FARTHEST * STEPS_A_POINT + 1)
]
MEANS: Final = [0.0, *[float(8 - value) / 6.0 for value in range(1, WORST_VALUE + 1)]]  # successes of a die, by value
TIE: Final = 0.5  # [FW-MELEE-10] equal successes are the attacker's


def shot_harm(shooter: Figure, target: Figure, power: i64, cover: i64) -> float:
    """One shot with so many dice of power."""
    dice: i64 = BASE_POOL + power
    if shooter.impaired():
        dice -= 1
    if target.shielded():
        dice -= 1
    if cover == SOFT:
        dice -= 1
    elif cover == HARD:
        dice -= 2
    if dice <= 0:
        return 0.0
    return SHOTS[target.profile.type][shooter.profile.shoots * (MOST_DICE + 1) + min(dice, MOST_DICE)]


def blow_harm(lead: float) -> float:
    """One blow of a fighter whose mean successes are so many more than the other's."""
    step = int((lead + float(FARTHEST)) * STEPS_A_POINT)
    return BLOWS[min(max(step, 0), len(BLOWS) - 1)]


def strength(fighter: Figure) -> float:
    """The mean successes of a fighter in melee, with the best it has in its hands."""
    dice: i64 = BASE_POOL + fighter.amphetamine
    npc = fighter.profile.npc
    if npc is not None:
        dice += npc.power
    else:
        power: i64 = 0
        for carried in fighter.weapons:
            if carried.weapon.power > power and not (carried.weapon.single and carried.out):
                power = carried.weapon.power
        dice += power
    if fighter.impaired():
        dice -= 1
    return float(dice) * MEANS[fighter.profile.fights]
