"""How fast other packages play: the peers that `warbox bench` sets beside Warbox.

Every peer is measured in the same way, through its public Python interface, in this process and on one core:
whole games from the first position, all sides choosing uniformly at random among the legal actions, until the
time is up. A *decision* is one choice of a player: asking for the legal actions, choosing one and playing it. What
chance does in between (dice, deals) is sampled, takes its time and is not counted.

The decisions a second of OpenSpiel's backgammon are the unit of `warbox bench`: 1 OSB.
"""

import importlib
import importlib.metadata
import random
from collections.abc import Callable
from dataclasses import dataclass
from time import process_time
from typing import Any, Final

OSB: Final = "OpenSpiel backgammon"
INSTALL: Final = "pip install 'warbox[bench]'"


@dataclass(frozen=True)
class PeerRate:
    """What one peer reached; a rate that could not be measured is None, and the note says why."""

    name: str
    what_is_counted: str
    decisions_per_s: float | None
    games_per_s: float | None
    clones_per_s: float | None
    note: str


@dataclass(frozen=True)
class ReadyPeer:
    """A peer ready to be measured: a game played to its end, and a copy of a position from its middle."""

    play: Callable[[], int]  # one game; the number of its decisions
    clone: Callable[[], object] | None
    version: str


@dataclass(frozen=True)
class Peer:
    """A peer that may or may not be installed."""

    name: str
    what_is_counted: str
    seat: Callable[[random.Random], ReadyPeer]


def measure_peers(seconds_each: float, seed: int, on_progress: Callable[[str], None] | None = None) -> list[PeerRate]:
    """Measure every peer for about so many seconds of play, and a quarter of that for clones."""
    rates = []
    for peer in PEERS:
        if on_progress is not None:
            on_progress(peer.name)
        rates.append(measure(peer, seconds_each, seed))
    return rates


def measure(peer: Peer, seconds: float, seed: int) -> PeerRate:
    """One peer's rates; a peer that is not installed, or fails, gives a row that says so."""
    try:
        table = peer.seat(random.Random(seed))
        decisions, games, elapsed = play_for(table.play, seconds)
        clones = clone_for(table.clone, seconds / 4) if table.clone is not None else None
    except ImportError as error:
        return PeerRate(peer.name, peer.what_is_counted, None, None, None, f"not installed: {INSTALL} ({error})")
    except Exception as error:  # a release of a peer that we do not know must not stop the benchmark
        return PeerRate(peer.name, peer.what_is_counted, None, None, None, f"failed: {error!r}")
    note = table.version if clones is not None else f"{table.version}; has no copy of a position"
    return PeerRate(peer.name, peer.what_is_counted, decisions / elapsed, games / elapsed, clones, note)


def play_for(play: Callable[[], int], seconds: float) -> tuple[int, int, float]:
    """Whole games until the time is up: decisions, games and the seconds they took."""
    play()  # caches fill before the clock starts
    decisions = 0
    games = 0
    start = process_time()
    while True:
        decisions += play()
        games += 1
        elapsed = process_time() - start
        if elapsed >= seconds:
            return decisions, games, elapsed


def clone_for(clone: Callable[[], object], seconds: float) -> float:
    """Clones a second, in batches so that the clock costs nothing."""
    clones = 0
    start = process_time()
    while True:
        for _ in range(100):
            clone()
        clones += 100
        elapsed = process_time() - start
        if elapsed >= seconds:
            return clones / elapsed


def seat_openspiel(game_name: str, rng: random.Random) -> ReadyPeer:
    """A game of OpenSpiel through its Python API."""
    pyspiel: Any = importlib.import_module("pyspiel")
    if game_name.startswith("python_"):
        importlib.import_module("open_spiel.python.games")  # registers them
    game = pyspiel.load_game(game_name)
    choice = rng.choice
    uniform = rng.random

    def play_on(state: Any, limit: int) -> int:
        """Play until the end or for so many decisions; the number of decisions."""
        decisions = 0
        while decisions < limit and not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(sample(state.chance_outcomes(), uniform()))
            else:
                state.apply_action(choice(state.legal_actions()))
                decisions += 1
        return decisions

    def play() -> int:
        return play_on(game.new_initial_state(), 1_000_000)

    middle = game.new_initial_state()
    play_on(middle, play() // 2)
    return ReadyPeer(play, middle.clone, version_of("open_spiel"))


def sample(outcomes: list[tuple[int, float]], left: float) -> int:
    """The outcome in whose share of probability a number between 0 and 1 falls."""
    for outcome, probability in outcomes:
        left -= probability
        if left < 0:
            return outcome
    return outcomes[-1][0]


def seat_backgammon(rng: random.Random) -> ReadyPeer:
    return seat_openspiel("backgammon", rng)


def seat_openspiel_chess(rng: random.Random) -> ReadyPeer:
    return seat_openspiel("chess", rng)


def seat_python_tic_tac_toe(rng: random.Random) -> ReadyPeer:
    return seat_openspiel("python_tic_tac_toe", rng)


def seat_uno(rng: random.Random) -> ReadyPeer:
    """Uno of rlcard, two players, through its environment."""
    rlcard: Any = importlib.import_module("rlcard")
    env = rlcard.make("uno", config={"seed": rng.randrange(2**31)})
    choice = rng.choice

    def play() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return ReadyPeer(play, None, version_of("rlcard"))


def seat_connect_four(rng: random.Random) -> ReadyPeer:
    """Connect Four of PettingZoo through its environment; the action mask gives the legal columns."""
    pettingzoo: Any = importlib.import_module("pettingzoo")
    env = pettingzoo.make("aec", "classic/connect_four_v3")
    choice = rng.choice

    def play() -> int:
        env.reset()
        decisions = 0
        while True:
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                return decisions
            mask = observation["action_mask"]
            env.step(choice([column for column in range(7) if mask[column]]))
            decisions += 1

    return ReadyPeer(play, None, version_of("pettingzoo"))


def seat_python_chess(rng: random.Random) -> ReadyPeer:
    """Chess of python-chess; a game ends as its `is_game_over` says."""
    chess: Any = importlib.import_module("chess")
    choice = rng.choice

    def play() -> int:
        board = chess.Board()
        while not board.is_game_over():
            board.push(choice(list(board.legal_moves)))
        return int(board.ply())

    middle = chess.Board()
    while not middle.is_game_over() and middle.ply() < 40:
        middle.push(choice(list(middle.legal_moves)))

    def clone() -> object:
        return middle.copy(stack=False)

    return ReadyPeer(play, clone, version_of("chess"))


def version_of(distribution: str) -> str:
    """The installed version of a peer, as `name 1.2.3`."""
    return f"{distribution} {importlib.metadata.version(distribution)}"


PEERS: Final = (
    Peer(OSB, "moves of a player; dice sampled, not counted", seat_backgammon),
    Peer("OpenSpiel chess", "moves", seat_openspiel_chess),
    Peer("OpenSpiel python_tic_tac_toe", "moves; a game written in Python", seat_python_tic_tac_toe),
    Peer("rlcard uno", "plays and draws; its environment encodes each state", seat_uno),
    Peer("PettingZoo connect four", "moves; its environment encodes each position", seat_connect_four),
    Peer("python-chess", "moves", seat_python_chess),
)
