"""What the things that `evaluate` counts weigh. Written by `python -m warbox.lab.fit`; see docs/opponents.md."""

from typing import Final

WEIGHTS: Final[dict[str, float]] = {
    "score": 0.0859,
    "score-late": 0.0693,
    "leaving": 0.05,
    "leaving-late": 0.05,
    "verdict": 1.758,
}
