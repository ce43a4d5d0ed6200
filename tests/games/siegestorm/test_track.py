"""Advancing along the War Track and the orders of a creature that leaves it."""

from tests.games.siegestorm.table import TableOf, kinds


def test_an_advance_moves_every_creature_one_space_and_gaps_stay(table: TableOf) -> None:
    """[SGS-TRACK-01] [SGS-TRACK-08] [SGS-KEYWORD-03] T1 to T2, T2 to T3; nobody closes up."""
    game = table("A T1=tengu step=advance\nat act A")
    game.do("A: next")
    assert game.facts("A.T1", "A.T2", "A.T3") == ["-", "tengu", "-"]
    assert game.fact("A.step") == "deploy"


def test_all_move_before_the_one_that_left_gets_its_order(table: TableOf) -> None:
    """[SGS-TRACK-02] [SGS-R-03] T1 is empty already while the order is given."""
    game = table("A T1=tengu T2=assassin T3=snow_runner step=advance\nat act A")
    game.do("A: next")
    assert game.facts("A.T1", "A.T2", "A.T3", "A.S1") == ["-", "tengu", "assassin", "snow_runner"]
    assert game.asks() == "A order"


def test_there_are_three_orders_and_no_fourth(table: TableOf) -> None:
    """[SGS-TRACK-03] Storm, Hold Ground or Support."""
    game = table("A S1=tengu\nat order A")
    assert game.legal("A") == ["storm", "hold FL", "hold NML", "support"]
    assert game.why("A: next") == "not-a-choice SGS-TRACK-03"


def test_a_creature_deployed_in_turn_n_leaves_in_turn_n_plus_3(table: TableOf) -> None:
    """[SGS-TRACK-04] Three Advance steps later it gets its order."""
    game = table("A hand=snow_runner\nat act A")
    game.do("A: deploy snow_runner", "A: next")
    for _ in range(2):
        game.do("B: next", "B: next", "B: next", "A: next", "A: next")
        assert game.asks() == "A act"
        game.do("A: next")
    assert game.fact("A.T3") == "snow_runner"
    game.do("B: next", "B: next", "B: next", "A: next", "A: next")
    assert game.asks() == "A order"


def test_only_the_creature_in_t1_is_the_defender(table: TableOf) -> None:
    """[SGS-TRACK-05] DEF of T2 and T3 does not count against a storm."""
    game = table("A S1=retired_master\nB T2=iron_gate_keeper T3=iron_gate_keeper resources=9\nat storm A")
    assert game.count("B.resources") == 7


def test_an_effect_that_advances_moves_the_whole_track_with_exits(table: TableOf) -> None:
    """[SGS-TRACK-06] Armored Yak's Action: everything moves, the creature that leaves gets an order."""
    game = table("A hand=armored_yak T1=tengu T3=snow_runner\nat act A")
    game.do("A: play armored_yak", "B: pass")
    assert game.asks() == "A order"
    assert game.facts("A.T1", "A.T2", "A.T3", "A.S1") == ["-", "tengu", "-", "snow_runner"]
    game.do("A: support")
    assert game.fact("A.support") == "snow_runner"
    assert game.fact("A.casualties") == "armored_yak"


def test_the_opponents_track_is_not_touched(table: TableOf) -> None:
    """[SGS-TRACK-07] Each track runs for itself."""
    game = table("A T1=tengu step=advance\nB T1=tengu@A T2=assassin@A\nat act A")
    game.do("A: next")
    assert game.facts("B.T1", "B.T2", "B.T3") == ["tengu@A", "assassin@A", "-"]


def test_the_advance_step_cannot_be_skipped(table: TableOf) -> None:
    """[SGS-TURN-04] `next` before the Advance is the Advance."""
    game = table("A T2=tengu step=advance\nat act A")
    assert game.legal("A") == ["next"]
    events = game.do("A: next")
    assert kinds(events) == ["advances"]
    assert game.fact("A.T3") == "tengu"
