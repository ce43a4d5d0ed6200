"""The report as one page: no network, no other file. A few lines of script choose among the maps."""

import shlex
from base64 import b64encode
from hashlib import sha256
from html import escape
from importlib.resources import files
from typing import Any, Final

import msgspec

from warbox.lab.report import plots
from warbox.lab.report.draw import Panel
from warbox.lab.report.maps import ALL, Heat, heats
from warbox.lab.report.verdict import facts, headline
from warbox.lab.report.words import Words

HERE: Final = files(__package__)
FONTS: Final = (("Inter", 400, "inter-400"), ("Inter", 600, "inter-600"), ("Fraunces", 600, "fraunces-600"))

SCRIPT: Final = """
const maps = document.getElementById('maps');
if (maps) {
  const chosen = { layer: maps.dataset.layer, variant: '0', side: '*' };
  const show = () => {
    for (const one of maps.querySelectorAll('figure'))
      one.hidden = !Object.keys(chosen).every((key) => one.dataset[key] === chosen[key]);
    for (const one of maps.querySelectorAll('button'))
      one.setAttribute('aria-pressed', String(chosen[one.dataset.key] === one.value));
  };
  maps.addEventListener('click', (event) => {
    const button = event.target.closest('button');
    if (button) { chosen[button.dataset.key] = button.value; show(); }
  });
  show();
}
"""


# what the page may do, for browsers and for servers that send it: nothing from elsewhere, and this script alone
POLICY: Final = (
    "default-src 'none'; style-src 'unsafe-inline'; font-src data:; "
    f"script-src 'sha256-{b64encode(sha256(SCRIPT.encode()).digest()).decode()}'"
)


def page(data: dict[str, Any], lang: str = "en") -> str:
    """The findings as HTML."""
    experiment = data["experiment"]
    words = Words(experiment["game"], lang)
    title = escape(f"{experiment['name']} · {words.said.say('name')}")
    first = [plots.wins(data, words), plots.length(data, words), plots.known(data, words)]
    last = [plots.closing(data, words), plots.ends(data, words)]
    others = plots.players(data, words)
    if others is not None:
        last.insert(0, others)
    maps = heats(data, words)
    pair = f'<div class="pair">{_panel(plots.luck(data, words))}{_panel(plots.branching(data, words))}</div>'
    middle = f'<div class="column">{_maps(maps, data, words)}{pair}</div>{_panel(plots.winning(data, words))}'
    return f"""<!doctype html>
<html lang="{words.lang}" data-game="{experiment["game"]}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>{_fonts()}{style()}</style>
</head>
<body>
<header class="topbar"><b class="box">Warbox</b><span class="title">{escape(words("lab"))}</span>
<span class="where">{escape(words.said.say("name"))}</span></header>
<main>
{_headline(data, words)}
<div class="row three">{"".join(_panel(one) for one in first)}</div>
<div class="row two">{middle}</div>
<div class="{"row three" if len(last) == 3 else "pair"}">{"".join(_panel(one) for one in last)}</div>
{_experiment(data, words)}
</main>
<script>{SCRIPT}</script>
</body>
</html>
"""


def panels(data: dict[str, Any], lang: str = "en") -> str:
    """What the page of the lab does not draw itself, to be shown in it with the same style."""
    words = Words(data["experiment"]["game"], lang)
    rows = [(plots.length, plots.known), (plots.winning, plots.branching), (plots.luck, plots.ends)]
    above, beside, below = ("".join(_panel(plot(data, words)) for plot in row) for row in rows)
    middle = f'<div class="row two">{_maps(heats(data, words), data, words)}<div class="column">{beside}</div></div>'
    return f'<div class="pair">{above}</div>{middle}<div class="pair">{below}</div>'


def style() -> str:
    return (HERE / "style.css").read_text(encoding="utf-8")


def _fonts() -> str:
    found = []
    for family, weight, name in FONTS:
        data = b64encode((HERE / "fonts" / f"{name}.ttf").read_bytes()).decode()
        source = f'url(data:font/ttf;base64,{data}) format("truetype")'
        found.append(f'@font-face{{font-family:"{family}";font-weight:{weight};src:{source}}}')
    return "".join(found)


def _panel(panel: Panel) -> str:
    return f'<section class="sheet panel">{_titled(panel)}</section>'


def _titled(panel: Panel) -> str:
    return (
        f'<header><h2>{escape(panel.title)}</h2><span class="meta">{escape(panel.meta)}</span></header>'
        f'<p class="gist">{escape(panel.gist)}</p>{panel.svg if panel.body else ""}'
    )


def _headline(data: dict[str, Any], words: Words) -> str:
    told = headline(data, words)
    tiles = "".join(
        f"<li><b>{escape(value)}</b><span>{escape(label)}</span></li>" for value, label in facts(data, words)
    )
    test = "" if told.bar is None else told.bar.svg
    names = "".join(
        f'<li><i class="letter{" b" if index else ""}">{plots.LETTERS[index]}</i>{escape(name)}</li>'
        for index, name in enumerate(data["variants"])
    )
    legend = f'<ul class="legend">{names}</ul>' if len(data["variants"]) > 1 else ""
    return (
        f'<section class="sheet result"><div><p class="eyebrow">{escape(data["experiment"]["name"])}</p>'
        f'<h1>{escape(told.title)}</h1><p class="because">{escape(told.because)}</p>{legend}</div>'
        f'<div class="beside">{test}<ul class="facts">{tiles}</ul></div></section>'
    )


def _maps(maps: list[Heat], data: dict[str, Any], words: Words) -> str:
    if not maps:
        return ""
    names = {side["seats"][0]: words.side(side["seats"]) for side in data["summary"]["sides"]}
    layers = {heat.layer: words(f"layer-{heat.layer}") for heat in maps}
    variants = {str(heat.variant): plots.LETTERS[heat.variant] for heat in maps}
    sides = {heat.side: names.get(heat.side) or words.seat(heat.side) for heat in maps} | {ALL: words("all-sides")}
    choices = (("layer", layers), ("variant", variants), ("side", sides))
    toggles = "".join(_toggle(key, named) for key, named in choices if len(named) > 1)
    figures = []
    for place, heat in enumerate(maps):
        hidden = "" if place == 0 else " hidden"
        figures.append(
            f'<figure data-layer="{heat.layer}" data-variant="{heat.variant}" data-side="{heat.side}"{hidden}>'
            f"{_titled(heat.panel)}</figure>"
        )
    inside = f'<div class="toggles">{toggles}</div>{"".join(figures)}'
    return f'<section class="sheet panel" id="maps" data-layer="{maps[0].layer}">{inside}</section>'


def _toggle(key: str, choices: dict[str, str]) -> str:
    buttons = []
    for place, (value, name) in enumerate(choices.items()):
        pressed = "false" if place else "true"
        buttons.append(
            f'<button type="button" data-key="{key}" value="{value}" aria-pressed="{pressed}">{escape(name)}</button>'
        )
    return f'<div class="toggle">{"".join(buttons)}</div>'


def _experiment(data: dict[str, Any], words: Words) -> str:
    """What was played, to the letter, so that anybody can play it again."""
    experiment = data["experiment"]
    lines = msgspec.json.format(msgspec.json.encode(_short(experiment)), indent=2).decode()
    command = shlex.join(["warbox", "lab", "run", f"{experiment['name']}.toml"])
    how = escape(words("again-how", command=command, rules=data["rules_version"]))
    title = f"<summary>{escape(words('again'))}</summary>"
    return f'<details class="sheet take">{title}<p>{how}</p><pre>{escape(lines)}</pre></details>'


def _short(value: Any) -> Any:
    """Whole files, such as missions, would fill the page: they are cut."""
    if isinstance(value, dict):
        return {key: _short(one) for key, one in value.items()}
    return f"{value[:60]}…" if isinstance(value, str) and len(value) > 60 else value
