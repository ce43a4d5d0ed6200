"""Solo: setting up against the boss, its turn, its Life and Menace, and how it ends."""

import pytest

from tests.games.siegestorm.table import Table, kinds, texts
from warbox.games.siegestorm.cards.box import ADVANCED_DECK, BASIC_DECK

SOLO = "options mode=solo\n"


def solo(text: str) -> Table:
    return Table(SOLO + text)


def order(size: int) -> str:
    return "*: order " + " ".join(str(number) for number in range(size))


@pytest.mark.parametrize(
    ("level", "hand", "menace", "life", "basic", "advanced"),
    [("medium", 3, 2, 25, 15, 9), ("hard", 4, 3, 30, 15, 15), ("very_hard", 5, 4, 35, 18, 18)],
)
def test_the_boss_card_says_how_to_set_up(
    level: str, hand: int, menace: int, life: int, basic: int, advanced: int
) -> None:
    """[SGS-SOLO-02] [SGS-SOLO-03] [SGS-SOLO-04] [SGS-SOLO-05] [SGS-SOLO-45] [SGS-R-38] The Solo column of its back."""
    game = Table.new(mode="solo", boss=level)
    assert game.facts("boss.menace", "boss.life") == [str(menace), str(life)]
    game.do(order(34), order(24))
    assert game.count("boss.resources") == basic
    game.do(order(24))
    assert game.count("boss.resources") == basic + advanced
    game.do(order(basic + advanced))
    assert game.asks() == "A mulligan"
    game.do("A: keep")
    assert game.count("boss.resources") == basic + advanced - hand


def test_so_many_cards_of_each_shuffled_deck_make_the_boss_deck() -> None:
    """[SGS-SOLO-05] [SGS-DECK-07] The first of each order; the others are out of the game, unseen."""
    game = Table.new(mode="solo", boss="medium")
    backwards = "*: order " + " ".join(str(number) for number in range(23, -1, -1))
    game.do(order(34), backwards)
    box = game.state.box
    wanted = [box.designs[number].name for number in BASIC_DECK[:-16:-1]]
    found = [game.state.name(card) for card in game.state.players[1].resources[::-1]]
    assert found == wanted
    assert len(BASIC_DECK) == len(ADVANCED_DECK) == 24


def test_the_boss_begins_and_the_human_draws_two() -> None:
    """[SGS-SOLO-07] [SGS-SOLO-08] [SGS-SOLO-09] [SGS-SOLO-10] [SGS-R-23] 34 cards, two in hand, a mulligan once."""
    game = Table.new(mode="solo", boss="medium")
    game.do(order(34), order(24), order(24), order(24))
    assert (game.count("A.hand"), game.count("A.resources"), game.legal("A")[0]) == (2, 32, "keep")
    assert "turn SGS-TURN-01 player=boss turn=1" in texts(game.do("A: keep"))
    while game.asks() != "A act":
        game.say(f"A: {game.legal('A')[0]}")
    before = game.count("A.hand")
    game.do("A: next")
    assert game.count("A.hand") == before + 2


def test_the_reserve_token_is_there_from_the_start_and_gone_with_the_reserve() -> None:
    """[SGS-SOLO-06] [SGS-SOLO-40] [SGS-R-36] The Resources run out with a card owed: the Reserve is shuffled in."""
    game = solo("boss resources=goblin_tank:2 reserve=goblin_ogre,totemic_golem menace=1\nat boss-turn step=draw")
    assert "no-token" not in game.line("boss").split()
    assert game.asks() == "* shuffle-reserve"
    events = game.do("*: order 1 0")
    assert "reserve-shuffled SGS-SOLO-40 count=2" in texts(events)
    assert "no-token" in game.line("boss").split()
    assert game.count("boss.reserve") == 0


def test_the_reserve_is_shuffled_in_only_once() -> None:
    """[SGS-SOLO-40] [SGS-SOLO-11] Then a draw that fails is the human's victory."""
    game = solo("boss resources=goblin_tank:2 reserve=goblin_ogre no-token\nat boss-turn step=draw")
    assert game.outcome() == "A boss-depleted SGS-SOLO-11"


def test_the_boss_that_cannot_draw_loses() -> None:
    """[SGS-SOLO-11] [SGS-R-36] Resources and Reserve together hold two of three cards."""
    game = solo("boss resources=goblin_tank reserve=goblin_ogre\nat boss-turn step=draw")
    game.do("*: order 0")
    assert game.outcome() == "A boss-depleted SGS-SOLO-11"


def test_exactly_emptying_the_deck_shuffles_nothing_and_loses_nothing() -> None:
    """[SGS-R-36] Nothing is owed yet."""
    game = solo("boss resources=goblin_ogre:3 reserve=totemic_golem menace=1\nat boss-turn step=draw")
    assert (game.outcome(), game.asks(), game.count("boss.reserve")) == ("", "A act", 1)


def test_life_at_zero_is_the_humans_victory() -> None:
    """[SGS-SOLO-12] [SGS-SOLO-32] DMG lowers Life, not the boss's Resources."""
    game = solo("boss life=3\nA hand=underworld_vindicator:2")
    before = game.count("boss.resources")
    game.do("A: play underworld_vindicator")
    assert (game.fact("boss.life"), game.count("boss.resources")) == ("1", before)
    game.do("A: play underworld_vindicator")
    assert game.outcome() == "A boss-slain SGS-SOLO-12"


def test_a_human_who_cannot_draw_or_take_loses_to_the_boss() -> None:
    """[SGS-SOLO-13] By a draw, and by damage."""
    game = solo("turn 3 A\nA resources=tengu step=draw\nat act A")
    game.do("A: next")
    assert game.outcome() == "boss boss-wins SGS-SOLO-13"
    game = solo("boss S1=goblin_raider\nA resources=tengu\nat storm boss")
    assert game.outcome() == "boss boss-wins SGS-SOLO-13"


def test_a_human_who_fails_as_the_boss_dies_makes_it_a_draw() -> None:
    """[SGS-R-07] Each player, the boss included, when a human plays such a card. [SGS-R-66]"""
    game = solo("boss life=2\nA hand=goblin_bomber@boss support=tengu:3 resources=tengu")
    game.do("A: play goblin_bomber@boss", "A: pay")
    assert game.outcome() == "draw both-defeated SGS-R-07"


def test_the_human_pays_and_plays_as_in_a_duel() -> None:
    """[SGS-SOLO-01] [SGS-SOLO-14] Costs, deployment, the War Track."""
    game = solo("turn 2 A\nA hand=masked_chameleon,tengu,snow_runner T3=assassin step=advance\nboss life=20\nat act A")
    game.do("A: next", "A: storm")
    assert game.fact("boss.life") == "17"
    game.do("A: deploy snow_runner", "A: play masked_chameleon", "A: pay")
    assert game.facts("A.T1", "A.hand") == ["snow_runner", "-"]


def test_the_boss_turn_has_its_five_steps() -> None:
    """[SGS-SOLO-15] Reserve, Advance, Draw, Actions, Extra Turn; then the human's turn."""
    game = solo(
        "boss hand=totemic_golem T2=goblin_tank resources=goblin_ogre,horn_of_the_horde,goblin_killer,goblin_raider "
        "menace=2\nA hand=silent_abbot,tengu\nat boss-turn"
    )
    assert game.asks() == "A react"
    assert game.facts("boss.reserve", "boss.T3", "boss.T1") == ["totemic_golem", "goblin_tank", "goblin_killer"]
    game.do("A: pass")
    assert (game.asks(), game.fact("boss.menace"), game.fact("boss.hand")) == ("A act", "3", "goblin_ogre")


def test_cards_left_in_the_boss_hand_go_to_the_reserve() -> None:
    """[SGS-SOLO-16] [SGS-KEYWORD-21] [SGS-R-24] Whatever the reason; also cards that humans sent back there."""
    game = solo(
        "boss hand=totemic_golem,goblin_leader FL=goblin_banner NML=goblin_leader resources=goblin_ogre:9 menace=1\n"
        "at boss-turn"
    )
    assert game.fact("boss.reserve") == "goblin_leader,totemic_golem"


def test_a_boss_creature_that_leaves_the_track_always_storms() -> None:
    """[SGS-SOLO-17] [SGS-SOLO-19] Nobody is asked for its order; then it goes to the boss's Casualties."""
    game = solo("boss T3=goblin_tank resources=totemic_golem:9 menace=1\nA resources=9\nat boss-turn step=advance")
    assert (game.fact("boss.casualties"), game.count("A.resources"), game.asks()) == ("goblin_tank", 9, "A act")


def test_the_boss_attacks_the_dearest_card_that_it_can_kill_else_the_resources() -> None:
    """[SGS-SOLO-18] Strictly more than DEF; the dearest that can be killed, not the dearest."""
    game = solo("boss S1=goblin_raider\nA FL=tengu NML=world_serpent resources=9\nat storm boss")
    assert game.facts("A.FL", "A.NML") == ["-", "world_serpent"]
    game = solo("boss S1=goblin_raider\nA FL=grand_overlord_ikee resources=9\nat storm boss stage=attack")
    assert (game.fact("A.FL"), game.count("A.resources")) == ("grand_overlord_ikee", 6)


def test_the_human_breaks_ties_between_the_bosss_targets() -> None:
    """[SGS-R-25] Two cards of equal cost, both weak enough."""
    game = solo("boss S1=goblin_raider\nA FL=venom_spitter NML=snow_runner resources=9\nat storm boss")
    assert (game.asks(), game.legal("A")) == ("A boss-target", ["pick A.FL", "pick A.NML"])
    game.do("A: pick A.NML")
    assert game.facts("A.FL", "A.NML") == ["venom_spitter", "-"]


def test_a_boss_action_takes_the_dearest_target() -> None:
    """[SGS-R-25] [SGS-R-66] A Druuk School Adept that storms for the boss; ties are the human's."""
    game = solo("boss S1=druuk_school_adept@A\nA T1=venom_spitter T2=purge_doctor resources=9\nat storm boss")
    game.do("A: pass")
    assert game.facts("A.T1", "A.T2") == ["venom_spitter", "-"]
    game = solo("boss S1=druuk_school_adept@A\nA T1=venom_spitter T2=snow_runner resources=9\nat storm boss")
    assert (game.asks(), game.legal("A")) == ("A boss-target", ["pick A.T1", "pick A.T2"])


def test_the_boss_takes_as_many_targets_as_he_can() -> None:
    """[SGS-R-25] [SGS-R-66] A human breaks ties, but cannot stop an `up_to` of the boss."""
    text = '{ do = "kill", n = "up_to:2", to = "enemy" }'
    card = f'card {{ id = "test_axe", cost = 1, action = [{text}], command = ["action"] }}'
    game = solo(
        f"{card}\nboss hand=test_axe\nA T1=venom_spitter T2=snow_runner T3=venom_spitter\nat boss-turn step=action"
    )
    assert (game.asks(), game.legal("A")) == ("A boss-target", ["pick A.T1", "pick A.T2", "pick A.T3"])
    game.do("A: pick A.T3")
    game.do("A: pick A.T1")
    game.do("A: pass")
    assert game.facts("A.T1", "A.T2", "A.T3") == ["-", "snow_runner", "-"]


def test_the_boss_draws_what_its_card_says_face_up() -> None:
    """[SGS-SOLO-20] [SGS-SOLO-44] [SGS-KEYWORD-28] Its hand is public, its Resources are not."""
    game = solo("boss resources=goblin_ogre:3,goblin_tank reserve=goblin_leader menace=1\nat boss-turn step=draw")
    assert game.count("boss.hand") == 3
    seen = next(line for line in game.sees("A").splitlines() if line.startswith("boss ")).split()
    assert "hand=goblin_ogre:3" in seen
    assert "resources=?" in seen


def test_the_boss_never_pays_and_plays_what_costs_at_most_the_menace_level() -> None:
    """[SGS-SOLO-21] [SGS-R-26] Equal is enough."""
    game = solo("boss hand=goblin_raider,horn_of_the_horde,goblin_bomber menace=2\nat boss-turn step=deploy")
    game.do("A: pass")
    assert game.facts("boss.T1", "boss.hand", "boss.casualties") == [
        "goblin_raider:gang1",
        "goblin_bomber",
        "horn_of_the_horde",
    ]


def test_at_menace_five_the_boss_plays_everything() -> None:
    """[SGS-SOLO-22] A Totemic Golem costs 9."""
    game = solo("boss hand=totemic_golem menace=5\nat boss-turn step=deploy")
    assert game.fact("boss.T1") == "totemic_golem"


def test_menace_rises_once_if_every_card_costs_too_much() -> None:
    """[SGS-SOLO-23] [SGS-R-27] Then what has become playable is played."""
    game = solo("boss resources=goblin_ogre,goblin_raider,goblin_bomber menace=1\nat boss-turn step=draw")
    assert game.facts("boss.menace", "boss.T1", "boss.hand") == ["2", "goblin_raider", "goblin_bomber,goblin_ogre"]


def test_menace_does_not_rise_for_lack_of_space_or_for_an_empty_hand() -> None:
    """[SGS-R-27] Costs only; an empty hand does not count."""
    game = solo("boss hand=goblin_leader FL=goblin_banner NML=goblin_banner menace=1\nat boss-turn step=raise")
    assert (game.fact("boss.menace"), game.fact("boss.hand")) == ("1", "goblin_leader")
    game = solo("boss hand=- menace=1\nat boss-turn step=raise")
    assert game.fact("boss.menace") == "1"


def test_the_boss_plays_group_by_group_and_the_dearest_first() -> None:
    """[SGS-SOLO-24] [SGS-SOLO-25] [SGS-R-28] Deploy, Leader, Special, Action; as many as possible."""
    hand = "goblin_archer,goblin_killer,goblin_raider,goblin_leader,goblin_banner,goblin_pillage,horn_of_the_horde"
    game = solo(f"boss hand={hand} menace=2\nat boss-turn step=deploy")
    game.do("A: pick boss.FL")
    game.pass_all()
    assert game.facts("boss.T1", "boss.FL", "boss.NML") == ["goblin_raider:gang3", "goblin_banner", "goblin_leader"]
    assert game.fact("boss.casualties") == "goblin_pillage,horn_of_the_horde,goblin_killer,goblin_archer"
    assert game.fact("boss.hand") == "-"


def test_playability_is_checked_again_but_a_finished_group_stays_finished() -> None:
    """[SGS-R-28] Horn of the Horde raises Menace to 3: Seal of Nova becomes playable, the Bomber's group is over."""
    game = solo("boss hand=horn_of_the_horde,seal_of_nova,goblin_bomber menace=2\nat boss-turn step=deploy")
    game.pass_all()
    assert game.facts("boss.hand", "boss.casualties") == ["goblin_bomber", "seal_of_nova,horn_of_the_horde"]


def test_of_cards_with_equal_cost_the_human_picks() -> None:
    """[SGS-SOLO-26] Not asked among copies of one card."""
    game = solo("boss hand=goblin_raider,shaman_berserker menace=2\nat boss-turn step=deploy")
    assert (game.asks(), game.legal("A")) == ("A boss-card", ["pick goblin_raider", "pick shaman_berserker"])
    game.do("A: pick shaman_berserker", "A: pass")
    assert game.facts("boss.T1", "boss.hand") == ["shaman_berserker", "goblin_raider"]
    game = solo("boss hand=goblin_raider:2 menace=2\nat boss-turn step=deploy")
    assert game.facts("boss.T1", "boss.hand") == ["goblin_raider", "goblin_raider"]


def test_the_boss_deploys_one_card_into_an_empty_t1() -> None:
    """[SGS-SOLO-27] [SGS-SOLO-31] [SGS-R-29] The others stay in hand; an occupied T1 takes none."""
    game = solo("boss T1=goblin_tank hand=goblin_raider menace=2\nat boss-turn step=deploy")
    assert game.facts("boss.T1", "boss.hand") == ["goblin_tank", "goblin_raider"]


def test_a_leader_goes_to_the_frontline_or_no_mans_land_as_the_human_says() -> None:
    """[SGS-SOLO-28] [SGS-R-30] Only free spaces; No Man's Land may be the human's."""
    game = solo("boss hand=goblin_leader menace=1\nat boss-turn step=deploy")
    assert (game.asks(), game.legal("A")) == ("A boss-space", ["pick boss.FL", "pick boss.NML"])
    game.do("A: pick boss.NML")
    assert game.fact("boss.NML") == "goblin_leader"
    game = solo("boss hand=goblin_leader menace=1\nA NML=tengu\nat boss-turn step=deploy")
    assert (game.fact("boss.FL"), game.asks()) == ("goblin_leader", "A act")


def test_an_action_card_is_only_an_action() -> None:
    """[SGS-SOLO-29] Resolved, then among the boss's Casualties; never deployed though T1 is empty."""
    game = solo("boss hand=goblin_pillage menace=5\nA hand=tengu\nat boss-turn step=deploy")
    game.do("A: pass", "A: pick tengu")
    assert game.facts("boss.T1", "boss.casualties", "A.casualties") == ["-", "goblin_pillage", "tengu"]


def test_deploy_or_special_is_deployed_if_possible_and_a_gang_otherwise() -> None:
    """[SGS-SOLO-30] [SGS-R-29] Even with no Ally to receive a token: the boss never passes."""
    game = solo("boss hand=goblin_tank menace=1\nat boss-turn step=special deployed")
    game.do("A: pass")
    assert game.facts("boss.T1", "boss.casualties") == ["-", "goblin_tank"]


def test_gang_puts_a_token_on_every_ally_of_the_boss() -> None:
    """[SGS-SOLO-37] [SGS-ALLY-03] +1 ATT each; not on Leaders. [SGS-R-02] As many as it takes."""
    game = solo(
        "boss T1=goblin_tank T3=goblin_ogre:gang15 FL=goblin_leader hand=goblin_killer menace=1\n"
        "at boss-turn step=deploy"
    )
    game.do("A: pass")
    assert game.facts("boss.T1", "boss.T3", "boss.FL") == ["goblin_tank:gang1", "goblin_ogre:gang16", "goblin_leader"]
    assert game.now("boss.T3") == "21/4"


def test_recover_never_exceeds_the_starting_life() -> None:
    """[SGS-SOLO-33] [SGS-KEYWORD-20] [SGS-R-31] Spiritual Shaman recovers 2; without a number all."""
    game = solo("boss S1=spiritual_shaman life=24\nA resources=9\nat storm boss")
    game.do("A: pass")
    assert game.fact("boss.life") == "25"
    spring = '{ id = "spring", cost = 0, action = [{ do = "recover" }], command = ["action"] }'
    game = solo(f"card {spring}\nboss hand=spring life=3\nat boss-turn step=action")
    game.do("A: pass")
    assert game.fact("boss.life") == "25"


def test_shielded_cards_are_immune_to_the_enemys_actions_and_abilities_only() -> None:
    """[SGS-SOLO-34] [SGS-R-32] Not to attacks in the Battle Zone, nor to the boss's own bonuses."""
    game = solo("boss T1=mist_walker T2=goblin_raider\nA hand=reptine_taskmaster support=tengu:4")
    game.do("A: play reptine_taskmaster", "A: pay")
    assert game.facts("boss.T1", "boss.T2") == ["mist_walker", "-"]
    game = solo("boss T1=mist_walker hand=goblin_killer menace=1\nat boss-turn step=deploy")
    game.do("A: pass")
    assert game.fact("boss.T1") == "mist_walker:gang1"
    game = solo("boss FL=mist_walker\nA S1=world_serpent\nat storm A")
    game.do("A: attack boss.FL")
    assert game.fact("boss.FL") == "-"
    game = solo("boss T1=totemic_golem life=25\nA S1=snow_runner FL=druuk_school_adept\nat storm A")
    assert game.fact("boss.life") == "23"


def test_spirit_puts_a_token_on_each_totem_and_sets_each_off() -> None:
    """[SGS-SOLO-35] [SGS-SOLO-36] [SGS-R-33] [SGS-R-37] A link, then one for each Totem in the human's order."""
    game = solo(
        "boss FL=wrath_totem NML=restoration_totem:spirit1 hand=shaman_berserker menace=2 life=10\nA resources=9\n"
        "at boss-turn step=deploy"
    )
    game.do("A: pass")
    assert (game.asks(), game.legal("A")) == ("A totem", ["pick boss.FL", "pick boss.NML"])
    game.do("A: pick boss.NML", "A: pass")
    assert game.fact("boss.life") == "12"
    game.do("A: pass")
    assert (game.count("A.resources"), game.fact("boss.FL")) == (8, "wrath_totem:spirit1")


def test_a_totem_just_played_counts_and_the_spirit_follows_a_negated_action() -> None:
    """[SGS-R-33] [SGS-R-37] Right after the command, also if that was negated."""
    game = solo(
        "boss FL=wrath_totem hand=seal_of_nova menace=3\nA hand=silent_abbot,tengu support=snow_runner:2 resources=9\n"
        "at boss-turn step=action"
    )
    game.do("A: play silent_abbot", "A: discard tengu")
    assert (game.count("A.resources"), game.fact("boss.casualties"), game.asks()) == (9, "seal_of_nova", "A react")
    game.do("A: pass", "A: pass")
    assert (game.fact("boss.FL"), game.count("A.resources")) == ("wrath_totem:spirit1", 8)


def test_supporters_of_the_boss_are_its_menace_level() -> None:
    """[SGS-SOLO-38] [SGS-R-34] Killed: Menace -1; counted: the Menace Level."""
    game = solo("boss menace=4 life=25\nA FL=assassin hand=purge_doctor support=tengu:4")
    game.do("A: use A.FL", "A: pay")
    assert game.fact("boss.menace") == "3"
    game.do("A: play purge_doctor", "A: pay")
    assert game.fact("boss.life") == "19"


def test_menace_stays_between_one_and_five() -> None:
    """[SGS-R-35] [SGS-SOLO-39] Byloss: +1 whenever one of its creatures storms, when it is declared."""
    game = solo("boss menace=1\nA FL=assassin support=tengu:2")
    game.do("A: use A.FL", "A: pay")
    assert game.fact("boss.menace") == "1"
    game = solo("boss S1=goblin_tank menace=5\nat storm boss")
    assert game.fact("boss.menace") == "5"
    game = solo("boss S1=goblin_raider menace=2\nA resources=9\nat storm boss")
    assert (game.asks(), game.fact("boss.menace")) == ("A react", "3")


def test_each_player_on_a_boss_card_is_every_human_with_the_own_supporters() -> None:
    """[SGS-R-34] Seal of Nova counts the human's Supporters; the boss suffers nothing."""
    game = solo("boss hand=seal_of_nova menace=3 life=20\nA support=tengu:2 resources=9\nat boss-turn step=action")
    game.do("A: pass")
    assert (game.count("A.resources"), game.fact("boss.life")) == (5, "20")


def test_the_boss_never_reacts() -> None:
    """[SGS-SOLO-41] A's action is carried out at once."""
    game = solo("boss hand=goblin_pillage life=20\nA hand=venom_spitter")
    events = game.do("A: play venom_spitter")
    assert (kinds(events)[-1], game.fact("boss.life"), game.asks()) == ("damage", "19", "A act")


def test_in_the_bosss_turn_only_negating_effects_answer() -> None:
    """[SGS-SOLO-42] [SGS-R-37] Silent Abbot answers, Venom Spitter does not; Deploy and Leader cannot be answered."""
    game = solo(
        "boss hand=horn_of_the_horde menace=2\nA hand=silent_abbot,venom_spitter,tengu\nat boss-turn step=deploy"
    )
    assert game.legal("A") == ["pass", "play silent_abbot"]
    assert game.why("A: play venom_spitter") == "only-negate SGS-SOLO-42"
    game.do("A: play silent_abbot", "A: discard tengu")
    assert game.facts("boss.menace", "boss.casualties") == ["2", "horn_of_the_horde"]


def test_what_counts_as_an_action_and_what_as_an_ability() -> None:
    """[SGS-R-37] Gang and Spirit are actions, a Totem's activation is an ability. Negated, its card stays."""
    game = solo(
        "boss FL=wrath_totem hand=shaman_berserker menace=2\n"
        "A hand=silent_abbot,mirror_guardian support=tengu:5\n"
        "at boss-turn step=deploy"
    )
    assert game.legal("A") == ["pass", "play silent_abbot", "play mirror_guardian"]
    game.do("A: pass")
    assert game.legal("A") == ["pass", "play mirror_guardian"]
    before = game.count("A.resources")
    game.do("A: play mirror_guardian", "A: pay")
    assert (game.fact("boss.FL"), game.count("A.resources")) == ("wrath_totem:spirit1", before)


def test_negate_then_use_it_works_against_the_boss() -> None:
    """[SGS-R-37] [SGS-R-66] The human's Dragon copies Horn of the Horde; a copied Gang does nothing."""
    game = solo(
        "boss hand=horn_of_the_horde menace=2\n"
        "A hand=ancient_dragon support=tengu:3 T1=snow_runner\n"
        "at boss-turn step=action"
    )
    game.do("A: play ancient_dragon", "A: pay")
    assert game.facts("A.T1", "boss.menace") == ["snow_runner:gang1", "3"]
    game = solo(
        "boss T1=goblin_ogre hand=goblin_tank menace=1\n"
        "A hand=ancient_dragon support=tengu:3 T1=snow_runner\n"
        "at boss-turn step=special"
    )
    game.do("A: play ancient_dragon", "A: pay")
    assert game.facts("A.T1", "boss.T1", "boss.casualties") == ["snow_runner", "goblin_ogre", "goblin_tank"]


def test_discards_may_hit_the_boss_hand() -> None:
    """[SGS-SOLO-43] [SGS-R-66] It gives up the lowest cost, the human breaking ties; Steal is random."""
    game = solo("boss hand=goblin_ogre,goblin_raider,shaman_berserker\nA hand=ferry_toller,tengu")
    game.do("A: play ferry_toller", "A: pay")
    assert (game.asks(), game.legal("A")) == ("A discard", ["pick goblin_raider", "pick shaman_berserker"])
    game.do("A: pick shaman_berserker")
    assert game.fact("boss.casualties") == "shaman_berserker"
    game = solo("boss hand=goblin_ogre,goblin_raider\nA hand=pickpocket_ghoul,tengu")
    game.do("A: play pickpocket_ghoul", "A: pay", "*: dice 1")
    assert game.count("A.hand") == 1


def test_boss_cards_under_human_control_are_ordinary_cards() -> None:
    """[SGS-R-51] [SGS-R-66] A raised Totem is a creature; Spirit and Shielded mean nothing; Recover does nothing."""
    game = solo(
        "boss life=10\nA hand=spiritual_shaman@boss support=tengu:4 T1=snow_runner FL=wrath_totem@boss resources=9"
    )
    game.do("A: play spiritual_shaman@boss", "A: pay")
    assert game.facts("boss.life", "A.FL") == ["10", "wrath_totem@boss"]
    game = solo("boss hand=druuk_school_adept@A\nA T1=mist_walker@boss hand=snow_runner")
    assert game.now("A.T1") == "3/1"


def test_a_human_card_on_the_boss_track_storms_for_the_boss() -> None:
    """[SGS-R-66] What would make it a Supporter sends it to the boss's Casualties."""
    game = solo(
        "boss T3=retired_master@A T1=goblin_tank resources=totemic_golem:9 menace=1\n"
        "A resources=20\n"
        "at boss-turn step=advance"
    )
    game.do("A: pass")
    assert game.fact("boss.casualties") == "retired_master@A,goblin_tank"


def test_the_human_makes_the_boss_sacrifice_the_cheapest() -> None:
    """[SGS-R-66] Pyre Widow: the lowest cost, the human breaking ties."""
    game = solo("boss T1=goblin_ogre T2=goblin_raider T3=shaman_berserker\nA hand=pyre_widow support=tengu:3")
    game.do("A: play pyre_widow", "A: pay")
    assert (game.asks(), game.legal("A")) == ("A sacrifice", ["pick boss.T2", "pick boss.T3"])
    game.do("A: pick boss.T3")
    assert game.fact("boss.casualties") == "shaman_berserker"


def test_a_shielded_card_is_not_sacrificed_to_the_enemys_action() -> None:
    """[SGS-SOLO-34] [SGS-R-32] Pyre Widow finds only the other one; a player's own protected card may be given up."""
    game = solo("boss T1=mist_walker T2=goblin_ogre\nA hand=pyre_widow support=tengu:3")
    game.do("A: play pyre_widow", "A: pay")
    assert game.facts("boss.T1", "boss.T2") == ["mist_walker", "-"]
    game = solo("A T1=archangel_maris T2=snow_runner hand=bone_thrall\nboss life=20")
    game.do("A: play bone_thrall", "A: yes", "A: pick A.T2")
    assert game.facts("A.T2", "boss.life") == ["-", "18"]


def test_the_boss_takes_an_extra_turn() -> None:
    """[SGS-SOLO-15] [SGS-TURN-07] Ancestor Caller grants one; a second before the human's turn is lost."""
    game = solo(
        "boss S1=ancestor_caller T1=goblin_tank resources=totemic_golem:9 menace=1 life=9\n"
        "A resources=20\n"
        "at storm boss"
    )
    game.do("A: pass")
    assert (game.asks(), game.line("turn"), game.fact("boss.T2")) == ("A act", "turn 5 A", "goblin_tank")
