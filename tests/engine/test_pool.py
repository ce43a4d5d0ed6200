"""Classes of results: exact weights for pools of any size, against every single result where these can be listed."""

from collections import Counter
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.conformance.coves.rules import CovesState
from warbox.engine.decision import CHANCE, Decision
from warbox.engine.pool import Block, class_of, classes
from warbox.engine.state import Roll
from warbox.engine.turn import chances, perft, settle
from warbox.odds.dice import pool, successes

ROLL = Decision("shot", "TOY-DIG-03", (CHANCE,))
SHOT = [0, 1, 1, 2, 2, 3]  # First Wave with T4: ones, misses, successes, sixes
HITS = [0, 0, 0, 0, 1, 1]


class Volley(Roll[CovesState]):
    """Counts the successes of a pool; the sixes, too."""

    def blocks(self, state: CovesState) -> list[Block]:
        return [Block(self.count, SHOT)]

    def rolled(self, state: CovesState, faces: list[int]) -> None:
        state.round = sum([2 if face == 6 else int(face >= 4) for face in faces])


def asked(count: int) -> CovesState:
    state = CovesState(3, "draw")
    state.push(Volley(ROLL, count, 6))
    settle(state)
    return state


blocks = st.builds(Block, st.integers(0, 3), st.lists(st.integers(0, 3), min_size=1, max_size=4), st.booleans())


@given(st.lists(blocks, max_size=2).filter(lambda some: len({len(one.groups) for one in some}) <= 1))
def test_classes_are_what_counting_every_result_gives(some: list[Block]) -> None:
    faces = len(some[0].groups) if some else 1
    count = sum(one.count for one in some)
    counted = Counter(tuple(class_of(some, list(one))) for one in product(range(1, faces + 1), repeat=count))
    assert {tuple(one.faces): one.weight for one in classes(some)} == counted


@pytest.mark.parametrize("count", [0, 1, 7, 14, 20, 40])
def test_a_pool_of_any_size_is_enumerated_with_exact_weights(count: int) -> None:
    found = chances(asked(count))
    assert sum(weight for _, weight in found) == 6**count
    assert len(found) == (count + 3) * (count + 2) * (count + 1) // 6


def test_the_classes_give_the_distribution_of_the_odds() -> None:
    """First Wave: 20 dice at T4, a six counts twice."""
    found: Counter[int] = Counter()
    for one in classes([Block(20, SHOT)]):
        found[sum(2 if face == 6 else int(face >= 4) for face in one.faces)] += one.weight
    expected = pool(20, successes(4, double=6))
    assert all(found[value] * expected.total == weight * 6**20 for value, weight in expected.outcomes())


def test_blocks_are_read_one_after_the_other() -> None:
    """Tide of Iron: fourteen black dice less six red ones."""
    found = classes([Block(14, HITS), Block(6, HITS)])
    assert len(found) == 15 * 7
    assert sum(one.weight for one in found) == 6**20
    nothing = next(one for one in found if one.faces == [1] * 14 + [5] * 6)
    assert nothing.weight == 4**14 * 2**6


def test_too_many_classes_are_not_listed() -> None:
    assert classes([Block(20, list(range(6)), ordered=True)]) == []
    with pytest.raises(ValueError, match="too many to count"):
        chances(big_order())


def big_order() -> CovesState:
    state = CovesState(3, "draw")
    state.push(Roll(ROLL, 20, 6))
    settle(state)
    return state


def test_perft_counts_results_though_it_plays_classes() -> None:
    assert perft(asked(20), 1) == 6**20
    assert perft(asked(3), 2) == 6**3
