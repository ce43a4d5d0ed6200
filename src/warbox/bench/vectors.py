"""How many steps a second many games make side by side, with observations and masks as arrays.

Ours twice: `warbox.adapters.vector`, and as many single environments of PettingZoo, one after the other. Then
backgammon of OpenSpiel, as many states driven through Python, and of pgx, a batch that jax has compiled. A step is one
answer of a player in one game, chosen at random among what the mask shows; dice are rolled and not counted; a game that
ends is followed by another. Everything is timed in processor time, after a first step in which caches fill.
"""

import importlib
import os
import random
from collections.abc import Callable
from dataclasses import dataclass
from time import process_time
from typing import Any, Final

from warbox.bench.peers import INSTALL, sample, version_of
from warbox.bench.rates import is_compiled
from warbox.play.extras import ExtraMissing

TABLES: Final = 64
PGX_TABLES: Final = 256  # with 64 and with 1024 it is slower


@dataclass(frozen=True)
class VectorRate:
    """What one of our games reached, at all tables at once and in single environments; None if a library is missing."""

    game: str
    compiled: bool
    steps_per_s: float | None
    single_steps_per_s: float | None
    note: str

    def times(self) -> float | None:
        """How many times as quick as single environments."""
        if self.steps_per_s is None or self.single_steps_per_s is None:
            return None
        return self.steps_per_s / self.single_steps_per_s


@dataclass(frozen=True)
class BatchRate:
    """What a batch of a peer reached."""

    name: str
    steps_per_s: float | None
    note: str


def measure_vector(slug: str, seconds: float, seed: int, tables: int = TABLES) -> VectorRate:
    """Both ways to step one of our games, for so many seconds each."""
    try:
        together = rate_of(vector_of(slug, tables, seed), tables, seconds)
        single = rate_of(singles_of(slug, tables, seed), tables, seconds)
    except ExtraMissing as error:
        return VectorRate(slug, is_compiled(), None, None, str(error))
    return VectorRate(slug, is_compiled(), together, single, f"{tables} tables")


def measure_batches(seconds: float, seed: int, on_progress: Callable[[str], None]) -> list[BatchRate]:
    """The peers; one that is not installed, or fails, gives a row that says so."""
    rates = []
    for name, seat, install in BATCHES:
        on_progress(name)
        try:
            tables, step, version = seat(seed)
            rates.append(BatchRate(name, rate_of(step, tables, seconds), f"{version}; {tables} tables"))
        except ImportError as error:
            rates.append(BatchRate(name, None, f"not installed: {install} ({error})"))
        except Exception as error:  # a release of a peer that we do not know must not stop the benchmark
            rates.append(BatchRate(name, None, f"failed: {error!r}"))
    return rates


def rate_of(step: Callable[[], object], tables: int, seconds: float) -> float:
    """Steps a second, all tables counted."""
    step()
    steps = 0
    start = process_time()
    while True:
        step()
        steps += tables
        elapsed = process_time() - start
        if elapsed >= seconds:
            return steps / elapsed


def chosen(masks: Any, rng: Any) -> Any:
    """In each row one of the numbers that the mask shows, at random."""
    np: Any = importlib.import_module("numpy")
    tables, slots = masks.shape
    shown = np.flatnonzero(masks)
    counts = np.bincount(shown // slots, minlength=tables)
    firsts = np.cumsum(counts) - counts
    return shown[firsts + (rng.random(tables) * counts).astype(int)] % slots


def vector_of(slug: str, tables: int, seed: int) -> Callable[[], object]:
    vector: Any = importlib.import_module("warbox.adapters.vector")
    rng = importlib.import_module("numpy").random.default_rng(seed)
    environment = vector.VectorEnv(slug, tables, copy=False)
    environment.reset(seed=seed)

    def step() -> None:
        environment.step(chosen(environment.action_masks(), rng))

    return step


def singles_of(slug: str, tables: int, seed: int) -> Callable[[], object]:
    pettingzoo: Any = importlib.import_module("warbox.adapters.pettingzoo")
    np: Any = importlib.import_module("numpy")
    rng = np.random.default_rng(seed)
    environments = [pettingzoo.raw_env(slug, everybody=False) for _ in range(tables)]
    masks = []
    for place, environment in enumerate(environments):
        environment.reset(seed=seed + place)
        masks.append(environment.observe(environment.agent_selection)["action_mask"])

    def step() -> None:
        numbers = chosen(np.stack(masks), rng)
        for place, environment in enumerate(environments):
            environment.step(int(numbers[place]))
            agent = environment.agent_selection
            if environment.terminations[agent] or environment.truncations[agent]:
                environment.reset()
                agent = environment.agent_selection
            masks[place] = environment.observe(agent)["action_mask"]

    return step


def seat_openspiel_batch(seed: int) -> tuple[int, Callable[[], object], str]:
    """Backgammon of OpenSpiel: the states in Python's hands, observations and masks written into arrays."""
    pyspiel: Any = importlib.import_module("pyspiel")
    np: Any = importlib.import_module("numpy")
    rng = random.Random(seed)
    game = pyspiel.load_game("backgammon")
    observations = np.zeros((TABLES, game.observation_tensor_size()), np.float32)
    masks = np.zeros((TABLES, game.num_distinct_actions()), bool)

    def rolled(state: Any) -> Any:
        while state.is_chance_node():
            state.apply_action(sample(state.chance_outcomes(), rng.random()))
        return state

    states = [rolled(game.new_initial_state()) for _ in range(TABLES)]
    choices = [state.legal_actions() for state in states]

    def step() -> None:
        for place, state in enumerate(states):
            state.apply_action(rng.choice(choices[place]))
            rolled(state)
            if state.is_terminal():
                states[place] = rolled(game.new_initial_state())
            now = states[place]
            observations[place] = now.observation_tensor()
            choices[place] = now.legal_actions()
            masks[place] = False
            masks[place, choices[place]] = True

    return TABLES, step, version_of("open_spiel")


def seat_pgx_batch(seed: int) -> tuple[int, Callable[[], object], str]:
    """Backgammon of pgx: all tables in one call that jax has compiled, the choice of the numbers included."""
    os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
    jax: Any = importlib.import_module("jax")
    pgx: Any = importlib.import_module("pgx")
    auto_reset: Any = importlib.import_module("pgx.experimental").auto_reset
    game = pgx.make("backgammon")
    one = jax.vmap(auto_reset(game.step, game.init))

    def all_tables(states: Any, key: Any) -> Any:
        choosing, rolling = jax.random.split(key)
        numbers = jax.random.categorical(choosing, jax.numpy.log(states.legal_action_mask), axis=1)
        return one(states, numbers, jax.random.split(rolling, PGX_TABLES))

    compiled = jax.jit(all_tables)
    key = jax.random.PRNGKey(seed)
    states = jax.jit(jax.vmap(game.init))(jax.random.split(key, PGX_TABLES))

    def step() -> None:
        nonlocal states, key
        key, now = jax.random.split(key)
        states = compiled(states, now)
        jax.block_until_ready(states)

    return PGX_TABLES, step, version_of("pgx")


BATCHES: Final = (
    ("OpenSpiel backgammon, a batch through Python", seat_openspiel_batch, INSTALL),
    ("pgx backgammon", seat_pgx_batch, "pip install 'warbox[pgx]'"),
)
