"""Positions in which a good player's answer is plain: the search finds it with little thought, with any seed."""

import pytest

from tests.games.onboard.table import SOLO, Table
from warbox.engine.sampler import Sampler
from warbox.games.onboard.game import GAME
from warbox.players.search import Effort, think
from warbox.players.table import SeatTable

FAR = SOLO.replace("thermite @F1\n", "")
DOOR = f"{SOLO}ash @C5\ndoc @A5\nedges B5|C5=door_open\n"  # gallery against archives


def found(text: str, seat: str, playouts: int = 24) -> set[str]:
    """What two searches with their own seeds answer."""
    table = SeatTable(GAME, Table(text).state, GAME.parse_seat(seat))
    return {think(table, Effort(playouts, width=8), Sampler(seed)).action.text for seed in (1, 2)}


def weighed(text: str, seat: str) -> set[str]:
    """What a search looks at."""
    return {action.text for action in GAME.broad(Table(text).state, GAME.parse_seat(seat))}


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


@pytest.mark.parametrize(("kapkan", "ash", "opens"), [("E6", "C2", False), ("F7", "C2", True), ("E6", "D5", True)])
def test_who_guards_a_bomb_keeps_its_door_shut(kapkan: str, ash: str, opens: bool) -> None:
    """[OB-DOOR-03] [OB-OBJ-02] Unless the other bomb is not guarded, or an attacker is there."""
    text = SOLO.replace("kapkan @F7", f"kapkan @{kapkan}") + f"ash @{ash}\ndoc @B5\nat act doc"
    assert ("open B5|C5" in weighed(text, "D1")) == opens


def test_nobody_ends_as_the_third_in_a_cell() -> None:
    """On the way it is as good as another."""
    text = "castle @A4\nkapkan @A4\ndoc @A5\nat act doc actions="
    assert "move A4" not in weighed(f"{text}1", "D1")
    assert "move A4" in weighed(f"{text}2", "D1")


def test_who_cannot_miss_shoots() -> None:
    """[OB-COMBAT-03] Ash has one hit point left and stands in Doc's line, in his zone."""
    assert found(f"{SOLO}turn 4\nash @A4 hp=1\ndoc @A6\nat act doc actions=1", "D1") == {"fight ash"}


def test_nobody_fights_without_cards() -> None:
    """[OB-R-28] [OB-COMBAT-17] Nothing never beats nothing; what is kept for better hits who has no cards."""
    text = f"{SOLO}ash @C5\ndoc @B5\nedges B5|C5=door_open\nA1 hand={{ash}}\nD1 hand={{doc}}\nat act ash"
    kept = "counter,double_attack"
    assert "fight doc" not in weighed(text.format(ash="-", doc="-"), "A1")
    assert "fight doc" not in weighed(text.format(ash=kept, doc="barricade"), "A1")
    assert "fight doc" in weighed(text.format(ash=kept, doc="-"), "A1")


def test_who_has_no_cards_is_struck_with_what_is_kept_for_better() -> None:
    """[OB-COMBAT-13] [OB-COMBAT-17] One point hits: the Counter, which is missed least."""
    text = f"{DOOR}A1 hand=counter,double_attack\nat commit ash>doc"
    assert weighed(text, "A1") == {"commit counter"}
    assert weighed(text.replace("counter", "breach_charge"), "A1") == {"commit breach_charge", "commit double_attack"}
    assert weighed(text.replace("counter", "breach_charge,smoke_grenade"), "A1") == {"commit smoke_grenade"}


def test_who_begins_a_combat_lays_something_down() -> None:
    """[OB-COMBAT-13] Nothing hits nobody; who is shot at may keep his cards."""
    text = f"{DOOR}A1 hand=flash_grenade\nD1 hand=barricade\nat commit ash>doc"
    assert weighed(text, "A1") == {"commit flash_grenade"}
    assert weighed(text, "D1") == {"commit -", "commit barricade"}


def test_in_the_last_combat_of_all_everything_is_laid_down() -> None:
    """[OB-TURN-10] Before that cards may be kept for the next one."""
    text = DOOR + "turn {turn}\nA1 hand=flash_grenade\nD1 hand=barricade,trap_jaws\nat commit doc>ash actions={left}"
    end = text.replace("@A7", "@A7 activated").replace("@F7", "@F7 activated").replace("@F3", "@F3 activated")
    assert weighed(end.format(turn=10, left=0), "D1") == {"commit barricade trap_jaws"}
    assert weighed(end.format(turn=10, left=0), "A1") == {"commit flash_grenade"}
    assert len(weighed(end.format(turn=10, left=1), "D1")) > 1
    assert len(weighed(end.format(turn=9, left=0), "D1")) > 1
    assert len(weighed(text.format(turn=10, left=0), "D1")) > 1


def test_nobody_keeps_a_reinforcement_in_preparation() -> None:
    """[OB-PREP-06] The hand is filled again; barricades may be in one's own way."""
    assert "done" not in weighed("turn 0\nD1 hand=wall_reinforcement,counter\nat prepare D1", "D1")
    assert "done" in weighed("turn 0\nD1 hand=barricade,counter\nat prepare D1", "D1")


def test_nobody_counters_for_nothing() -> None:
    """[OB-COMBAT-08] Ash has laid nothing down: Doc needs no Counter but to strike himself."""
    text = DOOR + "D1 hand=counter committed={laid}\nat counter ash>doc"
    assert weighed(text.format(laid="-"), "D1") == {"pass"}
    assert weighed(text.format(laid="flash_grenade"), "D1") == {"counter", "pass"}


def test_nobody_doubles_for_nothing() -> None:
    """[OB-COMBAT-12] Everything lies open: three points against none hit, against three they miss, against seven
    doubled, too."""
    text = DOOR + "A1 hand=double_attack committed=flash_grenade\nD1 committed={laid}\nat double A1 ash>doc"
    assert weighed(text.format(laid="-"), "A1") == {"pass"}
    assert weighed(text.format(laid="smoke_grenade"), "A1") == {"double", "pass"}
    assert weighed(text.format(laid="smoke_grenade,smoke_grenade,counter"), "A1") == {"pass"}


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
