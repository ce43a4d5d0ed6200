"""How fast the search plays ahead, beside OpenSpiel's Monte Carlo tree search on backgammon.

Ours is measured twice: with the playouts by which the levels choose (whole turns by a policy, `evaluate` at the
horizon), and with rollouts as the others make them: at random, to the end of the game.
"""

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from time import process_time
from typing import Any, Final

from warbox.bench.peers import INSTALL, version_of
from warbox.bench.rates import is_compiled
from warbox.engine.decision import CHANCE
from warbox.engine.sampler import Sampler
from warbox.engine.state import State
from warbox.engine.turn import apply, chance, legal
from warbox.games import load_game
from warbox.players.search import Effort, think
from warbox.players.table import SeatTable

POSITIONS: Final = 12
APART: Final = 19  # answers between two of them: most lie behind the setup
THOUGHTS: Final = 8  # in the time of one measurement
SIMULATIONS: Final = 200  # a move of a bot of OpenSpiel


@dataclass(frozen=True)
class SearchRate:
    """What the search reached in one of our games; `nodes` are answers tried or given in playouts."""

    game: str
    compiled: bool
    playouts_per_s: float
    nodes_per_s: float
    rollouts_per_s: float


@dataclass(frozen=True)
class BotRate:
    """Simulations a second of a bot of OpenSpiel, each with one random rollout to the end; None if it is missing."""

    name: str
    simulations_per_s: float | None
    note: str


def measure_search(slug: str, seconds: float, seed: int) -> SearchRate:
    """Think about positions of a game for so many seconds, then as long with rollouts to the end."""
    tables = positions(slug, seed)
    playouts, nodes, elapsed = think_for(tables, Effort(seconds=seconds / THOUGHTS), seconds, seed)
    rollouts, _, spent = think_for(tables, Effort(seconds=seconds / THOUGHTS, rollouts=True), seconds, seed)
    return SearchRate(slug, is_compiled(), playouts / elapsed, nodes / elapsed, rollouts / spent)


def think_for(tables: list[SeatTable], effort: Effort, seconds: float, seed: int) -> tuple[int, int, float]:
    """Playouts, nodes and the seconds they took."""
    playouts = nodes = number = 0
    think(tables[0], effort, Sampler(seed))  # caches fill before the clock starts
    start = process_time()
    while True:
        thought = think(tables[number % len(tables)], effort, Sampler(seed + number))
        playouts += thought.playouts
        nodes += thought.nodes
        number += 1
        elapsed = process_time() - start
        if elapsed >= seconds:
            return playouts, nodes, elapsed


def positions(slug: str, seed: int) -> list[SeatTable]:
    """Positions of seeded random games in which a seat has something to think about, as that seat knows them."""
    game = load_game(slug)
    sampler = Sampler(seed)
    found: list[SeatTable] = []
    while len(found) < POSITIONS:
        state: State = game.new(game.complete_options({}))
        answers = 0
        while (question := state.question) is not None and len(found) < POSITIONS:
            seat = question.seats[0]
            if seat == CHANCE:
                chance(state, sampler)
                continue
            choices = legal(state, seat)
            answers += 1
            if answers % APART == 0 and len(choices) > 1 and len(game.candidates(state, seat)) > 1:
                found.append(SeatTable(game, state, seat))
            apply(state, seat, choices[int(sampler.below(len(choices)))])
    return found


def measure_bots(seconds: float, seed: int, on_progress: Callable[[str], None] | None = None) -> list[BotRate]:
    """OpenSpiel's bots, where it is installed."""
    rates = []
    for name, seat in BOTS.items():
        if on_progress is not None:
            on_progress(name)
        try:
            rates.append(BotRate(name, simulate_for(seat(seed), seconds), version_of("open_spiel")))
        except ImportError as error:
            rates.append(BotRate(name, None, f"not installed: {INSTALL} ({error})"))
        except Exception as error:  # a release that we do not know must not stop the benchmark
            rates.append(BotRate(name, None, f"failed: {error!r}"))
    return rates


def simulate_for(move: Callable[[], None], seconds: float) -> float:
    move()  # caches fill before the clock starts
    moves = 0
    start = process_time()
    while True:
        move()
        moves += 1
        elapsed = process_time() - start
        if elapsed >= seconds:
            return moves * SIMULATIONS / elapsed


def opening(pyspiel: Any) -> tuple[Any, Any]:
    """Backgammon after its first dice."""
    game = pyspiel.load_game("backgammon")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return game, state


def seat_cpp_bot(seed: int) -> Callable[[], None]:
    pyspiel: Any = importlib.import_module("pyspiel")
    game, state = opening(pyspiel)
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, SIMULATIONS, 0, False, seed, False)

    def move() -> None:
        bot.step(state)

    return move


def seat_python_bot(seed: int) -> Callable[[], None]:
    pyspiel: Any = importlib.import_module("pyspiel")
    mcts: Any = importlib.import_module("open_spiel.python.algorithms.mcts")
    numpy: Any = importlib.import_module("numpy")
    game, state = opening(pyspiel)
    chance_of = numpy.random.RandomState(seed)
    bot = mcts.MCTSBot(game, 2.0, SIMULATIONS, mcts.RandomRolloutEvaluator(1, chance_of), random_state=chance_of)

    def move() -> None:
        bot.step(state)

    return move


BOTS: Final[dict[str, Callable[[int], Callable[[], None]]]] = {
    "OpenSpiel MCTS (C++), backgammon": seat_cpp_bot,
    "OpenSpiel MCTS (Python), backgammon": seat_python_bot,
}
