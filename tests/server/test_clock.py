"""Clocks: the server decides whose time is up, from the log alone."""

import sqlite3
from pathlib import Path

import pytest

from tests.server.conftest import Starter
from tests.server.table import DEPLOY, Client, RunningServer, Seats, Time, wait_for
from warbox.play.clock import GRACE_SECONDS
from warbox.play.verify import HOLDS, verify

GUNS = "S @6,4 N\nI @7,4 N\nat shot S shots=2"


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def clocked(start: Starter, time: Time) -> RunningServer:
    return start(time=time)


def left(client: Client) -> dict[str, float]:
    """Seconds on each clock, in the last update."""
    return {letter: ms / 1000 for letter, ms in client.now["clock"]["left"].items()}


def test_without_a_clock_nobody_is_hurried(clocked: RunningServer, time: Time) -> None:
    match = clocked.new_match(start=GUNS)
    with match.sit("S") as seat:
        assert seat.now["clock"] is None
        time.seconds += 10**8
        seat.do("shot A")


def test_a_turn_clock_starts_anew_with_each_answer(clocked: RunningServer, time: Time) -> None:
    match = clocked.new_match(start=GUNS, clock={"kind": "turn", "seconds": 60})
    with match.sit("S") as seat:
        assert (left(seat), seat.now["clock"]["running"]) == ({"S": 60, "I": 60}, ["S"])
        for _ in range(2):
            time.seconds += 59
            seat.do("hold")
        assert (left(seat), seat.now["clock"]["running"]) == ({"S": 60, "I": 60}, ["I"])


def test_whose_time_is_up_loses_and_the_record_holds(clocked: RunningServer, time: Time) -> None:
    match = clocked.new_match(start=GUNS, clock={"kind": "turn", "seconds": 60})
    with match.sit("S") as seat:
        time.seconds += 59.9
        assert seat.quiet(0.5)
        time.seconds += 0.2
        over = seat.hear("update")
        assert over["now"]["outcome"] == {"kind": "timeout", "rule": "", "winners": ["I"]}
        assert over["events"] == [{"kind": "timed-out", "rule": "", "facts": {"seat": "S"}}]
    verdict = verify(clocked.http.get(f"/api/matches/{match.id}/record").content)
    assert (verdict.status, verdict.why) == (HOLDS, "")


def test_an_answer_that_comes_too_late_is_not_taken(clocked: RunningServer, time: Time) -> None:
    match = clocked.new_match(start=GUNS, clock={"kind": "turn", "seconds": 60})
    with match.sit("S") as seat:
        time.seconds += 60.1
        assert seat.refused("act", action="shot A", n=0) == "game-over"


def test_a_bank_is_used_up_over_the_whole_match_and_grows_by_the_increment(clocked: RunningServer, time: Time) -> None:
    match = clocked.new_match(start=GUNS, clock={"kind": "bank", "seconds": 100, "increment": 7})
    with match.sit("S") as seat:
        time.seconds += 30
        seat.do("hold")
        assert left(seat) == {"S": 70, "I": 100}
        time.seconds += 20
        seat.do("hold")
        assert left(seat) == {"S": 57, "I": 100}, "the increment comes when the other is asked"
        time.seconds += 101
        over = seat.hear("update")
        assert over["now"]["outcome"]["winners"] == ["S"]


def test_days_are_days(clocked: RunningServer, time: Time) -> None:
    match = clocked.new_match(start=GUNS, clock={"kind": "days", "days": 3})
    with match.sit("S") as seat:
        assert left(seat)["S"] == 3 * 86400
        time.seconds += 3 * 86400 - 1
        seat.do("hold")
        time.seconds += 3 * 86400 + 1
        assert seat.hear("update")["now"]["outcome"]["kind"] == "timeout"


def test_a_sealed_question_counts_as_one_answer(clocked: RunningServer, time: Time) -> None:
    """A clock that was set anew with every sealed action would tell the other that there was one."""
    match = clocked.new_match(clock={"kind": "turn", "seconds": 60})
    with match.sit("S") as seat, match.sit("I") as other:
        time.seconds += 50
        seat.do("place crew A4", "place crew G4")
        assert left(seat) == {"S": 10, "I": 10}
        seat.do("place captain H4")
        assert (left(seat)["S"], seat.now["clock"]["running"]) == (60, ["I"])
        other.until(lambda one: one.n == 1)
        assert left(other) == {"S": 60, "I": 10}
        other.do(*DEPLOY)
        assert left(other) == {"S": 60, "I": 60}


def test_when_the_time_of_both_is_up_nobody_wins(clocked: RunningServer, time: Time) -> None:
    match = clocked.new_match(clock={"kind": "turn", "seconds": 60})
    with match.sit() as watcher:
        time.seconds += 61
        outcome = watcher.hear("update")["now"]["outcome"]
    assert outcome == {"kind": "timeout-draw", "rule": "", "winners": []}


def test_undoing_gives_no_time_back(clocked: RunningServer, time: Time) -> None:
    match = clocked.new_match(clock={"kind": "bank", "seconds": 100, "increment": 0})
    with match.sit("S") as seat:
        time.seconds += 40
        seat.do("place crew A4")
        seat.ask("undo")
        assert left(seat)["S"] == 60


HOLDING = "S @6,4 N\nI @7,4 N\nat shot S shots=5"


def test_acting_and_undoing_earns_no_increment(clocked: RunningServer, time: Time) -> None:
    match = clocked.new_match(clock={"kind": "bank", "seconds": 60, "increment": 30})
    with match.sit("S") as seat:
        for _ in range(20):
            time.seconds += 0.5
            seat.do("place crew A4", "place crew G4", "place captain H4")
            assert left(seat)["S"] > 60, "the three are one answer, and it earns the increment"
            for _ in range(3):
                assert seat.ask("undo")["type"] == "done"
            assert seat.now["clock"]["running"] == ["S", "I"]
        assert left(seat) == {"S": 50, "I": 50}


def test_acting_and_undoing_does_not_begin_a_turn_anew(clocked: RunningServer, time: Time) -> None:
    match = clocked.new_match(start=HOLDING, clock={"kind": "turn", "seconds": 60})
    with match.sit("S") as seat:
        for _ in range(5):
            time.seconds += 10
            seat.do("hold")
            assert left(seat)["S"] == 60
            assert seat.ask("undo")["type"] == "done"
        assert left(seat)["S"] == 10
        time.seconds += 9
        seat.do("hold")
        time.seconds += 2
        assert seat.refused("undo") == "undo-late"
        assert left(seat)["S"] == 60
        time.seconds += 59
        assert seat.hear("update")["now"]["outcome"]["kind"] == "timeout"


def test_a_takeback_earns_no_time(clocked: RunningServer, time: Time) -> None:
    match = clocked.new_match(
        "human computer:recruit", start=GUNS, clock={"kind": "bank", "seconds": 60, "increment": 30}
    )
    with match.sit("S") as seat:
        for _ in range(3):
            time.seconds += 1
            seat.do("shot A")
            seat.ask("takeback")
        assert left(seat) == {"S": 57, "I": 60}


def test_clocks_run_on_over_a_restart_with_some_grace(start: Starter, time: Time) -> None:
    first = start(time=time)
    late, early = (first.new_match(start=GUNS, clock={"kind": "turn", "seconds": 60}) for _ in range(2))
    time.seconds += 10
    with early.sit("S") as seat:
        seat.do("hold")
    first.stop()
    time.seconds += 1000
    second = start(time=time)
    late.server = early.server = second
    time.seconds += GRACE_SECONDS - 1
    with early.sit("S") as seat:
        assert seat.now["outcome"] is None
        seat.do("hold")
        assert left(seat)["I"] == 60
    assert late.facts()["state"] == "playing"
    time.seconds += 2
    wait_for(lambda: late.facts()["state"] == "over")
    assert late.facts()["outcome"]["winners"] == ["I"]
    assert early.facts()["state"] == "playing"
    time.seconds += 60
    wait_for(lambda: early.facts()["state"] == "over")
    assert early.facts()["outcome"]["winners"] == ["S"]


def test_a_computer_whose_clock_runs_goes_on_after_a_restart(start: Starter, time: Time, tmp_path: Path) -> None:
    first = start(time=time)
    match = first.new_match("computer:recruit human", start=GUNS, clock={"kind": "turn", "seconds": 60})
    first.stop()
    database = sqlite3.connect(tmp_path / "table.db")
    before = database.execute("SELECT count(*) FROM entry").fetchone()[0]
    match.server = start(time=time)
    wait_for(lambda: database.execute("SELECT count(*) FROM entry").fetchone()[0] > before or asked(match) == ["I"])


def asked(match: Seats) -> list[str]:
    found: list[str] = match.facts()["asked"]
    return found
