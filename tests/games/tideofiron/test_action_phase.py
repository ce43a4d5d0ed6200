"""The Action phase: turns, actions, and who is finished."""

import pytest

from tests.games.tideofiron.table import Table, TableOf, kinds

PLAIN = "US a @C05 [RRRR]; US b @D05 [RRRR]; DE x @C12 [RRRR]; DE y @D12 [RRRR]; "


def test_the_side_with_initiative_begins(table: TableOf) -> None:
    """[TOI-ROUND-01] [TOI-ROUND-03] [TOI-COMMAND-20] [TOI-TIMING-01]"""
    for side in ("us", "de"):
        game = table(PLAIN + f"round 1 initiative={side} rounds=8; at round")
        assert game.asks() == f"{side.upper()} act"
        assert game.lines("round")[0].startswith("2 ")


def test_turns_of_some_actions_alternate(table: TableOf) -> None:
    """[TOI-ROUND-04] [TOI-ROUND-05] [TOI-R-05] Two actions each; then the Command phase."""
    game = table(PLAIN + "us actions=2; de actions=1; round 1 initiative=us rounds=8; at round")
    asked = []
    while game.asks().endswith("act"):
        asked.append(game.asks()[:2])
        seat = asked[-1]
        events = game.do(f"{seat}: {game.legal(seat, 'fatigue')[0]}")
    assert asked == ["US", "US", "DE", "DE"]
    assert "command-phase" in kinds(events)


def test_only_fresh_units_are_activated_and_only_one_at_a_time(table: TableOf) -> None:
    """[TOI-ROUND-06] [TOI-ROUND-07] [TOI-ROUND-08] [TOI-SQUAD-06]"""
    game = table(
        "US a @C05 [RRRR] fatigued; US b @C06 [RRRR] opfire; US c @D05 [RRRR]; US d @E05 [RRRR]; DE x @C12 [R]; "
    )
    for name in ("a", "b"):
        for verb in ("advance", "fire", "prepare", "fatigue"):
            assert game.refused(f"US: {verb} {name}") == "not-fresh TOI-ROUND-06"
    game.do("US: advance c", "US: go D06")
    assert game.refused("US: advance d") == "move-now TOI-MOVE-01"
    game.do("US: stop")
    assert game.unit("c") == "@D06 [RRRR] fatigued good"


def test_the_eight_actions(table: TableOf) -> None:
    """[TOI-ACTION-01] [TOI-ACTION-21] Advance, fire, op fire, F&M, card, assault, fatigue, special."""
    units = "US a @C05 [RRR]+ENG; US b @C05 [RR]+MED; DE x @C08 [RRRR]; us cp=9 hq=com_march; "
    game = table(units)
    verbs = {choice.split()[0] for choice in game.legal("US")}
    assert verbs == {"advance", "fire", "prepare", "fm", "play", "assault", "fatigue", "dig", "heal", "end"}


def test_a_side_may_end_its_phase_for_good(table: TableOf) -> None:
    """[TOI-ROUND-10] [TOI-ROUND-11] [TOI-R-05] The rest of the turn is lost; the other side goes on alone."""
    game = table(PLAIN + "turn US left=3")
    game.do("US: end", "DE: fatigue x")
    assert game.asks() == "DE act"
    assert game.lines("turn")[0].endswith("finished=us1,us2")
    game.do("DE: fatigue y")
    assert not game.asks().endswith("act")


def test_a_side_without_anything_to_do_is_finished(table: TableOf) -> None:
    """[TOI-ROUND-09] [TOI-R-06] No fresh unit, no affordable card; but it op-fires all the same. [TOI-ACTION-22]"""
    game = table(
        "US a @C05 [RRRR] opfire; US b @C04 [RRRR]; DE x @C09 [RRRR]; us cp=1 hq=com_offensive; turn US left=3"
    )
    game.do("US: fatigue b")
    assert game.asks() == "DE act"
    game.do("DE: advance x", "DE: go C08")
    assert game.asks() == "US op-fire"
    game = table("US a @C05 [RRRR] opfire; US b @C04 [R]; DE x @C12 [R]; us cp=9 hq=com_offensive; turn US left=3")
    game.do("US: fatigue b")
    assert game.asks() == "US act"  # the card can be paid
    waiting = "round 2 rounds=8; card us art_harass waiting tried=1; "
    game = table("US b @C04 [R]; DE x @C12 [R]; " + waiting + "turn US left=3")
    game.do("US: fatigue b")
    assert game.legal("US") == ["retry art_harass", "end"]


def test_a_side_without_units_plays_on(table: TableOf) -> None:
    """[TOI-R-103] Losing all units does not lose the game."""
    game = table("US a @C05 [RRRR]; DE x [] gone; round 1 rounds=8; turn US left=1; us actions=1")
    game.do("US: fatigue a")
    assert game.outcome() == ""
    assert game.asks() != "nobody"


def test_prepare_op_fire(table: TableOf) -> None:
    """[TOI-ACTION-04] [TOI-ACTION-23] It costs the action, and nothing else happens."""
    game = table(PLAIN + "US m @E05 [M]; turn US left=3")
    game.do("US: prepare a")
    assert game.unit("a") == "@C05 [RRRR] opfire good"
    assert game.lines("turn") == ["US left=2"]
    assert game.refused("US: prepare m") == "no-opfire TOI-UNIT-17"


def test_fatigue_a_unit(table: TableOf) -> None:
    """[TOI-ACTION-20] Also a pinned one."""
    game = table("US a @C05 [RRRR] pinned; US b @C06 [R]; DE x @C12 [R]; ")
    assert game.legal("US") == ["fatigue a", *game.legal("US")[1:]]
    game.do("US: fatigue a")
    assert game.unit("a") == "@C05 [RRRR] fatigued pinned"


@pytest.mark.parametrize(("unit", "hexes"), [("[RRRR]", 3), ("[ORRR]", 4), ("m4a1", 4), ("m3a1", 5)])
def test_fire_and_movement_costs_movement(unit: str, hexes: int) -> None:
    """[TOI-ACTION-06] [TOI-ACTION-07] [TOI-ACTION-12] [TOI-ACTION-13] One point less for a squad, two for a vehicle,
    also without the attack; then fatigued."""
    game = Table(f"US a @C01 {unit}; DE x @O15 [R]; ")
    game.do("US: fm a")
    row = 1
    while game.asks() == "US move" and game.legal("US", "go"):
        row += 1
        game.do(f"US: go C{row:02}")
    assert row == 1 + hexes
    if game.asks() == "US move":
        game.do("US: stop")
    assert game.unit("a").split()[2] == "fatigued"


def test_fire_and_movement_in_either_order(table: TableOf) -> None:
    """[TOI-ACTION-05] [TOI-ACTION-08] [TOI-ACTION-10] [TOI-R-02] [TOI-R-84] Half firepower, rounded up, no support; no
    moving before and after."""
    start = "US a @C05 [RRR]; US b @C05 [RRRR]; DE x @C08 [RRRR]; "
    game = table(start)
    game.do("US: fm a", "US: target x")
    assert game.legal("US", "support") == []
    game.do("US: normal")
    assert game.lines("at") == ["attack-dice black=2 red=0 hit=5"]
    game.dice(1, 1)
    assert game.legal("US", "go") != []  # fire, then move
    game = table(start)
    game.do("US: fm a", "US: go C06", "US: target x", "US: normal")
    game.dice(1, 1)
    assert game.asks() == "US act"  # moved, then fired: over
    assert game.unit("a") == "@C06 [RRR] fatigued good"


def test_fire_and_movement_has_no_long_range(table: TableOf) -> None:
    """[TOI-ACTION-09] [TOI-RANGE-06]"""
    game = table("US a @C05 [RRRR]; DE x @C10 [R]; ")
    game.do("US: fm a")
    assert game.legal("US", "target") == []
    assert game.refused("US: target x").startswith("out-of-range")
    game.do("US: go C06")
    assert game.legal("US", "target") == ["target x"]


def test_heavy_weapons_neither_fire_and_move_nor_assault(table: TableOf) -> None:
    """[TOI-ACTION-11] [TOI-ACTION-18] Nor do vehicles assault."""
    game = table("US g @C05 [GRR]; US m @D05 [MRR]; US t @E05 m4a1; DE x @C12 [R]; ")
    for name in ("g", "m"):
        assert game.refused(f"US: fm {name}") == "heavy-weapon TOI-ACTION-11"
        assert game.refused(f"US: assault {name}") == "heavy-weapon TOI-ACTION-18"
    assert game.refused("US: assault t") == "squads-only TOI-ACTION-18"


def test_an_assault_action_without_an_assault(table: TableOf) -> None:
    """[TOI-ACTION-16] [TOI-ACTION-17] [TOI-ACTION-19] One point less all the same; then fatigued."""
    game = table("US a @C01 [RRRR]; DE x @O15 [R]; US b @A10 [R]; ")
    game.do("US: assault a", "US: go C02", "US: go C03", "US: go C04")
    assert game.unit("a") == "@C04 [RRRR] fatigued good"


def test_whoever_attacked_is_fatigued(table: TableOf) -> None:
    """[TOI-ACTION-24] [TOI-R-98] Leader and supporters, even if nothing was hit."""
    game = table("US a @C05 [RRRR]; US b @D05 [RRRR]; DE x @C08 [RRRR]; terrain C08=building; ")
    game.do("US: fire a", "US: target x", "US: support b", "US: normal")
    game.dice(1, 1, 1, 1, 1, 1, 6, 6, 6)
    assert game.unit("x") == "@C08 [RRRR] fresh good"
    assert [game.unit(name).split()[2] for name in "ab"] == ["fatigued", "fatigued"]


def test_no_minimum_move(table: TableOf) -> None:
    """[TOI-R-86] [TOI-R-84] Who cannot pay may not enter, even as the only hex; who cannot move does not."""
    game = table(
        "map 15x15 stream=deep; terrain C06=stream; level C06=1; US a @C05 [RRRR]; US t @K05 m4a1 heavy; "
        "DE x @O15 [R]; "
    )
    game.do("US: fm a")
    assert "go C06" not in game.legal("US")  # 3 points and 1 uphill, and 3 are left
    assert game.refused("US: go C06").startswith("too-few-mp")
    game.do("US: stop")
    for verb in ("advance", "fm"):
        assert game.refused(f"US: {verb} t") == "cannot-move TOI-MOVE-12"


def test_stacking_holds_while_passing(table: TableOf) -> None:
    """[TOI-R-04] [TOI-R-01] Three friends are in the way."""
    game = table("US a @C05 [R]; US b @C06 [R]; US c @C06 [R]; US d @C06 m4a1; DE x @O15 [R]; ")
    game.do("US: advance a")
    assert game.refused("US: go C06").startswith("hex-full")


def test_a_target_of_the_wrong_kind(table: TableOf) -> None:
    """[TOI-R-85] [TOI-R-94] Trucks have no firepower; nobody fires into its own hex."""
    game = table("US t @C05 gmc; US a @C05 [R]; DE x @C06 [R]; ")
    assert game.refused("US: fire t").startswith("no-target")


def test_squads_and_vehicles(table: TableOf) -> None:
    """[TOI-SQUAD-03] [TOI-SQUAD-04] [TOI-SQUAD-05] A crew falls to one hit; the last figure takes base and token along;
    vehicles are no infantry."""
    game = table("US t @C05 m4a1; DE x @C08 [G]; DE h @D08 sdkfz251; ")
    game.do("US: fire t", "US: target x", "US: normal")
    game.dice(5, 1, 1, 1, 1, 1)
    assert game.unit("x") == "gone"
    game = table("US t @C05 m4a1; DE x @C08 [RRRR]; DE h @D08 sdkfz251; ")
    game.do("US: fire t", "US: target h", "US: normal")
    assert game.lines("at") == ["attack-dice black=8 red=1 hit=5"]


def test_a_specialized_squad_stays_one(table: TableOf) -> None:
    """[TOI-SQUAD-10] [TOI-SQUAD-12] Whatever figures it has left; and it does all that others do."""
    game = table("US a @C05 [R]+AT; DE p @C08 panzer4; DE x @D08 [R]; ")
    assert {"advance a", "fm a", "assault a", "fire a", "prepare a"} <= set(game.legal("US"))
    game.do("US: fire a", "US: target p", "US: normal")
    assert game.lines("at") == ["attack-dice black=4 red=4 hit=5"]


def test_the_range_of_a_squad_is_that_of_its_worst_figure(table: TableOf) -> None:
    """[TOI-RANGE-07] [TOI-RANGE-08] Leave the riflemen out and the machine gun reaches farther."""
    game = table("US a @C05 [GRR]; DE x @C10 [RRRR]; ")
    game.do("US: fire a", "US: target x", "US: figures a G", "US: normal")
    assert game.lines("at") == ["attack-dice black=3 red=0 hit=5"]
    game = table("US a @C05 [GRR]; DE x @C10 [RRRR]; ")
    game.do("US: fire a", "US: target x", "US: figures a GRR" if "figures a GRR" in game.legal("US") else "US: normal")
    if game.asks() == "US attack":
        game.do("US: normal")
    assert game.lines("at") == ["attack-dice black=5 red=0 hit=6"]


def test_units_do_not_block_sight(table: TableOf) -> None:
    """[TOI-LOS-01] [TOI-LOS-02]"""
    game = table("US a @C05 [RRRR]; US b @C06 m4a1; DE x @C08 [R]; DE y @C07 [R]; ")
    game.do("US: fire a")
    assert game.legal("US", "target") == ["target x", "target y"]
    game = table("US a @C05 [RRRR]; DE x @C08 [R]; DE y @D05 [R]; terrain C07=woods; ")
    game.do("US: fire a")
    assert game.refused("US: target x") == "no-sight TOI-LOS-03"


def test_hills_give_no_cover(table: TableOf) -> None:
    """[TOI-TERRAIN-19] [TOI-R-96] Terrain and smoke cover vehicles, too."""
    game = table("US a @C05 [RRRR]; DE x @C08 [RRRR]; level C08=1; ")
    game.do("US: fire a", "US: target x", "US: normal")
    assert game.lines("at") == ["attack-dice black=4 red=0 hit=5"]
    game = table("US t @C05 m4a1; DE p @C08 panzer4; terrain C08=woods; smoke C08; ")
    game.do("US: fire t", "US: target p", "US: normal")
    assert game.lines("at") == ["attack-dice black=8 red=8 hit=5"]


def test_the_order_of_dice(table: TableOf) -> None:
    """[TOI-R-87] All black dice, then all red ones."""
    game = table("US a @C05 [RR]; DE x @C08 [RRRR]; terrain C08=woods; ")
    game.do("US: fire a", "US: target x", "US: normal")
    game.dice(6, 6, 1, 1)
    assert game.unit("x") == "@C08 [RR] fresh good"
    game = table("US a @C05 [RR]; DE x @C08 [RRRR]; terrain C08=woods; ")
    game.do("US: fire a", "US: target x", "US: normal")
    game.dice(1, 1, 6, 6)
    assert game.unit("x") == "@C08 [RRRR] fresh good"


def test_a_squad_in_the_first_hex_of_the_map_may_support_an_assault(table: TableOf) -> None:
    """[TOI-ASSAULT-05] [TOI-R-34]"""
    game = table("US a @A03 [RRRR]; US b @A01 [RRRR]; DE x @A02 [RR]")
    game.do("US: assault a", "US: storm A02")
    assert game.legal("US") == ["support b", "strike"]
