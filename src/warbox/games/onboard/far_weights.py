"""What the things that `prospect` counts weigh; see docs/opponents.md."""

from typing import Final

FAR_WEIGHTS: Final[dict[str, float]] = {
    "even": 3.421,
    "turn": -0.464,
    "phase": -0.11,
    "life": 0.05,
    "hit-point": 0.3,
    "share": 0.7,
    "disoriented": -0.0825,
    "card": 0.033,
    "near": 0.05,
    "near-late": 0.05,
    "near-other": 0.059,
    "guarded": 0.058,
    "checks": -0.817,
    "needed": -2.05,
    "none-in-time": -1.401,
    "last-call": 5.0,
    "last-turn": -2.0,
    "defused": 0.5,
    "there": 0.5,
    "open-zone": 0.44,
    "held": 2.0,
    "held-last": 2.2,
    "trap": 0.05,
    "trap-on-the-way": 0.25,
    "threat": 0.38,
    "threatened": 0.38,
    "combat": 0.4,
}
