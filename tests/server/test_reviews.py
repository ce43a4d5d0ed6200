"""Reviews on the server: made in the background, kept with the match, only of matches that are over."""

from dataclasses import replace
from typing import Any

import pytest

from tests.server.conftest import Starter
from tests.server.table import PLENTY, RunningServer, Seats, wait_for
from warbox.server import reviewing

GUNS = "S @6,4 N\nI @7,4 N\nat plot"


def finished(server: RunningServer) -> Seats:
    match = server.new_match(start=GUNS)
    with match.sit("S") as one, match.sit("I") as other:
        one.do("plot F F F")
        other.do("plot S S S")
        one.ask("resign")
    return match


def ask(server: RunningServer, match: Seats) -> Any:
    return server.http.post(f"/api/matches/{match.id}/review")


def reviewed(server: RunningServer, match: Seats) -> dict[str, Any]:
    found: dict[str, Any] = {}

    def is_done() -> bool:
        found.update(server.get(f"/api/matches/{match.id}/review"))
        return bool(found["state"] == "done")

    wait_for(is_done)
    return found


def test_it_is_made_once_and_kept_with_the_match(start: Starter, monkeypatch: pytest.MonkeyPatch) -> None:
    server = start()
    match = finished(server)
    assert server.get(f"/api/matches/{match.id}/review")["state"] == "none"
    assert ask(server, match).status_code == 200
    first = reviewed(server, match)["review"]
    assert [side["seats"] for side in first["sides"]] == [["S"], ["I"]]
    assert len(first["moments"]) == len(server.get(f"/api/matches/{match.id}/replay"))
    server.stop()
    server = match.server = start()
    assert reviewed(server, match)["review"] == first, "without being asked for once more"
    token = match.tokens["S"]
    assert match.try_post("review", {}, token).json()["state"] == "done"


def test_a_match_that_goes_on_is_refused(server: RunningServer) -> None:
    match = server.new_match(start=GUNS)
    for answer in (ask(server, match), server.http.get(f"/api/matches/{match.id}/review")):
        assert (answer.status_code, answer.json()["error"]["kind"]) == (409, "not-over")
    nowhere = server.http.post("/api/matches/nothing/review")
    assert nowhere.status_code == 404


def test_one_address_does_not_fill_the_queue(start: Starter, monkeypatch: pytest.MonkeyPatch) -> None:
    server = start(limits=replace(PLENTY, reviews_an_address=1))
    monkeypatch.setattr(reviewing.Reviews, "make", _never)
    first, second = finished(server), finished(server)
    assert ask(server, first).json()["state"] == "waiting"
    assert ask(server, first).status_code == 200, "asking again changes nothing"
    late = ask(server, second)
    assert (late.status_code, late.json()["error"]["kind"]) == (429, "busy")


async def _never(*_: Any) -> None:
    return


def test_what_takes_too_long_is_given_up_and_said(start: Starter) -> None:
    server = start(limits=replace(PLENTY, review_seconds=-1.0))
    match = finished(server)
    ask(server, match)
    wait_for(lambda: server.get(f"/api/matches/{match.id}/review")["state"] == "failed")
    assert server.get(f"/api/matches/{match.id}/review")["why"] == "too-much"
