"""Learning what the things that `evaluate` counts weigh: `python -m warbox.lab.fit GAME`.

A player plays itself, now and then with an answer drawn at random, so that many sorts of positions come up. From each
game some positions are kept with what the game counts in them (`Game.features`) and how it ended. A logistic regression
finds the weights under which those ends are likeliest; it is drawn back to the weights that stand now, so that what
the games say nothing about stays as it is. Every fourth game is kept out of it: on those, evaluations before and
after are compared by their log loss. With the same arguments and the same rules the same weights come out, on
however many cores.
"""

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from math import exp, log, sqrt
from pathlib import Path
from statistics import mean, pstdev
from typing import Any, Final

from rich.console import Console
from rich.progress import track

from warbox.engine.decision import CHANCE
from warbox.engine.game import Game
from warbox.engine.sampler import Sampler
from warbox.engine.turn import apply, chance
from warbox.games import SLUGS, load_game
from warbox.lab.batch import Plan, play_all, seed_of
from warbox.lab.statistics import Z_95
from warbox.players import PLAYERS, make_player
from warbox.players.table import SeatTable

EVERY: Final = 6  # of so many positions one is kept, by lot
VARIETY: Final = 20  # of so many answers one is drawn at random
TESTED: Final = 4  # of so many games one is kept out
HOLD: Final = 200.0  # positions: so much counts what stands now
STEPS: Final = 12  # of Newton's method
SMALL: Final = 1e-6  # so little more is no more
SURE: Final = 1e-6  # no chance is taken for less

Features = dict[str, float]
Weights = dict[str, float]


@dataclass(frozen=True)
class Sample:
    """A position: the number of its game, what was counted for a seat, the chance that `evaluate` gave it, and how the
    game ended for it: 1 won, 0 lost."""

    game: int
    features: Features
    before: float
    result: float


@dataclass(frozen=True)
class Gain:
    """Log losses on games that were not learnt from, and half the 95 % interval of their difference."""

    games: int
    positions: int
    before: float
    after: float
    error: float


def gather(plan: Plan, among: dict[str, list[str]], far: bool, number: int) -> list[Sample]:
    """The positions kept of one game that a player plays against itself; `far`: as `prospect` counts them."""
    game: Game[Any] = load_game(plan.game)
    lot = Sampler(seed_of(plan, number, "lot"))
    options = dict(plan.options)
    for names, values in among.items():
        value = values[int(lot.below(len(values)))]
        options |= dict.fromkeys(names.split("+"), value)
    state = game.new(game.complete_options(options))
    seats = game.seated(state)
    dice = Sampler(seed_of(plan, number, "dice"))
    players = {seat: make_player(plan.players[0], game, seed_of(plan, number, game.seats[seat])) for seat in seats}
    kept: list[tuple[int, Features, float]] = []
    while (question := state.question) is not None:
        seat = question.seats[0]
        if seat == CHANCE:
            chance(state, dice)
            continue
        if not lot.below(EVERY):
            looked = seats[int(lot.below(len(seats)))]
            if features := game.far_features(state, looked) if far else game.features(state, looked):
                judged = game.prospect(state, looked) if far else None
                kept.append((looked, features, game.evaluate(state, looked) if judged is None else judged))
        table = SeatTable(game, state, seat)
        if lot.below(VARIETY):
            answer = players[seat].choose(table)
        else:
            choices = table.candidates()
            answer = choices[int(lot.below(len(choices)))]
        apply(state, seat, answer)
    assert state.outcome is not None
    return [Sample(number, features, before, state.outcome.score(looked)) for looked, features, before in kept]


def logistic(points: float) -> float:
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, points))))


def points_of(features: Features, weights: Weights) -> float:
    return sum(value * weights[name] for name, value in features.items())


def loss(chance: float, result: float) -> float:
    sure = max(SURE, min(1.0 - SURE, chance))
    return -result * log(sure) - (1.0 - result) * log(1.0 - sure)


def fit(samples: Sequence[Sample], before: Weights, hold: float = HOLD, kept: Sequence[str] = ()) -> Weights:
    """The weights under which the results are likeliest, drawn back to those before as if by `hold` positions.

    What is to be kept and what never differs in the samples keeps its weight. So does what would turn round: games tell
    what goes along with winning, not what wins, and whoever is winning has, say, fewer cards left.
    """
    learnt = [name for name in before if name not in kept]
    spreads = {name: spread for name in learnt if (spread := spread_of(samples, name)) > 0.0}
    while True:
        found = likeliest(samples, before, spreads, hold)
        turned = [name for name in spreads if found[name] * before[name] < 0.0]
        if not turned:
            return found
        for name in turned:
            del spreads[name]


def likeliest(samples: Sequence[Sample], before: Weights, spreads: dict[str, float], hold: float) -> Weights:
    """The likeliest weights of those that have a spread, by Newton's method; the others stay."""
    names = list(spreads)
    rows = [
        Row([one.features.get(name, 0.0) for name in names], rest_of(one, before, spreads), one.result)
        for one in samples
    ]
    start = [before[name] for name in names]
    pulls = [hold * spreads[name] ** 2 for name in names]
    weights = start
    worst = cost(rows, weights, start, pulls)
    for _ in range(STEPS):
        slope = [-pull * (weight - old) for pull, weight, old in zip(pulls, weights, start, strict=True)]
        curve = [[0.0] * len(names) for _ in names]
        for place, pull in enumerate(pulls):
            curve[place][place] = pull
        for row in rows:
            row.add_to(weights, slope, curve)
        step = solve(curve, slope)
        share = 1.0
        while share > SMALL:  # a whole step may lead too far
            tried = [weight + share * change for weight, change in zip(weights, step, strict=True)]
            reached = cost(rows, tried, start, pulls)
            if reached <= worst:
                break
            share /= 2.0
        done = worst - reached < SMALL * worst
        weights, worst = tried, reached
        if done:
            break
    return before | dict(zip(names, weights, strict=True))


@dataclass(frozen=True)
class Row:
    """A position as the regression sees it: what is learnt, what stays added up, and the result."""

    values: list[float]
    fixed: float
    result: float

    def chance(self, weights: list[float]) -> float:
        return logistic(
            self.fixed + sum(value * weight for value, weight in zip(self.values, weights, strict=True) if value)
        )

    def add_to(self, weights: list[float], slope: list[float], curve: list[list[float]]) -> None:
        """Its part in the slope and the curvature of the likelihood."""
        values = self.values
        filled = [place for place, value in enumerate(values) if value]
        found = self.chance(weights)
        weight = found * (1.0 - found)
        for one in filled:
            slope[one] += (self.result - found) * values[one]
            row, part = curve[one], weight * values[one]
            for other in filled:
                row[other] += part * values[other]


def rest_of(sample: Sample, before: Weights, spreads: dict[str, float]) -> float:
    return sum(value * before[name] for name, value in sample.features.items() if name not in spreads)


def cost(rows: Sequence[Row], weights: list[float], start: list[float], pulls: list[float]) -> float:
    """What is made as small as can be: the log loss, and how far the weights have gone from where they stood."""
    gone = sum(pull * (weight - old) ** 2 for pull, weight, old in zip(pulls, weights, start, strict=True)) / 2.0
    return gone + sum(loss(row.chance(weights), row.result) for row in rows)


def spread_of(samples: Sequence[Sample], name: str) -> float:
    """How much a feature varies; of one that is always the same, such as a constant, its size."""
    values = [sample.features.get(name, 0.0) for sample in samples]
    return pstdev(values) or abs(values[0])


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Linear equations, by elimination; the matrix is positive definite."""
    size = len(right)
    rows = [[*matrix[place], right[place]] for place in range(size)]
    for place in range(size):
        pivot = max(range(place, size), key=lambda row: abs(rows[row][place]))
        rows[place], rows[pivot] = rows[pivot], rows[place]
        for row in range(place + 1, size):
            share = rows[row][place] / rows[place][place]
            if share:
                for column in range(place, size + 1):
                    rows[row][column] -= share * rows[place][column]
    found = [0.0] * size
    for place in reversed(range(size)):
        rest = sum(rows[place][column] * found[column] for column in range(place + 1, size))
        found[place] = (rows[place][size] - rest) / rows[place][place]
    return found


def gain(samples: Sequence[Sample], weights: Weights) -> Gain:
    """How much better the weights foretell the ends of these games than `evaluate` did."""
    before = [loss(sample.before, sample.result) for sample in samples]
    after = [loss(logistic(points_of(sample.features, weights)), sample.result) for sample in samples]
    by_game: dict[int, float] = {}
    for sample, one, other in zip(samples, before, after, strict=True):
        by_game[sample.game] = by_game.get(sample.game, 0.0) + one - other
    # positions of one game stand and fall together
    spread = sqrt(sum((total - mean(by_game.values())) ** 2 for total in by_game.values())) / len(samples)
    return Gain(len(by_game), len(samples), mean(before), mean(after), Z_95 * spread)


def split(samples: Sequence[Sample]) -> tuple[list[Sample], list[Sample]]:
    """Those to learn from, and those of every fourth game."""
    learnt = [sample for sample in samples if sample.game % TESTED]
    return learnt, [sample for sample in samples if not sample.game % TESTED]


def as_module(weights: Weights, far: bool = False) -> str:
    """The file of weights in a game's folder."""
    lines = [f'    "{name}": {weight:.4g},' for name, weight in weights.items()]
    what, name = ("prospect", "FAR_WEIGHTS") if far else ("evaluate", "WEIGHTS")
    about = f"What the things that `{what}` counts weigh. Written by `python -m warbox.lab.fit`; see docs/opponents.md."
    head = f'"""{about}"""\n\nfrom typing import Final\n\n{name}: Final[dict[str, float]] = {{\n'
    return head + "\n".join(lines) + "\n}\n"


def report(found: Gain, before: Weights, after: Weights) -> Iterator[str]:
    yield f"{'':24}{'before':>10}{'after':>10}"
    for name, weight in before.items():
        if after[name] != weight:
            yield f"{name:24}{weight:10.4f}{after[name]:10.4f}"
    change = f"{found.before - found.after:+.4f} [{found.error:.4f}]"
    yield f"{'log loss':24}{found.before:10.4f}{found.after:10.4f}   gain {change}"
    yield f"on {found.positions} positions of {found.games} games that were not learnt from"


def listed(given: Sequence[str]) -> dict[str, list[str]]:
    """`NAME=A,B` as names with their values; options that get the same value stand as `NAME+OTHER`."""
    return {name: values.split(",") for name, _, values in (one.partition("=") for one in given)}


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m warbox.lab.fit", description="Learn the weights of an evaluation.")
    parser.add_argument("game", choices=SLUGS)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--player", choices=PLAYERS, default="greedy", help="who plays itself")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=A,B", help="values, one drawn a game")
    parser.add_argument("--hold", type=float, default=HOLD, help="positions that what stands now counts for")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes that play")
    parser.add_argument("--keep", default="", metavar="A,B", help="features whose weights stay as they are")
    parser.add_argument("--far", action="store_true", help="the weights of `prospect`, not of `evaluate`")
    parser.add_argument("--out", type=Path, help="write the weights to this file, the game's weights.py")
    given = parser.parse_args(arguments)
    game: Game[Any] = load_game(given.game)
    plan = Plan(given.game, (given.player,), given.seed, {})
    playing = play_all(partial(gather, plan, listed(given.option), given.far), range(given.games), given.workers)
    kept = list(track(playing, "games", given.games, console=Console(stderr=True)))
    samples = sorted((sample for one in kept for sample in one), key=lambda sample: sample.game)
    learnt, tested = split(samples)
    if not tested or not learnt:
        parser.error("no position was kept: the game names no features, or there are too few games")
    before = game.far_weights() if given.far else game.weights()
    after = fit(learnt, before, given.hold, given.keep.split(","))
    for line in report(gain(tested, after), before, after):
        sys.stdout.write(line + "\n")
    if given.out is not None:
        given.out.write_text(as_module(after, given.far), encoding="utf-8")


if __name__ == "__main__":
    main()
