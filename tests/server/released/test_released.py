"""What a released version left on somebody's disk opens in this one: its database, its seats, its records."""

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.released.make import without_online
from tests.server.table import PLENTY, Client, RunningServer, play_on
from warbox.play.record import OutcomeEntry, PlayLine, Record, parse_record
from warbox.play.verify import HOLDS, verify
from warbox.server.settings import Settings

# What does not change when a computer that was thinking answers.
LASTING = ("id", "game", "options", "from_position", "lang", "clock", "commitment", "created")
FOLDERS = sorted(path.parent for path in Path(__file__).parent.glob("*/kept.json"))
RECORDS = [record for folder in FOLDERS for record in sorted(folder.glob("*.jsonl"))]


@pytest.fixture(params=FOLDERS, ids=lambda folder: str(folder.name))
def released(
    request: pytest.FixtureRequest, tmp_path: Path
) -> Iterator[tuple[RunningServer, list[dict[str, Any]], Path]]:
    """A server of this version on the database of that one; the matches that were kept; their folder."""
    folder: Path = request.param
    db = tmp_path / "table.db"
    connection = sqlite3.connect(db)
    connection.executescript((folder / "table.sql").read_text("utf-8"))
    connection.close()
    kept = json.loads((folder / "kept.json").read_text("utf-8"))["matches"]
    with RunningServer(Settings(db=f"sqlite:///{db}", limits=PLENTY, workers=1)) as server:
        yield server, kept, folder


def test_a_database_of_a_released_version_is_played_on(
    released: tuple[RunningServer, list[dict[str, Any]], Path],
) -> None:
    server, matches, folder = released
    assert len(matches) >= 15
    for kept in matches:
        before = kept["facts"]
        facts = server.get(f"/api/matches/{before['id']}")
        assert {key: facts[key] for key in LASTING} == {key: before[key] for key in LASTING}
        for seat, then in zip(without_online(facts), before["seats"], strict=True):
            assert {key: seat[key] for key in then} == then
        if before["state"] == "playing":
            clients = {
                letter: Client(server.address, before["id"], token=token) for letter, token in kept["tokens"].items()
            }
            assert play_on(clients, 6) > 0
            for client in clients.values():
                client.close()
        elif before["state"] == "over":
            now = parse_record(server.http.get(f"/api/matches/{before['id']}/record").content)
            then = parse_record((folder / f"{before['game']}-{before['id']}.jsonl").read_bytes())
            assert played(now) == played(then)
        else:
            letter, token = next(iter(kept["tokens"].items()))
            with Client(server.address, before["id"], token=token) as client:
                assert client.welcome["seat"] == letter


def played(record: Record) -> tuple[list[str], OutcomeEntry | None, str]:
    """What was played and how it ended; later versions may write more beside it, such as a signature."""
    moves = [move.play if isinstance(move, PlayLine) else type(move).__name__ for move in record.plays]
    end = record.end
    return moves, None if end is None else end.outcome, "" if end is None else end.position


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_record_of_a_released_version_verifies(path: Path) -> None:
    assert verify(path.read_bytes()).status == HOLDS
