"""What the things that `prospect` counts weigh; see docs/opponents.md."""

from typing import Final

FAR_WEIGHTS: Final[dict[str, float]] = {
    "even": 4.378,
    "turn": -0.392,
    "phase": -0.11,
    "life": 0.05,
    "hit-point": 0.196,
    "share": 0.705,
    "disoriented": -0.0825,
    "card": 0.033,
    "near": 0.0375,
    "near-late": 0.0264,
    "near-other": 0.0307,
    "guarded": 0.0659,
    "checks": -1.665,
    "needed": -2.257,
    "none-in-time": -1.537,
    "last-call": 5.0,
    "last-turn": -2.0,
    "defused": 0.5,
    "there": 0.9824,
    "open-zone": 0.44,
    "held": 2.0,
    "held-last": 2.2,
    "trap": 0.05,
    "trap-on-the-way": 0.3082,
    "threat": 0.4309,
    "threatened": 0.4594,
    "combat": 0.4,
}
