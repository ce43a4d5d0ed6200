"""Turns: phases, the order of Agents, drawing, reshuffling, and the end of a turn."""

import pytest

from tests.games.onboard.table import TableOf, kinds, texts


def test_a_turn_is_attack_defence_draw_end(table: TableOf) -> None:
    """[OB-TURN-01] Then the next turn begins with its attack phase."""
    game = table("A1 hand=counter\nsmoke lobby=1\nat activate A1")
    game.do("A1: end")
    assert game.asks() == "D1 activate"
    events = kinds(game.do("D1: end"), "spectator")
    assert events == ["phase-over", "drawn", "drawn", "smoke-thins", "turn"]
    assert (game.asks(), game.line("turn")) == ("A1 activate", "2")


def test_each_attacker_is_activated_at_most_once_in_any_order(table: TableOf) -> None:
    """[OB-TURN-02] Dead Agents and defenders are no choice."""
    game = table("thermite dead\nat activate A1")
    assert (game.rule(), game.legal("A1")) == (
        "OB-TURN-02",
        ["activate ash", "activate twitch", "activate blitz", "end"],
    )
    assert game.refused("A1: activate thermite") == "agent-dead OB-ACTION-09"
    assert game.refused("A1: activate doc") == "other-team OB-TURN-02"
    assert game.refused("A1: move A1") == "activate-first OB-TURN-02"
    game.do("A1: activate blitz", "A1: stop", "A1: activate ash", "A1: stop")
    assert game.refused("A1: activate blitz") == "activated-already OB-TURN-02"


def test_the_defence_does_the_same_in_its_phase(table: TableOf) -> None:
    """[OB-TURN-03] In any order, each at most once."""
    game = table("at activate D1")
    assert game.rule() == "OB-TURN-03"
    game.do("D1: activate frost", "D1: stop", "D1: activate doc", "D1: stop")
    assert game.legal("D1") == ["activate castle", "activate kapkan", "end"]
    assert game.refused("D1: activate ash") == "other-team OB-TURN-03"


def test_an_activation_is_finished_before_the_next_begins(table: TableOf) -> None:
    """[OB-TURN-04] [OB-R-08] It cannot be resumed."""
    game = table("at act ash")
    assert game.refused("A1: activate thermite") == "act-now OB-ACTION-02"
    game.do("A1: move A1", "A1: stop", "A1: activate thermite", "A1: stop")
    assert game.refused("A1: activate ash") == "activated-already OB-TURN-02"


def test_a_phase_ends_when_nobody_is_left_who_can_act(table: TableOf) -> None:
    """[OB-TURN-05] Activated, flashed or dead."""
    game = table("ash activated\nthermite flashed\ntwitch dead\nat act blitz actions=1")
    events = game.do("A1: move D9")
    assert kinds(events) == ["moved", "phase-over", "flash-over"]
    assert game.asks() == "D1 activate"


def test_a_team_may_pass_agents_over(table: TableOf) -> None:
    """[OB-TURN-05] [OB-R-57] The phase ends when the team says so."""
    game = table("at activate A1")
    assert texts(game.do("A1: end")) == ["phase-over OB-TURN-05 team=attack"]
    assert game.asks() == "D1 activate"


def test_everybody_draws_to_five_the_attack_first(table: TableOf) -> None:
    """[OB-TURN-06] [OB-R-10] Compulsory, in seat order, nothing is discarded first."""
    game = table(
        "options players=4\nA1 hand=counter:2\nA2 hand=counter:2,double_attack\n"
        "D1 hand=barricade:5\nD2 hand=barricade\n"
        "attack deck=breach_charge,breach_charge,breach_charge,smoke_grenade,smoke_grenade,flash_grenade\n"
        "at activate D1"
    )
    events = game.do("D1: end")
    assert [text for text in texts(events, "spectator") if "drawn" in text] == [
        "drawn OB-TURN-06 seat=A1 count=3",
        "drawn OB-TURN-06 seat=A2 count=2",
        "drawn OB-TURN-06 seat=D2 count=4",
    ]
    assert game.hand("A1") == "counter:2,breach_charge:3"
    assert game.hand("A2") == "smoke_grenade:2,counter:2,double_attack:1"
    assert game.fact("attack", "deck") == "flash_grenade"


def test_what_is_drawn_is_told_to_the_own_team_only(table: TableOf) -> None:
    """[OB-TURN-06] [OB-SEAT-04] The others hear how many."""
    game = table("A1 hand=counter:4\nD1 hand=barricade:5\nattack deck=breach_charge\nat activate D1")
    events = game.do("D1: end")
    assert texts(events, "A1")[1:3] == [
        "drawn OB-TURN-06 seat=A1 count=1",
        "drew OB-TURN-06 seat=A1 card=breach_charge count=1",
    ]
    assert kinds(events, "D1") == ["phase-over", "drawn", "turn"]


def test_hands_are_not_refilled_between_the_phases(table: TableOf) -> None:
    """[OB-TURN-07] [OB-COMBAT-16] Cards spent in the attack phase are missing in the defence phase."""
    game = table("ash @C2\nA1 hand=smoke_grenade\nD1 hand=counter\nat act ash")
    game.do("A1: play smoke_grenade C3", "A1: stop", "A1: end")
    assert (game.hand("A1"), game.hand("D1")) == ("-", "counter:1")


def test_an_empty_deck_is_rebuilt_from_the_discard_pile(table: TableOf) -> None:
    """[OB-TURN-08] [OB-R-11] At the moment a card must be drawn; hands and traps stay out of it."""
    game = table(
        "turn 2\nA1 hand=counter:5\nD1 hand=counter:3\ntraps A3=trap_wire\n"
        "defence deck=barricade discard=trap_jaws,smoke_grenade:2\nat activate D1"
    )
    events = game.do("D1: end")
    assert kinds(events) == ["phase-over", "drawn", "drew"]
    assert (game.asks(), game.rule(), game.at()) == ("* reshuffle", "OB-TURN-08", "reshuffle defence during=draw")
    events = game.do("*: order 2 0 1")  # smoke, smoke, jaws: the jaws come to lie on top
    assert texts(events, "A1")[0] == "reshuffled OB-TURN-08 team=defence cards=3"
    assert game.hand("D1") == "counter:3,barricade:1,trap_jaws:1"
    assert game.line("defence") == "deck=smoke_grenade,smoke_grenade discard=-"
    assert game.asks() == "A1 activate"


def test_with_deck_and_pile_empty_drawing_stops(table: TableOf) -> None:
    """[OB-TURN-08] [OB-R-11] The others draw as usual."""
    game = table("turn 2\nA1 hand=counter\nD1 hand=counter\nattack deck=-\nat activate D1")
    game.do("D1: end")
    assert game.hand("A1") == "counter:1"
    assert game.hand("D1") != "counter:1"
    assert game.line("turn") == "3"


def test_the_end_of_a_turn_goes_in_this_order(table: TableOf) -> None:
    """[OB-TURN-09] [OB-R-12] Smoke, disorientation, bombs, turn limit; then the number rises."""
    game = table(
        "options hold-checks=2\nturn 4\nash @A5 disoriented\ndoc @C4\ncastle @C5\nsmoke lobby=2\n"
        "A1 hand=counter:5\nD1 hand=counter:4,barricade\nat activate D1"
    )
    assert kinds(game.do("D1: end")) == ["phase-over", "smoke-thins", "oriented", "bomb-held", "turn"]
    assert (game.line("turn"), game.smoke("lobby"), game.fact("bombs", "bomb_a")) == ("5", 1, "1")


def test_the_first_turn_is_turn_1_and_the_last_turn_10(table: TableOf) -> None:
    """[OB-TURN-10] Mission 1."""
    game = table("at refill")
    assert game.line("turn") == "1"
    game = table("turn 10\nat activate D1")
    game.do("D1: end")
    assert game.outcome() == "D1 held OB-WIN-02"
    assert game.line("turn") == "10"


@pytest.mark.parametrize("moment", ["first-draw", "refill"])
def test_a_deck_may_run_out_in_preparation_too(table: TableOf, moment: str) -> None:
    """[OB-TURN-08] The same rule wherever a card must be drawn."""
    game = table(f"defence deck=- discard=counter,barricade\nat {moment}")
    assert game.at() == f"reshuffle defence during={moment}"
    game.do("*: order 1 0")
    assert game.hand("D1") == "counter:1,barricade:1"
    assert game.asks() == ("D1 prepare" if moment == "first-draw" else "A1 activate")
