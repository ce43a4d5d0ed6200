"""The store: SQLite and PostgreSQL alike, migrated by itself, many entries a commit, each match for itself."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import event, text

from tests.server.conftest import Starter
from tests.server.postgres import new_database
from tests.server.table import Time, play_on
from warbox.play.clock import GRACE_SECONDS
from warbox.play.verify import HOLDS, verify
from warbox.server.entry import PLAY, ClockSetup, LogEntry, MatchSetup, SeatSetup, seal, unseal
from warbox.server.migrations import HEAD, migrate, version
from warbox.server.run import NotServed, Server
from warbox.server.schema import METADATA
from warbox.server.settings import Settings, default_db
from warbox.server.store import Job, NotStored, Store, Stored, Summary, connect

NEAR = "placement same S=starboard I=port\nS captain=C3 crew=C4\nI captain=C5 crew=C4\nat step S"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'store.db'}"
    uri: str = request.getfixturevalue("postgres_uri")
    return new_database(uri, f"test-{tmp_path.name}")


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    opened = Store(database)
    yield opened
    opened.close()


SETUP = MatchSetup("broadsides", "1", {}, None, "en", ClockSetup(), [SeatSetup("human"), SeatSetup("human")])
SUMMARY = Summary("open", 1.0, None, {"seats": [], "asked": []})


def stored(match_id: str) -> Stored:
    return Stored(match_id, SETUP, bytes(32), 1.0, {0: "a" * 64, 1: "b" * 64}, [])


def entry(number: int, text: str = "hold") -> LogEntry:
    return LogEntry(number, PLAY, 0, text, 2.5, f"client-{number}")


def test_a_new_database_gets_the_shape_that_the_code_knows(database: str) -> None:
    engine = connect(database)
    assert version(engine) is None
    migrate(engine)
    assert version(engine) == HEAD
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    migrate(engine)
    engine.dispose()


def test_what_is_written_is_read_again(store: Store) -> None:
    async def run() -> Stored | None:
        await store.create(stored("m1"), SUMMARY)
        await store.write(Job("m1", [entry(0), entry(1, "é ‘’ 船")], Summary("playing", 3.0, 9.0, {"seats": []})))
        return await store.load("m1")

    found = asyncio.run(run())
    assert found is not None
    assert (found.setup, found.token_hashes) == (SETUP, {0: "a" * 64, 1: "b" * 64})
    assert found.entries == [entry(0), entry(1, "é ‘’ 船")]
    assert asyncio.run(store.deadlines()) == [("m1", 9.0, {"seats": []})]
    assert asyncio.run(store.load("none")) is None


def test_entries_of_many_matches_share_a_commit(store: Store) -> None:
    commits: list[int] = []
    event.listen(store.engine, "commit", lambda connection: commits.append(1))

    async def run() -> None:
        for number in range(50):
            await store.create(stored(f"m{number}"), SUMMARY)
        commits.clear()
        await asyncio.gather(*(store.write(Job(f"m{number}", [entry(0)], SUMMARY)) for number in range(50)))

    asyncio.run(run())
    assert 1 <= len(commits) < 25
    with store.engine.connect() as connection:
        assert connection.execute(text("SELECT count(*) FROM entry")).scalar_one() == 50


def test_an_entry_that_does_not_fit_fails_alone(store: Store) -> None:
    """Two servers that append the same number: one of them is told, and nobody else."""

    async def run() -> list[BaseException | None]:
        for number in range(5):
            await store.create(stored(f"m{number}"), SUMMARY)
        await store.write(Job("m2", [entry(0, "first")]))
        jobs = [Job(f"m{number}", [entry(0, "second"), entry(1)], SUMMARY) for number in range(5)]
        return await asyncio.gather(*(store.write(job) for job in jobs), return_exceptions=True)

    results = asyncio.run(run())
    assert [isinstance(one, NotStored) for one in results] == [False, False, True, False, False]
    found = asyncio.run(store.load("m2"))
    assert found is not None
    assert found.entries == [entry(0, "first")], "all or nothing"


def test_a_whole_match_is_played_and_goes_on_after_a_restart(database: str, start: Starter) -> None:
    first = start(db=database)
    match = first.new_match(start=NEAR, options={"idle-boarding-turns": "6"})
    with match.sit("S") as one, match.sit("I") as two:
        play_on({"S": one, "I": two}, most=3)
    first.stop()
    match.server = start(db=database)
    with match.sit("S") as one, match.sit("I") as two:
        play_on({"S": one, "I": two})
    verdict = verify(match.server.http.get(f"/api/matches/{match.id}/record").content)
    assert (verdict.status, verdict.why) == (HOLDS, "")
    assert match.facts()["state"] == "over"


def test_clocks_are_kept_in_the_database(database: str, start: Starter) -> None:
    time = Time()
    first = start(db=database, time=time)
    match = first.new_match(start=NEAR, clock={"kind": "turn", "seconds": 60})
    first.stop()
    time.seconds += 100
    match.server = start(db=database, time=time)
    time.seconds += GRACE_SECONDS + 1
    with match.sit("S") as seat:
        seat.until(lambda one: one.now["outcome"] is not None)
        assert seat.now["outcome"]["kind"] == "timeout"


def test_a_database_of_a_newer_program_is_left_alone(database: str) -> None:
    store = Store(database)
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    store.close()
    with pytest.raises(NotServed) as refused:
        Server(Settings(db=database), "127.0.0.1", 0).bind()
    assert refused.value.kind == "error-serve-database"
    assert "a newer Warbox has made it (version 9999" in refused.value.facts["why"]


def test_sqlite_keeps_what_it_has_committed_whatever_happens(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'store.db'}")
    with store.engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar_one() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar_one() == 2, "FULL"
    store.close()


def test_the_file_of_the_user_is_made_without_any_set_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    url = default_db()
    Store(url).close()
    assert (tmp_path / "data" / "warbox" / "table.db").is_file()
    assert sqlite3.connect(tmp_path / "data" / "warbox" / "table.db").execute("SELECT * FROM match").fetchall() == []


def test_nobody_else_on_the_machine_reads_the_file(tmp_path: Path) -> None:
    """It holds the seeds of unfinished matches."""
    store = Store(f"sqlite:///{tmp_path / 'store.db'}")
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE match SET state = 'over'"))
        rights = {path.name: path.stat().st_mode & 0o077 for path in tmp_path.iterdir()}
    store.close()
    assert rights == {"store.db": 0, "store.db-wal": 0, "store.db-shm": 0}


@pytest.mark.parametrize("plain", ["hold", "plot F F R", "x" * 500, "é船"])
def test_what_is_sealed_is_opened_with_the_seed_and_number_only(plain: str) -> None:
    sealed = seal(plain, b"s" * 32, 7)
    assert unseal(sealed, b"s" * 32, 7) == plain
    assert len(sealed) % 192 == 0
    assert seal(plain, b"s" * 32, 8) != sealed
    assert seal(plain, b"t" * 32, 7) != sealed
