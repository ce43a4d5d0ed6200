"""The estimate of a position, and whether the computer plays recognisably in every mode."""

import pytest

from tests.games.siegestorm.table import TableOf
from tests.players.playing import play_out
from warbox.engine.decision import CHANCE
from warbox.engine.sampler import Sampler
from warbox.engine.turn import apply, chance, legal
from warbox.games.siegestorm.actions import CardAction
from warbox.games.siegestorm.evaluate import quality
from warbox.games.siegestorm.game import GAME
from warbox.players import make_player
from warbox.players.greedy import Greedy
from warbox.players.table import SeatTable


def greedy_choice(table: TableOf, text: str, *lines: str, seat: str = "A") -> str:
    game = table(text)
    game.do(*lines)
    player = make_player("greedy", GAME, 1)
    return player.choose(SeatTable(GAME, game.state, GAME.parse_seat(seat))).text


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("A resources=tengu,tengu,tengu,tengu", "A resources=tengu,tengu,tengu"),
        ("A resources=tengu,tengu hand=tengu", "A resources=tengu,tengu"),
        ("A hand=ancient_dragon", "A hand=snow_runner"),
        ("A support=tengu", "A support=tengu:committed"),
        ("A T3=tengu", "A T1=tengu"),
        ("", "B T3=tengu"),
        ("A resources=tengu,tengu FL=tengu", "A resources=tengu,tengu"),
    ],
)
def test_what_is_better_for_a_player(table: TableOf, better: str, worse: str) -> None:
    """[SGS-DRAW-04] Resources, cards in hand, Supporters, creatures near the end of the track and on the Frontline."""
    values = [GAME.evaluate(table(text).state, 0) for text in (better, worse)]
    assert values[0] > values[1]


def test_greedy_pays_with_what_it_needs_least(table: TableOf) -> None:
    """[SGS-COST-05] A card that does little before one that does much, a Supporter that is ready before both."""
    hand = "A hand=masked_chameleon,ancient_dragon,snow_runner"
    assert greedy_choice(table, hand, "A: deploy masked_chameleon") == "discard snow_runner"
    ready = f"{hand} support=tengu,tengu"
    assert greedy_choice(table, ready, "A: deploy masked_chameleon") in ("commit 1", "commit 2", "pay")


def test_greedy_deploys(table: TableOf) -> None:
    """[SGS-TURN-05] An empty Deployment Zone is filled."""
    assert greedy_choice(table, "A hand=armored_yak").startswith("deploy")


def test_greedy_goes_on_rather_than_waste_a_card(table: TableOf) -> None:
    """[SGS-TURN-08] Ending the turn is judged like any other choice, by what comes after."""
    text = "options mode=solo\nA hand=prayer_wheel_novice T1=tengu\nboss T3=goblin_archer"
    assert greedy_choice(table, text) == "next"


@pytest.mark.parametrize(("mode", "seats"), [("duel", 2), ("solo", 1), ("coop", 2), ("last3", 3), ("last4", 4)])
def test_computers_fill_every_seat_of_every_mode(mode: str, seats: int) -> None:
    """[SGS-DUEL-01] [SGS-SOLO-07] [SGS-COOP-01] [SGS-LAST-01] A whole game; creatures are deployed and storm."""
    state = GAME.new(GAME.complete_options({"mode": mode}))
    assert len(GAME.seated(state)) == seats
    players = [Greedy(GAME, seat, trials=1) for seat in range(seats)]
    sampler = Sampler(5)
    verbs = set()
    while state.question is not None:
        seat = state.question.seats[0]
        if seat == CHANCE:
            chance(state, sampler)
            continue
        action = players[seat].choose(SeatTable(GAME, state, seat))
        verbs.add(action.text.split()[0])
        apply(state, seat, action)
    assert state.outcome is not None
    assert verbs >= {"next", "deploy", "play", "storm", "pass"}


def test_greedy_beats_random() -> None:
    """[SGS-DUEL-01] Four duels of starters, from either seat."""
    wins = 0
    for seed in range(4):
        state = GAME.new(GAME.complete_options({}))
        good = seed % 2
        players = [make_player("greedy" if seat == good else "random", GAME, seed) for seat in range(2)]
        wins += play_out(GAME, state, players, seed).score(good) == 1.0
    assert wins >= 3


def test_whoever_pays_thinks_of_the_card_that_is_worth_least_first() -> None:
    """[SGS-COST-05] Paying all at once takes the dearest cards: no level does that if it need not."""
    sampler, paid = Sampler(3), 0
    while paid < 5:
        state = GAME.new(GAME.complete_options({}))
        while (question := state.question) is not None and paid < 5:
            seat = question.seats[0]
            if seat < 0:
                chance(state, sampler)
                continue
            choices = legal(state, seat)
            discards = [one for one in GAME.candidates(state, seat) if isinstance(one, CardAction)]
            if question.kind == "pay" and len(discards) > 1:
                paid += 1
                assert "pay" not in {one.text for one in GAME.candidates(state, seat)}
                worth = [quality(state.box.designs[one.design]) for one in discards]
                assert worth == sorted(worth)
            apply(state, seat, choices[int(sampler.below(len(choices)))])
