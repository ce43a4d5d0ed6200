"""What the things that `fray.py` counts weigh: learnt from fights, see docs/opponents-notes.md."""

from typing import Final

FRAY_WEIGHTS: Final[dict[str, float]] = {
    "men": 0.6768,
    "share": 1.434,
    "own-kills": 1.529,
    "own-strikes": 0.1892,
    "own-three-near": 1.037,
    "own-all-near": 0.1687,
    "own-guard-1": 1.09e-05,
    "own-guard-2": 0.01993,
    "own-cover": 0.1955,
    "own-open": 0.02835,
    "own-alone": 0.0479,
    "their-kills": -0.8381,
    "their-strikes": -0.00441,
    "their-three-near": -0.8558,
    "their-all-near": -0.05611,
    "their-guard-1": -0.1744,
    "their-guard-2": -0.281,
    "their-cover": -0.1699,
    "their-open": -0.1754,
    "their-alone": -0.06875,
    "move": 0.2397,
}
