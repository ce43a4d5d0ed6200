"""Everybody can play: axe-core finds nothing serious, the keyboard suffices, a phone is wide enough."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.screenshots import BOARD, FIRE, PHONE, PLOT
from tests.browser.visitor import Visitors
from tests.server.table import RunningServer

AXE = Path(__file__).parents[2] / "ui" / "node_modules" / "axe-core" / "axe.min.js"
MOST_BYTES = 250_000  # of the first load, compressed
MOMENTS = {"plot": PLOT, "shot": FIRE, "boarding": BOARD}


def serious(page: Page) -> list[str]:
    """What axe-core finds serious or critical, each with the place."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {node['target']}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_lobby_has_no_serious_finding(visitors: Visitors, theme: str) -> None:
    page = visitors.come(color_scheme=theme, reduced_motion="reduce").go()
    expect(page.get_by_role("button", name="Set sail")).to_be_visible()
    assert serious(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_table_has_no_serious_finding(visitors: Visitors, server: RunningServer, moment: str, theme: str) -> None:
    match = server.new_match("human human", start=MOMENTS[moment])
    visitor = visitors.sit(match, "S", color_scheme=theme, reduced_motion="reduce")
    expect(visitor.page.get_by_text("Your decision")).to_be_visible()
    assert serious(visitor.page) == []


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_phone_never_scrolls_sideways(visitors: Visitors, server: RunningServer, moment: str) -> None:
    match = server.new_match("human human", start=MOMENTS[moment])
    page = visitors.sit(match, "S", viewport=PHONE, reduced_motion="reduce").page
    expect(page.get_by_text("Your decision")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_the_lobby_fits_a_phone(visitors: Visitors) -> None:
    page = visitors.come(viewport=PHONE).go()
    expect(page.get_by_role("button", name="Set sail")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_a_plot_is_made_and_sealed_with_the_keyboard_alone(visitors: Visitors, server: RunningServer) -> None:
    match = server.new_match("human human", start=PLOT)
    visitor = visitors.sit(match, "S", reduced_motion="reduce")
    page = visitor.page
    expect(page.get_by_text("Your decision")).to_be_visible()
    for key in "FLD":
        page.keyboard.press(key)
    seal = page.get_by_role("button", name="Seal the plot")
    expect(seal).to_be_enabled()
    for _ in range(60):
        if seal.evaluate("one => one === document.activeElement"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Your decision")).to_be_hidden()


def test_the_first_load_is_small(visitors: Visitors) -> None:
    visitor = visitors.come()
    sizes: list[int] = []
    visitor.page.on("requestfinished", lambda request: sizes.append(request.sizes()["responseBodySize"]))
    visitor.go().wait_for_load_state("networkidle")
    assert 50_000 < sum(sizes) < MOST_BYTES
