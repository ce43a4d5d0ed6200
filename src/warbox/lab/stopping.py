"""When an experiment is over. Games are looked at in the order of their numbers, deal by deal, so that the answer does
not depend on who played them how fast."""

from collections.abc import Sequence
from typing import Final

from warbox.lab.experiment import Experiment
from warbox.lab.row import Row
from warbox.lab.sprt import Sprt
from warbox.lab.statistics import Rate, wilson

BLOCK: Final = 10  # deals between two looks at the precision


class Stopping:
    """Takes the rows of whole deals in order; `over` says that no more are needed."""

    def __init__(self, experiment: Experiment) -> None:
        self._experiment = experiment
        self._deals = 0
        self._deal: list[Row] = []
        self._wins = {variant.name: [0, 0] for variant in experiment.variants}  # of the first side, of all games
        sure = experiment.sure
        self.test = None if sure is None else Sprt(sure.low, sure.high, sure.alpha, sure.beta)
        self.games = 0
        self.over = False

    def add(self, row: Row) -> None:
        assert not self.over
        assert row.number == self.games
        self.games += 1
        counts = self._wins[row.variant]
        counts[0] += self._experiment.letters[self._experiment.sides[0][0]] in row.winners
        counts[1] += 1
        self._deal.append(row)
        if len(self._deal) == self._experiment.deal_size:
            self._deals += 1
            self._after_deal()
            self._deal = []

    def rates(self) -> list[Rate]:
        """How often the first side wins, variant by variant."""
        return [wilson(wins, games) for wins, games in self._wins.values()]

    def _after_deal(self) -> None:
        experiment = self._experiment
        if self.test is not None and self.test.add(pair_score(experiment, self._deal)):
            self.over = True
        if experiment.precision is not None and self._deals % BLOCK == 0:
            self.over = all((rate.high - rate.low) / 2 <= experiment.precision for rate in self.rates())
        if self.games >= experiment.most:
            self.over = True


def pair_score(experiment: Experiment, deal: Sequence[Row]) -> float:
    """What a deal says about the question of `sure`, from 0 to 1, 0.5 is equal.

    Two variants: how much better the side does in the first one than in the second, with equal dice and players. Two
    players: the mean score of the first one over all seats.
    """
    sure = experiment.sure
    assert sure is not None
    if len(experiment.variants) == 2:
        letter = experiment.letters[experiment.sides[sure.side][0]]
        first = experiment.variants[0].name
        scores = [(row.variant == first, row.score(letter)) for row in deal]
        gain = sum(score if is_first else -score for is_first, score in scores) / (len(deal) / 2)
        return (1 + gain) / 2
    name = experiment.lineups[0][0]
    letters = experiment.letters
    total = 0.0
    for row in deal:
        own = [side[0] for side in experiment.sides if row.players[letters[side[0]]] == name]
        total += row.score(letters[own[0]]) if own else 0.5
    return total / len(deal)
