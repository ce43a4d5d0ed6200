"""What the rules of thumb of First Wave are put with: positions and answers."""

import pytest

from warbox.games.firstwave.actions import Charge, Leave, Move
from warbox.games.firstwave.foresight import shot_at
from warbox.games.firstwave.game import GAME
from warbox.games.firstwave.pieces.scenarios import SCENARIO_NAMES
from warbox.games.firstwave.state import FirstWaveState
from warbox.players import LEVELS, Searcher
from warbox.players.table import SeatTable

BOTH = pytest.mark.parametrize("level", ["veteran", "elite"])
EVERYWHERE = pytest.mark.parametrize("scenario", SCENARIO_NAMES)
SEED = 1
PARTS = {"veteran": 3, "elite": 15}  # of a level's playouts: a hundred

# B's chief, and who else has nothing to do with it, stand behind walls in the north-east corner; A's chief is far off.
AWAY = "piece wall-1 heavy rect=520,530,526,600 height=45; piece wall-2 heavy rect=520,524,600,530 height=45; "
AWAY += "B1 @545,575 abilities=chief activated; "
CHIEFS = AWAY + "A1 @40,30 abilities=chief activated; "
BARN = "piece barn building rect=120,230,270,300 height=60; "  # nobody sees through it


def position(scenario: str, text: str) -> FirstWaveState:
    """With names where the bloodline asks for them."""
    if scenario == "bloodline" and "successor" not in text:
        text += "; A successor=B2; B successor=A2"
    return GAME.parse(f"options scenario={scenario}; {text}".replace(";", "\n"))


def answer(level: str, scenario: str, text: str, seat: int = 0) -> str:
    """What a level answers, with part of its playouts and without a clock."""
    return thought(level, position(scenario, text), seat)


def thought(level: str, state: FirstWaveState, seat: int) -> str:
    effort = LEVELS[level].effort(GAME, clock=False).part(PARTS[level])
    return str(Searcher(GAME, SEED, effort).choose(SeatTable(GAME, state, seat)).text)


def end_of(text: str) -> tuple[int, int]:
    """Where a movement ends."""
    action = GAME.parse_seat_action(text)
    assert isinstance(action, (Move, Leave, Charge)), text
    return action.path[-1][0], action.path[-1][1]


def hides(level: str, scenario: str, text: str) -> bool:
    """Whether who acts, with one action left, ends where no enemy sees him."""
    state = position(scenario, text)
    top = state.stack[-1]
    index = top.figure  # type: ignore[attr-defined]
    there = state.figure(index).copy()
    chosen = GAME.parse_seat_action(thought(level, state, 0))
    if isinstance(chosen, Move):
        there.x, there.y = chosen.path[-1][0], chosen.path[-1][1]
    return shot_at(state, there) == 0.0
