"""The keywords, one by one."""

from tests.games.siegestorm.table import Table, TableOf, texts


def test_commit_and_reset_turn_supporters(table: TableOf) -> None:
    """[SGS-KEYWORD-07] [SGS-SUPPORT-05] Pyramid Architect commits two, Propaganda Herald resets up to two."""
    game = table("A FL=pyramid_architect hand=propaganda_herald,tengu support=tengu:2\nB resources=9")
    game.do("A: use A.FL", "B: pass")
    assert game.fact("A.support") == "tengu:committed,tengu:committed"
    game.do("A: play propaganda_herald", "A: pay", "B: pass", "A: pick 1", "A: done")
    assert game.fact("A.support") == "tengu,tengu:committed"


def test_fewer_supporters_than_must_be_committed_is_impossible(table: TableOf) -> None:
    """[SGS-KEYWORD-07] Nothing is committed and nothing is dealt."""
    game = table("A FL=pyramid_architect support=tengu\nB resources=9")
    game.do("A: use A.FL", "B: pass")
    assert (game.fact("A.support"), game.count("B.resources")) == ("tengu", 9)


def test_destroyed_cards_leave_the_game_for_good(table: TableOf) -> None:
    """[SGS-KEYWORD-09] In no pile, and it is no death."""
    game = table("A hand=two_faced_chancellor support=tengu:3\nB T1=bone_thrall T2=oath_knight casualties=tengu")
    game.do("A: play two_faced_chancellor", "A: target B.T1", "A: pay", "B: pass")
    assert game.facts("B.T1", "B.casualties", "B.heal") == ["-", "tengu", "-"]
    assert "bone_thrall" not in game.text()


def test_deploy_puts_a_creature_into_t1(table: TableOf) -> None:
    """[SGS-KEYWORD-09] `on_deploy` is set off by it, too."""
    game = table("A hand=seer_of_first_light,lantern_bearer support=tengu:4 casualties=tengu resources=assassin:9")
    game.do("A: play seer_of_first_light", "A: pay", "B: pass", "A: keep assassin", "A: top")
    game.do("A: put assassin", "A: put assassin", "A: put assassin")
    game.do("A: pick lantern_bearer")
    assert game.facts("A.T1", "A.heal") == ["lantern_bearer", "tengu"]


def test_discarded_cards_go_face_up_on_top_of_the_own_casualties(table: TableOf) -> None:
    """[SGS-KEYWORD-10] [SGS-KEYWORD-06] The owner of the hand chooses which."""
    game = table("A hand=ferry_toller,tengu\nB hand=despoiler,venom_spitter casualties=purge_doctor")
    game.do("A: play ferry_toller", "A: pay", "B: pass", "B: pick despoiler")
    assert game.fact("B.casualties") == "despoiler,purge_doctor"
    assert "casualties=despoiler,purge_doctor" in game.sees("A")


def test_damage_moves_cards_from_the_resources_to_the_casualties(table: TableOf) -> None:
    """[SGS-KEYWORD-11] From the top, one by one."""
    game = table("A hand=underworld_vindicator\nB resources=despoiler,venom_spitter,purge_doctor")
    game.do("A: play underworld_vindicator", "B: pass")
    assert game.facts("B.resources", "B.casualties") == ["purge_doctor", "venom_spitter,despoiler"]


def test_healed_cards_take_damage_first_and_are_never_drawn(table: TableOf) -> None:
    """[SGS-KEYWORD-13] [SGS-R-19] The Heal pile does not save from a draw that fails."""
    game = table("turn 3 A\nA heal=tengu:5 resources=assassin step=draw\nat act A")
    game.do("A: next")
    assert game.outcome() == "B defeated SGS-DUEL-02"
    game = table("A hand=underworld_vindicator\nB heal=despoiler resources=venom_spitter,purge_doctor")
    game.do("A: play underworld_vindicator", "B: pass")
    assert game.facts("B.heal", "B.resources", "B.casualties") == ["-", "purge_doctor", "venom_spitter,despoiler"]


def test_heal_takes_the_top_casualties_one_by_one(table: TableOf) -> None:
    """[SGS-R-19] [SGS-KEYWORD-13] Fewer than it says means all; the last one taken lies on top of the Heal pile."""
    game = table("A hand=field_surgeon support=tengu:2 casualties=assassin,snow_runner heal=drum_caller")
    game.do("A: play field_surgeon", "A: pay", "B: pass")
    assert game.facts("A.heal", "A.casualties") == ["snow_runner,assassin,drum_caller", "field_surgeon"]
    assert "heal=snow_runner,assassin,drum_caller" in game.sees("B")


def test_killed_creatures_go_to_their_owners_casualties(table: TableOf) -> None:
    """[SGS-KEYWORD-15] [SGS-R-16] A stolen one goes home."""
    game = table("A hand=druuk_school_adept,tengu\nB T1=snow_runner@A")
    game.do("A: play druuk_school_adept", "A: pay", "B: pass")
    assert game.facts("A.casualties", "B.casualties") == ["druuk_school_adept,snow_runner,tengu", "-"]


def test_raise_takes_the_top_of_the_opponents_casualties(table: TableOf) -> None:
    """[SGS-KEYWORD-18] [SGS-R-16] The card still belongs to the opponent."""
    game = table("A hand=grave_robber\nB casualties=venom_spitter,despoiler resources=9")
    game.do("A: play grave_robber", "B: pass", "A: play venom_spitter@B", "B: pass")
    assert game.facts("A.casualties", "A.hand") == ["venom_spitter@B,grave_robber", "-"]


def test_stolen_and_returned_the_card_goes_to_its_owner(table: TableOf) -> None:
    """[SGS-R-16] Reptine Taskmaster sends A's card home from B's track."""
    game = table("A hand=reptine_taskmaster support=tengu:4\nB T1=snow_runner@A T2=despoiler")
    game.do("A: play reptine_taskmaster", "A: pay", "B: pass")
    assert game.facts("A.hand", "B.hand") == ["snow_runner", "despoiler"]


def test_sacrifice_chooses_and_kills_a_creature_of_the_own_track(table: TableOf) -> None:
    """[SGS-KEYWORD-23] Not one of the Battle Zone; what a death sets off is set off."""
    game = table("A hand=pyre_widow support=tengu:3 resources=9\nB T1=bone_thrall FL=despoiler T2=venom_spitter")
    game.do("A: play pyre_widow", "A: pay", "B: pass")
    assert (game.asks(), game.legal("B")) == ("B sacrifice", ["pick B.T1", "pick B.T2"])
    game.do("B: pick B.T1")
    assert (game.facts("B.T1", "B.casualties"), game.count("A.resources")) == (["-", "bone_thrall"], 8)


def test_a_shapeshift_swaps_the_bearer_for_another_card_in_the_same_space(table: TableOf) -> None:
    """[SGS-KEYWORD-24] [SGS-R-21] No deployment: nothing that is set off by one; also in the Battle Zone."""
    game = table("A FL=reptine_taskmaster hand=lantern_bearer casualties=tengu")
    game.do("A: use A.FL", "B: pass", "A: pick lantern_bearer")
    assert game.facts("A.FL", "A.hand", "A.heal") == ["lantern_bearer", "reptine_taskmaster", "-"]


def test_a_shapeshift_needs_another_creature_in_hand_that_is_not_paid(table: TableOf) -> None:
    """[SGS-R-21] The payment must leave one."""
    game = table("A T1=reptine_taskmaster T2=scale_infiltrator hand=-")
    assert game.why("A: use A.T1") == "no-other-shape SGS-R-21"
    game = table("A T2=scale_infiltrator hand=tengu")
    assert game.why("A: use A.T2") == "cannot-pay SGS-COST-04"
    game = table("options mode=solo\nA T2=scale_infiltrator hand=tengu,seal_of_haste@boss")
    game.do("A: use A.T2")
    assert game.legal("A") == ["pay", "discard seal_of_haste@boss"]
    assert game.why("A: discard tengu") == "keep-a-shape SGS-R-21"


def test_a_shapeshift_fizzles_if_the_hand_is_lost_meanwhile(table: TableOf) -> None:
    """[SGS-R-21] B steals the last creature in answer."""
    game = table("A T1=reptine_taskmaster hand=tengu\nB hand=pickpocket_ghoul,despoiler")
    game.do("A: use A.T1", "B: play pickpocket_ghoul", "B: pay")
    events = game.do("A: pass")
    assert game.fact("A.T1") == "reptine_taskmaster"
    assert "fizzled SGS-CHAIN-08 player=A card=reptine_taskmaster" in texts(events)


def test_another_copy_is_another_card_and_may_shapeshift_again(table: TableOf) -> None:
    """[SGS-R-21] Masked Chameleon into Masked Chameleon, and on."""
    game = table("A T1=masked_chameleon hand=masked_chameleon,tengu:3")
    game.do("A: use A.T1", "A: discard tengu", "B: pass", "A: pick masked_chameleon")
    assert game.facts("A.T1", "A.hand") == ["masked_chameleon", "masked_chameleon,tengu:2"]
    game.do("A: use A.T1", "A: discard tengu", "B: pass", "A: pick tengu")
    assert game.fact("A.T1") == "tengu"


def test_tokens_and_limits_are_lost_by_a_shapeshift() -> None:
    """[SGS-R-21] A human card with tokens changes its shape."""
    game = Table("options mode=solo\nA T1=reptine_taskmaster:gang2 hand=snow_runner")
    assert game.now("A.T1") == "7/3"
    game.do("A: use A.T1", "A: pick snow_runner")
    assert (game.now("A.T1"), game.fact("A.hand")) == ("2/1", "reptine_taskmaster")


def test_steal_takes_a_random_card(table: TableOf) -> None:
    """[SGS-KEYWORD-25] [SGS-R-16] Chance says which; only the two of them see it."""
    game = table("A hand=pickpocket_ghoul,tengu\nB hand=venom_spitter,despoiler,purge_doctor")
    game.do("A: play pickpocket_ghoul", "A: pay", "B: pass")
    assert game.asks() == "* random-card"
    events = game.do("*: dice 3")
    assert game.fact("A.hand") == "venom_spitter@B"
    seen = [told for told in [event.seen_by(-2) for event in events] if told is not None]
    assert "venom_spitter" not in " ".join(texts(seen))


def test_vision_keeps_one_and_puts_the_rest_together_in_any_order(table: TableOf) -> None:
    """[SGS-KEYWORD-26] [SGS-R-22] On top or at the bottom; the others see neither cards nor order."""
    game = table("A hand=star_reader,wind_rider resources=tengu,assassin,snow_runner,drum_caller,stone_monk")
    game.do("A: play star_reader", "A: pay", "B: pass")
    assert "tengu" not in game.sees("B").replace("deck", "")
    game.do("A: keep assassin", "A: top", "A: put drum_caller", "A: put snow_runner")
    assert game.fact("A.resources") == "drum_caller,snow_runner,tengu,stone_monk"


def test_a_war_track_has_three_spaces() -> None:
    """[SGS-KEYWORD-29] [SGS-SETUP-03] `Track` is short for it."""
    game = Table("A T1=tengu T2=assassin T3=snow_runner")
    assert [word.split("=")[0] for word in game.line("A").split() if word[0] == "T"] == ["T1", "T2", "T3"]
