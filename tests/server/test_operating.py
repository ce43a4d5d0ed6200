"""What an operator sees of a running server: health, figures, log."""

import json
import logging
import re
import socket
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy.exc import OperationalError

from tests.cli.program import run
from tests.server.conftest import Starter
from tests.server.table import RunningServer, play_on, wait_for
from warbox.server import health, logs, store


def checks(server: RunningServer, status: int = 200) -> dict[str, str]:
    """What is said about each thing that is looked at."""
    answer = server.http.get("/api/health")
    assert answer.status_code == status, answer.text
    told = answer.json()
    assert told["ok"] is (status == 200)
    return {one["name"]: one["message"] for one in told["checks"]}


def figures(server: RunningServer) -> dict[str, float]:
    assert server.server.metrics is not None
    text = httpx.get(f"http://127.0.0.1:{server.server.metrics.port}/metrics").text
    pairs = [line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in pairs}


def test_a_well_server_says_so(start: Starter) -> None:
    server = start()
    assert checks(server) == dict.fromkeys(("database", "disk", "computers", "clocks", "speed"), "")
    page = server.http.get("/health", headers={"Accept-Language": "fr-CA,fr"})
    assert page.status_code == 200
    assert "Le serveur va bien" in page.text
    assert "style-src 'self'" in page.headers["content-security-policy"]
    assert server.http.get("/health.css").headers["content-type"].startswith("text/css")


def test_a_database_that_takes_nothing_is_named(start: Starter, monkeypatch: pytest.MonkeyPatch) -> None:
    server = start()

    def refuse(*_: object) -> None:
        raise OperationalError("", {}, Exception("disk full"))

    monkeypatch.setattr(store, "write_jobs", refuse)
    assert "Nothing can be written to the database" in checks(server, 503)["database"]
    page = server.http.get("/health")
    assert page.status_code == 503
    assert "The server is not well" in page.text


def test_a_full_disk_a_slow_machine_and_dead_clocks_are_named(start: Starter, monkeypatch: pytest.MonkeyPatch) -> None:
    server = start()
    monkeypatch.setattr(health, "LEAST_FREE_BYTES", 1 << 60)
    monkeypatch.setattr(health, "LATEST_SECONDS", -1.0)
    monkeypatch.setattr(type(server.hall), "watches_clocks", False)
    told = checks(server, 503)
    assert told["disk"].startswith("Only ")
    assert told["speed"].startswith("The server wakes up ")
    assert told["clocks"].startswith("Nobody watches the clocks")
    assert told["database"] == ""


def test_health_is_not_looked_at_for_everybody_who_asks(start: Starter, monkeypatch: pytest.MonkeyPatch) -> None:
    server = start()
    monkeypatch.setattr(health, "KEEP_SECONDS", 1e9)
    checks(server)
    monkeypatch.setattr(health, "LEAST_FREE_BYTES", 1 << 60)
    assert checks(server)["disk"] == ""


def test_the_figures_tell_what_happens(start: Starter) -> None:
    server = start(metrics=("127.0.0.1", 0))
    match = server.new_match()
    server.new_match("human friend", reveal=False)
    clients = {letter: match.sit(letter) for letter in match.tokens}
    done = play_on(clients, 6)
    assert clients["S"].refused("act", n=-5, action="nonsense") == "stale"
    found = figures(server)
    assert found['warbox_actions_total{by="person",game="broadsides"}'] == done
    assert found["warbox_answer_seconds_count"] >= done
    assert found['warbox_refusals_total{kind="stale"}'] == 1
    assert found['warbox_matches{state="playing"}'] == 1
    assert found['warbox_matches{state="open"}'] == 1
    assert found["warbox_sockets"] == 2
    assert found["warbox_commit_seconds_count"] > done
    wait_for(lambda: figures(server)["warbox_lag_seconds_count"] > 0)
    for client in clients.values():
        client.close()


def test_the_figures_name_no_match_no_seat_and_no_address(start: Starter) -> None:
    server = start(metrics=("127.0.0.1", 0))
    match = server.new_match()
    with match.sit("S") as client:
        client.act("plot F F F")
    names = " ".join(figures(server))
    assert match.id not in names
    assert "127.0.0.1" not in names
    assert set(re.findall(r"(\w+)=\"", names)) <= {"by", "game", "kind", "le", "state", "where", "version"}


def test_players_do_not_reach_the_figures(start: Starter) -> None:
    server = start(metrics=("127.0.0.1", 0))
    assert server.http.get("/metrics").status_code == 404


@pytest.mark.parametrize("given", ["x", "70000", "127.0.0.1:", "1:2:x"])
def test_an_address_for_figures_that_is_none_is_refused(monkeypatch: pytest.MonkeyPatch, given: str) -> None:
    wrong = run(monkeypatch, "serve", "--metrics", given)
    assert wrong.code == 2
    assert f"--metrics is a port, or ADDRESS:PORT, not '{given}'" in wrong.err


def test_an_address_for_figures_that_is_taken_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = str(other.getsockname()[1])
        db = f"sqlite:///{tmp_path / 'table.db'}"
        wrong = run(monkeypatch, "serve", "--port", "0", "--db", db, "--metrics", taken)
    assert wrong.code == 2
    assert f"the figures cannot be served on 127.0.0.1:{taken}" in wrong.err


def log_line(record: logging.LogRecord) -> dict[str, Any]:
    line: dict[str, Any] = json.loads(logs.JsonLines().format(record))
    return line


def test_the_log_as_json_has_a_line_for_programs_and_no_text_of_errors() -> None:
    secret = " ".join(["token", "seat", "plots"])
    try:
        raise ValueError(secret)
    except ValueError as error:
        fault = (type(error), error, error.__traceback__)
    record = logging.LogRecord("warbox.server", logging.ERROR, __file__, 1, "match %s failed", ("m1",), fault)
    record.match = "m1"
    line = log_line(record)
    assert (line["level"], line["logger"], line["message"]) == ("error", "warbox.server", "match m1 failed")
    assert (line["match"], line["error"]) == ("m1", "ValueError")
    assert "test_operating.py" in line["trace"]
    assert secret not in json.dumps(line)
