"""Drawing: small pieces of SVG. Colours are roles of the design tokens; classes stand in `style.css`."""

from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10


@dataclass(frozen=True)
class Panel:
    """A drawing with its title, a note of what is measured, and one sentence that says what it shows."""

    title: str
    meta: str
    gist: str
    width: float
    height: float
    body: str

    @property
    def svg(self) -> str:
        label = escape(f"{self.title}. {self.gist}", quote=True)
        box = f'viewBox="0 0 {self.width:g} {self.height:g}"'
        return f'<svg class="plot" {box} role="img" aria-label="{label}">{self.body}</svg>'


def text(x: float, y: float, words: str, classes: str = "t", extra: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{classes}"{extra}>{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, classes: str) -> str:
    return f'<path d="M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}" class="{classes}"/>'


def rect(x: float, y: float, width: float, height: float, classes: str, extra: str = "") -> str:
    size = f'width="{max(0.0, width):.1f}" height="{max(0.0, height):.1f}"'
    return f'<rect x="{x:.1f}" y="{y:.1f}" {size} class="{classes}"{extra}/>'


def mark(x: float, y: float, shape: int, filled: bool, size: float = 5.5) -> str:
    """A seat's shape: disc, diamond, square, triangle."""
    look = "filled" if filled else "hollow"
    if shape % 4 == 0:
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size:g}" class="{look}"/>'
    points = {
        1: [(0, -1.2), (1.2, 0), (0, 1.2), (-1.2, 0)],
        2: [(-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)],
        3: [(0, -1.15), (1.1, 0.85), (-1.1, 0.85)],
    }[shape % 4]
    corners = " ".join(f"{x + size * dx:.1f},{y + size * dy:.1f}" for dx, dy in points)
    return f'<polygon points="{corners}" class="{look}"/>'


def whisker(x1: float, x2: float, y: float) -> str:
    caps = f'<path d="M{x1:.1f} {y - 5:.1f}v10M{x2:.1f} {y - 5:.1f}v10" class="cap"/>'
    return f'<path d="M{x1:.1f} {y:.1f}H{x2:.1f}" class="whisker"/>{caps}'


def ticks(low: float, high: float, most: int = 7) -> list[float]:
    """Round numbers from below `low` to above `high`, few of them."""
    span = max(high - low, 1e-9)
    step = 10 ** floor(log10(span / most))
    for factor in (1, 2, 5, 10, 20, 50):
        if span / (step * factor) <= most:
            step *= factor
            break
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    return [index * step for index in range(first, last + 1)]


@dataclass(frozen=True)
class Scale:
    """From values to places on the paper."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        share = (value - self.low) / (self.high - self.low) if self.high > self.low else 0.5
        return self.start + share * (self.end - self.start)
