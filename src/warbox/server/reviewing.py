"""Reviews of matches that are over: made one after the other in the background, in parts with a limit of time each, and
kept with the match."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import delete, insert, select

from warbox.play.record import game_of, parse_record
from warbox.review import VERSION, Care, Reviewer, whole
from warbox.server.errands import Errands, TooMuch
from warbox.server.schema import REVIEW
from warbox.server.settings import Limits
from warbox.server.store import Job, Store

PART_SECONDS = 1.5  # of the processor, for one part
ADDRESS = "review"  # the queue is an address of its own: nobody's other errands wait for it
SEED = 1
WAITING, WORKING, DONE, FAILED, NONE = "waiting", "working", "done", "failed", "none"
MOST_KEPT = 200  # of how reviews went


def review_part(data: bytes, first: int, seconds: float, effort: float) -> tuple[list[dict[str, Any]], int]:
    """In a process of its own: the moments from a step on, as many as are made in that time, and how many steps there
    are."""
    record = parse_record(data)
    reviewer = Reviewer(record, game_of(record), SEED, Care.of(effort))
    latest = time.process_time() + seconds
    moments = []
    for moment in reviewer.walk(first):
        moments.append(moment.plain())
        if time.process_time() > latest:
            break
    return moments, reviewer.steps


def put_together(data: bytes, moments: list[dict[str, Any]]) -> str:
    """In a process of its own: the review, as JSON."""
    record = parse_record(data)
    return msgspec.json.encode(whole(Reviewer(record, game_of(record), SEED), moments)).decode()


@dataclass
class Work:
    """A review that is made, or was."""

    address: str
    state: str = WAITING
    done: int = 0
    of: int = 0
    why: str = ""  # it failed


class Reviews:
    def __init__(self, store: Store, errands: Errands, limits: Limits) -> None:
        self.store = store
        self.errands = errands
        self.limits = limits
        self._works: OrderedDict[str, Work] = OrderedDict()
        self._turn = asyncio.Lock()

    async def find(self, match_id: str) -> str | None:
        """The review that is kept, as JSON."""
        query = select(REVIEW.c.data).where(REVIEW.c.match_id == match_id, REVIEW.c.version == VERSION)
        found: str | None = await self.store.read(lambda connection: connection.execute(query).scalar())
        return found

    def work(self, match_id: str) -> Work | None:
        return self._works.get(match_id)

    def begin(self, match_id: str, address: str) -> Work | None:
        """Put a match in the queue; None if its address has enough in it, or everybody together has."""
        waiting = [one for one in self._works.values() if one.state in (WAITING, WORKING)]
        own = [one for one in waiting if one.address == address]
        if len(waiting) >= self.limits.reviews_waiting or len(own) >= self.limits.reviews_an_address:
            return None
        work = self._works[match_id] = Work(address)
        self._works.move_to_end(match_id)
        over = [name for name, one in self._works.items() if one.state in (DONE, FAILED)]
        for name in over[: max(0, len(over) - MOST_KEPT)]:
            del self._works[name]
        return work

    def ahead(self, match_id: str) -> int:
        """Reviews that are made before it."""
        names = [name for name, one in self._works.items() if one.state in (WAITING, WORKING)]
        return names.index(match_id) if match_id in names else 0

    async def make(self, match_id: str, work: Work, record: Callable[[], Awaitable[bytes]]) -> None:
        """Make it when its turn comes. What goes wrong is said to whoever asks how it goes."""
        async with self._turn:
            work.state = WORKING
            try:
                data = await record()
                began = time.monotonic()
                moments: list[dict[str, Any]] = []
                while not work.of or work.done < work.of:
                    if time.monotonic() - began > self.limits.review_seconds:
                        raise TooMuch
                    asked = (data, work.done, PART_SECONDS, self.limits.review_effort)
                    part, work.of = await self.errands.run(ADDRESS, review_part, *asked)
                    moments += part
                    work.done = len(moments)
                text = await self.errands.run(ADDRESS, put_together, data, moments)
                await self._keep(match_id, text)
                work.state = DONE
            except TooMuch:
                work.state, work.why = FAILED, "too-much"
            except asyncio.CancelledError:
                raise
            except Exception as error:
                work.state, work.why = FAILED, type(error).__name__

    async def _keep(self, match_id: str, text: str) -> None:
        values = {"match_id": match_id, "version": VERSION, "data": text}
        statements = [(delete(REVIEW).where(REVIEW.c.match_id == match_id), {}), (insert(REVIEW), values)]
        await self.store.write(Job(match_id, also=statements))
