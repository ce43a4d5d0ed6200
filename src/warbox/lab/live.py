"""The summary of an experiment, under way or over: plain data, cheap enough to be asked for every second."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any, Final

from warbox.lab.experiment import Experiment
from warbox.lab.row import Row
from warbox.lab.statistics import Z_95, Rate, wilson
from warbox.lab.stopping import Stopping

MOST_POINTS: Final = 60  # of the curve on which one sees an interval close


def live(experiment: Experiment, rows: Sequence[Row]) -> dict[str, Any]:
    """`rows` are the games that count, in order."""
    stopping = Stopping(experiment)
    for row in rows:
        stopping.add(row)
    letters = experiment.letters
    return {
        "games": len(rows),
        "most": experiment.most,
        "over": stopping.over,
        "sides": [{"seats": [letters[seat] for seat in side]} for side in experiment.sides],
        "variants": [_variant(experiment, rows, variant.name) for variant in experiment.variants],
        "sure": None if stopping.test is None else _sure(stopping),
    }


def _variant(experiment: Experiment, rows: Sequence[Row], name: str) -> dict[str, Any]:
    own = [row for row in rows if row.variant == name]
    firsts = [experiment.letters[side[0]] for side in experiment.sides]
    return {
        "name": name,
        "games": len(own),
        "sides": [share(sum(letter in row.winners for row in own), len(own)) for letter in firsts],
        "draws": share(sum(not row.winners for row in own), len(own)),
        "closing": _closing([firsts[0] in row.winners for row in own]),
    }


def share(wins: int, games: int) -> dict[str, Any]:
    """So many of the games, with Wilson's interval."""
    rate = wilson(wins, games)
    return {"wins": rate.count, "rate": rate.rate, "low": rate.low, "high": rate.high}


def _closing(won: Sequence[bool]) -> list[list[float]]:
    """After so many games: the share won, and the ends of its interval."""
    step = max(1, -(-len(won) // MOST_POINTS))
    points: list[list[float]] = []
    wins = 0
    for games, one in enumerate(won, start=1):
        wins += one
        if games % step == 0 or games == len(won):
            rate = wilson(wins, games)
            points.append([games, *(round(value, 4) for value in (rate.rate, rate.low, rate.high))])
    return points


def _sure(stopping: Stopping) -> dict[str, Any]:
    test = stopping.test
    assert test is not None
    half = Z_95 * test.error
    low, high = max(0.0, test.mean - half), min(1.0, test.mean + half)
    if test.error == 0:  # all alike so far, which is no proof that they always will be
        rate = wilson(round(test.mean * test.count), test.count)
        low, high = min(low, rate.low), max(high, rate.high)
    return {
        "llr": test.ratio,
        **asdict(test.bounds),
        "verdict": test.verdict,
        "score": test.mean,
        "low": low,
        "high": high,
        "pairs": test.count,
    }


def score_rate(scores: Sequence[float]) -> Rate:
    """Scores from 0 to 1, draws counted as half: Wilson's interval for as many wins."""
    exact = sum(scores) / len(scores) if scores else 0.0
    rate = wilson(round(sum(scores)), len(scores))
    return Rate(rate.count, rate.of, exact, min(rate.low, exact), max(rate.high, exact))
