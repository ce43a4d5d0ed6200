"""The levels at Broadsides: positions in which every good player would answer the same."""

import pytest

from warbox.engine.sampler import Sampler
from warbox.engine.turn import submit
from warbox.games import load_game
from warbox.games.broadsides.arcs import bearing_cannons
from warbox.players.levels import LEVELS
from warbox.players.search import Effort, think
from warbox.players.table import SeatTable

GAME = load_game("broadsides")
THINKING = ["regular", "veteran", "elite"]


def answer(level: str, position: str, seat: int = 0, seed: int = 1) -> str:
    """What a level answers that looks as far as ever and thinks little."""
    whole = LEVELS[level].effort(GAME, clock=False)
    effort = Effort(24, 0.0, whole.legs, min(4, whole.width), 0, whole.wary)
    return think(SeatTable(GAME, GAME.parse(position), seat), effort, Sampler(seed)).action.text


@pytest.mark.parametrize("level", THINKING)
def test_the_row_is_named_in_which_the_enemy_sinks(level: str) -> None:
    """[BBP-WIN-03] Two hull sections are destroyed; only in row E does a 2 destroy the third."""
    sinking = "S @6,4 N\nI @7,4 N hull=C-port:2,D-port:2,E-port:1\nat shot S shots=1 then=0"
    assert answer(level, sinking) == "shot E"


@pytest.mark.parametrize("level", THINKING)
def test_a_broadside_that_is_not_answered_is_kept(level: str) -> None:
    """[BBP-ARC-06] I cannot move, and S lies across her bow: whoever leaves gives fifteen shots away."""
    raking = "S @6,5 E\nI @6,4 N fore=0 mizzen=0 aft=0\nat plot"
    state = GAME.parse(raking)
    submit(state, 0, GAME.parse_seat_action(answer(level, raking)))
    assert bearing_cannons(state.ships[0], state.ships[1]) == 5


@pytest.mark.parametrize("level", THINKING)
def test_a_captain_in_danger_leaves_or_is_joined(level: str) -> None:
    """[BBP-WIN-05] Three of I stand beside S's captain, who is alone."""
    alone = "placement same S=starboard I=port\nS crew=F5:3,G5:2 captain=H4\nI crew=S.H3:3 captain=H5\nat step S"
    step = answer(level, alone)
    assert step.startswith("step captain S.H4>") or step.endswith((">S.H4", ">S.H3"))


@pytest.mark.parametrize("level", THINKING)
@pytest.mark.parametrize(("point", "heading"), [("6,7", "N"), ("0,3", "W")])
def test_nobody_runs_aground(level: str, point: str, heading: str) -> None:
    """[BBP-ISLAND-01] [BBP-R-12] Land or the edge lies ahead."""
    plot = answer(level, f"S @{point} {heading}\nI @12,12 S\nat plot")
    state = GAME.parse(f"S @{point} {heading}\nI @12,12 S plot=S,S,S\nat plot")
    assert "aground" not in {event.kind for event in submit(state, 0, GAME.parse_seat_action(plot))}


@pytest.mark.parametrize("level", THINKING)
def test_no_shot_is_kept_that_can_do_something(level: str) -> None:
    """[BBP-R-19]"""
    assert answer(level, "S @6,4 N\nI @7,4 N\nat shot S") != "hold"
