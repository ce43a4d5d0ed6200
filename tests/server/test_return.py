"""Coming back: after a break, in several tabs, after a restart of the server."""

import gc
import weakref

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import Starter
from tests.server.table import DEPLOY, PLENTY, Client, RunningServer, Seats, play_on, wait_for
from warbox.server.settings import Limits

GUNS = "S @6,4 N\nI @7,4 N\nat shot S"


def without_now(updates: list[dict[str, object]]) -> list[dict[str, object]]:
    return [{key: value for key, value in update.items() if key not in ("type", "now")} for update in updates]


@pytest.fixture
def match(server: RunningServer) -> Seats:
    return server.new_match(start=GUNS)


def test_who_comes_back_gets_exactly_what_was_missed_from_any_update(match: Seats) -> None:
    with match.sit("S") as there:
        there.do("shot A", "shot B", "hold")
        whole = without_now(there.updates)
        for since in range(there.n + 1):
            with match.sit("S", since=since) as back:
                assert back.welcome["updates"] == whole[since:]
                assert (back.n, back.now) == (there.n, there.now)
        with match.sit("S", since=-1) as back:
            assert [one["n"] for one in back.welcome["updates"]] == list(range(there.n + 1))


def test_without_since_there_is_the_table_and_no_history(match: Seats) -> None:
    with match.sit("S") as there:
        there.do("shot A")
        with match.sit("S") as back:
            assert back.welcome["updates"] == []
            assert back.now == there.now


@pytest.mark.parametrize("since", [99, -5])
def test_who_knows_more_than_the_server_starts_anew(match: Seats, since: int) -> None:
    with match.sit("S") as there:
        there.do("shot A")
        with match.sit("S", since=since) as back:
            assert [one["n"] for one in back.welcome["updates"]] == list(range(there.n + 1))


def test_all_tabs_of_a_seat_show_the_same_and_each_can_act(match: Seats) -> None:
    with match.sit("S") as one, match.sit("S") as two:
        one.do("shot A")
        two.until(lambda tab: tab.n == one.n)
        assert two.updates == one.updates
        two.do("shot B")
        one.until(lambda tab: tab.n == two.n)
        assert two.updates == one.updates
        assert one.refused("act", action="shot C", n=one.n - 2) == "stale"


def test_two_tabs_that_answer_the_same_question_are_answered_once(match: Seats) -> None:
    with match.sit("S") as one, match.sit("S") as two:
        for tab, name in ((one, "tab-one"), (two, "tab-two")):
            tab.send({"type": "act", "id": name, "n": 0, "action": "shot A"})
        answers = [one.hear("done", "refused"), two.hear("done", "refused")]
        assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
        (refused,) = [answer for answer in answers if answer["type"] == "refused"]
        assert refused["refusal"]["kind"] == "stale"


def test_after_a_restart_every_match_goes_on_where_it_was(start: Starter) -> None:
    first = start()
    deploying, fighting = first.new_match(), first.new_match(start=GUNS)
    with deploying.sit("S") as seat, deploying.sit("I") as other:
        seat.do("place crew A4", "place crew G4")
        other.do(*DEPLOY)
        known = (seat.until(lambda one: one.n == 3).n, seat.now)
    with fighting.sit("S") as seat:
        seat.do("shot A")
        shot = (seat.n, seat.now, seat.updates)
    first.stop()
    second = start()
    for match in (deploying, fighting):
        match.server = second
    with deploying.sit("S") as seat:
        assert (seat.n, seat.now) == known
        seat.do("place captain H4")
        assert seat.now["asked"]["kind"] == "plot"
    with fighting.sit("S", since=0) as seat:
        assert (seat.n, seat.now) == shot[:2]
        assert seat.welcome["updates"] == without_now(shot[2])
    with fighting.sit("S") as one, fighting.sit("I") as two:
        play_on({"S": one, "I": two})
    assert fighting.facts()["state"] == "over"


def test_a_message_stored_before_the_restart_is_known_again_after_it(start: Starter) -> None:
    first = start()
    match = first.new_match(start=GUNS)
    with match.sit("S") as seat:
        done = seat.act("shot A", name="the-shot")
    first.stop()
    match.server = start()
    with match.sit("S") as seat:
        assert seat.act("shot A", name="the-shot", n=0) == done
        assert seat.n == done["n"]


def test_when_the_server_stops_sockets_are_told_to_come_back(start: Starter) -> None:
    running = start()
    match = running.new_match()
    seat = match.sit("S")
    running.stop()
    assert seat.closed_with() == 1012


def test_a_client_that_does_not_read_is_let_go_and_can_come_back(start: Starter) -> None:
    limits = Limits(requests_a_second=1e6, request_burst=10**6, waiting_bytes=50_000)
    running = start(limits=limits)
    match = running.new_match(start=GUNS)
    room = running.hall._rooms[match.id]
    seat = match.sit("I")
    (connection,) = room.connections
    connection.send(b" " * 60_000)
    wait_for(lambda: connection.closing is not None)
    assert connection.closing == 1013
    seat.close()


def test_matches_that_nobody_looks_at_leave_the_memory_and_come_back(start: Starter) -> None:
    limits = Limits(requests_a_second=1e6, request_burst=10**6, match_burst=1000, matches_in_memory=3)
    running = start(limits=limits)
    with running.new_match(start=GUNS).sit("S") as seat:
        seat.do("shot A")
        matches = [running.new_match(start=GUNS) for _ in range(8)]
        assert len(running.hall._rooms) <= 3 + 2  # the one somebody sits at, and the newest
        seat.do("shot B")
        with matches[0].sit("S") as other:
            other.do("shot A")


def test_the_memory_of_a_match_that_nobody_needs_is_free_at_once(start: Starter) -> None:
    """Without waiting for a collection of garbage: those are rare."""
    running = start()
    match = running.new_match(start=GUNS)
    gone = weakref.ref(running.hall._rooms[match.id].sitting)
    gc.disable()
    try:
        with match.sit("S") as seat:
            seat.do("shot A")
            seat.ask("resign")
        wait_for(lambda: gone() is None)
    finally:
        gc.enable()
    assert match.facts()["state"] == "over"


def test_a_room_that_was_left_lets_nobody_act(start: Starter) -> None:
    """Two copies of a match in memory would each believe to be the right one."""
    running = start(limits=PLENTY)
    match = running.new_match(start=GUNS)
    seat = match.sit("S")
    room = running.hall._rooms[match.id]
    room.broken = True
    seat.send({"type": "act", "id": "late", "n": 0, "action": "shot A"})
    assert seat.hear("refused")["refusal"]["kind"] == "not-stored"
    seat.close()
    with match.sit("S") as again:
        assert running.hall._rooms[match.id] is not room
        again.do("shot A")


def test_an_entry_that_the_database_does_not_take_is_not_acknowledged(start: Starter) -> None:
    """Another server on the same database has gone on with the match: this one reads it anew."""
    one, two = start(), start()
    match = one.new_match(start=GUNS)
    seat = match.sit("S")
    with Client(two.address, match.id, token=match.tokens["S"]) as elsewhere:
        elsewhere.do("shot A")
        now = elsewhere.now
        n = elsewhere.n
    seat.send({"type": "act", "id": "late", "n": 0, "action": "shot B"})
    with pytest.raises(ConnectionClosed):
        seat.hear("done")
    with match.sit("S") as back:
        assert (back.n, back.now) == (n, now)
        back.do("shot B")
