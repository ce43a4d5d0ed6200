"""Coming into play: the turn's deployment, Deploy and Place effects."""

from tests.games.siegestorm.table import Table, TableOf, kinds


def test_a_normal_deployment_needs_an_empty_t1(table: TableOf) -> None:
    """[SGS-DEPLOY-01] [SGS-SETUP-04] A space never holds two creatures."""
    game = table("A T1=assassin hand=snow_runner")
    assert game.why("A: deploy snow_runner") == "t1-occupied SGS-DEPLOY-01"


def test_t1_filled_after_the_advance_leaves_no_deployment_unless_it_is_emptied(table: TableOf) -> None:
    """[SGS-DEPLOY-03] [SGS-R-54] A Deploy effect fills it, an Advance empties it again."""
    game = table("A hand=skin_thief,tengu:2,masked_chameleon,armored_yak,snow_runner step=advance\nat act A")
    game.do("A: next", "A: play skin_thief", "A: discard tengu", "A: discard tengu", "B: pass")
    game.do("A: pick masked_chameleon")
    assert game.fact("A.T1") == "masked_chameleon"
    assert game.why("A: deploy snow_runner") == "t1-occupied SGS-DEPLOY-01"
    game.do("A: play armored_yak", "B: pass", "A: deploy snow_runner")
    assert game.facts("A.T1", "A.T2") == ["snow_runner", "masked_chameleon"]


def test_a_deploy_effect_works_in_any_step_and_does_not_use_up_the_deployment(table: TableOf) -> None:
    """[SGS-DEPLOY-04] [SGS-DEPLOY-02] Before the Draw; in step 4 the normal one is still there."""
    game = table("A hand=skin_thief,tengu:2,masked_chameleon,snow_runner step=draw resources=9\nat act A")
    game.do("A: play skin_thief", "A: discard tengu", "A: discard tengu", "B: pass", "A: pick masked_chameleon")
    assert game.fact("A.T1") == "masked_chameleon"
    game.do("A: next", "A: next", "A: deploy snow_runner")
    assert game.facts("A.T1", "A.T2") == ["snow_runner", "masked_chameleon"]


def test_a_deploy_effect_does_nothing_while_t1_is_occupied(table: TableOf) -> None:
    """[SGS-DEPLOY-04] Nothing is chosen and nothing comes; the price is paid."""
    game = table("A T1=assassin hand=flesh_tailor,tengu:2 casualties=snow_runner")
    events = game.do("A: play flesh_tailor", "A: pay", "B: pass")
    assert kinds(events)[-1] == "fizzled"
    assert game.facts("A.T1", "A.casualties") == ["assassin", "flesh_tailor,tengu:2,snow_runner"]


def test_there_may_be_any_number_of_deploy_and_place_effects(table: TableOf) -> None:
    """[SGS-DEPLOY-05] [SGS-PLACE-02] Two Deploys, a Place and the normal deployment in one turn."""
    game = table(
        "A hand=flesh_tailor:2,grand_overlord_ikee,armored_yak:2,assassin,lantern_bearer support=stone_monk:6 "
        "casualties=snow_runner,drum_caller"
    )
    game.do("A: play flesh_tailor", "A: pay", "B: pass", "A: pick snow_runner", "A: play armored_yak", "B: pass")
    game.do("A: play flesh_tailor", "A: pay", "B: pass", "A: pick drum_caller", "A: play armored_yak", "B: pass")
    game.do("A: play grand_overlord_ikee", "A: pay", "B: pass", "A: pick assassin", "A: deploy lantern_bearer")
    assert game.facts("A.T1", "A.T2", "A.T3", "A.FL") == ["lantern_bearer", "drum_caller", "snow_runner", "assassin"]


def test_the_normal_deployment_happens_in_its_step_and_cannot_be_answered(table: TableOf) -> None:
    """[SGS-DEPLOY-06] [SGS-R-12] Not before the Advance; B is not asked."""
    game = table("A hand=snow_runner step=advance\nB hand=mirror_guardian,despoiler:4\nat act A")
    assert game.why("A: deploy snow_runner") == "deploy-later SGS-DEPLOY-06"
    game.do("A: next", "A: deploy snow_runner")
    assert (game.asks(), game.fact("A.T1")) == ("A act", "snow_runner")


def test_there_is_no_normal_deployment_in_the_opponents_turn(table: TableOf) -> None:
    """[SGS-DEPLOY-07] A reaction cannot be a creature."""
    game = table("A hand=venom_spitter\nB hand=scale_infiltrator")
    game.do("A: play venom_spitter")
    assert game.why("B: deploy scale_infiltrator") == "deploy-own-turn SGS-DEPLOY-07"


def test_a_deploy_effect_may_be_a_reaction(table: TableOf) -> None:
    """[SGS-R-49] What the card says beats the prohibition, if T1 is empty."""
    game = table("A hand=venom_spitter\nB hand=flesh_tailor,despoiler:2 casualties=scale_infiltrator")
    game.do("A: play venom_spitter", "B: play flesh_tailor", "B: pay", "A: pass")
    assert game.fact("B.T1") == "scale_infiltrator"


def test_place_puts_a_card_where_it_says_and_is_no_deployment(table: TableOf) -> None:
    """[SGS-PLACE-01] [SGS-PLACE-03] [SGS-R-18] Only the action is paid, and the deployment is still there."""
    game = table("A hand=grand_overlord_ikee,world_serpent,venom_spitter,tengu:2")
    game.do("A: play grand_overlord_ikee", "A: discard tengu", "A: discard tengu", "B: pass", "A: pick world_serpent")
    assert game.facts("A.FL", "A.hand") == ["world_serpent", "venom_spitter"]
    game.do("A: deploy venom_spitter")
    assert game.fact("A.T1") == "venom_spitter"


def test_t1_need_not_be_empty_to_place(table: TableOf) -> None:
    """[SGS-R-55] [SGS-PLACE-02] A placed card does not use T1."""
    game = table("A hand=grand_overlord_ikee,tengu:2,venom_spitter T1=assassin")
    game.do("A: play grand_overlord_ikee", "A: discard tengu", "A: discard tengu", "B: pass", "A: pick venom_spitter")
    assert game.facts("A.FL", "A.T1") == ["venom_spitter", "assassin"]


def test_the_top_casualty_is_deployed_for_nothing(table: TableOf) -> None:
    """[SGS-PLACE-04] The payment lies on top by then: its last card is deployed."""
    game = table("A T2=queen_of_black_river hand=tengu,assassin casualties=snow_runner")
    game.do("A: use A.T2", "A: discard tengu", "A: discard assassin", "B: pass")
    assert game.facts("A.T1", "A.casualties", "A.hand") == ["assassin", "tengu,snow_runner", "-"]


def test_placing_on_the_own_frontline_replaces_its_card(table: TableOf) -> None:
    """[SGS-PLACE-05] [SGS-R-18] [SGS-R-56] It is spent, not killed: Bone Thrall's death is not."""
    game = table("A hand=grand_overlord_ikee,tengu:2,venom_spitter FL=bone_thrall\nB resources=9")
    game.do("A: play grand_overlord_ikee", "A: discard tengu", "A: discard tengu", "B: pass", "A: pick venom_spitter")
    assert game.facts("A.FL", "A.casualties") == ["venom_spitter", "grand_overlord_ikee,bone_thrall,tengu:2"]
    assert game.count("B.resources") == 9


def test_placing_into_no_mans_land_needs_it_empty() -> None:
    """[SGS-PLACE-05] [SGS-R-18] Whoever holds it."""
    card = 'card { id = "raider", cost = 0, action = [{ do = "place", from = "hand_card", dest = "no_mans_land" }] }'
    game = Table(f"{card}\nA hand=raider,tengu\nB NML=despoiler")
    game.do("A: play raider", "B: pass")
    assert game.facts("A.NML", "B.NML", "A.hand") == ["-", "despoiler", "tengu"]
    game = Table(f"{card}\nA hand=raider,tengu")
    game.do("A: play raider", "B: pass", "A: pick tengu")
    assert game.fact("A.NML") == "tengu"


def test_a_placed_creatures_passive_works_at_once_and_its_action_does_not(table: TableOf) -> None:
    """[SGS-PLACE-06] Grand Overlord Ikee places a Warrior: the track is stronger, no card is drawn."""
    game = table("A hand=grand_overlord_ikee,tengu:2,warrior_of_shamballa T1=snow_runner resources=9")
    game.do("A: play grand_overlord_ikee", "A: discard tengu", "A: discard tengu", "B: pass")
    game.do("A: pick warrior_of_shamballa")
    assert (game.now("A.T1"), game.count("A.resources"), game.fact("A.hand")) == ("3/2", 9, "-")


def test_nothing_is_placed_that_has_no_att_and_def(table: TableOf) -> None:
    """[SGS-R-18] With only such cards in hand the player answers that there is none."""
    game = table("options mode=solo\nA hand=grand_overlord_ikee,seal_of_haste@boss support=tengu:2")
    game.do("A: play grand_overlord_ikee", "A: pay")
    assert game.legal("A") == ["none"]
    game.do("A: none")
    assert game.fact("A.FL") == "-"
