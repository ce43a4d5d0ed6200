"""Computer players, thinking in processes of their own: nobody waits for them but who plays against them.

A process is given a position in which everything the seat may not know has been drawn anew, as text. The true position
never leaves the server.
"""

import asyncio
import logging
import os
import secrets
import signal
import threading
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context, parent_process
from typing import Any

import msgspec

from warbox.engine.game import Game
from warbox.engine.sampler import Sampler
from warbox.engine.state import State
from warbox.games import load_game
from warbox.players.greedy import Greedy
from warbox.players.hint import find_hint
from warbox.players.table import SeatTable

LOG = logging.getLogger("warbox.server")

# How hard the computer tries: the player, and its settings.
LEVELS: dict[str, dict[str, Any]] = {
    "easy": {"trials": 1, "seconds": 1.0},
    "fair": {"trials": 8, "seconds": 2.0},
    "hard": {"trials": 32, "seconds": 4.0},
}
MOST_CRASHES = 5  # of one move


def imagined(game: Game[Any], state: State, seat: int, seed: int | None = None) -> str:
    """The position with everything that the seat may not know drawn anew."""
    return game.format(game.determinize(state, seat, Sampler(secrets.randbits(60) if seed is None else seed)))


def think(slug: str, position: str, seat: int, effort: dict[str, Any], seed: int) -> str:
    """In a process of its own: the answer of a computer player, in notation."""
    game = load_game(slug)
    state = game.parse(position)
    return Greedy(game, seed, **effort).choose(SeatTable(game, state, seat)).text


def advise(slug: str, position: str, seat: int, effort: dict[str, Any], seed: int) -> str:
    """In a process of its own: a hint for a seat, as JSON."""
    game = load_game(slug)
    state = game.parse(position)
    player = Greedy(game, seed, **effort)
    hint = find_hint(game, player, SeatTable(game, state, seat), Sampler(seed), effort["seconds"])
    return msgspec.json.encode(hint.plain()).decode()


def settle_in() -> None:
    """A process that thinks gives way to the server, leaves Ctrl-C to it, and ends when it does, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


class Computers:
    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None

    def warm_up(self) -> None:
        """Start the processes before they are needed; if they cannot be, that is for whoever needs them to say."""
        with suppress(RuntimeError):
            self._submit(str, "")

    async def ready(self) -> None:
        """Wait until a process is free to think; if there is none, that is for whoever needs it to say."""
        with suppress(RuntimeError, BrokenProcessPool):
            await asyncio.wrap_future(self._submit(str, ""))

    async def choose(self, slug: str, position: str, seat: int, level: str, most: float | None = None) -> str:
        """The answer of a computer player, who thinks for `most` seconds at most. If its process dies another one
        thinks again."""
        effort = dict(LEVELS[level])
        if most is not None:
            effort["seconds"] = min(most, effort["seconds"])
        return await self._ask(think, slug, position, seat, effort, secrets.randbits(60))

    async def advise(self, slug: str, position: str, seat: int, effort: dict[str, Any], seed: int) -> str:
        """A hint for a seat, as JSON: the same for the same position and seed, as far as time allows."""
        return await self._ask(advise, slug, position, seat, effort, seed)

    async def _ask(self, task: Any, *arguments: Any) -> str:
        for _ in range(MOST_CRASHES):
            try:
                return await asyncio.wrap_future(self._submit(task, *arguments))
            except BrokenProcessPool:
                LOG.warning("a process of the computer players died; another one takes over")
        raise RuntimeError("the processes of the computer players keep dying")

    def _submit(self, task: Any, *arguments: Any) -> "Future[str]":
        for _ in range(MOST_CRASHES):
            if self._pool is None:
                self._pool = ProcessPoolExecutor(self.workers, get_context("spawn"), settle_in)
            try:
                return self._pool.submit(task, *arguments)
            except BrokenProcessPool:
                self._pool.shutdown(wait=False)
                self._pool = None
        raise RuntimeError("no process for the computer players can be started")

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in list((self._pool._processes or {}).values()):
                process.kill()
            self._pool = None
