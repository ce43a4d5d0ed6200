"""Tide of Iron: positions in which a good player's rule of thumb is plain, put to the levels without a clock."""

import pytest

from tests.games.tideofiron.table import GAME, Table
from warbox.engine.decision import CHANCE
from warbox.engine.sampler import Sampler
from warbox.engine.turn import apply, chance
from warbox.games.tideofiron.state import ToiState
from warbox.players.levels import LEVELS, Searcher
from warbox.players.table import SeatTable

PART = {"veteran": 1, "elite": 3}  # of a level's playouts: these positions are plain
SEED = 1
MOST = 60  # answers of a turn

both = pytest.mark.parametrize("level", ["veteran", "elite"])


def player(level: str) -> Searcher:
    return Searcher(GAME, SEED, LEVELS[level].effort(GAME, clock=False).part(PART[level]))


def answer(level: str, text: str, *lines: str) -> str:
    """What a level answers in a position, after some lines of play."""
    table = Table(text)
    table.do(*lines)
    question = table.state.question
    assert question is not None
    return player(level).choose(SeatTable(GAME, table.state, question.seats[0])).text


def turn(level: str, text: str, *lines: str) -> ToiState:
    """The position after all actions of a level's turn; dice are drawn."""
    table = Table(text)
    table.do(*lines)
    state, dice, searcher = table.state, Sampler(SEED), player(level)
    leg = GAME.leg(state)
    for _ in range(MOST):
        question = state.question
        if question is None or GAME.leg(state) != leg:
            break
        if question.seats[0] == CHANCE:
            chance(state, dice)
        else:
            apply(state, question.seats[0], searcher.choose(SeatTable(GAME, state, question.seats[0])))
    return state


def place(state: ToiState, name: str) -> str:
    """Where a unit stands; nothing if it is not on the map."""
    unit = next(unit for unit in state.units if unit.name == name)
    return state.label(unit.cell) if unit.cell >= 0 else ""


def moves(text: str) -> bool:
    """Whether an answer sets a unit in motion."""
    return text.split(maxsplit=1)[0] in ("advance", "fm", "assault")


# ---- objectives


@both
def test_nobody_lets_the_last_round_pass_beside_a_free_objective(level: str) -> None:
    quiet = (
        "map 9x9; round 8 rounds=8; objective C05 victory vp=2; US a @C08 [RRRR]; US b @H09 [RRRR]; DE x @H01 [RRRR]"
    )
    assert moves(answer(level, quiet))
    assert place(turn(level, quiet), "a") == "C05"
    fire = "map 9x9; round 6 rounds=6; objective C05 victory vp=2; control C05=de; victory score=at_end; de vp=1"
    fire += "; US a @C07 [RRRR]; US b @H08 [RRRR]; DE x @G03 [RRRR]; DE y @F02 [RR]"
    assert place(turn(level, fire), "a") == "C05", "nothing is left to save it for"


@both
def test_two_squads_take_two_objectives(level: str) -> None:
    text = "map 11x11; round 5 rounds=5; objective C05 victory vp=1; objective I05 victory vp=1; victory score=at_end"
    text += "; US a @C08 [RRRR]; US b @I08 [RRRR]; US c @F11 [RR]; DE x @F01 [RRRR]"
    state = turn(level, text)
    assert [place(state, "a"), place(state, "b")] == ["C05", "I05"]


@both
def test_whoever_can_stand_in_the_way_of_the_last_points_does(level: str) -> None:
    """Nobody enters a hex with an enemy in it, so the first one there has it."""
    text = "map 9x9; round 6 rounds=6; objective C05 victory vp=2; control C05=de; victory score=at_end; us vp=1"
    text += "; US a @C08 [RRRR]; US b @A08 [RRRR]; DE x @C03 [RRRR]; DE y @H01 [RR]; turn DE left=1"
    assert place(turn(level, text), "x") == "C05"
    text = "map 11x11; round 5 rounds=5; objective F06 victory vp=3; control F06=us; victory score=at_end; de vp=1"
    text += "; US a @F09 [RRR]; US b @A10 [GRR]; DE x @F03 [EERR]; DE y @I03 [RRRR]; turn US left=1"
    assert place(turn(level, text), "a") == "F06"


@both
def test_nobody_leaves_the_only_objective_that_he_holds(level: str) -> None:
    text = "map 9x9; round 6 rounds=6; objective C05 victory vp=2; objective E08 command owner=neutral cp=2"
    text += (
        "; control C05=us; victory score=at_end; US a @C05 [RRRR]; US b @H09 [RR]; DE x @C02 [RRRR]; DE y @D01 [RRRR]"
    )
    assert place(turn(level, text), "a") == "C05"
    hill = "map s3; round 4; control D06=de K06=de; DE x @D06 [GRR] in=pillbox; DE y @K06 [RRRR] in=pillbox"
    hill += "; DE z @E04 [RRRR]; US a @D10 [RRRR]; US b @E10 [RRRR]; US c @K10 [EERR]; turn DE"
    state = turn(level, hill)
    assert [place(state, "x"), place(state, "y")] == ["D06", "K06"]


@both
def test_who_bars_the_objective_is_thrown_out_before_somebody_walks_in(level: str) -> None:
    text = "map 9x9; round 6 rounds=6; objective C05 victory vp=2; control C05=de; victory score=at_end; de vp=1"
    text += "; terrain H01=woods; DE x @C05 [R] disrupted; DE y @H01 [RR]; US a @C08 [GRR]; US b @A07 [RRRR]"
    assert answer(level, text) in ("fire a", "fire b", "assault b", "fm b")
    hill = "map s3; round 6; control D06=us K06=de; US a @D06 [RRRR]; US b @K07 [EEEE]; US c @J07 [RRRR]"
    hill += "; US d @L07 [RRRR] fatigued; DE x @K06 [RR] disrupted; DE z @E02 [RRRR]; turn US"
    assert "K06" in [place(turn(level, hill), name) for name in "bc"], "both hills win the game"


@both
def test_nobody_runs_for_what_he_cannot_reach_any_more(level: str) -> None:
    text = "map 13x13; round 6 rounds=6; objective A01 victory vp=2; victory score=at_end; de vp=1"
    text += "; US a @M12 [RRRR]; US b @M13 [RR]; DE x @M10 [RR]; DE y @L11 [RR]"
    assert answer(level, text) in ("fire a", "fire b", "assault a")


@both
def test_a_tie_is_settled_by_all_command_points_that_are_left(level: str) -> None:
    """[TOI-VICTORY-04] [TOI-COMMAND-19]"""
    text = "map 9x9; round 6 rounds=6 initiative=de; us cp=3 vp=2 stake=1; de vp=2 stake=1 cp=2"
    text += "; US a @C05 [RRRR]; DE x @H01 [RRRR]; phase spend; at spend de"
    assert answer(level, text) == "stake 2"


# ---- leaving the map


@both
def test_whoever_can_leave_the_map_leaves_it(level: str) -> None:
    walker = "map s4; round 5; US a @Q05 [RRRR]; US b @H05 [RRRR]; DE x @K02 [RRRR]"
    assert place(turn(level, walker), "a") == ""
    truck = "map s4; round 4; US t @O05 gmc; US p [RRRR] in=t; US q [RRRR] in=t; US b @H05 [RRRR]; DE x @K02 [RRRR]"
    assert turn(level, truck).vp[0] == 4, "two points for the truck, one for each squad"


@both
def test_the_way_out_is_cleared_and_then_used(level: str) -> None:
    text = "map s4; round 6; us vp=9; US a @Q05 [RRRR]; US c @P05 [EERR]; US b @H05 [RRRR]"
    text += "; DE x @R05 [R] disrupted; DE y @A10 [RR]"
    assert turn(level, text).vp[0] > 9


@both
def test_the_last_way_out_is_barred(level: str) -> None:
    text = "map s4; round 6; turn DE; us vp=8; US a @Q04 [RRRR]; US t @O05 gmc; US b @P05 m3a1"
    text += "; DE x @Q06 [RRRR]; DE y @K02 [RRRR]"
    state = turn(level, text)
    assert place(state, "x") == "R05" or not place(state, "a")


# ---- op fire


@both
def test_op_fire_is_held_for_what_comes_near(level: str) -> None:
    far = "map 11x11; terrain F10=woods; US a @F11 [RRRR]; US b @A11 [RR]; DE x @F03 [RRRR] opfire"
    assert answer(level, far, "US: advance a", "US: go F10") == "pass"
    near = "map 11x11; US a @F06 [RRRR]; US b @A11 [RR]; DE x @F03 [RRRR] opfire"
    assert answer(level, near, "US: advance a", "US: go F05", "DE: pass", "US: go F04") == "fire x"


@both
def test_a_runner_is_stopped_and_not_merely_thinned(level: str) -> None:
    """[TOI-MOVE-08] [TOI-MOVE-10] Losses do not keep him from the last objective; a pin does."""
    text = "map 13x13; round 6 rounds=6; objective G07 victory vp=2; control G07=us; de vp=1; victory score=at_end"
    text += "; DE a @G10 [EERR]; DE b @A11 [RR]; US x @G04 [RRRR] opfire; US y @A01 [RR]; turn DE"
    way = ["DE: advance a", "DE: go G09", "US: pass", "DE: go G08"]
    assert answer(level, text, *way) == "fire x"
    assert answer(level, text, *way, "US: fire x") == "suppress"


@both
def test_a_machine_gun_goes_on_watching_while_others_may_come(level: str) -> None:
    """[TOI-UNIT-06] Alone it is not fatigued."""
    text = "map 11x11; US a @F08 [RRRR]; US b @A11 [RR]; US c @G10 [RRRR]; DE x @F03 [GRR] opfire; DE y @A01 [RR]"
    way = ["US: assault a", "US: go F07", "DE: pass", "US: go F06", "DE: pass", "US: go F05"]
    assert answer(level, text, *way) == "fire x"
    assert answer(level, text, *way, "DE: fire x") == "figures x G"
    text = "map 13x13; terrain F03=woods; objective F03 victory vp=2; control F03=us; DE a @F08 [RRRR]"
    text += "; DE b @G08 [RRRR]; DE c @E08 [ERRR]; US x @F03 [GRR] opfire; US y @A01 [RR]; turn DE"
    assert answer(level, text, "DE: advance a", "DE: go F07", "US: fire x") == "figures x G"


@both
def test_a_loaded_truck_does_not_pass(level: str) -> None:
    text = "map 13x13; US t @A08 gmc; US p [RRRR] in=t; US q [RRRR] in=t; US b @A12 [RR]; DE x @F08 [GG] opfire"
    text += "; DE y @M01 [R]; road A08-B08-C08-D08-E08-F08-G08"
    assert answer(level, text, "US: advance t", "US: go B08", "DE: pass", "US: go C08") == "fire x"
    text = "map s4; round 4; US t @Q05 gmc; US p [RRRR] in=t; US q [RRRR] in=t; US b @A05 [RRRR]"
    text += "; DE x @R07 [GRR] opfire; DE y @K01 [R]"
    assert answer(level, text, "US: advance t", "US: go R05") == "fire x"


@both
def test_whoever_guards_and_sees_nobody_yet_lies_in_wait(level: str) -> None:
    """[TOI-STATUS-12] In the Status phase op-fire mode costs no action."""
    text = "map 13x13; terrain F03=building F11=woods E11=woods G11=woods E12=woods G12=woods; round 3 rounds=6"
    text += (
        "; objective F03 victory vp=2; control F03=de; victory score=every_round; US a @F12 [RRRR]; US b @E12 [RRRR]"
    )
    text += "; US c @G12 [RRRR]; DE x @F03 [GRR]; DE y @A01 [RR]; phase opfire; at opfire DE"
    assert answer(level, text) == "opfire x"
    text = "map 13x13; terrain C04=woods C11=woods D11=woods B11=woods B12=woods; round 5 rounds=6 initiative=de"
    text += "; objective C04 victory vp=2; control C04=us; victory score=at_end; DE a @C12 [RRRR]; DE b @D12 [RRRR]"
    text += "; DE c @B12 [ERRR]; US x @C04 [GG]; US y @A01 [RR]; phase opfire; at opfire US"
    assert answer(level, text) == "opfire x"


@both
def test_whoever_has_somewhere_to_go_does_not_lie_in_wait(level: str) -> None:
    text = "map 11x11; objective F06 victory vp=2; control F06=us; round 6 rounds=6 initiative=de; victory score=at_end"
    text += "; us vp=1; US a @C10 [RRRR]; DE x @F03 [RRRR]; DE y @A01 [RR]; phase opfire; at opfire DE"
    assert answer(level, text) != "opfire x"


# ---- cover


@both
def test_nobody_walks_out_of_cover_into_fire(level: str) -> None:
    guns = (
        "; US b @A11 [RR]; DE x @F02 [GG]; DE y @G02 [GG]; DE z @F03 [RRRR]; objective F07 victory vp=2; control F07=us"
    )
    house = "map 11x11; terrain F07=building; US a @F07 [RRRR]" + guns
    trench = "map 11x11; entrenchment F07; US a @F07 [GRR] in=entrenchment" + guns
    for text in (house, trench):
        assert place(turn(level, text), "a") == "F07"


@both
def test_whoever_stands_in_the_open_before_guns_goes_into_cover(level: str) -> None:
    text = "map 11x11; terrain E08=woods F02=building G02=building; US a @F07 [RRRR]; US b @A11 [RR]; DE x @F02 [GG]"
    text += "; DE y @G02 [GG]; DE z @A01 [R]; turn US left=1"
    assert place(turn(level, text), "a") in ("E08", "E09"), "in the woods or behind them"


@both
def test_nobody_crosses_open_ground_before_machine_guns_that_watch_it(level: str) -> None:
    text = "map 13x13; round 1 rounds=8; terrain F10=woods F03=building; objective F03 victory vp=2; control F03=de"
    text += "; victory score=at_end; US a @F10 [RR]; US b @L12 [RRRR]; DE x @F03 [GG] opfire; DE y @E03 [GG] opfire"
    text += "; DE z @G03 [RRRR]"
    assert place(turn(level, text), "a") == "F10"


@both
def test_the_weak_do_not_charge_a_tiger(level: str) -> None:
    """Two men would not live to hold it: an objective is counted at the end of the round."""
    text = (
        "map 13x13; round 2 rounds=8; terrain F10=building; objective F06 victory vp=1; control F06=de; turn US left=1"
    )
    text += "; US a @F10 [RR]; US b @A12 [RRRR]; DE x @F05 tiger1; DE y @G05 [GG]"
    assert place(turn(level, text), "a") not in ("F06", "F07", "F08")


@both
def test_mines_are_walked_around(level: str) -> None:
    text = "map 11x11; round 2 rounds=6; objective C03 victory vp=2; mines C05 B05; US a @C07 [RRRR]; US b @K10 [RR]"
    text += "; DE x @K01 [RR]"
    assert place(turn(level, text), "a") in ("C03", "D03"), "four points of movement either way"


@both
def test_a_retreat_ends_in_cover(level: str) -> None:
    text = "map 11x11; terrain C03=building; US a @C05 [RRRR]; US b @F04 [GG]; US c @A11 [RR]; DE x @C04 [RRRR]"
    text += "; DE z @K01 [R]"
    way = ["US: assault a", "US: storm C04", "US: strike", "*: dice 6 1 1 1", "*: dice 1 1 1 1"]
    assert answer(level, text, *way) == "retreat C03"


# ---- vehicles


@both
def test_a_tank_keeps_away_from_anti_tank_weapons_and_a_tiger(level: str) -> None:
    text = "map 13x13; round 3 rounds=8; terrain F05=woods; objective F04 victory vp=1; control F04=de; turn US left=1"
    text += "; US t @F10 m4a1; US b @A12 [RRRR]; DE x @F05 [RRRR]+AT; DE y @K01 [RR]"
    assert place(turn(level, text), "t") not in ("F06", "E06", "G06", "F07", "E07", "G07", "E05", "G05", "F04")
    text = (
        "map 13x13; round 2 rounds=8; terrain D08=woods D09=woods C09=woods; objective G06 victory vp=1; control G06=de"
    )
    text += "; turn US left=1; US t @B10 m4a1; US b @A12 [RRRR]; DE x @G05 tiger1; DE y @H06 [RRRR]+AT"
    assert place(turn(level, text), "t") not in ("G06", "F06", "G07", "F05", "H05")


@both
def test_a_loaded_truck_does_not_drive_up_to_the_guns(level: str) -> None:
    """With it all inside are lost."""
    text = "map 13x13; round 2 rounds=8; terrain C07=woods; objective H08 victory vp=1; control H08=de; turn US left=1"
    text += "; road A08-B08-C08-D08-E08-F08-G08; US t @A08 gmc; US p [RRRR] in=t; US b @A12 [RRRR]; DE x @G08 [GG]"
    text += "; DE y @G07 panzer4"
    assert place(turn(level, text), "t") not in ("D08", "E08", "F08", "D07", "E07", "F07", "H08", "G09")


# ---- fire


@both
@pytest.mark.parametrize(
    ("units", "target"),
    [
        ("US a @C05 [RRRR]; DE x @C02 [RRRR] disrupted; DE y @F05 [RRRR]", "x"),  # one hit routs it
        ("US a @C05 [RRRR]; DE x @C04 [RRRR]; DE y @H05 [RRRR]; terrain H05=woods", "x"),  # near, and in the open
        ("US a @C05 m4a1; DE x @C08 panzer4 heavy; DE y @E07 [RRRR]; terrain E07=woods", "x"),  # one hit destroys it
        ("US a @C05 m4a1; DE x @C08 sdkfz251 light; DE p [EEEE] in=x; DE y @E07 [RR]; terrain E07=woods", "x"),
        ("US a @C05 m4a1; DE x @C09 sdkfz251; DE p [OEEE] in=x; DE y @E06 [RR]; terrain E06=woods", "x"),
        (
            "US a @C05 m4a1; DE x @C08 opel; DE p [RRRR] in=x; DE q [ERRR] in=x; DE y @E05 [RR]; terrain E05=building",
            "x",
        ),
        ("US a @C05 [RRRR]+AT; DE x @C03 panzer4 light; DE y @D04 [RR]; terrain D04=woods", "x"),
        ("US a @C05 [GG]; DE x @C03 panzer4; DE y @E05 [RRRR]", "y"),
        ("US a @C05 [GRR]; DE x @C03 panzer4; DE y @E07 [OERR]", "y"),
    ],
)
def test_fire_goes_where_it_does_most(level: str, units: str, target: str) -> None:
    """At whom it can finish, at the loaded vehicle, of anti-tank weapons at tanks and of machine guns at men."""
    text = f"map 11x11; US b @A11 [RR]; DE z @K01 [R]; {units}"
    assert answer(level, text, "US: fire a") == f"target {target}"


@both
def test_shells_fall_where_most_enemies_stand(level: str) -> None:
    stack = "; DE x @F05 [RRRR]; DE y @F05 [RRRR]; DE w @F05 [GRR]; DE z @J03 [RR]"
    mortar = "map 13x13; US a @F11 [MRR]; US b @A13 [RR]" + stack
    assert answer(level, mortar, "US: fire a") == "target F05"
    card = "map 13x13; us cp=4 hq=art_harass; US a @F10 [RRRR]; US b @A13 [RR]" + stack
    assert answer(level, card, "US: play art_harass", "*: dice 6") == "target F05"


@both
def test_against_a_pillbox_fire_is_combined(level: str) -> None:
    """Six red dice take two hits from every attack; from one attack of all they take them once."""
    text = "map 11x11; pillbox C05; round 6 rounds=6; objective C05 victory vp=3; control C05=de; victory score=at_end"
    text += (
        "; de vp=1; US a @C07 [RRRR]; US b @B06 [RRRR]; US c @D06 [RRRR]; DE x @C05 [RRRR] in=pillbox; DE z @K01 [R]"
    )
    assert answer(level, text, "US: fire a", "US: target x").startswith("support")


@both
def test_a_disrupted_squad_is_fired_at_to_rout_it(level: str) -> None:
    text = "map 11x11; US a @C05 [RRRR]; US b @A11 [RR]; DE x @C02 [RRRR] disrupted; DE z @K01 [R]"
    assert answer(level, text, "US: fire a", "US: target x") == "suppress"


@both
def test_who_has_a_target_beside_him_fires_with_all_he_has(level: str) -> None:
    text = "map 11x11; terrain C05=woods; US a @C05 [RRRR]; US b @A11 [RR]; DE x @C04 [RRRR] pinned; DE z @K01 [R]"
    assert answer(level, text) in ("fire a", "assault a")
    text = "map 11x11; US a @C05 [RRRR]; US b @D05 [GRR]; DE x @C03 [RRRR]; DE z @K01 [R]"
    assert answer(level, text) in ("fire a", "fire b", "assault a")


# ---- assaults


@both
def test_strong_defenders_are_not_assaulted(level: str) -> None:
    text = "map 11x11; terrain C04=building; objective C04 victory vp=1; control C04=de; US a @C05 [RR]; US b @A11 [RR]"
    text += "; DE x @C04 [RRRR]; DE y @C04 [OERR]; DE z @K01 [R]"
    assert not answer(level, text).startswith("assault")
    text = "map 11x11; terrain D05=building; US a @C05 [RRRR]; US b @A11 [RR]; DE x @C04 [RRRR] disrupted"
    text += "; DE y @D05 [EEEE]; DE z @K01 [R]"
    assert place(turn(level, text, "US: assault a"), "y") == "D05", "rather the disrupted"


@both
def test_disrupted_defenders_do_not_keep_the_objective(level: str) -> None:
    text = "map 11x11; round 6 rounds=6; objective C04 victory vp=2; control C04=de; victory score=at_end; de vp=1"
    text += "; US a @C05 [RRRR]; US b @A11 [RR]; DE x @C04 [RRRR] disrupted; DE z @K01 [R]"
    assert not place(turn(level, text), "x")


@both
def test_defenders_are_shaken_before_they_are_assaulted(level: str) -> None:
    text = "map 11x11; round 4 rounds=6; terrain C04=woods; objective C04 victory vp=2; control C04=de; turn US left=2"
    text += "; victory score=every_round; US a @C05 [EERR]; US b @C07 [GRR]; US c @D06 [GRR]; DE x @C04 [GRR]"
    text += "; DE z @K01 [R]"
    assert answer(level, text).startswith("fire")


@both
def test_the_tired_support_an_assault_for_nothing(level: str) -> None:
    text = "map 11x11; objective C04 victory vp=1; control C04=de; US a @C05 [RRRR]; US b @D04 [RRRR] fatigued"
    text += "; US c @B04 [RRRR] fatigued; DE x @C04 [RRRR]; DE z @K01 [R]"
    assert answer(level, text, "US: assault a", "US: storm C04").startswith("support")


@both
def test_the_hex_that_was_taken_is_entered_if_it_is_worth_more(level: str) -> None:
    start = (
        "map 11x11; round 6 rounds=6; victory score=at_end; US a @C05 [RRRR]; US b @A11 [RR]; DE x @C04 [R] disrupted"
    )
    way = ["US: assault a", "US: storm C04", "US: strike", "*: dice 6 6 6 6"]
    taken = start + "; objective C04 victory vp=2; control C04=de; DE z @K01 [R]"
    assert answer(level, taken, *way) == "follow a"
    left = start + "; objective C05 victory vp=2; control C05=us; DE y @D03 [EERR]; DE z @C03 [RRRR]; turn US left=1"
    assert answer(level, left, *way) == "done"


# ---- men and cards


@both
@pytest.mark.parametrize("figures", ["OERR", "GRR", "EERR"])
def test_the_cheapest_men_are_lost_first(level: str, figures: str) -> None:
    text = f"map 11x11; US a @C05 [{figures}]; US b @A11 [RR]; DE x @C04 [RRRR]; DE z @K01 [R]; turn DE"
    way = ["DE: fire x", "DE: target a", "DE: normal", "*: dice 6 1 1 1"]
    assert answer(level, text, *way) == "lose a R"


@both
def test_medics_heal_where_nobody_disturbs_them(level: str) -> None:
    text = "map 11x11; round 3 rounds=6; objective C08 victory vp=1; control C08=us; turn US left=1"
    text += "; US a @C08 [RRRR]+MED; US b @C08 [R]; DE x @K01 [RRRR]"
    assert answer(level, text) == "heal a b"


@both
def test_a_card_helps_whom_it_helps_most(level: str) -> None:
    """Second Wind for the machine guns beside the enemy, not for two men far from him."""
    text = (
        "map 13x13; us cp=6 hq=mor_wind; us-decks morale1=mor_cover; US a @F08 [GG] fatigued; US b @A12 [RR] fatigued"
    )
    text += "; US c @A13 [RRRR]; DE x @F07 [RRRR]; DE y @G07 [RRRR]"
    assert answer(level, text, "US: play mor_wind") == "pick a"


@both
def test_no_card_is_spent_on_cover_when_the_enemy_has_acted(level: str) -> None:
    text = "map 11x11; us cp=2 hq=mor_cover; us-decks morale1=mor_wind; US a @C05 [RRRR]; US b @D05 [GRR]"
    text += "; DE x @C03 [RRRR] fatigued; DE z @K01 [R] fatigued; turn US"
    assert not answer(level, text).startswith("play")
