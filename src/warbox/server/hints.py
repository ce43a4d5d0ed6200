"""Hints at a match: who asked for one, and what was answered.

That a hint was asked for is an entry of the log and told to everybody. What it says is thought on a position that the
seat imagines, from a seed that follows from what the seat knows, and told to that seat alone. It is not stored: after a
restart the same is thought once more.
"""

import asyncio
import hashlib
import logging
from typing import TYPE_CHECKING, Any

import msgspec

from warbox.server.computers import Computers, imagined
from warbox.server.pace import LEAST_THINKING_SECONDS, THINKING_SHARE

if TYPE_CHECKING:
    from warbox.server.room import Room
    from warbox.server.sitting import Sitting

LOG = logging.getLogger("warbox.server")

HINT_SECONDS = 1.6  # from the question to the answer, whatever there is to think about
ASKED = "asked"


class Hints:
    """Of each seat the last one. It is for one question, known by the update that put it."""

    def __init__(self) -> None:
        self.thinking: set[int] = set()
        self._asked: dict[int, int] = {}
        self._told: dict[int, Any] = {}

    def ask(self, seat: int, since: int) -> None:
        self._asked[seat] = since
        self._told.pop(seat, None)

    def tell(self, seat: int, since: int, hint: Any) -> bool:
        """False if that is no longer the question. A hint that failed is None, and may be asked for again."""
        if self._asked.get(seat) != since:
            return False
        if hint is None:
            del self._asked[seat]
        else:
            self._told[seat] = hint
        return True

    def of(self, seat: int, since: int | None) -> Any:
        """The hint for the question that update `since` put: None, `asked`, or what is told."""
        known = since is not None and self._asked.get(seat) == since
        return self._told.get(seat, ASKED) if known else None


def wanted(sitting: "Sitting") -> list[tuple[int, int]]:
    """The seats whose hint is still to be thought about, and the updates that put their questions."""
    question, streams = sitting.question, sitting.streams
    if question is None or streams is None:
        return []
    return [
        (seat, streams.since[seat])
        for seat in question.seats
        if seat >= 0 and sitting.hint_of(seat) == ASKED and seat not in sitting.hints.thinking
    ]


def seed_of(match_id: str, seat: int, since: int) -> int:
    """What a hint leaves to chance follows from what the seat knows: asked again, it is the same."""
    return int.from_bytes(hashlib.sha256(f"warbox-hint-1 {match_id} {seat} {since}".encode()).digest()[:7], "big")


async def give_hint(room: "Room", seat: int, since: int, computers: Computers) -> None:
    """Think about the question that update `since` put, and tell the seat after a fixed time."""
    sitting, loop = room.sitting, asyncio.get_running_loop()
    try:
        release = loop.time() + HINT_SECONDS
        seed = seed_of(sitting.id, seat, since)
        position = await room.look(lambda one: _position(one, seat, since, seed))
        if position is None:
            return
        await computers.ready()
        release = max(release, loop.time() + LEAST_THINKING_SECONDS)
        most = THINKING_SHARE * (release - loop.time()) / 2  # half for the choices, half for the reasons
        effort = {"seconds": most}
        hint = None
        try:
            hint = msgspec.json.decode(await computers.advise(sitting.game.slug, position, seat, effort, seed))
        except Exception as error:  # its own text may tell secrets
            LOG.error("match %s: a hint failed (%s)", sitting.id, type(error).__name__)
        await asyncio.sleep(max(0.0, release - loop.time()))
    finally:
        sitting.hints.thinking.discard(seat)
    async with room.lock:
        if room.sitting is sitting and sitting.hints.tell(seat, since, hint) and sitting.asked(seat):
            message = msgspec.json.encode({"type": "hint", "n": since, "hint": hint})
            for connection in room.connections:
                if connection.reader == seat:
                    connection.send(message)


def _position(sitting: "Sitting", seat: int, since: int, seed: int) -> str | None:
    """The position as the seat imagines it; None if it is asked something else by now."""
    if sitting.match is None or sitting.streams is None or not sitting.asked(seat):
        return None
    if sitting.streams.since[seat] != since:
        return None
    return imagined(sitting.game, sitting.match.state, seat, seed)
