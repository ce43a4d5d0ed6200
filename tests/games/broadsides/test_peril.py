"""How near the ships are to sinking."""

import pytest

from warbox.games import load_game
from warbox.games.broadsides.evaluate import prospect
from warbox.games.broadsides.peril import at_least, hits_to_sink, sinking
from warbox.games.broadsides.sea import PORT, STARBOARD
from warbox.games.broadsides.state import BroadsidesState

GAME = load_game("broadsides")


def position(text: str) -> BroadsidesState:
    state = GAME.parse(text)
    assert isinstance(state, BroadsidesState)
    return state


@pytest.mark.parametrize(
    ("hull", "starboard", "port"),
    [
        ("-", 6, 6),
        ("C-port", 6, 5),
        ("C-port:2", 4, 4),
        ("C-port:2,D-starboard,E-starboard,F-starboard", 2, 4),
        ("C-port:2,D-starboard:2,E-port,F-port", 2, 1),
    ],
)
def test_the_hits_that_sink_a_ship_are_counted_by_side(hull: str, starboard: int, port: int) -> None:
    """[BBP-WIN-03] [BBP-DAMAGE-23]"""
    ship = position(f"S hull={hull}").ships[0]
    assert (hits_to_sink(ship, STARBOARD), hits_to_sink(ship, PORT)) == (starboard, port)


def test_one_shot_in_six_hits_the_hull() -> None:
    """[BBP-FIRE-10]"""
    assert at_least(0, 0) == 1
    assert at_least(1, 2) == 0
    assert at_least(1, 1) == pytest.approx(1 / 6)
    assert at_least(3, 1) == pytest.approx(1 - (5 / 6) ** 3)
    assert at_least(2, 2) == pytest.approx(1 / 36)
    assert at_least(3, 2) == pytest.approx(3 * 5 / 216 + 1 / 216)


FRAIL = "hull=A-port:2,B-port:2,C-port:1"


def test_shots_at_the_bow_sink_nobody() -> None:
    """[BBP-DAMAGE-21]"""
    for course, sinks in (("@6,5 W", False), ("@5,4 N", True)):
        state = position(f"S {course} plot=S,S,S\nI @6,4 N {FRAIL} plot=S,S,S\nat shot S shots=5 then=0")
        assert (sinking(state, None, True)[1] > 0) == sinks


def test_a_ship_that_has_been_sunk_is_lost_before_the_exchange_is_over() -> None:
    """[BBP-R-41] [BBP-FIRE-03] She still fires, and as long as that cannot sink the other it does not matter."""
    sunk = "I @6,4 N hull=A-port:2,B-port:2,C-port:2"
    state = position(f"S @5,4 N\n{sunk}\nat shot S shots=4 then=5")
    assert hits_to_sink(state.ships[1], PORT) == 0
    assert (prospect(state, 0), prospect(state, 1)) == (1, 0)
    both = position(f"S @5,4 N hull=A-port:2,B-port:2,C-port:2\n{sunk}\nat shot S shots=4 then=5")
    assert (prospect(both, 0), prospect(both, 1)) == (0.5, 0.5)


def test_a_turn_without_cards_is_feared_until_it_is_sailed() -> None:
    """[BBP-DAMAGE-42] Her captain has fallen, and she will be raked; a captain who has come back changes nothing."""
    fallen = position("S @6,4 N captain-lost plot=S,S,S\nI @6,5 E plot=S,S,S\nturn 1 step=2\nat sail")
    still = position("S @6,4 N nocards\nI @6,5 E\nat plot")
    free = position("S @6,4 N\nI @6,5 E\nat plot")
    assert prospect(still, 0) < prospect(free, 0) - 0.2
    assert prospect(fallen, 0) < prospect(free, 0) - 0.2
