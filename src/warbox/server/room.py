"""A match in memory with those who are connected to it: the one door through which it changes."""

import asyncio
import logging
import traceback
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from itertools import pairwise
from typing import Any, TypeVar

import msgspec

from warbox.engine.decision import SPECTATOR, Refusal
from warbox.i18n import speech
from warbox.play.fairdice import seed_commitment
from warbox.server.checks import check_act, check_playing, check_takeback, check_takeback_answer, check_undo
from warbox.server.connection import GOING_AWAY, NOT_YOURS, Connection
from warbox.server.entry import (
    JOIN,
    PLAY,
    REMATCH,
    RESIGN,
    REVEAL,
    START,
    TAKEBACK,
    TAKEBACK_ANSWER,
    TIMEOUT,
    UNDO,
    ClockSetup,
    Entry,
    Joined,
    MatchSetup,
)
from warbox.server.lanes import Lanes, Pace
from warbox.server.messages import Act, Request, Takeback, TakebackAnswer, Undo
from warbox.server.metrics import Metrics
from warbox.server.settings import Settings
from warbox.server.sitting import OPEN, OVER, Refused, Sitting, token_hash
from warbox.server.store import Job, Listed, NotStored, Store, Summary, delete_match, replace_token

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
                sitting.token_hashes[seat] = token_hash(token)
                for connection in self.connections:
                    if connection.reader == seat and connection.held != token_hash(token):
                        connection.close(NOT_YOURS)
            self._tell_match()

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

            def work(sitting: Sitting) -> list[Entry]:
                entries = sitting.enter(REVEAL, seat, seed, at)
                return (
                    entries + sitting.enter(START, None, "", at) if all(one.seed for one in sitting.seats) else entries
                )

            await self._change(REVEAL, work)
            self._tell_match()

    async def call_off(self, seat: int, held: str) -> None:
        """Before the start: the match is no more."""
        async with self.lock:
            self._check_held(seat, held)
            if self.sitting.state != OPEN:
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

            def work(sitting: Sitting) -> list[Entry]:
                self._check_budget(sitting, seat, request)
                kind, text = self._entry_for(sitting, seat, request)
                return sitting.enter(kind, seat, text, at, request.id)

            await self._change(type(request).__name__, work)
            self.metrics.actions.labels(self.sitting.game.slug, "person").inc()
            return self.sitting.last(seat)

    def _check_budget(self, sitting: Sitting, seat: int, request: Request) -> None:
        """A seat's own actions and wishes are counted, nobody else's: who fills the log stops only himself."""
        limits, used = self.settings.limits, sitting.seats[seat]
        if isinstance(request, Undo | Takeback) and used.undos >= limits.undos:
            raise Refused(Refusal("too-many-undos", ""))
        if isinstance(request, Act | Undo | Takeback) and used.entries >= limits.entries:
            raise Refused(Refusal("too-long", ""))

    def _entry_for(self, sitting: Sitting, seat: int, request: Request) -> tuple[str, str]:
        if isinstance(request, Act):
            return PLAY, check_act(sitting, seat, request.n, request.action)
        if isinstance(request, Undo) or (isinstance(request, Takeback) and sitting.may_undo(seat)):
            check_undo(sitting, seat, request.n)
            return UNDO, ""
        if isinstance(request, Takeback):
            check_takeback(sitting, seat, request.n)
            return TAKEBACK, ""
        if isinstance(request, TakebackAnswer):
            check_takeback_answer(sitting, seat, request.n)
            return TAKEBACK_ANSWER, "yes" if request.agree else "no"
        check_playing(sitting)
        return RESIGN, ""

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
            if not self.sitting.asked(seat):
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

    async def _change(self, kind: str, work: Callable[[Sitting], list[Entry]], also: Sequence[Any] = ()) -> None:
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

    async def _keep(self, entries: list[Entry], summary: Summary, also: Sequence[Any] = ()) -> None:
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

    def _check_held(self, seat: int, held: str) -> None:
        """The token may have been replaced while its bearer waited for the lock."""
        if self.broken:
            raise Refused(Refusal("not-stored", ""))
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
            self.tell_presence()
            if self.stuck:
                self.changed(self)  # somebody waits: it is tried once more

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
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
        self._tell_all({"type": "presence", "online": self.online(), "watching": watching, "stuck": stuck})

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
        return question is None or not any(
            self.sitting.seats[seat].kind == "computer" for seat in question.seats if seat >= 0
        )


def probed(sitting: Sitting, seat: int, name: str, text: str, lang: str) -> bytes:
    """The answer to a probe."""
    match, _ = check_playing(sitting)
    probe = sitting.game.probe(match.state, seat, text)
    told = probe.plain()
    if probe.refusal is not None:
        told["refusal"] = shown_refusal(probe.refusal, sitting.game.slug, lang)
    return msgspec.json.encode({"type": "probed", "id": name, "n": sitting.last(seat), "probe": told})


def listed_facts(listed: Listed, online: list[str]) -> dict[str, Any]:
    """The public facts of a match that is not in memory."""
    return public_facts(
        listed.id,
        listed.setup,
        listed.created,
        listed.updated,
        listed.state,
        listed.facts,
        listed.commitment,
        online,
    )


def public_facts(
    match_id: str,
    setup: MatchSetup,
    created: float,
    updated: float,
    state: str,
    facts: dict[str, Any],
    commitment: str,
    online: list[str],
) -> dict[str, Any]:
    seats = [{**seat, "online": seat["seat"] in online} for seat in facts["seats"]]
    return {
        "id": match_id,
        "game": setup.game,
        "state": state,
        "options": setup.options,
        "from_position": setup.start is not None,
        "lang": setup.lang,
        "clock": clock_facts(setup.clock),
        "commitment": commitment,
        "seats": seats,
        "turn": facts["turn"],
        "asked": facts["asked"],
        "outcome": facts["outcome"],
        "rematch": facts.get("rematch"),
        "imported": facts.get("imported", False),
        "created": shown_time(created),
        "updated": shown_time(updated),
    }


def shown_time(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def clock_facts(clock: ClockSetup) -> dict[str, Any]:
    if clock.kind == "turn":
        return {"kind": "turn", "seconds": clock.seconds}
    if clock.kind == "bank":
        return {"kind": "bank", "seconds": clock.seconds, "increment": clock.increment}
    if clock.kind == "days":
        return {"kind": "days", "days": clock.days}
    return {"kind": "none"}


def shown_refusal(refusal: Refusal, slug: str, lang: str) -> dict[str, Any]:
    message = speech(slug, lang).refusal(refusal)
    return {"kind": refusal.kind, "rule": refusal.rule, "facts": refusal.facts, "message": message}
