"""Two people far apart: a link, two browsers, one match from the first crew member to the last captain."""

import re

from playwright.sync_api import expect

from tests.browser import steady
from tests.browser.choices import Captain
from tests.browser.visitor import Visitor, Visitors


def invite(visitors: Visitors) -> tuple[Visitor, Visitor]:
    """One makes a match and sends the link, the other opens it."""
    host = visitors.come()
    page = host.go()
    page.get_by_role("button", name=re.compile("A friend")).click()
    page.get_by_role("button", name="Set sail").click()
    expect(page.get_by_role("heading", name="Waiting for your friend")).to_be_visible()
    link = page.get_by_role("textbox").input_value()

    guest = visitors.come(viewport={"width": 1280, "height": 720})
    guest.page.goto(link)
    guest.page.get_by_label("Your name").fill("Mary")
    guest.page.get_by_role("button", name="Sit down").click()
    return host, guest


def test_a_whole_match_of_two_browsers_from_the_link_to_the_last_captain(visitors: Visitors) -> None:
    host, guest = invite(visitors)
    tables = [one.table.asked("deploy") for one in (host, guest)]
    assert [table.seat for table in tables] == ["S", "I"]
    expect(host.page.get_by_role("region", name="Royal Isabella").get_by_text("Mary")).to_be_visible()
    for table in tables:
        steady.watch(table.page)
    captains = [Captain(table) for table in tables]
    seen = set()
    while not any(table.is_over for table in tables):
        tables[0].until(lambda: any(one.line.choices or one.is_over for one in tables), "somebody is asked")
        for table, captain in zip(tables, captains, strict=True):
            if table.line.choices and not table.is_over:
                seen.add(table.line.now["asked"]["kind"])
                captain.answer()
    assert {"deploy", "plot", "shot", "step"} <= seen
    for table in tables:
        expect(table.end).to_be_visible()
        steady.check(table.page, ".asking", ".tray", ".log", ".board")
        for told in ("In range!", "Collision at", "The last salvo", "First to board", "Melee in"):
            expect(table.log).to_contain_text(told)
    headings = {table.end.get_by_role("heading").inner_text() for table in tables}
    assert headings == {"Victory!", "Defeat"}


def test_who_opens_the_link_later_cannot_take_the_seat(visitors: Visitors) -> None:
    host = visitors.come()
    page = host.go()
    page.get_by_role("button", name=re.compile("A friend")).click()
    page.get_by_role("button", name="Set sail").click()
    link = page.get_by_role("textbox").input_value()
    for name in ("Mary", "Anne"):
        guest = visitors.come()
        guest.page.goto(link)
        guest.page.get_by_label("Your name").fill(name)
        guest.page.get_by_role("button", name="Sit down").click()
        if name == "Mary":
            guest.table.asked("deploy")
        else:
            guest.pardon("40[0-9]")
            expect(guest.page.get_by_role("alert")).to_be_visible()
