"""A scenario of one's own: painted from nothing, broken, mended, saved, loaded, sent, measured and played."""

import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.browser.test_access import findings
from tests.browser.tideofiron import ToiTable, soonest
from tests.browser.visitor import Visitors
from warbox.games.tideofiron.pieces.terrain import BRIDGE, STREAM, WOODS
from warbox.games.tideofiron.scenarios.scenario import Scenario
from warbox.games.tideofiron.scenarios.scenario_file import read_scenario

COPIED = "navigator.clipboard.writeText = async (text) => { window.copied = text; };"


class Painter:
    """The drawing table: hexes are pressed where they lie, lines are drawn with the arrow keys."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.hex("A01").wait_for()

    def hex(self, name: str) -> Locator:
        return self.page.locator(f'.over [data-hex="{name}"]')

    def paint(self, tool: str, *hexes: str) -> None:
        self.page.locator(f'[data-tool="{tool}"]').click()
        for one in hexes:
            self.hex(one).click()

    def paint_down(self, tool: str, start: str, count: int) -> None:
        self.page.locator(f'[data-tool="{tool}"]').click()
        self.hex(start).focus()
        for _ in range(count):
            self.page.keyboard.press("Enter")
            self.page.keyboard.press("ArrowDown")

    def road(self, start: str, steps: int) -> None:
        self.page.locator('[data-tool="road"]').click()
        self.hex(start).focus()
        for _ in range(steps):
            self.page.keyboard.press("Shift+ArrowDown")

    def tab(self, name: str) -> None:
        self.page.get_by_role("tab", name=name).click()

    def number(self, label: str, value: int) -> None:
        field = self.page.get_by_role("spinbutton", name=label, exact=True).first
        field.fill(str(value))
        field.press("Tab")

    def land(self) -> None:
        """Woods, a house, a hill, a stream with a bridge, a road, and what lies on them."""
        self.paint("terrain-w", "B04", "C05")
        self.paint("terrain-b", "F05")
        self.paint("level-1", "G04", "H04")
        self.paint("level-2", "H05")
        self.paint_down("terrain-s", "D01", 8)
        self.paint("terrain-B", "D04")
        self.road("E01", 7)
        self.paint("goal-command", "E05")
        self.paint("fort-razor_wire", "E06")
        self.paint("zone-us", "A06", "A07", "B06", "B07")  # the old one lay where the map has been cut off
        self.paint("entry-us", "A08")

    def forces(self) -> None:
        """A squad each, a deck, two rounds, one more squad in the second, a name for the mill."""
        self.tab("Sides")
        for camp in ("Americans", "Germans"):
            self.page.get_by_role("group", name="Sides").get_by_role("button", name=camp).click()
            self.number("Squads (bases)", 1)
            self.number("Regular infantry", 4)
            self.number("Elite infantry", 0)
            self.number("Officers", 0)
        self.page.get_by_role("button", name="Artillery I", exact=True).click()
        self.tab("Rounds")
        self.number("Rounds", 2)
        self.page.get_by_role("button", name="Add this squad").click()
        self.tab("Victory")
        self.page.get_by_placeholder("Name").first.fill("The mill")

    def is_sound(self) -> None:
        expect(self.page.get_by_role("tab", name=re.compile("Check"))).to_contain_text("✓")


def saved(page: Page, path: Path) -> Scenario:
    with page.expect_download() as download:
        page.get_by_role("button", name="Save").click()
    download.value.save_as(path)
    scenario, faults = read_scenario(path.read_text(encoding="utf-8"))
    assert scenario is not None, faults
    return scenario


def send(page: Page, visitors: Visitors, file: Path) -> None:
    """By a link that holds all of it, and as a file."""
    page.get_by_role("button", name="Copy a link").click()
    page.wait_for_function("window.copied")
    friend = visitors.come()
    friend.page.goto(page.evaluate("window.copied"))
    Painter(friend.page).is_sound()
    expect(friend.page.get_by_label("Title", exact=True)).to_have_value("Mill bridge")
    friend.page.get_by_label("Load a file").set_input_files(file)
    expect(friend.page.get_by_text("The file lies on the table.")).to_be_visible()


def test_a_scenario_goes_from_an_empty_map_to_a_battle_at_one_screen(visitors: Visitors, tmp_path: Path) -> None:
    """[TOI-SPECIAL-06] A fault is named with its rule and mended; then a file, a link, a batch, a match to its end."""
    visitor = visitors.come(table=ToiTable, reduced_motion="reduce")
    visitor.page.add_init_script(COPIED)
    page = visitor.go()
    page.get_by_role("button", name="Tide of Iron").click()
    page.get_by_role("link", name="Scenario editor").click()
    painter = Painter(page)
    painter.is_sound()  # an empty map with a force each can be played as it is
    page.get_by_label("Title", exact=True).fill("Mill bridge")
    painter.number("Columns", 8)
    painter.number("Rows", 8)

    painter.land()
    painter.paint("fort-entrenchment", "F05")
    fault = page.locator("#panel li").filter(has_text="no entrenchment on building: F05")
    expect(fault).to_contain_text("TOI-SPECIAL-06")
    page.get_by_role("button", name="Undo").click()
    painter.is_sound()
    assert findings(page) == []

    painter.forces()
    painter.is_sound()

    scenario = saved(page, tmp_path / "mill.toml")
    ground = scenario.ground
    assert (scenario.title_en, ground.columns, ground.rows, scenario.rounds) == ("Mill bridge", 8, 8, 2)
    assert [ground.terrain[ground.cell(one)] for one in ("B04", "D02", "D04")] == [WOODS, STREAM, BRIDGE]
    assert ground.level[ground.cell("H05")] == 2
    assert ground.road(ground.cell("E01"), ground.cell("E02"))
    assert len(scenario.forces[0].reinforcements) == 1
    assert "artillery1" in (tmp_path / "mill.toml").read_text(encoding="utf-8")

    send(page, visitors, tmp_path / "mill.toml")
    painter.tab("Try it")
    page.get_by_role("button", name="4", exact=True).click()
    page.get_by_role("button", name="at random").click()
    page.get_by_role("button", name="Play 4").click()
    expect(page.locator(".result")).to_contain_text("of 4 games")
    page.get_by_role("button", name=re.compile("This screen")).click()
    page.get_by_role("button", name="Move out").click()
    table = visitor.table.ready()
    assert isinstance(table, ToiTable)
    table.asked("draw")  # a card to begin with, then the squads
    expect(page.locator(".goal-name").filter(has_text="The mill")).to_have_count(1)
    table.play_on(soonest, most=80)
    expect(table.end).to_be_visible()
