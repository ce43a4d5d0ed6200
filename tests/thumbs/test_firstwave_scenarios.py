"""RBN First Wave, rules of thumb of its four scenarios, put to the two upper levels."""

import pytest

from tests.thumbs.firstwave import AWAY, BARN, BOTH, CHIEFS, answer, end_of, hides

# ---- power war


@BOTH
def test_nobody_leaves_a_token_under_his_feet(level: str) -> None:
    """[FW-SCEN1-06]"""
    text = CHIEFS + "A2 @300,300 C3 weapons=two_handed; B2 @30,580 activated; tokens 300,300; turn 4; at act A2"
    assert answer(level, "power_war", text).startswith("pickup")
    text = CHIEFS + "A2 @300,300 weapons=rifle; B2 @300,400 weapons=rifle activated; tokens 300,300; turn 6; "
    assert answer(level, "power_war", text + "at act A2 actions=1").startswith("pickup")


@BOTH
def test_nobody_fears_what_comes_for_the_last_token(level: str) -> None:
    """[FW-SCEN1-06] [FW-NPC-01] In the last turn five points are the game, inside a building, too, for either side."""
    text = "table T1; A1 @40,30 abilities=chief activated; B1 @300,585 abilities=chief activated; "
    diner = text + "A2 @235,180; tokens 165,175; turn 6; at act A2 actions=2"
    assert end_of(answer(level, "power_war", diner))[0] < 190
    garage = text + "B2 @365,430; tokens 460,420; turn 6; at act B2 actions=2"
    assert end_of(answer(level, "power_war", garage, 1))[0] > 435


@BOTH
def test_nobody_shoots_in_the_last_turn_who_can_step_into_the_zone(level: str) -> None:
    """[FW-SCEN1-04] [FW-SCEN1-05] For either side; who stands there stays."""
    text = CHIEFS + "A2 @300,430 weapons=rifle; B2 @200,400 weapons=rifle activated; turn 6; at act A2 actions=1"
    assert end_of(answer(level, "power_war", text))[1] >= 500
    text = CHIEFS + "B2 @420,160 T3 weapons=rifle,sword; A2 @330,120 weapons=rifle activated; turn 6; "
    assert end_of(answer(level, "power_war", text + "at act B2 actions=1", 1))[1] <= 100
    text = CHIEFS + "A2 @300,330; turn 6; at act A2"
    assert end_of(answer(level, "power_war", text))[1] >= 400


@BOTH
def test_nobody_shoots_beside_who_stands_on_points(level: str) -> None:
    """[FW-SCEN1-05] In the last turn B2 in A's zone is ten points, B3 none."""
    text = CHIEFS + "A2 @300,300 weapons=rifle; B2 @220,60 cost=40 activated; B3 @380,450 cost=40 activated; turn 6; "
    assert answer(level, "power_war", text + "at act A2 actions=1").startswith("shoot A2>B2")


# ---- clean-up


@BOTH
def test_nobody_shoots_at_fighters_in_the_last_turn_of_a_clean_up(level: str) -> None:
    """[FW-SCEN2-03] [FW-SCEN2-04] And three sure points are more than one."""
    text = (
        CHIEFS + "A2 @300,300 weapons=rifle; B2 @220,150 weapons=rifle activated; N1 infected_human @380,150; turn 6; "
    )
    assert answer(level, "clean_up", text + "at act A2 actions=1").startswith("shoot A2>N1")
    text = CHIEFS + "A2 @300,300 weapons=crowbar; N1 robot_domestic @300,390 immobilised; N2 infected_human @220,300; "
    assert answer(level, "clean_up", text + "turn 6; at act A2 actions=2").startswith("charge A2>N1")


@BOTH
def test_the_strong_hunt_the_infected_in_a_clean_up(level: str) -> None:
    """[FW-SCEN2-03]"""
    text = CHIEFS + "A2 @300,300 C3 weapons=two_handed; N1 infected_human @300,385; turn 3; at act A2"
    assert answer(level, "clean_up", text).startswith("charge A2>N1")


# ---- bloodline


@BOTH
def test_nobody_lets_the_last_target_live(level: str) -> None:
    """[FW-SCEN3-04] The chief is dead: with the successor the game is won, whatever else is dangerous."""
    text = AWAY.replace("B1 @545,575 abilities=chief activated", "B1 abilities=chief eliminated")
    text += "A1 @40,30 abilities=chief activated; A2 @300,100 {}; B2 @{} C5 wounds=2; "
    text += "B3 @350,300 T3 C3 weapons=assault_rifle,sword wounds=2; A successor=B2; B successor=A2; turn 3; at act A2"
    shot = text.format("weapons=rifle", "250,300") + " actions=1"
    assert answer(level, "bloodline", shot).startswith("shoot A2>B2")
    blow = text.format("weapons=two_handed", "300,180")
    assert answer(level, "bloodline", blow).startswith("charge A2>B2")


@BOTH
@pytest.mark.parametrize("target", ["B1", "B2"])
def test_nobody_shoots_beside_the_chief_or_the_successor(level: str, target: str) -> None:
    """[FW-SCEN3-04]"""
    text = "A1 @40,30 abilities=chief activated; A3 @60,60 activated; A4 @90,60 activated; A2 @300,100 weapons=rifle; "
    text += "B3 @370,385 C3 weapons=crowbar activated; A successor=B2; B successor=A3; turn 3; at act A2 actions=1; "
    chief, other = ("230,385", "579,575") if target == "B1" else ("579,575", "230,385")
    text += f"B1 @{chief} C5 abilities=chief activated; B2 @{other} C5 activated"
    assert answer(level, "bloodline", text).startswith(f"shoot A2>{target}")


@BOTH
def test_no_chief_stays_in_front_of_rifles_in_the_bloodline(level: str) -> None:
    """[FW-SCEN3-04]"""
    text = AWAY + BARN + "A1 @300,200 abilities=chief weapons=crowbar wounds=1; A2 @40,30 activated; "
    text += "B2 @300,490 weapons=rifle; B3 @340,490 weapons=rifle; turn 3; at act A1 actions=1"
    assert hides(level, "bloodline", text)


@BOTH
def test_no_child_walks_up_to_a_rifle_in_the_bloodline(level: str) -> None:
    """[FW-SCEN3-03] [FW-BUILD-16] The weakest is named most often: behind the barn it stays."""
    text = "A1 @60,60 abilities=chief weapons=rifle; A2 @250,250 weapons=rifle; B1 @540,540 abilities=chief; "
    text += "B2 @500,520 C3 weapons=sword equipment=armour; B3 @470,480 C5 equipment=child weapons=throwing; "
    text += "piece barn building rect=380,400,440,460 height=60; A successor=B2; B successor=A2; turn 2; at act B3"
    chosen = answer(level, "bloodline", text, 1)
    assert not chosen.startswith("move") or sum(end_of(chosen)) >= 880


@BOTH
def test_the_weakest_is_named(level: str) -> None:
    """[FW-SCEN3-03]"""
    text = "A1 @60,60 abilities=chief weapons=rifle; A2 @100,60 weapons=rifle; B1 @540,540 abilities=chief; "
    text += "B2 @500,540 C3 weapons=sword equipment=armour; B3 @540,500 C5 equipment=child; "
    text += "B4 @500,500 C3 weapons=sword,sword equipment=armour; turn 1; at successor"
    assert answer(level, "bloodline", text) == "name B3"


# ---- diversion


@BOTH
def test_nobody_does_anything_else_who_can_cross_in_the_last_turn(level: str) -> None:
    """[FW-SCEN4-04] Not for a token, a shot or a blow."""
    text = (
        CHIEFS + "A2 @300,500 weapons=rifle,crowbar; B2 @300,440 wounds=2 activated; tokens 300,500; turn 6; at act A2"
    )
    assert end_of(answer(level, "diversion", text))[1] > 580
    assert end_of(answer(level, "diversion", text + " actions=1"))[1] > 580
    text = CHIEFS + "B2 @150,190 weapons=rifle; A2 @250,250 activated; turn 6; at act B2"
    assert end_of(answer(level, "diversion", text, 1))[1] <= 110


@BOTH
def test_nobody_lets_a_runner_go_who_will_cross(level: str) -> None:
    """[FW-SCEN4-04] B2 has one movement to go, B3 cannot get there any more."""
    text = CHIEFS + "A2 @300,300 weapons=rifle; B2 @220,80 weapons=rifle; B3 @380,520 weapons=rifle; turn 6; "
    assert answer(level, "diversion", text + "at act A2 actions=1").startswith("shoot A2>B2")
