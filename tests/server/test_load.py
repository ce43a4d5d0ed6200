"""`make load`: what it reports and when it is content; and that a match piles up little for the garbage collector."""

import gc
import random
import re
from pathlib import Path

import pytest

from tests.server.table import new_sitting
from warbox.engine.turn import legal
from warbox.server import load
from warbox.server.entry import PLAY
from warbox.server.run import settle_memory
from warbox.server.sitting import Sitting

ACTIONS = 60
MOST_OBJECTS = 3.0  # for each action; as objects, updates and events made thirty


def test_bots_play_at_once_and_the_report_says_how_fast(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """How fast it is depends on the machine; that nothing fails does not."""
    db = f"sqlite:///{tmp_path / 'load.db'}"
    load.main(["--matches", "6", "--seconds", "2", "--pace", "0.1", "--db", db])
    told = capsys.readouterr().out
    assert "6 at once, 12 sockets" in told
    assert "errors       0\n" in told
    assert told.count("p99") == 3


def test_against_computers_it_says_how_long_they_take(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    db = f"sqlite:///{tmp_path / 'load.db'}"
    load.main(["--matches", "3", "--seconds", "3", "--pace", "0.1", "--against", "recruit", "--db", db])
    told = capsys.readouterr().out
    assert "3 at once, 3 sockets" in told
    assert "errors       0\n" in told
    assert re.search(r"^recruit +p50 .*, [1-9]\d* answers; p99 is to be under 1.5 s$", told, re.M)


def test_computers_that_are_late_do_not_content_it(capsys: pytest.CaptureFixture[str]) -> None:
    for computers, status in (([2.9], 0), ([3.1], 1), ([], 1)):
        tally = load.Tally(latencies=[0.01], in_server=[0.01], computers=computers)
        assert load.report(tally, 1, 30, 1, "veteran") == status
    assert "nothing, 0 answers" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("slow", "errors", "status"), [(9, [], 0), (10, [], 1), (0, ["refused"], 1)], ids=["good", "slow", "an error"]
)
def test_it_is_content_if_99_of_100_actions_are_quick_and_none_fails(
    slow: int, errors: list[str], status: int, capsys: pytest.CaptureFixture[str]
) -> None:
    latencies = [0.09] * (1000 - slow) + [0.2] * slow
    tally = load.Tally(latencies=latencies, in_server=latencies, errors=errors)
    assert load.report(tally, 300, 30, 1) == status
    assert capsys.readouterr().out.splitlines()[-1 - len(errors)].startswith("good" if status == 0 else "NOT good")


def test_when_nothing_was_measured_it_is_not_content(capsys: pytest.CaptureFixture[str]) -> None:
    assert load.report(load.Tally(errors=["gone"]), 300, 30, 1) == 1
    assert "gone" in capsys.readouterr().out


def test_a_server_that_does_not_start_is_not_waited_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert load.main(["--db", f"sqlite:///{tmp_path / 'nowhere' / 'load.db'}"]) == 1
    assert capsys.readouterr().out == "the server did not start\n"


def listened_to(number: int) -> Sitting:
    sitting = new_sitting("broadsides", number)
    sitting.heard = {0, 1}
    return sitting


def play_some(sitting: Sitting, pick: random.Random) -> None:
    for _ in range(ACTIONS):
        assert sitting.match is not None
        assert sitting.question is not None
        seat = sitting.question.seats[0]
        sitting.enter(PLAY, seat, pick.choice(legal(sitting.match.state, seat)).text, 1.0)
        sitting.outbox.clear()


def test_a_match_in_play_leaves_collections_of_garbage_little_to_walk_through() -> None:
    """Everybody waits while Python looks through all objects that could be in cycles: a match may not pile them up."""
    play_some(listened_to(1), random.Random(1))  # whatever is made once for all matches
    sittings = [listened_to(number) for number in (2, 3, 4)]
    gc.collect()
    before = len(gc.get_objects())
    for sitting in sittings:
        play_some(sitting, random.Random(2))
    gc.collect()
    assert (len(gc.get_objects()) - before) / (ACTIONS * len(sittings)) < MOST_OBJECTS


def test_what_is_loaded_when_a_server_starts_is_not_walked_through_again() -> None:
    before = gc.get_threshold()
    try:
        settle_memory()
        assert gc.get_freeze_count() > 10_000
        assert gc.get_threshold() > before
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)
