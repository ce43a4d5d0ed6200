"""Positions in which a good player's answer is plain: the search finds it with little thought, with any seed."""

import pytest

from tests.games.onboard.table import SOLO, Table
from warbox.engine.sampler import Sampler
from warbox.games.onboard.game import GAME
from warbox.players.search import Effort, think
from warbox.players.table import SeatTable

FAR = SOLO.replace("thermite @F1\n", "")


def found(text: str, seat: str, playouts: int = 24) -> set[str]:
    """What two searches with their own seeds answer."""
    table = SeatTable(GAME, Table(text).state, GAME.parse_seat(seat))
    return {think(table, Effort(playouts, width=8), Sampler(seed)).action.text for seed in (1, 2)}


def test_nobody_leaves_the_bomb_for_a_shot() -> None:
    """[OB-OBJ-02] Doc alone keeps Ash from the archives; if he goes out to hit Thermite once, the bomb is hers."""
    text = f"{FAR}turn 10\nash @A4 hp=1\nthermite @C6\ndoc @B5\nedges B5|C5=door_open\nsmoke archives=2\n"
    text = text.replace("@A7", "@A7 flashed")
    assert "move C5" not in found(f"{text}at act doc actions=2", "D1")


def test_the_last_turn_is_for_the_bomb() -> None:
    """[OB-OBJ-02] [OB-R-54] Ash can shoot Doc in the gallery, or go into the empty archives and win."""
    text = f"{SOLO}turn 10\nash @C5\ndoc @C4 flashed\nedges B5|C5=door_open\nat act ash actions=1"
    assert found(text, "A1") == {"move B5"}


def test_nobody_flashes_himself() -> None:
    """[OB-R-34] A flash in the zone of two attackers and one defender."""
    text = f"{FAR}ash @C4\nthermite @D4\ndoc @C6\nA1 hand=flash_grenade\nat act ash"
    assert not any(answer.startswith("play flash") for answer in found(text, "A1"))


def test_nobody_opens_the_door_to_the_enemy() -> None:
    """[OB-DOOR-03] Two attackers wait behind the door of the archives."""
    text = "ash @C5\nthermite @C4\ndoc @B5\nkapkan @A4\nturn 5\nat act doc actions=1"
    assert not any(answer.startswith("open") for answer in found(text, "D1"))


def test_who_cannot_miss_shoots() -> None:
    """[OB-COMBAT-03] Ash has one hit point left and stands in Doc's line, in his zone."""
    assert found(f"{SOLO}turn 4\nash @A4 hp=1\ndoc @A6\nat act doc actions=1", "D1") == {"fight ash"}


def test_nobody_fights_without_cards() -> None:
    """[OB-R-28] Nothing never beats nothing."""
    text = f"{SOLO}ash @C5\ndoc @B5\nedges B5|C5=door_open\nA1 hand=counter,double_attack\nat act ash"
    assert "fight doc" not in {action.text for action in GAME.broad(Table(text).state, 0)}


@pytest.mark.parametrize("card", ["trap_explosive", "trap_stun"])
def test_nobody_stands_idle_with_a_trap(card: str) -> None:
    """[OB-TRAP-02] Attackers are on their way, Doc waits for them."""
    assert "stop" not in found(f"turn 3\nash @C2\nthermite @C3\nD1 hand={card}\nat act doc actions=1", "D1")


def test_attackers_in_a_playout_do_not_step_around_traps() -> None:
    """[OB-TRAP-06] They do not know where those lie; the Defence does."""
    state = Table("traps B5=trap_explosive").state
    assert GAME.blind(state, 0).traps == []
    assert GAME.blind(state, 1).traps == state.traps
    assert len(state.traps) == 1


def test_no_playout_is_judged_while_a_bomb_is_contested() -> None:
    """[OB-OBJ-02] [OB-TURN-09] In the Defence's phase it is not yet said who holds the archives."""
    assert GAME.restless(Table(f"{SOLO}ash @A4\nat activate D1").state)
    assert not GAME.restless(Table(f"{SOLO}ash @A4\nat activate A1").state)
    assert not GAME.restless(Table(f"{SOLO}ash @A3\nat activate D1").state)
