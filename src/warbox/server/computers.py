"""Computer players, thinking in processes of their own: nobody waits for them but who plays against them.

A process is given a position in which everything the seat may not know has been drawn anew, as text. The true position
never leaves the server.
"""

import asyncio
import gc
import logging
import os
import secrets
import signal
import sys
import threading
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context, parent_process
from pathlib import Path
from typing import Any

import msgspec

from warbox.engine.game import Game
from warbox.engine.sampler import Sampler
from warbox.engine.state import State
from warbox.games import SLUGS, load_game
from warbox.players.hint import FUTURES, find_hint
from warbox.players.levels import Searcher, level_of
from warbox.players.search import Effort
from warbox.players.table import SeatTable

LOG = logging.getLogger("warbox.server")

MOST_CRASHES = 5  # of one move
AHEAD = 2.0  # thoughts of whole length that may be before one in the queue
LEAST_SECONDS = 0.01
READY = ".ready"  # the file that says that compiled rules are complete
MOST_THOUGHTS = 1000  # that can be hurried at the same time; the others take their time

HURRIED: list[Any] = []  # in a process that thinks: flags of the thoughts that are to be ended now


def imagined(game: Game[Any], state: State, seat: int, seed: int | None = None) -> str:
    """The position with everything that the seat may not know drawn anew."""
    return game.pack(game.determinize(state, seat, Sampler(secrets.randbits(60) if seed is None else seed)), seat)


def think(slug: str, position: str, seat: int, effort: dict[str, Any], seed: int, place: int = -1) -> str:
    """In a process of its own: the answer of a computer player, in notation."""
    game = load_game(slug)
    state = game.unpack(position, seat)
    stop = (lambda: bool(HURRIED[0][place])) if HURRIED and place >= 0 else None
    player = Searcher(game, seed, Effort(**effort), stop)
    return player.choose(SeatTable(game, state, seat)).text


def advise(slug: str, position: str, seat: int, effort: dict[str, Any], seed: int) -> str:
    """In a process of its own: a hint for a seat, as JSON. The effort is so many `seconds`, or so many `playouts` and
    `futures`: then it is always the same."""
    game = load_game(slug)
    state = game.unpack(position, seat)
    seconds = effort.get("seconds")
    player = Searcher(game, seed, Effort(effort.get("playouts", 0), seconds or 0.0))
    futures = effort.get("futures", FUTURES)
    hint = find_hint(game, player, SeatTable(game, state, seat), Sampler(seed), seconds, futures)
    return msgspec.json.encode(hint.plain()).decode()


def settle_in(flags: Any = None) -> None:
    """A process that thinks gives way to the server, leaves Ctrl-C to it, and ends when it does, however it ends."""
    if flags is not None:
        HURRIED.append(flags)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    for slug in SLUGS:  # nobody's first question waits for it
        load_game(slug)
    gc.collect()
    gc.freeze()  # what is loaded stays, and is not walked through in a thought
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


class Computers:
    def __init__(self, workers: int, compiled: Path | None = None) -> None:
        """`compiled`: a folder where this package with compiled rules is once a file `.ready` is there, too."""
        self.workers = workers
        self._compiled = compiled
        self._pool: ProcessPoolExecutor | None = None
        self._leaving: list[Any] = []  # processes that end with what they think of
        self._hurried = get_context("spawn").Array("b", MOST_THOUGHTS, lock=False)
        self._free = list(range(MOST_THOUGHTS))
        self._asked = 0  # thoughts under way or waiting
        self._places: dict[Any, int] = {}  # of the thoughts that can be hurried

    def warm_up(self) -> None:
        """Start the processes before they are needed; if they cannot be, that is for whoever needs them to say."""
        with suppress(RuntimeError):
            self._submit(str, "")

    async def ready(self) -> None:
        """Wait until a process is free to think; if there is none, that is for whoever needs it to say."""
        with suppress(RuntimeError, BrokenProcessPool):
            await asyncio.wrap_future(self._submit(str, ""))

    async def choose(
        self, slug: str, position: str, seat: int, level: str, most: float | None = None, key: Any = None
    ) -> str:
        """The answer of a computer player, who thinks for `most` seconds at most, or until the thought of that key is
        hurried. If its process dies another one thinks again."""
        effort = level_of(level).effort(load_game(slug))
        place = self._free.pop() if self._free else -1
        if place >= 0:
            self._hurried[place] = 0
            self._places[key] = place
        self._asked += 1
        try:
            seconds = effort.seconds * self.share()
            effort = effort.within(max(LEAST_SECONDS, seconds if most is None else min(most, seconds)))
            return await self._ask(think, slug, position, seat, effort.plain(), secrets.randbits(60), place)
        finally:
            self._asked -= 1
            if place >= 0:
                self._free.append(place)
                if self._places.get(key) == place:
                    del self._places[key]

    def share(self) -> float:
        """How much of its time each thought gets when many are asked for: all think less, and the queue stays short.
        First come, first served."""
        return min(1.0, AHEAD * self.workers / max(1, self._asked))

    def hurry(self, key: Any) -> bool:
        """Let the thought of that key end with what it has found; False if there is none."""
        place = self._places.get(key, -1)
        if place >= 0:
            self._hurried[place] = 1
        return place >= 0

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
        self._take_compiled()
        for _ in range(MOST_CRASHES):
            if self._pool is None:
                self._pool = ProcessPoolExecutor(self.workers, get_context("spawn"), settle_in, (self._hurried,))
            try:
                return self._pool.submit(task, *arguments)
            except BrokenProcessPool:
                self._pool.shutdown(wait=False)
                self._pool = None
        raise RuntimeError("no process for the computer players can be started")

    def _take_compiled(self) -> None:
        """Once the compiled rules are there, new processes find them first, and those that think now are the last ones
        without. This process has its rules already, and keeps them."""
        if self._compiled is None or not (self._compiled / READY).exists():
            return
        sys.path.insert(0, str(self._compiled))
        self._compiled = None
        LOG.info("the rules are compiled: computers think with them from now on")
        if self._pool is not None:
            self._leaving = list(self._pool._processes.values())
            self._pool.shutdown(wait=False)
            self._pool = None

    def close(self) -> None:
        """Whoever thinks is ended, however long he would have thought: Python waits for its processes when it ends."""
        processes = self._leaving
        if self._pool is not None:
            processes = [*processes, *self._pool._processes.values()]  # a pool that is shut down has forgotten them
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
        for process in processes:
            process.kill()
