"""Somebody who has never been here: one page, one button, and the game is on."""

import re

from playwright.sync_api import expect

from tests.browser.choices import towards_the_captain
from tests.browser.visitor import Visitors
from tests.server.table import RunningServer

# The Seahawk's people are all around the other captain, and it is his turn: he runs, or he fights.
NEAR_THE_END = """
placement same S=starboard I=port
S crew=I.G3:3,I.G5:3,I.H3:3,I.G4:3 captain=D5
I crew=A4:1 captain=H5
at step I
"""


def test_a_newcomer_is_in_a_game_against_the_computer_with_one_click(visitors: Visitors) -> None:
    visitor = visitors.come(pace=None)
    page = visitor.go()
    expect(page.get_by_role("heading", name="Five wars in a box")).to_be_visible()
    page.get_by_role("button", name="Set sail").click()

    table = visitor.table.asked("deploy")
    table.expect_question("Place your first free crew member")
    table.do("place crew G4", "place crew H4", "place captain H4")
    table.asked("plot").expect_question("Plot your three manoeuvres")
    table.do("plot F F F")
    table.asked("plot")
    expect(table.log).to_contain_text("Seahawk sails to 6,2")
    expect(table.log).to_contain_text("Royal Isabella ")


def test_games_whose_rules_are_not_there_yet_are_not_offered(visitors: Visitors, server: RunningServer) -> None:
    page = visitors.come().go()
    shelf = page.get_by_role("navigation", name="Games")
    expect(shelf.get_by_role("button")).to_have_count(5)
    expect(shelf.locator("[data-game=broadsides]")).to_be_enabled()
    ready = {game["slug"] for game in server.get("/api/games") if game["ready"]}
    for slug in {"broadsides", "onboard", "siegestorm", "firstwave", "tideofiron"} - ready:
        expect(shelf.locator(f"[data-game={slug}]")).to_be_disabled()
        expect(shelf.locator(f"[data-game={slug}]")).to_contain_text("Not yet in the box")


def test_a_whole_match_against_the_computer_is_played_to_its_end(visitors: Visitors) -> None:
    visitor = visitors.come()
    page = visitor.go()
    page.get_by_text("More settings").click()
    page.get_by_label("Your name").fill("Nell")
    page.get_by_label("Start from a position").fill(NEAR_THE_END)
    page.get_by_role("button", name="Recruit").click()
    page.get_by_role("button", name="Set sail").click()
    table = visitor.table.asked("step")

    def choose(choices: list[str]) -> str:
        if table.line.now["asked"]["kind"] == "step":
            return towards_the_captain(table.line.now["view"], "S", choices)
        return choices[0]

    table.play_on(choose)
    expect(table.end).to_be_visible()
    expect(table.end.get_by_role("heading")).to_have_text(re.compile("Victory!|Defeat|A draw"))
    expect(page.get_by_role("link", name="Replay")).to_be_visible()
    page.get_by_role("link", name="Back to the lobby").last.click()
    page.get_by_role("button", name=re.compile("finished match")).click()
    expect(page.get_by_role("listitem").filter(has_text="Nell").first).to_contain_text(re.compile("won by|drawn"))


def test_a_position_that_cannot_be_is_refused_with_line_and_reason(visitors: Visitors) -> None:
    visitor = visitors.come()
    visitor.pardon("400|422")
    page = visitor.go()
    page.get_by_text("More settings").click()
    page.get_by_label("Start from a position").fill("turn 1\nS @6,8 N")
    page.get_by_role("button", name="Set sail").click()
    expect(page.get_by_role("alert")).to_contain_text("line 2: not a point at sea")


def test_a_match_that_is_not_there_says_so(visitors: Visitors) -> None:
    visitor = visitors.come()
    visitor.pardon("404")
    page = visitor.go("#/table/nosuchmatch")
    expect(page.get_by_text("There is no such match.")).to_be_visible()
    page.get_by_role("link", name="Back to the lobby").last.click()
    expect(page.get_by_role("heading", name="Five wars in a box")).to_be_visible()
