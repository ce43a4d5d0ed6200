"""The table of First Wave: what is told before one chooses, bursts and discs, the tape, a melee, a phone."""

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
A2 @240,150 name=Hale T5 C5 weapons=pistol abilities=medic cost=30 wounds=2
B1 @400,360 name=Duke T3 C5 weapons=pistol,pistol abilities=chief cost=42
N1 infected_dog @300,330
tokens 110,350 460,240
at act A1
"""
BURST = """
table T1
turn 3 winner=A first=A next=A
A1 @300,200 name=Marlow T4 C4 weapons=smg abilities=chief cost=35
A2 @310,265 name=Hale T5 C5 weapons=grenade abilities=medic cost=30
B1 @280,300 name=Duke T3 C5 weapons=pistol abilities=chief cost=42
B2 @320,310 name=Rook T4 C4 weapons=rifle cost=30
at act A1
"""
GRENADE = BURST.replace("at act A1", "at act A2")
# Duke and Rook stand about Marlow; Rook strikes, and Marlow has two weapons to choose from.
MELEE = """
table T1
turn 3 winner=A first=A next=B
A1 @300,200 name=Marlow T4 C4 weapons=sword,crowbar abilities=chief cost=35
B1 @325,200 name=Duke T3 C4 weapons=bat abilities=chief cost=42
B2 @300,225 name=Rook T4 C4 weapons=two_handed cost=30
at melee B2 target=A1 weapon=0
"""


# A scene stays only as long as it is told: whoever looks at every change misses nothing.
WITNESS = """() => new MutationObserver(() => {
    const verdict = document.querySelector('.melee .verdict b');
    if (!verdict) return;
    window.verdict = verdict.textContent;
    window.dice = document.querySelectorAll('.melee .die').length;
}).observe(document.body, { subtree: true, childList: true, characterData: true })"""


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
    expect(table.page.locator(".ray")).to_have_count(27)  # one to each point of the target
    assert findings(table.page) == []
    table.do("shoot A1>N1 rifle")
    expect(table.log).to_contain_text("Marlow shoots at Infected dog 1")


def test_a_way_is_shown_with_its_length_and_worst_ground_and_what_is_too_far_is_refused(
    visitors: Visitors, server: RunningServer
) -> None:
    """[FW-MOVE-02] [FW-MOVE-05] Down the road 15 cm are enough for 15, not for 18; nobody walks through a garage."""
    table = table_of(visitors, server, SHOT).asked("act")
    expect(table.page.locator(".reach.road")).to_have_count(1)
    table.page.locator('[data-spot="move A1 300,50"]').dispatch_event("click")
    expect(table.decision.locator(".route")).to_contain_text("15.0 of 15 cm")
    expect(table.decision.locator(".route")).to_contain_text("worst ground: road")
    expect(table.primary).to_be_visible()
    table.press(300, 20)
    expect(table.refused).to_contain_text("180 mm, and 150 mm are allowed")
    expect(table.decision.locator(".route")).to_contain_text("18.0 of 15 cm")
    expect(table.page.locator(".way.bad")).to_have_count(1)
    expect(table.primary).to_have_count(0)
    table.press(570, 570)
    expect(table.refused).to_contain_text("Garage is in the way")
    expect(table.primary).to_have_count(0)
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


def test_the_dice_of_a_burst_are_split_in_any_way(visitors: Visitors, server: RunningServer) -> None:
    """[FW-WEAPON-19] [FW-R-84] The list offers an even split; every other one is two presses away."""
    table = table_of(visitors, server, BURST).asked("act")
    table.pick_target("B1")
    table.decision.locator('[data-burst="smg"]').click()
    duke, rook = (table.decision.locator(f'[data-hit="{one}"] .share b') for one in ("B1", "B2"))
    expect(table.primary).to_be_visible()
    dice = int(duke.inner_text()) + int(rook.inner_text())
    more = table.decision.get_by_role("button", name="One die more for Rook")
    while int(rook.inner_text()) < dice - 1:
        now = int(rook.inner_text())
        more.click()
        expect(rook).to_have_text(str(now + 1))
        expect(duke).to_have_text(str(dice - now - 1))
    expect(more).to_be_disabled()
    wanted = f"burst A1 B1:1,B2:{dice - 1} smg"
    assert wanted not in table.line.choices
    expect(table.primary).to_be_enabled()
    before = table.line.n
    table.primary.click()
    table.until(lambda: table.line.n > before, "the burst is on the table")
    expect(table.log).to_contain_text("Marlow shoots at Duke, Rook")
    assert wanted in "".join(table.line.heard)


def test_who_lies_under_the_disc_is_told_before_the_grenade_is_thrown(
    visitors: Visitors, server: RunningServer
) -> None:
    """[FW-WEAPON-14] [FW-WEAPON-15] The other enemy, and the thrower, who stands too near."""
    table = table_of(visitors, server, GRENADE).asked("act")
    table.pick_target("B1")
    hits = table.decision.locator("[data-hit]")
    expect(hits).to_have_count(2)  # besides Duke himself
    expect(table.decision.locator('[data-hit="A2"]')).to_contain_text("one of yours")
    expect(table.page.locator(".table-map .disc")).to_have_count(1)
    expect(table.page.locator(".table-map .hit.own")).to_have_count(1)


def test_a_melee_shows_both_pools_the_press_the_dice_and_the_verdict(visitors: Visitors, server: RunningServer) -> None:
    """[FW-MELEE-05] [FW-MELEE-14] [FW-R-39] Marlow has two enemies, hence a die less."""
    table = table_of(visitors, server, MELEE, pace="calm").asked("defend")
    scene = table.page.get_by_role("region", name="Melee")
    expect(scene).to_contain_text("enemies −1")
    expect(scene.locator(".press g.bystander")).to_have_count(1)
    assert findings(table.page) == []
    table.page.evaluate(WITNESS)
    table.do("defend sword")
    table.page.wait_for_function("() => window.verdict?.includes('wins by')")
    assert table.page.evaluate("window.dice") == 7  # four against three


def test_the_moment_of_acting_on_a_phone(visitors: Visitors, server: RunningServer) -> None:
    table = table_of(visitors, server, SHOT, **PHONE).asked("act")
    check(table.page)
    table.decision.locator('[data-target="N1"]').tap()
    expect(table.decision.locator(".sum .total b")).to_have_text("5")
    check(table.page)
    table.primary.tap()
    table.until(lambda: "shot" in str(table.line.heard[-12:]), "the shot is on the table")
