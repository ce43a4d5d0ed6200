"""Numbers found by playing: where the knobs go, and that a game plays by those it is given."""

from copy import copy
from pathlib import Path
from typing import Any

import pytest

from warbox.engine.action import Action
from warbox.engine.game import Game
from warbox.games import SLUGS, load_game
from warbox.lab import tune
from warbox.lab.batch import Plan, seed_of
from warbox.lab.tune import ROUND, TURN, Duel, Way, as_module, duel, main, play, signs, turned
from warbox.players.levels import Searcher
from warbox.players.table import SeatTable

PLAN = Plan("tideofiron", (), 5, {})


def test_knobs_go_to_where_duels_are_won() -> None:
    """Whoever is nearer to 2.0 with the first knob wins; the second says nothing."""
    way = Way({"told": 1.0, "idle": 1.0}, 40)
    for number in range(way.rounds):
        found = []
        for place in range(number * ROUND, (number + 1) * ROUND):
            turns = signs(PLAN, place, ["told", "idle"])
            up, down = (abs(turned(way.middle(), turns, size)["told"] - 2.0) for size in (TURN, -TURN))
            found.append(Duel(place, 1.0 if up < down else -1.0))
        way.go(PLAN, number, found)
    assert way.found()["told"] == pytest.approx(2.0, rel=0.1)
    assert way.found()["idle"] == pytest.approx(1.0, rel=0.6)


def minds(game: Game[Any], *knobs: dict[str, float]) -> list[Game[Any]]:
    return [game.turned([one, one]) for one in knobs]


def test_a_duel_is_two_games_with_the_sides_swapped() -> None:
    """Each setting has each side once, with the same dice, so that a setting against itself is even."""
    game = load_game("tideofiron")
    among, now = {"scenario": ["s2"]}, game.knobs()
    options = game.complete_options({"scenario": "s2"})
    way = signs(PLAN, 3, list(now))
    up, down = turned(now, way, TURN), turned(now, way, -TURN)
    dice = seed_of(PLAN, 3, "dice")
    first, second = (play(minds(game, *pair), options, dice, 0) for pair in ((up, down), (down, up)))
    assert duel(PLAN, among, None, 0, now, 3) == Duel(3, first - second)
    first, second = (play(minds(game, *pair), options, dice, 0) for pair in ((now, down), (now, up)))
    assert duel(PLAN, among, 1, 0, now, 3) == Duel(3, first - second), "less for the first is more for it"


def test_searches_play_where_playouts_are_given(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each side searches with the game that has its own numbers in mind."""
    asked: set[tuple[int, int, int]] = set()

    class Watched(Searcher):
        def choose(self, table: SeatTable) -> Action:
            asked.add((table.seat, id(self.game), self.effort.playouts))
            return table.legal()[0]

    monkeypatch.setattr(tune, "Searcher", Watched)
    game = load_game("broadsides")
    both = [copy(game), copy(game)]
    play(both, game.complete_options({}), 1, 7)
    assert asked == {(0, id(both[0]), 7), (1, id(both[1]), 7)}


def test_what_is_not_tuned_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the knobs that are named are turned, to where they stood in the setting that won."""
    out = tmp_path / "tastes.py"
    before = load_game("tideofiron").knobs()
    turns = [
        "holding-way",
        "holding-wasted",
        "holding-watch",
        "holding-watch_idle",
        "holding-watching",
        "holding-way_out",
    ]

    def won(plan: Plan, among: object, side: object, playouts: int, middle: dict[str, float], number: int) -> Duel:
        assert sorted(middle) == sorted(turns)
        return Duel(number, float(signs(plan, number, list(middle))["holding-way"]))

    monkeypatch.setattr(tune, "duel", won)
    monkeypatch.setattr(tune, "play_all", lambda one, numbers, workers: map(one, numbers))
    main(["tideofiron", "--duels", "96", "--only", "holding-w", "--workers", "1", "--out", str(out)])
    found: dict[str, dict[str, float]] = {}
    exec(out.read_text(encoding="utf-8"), found)
    learnt = found["LEARNT"]
    assert list(learnt) == list(before)
    assert learnt["holding-way"] > 5.0 * before["holding-way"]
    for name, value in learnt.items():
        assert name in turns or value == pytest.approx(before[name], rel=1e-3)


def test_a_word_that_no_knob_begins_with_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["tideofiron", "--only", "stars", "--duels", "2"])
    assert "no knob of tideofiron begins with stars; there are near, way," in capsys.readouterr().err


@pytest.mark.parametrize("slug", SLUGS)
def test_a_game_whose_knobs_are_not_turned_is_the_game(slug: str) -> None:
    game = load_game(slug)
    again = game.turned([game.knobs(), game.knobs()])
    state = game.new(game.complete_options({}))
    question = state.question
    assert question is not None
    for seat in question.seats:
        if seat >= 0:
            assert [one.text for one in again.broad(state, seat)] == [one.text for one in game.broad(state, seat)]


def test_a_game_without_knobs_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["broadsides", "--duels", "2"])
    assert "broadsides has no knobs" in capsys.readouterr().err


def test_the_file_that_is_written_can_be_read() -> None:
    found: dict[str, object] = {}
    exec(as_module({"near": 1.23456, "way": 15.0}), found)
    assert found["LEARNT"] == {"near": 1.235, "way": 15.0}
