"""A computer decides for a seat whose person has gone or wants it so, and the person takes the seat back."""

import asyncio
import json
import threading
from typing import Any

import pytest

from tests.play.forge import dump, load, rechain
from tests.server.conftest import Starter
from tests.server.table import Client, RunningServer, Seats, Time, wait_for
from warbox.play.record import HandsLine, parse_record
from warbox.play.verify import BROKEN, HOLDS, verify
from warbox.players import LEVELS
from warbox.server.company import TAKEOVER_SECONDS

LEVEL = next(iter(LEVELS))
SHOTS = "S @6,4 N\nI @7,4 N\nat plot"
BANK = {"kind": "bank", "seconds": 3600, "increment": 0}


def hands(match: Seats) -> dict[str, Any]:
    return {seat["seat"]: seat["hands"] for seat in match.facts()["seats"]}


def kinds(client: Client) -> list[str]:
    updates = [json.loads(raw) for raw in client.raw if b'"type":"update"' in raw]
    return [event["kind"] for update in updates for event in update["events"]]


def test_a_person_lets_the_computer_play_and_takes_the_seat_back(server: RunningServer) -> None:
    match = server.new_match(start=SHOTS)
    with match.sit("S") as one, match.sit("I") as other, match.sit() as watcher:
        one.until_asked("plot")
        other.until_asked("plot")
        assert one.ask("hands", seat="S", level=LEVEL)["type"] == "done"
        assert hands(match) == {"S": LEVEL, "I": None}
        one.until(lambda client: not client.now["choices"])  # it has plotted
        for reader in (one, other, watcher):
            reader.until(lambda client: "hands-computer" in kinds(client))
        assert one.refused("act", action="plot S S S") == "hands-computer"
        assert one.refused("hands", seat="S", level=LEVEL) == "hands-same"
        assert other.refused("hands", seat="S") == "hands-others"
        assert one.ask("hands", seat="S")["type"] == "done"
        assert hands(match) == {"S": None, "I": None}
        other.until(lambda client: "hands-back" in kinds(client))
        other.do("plot S S S")
        other.ask("resign")
    lines = [line for line in parse_record(record_of(match)).plays if isinstance(line, HandsLine)]
    assert [(line.seat, line.kind) for line in lines] == [("S", LEVEL), ("S", "human")]
    assert verify(record_of(match)).status == HOLDS


def record_of(match: Seats) -> bytes:
    return match.server.http.get(f"/api/matches/{match.id}/record").content


def test_the_record_holds_only_with_seats_that_are_there(server: RunningServer) -> None:
    match = server.new_match(start=SHOTS)
    with match.sit("S") as one:
        one.ask("hands", seat="S", level=LEVEL)
        one.ask("resign")
    lines = load(record_of(match))
    at = next(index for index, line in enumerate(lines) if line["type"] == "hands")
    lines[at]["seat"] = "X"
    del lines[-1]["signature"], lines[0]["host"], lines[0]["signature"]
    assert verify(dump(rechain(lines))).line == at + 1
    assert verify(dump(rechain(lines))).status == BROKEN


def test_who_stays_lets_a_computer_play_for_who_has_gone(start: Starter) -> None:
    time = Time()
    match = start(time=time).new_match(clock=BANK, start=SHOTS)
    with match.sit("S") as one:
        with match.sit("I"):
            one.until_asked("plot")
            time.seconds += 2 * TAKEOVER_SECONDS["bank"]
            assert one.refused("hands", seat="I", level=LEVEL) == "hands-here"
        one.until(lambda client: b'"away":{"I"' in client.raw[-1])
        assert one.refused("hands", seat="I", level=LEVEL) == "hands-here"
        time.seconds += TAKEOVER_SECONDS["bank"]
        left = one.now["clock"]["left"]["I"]
        assert one.ask("hands", seat="I", level=LEVEL)["type"] == "done"
        one.do("plot F F F")
        one.until(lambda client: client.now["asked"] is not None and "I" not in client.now["asked"]["seats"])
        assert one.now["clock"]["left"]["I"] <= left, "it plays on the time of the seat"
        assert one.refused("claim", win=True) == "claim-here", "nobody has left the table"
        with match.sit("I", since=-1) as back:
            told = json.loads(next(raw for raw in back.raw if b'"type":"welcome"' in raw))
            assert {seat["seat"]: seat["hands"] for seat in told["match"]["seats"]}["I"] == LEVEL
            seen = [event["kind"] for update in told["updates"] for event in update["events"]]
            assert "hands-computer" in seen
            assert back.ask("hands", seat="I")["type"] == "done"
            assert hands(match)["I"] is None


def test_the_computer_goes_on_after_a_restart(start: Starter) -> None:
    running = start()
    match = running.new_match(start=SHOTS)
    with match.sit("I") as other:
        assert other.ask("hands", seat="I", level=LEVEL)["type"] == "done"
    running.stop()
    match.server = start()
    with match.sit("S") as one:
        assert hands(match) == {"S": None, "I": LEVEL}
        one.until_asked("plot").do("plot S S S")
        one.until(
            lambda client: "plot-revealed" in kinds(client) or "I" not in (client.now["asked"] or {}).get("seats", [])
        )


@pytest.mark.parametrize(
    ("seat", "level", "why"), [("X", LEVEL, "bad-message"), ("I", "genius", "bad-message"), ("S", "", "hands-same")]
)
def test_what_makes_no_sense_is_refused(server: RunningServer, seat: str, level: str, why: str) -> None:
    match = server.new_match(start=SHOTS)
    with match.sit("S") as one:
        assert one.refused("hands", seat=seat, level=level) == why
        assert hands(match) == {"S": None, "I": None}


def test_a_thought_that_comes_too_late_is_not_played(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """The person has the seat again: nothing is decided any more by the computer."""
    begun, go_on, ended = threading.Event(), threading.Event(), threading.Event()

    async def choose(*_: Any) -> str:
        begun.set()
        await asyncio.to_thread(go_on.wait)
        ended.set()
        return "plot S S S"

    monkeypatch.setattr(server.hall.computers, "choose", choose)
    match = server.new_match(start=SHOTS)
    with match.sit("S") as one:
        one.until_asked("plot")
        one.ask("hands", seat="S", level=LEVEL)
        wait_for(begun.is_set)
        one.ask("hands", seat="S")
        go_on.set()
        wait_for(ended.is_set)
        wait_for(lambda: server.hall.thinking == 0)
        one.do("plot F F F")
