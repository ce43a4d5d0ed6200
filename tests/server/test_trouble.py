"""When something of ours fails: the rules, the database, one match among many. Nobody loses more than the moment."""

import logging
from typing import Any

import pytest
from sqlalchemy import text

from tests.server.conftest import Starter
from tests.server.table import Client, RunningServer, Time, wait_for
from warbox.play.match import Match
from warbox.play.verify import HOLDS, verify
from warbox.server.store import Job, Store

GUNS = "S @6,4 N\nI @7,4 N\nat shot S shots=2"
SECRET = "the secret reason"


def fail_once(monkeypatch: pytest.MonkeyPatch, failing: str) -> None:
    """The rules carry an action out, and then fail at it."""
    real = Match.submit
    left = [1]

    def submit(self: Match, seat: int, action: Any) -> Any:
        events = real(self, seat, action)
        if action.text == failing and left:
            left.clear()
            raise ZeroDivisionError(SECRET)
        return events

    monkeypatch.setattr(Match, "submit", submit)


def test_when_the_rules_fail_nothing_has_changed_and_nobody_is_cut_off(
    start: Starter, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    server = start()
    match = server.new_match(start=GUNS)
    with match.sit("S") as seat, match.sit("I") as other:
        before = seat.now
        fail_once(monkeypatch, "shot A")
        answer = seat.act("shot A")
        assert (answer["type"], answer["refusal"]["kind"]) == ("refused", "failed")
        assert SECRET not in str(answer)
        assert other.quiet(), other.raw[-1]
        seat.do("shot A", "shot B")
        other.until(lambda one: one.n == seat.n)
        assert before["position"] != seat.now["position"]
        seat.ask("resign")
    told = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert len(told) == 1
    assert match.id in told[0]
    assert "ZeroDivisionError" in told[0]
    assert SECRET not in told[0], "the text of an error could tell a sealed answer"
    verdict = verify(server.http.get(f"/api/matches/{match.id}/record").content)
    assert (verdict.status, verdict.why) == (HOLDS, "")


def test_a_match_at_which_the_rules_failed_is_the_same_after_a_restart(
    start: Starter, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = start()
    match = server.new_match(start=GUNS)
    with match.sit("S") as seat:
        fail_once(monkeypatch, "shot A")
        seat.act("shot A")
        seat.do("shot C")
        seen = (seat.n, seat.now)
    server.stop()
    match.server = start()
    with match.sit("S") as seat:
        assert (seat.n, seat.now) == seen


def break_table(server: RunningServer, table: str) -> None:
    with server.hall.store.engine.begin() as connection:
        connection.execute(text(f"ALTER TABLE {table} RENAME TO {table}_gone"))


def mend_table(server: RunningServer, table: str) -> None:
    with server.hall.store.engine.begin() as connection:
        connection.execute(text(f"ALTER TABLE {table}_gone RENAME TO {table}"))


def test_when_the_database_fails_a_new_match_is_not_made_and_can_be_tried_again(start: Starter) -> None:
    server = start()
    form = {"game": "broadsides", "seats": [{"seat": "S", "kind": "human"}, {"seat": "I", "kind": "human"}]}
    break_table(server, "seat")
    answer = server.http.post("/api/matches", json=form)
    assert (answer.status_code, answer.json()["error"]["kind"]) == (503, "not-stored")
    mend_table(server, "seat")
    assert server.get("/api/matches") == []
    assert server.http.post("/api/matches", json=form).status_code == 201


def test_when_the_database_fails_nothing_is_acknowledged_and_play_goes_on_when_it_is_back(start: Starter) -> None:
    server = start()
    match = server.new_match(start=GUNS)
    seat = match.sit("S")
    before = (seat.n, seat.now)
    break_table(server, "entry")
    seat.send({"type": "act", "id": "x", "n": seat.n, "action": "shot A"})
    assert seat.closed_with() == 1012
    assert not any(b'"done"' in message or b'"update"' in message for message in seat.raw)
    mend_table(server, "entry")
    with match.sit("S") as back:
        assert (back.n, back.now) == before
        assert back.act("shot A", name="x")["type"] == "done"


def test_when_the_database_is_away_every_call_says_so_and_the_log_does_not_grow(
    start: Starter, caplog: pytest.LogCaptureFixture
) -> None:
    """Everybody comes back again and again: each time used to leave twelve kilobytes in the log."""
    server = start()
    waiting = server.new_match("human friend", reveal=False)
    match = server.new_match(start=GUNS)
    away = server.new_match(start=GUNS)
    server.hall._forget(server.hall._rooms[away.id])
    caplog.clear()
    break_table(server, "entry")
    break_table(server, "seat")
    break_table(server, "match")
    form = {"name": "Ann", "seed_commitment": "0" * 64, "token": "z" * 40}
    answer = waiting.try_post("join", form, waiting.tokens["I"])
    assert (answer.status_code, answer.json()["error"]["kind"]) == (503, "not-stored")
    for path in ("/api/matches", f"/api/matches/{away.id}", f"/api/matches/{match.id}/record"):
        answer = server.http.get(path)
        assert (answer.status_code, answer.json()["error"]["kind"]) == (503, "not-read")
    for _ in range(20):
        client = Client(server.address, away.id, hello=False)
        client.send({"type": "hello", "token": away.tokens["S"]})
        assert client.closed_with() == 1012
    mine = [record for record in caplog.records if record.name.startswith(("warbox", "uvicorn"))]
    assert not [record for record in mine if record.exc_info]
    assert len(mine) <= 5
    for table in ("match", "seat", "entry"):
        mend_table(server, table)
    with away.sit("S") as seat:
        seat.do("shot A")


def test_a_job_with_which_nobody_reckoned_fails_alone(start: Starter) -> None:
    """Whatever it is, the thread that writes for all matches lives on."""
    server = start()
    store: Store = server.hall.store
    errors: list[Exception | None] = []
    store._jobs.put(Job("x", [], None, [("no statement", {})], errors.append))
    wait_for(lambda: len(errors) == 1)
    assert errors[0] is not None
    match = server.new_match(start=GUNS)
    with match.sit("S") as seat:
        seat.do("shot A")


def test_a_match_whose_clock_fails_does_not_stop_the_clocks_of_others(
    start: Starter, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = Time()
    server = start(time=time)
    clock = {"kind": "turn", "seconds": 60}
    bad, good = (server.new_match(start=GUNS, clock=clock) for _ in range(2))

    async def fail() -> None:
        raise ZeroDivisionError(SECRET)

    with good.sit("S") as seat:
        monkeypatch.setattr(server.hall._rooms[bad.id], "check_time", fail)
        time.seconds += 61
        seat.until(lambda one: one.now["outcome"] is not None)
    assert bad.facts()["state"] == "playing"
    monkeypatch.undo()
    time.seconds += 61
    wait_for(lambda: bool(bad.facts()["outcome"]))


# computers

HER_GUNS = "S @6,4 N\nI @7,4 N\nat shot I shots=2"


async def always_shot_a(*_: object) -> str:
    return "shot A"


def test_a_computer_whose_answer_fails_gives_another(start: Starter, monkeypatch: pytest.MonkeyPatch) -> None:
    server = start()
    monkeypatch.setattr(server.hall.computers, "choose", always_shot_a)
    fail_once(monkeypatch, "shot A")
    match = server.new_match("human computer:recruit", start=HER_GUNS)
    with match.sit("S", since=-1) as seat:
        seat.until(lambda one: one.n > 0)
        assert not any(b'"stuck":["I"]' in message for message in seat.raw)
        seat.ask("resign")
    verdict = verify(server.http.get(f"/api/matches/{match.id}/record").content)
    assert (verdict.status, verdict.why) == (HOLDS, "")


def test_a_computer_that_fails_again_is_told_of_and_tried_when_somebody_comes(
    start: Starter, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = start()
    monkeypatch.setattr("warbox.server.hall.COMPUTER_AGAIN_SECONDS", (0.01, 0.01))
    failing = [True]
    real = Match.submit

    def submit(self: Match, seat: int, action: Any) -> Any:
        if seat == 1 and failing:
            raise ZeroDivisionError(SECRET)
        return real(self, seat, action)

    monkeypatch.setattr(Match, "submit", submit)
    match = server.new_match("human computer:recruit", start=HER_GUNS)
    with match.sit("S") as seat:
        seat.until(lambda one: b'"stuck":["I"]' in one.raw[-1])
        assert seat.n == 0
        wait_for(lambda: not server.hall._thinking)
        failing.clear()
        with match.sit() as watcher:
            assert watcher.hear("presence")["stuck"] == ["I"]
            seat.until(lambda one: one.n > 0)
            watcher.until(lambda one: b'"stuck":[]' in one.raw[-1])


def test_a_match_is_made_though_no_process_for_its_computer_can_be_started(
    start: Starter, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = start()

    def fail(*_: object) -> None:
        raise RuntimeError("no process")

    monkeypatch.setattr(server.hall.computers, "_submit", fail)
    with server.new_match("human computer:recruit", start=HER_GUNS).sit("S") as seat:
        seat.until(lambda one: one.n > 0)
