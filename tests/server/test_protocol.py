"""The protocol of `docs/protocol.md`: matches, sockets, requests, refusals."""

import time

import httpx
import pytest

from tests.server.table import DEPLOY, Client, RunningServer, Seats, commitment
from warbox.games import load_game

GAME = load_game("broadsides")


# before the start


def test_the_games_say_seats_options_and_levels(server: RunningServer) -> None:
    (game,) = [one for one in server.get("/api/games") if one["slug"] == "broadsides"]
    assert game["ready"] is True
    assert game["seats"] == ["S", "I"]
    assert game["levels"] == ["recruit", "regular", "veteran", "elite"]
    assert {one["name"] for one in game["options"]} == {option.name for option in GAME.options}


def test_content_rules_and_sentences_are_served(server: RunningServer) -> None:
    assert server.get("/api/games/broadsides/content")["grid"]["width"] == 13
    rules = server.get("/api/games/broadsides/rules")
    assert rules["BBP-FIRE-07"] == server.get("/api/games/broadsides/rules/fire-7")
    assert set(rules["BBP-FIRE-07"]) == {"id", "kind", "chapter", "text", "lang", "source", "details"}
    french = server.get("/api/games/broadsides/rules?lang=fr")
    assert french["BBP-FIRE-07"] == server.get("/api/games/broadsides/rules/fire-7?lang=fr")
    assert (rules["BBP-FIRE-07"]["lang"], french["BBP-FIRE-07"]["lang"]) == ("en", "fr")
    assert "dé" in french["BBP-FIRE-07"]["text"]
    example = next(name for name in rules if name.startswith("BBP-WE-"))
    assert french[example] == rules[example], "what is not translated stays English, and says so"
    for path in ("/locale/shell/fr.ftl", "/locale/broadsides/en.ftl"):
        assert "event-" in server.http.get(path).text


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/api/games/chess/content", "no-game"),
        ("/api/games/broadsides/rules/none", "no-rule"),
        ("/locale/broadsides/de.ftl", "no-sentences"),
        ("/locale/..%2f..%2fcli/en.ftl", "http"),
        ("/api/matches/none", "no-match"),
        ("/api/matches/%00/record", "no-match"),
        ("/api/nothing", "http"),
    ],
)
def test_what_is_not_there_is_404_with_a_kind(server: RunningServer, path: str, kind: str) -> None:
    answer = server.http.get(path)
    assert (answer.status_code, answer.json()["error"]["kind"]) == (404, kind)


def test_a_match_starts_when_every_seat_has_committed_and_revealed(server: RunningServer) -> None:
    match = server.new_match("human friend", reveal=False)
    assert [one["joined"] for one in match.facts()["seats"]] == [True, False]
    early = match.try_post("reveal", {"seed": match.seeds["S"]}, match.tokens["S"])
    assert (early.status_code, early.json()["error"]["kind"]) == (409, "not-committed")
    with match.sit("S") as waiting:
        assert (waiting.n, waiting.now) == (-1, {})
        joined = match.post("join", {"name": "Ann", "seed_commitment": commitment(match.seeds["I"])}, match.tokens["I"])
        assert joined["seat"] == "I"
        assert waiting.hear("match")["match"]["seats"][1]["name"] == "Ann"
        wrong = match.try_post("reveal", {"seed": "0" * 64}, match.tokens["I"])
        assert (wrong.status_code, wrong.json()["error"]["kind"]) == (409, "wrong-seed")
        match.post("reveal", {"seed": match.seeds["I"]}, match.tokens["I"])
        assert match.facts()["state"] == "open"
        match.post("reveal", {"seed": match.seeds["S"]}, match.tokens["S"])
        started = waiting.hear("update")
        assert (started["n"], started["by"], started["now"]["asked"]["kind"]) == (0, None, "deploy")
    assert match.facts()["state"] == "playing"
    assert match.facts()["commitment"] == match.commitment


def test_joining_twice_changes_nothing_and_another_cannot_take_the_seat(server: RunningServer) -> None:
    match = server.new_match("human friend", reveal=False)
    form = {"name": "Ann", "seed_commitment": commitment(match.seeds["I"])}
    match.post("join", form, match.tokens["I"])
    match.post("join", form, match.tokens["I"])
    other = match.try_post("join", {"name": "Eve", "seed_commitment": "0" * 64}, match.tokens["I"])
    assert (other.status_code, other.json()["error"]["kind"]) == (409, "seat-taken")
    assert match.facts()["seats"][1]["name"] == "Ann"


def test_a_friends_own_token_replaces_the_one_in_the_link(server: RunningServer) -> None:
    """Who made the match, and so knows the link, cannot look over the friend's shoulder."""
    match = server.new_match("human friend", reveal=False)
    link, own = match.tokens["I"], "f" * 40
    form = {"name": "Ann", "seed_commitment": commitment(match.seeds["I"]), "token": own}
    match.post("join", form, link)
    assert match.try_post("reveal", {"seed": match.seeds["I"]}, link).status_code == 403
    match.post("join", form, own)
    match.post("reveal", {"seed": match.seeds["I"]}, own)
    with Client(server.address, match.id, token=own) as friend:
        assert friend.welcome["seat"] == "I"
    peeping = Client(server.address, match.id, hello=False)
    peeping.send({"type": "hello", "token": link})
    assert peeping.closed_with() == 4401


@pytest.mark.parametrize(
    ("change", "kind"),
    [
        ({"game": "chess"}, "no-game"),
        ({"options": {"no-such": "yes"}}, "setup"),
        ({"options": {"captain-counts": "perhaps"}}, "setup"),
        ({"start": "at nowhere"}, "not-notation"),
        ({"start": "at over sunk BBP-WIN-03 winner=S"}, "over"),
        ({"seats": []}, "bad-request"),
        ({"seats": [{"seat": "S", "kind": "human"}]}, "seats"),
        ({"seats": [{"seat": seat, "kind": "computer", "level": "recruit"} for seat in "SI"]}, "seats"),
        ({"seats": [{"seat": "S", "kind": "human"}, {"seat": "X", "kind": "human"}]}, "seats"),
        ({"seats": [{"seat": "S", "kind": "human"}, {"seat": "I", "kind": "computer"}]}, "level"),
        ({"seats": [{"seat": "S", "kind": "human"}, {"seat": "I", "kind": "computer", "level": "god"}]}, "level"),
        ({"seats": [{"seat": "S", "kind": "human", "name": "a\nb"}, {"seat": "I", "kind": "human"}]}, "name"),
        (
            {"seats": [{"seat": "S", "kind": "human"}, {"seat": "I", "kind": "friend", "seed_commitment": "0" * 64}]},
            "commitment",
        ),
        ({"clock": {"kind": "turn"}}, "bad-request"),
        ({"clock": {"kind": "hourglass"}}, "bad-request"),
        ({"surprise": 1}, "bad-request"),
    ],
)
def test_a_match_that_cannot_be_is_refused_with_a_reason(
    server: RunningServer, change: dict[str, object], kind: str
) -> None:
    form = {"game": "broadsides", "seats": [{"seat": "S", "kind": "human"}, {"seat": "I", "kind": "human"}]} | change
    answer = server.http.post("/api/matches", json=form)
    assert answer.status_code in (404, 422)
    assert answer.json()["error"]["kind"] == kind
    assert answer.json()["error"]["message"]


@pytest.mark.parametrize(("header", "status"), [(None, 401), ("Basic x", 401), ("Bearer", 401), ("Bearer wrong", 403)])
def test_only_the_seats_token_opens_the_seat(server: RunningServer, header: str | None, status: int) -> None:
    match = server.new_match(reveal=False)
    headers = {} if header is None else {"Authorization": header}
    body = {"seed": match.seeds["S"]}
    assert server.http.post(f"/api/matches/{match.id}/reveal", json=body, headers=headers).status_code == status


def test_a_position_is_checked_and_its_fault_named(server: RunningServer) -> None:
    def check(position: str) -> httpx.Response:
        return server.http.post("/api/positions/check", json={"game": "broadsides", "position": position})

    good = check("S @6,4 N\nI @7,4 N\nat shot S").json()
    assert (good["asked"]["kind"], good["asked"]["seats"]) == ("shot", ["S"])
    assert "at shot S shots=5 then=5" in good["position"]
    bad = check("S @6,4 N\nI @7,4 NNE")
    assert bad.status_code == 422
    assert bad.json()["error"]["line"] == 2


def test_a_match_can_start_from_a_position(server: RunningServer) -> None:
    match = server.new_match(start="S @6,4 N\nI @7,4 N\nat shot S")
    with match.sit("S") as seat:
        assert seat.now["asked"]["kind"] == "shot"


# playing


@pytest.fixture
def match(server: RunningServer) -> Seats:
    return server.new_match()


def test_an_action_is_acknowledged_and_the_update_comes_before(match: Seats) -> None:
    with match.sit("S") as seat:
        assert (seat.n, seat.now["asked"]["seats"]) == (0, ["S", "I"])
        assert "place crew A4" in seat.now["choices"]
        answer = seat.act("place crew A4")
        assert (answer["type"], answer["n"]) == ("done", 1)
        (update,) = seat.updates
        assert (update["n"], update["by"], update["action"]) == (1, "S", "place crew A4")
        assert update["now"]["view"]["ships"]["S"]["placed"] == ["A4"]
        assert update["now"]["undo"] is True


def test_choices_are_in_the_canonical_order_of_the_rules(match: Seats) -> None:
    with match.sit("S") as seat:
        assert seat.now["choices"][:3] == ["place crew A4", "place crew B3", "place crew B5"]


def test_each_choice_comes_as_verb_and_parts_too(match: Seats) -> None:
    with match.sit("S") as seat:
        assert [action["text"] for action in seat.now["actions"]] == seat.now["choices"]
        first = {"text": "place crew A4", "verb": "place", "parts": {"figure": "crew", "section": "A4"}}
        assert seat.now["actions"][0] == first


def test_dice_are_updates_of_their_own(server: RunningServer) -> None:
    match = server.new_match(start="S @6,4 N\nI @7,4 N\nat shot S")
    with match.sit("S") as seat:
        seat.do("shot C")
        assert (seat.updates[0]["by"], seat.updates[0]["action"]) == ("S", "shot C")
        assert seat.updates[1]["by"] == "*"
        assert seat.updates[1]["action"].startswith("dice ")
        assert seat.updates[1]["events"][0]["kind"] == "shot"


def test_refusals_cite_the_rule_and_change_nothing(server: RunningServer) -> None:
    match = server.new_match(start="S @6,4 N\nI @7,4 N\nat plot")
    with match.sit("S", lang="fr") as seat:
        answer = seat.act("plot D F F")
        assert answer["type"] == "refused"
        assert answer["n"] == 0
        refusal = answer["refusal"]
        assert (refusal["kind"], refusal["rule"]) == ("damage-cards", "BBP-CARDS-09")
        assert refusal["facts"] == {"due": 0, "plotted": 1}
        assert " carte" in refusal["message"]
        assert seat.refused("act", action="abracadabra") == "not-notation"
        assert seat.quiet()


def test_who_is_not_asked_is_refused(server: RunningServer) -> None:
    match = server.new_match(start="S @6,4 N\nI @7,4 N\nat shot S")
    with match.sit("I") as seat:
        assert seat.now["choices"] == []
        assert seat.refused("act", action="shot A") == "not-asked"


def test_an_action_for_an_older_question_is_stale(match: Seats) -> None:
    with match.sit("S") as seat:
        seat.do("place crew A4")
        assert seat.refused("act", action="place crew G4", n=0) == "stale"
        assert seat.refused("act", action="place crew G4", n=99) == "stale"
        seat.do("place crew G4")


def test_another_seats_sealed_answer_does_not_make_a_question_older(match: Seats) -> None:
    with match.sit("S") as first, match.sit("I") as second:
        second.do(*DEPLOY)
        first.until(lambda one: one.n == 1)  # the other has finished: that is known
        assert first.act("place crew A4", n=0)["type"] == "done"


def test_a_repeated_message_is_acknowledged_again_and_done_once(match: Seats) -> None:
    with match.sit("S") as seat:
        first = seat.act("place crew A4", name="once")
        again = seat.act("place crew A4", name="once", n=0)
        assert again == first
        assert seat.now["view"]["ships"]["S"]["placed"] == ["A4"]


def test_before_the_start_nothing_can_be_done(server: RunningServer) -> None:
    match = server.new_match(reveal=False)
    with match.sit("S") as seat:
        assert seat.refused("act", action="place crew A4") == "not-started"


def test_spectators_watch_and_do_nothing_else(match: Seats) -> None:
    with match.sit() as watcher, match.sit("S") as seat:
        assert watcher.welcome["seat"] is None
        assert watcher.now["choices"] == []
        assert watcher.refused("act", action="place crew A4") == "not-seated"
        seat.do(*DEPLOY)
        assert watcher.hear("update")["now"]["view"]["ships"]["S"]["placed"] == "?"


def test_who_resigns_loses_and_all_is_shown(match: Seats) -> None:
    with match.sit("S") as first, match.sit("I") as second, match.sit() as watcher:
        second.do("place crew A4")
        assert first.ask("resign")["type"] == "done"
        for client in (first, second, watcher):
            client.until(lambda one: one.now["outcome"] is not None)
            assert client.now["outcome"] == {"kind": "resignation", "rule": "", "winners": ["I"]}
            assert client.now["view"]["ships"]["I"]["placed"] == ["A4"]
        assert second.refused("act", action="place crew G4") == "game-over"
        assert second.refused("resign") == "game-over"
    assert match.facts()["state"] == "over"


def test_presence_tells_who_is_there(match: Seats) -> None:
    with match.sit("S") as seat:
        alone = {"after": 86_400, "takeover": 60, "away": {"I": 0}}
        first = {"type": "presence", "online": ["S"], "watching": 0, "stuck": [], "absence": alone}
        assert seat.hear("presence") == first
        with match.sit("I"), match.sit():
            seat.until(lambda one: b'"watching":1' in one.raw[-1])
            assert b'"online":["S","I"]' in seat.raw[-1]
            assert [one["online"] for one in match.facts()["seats"]] == [True, True]
        seat.until(lambda one: b'"online":["S"],"watching":0' in one.raw[-1])


def test_matches_are_listed_by_their_state(server: RunningServer) -> None:
    opened, playing, over = server.new_match(reveal=False), server.new_match(), server.new_match()
    with over.sit("S") as seat:
        seat.ask("resign")
    for state, match in (("open", opened), ("playing", playing), ("over", over)):
        listed = server.get(f"/api/matches?state={state}")
        assert {one["state"] for one in listed} == {state}
        assert match.facts() in listed
    assert playing.facts()["turn"] == "deploy 1"
    assert playing.facts()["asked"] == ["S", "I"]


# sockets


def test_a_ping_is_answered(match: Seats) -> None:
    with match.sit("S") as seat:
        seat.send({"type": "ping"})
        assert seat.hear("pong") == {"type": "pong"}


@pytest.mark.parametrize(
    "message",
    [
        {"type": "dance", "id": "x", "n": 0},
        {"type": "act", "id": "x", "n": 0},
        {"type": "act", "id": "x", "n": "zero", "action": "hold"},
        {"type": "act", "id": "x" * 65, "n": 0, "action": "hold"},
        {"type": "act", "id": "a\0b", "n": 0, "action": "hold"},
    ],
)
def test_a_message_with_a_fault_is_refused_and_the_socket_stays(match: Seats, message: dict[str, object]) -> None:
    with match.sit("S") as seat:
        seat.send(message)
        answer = seat.hear("refused")
        assert (answer["id"], answer["refusal"]["kind"]) == (message["id"], "bad-message")
        seat.do("place crew A4")


@pytest.mark.parametrize("text", ['{"type":"act","id":5', '{"type":"act","id":' + "[" * 3000, "[]", "7"])
def test_a_fault_before_the_end_of_the_text_is_refused_however_it_goes_on(match: Seats, text: str) -> None:
    with match.sit("S") as seat:
        seat.socket.send(text)
        answer = seat.hear("refused")
        assert (answer["id"], answer["refusal"]["kind"]) == (None, "bad-message")
        seat.do("place crew A4")


DEEP = '{"type":"%s","id":"x","n":0,"action":"hold","more":' + "[" * 1500 + "]" * 1500 + "}"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("not JSON", 1008),
        ('{"a":', 1008),
        ('"' + "x" * 5000 + '"', 1009),
        (DEEP % "act", 1008),
        ('{"type":"act","id":"x","n":0,"action":"\\ud800"}', 1008),
        (b"\x00\xff", 1008),
    ],
)
def test_text_that_is_not_json_or_too_long_closes_the_socket(match: Seats, text: str | bytes, code: int) -> None:
    seat = match.sit("S")
    seat.socket.send(text)
    assert seat.closed_with() == code


@pytest.mark.parametrize(
    ("hello", "code"),
    [
        ("not JSON", 1008),
        ('{"type":"act"}', 1008),
        ('{"type":"hello","token":"wrong"}', 4401),
        ('{"type":"hello","token":""}', 4401),
        ("[]", 1008),
        (DEEP % "hello", 1008),
    ],
)
def test_who_does_not_say_hello_properly_is_not_let_in(match: Seats, hello: str, code: int) -> None:
    client = Client(match.server.address, match.id, hello=False)
    client.socket.send(hello)
    assert client.closed_with() == code


def test_a_socket_of_no_match_is_closed(server: RunningServer) -> None:
    client = Client(server.address, "none", hello=False)
    client.send({"type": "hello"})
    assert client.closed_with() == 4404


def test_a_seat_has_five_sockets_at_most(match: Seats) -> None:
    clients = [match.sit("S") for _ in range(5)]
    sixth = Client(match.server.address, match.id, hello=False)
    sixth.send({"type": "hello", "token": match.tokens["S"]})
    assert sixth.closed_with() == 4429
    for client in clients:
        client.close()


def test_more_than_twenty_messages_a_second_are_refused(match: Seats) -> None:
    with match.sit("S") as seat:
        began = time.monotonic()
        for number in range(100):
            seat.send({"type": "act", "id": f"m{number}", "n": 0, "action": "hold"})
        kinds = [seat.hear("refused")["refusal"]["kind"] for _ in range(100)]
        seconds = time.monotonic() - began
        assert kinds[:20] == ["place-first"] * 20
        assert kinds.count("place-first") <= 20 + 20 * seconds + 1
        assert set(kinds) <= {"place-first", "too-fast"}
