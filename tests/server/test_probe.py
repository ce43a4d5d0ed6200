"""Probing over the socket: what the rules say to an action, without playing it."""

import pytest

from tests.server.conftest import Starter
from tests.server.table import RunningServer
from warbox.server.settings import Limits

GUNS = "S @6,4 N\nI @7,4 N\nat shot S then=0"


def test_a_probe_says_what_the_rules_say_and_changes_nothing(server: RunningServer) -> None:
    match = server.new_match(start=GUNS)
    with match.sit("S") as seat:
        before = seat.now
        assert before["complete"]
        seat.send({"type": "probe", "id": "one", "n": seat.n, "action": "shot C"})
        told = seat.hear("probed")
        assert (told["id"], told["n"]) == ("one", seat.n)
        assert told["probe"]["allowed"]
        assert 0 < told["probe"]["odds"]["hit"][0] <= told["probe"]["odds"]["hit"][1]
        seat.send({"type": "probe", "id": "two", "n": seat.n, "action": "plot F F F"})
        refusal = seat.hear("probed")["probe"]["refusal"]
        assert refusal["kind"] == "name-a-row"
        assert refusal["message"]
        seat.send({"type": "probe", "id": "three", "n": seat.n, "action": "fire!"})
        assert seat.hear("probed")["probe"]["refusal"]["kind"] == "not-notation"
        assert seat.now == before
        seat.do("shot C")
    with match.sit("I") as other:
        other.send({"type": "probe", "id": "four", "n": other.n, "action": "shot C"})
        assert other.hear("probed")["probe"]["refusal"]["kind"] == "not-asked"


def test_probes_are_limited(start: Starter) -> None:
    running = start(limits=Limits(probes_a_second=3, match_burst=1000, request_burst=100_000))
    with running.new_match(start=GUNS).sit("S") as seat:
        for number in range(6):
            seat.send({"type": "probe", "id": f"p{number}", "n": seat.n, "action": "shot C"})
        assert seat.hear("refused")["refusal"]["kind"] == "too-fast"
        seat.do("shot C")


@pytest.mark.parametrize("action", ["", "shot", "x" * 3000])
def test_any_text_can_be_probed(server: RunningServer, action: str) -> None:
    with server.new_match(start=GUNS).sit("S") as seat:
        seat.send({"type": "probe", "id": "one", "n": seat.n, "action": action})
        assert not seat.hear("probed")["probe"]["allowed"]
