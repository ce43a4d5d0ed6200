"""The little statistics the lab needs."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import quantiles

Z_95 = 1.959963984540054  # the normal quantile of a two-sided 95 % interval


@dataclass(frozen=True)
class Rate:
    """How often something happened, with Wilson's 95 % interval: sound for small numbers and near 0 and 1."""

    count: int
    of: int
    rate: float
    low: float
    high: float


def wilson(count: int, of: int) -> Rate:
    """`count` times in `of` trials; with no trial the rate is 0 and the interval everything."""
    if not 0 <= count <= of:
        raise ValueError(f"{count} times in {of} trials cannot be")
    if of == 0:
        return Rate(0, 0, 0.0, 0.0, 1.0)
    share = count / of
    spread = Z_95 * sqrt(share * (1 - share) / of + Z_95**2 / (4 * of**2))
    middle = share + Z_95**2 / (2 * of)
    scale = 1 + Z_95**2 / of
    return Rate(count, of, share, max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale))


@dataclass(frozen=True)
class Spread:
    """Five numbers of a sample."""

    least: float
    lower_quartile: float
    median: float
    upper_quartile: float
    most: float


def spread(sample: Sequence[int]) -> Spread | None:
    """The five numbers; None for an empty sample."""
    if not sample:
        return None
    lower, median, upper = quantiles(sample, n=4, method="inclusive") if len(sample) > 1 else [float(sample[0])] * 3
    return Spread(float(min(sample)), lower, median, upper, float(max(sample)))
