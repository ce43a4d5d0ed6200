"""People at the table: open tables and private ones, draws, those who have gone, lost seats, talk."""

import json
from typing import Any

import pytest

from tests.server.conftest import Starter
from tests.server.table import Client, RunningServer, Seats, Time, commitment, draw_seed
from warbox.play.verify import HOLDS, verify
from warbox.server import people
from warbox.server.company import AWAY_SECONDS, MOST_SAID
from warbox.server.gate import Bucket

MINUTE_CLOCK = {"kind": "bank", "seconds": 3600, "increment": 0}


def ids(server: RunningServer, state: str) -> list[str]:
    return [match["id"] for match in server.get(f"/api/matches?state={state}")]


def outcome(match: Seats) -> dict[str, Any]:
    facts = match.facts()
    assert facts["state"] == "over"
    record = match.server.http.get(f"/api/matches/{match.id}/record").content
    assert verify(record).status == HOLDS
    found: dict[str, Any] = facts["outcome"]
    return found


# ---- who sees it


def test_a_match_is_listed_and_watched_only_if_its_players_want_it(server: RunningServer) -> None:
    shown, hidden = server.new_match(listed=True), server.new_match(listed=False)
    listed = ids(server, "playing")
    assert shown.id in listed
    assert hidden.id not in listed
    shown.sit().close()
    watcher = Client(server.address, hidden.id, hello=False)
    watcher.send({"type": "hello"})
    assert watcher.closed_with() == 4403


def test_a_private_match_that_is_over_may_be_looked_at_by_who_knows_it(server: RunningServer) -> None:
    match = server.new_match(listed=False)
    with match.sit("S") as client:
        client.ask("resign")
    with match.sit() as watcher:
        assert watcher.now["outcome"]


def test_one_finds_the_own_matches_though_they_are_not_listed(server: RunningServer) -> None:
    match = server.new_match(listed=False)
    answer = server.http.post("/api/matches/find", json={"ids": [match.id, "nothing"]})
    assert [one["id"] for one in answer.json()] == [match.id]


# ---- open tables


def take(server: RunningServer, match: Seats, seed: str, token: str, seat: str = "I") -> Any:
    body = {"seat": seat, "name": "Ann", "seed_commitment": commitment(seed), "token": token}
    return server.http.post(f"/api/matches/{match.id}/take", json=body)


def test_anybody_sits_down_at_an_open_table_and_the_first_has_the_seat(server: RunningServer) -> None:
    match = server.new_match("human open", reveal=False)
    assert [seat["free"] for seat in match.facts()["seats"]] == [False, True]
    seed, token = draw_seed(), draw_seed()
    assert take(server, match, seed, token).json()["seat"] == "I"
    assert take(server, match, seed, token).status_code == 200  # an answer that was lost
    late = take(server, match, draw_seed(), draw_seed())
    assert (late.status_code, late.json()["error"]["kind"]) == (409, "no-free-seat")
    assert not any(seat["free"] for seat in match.facts()["seats"])
    match.post("reveal", {"seed": match.seeds["S"]}, match.tokens["S"])
    match.post("reveal", {"seed": seed}, token)
    assert match.facts()["state"] == "playing"
    match.tokens["I"] = token
    with match.sit("I") as client:
        assert client.welcome["seat"] == "I"


def test_a_seat_for_a_friend_is_not_free(server: RunningServer) -> None:
    match = server.new_match("human friend", reveal=False)
    assert take(server, match, draw_seed(), draw_seed()).json()["error"]["kind"] == "no-free-seat"
    assert take(server, match, draw_seed(), draw_seed(), "S").json()["error"]["kind"] == "no-free-seat"
    assert take(server, match, draw_seed(), draw_seed(), "X").json()["error"]["kind"] == "no-seat"


def test_who_has_a_link_learns_which_seat_it_is_for(server: RunningServer) -> None:
    match = server.new_match("human friend", reveal=False)
    headers = {"Authorization": f"Bearer {match.tokens['I']}"}
    assert server.http.get(f"/api/matches/{match.id}/seat", headers=headers).json() == {"seat": "I"}
    assert server.http.get(f"/api/matches/{match.id}/seat").status_code == 401


# ---- draws


def test_a_draw_is_offered_and_agreed(server: RunningServer) -> None:
    match = server.new_match()
    with match.sit("S") as one, match.sit("I") as other:
        assert one.ask("draw")["type"] == "done"
        assert one.now["draw"] == "S"
        other.until(lambda client: client.now.get("draw") == "S")
        assert one.refused("draw-answer", agree=True) == "draw-none"
        assert other.refused("draw") == "draw-offered"
        assert other.ask("draw-answer", agree=True)["type"] == "done"
    assert outcome(match) == {"kind": "agreed-draw", "rule": "", "winners": []}


def test_a_draw_that_is_declined_is_not_offered_again_before_one_has_acted(server: RunningServer) -> None:
    match = server.new_match()
    with match.sit("S") as one, match.sit("I") as other:
        one.ask("draw")
        other.until(lambda client: client.now.get("draw") == "S")
        other.ask("draw-answer", agree=False)
        one.until(lambda client: client.now["draw"] is None)
        assert one.refused("draw") == "draw-again"
        one.until_asked()
        assert one.act(one.now["choices"][0])["type"] == "done"
        assert one.ask("draw")["type"] == "done"
        assert one.ask("draw-answer", agree=False)["type"] == "done"  # never mind
        other.until(lambda client: client.now.get("draw") is None)
        assert other.refused("draw-answer", agree=True) == "draw-none"


def test_a_computer_takes_no_draw(server: RunningServer) -> None:
    match = server.new_match("human computer:recruit")
    with match.sit("S") as client:
        assert client.refused("draw") == "draw-computer"


def test_a_wish_to_take_back_can_be_dropped(server: RunningServer) -> None:
    match = server.new_match(start="S @6,4 N\nI @7,4 N\nat shot S")
    with match.sit("S") as one, match.sit("I") as other:
        one.do("shot A")
        one.ask("takeback")
        other.until(lambda client: client.now.get("takeback") == "S")
        assert one.ask("takeback-answer", agree=False)["type"] == "done"
        assert one.now["takeback"] is None
        assert other.refused("takeback-answer", agree=True) in ("takeback-none", "stale")


# ---- those who have gone


def absence(client: Client) -> dict[str, Any]:
    """What was last heard about who is away."""
    heard = [json.loads(raw) for raw in client.raw]
    found: dict[str, Any] = [one["absence"] for one in heard if one["type"] == "presence"][-1]
    return found


@pytest.mark.parametrize(("win", "kind", "winners"), [(True, "abandoned", ["S"]), (False, "called-off", [])])
def test_who_stays_need_not_wait_for_ever(start: Starter, win: bool, kind: str, winners: list[str]) -> None:
    time = Time()
    server = start(time=time)
    match = server.new_match(clock=MINUTE_CLOCK)
    with match.sit("S") as one:
        with match.sit("I"):
            one.until_asked()
            assert one.refused("claim", win=win) == "claim-here"
        while one.now["choices"]:
            one.act(one.now["choices"][0])
        one.until(lambda client: "I" in absence(client)["away"])
        assert absence(one)["after"] == AWAY_SECONDS["bank"]
        time.seconds += AWAY_SECONDS["bank"] - 1
        assert one.refused("claim", win=win) == "claim-here"
        time.seconds += 2
        assert one.ask("claim", win=win)["type"] == "done"
    assert outcome(match) == {"kind": kind, "rule": "", "winners": winners}


def test_a_match_that_waits_for_oneself_is_not_claimed(start: Starter) -> None:
    time = Time()
    match = start(time=time).new_match(clock=MINUTE_CLOCK, start="S @6,4 N\nI @7,4 N\nat shot S")
    time.seconds += 2 * AWAY_SECONDS["bank"]
    with match.sit("S") as one:
        assert one.refused("claim", win=True) == "claim-not-asked"


def test_with_days_to_think_the_clock_decides_alone(start: Starter) -> None:
    time = Time()
    match = start(time=time).new_match(clock={"kind": "days", "days": 3}, start="S @6,4 N\nI @7,4 N\nat shot I")
    time.seconds += 2 * 86_400
    with match.sit("S") as one:
        assert one.refused("claim", win=True) == "claim-here"


# ---- lost seats


def test_a_lost_seat_is_got_back_with_its_word_once(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "tries", Bucket(1e6, 10**6))
    match = server.new_match()
    word = match.post("recovery", {}, match.tokens["S"])["word"]
    assert len(word.split("-")) == 4
    thief = match.sit("S")
    own = draw_seed()
    said = word.upper().replace("-", " ")
    answer = match.try_post("recover", {"word": said, "token": own}, None)
    assert answer.json() == {"seat": "S", "game": "broadsides"}
    assert thief.closed_with() == 4401
    match.tokens["S"] = own
    with match.sit("S") as client:
        assert client.welcome["seat"] == "S"
    again = match.try_post("recover", {"word": word, "token": draw_seed()}, None)
    assert (again.status_code, again.json()["error"]["kind"]) == (403, "wrong-word")


def test_words_cannot_be_guessed_one_after_the_other(server: RunningServer) -> None:
    match = server.new_match()
    match.post("recovery", {}, match.tokens["S"])
    codes = [match.try_post("recover", {"word": "b", "token": draw_seed()}, None).status_code for _ in range(15)]
    assert set(codes) == {403, 429}
    assert codes.count(403) <= people.WORDS_AT_ONCE + 2


def test_a_word_opens_no_other_match(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "tries", Bucket(1e6, 10**6))
    one, other = server.new_match(), server.new_match()
    word = one.post("recovery", {}, one.tokens["S"])["word"]
    assert other.try_post("recover", {"word": word, "token": draw_seed()}, None).status_code == 403
    assert one.try_post("recovery", {}, other.tokens["S"]).status_code == 403


# ---- talk


def test_people_talk_and_who_comes_later_hears_it(server: RunningServer) -> None:
    match = server.new_match()
    with match.sit("S") as one, match.sit("I") as other, match.sit() as watcher:
        assert one.ask("say", text=" Ahoy! ")["type"] == "done"
        heard = [other.hear("said") for _ in range(2)][-1]
        assert [(said["seat"], said["text"]) for said in heard["said"]] == [("S", "Ahoy!")]
        other.ask("say", phrase="good-luck")
        assert watcher.refused("say", text="psst") == "not-seated"
        assert not any(b"Ahoy" in raw for raw in watcher.raw)
    with match.sit("I") as again:
        said = again.hear("said")
        assert said["anew"]
        assert [(one["text"], one["phrase"]) for one in said["said"]] == [("Ahoy!", ""), ("", "good-luck")]


def test_what_is_said_to_the_own_side_reaches_nobody_else(server: RunningServer) -> None:
    match = server.new_match("human human human human", game="onboard", options={"players": "4"})
    clients = {letter: match.sit(letter) for letter in match.tokens}
    for client in clients.values():
        client.hear("said")
    before = {letter: len(client.raw) for letter, client in clients.items()}
    assert clients["A1"].ask("say", text="left door", side=True)["type"] == "done"
    assert clients["A2"].hear("said")["said"][0]["side"]
    assert clients["A2"].ask("say", text="ok", side=False)["type"] == "done"
    for letter in ("D1", "D2"):
        heard = clients[letter].hear("said")["said"]
        assert [one["text"] for one in heard] == ["ok"]
        assert not any(b"left door" in raw for raw in clients[letter].raw[before[letter] :])
    for client in clients.values():
        client.close()


@pytest.mark.parametrize(
    ("message", "kind"),
    [
        ({"text": ""}, "bad-message"),
        ({"text": "a\u202eb"}, "bad-message"),
        ({"text": "x" * 201}, "bad-message"),
        ({"phrase": "nonsense"}, "bad-message"),
    ],
)
def test_what_cannot_be_said_is_refused(server: RunningServer, message: dict[str, str], kind: str) -> None:
    match = server.new_match()
    with match.sit("S") as client:
        assert client.refused("say", **message) == kind


def test_a_table_without_talk_has_none(server: RunningServer) -> None:
    match = server.new_match(talk=False)
    with match.sit("S") as client:
        assert client.refused("say", text="hello") == "talk-off"


def test_there_is_an_end_to_talk(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("warbox.server.company.MOST_SAID", 2)
    assert MOST_SAID > 100
    match = server.new_match()
    with match.sit("S") as client:
        client.ask("say", text="one")
        client.ask("say", text="two")
        assert client.refused("say", text="three") == "talk-much"
