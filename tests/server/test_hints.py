"""Hints: told to who asks, from what the seat may know, and marked in the record as asked for."""

from typing import Any

import pytest

from tests.play.forge import dump, load, rechain
from tests.server.conftest import Starter
from tests.server.table import RunningServer
from warbox.engine.decision import CHANCE
from warbox.engine.sampler import Sampler
from warbox.engine.state import State
from warbox.engine.turn import apply, chance, legal
from warbox.games import load_game
from warbox.play.record import parse_record
from warbox.play.verify import BROKEN, HOLDS, verify
from warbox.server.computers import advise, imagined

GUNS = "S @6,4 N\nI @7,4 N\nat plot"
EFFORT = {"playouts": 2, "futures": 1}


def moment(slug: str, seed: int, seat: int) -> State:
    """The last of some moments at which the seat has a choice and something is hidden from it."""
    game, sampler = load_game(slug), Sampler(seed)
    state: State = game.new(game.complete_options({}))
    found = state.clone()
    for _ in range(300):
        question = state.question
        if question is None:
            break
        if question.seats[0] == CHANCE:
            chance(state, sampler)
            continue
        if seat in question.seats and len(legal(state, seat)) > 1:
            guesses = [game.format(game.determinize(state, seat, Sampler(guess))) for guess in (7, 8)]
            if guesses[0] != guesses[1]:
                found = state.clone()
        actor = question.seats[int(sampler.below(len(question.seats)))]
        choices = legal(state, actor)
        apply(state, actor, choices[int(sampler.below(len(choices)))])
    return found


@pytest.mark.parametrize("slug", ["broadsides", "onboard", "siegestorm"])
@pytest.mark.parametrize("seat", [0, 1])
def test_what_a_seat_may_not_know_changes_no_hint(slug: str, seat: int) -> None:
    """Two truths that the seat cannot tell apart give the same position to think about, and the same hint."""
    game = load_game(slug)
    state = moment(slug, 4, seat)
    truths = [state, *(game.determinize(state, seat, Sampler(seed)) for seed in (7, 8))]
    assert len({game.format(truth) for truth in truths}) > 1, "there is something to hide"
    positions = {imagined(game, truth, seat, 5) for truth in truths}
    assert len(positions) == 1
    texts = {advise(slug, imagined(game, truth, seat, 5), seat, EFFORT, 5) for truth in truths}
    assert len(texts) == 1
    told = load_json(texts.pop())
    assert told["action"] in [action.text for action in legal(state, seat)]


def load_json(text: str) -> dict[str, Any]:
    found: dict[str, Any] = load(text.encode())[0]
    return found


def test_only_who_asks_is_told_and_all_know_that_it_was_asked(server: RunningServer) -> None:
    match = server.new_match(start=GUNS)
    with match.sit("S") as seat, match.sit("I") as other, match.sit() as watcher:
        asked = seat.n
        assert seat.ask("hint")["type"] == "done"
        assert seat.now["hint"] == "asked"
        told = seat.hear("hint")
        assert told["n"] == asked
        assert told["hint"]["action"] in seat.now["choices"]
        assert told["hint"]["choices"] == len(seat.now["choices"])
        for reader in (other, watcher):
            update = reader.hear("update")
            assert [(event["kind"], event["facts"]) for event in update["events"]] == [("hint-asked", {"seat": "S"})]
            assert update["now"]["hint"] is None
            assert not any(b'"type":"hint"' in message for message in reader.catch_up().raw)
        with match.sit("S", since=seat.n) as again:
            assert again.now["hint"] == told["hint"], "it is kept for who comes back"
        assert seat.refused("hint") == "hint-again"
        seat.do(told["hint"]["action"])
        assert seat.now["hint"] is None, "it was for that question"
        assert seat.refused("hint") == "not-asked"
        assert seat.ask("undo")["type"] == "done"
        assert seat.now["hint"] is None
        assert seat.ask("hint")["type"] == "done", "the question is put anew"
        other.do("plot S S S")
        seat.hear("hint")


def test_the_next_question_of_the_same_seat_has_no_hint_yet(server: RunningServer) -> None:
    match = server.new_match()
    with match.sit("S") as seat:
        seat.ask("hint")
        seat.hear("hint")
        seat.do("place crew A4")
        assert (seat.now["asked"]["kind"], seat.now["hint"]) == ("deploy", None)


def test_an_unanswered_hint_is_thought_of_again_after_a_restart(start: Starter) -> None:
    running = start()
    match = running.new_match(start=GUNS)
    with match.sit("S") as seat:
        assert seat.ask("hint")["type"] == "done"
    running.stop()
    match.server = start()
    with match.sit("S") as seat:
        if seat.now["hint"] == "asked":
            assert seat.hear("hint")["hint"]["action"] in seat.now["choices"]
        else:
            assert seat.now["hint"]["action"] in seat.now["choices"]


@pytest.mark.parametrize(
    ("seats", "wish", "given"),
    [
        ("human computer", None, True),
        ("human human", None, True),
        ("human friend", None, False),
        ("human friend", True, True),
        ("human human", False, False),
    ],
)
def test_hints_are_for_those_who_share_a_screen_unless_it_is_said_otherwise(
    server: RunningServer, seats: str, wish: bool | None, given: bool
) -> None:
    match = server.new_match(seats, reveal="friend" not in seats, start=GUNS, hints=wish)
    assert match.facts()["hints"] is given
    if "friend" not in seats and not given:
        with match.sit("S") as seat:
            assert seat.refused("hint") == "hint-off"
            assert seat.now["hint"] is None


def test_the_record_says_who_asked_how_often(server: RunningServer) -> None:
    match = server.new_match(start=GUNS, hints=True)
    with match.sit("S") as first:
        first.ask("hint")
        first.hear("hint")
        first.do("plot L L L")
        first.ask("undo")
        first.ask("hint")
        assert first.ask("resign")["type"] == "done"
    record = server.http.get(f"/api/matches/{match.id}/record").content
    assert parse_record(record).end.hints == {"S": 2}  # type: ignore[union-attr]
    verdict = verify(record)
    assert (verdict.status, verdict.hints) == (HOLDS, {"S": 2})
    assert server.get(f"/api/matches/{match.id}/verdict")["hints"] == {"S": 2}
    lines = load(record)
    lines[-1]["hints"] = {"X": 1}
    del lines[-1]["signature"]
    for name in ("host", "signature"):
        del lines[0][name]
    assert verify(dump(rechain(lines))).status == BROKEN
