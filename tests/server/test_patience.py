"""No table keeps another waiting, and no seat keeps another from its seat."""

import threading
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tests.server.conftest import Starter
from tests.server.table import PLENTY, Client, Seats
from warbox.play.match import Match
from warbox.server.settings import Limits

GUNS = "S @6,4 N\nI @7,4 N\nat shot S"
SLOW = "shot C"


class Stuck:
    """A rule that does not come to its end before it is told to."""

    def __init__(self) -> None:
        self.begun = threading.Event()
        self.ends = threading.Event()

    def work(self) -> None:
        self.begun.set()
        self.ends.wait()


@pytest.fixture
def stuck(monkeypatch: pytest.MonkeyPatch) -> Iterator[Stuck]:
    rule = Stuck()
    real = Match.submit

    def submit(self: Match, seat: int, action: Any) -> Any:
        if action.text == SLOW:
            rule.work()
        return real(self, seat, action)

    monkeypatch.setattr(Match, "submit", submit)
    yield rule
    rule.ends.set()


def begin(match: Seats, stuck: Stuck) -> Client:
    slow = match.sit("S")
    slow.send({"type": "act", "id": "slow", "n": slow.n, "action": SLOW})
    assert stuck.begun.wait(20)
    return slow


def test_while_one_table_works_everything_else_goes_on(start: Starter, stuck: Stuck) -> None:
    """Each of these answers comes while the rule is still at work."""
    server = start()
    slow_match, other = server.new_match(start=GUNS), server.new_match(start=GUNS)
    slow = begin(slow_match, stuck)
    with other.sit("S") as seat, other.sit() as watcher:
        seat.do("shot A")
        watcher.until(lambda one: one.n == seat.n)
        assert slow_match.facts()["state"] == "playing"
        assert {one["id"] for one in server.get("/api/matches")} == {slow_match.id, other.id}
        with server.new_match(start=GUNS).sit("S") as new:
            new.do("shot B")
    assert not stuck.ends.is_set()
    stuck.ends.set()
    assert slow.hear("done")["id"] == "slow"
    slow.close()


def test_tables_known_to_be_slow_do_not_take_all_threads(start: Starter, stuck: Stuck) -> None:
    server = start()
    slow = [server.new_match(start=GUNS) for _ in range(10)]
    quick = server.new_match(start=GUNS)
    clients = [match.sit("S") for match in slow]
    for match, client in zip(slow, clients, strict=True):
        server.hall._rooms[match.id].pace.slow = True
        client.send({"type": "act", "id": "slow", "n": client.n, "action": SLOW})
    assert stuck.begun.wait(20)
    with quick.sit("S") as seat:
        seat.do("shot A")
    stuck.ends.set()
    for client in clients:
        assert client.hear("done")["id"] == "slow"
        client.close()


def test_who_is_cut_off_while_his_table_works_finds_it_whole(start: Starter, stuck: Stuck) -> None:
    server = start()
    match = server.new_match(start=GUNS)
    slow = begin(match, stuck)
    slow.close()
    stuck.ends.set()
    with match.sit("S") as back:
        answer = back.act(SLOW, name="slow", n=0)
        assert answer["type"] == "done"
        assert back.n >= 1


# the log


def test_who_undoes_without_end_stops_only_himself(start: Starter) -> None:
    server = start(limits=Limits(**{**vars(PLENTY), "undos": 2, "entries": 9, "messages_a_second": 1000}))
    match = server.new_match()
    with match.sit("S") as seat, match.sit("I") as other:
        for _ in range(2):
            seat.do("place crew A4")
            assert seat.ask("undo")["type"] == "done"
        seat.do("place crew A4")
        assert seat.refused("undo") == "too-many-undos"
        assert seat.refused("takeback") == "too-many-undos"
        seat.do("place crew G4")  # the seventh and eighth of his entries: joining and his seed are the first
        seat.do("place captain H4")
        for action in ("place crew H3", "place crew H4", "place captain H5"):
            other.do(action)
        other.until_asked("plot")
        seat.until_asked("plot")
        assert seat.refused("act", action="plot S S S") == "too-long"
        other.do("plot S S S")
        assert seat.ask("resign")["type"] == "done"


def test_a_long_match_is_told_in_parts_to_who_comes_anew(start: Starter) -> None:
    """More than a client may leave untaken: it comes in parts, each made when the one before is gone."""
    limits = Limits(**{**vars(PLENTY), "part_bytes": 700, "waiting_bytes": 30_000, "messages_a_second": 1000})
    server = start(limits=limits)
    match = server.new_match()
    with match.sit("S", since=-1) as seat:
        for _ in range(25):
            seat.do("place crew A4")
            assert seat.ask("undo")["type"] == "done"
        last, heard = seat.n, [seat.welcome["updates"][0], *seat.updates]
    for since in (-1, 20, last, 10_000):
        with match.sit("S", since=since) as back:
            messages: list[Any] = [msgspec.json.decode(raw) for raw in back.raw]
            assert {one["type"] for one in messages[:-1]} <= {"missed"}
            told = [one for message in messages for one in message["updates"]]
            assert all(len(raw) < 700 + 10_000 for raw in back.raw)
            wanted = [{key: one[key] for key in ("n", "by", "action", "events")} for one in heard]
            assert told == wanted[since + 1 if since <= last else 0 :]
            assert len(messages) > 3 or since not in (-1, 10_000)
            assert back.welcome["n"] == last
