"""Costs, and the two uses of a card."""

from tests.games.siegestorm.table import TableOf, kinds, texts


def test_a_card_is_paid_with_other_cards_of_the_hand(table: TableOf) -> None:
    """[SGS-COST-01] [SGS-KEYWORD-08] [SGS-KEYWORD-06] As many as its cost, face up onto the own Casualties."""
    game = table("A hand=purge_doctor,tengu,assassin,snow_runner casualties=stone_monk")
    game.do("A: play purge_doctor", "A: discard assassin", "A: discard tengu")
    assert game.facts("A.hand", "A.casualties") == ["snow_runner", "tengu,assassin,stone_monk"]
    assert "casualties=tengu,assassin,stone_monk" in game.sees("B")


def test_supporters_and_cards_pay_in_any_mix(table: TableOf) -> None:
    """[SGS-COST-02] [SGS-SUPPORT-02] [SGS-KEYWORD-07] Each Supporter committed pays one."""
    game = table("A hand=despoiler,snow_runner support=tengu,assassin,drum_caller")
    game.do("A: play despoiler", "A: commit 3", "A: discard snow_runner", "A: commit 1")
    assert game.fact("A.support") == "tengu:committed,assassin,drum_caller:committed"
    assert game.asks() == "B react"


def test_a_committed_supporter_pays_nothing(table: TableOf) -> None:
    """[SGS-SUPPORT-02] Once per turn, until it is reset."""
    game = table("A hand=masked_chameleon support=tengu:committed")
    assert game.why("A: play masked_chameleon") == "cannot-pay SGS-COST-04"


def test_the_card_played_does_not_pay_for_itself(table: TableOf) -> None:
    """[SGS-COST-03] [SGS-R-08] One card of cost 1 and nothing else."""
    game = table("A hand=masked_chameleon")
    assert game.why("A: play masked_chameleon") == "cannot-pay SGS-COST-04"
    assert game.why("A: deploy masked_chameleon") == "cannot-pay SGS-COST-04"


def test_what_cannot_be_paid_whole_cannot_be_played(table: TableOf) -> None:
    """[SGS-COST-04] Cards and Supporters together fall one short."""
    game = table("A hand=despoiler,tengu support=assassin T1=underworld_vindicator")
    assert game.why("A: play despoiler") == "cannot-pay SGS-COST-04"
    assert game.why("A: use A.T1") == "cannot-pay SGS-COST-04"
    assert game.legal("A") == ["next"]


def test_the_payer_orders_the_discards(table: TableOf) -> None:
    """[SGS-COST-05] [SGS-R-08] The last one paid lies on top."""
    for first, second in (("tengu", "assassin"), ("assassin", "tengu")):
        game = table("A hand=purge_doctor,tengu,assassin")
        game.do("A: play purge_doctor", f"A: discard {first}", f"A: discard {second}")
        assert game.fact("A.casualties") == f"{second},{first}"


def test_nobody_pays_more_than_the_cost(table: TableOf) -> None:
    """[SGS-COST-06] [SGS-R-08] When it is paid the reaction comes next; 0 needs no payment."""
    game = table("A hand=masked_chameleon,tengu:2,venom_spitter")
    game.do("A: play masked_chameleon", "A: discard tengu")
    assert game.asks() == "B react"
    game.do("B: pass")
    game.do("A: play venom_spitter")
    assert game.asks() == "B react"
    assert game.fact("A.casualties") == "masked_chameleon,tengu"


def test_a_cost_lowered_below_nothing_is_nothing(table: TableOf) -> None:
    """[SGS-COST-06] Two Serpent Oracles make a Shapeshift of cost 1 free."""
    game = table("A T1=serpent_oracle T2=serpent_oracle T3=scale_infiltrator hand=tengu")
    game.do("A: use A.T3")
    assert game.asks() == "B react"
    assert game.fact("A.casualties") == "-"


def test_both_uses_of_a_card_cost_the_same(table: TableOf) -> None:
    """[SGS-COST-07] [SGS-PLAY-03] The use is declared with the card."""
    game = table("A hand=masked_chameleon,tengu")
    game.do("A: deploy masked_chameleon", "A: pay")
    assert game.facts("A.T1", "A.casualties") == ["masked_chameleon", "tengu"]
    game = table("A hand=masked_chameleon,tengu")
    game.do("A: play masked_chameleon", "A: pay", "B: pass")
    assert game.facts("A.T1", "A.casualties") == ["-", "masked_chameleon,tengu"]


def test_an_activation_cost_is_paid_in_the_same_way(table: TableOf) -> None:
    """[SGS-COST-08] [SGS-KEYWORD-02] A card and a Supporter."""
    game = table("A FL=knight_new_world_order hand=snow_runner support=assassin resources=tengu,drum_caller")
    game.do("A: use A.FL", "A: commit 1", "A: discard snow_runner", "B: pass")
    assert game.facts("A.support", "A.casualties") == ["assassin:committed,tengu", "snow_runner"]


def test_a_reaction_is_paid_before_anybody_else_may_react(table: TableOf) -> None:
    """[SGS-COST-09] [SGS-CHAIN-04] B pays first; only then A is asked."""
    game = table("A hand=venom_spitter\nB hand=silent_abbot,despoiler")
    game.do("A: play venom_spitter", "B: play silent_abbot")
    assert game.asks() == "B pay"
    assert game.why("B: pass") == "pay-first SGS-COST-09"
    game.do("B: pay")
    assert (game.asks(), game.fact("B.casualties")) == ("A react", "despoiler")


def test_what_was_paid_stays_paid(table: TableOf) -> None:
    """[SGS-COST-10] [SGS-CHAIN-09] A negated action, and a Supporter committed for it."""
    game = table("A hand=purge_doctor,tengu support=assassin\nB hand=silent_abbot,despoiler resources=9")
    game.do("A: play purge_doctor", "A: pay", "B: play silent_abbot", "B: pay", "A: pass")
    assert game.facts("A.support", "A.casualties", "A.hand") == ["assassin:committed", "purge_doctor,tengu", "-"]
    assert game.count("B.resources") == 9


def test_an_action_is_revealed_paid_answered_carried_out_and_put_away(table: TableOf) -> None:
    """[SGS-PLAY-01] [SGS-CHAIN-11] Until then it lies in no zone."""
    game = table("A hand=masked_chameleon,tengu\nB T1=venom_spitter")
    assert kinds(game.do("A: play masked_chameleon")) == ["played", "target"]
    assert kinds(game.do("A: pay")) == ["paid"]
    assert game.facts("A.hand", "A.casualties") == ["-", "tengu"]
    assert kinds(game.do("B: pass")) == ["passed", "resolves", "returned"]
    assert game.facts("A.casualties", "B.hand") == ["masked_chameleon,tengu", "venom_spitter"]


def test_any_number_of_actions_is_played_each_paid_by_itself(table: TableOf) -> None:
    """[SGS-PLAY-02] Three in one turn."""
    game = table("A hand=venom_spitter:2,tunnel_stalker,tengu:2\nB resources=9")
    game.do("A: play venom_spitter", "B: pass", "A: play tunnel_stalker", "A: pay", "B: pass")
    game.do("A: play venom_spitter", "B: pass")
    assert game.count("B.resources") == 5


def test_a_creature_that_is_deployed_does_not_perform_its_action(table: TableOf) -> None:
    """[SGS-PLAY-03] Venom Spitter in T1 deals nothing."""
    game = table("A hand=venom_spitter\nB resources=9")
    game.do("A: deploy venom_spitter")
    assert (game.fact("A.T1"), game.count("B.resources"), game.asks()) == ("venom_spitter", 9, "A act")


def test_a_passive_works_as_soon_as_its_card_is_on_the_track_and_no_longer(table: TableOf) -> None:
    """[SGS-PLAY-04] [SGS-KEYWORD-17] Not from the hand, nor from the Casualties."""
    game = table("A hand=warrior_of_shamballa T2=snow_runner casualties=tengu")
    assert game.now("A.T2") == "2/1"
    game.do("A: deploy warrior_of_shamballa")
    assert game.now("A.T2") == "3/2"


def test_equal_passives_add_up(table: TableOf) -> None:
    """[SGS-PLAY-05] [SGS-ALLY-02] Each of the two is raised by the other only."""
    game = table("A T1=warrior_of_shamballa T2=warrior_of_shamballa T3=snow_runner")
    assert [game.now(f"A.T{space}") for space in (1, 2, 3)] == ["2/2", "2/2", "4/3"]


def test_a_passive_may_be_activated_as_often_as_it_is_paid(table: TableOf) -> None:
    """[SGS-PLAY-06] Unless it says once per turn."""
    game = table("A T1=knight_new_world_order T2=obedient_clerk hand=tengu:6 resources=9\nB resources=9")
    game.do("A: use A.T1", "A: pay", "B: pass", "A: use A.T1", "A: pay", "B: pass")
    assert game.count("A.support") == 2
    game.do("A: use A.T2", "A: pay", "B: pass")
    assert game.why("A: use A.T2") == "used-up SGS-PLAY-06"


def test_a_passive_without_activation_cost_opens_no_window(table: TableOf) -> None:
    """[SGS-PLAY-07] [SGS-R-12] Purge Doctor's damage comes at once: B is asked only about the action."""
    game = table("A T1=purge_doctor hand=druuk_school_adept,tengu\nB T1=venom_spitter hand=mirror_guardian resources=9")
    game.do("A: play druuk_school_adept", "A: pay")
    events = game.do("B: pass")
    assert "damage SGS-KEYWORD-11 player=B amount=1" in texts(events)
    assert game.asks() == "A act"


def test_such_a_passive_cannot_be_activated(table: TableOf) -> None:
    """[SGS-PLAY-07] Nor can one that belongs to somebody else, or to nobody."""
    game = table("A T1=warrior_of_shamballa\nB T1=reptine_taskmaster hand=tengu")
    assert game.why("A: use A.T1") == "not-activated SGS-PLAY-07"
    assert game.why("A: use B.T1") == "not-yours SGS-PLAY-04"
    assert game.why("A: use A.T2") == "nobody-there SGS-PLAY-06"


def test_what_a_card_says_goes_before_the_rules(table: TableOf) -> None:
    """[SGS-PLAY-08] [SGS-CONFLICT-01] Retired Master does not go to the Casualties after its storm."""
    game = table("A S1=retired_master\nB resources=9\nat storm A")
    game.pass_all()
    assert game.facts("A.support", "A.casualties") == ["retired_master", "-"]


def test_a_card_without_att_and_def_is_only_an_action(table: TableOf) -> None:
    """[SGS-R-18] [SGS-R-51] A stolen Seal of Haste can be played, not deployed."""
    game = table("options mode=solo\nA hand=seal_of_haste@boss,tengu T2=snow_runner")
    assert game.why("A: deploy seal_of_haste@boss") == "no-creature SGS-R-18"
    game.do("A: play seal_of_haste@boss", "A: pay")
    assert game.fact("A.T3") == "snow_runner"


def test_a_reaction_card_is_not_played_of_ones_own_accord(table: TableOf) -> None:
    """[SGS-CHAIN-01] Silent Abbot answers, or is a creature."""
    game = table("A hand=silent_abbot,tengu T1=snow_runner FL=thousand_mantra_lama")
    assert game.why("A: play silent_abbot") == "only-reaction SGS-CHAIN-01"
    assert game.why("A: use A.FL") == "only-reaction SGS-CHAIN-01"


def test_the_number_before_an_action_is_paid_on_top_or_its_part_is_skipped(table: TableOf) -> None:
    """[SGS-R-61] [SGS-R-05] Tengu costs 4, and 3 more to switch; with 6 to pay nobody is asked."""
    game = table("A hand=tengu,snow_runner:6 T1=assassin\nB T1=despoiler")
    game.do("A: play tengu")
    assert game.asks() == "A pay"
    game = table("A hand=tengu,snow_runner:7 T1=assassin\nB T1=despoiler")
    game.do("A: play tengu")
    assert game.legal("A") == ["extra", "no-extra"]
