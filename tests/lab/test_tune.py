"""Numbers found by playing: where the knobs go, and that a game plays by those it is given."""

import pytest

from warbox.games import SLUGS, load_game
from warbox.lab.batch import Plan, seed_of
from warbox.lab.tune import ROUND, TURN, Duel, Way, as_module, duel, main, play, signs, turned

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


def test_a_duel_is_two_games_with_the_sides_swapped() -> None:
    """Each setting has each side once, with the same dice, so that a setting against itself is even."""
    game = load_game("tideofiron")
    options = game.complete_options({"scenario": "s2"})
    way = signs(PLAN, 3, list(game.knobs()))
    up, down = turned(game.knobs(), way, TURN), turned(game.knobs(), way, -TURN)
    dice = seed_of(PLAN, 3, "dice")
    expected = play(game.turned([up, down]), options, dice) - play(game.turned([down, up]), options, dice)
    assert duel(PLAN, {"scenario": ["s2"]}, None, game.knobs(), 3) == Duel(3, expected)
    alone = play(game.turned([game.knobs(), down]), options, dice) - play(
        game.turned([game.knobs(), up]), options, dice
    )
    assert duel(PLAN, {"scenario": ["s2"]}, 1, game.knobs(), 3) == Duel(3, alone), "less for the first is more for it"


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
