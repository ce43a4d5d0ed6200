"""A board as heat maps draw it: its places with their outlines, and what lies under and over them, as SVG.

Drawings name colours by the roles of the design tokens, `var(--paper)`, and text by the classes of `report/style.css`.
"""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Place:
    """`shape` is the inside of an SVG element without its fill, such as `rect x="0" ...`; x, y its middle."""

    name: str
    shape: str
    x: float
    y: float


@dataclass(frozen=True)
class Chart:
    """`under` is drawn below the heat, `over` above it. Places that are not listed are left out of the picture."""

    width: float
    height: float
    places: list[Place]
    under: str = ""
    over: str = ""


def box(name: str, x: float, y: float, width: float, height: float) -> Place:
    shape = f'rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
    return Place(name, shape, x + width / 2, y + height / 2)


def polygon(points: Sequence[tuple[float, float]]) -> str:
    return f'polygon points="{" ".join(f"{x:.1f},{y:.1f}" for x, y in points)}"'
