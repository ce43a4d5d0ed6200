"""What axe-core finds: nothing serious, in light and in dark."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.moments import MOMENTS
from tests.browser.visitor import PHONE, Visitors
from tests.server.table import RunningServer

AXE = Path(__file__).parents[2] / "ui" / "node_modules" / "axe-core" / "axe.min.js"


def findings(page: Page) -> list[str]:
    """Serious and critical findings, with the elements they are about."""
    assert AXE.is_file(), "axe-core is installed with what builds the page: make page"
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate("async () => (await axe.run(document)).violations")
    return [
        f"{one['id']}: {node['target']} {node.get('failureSummary', '')[:200]}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("light", ["light", "dark"])
def test_the_lobby_has_no_serious_finding(visitors: Visitors, light: str) -> None:
    page = visitors.come(color_scheme=light, reduced_motion="reduce").go()
    page.get_by_role("button", name="Set sail").wait_for()
    page.get_by_text("More settings").click()
    assert findings(page) == []


@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize("moment", MOMENTS)
def test_no_question_has_a_serious_finding(visitors: Visitors, server: RunningServer, moment: str, light: str) -> None:
    match = server.new_match("human human", start=MOMENTS[moment])
    visitor = visitors.sit(match, "S", color_scheme=light, reduced_motion="reduce")
    visitor.table.asked()
    assert findings(visitor.page) == []


@pytest.mark.parametrize("light", ["light", "dark"])
def test_end_and_replay_have_no_serious_finding(visitors: Visitors, server: RunningServer, light: str) -> None:
    match = server.new_match("human human", start=MOMENTS["shot"])
    visitor = visitors.sit(match, "S", color_scheme=light, reduced_motion="reduce")
    visitor.table.do("shot C")
    with match.sit("I") as isabella:
        isabella.ask("resign")
    expect(visitor.table.end).to_be_visible()
    assert findings(visitor.page) == []
    visitor.page.get_by_role("link", name="Replay").first.click()
    expect(visitor.page.get_by_role("slider")).to_be_visible()
    assert findings(visitor.page) == []


@pytest.mark.parametrize("moment", ["plot", "shot", "step"])
def test_a_phone_has_no_serious_finding(visitors: Visitors, server: RunningServer, moment: str) -> None:
    match = server.new_match("human human", start=MOMENTS[moment])
    visitor = visitors.sit(match, "S", reduced_motion="reduce", **PHONE)
    visitor.table.asked()
    assert findings(visitor.page) == []


def test_axe_finds_what_is_wrong(visitors: Visitors) -> None:
    page = visitors.come().go()
    page.get_by_role("button", name="Set sail").wait_for()
    page.evaluate("() => document.querySelector('.topbar').append(document.createElement('button'))")
    assert any(text.startswith("button-name") for text in findings(page))
