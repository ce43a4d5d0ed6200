"""Undo alone, take back together, give up."""

import re

from playwright.sync_api import expect

from tests.browser.visitor import Visitor, Visitors
from tests.server.table import RunningServer

SHOOTING = "turn 5 step=1\nS @6,4 N plot=S,S,S\nI @7,4 N plot=S,S,S\nat shot S shots=3 then=2"


def menu(visitor: Visitor, item: str) -> None:
    visitor.page.get_by_role("button", name="More").click()
    visitor.page.get_by_role("button", name=item).click()


def test_what_nobody_has_seen_is_undone_without_asking(visitors: Visitors, server: RunningServer) -> None:
    table = visitors.sit(server.new_match("human human"), "S").table
    table.do("place crew G4")
    table.expect_question("Place your second free crew member")
    table.button("Undo").click()
    table.expect_question("Place your first free crew member")
    expect(table.spot("S.G4")).not_to_have_attribute("aria-label", re.compile("crew"))


def test_a_sealed_plot_can_be_taken_up_again_until_it_is_revealed(visitors: Visitors, server: RunningServer) -> None:
    match = server.new_match("human human", start="turn 3\nS @6,4 N\nI @6,12 S\nat plot")
    table = visitors.sit(match, "S").table
    table.do("plot F F F")
    table.page.keyboard.press("u")
    table.expect_question("Plot your three manoeuvres")
    assert [slot.split()[0] for slot in table.slots()] == ["Forward"] * 3, "the cards lie where they lay"
    for _ in range(3):
        table.button("Undo").click()
    table.do("plot R R R")
    with match.sit("I") as isabella:
        isabella.do("plot S S S")
    table.asked("plot")
    expect(table.log).to_contain_text("Seahawk turns to")
    expect(table.button("Undo")).to_be_disabled()


def test_cards_and_rows_go_back_before_they_are_sent(visitors: Visitors, server: RunningServer) -> None:
    table = visitors.sit(server.new_match("human human", start=SHOOTING), "S").table.asked("shot")
    table.page.get_by_role("radio", name=re.compile("^Row C")).click()
    expect(table.primary).to_have_text("Fire at row C")
    table.button("Undo").click()
    expect(table.primary).to_be_disabled()
    assert table.line.n == 0


def test_a_roll_is_taken_back_only_if_the_other_agrees(visitors: Visitors, server: RunningServer) -> None:
    match = server.new_match("human human", start=SHOOTING)
    seahawk, isabella = (visitors.sit(match, letter) for letter in "SI")
    seahawk.table.do("shot C")
    seahawk.table.expect_question("2 shots left: choose a row")
    assert not seahawk.table.line.now["undo"]

    menu(seahawk, "Ask to take back")
    asking = isabella.page.get_by_role("alert")
    expect(asking).to_contain_text("Player S asks to take back the last move.")
    asking.get_by_role("button", name="Decline").click()
    expect(asking).to_have_count(0)
    seahawk.table.expect_question("2 shots left: choose a row")

    seahawk.table.do("shot D")  # who was declined plays on before he asks again
    seahawk.table.expect_question("Your last shot: choose a row")
    menu(seahawk, "Ask to take back")
    asking.get_by_role("button", name="Agree").click()
    seahawk.table.expect_question("2 shots left: choose a row")


def test_the_computer_agrees_to_a_takeback(visitors: Visitors, server: RunningServer) -> None:
    seahawk = visitors.sit(server.new_match("human computer:recruit", start=SHOOTING), "S")
    seahawk.table.do("shot C")
    menu(seahawk, "Ask to take back")
    seahawk.table.expect_question("3 shots left: choose a row")


def test_resigning_is_asked_twice_and_ends_the_match_for_both(visitors: Visitors, server: RunningServer) -> None:
    match = server.new_match("human human", start=SHOOTING)
    seahawk, isabella = (visitors.sit(match, letter) for letter in "SI")
    menu(seahawk, "Resign…")
    sure = seahawk.page.get_by_role("alertdialog", name="Resign")
    sure.get_by_role("button", name="Play on").click()
    expect(sure).to_have_count(0)
    seahawk.table.expect_question("3 shots left: choose a row")

    menu(seahawk, "Resign…")
    sure.get_by_role("button", name="Resign").click()
    expect(seahawk.table.end.get_by_role("heading")).to_have_text("Defeat")
    expect(isabella.table.end.get_by_role("heading")).to_have_text("Victory!")
    expect(isabella.table.question).to_have_text("Royal Isabella wins: the enemy has given up.")
