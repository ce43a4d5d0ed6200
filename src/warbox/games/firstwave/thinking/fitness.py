"""How much of a fighter is left, as the levels see it: the first wounds cost little of what it can do.

[FW-STATE-09] [FW-R-10] However many its wounds are, a fighter loses one die, and falls more easily. So it takes more
from the enemy to finish off somebody who is wounded than to wound somebody else.
"""

from typing import Final

from warbox.games.firstwave.pieces.figure import Figure

WOUNDS: Final = 0.6  # of a fighter that has as many wounds as it can take
IMPAIRED: Final = 0.05
HELPLESS: Final = 0.3
A_MARKER: Final = 0.06  # stunned, disoriented
BURNING: Final = 0.1
INFECTED: Final = 0.45  # [FW-STATE-11] it will hardly live through two activations
LEAST: Final = 0.05


def fitness(figure: Figure) -> float:
    value = 1.0 - WOUNDS * float(figure.wounds) / float(figure.life())
    if figure.impaired():
        value -= IMPAIRED
    if figure.unconscious or figure.immobilised:
        value -= HELPLESS
    value -= A_MARKER * float(figure.stunned + figure.disoriented)
    if figure.fire:
        value -= BURNING
    if figure.infection:
        value *= INFECTED
    return max(LEAST, value)
