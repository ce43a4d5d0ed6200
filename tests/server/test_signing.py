"""Records of a server: signed by its key, held against what one knows, marked where they were imported."""

import json
import sqlite3
from pathlib import Path

import pytest

from tests.cli.program import run
from tests.server.conftest import Starter
from tests.server.table import PLENTY, RunningServer
from warbox.server.settings import Settings

RELEASED = Path(__file__).parent / "released" / "0.1.0"


@pytest.fixture
def record(server: RunningServer, tmp_path: Path) -> tuple[Path, str, str, str]:
    """The record of a match that somebody gave up; its commitment, the seed of seat S, the server's key."""
    match = server.new_match()
    with match.sit("S") as client:
        client.ask("resign")
    path = tmp_path / "record.jsonl"
    path.write_bytes(server.http.get(f"/api/matches/{match.id}/record").content)
    return path, match.commitment, match.seeds["S"], server.get("/api/key")["key"]


def test_what_one_knows_is_held_against_a_record(
    monkeypatch: pytest.MonkeyPatch, record: tuple[Path, str, str, str]
) -> None:
    path, commitment, seed, key = record
    pins = ["--commitment", commitment, "--seat-seed", f"S={seed}", "--key", key]
    holds = run(monkeypatch, "verify", str(path), *pins)
    assert holds.code == 0, holds.out
    assert f"Signed by the key {key}." in holds.out
    for index in (1, 3, 5):
        wrong = pins.copy()
        wrong[index] = wrong[index][:-1] + ("0" if wrong[index][-1] != "0" else "1")
        broken = run(monkeypatch, "verify", str(path), *wrong)
        assert broken.code == 1, wrong[index - 1]
        assert "does not hold" in broken.out
    form = run(monkeypatch, "verify", str(path), "--seat-seed", "nothing")
    assert form.code == 2
    assert "'nothing' is not SEAT=SEED" in form.err


@pytest.mark.parametrize(("lang", "said"), [("en", "Unsigned: nobody vouches"), ("fr", "Non signé")])
def test_a_record_that_nobody_signed_is_said_to_be_so(monkeypatch: pytest.MonkeyPatch, lang: str, said: str) -> None:
    old = next(RELEASED.glob("*.jsonl"))
    told = run(monkeypatch, "verify", str(old), "--lang", lang)
    assert told.code == 0
    assert said in told.out
    pinned = run(monkeypatch, "verify", str(old), "--key", "00" * 32)
    assert pinned.code == 1


def test_the_verdict_names_the_key_and_whether_it_is_ours(start: Starter, tmp_path: Path) -> None:
    one, other = start(), start(db=f"sqlite:///{tmp_path / 'other.db'}")
    match = one.new_match()
    with match.sit("S") as client:
        client.ask("resign")
    verdict = one.get(f"/api/matches/{match.id}/verdict")
    assert (verdict["status"], verdict["own"]) == ("holds", True)
    data = one.http.get(f"/api/matches/{match.id}/record").content
    imported = other.http.post("/api/records", content=data).json()["id"]
    verdict = other.get(f"/api/matches/{imported}/verdict")
    assert (verdict["status"], verdict["own"], verdict["key"]) == ("holds", False, one.get("/api/key")["key"])
    assert other.get(f"/api/matches/{imported}")["imported"]
    assert not match.facts()["imported"]


def test_a_match_imported_by_an_older_version_is_marked_when_its_database_is_opened(tmp_path: Path) -> None:
    db = tmp_path / "table.db"
    connection = sqlite3.connect(db)
    connection.executescript((RELEASED / "table.sql").read_text("utf-8"))
    old = next(RELEASED.glob("broadsides-*.jsonl"))
    match_id = old.stem.partition("-")[2]
    connection.execute("DELETE FROM entry WHERE match_id = ?", (match_id,))
    connection.execute(
        "INSERT INTO entry (match_id, number, kind, text, at) VALUES (?, 0, 'record', ?, 1.0)",
        (match_id, old.read_text("utf-8")),
    )
    connection.commit()
    connection.close()
    with RunningServer(Settings(db=f"sqlite:///{db}", limits=PLENTY, workers=1)) as server:
        assert server.get(f"/api/matches/{match_id}")["imported"]
        others = [one["facts"]["id"] for one in json.loads((RELEASED / "kept.json").read_text("utf-8"))["matches"]]
        marked = [other for other in others if server.get(f"/api/matches/{other}")["imported"]]
        assert marked == [match_id]
