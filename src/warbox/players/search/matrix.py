"""Games in a matrix: what two sides choose at the same time, in secret.

Both learn by regret matching. The other side is thought to play now and then as it should and mostly as a simple
opponent does, who takes what is good on average: against those the exact balance alone wins too little.
"""

from typing import Final

from warbox.engine.sampler import Sampler

SIMPLE: Final = 0.8  # how much of the other side's play is taken for simple
OPPONENTS: Final = 40  # simple ones whose choices are counted
TRIALS: Final = 8  # that such a one makes of each answer before he drops the worse half
LEAST_TRUST: Final = 2.0  # playouts that a judgement counts for at least
MOST_TRUST: Final = 1000.0  # and at most
A_HAIR: Final = 1e-9  # values that differ by less are equal
RARE: Final = 0.06  # what is played less often than this part of the most frequent is not played


class Solution:
    """How often each row and column is played, and what each row is worth against the columns."""

    def __init__(self, rows: list[float], columns: list[float], values: list[float]) -> None:
        self.rows: Final = rows
        self.columns: Final = columns
        self.values: Final = values


def simple_columns(theirs: list[list[float]], sampler: Sampler) -> list[float]:
    """How often a simple opponent takes each column. `theirs` is what a pair is worth to him."""
    counts = [0.0] * len(theirs[0])
    for _ in range(OPPONENTS):
        counts[taken(theirs, sampler)] += 1.0
    return scaled(counts)


def taken(theirs: list[list[float]], sampler: Sampler) -> int:
    """The column that somebody takes who thinks all rows equally likely: he tries each against a few of them, drops the
    worse half, and tries the others again."""
    running = list(range(len(theirs[0])))
    sums = [0.0] * len(running)
    while True:
        for _ in range(TRIALS):
            row = theirs[int(sampler.below(len(theirs)))]
            for column in running:
                sums[column] += row[column]
        ranked = sorted([sums[column] for column in running])
        least = ranked[len(ranked) // 2] - A_HAIR
        better = [column for column in running if sums[column] >= least]
        if len(better) == len(running):
            best = [column for column in running if sums[column] >= ranked[-1] - A_HAIR]
            return best[int(sampler.below(len(best)))]
        running = better


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


def solve(payoff: list[list[float]], simple: list[float], rounds: int) -> Solution:
    """How the rows, who want much, should play against the columns, who want little or play as `simple` says."""
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


class Findings:
    """What playouts say of each pair beyond what was judged at once. How far judgements are off is itself found out:
    where playouts differ from them by no more than luck explains, the judgements stand."""

    def __init__(self, judged: list[list[float]]) -> None:
        self.judged: Final = judged
        self.counts: Final = [0.0] * len(judged[0])
        self.shifts: Final = [0.0] * len(judged[0])  # by how much a column was better than judged, all rows together
        self.sums: Final = [[0.0] * len(judged[0]) for _ in judged]  # by how much a row was better still
        self.squares = 0.0

    def add(self, column: int, values: list[float]) -> None:
        """One playout of every row against a column, all with the same luck."""
        shift = 0.0
        for row, value in enumerate(values):
            shift += value - self.judged[row][column]
        shift /= float(len(values))
        self.counts[column] += 1.0
        self.shifts[column] += shift
        for row, value in enumerate(values):
            surprise = value - self.judged[row][column] - shift
            self.sums[row][column] += surprise
            self.squares += surprise * surprise

    def trust(self) -> float:
        """So many playouts a judgement counts for."""
        height = float(len(self.judged))
        explained = 0.0
        means = 0.0
        parts = 0.0
        cells = 0.0
        spare = 0.0
        for column, count in enumerate(self.counts):
            if count > 0.0:
                cells += height
                spare += height * (count - 1.0)
                parts += height / count
                for row in self.sums:
                    explained += row[column] * row[column] / count
                    means += row[column] * row[column] / count / count
        if spare <= 0.0:
            return MOST_TRUST  # one playout of each pair at most: nobody can tell luck from error
        luck = (self.squares - explained) / spare
        error = (means - luck * parts) / cells
        return MOST_TRUST if luck >= MOST_TRUST * error else max(LEAST_TRUST, luck / error)

    def payoff(self) -> list[list[float]]:
        trust = self.trust()
        found: list[list[float]] = []
        for row, judged in enumerate(self.judged):
            sums = self.sums[row]
            values: list[float] = []
            for column, value in enumerate(judged):
                values.append(value + (self.shifts[column] + sums[column]) / (self.counts[column] + trust))
            found.append(values)
        return found
