"""The sampler: the same numbers interpreted and compiled, and no seed that traps 64-bit arithmetic."""

from collections import Counter

import pytest

from warbox.engine.sampler import Sampler

# L'Ecuyer's recurrences worked out with Python's integers: four numbers, five dice, an order of six.
KNOWN = {
    0: ([438379562, 359288887, 1406510214, 276630551], [1, 5, 3, 2, 3], [2, 5, 1, 4, 0, 3]),
    1: ([151886861, 2055093929, 1163877142, 330075866], [1, 2, 5, 6, 3], [3, 4, 0, 5, 1, 2]),
    42: ([1290587497, 716143114, 1953339004, 373850218], [1, 3, 3, 2, 6], [4, 0, 3, 2, 5, 1]),
    -1: ([1270724766, 1428906116, 1481946861, 1594222787], [2, 5, 3, 6, 3], [2, 4, 0, 1, 3, 5]),
    2**63: ([1815993035, 1043107242, 900825399, 279777189], [5, 3, 6, 6, 3], [1, 5, 0, 2, 3, 4]),
    10**30: ([1469107037, 854340499, 830452109, 1305899747], [2, 5, 3, 5, 5], [4, 3, 1, 5, 2, 0]),
}


@pytest.mark.parametrize("seed", KNOWN)
def test_a_seed_gives_known_numbers_pure_and_compiled(seed: int) -> None:
    numbers, dice, order = KNOWN[seed]
    sampler = Sampler(seed)
    assert [int(sampler.next()) for _ in range(4)] == numbers
    assert sampler.dice(5, 6) == dice
    assert sampler.order(6) == order


def test_the_recurrences_are_those_of_the_paper() -> None:
    first, second = 1, 1
    numbers = []
    for _ in range(1008):
        first, second = first * 40014 % 2147483563, second * 40692 % 2147483399
        numbers.append((first - second - 1) % 2147483562 + 1)
    sampler = Sampler(0)
    assert [int(sampler.next()) for _ in range(1000)] == numbers[8:]


def test_numbers_stay_in_their_range_and_below_is_below() -> None:
    sampler = Sampler(2**62 - 1)
    assert all(1 <= int(sampler.next()) <= 2147483562 for _ in range(2000))
    assert {int(sampler.below(3)) for _ in range(200)} == {0, 1, 2}
    assert int(sampler.below(1)) == 0


def test_dice_are_even() -> None:
    counts = Counter(Sampler(7).dice(60_000, 6))
    assert sorted(counts) == [1, 2, 3, 4, 5, 6]
    assert all(9_600 < count < 10_400 for count in counts.values())


def test_every_order_comes_up_equally_often() -> None:
    sampler = Sampler(11)
    counts = Counter(tuple(sampler.order(4)) for _ in range(24_000))
    assert len(counts) == 24
    assert all(850 < count < 1150 for count in counts.values())


def test_orders_of_nothing_and_of_one_thing() -> None:
    assert Sampler(0).order(0) == []
    assert Sampler(0).order(1) == [0]
    assert Sampler(0).dice(0, 6) == []


def test_a_fork_goes_on_from_here_and_apart() -> None:
    sampler = Sampler(5)
    sampler.next()
    fork = sampler.fork()
    ahead = fork.dice(20, 6)
    assert sampler.dice(20, 6) == ahead


def test_neighbouring_seeds_give_different_dice() -> None:
    assert len({tuple(Sampler(seed).dice(12, 6)) for seed in range(500)}) == 500
