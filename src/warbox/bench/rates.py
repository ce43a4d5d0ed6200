"""How fast our games play, as this process runs them: compiled or interpreted.

A *decision* is one answer of a seat; what chance answers takes its time and is not counted. All seats choose at random
among their legal actions, whole games from the first position, on one core.
"""

from dataclasses import dataclass
from pathlib import Path
from time import process_time
from typing import Any, Final

from warbox.engine import turn
from warbox.engine.game import Game
from warbox.engine.sampler import Sampler
from warbox.engine.state import State
from warbox.engine.turn import playout
from warbox.games import load_game

LONGEST: Final = 1_000_000  # decisions of one game
POSITIONS: Final = 500  # from random games, for clones


@dataclass(frozen=True)
class GameRate:
    """What one of our games reached."""

    game: str
    compiled: bool
    decisions_per_s: float
    games_per_s: float
    clones_per_s: float


def is_compiled() -> bool:
    """Whether this process runs the compiled rules."""
    return Path(turn.__file__).suffix != ".py"


def measure_game(slug: str, seconds: float, seed: int) -> GameRate:
    """Play for so many seconds, then clone positions for a quarter of that."""
    game = load_game(slug)
    options = game.complete_options({})
    sampler = Sampler(seed)
    playout(game.new(options), sampler, LONGEST)  # caches fill before the clock starts
    decisions = games = 0
    start = process_time()
    while True:
        decisions += playout(game.new(options), sampler, LONGEST)
        games += 1
        elapsed = process_time() - start
        if elapsed >= seconds:
            break
    clones = clone_for(positions(game, sampler), seconds / 4)
    return GameRate(slug, is_compiled(), decisions / elapsed, games / elapsed, clones)


def positions(game: Game[Any], sampler: Sampler) -> list[State]:
    """Positions spread evenly over random games."""
    options = game.complete_options({})
    found: list[State] = []
    while len(found) < POSITIONS:
        state: State = game.new(options)
        while state.question is not None:
            found.append(state.clone())
            playout(state, sampler, 7)
    return found[:POSITIONS]


def clone_for(states: list[State], seconds: float) -> float:
    """Clones a second."""
    clones = 0
    start = process_time()
    while True:
        for state in states:
            state.clone()
        clones += len(states)
        elapsed = process_time() - start
        if elapsed >= seconds:
            return clones / elapsed
