"""What a person is told before choosing: chances with their causes, reach, op fire on the way."""

from fractions import Fraction
from typing import Any, cast

from tests.games.tideofiron.table import Table
from warbox.games.tideofiron.game import GAME


def told(table: Table, seat: int, action: str) -> dict[str, Any]:
    return cast(dict[str, Any], GAME.outlook(table.state, seat).about(action))


def chance(pair: list[int]) -> Fraction:
    return Fraction(pair[0], pair[1])


def test_an_attack_is_told_with_its_causes_and_exact_chances() -> None:
    """[TOI-COMBINED-07] [TOI-COMBINED-09] [TOI-ATTACK-09] With the supporter and without."""
    table = Table("terrain C09=woods; US a @C05 [RRRR]; US b @B04 [EERR]; DE x @C09 [RRRR]")
    table.do("US: fire a", "US: target x", "US: support b")
    found = told(table, 0, "normal")
    assert (found["black"], found["red"], found["band"], found["hit"]) == (7, 2, "long", 6)
    assert [(one["value"], one["kind"]) for one in found["strength"]] == [(4, "a"), (6, "b"), (-3, "supporting")]
    assert [(one["value"], one["rule"]) for one in found["cover"]] == [(2, "TOI-TERRAIN-05")]
    assert sum(Fraction(over, under) for _, over, under in found["hits"]) == 1
    assert (
        chance(found["results"]["none"])
        + sum(chance(pair) for word, pair in found["results"].items() if word != "none")
        == 1
    )
    # alone: four dice at normal range, each hitting on 5, against two red dice
    alone = {count: Fraction(over, under) for count, over, under in found["alone"]["hits"]}
    hits = [Fraction(16, 81), Fraction(32, 81), Fraction(24, 81), Fraction(8, 81), Fraction(1, 81)]
    cancels = [Fraction(4, 9), Fraction(4, 9), Fraction(1, 9)]
    four = sum(hits[4] * cancels[red] for red in range(3) if 4 - red == 4)
    assert alone[4] == four


def test_thick_armour_counts_in_the_chances() -> None:
    """[TOI-UNIT-38] One red die that failed is turned: four black dice never make four hits."""
    table = Table("US a @C05 [R]+AT; DE t @C06 tiger1")
    table.do("US: fire a", "US: target t")
    found = told(table, 0, "normal")
    hits = {count: Fraction(over, under) for count, over, under in found["hits"]}
    assert found["black"] == 4
    assert max(hits) == 3


def test_reach_costs_what_the_steps_cost_and_stops_at_wire() -> None:
    """[TOI-MOVE-02] [TOI-FORT-12] Where a unit can go, with the hex before each."""
    table = Table("map 7x9; terrain C04=woods; wire C06; US a @C05 [RRRR]; DE x @C01 [RRRR] opfire")
    reach = cast(dict[str, Any], GAME.outlook(table.state, 0).preview)["reach"]["a"]
    assert reach["C04"] == [6, "C05"]
    assert reach["C06"] == [3, "C05"]
    assert reach["C07"][1] != "C06"
    assert "C01" not in reach


def test_the_threat_on_the_way_is_the_chance_that_op_fire_ends_the_move() -> None:
    """[TOI-OPFIRE-01] [TOI-OPFIRE-08] Four dice hitting on 6 at long range: pinned or worse."""
    table = Table("US a @C14 [RRRR]; DE x @C05 [RRRR] opfire")
    table.do("US: advance a")
    threat = cast(dict[str, Any], GAME.outlook(table.state, 0).preview)["threat"]
    assert threat["C13"] == {"by": ["x"], "stops": [671, 1296]}
    assert "C14" not in threat


def test_a_squad_in_a_trench_pays_for_leaving_it_before_it_goes_anywhere() -> None:
    """[TOI-FORT-02] Four points: one to get out, three hexes."""
    table = Table("map 9x9; entrenchment C05; US a @C05 [RRRR] in=entrenchment; DE x @I09 [RRRR]")
    reach = cast(dict[str, Any], GAME.outlook(table.state, 0).preview)["reach"]["a"]
    assert reach["C04"] == [6, "C05"]
    assert reach["C02"] == [12, "C03"]
    assert "C01" not in reach


def test_before_a_unit_acts_a_probe_tells_who_watches_its_way_and_whom_it_could_hit() -> None:
    """[TOI-OPFIRE-01] [TOI-COMBAT-03] The chance as on the way itself; four dice against no cover."""
    table = Table("US a @C14 [RRRR]; DE x @C05 [RRRR] opfire; DE y @C10 [RRRR]; DE z @O01 [RRRR]")
    advance = GAME.probe(table.state, 0, "advance a").plain()
    assert cast(Any, advance["region"])[0]["hexes"]["C13"] == {"by": ["x"], "stops": [671, 1296]}
    fire = GAME.probe(table.state, 0, "fire a").plain()
    assert fire["region"] == [{"kind": "target", "unit": "y", "hit": [65, 81]}]


def test_op_fire_is_told_in_both_types() -> None:
    """[TOI-OPFIRE-08] What a normal attack would do, and what a suppressive one would."""
    table = Table("US a @C08 [RRRR]; DE x @C05 [GRR] opfire")
    table.do("US: advance a", "US: go C07")
    assert table.asks() == "DE op-fire"
    found = told(table, 1, "fire x")
    assert set(found["results"]) == {"none", "lost-1", "lost-2", "lost-3", "wiped"}
    assert set(found["suppress"]["results"]) == {"none", "pinned", "disrupted", "routed"}


def test_what_each_number_of_hits_does_is_told() -> None:
    """[TOI-SUPPRESS-03] [TOI-NORMAL-02] From good order one or two hits pin; a squad of two is gone after two."""
    table = Table("US a @C05 [RRRR]; DE x @C07 [RR]")
    table.do("US: fire a", "US: target x")
    assert told(table, 0, "normal")["does"] == ["none", "lost-1", "wiped", "wiped", "wiped"]
    assert told(table, 0, "suppress")["does"] == ["none", "pinned", "pinned", "disrupted", "routed"]


def test_an_assault_is_told_with_both_sides_dice() -> None:
    """[TOI-ASSAULT-14] [TOI-ASSAULT-15] [TOI-ASSAULT-21]"""
    table = Table("US a @C05 [R]; DE x @C06 [R]")
    table.do("US: assault a", "US: storm C06")
    found = told(table, 0, "strike")
    assert found["results"] == {"won": [1, 4], "failed": [3, 4]}


def test_a_probe_tells_numbers_and_odds() -> None:
    """[TOI-MOVE-02] [TOI-UNIT-33] [TOI-ATTACK-02] Of answers that are refused, too."""
    table = Table("US s @C05 m4a1; DE x @C06 [RRRR]; DE y @C06 [RR]")
    table.do("US: fm s")
    probe = GAME.probe(table.state, 0, "go C06")
    assert [(one.value, one.rule) for one in probe.numbers["thirds"]] == [(3, "TOI-MOVE-02"), (6, "TOI-UNIT-33")]
    table.do("US: target x")
    probe = GAME.probe(table.state, 0, "normal")
    assert [one.value for one in probe.numbers["strength"]] == [6, -3]
    assert sum(probe.odds.values()) == 1
