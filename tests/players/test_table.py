"""A player's table holds a guess, never the true state."""

import gc
from typing import Any

import pytest

from tests.players.wager import GAME, WagerState, betting
from warbox.engine.sampler import Sampler
from warbox.players.table import SeatTable


def reachable(root: object) -> list[Any]:
    """Every object a player could get at from this one."""
    found: dict[int, Any] = {id(root): root}
    waiting = [root]
    while waiting:
        for item in gc.get_referents(waiting.pop()):
            if id(item) not in found and not isinstance(item, type) and type(item).__name__ != "module":
                found[id(item)] = item
                waiting.append(item)
    return list(found.values())


def test_the_true_state_cannot_be_reached_from_a_table() -> None:
    state = betting(1, "coin heads", "coin tails")
    table = SeatTable(GAME, state, 0)
    inside = reachable(vars(table))
    assert any(isinstance(item, WagerState) for item in inside)
    assert not any(item is state for item in inside)


def test_tables_of_states_that_differ_in_hidden_facts_only_are_equal() -> None:
    tables = [SeatTable(GAME, betting(coin, "coin heads", "coin tails"), 0) for coin in (0, 1)]
    assert tables[0].view() == tables[1].view()
    imagined = [[table.imagine(Sampler(seed)) for seed in range(20)] for table in tables]
    coins = [[state.coin for state in states if isinstance(state, WagerState)] for states in imagined]
    assert coins[0] == coins[1]
    assert set(coins[0]) == {0, 1}


def test_playing_in_an_imagined_position_does_not_touch_the_table() -> None:
    table = SeatTable(GAME, betting(0, "keep 10", "keep 20"), 0)
    imagined = table.imagine(Sampler(1))
    assert isinstance(imagined, WagerState)
    imagined.stake = 7
    imagined.stack.clear()
    assert table.view()["stake"] == 50
    assert [action.text for action in table.legal()] == ["keep 10", "keep 20"]


def test_a_seat_that_is_not_asked_has_no_decision() -> None:
    table = SeatTable(GAME, betting(0, "keep 10"), 1)
    assert table.legal() == []
    with pytest.raises(ValueError, match="seat B is not asked"):
        _ = table.decision


def test_the_decision_is_the_one_the_seat_is_asked() -> None:
    assert SeatTable(GAME, betting(0, "keep 10"), 0).decision.kind == "bet"
