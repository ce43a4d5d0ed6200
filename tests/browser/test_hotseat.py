"""Two people at one screen: a curtain falls whenever one of them is to choose in secret."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.table import TablePage
from tests.browser.visitor import Visitor, Visitors
from tests.server.table import RunningServer


def ready(page: Page, name: str) -> None:
    page.get_by_role("button", name=f"I am {name}").click()


def test_pass_and_play_from_the_lobby_through_the_first_turn(visitors: Visitors) -> None:
    visitor = visitors.come()
    page = visitor.go()
    page.get_by_role("button", name=re.compile("This screen")).click()
    page.get_by_role("button", name="Set sail").click()
    table = visitor.table.ready()
    table.do("place crew A4", "place crew B3", "place captain C4")
    expect(page.get_by_role("heading", name="Pass the screen to Royal Isabella")).to_be_visible()
    assert page.locator("[data-spot]").count() == 0, "nothing of the table is to be seen behind the curtain"

    ready(page, "Royal Isabella")
    table.expect_question("Place your first free crew member")
    expect(table.spot("S.C4")).not_to_have_attribute("aria-label", re.compile("captain"))
    table.do("place crew G4", "place crew G4", "place captain H4")

    table.asked("plot")
    first = table.shown_seat()
    second = {"Seahawk": "Royal Isabella", "Royal Isabella": "Seahawk"}[first]
    table.put("F", "F", "F")
    table.primary.click()
    expect(page.get_by_role("heading", name=f"Pass the screen to {second}")).to_be_visible()
    ready(page, second)
    table.expect_question("Plot your three manoeuvres")
    hidden = page.get_by_role("list", name=f"Cards of the {first}").get_by_role("listitem")
    assert [card.get_attribute("aria-label") for card in hidden.all()] == [f"{slot}: face down" for slot in (1, 2, 3)]
    table.put("F", "S", "F")
    table.primary.click()
    expect(table.log).to_contain_text("sails to")


def whole(page: Page) -> str:
    """Everything in the page, and everything that a screen reader is told."""
    return page.locator("html").inner_html() + page.locator("body").aria_snapshot()


@pytest.fixture
def other_plots(visitors: Visitors, server: RunningServer) -> list[str]:
    """What is seen behind the curtain and after it, in two matches that differ only in the other's plot."""
    seen = []
    for plot in ("F L R", "S S S"):
        match = server.new_match("human human", start="turn 3\nS @6,4 N\nI @6,12 S\nat plot")
        visitor: Visitor = visitors.sit(match, "SI")
        table: TablePage = visitor.table.asked("plot")
        assert table.shown_seat() == "Seahawk"
        table.put(*plot.split())
        table.primary.click()
        curtain = visitor.page.get_by_role("button", name="I am Royal Isabella")
        curtain.wait_for()
        seen.append(whole(visitor.page).replace(match.id, "MATCH"))
        curtain.click()
        table.expect_question("Plot your three manoeuvres")
        table.spot("S.A4").hover()
        visitor.page.get_by_text("A4 of the Seahawk").first.wait_for()
        seen.append(whole(visitor.page).replace(match.id, "MATCH"))
    return seen


def test_the_others_plot_is_neither_in_the_page_nor_in_the_accessibility_tree(other_plots: list[str]) -> None:
    curtain, after, other_curtain, other_after = other_plots
    assert curtain == other_curtain
    assert after == other_after


def test_without_a_secret_the_screen_goes_over_without_a_curtain(visitors: Visitors, server: RunningServer) -> None:
    match = server.new_match("human human", start="S @6,4 N\nI @7,4 N\nat shot S shots=1 then=1")
    table = visitors.sit(match, "SI").table
    table.do("shot C")
    table.asked("shot")
    expect(table.page.get_by_role("radiogroup", name="Rows of the Seahawk")).to_be_visible()
