"""Luck against skill: whose doing the results of an experiment are, as shares of their variance.

Every deal plays the same dice with every line-up and rotation of the seats (duplicate play). With y the score of a side
in a game, less what it would score if all sides were alike:

- **side**: the square of its mean: the side is better or worse whoever plays it;
- **players**: the variance between line-ups and rotations: who sits there;
- **dice**: the covariance between games of one deal that differ in who sits where: what common dice bring to the side.
  Games of a deal drift apart, so this is the luck of the draw and of the first rolls: a lower bound of all luck;
- **rest**: dice after games have drifted apart, and what players leave to chance.

Each is estimated without bias; intervals come from a jackknife over blocks of deals.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Any, Final

from warbox.lab.experiment import Experiment
from warbox.lab.row import Row
from warbox.lab.statistics import Z_95

PARTS: Final = ("players", "dice", "side", "rest")
BLOCKS: Final = 40
LEAST_DEALS: Final = 8

Cells = list[float]  # the scores of one deal, line-up by line-up and rotation by rotation


def luck(experiment: Experiment, rows: Sequence[Row], variant: str) -> dict[str, Any] | None:
    """The shares with their intervals; None where deals are too few, or all games end alike."""
    firsts = [experiment.letters[side[0]] for side in experiment.sides]
    base = 1 / max(2, len(firsts))
    size = len(experiment.lineups) * experiment.rotations
    tables = []
    for letter in firsts[:1] if len(firsts) <= 2 else firsts:
        deals: dict[int, Cells] = {}
        for row in rows:
            if row.variant == variant:
                deals.setdefault(row.deal, []).append(row.score(letter) - base)
        tables.append([cells for cells in deals.values() if len(cells) == size])
    if len(tables[0]) < LEAST_DEALS:
        return None
    whole = _shares(tables)
    if whole is None:
        return None
    count = len(tables[0])
    blocks = min(BLOCKS, count)
    left_out = []
    for block in range(blocks):
        kept = [[deal for number, deal in enumerate(table) if number % blocks != block] for table in tables]
        found = _shares(kept)
        if found is not None:
            left_out.append(found)
    parts = {}
    for part in PARTS:
        values = [found[part] for found in left_out]
        mean = sum(values) / len(values)
        error = sqrt((len(values) - 1) / len(values) * sum((value - mean) ** 2 for value in values))
        share = min(1.0, max(0.0, whole[part]))
        low, high = max(0.0, share - Z_95 * error), min(1.0, share + Z_95 * error)
        parts[part] = {"share": share, "low": low, "high": high}
    return {"deals": count, "told": size > 1, "parts": parts}


def _shares(tables: Sequence[Sequence[Cells]]) -> dict[str, float] | None:
    """The mean of the sides' components, as shares of the whole."""
    sums = dict.fromkeys(PARTS, 0.0)
    for table in tables:
        for part, value in components(table).items():
            sums[part] += value / len(tables)
    total = sum(sums.values())
    return None if total <= 0 else {part: value / total for part, value in sums.items()}


def components(deals: Sequence[Cells]) -> dict[str, float]:
    """The components of the mean square of scores, a list of scores a deal."""
    count, size = len(deals), len(deals[0])
    means = [sum(deal[cell] for deal in deals) / count for cell in range(size)]
    mean = sum(means) / size
    total = sum(score * score for deal in deals for score in deal) / (count * size)
    within = [sum((deal[cell] - means[cell]) ** 2 for deal in deals) / (count - 1) for cell in range(size)]
    spread = sum((sum(deal) / size - mean) ** 2 for deal in deals) / (count - 1)  # of the deals' means
    side = max(0.0, mean * mean - spread / count)
    players = sum((one - mean) ** 2 for one in means) / size - (sum(within) / size - spread) / count
    dice = (size * size * spread - sum(within)) / (size * (size - 1)) if size > 1 else 0.0
    players, dice = max(0.0, players), max(0.0, dice)
    return {"players": players, "dice": dice, "side": side, "rest": max(0.0, total - side - players - dice)}
