"""Storming: strength, target, the Action, and what happens afterwards."""

import pytest

from tests.games.siegestorm.table import TableOf, kinds, texts
from warbox.engine.notation import ParseError


def test_a_storming_creature_attacks_and_performs_its_action(table: TableOf) -> None:
    """[SGS-STORM-01] [SGS-KEYWORD-14] Underworld Vindicator: ATT 2 and 2 DMG."""
    game = table("A S1=underworld_vindicator\nB resources=9\nat order A")
    game.do("A: storm", "B: pass")
    assert (game.count("B.resources"), game.fact("A.casualties")) == (5, "underworld_vindicator")


def test_strength_is_att_with_all_changes_minus_the_defenders_def_with_all_changes(table: TableOf) -> None:
    """[SGS-STORM-02] [SGS-KEYWORD-04] 3+2 against 2+1."""
    game = table("A S1=assassin T1=tengu\nB T1=despoiler T2=silent_abbot resources=9\nat storm A")
    assert game.count("B.resources") == 7
    assert game.now("B.T1") == "4/3"


def test_strength_is_never_below_nothing(table: TableOf) -> None:
    """[SGS-STORM-02] ATT 2 against DEF 5: no DMG, and nothing that DMG would set off."""
    game = table("A S1=snow_runner T1=soul_broker\nB T1=pyramid_architect resources=9 casualties=tengu\nat storm A")
    assert game.count("B.resources") == 9
    assert game.asks() == "B react"


def test_the_defender_is_not_harmed(table: TableOf) -> None:
    """[SGS-STORM-03] ATT 8 against DEF 1."""
    game = table("A S1=world_serpent\nB T1=venom_spitter FL=despoiler resources=9\nat storm A stage=attack")
    game.do("A: attack B")
    assert game.fact("B.T1") == "venom_spitter"


def test_the_controller_picks_one_target_when_the_strength_is_fixed(table: TableOf) -> None:
    """[SGS-STORM-04] [SGS-STORM-05] The opponent's Frontline and No Man's Land, or the opponent; never a track."""
    game = table(
        "A S1=assassin FL=snow_runner\nB T1=venom_spitter T2=despoiler FL=despoiler NML=purge_doctor\nat storm A"
    )
    assert (game.asks(), game.legal("A")) == ("A attack", ["attack B.FL", "attack B.NML", "attack B"])
    assert game.fact("now strength") == "2"
    assert game.why("A: attack B.T2") == "not-a-choice SGS-STORM-04"
    assert game.why("A: attack A.FL") == "not-a-choice SGS-STORM-04"


def test_ones_own_card_in_no_mans_land_is_no_target(table: TableOf) -> None:
    """[SGS-STORM-04] Only opposing creatures: then there is nothing to choose."""
    game = table("A S1=snow_runner NML=assassin\nB resources=9\nat storm A")
    assert game.count("B.resources") == 7


def test_a_target_is_killed_only_by_more_than_its_def(table: TableOf) -> None:
    """[SGS-STORM-06] [SGS-STORM-08] 3 against 2 kills, 3 against 3 does not and leaves no mark."""
    game = table("A S1=assassin\nB FL=despoiler resources=9\nat storm A")
    game.do("A: attack B.FL", "B: pass")
    assert (game.facts("B.FL", "B.casualties"), game.count("B.resources")) == (["-", "despoiler"], 9)
    game = table("A S1=assassin\nB FL=grand_overlord_ikee resources=9\nat storm A")
    events = game.do("A: attack B.FL", "B: pass")
    assert (game.fact("B.FL"), game.count("B.resources")) == ("grand_overlord_ikee", 9)
    assert "withstands SGS-STORM-06 card=grand_overlord_ikee strength=3 def=3" in texts(events)


def test_what_exceeds_the_targets_def_is_lost(table: TableOf) -> None:
    """[SGS-STORM-08] World Serpent with 8 against DEF 1: the player loses nothing."""
    game = table("A S1=world_serpent\nB FL=venom_spitter resources=9\nat storm A")
    game.do("A: attack B.FL", "B: pass")
    assert (game.fact("B.FL"), game.count("B.resources")) == ("-", 9)


def test_the_defender_counts_also_when_a_card_of_the_battle_zone_is_attacked(table: TableOf) -> None:
    """[SGS-STORM-07] 4 - 2 is not more than 2."""
    game = table("A S1=mountain_trickster T1=stone_monk T3=drum_caller\nB T1=despoiler FL=purge_doctor\nat storm A")
    game.do("A: attack B.FL")
    assert game.fact("B.FL") == "purge_doctor"
    game = table("A S1=mountain_trickster T1=stone_monk T3=drum_caller\nB FL=purge_doctor\nat storm A")
    game.do("A: attack B.FL")
    assert game.fact("B.FL") == "-"


def test_the_opponent_loses_as_many_cards_as_the_strength_the_heal_pile_first(table: TableOf) -> None:
    """[SGS-STORM-09] [SGS-KEYWORD-13] [SGS-R-19] The top of the Heal pile goes first."""
    game = table("A S1=wind_rider\nB heal=tengu,assassin resources=despoiler,venom_spitter\nat storm A")
    assert game.facts("B.heal", "B.resources") == ["-", "venom_spitter"]
    assert game.fact("B.casualties") == "despoiler,assassin,tengu"


def test_afterwards_it_goes_to_its_controllers_casualties(table: TableOf) -> None:
    """[SGS-STORM-10] [SGS-R-16] Also a creature that belongs to the opponent."""
    game = table("A S1=venom_spitter@B\nB resources=despoiler:9\nat storm A")
    game.do("B: pass")
    assert game.facts("A.casualties", "B.casualties") == ["venom_spitter@B", "despoiler:2"]


def test_while_it_storms_it_counts_as_being_on_its_track(table: TableOf) -> None:
    """[SGS-STORM-11] Its own passive works, and it gets what Allies get."""
    game = table("A S1=warrior_of_shamballa T1=warrior_of_shamballa\nB FL=despoiler\nat storm A")
    assert (game.now("A.S1"), game.now("A.T1")) == ("2/2", "2/2")


def test_it_stands_in_no_space_any_more(table: TableOf) -> None:
    """[SGS-STORM-12] [SGS-R-03] Something can be deployed where it came from, and it cannot be shifted."""
    game = table("A S1=skin_thief T2=drum_caller hand=masked_chameleon\nB resources=9\nat storm A")
    game.do("B: pass", "A: pick masked_chameleon")
    assert game.fact("A.T1") == "masked_chameleon"


def test_the_attack_comes_before_the_action(table: TableOf) -> None:
    """[SGS-STORM-13] [SGS-R-04] Order, strength, damage, Action, after-storm step."""
    game = table("A S1=venom_spitter\nB resources=9\nat order A")
    assert kinds(game.do("A: storm")) == ["storms", "strength", "damage"]
    assert kinds(game.do("B: pass")) == ["passed", "resolves", "damage", "spent"]


def test_its_action_is_free_compulsory_and_open_to_reactions(table: TableOf) -> None:
    """[SGS-STORM-14] [SGS-R-05] [SGS-CHAIN-09] Negated, it has no effect; the creature stays until it is spent."""
    game = table("A S1=despoiler casualties=despoiler\nB hand=silent_abbot,despoiler resources=9\nat storm A")
    assert (game.asks(), game.fact("A.S1")) == ("B react", "despoiler")
    game.do("B: play silent_abbot", "B: pay", "A: pass")
    assert game.facts("A.hand", "A.casualties") == ["-", "despoiler:2"]


def test_the_attack_itself_cannot_be_answered(table: TableOf) -> None:
    """[SGS-R-05] [SGS-R-12] Nobody is asked between the order and the damage."""
    game = table("A S1=scale_infiltrator\nB hand=mirror_guardian support=tengu:4 resources=9\nat order A")
    game.do("A: storm")
    assert game.count("B.resources") == 8


def test_the_number_before_a_storm_action_must_be_paid_or_it_is_skipped(table: TableOf) -> None:
    """[SGS-R-05] [SGS-R-61] Tengu storms: with 3 to pay its player is asked, with 2 not."""
    game = table("A S1=tengu T1=assassin hand=snow_runner:3\nB T1=venom_spitter resources=9\nat storm A")
    assert game.asks() == "A extra"
    game.do("A: extra", "A: target A.T1", "A: pay", "B: pass")
    assert game.facts("A.T1", "B.T1") == ["venom_spitter@B", "assassin@A"]
    game = table("A S1=tengu T1=assassin hand=snow_runner:2\nB T1=venom_spitter resources=9\nat storm A")
    assert game.asks() == "B react"
    game.do("B: pass")
    assert game.facts("A.T1", "B.T1", "A.hand") == ["assassin", "venom_spitter", "snow_runner:2"]


def test_a_reaction_action_does_nothing_when_its_card_storms(table: TableOf) -> None:
    """[SGS-STORM-14] Silent Abbot's storm opens no window."""
    game = table("A S1=silent_abbot\nB resources=9\nat storm A")
    assert (game.count("B.resources"), game.fact("A.casualties"), game.asks()) == (8, "silent_abbot", "A act")


def test_a_storming_creature_may_be_killed_and_its_action_resolves_all_the_same(table: TableOf) -> None:
    """[SGS-R-56] [SGS-CHAIN-10] [SGS-R-15] B kills it in answer to its Action; the after-storm step is skipped."""
    game = table("A S1=venom_spitter FL=armored_yak\nB hand=druuk_school_adept,despoiler resources=9\nat storm A")
    game.do("B: play druuk_school_adept", "B: pay", "A: pass")
    assert (game.facts("A.casualties", "A.hand"), game.count("B.resources")) == (["venom_spitter", "-"], 7)


def test_a_storming_creature_can_be_neither_switched_nor_shifted(table: TableOf) -> None:
    """[SGS-R-56] Mountain Trickster's Action and passive find only the others."""
    game = table("A S1=venom_spitter\nB FL=mountain_trickster hand=tengu:2 resources=9\nat storm A")
    game.do("A: attack B")
    game.do("B: use B.FL", "B: pay")
    assert game.asks() == "A react"
    game.do("A: pass")
    assert game.fact("A.casualties") == "venom_spitter"


def test_being_spent_is_not_being_killed(table: TableOf) -> None:
    """[SGS-R-56] Bone Thrall spent after a storm deals nothing by its death."""
    game = table("A S1=bone_thrall\nB resources=9\nat storm A")
    game.do("B: pass")
    assert (game.fact("A.casualties"), game.count("B.resources")) == ("bone_thrall", 7)


def test_storms_inside_a_resolution_are_finished_first_and_open_no_window(table: TableOf) -> None:
    """[SGS-R-57] [SGS-R-15] Sky General's Action: the ally's attack and Action, without B being asked again."""
    game = table("A hand=sky_general,tengu:4 T1=venom_spitter\nB resources=20 hand=mirror_guardian support=tengu:4")
    game.do("A: play sky_general", "A: pay")
    events = game.do("B: pass")
    assert [kind for kind in kinds(events) if kind in ("storms", "strength", "damage", "spent")] == [
        "storms",
        "strength",
        "damage",
        "damage",
        "spent",
    ]
    assert (game.count("B.resources"), game.asks()) == (16, "A act")


def test_an_inner_storm_is_finished_before_the_outer_action_goes_on(table: TableOf) -> None:
    """[SGS-R-57] Depth first: a storm makes another creature storm, which advances the track; its exit storms, too."""
    game = table("A S1=retired_master T2=armored_yak T3=venom_spitter\nB resources=20\nat storm A")
    game.do("A: target A.T2", "B: pass")
    assert game.asks() == "A order"
    assert [game.fact(f"A.S{number}") for number in (1, 2, 3)] == ["retired_master", "armored_yak", "venom_spitter"]
    events = game.do("A: storm")
    spent = [text for text in texts(events) if text.startswith(("moved", "spent", "supports"))]
    assert game.asks() == "A act"
    assert len(spent) == 3
    assert game.count("B.resources") == 14


def test_a_creature_cannot_choose_itself_by_its_own_action_nor_storm_twice(table: TableOf) -> None:
    """[SGS-R-47] Retired Master storms alone: its Action has no target."""
    game = table("A S1=retired_master\nB resources=9\nat storm A")
    game.do("B: pass")
    assert (game.count("B.resources"), game.fact("A.support")) == (7, "retired_master")


def test_a_storm_in_another_players_turn_follows_the_same_rules(table: TableOf) -> None:
    """[SGS-R-57] B reacts by letting a creature storm: B chooses, A is the one attacked."""
    game = table("A hand=venom_spitter resources=9 FL=tengu\nB hand=retired_master,despoiler T2=assassin resources=9")
    game.do("A: play venom_spitter", "B: play retired_master", "B: pay", "A: pass")
    assert game.asks() == "B attack"
    game.do("B: attack A")
    assert (game.count("A.resources"), game.fact("B.T2")) == (6, "-")


def test_hold_ground_uses_a_free_space_and_replaces_only_the_own_frontline(table: TableOf) -> None:
    """[SGS-HOLD-01] [SGS-HOLD-02] [SGS-HOLD-03] No Man's Land cannot be taken from anybody."""
    game = table("A S1=tengu FL=assassin NML=snow_runner\nat order A")
    assert game.legal("A") == ["storm", "hold FL", "support"]
    assert game.why("A: hold NML") == "no-mans-land-taken SGS-HOLD-03"
    game.do("A: hold FL")
    assert game.facts("A.FL", "A.casualties") == ["tengu", "assassin"]
    game = table("A S1=tengu\nB NML=despoiler\nat order A")
    assert game.why("A: hold NML") == "no-mans-land-taken SGS-HOLD-03"
    game = table("A S1=tengu\nB FL=despoiler\nat order A")
    game.do("A: hold NML")
    assert game.facts("A.NML", "B.FL") == ["tengu", "despoiler"]


def test_a_battle_zone_has_two_frontlines_and_one_no_mans_land(table: TableOf) -> None:
    """[SGS-R-01] [SGS-SETUP-02] A position with two cards in No Man's Land is none."""
    with pytest.raises(ParseError, match="NML"):
        table("A NML=tengu\nB NML=despoiler")


def test_a_held_creature_keeps_its_passive_and_stays(table: TableOf) -> None:
    """[SGS-HOLD-04] [SGS-HOLD-05] [SGS-R-13] Activated ones, too; an Advance does not move it."""
    game = table("A FL=obedient_clerk T3=snow_runner hand=tengu step=advance\nB resources=9\nat act A")
    game.do("A: use A.FL", "A: pay", "B: pass", "A: next", "A: support")
    assert (game.count("B.resources"), game.fact("A.FL")) == (8, "obedient_clerk:used1")


def test_hold_ground_is_free_and_performs_nothing(table: TableOf) -> None:
    """[SGS-HOLD-06] No attack, no Action, no window."""
    game = table("A S1=world_serpent\nB T1=despoiler resources=9\nat order A")
    game.do("A: hold FL")
    assert (game.count("B.resources"), game.fact("B.T1"), game.asks()) == (9, "despoiler", "A act")


def test_support_is_free_and_the_supporter_is_ready_at_once(table: TableOf) -> None:
    """[SGS-SUPPORT-01] [SGS-SUPPORT-03] Face down for the opponent, and it pays in the very same turn."""
    game = table("A S1=tengu hand=masked_chameleon\nB T1=venom_spitter\nat order A")
    game.do("A: support")
    assert "support=?" in game.sees("B")
    game.do("A: play masked_chameleon", "A: commit 1", "B: pass")
    assert game.facts("A.support", "B.hand") == ["tengu:committed", "venom_spitter"]


def test_there_is_no_limit_to_the_number_of_supporters(table: TableOf) -> None:
    """[SGS-SUPPORT-04] A twenty-first is taken."""
    game = table("A S1=tengu support=snow_runner:20\nat order A")
    game.do("A: support")
    assert game.count("A.support") == 21


def test_a_supporter_has_no_passive_and_is_no_ally(table: TableOf) -> None:
    """[SGS-SUPPORT-06] [SGS-ALLY-07] Neither from the Support Zone nor from hand or Casualties anything works."""
    game = table("A support=warrior_of_shamballa hand=tengu casualties=tengu T1=snow_runner T2=yeti_patriarch")
    assert game.now("A.T1") == "3/1"
    game = table("A hand=yeti_patriarch support=warrior_of_shamballa,tengu:4 T1=snow_runner")
    game.do("A: play yeti_patriarch", "A: pay", "B: pass")
    assert game.now("A.T1") == "3/1"
