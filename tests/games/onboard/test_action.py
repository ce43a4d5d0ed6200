"""Actions: three for each Agent, what they cost, and when they are lost."""

from tests.games.onboard.table import TableOf, kinds, texts


def test_an_agent_has_three_actions_in_its_activation(table: TableOf) -> None:
    """[OB-ACTION-01] Then the activation ends by itself."""
    game = table("at activate A1")
    assert texts(game.do("A1: activate ash")) == ["activated OB-ACTION-01 agent=ash"]
    assert game.at() == "act ash actions=3"
    game.do("A1: move A1", "A1: move B1")
    assert game.at() == "act ash actions=1"
    game.do("A1: move A1")
    assert game.at() == "activate A1"


def test_attackers_move_use_cards_and_fight(table: TableOf) -> None:
    """[OB-ACTION-02] Opening doors and crossing windows is moving."""
    game = table("ash @C2\ndoc @D2\nedges C1|C2=door_open\nA1 hand=covering_fire,flash_grenade\nat act ash")
    assert game.legal("A1") == [
        "fight doc",
        "move C1",
        "move C3",
        "play flash_grenade C1",
        "play flash_grenade D2",
        "play flash_grenade C3",
        "play covering_fire doc",
        "stop",
    ]
    assert game.refused("A1: done") == "act-now OB-ACTION-02"


def test_defenders_may_also_lay_traps_attackers_never(table: TableOf) -> None:
    """[OB-ACTION-03] [OB-TRAP-01] Even if an attacker's seat could hold such a card."""
    game = table("doc @C2\nD1 hand=trap_jaws\nat act doc")
    assert game.legal("D1", "lay") == ["lay trap_jaws D2", "lay trap_jaws C3"]
    game = table("ash @C2\nat act ash")
    assert game.legal("A1", "lay") == []
    assert game.refused("A1: lay trap_jaws C3") == "attack-lays-none OB-TRAP-01"


def test_what_each_action_costs(table: TableOf) -> None:
    """[OB-ACTION-04] [OB-R-09] Step 1, door 1, window 2, card 1, trap 1, combat 1."""
    start = "ash @C1\ndoc @C6\nedges C6|C7=door_open\nA1 hand=covering_fire\nD1 hand=trap_jaws\n"
    for agent, line, left in (
        ("ash", "A1: move D1", 2),
        ("ash", "A1: open C1|C2", 2),
        ("doc", "D1: lay trap_jaws C5", 2),
        ("doc", "D1: move D6", 1),
    ):
        game = table(f"{start}kapkan @F5\nat act {agent}")
        game.do(line)
        assert game.at() == f"act {agent} actions={left}"
    for line in ("A1: fight doc", "A1: play covering_fire doc"):
        game = table("ash @A4\ndoc @A6\ncastle @F5\nA1 hand=covering_fire\nat act ash")
        game.do(line)
        assert game.at() == "act ash actions=2"


def test_actions_are_mixed_and_repeated(table: TableOf) -> None:
    """[OB-ACTION-05] [OB-R-09] Two combats with the same target, and a step between them."""
    game = table("ash @A4\ndoc @A6\ncastle @F5\nat act ash")
    game.do("A1: fight doc", "A1: move A5", "A1: fight doc")
    assert game.line("doc") == "dead"


def test_unused_actions_are_lost(table: TableOf) -> None:
    """[OB-ACTION-06] Neither saved nor given away."""
    game = table("at act ash")
    game.do("A1: move A1")
    assert texts(game.do("A1: stop")) == ["stopped OB-ACTION-06 agent=ash left=2"]
    game.do("A1: activate thermite")
    assert game.at() == "act thermite actions=3"


def test_an_action_that_costs_more_than_is_left_cannot_be_started(table: TableOf) -> None:
    """[OB-ACTION-07] A window with one action left."""
    game = table("twitch @A1\nat act twitch actions=1")
    assert "move A2" not in game.legal("A1")
    assert game.refusal("A1: move A2").text() == "too-few-actions OB-WINDOW-02 cost=2 left=1"


def test_defending_countering_and_doubling_cost_no_action(table: TableOf) -> None:
    """[OB-ACTION-08] Doc defends in the attack phase and has all his actions in his own."""
    game = table(
        "ash @C5\ndoc @A5\nedges B5|C5=door_open\nA1 hand=covering_fire\n"
        "D1 hand=smoke_grenade,counter,double_attack\nat act ash actions=1"
    )
    game.do("A1: fight doc", "A1: commit covering_fire", "D1: commit smoke_grenade", "D1: counter", "D1: double")
    game.do("A1: end", "D1: activate doc")
    assert game.at() == "act doc actions=3"


def test_a_dead_agent_has_no_actions(table: TableOf) -> None:
    """[OB-ACTION-09] [OB-R-40] Ash dies by a Counter with two actions left: they are gone."""
    game = table(
        "ash @C5 hp=1\ndoc @A5\nedges B5|C5=door_open\nA1 hand=counter\nD1 hand=covering_fire,counter\nat act ash"
    )
    game.do("A1: fight doc", "A1: commit -", "D1: commit covering_fire")
    events = game.do("D1: counter", "A1: pass")
    assert kinds(events)[-2:] == ["hit", "killed"]
    assert game.asks() == "A1 activate"
    assert game.refused("A1: activate ash") == "agent-dead OB-ACTION-09"
