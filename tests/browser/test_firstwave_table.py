"""The table of First Wave: what is told before one chooses, the tape, a match to its end, a phone."""

import math
import re

from playwright.sync_api import expect

from tests.browser.firstwave import FirstWaveTable
from tests.browser.test_access import findings
from tests.browser.test_phone import check
from tests.browser.visitor import PHONE, Visitors
from tests.server.table import RunningServer

SHOT = """
table T1
turn 2 winner=A first=A next=A
A1 @300,200 name=Marlow T4 C4 weapons=rifle,crowbar abilities=chief cost=35
A2 @240,150 name=Hale T5 C5 weapons=pistol abilities=medic cost=30
B1 @400,360 name=Duke T3 C5 weapons=pistol,pistol abilities=chief cost=42
N1 infected_dog @300,330
tokens 110,350 460,240
at act A1
"""
# The last turn: three who have something to do, and one whom nobody plays.
LATE = """
table T1
turn 6 winner=A first=A next=A
A1 @300,450 name=Marlow T4 C4 weapons=rifle,crowbar abilities=chief cost=35
A2 @240,150 name=Hale T5 C5 weapons=pistol abilities=medic cost=30
B1 @330,150 name=Duke T3 C5 weapons=pistol,pistol abilities=chief cost=42
N1 infected_human @450,150
at activate A
"""


def table_of(visitors: Visitors, server: RunningServer, start: str, seats: str = "A", **more: object) -> FirstWaveTable:
    match = server.new_match("human human", game="firstwave", start=start)
    table = visitors.sit(match, seats, table=FirstWaveTable, reduced_motion="reduce", **more).table
    assert isinstance(table, FirstWaveTable)
    return table


def test_the_dice_of_a_shot_are_told_with_their_causes_and_exact_chances_before_it(
    visitors: Visitors, server: RunningServer
) -> None:
    """[FW-SHOOT-04] [FW-SHOOT-05] [FW-SHOOT-09] Five dice at the dog in the open, three at Duke behind the wall."""
    table = table_of(visitors, server, SHOT).asked("act")
    rows = {row.get_attribute("data-target"): row for row in table.decision.locator("[data-target]").all()}
    expect(rows["N1"].locator(".pool")).to_contain_text("5")
    expect(rows["B1"].locator(".pool")).to_contain_text("3")
    expect(rows["B1"]).to_contain_text("heavy cover")
    table.figure("N1").click()
    expect(table.question).to_have_text("Marlow against Infected dog 1?")
    pool = table.decision.locator(".sum")
    expect(pool.locator(".total b")).to_have_text("5")
    expect(pool).to_contain_text("FW-SHOOT-05")
    told = [float(one) for one in re.findall(r"([\d.]+)%", table.decision.locator(".odds").inner_text())]
    assert math.isclose(sum(told), 100, abs_tol=0.3)
    assert table.page.locator(".ray").count() == 27  # one to each point of the target
    assert findings(table.page) == []
    table.do("shoot A1>N1 rifle")
    expect(table.log).to_contain_text("Marlow shoots at Infected dog 1")


def test_a_way_is_shown_with_its_length_and_worst_ground_and_what_is_too_far_is_refused(
    visitors: Visitors, server: RunningServer
) -> None:
    """[FW-MOVE-02] [FW-MOVE-05] Up the road 15 cm are enough for 15; the far corner is not."""
    table = table_of(visitors, server, SHOT).asked("act")
    expect(table.page.locator(".reach.road")).to_have_count(1)
    table.page.locator('[data-spot="move A1 300,50"]').dispatch_event("click")
    expect(table.decision.locator(".route")).to_contain_text("15.0 of 15 cm")
    expect(table.decision.locator(".route")).to_contain_text("worst ground: road")
    ground = table.page.get_by_role("application")
    box = ground.bounding_box()
    assert box is not None
    table.page.mouse.click(box["x"] + box["width"] - 30, box["y"] + 30)
    expect(table.decision.locator(".primary")).to_have_count(0)
    assert table.line.choices


def test_the_tape_measures_from_edge_to_edge(visitors: Visitors, server: RunningServer) -> None:
    """[FW-R-05] Marlow and the dog stand 130 mm apart, their bases 105."""
    table = table_of(visitors, server, SHOT).asked("act")
    table.page.keyboard.press("m")
    expect(table.page.get_by_text("Now the second")).to_be_visible()  # it begins at who acts
    table.figure("N1").click()
    expect(table.page.locator(".tape-flag .n")).to_have_text("10.5 cm")
    table.page.keyboard.press("m")
    expect(table.page.locator(".tape-flag")).to_have_count(0)


def test_a_last_turn_is_played_to_its_end_at_one_screen(visitors: Visitors, server: RunningServer) -> None:
    table = table_of(visitors, server, LATE, "AB")
    wanted = ("move A1 300,550", "defend crowbar")

    def choose(choices: list[str]) -> str:
        found = [
            one
            for one in choices
            if one in wanted or one.startswith(("shoot", "activate", "defend", "first", "place", "keep"))
        ]
        return (found or [one for one in choices if one.startswith("end")] or choices)[0]

    table.play_on(choose, most=60)
    expect(table.end).to_be_visible()
    expect(table.end.get_by_role("table")).to_contain_text("still standing")
    expect(table.log).to_contain_text("Turn 6")


def test_the_moment_of_acting_on_a_phone(visitors: Visitors, server: RunningServer) -> None:
    table = table_of(visitors, server, SHOT, **PHONE).asked("act")
    check(table.page)
    table.decision.locator('[data-target="N1"]').tap()
    expect(table.decision.locator(".sum .total b")).to_have_text("5")
    check(table.page)
    table.primary.tap()
    table.until(lambda: "shot" in str(table.line.heard[-12:]), "the shot is on the table")
