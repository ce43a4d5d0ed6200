"""Dice and pools of dice, as distributions.

pool(5, successes(4, double=6)).minus(pool(4, successes(5, double=6)))    a melee of First Wave
pool(7, successes(5)).minus(pool(2, successes(5))).clipped(0, 7)          seven black dice less two red ones
die(6).shifted(2).against(die(6).shifted(1))                              a round of a melee of Broadsides
"""

from warbox.odds.distribution import Distribution, certain, mixture


def die(faces: int) -> Distribution:
    """One fair die: 1 to `faces`."""
    if faces < 1:
        raise ValueError(f"a die has at least one face, not {faces}")
    return Distribution(1, [1] * faces)


def worth(values: list[int]) -> Distribution:
    """One fair die whose faces count what the list says: `worth([-1, 0, 0, 1, 1, 2])` sets jams against hits."""
    return mixture([certain(value) for value in values])


def successes(needed: int, double: int = 0, bonus: bool = False, faces: int = 6) -> Distribution:
    """The successes of one die: `needed` or more is one, from `double` on (0: never) it is two.

    With `bonus` a doubled face also gives one more die, worth at most one success.
    """
    single = worth([1 if face >= needed else 0 for face in range(1, faces + 1)])
    parts: list[Distribution] = []
    for face in range(1, faces + 1):
        if double and face >= double:
            parts.append(single.shifted(2) if bonus else certain(2))
        else:
            parts.append(certain(1 if face >= needed else 0))
    return mixture(parts)


def pool(count: int, one: Distribution) -> Distribution:
    """The sum of a pool of equal dice; a pool of no dice is 0."""
    if count < 0:
        raise ValueError(f"a pool has no negative number of dice: {count}")
    result = certain(0)
    power = one
    while count:
        if count % 2:
            result = result.plus(power)
        count //= 2
        if count:
            power = power.plus(power)
    return result
