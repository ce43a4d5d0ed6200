"""`warbox ladder`: every pair in both seats, ratings, and going on where it stopped."""

import json
from pathlib import Path

import pytest

from tests.cli.program import run
from warbox.lab.batch import Plan, Played
from warbox.lab.ladder import first_score, ladder

SHORT = ("--option", "idle-turns=10", "--workers", "1", "--games", "4")


def games(plan: Plan, winners: list[str]) -> list[Played]:
    """Games of a plan for two, by who won; `-` is a draw."""
    found = []
    for number, name in enumerate(winners):
        seat = [(plan.players[0], plan.players[1])[(seat + number) % 2] for seat in (0, 1)]
        won = () if name == "-" else (seat.index(name),)
        found.append(Played(number, "sunk", "BBP-WIN-03", won, 10))
    return found


def test_scores_and_ratings_follow_the_games() -> None:
    plan = Plan("broadsides", ("a", "b"), 1, {})
    played = games(plan, ["a", "a", "b", "-"] * 10)
    assert [first_score(plan, one) for one in played[:4]] == [1.0, 1.0, 0.0, 0.5]
    result = ladder([(plan, played)], ["a", "b"])
    (duel,) = result.duels
    assert (duel.games, duel.wins, duel.draws) == (40, 20, 10)
    assert duel.score.rate == 0.625
    assert duel.score.low < 0.5
    assert duel.score.high > 0.7
    assert [one.player for one in result.standings] == ["a", "b"]
    assert all(one.low < one.rating < one.high for one in result.standings)


def test_who_is_stronger_stands_higher() -> None:
    pairs = [("a", "b"), ("a", "c"), ("b", "c")]
    plans = [Plan("broadsides", pair, 3, {}) for pair in pairs]
    result = ladder(
        [(plan, games(plan, [plan.players[0]] * 16 + [plan.players[1]] * 4)) for plan in plans], ["c", "b", "a"]
    )
    assert [one.player for one in result.standings] == ["a", "b", "c"]


def test_a_ladder_that_was_stopped_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    arguments = ("ladder", "broadsides", "--players", "random,greedy", "--json", "--out", str(tmp_path), *SHORT)
    whole = run(monkeypatch, *arguments)
    assert whole.code == 0
    (file,) = tmp_path.iterdir()
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    assert len(lines) == 5
    file.write_text("".join(lines[:3]), encoding="utf-8")
    again = run(monkeypatch, *arguments)
    assert json.loads(again.out) == json.loads(whole.out)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("broadsides", "--players", "random,kasparov"), "there is no player “kasparov”"),
        (("broadsides", "--players", "random,random"), "two different players"),
        (("siegestorm", "--option", "mode=solo"), "one seat"),
    ],
)
def test_what_cannot_be_played_is_refused(
    monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], reason: str
) -> None:
    done = run(monkeypatch, "ladder", *arguments)
    assert done.code == 2
    assert reason in done.err
