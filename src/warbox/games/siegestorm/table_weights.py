"""What the things weigh that are counted around a table of three or four; see docs/opponents.md."""

from typing import Final

TABLE_WEIGHTS: Final[dict[str, float]] = {
    "lasts": 0.01523,
    "lead": 0.1199,
    "lead-exact": 0.003662,
    "leads": -0.05889,
    "lead-by-left": 0.293,
    "lasts-stormed": 0.01053,
    "lead-stormed": 0.07315,
    "leads-stormed": 0.02546,
    "lead-stormed-by-left": -0.1242,
    "facing-1": -0.04972,
    "facing-2": -0.1229,
    "facing-3": -0.1056,
    "facing-2-through": 0.08246,
    "facing-3-through": 0.03499,
    "healed": 0.04823,
    "healed-in-time": 0.09129,
    "guards": 0.004539,
    "ground": 0.08171,
    "foes-ground": -0.1697,
    "hand": 0.09483,
    "support": 0.3365,
    "track": -0.02896,
    "hand-of-two": 0.1986,
    "support-of-two": -0.1095,
    "track-of-two": -0.2542,
    "no-draw": -0.9255,
    "one-draw": -0.2448,
    "two-draws": -0.1268,
}
