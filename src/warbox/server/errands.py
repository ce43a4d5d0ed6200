"""Long work in processes of their own, with limits of time and memory: a stranger's text spoils only its own process.

One address has one errand at a time; the others of that address wait, and a few may wait.
"""

import asyncio
import logging
import multiprocessing
import os
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from importlib import import_module
from multiprocessing.connection import Connection
from queue import SimpleQueue
from typing import Any, TypeVar

from warbox.server.computers import settle_in
from warbox.server.settings import Limits

LOG = logging.getLogger("warbox.server")

MOST_ERRANDS = 50  # of one process; then another one takes over
START_SECONDS = 60.0
WAIT_FACTOR = 10  # a busy machine may take so many times the time of the processor

T = TypeVar("T")


class TooMuch(Exception):
    """It takes more time or memory than the server gives for it."""


class TooBusy(Exception):
    """Too many errands of this address wait already."""


class Told(Exception):
    """An error that the errand's caller understands, carried from one process to another as plain data."""

    def __init__(self, *facts: Any) -> None:
        super().__init__(*facts)
        self.facts = facts


def limit_memory(limits: Limits) -> None:
    if os.name == "posix":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (limits.errand_bytes, limits.errand_bytes))
        resource.setrlimit(resource.RLIMIT_FSIZE, (limits.errand_file_bytes, limits.errand_file_bytes))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def limit_time(seconds: float) -> None:
    """The process is killed when it has worked so much longer."""
    if os.name == "posix":
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_CPU)
        resource.setrlimit(resource.RLIMIT_CPU, (int(time.process_time() + seconds) + 1, hard))


def serve_errands(pipe: Connection, limits: Limits) -> None:
    """In a process of its own: one errand after the other."""
    settle_in()
    import_module("warbox.server.replays")  # most errands are for it
    limit_memory(limits)
    pipe.send("ready")
    while True:
        try:
            task, arguments = pipe.recv()
        except EOFError:
            return
        limit_time(limits.errand_seconds)
        answer: tuple[str, Any]
        try:
            answer = "done", task(*arguments)
        except Told as error:
            answer = "told", error.facts
        except (MemoryError, OSError, RecursionError):
            answer = "too much", None
        except Exception as error:
            answer = "failed", type(error).__name__
        pipe.send(answer)


class Worker:
    """One process, and the thread's end of the pipe to it."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._process: Any = None
        self._pipe: Connection | None = None
        self._done = 0

    def do(self, task: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
        """Raises TooMuch, Told or RuntimeError."""
        pipe = self._pipe or self._start()
        try:
            pipe.send((task, arguments))
            if not pipe.poll(WAIT_FACTOR * self.limits.errand_seconds):
                raise TooMuch
            kind, value = pipe.recv()
        except (EOFError, OSError):  # it was killed: for its time, or by somebody
            self.stop()
            raise TooMuch from None
        except BaseException:
            self.stop()
            raise
        self._done += 1
        if self._done >= MOST_ERRANDS or kind == "too much":
            self.stop()
        if kind == "done":
            return value
        if kind == "told":
            raise Told(*value)
        if kind == "too much":
            raise TooMuch
        raise RuntimeError(f"an errand failed ({value})")

    def _start(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        here, there = context.Pipe()
        self._process = context.Process(target=serve_errands, args=(there, self.limits), daemon=True)
        self._process.start()
        there.close()
        self._pipe, self._done = here, 0
        try:
            if here.poll(START_SECONDS) and here.recv() == "ready":
                return here
        except (EOFError, OSError):
            pass
        self.stop()
        raise RuntimeError("no process for long work can be started")

    def stop(self) -> None:
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        if self._process is not None:
            with suppress(OSError, ValueError):
                self._process.kill()
            self._process = None


class Errands:
    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._threads = ThreadPoolExecutor(limits.errands, "warbox-errand")
        self._free: SimpleQueue[Worker] = SimpleQueue()
        self._workers = [Worker(limits) for _ in range(limits.errands)]
        for worker in self._workers:
            self._free.put(worker)
        self._turns: dict[str, asyncio.Lock] = {}
        self._asked: Counter[str] = Counter()  # by address: at work, and waiting

    async def run(self, address: str, task: Callable[..., T], *arguments: Any) -> T:
        """Raises TooBusy, TooMuch, Told or RuntimeError."""
        if self._asked[address] > self.limits.errands_waiting:
            raise TooBusy
        self._asked[address] += 1
        turn = self._turns.setdefault(address, asyncio.Lock())
        try:
            async with turn:
                return await asyncio.get_running_loop().run_in_executor(self._threads, self._do, task, arguments)
        finally:
            self._asked[address] -= 1
            if not self._asked[address]:
                del self._asked[address], self._turns[address]

    def _do(self, task: Callable[..., T], arguments: tuple[Any, ...]) -> T:
        worker = self._free.get()
        try:
            found: T = worker.do(task, arguments)
            return found
        finally:
            self._free.put(worker)

    def close(self) -> None:
        for worker in self._workers:
            worker.stop()
        self._threads.shutdown(wait=False, cancel_futures=True)
