"""Random games in every mode: they end, nothing is lost or doubled, and every position can be read back."""

import pytest

from tests.games.siegestorm.random_cards import position
from tests.games.siegestorm.whole import check_whole
from warbox.engine.decision import CHANCE
from warbox.engine.sampler import Sampler
from warbox.engine.turn import chance_action, legal, submit
from warbox.games.siegestorm.game import GAME
from warbox.games.siegestorm.readings import OPTIONS
from warbox.games.siegestorm.state import SiegestormState

MODES = ["duel", "solo", "coop", "last3", "last4"]
STARTERS = ["ysra", "khunglai", "seraphia", "styxia"]
READINGS = ["storm-order", "stolen-cards", "boss-deploys", "full-leader", "reserve", "reactions", "last-deploys"]
LONGEST = 6000  # answers; the longest game of many hundreds had a third of that


def options(mode: str, number: int) -> dict[str, str]:
    """Decks, level and readings that change from game to game."""
    other = {option.name: option.values[number % 2] for option in OPTIONS if option.name in READINGS}
    decks = {f"deck-{letter}": STARTERS[(number + seat) % 4] for seat, letter in enumerate("abcd")}
    return {"mode": mode, "boss": ["medium", "hard", "very_hard"][number % 3], **decks, **other}


def play_on(state: SiegestormState, sampler: Sampler, most: int) -> int:
    """So many answers, or until the game is over; players rather act than pass."""
    answers = 0
    while state.question is not None and answers < most:
        seats = state.question.seats
        seat = seats[int(sampler.below(len(seats)))]
        if seat == CHANCE:
            submit(state, CHANCE, chance_action(state, sampler))
        else:
            choices = legal(state, seat)
            busy = [choice for choice in choices if choice.text not in ("next", "pass")]
            choices = busy if busy and sampler.below(3) else choices
            submit(state, seat, choices[int(sampler.below(len(choices)))])
        answers += 1
        if state.question is not None:
            check_whole(state)
        if answers % 50 == 0:
            text = GAME.format(state)
            assert GAME.format(GAME.parse(text)) == text
    return answers


@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize("mode", MODES)
def test_a_random_game_ends(mode: str, number: int) -> None:
    """[SGS-DUEL-04] [SGS-SOLO-13] [SGS-R-41] [SGS-LAST-10] Somebody wins: nothing lets a game go on for ever."""
    state = GAME.new(options(mode, number))
    play_on(state, Sampler(number), LONGEST)
    assert state.outcome is not None
    assert state.outcome.winners


@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize("mode", MODES)
def test_cards_of_any_words_of_the_vocabulary_can_be_played(mode: str, number: int) -> None:
    """[SGS-SETUP-09] [SGS-PLAY-08] A card made of known operations needs no code, whatever it says."""
    sampler = Sampler(1000 + number)
    state = GAME.parse(position(mode, sampler))
    assert play_on(state, sampler, 150) > 0
