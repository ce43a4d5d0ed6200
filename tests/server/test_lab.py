"""The lab over HTTP: experiments in the background, their limits, stopping them, what is wrong with one, reports."""

import re
from dataclasses import replace
from typing import Any

import pytest

from tests.cli.test_mission import DEPOT
from tests.server.conftest import Starter
from tests.server.table import PLENTY, RunningServer, wait_for
from warbox.lab.experiment import experiment_of
from warbox.server.settings import Limits
from warbox.server.trials import FAILED, PLAYING, STOPPED, Trial, Trials

Json = dict[str, Any]
PATIENCE = 120.0  # seconds: the process that plays gives way to everybody, on a busy machine for long
QUICK = {"game": "siegestorm", "players": "random", "games": 4, "seed": 5}
DECKS = {"Khung'lai": {"deck-a": "khunglai"}, "Seraphia": {"deck-a": "seraphia"}}
LONG = {"game": "onboard", "players": "greedy", "games": 400}


def begin(server: RunningServer, asked: Json) -> str:
    answer = server.http.post("/api/lab/experiments", json=asked)
    assert answer.status_code == 201, answer.text
    return f"/api/lab/experiments/{answer.json()['id']}"


def whole(server: RunningServer, asked: Json) -> tuple[str, Json]:
    path = begin(server, asked)
    wait_for(lambda: server.get(path)["state"] != PLAYING, PATIENCE)
    found: Json = server.get(path)
    return path, found


def test_an_experiment_tells_how_often_each_side_wins_in_each_variant(server: RunningServer) -> None:
    path, found = whole(server, {**QUICK, "variants": DECKS, "name": " Two decks "})
    assert (found["state"], found["games"], found["most"], found["name"]) == ("done", 8, 8, "Two decks")
    assert [side["seats"] for side in found["sides"]] == [["A"], ["B"]]
    assert [variant["name"] for variant in found["variants"]] == list(DECKS)
    for variant in found["variants"]:
        assert sum(side["wins"] for side in [*variant["sides"], variant["draws"]]) == variant["games"] == 4
        assert all(side["low"] <= side["rate"] <= side["high"] for side in variant["sides"])
        assert variant["closing"][-1][0] == 4
    assert sum(found["ends"].values()) == 8
    asked = server.get(f"{path}/asked")
    assert experiment_of(asked).most == 8
    assert asked["seed"] == found["seed"] == 5
    assert asked["variants"]["Seraphia"]["deck-a"] == "seraphia"


def test_a_report_is_one_page_that_can_reach_nothing(server: RunningServer) -> None:
    """Whatever somebody calls a variant, it is text."""
    path, _ = whole(server, {**QUICK, "variants": {"<script>alert(1)</script>": {}}})
    for lang in ("en", "fr"):
        answer = server.http.get(f"{path}/report?lang={lang}")
        assert answer.status_code == 200, answer.text
        assert f'lang="{lang}"' in answer.text
        assert "<script>alert(1)" not in answer.text
        assert not re.search(r"(src|href)=.https?:", answer.text)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'sha256-" in policy
        assert "sandbox" in policy
        assert "allow-same-origin" not in policy
    assert server.http.get(f"{path}/report?lang=xx").status_code == 422


def test_a_draft_of_an_editor_is_tried_out_in_the_same_way(server: RunningServer) -> None:
    """[OB-SETUP-11] A mission is the value of an option, like any other."""
    asked = {"game": "onboard", "players": "random", "games": 2, "options": {"mission": DEPOT}}
    assert whole(server, asked)[1]["games"] == 2


def test_it_can_be_stopped_and_no_more_than_the_limit_are_played(start: Starter) -> None:
    server = start(limits=replace(PLENTY, experiments=1))
    path = begin(server, LONG)
    assert server.http.get(f"{path}/report").status_code == 200, "of no games, or a few"
    busy = server.http.post("/api/lab/experiments", json=LONG)
    assert (busy.status_code, busy.json()["error"]["kind"]) == (429, "busy")
    assert server.http.delete(path).status_code == 200
    wait_for(lambda: server.get(path)["state"] == STOPPED, PATIENCE)
    assert server.get(path)["games"] < 400
    again = begin(server, {**QUICK, "games": 1})
    wait_for(lambda: server.get(again)["state"] == "done", PATIENCE)


@pytest.mark.parametrize("limits", [Limits(), Limits(experiment_unseen_seconds=1e9)], ids=["unseen", "too long"])
def test_one_that_nobody_looks_at_or_that_takes_too_long_stops(limits: Limits) -> None:
    """The time is the test's own."""
    now = [0.0]
    trials = Trials(limits, lambda: now[0])
    trial = trials.begin(experiment_of(LONG))
    assert isinstance(trial, Trial)
    now[0] = 130.0 if limits.experiment_unseen_seconds < 1e9 else 1900.0
    trial.wait(PATIENCE)
    assert trial.state == STOPPED
    trials.close()


def test_one_that_breaks_down_says_so_and_makes_room(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> Any:
        raise RuntimeError("out of order")

    monkeypatch.setattr("warbox.server.trials.quiet_crew", broken)
    trials = Trials(Limits(experiments=1))
    for _ in range(2):
        trial = trials.begin(experiment_of(QUICK))
        assert trial is not None
        trial.wait(PATIENCE)
        assert trial.facts()["state"] == FAILED
    assert "out of order" in caplog.text


@pytest.mark.parametrize(
    ("change", "kind", "told"),
    [
        ({"game": "chess"}, "experiment", "game: is one of"),
        ({"games": 0}, "bad-request", "games"),
        ({"games": 2001}, "bad-request", "games"),
        ({"games": 2000, "variants": {name: {} for name in "ABC"}}, "experiment", "4000 at most"),
        ({"players": "perfect"}, "experiment", "no player 'perfect'"),
        ({"players": ["random"]}, "experiment", "names 1 players for 2 seats"),
        ({"options": {"deck-a": "none"}}, "experiment", "deck-a"),
        ({"options": {"deck-a": "@secret.txt"}}, "experiment", "names a file"),
        ({"variants": {"A": {"mode": "duel"}, "B": {"mode": "last3"}}}, "experiment", "variants.B: has 3 seats"),
        ({"variants": {name: {} for name in "ABCDEFG"}}, "bad-request", "variants"),
        ({"variants": {"A": {}, "B": {}}, "sure": {"low": 0.6, "high": 0.5}}, "experiment", "sure"),
        ({"more": 1}, "bad-request", "more"),
    ],
)
def test_what_cannot_be_played_is_refused_with_place_and_reason(
    server: RunningServer, change: Json, kind: str, told: str
) -> None:
    answer = server.http.post("/api/lab/experiments", json={**QUICK, **change})
    assert (answer.status_code, answer.json()["error"]["kind"]) == (422, kind)
    assert told in answer.json()["error"]["message"]


def test_a_mission_with_faults_is_refused_with_its_rules(server: RunningServer) -> None:
    """[OB-SETUP-11]"""
    asked = {"game": "onboard", "options": {"mission": DEPOT.replace("C9", "Z9")}}
    answer = server.http.post("/api/lab/experiments", json=asked)
    assert answer.status_code == 422
    assert "OB-CELL-01" in answer.json()["error"]["message"]


@pytest.mark.parametrize(
    ("method", "path"), [("GET", ""), ("DELETE", ""), ("GET", "/asked"), ("GET", "/report"), ("GET", "/panels")]
)
def test_one_that_does_not_exist_is_not_found(server: RunningServer, method: str, path: str) -> None:
    answer = server.http.request(method, f"/api/lab/experiments/none{path}")
    assert (answer.status_code, answer.json()["error"]["kind"]) == (404, "no-experiment")
