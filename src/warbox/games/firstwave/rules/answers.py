"""Answers that are offered again and again, made once: an action never changes, and its text takes time to build."""

from typing import Final

from warbox.games.firstwave.actions import MOST_FIGURES, SIDES, Activate, End, Give, Shoot


def figure_names() -> list[str]:
    return [f"{side}{number}" for side in SIDES for number in range(MOST_FIGURES + 1)]


ACTIVATE: Final = {name: Activate(name) for name in figure_names()}
END: Final = {name: End(name) for name in figure_names()}
MOST_KEPT: Final = 20_000
SHOTS: Final[dict[str, Shoot]] = {}


def shot(figure: str, target: str, weapon: str, munition: str) -> Shoot:
    """`shoot FIGURE>TARGET WEAPON+MUNITION`."""
    key = figure + target + weapon + munition
    known = SHOTS.get(key)
    if known is None:
        if len(SHOTS) >= MOST_KEPT:
            SHOTS.clear()
        known = Shoot(figure, target, weapon, munition)
        SHOTS[key] = known
    return known


ORDERS: Final[dict[str, list[Give]]] = {}


def orders(figure: str, target: str) -> list[Give]:
    """`order FIGURE>TARGET` with one action, and with two."""
    key = figure + target
    known = ORDERS.get(key)
    if known is None:
        known = [Give(figure, target, count) for count in (1, 2)]
        ORDERS[key] = known
    return known
