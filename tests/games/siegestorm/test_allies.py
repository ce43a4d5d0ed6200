"""Allies and Enemies, and passives that contradict each other."""

from tests.games.siegestorm.table import Table, TableOf


def test_allies_are_on_the_own_track_and_enemies_on_the_opponents(table: TableOf) -> None:
    """[SGS-ALLY-01] Drum Caller's Action reaches all of the first, Plague Piper's all of the second, storming too."""
    game = table("A hand=drum_caller,plague_piper,tengu:2 T1=snow_runner T3=assassin\nB T1=despoiler T2=purge_doctor")
    game.do("A: play drum_caller", "A: pay", "B: pass", "A: play plague_piper", "A: pay", "B: pass")
    assert [game.now(spot) for spot in ("A.T1", "A.T3", "B.T1", "B.T2")] == ["4/1", "5/1", "4/0", "2/0"]


def test_a_creature_is_not_its_own_ally(table: TableOf) -> None:
    """[SGS-ALLY-02] Neither for its passive, nor for its Action when it storms."""
    game = table(
        "A S1=drum_caller T1=snow_runner\nB FL=despoiler hand=mirror_guardian\nat storm A stage=action attacked"
    )
    game.do("B: pass")
    assert game.now("A.T1") == "4/1"
    game = table("A S1=yeti_patriarch T1=snow_runner T2=assassin\nB resources=20\nat storm A stage=action attacked")
    game.do("B: pass")
    assert (game.now("A.T1"), game.now("A.T2")) == ("4/1", "5/1")


def test_a_storming_creature_is_an_ally_of_the_others(table: TableOf) -> None:
    """[SGS-STORM-11] [SGS-ALLY-01] Until it is spent the Warrior raises the others."""
    game = table("A S1=warrior_of_shamballa T1=snow_runner\nB FL=despoiler\nat storm A")
    assert game.now("A.T1") == "3/2"
    game.do("A: attack B", "B: pass")
    assert game.now("A.T1") == "2/1"


def test_cards_of_the_battle_zone_are_neither(table: TableOf) -> None:
    """[SGS-ALLY-03] [SGS-ALLY-04] [SGS-KEYWORD-05] Neither helped nor harmed."""
    game = table("A T1=tengu FL=snow_runner\nB T1=plague_piper FL=despoiler NML=venom_spitter")
    assert [game.now(spot) for spot in ("A.FL", "B.FL", "B.NML")] == ["2/1", "4/2", "1/1"]
    game = table("A hand=world_serpent support=tengu:6\nB T1=despoiler FL=despoiler NML=venom_spitter")
    game.do("A: play world_serpent", "A: pay", "B: pass")
    assert game.facts("B.T1", "B.FL", "B.NML") == ["-", "despoiler", "venom_spitter"]


def test_a_death_in_the_battle_zone_is_no_allys_and_no_enemys(table: TableOf) -> None:
    """[SGS-ALLY-03] Neither Purge Doctor nor Oath Knight is set off; Phoenix Rider itself is."""
    game = table(
        "A S1=world_serpent T1=purge_doctor\nB FL=phoenix_rider T2=oath_knight casualties=tengu resources=9\nat storm A"
    )
    game.do("A: attack B.FL")
    assert (game.fact("B.hand"), game.fact("B.heal"), game.count("B.resources")) == ("phoenix_rider", "-", 9)


def test_only_storming_creatures_target_cards_of_the_battle_zone(table: TableOf) -> None:
    """[SGS-ALLY-05] [SGS-R-48] An Action that kills an Enemy has no target there."""
    game = table("A hand=crypt_titan support=tengu:4\nB FL=despoiler NML=venom_spitter")
    game.do("A: play crypt_titan", "A: pay", "B: pass")
    assert game.facts("B.FL", "B.NML", "A.casualties") == ["despoiler", "venom_spitter", "crypt_titan"]


def test_a_passive_of_the_battle_zone_speaks_of_its_controllers_track(table: TableOf) -> None:
    """[SGS-ALLY-06] [SGS-R-13] Whoever owns the card."""
    game = table("A NML=warrior_of_shamballa T1=snow_runner\nB T1=despoiler")
    assert (game.now("A.T1"), game.now("B.T1")) == ("3/2", "4/2")
    game = table("A T1=snow_runner\nB NML=warrior_of_shamballa@A T1=despoiler")
    assert (game.now("A.T1"), game.now("B.T1")) == ("2/1", "5/3")


def test_passives_that_clash_are_chosen_between_by_the_controller(table: TableOf) -> None:
    """[SGS-CONFLICT-03] [SGS-CONFLICT-02] Retired Master and Armored Yak: Support Zone or hand, not the Casualties."""
    for choice, hand, support in (("A.S1", "-", "retired_master"), ("A.T1", "retired_master", "-")):
        game = table("A S1=retired_master T1=armored_yak\nB resources=20\nat storm A stage=after attacked acted")
        assert (game.asks(), game.legal("A")) == ("A after-storm", ["apply A.T1", "apply A.S1"])
        game.do(f"A: apply {choice}")
        assert game.facts("A.hand", "A.support", "A.casualties") == [hand, support, "-"]


def test_an_action_goes_before_passives(table: TableOf) -> None:
    """[SGS-CONFLICT-02] A storm by Retired Master's Action ends among the Casualties in spite of the Yak."""
    game = table("A hand=retired_master,tengu T1=snow_runner FL=armored_yak\nB resources=9")
    game.do("A: play retired_master", "A: pay", "B: pass")
    assert game.facts("A.hand", "A.casualties") == ["-", "retired_master,snow_runner,tengu"]


def test_costs_changed_by_an_action_go_before_costs_changed_by_passives(table: TableOf) -> None:
    """[SGS-CONFLICT-02] The next Shapeshift costs 0, though a passive would make it dearer."""
    tax = '{ id = "tax", cost = 0, att = 0, def = 1, passive = [{ do = "modify_cost", what = "shapeshift", n = 2 }] }'
    game = Table(f"card {tax}\nA T1=tax T2=scale_infiltrator hand=brainwashed_traitor,tengu")
    assert game.why("A: use A.T2") == "cannot-pay SGS-COST-04"
    game.do("A: play brainwashed_traitor", "B: pass", "A: use A.T2", "B: pass", "A: pick tengu")
    assert game.facts("A.T2", "A.casualties") == ["tengu", "brainwashed_traitor"]


def test_where_controllers_differ_the_active_player_chooses() -> None:
    """[SGS-CONFLICT-04] [SGS-R-17] Coop: A's stormer, passives of both partners: the first seat decides."""
    position = (
        "options mode=coop\nA T1=armored_yak\nB S1=retired_master T1=tengu\nat storm B stage=after attacked acted"
    )
    game = Table(position)
    assert game.asks() == "A after-storm"
    game.do("A: apply B.S1")
    assert game.fact("B.support") == "retired_master"
