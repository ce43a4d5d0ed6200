"""Missions over HTTP: what is wrong with a draft, matches on it. Computer games on it: test_lab.py."""

from typing import Any

import pytest

from tests.cli.test_mission import DEPOT
from tests.server.table import RunningServer, commitment, draw_seed

Json = dict[str, Any]


def check(server: RunningServer, text: str, **more: str) -> Json:
    form = {"game": "onboard", "kind": "mission", "text": text, **more}
    answer = server.http.post("/api/workshop/check", json=form)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found | {"mission": found["data"].get("mission")}


def test_a_draft_without_fault_comes_back_as_data(server: RunningServer) -> None:
    """[OB-SETUP-11]"""
    found = check(server, DEPOT)
    assert found["faults"] == []
    assert found["mission"]["edges"]["door_closed"] == ["D3|D4"]
    assert [zone["id"] for zone in found["mission"]["zones"]] == ["zone_a1", "zone_a4"]


def test_every_fault_has_place_reason_rule_and_spots_in_the_language_asked_for(server: RunningServer) -> None:
    """[OB-SETUP-11]"""
    text = DEPOT.replace('"F1"', '"A1"').replace("turn_limit = 1", "turn_limit = 0")
    found = check(server, text, lang="fr")
    assert found["mission"] is None
    assert [(one["kind"], one["place"], one["rule"], one["spots"]) for one in found["faults"]] == [
        ("not-a-number", "turn_limit", "OB-TURN-10", []),
        ("start-twice", "starts.attack", "OB-R-05", ["A1"]),
    ]
    assert found["faults"][1]["reason"] == "A1 est déjà une cellule de départ"
    assert [one["where"] for one in found["faults"]] == ["Tours", "Cases de départ"]
    assert check(server, text)["faults"][1]["reason"] == "A1 is a start cell already"


@pytest.mark.parametrize("text", ["", "\x00", "[", "a = " + "9" * 5000, "a = [" * 2000, "é" * 20_000])
def test_no_text_makes_the_check_fail(server: RunningServer, text: str) -> None:
    assert check(server, text)["faults"]


def test_a_text_that_is_too_long_is_not_looked_at(server: RunningServer) -> None:
    answer = server.http.post("/api/workshop/check", json={"game": "onboard", "kind": "mission", "text": "x" * 20_001})
    assert (answer.status_code, answer.json()["error"]["kind"]) == (422, "bad-request")


def new_match(server: RunningServer, mission: str) -> Any:
    seats = [{"seat": seat, "kind": "human", "seed_commitment": commitment(draw_seed())} for seat in ("A1", "D1")]
    body = {"game": "onboard", "seats": seats, "options": {"mission": mission}, "listed": True}
    return server.http.post("/api/matches", json=body)


def test_a_match_is_played_on_the_text_and_lists_name_it(server: RunningServer) -> None:
    """[OB-SETUP-11] The match has the mission whole, for a rematch; the list only its name."""
    answer = new_match(server, DEPOT)
    assert answer.status_code == 201, answer.text
    made = answer.json()["id"]
    assert server.get(f"/api/matches/{made}")["options"]["mission"] == DEPOT
    listed = next(one for one in server.get("/api/matches?state=open") if one["id"] == made)
    assert listed["options"]["mission"] == "depot"


def test_a_match_on_a_mission_with_faults_is_refused_with_all_of_them(server: RunningServer) -> None:
    """[OB-SETUP-11]"""
    answer = new_match(server, DEPOT.replace("C9", "Z9").replace("turn_limit = 1", "turn_limit = 0"))
    assert answer.status_code == 422
    assert answer.json()["error"]["kind"] == "setup"
    assert "OB-CELL-01" in answer.json()["error"]["message"]
    assert "OB-TURN-10" in answer.json()["error"]["message"]
