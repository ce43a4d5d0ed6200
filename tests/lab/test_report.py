"""Reports: one page without anything from elsewhere, a picture, and figures; boards that know all their places."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.program import run
from tests.lab.experiments import here, small
from warbox.games import SLUGS, load_game
from warbox.lab.boards import chart_of, layers_of
from warbox.lab.experiment import experiment_of
from warbox.lab.findings import findings
from warbox.lab.report import page, picture
from warbox.lab.report.page import style
from warbox.lab.run import Run
from warbox.lab.watch import watch_game

UI = Path(__file__).parents[2] / "ui" / "src"


def test_every_place_that_is_noted_is_on_the_chart_and_every_word_is_in_the_catalogue() -> None:
    for slug in SLUGS:
        experiment = experiment_of({"game": slug, "players": "random", "seed": 4, "games": 2})
        rows = [watch_game(experiment, 0)]
        chart = chart_of(slug, load_game(slug).new(experiment.variants[0].options))
        assert chart is not None
        known = {place.name for place in chart.places}
        noted = {
            (layer, place)
            for row in rows
            for layers in row.places.values()
            for layer, places in layers.items()
            for place in places
        }
        assert {layer for layer, _ in noted} <= set(layers_of(slug))
        # a creature that storms stands in no space of a track
        assert {
            place for _, place in noted if place not in known and not re.fullmatch(r"[A-D]\.S\d\d?", place)
        } == set()
        data = findings(experiment, rows)
        for lang in ("en", "fr"):
            told = page(data, lang)
            assert "lab-report-" not in told
            assert re.findall(r"(?:src|href)=|url\((?!data:)|@import|<link", told) == []


def test_a_report_is_a_page_a_picture_and_figures(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    experiment = small(games=2, players=["random", "greedy"], variants={"<a>": {}, "b & c": {"captain-counts": "no"}})
    with Run(experiment, tmp_path) as one:
        list(one.play(1, crew=here))
        rows = one.rows()
    done = run(monkeypatch, "lab", "report", str(tmp_path))
    assert (done.code, done.err) == (0, "")
    assert "report.html, report.json, report.png" in done.out
    told = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "&lt;a&gt;" in told
    assert "<a>" not in told
    figures = json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))
    assert figures == json.loads(json.dumps(findings(experiment, rows)))
    drawn = (tmp_path / "report.png").read_bytes()
    assert drawn.startswith(b"\x89PNG")
    assert drawn == picture(figures, "en")
    assert int.from_bytes(drawn[16:20]) == 2148  # pixels wide


def test_a_folder_without_a_game_has_no_report(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    Run(small(), tmp_path).close()
    done = run(monkeypatch, "lab", "report", str(tmp_path))
    assert (done.code, done.out) == (2, "")
    assert "has no finished game yet" in done.err


@pytest.mark.parametrize("dark", [False, True])
def test_the_report_has_the_colours_of_the_page(dark: bool) -> None:
    def roles(css: str) -> dict[str, str]:
        return dict(re.findall(r"--([\w-]+):\s*([^;]+);", re.sub(r"/\*.*?\*/", "", css)))

    def theirs(path: Path) -> dict[str, str]:
        light_page, _, dark_page = path.read_text(encoding="utf-8").partition("@media (prefers-color-scheme: dark)")
        return roles(dark_page.partition(":root[data-theme")[0] if dark else light_page)

    known = theirs(UI / "lib" / "tokens.css")
    for slug in SLUGS:
        css = (UI / "games" / slug / "colours.css").read_text(encoding="utf-8")
        both = re.search(r"--accent: light-dark\((#\w+), (#\w+)\)", css)
        assert both is not None
        known[slug] = both[1 + dark]
    light, _, rest = style().partition("/* dark */")
    own = roles(rest.partition("[data-game")[0] if dark else light)
    own = {name: value for name, value in own.items() if name != "accent" and not name.startswith("font-")}
    assert len(own) > 20
    assert {name: value for name, value in own.items() if known.get(name) != value} == {}
