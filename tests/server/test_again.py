"""Before the start a match is called off, after its end it is played again."""

import hashlib

import pytest

from tests.server.conftest import Starter
from tests.server.table import RunningServer, Seats, commitment, draw_seed

GUNS = "S @6,4 N\nI @7,4 N\nat shot S"


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


@pytest.fixture
def over(server: RunningServer) -> Seats:
    match = server.new_match(start=GUNS, clock={"kind": "bank", "seconds": 60, "increment": 5})
    with match.sit("S") as seat:
        seat.ask("resign")
    return match


def sit_again(old: Seats, match_id: str) -> Seats:
    """Both seats join the rematch, each with what it knows alone, and it begins."""
    seeds = {letter: draw_seed() for letter in old.tokens}
    tokens = old.tokens
    match = Seats(old.server, old.game, match_id, "", tokens, seeds)
    for letter, token in tokens.items():
        match.post("join", {"name": f"Player {letter}", "seed_commitment": commitment(seeds[letter])}, token)
    for letter, token in tokens.items():
        match.post("reveal", {"seed": seeds[letter]}, token)
    return match


# rematch


def test_whoever_asks_first_makes_the_rematch_and_all_are_told(over: Seats) -> None:
    assert over.facts()["rematch"] is None
    with over.sit("I") as other, over.sit() as watcher:
        made = over.post("rematch", {}, over.tokens["S"])["id"]
        for client in (other, watcher):
            assert client.hear("match")["match"]["rematch"] == made
        assert over.post("rematch", {}, over.tokens["I"])["id"] == made
    old, new = over.facts(), over.server.get(f"/api/matches/{made}")
    assert old["rematch"] == made
    assert {key: new[key] for key in ("game", "options", "clock", "lang", "from_position")} == {
        key: old[key] for key in ("game", "options", "clock", "lang", "from_position")
    }
    assert [(seat["seat"], seat["name"], seat["joined"]) for seat in new["seats"]] == [
        ("S", "Player S", False),
        ("I", "Player I", False),
    ]
    assert new["commitment"] != old["commitment"], "other dice"
    again = sit_again(over, made)
    with again.sit("S") as seat:
        assert seat.now["asked"]["kind"] == "shot"


def test_nobody_else_can_take_a_seat_of_the_rematch(over: Seats) -> None:
    made = over.post("rematch", {}, over.tokens["S"])["id"]
    again = Seats(over.server, over.game, made, "", {}, {})
    body = {"name": "x", "seed_commitment": commitment(draw_seed())}
    for token in known_to_the_database(over, made):
        assert again.try_post("join", body, token).status_code == 403
    assert again.try_post("join", body, over.tokens["S"]).json()["seat"] == "S"


def known_to_the_database(match: Seats, made: str) -> list[str]:
    """What one can work out who has read the hashes of the tokens; once that was enough to take a seat."""
    hashes = [hashlib.sha256(token.encode()).hexdigest() for token in match.tokens.values()]
    derived = [hashlib.sha256(f"{held}:{made}".encode()).hexdigest() for held in hashes]
    return [*hashes, *derived, made]


def test_computers_sit_down_again_by_themselves(server: RunningServer) -> None:
    match = server.new_match("human computer:recruit", start=GUNS)
    with match.sit("S") as seat:
        seat.ask("resign")
    again = sit_again(match, match.post("rematch", {}, match.tokens["S"])["id"])
    assert [(seat["kind"], seat["level"]) for seat in again.facts()["seats"]] == [
        ("human", None),
        ("computer", "recruit"),
    ]
    with again.sit("S") as seat:
        seat.do("shot A")


def test_a_match_that_is_not_over_has_no_rematch_and_strangers_make_none(server: RunningServer, over: Seats) -> None:
    match = server.new_match(start=GUNS)
    answer = match.try_post("rematch", {}, match.tokens["S"])
    assert (answer.status_code, answer.json()["error"]["kind"]) == (409, "not-over")
    assert over.try_post("rematch", {}, None).status_code == 401
    assert over.try_post("rematch", {}, match.tokens["S"]).status_code == 403
    assert over.facts()["rematch"] is None


def test_the_rematch_is_known_after_a_restart_and_the_record_is_the_same(start: Starter) -> None:
    server = start()
    match = server.new_match(start=GUNS)
    with match.sit("S") as seat:
        seat.ask("resign")
    path = f"/api/matches/{match.id}/record"
    record = server.http.get(path).content
    made = match.post("rematch", {}, match.tokens["S"])["id"]
    assert server.http.get(path).content == record
    server.stop()
    match.server = again = start()
    assert match.facts()["rematch"] == made
    assert match.post("rematch", {}, match.tokens["I"])["id"] == made
    assert again.http.get(path).content == record


# calling off


def test_before_the_start_a_match_is_called_off_and_its_links_lead_nowhere(server: RunningServer) -> None:
    match = server.new_match("human friend", reveal=False)
    address = f"/api/matches/{match.id}"
    assert server.http.delete(address).status_code == 401
    assert server.http.delete(address, headers=bearer("0" * 32)).status_code == 403
    assert match.facts()["state"] == "open"
    with match.sit("S") as seat:
        assert server.http.delete(address, headers=bearer(match.tokens["S"])).status_code == 204
        assert seat.closed_with() == 1012
    assert server.http.get(address).status_code == 404
    body = {"name": "x", "seed_commitment": commitment(draw_seed())}
    assert match.try_post("join", body, match.tokens["I"]).status_code == 404
    assert server.http.delete(address, headers=bearer(match.tokens["S"])).status_code == 404
    assert match.id not in [one["id"] for one in server.get("/api/matches")]


def test_a_match_that_has_started_is_not_called_off(server: RunningServer, over: Seats) -> None:
    for match in (server.new_match(start=GUNS), over):
        answer = server.http.delete(f"/api/matches/{match.id}", headers=bearer(match.tokens["S"]))
        assert (answer.status_code, answer.json()["error"]["kind"]) == (409, "started")
        assert match.facts()["id"] == match.id


def test_a_rematch_that_was_called_off_can_be_made_anew(over: Seats) -> None:
    made = over.post("rematch", {}, over.tokens["S"])["id"]
    headers = bearer(over.tokens["I"])
    assert over.server.http.delete(f"/api/matches/{made}", headers=headers).status_code == 204
    again = over.post("rematch", {}, over.tokens["S"])["id"]
    assert again != made
    assert over.server.get(f"/api/matches/{again}")["state"] == "open"


def test_sides_are_swapped_on_request_and_each_keeps_the_own_token(over: Seats) -> None:
    made = over.post("rematch", {"swap": True}, over.tokens["S"])["id"]
    assert over.post("rematch", {}, over.tokens["I"])["id"] == made
    new = over.server.get(f"/api/matches/{made}")
    assert [(seat["seat"], seat["name"]) for seat in new["seats"]] == [("S", "Player I"), ("I", "Player S")]
    seats = {}
    for letter, token in over.tokens.items():
        answer = over.server.http.get(f"/api/matches/{made}/seat", headers=bearer(token))
        seats[letter] = answer.json()["seat"]
    assert seats == {"S": "I", "I": "S"}
