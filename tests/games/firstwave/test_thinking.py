"""Positions in which a good player's rule of thumb is plain: what a level answers."""

import pytest

from tests.games.firstwave.table import Table
from warbox.engine.sampler import Sampler
from warbox.engine.state import Outcome
from warbox.engine.turn import apply, chance, legal
from warbox.games.firstwave.actions import Deploy, Move
from warbox.games.firstwave.candidates import covered_places, good_places, shelter
from warbox.games.firstwave.foresight import shot_at
from warbox.games.firstwave.game import GAME
from warbox.games.firstwave.ground.sight import UNSEEN, sight
from warbox.games.firstwave.pieces.scenarios import SCENARIO_NAMES
from warbox.games.firstwave.reckoning.taste import PLAIN, knob, names_of, tastes_of
from warbox.games.firstwave.state import FirstWaveState
from warbox.games.firstwave.thinking.exchange import Deeds, Exchange
from warbox.games.firstwave.thinking.fitness import fitness
from warbox.games.firstwave.thinking.glimpse import glimpse
from warbox.games.firstwave.thinking.judging import Judgement
from warbox.games.firstwave.thinking.onslaught import Onslaught
from warbox.players import LEVELS, Searcher
from warbox.players.search import Effort
from warbox.players.table import SeatTable

RACE = "options scenario=diversion; A1 @100,60 abilities=chief; B1 @500,460 abilities=chief; turn 3; at activate A"
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
    text = "options scenario=power_war; " + CHIEFS + "A2 @300,300 weapons=pistol; tokens 300,300; turn 5; at act A2"
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
    plain, hidden = good_places(state, seat, places), covered_places(state, seat, places, GAME.taste(state, seat))
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
    """[FW-DEPLOY-02] The rifle on the road sees down the road."""
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


def test_in_a_corner_those_count_who_stand_on_the_table_already() -> None:
    """[FW-DEPLOY-02] [FW-SCEN3-02] A corner zone is small: out of sight of everything one stands badly in it."""
    state = GAME.new(GAME.complete_options({"scenario": "bloodline"}))
    chance(state, Sampler(3))
    assert state.question is not None
    apply(state, state.question.seats[0], GAME.parse_seat_action("first A"))
    assert GAME.broad(state, 0) == GAME.candidates(state, 0)[:1], "nobody is there yet"


def test_a_level_looks_to_the_end_of_its_activation() -> None:
    """[FW-TURN-04] What the enemy does next is reckoned, not played out."""
    state = GAME.new(GAME.complete_options({"scenario": "diversion"}))
    assert [GAME.horizon(state, legs) for legs in (0, 1, 2)] == [0, 1, 1]


ON_THE_ROAD = "table T1; A1 @40,40 abilities=chief; B1 @560,560 abilities=chief; A2 @300,200; B2 @300,460 weapons=rifle"


def chance_of(text: str, seat: int = 0) -> float:
    found = GAME.prospect(Table(text).state, seat)
    assert found is not None
    return found


def test_in_front_of_a_rifle_that_has_not_acted_one_is_worse_off() -> None:
    """[FW-TURN-04] Whose turn it is, and who has had his, decides who is shot at."""
    start = "options scenario=power_war; " + ON_THE_ROAD
    armed, fired = (chance_of(start + acted + "; turn 2; at activate B") for acted in ("", " activated"))
    assert armed < fired - 0.03


def test_who_strikes_first_is_better_off() -> None:
    """[FW-TURN-04] [FW-MELEE-10]"""
    text = "options scenario=power_war; " + CHIEFS + "A2 @300,300; B2 @300,330; turn 2; at activate "
    assert chance_of(text + "A") > chance_of(text + "B")


def exchange_of(text: str) -> Exchange:
    state = Table(text).state
    return Exchange(Judgement(state, 0, PLAIN[state.readings.scenario.number]), [10.0] * len(state.bodies))


def hits(deeds: Deeds, state: FirstWaveState) -> dict[tuple[str, str, str], float]:
    """By who spends an activation, who acts, and whom it hits."""
    names = [[state.name(int(one)) for one in those] for those in (deeds.spenders, deeds.actors, deeds.victims)]
    return dict(zip(zip(*names, strict=True), deeds.hits, strict=True))


def test_two_who_fight_one_do_better() -> None:
    """[FW-MELEE-14]"""
    text = "options scenario=power_war; " + CHIEFS + "A2 @300,300; A3 @300,350; B2 @300,325; turn 2; at activate A"
    both, single = exchange_of(text), exchange_of(text.replace("A3 @300,350", "A3 @300,500"))
    blow = ("A2", "A2", "B2")
    assert hits(both.deeds[0], both.state)[blow] > hits(single.deeds[0], single.state)[blow]


def test_who_is_in_melee_shoots_at_nobody() -> None:
    """[FW-MELEE-04]"""
    text = (
        "options scenario=power_war; " + CHIEFS + "A2 @300,300 weapons=rifle; B2 @300,325; B3 @300,450; at activate A"
    )
    exchange = exchange_of(text)
    found = hits(exchange.deeds[0], exchange.state)
    assert found[("A2", "A2", "B2")] > 0.0
    assert ("A2", "A2", "B3") not in found


def test_a_chief_may_let_another_act_who_is_near_enough() -> None:
    """[FW-ACTIVATE-09] [FW-ACTIVATE-10] Two actions for a shooter 160 mm off, who may act once more himself."""
    text = "options scenario=power_war; A1 @300,100 abilities=chief; A2 @300,260 weapons=rifle; "
    text += "B1 @560,560 abilities=chief; B2 @300,460; turn 2; at activate A"
    near, far = exchange_of(text), exchange_of(text.replace("A1 @300,100", "A1 @300,20"))
    assert hits(near.deeds[0], near.state)[("A1", "A2", "B2")] > 0.0
    assert ("A1", "A2", "B2") not in hits(far.deeds[0], far.state)
    assert near.turn(0, False) > far.turn(0, False), "both shots are counted"


@pytest.mark.parametrize(("spent", "can"), [("actions=3", True), ("actions=1", True), ("actions=2 combats=2", False)])
def test_who_is_acting_still_does_what_it_can(spent: str, can: bool) -> None:
    """[FW-ACTIVATE-04] What is judged in the middle of an activation has the rest of it before it, and no more."""
    text = "options scenario=power_war; " + CHIEFS + "A2 @300,260 weapons=rifle activated; B2 @300,460 activated; "
    exchange = exchange_of(text + f"turn 2; at act A2 {spent}")
    assert (("A2", "A2", "B2") in hits(exchange.at_once, exchange.state)) is can
    assert (exchange.rest(0) > 0.0) is can


def test_a_glance_ends_no_activation_in_any_scenario() -> None:
    """[FW-ACTIVATE-02]"""
    states = [GAME.new(GAME.complete_options({"scenario": name})) for name in SCENARIO_NAMES]
    assert all(GAME.thinks_on(state) for state in states)


CLEANING = "options scenario=clean_up; A1 @40,40 abilities=chief; B1 @560,560 abilities=chief; "


def onslaught(text: str) -> float:
    """What the NPCs' phase costs A."""
    state = Table(CLEANING + text).state
    view = Judgement(state, 0, GAME.taste(state, 0))
    return Onslaught(view, [1.0] * len(state.bodies), view.stakes()).losses[0]


def test_a_strong_fighter_waits_for_an_npc_and_a_weak_one_fears_it() -> None:
    """[FW-SCEN2-04] [FW-R-55] Who wins the melee that a robot has sought brings the robot in."""
    text = "A2 @300,300 {} cost=30; N1 robot_domestic @300,380; turn 1; at activate A"
    strong, weak = onslaught(text.format("C3 weapons=two_handed")), onslaught(text.format("C5"))
    assert strong < 0.0 < weak


def test_an_npc_out_of_reach_and_one_that_is_immobilised_do_nothing_yet() -> None:
    """[FW-NPC-16] [FW-STATE-06]"""
    text = "A2 @300,300 C5 cost=30; N1 infected_human @300,{}; turn 3; at activate A"
    assert onslaught(text.format(360)) > 0.0
    assert onslaught(text.format("360 immobilised")) == onslaught(text.format(520)) == 0.0


def test_a_military_robot_shoots_at_whom_it_sees() -> None:
    """[FW-NPC-15] The diner stands from 60,120 to 220,230."""
    text = "table T1; A2 @{}; N1 robot_military @300,500; turn 3; at activate A"
    assert onslaught(text.format("300,250")) > onslaught(text.format("250,100")) == 0.0


def test_who_is_likely_killed_before_attacks_as_much_less() -> None:
    state = Table(CLEANING + "A2 @300,300 C5; N1 infected_dog @300,360; turn 3; at activate A").state
    view = Judgement(state, 0, GAME.taste(state, 0))
    alive = [1.0] * len(state.bodies)
    whole = Onslaught(view, alive, view.stakes()).losses[0]
    alive[-1] = 0.25
    assert Onslaught(view, alive, view.stakes()).losses[0] == pytest.approx(0.25 * whole)


def test_in_a_clean_up_points_outgrow_fighters() -> None:
    """[FW-SCEN2-01] [FW-SCEN2-03] What a fighter is worth beside an infected, early and late."""
    text = CLEANING + "A2 @300,300 cost=30; N1 infected_human @300,500; turn {}; at activate A"
    views = []
    for turn in (1, 4, 6):
        state = Table(text.format(turn)).state
        view = Judgement(state, 0, GAME.taste(state, 0))
        views.append(view.values_of(state.figure(1)) / view.values[-1])
    assert views[0] > 1.0 > views[1] > views[2] > 0.0


@pytest.mark.parametrize("scenario", SCENARIO_NAMES)
def test_a_fighter_without_ammunition_is_worth_less(scenario: str) -> None:
    """[FW-AMMO-01]"""
    text = f"options scenario={scenario}; {CHIEFS}" + "A2 @300,300 T4 weapons=rifle{}; B2 @500,500; turn 2; "
    text += "A successor=B2; B successor=A2; " if scenario == "bloodline" else ""
    text += "at activate A"
    values = []
    for out in ("", " out=rifle"):
        state = Table(text.format(out)).state
        values.append(Judgement(state, 0, GAME.taste(state, 0)).values_of(state.figure(1)))
    assert values[0] > values[1]


def test_in_a_clean_up_nobody_runs_into_the_fire_for_a_token() -> None:
    """[FW-SCEN2-03] Tokens are no points there: who has rifles before him stays behind the diner."""
    text = "options scenario=clean_up; table T1; A1 @40,40 abilities=chief; A2 @110,80 C4 weapons=crowbar; "
    text += "B1 @300,560 abilities=chief T4 weapons=rifle; B2 @330,560 T4 weapons=rifle; B3 @360,560 T4 weapons=rifle; "
    text += "tokens 300,300; turn 1; at act A2"
    for answer in answers(Table(text)):
        assert not answer.startswith(("move A2 2", "move A2 3")), answer


@pytest.mark.parametrize("scenario", SCENARIO_NAMES)
def test_nothing_jumps_when_a_turn_ends(scenario: str) -> None:
    """[FW-TURN-06] A2 is the last to act, and can do nothing more: whether he stops makes no difference."""
    text = f"options scenario={scenario}; {CHIEFS.replace(';', ' activated;')}"
    text += "A2 @300,200 weapons=rifle; B2 @300,420 weapons=rifle activated; tokens 420,300; turn 3; "
    text += "A successor=B2; B successor=A2; " if scenario == "bloodline" else ""
    table = Table(text + "at act A2 actions=1 moves=2 combats=2")
    before = GAME.prospect(table.state, 0)
    table.do("A: end A2", "*: dice 5 2")
    assert table.asks() == "A first"
    assert GAME.prospect(table.state, 0) == pytest.approx(before, abs=0.002)


def test_the_last_wound_costs_most() -> None:
    """[FW-STATE-09] [FW-R-10] Two wounds are one die, as is one; armour bears the first [FW-BUILD-14]."""
    text = "A1 @100,60 abilities=chief; A2 @300,300 wounds={}{}; B1 @500,560 abilities=chief; at activate A"
    fit = [fitness(Table(text.format(wounds, "")).state.figure(1)) for wounds in (0, 1, 2)]
    assert fit[0] - fit[1] < fit[2]
    assert fit[1] - fit[2] < fit[2]
    assert fitness(Table(text.format(1, " equipment=armour")).state.figure(1)) > fit[1]


def likely(text: str) -> list[float]:
    """How likely B must eliminate each of A's fighters, as far as A knows."""
    state = Table("options scenario=bloodline; B1 @500,560 abilities=chief; B2 @560,500; " + text).state
    view = Judgement(state, 0, GAME.taste(state, 0))
    return [view.targeted(state.figure(index)) for index in range(state.readings.sizes[0])]


def test_who_falls_easily_is_more_likely_named() -> None:
    """[FW-SCEN3-03] [FW-BUILD-16] [FW-BUILD-13]"""
    text = "A1 @100,60 abilities=chief{}; A2 @60,100{}; A3 @60,60 equipment=child; A4 @100,100 equipment=armour; "
    text += "A5 @140,60 abilities=animal; A successor=B2; B successor=A3; turn 2; at activate A"
    chief, plain, child, armoured, animal = likely(text.format("", ""))
    assert chief == 1.0
    assert child > plain > armoured > animal == 0.0
    assert plain + child + armoured == pytest.approx(1.0)
    without = likely(text.format(" eliminated", " eliminated"))
    assert without[1] == 0.0, "with chief and successor gone the game would be over"
    assert without[2] > child


def test_a_token_counts_for_who_gets_there_in_time() -> None:
    """[FW-SCEN1-03] [FW-SCEN1-06]"""
    text = "options scenario=power_war; " + CHIEFS + "A2 @300,{}; tokens 300,300; turn {}; at act A2"
    near = []
    for y, turn in ((150, 6), (50, 6), (50, 3)):
        state = Table(text.format(y, turn)).state
        near.append(Judgement(state, 0, GAME.taste(state, 0)).reach(0))
    assert near[0] > 0.4
    assert near[2] > 0.3
    assert near[1] < 0.1


def test_npcs_are_feared_where_they_reach_somebody() -> None:
    """[FW-SCEN4-05] In every scenario, most in a diversion."""
    losses = []
    for scenario, gap in (("power_war", 220), ("power_war", 90), ("diversion", 90)):
        text = f"options scenario={scenario}; {CHIEFS}A2 @300,200 C5; N1 infected_human @300,{200 + gap}; turn 3; "
        state = Table(text + "at activate A").state
        view = Judgement(state, 0, GAME.taste(state, 0))
        losses.append(Onslaught(view, [1.0] * len(state.bodies), [5.0] * len(state.bodies)).losses[0])
    assert losses[0] == 0.0 < losses[1] < losses[2]


def test_who_must_come_round_a_wall_first_shoots_a_little_worse() -> None:
    """[FW-LOS-06]"""
    text = "options scenario=power_war; " + CHIEFS + "A2 @300,200; B2 @300,400 weapons=rifle; "
    text += "piece wall heavy rect={},290,{},296 height=45; turn 2; at activate B"
    aside, between = exchange_of(text.format(500, 540)), exchange_of(text.format(280, 320))
    shot = ("B2", "B2", "A2")
    assert hits(aside.deeds[1], aside.state)[shot] > hits(between.deeds[1], between.state)[shot] > 0.0


def test_a_glance_at_an_act_does_not_end_the_activation() -> None:
    """[FW-ACTIVATE-02] To step out and shoot is one plan: the step is not judged as if nothing came after it."""
    text = "options scenario=power_war; table T1; A1 @40,40 abilities=chief; A2 @80,60 weapons=rifle activated; "
    text += "B1 @560,560 abilities=chief; B2 @250,250 activated; turn 2; at act A2 actions={}"
    before, after = (chance_of(text.format(left)) for left in (3, 0))
    assert before > after


def test_in_the_last_turn_of_a_power_war_who_cannot_get_there_brings_nothing() -> None:
    """[FW-SCEN1-04] 300 mm are two movements on no ground: from there a fighter is worth as much as from far away."""
    start = "options scenario=power_war; A1 @100,60 abilities=chief; B1 @560,40 abilities=chief activated; "
    start += "A2 @300,{}; turn 6; at activate A"
    there, near, far, away = (chance_of(start.format(y)) for y in (560, 420, 150, 100))
    assert there > near > far
    assert far - away < 0.1 * (near - far)


def test_a_shooter_sees_around_a_corner_once_he_has_moved() -> None:
    """[FW-LOS-06] The diner stands from 60,120 to 220,230: whoever can walk round it sees who is behind it."""
    state = Table("table T1; A1 @80,60; B1 @250,250 weapons=rifle; B2 @100,450; turn 2; at activate B").state
    target, near, far = state.figure(0), state.figure(1), state.figure(2)
    assert sight(state.table, state.bodies, state.smoke, near, target) == UNSEEN
    assert glimpse(state.table, near, target) != UNSEEN
    assert glimpse(state.table, far, target) == UNSEEN


def test_who_is_seen_thinks_of_stepping_out_of_sight() -> None:
    """[FW-LOS-06] In playouts, too, there is a way back behind the diner."""
    text = "options scenario=power_war; table T1; A1 @40,40 abilities=chief; A2 @245,170 weapons=pistol; "
    text += "B1 @560,560 abilities=chief; B2 @300,420 weapons=rifle; turn 2; at act A2 actions=1"
    state = Table(text).state
    figure = state.figure(1)
    assert shot_at(state, figure) > 0.0
    hidden = shelter(state, figure, legal(state, 0))
    assert isinstance(hidden, Move)
    there = figure.copy()
    there.x, there.y = hidden.path[-1][0], hidden.path[-1][1]
    assert shot_at(state, there) == 0.0
    assert hidden in GAME.tried(state, 0)


def test_a_level_leaves_the_line_of_fire() -> None:
    """[FW-LOS-06] It can hurt nobody with its last action, and the rifle has not acted."""
    text = "options scenario=clean_up; table T1; A1 @40,40 abilities=chief; A2 @245,170; "
    text += "B1 @560,560 abilities=chief; B2 @300,420 weapons=rifle; turn 2; at act A2 actions=1"
    table = Table(text)
    for answer in veterans(text):
        there = Table(text).do(f"A: {answer}").state
        assert shot_at(there, there.figure(1)) < shot_at(table.state, table.state.figure(1))


def test_greedy_goes_by_the_numbers_set_by_hand() -> None:
    """What the levels have learnt changes what they see in a position, not what `evaluate` sees."""
    state = Table(RACE).state
    other = GAME.turned([{**GAME.knobs(), "diversion-hazard": 0.5}] * 2)
    assert other.evaluate(state, 0) == GAME.evaluate(state, 0)
    assert other.prospect(state, 0) != GAME.prospect(state, 0)


def test_a_knob_turns_its_number_in_its_scenario_only() -> None:
    """And there is one for each number that matters in a scenario."""
    assert set(GAME.knobs()) == {knob(scenario, name) for scenario in range(4) for name in names_of(scenario)}
    for scenario in range(4):
        plain = tastes_of({})[scenario]
        for name in names_of(scenario):
            turned = tastes_of({knob(scenario, name): 1.5 * getattr(plain, name)})
            assert getattr(turned[scenario], name) == pytest.approx(1.5 * getattr(plain, name))
            assert all(
                getattr(turned[other], name) == getattr(PLAIN[other], name) for other in range(4) if other != scenario
            )


def test_the_margin_is_mostly_who_won_then_points() -> None:
    """Three quarters for the winner, a quarter for the share of the points."""
    state = Table(RACE).state
    state.outcome = Outcome("score", "FW-R-92", (0,))
    assert GAME.margin(state) == pytest.approx(0.75 + 0.25 * 0.5)
    state.outcome = Outcome("score", "FW-R-92", (1,))
    assert GAME.margin(state) == pytest.approx(0.25 * 0.5)


@pytest.mark.parametrize(
    ("scenario", "looks"), [("power_war", True), ("diversion", True), ("clean_up", False), ("bloodline", False)]
)
def test_elite_looks_at_the_enemys_answers_where_that_was_measured(scenario: str, looks: bool) -> None:
    """[FW-TURN-04] No other level does."""
    assert (GAME.replies(GAME.parse(f"options scenario={scenario}\nA1 @100,60\nB1 @300,340")) > 0) == looks
    assert [name for name, level in LEVELS.items() if level.effort(GAME).replies] == ["elite"]
