"""The warband builder and the table maker: from nothing to what may be played, shared, and a match begun with it."""

import re

from playwright.sync_api import Page, expect

from tests.browser.firstwave import PRESS, FirstWaveTable
from tests.browser.test_access import findings
from tests.browser.test_missions import COPIED
from tests.browser.test_phone import check
from tests.browser.visitor import PHONE, Visitors

PIECES = {
    "building": (150, 300),
    "wood": (420, 380),
    "car": (300, 200),
    "wall": (300, 420),
    "hedge": (450, 180),
    "rubble": (120, 170),
    "water": (480, 270),
    "crates": (250, 330),
    "boulder": (80, 430),
    "ruin": (380, 300),
}


def test_a_warband_is_built_from_nothing_shared_and_taken_to_the_table(visitors: Visitors) -> None:
    """[FW-W-22] [FW-BUILD-09] The fighter of the example costs 50; two chiefs are one too many."""
    visitor = visitors.come(reduced_motion="reduce", table=FirstWaveTable)
    visitor.page.add_init_script(COPIED)
    page = visitor.go("#/workshop/firstwave/warband")
    page.locator("[data-add]").click()
    for press in ("[data-set=T4]", "[data-set=C4]", "[data-buy=rifle]", '[data-load="rifle+carnage"]', "#cat-melee"):
        page.locator(press).click()
    for press in ("[data-buy=crowbar]", "#cat-gear", "[data-buy=armour]"):
        page.locator(press).click()
    state = page.locator(".law .state")
    expect(page.locator("[data-total]")).to_have_text("50 of 150")
    expect(state).to_have_text("Legal")
    page.locator("[data-add]").click()
    page.locator("#cat-abilities").click()
    page.locator("[data-buy=chief]").click()
    expect(page.locator(".fault").first).to_contain_text("There are 2 chiefs")
    page.locator("[data-buy=chief]").click()
    expect(state).to_have_text("Legal")
    page.get_by_role("textbox", name="Name of the warband").fill("Two of us")
    assert findings(page) == []
    page.get_by_role("button", name="Copy a link").click()
    expect(page.get_by_text("The link is on your clipboard")).to_be_visible()
    friend = visitors.come(reduced_motion="reduce").page
    friend.goto(page.evaluate("window.copied"))
    expect(friend.locator("[data-total]")).to_have_text("62 of 150")
    page.get_by_role("button", name="Move out").click()
    view = visitor.table.asked().line.now["view"]
    assert [one["name"] for one in view["figures"] if one["side"] == "A"] == ["Marlow", "Hale"]
    assert view["seats"]["A"]["total"] == 62


def press(page: Page, x: int, y: int) -> None:
    """Press the table that is drawn, at a place in millimetres."""
    page.locator("[data-ground]").evaluate(PRESS, [x, y])


def test_a_table_is_drawn_from_nothing_bent_and_looked_over(visitors: Visitors) -> None:
    """[FW-SCALE-05] [FW-LOS-06] Ten pieces at least; a corner that is dragged bends the piece, undo takes it back; what
    hides one place from another is told."""
    page = visitors.come(reduced_motion="reduce").go("#/workshop/firstwave/table")
    checks = page.get_by_label("Table check")
    expect(checks).to_contain_text("there must be 10")
    draw(page)
    expect(checks).to_contain_text("Legal")
    page.locator(".list").get_by_text("Wood").click()
    handle = page.locator("[data-corner='3']")
    handle.hover()
    before = handle.bounding_box()
    assert before is not None
    page.mouse.down()
    page.mouse.move(before["x"] + 40, before["y"] + 4, steps=4)
    page.mouse.up()
    page.wait_for_function(
        "x => document.querySelector('[data-corner=\"3\"]').getBoundingClientRect().x > x + 20", arg=before["x"]
    )
    page.get_by_role("button", name="Undo").click()
    page.wait_for_function(
        "x => Math.abs(document.querySelector('[data-corner=\"3\"]').getBoundingClientRect().x - x) < 2",
        arg=before["x"],
    )
    page.locator("[data-lay=sight]").click()
    said = page.get_by_role("status").filter(has_text=re.compile("seen|Seen|Press|press"))
    expect(said).to_have_text("Press where somebody stands and looks.")
    press(page, 60, 300)
    press(page, 250, 300)
    expect(said).to_contain_text("Building is in the way")
    expect(page.locator(".drawing .ray")).to_have_count(27)
    press(page, 250, 120)
    press(page, 400, 120)
    expect(said).to_contain_text("in the open")
    assert findings(page) == []


def draw(page: Page) -> None:
    for look, (x, y) in PIECES.items():
        page.locator(f"[data-lay={look}]").click()
        press(page, x, y)
    page.locator("[data-tokens]").click()


def test_a_warband_and_a_table_made_here_are_taken_from_the_lobby_and_played_with(visitors: Visitors) -> None:
    """[FW-BUILD-02] [FW-SCALE-03] Builder, table maker, new match, first steps: all through the screens."""
    visitor = visitors.come(reduced_motion="reduce", table=FirstWaveTable)
    page = visitor.go("#/workshop/firstwave/warband")
    page.locator("[data-add]").click()
    page.locator("[data-buy=rifle]").click()
    page.get_by_role("textbox", name="Name of the warband").fill("Lone rider")
    expect(page.locator(".law .state")).to_have_text("Legal")
    page = visitor.go("#/workshop/firstwave/table")
    page.get_by_role("textbox", name="Name of the table").fill("Mill yard")
    draw(page)
    expect(page.get_by_label("Table check")).to_contain_text("Legal")
    page = visitor.go("#/")
    page.get_by_role("navigation", name="Games").locator("[data-game=firstwave]").click()
    form = page.locator("section.new")
    form.get_by_role("button", name=re.compile("This screen")).click()
    form.get_by_role("combobox", name="Table", exact=True).select_option(label="Mill yard (your own)")
    for side in ("South", "North"):
        form.get_by_role("combobox", name=f"{side}’s warband (").select_option(label="Lone rider (your own)")
    form.get_by_role("button", name="Move out").click()
    table = visitor.table
    view = table.asked().line.now["view"]
    assert view["map"]["name"] == "Mill yard"
    assert len(view["map"]["piece"]) == len(PIECES)
    assert [seat["band"] for seat in view["seats"].values()] == ["Lone rider"] * 2
    while table.asked().line.now["asked"]["kind"] != "act":
        table.do(table.line.choices[0])
    step = next(one for one in table.line.choices if one.startswith("move"))
    table.do(step)
    expect(table.log).to_contain_text("Marlow moves")


def test_both_workshops_on_a_phone(visitors: Visitors) -> None:
    page = visitors.come(**PHONE).go("#/workshop/firstwave/warband")
    page.locator("[data-add]").tap()
    page.locator("[data-fighter]").wait_for()
    check(page)
    page = visitors.come(**PHONE).go("#/workshop/firstwave/table")
    page.locator(".drawing").wait_for()
    check(page)
