"""Games in a matrix: what two sides choose at the same time, in secret.

Both learn by regret matching. The other side is thought to play half as it should and half as a simple opponent does,
who takes what is good on average: against those the exact balance alone wins too little.
"""

from math import exp
from typing import Final

SIMPLE: Final = 0.5  # how much of the other side's play is taken for simple
SHARPNESS: Final = 40.0  # of a simple opponent: so much a value of 1 counts
RARE: Final = 0.06  # what is played less often than this part of the most frequent is not played


class Solution:
    """How often each row and column is played, and what each row is worth against the columns."""

    def __init__(self, rows: list[float], columns: list[float], values: list[float]) -> None:
        self.rows: Final = rows
        self.columns: Final = columns
        self.values: Final = values


def simple_columns(payoff: list[list[float]]) -> list[float]:
    """What somebody plays who takes the rows for equally likely."""
    means: list[float] = []
    for column in range(len(payoff[0])):
        total = 0.0
        for row in payoff:
            total += row[column]
        means.append(total / float(len(payoff)))
    least = min(means)
    return scaled([exp(-SHARPNESS * (mean - least)) for mean in means])


def scaled(weights: list[float]) -> list[float]:
    """To a sum of 1; where all are nothing, all are equal."""
    total = 0.0
    for weight in weights:
        total += weight
    if total <= 0.0:
        return [1.0 / float(len(weights))] * len(weights)
    return [weight / total for weight in weights]


def positive(values: list[float]) -> list[float]:
    return [value if value > 0.0 else 0.0 for value in values]


def against(payoff: list[list[float]], columns: list[float]) -> list[float]:
    """What each row gets against a mixture of columns."""
    values: list[float] = []
    for row in payoff:
        total = 0.0
        for place, weight in enumerate(columns):
            if weight > 0.0:
                total += weight * row[place]
        values.append(total)
    return values


def column_values(payoff: list[list[float]], rows: list[float]) -> list[float]:
    """What the rows get on average against each column."""
    values = [0.0] * len(payoff[0])
    for place, weight in enumerate(rows):
        if weight > 0.0:
            row = payoff[place]
            for column in range(len(values)):
                values[column] += weight * row[column]
    return values


def solve(payoff: list[list[float]], rounds: int) -> Solution:
    """How the rows, who want much, should play against the columns, who want little."""
    simple = simple_columns(payoff)
    row_regrets = [0.0] * len(payoff)
    column_regrets = [0.0] * len(simple)
    row_sums = [0.0] * len(payoff)
    column_sums = [0.0] * len(simple)
    for number in range(rounds):
        rows = scaled(row_regrets)
        columns = scaled(column_regrets)
        for place in range(len(columns)):
            columns[place] = SIMPLE * simple[place] + (1.0 - SIMPLE) * columns[place]
        gains = against(payoff, columns)
        mean = 0.0
        for place, weight in enumerate(rows):
            mean += weight * gains[place]
            row_sums[place] += weight * number
        for place in range(len(rows)):
            row_regrets[place] = max(0.0, row_regrets[place] + gains[place] - mean)
        losses = column_values(payoff, rows)
        mean = 0.0
        for place, weight in enumerate(columns):
            mean += weight * losses[place]
            column_sums[place] += weight * number
        for place in range(len(columns)):
            column_regrets[place] = max(0.0, column_regrets[place] + mean - losses[place])
    columns = scaled(column_sums)
    return Solution(without_rare(scaled(row_sums)), columns, against(payoff, columns))


def without_rare(weights: list[float]) -> list[float]:
    most = max(weights)
    return scaled([weight if weight >= RARE * most else 0.0 for weight in weights])
