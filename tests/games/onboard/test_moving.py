"""Moving: steps, doors and windows."""

from tests.games.onboard.table import TableOf, texts


def test_an_agent_moves_from_cell_to_adjacent_cell(table: TableOf) -> None:
    """[OB-MOVE-01] One action each."""
    game = table("ash @C2\nat act ash")
    assert texts(game.do("A1: move D2")) == ["moved OB-MOVE-01 agent=ash from=C2 to=D2"]
    assert game.at() == "act ash actions=2"
    assert game.refused("A1: move F2") == "not-adjacent OB-MOVE-01"


def test_no_diagonal_moves(table: TableOf) -> None:
    """[OB-MOVE-02] [OB-R-13] Not even in an open room."""
    game = table("ash @C2\nat act ash")
    assert game.refused("A1: move D3") == "not-adjacent OB-MOVE-02"
    assert "move D3" not in game.legal("A1")


def test_free_edges_cost_one_action(table: TableOf) -> None:
    """[OB-MOVE-03] [OB-WALL-02] Open floor, an open door, a fallen wall."""
    game = table("ash @C2\nedges C3|C4=door_open B4|C4=destroyed\nat act ash")
    game.do("A1: move C3", "A1: move C4")
    assert game.at() == "act ash actions=1"
    game.do("A1: move B4")
    assert game.line("ash") == "@B4 hp=2 activated"


def test_after_each_step_the_player_may_change_plan(table: TableOf) -> None:
    """[OB-MOVE-05] [OB-R-65] A longer move is a series of steps, each a question of its own."""
    game = table("ash @C2\nA1 hand=smoke_grenade\nat act ash")
    game.do("A1: move C3")
    assert game.asks() == "A1 act"
    assert game.legal("A1", "play smoke_grenade") == ["play smoke_grenade C2", "play smoke_grenade D3"]


def test_a_disoriented_agent_takes_no_step_and_crosses_no_window(table: TableOf) -> None:
    """[OB-MOVE-06] It may open a door. [OB-DOOR-06] [OB-R-38]"""
    game = table("ash @C1 disoriented\ntwitch @A1 disoriented\nat act ash")
    assert game.legal("A1") == ["open C1|C2", "stop"]
    assert game.refused("A1: move B1") == "is-disoriented OB-MOVE-06"
    game.do("A1: open C1|C2", "A1: stop", "A1: activate twitch")
    assert game.refused("A1: move A2") == "is-disoriented OB-MOVE-06"


def test_every_agent_goes_wherever_it_can_reach(table: TableOf) -> None:
    """[OB-MOVE-07] [OB-R-64] Defenders leave the building, attackers too; nobody leaves the board."""
    game = table("ash @A1\ndoc @C2\nedges C1|C2=door_open\nat act doc")
    game.do("D1: move C1")
    assert game.legal("D1", "move") == ["move B1", "move D1", "move C2"]
    game = table("ash @C2\nedges C1|C2=door_open\nat act ash")
    game.do("A1: move C1")


def test_a_closed_door_costs_two_actions(table: TableOf) -> None:
    """[OB-DOOR-01] One to open it, one to step through."""
    game = table("ash @C1\nat act ash")
    assert game.refused("A1: move C2") == "door-shut OB-DOOR-01"
    assert texts(game.do("A1: open C1|C2")) == ["door-opened OB-DOOR-01 agent=ash edge=C1|C2"]
    game.do("A1: move C2")
    assert (game.line("ash"), game.at()) == ("@C2 hp=2 activated", "act ash actions=1")


def test_opening_is_an_action_of_its_own(table: TableOf) -> None:
    """[OB-DOOR-02] [OB-R-20] With the last action, or to do something else then."""
    game = table("ash @C1\nat act ash actions=1")
    game.do("A1: open C1|C2")
    assert (game.edge("C1|C2"), game.asks()) == ("door_open", "A1 activate")
    game = table("ash @C1\ndoc @C3\nat act ash")
    game.do("A1: open C1|C2")
    assert game.legal("A1", "fight") == ["fight doc"]


def test_either_team_opens_a_door_from_either_side(table: TableOf) -> None:
    """[OB-DOOR-03] [OB-R-20] Standing in one of the two cells that share its edge."""
    for agent, cell in (("ash", "B3"), ("ash", "C3"), ("doc", "B3"), ("doc", "C3")):
        game = table(f"{agent} @{cell}\nat act {agent}")
        seat = "A1" if agent == "ash" else "D1"
        game.do(f"{seat}: open B3|C3")
        assert game.edge("B3|C3") == "door_open"
    game = table("ash @C2\nat act ash")
    assert game.refused("A1: open B3|C3") == "not-own-edge OB-DOOR-03"


def test_an_opened_door_stays_open(table: TableOf) -> None:
    """[OB-DOOR-04] [OB-R-20] Everyone crosses it for one action; nothing closes it."""
    game = table("ash @C1\nthermite @C1\nat act ash")
    game.do("A1: open C1|C2", "A1: move C2", "A1: stop", "A1: activate thermite")
    assert game.refused("A1: open C1|C2") == "no-closed-door OB-DOOR-04"
    game.do("A1: move C2")
    assert game.at() == "act thermite actions=2"


def test_a_barricaded_door_is_neither_opened_nor_crossed(table: TableOf) -> None:
    """[OB-DOOR-05] [OB-R-21] By either team; a charge makes it an open door."""
    for agent, seat in (("ash", "A1"), ("doc", "D1")):
        game = table(f"{agent} @C2\nedges C1|C2=door_barricaded\nA1 hand=breach_charge\nat act {agent}")
        assert game.refused(f"{seat}: open C1|C2") == "door-barricaded OB-DOOR-05"
        assert game.refused(f"{seat}: move C1") == "barricaded OB-DOOR-05"
    game = table("ash @C2\nedges C1|C2=door_barricaded\nA1 hand=breach_charge\nat act ash")
    game.do("A1: play breach_charge C1|C2", "A1: move C1")
    assert (game.edge("C1|C2"), game.at()) == ("door_open", "act ash actions=1")


def test_a_window_always_costs_two_actions(table: TableOf) -> None:
    """[OB-WINDOW-01] [OB-WINDOW-03] [OB-R-22] However often it is used; it stays a window."""
    game = table("twitch @A1\nblitz @A1\nat act twitch")
    assert texts(game.do("A1: move A2")) == ["climbed OB-WINDOW-01 agent=twitch from=A1 to=A2"]
    assert (game.at(), game.edge("A1|A2")) == ("act twitch actions=1", "window")
    game.do("A1: stop", "A1: activate blitz", "A1: move A2")
    assert game.at() == "act blitz actions=1"


def test_a_window_crossing_is_indivisible(table: TableOf) -> None:
    """[OB-WINDOW-02] [OB-R-22] Both actions in one activation, straight into the other cell."""
    game = table("twitch @A1\nat act twitch actions=2")
    game.do("A1: move A2")
    assert (game.line("twitch"), game.asks()) == ("@A2 hp=2 activated", "A1 activate")
    game = table("twitch @A1\nat act twitch actions=1")
    assert game.refused("A1: move A2") == "too-few-actions OB-WINDOW-02"


def test_a_barricaded_window_is_not_crossed_until_a_charge_breaks_it(table: TableOf) -> None:
    """[OB-WINDOW-04] [OB-R-21] Then it is a plain window again."""
    game = table("ash @D1\nedges D1|D2=window_barricaded\nA1 hand=breach_charge\nat act ash")
    assert game.refused("A1: move D2") == "barricaded OB-WINDOW-04"
    game.do("A1: play breach_charge D1|D2")
    assert game.edge("D1|D2") == "window"
    game.do("A1: move D2")
    assert game.line("ash") == "@D2 hp=2 activated"


def test_grenades_fly_through_a_plain_window(table: TableOf) -> None:
    """[OB-WINDOW-05] And fire and sight pass it."""
    game = table("ash @D1\ndoc @D2\nA1 hand=smoke_grenade\nat act ash")
    assert game.legal("A1") == [
        "fight doc",
        "move C1",
        "move E1",
        "play smoke_grenade C1",
        "play smoke_grenade E1",
        "play smoke_grenade D2",
        "stop",
    ]
