"""What the things that `evaluate` counts weigh. Written by `python -m warbox.lab.fit`; see docs/opponents.md."""

from typing import Final

WEIGHTS: Final[dict[str, float]] = {
    "even": 1.649,
    "turn": -0.2295,
    "phase": -0.11,
    "life": 0.2863,
    "hit-point": 0.4081,
    "share": 1.028,
    "disoriented": -0.0825,
    "card": 0.033,
    "step": 0.0715,
    "step-late": 0.2145,
    "other-step": 0.011,
    "guard": 0.033,
    "defused": 0.621,
    "there": 0.22,
    "open-zone": 0.44,
    "held": 1.1,
    "held-last": 2.2,
    "trap": 0.066,
    "trap-on-the-way": 0.165,
    "threat": 0.55,
    "threatened": 0.55,
    "combat": 0.55,
}
