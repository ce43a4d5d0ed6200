"""Positions in which a good player's rule of thumb is plain: what a level answers."""

import pytest

from tests.games.tideofiron.table import Table
from warbox.engine.decision import CHANCE
from warbox.engine.sampler import Sampler
from warbox.engine.state import Outcome
from warbox.engine.turn import apply, chance
from warbox.games.tideofiron.actions import CardAction
from warbox.games.tideofiron.evaluate import going_on
from warbox.games.tideofiron.game import A_ROUND, GAME
from warbox.games.tideofiron.pieces.unit import NO_FORT
from warbox.games.tideofiron.reckoning.enemies import enemies_of
from warbox.games.tideofiron.reckoning.place import Field
from warbox.games.tideofiron.reckoning.shots import NOTHING_ELSE, Prize, best_shot, taken
from warbox.games.tideofiron.reckoning.taste import PLAIN, Taste
from warbox.games.tideofiron.reckoning.worth import inside
from warbox.games.tideofiron.rules.halving import LEAD
from warbox.games.tideofiron.rules.sighting import far
from warbox.games.tideofiron.state import BUILD, ToiState
from warbox.players import Searcher
from warbox.players.search import Effort
from warbox.players.table import SeatTable


def answers(table: Table, seat: int = 0) -> set[str]:
    """What a level that thinks little answers, with several seeds."""
    effort = Effort(playouts=6, legs=2, width=4)
    seen = SeatTable(GAME, table.state, seat)
    return {Searcher(GAME, seed, effort).choose(seen).text for seed in range(3)}


def test_an_objective_is_taken_while_there_is_time() -> None:
    text = "map 9x9; objective C05 victory vp=2; US a @C07 [RRRR]; US b @H09 [RRRR]; DE x @H01 [RRRR]"
    assert answers(Table(text)) == {"advance a"}


def test_who_holds_an_objective_in_cover_does_not_walk_into_the_fire() -> None:
    """Two machine guns watch the open ground; the squad fires from the woods or watches, and stays."""
    text = "map 9x9; terrain C05=woods; objective C05 victory vp=2; US a @C05 [RRRR]; US b @A09 [RRRR]"
    text += "; DE x @F05 [GRR]; DE y @F04 [GRR]"
    for answer in answers(Table(text)):
        assert answer not in ("advance a", "assault a", "fm a")


def test_op_fire_is_held_for_what_comes_nearer() -> None:
    """At the far end of its range and in the woods hardly anybody is hit; beside the gun everybody is."""
    away = Table("map 9x9; terrain C08=woods; US a @D08 [RRRR]; DE x @C03 [RR] opfire")
    away.do("US: advance a", "US: go C08")
    close = Table("map 9x9; US a @C06 [RRRR]; DE x @C03 [GRR] opfire")
    close.do("US: advance a", "US: go C05")
    assert away.asks() == close.asks() == "DE op-fire"
    assert answers(away, 1) == {"pass"}
    assert answers(close, 1) == {"fire x"}


def test_what_enemies_can_do_is_remembered_until_one_of_them_changes() -> None:
    table = Table("map 9x9; US a @C08 [RRRR]; DE x @H01 [RRRR]; DE y @H02 [RRRR]")
    state = table.state
    before = enemies_of(state, 0)
    assert enemies_of(state.clone(), 0) is before, "of a clone they are the same"
    safe = Field(state, 0, PLAIN).danger(state.units[0], state.units[0].cell)
    table.do("US: advance a", "US: go C07")
    assert enemies_of(state, 0) is before, "one's own units are none of them"
    nearer = state.clone()
    enemy = nearer.units[1]
    nearer.put(enemy.at(state.units[0].cell + 1))
    assert enemies_of(nearer, 0) is not before
    assert Field(nearer, 0, PLAIN).danger(nearer.units[0], nearer.units[0].cell) > safe


def test_playouts_look_through_the_opponents_next_turn() -> None:
    """[TOI-ROUND-05] The leg goes to and fro within a phase, so passes are counted."""
    text = "map 9x9; objective C05 victory vp=2; US a @C08 [RRRR]; US b @A09 [RRRR]; DE x @H01 [RRRR]; DE y @H02 [RRRR]"
    table = Table(text)
    thought = Searcher(GAME, 1, Effort(playouts=4, legs=2, width=2)).think(SeatTable(GAME, table.state, 0))
    follow = thought.lines[0].follow
    assert {seat for seat, _ in follow} == {0, 1}
    turns = [seat for place, (seat, _) in enumerate(follow) if not place or follow[place - 1][0] != seat]
    assert len(turns) <= 3, "no more than the own turn, the opponent's, and windows"


def test_a_playout_goes_by_the_plan_of_the_moment() -> None:
    table = Table("map 9x9; objective C05 victory vp=2; US a @C08 [RRRR]; DE x @H01 [RRRR]")
    found = GAME.policy(table.state, 0, Sampler(1))
    assert found is not None
    assert found.text == GAME.candidates(table.state, 0)[0].text


def deployed(scenario: str, side: int) -> ToiState:
    """A scenario after the setup, in which a level has set up a side."""
    state = GAME.new(GAME.complete_options({"scenario": scenario}))
    luck = Sampler(1)
    while state.phase <= BUILD:
        question = state.question
        assert question is not None
        seat = question.seats[0]
        if seat == CHANCE:
            chance(state, luck)
        else:
            apply(state, seat, (GAME.broad if seat == side else GAME.candidates)(state, seat)[0])
    return state


def near(state: ToiState, side: int, place: str, within: int) -> int:
    """How many units of a side stand so near to a hex."""
    goal = state.ground.labels.index(place)
    cells = [unit.cell for unit in state.units if unit.side == side and unit.cell >= 0]
    return sum(far(state.ground, cell, goal) <= within for cell in cells)


def test_whoever_deploys_looks_after_every_objective() -> None:
    """The Two Bridges: eight of the Germans' eleven units once crowded about one of the four."""
    state = deployed("s2", 1)
    assert near(state, 1, "C09", 2) <= 5
    assert near(state, 1, "K06", 4) >= 3
    assert near(state, 1, "D06", 4) >= 2


def test_trucks_wait_out_of_sight_while_the_way_out_is_barred() -> None:
    """Night Column: every step nearer counts for a squad, which can clear the way; not for a truck, if enough of the
    enemy bars it. How much is enough has been tuned: these three squads are not."""
    text = "map s4; round 1; US a @F05 {}; US b @A01 [RRRR]; DE x @R05 [RRRR]; DE y @R04 [RRRR]; DE z @Q05 [RRRR]"
    for kind, goes in (("[RRRR]", True), ("gmc", False), ("m3a1", False)):
        state = Table(text.format(kind)).state
        unit, labels = state.units[0], state.ground.labels
        for guarded, waits in ((10.0 * GAME.knobs()["guarded"], True), (GAME.knobs()["guarded"], False)):
            field = Field(state, 0, Taste(True, GAME.knobs() | {"guarded": guarded}))
            ahead, behind = field.pull(unit, labels.index("O05")), field.pull(unit, labels.index("M04"))
            assert (ahead > behind) == (goes or not waits), kind


def test_fire_goes_first_to_whoever_bars_the_way_out() -> None:
    text = "map s4; round 6; US a @Q05 m4a1; US b @A01 [RRRR]; DE x @R05 [RRRR]; DE y @P04 [RRRR]"
    table = Table(text)
    table.do("US: fire a")
    assert answers(table) == {"target x"}


@pytest.mark.parametrize("kind", ["[RRRR]", "gmc", "m3a1", "m4a1"])
def test_to_leave_the_map_looks_better_to_the_levels_than_to_stand_where_one_can(kind: str) -> None:
    table = Table(f"map s4; round 3; US a @Q05 {kind}; US b @H05 [RRRR]; DE x @K02 [RRRR]")
    before = GAME.prospect(table.state, 0)
    table.do("US: advance a", "US: go R05", "US: exit")
    after = GAME.prospect(table.state, 0)
    assert before is not None
    assert after is not None
    assert after > before


def test_who_only_has_to_hold_thinks_otherwise() -> None:
    """[TOI-VICTORY-02] In The Twin Knolls the Americans win by taking both; in At the Breaking Point the Germans do."""
    for scenario, side in (("s1", 0), ("s3", 1)):
        state = GAME.new(GAME.complete_options({"scenario": scenario}))
        assert GAME.taste(state, side) is GAME.tastes[side].holding
        assert GAME.taste(state, 1 - side) is GAME.tastes[1 - side].fighting
    for scenario in ("s2", "s4"):
        state = GAME.new(GAME.complete_options({"scenario": scenario}))
        assert [GAME.taste(state, side) is GAME.tastes[side].fighting for side in (0, 1)] == [True, True]


def test_an_action_is_worth_what_it_brings_on_average() -> None:
    """A shot beside the enemy is reckoned as worth more than one at long range, and a card must be tried; nothing is
    rolled, so that it is the same every time."""
    table = Table("map 9x9; US a @C04 [RRRR]; US b @C09 [RRRR]; DE x @C03 [RRRR]; DE y @H01 [RR]")
    choices = GAME.broad(table.state, 0)
    found = dict(zip([one.text for one in choices], GAME.reckon(table.state, 0, choices), strict=True))
    assert found == dict(zip([one.text for one in choices], GAME.reckon(table.state, 0, choices), strict=True))
    assert found["fire a"] == max(found.values()) > (GAME.prospect(table.state, 0) or 1.0)


def test_who_has_much_time_compares_more_plans_but_for_who_holds_hexes_for_points() -> None:
    """The first ones are the same; The Twin Knolls' Germans keep to the best."""
    squads = "; ".join(f"US a{number} @{row} [RRRR]" for number, row in enumerate(["C08", "D08", "E08", "F08", "G08"]))
    enemies = "; ".join(f"DE x{number} @{row} [RRRR]" for number, row in enumerate(["C05", "D06", "E05", "F05", "G05"]))
    for head, seat, plans in (("map 15x15", 0, (4, 6)), ("map s3; turn DE", 1, (1, 1))):
        state = Table(f"{head}; {squads}; {enemies}").state
        broad, wide = GAME.broad(state, seat), GAME.wide(state, seat)
        assert (len(broad), len(wide)) == plans
        assert wide[: len(broad)] == broad


def test_a_victory_is_clearer_the_more_is_left() -> None:
    weak = Table("map 9x9; US a @C04 [R]; DE x @H01 [RRRR]")
    strong = Table("map 9x9; US a @C04 [RRRR]; DE x @H01 [R]")
    for table in (weak, strong):
        table.state.outcome = Outcome("points", "TOI-VICTORY-01", (0,))
    assert 0.5 < GAME.margin(weak.state) < GAME.margin(strong.state) <= 1.0


@pytest.mark.parametrize(("scenario", "side", "expected"), [("s3", 1, 14), ("s3", 0, 2), ("s1", 0, 2), ("s2", 1, 2)])
def test_who_holds_hexes_for_points_looks_to_the_end_of_the_round(scenario: str, side: int, expected: int) -> None:
    """The Germans of The Twin Knolls, whose hills bring points each round; nobody else, and no lower level."""
    state = GAME.new(GAME.complete_options({"scenario": scenario}))
    dice = Sampler(1)
    while (question := state.question) is not None and question.seats[0] != side:
        if question.seats[0] == CHANCE:
            chance(state, dice)
        else:
            apply(state, question.seats[0], GAME.broad(state, question.seats[0])[0])
    assert [GAME.horizon(state, legs) for legs in (0, 1, 2)] == [0, 1, expected]


def test_who_holds_hexes_for_points_weighs_one_plan_against_its_cards() -> None:
    """The Germans of The Twin Knolls; everybody else compares the plans of several units."""
    state = GAME.new(GAME.complete_options({"scenario": "s3"}))
    dice = Sampler(1)
    plans: list[set[int]] = [set(), set()]
    while (question := state.question) is not None and state.round < 2:
        seat = question.seats[0]
        if seat == CHANCE:
            chance(state, dice)
            continue
        found = GAME.broad(state, seat)
        if question.kind == "act":
            plans[seat].add(len([action for action in found if not isinstance(action, CardAction)]))
        apply(state, seat, found[0])
    assert plans[1] == {1}
    assert max(plans[0]) == 4


def test_a_new_round_is_beyond_the_longest_look() -> None:
    state = Table("map 9x9; US a @C07 [RRRR]; DE x @H01 [RRRR]").state
    later = state.clone()
    later.round += 1
    assert GAME.leg(later) - GAME.leg(state) > A_ROUND


def test_what_is_inside_a_vehicle_counts_for_the_levels_only() -> None:
    """[TOI-R-24] Squads are lost with the truck they are in; `greedy` goes on as it always has."""
    text = "map 9x9; US a @C05 m4a1; DE t @C08 opel; DE p [RRRR] in=t; DE z @I01 [R]"
    full, empty = Table(text).state, Table("map 9x9; US a @C05 m4a1; DE t @C08 opel; DE z @I01 [R]").state
    keen = GAME.taste(full, 0)
    assert inside(full, full.units[1]) == 4.0
    assert inside(empty, empty.units[1]) == 0.0
    shots = [best_shot(state, state.units[0], LEAD, taste).gain for state in (full, empty) for taste in (keen, PLAIN)]
    assert shots[0] > shots[2]
    assert shots[1] == shots[3]


def test_op_fire_counts_what_the_mover_would_still_gain() -> None:
    """[TOI-MOVE-08] Where he has an objective before him a pin is worth more than losses; at the end of his way nothing
    is left to be gained."""
    text = "map 13x13; round 6 rounds=6; objective G07 victory vp=2; control G07=us; victory score=at_end"
    text += "; DE a @G10 [EERR]; DE b @A11 [RR]; US x @G04 [RRRR] opfire; US y @A01 [RR]; turn DE"
    table = Table(text)
    table.do("DE: advance a", "DE: go G09", "US: pass", "DE: go G08")
    state = table.state
    taste = GAME.taste(state, 0)
    mover = state.unit("a")
    assert mover is not None
    before = going_on(state, mover, taste)
    assert before > 3.0
    assert taken(mover, True, 4, 5, 0, Prize(0.0, before)) > taken(mover, False, 4, 5, 0, Prize(0.0, before))
    assert taken(mover, False, 4, 5, 0, Prize(0.0, before)) == taken(mover, False, 4, 5, 0, NOTHING_ELSE)
    table.do("US: pass", "DE: go G07")
    arrived = state.unit("a")
    assert arrived is not None
    assert going_on(state, arrived, taste) < before


def test_a_place_where_a_squad_is_shot_to_pieces_brings_nothing() -> None:
    """Two men beside a tank and machine guns do not live to take the objective; four in a house may."""
    text = "map 13x13; objective F06 victory vp=1; control F06=de; US a @F10 [{}]; DE x @F05 tiger1; DE y @G05 [GG]{}"
    weak, strong = Table(text.format("RR", "")).state, Table(text.format("RRRR", "; terrain F06=building")).state
    values: list[float] = []
    for state in (weak, strong):
        field = Field(state, 0, GAME.taste(state, 0))
        values.append(field.stand(state.units[0], state.ground.labels.index("F06"), NO_FORT))
    assert values[0] < values[1]
    plain = Field(weak, 0, PLAIN)
    there, back = (weak.ground.labels.index(place) for place in ("F06", "F10"))
    assert plain.stand(weak.units[0], there, NO_FORT) > plain.stand(weak.units[0], back, NO_FORT)
