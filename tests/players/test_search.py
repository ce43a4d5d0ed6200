"""The search: what it finds, that it repeats itself, keeps time, and knows no more than its seat."""

import gc
from collections import Counter
from time import monotonic
from typing import Any

import pytest

from tests.players.wager import GAME, Wager, WagerState, betting, matching
from warbox.bench.deadlines import hard_positions
from warbox.engine.action import Action
from warbox.engine.pool import Block, classes
from warbox.engine.sampler import Sampler
from warbox.games import SLUGS, load_game
from warbox.players import LEVELS, OLD_LEVELS, Searcher, level_of
from warbox.players.search import Clock, Effort, think
from warbox.players.search.effort import Pauses
from warbox.players.search.flat import LEAST_REPLIES, hopeful
from warbox.players.search.matrix import Findings, simple_columns, solve
from warbox.players.search.playout import Playouts
from warbox.players.search.sealed import sound
from warbox.players.search.strata import STRATA, part_of
from warbox.players.table import SeatTable
from warbox.players.together import Together

LITTLE = 2  # playouts: what is shown here does not depend on their number


def small(level: str, game: Any) -> Effort:
    """A level that sees as far and as much, and thinks less."""
    whole = LEVELS[level].effort(game, clock=False)
    return Effort(LITTLE, 0.0, whole.legs, min(whole.width, 2), whole.missed, whole.wary, plans=whole.plans)


@pytest.mark.parametrize("slug", SLUGS)
def test_a_level_plays_the_same_whatever_is_true_of_what_its_seat_may_not_know(slug: str) -> None:
    """Hidden facts are swapped, what the seat has seen stays: the thought is the same, move, values and lines."""
    game = load_game(slug)
    for number, (state, seat) in enumerate(hard_positions(game, 4, 5)):
        other = game.determinize(state, seat, Sampler(100 + number))
        level = list(LEVELS)[number % len(LEVELS)]
        thoughts = [
            think(SeatTable(game, truth, seat), small(level, game), Sampler(number)) for truth in (state, other)
        ]
        assert repr(thoughts[0]) == repr(thoughts[1])


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_knows_whom_the_other_has_named(level: str) -> None:
    """[FW-SCEN3-03] In the bloodline each seat names a successor in secret: swapped, the thought is the same."""
    game = load_game("firstwave")
    text = "options scenario=bloodline\nA1 @100,60 abilities=chief\nB1 @300,340 abilities=chief\n"
    text += "B2 @500,400\nB3 @520,300\nA2 @300,250 weapons=rifle\nA3 @150,200 weapons=crowbar\nA successor=B2\n"
    truths = [game.parse(f"{text}B successor={named}\nturn 3\nat act A2") for named in ("A2", "A3")]
    assert game.format(truths[0]) != game.format(truths[1])
    thoughts = [think(SeatTable(game, truth, 0), small(level, game), Sampler(4)) for truth in truths]
    assert repr(thoughts[0]) == repr(thoughts[1])


@pytest.mark.parametrize("slug", SLUGS)
def test_what_a_level_imagines_does_not_depend_on_the_truth(slug: str) -> None:
    game = load_game(slug)
    for number, (state, seat) in enumerate(hard_positions(game, 12, 6)):
        other = game.determinize(state, seat, Sampler(100 + number))
        imagined = [game.format(SeatTable(game, truth, seat).imagine(Sampler(number))) for truth in (state, other)]
        assert imagined[0] == imagined[1]


@pytest.mark.parametrize("slug", SLUGS)
def test_the_clock_is_looked_at_before_every_answer_that_is_tried(slug: str) -> None:
    """So that no thought is longer than its time by more than one answer: a test of seconds would depend on the
    machine."""
    game = load_game(slug)
    for number, (state, seat) in enumerate(hard_positions(game, 2, 7)):
        thought = think(SeatTable(game, state, seat), small("regular", game), Sampler(number))
        assert thought.looks >= thought.nodes


@pytest.mark.parametrize(("pause", "is_out"), [(0.0, False), (1000.0, False), (1500.0, True)])
def test_whoever_has_stood_still_is_ready_earlier(pause: float, is_out: bool) -> None:
    """2000 of 3600 seconds have passed, of which a tenth is kept in hand, and as much again as the longest pause."""
    clock = Clock(3600.0, pauses=Pauses())
    clock.start = monotonic() - 2000.0
    clock.looked = monotonic() - pause
    assert clock.out() is is_out


@pytest.mark.parametrize(("ago", "is_out"), [(1.0, True), (1000.0, False)])
def test_who_was_kept_waiting_lately_is_ready_earlier_in_the_next_thought_too(ago: float, is_out: bool) -> None:
    """The pause of an earlier thought is feared for a while, not for ever."""
    pauses = Pauses()
    pauses.note(1500.0, monotonic() - ago)
    clock = Clock(3600.0, pauses=pauses)
    clock.start = monotonic() - 2000.0
    assert clock.out() is is_out


@pytest.mark.parametrize("slug", SLUGS)
def test_who_is_told_to_move_now_moves(slug: str) -> None:
    game = load_game(slug)
    (state, seat), *_ = hard_positions(game, 1, 8)
    table = SeatTable(game, state, seat)
    thought = think(table, Effort(playouts=10**9), Sampler(1), lambda: True)
    assert thought.action in table.legal()


@pytest.mark.parametrize("slug", SLUGS)
def test_a_thought_leaves_no_garbage_in_cycles(slug: str) -> None:
    """So none need be collected while somebody waits for an answer."""
    game = load_game(slug)
    for state, seat in hard_positions(game, 2, 2):
        table = SeatTable(game, state, seat)
        think(table, Effort(playouts=LITTLE), Sampler(1))
        gc.collect()
        gc.disable()
        try:
            think(table, Effort(playouts=LITTLE, replies=True), Sampler(1))
            assert gc.collect() == 0
        finally:
            gc.enable()


def test_no_garbage_is_collected_in_a_thought_against_the_clock() -> None:
    game = load_game("broadsides")
    table = SeatTable(game, *hard_positions(game, 1, 1)[0])
    seen: list[bool] = []

    def stop() -> bool:
        seen.append(gc.isenabled())
        return len(seen) > 2

    think(table, Effort(seconds=60.0), Sampler(1), stop)
    assert seen == [False] * 3
    assert gc.isenabled(), "afterwards as before"
    think(table, Effort(playouts=LITTLE), Sampler(1))
    assert gc.isenabled()


def test_with_a_budget_the_seed_alone_decides() -> None:
    game = load_game("siegestorm")
    for state, seat in hard_positions(game, 2, 9):
        table = SeatTable(game, state, seat)
        found = {repr(think(table, Effort(playouts=12, width=4), Sampler(seed))) for seed in (3, 3)}
        assert len(found) == 1


def test_no_more_playouts_than_the_budget_and_one_round() -> None:
    game = load_game("siegestorm")
    state, seat = hard_positions(game, 3, 10)[-1]
    thought = think(SeatTable(game, state, seat), Effort(playouts=20, width=4), Sampler(1))
    assert 20 <= thought.playouts < 24
    assert thought.playouts == sum(line.visits for line in thought.lines)
    assert all(0.0 <= line.value <= 1.0 for line in thought.lines)
    assert thought.lines[0].follow, "the main line is what followed"


def test_a_sure_thing_is_taken_and_a_gamble_is_valued() -> None:
    table = SeatTable(GAME, betting(0, "keep 60", "die 5", "die 2"), 0)
    thought = Searcher(GAME, 1, Effort(playouts=300, legs=1)).think(table)
    values = {line.action.text: line.value for line in thought.lines}
    assert thought.action.text == "die 2"
    assert values["die 2"] == pytest.approx(5 / 6, abs=0.1)


def test_the_first_roll_of_playouts_meets_its_results_evenly() -> None:
    """Ten dice of which 5 and 6 count, and one that is read by itself: of a thousand playouts every result has its
    share, to within two."""
    blocks = [Block(10, [0, 0, 0, 0, 1, 1]), Block(1, [0, 1, 2, 3, 4, 5], ordered=True)]
    found = Counter(tuple(STRATA.spread(blocks).at(part_of(0.3, number))) for number in range(1000))
    for one in classes(blocks):
        assert found[tuple(one.faces)] == pytest.approx(1000 * one.weight / 6**11, abs=2.0)


def test_a_gamble_is_worth_what_it_is_worth_on_average() -> None:
    """Sixty playouts of a die that wins on 5 and 6 find a third; drawn at random they would often be far off."""
    table = SeatTable(GAME, betting(0, "die 5", "die 6"), 0)
    values = [think(table, Effort(playouts=120, legs=1), Sampler(seed)).lines[0].value for seed in range(20)]
    assert all(abs(value - 1 / 3) < 0.03 for value in values)


class Thinker(Wager):
    """A game whose turns can be ended by keeping ten, and whose judgement knows what may still be done."""

    def __init__(self, knows: bool) -> None:
        super().__init__()
        self.knows = knows

    def leg(self, state: WagerState) -> int:
        return 0

    def quiet(self, state: WagerState, seat: int) -> Action | None:
        return Action("keep 10") if seat == 0 else None

    def prospect(self, state: WagerState, seat: int) -> float | None:
        return state.stake / 100

    def thinks_on(self, state: WagerState) -> bool:
        return self.knows


@pytest.mark.parametrize(("knows", "value"), [(False, 0.1), (True, 0.6)])
def test_where_the_judgement_knows_what_is_still_to_come_no_turn_is_ended_at_a_glance(
    knows: bool, value: float
) -> None:
    game = Thinker(knows)
    state = betting(0, "keep 60", "keep 60 ")
    assert Playouts(game, Clock(0.0), far=True).glance(state, 0, Action("keep 60"), 1) == value


class Reckoner(Wager):
    """A game that knows what dice are worth on average, and not what keeping is."""

    def reckon(self, state: WagerState, seat: int, choices: list[Action]) -> list[float]:
        return [0.7 if choice.text.startswith("die") else -1.0 for choice in choices]


def test_what_a_game_can_reckon_is_not_tried() -> None:
    """The die would be looked at six times; reckoned, it is not looked at, and its value is what the game says."""
    game = Reckoner()
    thought = think(SeatTable(game, betting(0, "keep 60", "die 5"), 0), Effort(playouts=1, legs=0), Sampler(1))
    assert [(line.action.text, line.value) for line in thought.lines] == [("die 5", 0.7), ("keep 60", 0.6)]
    assert thought.nodes == game.glances, "only keeping is tried, once at each glance"


class Replier(Wager):
    """A game in which the other side, asked next, leaves little of sixty and all of fifty."""

    def horizon(self, state: WagerState, legs: int) -> int:
        return 1

    def replies(self, state: WagerState) -> int:
        return 20

    def policy(self, state: WagerState, seat: int, sampler: Sampler) -> Action | None:
        return Action("keep 10") if state.stake == 60 else Action("keep 50")


@pytest.mark.parametrize(("replies", "chosen"), [(False, "keep 60"), (True, "keep 50")])
def test_who_looks_at_replies_takes_what_the_other_side_leaves(replies: bool, chosen: str) -> None:
    """The replies are no playouts of the choice: its visits are what they were."""
    table = SeatTable(Replier(), betting(0, "keep 60", "keep 50"), 0)
    thought = think(table, Effort(playouts=20, replies=replies), Sampler(1))
    assert thought.action.text == chosen
    assert thought.playouts == sum(line.visits for line in thought.lines) == 20


class Broad(Wager):
    """A game in which most of what may be answered looks like nothing at first."""

    def broad(self, state: WagerState, seat: int) -> list[Action]:
        return super().broad(state, seat)[:1]

    def wide(self, state: WagerState, seat: int) -> list[Action]:
        return super().broad(state, seat)


@pytest.mark.parametrize(("wide", "looked_at"), [(False, 1), (True, 2)])
def test_who_has_much_time_looks_at_more_choices(wide: bool, looked_at: int) -> None:
    table = SeatTable(Broad(), betting(0, "keep 60", "keep 50"), 0)
    assert len(think(table, Effort(playouts=20, wide=wide), Sampler(1)).lines) == looked_at
    assert [level.name for level in LEVELS.values() if level.effort(table.game).wide] == ["elite"]


def test_what_is_surely_worse_is_not_looked_at_with_more_replies() -> None:
    """Of three choices of which one is always behind the others, two remain; of two that take turns, both."""
    even = [0.5 + 0.1 * (number % 2) for number in range(16)]
    odd = [0.5 + 0.1 * (1 - number % 2) for number in range(16)]
    assert hopeful([even, [value - 0.2 for value in even], odd], [0, 1, 2]) == [0, 2]


class Sorter(Replier):
    """What is replied to sixty and fifty is as good, but for luck; to anything else, worse."""

    def __init__(self) -> None:
        super().__init__()
        self.replied: Counter[int] = Counter()

    def policy(self, state: WagerState, seat: int, sampler: Sampler) -> Action | None:
        self.replied[state.stake] += 1
        return Action(f"keep {20 + sampler.below(40) if state.stake >= 50 else 10}")


def test_replies_are_for_choices_that_may_be_the_best() -> None:
    """The third is looked at so often as tells anything at all, the others to the end; the same luck for both says
    nothing against either."""
    game = Sorter()
    think(SeatTable(game, betting(0, "keep 60", "keep 50", "keep 40"), 0), Effort(20, replies=True), Sampler(1))
    assert game.replied[40] == LEAST_REPLIES
    assert game.replied[60] == game.replied[50] == 20


def test_an_effort_sent_elsewhere_is_the_same() -> None:
    effort = Effort(playouts=9, width=3, wary=True, replies=True, plans=True, wide=True)
    sent: dict[str, Any] = dict(effort.plain())
    assert Effort(**sent).plain() == effort.part(1).plain() == effort.plain()
    assert effort.within(1.0).replies
    assert effort.within(1.0).wide
    assert effort.within(1.0).plans


def test_sealed_answers_are_mixed() -> None:
    """A wins by tails if B says tails, too, and B need not: both answers are given, with any seed its own."""
    chosen = {
        Searcher(GAME, seed, Effort(playouts=40)).choose(SeatTable(GAME, matching(), 0)).text for seed in range(9)
    }
    assert chosen <= {"heads", "tails"}


def test_a_matrix_game_is_solved() -> None:
    """Matching pennies with a bonus: what is better against everything is played always, and balance is kept else."""
    assert solve([[0.6, 0.6], [0.4, 0.5]], [0.5, 0.5], 300).rows == [1.0, 0.0]
    pennies = solve([[1.0, 0.0], [0.0, 1.0]], [0.5, 0.5], 2000)
    assert pennies.rows[0] == pytest.approx(0.5, abs=0.05)
    assert pennies.values[0] == pytest.approx(0.5, abs=0.05)


def test_a_simple_opponent_takes_what_is_good_on_average() -> None:
    """The second column is best for him if all rows are equally likely, though the third has the highest prize."""
    assert simple_columns([[0.5, 0.6, 0.9], [0.5, 0.6, 0.1]] * 8, Sampler(1))[1] > 0.5
    assert simple_columns([[0.5, 0.6, 0.1]], Sampler(1)) == [0.0, 1.0, 0.0]


def test_nobody_plays_what_is_good_in_one_imagined_position_only() -> None:
    """What nearly is as good as the best may be played for a change."""
    assert sound([0.5, 0.3, 0.2], [0.4, 0.39, 0.2]) == [0.5, 0.3, 0.0]
    assert sound([0.0, 0.0, 1.0], [0.4, 0.3, 0.2]) == [1.0, 0.0, 0.0]


def test_playouts_count_as_far_as_they_say_more_than_luck() -> None:
    """Ten playouts of two rows: what differs each time is luck and leaves the judgement, what is always so is found."""
    lucky, sure = Findings([[0.5], [0.5]]), Findings([[0.5], [0.5]])
    for number in range(10):
        lucky.add(0, [0.9, 0.1] if number % 2 else [0.1, 0.9])
        sure.add(0, [0.9 + number % 2 / 100, 0.1])
    assert lucky.payoff()[0][0] == pytest.approx(lucky.payoff()[1][0], abs=0.01)
    assert sure.payoff()[0][0] > sure.payoff()[1][0] + 0.5


def test_old_names_of_levels_are_understood() -> None:
    assert [level_of(name).name for name in OLD_LEVELS] == ["recruit", "regular", "veteran"]
    with pytest.raises(KeyError):
        level_of("grandmaster")


def test_an_effort_has_a_limit() -> None:
    with pytest.raises(ValueError, match="needs a number of playouts or of seconds"):
        Effort()


def test_two_cores_find_together_what_they_find_apart() -> None:
    """With a budget the same each time; every playout counts, and the answer is the best of what all have found."""
    game = load_game("siegestorm")
    state, seat = hard_positions(game, 3, 10)[-1]
    table = SeatTable(game, state, seat)
    thoughts = []
    for _ in range(2):
        pair = Together(game, 5, Effort(playouts=16, width=4), 2)
        thoughts.append(pair.think(table))
        pair.close()
    assert repr(thoughts[0]) == repr(thoughts[1])
    assert thoughts[0].playouts == sum(line.visits for line in thoughts[0].lines) >= 16
    assert thoughts[0].action in table.legal()
