"""RBN First Wave, rules of thumb: positions in which a good player's answer is plain, put to the two upper levels."""

import pytest

from tests.thumbs.firstwave import AWAY, BARN, BOTH, CHIEFS, EVERYWHERE, answer, end_of, hides

# ---- shooting


@BOTH
@pytest.mark.parametrize("scenario", ["power_war", "bloodline", "diversion"])
def test_nobody_lets_a_wounded_enemy_go_whom_a_weak_shot_can_finish(level: str, scenario: str) -> None:
    """[FW-SHOOT-16] Three dice hardly ever eliminate; two successes are likely, and B2 dies of them."""
    text = CHIEFS + "A2 @300,100 T5 weapons=bow; B2 @250,300 wounds=2 activated; B3 @350,300 activated; "
    assert answer(level, scenario, text + "turn 3; at act A2 actions=1").startswith("shoot A2>B2")


@BOTH
@pytest.mark.parametrize("scenario", ["power_war", "clean_up", "diversion"])
def test_nobody_shoots_at_the_wall_if_as_good_a_target_stands_in_the_open(level: str, scenario: str) -> None:
    """[FW-SHOOT-09]"""
    text = CHIEFS + "A2 @300,100 weapons=rifle; B2 @250,300 weapons=rifle activated; "
    text += "B3 @350,300 weapons=rifle activated; piece low heavy rect=220,280,280,286 height=18; "
    assert answer(level, scenario, text + "turn 3; at act A2 actions=1").startswith("shoot A2>B3")


@BOTH
def test_nobody_shoots_the_cheap_one_beside_the_dear_one(level: str) -> None:
    text = CHIEFS + "A2 @300,100 weapons=rifle; B2 @250,300 T5 weapons=throwing activated; "
    text += "B3 @350,300 T3 C3 weapons=assault_rifle,sword activated; turn 3; at act A2 actions=1"
    assert answer(level, "power_war", text).startswith("shoot A2>B3")


@BOTH
@pytest.mark.parametrize("scenario", ["power_war", "clean_up", "diversion"])
def test_nobody_shoots_far_with_a_pistol_if_he_can_shoot_near(level: str, scenario: str) -> None:
    """[FW-WEAPON-11]"""
    text = CHIEFS + "A2 @300,100 weapons=pistol; B2 @220,170 weapons=pistol activated; "
    text += "B3 @420,230 weapons=pistol activated; turn 3; at act A2 actions=1"
    assert answer(level, scenario, text).startswith("shoot A2>B2")


@BOTH
@pytest.mark.parametrize("scenario", ["power_war", "clean_up", "diversion"])
def test_nobody_shoots_into_his_own_melee_if_another_stands_free(level: str, scenario: str) -> None:
    """[FW-SHOOT-10] [FW-SHOOT-17]"""
    text = CHIEFS + "A2 @300,100 weapons=rifle; A3 @250,275 wounds=2 activated; "
    text += "B2 @250,300 weapons=crowbar activated; B3 @370,300 weapons=crowbar activated; turn 3; at act A2 actions=1"
    assert answer(level, scenario, text).startswith("shoot A2>B3")


@BOTH
@EVERYWHERE
def test_nobody_risks_a_dear_friend_for_a_cheap_enemy(level: str, scenario: str) -> None:
    """[FW-SHOOT-17] Each 1 kills the chief, who has one life left; two dice at T5 do next to nothing."""
    text = AWAY + "A1 @250,275 T3 C3 weapons=assault_rifle,sword abilities=chief wounds=2 activated; "
    text += "A2 @300,100 T5 weapons=pistol; B2 @250,300 C5 activated; turn 3; at act A2 actions=1"
    assert not answer(level, scenario, text).startswith("shoot")


@BOTH
@EVERYWHERE
def test_nobody_stops_who_can_still_shoot(level: str, scenario: str) -> None:
    text = CHIEFS + "A2 @300,100 weapons=rifle; B2 @300,330 weapons=rifle activated; turn 3; "
    assert answer(level, scenario, text + "at act A2 actions=1 combats=1 moves=1").startswith("shoot A2>B2")


@BOTH
@pytest.mark.parametrize("scenario", ["power_war", "clean_up", "diversion"])
def test_nobody_shoots_at_the_one_who_has_acted_while_the_other_aims_at_him(level: str, scenario: str) -> None:
    """[FW-TURN-04]"""
    text = CHIEFS + "A2 @300,100 weapons=rifle; B2 @250,300 weapons=rifle; B3 @350,300 weapons=rifle activated; "
    assert answer(level, scenario, text + "turn 3; at act A2 actions=1").startswith("shoot A2>B2")


@BOTH
@pytest.mark.parametrize("scenario", ["power_war", "clean_up", "diversion"])
def test_nobody_throws_a_grenade_beside_a_friend(level: str, scenario: str) -> None:
    """[FW-WEAPON-14]"""
    text = CHIEFS + "A2 @300,100 weapons=grenade; A3 @210,215 activated; B2 @250,230 activated; B3 @370,220 activated; "
    assert answer(level, scenario, text + "turn 3; at act A2 actions=2").startswith("shoot A2>B3")


@BOTH
@pytest.mark.parametrize("scenario", ["power_war", "clean_up", "diversion"])
def test_nobody_throws_a_grenade_at_one_if_two_stand_together(level: str, scenario: str) -> None:
    """[FW-WEAPON-14]"""
    text = CHIEFS + "A2 @300,100 weapons=grenade; B2 @230,220 activated; B3 @370,220 activated; "
    text += "B4 @400,230 activated; turn 3; at act A2 actions=2"
    assert answer(level, scenario, text).startswith(("shoot A2>B3", "shoot A2>B4"))


@BOTH
@pytest.mark.parametrize("scenario", ["power_war", "clean_up", "diversion"])
def test_nobody_wastes_a_burst_on_one_if_two_are_about_to_fall(level: str, scenario: str) -> None:
    """[FW-WEAPON-19] Three dice at T3 kill either, with two successes; six kill one."""
    text = CHIEFS + "A2 @300,100 T3 weapons=assault_rifle; B2 @250,300 wounds=2 activated; "
    text += "B3 @310,300 wounds=2 activated; turn 3; at act A2 actions=1"
    assert answer(level, scenario, text).startswith("burst A2")


@BOTH
def test_nobody_leaves_free_munition_out(level: str) -> None:
    """[FW-MUNITION-10] Stunning costs nothing; two pistols shoot better than one [FW-WEAPON-17]."""
    text = CHIEFS + "A2 @300,100 weapons={}; B2 @300,190 weapons=rifle; turn 3; at act A2 actions=1"
    assert answer(level, "power_war", text.format("shotgun+stunning")).startswith("shoot A2>B2 shotgun+stunning")
    assert answer(level, "power_war", text.format("pistol,pistol")).startswith("shoot A2>B2 pistol*2")


@BOTH
def test_nobody_empties_his_rifle_early_or_saves_it_when_all_is_over(level: str) -> None:
    """[FW-MUNITION-09] In the first turn the whole game lies before a rifle, in the last one nothing."""
    text = CHIEFS + "A2 @300,{} weapons=rifle+carnage; B2 @{} cost=40 activated; turn {}; at act A2 actions=1"
    assert not answer(level, "power_war", text.format(100, "300,300", 1)).endswith("carnage")
    assert answer(level, "power_war", text.format(300, "220,60", 6)).endswith("carnage")


@BOTH
def test_nobody_keeps_a_miss_or_throws_a_hit_away(level: str) -> None:
    """[FW-RESOURCE-05]"""
    text = CHIEFS + "A2 @300,100 weapons=rifle new-ammunition; B2 @300,300 weapons=rifle activated; turn 3; "
    text += "at shot A2 reroll targets=B2:5 weapon=0 ones={} hits={} sixes={}"
    assert answer(level, "power_war", text.format(2, 0, 0)) == "reroll"
    assert answer(level, "power_war", text.format(0, 2, 2)) == "keep"


@BOTH
@pytest.mark.parametrize("scenario", ["power_war", "clean_up", "diversion"])
def test_nobody_lets_a_stray_bullet_kill_a_friend_if_another_can_bear_it(level: str, scenario: str) -> None:
    """[FW-SHOOT-17]"""
    text = CHIEFS + "A2 @300,100 weapons=rifle; A3 @275,300 wounds=2 activated; A4 @325,300 activated; "
    text += "B2 @300,300 activated; turn 3; at shot A2 allies targets=B2:3 weapon=0 ones=1 hits=1 sixes=0 left=1"
    assert answer(level, scenario, text) == "allot A4"


# ---- melee


@BOTH
@EVERYWHERE
def test_nobody_charges_a_chainsaw_with_bare_hands(level: str, scenario: str) -> None:
    text = CHIEFS + "A2 @300,100 C5; B2 @300,190 C3 weapons=chainsaw activated; turn 3; at act A2"
    assert not answer(level, scenario, text).startswith("charge")


@BOTH
@EVERYWHERE
def test_no_chief_charges_two_strong_enemies_alone(level: str, scenario: str) -> None:
    text = "A1 @300,300 weapons=crowbar abilities=chief; A2 @60,60 activated; A3 @90,60 activated; "
    text += "B1 @560,560 abilities=chief; B2 @300,390 C3 weapons=two_handed; B3 @340,420 C3 weapons=sword; turn 2; "
    assert not answer(level, scenario, text + "at act A1").startswith("charge")


@BOTH
@pytest.mark.parametrize("scenario", ["power_war", "clean_up", "diversion"])
def test_nobody_charges_the_stronger_of_two(level: str, scenario: str) -> None:
    text = CHIEFS + "A2 @300,100 weapons=two_handed; B2 @230,150 C5 weapons=rifle activated; "
    text += "B3 @370,150 T- C3 weapons=chainsaw cost=36 activated; turn 3; at act A2"
    assert answer(level, scenario, text).startswith("charge A2>B2")


@BOTH
@pytest.mark.parametrize("scenario", ["power_war", "clean_up", "diversion"])
def test_nobody_fights_alone_if_he_can_help_a_friend(level: str, scenario: str) -> None:
    """[FW-MELEE-14] B2 fights already, and loses a die if two are upon him."""
    text = CHIEFS + "A2 @300,100 weapons=crowbar; A3 @225,200 weapons=crowbar activated; "
    text += "B2 @250,200 weapons=two_handed activated; B3 @350,200 weapons=two_handed activated; turn 3; at act A2"
    assert not answer(level, scenario, text).startswith("charge A2>B3")


@BOTH
@EVERYWHERE
def test_no_rifleman_stays_in_a_melee_that_he_loses(level: str, scenario: str) -> None:
    """[FW-MELEE-17] One action out of it, and two shots are left."""
    text = CHIEFS + "A2 @300,100 C5 weapons=rifle; B2 @300,125 T- C3 weapons=two_handed activated; turn 3; at act A2"
    assert answer(level, scenario, text).startswith("leave A2")


@BOTH
@EVERYWHERE
def test_nobody_leaves_a_melee_that_he_wins(level: str, scenario: str) -> None:
    text = CHIEFS + "A2 @300,100 C3 weapons=chainsaw; B2 @300,125 C5 wounds=1 weapons=rifle activated; "
    assert answer(level, scenario, text + "turn 3; at act A2").startswith("melee A2>B2")


@BOTH
def test_nobody_fights_with_the_worse_weapon(level: str) -> None:
    text = CHIEFS + "A2 @300,100 weapons=crowbar,two_handed; B2 @300,125 weapons=crowbar{}; turn 3; at {}"
    attack, guard = "act A2 actions=1", "melee B2 target=A2 defend weapon=0"
    assert answer(level, "power_war", text.format(" activated", attack)) == "melee A2>B2 two_handed"
    assert answer(level, "power_war", text.format("", guard)) == "defend two_handed"


@BOTH
@pytest.mark.parametrize("scenario", ["power_war", "clean_up"])
def test_nobody_spares_an_immobilised_robot(level: str, scenario: str) -> None:
    """[FW-MELEE-13]"""
    text = CHIEFS + "A2 @300,100 weapons=crowbar; N1 robot_domestic @300,180 immobilised; turn 3; at act A2 actions=2"
    assert answer(level, scenario, text).startswith("charge A2>N1")


# ---- who acts, and when


@BOTH
@EVERYWHERE
def test_nobody_waits_who_can_strike_or_shoot_before_he_is_shot_at(level: str, scenario: str) -> None:
    """[FW-TURN-04]"""
    blow = CHIEFS + "A2 @300,300 C3 weapons=chainsaw; A3 @560,60 weapons=crowbar; B2 @300,380 C5 weapons=rifle; "
    assert answer(level, scenario, blow + "B3 @60,560; turn 3; at activate A") == "activate A2"
    shot = CHIEFS + "A2 @500,60 weapons=crowbar; A3 @300,150 weapons=rifle; B2 @300,380 weapons=rifle; "
    assert answer(level, scenario, shot + "turn 3; at activate A") == "activate A3"


@BOTH
@EVERYWHERE
def test_nobody_gives_the_first_shot_away(level: str, scenario: str) -> None:
    """[FW-TURN-03]"""
    text = CHIEFS + "A2 @300,300 weapons=rifle; B2 @260,480 weapons=rifle; turn 3 winner={0}; at first {0}"
    for seat, name in enumerate("AB"):
        assert answer(level, scenario, text.format(name), seat) == f"first {name}"


def test_nobody_lets_another_act_while_a_runner_can_still_be_shot() -> None:
    """[FW-SCEN4-04] [FW-TURN-04] In the last turn B2 crosses if nobody stops him, and A2 before B2 does. Elite sends A2
    to stand in his way."""
    text = AWAY + "A1 @40,30 abilities=chief activated; A2 @500,100; A3 @300,300 weapons=rifle; B2 @300,150; turn 6; "
    assert answer("veteran", "diversion", text + "at activate A") == "activate A3"
    text = AWAY + "A1 @40,30 abilities=chief activated; A2 @300,420; A3 @100,100 weapons=rifle; "
    text += "B2 @300,250 weapons=rifle; turn 6; at activate A"
    assert answer("veteran", "diversion", text) == "activate A2"


@BOTH
@pytest.mark.parametrize("scenario", ["power_war", "clean_up", "diversion"])
def test_a_chief_gives_his_orders_to_who_can_use_them(level: str, scenario: str) -> None:
    """[FW-ACTIVATE-09] [FW-ACTIVATE-11]"""
    text = AWAY + "A1 @100,60 abilities=chief; A2 @180,120 weapons=rifle activated; A3 @60,100 activated; "
    text += "B2 @200,330 weapons=rifle activated; turn 3; at act A1 actions=2"
    assert answer(level, scenario, text).startswith("order A1>A2")
    text = AWAY + "A1 @100,60 T- C5 abilities=chief; A2 @180,120 C3 weapons=chainsaw activated; "
    text += "B2 @180,210 C5 weapons=rifle activated; turn 3; at act A1"
    assert answer(level, scenario, text) == "order A1>A2 2"


# ---- places


@BOTH
@EVERYWHERE
def test_nobody_stays_in_front_of_two_rifles_if_there_is_a_barn(level: str, scenario: str) -> None:
    """[FW-LOS-06] Whether he has shot or has nothing to shoot with; one movement is left."""
    text = CHIEFS + BARN + "B2 @300,490 weapons=rifle; B3 @340,490 weapons=rifle; turn 3; "
    assert hides(level, scenario, text + "A2 @300,200 weapons=rifle; at act A2 actions=1 combats=2")
    assert hides(level, scenario, text + "A2 @300,200 T- weapons=crowbar; at act A2 actions=1")


@BOTH
@EVERYWHERE
def test_nobody_steps_out_of_the_shadow_of_the_barn_with_his_last_action(level: str, scenario: str) -> None:
    """[FW-LOS-06]"""
    text = CHIEFS + BARN.replace("270", "280") + "B2 @200,490 weapons=rifle; B3 @230,490 weapons=rifle; "
    assert hides(level, scenario, text + "A2 @200,205 T- weapons=crowbar; turn 3; at act A2 actions=1")


@BOTH
@pytest.mark.parametrize("scenario", ["clean_up", "bloodline"])
def test_nobody_stays_where_a_chainsaw_can_reach_him(level: str, scenario: str) -> None:
    """[FW-MELEE-02] Two movements and a blow: 200 mm. His rifle is empty."""
    text = CHIEFS + "A2 @300,300 C5 weapons=rifle out=rifle; B2 @300,470 T- C3 weapons=chainsaw; turn 3; "
    x, y = end_of(answer(level, scenario, text + "at act A2 actions=1"))
    assert (x - 300) ** 2 + (y - 470) ** 2 > 230**2


@BOTH
@EVERYWHERE
def test_nobody_climbs_at_a_risk_without_need(level: str, scenario: str) -> None:
    """[FW-CLIMB-02] On the diner's roof, and below it; nobody is near."""
    text = "table T1; A1 @40,30 abilities=chief activated; B1 @545,575 abilities=chief activated; "
    text += "A2 @140,{} C5 weapons=crowbar; B2 @579,575 activated; turn 1; at act A2"
    assert "risky" not in answer(level, scenario, text.format("140,60"))
    assert "risky" not in answer(level, scenario, text.format("107"))


@BOTH
@pytest.mark.parametrize("scenario", ["power_war", "diversion"])
def test_nobody_stands_still_in_the_first_turn(level: str, scenario: str) -> None:
    text = "A1 @40,50 abilities=chief; A2 @300,60 weapons=crowbar; B1 @560,550 abilities=chief; "
    text += "B2 @100,550 weapons=crowbar; turn 1; at act A2"
    assert end_of(answer(level, scenario, text))[1] > 100


# ---- infected and machines


@BOTH
@pytest.mark.parametrize("scenario", ["power_war", "bloodline", "diversion"])
def test_nobody_waits_for_two_infected_with_bare_hands(level: str, scenario: str) -> None:
    """[FW-NPC-16] They reach 100 mm: two movements away nothing happens."""
    text = CHIEFS + "A2 @300,300 C5; B2 @579,575 activated; N1 infected_human @300,390; N2 infected_human @330,390; "
    assert end_of(answer(level, scenario, text + "turn 3; at act A2 actions=2"))[1] < 300


@BOTH
@EVERYWHERE
def test_nobody_lets_a_dog_bite_a_friend_whom_a_shot_can_save(level: str, scenario: str) -> None:
    """[FW-BESTIARY-02]"""
    text = CHIEFS + "A2 @300,200 weapons=rifle; A3 @250,350 C5 activated; B2 @579,575 activated; "
    text += "N1 infected_dog @250,450; turn 3; at act A2 actions=1"
    assert answer(level, scenario, text).startswith("shoot A2>N1")


@BOTH
@pytest.mark.parametrize("scenario", ["power_war", "diversion"])
def test_nobody_charges_a_construction_robot_with_bare_hands(level: str, scenario: str) -> None:
    text = CHIEFS + "A2 @300,300 C5; N1 robot_construction @300,390; turn 3; at act A2"
    assert not answer(level, scenario, text).startswith("charge")


@BOTH
@pytest.mark.parametrize("scenario", ["power_war", "bloodline", "diversion"])
def test_nobody_wakes_what_sleeps_in_the_diner_for_nothing(level: str, scenario: str) -> None:
    """[FW-NPC-01]"""
    text = "table T1; A1 @40,30 abilities=chief activated; B1 @545,575 abilities=chief activated; "
    text += "A2 @240,175 C5; B2 @579,575 activated; turn 3; at act A2"
    x, y = end_of(answer(level, scenario, text))
    assert not (60 < x < 220 and 120 < y < 230)


@BOTH
@pytest.mark.parametrize("scenario", ["power_war", "bloodline", "diversion"])
def test_nobody_places_an_infected_beside_his_own(level: str, scenario: str) -> None:
    """[FW-R-58] B places what A's pick-up has brought: nearer to A's fighters than to his own."""
    text = "A1 @40,30 abilities=chief; A2 @100,100; B1 @545,575 abilities=chief; B2 @500,500 activated; turn 3; "
    words = answer(level, scenario, text + "at arrival A2 place npc=infected_dog left=1", 1).split()
    x, y = (int(word) for word in words[1].split(","))
    gaps = [(x - a) ** 2 + (y - b) ** 2 for a, b in ((100, 100), (500, 500), (545, 575))]
    assert gaps[0] < min(gaps[1:])


# ---- healing


@BOTH
@pytest.mark.parametrize("scenario", ["power_war", "clean_up", "bloodline"])
def test_no_medic_stands_idle_beside_a_wounded_friend(level: str, scenario: str) -> None:
    """[FW-BUILD-22] [FW-BUILD-23]"""
    text = (
        CHIEFS + "A2 @100,100 T- abilities=medic; A3 @125,100 T3 weapons=rifle,sword {}; B2 @{} T-; turn 3; at act A2"
    )
    assert answer(level, scenario, text.format("wounds=2", "579,575")) == "treat A2>A3 wound"
    assert answer(level, scenario, text.format("stunned=3", "100,330")) == "treat A2>A3 stunned"
