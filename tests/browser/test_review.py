"""A finished match looked at again: the curve, the turning points, the board at the moment; by mouse and by keys."""

import re

from playwright.sync_api import expect

from tests.browser.visitor import Visitors
from tests.server.table import RunningServer, play_on

NEAR_THE_END = "turn 12\nS @6,4 N fore=0 mizzen=0 aft=0\nI @7,4 N\nat turn"


def test_a_review_leads_from_the_end_of_a_match_to_its_turning_points(
    visitors: Visitors, server: RunningServer
) -> None:
    match = server.new_match("human human", start=NEAR_THE_END)
    with match.sit("S") as seahawk, match.sit("I") as isabella:
        play_on({"S": seahawk, "I": isabella}, choose=max)
    visitor = visitors.sit(match, "S")
    page = visitor.page
    page.get_by_role("link", name="Review").click()
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible(timeout=60_000)
    expect(page.get_by_role("region", name="Chance of winning")).to_be_visible()
    point = page.get_by_role("button", name="Turning point 1")
    expect(point).to_be_visible()
    point.click()
    expect(point).to_have_attribute("aria-current", "step")
    expect(page.locator("body")).not_to_contain_text(re.compile(r"\bui-[a-z]"))  # choices are told in words
    page.keyboard.press("End")
    last = slider.get_attribute("max") or ""
    expect(slider).to_have_value(last)
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(int(last) - 1))
    page.wait_for_url(f"**/#/review/{match.id}/{int(last) - 1}")
    page.get_by_role("button", name="Every step as a table").click()
    rows = page.get_by_role("region", name="Every step as a table").get_by_role("row")
    expect(rows).to_have_count(int(last) + 2)
    page.get_by_role("button", name="Français").first.click()
    expect(page.get_by_role("heading", name="Tournants")).to_be_visible()


def test_a_match_that_goes_on_is_not_reviewed(visitors: Visitors, server: RunningServer) -> None:
    match = server.new_match("human human", start=NEAR_THE_END)
    visitor = visitors.come()
    visitor.pardon("409")
    page = visitor.go(f"#/review/{match.id}")
    expect(page.get_by_role("alert")).to_be_visible()
