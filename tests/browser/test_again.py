"""Before a match and after it: called off, played again, found again; what the page says when something is amiss."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.moments import MOMENTS
from tests.browser.visitor import Visitors
from tests.server.table import RunningServer
from warbox.play.match import Match


def test_two_people_play_again_without_sending_a_link(visitors: Visitors, server: RunningServer) -> None:
    match = server.new_match("human human", start=MOMENTS["shot"])
    first, second = visitors.sit(match, "S"), visitors.sit(match, "I")
    with match.sit("S") as seat:
        seat.ask("resign")
    first.page.get_by_role("button", name="Play again").click()
    expect(first.page.get_by_text("They are asked at the last table")).to_be_visible()
    expect(second.page.get_by_role("alert")).to_contain_text("You are asked to play again.")

    page = second.go("#/")  # who has left finds it in the lobby
    asked = page.get_by_role("listitem").filter(has_text="Play again?")
    expect(asked).to_contain_text("Player S – Player I")
    asked.get_by_role("link", name="Play").click()
    page.get_by_role("button", name="Play again").click()
    first.table.asked("shot").do("shot C")
    second.table.ready().expect_question("Waiting for Seahawk")
    expect(second.table.log).to_contain_text("Seahawk fires at row C")
    assert first.page.url == page.url
    assert match.id not in page.url


def test_a_match_nobody_has_come_to_is_called_off(visitors: Visitors) -> None:
    host, guest = visitors.come(), visitors.come()
    page = host.go()
    page.get_by_role("button", name=re.compile("A friend")).click()
    page.get_by_role("button", name="Set sail").click()
    guest.page.goto(page.get_by_role("textbox").input_value())
    guest.page.get_by_label("Your name").fill("Mary")
    page.get_by_role("button", name="Call the match off…").click()
    page.get_by_role("button", name="Call the match off", exact=True).click()
    expect(page.get_by_text("No match of yours is under way.")).to_be_visible()
    guest.pardon("404")
    guest.page.get_by_role("button", name="Sit down").click()
    expect(guest.page.get_by_role("alert")).to_have_text("There is no such match.")


def test_an_own_match_is_found_though_the_list_is_full_of_others(
    visitors: Visitors, server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = server.new_match("human human", start=MOMENTS["plot"])
    server.new_match("human computer:recruit", start=MOMENTS["plot"])
    monkeypatch.setattr("warbox.server.routes.MOST_LISTED", 1)
    visitor = visitors.hold(mine, "S")
    page = visitor.go()
    item = page.get_by_role("listitem").filter(has_text="Your turn")
    expect(item).to_contain_text("Player S – Player I")
    expect(page.get_by_role("listitem").filter(has_text="Under way")).to_contain_text("Player S – Computer, Recruit")
    item.get_by_role("link", name="Play").click()
    visitor.table.asked("plot")


def test_a_server_that_does_not_answer_yet_is_told_of_and_waited_for(visitors: Visitors, server: RunningServer) -> None:
    match = server.new_match("human human", start=MOMENTS["shot"])
    visitor = visitors.hold(match, "S")
    visitor.pardon("ERR_FAILED")
    page = visitor.page
    page.route("**/api/matches/*", lambda route: route.abort())
    visitor.go(f"#/table/{match.id}")
    expect(page.get_by_text("The server does not answer. Is it running?")).to_be_visible()
    page.unroute("**/api/matches/*")
    visitor.table.asked("shot")


def test_a_computer_that_cannot_answer_is_told_of(
    visitors: Visitors, server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = Match.submit

    def submit(self: Match, seat: int, action: Any) -> Any:
        if seat == 1:
            raise ZeroDivisionError
        return real(self, seat, action)

    monkeypatch.setattr("warbox.server.hall.COMPUTER_AGAIN_SECONDS", (0.01,))
    monkeypatch.setattr(Match, "submit", submit)
    match = server.new_match("human computer:recruit", start="S @6,4 N\nI @7,4 N\nat shot I shots=2")
    visitor = visitors.sit(match, "S")
    expect(visitor.page.get_by_role("alert")).to_contain_text("Royal Isabella cannot answer")
