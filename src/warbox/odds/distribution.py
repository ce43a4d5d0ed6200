"""Distributions of whole numbers, exact: each value has a whole weight, and the weights sum to `total`.

Two six-sided dice have the values 2 to 12 and the total 36. Chances are fractions; who needs a float makes one of them.
"""

from fractions import Fraction
from math import lcm
from typing import Final


class Distribution:
    """The values `least`, `least + 1`, ... and their weights; the first and the last weight are not zero."""

    def __init__(self, least: int, weights: list[int]) -> None:
        first = 0
        last = len(weights)
        while first < last and weights[first] == 0:
            first += 1
        while last > first and weights[last - 1] == 0:
            last -= 1
        if first == last:
            raise ValueError("a distribution needs a weight that is not zero")
        if min(weights) < 0:
            raise ValueError(f"weights are not negative: {weights}")
        self.least: Final = least + first
        self.weights: Final = weights[first:last]
        self.total: Final = sum(weights)

    # combining independent distributions

    def plus(self, other: "Distribution") -> "Distribution":
        """The sum of two independent numbers."""
        weights = [0] * (len(self.weights) + len(other.weights) - 1)
        for i, mine in enumerate(self.weights):
            if mine:
                for j, theirs in enumerate(other.weights):
                    weights[i + j] += mine * theirs
        return Distribution(self.least + other.least, weights)

    def minus(self, other: "Distribution") -> "Distribution":
        """The difference of two independent numbers."""
        return self.plus(other.negated())

    # changing the values

    def shifted(self, bonus: int) -> "Distribution":
        """The number with a bonus added."""
        return Distribution(self.least + bonus, self.weights)

    def negated(self) -> "Distribution":
        return Distribution(-self.most(), self.weights[::-1])

    def clipped(self, least: int, most: int) -> "Distribution":
        """The number held within bounds: hits below zero count as zero."""
        if least > most:
            raise ValueError(f"no number is from {least} to {most}")
        weights = [0] * (most - least + 1)
        for value, weight in self.outcomes():
            weights[min(max(value, least), most) - least] += weight
        return Distribution(least, weights)

    def table(self, thresholds: list[int]) -> "Distribution":
        """The row of a result table: how many of the rising thresholds the number reaches."""
        if thresholds != sorted(thresholds):
            raise ValueError(f"the thresholds of a table rise: {thresholds}")
        weights = [0] * (len(thresholds) + 1)
        for value, weight in self.outcomes():
            row = 0
            while row < len(thresholds) and value >= thresholds[row]:
                row += 1
            weights[row] += weight
        return Distribution(0, weights)

    # reading it

    def most(self) -> int:
        return self.least + len(self.weights) - 1

    def outcomes(self) -> list[tuple[int, int]]:
        """Every possible value with its weight, in rising order."""
        return [(self.least + i, weight) for i, weight in enumerate(self.weights) if weight]

    def exactly(self, value: int) -> Fraction:
        if not self.least <= value <= self.most():
            return Fraction(0)
        return Fraction(self.weights[value - self.least], self.total)

    def at_least(self, value: int) -> Fraction:
        return Fraction(sum(self.weights[max(0, value - self.least) :]), self.total)

    def mean(self) -> Fraction:
        return Fraction(sum([value * weight for value, weight in self.outcomes()]), self.total)

    def against(self, other: "Distribution") -> "Comparison":
        """The chances to be higher, equal and lower than another, independent number."""
        difference = self.minus(other)
        return Comparison(difference.at_least(1), difference.exactly(0), 1 - difference.at_least(0))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Distribution) and self.least == other.least and self.weights == other.weights

    def __hash__(self) -> int:
        return hash((self.least, tuple(self.weights)))

    def __repr__(self) -> str:
        return f"Distribution({self.least}, {self.weights})"


class Comparison:
    """How one number compares with another: three chances that sum to 1."""

    def __init__(self, higher: Fraction, equal: Fraction, lower: Fraction) -> None:
        self.higher: Final = higher
        self.equal: Final = equal
        self.lower: Final = lower

    def __repr__(self) -> str:
        return f"<higher {self.higher}, equal {self.equal}, lower {self.lower}>"


def certain(value: int) -> Distribution:
    """Always the same number."""
    return Distribution(value, [1])


def mixture(parts: list[Distribution]) -> Distribution:
    """One of several distributions, each as likely as any other: what each face of a die leads to."""
    if not parts:
        raise ValueError("a mixture needs a part")
    least = min([part.least for part in parts])
    most = max([part.most() for part in parts])
    common = lcm(*[part.total for part in parts])
    weights = [0] * (most - least + 1)
    for part in parts:
        for value, weight in part.outcomes():
            weights[value - least] += weight * (common // part.total)
    return Distribution(least, weights)
