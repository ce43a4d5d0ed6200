"""Siegestorm: costs, the outlook of a storm and the boss's plan, as the rules themselves would have them."""

from typing import Any

from warbox.engine.turn import submit
from warbox.games.siegestorm.game import GAME
from warbox.games.siegestorm.outlook import preview
from warbox.server.box import game_content


def shown(text: str, seat: int = 0) -> dict[str, Any]:
    return preview(GAME.parse(text), seat)


def test_what_a_choice_costs_is_told_with_all_that_changes_it() -> None:
    """[SGS-COST-06] The Serpent Oracle makes Shapeshifts cheaper; the printed cost of an action stays."""
    text = "A hand=venom_spitter,despoiler:2,tunnel_stalker T1=serpent_oracle T2=tunnel_stalker\nat act A"
    costs = shown(text)["costs"]
    assert (costs["use A.T2"], costs["play tunnel_stalker"]) == (1, 2)


def test_what_would_fizzle_and_what_can_be_aimed_at_is_told() -> None:
    """[SGS-R-52] [SGS-R-60] A card that aims at an enemy is in vain while there is none."""
    alone = "A hand=assassin,despoiler:2\nat act A"
    assert shown(alone)["vain"] == [one for one in shown(alone)["costs"] if one == "play assassin"]
    assert shown(alone)["targets"] == {}
    faced = "A hand=assassin,despoiler:2\nB T1=venom_spitter T2=venom_spitter\nat act A"
    assert shown(faced)["vain"] == []
    assert sorted(shown(faced)["targets"]["play assassin"]) == ["B.T1", "B.T2"]
    assert (shown(faced, seat=1)["targets"], shown(faced, seat=1)["vain"]) == ({}, []), "it would tell the hand"


def test_costs_are_only_told_to_who_is_asked() -> None:
    """[SGS-DRAW-08] What somebody could play would tell the hand."""
    assert shown("A hand=despoiler:3\nat act A", seat=1)["costs"] == {}


def test_the_outlook_of_an_order_is_what_the_storm_then_does() -> None:
    """[SGS-STORM-02] [SGS-STORM-06] Strength after the Defender's DEF, and whom it would kill."""
    text = "A S1=yeti_patriarch\nB T1=scale_infiltrator FL=grand_overlord_ikee\nat order A"
    outlook = shown(text)["storm"]
    assert outlook == {"strength": 4, "kills": {"B.FL": True}}
    state = GAME.parse(text)
    submit(state, 0, GAME.parse_seat_action("storm"))
    events = submit(state, 0, GAME.parse_seat_action("attack B.FL"))
    assert [event.facts["strength"] for event in events if event.kind == "strength"] == [4]
    assert "killed" in [event.kind for event in events]


def test_an_equal_strength_kills_nobody_in_the_outlook_either() -> None:
    """[SGS-STORM-06] Strictly greater."""
    outlook = shown("A S1=yeti_patriarch\nB FL=totemic_golem NML=stone_monk\nat order A")["storm"]
    assert outlook["kills"] == {"B.FL": False, "B.NML": True}


BOSS = "options mode=solo\nA resources=20\nboss hand={hand} menace={menace} resources=10\nat boss-turn step={step}"


def plan(hand: str, menace: int, step: str = "deploy") -> list[tuple[str, str]]:
    state = GAME.parse(BOSS.format(hand=hand, menace=menace, step=step))
    found: dict[str, Any] = preview(state, 0)
    return [(item["card"], item["verdict"]) for item in found["plan"]]


def test_the_boss_plans_his_hand_by_groups_and_keeps_what_is_too_dear() -> None:
    """[SGS-SOLO-25] [SGS-SOLO-21] Leaders, Gang, Actions in this order; what costs more than Menace stays."""
    found = plan("spiritual_shaman,seal_of_nova,goblin_archer,goblin_leader", 3, "leader")
    assert found == [
        ("goblin_leader", "leader"),
        ("goblin_archer", "gang"),
        ("seal_of_nova", "action"),
        ("spiritual_shaman", "dear"),
    ]


def test_out_of_his_turn_the_boss_has_only_cards_for_the_reserve() -> None:
    """[SGS-SOLO-16]"""
    state = GAME.parse("options mode=solo\nboss hand=spiritual_shaman menace=2\nat act A")
    found = preview(state, 0)
    assert found is not None
    assert found["plan"] == [{"card": "spiritual_shaman", "verdict": "reserve", "rule": "SGS-SOLO-16"}]


def test_the_page_gets_the_cards_of_all_factions_and_each_starter_deck() -> None:
    """[SGS-DECK-06] Lists of several content files are joined, tables of one name told apart by their file."""
    content = game_content("siegestorm")
    assert {card["faction"] for card in content["card"]} >= {"ysra", "styxia", "goblins", "promo"}
    assert {name: sum(deck.values()) for name, deck in content["starter"].items()} == dict.fromkeys(
        ["khunglai", "seraphia", "styxia", "ysra"], 34
    )
