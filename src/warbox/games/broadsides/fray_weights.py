"""What the things that `fray.py` counts weigh: learnt from fights, see docs/opponents-notes.md."""

from typing import Final

FRAY_WEIGHTS: Final[dict[str, float]] = {
    "men": -0.3364,
    "share": 0.8998,
    "own-kills": 0.6647,
    "own-strikes": 1.323,
    "own-three-near": 2.606,
    "own-all-near": -0.1504,
    "own-guard-1": 0.2236,
    "own-guard-2": 0.3512,
    "own-cover": 1.839,
    "own-open": 0.1675,
    "own-alone": 0.5516,
    "their-kills": 0.05852,
    "their-strikes": -0.7317,
    "their-three-near": -2.736,
    "their-all-near": 0.04002,
    "their-guard-1": -0.2231,
    "their-guard-2": -0.3851,
    "their-cover": -1.572,
    "their-open": -0.199,
    "their-alone": -0.7563,
    "move": -0.02073,
}
