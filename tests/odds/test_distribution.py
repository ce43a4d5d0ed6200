"""The laws of exact distributions."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from warbox.odds.distribution import Distribution, certain, mixture


@st.composite
def distributions(draw: st.DrawFn) -> Distribution:
    weights = draw(st.lists(st.integers(0, 1000), min_size=1, max_size=8).filter(any))
    return Distribution(draw(st.integers(-20, 20)), weights)


@given(distributions(), distributions())
def test_the_weights_of_a_sum_sum_to_the_product_of_the_totals(a: Distribution, b: Distribution) -> None:
    both = a.plus(b)
    assert sum(both.weights) == both.total == a.total * b.total


@given(distributions(), distributions())
def test_sums_commute(a: Distribution, b: Distribution) -> None:
    assert a.plus(b) == b.plus(a)


@given(distributions(), distributions(), distributions())
def test_sums_associate(a: Distribution, b: Distribution, c: Distribution) -> None:
    assert a.plus(b).plus(c) == a.plus(b.plus(c))


@given(distributions(), distributions())
def test_a_difference_is_the_negated_difference_the_other_way(a: Distribution, b: Distribution) -> None:
    assert a.minus(b) == b.minus(a).negated()


@given(distributions(), distributions())
def test_means_add(a: Distribution, b: Distribution) -> None:
    assert a.plus(b).mean() == a.mean() + b.mean()
    assert a.minus(b).mean() == a.mean() - b.mean()


@given(distributions(), distributions())
def test_a_comparison_enumerates_every_pair(a: Distribution, b: Distribution) -> None:
    pairs = [(x, y, v * w) for x, v in a.outcomes() for y, w in b.outcomes()]
    total = a.total * b.total
    compared = a.against(b)
    assert compared.higher == Fraction(sum(w for x, y, w in pairs if x > y), total)
    assert compared.equal == Fraction(sum(w for x, y, w in pairs if x == y), total)
    assert compared.lower == Fraction(sum(w for x, y, w in pairs if x < y), total)


@given(distributions(), st.integers(-40, 40))
def test_at_least_sums_the_exact_chances_above(a: Distribution, value: int) -> None:
    assert a.at_least(value) == sum((a.exactly(v) for v in range(value, a.most() + 1)), Fraction(0))


@given(distributions())
def test_the_exact_chances_sum_to_one(a: Distribution) -> None:
    assert sum(a.exactly(value) for value, _ in a.outcomes()) == 1


@given(distributions(), st.integers(-30, 30), st.integers(0, 30))
def test_clipping_moves_the_weight_beyond_a_bound_onto_it(a: Distribution, least: int, width: int) -> None:
    clipped = a.clipped(least, least + width)
    assert clipped.total == a.total
    for value in range(least, least + width + 1):
        expected = sum(w for v, w in a.outcomes() if min(max(v, least), least + width) == value)
        assert clipped.exactly(value) == Fraction(expected, a.total)


@given(distributions(), st.lists(st.integers(-25, 25), max_size=5).map(sorted))
def test_a_table_counts_the_thresholds_reached(a: Distribution, thresholds: list[int]) -> None:
    rows = a.table(thresholds)
    for row in range(len(thresholds) + 1):
        expected = sum(w for v, w in a.outcomes() if sum(v >= t for t in thresholds) == row)
        assert rows.exactly(row) == Fraction(expected, a.total)


@given(st.lists(distributions(), min_size=1, max_size=4), st.integers(-20, 30))
def test_a_mixture_has_the_mean_chance_of_its_parts(parts: list[Distribution], value: int) -> None:
    assert mixture(parts).exactly(value) == sum(part.exactly(value) for part in parts) / len(parts)


def test_zero_weights_at_the_ends_do_not_count() -> None:
    assert Distribution(1, [0, 0, 2, 0, 3, 0]) == Distribution(3, [2, 0, 3])
    assert hash(Distribution(1, [0, 0, 2, 0, 3, 0])) == hash(Distribution(3, [2, 0, 3]))
    assert Distribution(3, [2, 0, 3]).outcomes() == [(3, 2), (5, 3)]


def test_what_is_certain_is_a_bonus() -> None:
    rolled = Distribution(1, [1, 2, 3])
    assert rolled.plus(certain(2)) == rolled.shifted(2) == Distribution(3, [1, 2, 3])


@pytest.mark.parametrize(("weights", "reason"), [([], "not zero"), ([0, 0], "not zero"), ([1, -1, 1], "not negative")])
def test_weights_that_are_none_are_refused(weights: list[int], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        Distribution(0, weights)


def test_bounds_and_tables_out_of_order_are_refused() -> None:
    with pytest.raises(ValueError, match="no number is from 2 to 1"):
        certain(0).clipped(2, 1)
    with pytest.raises(ValueError, match="rise"):
        certain(0).table([3, 1])
    with pytest.raises(ValueError, match="needs a part"):
        mixture([])
