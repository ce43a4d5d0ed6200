"""Heat maps on the game's own board."""

from collections import Counter
from dataclasses import dataclass
from typing import Any, Final

from warbox.games import load_game
from warbox.lab.boards import chart_of
from warbox.lab.boards.chart import Chart
from warbox.lab.report.draw import Panel, text
from warbox.lab.report.words import Words

ALL: Final = "*"
SHADES: Final = 6
TOLD: Final = 14  # places whose number is written
MOST_VARIANTS: Final = 4
WIDE: Final = 640.0
TALLEST: Final = 560.0


@dataclass(frozen=True)
class Heat:
    """One map: what happened, in which variant, to which side by its first seat (ALL: to anybody)."""

    layer: str
    variant: int
    side: str
    panel: Panel


def heats(data: dict[str, Any], words: Words) -> list[Heat]:
    """All maps, the most telling first."""
    game = load_game(data["experiment"]["game"])
    found = []
    names = list(data["variants"])[:MOST_VARIANTS]
    charts = {}
    for name in names:
        chart = chart_of(game.slug, game.new(data["experiment"]["variants"][name]))
        if chart is not None:
            charts[name] = chart
    for layer in data["heat"]:
        for index, name in enumerate(names):
            if name not in charts:
                continue
            sides = layer["variants"][name]
            games = max(1, data["variants"][name]["games"])
            for side in (ALL, *sides):
                counts: Counter[str] = Counter()
                for letter, places in sides.items():
                    if side in (ALL, letter):
                        counts.update(places)
                rates = {place: 100 * count / games for place, count in counts.items()}
                found.append(Heat(layer["layer"], index, side, heat_map(charts[name], rates, layer["layer"], words)))
    return found


def heat_map(chart: Chart, rates: dict[str, float], layer: str, words: Words) -> Panel:
    """Places coloured by how often something happened there, in 100 games."""
    known = {place.name: place for place in chart.places}
    shown = {name: rate for name, rate in rates.items() if name in known}
    top = max(shown.values(), default=0.0)
    ranked = sorted(shown, key=lambda name: (-shown[name], name))
    scale = min(WIDE / chart.width, TALLEST / chart.height)
    width, height = chart.width * scale, chart.height * scale
    body = [chart.under, '<g class="heat">']
    for name in ranked:
        shade = max(1, round(SHADES * shown[name] / top)) / SHADES
        body.append(f'<{known[name].shape} fill-opacity="{opacity(shade):.2f}"/>')
    body.append(f'</g><g class="over">{chart.over}</g>')
    numbers = []
    for name in ranked[:TOLD]:
        place = known[name]
        size = "d" if shown[name] >= 0.6 * top else "d sm"
        digits = 0 if shown[name] >= 10 else 1
        numbers.append(text(place.x * scale, place.y * scale + 5, words.number(shown[name], digits), f"{size} m told"))
    inset = (WIDE - width) / 2
    board = f'<g transform="scale({scale:.4f})">{"".join(body)}</g>'
    drawing = f'<g transform="translate({inset:.1f} 0)">{board}{"".join(numbers)}</g>{_legend(height, top, words)}'
    gist = words("heat-nothing") if not ranked else words("heat-most", place=ranked[0], rate=words.number(top))
    return Panel(words(f"heat-{layer}"), words("heat-meta"), gist, WIDE, height + 24, drawing)


def opacity(shade: float) -> float:
    return 0.05 + 0.75 * shade


def _legend(y: float, top: float, words: Words) -> str:
    """From nothing to the most that happened at one place."""
    swatches = "".join(
        f'<rect x="{18 + 26 * index}" y="{y + 11:.1f}" width="26" height="11" class="heat"'
        f' fill-opacity="{opacity((index + 1) / SHADES):.2f}"/>'
        for index in range(SHADES)
    )
    end = text(18 + 26 * SHADES + 8, y + 20, words("heat-top", rate=words.number(top)), "t s")
    return text(4, y + 20, "0", "t s") + swatches + end
