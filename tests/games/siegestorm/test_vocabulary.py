"""Words of the effect vocabulary that no card of the box uses so: cards of one's own, made of data only."""

import pytest

from tests.games.siegestorm.table import Table
from warbox.engine.notation import ParseError


def creature(passive: str, name: str = "own", att: int = 1) -> str:
    return f'card {{ id = "{name}", cost = 0, att = {att}, def = 1, passive = [{passive}] }}\n'


def action(entries: str, name: str = "own") -> str:
    return f'card {{ id = "{name}", cost = 0, att = 1, def = 1, action = [{entries}] }}\n'


def played(entries: str, position: str = "A hand=own\nB resources=9") -> Table:
    """A game in which A has played an own card, and B has let it pass."""
    game = Table(action(entries) + position)
    game.do("A: play own")
    game.pass_all()
    return game


def test_up_to_lets_the_player_name_a_number() -> None:
    """[SGS-R-52] When the entry is carried out: none, or as many as it says."""
    game = played('{ do = "deal", n = "up_to:3" }')
    assert (game.asks(), game.legal("A")) == ("A number", ["pick 1", "pick 2", "pick 3", "none"])
    game.do("A: pick 2")
    assert game.count("B.resources") == 7
    game = played('{ do = "draw", n = "up_to:2" }, { chain = "if_done", do = "deal", n = 4 }')
    game.do("A: none")
    assert (game.count("A.hand"), game.count("B.resources")) == (0, 9)
    game = played('{ do = "heal", n = "up_to:2" }', "A hand=own casualties=tengu:3")
    game.do("A: pick 1")
    assert game.fact("A.heal") == "tengu"
    game = played('{ do = "kill", to = "opp_supporter", n = "up_to:2" }', "A hand=own\nB support=despoiler:3")
    game.do("A: pick 1", "*: dice 1")
    assert game.count("B.support") == 2


def test_up_to_one_target_may_be_none() -> None:
    """[SGS-R-52] The player may stop before the first."""
    game = Table(action('{ do = "kill", to = "enemy", n = "up_to:1" }') + "A hand=own\nB T1=despoiler")
    game.do("A: play own")
    assert game.legal("A") == ["target B.T1", "done"]
    game.do("A: done", "B: pass")
    assert game.fact("B.T1") == "despoiler"


def test_up_to_two_targets_and_all() -> None:
    """[SGS-R-52] Each named for itself; with `all` every one that can be."""
    position = "A hand=own\nB T1=despoiler T2=venom_spitter T3=purge_doctor"
    game = Table(action('{ do = "return_to_hand", to = "enemy", n = "up_to:2" }') + position)
    game.do("A: play own", "A: target B.T3", "A: target B.T1", "B: pass")
    assert game.fact("B.hand") == "despoiler,purge_doctor"
    game = Table(action('{ do = "destroy", to = "enemies" }') + position)
    game.do("A: play own", "B: pass")
    assert game.facts("B.T1", "B.T2", "B.T3", "B.casualties") == ["-", "-", "-", "-"]


def test_the_opponent_chooses_what_to_sacrifice_however_many() -> None:
    """[SGS-KEYWORD-23] Two of three; one's own `up_to` may stop early."""
    game = played('{ do = "sacrifice", who = "opponent", n = 2 }', "A hand=own\nB T1=tengu T2=assassin T3=snow_runner")
    game.do("B: pick B.T3", "B: pick B.T1")
    assert game.facts("B.T1", "B.T2", "B.T3") == ["-", "assassin", "-"]
    game = played('{ do = "sacrifice", n = "up_to:2" }', "A hand=own T1=tengu T2=assassin")
    game.do("A: pick A.T2", "A: done")
    assert game.facts("A.T1", "A.T2") == ["tengu", "-"]


def test_discards_are_chosen_by_the_owner_by_the_player_or_at_random() -> None:
    """[SGS-KEYWORD-10] `pick`."""
    position = "A hand=own\nB hand=despoiler,purge_doctor,venom_spitter"
    game = played('{ do = "discard", who = "opponent", n = 1, pick = "random" }', position)
    game.do("*: dice 2")
    assert game.fact("B.casualties") == "purge_doctor"
    game = played('{ do = "discard", who = "each_player", n = 1 }', position.replace("A hand=own", "A hand=own,tengu"))
    game.do("A: pick tengu", "B: pick despoiler")
    assert game.facts("A.casualties", "B.casualties") == ["own,tengu", "despoiler"]


def test_whoever_picks_the_discards_sees_the_hand() -> None:
    """[SGS-KEYWORD-10] `pick = "you"`: the player of the card chooses among the opponent's cards."""
    game = played(
        '{ do = "discard", who = "opponent", n = 1, pick = "you" }', "A hand=own\nB hand=despoiler,venom_spitter"
    )
    assert (game.asks(), game.legal("A")) == ("A discard", ["pick despoiler", "pick venom_spitter"])
    game.do("A: pick venom_spitter")
    assert game.facts("B.hand", "B.casualties") == ["despoiler", "venom_spitter"]


def test_cards_go_where_move_says() -> None:
    """[SGS-R-52] To the piles of the player who holds them."""
    for dest, fact, wanted in (
        ("resources_top", "A.resources", "tengu,assassin"),
        ("resources_bottom", "A.resources", "assassin,tengu"),
        ("casualties", "A.casualties", "own,tengu"),
    ):
        game = played(f'{{ do = "move", to = "hand_card", dest = "{dest}" }}', "A hand=own,tengu resources=assassin")
        game.do("A: pick tengu")
        assert game.fact(fact) == wanted


def test_a_supporter_may_come_into_play_and_be_moved() -> None:
    """[SGS-R-18] Only one with ATT and DEF; its owner is asked by the faces, whatever they are."""
    entry = '{ do = "deploy", from = "own_supporter" }'
    game = played(entry, "options mode=solo\nA hand=own support=tengu,seal_of_haste@boss:committed")
    assert game.legal("A") == ["pick 1"]
    game.do("A: pick 1")
    assert game.facts("A.T1", "A.support") == ["tengu", "seal_of_haste@boss:committed"]
    game = played(entry, "options mode=solo\nA hand=own support=seal_of_haste@boss")
    assert (game.asks(), game.legal("A")) == ("A supporter", ["none"])


def test_the_card_itself_can_be_sent_elsewhere_by_its_action() -> None:
    """[SGS-CHAIN-11] [SGS-R-15] A card played from hand waits in the chain: it becomes a Supporter, or comes back."""
    game = played('{ do = "make_supporter", to = "self" }')
    assert game.facts("A.support", "A.casualties") == ["own", "-"]
    game = played('{ do = "return_to_hand", to = "self" }')
    assert game.facts("A.hand", "A.casualties") == ["own", "-"]


def test_what_changes_a_card_in_play_does_nothing_to_one_that_is_not() -> None:
    """[SGS-R-15] [SGS-R-59] No effect, no token and no shift stays on an action card."""
    for entry in (
        '{ do = "modify", stat = "ATT", n = 2, to = "self", for = "end_of_turn" }',
        '{ do = "token", kind = "gang", to = "self" }',
        '{ do = "shift", to = "self", n = 1 }',
        '{ do = "protect", to = "self", for = "end_of_turn" }',
    ):
        game = played(entry)
        assert (game.fact("A.casualties"), game.effects(), "gang" in game.line("A")) == ("own", 0, False)


def test_while_needs_its_card_in_play() -> None:
    """[SGS-R-59] An Action from hand leaves nothing; a trigger's effect ends when its card leaves."""
    lasting = '{ do = "modify", stat = "ATT", n = 2, to = "allies", for = "while" }'
    game = played(lasting, "A hand=own T1=snow_runner")
    assert (game.now("A.T1"), game.effects()) == ("2/1", 0)
    entry = '{ when = "you_heal", do = "modify", stat = "ATT", n = 2, to = "allies", for = "while" }'
    game = Table(
        creature(entry) + "A T1=snow_runner T2=own hand=dawn_acolyte,bone_thrall casualties=tengu\nB resources=9"
    )
    game.do("A: play dawn_acolyte", "B: pass")
    assert game.now("A.T1") == "4/1"
    game.do("A: play bone_thrall", "B: pass", "A: yes", "A: pick A.T2")
    assert (game.now("A.T1"), game.effects()) == ("2/1", 0)


def test_costs_of_actions_creatures_and_everything_change() -> None:
    """[SGS-COST-06] `what`: an action, a creature, any action or ability."""
    position = "A T1=own hand=masked_chameleon T2=obedient_clerk T3=snow_runner"
    for what, play, use in (("action", True, False), ("any", True, True), ("creature", False, False)):
        game = Table(creature(f'{{ do = "modify_cost", what = "{what}", set = 0 }}') + position)
        assert ("play masked_chameleon" in game.legal("A")) is play
        game = Table(
            creature(f'{{ do = "modify_cost", what = "{what}", set = 0 }}')
            + position.replace("hand=masked_chameleon ", "")
        )
        assert ("use A.T2" in game.legal("A")) is use
    game = Table(creature('{ do = "modify_cost", what = "creature", n = -1 }') + "A T2=own hand=masked_chameleon")
    game.do("A: deploy masked_chameleon")
    assert game.fact("A.T1") == "masked_chameleon"


def test_the_next_damage_is_changed_once() -> None:
    """[SGS-TURN-10] `next` is used up by the first amount of at least 1."""
    game = played(
        '{ do = "modify_damage", who = "opponent", n = 2, for = "next" }', "A hand=own,venom_spitter:2\nB resources=9"
    )
    game.do("A: play venom_spitter", "B: pass", "A: play venom_spitter", "B: pass")
    assert (game.count("B.resources"), game.effects()) == (5, 0)


def test_damage_is_never_lowered_below_nothing() -> None:
    """[SGS-R-50] Two Mirror Guardians against 1 DMG: nothing is suffered, nothing set off."""
    position = (
        "A hand=venom_spitter T1=soul_broker\nB T1=mirror_guardian T2=mirror_guardian resources=9 casualties=tengu"
    )
    game = Table(position)
    game.do("A: play venom_spitter", "B: pass")
    assert (game.count("B.resources"), game.asks()) == (9, "A act")


def test_an_advance_of_the_opponent_makes_his_creature_get_its_order() -> None:
    """[SGS-R-57] [SGS-TRACK-06] Its controller chooses."""
    game = played('{ do = "advance", who = "opponent", n = 1 }', "A hand=own\nB T3=venom_spitter T1=despoiler")
    assert (game.asks(), game.fact("B.T2")) == ("B order", "despoiler")
    game.do("B: support")
    assert game.fact("B.support") == "venom_spitter"


def test_an_advance_of_two_steps_handles_each_exit() -> None:
    """[SGS-TRACK-06] [SGS-R-57] One step, its exit, then the next."""
    game = played('{ do = "advance", n = 2 }', "A hand=own T3=venom_spitter T2=assassin\nB resources=9")
    assert game.fact("A.T3") == "assassin"
    game.do("A: support")
    assert (game.asks(), game.fact("A.S1")) == ("A order", "assassin")


def test_what_passes_forward_from_t3_leaves_with_an_order() -> None:
    """[SGS-TRACK-03] `shift` beyond the last space; backwards from T1 it does nothing."""
    game = played('{ do = "shift", to = "ally", n = 1 }', "A hand=own T3=venom_spitter")
    assert game.asks() == "A order"
    game = played('{ do = "shift", to = "ally", n = -1 }', "A hand=own T1=venom_spitter")
    assert game.fact("A.T1") == "venom_spitter"
    game = Table(action('{ do = "shift", to = "ally", n = 1 }') + "A hand=own T1=venom_spitter T2=tengu")
    game.do("A: play own", "A: target A.T1", "B: pass")
    assert game.facts("A.T1", "A.T2") == ["venom_spitter", "tengu"]


def test_conditions_are_read_when_the_entry_is_carried_out() -> None:
    """[SGS-R-60] The second part sees what the first has done."""
    entries = '{ do = "make_supporter", to = "top_resource" }, { if = ["own_supporters>=1"], do = "deal", n = 3 }'
    game = played(entries, "A hand=own resources=tengu:2\nB resources=9")
    assert game.count("B.resources") == 6


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        ('{ do = "fly" }', "do"),
        ('{ do = "deal", n = "up_to" }', "n"),
        ('{ do = "deal", to = "enemy" }', "'deal' takes"),
        ('{ do = "kill" }', "to"),
        ('{ do = "kill", to = "casualty" }', "to"),
        ('{ do = "move", to = "ally", dest = "frontline" }', "'move' goes to"),
        ('{ do = "draw", n = 1, when = "on_storm" }', "an action has no trigger"),
        ('{ do = "kill", to = "enemy", filter = ["name=unicorn"] }', "unicorn"),
        ('{ do = "modify_cost", what = "action" }', "either 'n' or 'set'"),
    ],
)
def test_words_outside_the_vocabulary_are_refused_with_the_reason(entry: str, why: str) -> None:
    """[SGS-SETUP-09] The card, the key and why."""
    with pytest.raises(ParseError, match=why):
        Table(action(entry) + "A hand=own")
