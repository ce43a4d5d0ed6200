"""The three effects: smoke, flash, disorientation, and how long they last."""

from tests.games.onboard.table import TableOf, kinds, texts
from warbox.games.onboard.pieces.card import EFFECTS


def test_there_are_three_effects() -> None:
    """[OB-EFFECT-01] Smoked zone, flashed Agent, disoriented Agent; all else changes edges or combats, or is a trap."""
    assert EFFECTS == [
        "smoke_zone",
        "flash_zone",
        "disorient_agent",
        "swap_roles",
        "double_total",
        "change_edge",
        "trap",
    ]


def test_smoke_brings_a_zone_up_to_two_tokens(table: TableOf) -> None:
    """[OB-EFFECT-02] [OB-EFFECT-05] [OB-R-35] From none or from one, never more."""
    for before in (0, 1, 2):
        game = table(f"ash @C2\nsmoke lobby={before}\nA1 hand=smoke_grenade\nat act ash")
        game.do("A1: play smoke_grenade C3")
        assert game.smoke("lobby") == 2


def test_nobody_fires_into_out_of_through_or_inside_smoke(table: TableOf) -> None:
    """[OB-EFFECT-03] [OB-R-33] The smoke rule beats the sure hit of one zone."""
    game = table("ash @A4\ndoc @A6\ncastle @F5\nsmoke archives=1\nat act ash")
    assert game.refused("A1: fight doc") == "line-smoked OB-LOF-06"


def test_one_token_goes_at_each_end_of_turn(table: TableOf) -> None:
    """[OB-EFFECT-04] [OB-R-35] Thrown in either phase, it lasts two turn ends, that of the throw included."""
    for agent, seat, rest in (("ash", "A1", ["A1: end", "D1: end"]), ("doc", "D1", ["D1: end"])):
        game = table(f"{agent} @C2\n{seat} hand=smoke_grenade\nat act {agent}")
        game.do(f"{seat}: play smoke_grenade C3", f"{seat}: stop")
        game.do(*rest)
        assert (game.line("turn"), game.smoke("lobby")) == ("2", 1)
        events = game.do("A1: end", "D1: end")
        assert "smoke-thins OB-EFFECT-04 zone=lobby tokens=0" in texts(events)
        assert game.smoke("lobby") == 0


def test_smoke_hinders_firing_and_the_sight_for_traps_only(table: TableOf) -> None:
    """[OB-EFFECT-06] [OB-R-33] Moving, throwing, charges, barricades and reinforcing go on; so does holding a bomb."""
    game = table(
        "ash @A3\ndoc @B4\ncastle @B6\nsmoke archives=2 visa_office=2\n"
        "A1 hand=breach_charge,smoke_grenade,covering_fire\n"
        "D1 hand=wall_reinforcement,barricade,trap_wire\nat act ash"
    )
    assert game.legal("A1") == [
        "move A2",
        "move B3",
        "play smoke_grenade A2",
        "play smoke_grenade B3",
        "play breach_charge A3|A4",
        "stop",
    ]
    game.do("A1: stop", "A1: end", "D1: activate doc")
    assert game.legal("D1") == ["move A4", "move B5", "play wall_reinforcement B4|C4", "stop"]
    assert game.refused("D1: lay trap_wire A4") == "trap-not-visible OB-TRAP-04"
    assert table("turn 2\nash @A5\ndoc @C4\ncastle @C5\nsmoke archives=1\nat end").outcome() == "A1 defused OB-WIN-01"


def test_a_flashed_agent_misses_its_next_activation(table: TableOf) -> None:
    """[OB-EFFECT-07] [OB-EFFECT-08] [OB-EFFECT-09] A defender flashed in the attack phase: this turn's."""
    game = table("turn 4\nash @C5\ndoc @B5\nedges B5|C5=door_open\nA1 hand=flash_grenade\ncastle @F5\nat act ash")
    game.do("A1: play flash_grenade B5", "A1: stop", "A1: end")
    assert game.refused("D1: activate doc") == "is-flashed OB-EFFECT-09"
    assert game.legal("D1") == ["activate castle", "activate kapkan", "activate frost", "end"]
    events = game.do("D1: end")
    assert texts(events)[:2] == ["phase-over OB-TURN-05 team=defence", "flash-over OB-EFFECT-09 agent=doc"]
    assert game.line("doc") == "@B5 hp=2"
    game.do("A1: end", "D1: activate doc")


def test_an_attacker_flashed_in_the_defence_phase_misses_the_next_turn(table: TableOf) -> None:
    """[OB-EFFECT-08] [OB-R-36] Its token goes when the attack phase of the following turn ends."""
    game = table("turn 4\nash @C4\ndoc @C5\nD1 hand=flash_grenade\nat act doc")
    game.do("D1: play flash_grenade C4", "D1: stop", "D1: end")
    assert game.line("ash") == "@C4 hp=2 flashed"
    assert game.refused("A1: activate ash") == "is-flashed OB-EFFECT-09"
    game.do("A1: end")
    assert game.line("ash") == "@C4 hp=2"


def test_flashed_by_the_own_team_before_the_activation_it_misses_this_phase(table: TableOf) -> None:
    """[OB-EFFECT-08] [OB-R-36] And acts in the next turn."""
    game = table("ash @C2\nthermite @D3\nA1 hand=flash_grenade\nedges C1|C2=door_open\nat act ash")
    game.do("A1: move C1", "A1: play flash_grenade C2", "A1: stop")
    assert game.refused("A1: activate thermite") == "is-flashed OB-EFFECT-09"
    game.do("A1: end")
    assert game.line("thermite") == "@D3 hp=2"


def test_flashed_after_its_activation_it_misses_the_following_turn(table: TableOf) -> None:
    """[OB-EFFECT-08] [OB-R-36] The thrower finishes its activation, then misses the next one."""
    game = table("ash @C2\nA1 hand=flash_grenade\nat act ash")
    game.do("A1: play flash_grenade C3", "A1: move D2", "A1: stop", "A1: end")
    assert game.line("ash") == "@D2 hp=2 flashed"
    game.do("D1: end")
    assert game.refused("A1: activate ash") == "is-flashed OB-EFFECT-09"
    game.do("A1: end")
    assert game.line("ash") == "@D2 hp=2"


def test_a_second_flash_adds_nothing(table: TableOf) -> None:
    """[OB-EFFECT-10] [OB-R-36] One token, one phase missed."""
    game = table("ash @C5\ndoc @B5\nedges B5|C5=door_open\nA1 hand=flash_grenade:2\ncastle @F5\nat act ash")
    game.do("A1: play flash_grenade B5")
    assert kinds(game.do("A1: play flash_grenade B5")) == ["thrown"]
    game.do("A1: stop", "A1: end", "D1: end")
    assert game.line("doc") == "@B5 hp=2"


def test_a_flashed_agent_defends_counters_and_holds_its_zone(table: TableOf) -> None:
    """[OB-EFFECT-11] [OB-R-36] [OB-R-52] Only its actions are gone."""
    game = table(
        "ash @C5\ndoc @B5 flashed\ncastle @F5\nedges B5|C5=door_open\nA1 hand=covering_fire\n"
        "D1 hand=barricade,counter\nat act ash"
    )
    game.do("A1: fight doc", "A1: commit covering_fire", "D1: commit barricade")
    assert game.legal("D1") == ["counter", "pass"]
    assert table("turn 3\nash @A5\ndoc @A4 flashed\ncastle @F5\nat end").outcome() == ""


def test_a_disoriented_agent_cannot_move_for_one_turn(table: TableOf) -> None:
    """[OB-EFFECT-12] [OB-EFFECT-14] [OB-R-39] A defender in the attack phase: until the end of this turn."""
    game = table("turn 4\nash @C5\ndoc @B5\nedges B5|C5=door_open\nA1 hand=covering_fire\nat act ash")
    events = game.do("A1: play covering_fire doc")
    assert texts(events)[1] == "disoriented OB-EFFECT-12 agent=doc until=4"
    game.do("A1: stop", "A1: end", "D1: activate doc")
    assert game.legal("D1", "move") == []
    game.do("D1: stop")
    assert "oriented OB-EFFECT-14 agent=doc" in texts(game.do("D1: end"))
    assert game.line("doc") == "@B5 hp=2"


def test_a_disoriented_agent_does_everything_else(table: TableOf) -> None:
    """[OB-EFFECT-13] [OB-R-38] It fights, uses cards, opens doors, lays traps."""
    game = table("ash @C2\ndoc @C3 disoriented\nD1 hand=smoke_grenade,trap_wire\nat act doc")
    assert game.legal("D1") == [
        "fight ash",
        "open B3|C3",
        "open C3|C4",
        "play smoke_grenade C2",
        "play smoke_grenade D3",
        "lay trap_wire D3",
        "stop",
    ]


def test_an_attacker_disoriented_in_the_defence_phase_keeps_it_through_the_next_turn(table: TableOf) -> None:
    """[OB-EFFECT-14] [OB-R-39] Until the end of the following turn."""
    game = table("turn 4\nash @C4\ndoc @C6\nD1 hand=covering_fire\nat act doc")
    game.do("D1: play covering_fire ash", "D1: stop", "D1: end")
    assert game.line("ash") == "@C4 hp=2 disoriented=5"
    game.do("A1: activate ash")
    assert game.refused("A1: move D4") == "is-disoriented OB-MOVE-06"
    game.do("A1: stop", "A1: end", "D1: end")
    assert game.line("ash") == "@C4 hp=2"


def test_of_two_end_dates_the_later_one_counts(table: TableOf) -> None:
    """[OB-EFFECT-15] [OB-R-39] Wire in the attack phase, covering fire in the defence phase."""
    game = table("turn 4\nash @C4 disoriented=4\ndoc @C6\nD1 hand=covering_fire:2\nat act doc")
    game.do("D1: play covering_fire ash")
    assert game.line("ash") == "@C4 hp=2 disoriented=5"
    game.do("D1: play covering_fire ash")
    assert game.line("ash") == "@C4 hp=2 disoriented=5"


def test_in_the_last_turn_an_effect_on_an_attacker_comes_too_late(table: TableOf) -> None:
    """[OB-R-63] In the defence phase of turn 10 it is legal and does nothing; on a defender before, it works."""
    game = table("turn 10\nash @C4\ndoc @C6\nD1 hand=covering_fire,flash_grenade\nat act doc")
    assert "play covering_fire ash" in game.legal("D1")
    game.do("D1: play covering_fire ash", "D1: play flash_grenade C5", "D1: stop", "D1: end")
    assert game.outcome() == "D1 held OB-WIN-02"
    game = table("turn 10\nash @C4\ndoc @C6\nA1 hand=flash_grenade\nat act ash")
    game.do("A1: play flash_grenade C5", "A1: stop", "A1: end")
    assert game.refused("D1: activate doc") == "is-flashed OB-EFFECT-09"
