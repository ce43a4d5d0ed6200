"""Chances in a combat, compared with counting every case."""

from fractions import Fraction
from itertools import combinations

import pytest

from warbox.engine.decision import CHANCE
from warbox.engine.sampler import Sampler
from warbox.engine.turn import chance, legal, submit
from warbox.games.onboard.game import GAME
from warbox.games.onboard.outlook import odds, preview
from warbox.games.onboard.pieces.card import CARDS, COUNTER, DECKS, FACES, KIND, TRAP
from warbox.games.onboard.pieces.deck import counted
from warbox.games.onboard.reckoning.odds import Unseen, unseen_by


def pool(*names: str) -> list[int]:
    return [CARDS.index(name) for name in names]


SMALL = pool("barricade", "barricade", "counter", "trap_jaws", "trap_stun", "trap_explosive", "covering_fire")


def worlds(cards: list[int], traps: int) -> list[list[int]]:
    """What can be left of the cards when so many trap cards lie on the table."""
    places = [place for place, card in enumerate(cards) if KIND[card] == TRAP]
    return [[card for place, card in enumerate(cards) if place not in laid] for laid in combinations(places, traps)]


@pytest.mark.parametrize("traps", [0, 1, 2, 3])
@pytest.mark.parametrize("attack", [True, False])
def test_the_points_of_unseen_cards_are_those_of_every_draw(traps: int, attack: bool) -> None:
    """[OB-COMBAT-11] [OB-R-60]"""
    for size in range(4):
        totals: dict[int, Fraction] = {}
        possible = worlds(SMALL, traps)
        for cards in possible:
            draws = list(combinations(cards, size))
            for draw in draws:
                points = sum(FACES[card].attack if attack else FACES[card].defence for card in draw)
                totals[points] = totals.get(points, Fraction(0)) + Fraction(1, len(draws) * len(possible))
        found = Unseen(counted(SMALL), traps).total(size, attack)
        assert {value: found.exactly(value) for value, _ in found.outcomes()} == totals


@pytest.mark.parametrize("traps", [0, 1, 2])
def test_the_chance_of_a_counter_is_that_of_every_hand(traps: int) -> None:
    held = cases = Fraction(0)
    for cards in worlds(SMALL, traps):
        for hand in combinations(cards, 3):
            cases += 1
            held += COUNTER in hand
    assert Unseen(counted(SMALL), traps).chance_of(COUNTER, 3) == held / cases


def test_no_more_cards_are_drawn_than_there_are() -> None:
    unseen = Unseen(counted(SMALL), 3)
    with pytest.raises(ValueError, match="there are 4 unseen cards, not 5"):
        unseen.total(5, True)
    with pytest.raises(ValueError, match="there are 4 unseen cards, not 5"):
        unseen.chance_of(COUNTER, 5)


def test_at_the_start_all_cards_of_the_other_deck_are_unseen() -> None:
    state = GAME.new({})
    while state.question is not None and state.question.kind != "prepare":
        seat = state.question.seats[0]
        if seat == CHANCE:
            chance(state, Sampler(5))
        else:
            submit(state, seat, legal(state, seat)[0])
    assert unseen_by(state, 0, 1).counts == counted(DECKS[1])
    assert unseen_by(state, GAME.parse_seat("D1"), 1).size == len(DECKS[1]) - 5


@pytest.mark.parametrize("seed", [1, 7, 24])  # of games with many combats
def test_what_a_seat_is_told_does_not_depend_on_what_is_hidden(seed: int) -> None:
    """[OB-R-60] Hints of the true state and of one in which all hidden things are drawn anew are the same."""
    state = GAME.new({"players": "4"})
    sampler, imagination = Sampler(seed), Sampler(seed)
    kinds: set[str] = set()
    while state.question is not None:
        seat = state.question.seats[0]
        if seat == CHANCE:
            chance(state, sampler)
            continue
        for reader in range(4):
            other = GAME.determinize(state, reader, imagination)
            told = odds(state, reader)
            assert (told, preview(state, reader)) == (odds(other, reader), preview(other, reader))
            kinds |= {str(told["kind"])} if told else set()
        choices = legal(state, seat)
        fights = [choice for choice in choices if choice.text.startswith("fight")]
        pick = fights or choices
        submit(state, seat, pick[sampler.below(len(pick))])
    assert kinds >= {"fight", "commit", "counter", "double"}
