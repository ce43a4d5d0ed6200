"""Tables of other sizes than two: seats by the setup, teams, clocks, consent, computers among them."""

import random
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.server.conftest import Starter
from tests.server.table import Client, RunningServer, Seats, Time, new_sitting, play_on, stored_start
from warbox.engine.decision import SPECTATOR
from warbox.engine.turn import legal
from warbox.games import SLUGS, load_game
from warbox.play.verify import HOLDS, verify
from warbox.server.box import seats_by
from warbox.server.checks import check_act
from warbox.server.entry import PLAY
from warbox.server.sitting import Refused, Sitting

TWO, FOUR = "A1 D1", "A1 D1 A2 D2"


def table(server: RunningServer, letters: str, kinds: str | None = None, **more: Any) -> Seats:
    players = "2" if letters == TWO else "4"
    kinds = kinds or " ".join(["human"] * len(letters.split()))
    return server.new_match(kinds, game="onboard", options={"players": players}, **more)


def test_a_game_says_which_seats_each_setup_has(server: RunningServer) -> None:
    (game,) = [one for one in server.get("/api/games") if one["slug"] == "onboard"]
    assert game["seats"] == TWO.split()
    assert game["seats_by"] == {"players": {"2": TWO.split(), "3": FOUR.split(), "4": FOUR.split()}}


@pytest.mark.parametrize(("players", "letters"), [("2", FOUR), ("3", TWO), ("4", TWO), ("4", "A1 A2 D1 D1")])
def test_seats_that_the_setup_does_not_have_are_refused(server: RunningServer, players: str, letters: str) -> None:
    body = {
        "game": "onboard",
        "options": {"players": players},
        "seats": [{"seat": letter, "kind": "human"} for letter in letters.split()],
    }
    answer = server.http.post("/api/matches", json=body)
    assert (answer.status_code, answer.json()["error"]["kind"]) == (422, "seats")


@pytest.mark.parametrize("letters", [TWO, FOUR])
@pytest.mark.parametrize("kind", ["turn", "bank", "days", "none"])
def test_every_seat_of_the_table_and_no_other_is_shown_and_has_a_clock(
    server: RunningServer, letters: str, kind: str
) -> None:
    limits = {"turn": {"seconds": 60}, "bank": {"seconds": 60, "increment": 1}, "days": {"days": 1}, "none": {}}
    match = table(server, letters, clock={"kind": kind, **limits[kind]})
    assert [one["seat"] for one in match.facts()["seats"]] == letters.split()
    for letter in letters.split():
        with match.sit(letter) as seat:
            assert seat.welcome["seat"] == letter
            clock = seat.now["clock"]
            assert clock is None if kind == "none" else list(clock["left"]) == letters.split()


@pytest.mark.parametrize("letters", [TWO, FOUR])
def test_when_a_seats_time_is_up_its_team_loses(start: Starter, letters: str) -> None:
    """[OB-SEAT-03] Who is on its side loses with it; the other team wins whole."""
    time = Time()
    match = table(start(time=time), letters, clock={"kind": "turn", "seconds": 60})
    with match.sit("A1") as seat:
        asked = set(seat.now["asked"]["seats"])
        time.seconds += 61
        over = seat.until(lambda client: bool(client.now["outcome"])).now["outcome"]
    losers = {letter[0] for letter in asked}
    assert over["winners"] == [letter for letter in letters.split() if letter[0] not in losers]
    record = match.server.http.get(f"/api/matches/{match.id}/record").content
    assert verify(record).status == HOLDS
    replays = {seat: match.server.http.get(f"/api/matches/{match.id}/replay?seat={seat}") for seat in FOUR.split()}
    there = letters.split()
    assert {seat: answer.status_code for seat, answer in replays.items()} == {
        seat: 200 if seat in there else 422 for seat in FOUR.split()
    }


def test_who_resigns_takes_the_team_along(server: RunningServer) -> None:
    """[OB-SEAT-03]"""
    match = table(server, FOUR)
    with match.sit("D2") as seat, match.sit() as watcher:
        seat.ask("resign")
        over = watcher.until(lambda client: bool(client.now["outcome"])).now["outcome"]
    assert (over["kind"], over["winners"]) == ("resignation", ["A1", "A2"])


def first_asked(clients: dict[str, Client]) -> Client:
    return next(client for client in clients.values() if client.now["choices"])


def test_a_takeback_needs_the_word_of_every_other_seat(server: RunningServer) -> None:
    match = table(server, FOUR)
    clients = {letter: match.sit(letter) for letter in FOUR.split()}
    try:
        while True:
            actor = first_asked(clients)
            actor.do(actor.now["choices"][0])
            for client in clients.values():
                client.catch_up()
            if not actor.now["undo"]:
                break
        before = actor.now["position"]
        others = [client for client in clients.values() if client is not actor]
        assert actor.ask("takeback")["type"] == "done"
        for client in others[:2]:
            client.until(lambda one: one.now["takeback"] is not None)
            assert client.ask("takeback-answer", agree=True)["type"] == "done"
        assert actor.quiet(0.1)
        assert actor.now["position"] == before, "one has not agreed yet"
        others[2].until(lambda one: one.now["takeback"] is not None)
        assert others[2].ask("takeback-answer", agree=True)["type"] == "done"
        actor.until(lambda one: one.updates[-1]["events"][0]["kind"] == "taken-back")
        assert actor.now["position"] != before
    finally:
        for client in clients.values():
            client.close()


SETUPS = [
    pytest.param(slug, {name: value}, id=f"{slug} {name}={value}")
    for slug in SLUGS
    for name, tables in seats_by(load_game(slug)).items()
    for value in tables
]


@pytest.mark.parametrize(("slug", "options"), SETUPS)
def test_at_a_table_of_any_size_the_log_tells_the_whole_match(slug: str, options: dict[str, str]) -> None:
    """Every seat and the spectators find again what they were sent, and are asked the same, after all is read anew."""
    stored = stored_start(slug, 1, options)
    sitting = Sitting(stored)
    pick = random.Random(1)
    for number in range(60):
        if sitting.question is None or sitting.match is None:
            break
        seat = pick.choice(sitting.question.seats)
        text = pick.choice(legal(sitting.match.state, seat)).text
        stored.entries.extend(sitting.enter(PLAY, seat, text, 2.0 + number, f"a{number}"))
    again = Sitting(stored)
    assert sitting.streams is not None
    assert again.streams is not None
    for reader in (*range(len(sitting.seats)), SPECTATOR):
        heard = [bytes(update) for update in sitting.streams.after(reader, -1)]
        assert [bytes(update) for update in again.streams.after(reader, -1)] == heard
        now = sitting.now(reader, 70.0)
        assert now is not None
        assert again.now(reader, 70.0) == now
        assert list(now["clock"]["left"]) == sitting.letters
    assert again.summary() == sitting.summary()
    assert len(again.seats) == len(sitting.letters)


@pytest.mark.parametrize("slug", SLUGS)
@given(data=st.data())
@settings(max_examples=200, deadline=None, derandomize=True)
def test_whatever_text_is_sent_as_an_action_is_taken_or_refused(slug: str, data: st.DataObject) -> None:
    """Anything at all, and actions of the game with a word that is not theirs."""
    sitting = new_sitting(slug, 1)
    assert sitting.match is not None
    assert sitting.question is not None
    seat = sitting.question.seats[0]
    choices = [action.text for action in legal(sitting.match.state, seat)]
    words = data.draw(st.sampled_from(choices)).split()
    place = data.draw(st.integers(0, len(words)))
    text = data.draw(
        st.one_of(st.text(max_size=40), st.just(" ".join([*words[:place], data.draw(st.text(max_size=8))])))
    )
    with suppress(Refused):
        assert check_act(sitting, seat, sitting.last(seat), text) in choices


def test_a_table_with_computers_in_three_seats_plays_on_by_itself(server: RunningServer) -> None:
    match = table(server, FOUR, "human computer:recruit computer:recruit computer:recruit")
    with match.sit("A1") as seat:
        seat.until_asked()
        for _ in range(5):
            seat.do(seat.now["choices"][-1])
            seat.until_asked()
        assert {update["by"] for update in seat.updates} > {"A1"}


def test_a_match_of_four_seats_goes_on_after_a_restart(start: Starter) -> None:
    first = start()
    match = table(first, FOUR)
    clients = {letter: match.sit(letter) for letter in FOUR.split()}
    play_on(clients, 30)
    for client in clients.values():
        client.catch_up()
    seen = {letter: (client.n, client.now) for letter, client in clients.items()}
    first.stop()
    match.server = start()
    for letter in FOUR.split():
        with match.sit(letter, since=-1) as again:
            assert (again.n, again.now) == seen[letter]
            assert len(again.welcome["updates"]) == again.n + 1
