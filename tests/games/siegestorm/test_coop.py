"""Coop: two players against the boss."""

from tests.games.siegestorm.table import Table, texts


def coop(text: str) -> Table:
    return Table("options mode=coop\n" + text)


def order(size: int) -> str:
    return "*: order " + " ".join(str(number) for number in range(size))


def test_setting_up_as_in_solo_with_the_coop_column() -> None:
    """[SGS-COOP-01] [SGS-COOP-13] [SGS-R-38] [SGS-R-41] Decks of 34, two cards and one mulligan each; boss first."""
    game = Table.new(mode="coop", boss="hard")
    assert game.facts("boss.life", "boss.menace") == ["60", "4"]
    game.do(order(34), order(34), order(24), order(24))
    assert game.count("boss.resources") == 34
    game.do(order(34))
    assert (game.asks(), game.count("A.hand"), game.count("B.hand")) == ("A+B mulligan", 2, 2)
    game.do("B: keep")
    assert "turn SGS-TURN-01 player=boss turn=1" in texts(game.do("A: keep"))


def test_either_players_defeat_is_the_defeat_of_both() -> None:
    """[SGS-COOP-13] [SGS-R-41] And the boss's is the victory of both."""
    game = coop("A resources=9 step=waiting\nB resources=tengu step=waiting\nat act A+B")
    assert game.outcome() == "boss boss-wins SGS-SOLO-13"
    game = coop("boss life=1\nB hand=venom_spitter\nat act A+B")
    game.do("B: play venom_spitter")
    assert game.outcome() == "A+B boss-slain SGS-SOLO-12"


def test_both_act_in_one_turn_in_any_order() -> None:
    """[SGS-COOP-02] [SGS-R-64] They draw together; then each goes on at the own pace until both have ended."""
    game = coop("turn 2 A\nA hand=venom_spitter\nB hand=venom_spitter T1=tengu\nat turn A+B")
    assert game.asks() == "A+B act"
    game.do("B: play venom_spitter", "B: next")
    assert (game.asks(), game.fact("B.step"), game.count("B.hand")) == ("A act", "waiting", 0)
    game.do("A: play venom_spitter", "A: next")
    assert (game.asks(), game.count("A.hand"), game.count("B.hand")) == ("A+B act", 2, 2)
    game.do("B: next")
    assert game.facts("B.T2", "A.step", "B.step") == ["tengu", "advance", "deploy"]
    game.do("B: next")
    assert game.asks() == "A act"
    game.do("A: next")
    assert "turn SGS-TURN-01 player=boss turn=3" in texts(game.do("A: next"))


def test_allies_are_the_cards_of_both_tracks() -> None:
    """[SGS-COOP-03] [SGS-COOP-04] [SGS-R-63] A Warrior on A's track raises B's creatures."""
    game = coop("A T1=warrior_of_shamballa T2=snow_runner\nB T1=snow_runner FL=snow_runner\nat act A+B")
    assert [game.now(spot) for spot in ("A.T1", "A.T2", "B.T1", "B.FL")] == ["1/1", "3/2", "3/2", "2/1"]
    game = coop("A hand=drum_caller,tengu T1=assassin\nB T1=snow_runner\nat act A+B")
    game.do("A: play drum_caller", "A: pay")
    assert (game.now("A.T1"), game.now("B.T1")) == ("5/1", "4/1")


def test_passives_on_either_track_serve_both_but_those_of_the_battle_zone_only_their_controller() -> None:
    """[SGS-COOP-04] [SGS-R-63] [SGS-R-53] Costs and damage suffered; Ally effects of FL cards reach both tracks."""
    game = coop("A T1=serpent_oracle\nB T1=scale_infiltrator hand=tengu\nat act A+B")
    assert "use B.T1" in game.legal("B")
    game = coop("A FL=serpent_oracle\nB T1=scale_infiltrator hand=tengu\nat act A+B")
    assert game.why("B: use B.T1") == "cannot-pay SGS-COST-04"
    game = coop("A FL=warrior_of_shamballa\nB T1=snow_runner\nat act A+B")
    assert game.now("B.T1") == "3/2"
    game = coop(
        "boss S1=goblin_bomber\nA T2=mirror_guardian resources=9\nB resources=9\nat storm boss stage=action attacked"
    )
    game.pass_all()
    assert (game.count("A.resources"), game.count("B.resources")) == (8, 8)


def test_a_triggered_passive_serves_whose_event_it_was() -> None:
    """[SGS-R-63] Once per event: B draws in the Draw step by A's Keeper; B reads Lodge Treasurer for itself."""
    game = coop(
        "A step=draw T1=choir_singer resources=9\nB hand=dawn_acolyte casualties=tengu T1=snow_runner\nat act A+B"
    )
    game.do("B: play dawn_acolyte")
    assert game.now("B.T1") == "3/1"
    assert game.now("A.T1") == "2/2"


def test_a_partner_may_pay_for_passives_of_the_others_track() -> None:
    """[SGS-COOP-05] [SGS-R-53] "You" is who paid; not for cards of the Battle Zone."""
    game = coop(
        "A T1=knight_new_world_order FL=knight_new_world_order\nB hand=tengu:2 resources=assassin,tengu\nat act A+B"
    )
    assert game.why("B: use A.FL") == "not-yours SGS-PLAY-04"
    game.do("B: use A.T1", "B: pay")
    assert game.facts("A.support", "B.support", "B.resources") == ["-", "assassin", "tengu"]


def test_a_shapeshift_paid_by_the_partner_uses_the_controllers_hand() -> None:
    """[SGS-R-63] The controller picks."""
    game = coop("A T1=scale_infiltrator hand=assassin\nB hand=tengu:2\nat act A+B")
    game.do("B: use A.T1", "B: pay")
    assert game.asks() == "A shape"
    game.do("A: pick assassin")
    assert game.facts("A.T1", "A.hand", "B.hand") == ["assassin", "scale_infiltrator", "tengu"]


def test_an_action_serves_only_who_played_it() -> None:
    """[SGS-COOP-06] B heals by B's own Casualties; partners do not react to each other. [SGS-R-64]"""
    game = coop(
        "A casualties=tengu T3=snow_runner\nB hand=dawn_acolyte,armored_yak casualties=assassin T2=tengu\nat act A+B"
    )
    game.do("B: play dawn_acolyte")
    assert game.facts("A.heal", "B.heal") == ["-", "assassin"]
    game.do("B: play armored_yak")
    assert game.facts("A.T3", "B.T3") == ["snow_runner", "tengu"]
    assert game.asks() == "A+B act"


def test_an_extra_turn_belongs_to_who_played_it() -> None:
    """[SGS-COOP-07] [SGS-R-64] The partner does not act in it; two granted together are played as one."""
    game = coop("turn 2 A\nA hand=pyramid_architect support=tengu:4\nat act A+B")
    game.do("A: play pyramid_architect", "A: pay", "A: next", "B: next")
    assert (game.asks(), game.fact("A.step")) == ("A act", "draw")
    assert game.why("B: next") == "not-asked SGS-TURN-08"
    both = "turn 2 A\nA hand=pyramid_architect support=tengu:4\nB hand=pyramid_architect support=tengu:4\nat act A+B"
    game = coop(both)
    game.do("A: play pyramid_architect", "A: pay", "B: play pyramid_architect", "B: pay", "A: next", "B: next")
    assert game.asks() == "A+B act"


def test_nobody_plays_onto_the_partners_zone() -> None:
    """[SGS-COOP-08] [SGS-R-39] B's Hold Ground and Place go to B's own Battle Zone."""
    game = coop("A FL=tengu\nB S1=assassin hand=grand_overlord_ikee,snow_runner support=tengu:2\nat order B")
    assert game.legal("B") == ["storm", "hold FL", "hold NML", "support"]
    game.do("B: hold FL")
    assert game.facts("A.FL", "B.FL", "A.NML") == ["tengu", "assassin", "-"]
    game = coop("A FL=tengu\nB hand=grand_overlord_ikee,snow_runner support=tengu:2\nat act A+B")
    game.do("B: play grand_overlord_ikee", "B: pay", "B: pick snow_runner")
    assert game.facts("A.FL", "B.FL") == ["tengu", "snow_runner"]


def test_a_players_creature_attacks_the_own_zone_only_or_the_boss() -> None:
    """[SGS-R-39] [SGS-COOP-12] One Life, one track: the boss's T1 defends against both."""
    game = coop(
        "boss 1.FL=goblin_leader 2.FL=goblin_banner T1=goblin_tank life=50\nB S1=wind_rider T1=tengu\nat storm B"
    )
    assert game.legal("B") == ["attack boss.2.FL", "attack boss"]
    game.do("B: attack boss")
    assert game.fact("boss.life") == "48"
    game = coop("boss T1=goblin_tank life=50\nA S1=wind_rider T1=tengu\nat storm A")
    assert game.fact("boss.life") == "48"


def test_a_boss_storm_attacks_both_at_full_att() -> None:
    """[SGS-COOP-09] [SGS-R-40] Each defends with the own Defender; a target for each; the Action only once."""
    game = coop("boss S1=goblin_raider\nA T1=venom_spitter resources=9\nB FL=snow_runner resources=9\nat storm boss")
    assert (game.count("A.resources"), game.count("B.resources"), game.fact("B.FL")) == (7, 9, "-")
    game.do("A: pass", "B: pass")
    assert game.asks() == "A victim"
    game.do("A: pick B")
    assert (game.count("A.resources"), game.count("B.resources")) == (7, 8)


def test_direct_damage_to_an_opponent_is_taken_whole_by_one() -> None:
    """[SGS-COOP-10] [SGS-R-41] The players decide: the first seat for both."""
    game = coop("boss S1=goblin_raider\nA resources=9\nB resources=9\nat storm boss stage=action attacked")
    game.pass_all()
    assert (game.asks(), game.legal("A")) == ("A victim", ["pick A", "pick B"])
    game.do("A: pick A")
    assert (game.count("A.resources"), game.count("B.resources")) == (8, 9)


def test_damage_to_each_player_is_suffered_by_both() -> None:
    """[SGS-COOP-11] Goblin Bomber's Action."""
    game = coop("boss S1=goblin_bomber\nA resources=9\nB resources=9\nat storm boss stage=action attacked")
    game.pass_all()
    assert (game.count("A.resources"), game.count("B.resources")) == (7, 7)


def test_a_leader_may_go_to_either_zone() -> None:
    """[SGS-R-39] The players choose among the free spaces of both."""
    game = coop("boss hand=goblin_leader 1.FL=goblin_banner menace=1\nB NML=tengu\nat boss-turn step=leader")
    assert (game.asks(), game.legal("A")) == ("A boss-space", ["pick boss.1.NML", "pick boss.2.FL"])
    game.do("A: pick boss.2.FL")
    assert game.fact("boss.2.FL") == "goblin_leader"


def test_in_the_bosss_turn_each_may_answer_a_link_once() -> None:
    """[SGS-R-64] The first seat first; the second is asked also after an answer, and nobody answers that."""
    game = coop(
        "boss hand=horn_of_the_horde menace=2\nA hand=silent_abbot support=tengu\nB hand=silent_abbot support=tengu\n"
        "at boss-turn step=action"
    )
    game.do("A: play silent_abbot", "A: pay")
    assert game.asks() == "B react"
    game.do("B: play silent_abbot", "B: pay")
    assert game.facts("boss.menace", "A.casualties", "B.casualties") == ["2", "silent_abbot", "silent_abbot"]
    assert game.asks() == "A+B act"


def test_no_defender_means_that_of_every_player() -> None:
    """[SGS-COOP-11] Transmuted Goblin deals its 6 only if both T1 are empty."""
    game = coop(
        "boss S1=transmuted_goblin\nA resources=20\nB T1=tengu resources=20\nat storm boss stage=action attacked"
    )
    game.pass_all()
    assert (game.count("A.resources"), game.count("B.resources")) == (20, 20)
    game = coop("boss S1=transmuted_goblin\nA resources=20\nB resources=20\nat storm boss stage=action attacked")
    game.pass_all()
    assert (game.count("A.resources"), game.count("B.resources")) == (14, 14)


def test_a_card_that_says_so_wins_for_the_team() -> None:
    """[SGS-R-46] [SGS-PROMO-03] Both partners."""
    game = coop("A S1=goblin_marius\nat storm A")
    assert game.outcome() == "A+B by-card SGS-PROMO-03"
