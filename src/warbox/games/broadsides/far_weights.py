"""What weighs otherwise for the levels, who look farther than `greedy`: what is added to the weights of `evaluate`.

From games of searches of three playouts against each other, one plot and one shot in twelve drawn at random; see
docs/opponents-notes.md. A hull section that has been destroyed, like each Damage card, costs more than it seems, a
first hit hardly anything.
"""

from typing import Final

FAR: Final[dict[str, float]] = {
    "crew": 0.035,
    "cannon": 0.03,
    "damage-1": -0.3,
    "damage-2": -0.1,
    "damage-3": -0.6,
    "hull-hit": 0.12,
    "destroyed-1": -0.5,
    "destroyed-2": -1.2,
}
