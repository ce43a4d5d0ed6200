"""Small windows and phones: what matters is in sight, nothing lies on anything else, boards can be magnified."""

from functools import partial

import pytest
from playwright.sync_api import Page, expect

from tests.browser import onboard, siege
from tests.browser.moments import MOMENTS
from tests.browser.screenshots import PLOT
from tests.browser.visitor import PHONE, Visitors
from tests.server.table import RunningServer

SMALL = {"phone": PHONE} | {
    f"{width}x{height}": {"viewport": {"width": width, "height": height}}
    for width, height in ((1024, 768), (1280, 720), (1366, 768))
}
SEVEN = siege.ACT.replace(
    "hand=snow_runner", "hand=ancient_dragon,mountain_trickster,stone_monk,yeti_patriarch,snow_runner"
)
START = {"broadsides": "Set sail", "onboard": "Breach", "siegestorm": "To war"}

# Of elements that stand side by side: those that lie on another, those whose words are cut off.
COLLIDING = """names => names.flatMap(name => {
    const all = [...document.querySelectorAll(name)].filter(one => one.getClientRects().length);
    const box = one => one.getBoundingClientRect();
    return all.flatMap((one, index) => all.slice(index + 1).filter(other => {
        const [a, b] = [box(one), box(other)];
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        return across > 1.5 && down > 1.5 && !one.contains(other) && !other.contains(one);
    }).map(other => `${name}: ${one.textContent.trim().slice(0, 30)} / ${other.textContent.trim().slice(0, 30)}`));
})"""
CUT = """names => names.flatMap(name => [...document.querySelectorAll(name)].filter(one => one.getClientRects().length
    && one.scrollWidth > one.clientWidth + 1).map(one => `${name}: ${one.textContent.trim()}`))"""


def colliding(page: Page, *names: str) -> list[str]:
    found: list[str] = page.evaluate(COLLIDING, list(names))
    return found


def cut_off(page: Page, *names: str) -> list[str]:
    found: list[str] = page.evaluate(CUT, list(names))
    return found


@pytest.mark.parametrize("size", SMALL)
def test_the_start_button_of_every_game_is_above_the_fold(visitors: Visitors, size: str) -> None:
    page = visitors.come(**SMALL[size]).go()
    for game, start in START.items():
        lid = page.locator(f"button.box[data-game={game}]")
        expect(lid).to_be_enabled()
        lid.dispatch_event("click")
        expect(page.locator(f"section.new[data-game={game}] .settle")).to_be_visible()
        expect(page.get_by_role("button", name=start)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", ["1024x768", "1280x720"])
def test_names_and_numbers_of_the_ships_are_whole_and_the_chart_has_the_room(
    visitors: Visitors, server: RunningServer, size: str
) -> None:
    visitor = visitors.sit(server.new_match("human human", start=PLOT), "S", **SMALL[size])
    page = visitor.page
    assert cut_off(page, ".seat-plate b", ".tally dd") == []
    assert colliding(page, ".tally dd", ".tally dt") == []
    chart, frame = page.locator("figure.chart .map").bounding_box(), page.locator(".sea-frame").bounding_box()
    assert chart
    assert frame
    assert max(chart["width"] / frame["width"], chart["height"] / frame["height"]) > 0.97
    assert chart["width"] > 420
    expect(visitor.table.decision.get_by_role("button", name="2 cards to go")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", ["1024x768", "1280x720"])
def test_a_hand_of_eight_shows_names_and_values(visitors: Visitors, server: RunningServer, size: str) -> None:
    table = siege.sit(visitors, siege.new_siege(server, start=SEVEN), **SMALL[size])
    page = table.page
    expect(table.hand).to_have_count(8)
    assert colliding(page, ".own .hand .card-button") == []
    expect(page.locator(".own .hand .siege-card .name").first).to_be_visible()
    expect(page.locator(".own .hand .siege-card .stat").first).to_be_visible()
    expect(table.hand.first).to_be_in_viewport(ratio=0.9)


def test_piles_and_names_of_four_players_lie_side_by_side(visitors: Visitors, server: RunningServer) -> None:
    table = siege.sit(visitors, siege.new_siege(server, start=siege.RING), **SMALL["1280x720"])
    assert colliding(table.page, ".heaps .number, .held b", ".heaps .caption, .held .word", ".space .label span") == []
    assert cut_off(table.page, ".half .space .label span") == []


def test_both_ships_are_in_sight_when_a_phone_plots(visitors: Visitors, server: RunningServer) -> None:
    for start in (PLOT, "turn 4\nS @1,1 N\nI @11,15 S\nat plot"):
        visitor = visitors.sit(server.new_match("human human", start=start), "S", **PHONE)
        visitor.table.until(partial(ships_in_sight, visitor.page), "both ships are in sight")


def ships_in_sight(page: Page) -> bool:
    """The chart fits itself to its room a moment after it is laid out."""
    sheet = page.locator(".asking").bounding_box()
    boxes = [ship.bounding_box() for ship in page.locator(".ship-name").all()]
    return len(boxes) == 2 and all(
        box and sheet and box["y"] + box["height"] < sheet["y"] + 14 and 0 <= box["x"] <= 390 - box["width"]
        for box in boxes
    )


BOARDS = [
    ("broadsides", "S", MOMENTS["plot"], ".map"),
    ("broadsides", "S", MOMENTS["step"], ".decks"),
    ("onboard", "A1", onboard.MOMENTS["act"][0], "svg.plan"),
]


@pytest.mark.parametrize(("game", "seat", "start", "board"), BOARDS, ids=["chart", "decks", "plan"])
def test_boards_are_moved_and_magnified_by_wheel_keys_and_mouse(
    visitors: Visitors, server: RunningServer, game: str, seat: str, start: str, board: str
) -> None:
    page = visitors.sit(server.new_match("human human", game=game, start=start), [seat], reduced_motion="reduce").page

    def width() -> float:
        box = page.locator(board).bounding_box()
        assert box
        return box["width"]

    whole = width()
    frame = page.locator(".pan").bounding_box()
    assert frame
    x, y = frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2
    page.mouse.move(x, y)
    page.mouse.wheel(0, -240)
    page.wait_for_function(
        "([name, least]) => document.querySelector(name).getBoundingClientRect().width > least",
        arg=[board, whole * 1.2],
    )
    before = page.locator(board).bounding_box()
    page.mouse.down()
    page.mouse.move(x + 30, y + 20, steps=4)
    page.mouse.move(x + 60, y + 40, steps=4)
    page.mouse.up()
    assert before
    page.wait_for_function(
        """([name, x, y]) => {
            const at = document.querySelector(name).getBoundingClientRect();
            return at.x > x && at.y > y;
        }""",
        arg=[board, before["x"], before["y"]],
    )
    page.get_by_role("button", name="Nearer").focus()
    page.keyboard.press("0")
    page.wait_for_function(
        "([name, wide]) => Math.abs(document.querySelector(name).getBoundingClientRect().width - wide) < 2",
        arg=[board, whole],
    )
    page.keyboard.press("+")
    page.wait_for_function(
        "([name, least]) => document.querySelector(name).getBoundingClientRect().width > least",
        arg=[board, whole * 1.2],
    )
