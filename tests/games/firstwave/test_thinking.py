"""Positions in which a good player's rule of thumb is plain: what a level answers."""

from tests.games.firstwave.table import Table
from warbox.engine.sampler import Sampler
from warbox.engine.turn import apply, chance, legal
from warbox.games.firstwave.actions import Deploy
from warbox.games.firstwave.candidates import covered_places, good_places
from warbox.games.firstwave.foresight import shot_at
from warbox.games.firstwave.game import GAME
from warbox.players import Searcher
from warbox.players.search import Effort
from warbox.players.table import SeatTable

CHIEFS = "A1 @100,60 abilities=chief; B1 @500,560 abilities=chief; "


def answers(table: Table, seat: int = 0) -> set[str]:
    """What a level that thinks little answers, with several seeds."""
    effort = Effort(playouts=20, legs=2, width=8)
    seen = SeatTable(GAME, table.state, seat)
    return {Searcher(GAME, seed, effort).choose(seen).text for seed in range(3)}


def test_who_can_cross_in_the_last_turn_crosses() -> None:
    """[FW-SCEN4-04]"""
    table = Table("options scenario=diversion; " + CHIEFS + "A2 @100,540 weapons=pistol; turn 6; at act A2")
    assert all(text.startswith("move A2 100,5") for text in answers(table))


def test_with_both_targets_in_sight_one_of_them_is_shot_at() -> None:
    """[FW-SCEN3-04]"""
    text = "options scenario=bloodline; A1 @100,60 abilities=chief; A2 @300,250 weapons=rifle; "
    text += (
        "B1 @300,340 abilities=chief wounds=2; B2 @560,560; A successor=B2; B successor=A2; turn 3; at act A2 actions=1"
    )
    assert all(answer.startswith("shoot A2>B") for answer in answers(Table(text)))


def test_a_token_under_ones_feet_is_picked_up_where_tokens_are_points() -> None:
    """[FW-SCEN1-06]"""
    text = "options scenario=power_war; " + CHIEFS + "A2 @300,300 weapons=pistol; tokens 300,300; turn 3; at act A2"
    assert all(answer.startswith("pickup A2") for answer in answers(Table(text)))


def test_levels_deploy_where_the_enemy_does_not_see_them_at_once() -> None:
    """[FW-DEPLOY-02] The road runs through the middle of the table, and a rifle that goes up it sees far."""
    state = GAME.new(GAME.complete_options({"scenario": "clean_up"}))
    chance(state, Sampler(3))
    while state.question is not None and state.question.kind != "deploy":
        seat = state.question.seats[0]
        apply(state, seat, legal(state, seat)[0])
    assert state.question is not None
    seat = state.question.seats[0]
    (covered,) = GAME.broad(state, seat)
    open_ground = GAME.candidates(state, seat)[0]
    places = legal(state, seat)
    plain, hidden = good_places(state, seat, places), covered_places(state, seat, places)
    cost = {place.text: one - other for place, one, other in zip(places, plain, hidden, strict=True)}
    assert cost[covered.text] < cost[open_ground.text]


def test_an_activation_is_one_leg() -> None:
    """[FW-TURN-04] From who it is to its last action; so playouts see it whole, and the opponent's after it."""
    table = Table(CHIEFS + "A2 @100,100; B2 @500,500; turn 2; at activate A")
    before = GAME.leg(table.state)
    table.do("A: activate A2")
    assert GAME.leg(table.state) == before
    table.do("A: end A2")
    assert table.asks() == "B activate"
    assert GAME.leg(table.state) == before + 1


def test_in_a_hurry_one_does_what_promises_most() -> None:
    table = Table("options scenario=power_war; " + CHIEFS + "A2 @300,250 weapons=rifle; B2 @300,320; at act A2")
    hurried = GAME.hasty(table.state, 0)
    assert hurried is not None
    assert hurried.text.startswith("shoot A2>B2")
    assert GAME.hasty(Table(CHIEFS + "turn 2; at activate A").state, 0) is None
    assert len(GAME.tried(table.state, 0)) < len(GAME.candidates(table.state, 0))


def veterans(text: str, seat: int = 0) -> set[str]:
    """What a level answers that looks as far as veteran does, with several seeds."""
    effort = Effort(playouts=60, legs=2, width=10)
    seen = SeatTable(GAME, Table(text).state, seat)
    return {Searcher(GAME, seed, effort).choose(seen).text for seed in range(3)}


def test_who_has_won_the_fight_runs_for_the_edge() -> None:
    """[FW-SCEN4-04] Two turns are left, nobody has a point, and the only enemy is far off: the way across counts."""
    text = "options scenario=diversion; A1 @560,60 abilities=chief; A2 @300,300 weapons=rifle; "
    text += "B1 @60,560 abilities=chief; turn 5; at act A2"
    for answer in veterans(text):
        verb, _, end = answer.split()
        assert verb == "move"
        assert int(end.split(",")[1]) > 380


def test_one_point_late_is_worth_more_than_an_enemy_wounded() -> None:
    """[FW-SCEN4-04] In the last turn what is left of the enemy counts for nothing."""
    level = "options scenario=diversion; " + CHIEFS + "A2 @300,300; B2 @330,420; turn 6; at activate A"
    hurt = "options scenario=diversion; " + CHIEFS + "A2 @300,300; B2 @330,420 wounds=2; turn 6; at activate A"
    near = "options scenario=diversion; " + CHIEFS + "A2 @300,480; B2 @330,420; turn 6; at activate A"
    even, wounded, close = (GAME.prospect(Table(text).state, 0) for text in (level, hurt, near))
    assert even is not None
    assert wounded is not None
    assert close is not None
    assert even < wounded < close


def test_nobody_deploys_in_front_of_a_rifle_that_stands_there_already() -> None:
    """[FW-DEPLOY-02] The rifle on the road sees down the road; beside it the race is as long."""
    state = GAME.new(GAME.complete_options({"scenario": "diversion"}))
    chance(state, Sampler(3))
    for text in ("first A", "deploy A1 290,80", "deploy A2 560,80", "deploy A3 320,80", "deploy A4 260,80"):
        assert state.question is not None
        apply(state, state.question.seats[0], GAME.parse_seat_action(text))
    assert state.question is not None
    assert state.question.seats == (1,)
    (hidden,) = GAME.broad(state, 1)
    seen = GAME.candidates(state, 1)[0]
    places = {}
    for choice in (hidden, seen):
        assert isinstance(choice, Deploy)
        there = state.figure(state.by_code(choice.figure)).copy()
        there.x, there.y, there.z = choice.x, choice.y, choice.z
        places[choice.text] = shot_at(state, there)
    assert places[hidden.text] == 0.0
    assert places[seen.text] > 0.3


def test_how_far_a_level_looks_depends_on_the_scenario() -> None:
    """[FW-TURN-04] Beyond one's own activation only where that has been measured to help."""
    wanted = {"power_war": 1, "clean_up": 1, "bloodline": 2, "diversion": 2}
    states = {name: GAME.new(GAME.complete_options({"scenario": name})) for name in wanted}
    assert {name: GAME.horizon(state, 2) for name, state in states.items()} == wanted
    assert GAME.horizon(states["power_war"], 0) == 0
