"""What a page is sent and what it shows does not depend on what its reader may not know."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visitors
from tests.server.table import RunningServer

START = "turn 3\nS @6,4 N\nI @6,12 S\nat plot"


@pytest.mark.parametrize("letter", ["", "I"], ids=["spectator", "opponent"])
def test_pages_of_two_matches_that_differ_in_a_sealed_plot_are_equal(
    visitors: Visitors, server: RunningServer, letter: str
) -> None:
    learnt = []
    for plot in ("plot F L R", "plot S S S"):
        match = server.new_match("human human", start=START)
        watcher = visitors.sit(match, letter)
        plate = watcher.page.locator(".seat-plate", has_text="Seahawk")
        with match.sit("S") as seahawk:
            seahawk.do(plot)
            watcher.table.until(lambda: watcher.table.line.n == 1, "the plot is known to be made")  # noqa: B023
            watcher.page.get_by_text("Seahawk has plotted.").wait_for()
            expect(plate.locator("small")).to_have_text(re.compile("online$"))  # nobody comes or goes meanwhile
            learnt.append(watcher.learnt(match))
    assert learnt[0] == learnt[1]


def test_a_spectator_has_no_choice_and_no_menu_for_players(visitors: Visitors, server: RunningServer) -> None:
    match = server.new_match("human human", start=START)
    watcher = visitors.sit(match)
    watcher.table.expect_question("Waiting for Seahawk, Royal Isabella")
    assert watcher.table.decision.locator(".actions button").count() == 0
    watcher.page.get_by_role("button", name="More").click()
    assert watcher.page.get_by_role("button", name=re.compile("Resign")).count() == 0


def test_a_spectator_sees_cards_face_down_and_everything_after_the_end(
    visitors: Visitors, server: RunningServer
) -> None:
    match = server.new_match("human human", start=START)
    watcher = visitors.sit(match)
    page = watcher.page
    cards = page.get_by_role("list", name="Cards of the Seahawk").get_by_role("listitem")

    def faces() -> list[str]:
        return [str(card.get_attribute("aria-label")) for card in cards.all()]

    with match.sit("S") as seahawk, match.sit("I") as isabella:
        seahawk.do("plot F L R")
        page.get_by_text("Seahawk has plotted.").wait_for()
        assert faces() == [f"{slot}: face down" for slot in (1, 2, 3)]
        isabella.ask("resign")
    expect(watcher.table.end.get_by_role("heading")).to_have_text("Seahawk wins")
    page.get_by_role("link", name="Replay").first.click()
    page.get_by_role("slider").fill("1")
    expect(cards.first).to_have_attribute("aria-label", "1: Forward")
    assert faces() == ["1: Forward", "2: Turn port", "3: Turn starboard"]
