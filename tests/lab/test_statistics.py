"""Intervals and quartiles."""

import pytest

from warbox.lab.statistics import Spread, spread, wilson


@pytest.mark.parametrize(
    ("count", "of", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (81, 263, 0.2553, 0.3662),
        (1, 1, 0.2065, 1.0),
    ],
)
def test_wilson_s_interval_has_its_published_values(count: int, of: int, low: float, high: float) -> None:
    """81 of 263 is Newcombe's example of 1998; the others follow from the closed formula."""
    rate = wilson(count, of)
    assert (rate.count, rate.of, rate.rate) == (count, of, count / of)
    assert rate.low == pytest.approx(low, abs=5e-5)
    assert rate.high == pytest.approx(high, abs=5e-5)


def test_without_a_trial_everything_is_possible() -> None:
    rate = wilson(0, 0)
    assert (rate.low, rate.high) == (0.0, 1.0)


@pytest.mark.parametrize(("count", "of"), [(-1, 3), (4, 3)])
def test_impossible_counts_are_refused(count: int, of: int) -> None:
    with pytest.raises(ValueError, match="cannot be"):
        wilson(count, of)


def test_five_numbers_tell_of_a_sample() -> None:
    assert spread([5, 1, 4, 2, 3]) == Spread(1, 2, 3, 4, 5)
    assert spread([10, 20]) == Spread(10, 12.5, 15, 17.5, 20)
    assert spread([7]) == Spread(7, 7, 7, 7, 7)
    assert spread([]) is None
