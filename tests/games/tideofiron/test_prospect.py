"""What the searches of the levels judge by: nothing leaps, and what decides a scenario counts."""

from itertools import pairwise
from math import exp, log

import pytest

from tests.games.tideofiron.table import GAME, Table
from warbox.engine.notation import ParseError
from warbox.engine.state import Outcome

BASE = "map 15x15; objective C05 victory vp=2; victory score=at_end; "


def chance(text: str, seat: int = 0) -> float:
    value = GAME.prospect(Table(text).state, seat)
    assert value is not None
    return value


def points(text: str, seat: int = 0) -> float:
    value = chance(text, seat)
    return log(value / (1.0 - value))


def test_both_sides_see_the_same_game() -> None:
    text = BASE + "US a @C08 [RRRR]; DE x @C02 [RR]"
    assert chance(text, 0) + chance(text, 1) == pytest.approx(1.0)
    assert GAME.far_features(Table(text).state, 1) == {
        name: -count for name, count in GAME.far_features(Table(text).state, 0).items()
    }


@pytest.mark.parametrize("scenario", ["s1", "s2", "s3", "s4"])
def test_what_is_counted_adds_up_to_the_prospect(scenario: str) -> None:
    state = Table(f"map {scenario}; round 3; US a @C08 [RRRR]; US b @E05 gmc; DE x @H05 [RRRR]").state
    weights = GAME.far_weights()
    for seat in range(2):
        counted = GAME.far_features(state, seat)
        assert set(counted) == set(weights)
        total = sum(weights[name] * count for name, count in counted.items())
        assert GAME.prospect(state, seat) == pytest.approx(1.0 / (1.0 + exp(-total)))


@pytest.mark.parametrize("scenario", ["s1", "s2", "s3"])
def test_nothing_leaps_when_enemies_come_nearer(scenario: str) -> None:
    """What plans go by counts a held hex for much more once an enemy is within five hexes; as a judgement of the whole
    table that made one step forward look like a lost game."""
    guards = "; ".join(f"DE x{number} @{cell} [RRRR]" for number, cell in enumerate(["D06", "E06", "K06", "J06"]))
    walk = [chance(f"map {scenario}; {guards}; US a @H{row:02d} [RRRR]; US b @G11 [RRRR]") for row in range(12, 7, -1)]
    assert max(abs(after - before) for before, after in pairwise(walk)) < 0.06


def test_men_count_and_less_when_they_are_shaken() -> None:
    enemy = "; DE x @C02 [RR]"
    whole = points(BASE + "US a @C08 [RRRR]" + enemy)
    assert whole > points(BASE + "US a @C08 [RRRR] pinned" + enemy) > points(BASE + "US a @C08 [R]" + enemy)


def test_who_takes_hexes_must_come_near_them_all() -> None:
    """Of those that it needs the farthest counts late."""
    head = "map s3; round 6; DE x @D05 [RRRR]; DE y @K05 [RRRR]; US b @D08 [RRRR]; US a "
    assert points(head + "@K08 [RRRR]") > points(head + "@K11 [RRRR]") > points(head + "@D09 [RRRR]")


def test_who_leaves_the_map_counts_those_who_can_still_leave() -> None:
    head = "map s4; round 5; DE x @K02 [RRRR]; "
    near, late = points(head + "US a @O05 gmc"), points(head + "US a @A10 gmc")
    assert near > late
    assert points(head + "us vp=8; US a @O05 gmc") > near
    assert points(head + "US a @O05 gmc; DE y @R05 [RRRR]") < points(head + "US a @O05 gmc; DE y @H01 [RRRR]")


def test_a_finished_game_is_worth_its_result() -> None:
    state = Table("map 9x9; US a @C05 [R]").state
    assert chance("map 9x9; US a @C05 [R]") > 0.5
    assert GAME.far_features(state, 0)
    state.outcome = Outcome("points", "TOI-VICTORY-01", (1, 3))
    assert (GAME.prospect(state, 0), GAME.prospect(state, 1)) == (0.0, 1.0)
    assert GAME.far_features(state, 0) == {}


def test_command_points_count_most_for_who_can_buy_units() -> None:
    """The Two Bridges' Germans have a deck that brings units; hexes that bring command points count like these."""
    head = "map s2; round 3; US a @C03 [RRRR]; DE x @H11 [RRRR]"
    gain = points(head + "; de cp=4", 1) - points(head, 1)
    assert gain > 0.0
    assert points("map s3; round 3; US a @C12 [RRRR]; DE x @H03 [RRRR]; de cp=4", 1) - points(
        "map s3; round 3; US a @C12 [RRRR]; DE x @H03 [RRRR]", 1
    ) == pytest.approx(gain / 5, rel=0.5)
    text = "map 15x15; round 3; objective C05 command owner=neutral cp=2; US b @A15 [R]; DE x @O15 [R]; US a "
    assert points(text + "@C05 [RRRR]") > points(text + "@C06 [RRRR]") > points(text + "@H12 [RRRR]")


@pytest.mark.parametrize("line", ["win us hexes=- count=1", "exit us hexes=-"])
def test_who_wins_somewhere_names_the_hexes(line: str) -> None:
    """[TOI-VICTORY-01] [TOI-VICTORY-02] In a position as in a scenario's file: nobody could say how near he is."""
    with pytest.raises(ParseError, match="one at least"):
        Table(f"map 6x7; {line}; US a @C03 [RRRR]; DE x @D05 [RRRR]")
