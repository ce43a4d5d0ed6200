"""Records: downloading, verifying, replaying, importing."""

import hashlib
import json
from pathlib import Path

import pytest

from tests.play.forge import dump, load, rechain
from tests.server.conftest import Starter
from tests.server.table import RunningServer, Seats, commitment, play_on
from warbox.play.record import parse_record
from warbox.play.verify import HOLDS, Pins, verify
from warbox.server.store import Store


@pytest.fixture(scope="module")
def finished(server: RunningServer) -> Seats:
    """A whole match of two people, who start within range of each other."""
    match = server.new_match(options={"captain-counts": "no"}, start="S @6,4 N\nI @7,4 N\nat plot")
    with match.sit("S") as first, match.sit("I") as second:
        first.do("plot L L L")
        first.ask("undo")
        first.do("plot S S S")
        second.do("plot S S S")
        play_on({"S": first, "I": second})
    return match


@pytest.fixture(scope="module")
def record(finished: Seats) -> bytes:
    answer = finished.server.http.get(f"/api/matches/{finished.id}/record")
    assert answer.status_code == 200
    assert answer.headers["content-disposition"] == f'attachment; filename="broadsides-{finished.id}.jsonl"'
    return answer.content


def test_the_record_of_a_match_holds_and_bears_all_promises(finished: Seats, record: bytes) -> None:
    """The commitment told at the start, the seats' seeds under their own commitments, and every die of them."""
    verdict = verify(record)
    assert (verdict.status, verdict.why, verdict.by_hand) == (HOLDS, "", False)
    assert verdict.chances > 0
    header = parse_record(record).header
    assert header.dice is not None
    assert header.dice.commitment == finished.commitment
    assert header.dice.seat_seeds == [finished.seeds["S"], finished.seeds["I"]]
    assert header.options["captain-counts"] == "no"
    assert [one.name for one in header.seats] == ["Player S", "Player I"]
    assert b'"S: plot S S S"' in record.split(b"\n")[1], "what was undone leaves no trace"


def test_the_list_of_finished_matches_goes_on_beyond_a_hundred(start: Starter, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("warbox.server.routes.MOST_LISTED", 2)
    server = start()
    for _ in range(3):
        match = server.new_match()
        with match.sit("S") as seat:
            seat.ask("resign")
    pages = [[one["id"] for one in server.get(f"/api/matches?state=over&skip={skip}")] for skip in (0, 2, 4)]
    assert [len(page) for page in pages] == [2, 1, 0]
    assert len(set(pages[0] + pages[1])) == 3
    assert server.http.get("/api/matches?skip=-1").status_code == 422


def test_the_server_signs_what_was_played_here(finished: Seats, record: bytes) -> None:
    key = finished.server.get("/api/key")
    assert (key["algorithm"], verify(record).key) == ("ed25519", key["key"])
    host = parse_record(record).header.host
    assert host is not None
    assert host.commitments == [commitment(finished.seeds[letter]) for letter in "SI"]
    verdict = finished.server.get(f"/api/matches/{finished.id}/verdict")
    assert {name: verdict[name] for name in ("status", "by_hand", "key", "own")} == {
        "status": "holds",
        "by_hand": False,
        "key": key["key"],
        "own": True,
    }
    assert verdict["chances"] == verify(record).chances
    assert verify(record, pins=Pins(finished.commitment, finished.seeds, key["key"])).status == HOLDS


def test_the_key_stays_when_the_server_starts_again(start: Starter) -> None:
    first = start()
    key = first.get("/api/key")
    match = first.new_match()
    with match.sit("S") as seat:
        seat.ask("resign")
    data = first.http.get(f"/api/matches/{match.id}/record").content
    first.stop()
    second = start()
    assert second.get("/api/key") == key
    assert second.http.get(f"/api/matches/{match.id}/record").content == data


def test_each_server_has_a_key_of_its_own(tmp_path: Path) -> None:
    stores = [Store(f"sqlite:///{tmp_path / name}") for name in ("one.db", "two.db", "one.db")]
    try:
        one, two, again = [store.secret for store in stores]
    finally:
        for store in stores:
            store.close()
    assert one == again != two
    assert (tmp_path / "one.db").stat().st_mode & 0o077 == 0, "for its owner only"


def test_an_imported_match_is_marked_wherever_it_is_told_of_and_so_is_who_signed_it(
    finished: Seats, record: bytes
) -> None:
    server = finished.server
    rows = load(record)
    del rows[0]["host"], rows[0]["signature"], rows[-1]["signature"]
    stripped = dump(rechain(rows))
    ids = [server.http.post("/api/records", content=data).json()["id"] for data in (record, stripped)]
    listed = {one["id"]: one["imported"] for one in server.get("/api/matches?state=over")}
    assert [listed[one] for one in (*ids, finished.id)] == [True, True, False]
    assert [server.get(f"/api/matches/{one}")["imported"] for one in (*ids, finished.id)] == [True, True, False]
    verdicts = [server.get(f"/api/matches/{one}/verdict") for one in ids]
    assert [(one["status"], one["own"], one["key"] is None) for one in verdicts] == [
        ("holds", True, False),
        ("holds", False, True),
    ]


def test_before_the_end_there_is_no_verdict(server: RunningServer) -> None:
    match = server.new_match()
    assert server.http.get(f"/api/matches/{match.id}/verdict").status_code == 409
    assert server.http.get("/api/matches/nowhere/verdict").status_code == 404


def test_a_computers_seed_is_bound_to_the_servers_commitment(server: RunningServer) -> None:
    match = server.new_match("human computer:recruit")
    with match.sit("S") as seat:
        seat.ask("resign")
    header = parse_record(server.http.get(f"/api/matches/{match.id}/record").content).header
    assert header.dice is not None
    assert header.dice.seat_seeds[1] == hashlib.sha256(f"{match.commitment}:I".encode()).hexdigest()
    assert header.seats[1].kind == "recruit"


def test_before_the_end_there_is_neither_record_nor_replay(server: RunningServer) -> None:
    match = server.new_match()
    for call in ("record", "replay?seat=all"):
        answer = server.http.get(f"/api/matches/{match.id}/{call}")
        assert (answer.status_code, answer.json()["error"]["kind"]) == (409, "not-over")


def test_a_replay_shows_each_seat_what_it_saw_and_one_who_may_everything(finished: Seats) -> None:
    def replay(seat: str) -> list[dict[str, object]]:
        found: list[dict[str, object]] = finished.server.get(f"/api/matches/{finished.id}/replay?seat={seat}")
        assert [update["n"] for update in found] == list(range(len(found)))
        return found

    everything, seahawk, isabella = replay("all"), replay("S"), replay("I")
    assert len(everything) >= len(seahawk)
    assert everything[0]["by"] is None
    last = everything[-1]["now"]
    assert isinstance(last, dict)
    assert last["outcome"] == finished.facts()["outcome"]
    for found, known in ((everything, "plot S S S"), (seahawk, "plot S S S"), (isabella, None)):
        assert (found[1]["by"], found[1]["action"]) == ("S", known)


def test_a_replay_is_of_a_seat_of_the_game(finished: Seats) -> None:
    answer = finished.server.http.get(f"/api/matches/{finished.id}/replay?seat=X")
    assert (answer.status_code, answer.json()["error"]["kind"]) == (422, "no-seat")


def test_a_record_is_imported_once_and_replays_and_downloads_as_it_was(server: RunningServer, record: bytes) -> None:
    answers = [server.http.post("/api/records", content=record) for _ in range(2)]
    assert [answer.status_code for answer in answers] == [201, 201]
    (match_id,) = {answer.json()["id"] for answer in answers}
    facts = server.get(f"/api/matches/{match_id}")
    assert (facts["state"], facts["seats"][0]["name"]) == ("over", "Player S")
    assert facts["outcome"]["kind"]
    assert match_id in [one["id"] for one in server.get("/api/matches?state=over")]
    assert server.http.get(f"/api/matches/{match_id}/record").content == record
    assert server.get(f"/api/matches/{match_id}/replay?seat=S")[0]["n"] == 0


def test_a_forged_record_is_not_imported_and_the_line_is_named(server: RunningServer, record: bytes) -> None:
    lines = record.split(b"\n")
    number = next(index for index, line in enumerate(lines) if b"dice " in line)
    forged = json.loads(lines[number])
    forged["play"] = "*: dice 6" if forged["play"] != "*: dice 6" else "*: dice 5"
    lines[number] = json.dumps(forged, sort_keys=True, separators=(",", ":")).encode()
    answer = server.http.post("/api/records", content=b"\n".join(lines))
    assert answer.status_code == 422
    assert answer.json()["error"]["line"] == number + 1


@pytest.mark.parametrize("cut", [0, 1, 5])
def test_a_record_without_its_end_is_not_imported(server: RunningServer, record: bytes, cut: int) -> None:
    data = b"".join(line + b"\n" for line in record.split(b"\n")[:cut])
    answer = server.http.post("/api/records", content=data)
    assert (answer.status_code, answer.json()["error"]["kind"]) == (422, "record")


@pytest.mark.parametrize("data", [b"", b"\xff\xfe", b"[" * 1000, b"{}", b"\x00"])
def test_what_is_no_record_is_not_imported(server: RunningServer, data: bytes) -> None:
    assert server.http.post("/api/records", content=data).status_code == 422
