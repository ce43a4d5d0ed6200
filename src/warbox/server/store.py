"""Where matches are kept: an SQLite file, or PostgreSQL. One thread writes for all matches, many entries a commit."""

import asyncio
import logging
import os
import queue
import secrets
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec
from sqlalchemy import (
    URL,
    Connection,
    Engine,
    bindparam,
    create_engine,
    delete,
    event,
    func,
    insert,
    make_url,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.pool import PoolProxiedConnection

from warbox.play.fairdice import commitment
from warbox.play.signature import SECRET_BYTES
from warbox.server.entry import SETUP, LogEntry, MatchSetup
from warbox.server.metrics import Metrics
from warbox.server.migrations import migrate
from warbox.server.schema import ENTRY, KEY, MATCH, REVIEW, SAID, SEAT

MOST_JOBS = 500  # in one transaction
READERS = 4  # threads
NOTE_SECONDS = 10.0

LOG = logging.getLogger("warbox.server")

INSERT_ENTRY = insert(ENTRY)
UPDATE_MATCH = (
    update(MATCH)
    .where(MATCH.c.id == bindparam("match_id"))
    .values(
        state=bindparam("new_state"),
        updated=bindparam("new_updated"),
        deadline=bindparam("new_deadline"),
        facts=bindparam("new_facts"),
    )
)

T = TypeVar("T")


class NotStored(Exception):
    """The database did not take it; nothing has changed there."""


class NotRead(Exception):
    """The database does not answer."""


@dataclass(frozen=True)
class Summary:
    """What the lobby needs to know, kept beside the log and written with it."""

    state: str
    updated: float
    deadline: float | None
    facts: dict[str, Any]

    def values(self) -> dict[str, Any]:
        return {
            "state": self.state,
            "updated": self.updated,
            "deadline": self.deadline,
            "facts": msgspec.json.encode(self.facts).decode(),
        }


@dataclass(frozen=True)
class Stored:
    """A match as the database has it."""

    id: str
    setup: MatchSetup
    seed: bytes
    created: float
    token_hashes: dict[int, str]
    entries: list[LogEntry]


@dataclass(frozen=True)
class Listed:
    """A match as the lobby shows it."""

    id: str
    setup: MatchSetup
    created: float
    updated: float
    state: str
    facts: dict[str, Any]
    commitment: str


@dataclass
class Job:
    """What one match wants written, all or nothing."""

    match_id: str
    entries: Sequence[LogEntry] = ()
    summary: Summary | None = None
    also: Sequence[tuple[Any, dict[str, Any]]] = ()  # statements that come first
    done: Callable[[Exception | None], None] = field(default=lambda error: None)


class Store:
    def __init__(self, url: str) -> None:
        self.engine = connect(url)
        try:
            migrate(self.engine)
            self.secret = signing_secret(self.engine)
        except BaseException:
            self.engine.dispose()
            raise
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.metrics: Metrics | None = None  # told of every transaction
        self._noted = -NOTE_SECONDS
        self._readers = ThreadPoolExecutor(READERS, "warbox-reader")
        self._writer = threading.Thread(target=self._write_all, name="warbox-writer", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Write what waits, then stop."""
        self._jobs.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()

    # ---- writing

    async def write(self, job: Job) -> None:
        """Returns when the job is committed; raises NotStored if it cannot be."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[None] = loop.create_future()

        def settle(error: Exception | None) -> None:
            if future.cancelled():
                return
            if error is None:
                future.set_result(None)
            else:
                future.set_exception(NotStored(type(error).__name__))

        def done(error: Exception | None) -> None:
            loop.call_soon_threadsafe(settle, error)

        job.done = done
        self._jobs.put(job)
        await future

    async def create(self, stored: Stored, summary: Summary) -> None:
        match = {
            "id": stored.id,
            "game": stored.setup.game,
            "created": stored.created,
            "setup": msgspec.json.encode(stored.setup).decode(),
            "seed": stored.seed.hex(),
            "listed": stored.setup.listed,
            **summary.values(),
        }
        also: list[tuple[Any, dict[str, Any]]] = [(insert(MATCH), match)]
        also += [
            (insert(SEAT), {"match_id": stored.id, "seat": seat, "token_hash": text})
            for seat, text in stored.token_hashes.items()
        ]
        await self.write(Job(stored.id, stored.entries, None, also))

    @property
    def waiting(self) -> int:
        """Jobs that wait for the writer."""
        return self._jobs.qsize()

    async def try_writing(self) -> None:
        """Raises NotStored if nothing can be written."""
        nothing = update(MATCH).where(MATCH.c.id == "").values(state="")
        await self.write(Job("", also=[(nothing, {})]))

    def _write_all(self) -> None:
        while True:
            job = self._jobs.get()
            if job is None:
                return
            jobs = [job]
            stop = False
            while len(jobs) < MOST_JOBS and not self._jobs.empty():
                more = self._jobs.get()
                if more is None:
                    stop = True
                    break
                jobs.append(more)
            self._commit(jobs)
            if stop:
                return

    def _commit(self, jobs: list[Job]) -> None:
        """All jobs in one transaction; if one spoils it, each in its own."""
        try:
            begin = time.perf_counter()
            with self.engine.begin() as connection:
                write_jobs(connection, jobs)
            if self.metrics is not None:
                self.metrics.commit_seconds.observe(time.perf_counter() - begin)
        except Exception as error:  # whatever it is, the thread that writes for all must live on
            if len(jobs) == 1:
                jobs[0].done(error)
                return
            for job in jobs:
                self._commit([job])
            return
        for job in jobs:
            job.done(None)

    # ---- reading

    async def read(self, reader: Callable[[Connection], T]) -> T:
        """What the reader finds, in a thread that does nothing else. Raises NotRead if the database is away."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, reader)

    def _read(self, reader: Callable[[Connection], T]) -> T:
        try:
            with self.engine.connect() as connection:
                return reader(connection)
        except SQLAlchemyError as error:
            self._note_away(error)
            raise NotRead(type(error).__name__) from None

    def _note_away(self, error: Exception) -> None:
        """Everybody comes again and again while the database is away: that is said once in a while, not each time."""
        now = time.monotonic()
        if now > self._noted + NOTE_SECONDS:
            self._noted = now
            LOG.error("the database does not answer (%s)", type(error).__name__)

    async def load(self, match_id: str) -> Stored | None:
        return await self.read(lambda connection: load_match(connection, match_id))

    async def token_hashes(self, match_id: str) -> dict[int, str] | None:
        """The hashes of the tokens that hold the seats of a match; None if there is no such match."""
        query = select(MATCH.c.id, SEAT.c.seat, SEAT.c.token_hash).where(MATCH.c.id == match_id)
        query = query.select_from(MATCH.outerjoin(SEAT))
        rows = await self.read(lambda connection: connection.execute(query).all())
        return {row.seat: row.token_hash for row in rows if row.seat is not None} if rows else None

    async def listed(self, state: str | None, most: int, skip: int = 0) -> list[Listed]:
        query = select(MATCH).where(MATCH.c.listed)
        if state is not None:
            query = query.where(MATCH.c.state == state)
        query = query.order_by(MATCH.c.updated.desc(), MATCH.c.id).limit(most).offset(skip)
        return await self.read(lambda connection: [listed_match(row) for row in connection.execute(query)])

    def counts(self) -> dict[str, int]:
        """How many matches there are in each state. Takes as long as the database does."""
        query = select(MATCH.c.state, func.count()).group_by(MATCH.c.state)
        rows = self._read(lambda connection: connection.execute(query).all())
        return {row[0]: row[1] for row in rows}

    async def named(self, ids: list[str]) -> list[Listed]:
        """Those of these matches that exist, listed or not."""
        query = select(MATCH).where(MATCH.c.id.in_(ids)).order_by(MATCH.c.updated.desc())
        return await self.read(lambda connection: [listed_match(row) for row in connection.execute(query)])

    async def recovery(self, match_id: str) -> dict[int, str | None]:
        """The hashes of the words by which seats are got back."""
        query = select(SEAT.c.seat, SEAT.c.recovery).where(SEAT.c.match_id == match_id)
        rows = await self.read(lambda connection: connection.execute(query).all())
        return {row.seat: row.recovery for row in rows}

    async def find(self, match_id: str) -> Listed | None:
        query = select(MATCH).where(MATCH.c.id == match_id)
        row = await self.read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else listed_match(row)

    async def deadlines(self) -> list[tuple[str, float, dict[str, Any]]]:
        """The matches in which a clock runs: when it runs out, and what everybody knows of the match."""
        query = select(MATCH.c.id, MATCH.c.deadline, MATCH.c.facts).where(MATCH.c.deadline.is_not(None))
        rows = await self.read(lambda connection: connection.execute(query).all())
        return [(row.id, row.deadline, msgspec.json.decode(row.facts)) for row in rows]


def write_jobs(connection: Connection, jobs: list[Job]) -> None:
    entries = []
    summaries = []
    for job in jobs:
        for statement, values in job.also:
            connection.execute(statement, values)
        for one in job.entries:
            entries.append({"match_id": job.match_id, **msgspec.structs.asdict(one)})
        if job.summary is not None:
            values = {f"new_{key}": value for key, value in job.summary.values().items()}
            summaries.append({"match_id": job.match_id, **values})
    if entries:
        connection.execute(INSERT_ENTRY, entries)
    if summaries:
        connection.execute(UPDATE_MATCH, summaries)


def load_match(connection: Connection, match_id: str) -> Stored | None:
    row = connection.execute(select(MATCH).where(MATCH.c.id == match_id)).one_or_none()
    if row is None:
        return None
    seats = connection.execute(select(SEAT.c.seat, SEAT.c.token_hash).where(SEAT.c.match_id == match_id))
    entries = connection.execute(
        select(ENTRY.c.number, ENTRY.c.kind, ENTRY.c.seat, ENTRY.c.text, ENTRY.c.at, ENTRY.c.client)
        .where(ENTRY.c.match_id == match_id)
        .order_by(ENTRY.c.number)
    )
    return Stored(
        id=row.id,
        setup=SETUP.decode(row.setup),
        seed=bytes.fromhex(row.seed),
        created=row.created,
        token_hashes={one.seat: one.token_hash for one in seats},
        entries=[LogEntry(*one) for one in entries],
    )


def listed_match(row: Any) -> Listed:
    setup = SETUP.decode(row.setup)
    facts = msgspec.json.decode(row.facts)
    return Listed(row.id, setup, row.created, row.updated, row.state, facts, commitment(bytes.fromhex(row.seed)))


def connect(url: str) -> Engine:
    """An engine for the address of a database. PostgreSQL is spoken to through psycopg."""
    for name in ("postgresql://", "postgres://"):
        if url.startswith(name):
            url = "postgresql+psycopg://" + url.removeprefix(name)
    _make_for_the_owner_only(make_url(url))
    engine = create_engine(url, hide_parameters=True)  # no seed, no sealed answer in any log or error
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _make_for_the_owner_only(url: URL) -> None:
    """The file holds the seeds of unfinished matches: whoever reads them could foretell the dice."""
    path = url.database or ":memory:"
    if url.get_backend_name() == "sqlite" and not path.startswith((":memory:", "file:")):
        with suppress(OSError):  # SQLite itself says what is wrong
            os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))


def _prepare_sqlite(connection: PoolProxiedConnection, _record: object) -> None:
    """A commit is on the disk when it returns, so that no kill can lose it; readers do not wait for the writer."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.close()


def signing_secret(engine: Engine) -> bytes:
    """The secret by which the server signs, made at the first start. It lies with the matches: it moves with them, is
    backed up with them, and two servers on one store sign alike."""
    fresh = {"name": "signing", "secret": secrets.token_hex(SECRET_BYTES)}
    with suppress(IntegrityError), engine.begin() as connection:  # another server may be the first
        if connection.execute(select(KEY.c.secret)).first() is None:
            connection.execute(insert(KEY), fresh)
    with engine.connect() as connection:
        found: str = connection.execute(select(KEY.c.secret).where(KEY.c.name == "signing")).scalar_one()
    return bytes.fromhex(found)


def replace_token(match_id: str, seat: int, token_hash: str) -> tuple[Any, dict[str, Any]]:
    """The statement by which a seat gets another token."""
    statement = update(SEAT).where(SEAT.c.match_id == match_id, SEAT.c.seat == seat).values(token_hash=token_hash)
    return statement, {}


def replace_recovery(match_id: str, seat: int, word_hash: str | None) -> tuple[Any, dict[str, Any]]:
    """The statement by which a seat gets another recovery word, or none."""
    statement = update(SEAT).where(SEAT.c.match_id == match_id, SEAT.c.seat == seat).values(recovery=word_hash)
    return statement, {}


def delete_match(match_id: str) -> list[tuple[Any, dict[str, Any]]]:
    """The statements by which a match is no more."""
    owners = [(table, table.c.match_id) for table in (REVIEW, SAID, ENTRY, SEAT)]
    return [(delete(table).where(column == match_id), {}) for table, column in (*owners, (MATCH, MATCH.c.id))]
