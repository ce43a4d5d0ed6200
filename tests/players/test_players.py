"""What the computer's players choose, and what they must not know."""

from collections import Counter

import pytest

from tests.players.wager import GAME, WagerState, betting, matching
from warbox.engine.action import Action
from warbox.players import PLAYERS, make_player
from warbox.players.greedy import Greedy
from warbox.players.table import SeatTable


def choice(name: str, state: WagerState, seed: int = 1) -> str:
    return make_player(name, GAME, seed).choose(SeatTable(GAME, state, 0)).text


@pytest.mark.parametrize("name", PLAYERS)
def test_a_player_repeats_itself_with_the_same_seed(name: str) -> None:
    state = betting(0, "coin heads", "coin tails", "keep 50")
    for seed in range(10):
        assert choice(name, state, seed) == choice(name, state, seed)


@pytest.mark.parametrize("name", PLAYERS)
def test_a_player_does_not_know_what_its_seat_may_not_know(name: str) -> None:
    for seed in range(20):
        heads, tails = (betting(coin, "coin heads", "coin tails") for coin in (0, 1))
        assert choice(name, heads, seed) == choice(name, tails, seed)


@pytest.mark.parametrize("name", PLAYERS)
def test_a_player_does_not_know_an_answer_given_in_secret(name: str) -> None:
    for seed in range(20):
        assert choice(name, matching(0), seed) == choice(name, matching(1), seed)


@pytest.mark.parametrize("name", PLAYERS)
def test_a_player_leaves_the_state_as_it_is(name: str) -> None:
    state = betting(0, "die 4", "keep 20")
    choice(name, state)
    assert (state.stake, len(state.stack)) == (50, 1)
    assert state.question is not None
    assert state.question.kind == "bet"


def test_random_takes_every_choice_equally_often() -> None:
    player = make_player("random", GAME, 3)
    table = SeatTable(GAME, betting(0, "keep 1", "keep 2", "keep 3"), 0)
    counted = Counter(player.choose(table).text for _ in range(3000))
    assert set(counted) == {"keep 1", "keep 2", "keep 3"}
    assert all(900 < count < 1100 for count in counted.values())


def test_greedy_averages_a_roll_exactly() -> None:
    """Three faces in six are worth 50: one hundredth more or less decides, for every seed and with a single trial."""
    for seed in range(20):
        for keep, expected in ((49, "die 4"), (51, "keep 51")):
            state = betting(0, f"keep {keep}", "die 4")
            assert Greedy(GAME, seed, trials=1).choose(SeatTable(GAME, state, 0)).text == expected


def test_greedy_averages_over_what_it_cannot_know() -> None:
    """A bet on a hidden coin is worth half; a sure 80 is better, whatever the coin shows."""
    for coin in (0, 1):
        assert choice("greedy", betting(coin, "coin heads", "keep 80", "coin tails")) == "keep 80"


def test_greedy_averages_over_the_secret_answers_of_others() -> None:
    """Saying tails wins only if B does, which is worth half; heads is a sure 40."""
    chosen = Counter(choice("greedy", matching(), seed) for seed in range(30))
    assert chosen["tails"] > chosen["heads"]
    assert Greedy(GAME, 5, trials=400).choose(SeatTable(GAME, matching(), 0)) == Action("tails")


def test_greedy_plays_on_until_the_consequences_are_in() -> None:
    """A whisper changes nothing before B has been asked: judged too early all whispers look the same."""
    for seed in range(10):
        assert choice("greedy", betting(0, "whisper bad", "whisper good", "keep 60"), seed) == "whisper good"


def test_greedy_leaves_equal_choices_to_its_seed() -> None:
    state = betting(0, "die 3", "keep 20", "die 3 ")
    assert {choice("greedy", state, seed) for seed in range(20)} == {"die 3", "die 3 "}


def test_greedy_stops_at_its_deadline() -> None:
    state = betting(0, "keep 30", "keep 70")
    hasty = Greedy(GAME, 1, trials=10**9, seconds=0.0)
    assert hasty.choose(SeatTable(GAME, state, 0)).text == "keep 70"


def test_an_unknown_player_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(KeyError, match="no player 'stockfish'; there are random, greedy"):
        make_player("stockfish", GAME, 1)
