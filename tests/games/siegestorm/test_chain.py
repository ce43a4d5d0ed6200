"""The chain of commands: reactions, resolution, negation, fizzling."""

from tests.games.siegestorm.table import Table, TableOf, kinds, texts


def resolved(events: list[str]) -> list[str]:
    return [text.split(" ", 2)[2] for text in events if text.startswith("resolves")]


def test_each_action_and_each_activated_passive_may_be_answered(table: TableOf) -> None:
    """[SGS-CHAIN-01] [SGS-R-12] [SGS-KEYWORD-19] A deployment and an order may not."""
    game = table("A hand=venom_spitter,snow_runner,tengu T1=obedient_clerk S1=assassin\nat order A")
    game.do("A: support")
    assert game.asks() == "A act"
    game.do("A: play venom_spitter")
    assert game.asks() == "B react"
    game.do("B: pass", "A: use A.T1", "A: discard tengu")
    assert game.asks() == "B react"


def test_who_may_react_is_asked_whatever_he_holds(table: TableOf) -> None:
    """[SGS-CHAIN-01] Without a card, without anything in play."""
    game = table("A hand=venom_spitter\nB hand=-")
    game.do("A: play venom_spitter")
    assert (game.asks(), game.legal("B")) == ("B react", ["pass"])


def test_there_is_one_reaction_to_each_link_and_links_alternate(table: TableOf) -> None:
    """[SGS-CHAIN-02] [SGS-CHAIN-03] [SGS-R-14] After B's reaction A is asked about that, then B about A's."""
    game = table("A hand=venom_spitter:2\nB hand=venom_spitter:2")
    asked: list[str] = []
    for seat in "ABAB":
        game.do(f"{seat}: play venom_spitter")
        asked.append(game.asks())
    assert asked == ["B react", "A react", "B react", "A react"]
    assert game.text().count("\nlink ") == 4


def test_a_decline_closes_the_chain(table: TableOf) -> None:
    """[SGS-CHAIN-05] [SGS-R-14] A declined B's link: B is not asked about the first one again."""
    game = table("A hand=venom_spitter,scale_infiltrator\nB hand=venom_spitter,purge_doctor,despoiler:2")
    game.do("A: play venom_spitter", "B: play venom_spitter", "A: pass")
    assert (game.asks(), game.text().count("\nlink ")) == ("A act", 0)


def test_a_closed_chain_resolves_from_the_last_link_to_the_first(table: TableOf) -> None:
    """[SGS-CHAIN-06] Drawn and dealt in that order."""
    game = table("A hand=venom_spitter,underworld_vindicator\nB hand=scale_infiltrator resources=9")
    game.do("A: play venom_spitter", "B: play scale_infiltrator", "A: play underworld_vindicator")
    events = texts(game.do("B: pass"))
    assert resolved(events) == [
        "player=A card=underworld_vindicator link=action",
        "player=B card=scale_infiltrator link=action",
        "player=A card=venom_spitter link=action",
    ]


def test_nobody_may_add_to_a_chain_that_resolves(table: TableOf) -> None:
    """[SGS-CHAIN-07] While B chooses a discard, A cannot do anything, and B nothing else."""
    game = table("A hand=ferry_toller,tengu,venom_spitter\nB hand=despoiler,venom_spitter")
    game.do("A: play ferry_toller", "A: discard tengu", "B: pass")
    assert game.asks() == "B discard"
    assert game.why("A: play venom_spitter") == "not-asked SGS-KEYWORD-10"
    assert game.why("B: play venom_spitter") == "not-a-choice SGS-KEYWORD-10"


def test_a_link_whose_target_is_gone_fizzles(table: TableOf) -> None:
    """[SGS-CHAIN-08] [SGS-COST-10] B shapeshifts the target away in answer; A's card is spent and its cost paid."""
    game = table("A hand=druuk_school_adept,tengu\nB T1=masked_chameleon hand=tengu:2")
    game.do("A: play druuk_school_adept", "A: pay", "B: use B.T1", "B: pay", "A: pass")
    events = game.do("B: pick tengu")
    assert "fizzled SGS-CHAIN-08 player=A card=druuk_school_adept" in texts(events)
    assert game.facts("B.T1", "A.casualties") == ["tengu", "druuk_school_adept,tengu"]


def test_a_new_card_in_the_targets_space_is_not_the_target(table: TableOf) -> None:
    """[SGS-CHAIN-08] The target was a card, not a space: what took its place is not hit, though it could be."""
    game = table("A hand=druuk_school_adept,tengu\nB T1=scale_infiltrator hand=obedient_clerk,despoiler")
    game.do("A: play druuk_school_adept", "A: pay", "B: use B.T1", "B: discard despoiler", "A: pass")
    events = game.do("B: pick obedient_clerk")
    assert game.fact("B.T1") == "obedient_clerk"
    assert "fizzled SGS-CHAIN-08 player=A card=druuk_school_adept" in texts(events)


def test_a_link_without_any_target_may_be_played_and_fizzles(table: TableOf) -> None:
    """[SGS-R-52] [SGS-CHAIN-08] Its player pays for nothing."""
    game = table("A hand=druuk_school_adept,tengu")
    events = game.do("A: play druuk_school_adept", "A: pay", "B: pass")
    assert kinds(events)[-1] == "fizzled"
    assert game.fact("A.casualties") == "druuk_school_adept,tengu"


def test_targets_are_named_before_reactions(table: TableOf) -> None:
    """[SGS-R-52] [SGS-CHAIN-08] A target that no longer fits the filter when the link resolves is none."""
    more = '{ do = "modify", stat = "DEF", n = 2, to = "allies", for = "end_of_turn" }'
    wall = f'{{ id = "wall", cost = 0, action = [{more}] }}'
    game = table(
        f"card {wall}\nA hand=druuk_school_adept,tengu\nB T1=purge_doctor T2=venom_spitter FL=assassin hand=wall"
    )
    game.do("A: play druuk_school_adept")
    assert (game.asks(), game.legal("A")) == ("A target", ["target B.T1", "target B.T2"])
    assert game.why("A: target B.FL") == "no-target SGS-R-52"
    game.do("A: target B.T2", "A: pay", "B: play wall")
    events = game.do("A: pass")
    assert "fizzled SGS-CHAIN-08 player=A card=druuk_school_adept" in texts(events)


def test_a_negated_link_has_no_effect(table: TableOf) -> None:
    """[SGS-CHAIN-09] [SGS-KEYWORD-16] The bearer of a negated passive stays where it is, its limit is used up."""
    game = table("A T1=obedient_clerk hand=tengu\nB hand=mirror_guardian support=tengu:4 resources=9")
    game.do("A: use A.T1", "A: pay", "B: play mirror_guardian", "B: pay")
    events = game.do("A: pass")
    assert "no-effect SGS-CHAIN-09 player=A card=obedient_clerk link=ability" in texts(events)
    assert (game.fact("A.T1"), game.count("B.resources")) == ("obedient_clerk:used1", 9)


def test_a_negation_may_be_negated(table: TableOf) -> None:
    """[SGS-CHAIN-03] [SGS-KEYWORD-16] Then the first action works."""
    game = table("A hand=venom_spitter,silent_abbot,tengu\nB hand=silent_abbot,despoiler resources=9")
    game.do("A: play venom_spitter", "B: play silent_abbot", "B: pay", "A: play silent_abbot", "A: pay", "B: pass")
    assert game.count("B.resources") == 8


def test_only_actions_are_answered_by_what_negates_actions(table: TableOf) -> None:
    """[SGS-CHAIN-01] Silent Abbot cannot answer an activated passive; Mirror Guardian can."""
    game = table("A T1=obedient_clerk hand=tengu\nB hand=silent_abbot,mirror_guardian support=tengu:5")
    game.do("A: use A.T1", "A: pay")
    assert game.why("B: play silent_abbot") == "cannot-answer SGS-CHAIN-01"
    assert game.legal("B") == ["pass", "play mirror_guardian"]


def test_a_link_whose_source_has_left_play_still_resolves(table: TableOf) -> None:
    """[SGS-CHAIN-10] [SGS-R-15] B kills the Clerk in answer to its own passive."""
    game = table("A T1=obedient_clerk hand=tengu\nB hand=druuk_school_adept,despoiler resources=9")
    game.do("A: use A.T1", "A: pay", "B: play druuk_school_adept", "B: pay", "A: pass")
    assert (game.fact("A.T1"), game.count("B.resources")) == ("-", 8)


def test_a_part_that_acts_on_a_source_that_is_gone_does_nothing(table: TableOf) -> None:
    """[SGS-R-15] A Shapeshift whose bearer was killed meanwhile."""
    game = table("A T1=scale_infiltrator hand=tengu:2\nB hand=druuk_school_adept,despoiler")
    game.do("A: use A.T1", "A: pay", "B: play druuk_school_adept", "B: pay", "A: pass")
    assert game.facts("A.T1", "A.hand", "A.casualties") == ["-", "tengu", "scale_infiltrator,tengu"]


def test_cards_of_a_chain_wait_outside_every_zone(table: TableOf) -> None:
    """[SGS-CHAIN-11] Neither B's raising nor A's own Despoiler finds the card that waits."""
    game = table("A hand=venom_spitter casualties=tengu\nB hand=grave_robber")
    game.do("A: play venom_spitter", "B: play grave_robber", "A: pass")
    assert game.facts("B.hand", "A.casualties") == ["tengu@A", "venom_spitter"]


def test_negate_and_use_it_as_your_own(table: TableOf) -> None:
    """[SGS-R-52] [SGS-R-61] Ancient Dragon: new targets, for nothing, the number before the text included."""
    game = table(
        "A hand=tengu,snow_runner:7 T1=assassin\nB T1=despoiler T2=venom_spitter hand=ancient_dragon support=tengu:3"
    )
    game.do("A: play tengu", "A: extra", "A: target A.T1", "A: target B.T1", "A: pay")
    game.do("B: play ancient_dragon", "B: pay", "A: pass")
    assert game.asks() == "B target"
    game.do("B: target A.T1", "B: target B.T2")
    assert game.facts("A.T1", "B.T1", "B.T2") == ["venom_spitter@B", "despoiler", "assassin@A"]
    assert game.fact("A.casualties") == "tengu,snow_runner:7"


def test_a_dragon_that_is_negated_neither_negates_nor_copies(table: TableOf) -> None:
    """[SGS-CHAIN-09] A's action works after all."""
    game = table(
        "A hand=venom_spitter,silent_abbot,tengu resources=9\nB hand=ancient_dragon support=tengu:3 resources=9"
    )
    game.do("A: play venom_spitter", "B: play ancient_dragon", "B: pay", "A: play silent_abbot", "A: pay", "B: pass")
    assert (game.count("A.resources"), game.count("B.resources")) == (9, 8)


def test_a_copied_negation_takes_the_next_action_that_has_not_resolved(table: TableOf) -> None:
    """[SGS-R-52] The Abbot that A's Dragon copies negates A's own first action: there is no other."""
    game = table("A hand=venom_spitter,ancient_dragon support=tengu:3\nB hand=silent_abbot,despoiler resources=9")
    game.do("A: play venom_spitter", "B: play silent_abbot", "B: pay", "A: play ancient_dragon", "A: pay", "B: pass")
    assert game.count("B.resources") == 9


def test_the_storm_action_copied_by_a_dragon_is_the_dragons(table: TableOf) -> None:
    """[SGS-CHAIN-09] The creature stays until it is spent; B draws."""
    game = table("A S1=scale_infiltrator\nB hand=ancient_dragon support=tengu:3 resources=despoiler:4\nat storm A")
    game.do("B: play ancient_dragon", "B: pay", "A: pass")
    assert game.facts("B.hand", "A.casualties") == ["despoiler", "scale_infiltrator"]


def test_protection_in_answer_makes_the_link_fizzle(table: TableOf) -> None:
    """[SGS-R-59] [SGS-CHAIN-08] Only actions and abilities of the opponent, and cards that come later, too."""
    game = table("A hand=druuk_school_adept:2,tengu:2\nB T1=venom_spitter FL=iron_gate_keeper hand=despoiler:2")
    game.do("A: play druuk_school_adept", "A: discard tengu", "B: use B.FL", "B: pay")
    events = game.do("A: pass")
    assert "fizzled SGS-CHAIN-08 player=A card=druuk_school_adept" in texts(events)
    assert game.fact("B.T1") == "venom_spitter"


def test_a_protected_card_may_be_touched_by_its_own_side_and_by_attacks(table: TableOf) -> None:
    """[SGS-R-59] [SGS-R-32] Archangel Maris protects from the opponent only."""
    game = table("A T1=archangel_maris T2=venom_spitter hand=coffin_bearer,bone_thrall\nB resources=9")
    game.do("A: play bone_thrall", "B: pass", "A: yes", "A: pick A.T2")
    assert game.fact("A.T2") == "-"


def test_an_action_with_two_parts_does_what_it_can(table: TableOf) -> None:
    """[SGS-R-60] The Last Boatman without an Enemy still kills a Supporter."""
    game = table("A hand=last_boatman support=tengu:5\nB support=despoiler")
    game.do("A: play last_boatman", "A: pay", "B: pass")
    assert game.facts("B.support", "B.casualties") == ["-", "despoiler"]


def test_a_switch_needs_both_of_its_creatures(table: TableOf) -> None:
    """[SGS-R-60] One of them is killed in answer: nothing is switched."""
    game = table("A hand=tengu support=snow_runner:7 T1=venom_spitter\nB T1=despoiler hand=assassin,venom_spitter:2")
    game.do("A: play tengu", "A: extra", "A: target A.T1", "A: pay", "B: play assassin", "B: pay", "A: pass")
    assert game.facts("A.T1", "B.T1") == ["-", "despoiler"]


def test_an_effect_lasts_on_the_cards_that_matched(table: TableOf) -> None:
    """[SGS-R-59] A creature deployed after Drum Caller's Action gets nothing; one that leaves loses it."""
    game = table("A hand=drum_caller,tengu,snow_runner T2=reptine_taskmaster")
    game.do("A: play drum_caller", "A: discard tengu", "B: pass", "A: deploy snow_runner")
    assert (game.now("A.T1"), game.now("A.T2")) == ("2/1", "7/3")
    game = table("A hand=drum_caller,tengu,reptine_taskmaster T2=reptine_taskmaster")
    game.do(
        "A: play drum_caller", "A: discard tengu", "B: pass", "A: use A.T2", "B: pass", "A: pick reptine_taskmaster"
    )
    assert (game.now("A.T2"), game.effects()) == ("5/3", 0)


def test_triggers_come_the_active_players_first(table: TableOf) -> None:
    """[SGS-R-62] Both Purge Doctor and Bone Thrall answer a death: A's first, then B's."""
    game = table("A T1=purge_doctor hand=druuk_school_adept,tengu resources=9\nB T1=bone_thrall resources=9")
    events = game.do("A: play druuk_school_adept", "A: pay", "B: pass")
    damage = [text for text in texts(events) if text.startswith("damage")]
    assert damage == ["damage SGS-KEYWORD-11 player=B amount=1", "damage SGS-KEYWORD-11 player=A amount=1"]


def test_a_player_orders_the_own_triggers(table: TableOf) -> None:
    """[SGS-R-62] Two different ones: the player is asked; each is finished before the next."""
    game = table(
        "A FL=soul_broker NML=despoiler hand=venom_spitter support=tengu:committed\nB resources=9 casualties=tengu"
    )
    game.do("A: play venom_spitter", "B: pass")
    assert (game.asks(), game.legal("A")) == ("A trigger", ["trigger A.FL", "trigger A.NML"])
    game.do("A: trigger A.NML", "A: yes", "A: pick 1")
    assert game.asks() == "A may"
    game.do("A: yes")
    assert (game.fact("A.support"), game.count("A.hand")) == ("tengu", 1)


def test_damage_added_to_damage_adds_once_and_sets_off_no_more() -> None:
    """[SGS-R-50] Two abilities that add damage, and two Ikees: each applies to the original amount only."""
    echo = (
        '{ id = "echo", cost = 0, att = 1, def = 1, passive = [{ when = "opp_suffers_damage", do = "deal", n = 1 }] }'
    )
    game = Table(f"card {echo}\nA T1=echo T2=echo hand=venom_spitter\nB resources=9")
    game.do("A: play venom_spitter", "B: pass")
    assert game.count("B.resources") == 6
    game = Table("A T1=grand_overlord_ikee T2=grand_overlord_ikee hand=venom_spitter\nB resources=9")
    game.do("A: play venom_spitter", "B: pass")
    assert game.count("B.resources") == 6


def test_storm_damage_counts_as_damage(table: TableOf) -> None:
    """[SGS-R-50] Ikee adds 1 to the attack and 1 to the Action."""
    game = table("A FL=grand_overlord_ikee S1=venom_spitter\nB resources=9\nat storm A")
    game.do("B: pass")
    assert game.count("B.resources") == 5
