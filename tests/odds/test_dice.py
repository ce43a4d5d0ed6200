"""Pools of dice against the enumeration of every result."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from warbox.odds.dice import die, pool, successes, worth
from warbox.odds.distribution import Distribution, certain

D6 = range(1, 7)


def enumerated(values: list[int]) -> Distribution:
    """The distribution of equally likely results."""
    counted = Counter(values)
    return Distribution(min(counted), [counted[value] for value in range(min(counted), max(counted) + 1)])


@pytest.mark.parametrize("count", range(6))
def test_a_pool_of_dice_is_the_sum_of_every_result(count: int) -> None:
    assert pool(count, die(6)) == enumerated([sum(faces) for faces in product(D6, repeat=count)])


@pytest.mark.parametrize("needed", range(2, 8))
@pytest.mark.parametrize("count", range(6))
def test_a_pool_counts_the_dice_that_reach_the_number(count: int, needed: int) -> None:
    results = [sum(face >= needed for face in faces) for faces in product(D6, repeat=count)]
    assert pool(count, successes(needed)) == enumerated(results)


@pytest.mark.parametrize("needed", range(2, 7))
@pytest.mark.parametrize("count", range(6))
def test_a_six_may_count_as_two_successes(count: int, needed: int) -> None:
    results = [sum((face >= needed) + (face == 6) for face in faces) for faces in product(D6, repeat=count)]
    assert pool(count, successes(needed, double=6)) == enumerated(results)


@pytest.mark.parametrize("needed", [3, 5])
def test_a_bonus_die_is_worth_one_success_and_gives_no_further_die(needed: int) -> None:
    def score(face: int, extra: int) -> int:
        return 2 + (extra >= needed) if face == 6 else int(face >= needed)

    results = [score(a, x) + score(b, y) for a, x, b, y in product(D6, repeat=4)]
    expected = enumerated(results)
    measured = pool(2, successes(needed, double=6, bonus=True))
    assert [measured.exactly(n) for n in range(8)] == [expected.exactly(n) for n in range(8)]


def test_more_ones_than_successes_empty_a_weapon() -> None:
    """One number carries both counts: a 1 takes away what a success gives."""
    shot = pool(4, worth([-1, 0, 0, 1, 1, 2]))
    dry = sum(faces.count(1) > sum((face >= 4) + (face == 6) for face in faces) for faces in product(D6, repeat=4))
    assert 1 - shot.at_least(0) == Fraction(dry, 6**4)


@pytest.mark.parametrize(("black", "red", "needed"), [(4, 2, 5), (3, 3, 4), (5, 1, 6), (2, 0, 5)])
def test_red_dice_cancel_the_hits_of_black_dice(black: int, red: int, needed: int) -> None:
    results = []
    for faces in product(D6, repeat=black + red):
        hits = sum(face >= needed for face in faces[:black]) - sum(face >= 5 for face in faces[black:])
        results.append(max(0, hits))
    assert pool(black, successes(needed)).minus(pool(red, successes(5))).clipped(0, black) == enumerated(results)


@pytest.mark.parametrize("bonus", range(4))
def test_an_opposed_roll_with_a_bonus_is_won_tied_or_lost(bonus: int) -> None:
    won = sum(a + bonus > b for a, b in product(D6, repeat=2))
    tied = sum(a + bonus == b for a, b in product(D6, repeat=2))
    rolled = die(6).shifted(bonus).against(die(6))
    assert (rolled.higher, rolled.equal) == (Fraction(won, 36), Fraction(tied, 36))
    assert rolled.higher + rolled.equal + rolled.lower == 1


@given(st.integers(0, 12), st.integers(0, 12))
def test_a_pool_is_the_sum_of_its_parts(first: int, second: int) -> None:
    one = successes(4, double=6)
    assert pool(first, one).plus(pool(second, one)) == pool(first + second, one)


def test_large_pools_stay_exact() -> None:
    thirty = pool(30, die(6))
    assert thirty.total == 6**30
    assert thirty.exactly(180) == Fraction(1, 6**30)
    assert thirty.mean() == 105


def test_a_pool_of_no_dice_is_nothing() -> None:
    assert pool(0, successes(2, double=6)) == certain(0)


def test_impossible_dice_are_refused() -> None:
    with pytest.raises(ValueError, match="negative"):
        pool(-1, die(6))
    with pytest.raises(ValueError, match="at least one face"):
        die(0)
