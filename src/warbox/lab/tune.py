"""Finding better numbers behind what the levels think: `python -m warbox.lab.tune GAME`.

`fit` learns what positions are worth; the numbers behind plans (`Game.knobs`) lead to no position by themselves, they
must be played. Two settings, made from the present one by turning every knob a little up or down by lot, play each
other on both sides with the same dice: by the policy of the playouts, which is quick, or by searches with few playouts.
Every knob is then turned a little to where it stood in the better setting (simultaneous perturbation stochastic
approximation). Most of that is luck, and luck cancels out over thousands of games: the more there are, the smaller the
steps. What is kept is the mean of the second half of the way.

With the same arguments and the same rules the same numbers come out, on however many cores.
"""

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from math import exp, log, sqrt
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.progress import track

from warbox.engine.action import Action
from warbox.engine.decision import CHANCE
from warbox.engine.game import Game
from warbox.engine.sampler import Sampler
from warbox.engine.state import State
from warbox.engine.turn import apply, chance
from warbox.games import SLUGS, load_game
from warbox.lab.batch import Plan, play_all, seed_of
from warbox.lab.fit import listed
from warbox.players.levels import Searcher
from warbox.players.search import Effort
from warbox.players.table import SeatTable

TURN: Final = 0.22  # by so much, as a logarithm, a knob is turned up or down
ROUND: Final = 48  # duels with the same numbers in the middle, before all knobs are turned
STEP: Final = 0.9  # of a duel won, over the root of the number of duels: so much a knob is turned; at the end a fifth
BACK: Final = 0.5  # of its way a knob is drawn back in all: what the games say nothing about stays
LEGS: Final = 2  # as veteran
WIDTH: Final = 10

Knobs = dict[str, float]


@dataclass(frozen=True)
class Duel:
    """Two games of one setting against another: its number, and by how much the first was better, from -1 to 1."""

    number: int
    better: float


def signs(plan: Plan, number: int, names: list[str]) -> dict[str, int]:
    """Whether the first setting of a duel has a knob turned up or down."""
    lot = Sampler(seed_of(plan, number, "knobs"))
    return {name: 1 - 2 * int(lot.below(2)) for name in names}


def turned(middle: Knobs, way: dict[str, int], size: float) -> Knobs:
    return {name: exp(log(value) + size * way[name]) for name, value in middle.items()}


def duel(plan: Plan, among: dict[str, list[str]], side: int | None, playouts: int, middle: Knobs, number: int) -> Duel:
    """Both settings play both sides with the same dice; or one side each time, against what stands now."""
    game = load_game(plan.game)
    now = game.knobs()
    way = signs(plan, number, list(middle))
    up, down = now | turned(middle, way, TURN), now | turned(middle, way, -TURN)
    options = dict(plan.options)
    for name, values in among.items():
        options[name] = values[number % len(values)]
    options = game.complete_options(options)
    dice = seed_of(plan, number, "dice")
    if side is None:
        seated = [[up, down], [down, up]]
    else:
        seated = [[up, now], [down, now]] if side == 0 else [[now, down], [now, up]]
    first, second = (play([game.turned([one, one]) for one in minds], options, dice, playouts) for minds in seated)
    return Duel(number, first - second)


def play(minds: list[Game[Any]], options: dict[str, str], seed: int, playouts: int) -> float:
    """One game, by the quick policy or with so many playouts a decision; each side has a game with its own numbers in
    mind. How clearly the first side won, from 0 to 1."""
    dice = Sampler(seed)
    state = minds[0].new(options)
    effort = Effort(max(1, playouts), 0.0, LEGS, WIDTH)
    players = [Searcher(game, seed + 1 + place, effort) for place, game in enumerate(minds)]
    while (question := state.question) is not None:
        seat = question.seats[0]
        if seat == CHANCE:
            chance(state, dice)
            continue
        player = players[seat % 2]
        if playouts:
            answer = player.choose(SeatTable(player.game, state, seat))
        else:
            answer = quick(player.game, state, seat, player.sampler)
        apply(state, seat, answer)
    return minds[0].margin(state)


def quick(game: Game[Any], state: State, seat: int, lot: Sampler) -> Action:
    """What the policy of the playouts answers where nothing is tried."""
    answer = game.policy(state, seat, lot) or game.hasty(state, seat)
    return answer if answer is not None else game.broad(state, seat)[0]


def rounds_of(duels: int) -> int:
    return max(2, duels // ROUND)


class Way:
    """Where the knobs stand on their way through so many rounds, as logarithms."""

    def __init__(self, start: Knobs, rounds: int) -> None:
        self.start: Final = {name: log(value) for name, value in start.items()}
        self.rounds: Final = rounds
        self.now = dict(self.start)
        self.mean = dict(self.start)  # of the second half

    def middle(self) -> Knobs:
        return {name: exp(value) for name, value in self.now.items()}

    def found(self) -> Knobs:
        return {name: exp(value) for name, value in self.mean.items()}

    def go(self, plan: Plan, number: int, duels: Sequence[Duel]) -> None:
        """Turn every knob by what the duels of a round say."""
        all_duels = self.rounds * ROUND
        step = STEP / sqrt(all_duels) * (1.0 - 0.8 * number / self.rounds)
        back = BACK / all_duels
        for one in duels:
            way = signs(plan, one.number, list(self.now))
            for name in self.now:
                self.now[name] += step * one.better * way[name] - back * (self.now[name] - self.start[name])
        past_half = number - self.rounds // 2
        for name, value in self.now.items():
            self.mean[name] = value if past_half <= 0 else self.mean[name] + (value - self.mean[name]) / (past_half + 1)


def tune(
    plan: Plan, among: dict[str, list[str]], side: int | None, playouts: int, start: Knobs, duels: int, workers: int
) -> Iterator[Knobs]:
    """The numbers after each round of duels; the last ones are what is kept."""
    way = Way(start, rounds_of(duels))
    for number in range(way.rounds):
        numbers = range(number * ROUND, (number + 1) * ROUND)
        found = play_all(partial(duel, plan, among, side, playouts, way.middle()), numbers, workers)
        way.go(plan, number, sorted(found, key=lambda one: one.number))
        yield way.found()


def as_module(knobs: Knobs) -> str:
    """The file of numbers in a game's folder."""
    about = "What the levels go by. Written by `python -m warbox.lab.tune`; see docs/opponents.md."
    lines = "".join(f'    "{name}": {value:.4g},\n' for name, value in knobs.items())
    return f'"""{about}"""\n\nfrom typing import Final\n\nLEARNT: Final[dict[str, float]] = {{\n{lines}}}\n'


def report(before: Knobs, after: Knobs) -> Iterator[str]:
    yield f"{'':24}{'before':>10}{'after':>10}"
    for name, value in before.items():
        yield f"{name:24}{value:10.4g}{after[name]:10.4g}"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m warbox.lab.tune", description="Tune what the levels go by.")
    parser.add_argument("game", choices=SLUGS)
    parser.add_argument("--duels", type=int, default=2400, help="two games each")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=A,B", help="values, in turns")
    parser.add_argument("--side", type=int, choices=(0, 1), help="only this side's, against what stands now")
    parser.add_argument("--only", default="", metavar="WORD", help="knobs whose names begin so; the others stay")
    parser.add_argument("--playouts", type=int, default=0, help="of a decision (default: none, the quick policy plays)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes that play")
    parser.add_argument("--out", type=Path, help="write the numbers to this file after every round")
    given = parser.parse_args(arguments)
    before = load_game(given.game).knobs()
    if not before:
        parser.error(f"{given.game} has no knobs")
    start = {name: value for name, value in before.items() if name.startswith(given.only)}
    if not start:
        parser.error(f"no knob of {given.game} begins with {given.only}; there are {', '.join(before)}")
    plan = Plan(given.game, (), given.seed, {})
    rounds = tune(plan, listed(given.option), given.side, given.playouts, start, given.duels, given.workers)
    after = before
    for found in track(rounds, "rounds", rounds_of(given.duels), console=Console(stderr=True)):
        after = before | found
        if given.out is not None:
            given.out.write_text(as_module(after), encoding="utf-8")
    for line in report(before, after):
        sys.stdout.write(line + "\n")


if __name__ == "__main__":
    main()
