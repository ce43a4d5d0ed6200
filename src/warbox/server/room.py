"""A match in memory with those who are connected to it: the one door through which it changes."""

import asyncio
import logging
import traceback
from collections.abc import Awaitable, Callable, Sequence
from itertools import pairwise
from typing import Any, TypeVar

import msgspec

from warbox.engine.decision import SPECTATOR, Refusal
from warbox.play.fairdice import seed_commitment
from warbox.server.checks import check_act, entry_for
from warbox.server.company import Company, Said, heard, keep, remark
from warbox.server.connection import GOING_AWAY, NOT_YOURS, Connection
from warbox.server.entry import (
    JOIN,
    PLAY,
    REMATCH,
    REVEAL,
    START,
    TIMEOUT,
    Joined,
    LogEntry,
)
from warbox.server.facts import probed, public_facts, shown_time
from warbox.server.lanes import Lanes, Pace
from warbox.server.messages import Act, Hands, Hint, Request, Say, Takeback, Undo
from warbox.server.metrics import Metrics
from warbox.server.recovery import draw_word, fits, word_hash
from warbox.server.settings import Settings
from warbox.server.sitting import OPEN, OVER, Refused, Sitting, token_hash
from warbox.server.store import Job, NotStored, Store, Summary, delete_match, replace_recovery, replace_token

LOG = logging.getLogger("warbox.server")

T = TypeVar("T")


class Conflict(Exception):
    """A call that the match's state does not allow: a kind and a sentence."""

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(message)
        self.kind = kind


class WrongToken(Exception):
    """The token holds no seat of the match, or does so no more."""


class Room:
    def __init__(
        self,
        sitting: Sitting,
        summary: Summary,
        store: Store,
        settings: Settings,
        lanes: Lanes,
        changed: Callable[["Room"], None],
        up_since: float,
        metrics: Metrics,
    ) -> None:
        """`changed` is called after every change that is stored, and when the room breaks."""
        self.sitting = sitting  # touched only by who holds the lock: a thread may be at work on it
        self.summary = summary  # what everybody may know of it, as it is stored
        self.metrics = metrics
        self.up_since = up_since
        self.changed = changed
        self.store = store
        self.settings = settings
        self.lanes = lanes
        self.pace = Pace()
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.company = Company(sitting.setup, settings.time())
        self.said: list[Said] | None = None  # read when somebody comes who may hear it
        self.stuck: set[int] = set()  # computers whose answers fail
        self.broken = False  # what is in memory may not be what is stored, or somebody else keeps it: to be left

    # ---- before the start

    async def join(self, seat: int, held: str, name: str, commitment: str, token: str | None) -> None:
        """Take a seat. Repeating it changes nothing; a token of the client's own replaces the link's.

        Whoever came with the token that is replaced has the seat no more: his sockets are closed.
        """
        async with self.lock:
            self._check_held(seat, held)
            sitting = self.sitting
            taken = sitting.seats[seat].commitment
            if taken and taken != commitment:
                raise Conflict("seat-taken", "this seat is taken already")
            also = []
            if token is not None and token_hash(token) != held:
                also.append(replace_token(sitting.id, seat, token_hash(token)))
            if not taken:
                text = msgspec.json.encode(Joined(name, commitment)).decode()
                await self._enter(JOIN, seat, text, also=also)
            elif also:
                await self._keep([], self.summary, also)
            if token is not None:
                self._hand_over(seat, token_hash(token))
            self._tell_match()

    def _hand_over(self, seat: int, held: str) -> None:
        """Another token holds the seat from now on: who came with the one before has it no more."""
        self.sitting.token_hashes[seat] = held
        for connection in self.connections:
            if connection.reader == seat and connection.held != held:
                connection.close(NOT_YOURS)

    async def take(self, seat: int, name: str, commitment: str, token: str) -> None:
        """Sit down at a free seat of an open table. Repeating it changes nothing."""
        async with self.lock:
            self._check_room()
            sitting, held = self.sitting, token_hash(token)
            taken = sitting.seats[seat].commitment
            if taken == commitment and sitting.token_hashes[seat] == held:
                return
            if taken or sitting.setup.seats[seat].kind != "open":
                raise Conflict("no-free-seat", "this seat is not free")
            text = msgspec.json.encode(Joined(name, commitment)).decode()
            await self._enter(JOIN, seat, text, also=[replace_token(sitting.id, seat, held)])
            self._hand_over(seat, held)
            self._tell_match()

    async def draw_recovery(self, seat: int, held: str) -> str:
        """A new word by which the seat is got back."""
        async with self.lock:
            self._check_held(seat, held)
            word = draw_word()
            kept = word_hash(word, self.sitting.id)
            await self._keep([], self.summary, [replace_recovery(self.sitting.id, seat, kept)])
            return word

    async def recover(self, word: str, token: str) -> int | None:
        """The seat whose word it is: the token holds it from now on, and the word is used up."""
        async with self.lock:
            self._check_room()
            match_id, held = self.sitting.id, token_hash(token)
            for seat, kept in (await self.store.recovery(match_id)).items():
                if fits(word, match_id, kept):
                    statements = [replace_token(match_id, seat, held), replace_recovery(match_id, seat, None)]
                    await self._keep([], self.summary, statements)
                    self._hand_over(seat, held)
                    return seat
            return None

    async def reveal(self, seat: int, held: str, seed: str) -> None:
        """A seat's seed; when all are there the match starts."""
        async with self.lock:
            self._check_held(seat, held)
            sitting = self.sitting
            if not all(one.commitment for one in sitting.seats):
                raise Conflict("not-committed", "not every seat has committed to its seed yet")
            if seed_commitment(seed) != sitting.seats[seat].commitment:
                raise Conflict("wrong-seed", "this is not the seed that the seat has committed to")
            if sitting.seats[seat].seed:
                return
            at = self._now()

            def work(sitting: Sitting) -> list[LogEntry]:
                entries = sitting.enter(REVEAL, seat, seed, at)
                return (
                    entries + sitting.enter(START, None, "", at) if all(one.seed for one in sitting.seats) else entries
                )

            await self._change(REVEAL, work)
            self._tell_match()

    async def call_off(self, seat: int, held: str) -> None:
        """Before the start, or after the end if nobody else played in it: the match is no more."""
        async with self.lock:
            self._check_held(seat, held)
            others = [one.kind for number, one in enumerate(self.sitting.seats) if number != seat]
            own = self.sitting.state == OVER and all(kind == "computer" for kind in others)
            if self.sitting.state != OPEN and not own:
                raise Conflict("started", "the match has started: it can be resigned, not called off")
            try:
                await self.store.write(Job(self.sitting.id, also=delete_match(self.sitting.id)))
            finally:
                self.broken = True
                self.changed(self)

    async def rematch(self, seat: int, held: str, make: Callable[[Sitting], Awaitable[str]]) -> str:
        """After the end: the id of the match in which the same people play again. The first who asks makes it."""
        async with self.lock:
            self._check_held(seat, held)
            sitting = self.sitting
            if sitting.state != OVER:
                raise Conflict("not-over", "the match is not over yet")
            if not sitting.rematch or await self.store.find(sitting.rematch) is None:
                await self._enter(REMATCH, None, await make(sitting))
                self._tell_match()
            return sitting.rematch

    # ---- play

    async def answer(self, connection: Connection, request: Request) -> int:
        """Do what a seat asks for; returns the number of the seat's last update once all is stored."""
        async with self.lock:
            seat = connection.reader
            self._check_held(seat, connection.held)
            known = self.sitting.known(seat, request.id)
            if known is not None:
                return known
            await self._check_time()
            at = self._now()
            gone, lost = self.company.gone(at), self.company.lost(at)

            def work(sitting: Sitting) -> list[LogEntry]:
                self._check_budget(sitting, seat, request)
                kind, text = entry_for(sitting, seat, request, gone, lost)
                return sitting.enter(kind, seat, text, at, request.id)

            await self._change(type(request).__name__, work)
            self.metrics.actions.labels(self.sitting.game.slug, "person").inc()
            if isinstance(request, Hands):
                self._tell_match()
            return self.sitting.last(seat)

    def _check_budget(self, sitting: Sitting, seat: int, request: Request) -> None:
        """A seat's own actions and wishes are counted, nobody else's: who fills the log stops only himself."""
        limits, used = self.settings.limits, sitting.seats[seat]
        if isinstance(request, Undo | Takeback) and used.undos >= limits.undos:
            raise Refused(Refusal("too-many-undos", ""))
        if isinstance(request, Act | Hands | Hint | Undo | Takeback) and used.entries >= limits.entries:
            raise Refused(Refusal("too-long", ""))

    async def say(self, connection: Connection, request: Say) -> None:
        """Tell the table, or the own side, something. Raises Refused."""
        async with self.lock:
            seat = connection.reader
            self._check_held(seat, connection.held)
            said = await self._said()
            one = remark(self.sitting.setup, said, seat, request, self._now())
            await self._keep([], self.summary, [keep(self.sitting.id, len(said), one)])
            said.append(one)
            for other in self.connections:
                if self._hears(other.reader, one):
                    self._tell_said(other, [one], anew=False)

    async def _said(self) -> list[Said]:
        if self.said is None:
            self.said = await heard(self.store, self.sitting.id)
        return self.said

    def _side(self, seat: int) -> list[int]:
        match = self.sitting.match
        return [seat] if match is None else self.sitting.game.side_of(match.state, seat)

    def _hears(self, reader: int, one: Said) -> bool:
        """Who only watches hears nothing: what is said may tell what a seat knows."""
        return reader >= 0 and (not one.side or reader in self._side(one.seat))

    def _tell_said(self, connection: Connection, said: list[Said], anew: bool) -> None:
        letters = self.sitting.letters
        message = {
            "type": "said",
            "said": [one.shown(letters, shown_time(one.at)) for one in said],
            "partners": len(self._side(connection.reader)),
            "anew": anew,
        }
        connection.send(msgspec.json.encode(message))

    async def look(self, work: Callable[[Sitting], T]) -> T:
        """Work something out about the match as it stands, in a thread."""
        async with self.lock:
            return await self._work(work)

    async def probe(self, connection: Connection, name: str, text: str) -> bytes:
        """What the rules say about an action before it is played, as a message. Nothing changes."""
        async with self.lock:
            seat = connection.reader
            self._check_held(seat, connection.held)
            return await self._work(lambda sitting: probed(sitting, seat, name, text, connection.lang))

    async def think(self, seat: int, asked: int, text: str) -> bool:
        """A computer's answer to the question put by its update `asked`; False if that is no longer the question."""
        async with self.lock:
            if not self.is_asked(seat, asked):
                return False
            await self._check_time()
            if not self.sitting.asked(seat) or not self.sitting.seats[seat].is_computer:
                return False
            at = self._now()
            await self._change(
                PLAY, lambda sitting: sitting.enter(PLAY, seat, check_act(sitting, seat, asked, text), at)
            )
            self.metrics.actions.labels(self.sitting.game.slug, "computer").inc()
            return True

    def is_asked(self, seat: int, asked: int) -> bool:
        """Whether the seat is still asked the question put by its update `asked`."""
        sitting = self.sitting
        if self.broken or sitting.streams is None or sitting.streams.since[seat] != asked:
            return False
        return sitting.asked(seat)

    def set_stuck(self, seat: int, stuck: bool) -> None:
        """A computer's answers fail, or do not any more: those at the table are told."""
        if stuck != (seat in self.stuck):
            self.stuck ^= {seat}
            self.tell_presence()

    async def check_time(self) -> None:
        async with self.lock:
            if not self.broken:
                await self._check_time()

    async def _check_time(self) -> None:
        sitting = self.sitting
        if sitting.question is None:
            return
        late = sitting.clock.out_of_time(self._now(), self.up_since)
        if late:
            letters = " ".join(sitting.game.seats[seat] for seat in late)
            await self._enter(TIMEOUT, None, letters)

    async def _enter(self, kind: str, seat: int | None, text: str, also: Sequence[Any] = ()) -> None:
        """Something new in the match, stored and told."""
        at = self._now()
        await self._change(kind, lambda sitting: sitting.enter(kind, seat, text, at), also)

    async def _work(self, work: Callable[[Sitting], T]) -> T:
        return await self.lanes.run(self.pace, lambda: work(self.sitting))

    async def _change(self, kind: str, work: Callable[[Sitting], list[LogEntry]], also: Sequence[Any] = ()) -> None:
        """Change the match, store it, tell it. If the rules fail the match is read anew: nothing half done stays."""
        try:
            entries, summary = await self._work(lambda sitting: (work(sitting), sitting.summary()))
        except (Refused, Conflict):
            raise
        except Exception as error:
            trace = "".join(traceback.format_tb(error.__traceback__))  # the error's own text may tell secrets
            LOG.error("match %s: an entry %r failed (%s)\n%s", self.sitting.id, kind, type(error).__name__, trace)
            self.metrics.errors.labels("rules").inc()
            await self._read_anew()
            raise Refused(Refusal("failed", "")) from None
        except BaseException:
            self._break()
            raise
        await self._keep(entries, summary, also)

    async def _read_anew(self) -> None:
        try:
            stored = await self.store.load(self.sitting.id)
            assert stored is not None
            self.sitting = await self.lanes.run(self.pace, lambda: Sitting(stored))
            self.sitting.heard = {one.reader for one in self.connections}
        except BaseException:
            self._break()
            raise

    def _break(self) -> None:
        self.broken = True
        self.changed(self)

    async def _keep(self, entries: list[LogEntry], summary: Summary, also: Sequence[Any] = ()) -> None:
        """Store, then tell. If it cannot be stored, what is in memory is not to be trusted any more."""
        sitting = self.sitting
        try:
            await self.store.write(Job(sitting.id, entries, summary, also))
        except BaseException as error:
            sitting.outbox.clear()
            self._break()
            if isinstance(error, NotStored):
                LOG.error("match %s: the database did not take an entry (%s)", sitting.id, error)
                raise Refused(Refusal("not-stored", "")) from None
            raise
        self.summary = summary
        for reader, message in sitting.outbox:
            for connection in self.connections:
                if connection.reader == reader:
                    connection.send(message)
        sitting.outbox.clear()
        for seat in list(self.stuck):
            self.set_stuck(seat, False)  # something has changed: it is asked anew
        self.changed(self)

    def _check_room(self) -> None:
        if self.broken:
            raise Refused(Refusal("not-stored", ""))

    def _check_held(self, seat: int, held: str) -> None:
        """The token may have been replaced while its bearer waited for the lock."""
        self._check_room()
        if self.sitting.token_hashes.get(seat) != held:
            raise WrongToken

    def _now(self) -> float:
        return self.settings.time()

    # ---- who is there

    async def enter(self, connection: Connection, since: int | None) -> None:
        """Raises WrongToken."""
        async with self.lock:
            if self.broken:
                connection.close(GOING_AWAY)
                return
            if connection.reader != SPECTATOR:
                self._check_held(connection.reader, connection.held)
            at = self._now()
            missed, now = await self._work(lambda sitting: self._missed(sitting, connection.reader, since, at))
            self.connections.add(connection)
            self.sitting.heard.add(connection.reader)
            self._welcome(connection, missed, now)
            if connection.reader >= 0:
                self.company.come(connection.reader)
                if self.sitting.setup.talk:
                    words = [one for one in await self._said() if self._hears(connection.reader, one)]
                    self._tell_said(connection, words, anew=True)
            self.tell_presence()
            if self.stuck:
                self.changed(self)  # somebody waits: it is tried once more

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        if connection.reader >= 0 and not any(one.reader == connection.reader for one in self.connections):
            self.company.go(connection.reader, self._now())
        self.sitting.heard = {one.reader for one in self.connections}
        self.tell_presence()

    def _missed(self, sitting: Sitting, reader: int, since: int | None, at: float) -> tuple[list[int], bytes]:
        """Where the parts begin in which a reader is told what it missed, and the table as it stands."""
        parts: list[int] = []
        if since is not None and sitting.streams is not None:
            known = -1 <= since <= sitting.streams.last(reader)
            parts = sitting.streams.parts(reader, since + 1 if known else 0, self.settings.limits.part_bytes)
        return parts, msgspec.json.encode(sitting.now(reader, at))

    def _welcome(self, connection: Connection, parts: list[int], now: bytes) -> None:
        """The last part stands in the welcome; those before it go ahead of it, each made when its turn comes."""
        sitting, reader = self.sitting, connection.reader
        streams, last = sitting.streams, sitting.last(reader)
        if streams is not None and len(parts) > 1:
            connection.send_all(
                msgspec.json.encode({"type": "missed", "updates": streams.part(reader, begin, end)})
                for begin, end in pairwise(parts)
            )
        message = {
            "type": "welcome",
            "seat": None if reader == SPECTATOR else sitting.game.seats[reader],
            "n": last,
            "match": self.public(),
            "updates": streams.part(reader, parts[-1], last + 1) if streams is not None and parts else [],
            "now": msgspec.Raw(now),
        }
        connection.send(msgspec.json.encode(message))

    def online(self) -> list[str]:
        there = {connection.reader for connection in self.connections}
        return [letter for seat, letter in enumerate(self.sitting.letters) if seat in there]

    def public(self) -> dict[str, Any]:
        sitting = self.sitting
        return public_facts(
            sitting.id,
            sitting.setup,
            sitting.created,
            self.summary.updated,
            self.summary.state,
            self.summary.facts,
            sitting.commitment,
            self.online(),
        )

    def tell_presence(self) -> None:
        watching = sum(connection.reader == SPECTATOR for connection in self.connections)
        stuck = [self.sitting.letters[seat] for seat in sorted(self.stuck)]
        absence = self.company.shown(self.sitting.letters, self._now())
        presence = {"online": self.online(), "watching": watching, "stuck": stuck, "absence": absence}
        self._tell_all({"type": "presence", **presence})

    def _tell_match(self) -> None:
        self._tell_all({"type": "match", "match": self.public()})

    def _tell_all(self, message: dict[str, Any]) -> None:
        data = msgspec.json.encode(message)
        for connection in self.connections:
            connection.send(data)

    @property
    def idle(self) -> bool:
        """Nobody is connected, and no computer has to answer."""
        if self.connections or self.lock.locked():
            return False
        question = self.sitting.question
        return question is None or not any(self.sitting.seats[seat].is_computer for seat in question.seats if seat >= 0)
