"""A phone of 390 px: nothing sticks out, everything can be hit with a thumb."""

from contextlib import suppress

import pytest
from playwright.sync_api import Page, expect

from tests.browser import steady
from tests.browser.moments import MOMENTS
from tests.browser.visitor import PHONE, Visitors
from tests.server.table import RunningServer

HIT_PX = 40
# What can be pressed, is seen, and is smaller than a thumb. A label counts for its input; sections and points of
# the board have controls of their own below it, and links in a sentence flow with it.
SMALL = """least => [...document.querySelectorAll('button, a, input, select, textarea, summary')].flatMap(one => {
    const target = one.closest('label') ?? one;
    const { width, height, top, bottom } = target.getBoundingClientRect();
    const style = getComputedStyle(target);
    if (!width || style.visibility === 'hidden' || one.closest('.visually-hidden, [inert]')) return [];
    const reach = Number.parseFloat(getComputedStyle(target, '::after').height) || 0;
    if (width >= least - .5 && Math.max(height, reach) >= least - .5) return [];
    return [`${one.outerHTML.slice(0, 90)} ${width.toFixed()} x ${height.toFixed()}`];
})"""


def check(page: Page) -> None:
    wide, inner = page.evaluate("() => [document.documentElement.scrollWidth, window.innerWidth]")
    assert wide <= inner, f"the page is {wide} px wide on a screen of {inner} px"
    assert inner == PHONE["viewport"]["width"], "the page was laid out wider than the screen"
    assert page.evaluate(SMALL, HIT_PX) == []


def test_the_lobby_on_a_phone(visitors: Visitors) -> None:
    page = visitors.come(**PHONE).go()
    page.get_by_role("button", name="Set sail").wait_for()
    check(page)
    page.get_by_text("More settings").tap()
    check(page)


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_question_on_a_phone(visitors: Visitors, server: RunningServer, moment: str) -> None:
    visitor = visitors.sit(server.new_match("human human", start=MOMENTS[moment]), "S", **PHONE)
    page = visitor.page
    check(page)
    shown = page.get_by_role("group", name="Show").get_by_role("button")
    for part in shown.all():
        part.tap()
        check(page)
    shown.first.tap()
    page.get_by_role("button", name="More").tap()
    check(page)
    page.get_by_role("button", name="More").tap()
    page.get_by_role("button", name="Help").tap()
    expect(page.get_by_role("dialog", name="Help")).to_be_visible()
    check(page)


def test_a_turn_with_the_thumb(visitors: Visitors, server: RunningServer) -> None:
    match = server.new_match("human human", start="turn 4\nS @6,4 N\nI @7,5 N\nat plot")
    visitor = visitors.sit(match, "S", **PHONE)
    table, page = visitor.table.asked("plot"), visitor.page
    steady.watch(page)
    for card in (3, 0, 0):
        table.decision.locator(".hand .card").nth(card).tap()
    expect(table.primary).to_be_enabled()
    table.primary.tap()
    with match.sit("I") as isabella:
        isabella.do("plot S S S")
        while not isabella.now["choices"] and not table.line.choices:
            page.evaluate("0")  # lets what the page has heard come in
            with suppress(TimeoutError):
                isabella.next(0.2)
        while isabella.now["choices"] and isabella.now["asked"]["kind"] == "shot":
            isabella.do("hold")
    table.asked("shot")
    page.get_by_role("radio").nth(2).tap()
    expect(table.primary).to_have_text("Fire at row C")
    table.primary.tap()
    table.until(lambda: any("fires at row C" in text or '"row":"C"' in text for text in table.line.heard), "a shot")
    expect(page.get_by_role("region", name="Dice")).to_be_in_viewport(ratio=1)
    steady.check(page, ".asking", ".stage")


def test_end_and_replay_on_a_phone(visitors: Visitors, server: RunningServer) -> None:
    match = server.new_match("human human", start=MOMENTS["shot"])
    visitor = visitors.sit(match, "S", **PHONE)
    with match.sit("I") as isabella:
        isabella.ask("resign")
    expect(visitor.table.end).to_be_visible()
    check(visitor.page)
    visitor.page.get_by_role("link", name="Replay").first.tap()
    expect(visitor.page.get_by_role("slider")).to_be_visible()
    check(visitor.page)
