"""How a game went: who led when, and from when on the winner was known, by the game's own reckoning at turns' ends."""

from itertools import pairwise
from typing import Final

from warbox.lab.experiment import Experiment
from warbox.lab.row import Row

KNOWN: Final = 0.9  # the outlook of somebody who is as good as sure
AHEAD: Final = 0.02  # less than that nobody leads


def leaders(row: Row) -> list[int]:
    """The side that leads at the end of each turn; -1: nobody does clearly."""
    found = []
    for chances in row.outlook:
        order = sorted(chances, reverse=True)
        clear = len(order) > 1 and order[0] - order[1] >= AHEAD
        found.append(chances.index(order[0]) if clear else -1)
    return found


def lead_changes(row: Row) -> int:
    """How often another side came to lead."""
    led = [side for side in leaders(row) if side >= 0]
    return sum(before != after for before, after in pairwise(led))


def winner_of(experiment: Experiment, row: Row) -> int:
    """The side that won; -1 for a draw, or where somebody whom nobody plays has won."""
    letters = experiment.letters
    for number, side in enumerate(experiment.sides):
        if letters[side[0]] in row.winners:
            return number
    return -1


def known_at(experiment: Experiment, row: Row) -> float | None:
    """The share of the game after which the winner's outlook was good and stayed so; 1: only its end told. None for a
    draw, and where the game reckons nothing.
    """
    winner = winner_of(experiment, row)
    turns = len(row.outlook)
    if winner < 0 or not turns:
        return None
    known = turns
    while known > 0 and row.outlook[known - 1][winner] >= KNOWN:
        known -= 1
    return 1.0 if known == turns else (known + 1) / (turns + 1)
