"""The report as a picture: the same drawings on one sheet, light, made with resvg and our own fonts."""

import re
from html import escape
from importlib.resources import as_file, files
from typing import Any, Final

from warbox.lab.report import plots
from warbox.lab.report.draw import Panel
from warbox.lab.report.maps import heats
from warbox.lab.report.page import FONTS, style
from warbox.lab.report.verdict import facts, headline
from warbox.lab.report.words import Words
from warbox.play.extras import library

GAP: Final = 16.0
COLUMN: Final = 456.0
INSIDE: Final = 20.0
TITLE: Final = 62.0
WIDTH: Final = 3 * COLUMN + 4 * GAP
SIGNS: Final = 66  # of a sentence in a line of a column


def picture(data: dict[str, Any], lang: str = "en", zoom: float = 1.5) -> bytes:
    """The findings as PNG. Raises ExtraMissing."""
    resvg = library("resvg_py", "data")
    with as_file(files(__package__) / "fonts") as folder:
        found = resvg.svg_to_bytes(
            svg_string=sheet(data, lang),
            skip_system_fonts=True,
            font_files=[str(folder / f"{name}.ttf") for _, _, name in FONTS],
            font_family="Inter",
            zoom=zoom,
        )
    return bytes(found)


def sheet(data: dict[str, Any], lang: str) -> str:
    """The whole picture as SVG, with colours instead of roles."""
    words = Words(data["experiment"]["game"], lang)
    body: list[str] = []
    y = _head(body, data, words)
    first = [plots.wins(data, words), plots.length(data, words), plots.known(data, words)]
    y = _row(body, first, y)
    maps = heats(data, words)
    right = [plots.winning(data, words), plots.luck(data, words)]
    third = 3 * GAP + 2 * COLUMN
    left = _panel(body, maps[0].panel, GAP, y, 2 * COLUMN + GAP) + GAP if maps else y
    left = _panel(body, right[1], GAP, left, COLUMN) + GAP
    bottom = [left, left, _panel(body, right[0], third, y) + GAP]
    if maps:
        bottom[1] = left - _height(right[1], COLUMN) - GAP
    others = plots.players(data, words)
    rest = [*([] if others is None else [others]), plots.closing(data, words), plots.ends(data, words)]
    for panel in (plots.branching(data, words), *rest):  # each where there is room first
        place = bottom.index(min(bottom))
        bottom[place] = _panel(body, panel, GAP + place * (COLUMN + GAP), bottom[place]) + GAP
    y = max(bottom)
    drawn = "".join(body)
    css = resolved(
        re.sub(r"@media.*?\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}", "", style(), flags=re.S), data["experiment"]["game"]
    )
    back = f'<rect width="{WIDTH:g}" height="{y:g}" fill="var(--wood)"/>'
    inside = resolved(f"{back}{drawn}", data["experiment"]["game"])
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH:g}" height="{y:g}"><style>{css}</style>{inside}</svg>'
    )


def resolved(text: str, game: str) -> str:
    """`var(--paper)` as the light theme has it."""
    roles = dict(re.findall(r"--([\w-]+):\s*([^;]+);", style().partition("/* dark */")[0]))
    roles["accent"] = roles.get(game, roles["ink"])
    for _ in range(3):  # roles that name roles
        text = re.sub(r"var\(--([\w-]+)\)", lambda found: roles.get(found[1], "none").strip(), text)
    return text


def _head(body: list[str], data: dict[str, Any], words: Words) -> float:
    told = headline(data, words)
    lines = wrapped(told.because, 105)[:3]
    height = max(112.0, 84.0 + 17 * len(lines) + (20 if len(data["variants"]) > 1 else 0))
    body.append(_paper(GAP, GAP, WIDTH - 2 * GAP, height))
    body.append(f'<rect x="{GAP}" y="{GAP}" width="{WIDTH - 2 * GAP}" height="4" fill="var(--accent)"/>')
    x, y = GAP + INSIDE, GAP + 28
    name = f"{data['experiment']['name']} · {words.said.say('name')}"
    body.append(f'<text x="{x}" y="{y}" class="t q">{escape(name)}</text>')
    body.append(f'<text x="{x}" y="{y + 30}" class="d" style="font-size:25px">{escape(told.title)}</text>')
    for number, line in enumerate(lines):
        body.append(f'<text x="{x}" y="{y + 52 + 17 * number}" class="t" style="font-size:13px">{escape(line)}</text>')
    if told.bar is not None:
        body.append(f'<g transform="translate({WIDTH - GAP - INSIDE - 500} {GAP + 24})">{told.bar.body}</g>')
    else:
        for number, (value, label) in enumerate(facts(data, words)):
            left = WIDTH - GAP - INSIDE - 560 + 280 * (number % 2)
            top = GAP + 34 + 46 * (number // 2)
            body.append(f'<text x="{left}" y="{top}" class="d">{escape(value)}</text>')
            body.append(f'<text x="{left}" y="{top + 16}" class="t s">{escape(label)}</text>')
    if len(data["variants"]) > 1:
        legend = "   ".join(f"{plots.LETTERS[index]}  {variant}" for index, variant in enumerate(data["variants"]))
        body.append(f'<text x="{x}" y="{GAP + height - 12}" class="t b" xml:space="preserve">{escape(legend)}</text>')
    return 2 * GAP + height


def _row(body: list[str], panels: list[Panel], y: float) -> float:
    """Panels side by side, on sheets of one height."""
    bottom = max(y + _height(panel, COLUMN) for panel in panels)
    for number, panel in enumerate(panels):
        _panel(body, panel, GAP + number * (COLUMN + GAP), y, COLUMN, bottom - y)
    return bottom + GAP


def _height(panel: Panel, width: float) -> float:
    lines = len(wrapped(panel.gist, int(SIGNS * width / COLUMN)))
    scale = (width - 2 * INSIDE) / panel.width
    return TITLE + 15 * (lines - 1) + panel.height * scale + INSIDE


def _panel(body: list[str], panel: Panel, x: float, y: float, width: float = COLUMN, height: float = 0.0) -> float:
    """A sheet with a drawing; returns where it ends."""
    lines = wrapped(panel.gist, int(SIGNS * width / COLUMN))
    scale = (width - 2 * INSIDE) / panel.width
    height = height or _height(panel, width)
    body.append(_paper(x, y, width, height))
    body.append(f'<text x="{x + INSIDE}" y="{y + 30}" class="d" style="font-size:18px">{escape(panel.title)}</text>')
    body.append(f'<text x="{x + width - INSIDE}" y="{y + 29}" class="t s e">{escape(panel.meta)}</text>')
    for number, line in enumerate(lines):
        body.append(f'<text x="{x + INSIDE}" y="{y + 48 + 15 * number}" class="t">{escape(line)}</text>')
    top = y + TITLE + 15 * (len(lines) - 1)
    body.append(f'<g transform="translate({x + INSIDE} {top}) scale({scale:.4f})">{panel.body}</g>')
    return y + height


def _paper(x: float, y: float, width: float, height: float) -> str:
    shape = f'x="{x}" width="{width}" height="{height}" rx="12"'
    return f'<rect {shape} y="{y + 2}" fill="#3c280f" fill-opacity=".22"/><rect {shape} y="{y}" fill="var(--paper)"/>'


def wrapped(sentence: str, most: int) -> list[str]:
    lines = [""]
    for word in sentence.split():
        if lines[-1] and len(lines[-1]) + len(word) >= most:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines
