"""Plans: what may follow a choice in the own turn is found out, not left to the quick policy; and what the others do is
not always the same."""

from typing import Any

import pytest

from tests.players.wager import BET, Wager, WagerState, betting
from warbox.engine.action import Action
from warbox.engine.decision import Decision
from warbox.engine.sampler import Sampler
from warbox.engine.state import Frame
from warbox.engine.turn import settle
from warbox.players import LEVELS
from warbox.players.search import Clock, Effort, think
from warbox.players.search.flat import OLD_NEWS, Arm
from warbox.players.search.playout import Playouts
from warbox.players.search.tree import Branch, Way
from warbox.players.table import SeatTable

REST, WALK, LEFT, RIGHT, ON = [Action(text) for text in ("rest", "walk", "left", "right", "on")]
ANSWERS = {-1: [REST, WALK], 0: [LEFT, RIGHT], 1: [ON], 2: [ON]}
STAKES = {0: 50, 1: 51, 2: 49}


class Walk(Frame[WagerState]):
    """A rests, for half of the stake, or walks: to the left, which looks better and ends badly, or to the right."""

    def asks(self, state: WagerState) -> Decision | None:
        return BET

    def legal(self, state: WagerState, seat: int) -> list[Action]:
        return ANSWERS[state.answers[0]]

    def take(self, state: WagerState, seat: int, action: Action) -> None:
        if action is ON or action is REST:
            state.stake = {-1: 50, 1: 10, 2: 90}[state.answers[0]]
            state.turn = 2
        else:
            state.answers[0] = {WALK: 0, LEFT: 1, RIGHT: 2}[action]
            state.stake = STAKES[state.answers[0]]

    def clone(self) -> Frame[WagerState]:
        return self


class Walker(Wager):
    def __init__(self, plans: bool) -> None:
        super().__init__()
        self.plans = plans


def chosen(game: Walker, plans: bool) -> str:
    state = WagerState(0, [])
    state.push(Walk())
    settle(state)
    return think(SeatTable(game, state, 0), Effort(playouts=60, plans=plans), Sampler(1)).action.text


@pytest.mark.parametrize(
    ("effort", "game", "action"), [(False, True, "rest"), (True, False, "rest"), (True, True, "walk")]
)
def test_who_plans_finds_what_the_policy_would_miss(effort: bool, game: bool, action: str) -> None:
    """Only where the game says that plans are worth it, and for who has the time."""
    assert chosen(Walker(game), effort) == action


def test_only_elite_plans() -> None:
    assert [name for name, level in LEVELS.items() if level.effort(Walker(True)).plans] == ["elite"]
    effort = Effort(playouts=9, plans=True)
    sent: dict[str, Any] = dict(effort.plain())
    assert Effort(**sent).plain() == effort.part(1).plain() == effort.plain()
    assert effort.within(1.0).plans


def test_a_way_goes_where_more_came_of_it_than_it_looked_like() -> None:
    """Two choices look the same; the first was a disappointment. Other choices are another branch."""
    tree: list[Branch] = []
    first = Way(tree)
    first.grow(Branch([LEFT, RIGHT], [0.5, 0.5], 3.0), 0)
    assert not first.is_known
    first.learn(0.2)
    second = Way(tree)
    assert second.known([LEFT]) is None
    branch = second.known([LEFT, RIGHT])
    assert branch is tree[0]
    assert second.on(branch) == 1
    second.learn(0.8)
    assert branch.best() == 1
    assert (int(branch.count), list(branch.counts)) == (2, [1, 1])


def test_what_was_found_while_less_was_known_counts_for_less() -> None:
    """Where nothing is planned every playout counts as much as any other."""
    arm = Arm(WALK, 0, 3.0)
    for value in (0.2, 0.4):
        arm.add(value, [])
    assert arm.mean() == pytest.approx(0.3)
    arm.fade()
    assert arm.mean() == pytest.approx(0.3)
    arm.add(0.9, [])
    assert arm.mean() == pytest.approx((0.6 * OLD_NEWS + 0.9) / (2 * OLD_NEWS + 1))
    assert arm.line().visits == 3


@pytest.mark.parametrize(
    ("loose", "side", "answers"), [(0.0, 1, {"keep 50"}), (0.015, 1, {"keep 50", "keep 49"}), (0.015, 0, {"keep 50"})]
)
def test_others_take_what_looks_as_good_to_them_now_and_then(loose: float, side: int, answers: set[str]) -> None:
    """Else a trap would be laid where they would always step. Who thinks for himself takes what looks best."""
    game = Wager()
    game.loose = loose
    playouts = Playouts(game, Clock(0.0))
    playouts.side = [side]
    state = betting(0, "keep 48", "keep 49", "keep 50")
    assert {playouts.pick(state, 0, Sampler(seed)).text for seed in range(12)} == answers
