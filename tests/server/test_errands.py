"""Long work in processes with limits; strangers' records, and the replays of long matches."""

import asyncio
import gzip
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from tests.server.conftest import Starter
from tests.server.table import RunningServer, Seats
from tests.server.tasks import (
    complain,
    double,
    fail,
    recurse,
    recurse_on,
    sleep_without_end,
    take_memory,
    work_without_end,
)
from tests.workshop.tree import ROOT
from warbox.play.record import NO_HASH, canonical, chained, parse_record
from warbox.server import replays
from warbox.server.errands import Errands, Told, TooBusy, TooMuch
from warbox.server.settings import Limits
from warbox.server.shelf import Shelf

RECORD = ROOT / "tests/records/broadsides-captain-shot.jsonl"
GUNS = "S @6,4 N\nI @7,4 N\nat shot S"


@asynccontextmanager
async def errands(**limits: Any) -> AsyncIterator[Errands]:
    made = Errands(Limits(**{"errands": 2, "errand_seconds": 2.0, **limits}))
    try:
        yield made
    finally:
        made.close()


def test_what_takes_too_much_is_ended_and_the_next_errand_is_done() -> None:
    async def go() -> None:
        async with errands(errands=1) as made:
            assert await made.run("a", double, 21) == 42
            for hungry in (work_without_end, take_memory, recurse):
                with pytest.raises(TooMuch):
                    await made.run("a", hungry)
            with pytest.raises(Told) as told:
                await made.run("a", complain)
            assert told.value.facts == ("why", 7)
            with pytest.raises(RuntimeError, match="ZeroDivisionError") as failed:
                await made.run("a", fail)
            assert "secret" not in str(failed.value)
            assert await made.run("a", double, 4) == 8

    asyncio.run(go())


def test_who_waits_without_working_is_ended_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("warbox.server.errands.WAIT_FACTOR", 0.5)

    async def go() -> None:
        async with errands(errands=1) as made:
            with pytest.raises(TooMuch):
                await made.run("a", sleep_without_end)

    asyncio.run(go())


def test_one_address_does_not_take_all_processes_from_the_others() -> None:
    async def go() -> None:
        async with errands(errand_seconds=60.0, errands_waiting=2) as made:
            greedy = [asyncio.create_task(made.run("greedy", sleep_without_end)) for _ in range(6)]
            assert await made.run("modest", double, 1) == 2
            found = [task for task in greedy if task.done() and isinstance(task.exception(), TooBusy)]
            assert len(found) == 3, "one is at work, two wait"
            for task in greedy:
                task.cancel()

    asyncio.run(go())


# records


def renamed(name: str, kind: str = "human") -> bytes:
    """A record that holds, with another name in its header."""
    record = parse_record(RECORD.read_bytes())
    previous, rows = NO_HASH, []
    seats = [msgspec.structs.replace(record.header.seats[0], name=name, kind=kind), *record.header.seats[1:]]
    header = msgspec.structs.replace(record.header, seats=seats)
    for line in (header, *record.lines[1:]):
        link = chained(line, previous)
        previous = link.hash
        rows.append(canonical(link) + b"\n")
    return b"".join(rows)


@pytest.mark.parametrize("name", ["x" * 41, "x" * 1_000_000, "\x1b[31mred", "a\nb", "evil\u202egnp", "\u2066x", "\x00"])
def test_a_record_with_a_name_that_cannot_be_shown_is_not_imported(server: RunningServer, name: str) -> None:
    for data in (renamed(name), renamed("Ann", kind=name)):
        answer = server.http.post("/api/records", content=data)
        assert (answer.status_code, answer.json()["error"]["kind"], answer.json()["error"]["line"]) == (
            422,
            "record",
            1,
        )
        assert "name" in answer.json()["error"]["message"]
        assert len(answer.content) < 500


def test_a_record_with_a_plain_name_is_imported(server: RunningServer) -> None:
    assert server.http.post("/api/records", content=renamed("Zoé d’Arc")).status_code == 201


def test_a_record_that_takes_too_much_is_refused_and_the_server_goes_on(
    start: Starter, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = start()
    monkeypatch.setattr("warbox.server.hall.check_record", recurse_on)
    answer = server.http.post("/api/records", content=b"{}")
    assert (answer.status_code, answer.json()["error"]["kind"]) == (422, "too-much")
    assert server.http.get("/api/games").status_code == 200


def refuse(*_: object) -> None:
    raise AssertionError("the match was folded")


def test_the_record_of_a_match_that_goes_on_is_refused_without_reading_its_log(
    start: Starter, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = start()
    match = server.new_match(start=GUNS)
    monkeypatch.setattr(server.hall.store, "load", refuse)
    monkeypatch.setattr(replays, "Sitting", refuse)
    for call in ("record", "replay"):
        answer = server.http.get(f"/api/matches/{match.id}/{call}")
        assert (answer.status_code, answer.json()["error"]["kind"]) == (409, "not-over")


@pytest.fixture
def finished(server: RunningServer) -> Seats:
    match = server.new_match(start=GUNS)
    with match.sit("S") as seat:
        seat.do("shot A", "shot B")
        seat.ask("resign")
    return match


def test_a_replay_is_made_once_and_sent_packed_or_plain(finished: Seats, monkeypatch: pytest.MonkeyPatch) -> None:
    http = finished.server.http
    path = f"/api/matches/{finished.id}/replay?seat=all"
    packed = http.get(path)
    assert packed.headers["content-encoding"] == "gzip"
    monkeypatch.setattr(finished.server.hall, "record", refuse)
    plain = http.get(path, headers={"Accept-Encoding": "identity"})
    assert plain.json() == packed.json()
    assert [one["n"] for one in plain.json()] == list(range(len(plain.json())))
    assert plain.json()[-1]["now"]["outcome"]["kind"] == "resignation"


def test_a_shelf_keeps_what_was_asked_for_last() -> None:
    made: list[str] = []

    def maker(name: str) -> Callable[[Any], Any]:
        async def make(path: Any) -> None:
            made.append(name)
            path.write_bytes(gzip.compress(name.encode()) + bytes(1000))

        return make

    async def go() -> None:
        shelf = Shelf(2500)
        for name in ("a", "b", "a", "c", "a", "b"):
            with await shelf.open(name, maker(name)) as file:
                assert file.read(2) == b"\x1f\x8b"
        both = await asyncio.gather(shelf.open("d", maker("d")), shelf.open("d", maker("d")))
        for file in both:
            file.close()
        shelf.close()

    asyncio.run(go())
    assert made == ["a", "b", "c", "b", "d"]
