"""On Board played to its end in real browsers, with two, three and four people."""

import re

from playwright.sync_api import expect

from tests.browser import steady
from tests.browser.onboard import OnBoardTable, Squad, play_out, sit
from tests.browser.visitor import Visitors
from tests.server.table import RunningServer

# The last turn: a shot through an open door, and everybody holds what a combat asks for.
LATE = """
options players={players}
turn 10
ash @C5
doc @A5
castle @B4
edges B5|C5=door_open
A1 hand=covering_fire,double_attack,breach_charge,counter,smoke_grenade
D1 hand=counter,double_defence,barricade,trap_jaws,flash_grenade
A2 hand=covering_fire,counter
D2 hand=trap_wire,counter
at activate A1
"""


def expect_the_end(tables: list[OnBoardTable]) -> None:
    for table in tables:
        expect(table.end).to_be_visible()
    sides = {str(table.line.seat)[0]: table.end.get_by_role("heading").inner_text() for table in tables}
    assert sorted(sides.values()) == ["Defeat", "Victory!"]


def test_two_people_from_the_lobby_through_setup_preparation_and_a_first_turn(visitors: Visitors) -> None:
    visitor = visitors.come(table=OnBoardTable)
    page = visitor.go()
    page.locator("[data-game=onboard]").first.click()
    page.get_by_role("button", name=re.compile("This screen")).click()
    page.get_by_role("button", name="Breach", exact=True).click()
    table = visitor.table.ready()
    assert isinstance(table, OnBoardTable)
    squad = Squad(table)
    while not any(line.now.get("view", {}).get("turn") == 2 for line in table.lines):
        table.until(lambda: any(line.choices for line in table.lines), "somebody is asked")
        table.pull_curtain()
        squad.answer()
    assert {"place", "prepare", "activate", "act"} <= squad.seen
    page.get_by_role("button", name="I am Attack").click()
    for told in ("starts on", "Turn 1", "draws", "Turn 2"):
        expect(table.log).to_contain_text(told)


def test_a_match_of_two_browsers_from_the_first_agent_placed_to_the_last_turn(
    visitors: Visitors, server: RunningServer
) -> None:
    match = server.new_match("human human", game="onboard")
    tables = [sit(visitors, match, letter) for letter in ("A1", "D1")]
    for table in tables:
        steady.watch(table.page)
    assert {"place", "prepare", "activate", "act"} <= play_out(tables)
    expect_the_end(tables)
    for table in tables:
        steady.check(table.page, ".asking", ".log", ".board")


def test_a_match_of_three_people_one_of_whom_holds_both_seats_of_a_team(
    visitors: Visitors, server: RunningServer
) -> None:
    match = server.new_match("human human human human", game="onboard", start=LATE.format(players=3))
    tables = [sit(visitors, match, *letters) for letters in (["A1"], ["A2"], ["D1", "D2"])]
    tables[0].do("activate ash", "fight doc", "commit covering_fire breach_charge")
    tables[2].do("commit barricade", "pass")
    play_out(tables)
    expect_the_end(tables)


def test_a_match_of_four_people_with_partners_who_see_each_others_cards(
    visitors: Visitors, server: RunningServer
) -> None:
    match = server.new_match("human human human human", game="onboard", start=LATE.format(players=4))
    tables = [sit(visitors, match, letter) for letter in ("A1", "A2", "D1", "D2")]
    expect(tables[1].page.get_by_text("Your partner A1 holds")).to_be_visible()
    tables[0].do("activate ash", "fight doc", "commit covering_fire double_attack")
    tables[2].do("commit barricade", "counter")
    play_out(tables)
    expect_the_end(tables)


def test_computers_fill_the_other_seats(visitors: Visitors, server: RunningServer) -> None:
    match = server.new_match(
        "human computer:recruit computer:recruit computer:recruit", game="onboard", start=LATE.format(players=4)
    )
    table = sit(visitors, match, "A1")
    play_out([table])
    expect(table.end).to_be_visible()
