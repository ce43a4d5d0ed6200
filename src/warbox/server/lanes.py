"""Threads in which tables are carried on, so that nobody waits for a slow one but those who sit at it.

Python gives the event loop its turn every few milliseconds while a thread works. A table whose last piece of work was
long works in the slow lane from then on: a few such tables cannot take all threads from the quick ones.
"""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TypeVar

QUICK_THREADS = 8
SLOW_THREADS = 2
SLOW_SECONDS = 0.05  # of work in one piece

T = TypeVar("T")


class Pace:
    """How long the last piece of work of a table took."""

    def __init__(self, slow: bool = False) -> None:
        self.slow = slow

    def timed(self, work: Callable[[], T]) -> T:
        began = time.thread_time()
        try:
            return work()
        finally:
            self.slow = time.thread_time() - began > SLOW_SECONDS


class Lanes:
    def __init__(self) -> None:
        self._quick = ThreadPoolExecutor(QUICK_THREADS, "warbox-table")
        self._slow = ThreadPoolExecutor(SLOW_THREADS, "warbox-slow-table")

    async def run(self, pace: Pace, work: Callable[[], T]) -> T:
        """Do it in a thread. Whoever is cancelled waits until it is done: two threads never work at one table."""
        lane = self._slow if pace.slow else self._quick
        future = asyncio.get_running_loop().run_in_executor(lane, pace.timed, work)
        try:
            return await asyncio.shield(future)
        except asyncio.CancelledError:
            while not future.done():
                with suppress(asyncio.CancelledError):
                    await asyncio.wait([future])
            raise

    def close(self) -> None:
        for lane in (self._quick, self._slow):
            lane.shutdown(wait=False, cancel_futures=True)
