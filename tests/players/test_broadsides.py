"""The greedy player at Broadsides: what it must see, what it must not know, and that it beats chance."""

import pytest

from tests.players.playing import play_out
from warbox.engine.turn import submit
from warbox.games import load_game
from warbox.players import make_player
from warbox.players.greedy import Greedy
from warbox.players.player import Player, Random
from warbox.players.table import SeatTable

GAME = load_game("broadsides")


def choices(position: str, seat: int = 0, seeds: int = 5) -> set[str]:
    """What greedy answers, with several seeds."""
    state = GAME.parse(position)
    return {make_player("greedy", GAME, seed).choose(SeatTable(GAME, state, seat)).text for seed in range(seeds)}


def test_it_takes_the_shot_that_can_sink() -> None:
    """[BBP-WIN-03] Two hull sections are destroyed; only in row E does a 2 destroy the third."""
    sinking = "S @6,4 N\nI @7,4 N hull=C-port:2,D-port:2,E-port:1\nat shot S shots=1 then=0"
    assert choices(sinking) == {"shot E"}


def test_it_does_not_name_a_row_that_has_nothing_left() -> None:
    """[BBP-R-22]"""
    left = "S @6,4 N\nI @6,5 S crew=F3:2 cannons=F3 captain=F5 fore=0 main=0 mizzen=1 aft=1\nat shot S shots=1 then=0"
    assert choices(left) <= {"shot F", "shot G", "shot H"}


def test_it_holds_no_shot_that_can_do_something() -> None:
    """[BBP-R-19]"""
    assert "hold" not in choices("S @6,4 N\nI @7,4 N\nat shot S")


@pytest.mark.parametrize(("point", "heading"), [("6,7", "N"), ("6,9", "S"), ("0,3", "W"), ("4,4", "NW")])
def test_it_does_not_run_aground(point: str, heading: str) -> None:
    """[BBP-ISLAND-01] [BBP-R-12] Land or the edge lies ahead."""
    for plot in choices(f"S @{point} {heading}\nI @12,12 S\nat plot"):
        state = GAME.parse(f"S @{point} {heading}\nI @12,12 S plot=S,S,S\nat plot")
        events = submit(state, 0, GAME.parse_seat_action(plot))
        assert "aground" not in {event.kind for event in events}


def test_it_goes_for_a_captain_who_stands_alone() -> None:
    """[BBP-WIN-05] Three of S stand beside I's captain, who has nobody with him."""
    beside = "placement same S=starboard I=port\nS crew=I.H3:3 captain=H5\nI crew=B3:3 captain=H4\nat step S"
    assert choices(beside) == {"step crew I.H3>I.H4"}


def test_it_fights_on() -> None:
    """[BBP-WIN-02] Who surrenders has lost; who fights on has not, yet."""
    crippled = "S fore=0 mizzen=0 aft=0\nat surrender"
    assert choices(crippled) == {"fight-on"}


@pytest.mark.parametrize(
    "position",
    [
        "S @6,4 N plot=S,F,R\nI @7,4 N plot=S,{cards}\nturn 3 step=1\nat shot S shots=2 then=2",
        "S @6,4 N\nI @7,6 S plot={cards},S\nat plot",
    ],
)
def test_it_does_not_know_cards_that_are_face_down(position: str) -> None:
    """[BBP-CARDS-02] Positions that differ in the enemy's hidden cards only: the same seed makes the same choice."""
    states = [GAME.parse(position.format(cards=cards)) for cards in ("F,F", "S,S", "R,R", "L,F")]
    for seed in range(3):
        assert len({Greedy(GAME, seed, trials=2).choose(SeatTable(GAME, state, 0)).text for state in states}) == 1


def test_it_does_not_know_where_the_enemy_deploys() -> None:
    """[BBP-R-08]"""
    states = [GAME.parse(f"I placed={placed}\nat deploy") for placed in ("A4,A4,A4", "H3,H5,H4")]
    for seed in range(3):
        assert len({Greedy(GAME, seed, trials=2).choose(SeatTable(GAME, state, 0)).text for state in states}) == 1


@pytest.mark.parametrize("seat", [0, 1])
def test_it_beats_a_random_player_from_either_seat(seat: int) -> None:
    """Even with a single trial of each choice."""
    for seed in range(2):
        players: list[Player] = [Random(GAME, seed), Random(GAME, seed)]
        players[seat] = Greedy(GAME, seed, trials=1)
        assert play_out(GAME, GAME.new(GAME.complete_options({})), players, seed).winners == (seat,)
