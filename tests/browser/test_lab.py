"""The Lab: choose what to compare, watch, come back, open the report."""

import re

from playwright.sync_api import expect

from tests.browser.test_access import findings
from tests.browser.visitor import Visitors


def test_two_decks_are_compared_and_the_report_opens(visitors: Visitors) -> None:
    page = visitors.come(reduced_motion="reduce").go()
    page.get_by_role("link", name="Lab", exact=True).click()
    expect(page.get_by_role("heading", name="What shall we compare?")).to_be_visible()
    page.get_by_role("button", name="Siegestorm").click()
    expect(page.locator(".page")).to_have_attribute("data-game", "siegestorm")
    page.get_by_label("What differs").select_option("deck-a")
    page.get_by_label("Variant B", exact=True).select_option("seraphia")
    for seat in ("Player A", "Player B"):
        page.get_by_label(seat).select_option("random")
    page.get_by_label("games of each variant").select_option("20")
    page.get_by_role("button", name="Run the experiment").click()
    expect(page.get_by_role("heading", name="Done")).to_be_visible(timeout=120_000)  # whoever plays gives way to all
    expect(page.locator(".wins .figures b")).to_have_count(4)
    maps = page.locator(".plots #maps")  # plots of the report stand in the page
    shown = maps.locator("figure:visible")
    expect(shown).to_have_count(1)
    maps.get_by_role("button", name="B", exact=True).click()
    expect(maps.get_by_role("button", name="B", exact=True)).to_have_attribute("aria-pressed", "true")
    expect(shown).to_have_attribute("data-variant", "1")
    for title in ("How long it lasts", "When it is known", "What goes with winning", "Luck against skill"):
        expect(page.locator(".plots").get_by_role("heading", name=title)).to_be_visible()
    assert findings(page) == []
    page.reload()  # whoever comes back goes on looking
    expect(page.get_by_role("heading", name="Done")).to_be_visible()
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="Open the report").click()
    expect(opened.value).to_have_title(re.compile("Seraphia"))
