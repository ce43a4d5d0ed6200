"""What the things that `evaluate` counts weigh. Written by `python -m warbox.lab.fit`; see docs/opponents.md."""

from typing import Final

WEIGHTS: Final[dict[str, float]] = {
    "score": 0.0859,
    "score-late": 0.0693,
    "leaving": 0.05,
    "leaving-late": 0.05,
    "verdict": 1.758,
}

# of `prospect`, from games of the quick policy against itself: see docs/opponents-notes.md
FAR_WEIGHTS: Final[dict[str, float]] = {
    "men": 0.6868,
    "fresh": 0.2783,
    "cards": 0.1505,
    "cp": 0.02072,
    "taking": 4.841,
    "taking-late": 1.29,
    "last-late": 4.227,
    "taken": 2.607,
    "time": 2.096,
    "points": 0.8606,
    "held": 0.2881,
    "near": 0.18,
    "sure": 1.4,
    "left": 0.1807,
    "left-late": 1.169,
    "can-leave": 1.323,
    "guard": 1.243,
    "escort": 0.6673,
    "barred": 0.794,
    "exit-time": 0.02636,
    "enough": 5.104,
    "supplies": 0.6868,
}
