"""What one address may take: connections, sockets, places to watch, experiments, frames. A seat finds a place."""

import socket
from contextlib import ExitStack
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from tests.server.conftest import Starter
from tests.server.table import PLENTY, Client, RunningServer, Seats, wait_for
from tests.workshop.tree import ROOT
from warbox.lab.experiment import experiment_of
from warbox.server.gate import Gate, address_of
from warbox.server.routes import short
from warbox.server.settings import Limits
from warbox.server.trials import Trials

GUNS = "S @6,4 N\nI @7,4 N\nat shot S"
MISSION = sorted((ROOT / "src/warbox/games/onboard/content/missions").glob("*.toml"))[0]
HALF = b"POST /api/matches HTTP/1.1\r\nHost: localhost\r\nX-"


def some(**limits: Any) -> Limits:
    return Limits(**{**vars(PLENTY), **limits})


def dial(server: RunningServer, sent: bytes) -> socket.socket:
    dialled = socket.create_connection(("127.0.0.1", server.server.port))
    dialled.sendall(sent)
    return dialled


def is_closed(dialled: socket.socket) -> bool:
    dialled.settimeout(20)
    try:
        while dialled.recv(4096):
            pass
    except ConnectionResetError:
        return True
    return True


# connections that say nothing


def test_half_a_request_is_not_waited_for_without_end(start: Starter) -> None:
    server = start(limits=some(head_seconds=0.3, body_seconds=0.3))
    whole = HALF + b"a: b\r\nContent-Length: 100\r\n\r\n{"
    for sent in (b"", HALF, whole):
        with dial(server, sent) as half:
            assert is_closed(half)


def test_who_holds_many_connections_open_loses_the_oldest_and_others_are_answered(start: Starter) -> None:
    server = start(limits=some(waiting_an_address=10))
    match = server.new_match(start=GUNS)
    with ExitStack() as stack:
        halves = [stack.enter_context(dial(server, HALF)) for _ in range(40)]
        assert is_closed(halves[0])
        assert server.http.get("/api/games").status_code == 200
        with match.sit("S") as seat:
            seat.do("shot A")


def test_sockets_that_say_no_hello_are_counted_with_them(start: Starter) -> None:
    server = start(limits=some(waiting_an_address=10, hello_seconds=60))
    match = server.new_match(start=GUNS)
    silent = [Client(server.address, match.id, hello=False) for _ in range(30)]
    assert silent[0].closed_with() in (-1, 1006)
    with match.sit("S") as seat:
        seat.do("shot A")
        for one in silent:
            one.close()
        seat.do("shot B")


class Door:
    def __init__(self) -> None:
        self.evicted = False

    def evict(self) -> None:
        self.evicted = True


def test_all_together_hold_so_many_and_the_greediest_gives_way() -> None:
    gate = Gate(Limits(waiting=10, waiting_an_address=8))
    greedy, modest = [Door() for _ in range(7)], [Door() for _ in range(4)]
    for one in greedy:
        gate.wait(one, "1.1.1.1")
    for one in modest:
        gate.wait(one, "2.2.2.2")
    assert [one.evicted for one in (*greedy, *modest)] == [True] + [False] * 10
    gate.leave(greedy[0], "1.1.1.1")
    for one in modest:
        gate.work(one, "2.2.2.2")
        gate.leave(one, "2.2.2.2")
    gate.wait(Door(), "3.3.3.3")
    assert sum(one.evicted for one in greedy) == 1


def test_a_household_of_the_sixth_version_is_one_address() -> None:
    assert address_of(("2001:db8::1", 5)) == address_of(("2001:db8::2:3", 6))
    assert address_of(("2001:db8::1", 5)) != address_of(("2001:db8:0:1::1", 5))
    assert address_of(("::ffff:1.2.3.4", 5)) == address_of(("1.2.3.4", 5)) == "1.2.3.4"
    assert address_of(None) == ""


# sockets


def refused(match: Seats, **hello: Any) -> int:
    client = Client(match.server.address, match.id, hello=False)
    client.send({"type": "hello", **hello})
    return client.closed_with()


def test_one_address_cannot_take_all_places_to_watch(start: Starter) -> None:
    server = start(limits=some(watchers_an_address=2))
    match = server.new_match(start=GUNS)
    with match.sit() as first, match.sit():
        assert refused(match) == 4429
        with match.sit("S") as seat:
            seat.do("shot A")
        first.close()
        wait_for(lambda: sum(one.reader < 0 for one in server.hall._rooms[match.id].connections) == 1)
        match.sit().close()


def test_the_first_socket_of_a_seat_always_finds_a_place(start: Starter) -> None:
    server = start(limits=some(sockets=6, sockets_for_seats=3, sockets_an_address=2))
    matches = [server.new_match(start=GUNS) for _ in range(2)]
    with matches[0].sit(), matches[0].sit():
        assert refused(matches[1]) == 4429, "as many as one address may have"
        with matches[0].sit("S") as seat:
            assert refused(matches[0], token=matches[0].tokens["S"]) == 4429, "a second one is no first one"
            with matches[0].sit("I"), matches[1].sit("S"):
                seat.do("shot A")


def test_a_seat_is_let_in_though_its_address_asks_for_too_much(start: Starter) -> None:
    server = start(limits=some(requests_a_second=0.001, request_burst=8))
    match = server.new_match(start=GUNS)
    wait_for(lambda: server.http.get("/api/games").status_code == 429)
    assert refused(match) == 4429
    with match.sit("S") as seat:
        seat.do("shot A")


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG])
def test_pings_without_end_close_the_socket(start: Starter, opcode: Opcode) -> None:
    server = start(limits=some(frames_a_second=5))
    match = server.new_match(start=GUNS)
    seat = match.sit("S")
    frame = Frame(opcode, b"").serialize(mask=True)
    seat.socket.socket.sendall(frame * 500)
    assert seat.closed_with() == 1008
    with match.sit("S") as back:
        back.do("shot A")


def test_a_message_in_endless_parts_closes_the_socket(start: Starter) -> None:
    server = start(limits=some(frames_a_second=5))
    seat = server.new_match(start=GUNS).sit("S")
    parts = Frame(Opcode.TEXT, b"{", fin=False).serialize(mask=True)
    seat.socket.socket.sendall(parts + Frame(Opcode.CONT, b"", fin=False).serialize(mask=True) * 500)
    assert seat.closed_with() == 1008


def test_text_that_is_not_unicode_closes_the_socket_and_is_not_written_down(
    server: RunningServer, caplog: pytest.LogCaptureFixture
) -> None:
    seat = server.new_match(start=GUNS).sit("S")
    seat.socket.socket.sendall(Frame(Opcode.TEXT, b'{"type":"\xff\xfe"}').serialize(mask=True))
    assert seat.closed_with() == 1007
    assert not [record for record in caplog.records if record.exc_info]


@pytest.mark.parametrize(
    "message", [{"type": "ping"}, {"type": "nonsense", "id": "x"}, {"type": "act", "id": "x", "n": 0, "action": "?"}]
)
def test_messages_without_end_close_the_socket(start: Starter, message: dict[str, Any]) -> None:
    server = start(limits=some(messages_a_second=2, messages_over=20))
    match = server.new_match(start=GUNS)
    seat = match.sit("S")
    # One after the other: what a server has not read when it closes takes the reason along.
    try:
        while True:
            seat.send(message)
            seat.next()
    except ConnectionClosed:
        pass
    assert seat.closed_with() == 4429
    with match.sit("S") as back:
        back.do("shot A")


# who is asking


def test_a_header_that_names_another_address_is_believed_of_a_proxy_only(start: Starter) -> None:
    limits = some(requests_a_second=0.001, request_burst=5)

    def answers(server: RunningServer) -> set[int]:
        asked = [server.http.get("/api/games", headers={"X-Forwarded-For": f"10.0.0.{n}"}) for n in range(10)]
        return {one.status_code for one in asked}

    assert answers(start(limits=limits)) == {200, 429}
    assert answers(start(limits=limits, proxies=("127.0.0.1",))) == {200}


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "//", "\x00", "http://" + "x" * 5000])
def test_an_origin_that_is_no_address_is_refused_like_another_site(server: RunningServer, origin: str) -> None:
    sent = f"POST /api/positions/check HTTP/1.1\r\nHost: localhost\r\nOrigin: {origin}\r\nContent-Length: 0\r\n\r\n"
    with dial(server, sent.encode()) as dialled:
        dialled.settimeout(20)
        answer = dialled.recv(65536)
    assert answer.split(b" ")[1] in (b"403", b"400")
    assert b"content-security-policy" in answer.lower() or answer.startswith(b"HTTP/1.1 400")


def test_a_length_of_thousands_of_digits_is_too_large(server: RunningServer) -> None:
    sent = b"POST /api/records HTTP/1.1\r\nHost: localhost\r\nContent-Length: " + b"9" * 5000 + b"\r\n\r\n"
    with dial(server, sent) as dialled:
        dialled.settimeout(20)
        assert dialled.recv(65536).split(b" ")[1] in (b"400", b"413")


def test_one_address_has_one_experiment_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("warbox.server.trials.Trial._play", lambda _: None)
    trials = Trials(Limits(experiments=2, experiments_an_address=1))
    experiment = experiment_of({"game": "broadsides", "players": "random"})
    assert trials.begin(experiment, "1.1.1.1") is not None
    assert trials.begin(experiment, "1.1.1.1") is None
    assert trials.begin(experiment, "2.2.2.2") is not None
    assert trials.begin(experiment, "3.3.3.3") is None


def test_missions_of_ones_own_are_read_once_for_the_lobby(start: Starter) -> None:
    """A hundred of them made every look at the lobby take a third of a second."""
    server = start()
    text = MISSION.read_text("utf-8")
    seats = [{"seat": letter, "kind": "human"} for letter in ("A1", "D1")]
    for _ in range(3):
        form = {"game": "onboard", "options": {"mission": text}, "seats": seats, "listed": True}
        answer = server.http.post("/api/matches", json=form)
        assert answer.status_code == 201
    short.cache_clear()
    for _ in range(5):
        assert len(server.get("/api/matches")) == 3
    assert short.cache_info().misses == 1


def test_who_dials_without_end_is_cut_off_before_a_word_is_read(start: Starter) -> None:
    server = start(limits=some(connections_a_second=0.001, connection_burst=5))
    match = server.new_match(start=GUNS)
    with match.sit("S") as seat, ExitStack() as stack:
        dialled = [stack.enter_context(dial(server, b"")) for _ in range(20)]
        assert all(is_closed(one) for one in dialled[-10:])
        seat.do("shot A")


def test_who_was_told_to_go_and_talks_on_is_not_listened_to(start: Starter) -> None:
    server = start(limits=some(messages_a_second=5, messages_over=10, message_bytes=1000))
    seat = server.new_match(start=GUNS).sit("S")
    frame = Frame(Opcode.TEXT, b'{"type":"ping"}').serialize(mask=True)

    def talk_on() -> None:
        for _ in range(100_000):
            seat.socket.socket.sendall(frame * 100)

    with pytest.raises(OSError, match=r"."):
        talk_on()
