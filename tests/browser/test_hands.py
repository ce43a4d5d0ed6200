"""A person lets the computer play on, sees that it does, and takes the seat back."""

from playwright.sync_api import expect

from tests.browser.visitor import Visitors
from tests.server.table import RunningServer

GUNS = "turn 3\nS @6,4 N\nI @7,5 S\nat plot"


def test_the_computer_plays_for_a_while(visitors: Visitors, server: RunningServer) -> None:
    match = server.new_match("human human", start=GUNS)
    seahawk, isabella = (visitors.sit(match, letter) for letter in "SI")
    seahawk.table.asked("plot")
    seahawk.page.get_by_role("button", name="More").click()
    seahawk.page.get_by_role("button", name="Let the computer play for me").click()
    back = seahawk.page.get_by_role("button", name="Play on myself")
    expect(back).to_be_visible()
    expect(isabella.page.get_by_text("Played by the computer for now")).to_be_visible()
    expect(isabella.table.log).to_contain_text("A computer decides for Seahawk from now on.")
    back.click()
    expect(back).to_have_count(0)
    expect(isabella.page.get_by_text("Played by the computer for now")).to_have_count(0)
    expect(isabella.table.log).to_contain_text("Seahawk decides again.")
