"""Players from elsewhere: functions, classes and programs sit down beside those of the box."""

import sys
from pathlib import Path

import pytest

from tests.players import guests
from warbox.engine.sampler import Sampler
from warbox.engine.turn import playout
from warbox.games import SLUGS, load_game
from warbox.lab.batch import Plan, play_game
from warbox.lab.ladder import file_name
from warbox.players.guests import GuestError, Writer, check_guest, player_of
from warbox.players.table import SeatTable

FILE = Path(guests.__file__)
PROGRAM = f"!{sys.executable} {FILE}"
GUNS = "S @6,4 N; I @7,4 N; at shot S shots=1 then=0"
BROADSIDES = load_game("broadsides")


def table(text: str = GUNS) -> SeatTable:
    return SeatTable(BROADSIDES, BROADSIDES.parse(text), 0)


def writer(answers: object) -> Writer:
    assert callable(answers)
    return Writer(BROADSIDES, 1, "guest", answers)


@pytest.fixture(autouse=True)
def nothing_heard() -> None:
    guests.heard.clear()


def test_a_function_is_told_all_the_seat_may_know_and_answers_with_a_text() -> None:
    assert writer(guests.first).choose(table()).text == table().legal()[0].text
    assert "You play the seat S." in guests.heard[0]
    assert "BBP-FIRE-05" in guests.heard[0]


def test_an_answer_that_is_not_taken_is_asked_for_again_with_the_reason() -> None:
    answer = writer(guests.stubborn).choose(table())
    assert answer.text == table().legal()[0].text
    assert guests.heard[1].startswith(guests.heard[0])
    assert "BBP-FIRE-07" in guests.heard[1].removeprefix(guests.heard[0])


def test_who_is_not_understood_three_times_gets_a_choice_by_lot() -> None:
    players = [Writer(BROADSIDES, seed, "guest", guests.mumbles) for seed in range(20)]
    answers = {player.choose(table()).text for player in players}
    assert len(answers) > 1
    assert answers <= {action.text for action in table().legal()}
    assert len(guests.heard) == 60


@pytest.mark.parametrize("name", [f"{FILE}:first", "tests.players.guests:first", f"{FILE}:Last", PROGRAM])
def test_a_game_with_a_guest_can_be_repeated(name: str) -> None:
    plan = Plan("broadsides", (name, "random"), 5, BROADSIDES.complete_options({}))
    assert play_game(plan, 0) == play_game(plan, 0)


def test_a_class_is_given_the_table_of_its_seat() -> None:
    assert player_of(f"{FILE}:Last", BROADSIDES, 1).choose(table()).text == table().legal()[-1].text


@pytest.mark.parametrize("slug", SLUGS)
def test_what_a_guest_hears_does_not_depend_on_what_its_seat_may_not_know(slug: str) -> None:
    game = load_game(slug)
    state = game.new(game.complete_options({}))
    sampler = Sampler(3)
    asked = 0
    while asked < 6 and (question := state.question) is not None:
        seat = question.seats[0]
        if seat >= 0:
            asked += 1
            told = []
            for truth in (state, game.determinize(state, seat, Sampler(asked))):
                guests.heard.clear()
                Writer(game, 1, "guest", guests.first).choose(SeatTable(game, truth, seat))
                told.append(list(guests.heard))
            assert told[0] == told[1]
        playout(state, sampler, 7)


def test_a_guest_hears_what_happened_since_it_was_asked() -> None:
    plan = Plan("broadsides", (f"{FILE}:first", "greedy"), 5, BROADSIDES.complete_options({}))
    play_game(plan, 0)
    # the file is a module of its own there, so the ears are its own, too
    module = sys.modules[next(name for name in sys.modules if name.startswith("warbox_guest_"))]
    assert any("What happened since you were last asked:" in text for text in module.heard)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("stockfish", "there is no player 'stockfish'"),
        ("nowhere.py:first", "nowhere.py:first: FileNotFoundError"),
        (f"{FILE}:nobody", "has no attribute 'nobody'"),
        (f"{FILE}:NOBODY", "is a int, neither a function nor a class"),
        ("no.such.module:first", "ModuleNotFoundError"),
        ("!no-such-program --fast", "names no program that can be run"),
        ("!", "names no program"),
        ("!'", "No closing quotation"),
    ],
)
def test_a_guest_that_cannot_be_found_is_named(name: str, why: str) -> None:
    with pytest.raises(GuestError, match=why):
        check_guest(name)


@pytest.mark.parametrize(
    ("name", "why"),
    [(f"{FILE}:fails", "fails: OSError: the model does not answer"), (f"{PROGRAM} 3", "ended in the middle of a game")],
)
def test_a_guest_that_breaks_down_ends_the_run(name: str, why: str) -> None:
    plan = Plan("broadsides", (name, "random"), 5, BROADSIDES.complete_options({}))
    with pytest.raises(GuestError, match=why):
        play_game(plan, 0)


def test_the_games_of_a_guest_have_a_file_of_their_own() -> None:
    plan = Plan("broadsides", ("bots/a.py:first", "!node b.js"), 1, {})
    assert file_name(plan) == "broadsides-bots_a.py_first-_node_b.js.jsonl"
