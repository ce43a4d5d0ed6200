"""A sequential test of two hypotheses about an expected score: after every observation it is known whether to go on.

Generalised, as chess engines are tested: the likelihoods are those of the most likely distributions of results (wins,
draws, losses, or the scores of pairs of games) whose mean is `low`, and whose mean is `high`. Wald's bounds.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from math import log
from typing import Final

LITTLE: Final = 1e-3  # what results that were never seen count, so that one sort of result decides nothing
STEPS: Final = 60  # at most, towards a zero
CLOSE: Final = 1e-10
LOW: Final = "low"
HIGH: Final = "high"


@dataclass(frozen=True)
class Bounds:
    lower: float
    upper: float


def bounds(alpha: float, beta: float) -> Bounds:
    """Below the lower one the test is sure of `low`, above the upper one of `high`."""
    return Bounds(log(beta / (1 - alpha)), log((1 - beta) / alpha))


def log_likelihood_ratio(counts: dict[float, float], low: float, high: float) -> float:
    """How much better the mean `high` explains the results than the mean `low`; scores from 0 to 1, how often each."""
    smooth = dict.fromkeys((0.0, 0.5, 1.0), LITTLE)
    for score, count in counts.items():
        smooth[score] = smooth.get(score, 0.0) + count
    total = sum(smooth.values())
    if sum(counts.values()) == 0:
        return 0.0
    shares = [(score, count / total) for score, count in smooth.items() if count > 0]
    tilt_low, tilt_high = (_tilt(shares, mean) for mean in (low, high))
    # the most likely shares with that mean are share / (1 + tilt * (score - mean))
    return total * sum(
        share * (log(1 + tilt_low * (score - low)) - log(1 + tilt_high * (score - high))) for score, share in shares
    )


def _tilt(shares: list[tuple[float, float]], mean: float) -> float:
    """The multiplier under which the tilted shares have that mean. The sum falls steadily between two poles: Newton's
    steps find its zero, and where one would leave the interval it is halved instead.
    """
    least = -1 / (max(score for score, _ in shares) - mean)
    most = -1 / (min(score for score, _ in shares) - mean)
    tilt = 0.0
    for _ in range(STEPS):
        rest = slope = 0.0
        for score, share in shares:
            part = (score - mean) / (1 + tilt * (score - mean))
            rest += share * part
            slope += share * part * part
        if rest > 0:
            least = tilt
        else:
            most = tilt
        step = tilt + rest / slope
        step = step if least < step < most else (least + most) / 2
        if abs(step - tilt) < CLOSE:
            return step
        tilt = step
    return tilt


class Sprt:
    """A test under way: scores are added one by one; `verdict` stays what it first was."""

    def __init__(self, low: float, high: float, alpha: float, beta: float) -> None:
        self.low, self.high = low, high
        self.bounds = bounds(alpha, beta)
        self.counts: dict[float, float] = {}
        self.ratio = 0.0
        self.verdict = ""

    def add(self, score: float) -> str:
        """The verdict after one more score: `low`, `high`, or nothing yet."""
        self.counts[score] = self.counts.get(score, 0.0) + 1
        if not self.verdict:
            self.ratio = log_likelihood_ratio(self.counts, self.low, self.high)
            if self.ratio <= self.bounds.lower:
                self.verdict = LOW
            elif self.ratio >= self.bounds.upper:
                self.verdict = HIGH
        return self.verdict

    def add_all(self, scores: Iterable[float]) -> str:
        for score in scores:
            self.add(score)
        return self.verdict

    @property
    def count(self) -> int:
        return int(sum(self.counts.values()))

    @property
    def mean(self) -> float:
        return sum(score * count for score, count in self.counts.items()) / self.count if self.counts else 0.5

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        if self.count < 2:
            return 0.5
        spread = sum(count * (score - self.mean) ** 2 for score, count in self.counts.items())
        return float((spread / (self.count - 1) / self.count) ** 0.5)
