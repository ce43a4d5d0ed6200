"""Batches: every game has its own seeds, seats are shared fairly, the number of processes changes nothing."""

import os
import signal
from collections import Counter

import pytest

from warbox.games import load_game
from warbox.lab import batch
from warbox.lab.batch import Plan, Played, WorkerFailed, play_game, play_games, player_at
from warbox.lab.results import report
from warbox.players.guests import GuestError

OPTIONS = load_game("broadsides").complete_options({"idle-turns": "20"})
PLAN = Plan("broadsides", ("random", "random"), 7, OPTIONS)


def test_the_same_seed_plays_the_same_games_in_however_many_processes() -> None:
    alone = [play_game(PLAN, number) for number in range(12)]
    for workers in (1, 3):
        together = sorted(play_games(PLAN, range(12), workers), key=lambda played: played.game)
        assert together == alone


def test_games_of_a_batch_differ() -> None:
    assert len({played.decisions for played in (play_game(PLAN, number) for number in range(40))}) > 1
    other = Plan("broadsides", ("random", "random"), 8, OPTIONS)
    assert [play_game(PLAN, n) for n in range(40)] != [play_game(other, n) for n in range(40)]


def test_players_change_seats_after_every_game() -> None:
    assert [[player_at(PLAN, game, seat) for seat in (0, 1)] for game in range(3)] == [[0, 1], [1, 0], [0, 1]]
    three = Plan("broadsides", ("a", "b", "c"), 1, {})
    assert Counter(player_at(three, game, 2) for game in range(9)) == {0: 3, 1: 3, 2: 3}


def test_a_batch_that_is_stopped_keeps_the_games_that_are_over() -> None:
    finished: list[Played] = []
    for played in play_games(PLAN, range(10**6), 2, lambda: len(finished) >= 20):
        finished.append(played)
    assert 20 <= len(finished) < 10**6
    assert all(played == play_game(PLAN, played.game) for played in finished[:5])
    assert len({played.game for played in finished}) == len(finished)


def test_a_fault_in_a_game_is_told_with_the_game_s_number() -> None:
    """It must not look like a batch without games."""
    faulty = Plan("broadsides", ("random", "random"), 7, OPTIONS | {"sea": "dry"})
    with pytest.raises(WorkerFailed, match=r"game \d:\n(.|\n)*'sea'"):
        list(play_games(faulty, range(3), 2))


def test_a_guest_that_cannot_play_is_told_as_such() -> None:
    faulty = Plan("broadsides", ("random", "nowhere.py:nobody"), 7, OPTIONS)
    with pytest.raises(GuestError, match=r"^nowhere\.py:nobody: FileNotFoundError"):
        list(play_games(faulty, range(3), 2))


class Killer:
    """Pickled as a plan: unpickling it kills the process that plays."""

    def __reduce__(self) -> tuple[object, ...]:
        return os._exit, (3,)


def test_a_process_that_dies_is_noticed() -> None:
    with pytest.raises(WorkerFailed, match="ended too early"):
        list(play_games(Killer(), range(3), 2))  # type: ignore[arg-type]


def test_a_report_counts_by_player_and_by_seat() -> None:
    played = [
        Played(0, "sunk", "BBP-WIN-03", (0,), 10),
        Played(1, "sunk", "BBP-WIN-03", (0,), 20),
        Played(2, "idle", "BBP-R-42", (), 30),
        Played(3, "eliminated", "BBP-WIN-04", (1,), 40),
    ]
    told = report(PLAN, played[::-1], 10, True)
    assert (told.games, told.asked, told.interrupted) == (4, 10, True)
    first, second = told.players
    assert [rate.count for rate in (first.score.wins, first.score.draws, first.score.losses)] == [2, 1, 1]
    assert [rate.count for rate in (second.score.wins, second.score.draws, second.score.losses)] == [1, 1, 2]
    assert (first.by_seat["S"].wins.count, first.by_seat["S"].wins.of) == (1, 2)
    assert (first.by_seat["I"].wins.count, first.by_seat["I"].losses.count) == (1, 1)
    assert [told.seats[seat].wins.count for seat in "SI"] == [2, 1]
    assert told.ends == {"sunk": 2, "eliminated": 1, "idle": 1}
    assert told.decisions is not None
    assert told.decisions.median == 25
    assert told.turns is None


def test_turns_are_reported_where_the_game_counts_them() -> None:
    plan = Plan("siegestorm", ("random", "random"), 1, load_game("siegestorm").complete_options({}))
    played = [play_game(plan, number) for number in range(3)]
    told = report(plan, played, 3, False)
    assert told.turns is not None
    assert told.turns.median == sorted(game.turns for game in played)[1] > 1


def test_a_report_of_no_games_is_a_report() -> None:
    told = report(PLAN, [], 5, True)
    assert (told.games, told.decisions, told.ends) == (0, None, {})


def test_interrupts_are_let_through_again() -> None:
    before = signal.pthread_sigmask(signal.SIG_BLOCK, set())
    with batch.interrupts_held_back():
        assert signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, set())
    assert signal.pthread_sigmask(signal.SIG_BLOCK, set()) == before
