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
    assert findings(page) == []
    page.reload()  # whoever comes back goes on looking
    expect(page.get_by_role("heading", name="Done")).to_be_visible()
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="Open the report").click()
    expect(opened.value).to_have_title(re.compile("Seraphia"))
