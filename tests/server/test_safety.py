"""Safe by default: where requests come from, how much and how fast, what is told and what is written down."""

import logging
import re
from collections.abc import Iterator

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import response_schema_conformance
from websockets.exceptions import InvalidStatus

from tests.server.conftest import Starter
from tests.server.table import PLENTY, Client, RunningServer, open_socket
from tests.workshop.tree import ROOT
from warbox.server.app import create_app
from warbox.server.settings import Limits, Settings

# where requests come from


def test_a_page_of_another_site_cannot_open_a_socket(server: RunningServer) -> None:
    match = server.new_match()
    own = server.address.rstrip("/")
    with open_socket(server.address, match.id, origin=own) as socket:
        socket.send('{"type":"hello"}')
        assert '"welcome"' in str(socket.recv(5))
    for origin in ("http://evil.example", "null", own.replace("127.0.0.1", "localhost")):
        with pytest.raises(InvalidStatus), open_socket(server.address, match.id, origin=origin):
            pass


def test_a_page_of_another_site_cannot_post(server: RunningServer) -> None:
    body = {"game": "broadsides", "position": ""}
    for origin, status in ((None, 200), (server.address.rstrip("/"), 200), ("http://evil.example", 403)):
        headers = {} if origin is None else {"Origin": origin}
        assert server.http.post("/api/positions/check", json=body, headers=headers).status_code == status


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("localhost:1", 200),
        ("127.0.0.1:1", 200),
        ("[::1]:1", 200),
        ("192.168.0.7", 200),
        ("evil.example", 403),
        ("evil.example:8000", 403),
        ("", 403),
        ("[", 403),
    ],
)
def test_names_that_others_could_point_here_are_not_answered(server: RunningServer, host: str, status: int) -> None:
    answer = server.http.get("/api/games", headers={"Host": host})
    assert answer.status_code == status


def test_a_name_that_was_allowed_is_answered(start: Starter) -> None:
    running = start(hosts=("table.example",))
    assert running.http.get("/api/games", headers={"Host": "table.example:8000"}).status_code == 200


def test_every_answer_carries_the_headers_that_bind_the_browser(server: RunningServer) -> None:
    for path in ("/", "/api/games", "/api/nothing"):
        headers = server.http.get(path).headers
        assert "script-src 'self';" in headers["content-security-policy"]
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert "access-control-allow-origin" not in headers
        assert "server" not in headers
    assert server.http.get("/api/games").headers["cache-control"] == "no-store"


# how much and how fast


def test_a_body_that_is_too_large_is_not_read(server: RunningServer) -> None:
    limits = PLENTY
    for path, most in (("/api/positions/check", limits.body_bytes), ("/api/records", limits.record_bytes)):
        answer = server.http.post(path, content=b" " * (most + 1))
        assert (answer.status_code, answer.json()["error"]["kind"]) == (413, "too-large")


def test_a_body_without_a_length_is_cut_off(server: RunningServer) -> None:
    def endless() -> Iterator[bytes]:
        for _ in range(100):
            yield b" " * 10_000

    answer = server.http.post("/api/positions/check", content=endless(), headers={"Content-Type": "application/json"})
    assert answer.status_code in (400, 413, 422)


def test_too_many_requests_and_matches_are_refused_for_a_while(start: Starter) -> None:
    limits = Limits(requests_a_second=0.01, request_burst=40, matches_a_second=0.01, match_burst=3)
    running = start(limits=limits)
    form = {"game": "broadsides", "seats": [{"seat": "S", "kind": "human"}, {"seat": "I", "kind": "human"}]}
    made = [running.http.post("/api/matches", json=form).status_code for _ in range(5)]
    assert made == [201, 201, 201, 429, 429]
    asked = [running.http.get("/api/games").status_code for _ in range(60)]
    assert asked[:30] == [200] * 30
    assert asked[-10:] == [429] * 10


def test_who_says_nothing_is_let_go(start: Starter) -> None:
    running = start(limits=Limits(hello_seconds=0.2))
    match = running.new_match()
    silent = Client(running.address, match.id, hello=False)
    assert silent.closed_with() == 1008


# what is told and what is written down


def test_an_error_of_ours_tells_nothing_of_our_insides(start: Starter, monkeypatch: pytest.MonkeyPatch) -> None:
    running = start()

    async def fail(*_: object) -> None:
        raise ZeroDivisionError("the secret reason")

    monkeypatch.setattr(running.hall.store, "listed", fail)
    answer = running.http.get("/api/matches")
    assert answer.status_code == 500
    assert answer.json() == {"error": {"kind": "internal", "message": "something went wrong on the server", "rule": ""}}
    assert running.http.get("/api/games").status_code == 200


def test_tokens_and_seeds_are_in_no_log(start: Starter, caplog: pytest.LogCaptureFixture) -> None:
    """With every logger at its most talkative, the access log included."""
    caplog.set_level(logging.DEBUG)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi", "sqlalchemy.engine", "warbox.server"):
        caplog.set_level(logging.DEBUG, name)  # until the end of the test
        logging.getLogger(name).propagate = True
    running = start(log_access=True)
    caplog.set_level(logging.DEBUG, "uvicorn.access")
    match = running.new_match("human friend", reveal=False)
    own = "z" * 40
    form = {"name": "Ann", "seed_commitment": "0" * 64, "token": own}
    match.post("join", form, match.tokens["I"])
    match.try_post("join", {**form, "seed_commitment": "short"}, own)
    match.try_post("reveal", {"seed": match.seeds["S"]}, match.tokens["S"])
    other = running.new_match()
    with other.sit("S") as seat:
        seat.do("place crew A4")
        seat.send({"type": "nonsense", "id": "x", "n": 0})
    wrong = Client(running.address, other.id, hello=False)
    wrong.send({"type": "hello", "token": "q" * 40})
    assert wrong.closed_with() == 4401
    running.stop()
    servers = ("uvicorn", "warbox", "sqlalchemy", "websockets.server", "asyncio", "fastapi", "concurrent")
    written = "\n".join(record.getMessage() for record in caplog.records if record.name.startswith(servers))
    assert f"/api/matches/{match.id}/join" in written, "the access log is on"
    secrets = [*match.tokens.values(), *other.tokens.values(), own, "q" * 40, "place crew A4"]
    for secret in secrets:
        assert secret not in written
    assert all(seed not in written for seed in match.seeds.values())


def test_without_the_page_the_server_says_how_to_build_it(
    start: Starter, tmp_path_factory: pytest.TempPathFactory
) -> None:
    running = start(page=tmp_path_factory.mktemp("nothing"))
    answer = running.http.get("/")
    assert answer.status_code == 503
    assert "npm run build" in answer.text


def test_without_the_documentation_the_server_says_how_to_build_it(
    start: Starter, tmp_path_factory: pytest.TempPathFactory
) -> None:
    running = start(site=tmp_path_factory.mktemp("nothing"))
    answer = running.http.get("/docs", follow_redirects=True)
    assert answer.status_code == 503
    assert "make docs" in answer.text


def test_the_documentation_is_served_beside_the_page(start: Starter, tmp_path_factory: pytest.TempPathFactory) -> None:
    site = tmp_path_factory.mktemp("site")
    (site / "rules").mkdir()
    (site / "index.html").write_text("<!doctype html><title>the first page</title>", encoding="utf-8")
    (site / "404.html").write_text("<!doctype html><title>no such page</title>", encoding="utf-8")
    (site / "rules" / "broadsides.html").write_text("<!doctype html><title>the rules</title>", encoding="utf-8")
    running = start(site=site)
    assert "the first page" in running.http.get("/docs", follow_redirects=True).text
    rules = running.http.get("/docs/rules/broadsides.html")
    assert "the rules" in rules.text
    assert "script-src 'self'" in rules.headers["content-security-policy"]
    for path in ("/docs/nothing", "/docs/../settings.py", "/docs/%2e%2e/settings.py"):
        assert running.http.get(path).status_code == 404


def test_the_page_is_served_and_what_has_a_hash_in_its_name_is_kept(
    start: Starter, tmp_path_factory: pytest.TempPathFactory
) -> None:
    page = tmp_path_factory.mktemp("page")
    (page / "assets").mkdir()
    (page / "index.html").write_text("<!doctype html><title>the page</title>", encoding="utf-8")
    (page / "assets" / "app-1a2b3c.js").write_text("x" * 5000, encoding="utf-8")
    running = start(page=page)
    home = running.http.get("/")
    assert "the page" in home.text
    assert home.headers["cache-control"] == "no-cache"
    script = running.http.get("/assets/app-1a2b3c.js")
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert script.headers["content-encoding"] == "gzip"
    for path in ("/../settings.py", "/%2e%2e/settings.py", "/assets/../../settings.py"):
        assert running.http.get(path).status_code == 404


# OpenAPI


SCHEMA = schemathesis.openapi.from_dict(create_app(Settings(db="sqlite://")).openapi())
OPERATIONS = {found.ok().label: found.ok() for found in SCHEMA.get_all_operations() if isinstance(found, Ok)}


@schemathesis.serializer("application/jsonl")
def as_lines(_: object, value: object) -> bytes:
    return value if isinstance(value, bytes) else str(value).encode(errors="replace")


def test_the_description_names_every_call_of_the_protocol(server: RunningServer) -> None:
    paths = set(server.get("/api/openapi.json")["paths"])
    protocol = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    table = re.findall(r"^\| `(?:GET|POST|DELETE) (/[^`?]*)", protocol, flags=re.MULTILINE)
    named = {re.sub(r"\{id\}", "{match_id}", path) for path in table}
    assert named - {"/locale/{slug}/{lang}.ftl"} <= paths


@pytest.mark.parametrize("label", OPERATIONS)
@given(data=st.data())
@settings(max_examples=50, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_no_request_makes_the_server_fail(server: RunningServer, label: str, data: st.DataObject) -> None:
    case = data.draw(OPERATIONS[label].as_strategy())
    answer = case.call(base_url=server.address, timeout=20)
    case.validate_response(answer, checks=[not_a_server_error, response_schema_conformance])
