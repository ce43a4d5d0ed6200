"""What the things that `evaluate` counts weigh. Written by `python -m warbox.lab.fit`; see docs/opponents.md."""

from typing import Final

WEIGHTS: Final[dict[str, float]] = {
    "lead-power_war": 0.02475,
    "lead-clean_up": 0.05775,
    "lead-bloodline": 0.01954,
    "lead-diversion": 0.03041,
    "late-power_war": 0.1032,
    "late-clean_up": 0.01031,
    "late-bloodline": 0.08313,
    "late-diversion": 0.15,
}
