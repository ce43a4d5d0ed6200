"""All matches: those in memory, the computers that play in them, the clocks that run."""

import asyncio
import hashlib
import logging
import re
import secrets
import time
from collections import OrderedDict
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import IO, Any

import msgspec

from warbox.engine.turn import legal
from warbox.play.clock import GRACE_SECONDS
from warbox.play.fairdice import SEED_BYTES, new_seed
from warbox.play.fairdice import commitment as dice_commitment
from warbox.play.record import canonical
from warbox.play.signature import Signer, signed_lines
from warbox.server.computers import Computers, imagined
from warbox.server.connection import GOING_AWAY, Connection
from warbox.server.doors import Doors
from warbox.server.entry import JOIN, RECORD, Joined, LogEntry, MatchSetup, SeatSetup
from warbox.server.errands import Errands, Told
from warbox.server.facts import listed_facts
from warbox.server.hints import give_hint, wanted
from warbox.server.lanes import Lanes, Pace
from warbox.server.metrics import Metrics
from warbox.server.pace import LEAST_THINKING_SECONDS, THINKING_SHARE, draw_pause, released
from warbox.server.replays import BadRecord, check_record, finished_lines, write_replay
from warbox.server.reviewing import Reviews
from warbox.server.room import Room
from warbox.server.settings import Settings
from warbox.server.shelf import Shelf
from warbox.server.sitting import OVER, LogError, Sitting, holder, token_hash
from warbox.server.store import NotRead, Store, Stored, Summary

LOG = logging.getLogger("warbox.server")

ID_BYTES = 9
ID_LETTERS = 12
TOKEN_BYTES = 24
TICK_SECONDS = 0.2
AGAIN_SECONDS = 5.0
LONG_LOG = 300  # entries; reading more takes its time
COMPUTER_AGAIN_SECONDS = (0.5, 5.0, 15.0, 30.0, 60.0)  # then only when something changes, or somebody comes


MATCH_ID = re.compile("[A-Za-z0-9_-]{1,32}")


class NoSuchMatch(Exception):
    pass


class NotOver(Exception):
    pass


def seated(stored: Stored) -> tuple[Sitting, Summary]:
    """The match that a log tells. Raises LogError."""
    sitting = Sitting(stored)
    return sitting, sitting.summary()


@dataclass(frozen=True)
class Asked:
    """What a computer is asked."""

    choices: list[str]
    otherwise: str  # what it answers if it has not thought in time
    position: str  # as it may imagine it
    left: float | None  # seconds on its clock


def question_of(sitting: Sitting, seat: int) -> Asked | None:
    """None if the seat is asked no more."""
    if sitting.match is None or not sitting.asked(seat):
        return None
    game, state = sitting.game, sitting.match.state
    choices = [action.text for action in legal(state, seat)]
    quiet = game.quiet(state, seat)
    otherwise = choices[0] if quiet is None else quiet.text
    return Asked(choices, otherwise, imagined(game, state, seat), sitting.clock.time_left(seat))


class Hall:
    def __init__(self, settings: Settings, store: Store, metrics: Metrics) -> None:
        self.settings = settings
        self.store = store
        self.metrics = metrics
        self.lag = 0.0  # how late the clocks were looked at last, in seconds
        self._watching: asyncio.Task[None] | None = None
        self.computers = Computers(settings.workers, settings.compiled)
        self.lanes = Lanes()
        self.errands = Errands(settings.limits)
        self.shelf = Shelf(settings.limits.shelf_bytes)
        self.doors = Doors(settings.limits)
        self.reviews = Reviews(store, self.errands, settings.limits)
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._thinking: set[tuple[str, int, int, int]] = set()
        self._deadlines: dict[str, float] = {}
        self.up_since = settings.time()

    async def open(self) -> None:
        """Go on with what was going on: clocks run, and computers whose clocks run think."""
        for match_id, deadline, facts in await self.store.deadlines():
            self._deadlines[match_id] = max(deadline, self.up_since + GRACE_SECONDS)
            computers = {seat["seat"] for seat in facts["seats"] if seat["kind"] == "computer" or seat.get("hands")}
            if computers & set(facts["asked"]):
                self._spawn(self._wake(match_id))
        self._watching = self._spawn(self._watch_clocks())
        self.store.metrics = self.metrics
        self.metrics.watch(self)

    async def _wake(self, match_id: str) -> None:
        try:
            await self.room(match_id)
        except (NoSuchMatch, LogError) as error:
            LOG.error("match %s cannot be continued (%s)", match_id, type(error).__name__)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        for room in list(self._rooms.values()):
            for connection in list(room.connections):
                connection.close(GOING_AWAY)
        self.computers.close()
        self.lanes.close()
        await asyncio.to_thread(self.errands.close)
        await asyncio.to_thread(self.shelf.close)
        await asyncio.to_thread(self.store.close)

    def _spawn(self, coroutine: Any) -> asyncio.Task[None]:
        task = asyncio.create_task(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # ---- how it goes

    @property
    def rooms(self) -> list[Room]:
        return list(self._rooms.values())

    @property
    def thinking(self) -> int:
        """Moves that computers are thinking about, or wait to."""
        return len(self._thinking)

    @property
    def stuck(self) -> int:
        """Matches whose computer fails."""
        return sum(bool(room.stuck) for room in self.rooms)

    @property
    def watches_clocks(self) -> bool:
        return self._watching is not None and not self._watching.done()

    # ---- matches

    async def create(self, setup: MatchSetup, commitments: list[str | None]) -> tuple[str, str, dict[int, str]]:
        """A new match: its id, the commitment of the server's seed, and the tokens of its seats."""
        people = [seat for seat, one in enumerate(setup.seats) if one.kind != "computer"]
        tokens = {seat: secrets.token_urlsafe(TOKEN_BYTES) for seat in people}
        match_id = secrets.token_urlsafe(ID_BYTES)
        hashes = {seat: token_hash(token) for seat, token in tokens.items()}
        return match_id, await self._make(match_id, setup, hashes, commitments), tokens

    async def _make(
        self, match_id: str, setup: MatchSetup, hashes: dict[int, str], commitments: list[str | None]
    ) -> str:
        """Returns the commitment of the server's seed."""
        at = self.settings.time()
        seed = new_seed()
        entries: list[LogEntry] = []
        for seat, given in enumerate(commitments):
            if given is not None:
                text = msgspec.json.encode(Joined(setup.seats[seat].name, given)).decode()
                entries.append(LogEntry(len(entries), JOIN, seat, text, at))
        stored = Stored(match_id, setup, seed, at, hashes, entries)
        sitting, summary = await self.lanes.run(Pace(), lambda: seated(stored))
        await self.store.create(stored, summary)
        self._keep_room(sitting, summary)
        if any(one.kind == "computer" for one in setup.seats):
            self.computers.warm_up()
        return dice_commitment(seed)

    async def rematch(self, room: Room, seat: int, held: str, swap: bool) -> str:
        """The match in which those of a finished one play again: the same in everything but the dice. To swap sides,
        everybody moves on by one seat.

        Whoever holds a seat of the old one takes it with the token that he has; what is stored does not tell it.
        """

        async def make(sitting: Sitting) -> str:
            match_id = secrets.token_urlsafe(ID_BYTES)
            seats = [
                SeatSetup(seat.kind if seat.kind == "computer" else "friend", seat.name, seat.level)
                for seat in sitting.seats
            ]
            hashes = sitting.token_hashes
            if swap:
                seats = [*seats[-1:], *seats[:-1]]
                hashes = {(seat + 1) % len(seats): held for seat, held in hashes.items()}
            setup = msgspec.structs.replace(sitting.setup, seats=seats)
            await self._make(match_id, setup, hashes, [])
            return match_id

        return await room.rematch(seat, held, make)

    async def room(self, match_id: str) -> Room:
        """The room of a match, read from the store if it is not in memory. Raises NoSuchMatch or LogError."""
        if not MATCH_ID.fullmatch(match_id):
            raise NoSuchMatch(match_id)
        room = self._rooms.get(match_id)
        if room is not None and not room.broken:
            self._rooms.move_to_end(match_id)
            return room
        if room is not None:
            self._forget(room)
        loading = self._loading.get(match_id)
        if loading is None:
            loading = self._loading[match_id] = asyncio.ensure_future(self._load(match_id))
            loading.add_done_callback(lambda _: self._loading.pop(match_id, None))
        return await asyncio.shield(loading)

    async def holder(self, match_id: str, token: str) -> int | None:
        """The seat that a token holds; looked up without bringing the match into memory. Raises NoSuchMatch."""
        room = self._rooms.get(match_id)
        if room is not None and not room.broken:
            return holder(room.sitting.token_hashes, token)
        hashes = await self.store.token_hashes(match_id) if MATCH_ID.fullmatch(match_id) else None
        if hashes is None:
            raise NoSuchMatch(match_id)
        return holder(hashes, token)

    async def _load(self, match_id: str) -> Room:
        stored = await self.store.load(match_id)
        if stored is None:
            raise NoSuchMatch(match_id)
        long = len(stored.entries) > LONG_LOG
        sitting, summary = await self.lanes.run(Pace(slow=long), lambda: seated(stored))
        return self._keep_room(sitting, summary)

    def _keep_room(self, sitting: Sitting, summary: Summary) -> Room:
        room = Room(sitting, summary, self.store, self.settings, self.lanes, self.changed, self.up_since, self.metrics)
        self._rooms[sitting.id] = room
        self.changed(room)
        idle = [one for one in self._rooms.values() if one.idle and one is not room]
        for one in idle[: max(0, len(idle) - self.settings.limits.matches_in_memory)]:
            self._forget(one)
        return room

    def _forget(self, room: Room) -> None:
        room.broken = True
        if self._rooms.get(room.sitting.id) is room:
            del self._rooms[room.sitting.id]
        for connection in list(room.connections):
            connection.close(GOING_AWAY)
        if not room.lock.locked():
            room.sitting.let_go()

    def leave(self, room: Room, connection: Connection) -> None:
        room.leave(connection)
        if room.idle and room.sitting.state == OVER and self._rooms.get(room.sitting.id) is room:
            self._forget(room)

    # ---- matches that are over

    @cached_property
    def signer(self) -> Signer:
        """The server's own key."""
        return Signer(self.store.secret)

    async def public(self, match_id: str) -> dict[str, Any]:
        """What everybody may know of a match, without bringing it into memory."""
        room = self._rooms.get(match_id)
        if room is not None and not room.broken:
            return room.public()
        listed = await self.store.find(match_id) if MATCH_ID.fullmatch(match_id) else None
        if listed is None:
            raise NoSuchMatch(match_id)
        return listed_facts(listed, [])

    async def record(self, match_id: str, address: str) -> tuple[str, bytes] | None:
        """The game and the record of a match that is over; None if it is not."""
        listed = await self.store.find(match_id) if MATCH_ID.fullmatch(match_id) else None
        if listed is None:
            raise NoSuchMatch(match_id)
        if listed.state != OVER:
            return None
        stored = await self.store.load(match_id)
        if stored is None:
            raise NoSuchMatch(match_id)
        if stored.entries and stored.entries[0].kind == RECORD:
            return stored.setup.game, stored.entries[0].text.encode()
        if len(stored.entries) > LONG_LOG:
            found = await self.errands.run(address, finished_lines, stored)
        else:
            found = await self.lanes.run(Pace(), lambda: finished_lines(stored))
        if found is None:
            return None
        lines, commitments = found
        lines = signed_lines(lines, self.signer, commitments)
        return stored.setup.game, b"".join(canonical(line) + b"\n" for line in lines)

    async def replay(self, match_id: str, reader: int, address: str) -> IO[bytes] | None:
        """All updates of a reader of a match that is over, as a packed file of JSON; None if it is not over."""

        async def make(path: Path) -> None:
            found = await self.record(match_id, address)
            if found is None:
                raise NotOver
            await self.errands.run(address, write_replay, str(path), found[1], reader)

        try:
            return await self.shelf.open(f"{match_id}.{reader}", make)
        except NotOver:
            return None

    def review(self, match_id: str, address: str) -> bool:
        """Have a match that is over reviewed in the background; False if too many are being reviewed."""
        work = self.reviews.begin(match_id, address)
        if work is None:
            return False

        async def record() -> bytes:
            found = await self.record(match_id, address)
            if found is None:
                raise NotOver
            return found[1]

        self._spawn(self.reviews.make(match_id, work, record))
        return True

    async def import_record(self, data: bytes, address: str) -> str:
        """Keep a record that holds; the same one is kept once. Raises BadRecord."""
        match_id = hashlib.sha256(data).hexdigest()[:ID_LETTERS]
        if await self.store.find(match_id) is None:
            try:
                setup, seed, facts = await self.errands.run(address, check_record, data)
            except Told as error:
                raise BadRecord(*error.facts) from None
            at = self.settings.time()
            entries = [LogEntry(0, RECORD, None, data.decode(), at)]
            stored = Stored(match_id, setup, bytes.fromhex(seed) or bytes(SEED_BYTES), at, {}, entries)
            await self.store.create(stored, Summary(OVER, at, None, facts))
        return match_id

    def online(self, match_id: str) -> list[str]:
        room = self._rooms.get(match_id)
        return [] if room is None else room.online()

    # ---- what happens by itself

    def changed(self, room: Room) -> None:
        """After every change: computers that are asked begin to think, clocks are set."""
        if room.broken:
            self._forget(room)
            return
        sitting = room.sitting
        deadline = sitting.deadline()
        if deadline is None:
            self._deadlines.pop(sitting.id, None)
        else:
            self._deadlines[sitting.id] = deadline
        if sitting.question is None or sitting.streams is None:
            return
        for seat in sitting.question.seats:
            if seat >= 0 and sitting.seats[seat].is_computer:
                key = (sitting.id, seat, sitting.streams.since[seat], sitting.seats[seat].handed)
                if key not in self._thinking:
                    self._thinking.add(key)
                    self._spawn(self._think(room, seat, key))
        for seat, since in wanted(sitting):
            sitting.hints.thinking.add(seat)
            self._spawn(give_hint(room, seat, since, self.computers))

    async def _think(self, room: Room, seat: int, key: tuple[str, int, int, int]) -> None:
        """Let a computer answer. If its answer fails it gives another; failing again, those at the table are told."""
        failed: set[str] = set()
        try:
            for seconds in (*COMPUTER_AGAIN_SECONDS, None):
                text = ""
                try:
                    with self.metrics.timed(self.metrics.thinking_seconds):
                        text = await self._choose(room, seat, failed)
                    await room.think(seat, key[2], text)
                except Exception as error:  # its own text may tell secrets
                    LOG.error("match %s: a computer's answer failed (%s)", key[0], type(error).__name__)
                    self.metrics.errors.labels("computer").inc()
                else:
                    room.set_stuck(seat, False)
                    return
                if failed:
                    room.set_stuck(seat, True)
                failed.add(text)
                if seconds is not None:
                    await asyncio.sleep(seconds)
                if room.broken or not room.is_asked(seat, key[2]):
                    room.set_stuck(seat, False)
                    return
        finally:
            self._thinking.discard(key)

    async def _choose(self, room: Room, seat: int, failed: set[str]) -> str:
        """What the computer answers; if it cannot think, or has failed before, anything, so that others can go on."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        question = room.sitting.question
        asked = await room.look(lambda sitting: question_of(sitting, seat))
        if asked is None:
            return ""  # it is asked no more
        choices = asked.choices
        if failed:
            return secrets.choice([text for text in choices if text not in failed] or choices)
        if question is None or not question.silent:
            return await self._own_choice(room, seat, asked, None)
        pause = draw_pause(room.sitting.seats[seat].mind, asked.left)
        await self.computers.ready()  # asked for whatever is held, so that waiting for others tells nothing
        release = max(began + pause, loop.time() + LEAST_THINKING_SECONDS)
        most = THINKING_SHARE * (release - loop.time())
        return await released(self._own_choice(room, seat, asked, most), release, asked.otherwise)

    def hurry(self, room: Room) -> None:
        """Computers that think at a table answer with what they have found. A silent question keeps its time."""
        question = room.sitting.question
        if question is not None and not question.silent:
            for seat in question.seats:
                self.computers.hurry((room.sitting.id, seat))

    async def _own_choice(self, room: Room, seat: int, asked: Asked, most: float | None) -> str:
        """What it thinks best, if need be in `most` seconds. Given those, it thinks over a single choice as well: how
        busy the server is must not tell that it is one."""
        if len(asked.choices) == 1 and most is None:
            return asked.choices[0]
        try:
            level = room.sitting.seats[seat].mind
            key = (room.sitting.id, seat)
            return await self.computers.choose(room.sitting.game.slug, asked.position, seat, level, most, key)
        except Exception:
            LOG.exception("match %s: the computer could not think, and answers at random", room.sitting.id)
            return secrets.choice(asked.choices)

    async def _watch_clocks(self) -> None:
        while True:
            before = time.monotonic()
            await asyncio.sleep(TICK_SECONDS)
            self.lag = max(0.0, time.monotonic() - before - TICK_SECONDS)
            self.metrics.lag_seconds.observe(self.lag)
            await self.check_clocks()

    async def check_clocks(self) -> None:
        at = self.settings.time()
        for match_id in [name for name, deadline in self._deadlines.items() if deadline <= at]:
            try:
                await (await self.room(match_id)).check_time()
            except (NoSuchMatch, LogError) as error:
                LOG.error("match %s: its clock is not watched any more (%s)", match_id, type(error).__name__)
                self._deadlines.pop(match_id, None)
            except NotRead:
                self._deadlines[match_id] = at + AGAIN_SECONDS
            except Exception as error:  # of one match; the clocks of the others run on
                LOG.error("match %s: its clock is looked at again later (%s)", match_id, type(error).__name__)
                self._deadlines[match_id] = at + AGAIN_SECONDS
