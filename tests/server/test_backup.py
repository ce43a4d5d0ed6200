"""`warbox backup` and `warbox restore`, while a server runs."""

import sqlite3
import stat
import threading
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from tests.cli.program import run
from tests.server.conftest import Starter
from tests.server.postgres import new_database
from tests.server.table import RunningServer, Seats, play_on
from warbox.server.backup import back_up, restore
from warbox.server.schema import ENTRY, METADATA
from warbox.server.store import connect


def quiet(done: int, total: int) -> None:
    assert 0 < done <= total


def rows(url: str) -> dict[str, list[Any]]:
    """All a store has, in an order of its own."""
    engine = connect(url)
    with engine.connect() as connection:
        found = {
            table.name: sorted(map(tuple, connection.execute(select(table))), key=repr)
            for table in METADATA.sorted_tables
        }
    engine.dispose()
    return found


def play(match: Seats, actions: int = 10_000) -> None:
    clients = {letter: match.sit(letter) for letter in match.tokens}
    play_on(clients, actions)
    for client in clients.values():
        client.close()


def test_a_backup_restored_into_an_empty_store_is_that_store(start: Starter, tmp_path: Path) -> None:
    server = start()
    matches = [server.new_match(), server.new_match(game="onboard"), server.new_match("human friend", reveal=False)]
    play(matches[0])
    play(matches[1], 12)
    copied = back_up(server.server.settings.db, tmp_path / "saved", quiet)
    assert copied.matches == 3
    assert stat.S_IMODE((tmp_path / "saved").stat().st_mode) == 0o600
    there = f"sqlite:///{tmp_path / 'new.db'}"
    assert restore(tmp_path / "saved", there, quiet).matches == 3
    assert rows(there) == rows(server.server.settings.db)
    with_seats = start(db=there)
    again = Seats(with_seats, "onboard", matches[1].id, "", matches[1].tokens, {})
    play(again, 5)


def test_a_backup_is_one_moment_of_a_store_that_changes(start: Starter, tmp_path: Path) -> None:
    """Somebody plays on while the backup is read: every log in it is whole, and none is longer than it was."""
    server = start()
    match = server.new_match()
    playing = threading.Thread(target=play, args=(match,))
    playing.start()
    number = 0
    while playing.is_alive() or number < 2:
        number += 1
        copied = back_up(server.server.settings.db, tmp_path / f"{number}", quiet)
        engine = connect(f"sqlite:///{tmp_path / str(number)}")
        with engine.connect() as connection:
            last = connection.execute(select(func.max(ENTRY.c.number))).scalar_one()
        engine.dispose()
        assert copied.entries == last + 1
        assert restore(tmp_path / f"{number}", f"sqlite:///{tmp_path / f'{number}.db'}", quiet).matches == 1
        again = start(db=f"sqlite:///{tmp_path / f'{number}.db'}")
        with Seats(again, "broadsides", match.id, "", match.tokens, {}).sit("S") as client:
            assert client.welcome["match"]["id"] == match.id
        again.stop()
    playing.join()


def test_restoring_touches_no_match_that_is_there(start: Starter, tmp_path: Path) -> None:
    server = start()
    kept, lost = server.new_match(), server.new_match(reveal=False)
    play(kept, 4)
    db = server.server.settings.db
    back_up(db, tmp_path / "saved", quiet)
    play(kept, 4)
    call_off(lost)
    before = rows(db)
    copied = restore(tmp_path / "saved", db, quiet)
    assert (copied.matches, copied.there) == (1, 1)
    after = rows(db)
    assert [row for row in after["entry"] if row[0] == kept.id] == [row for row in before["entry"] if row[0] == kept.id]
    assert lost.facts()["state"] == "open"
    play(kept, 4)


def call_off(match: Seats) -> None:
    token = next(iter(match.tokens.values()))
    headers = {"Authorization": f"Bearer {token}"}
    assert match.server.http.delete(f"/api/matches/{match.id}", headers=headers).status_code == 204


def test_from_sqlite_to_postgresql_and_back(start: Starter, tmp_path: Path, postgres_uri: str) -> None:
    server = start()
    match = server.new_match()
    play(match, 6)
    back_up(server.server.settings.db, tmp_path / "one", quiet)
    there = new_database(postgres_uri, "restored")
    restore(tmp_path / "one", there, quiet)
    back_up(there, tmp_path / "two", quiet)
    restore(tmp_path / "two", f"sqlite:///{tmp_path / 'back.db'}", quiet)
    assert rows(f"sqlite:///{tmp_path / 'back.db'}") == rows(server.server.settings.db)


@pytest.mark.parametrize(
    ("lang", "made", "back", "again"),
    [
        (
            "en",
            "saved.db has one match with ",
            "One match is back from saved.db.",
            "No match was missing from saved.db.\nOne match was there",
        ),
        (
            "fr",
            "saved.db contient 1 partie avec ",
            "1 partie est revenue de saved.db.",
            "Aucune partie ne manquait de saved.db.\n1 partie était là",
        ),
    ],
)
def test_the_commands(
    monkeypatch: pytest.MonkeyPatch, start: Starter, tmp_path: Path, lang: str, made: str, back: str, again: str
) -> None:
    monkeypatch.chdir(tmp_path)
    server: RunningServer = start()
    server.new_match()
    done = run(monkeypatch, "backup", "saved.db", "--db", server.server.settings.db, "--lang", lang)
    assert done.code == 0, done.err
    assert done.out.startswith(made)
    done = run(monkeypatch, "restore", "saved.db", "--db", "sqlite:///new.db", "--lang", lang)
    assert (done.code, done.out.strip()) == (0, back)
    done = run(monkeypatch, "restore", "saved.db", "--db", "sqlite:///new.db", "--lang", lang)
    assert done.out.startswith(again)


def test_a_backup_is_never_written_over_a_file(monkeypatch: pytest.MonkeyPatch, start: Starter, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    Path("saved.db").write_text("precious", encoding="utf-8")
    wrong = run(monkeypatch, "backup", "saved.db", "--db", start().server.settings.db)
    assert wrong.code == 2
    assert "saved.db" in wrong.err
    assert Path("saved.db").read_text("utf-8") == "precious"
    assert sorted(path.name for path in tmp_path.iterdir() if path.name.startswith(".")) == []


def test_what_is_no_backup_is_refused_with_the_reason(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    Path("letter.txt").write_text("Dear Ann", encoding="utf-8")
    other = sqlite3.connect("other.db")
    other.execute("CREATE TABLE shopping (what TEXT)")
    other.commit()
    other.close()
    back_up("sqlite:///empty.db", tmp_path / "whole.db", quiet)
    Path("cut.db").write_bytes(Path("whole.db").read_bytes()[:5000])
    for name, why in [
        ("letter.txt", "it is no file that 'warbox backup' has written"),
        ("other.db", "it is a database, but not one of Warbox"),
        ("cut.db", "it is damaged"),
    ]:
        wrong = run(monkeypatch, "restore", name, "--db", "sqlite:///new.db")
        assert wrong.code == 2
        assert f"{name} cannot be restored: {why}" in wrong.err
        assert not Path("new.db").exists()
    wrong = run(monkeypatch, "restore", "nowhere.db", "--db", "sqlite:///new.db")
    assert "nowhere.db" in wrong.err
