"""Damage and death."""

from tests.games.onboard.table import TableOf, kinds, texts
from warbox.games.onboard.pieces.agent import AGENTS, HIT_POINTS


def test_every_agent_starts_with_two_hit_points(table: TableOf) -> None:
    """[OB-DAMAGE-01] [OB-R-41] All eight are equal, Doc included."""
    game = table("")
    assert HIT_POINTS == 2
    assert [game.fact(agent, "hp") for agent in AGENTS] == ["2"] * 8


def test_the_first_damage_leaves_one_hit_point(table: TableOf) -> None:
    """[OB-DAMAGE-02] It acts as before: Castle is hit, and has three actions in his phase."""
    game = table("ash @A4\ncastle @A6\ndoc @F5\nat act ash")
    assert texts(game.do("A1: fight castle"))[1] == "wounded OB-DAMAGE-02 agent=castle left=1"
    game.do("A1: stop", "A1: end", "D1: activate castle")
    assert game.at() == "act castle actions=3"


def test_the_second_damage_kills(table: TableOf) -> None:
    """[OB-DAMAGE-03] The token leaves the game at once."""
    game = table("ash @A4\ndoc @A6\ncastle @F5\nat act ash")
    game.do("A1: fight doc")
    assert texts(game.do("A1: fight doc"))[1] == "killed OB-DAMAGE-03 agent=doc"
    assert (game.line("doc"), game.at()) == ("dead", "act ash actions=1")


def test_nothing_heals(table: TableOf) -> None:
    """[OB-DAMAGE-04] [OB-R-41] A wound stays, turn after turn."""
    game = table("ash @A1 hp=1\nat activate A1")
    game.do("A1: end", "D1: end", "A1: end", "D1: end")
    assert game.line("ash") == "@A1 hp=1"


def test_with_an_agent_its_tokens_go_and_its_traps_stay(table: TableOf) -> None:
    """[OB-DAMAGE-05] [OB-R-40] Flash and Disoriented tokens return to the supply; it no longer holds its zone."""
    game = table(
        "turn 3\nash @A4\ndoc @A6 hp=1 flashed disoriented\ncastle @F5\ntraps A3=trap_wire,doc,A2,A3/B2\nat act ash"
    )
    game.do("A1: fight doc")
    assert game.line("doc") == "dead"
    assert game.line("traps") == "A3=trap_wire,doc,A2,B2/A3"
    events = game.do("A1: stop", "A1: end", "D1: end")
    assert "bomb-defused" in kinds(events)


def test_an_agent_that_dies_in_its_own_activation_loses_its_actions(table: TableOf) -> None:
    """[OB-R-40] By a trap, with two actions left."""
    game = table("ash @B3 hp=1\ntraps A3=trap_explosive\nat act ash")
    assert kinds(game.do("A1: move A3")) == ["moved", "trap-sprung", "killed"]
    assert game.asks() == "A1 activate"
