"""Missions of one's own: drawn from nothing, broken, mended, kept, saved, loaded, measured and played."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.drawing import DrawingTable
from tests.browser.test_access import findings
from tests.browser.visitor import PHONE, Visitor, Visitors
from warbox.games.onboard.missions.mission import Mission
from warbox.games.onboard.missions.mission_file import read_mission

COPIED = "navigator.clipboard.writeText = async (text) => { window.copied = text; };"

SOUND = "JSON.parse(localStorage.getItem('warbox.made')).some((one) => one.sound && one.name === 'The depot')"


def editor(visitor: Visitor, upright: bool = False) -> DrawingTable:
    return DrawingTable(visitor.go("#/workshop/onboard/mission"), upright)


def saved(page: Page, path: Path) -> Mission:
    """The mission in the file that the page saves."""
    with page.expect_download() as download:
        page.get_by_role("button", name=re.compile("Save as a file|Enregistrer")).click()
    download.value.save_as(path)
    mission, faults = read_mission(path.read_text(encoding="utf-8"))
    assert mission is not None, faults
    return mission


def test_a_mission_is_drawn_broken_mended_saved_and_loaded(visitors: Visitors, tmp_path: Path) -> None:
    """[OB-SETUP-11]"""
    visitor = visitors.come()
    page = visitor.go()
    page.get_by_role("button", name="On Board").click()
    page.get_by_role("link", name="Mission editor").click()
    table = DrawingTable(page)
    expect(table.fault("starts.attack")).to_contain_text("must be 4 cells, not 0")
    table.depot()
    table.is_ready()

    table.tool("Erase")
    table.press("E3|E4")
    fault = table.fault("there is a line of fire between the start cells E1 and E5")
    expect(fault).to_contain_text("OB-LOF-01")
    fault.get_by_role("button", name="line of fire").click()
    expect(page.locator(".drawing-table .lit")).to_have_count(2)
    fault.get_by_role("button", name="OB-LOF-01").click()
    expect(fault.locator(".rule-note")).to_contain_text("initiate a combat only against an Agent in its line of fire")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Undo").click()
    table.is_ready()
    page.get_by_role("button", name="Redo").click()
    expect(fault).to_be_visible()
    table.tool("Wall")
    table.press("E3|E4")
    table.is_ready()

    page.get_by_label("English name").fill("The depot")
    mission = saved(page, tmp_path / "depot.toml")
    assert (mission.name, mission.name_en) == ("the_depot", "The depot")
    assert [zone.kind for zone in mission.zones] == ["room", "bomb"]

    page.get_by_role("button", name="Drafts").click()
    page.get_by_role("button", name="An empty table").click()
    expect(table.fault("bombs")).to_be_visible()
    page.get_by_label("Load a file").set_input_files(tmp_path / "depot.toml")
    expect(page.get_by_text("The file lies on the table.")).to_be_visible()
    table.is_ready()
    expect(page.get_by_label("English name")).to_have_value("The depot")


def test_what_is_drawn_is_there_after_a_reload(visitors: Visitors) -> None:
    visitor = visitors.come()
    table = editor(visitor)
    table.depot()
    table.is_ready()
    visitor.page.reload()
    again = DrawingTable(visitor.page)
    again.is_ready()
    visitor.page.get_by_role("button", name="Drafts").click()
    kept = visitor.page.locator(".kept")
    expect(kept).to_have_count(1)
    kept.get_by_role("button", name="Throw My mission away").click()
    expect(again.fault("starts.attack")).to_be_visible()


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("x.toml", b"id = ", "This file cannot be read"),
        ("x.png", b"\x89PNG\r\n\x1a\n\x00\xff", "This file cannot be read"),
        ("x.toml", b'[starts]\nattack = ["A1", "Z9"]', "The file had"),
    ],
)
def test_a_file_that_is_no_mission_is_told_and_changes_no_draft(
    visitors: Visitors, tmp_path: Path, name: str, content: bytes, said: str
) -> None:
    table = editor(visitors.come())
    table.depot()
    (tmp_path / name).write_bytes(content)
    table.page.get_by_label("Load a file").set_input_files(tmp_path / name)
    expect(table.page.get_by_text(said)).to_be_visible()
    if said == "This file cannot be read":
        table.is_ready()
    table.page.get_by_role("button", name="Drafts").click()
    expect(table.page.locator(".kept")).to_have_count(1 if said == "This file cannot be read" else 2)


def test_a_match_is_played_on_the_draft(visitors: Visitors) -> None:
    """[OB-SETUP-11] The board shows the mission with the names of its rooms; some moves are made on it."""
    visitor = visitors.come()
    table = editor(visitor)
    page = visitor.page
    table.depot()
    table.tool("Name a room")
    table.press("C8")
    page.get_by_label("English name").last.fill("Powder store")
    page.get_by_role("tab", name="Try it out").click()
    match = page.locator(".match")
    match.get_by_role("button", name="Attack", exact=True).click()
    match.get_by_role("button", name="Recruit").click()
    match.locator(".go").click()
    expect(page.locator(".plan")).to_be_visible()
    expect(page.locator(".room-names")).to_contain_text("POWDER STORE")
    visitor.table.asked("place")
    for cell in ("A1", "B1", "E1"):
        before = len(visitor.table.line.choices)
        page.locator(f'[data-cell="{cell}"]').click()
        visitor.table.until(lambda before=before: len(visitor.table.line.choices) != before, f"placed at {cell}")  # type: ignore[misc]
    visitor.table.asked("activate")
    page.locator('[data-cell="E1"]').click()
    visitor.table.asked("act")
    page.locator('[data-cell="E2"]').click()
    visitor.table.until(lambda: visitor.table.line.now["view"]["at"].get("actions") == 2, "one step is made")


def test_a_mission_of_ones_own_is_in_the_list_of_a_new_match_and_played_from_there(visitors: Visitors) -> None:
    """[OB-SETUP-11] Only one without fault; a draft that is broken again is gone from the list."""
    visitor = visitors.come()
    table = editor(visitor)
    page = visitor.page
    table.depot()
    page.get_by_label("English name").first.fill("The depot")
    table.is_ready()
    page.wait_for_function(SOUND)  # the newest draft has been checked
    page.goto(visitor.address)
    page.get_by_role("button", name="On Board").click()
    missions = page.get_by_role("combobox", name="Mission")
    own = missions.locator("option", has_text="The depot")
    missions.select_option(label=own.text_content())
    page.get_by_role("button", name="Attack", exact=True).click()
    page.locator(".go").click()
    visitor.table.asked("place")
    assert visitor.table.line.now["view"]["map"]["id"] == "the_depot"

    table = editor(visitor)
    table.tool("Erase")
    table.press("E3|E4")
    expect(table.fault("OB-LOF-01")).to_be_visible()
    page.goto(visitor.address)
    page.get_by_role("button", name="On Board").click()
    expect(missions.locator("option")).not_to_have_count(0)
    expect(own).to_have_count(0)


def test_a_mission_is_sent_as_a_link(visitors: Visitors) -> None:
    """It holds the whole mission; no server sees it."""
    visitor = visitors.come()
    visitor.page.add_init_script(COPIED)
    table = editor(visitor)
    table.depot()
    visitor.page.get_by_label("English name").first.fill("The depot")
    table.is_ready()
    visitor.page.get_by_role("button", name="Copy a link").click()
    expect(visitor.page.get_by_text("The link is on your clipboard")).to_be_visible()
    link = visitor.page.evaluate("window.copied")
    friend = visitors.come()
    again = DrawingTable(friend.go(link.removeprefix(visitor.address)))
    again.is_ready()
    expect(friend.page.get_by_label("English name").first).to_have_value("The depot")
    assert friend.page.url.endswith("#/workshop/onboard/mission")
    assert not [request for request in friend.requests if "made=" in request.url]
    friend.page.reload()
    DrawingTable(friend.page).is_ready()


def test_computers_give_a_first_look_at_the_balance(visitors: Visitors) -> None:
    table = editor(visitors.come())
    page = table.page
    table.depot()
    page.get_by_label("Turns").fill("1")
    table.is_ready()
    page.get_by_role("tab", name="Try it out").click()
    page.get_by_role("button", name="10", exact=True).click()
    page.get_by_role("button", name="at random").click()
    page.get_by_role("button", name="Play 10 games").click()
    expect(page.locator(".result")).to_contain_text("of 10 games)")
    expect(page.locator(".result")).to_contain_text(re.compile(r"95 % interval: \d+% to \d+%"))
    expect(page.get_by_role("button", name="Play 10 games")).to_be_enabled()


def test_a_batch_can_be_stopped(visitors: Visitors) -> None:
    table = editor(visitors.come())
    page = table.page
    table.depot()
    page.get_by_label("Turns").fill("99")
    table.is_ready()
    page.get_by_role("tab", name="Try it out").click()
    page.get_by_role("button", name="100", exact=True).click()
    page.get_by_role("button", name="Play 100 games").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_role("button", name="Play 100 games")).to_be_enabled()


def test_a_mission_is_drawn_with_the_keyboard_alone(visitors: Visitors, tmp_path: Path) -> None:
    """A cursor on the grid, half a step to an edge, a key for each tool."""
    table = editor(visitors.come())
    keys = table.page.keyboard
    for _ in range(40):
        keys.press("Tab")
        if table.sheet.evaluate("(svg) => svg === document.activeElement"):
            break
    expect(table.sheet).to_be_focused()

    def press(*names: str) -> None:
        for name in names:
            keys.press(name)

    # North is to the left: right leads to higher rows, up to later columns. The cursor begins in C4.
    press("1", "ArrowLeft", *["ArrowDown"] * 2, "Enter", *["ArrowUp", "Enter"] * 5)
    press(*["ArrowDown"] * 2, "5", "Enter")
    expect(table.page.locator("#table-spot")).to_have_text("D3|D4: door.")
    press("a", *["ArrowLeft"] * 3, *["ArrowDown"] * 3, "Enter", "ArrowUp", "Enter")
    press(*["ArrowUp"] * 3, "Enter", "ArrowUp", "Enter")
    press("d", *["ArrowRight"] * 4, "ArrowDown", "Enter", *["ArrowDown", "Enter"] * 3)
    press("b", *["ArrowRight"] * 4, "ArrowUp", "Enter")
    table.is_ready()
    keys.press("Control+z")
    expect(table.fault("bombs")).to_contain_text("must be 1 to 2 bombs, not 0")
    keys.press("Control+y")
    table.is_ready()
    mission = saved(table.page, tmp_path / "x.toml")
    assert len(mission.zones) == 2


def test_tiles_are_laid_turned_and_shuffled(visitors: Visitors) -> None:
    """[OB-R-06] [OB-SETUP-11] Their printed walls come along; a layout with a gap is a fault."""
    table = editor(visitors.come())
    page = table.page
    page.get_by_role("button", name="T3 unused").click()
    table.press("B2")
    expect(page.get_by_role("button", name="T3 at A1")).to_be_visible()
    expect(table.fault("exactly one tile lies at D1")).to_contain_text("OB-R-06")
    table.press("B2")
    expect(page.locator(".corners")).to_contain_text("90°")
    page.get_by_role("button", name="Shuffle the tiles").click()
    expect(table.fault("exactly one tile")).to_have_count(0)
    expect(page.get_by_role("button", name=re.compile(r"T\d at "))).to_have_count(6)


def test_a_mission_of_the_box_is_a_beginning(visitors: Visitors) -> None:
    table = editor(visitors.come())
    table.page.get_by_role("button", name="Drafts").click()
    table.page.get_by_role("button", name="Twin charges at the residence").click()
    table.is_ready()
    table.tool("Wall")
    table.press("A8|A9")
    fault = table.fault("the tiles print no wall on A8|A9 that could be wall")
    expect(fault).to_contain_text("OB-SETUP-11")
    expect(table.fault("11 tokens, but the box has 10")).to_contain_text("OB-COMP-03")


def test_the_editor_speaks_french(visitors: Visitors) -> None:
    visitor = visitors.come(locale="fr-FR")
    page = visitor.go()
    page.get_by_role("button", name="On Board").click()
    page.get_by_role("link", name="Éditeur de missions").click()
    expect(page.get_by_text("doit être 4 cellules, et non 0").first).to_be_visible()
    expect(page.get_by_role("button", name="Mur renforcé")).to_be_visible()
    page.get_by_role("button", name="EN English").click()
    expect(page.get_by_text("must be 4 cells, not 0").first).to_be_visible()


def test_the_editor_has_no_serious_finding(visitors: Visitors) -> None:
    table = editor(visitors.come(reduced_motion="reduce"))
    page = table.page
    expect(table.fault("bombs")).to_be_visible()
    assert findings(page) == []
    page.get_by_role("button", name="Drafts").click()
    assert findings(page) == []
    page.get_by_role("button", name="Defusal in the embassy").click()
    table.is_ready()
    page.get_by_role("button", name="Zones").click()
    for tab in ("Rooms", "Try it out"):
        page.get_by_role("tab", name=tab).click()
        assert findings(page) == []


def test_a_phone_draws_too(visitors: Visitors) -> None:
    """Nothing is wider than the screen, fingers draw by tapping, and nothing serious is found."""
    table = editor(visitors.come(reduced_motion="reduce", **PHONE), upright=True)
    page = table.page
    wall = table.tool("Wall")
    table.tap("C3|C4", "D3|D4")
    expect(wall).to_contain_text("2/10")
    table.tool("Attack starts")
    table.tap("A1")
    expect(table.fault("starts.attack")).to_contain_text("must be 4 cells, not 1")
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    assert findings(page) == []
