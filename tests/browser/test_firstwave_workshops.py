"""The warband builder and the table maker: from nothing to what may be played, shared, and a match begun with it."""

from playwright.sync_api import Page, expect

from tests.browser.firstwave import FirstWaveTable
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


def lay(page: Page, look: str, x: int, y: int) -> None:
    """Press a piece, then the table, at a place in millimetres."""
    page.locator(f"[data-lay={look}]").click()
    box = page.locator(".drawing").bounding_box()
    assert box is not None
    scale = box["width"] / 644
    page.mouse.click(box["x"] + (22 + x) * scale, box["y"] + (22 + 600 - y) * scale)


def test_a_table_is_drawn_from_nothing_bent_and_played_on(visitors: Visitors) -> None:
    """[FW-SCALE-05] Ten pieces at least; a corner that is dragged bends the piece, undo takes it back."""
    visitor = visitors.come(reduced_motion="reduce", table=FirstWaveTable)
    page = visitor.go("#/workshop/firstwave/table")
    checks = page.get_by_label("Table check")
    expect(checks).to_contain_text("there must be 10")
    for look, (x, y) in PIECES.items():
        lay(page, look, x, y)
    page.locator("[data-tokens]").click()
    expect(checks).to_contain_text("Legal")
    page.locator(".list").get_by_text("Wood").click()
    handle = page.locator("[data-corner='3']")
    before = handle.bounding_box()
    assert before is not None
    page.mouse.move(before["x"] + 4, before["y"] + 4)
    page.mouse.down()
    page.mouse.move(before["x"] + 40, before["y"] + 4, steps=4)
    page.mouse.up()
    bent = handle.bounding_box()
    assert bent is not None
    assert bent["x"] > before["x"] + 20
    page.get_by_role("button", name="Undo").click()
    back = handle.bounding_box()
    assert back is not None
    assert abs(back["x"] - before["x"]) < 2
    page.get_by_role("textbox", name="Name of the table").fill("Mill yard")
    expect(checks).to_contain_text("Legal")
    assert findings(page) == []
    page.get_by_role("button", name="Move out").click()
    view = visitor.table.asked().line.now["view"]
    assert view["map"]["name"] == "Mill yard"
    assert len(view["map"]["piece"]) == len(PIECES)
    expect(page.get_by_text("Building", exact=False).first).to_be_attached()


def test_both_workshops_on_a_phone(visitors: Visitors) -> None:
    page = visitors.come(**PHONE).go("#/workshop/firstwave/warband")
    page.locator("[data-add]").tap()
    page.locator("[data-fighter]").wait_for()
    check(page)
    page = visitors.come(**PHONE).go("#/workshop/firstwave/table")
    page.locator(".drawing").wait_for()
    check(page)
