"""Backups: everything that a store keeps, in one SQLite file, whatever the store is. A server may run meanwhile.

A backup is read in one transaction, so it is the store as it was at one moment. Restoring adds the matches that are
missing and touches none that are there: it may be repeated, and be done while a server runs on the same store.
"""

import os
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, Table, func, insert, select

from warbox.server.migrations import migrate
from warbox.server.schema import MATCH, METADATA
from warbox.server.store import connect

ROWS = 1000  # at a time

Progress = Callable[[int, int], None]  # matches done, of how many


class NotABackup(Exception):
    """The file is no backup that this version can read; says why."""


@dataclass
class Copied:
    matches: int = 0
    entries: int = 0
    there: int = 0  # matches that were there already


def back_up(url: str, path: Path, progress: Progress) -> Copied:
    """Write the store's matches to a new file. It is there whole, or not at all. Raises FileExistsError."""
    if path.exists():
        raise FileExistsError(17, "exists", str(path))
    source = connect(url)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)  # for the owner only
    os.close(handle)
    part = Path(name)
    try:
        migrate(source)
        target = connect(f"sqlite:///{part}")
        migrate(target)
        with snapshot(source) as reading, target.begin() as writing:
            copied = _copy_all(reading, writing, progress)
        target.dispose()
        _put_down(part)
        os.link(part, path)  # unlike a rename, never over a file that somebody made meanwhile
    finally:
        source.dispose()
        for leftover in (part, Path(f"{part}-wal"), Path(f"{part}-shm")):
            with suppress(FileNotFoundError):
                leftover.unlink()
    return copied


def restore(path: Path, url: str, progress: Progress) -> Copied:
    """Add the matches of a backup that the store does not have. Raises NotABackup, FileNotFoundError."""
    _check_backup(path)
    copied = Copied()
    with tempfile.TemporaryDirectory() as folder:
        # A copy: an older backup is brought to this version's shape, and the file of the backup is left as it is.
        copy = Path(folder) / "backup.db"
        copy.write_bytes(path.read_bytes())
        source, target = connect(f"sqlite:///{copy}"), connect(url)
        try:
            migrate(source)
            migrate(target)
            with source.connect() as reading:
                _restore_all(reading, target, copied, progress)
        finally:
            source.dispose()
            target.dispose()
    return copied


@contextmanager
def snapshot(engine: Engine) -> Iterator[Connection]:
    """A connection that sees the store as it is at this moment, however it changes."""
    if engine.dialect.name == "sqlite":
        with engine.connect() as connection:
            connection.exec_driver_sql("BEGIN")
            yield connection
    else:
        with engine.connect().execution_options(isolation_level="REPEATABLE READ") as connection:
            yield connection


def _tables() -> tuple[list[Table], list[Table]]:
    """Those whose rows belong to a match, after the matches themselves; and all others."""
    of_match = [MATCH, *(table for table in METADATA.sorted_tables if "match_id" in table.c)]
    return of_match, [table for table in METADATA.sorted_tables if table not in of_match]


def _copy_all(reading: Connection, writing: Connection, progress: Progress) -> Copied:
    copied = Copied()
    of_match, others = _tables()
    for table in others:
        _copy(reading, writing, table)
    count = reading.execute(select(func.count()).select_from(MATCH)).scalar_one()
    for match_id in list(reading.execute(select(MATCH.c.id).order_by(MATCH.c.created)).scalars()):
        copied.entries += _copy_match(reading, writing, of_match, match_id)
        copied.matches += 1
        progress(copied.matches, count)
    return copied


def _restore_all(reading: Connection, target: Engine, copied: Copied, progress: Progress) -> None:
    of_match, others = _tables()
    with target.begin() as writing:
        for table in others:
            if writing.execute(select(func.count()).select_from(table)).scalar_one() == 0:
                _copy(reading, writing, table)
    wanted = list(reading.execute(select(MATCH.c.id).order_by(MATCH.c.created)).scalars())
    for number, match_id in enumerate(wanted, start=1):
        with target.begin() as writing:
            if writing.execute(select(MATCH.c.id).where(MATCH.c.id == match_id)).one_or_none() is not None:
                copied.there += 1
            else:
                copied.entries += _copy_match(reading, writing, of_match, match_id)
                copied.matches += 1
        progress(number, len(wanted))


def _copy_match(reading: Connection, writing: Connection, tables: list[Table], match_id: str) -> int:
    """Returns the number of entries of its log."""
    entries = 0
    for table in tables:
        column = table.c.id if table is MATCH else table.c.match_id
        rows = _copy(reading, writing, table, column == match_id)
        entries = rows if table.name == "entry" else entries
    return entries


def _copy(reading: Connection, writing: Connection, table: Table, where: Any = None) -> int:
    query = select(table) if where is None else select(table).where(where)
    copied = 0
    for rows in reading.execute(query).mappings().partitions(ROWS):
        writing.execute(insert(table), [dict(row) for row in rows])
        copied += len(rows)
    return copied


def _put_down(path: Path) -> None:
    """All in the one file, and on the disk."""
    connection = sqlite3.connect(path)
    try:
        connection.execute("PRAGMA journal_mode=DELETE")
    finally:
        connection.close()
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _check_backup(path: Path) -> None:
    with path.open("rb") as file:
        if file.read(16) != b"SQLite format 3\0":
            raise NotABackup("it is no file that 'warbox backup' has written")
    connection = sqlite3.connect(f"file:{path}?mode=ro&immutable=1", uri=True)
    try:
        names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if not {"match", "seat", "entry", "alembic_version"} <= names:
            raise NotABackup("it is a database, but not one of Warbox")
        fault = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        if fault != "ok":
            raise NotABackup(f"it is damaged: {fault}")
    except sqlite3.DatabaseError as error:
        raise NotABackup(f"it is damaged: {error}") from None
    finally:
        connection.close()
