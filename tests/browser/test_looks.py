"""Light and dark, still and moving."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser import onboard, siege
from tests.browser.moments import MOMENTS
from tests.browser.visitor import Visitors
from tests.server.table import RunningServer

# How bright the sheet of the question is: 0 to 255.
BRIGHTNESS = """() => {
    const found = getComputedStyle(document.querySelector('.sheet')).backgroundColor.match(/[\\d.]+/g).map(Number);
    return (found[0] + found[1] + found[2]) / 3;
}"""


def brightness(page: Page) -> float:
    page.locator(".sheet").first.wait_for()
    return float(page.evaluate(BRIGHTNESS))


def test_the_page_is_light_or_dark_as_the_system_says(visitors: Visitors) -> None:
    assert brightness(visitors.come(color_scheme="light").go()) > 200
    assert brightness(visitors.come(color_scheme="dark").go()) < 80


def test_the_person_may_choose_otherwise_and_it_is_kept(visitors: Visitors) -> None:
    page = visitors.come(color_scheme="light").go()
    page.get_by_role("button", name="Light or dark").click()
    assert brightness(page) < 80
    page.reload()
    assert brightness(page) < 80
    page.get_by_role("button", name="Light or dark").click()
    assert brightness(page) > 200


def moves(visitors: Visitors, server: RunningServer, motion: str) -> bool:
    """Whether anything moves on the page when ships sail and cards are turned over."""
    match = server.new_match("human human", start="turn 4\nS @6,4 N\nI @6,12 S\nat plot")
    visitor = visitors.sit(match, "S", pace=None, reduced_motion=motion)
    page = visitor.page
    page.evaluate(
        "() => { window.moved = 0; const look = () => {"
        " window.moved += document.getAnimations().filter(one => one.playState === 'running').length;"
        " requestAnimationFrame(look); }; look(); }"
    )
    visitor.table.do("plot F R F")
    with match.sit("I") as isabella:
        isabella.do("plot F F F")
    visitor.table.asked("plot")
    expect(visitor.table.log).to_contain_text("Turn 5")
    return bool(page.evaluate("() => window.moved"))


def test_ships_and_cards_move_unless_less_motion_is_wished(visitors: Visitors, server: RunningServer) -> None:
    assert moves(visitors, server, "no-preference")
    assert not moves(visitors, server, "reduce")


def test_what_happens_is_shown_step_by_step_and_can_be_skipped(visitors: Visitors, server: RunningServer) -> None:
    match = server.new_match("human human", start="turn 4\nS @6,4 N\nI @6,12 S\nat plot")
    visitor = visitors.hold(match, "S", pace="calm")
    visitor.page.clock.install(time=0)
    visitor.sit(match.id)
    visitor.page.clock.pause_at(3_600_000)  # from here on nothing goes on by itself
    visitor.table.do("plot F R F")
    with match.sit("I") as isabella:
        isabella.do("plot F F F")
    skip = visitor.page.get_by_role("button", name="Skip")
    expect(skip).to_be_visible()
    expect(visitor.table.log).not_to_contain_text("Turn 5")
    skip.click()
    visitor.table.expect_question("Plot your three manoeuvres")
    expect(visitor.table.log).to_contain_text("Turn 5")


@pytest.mark.parametrize(
    ("game", "seat", "start"),
    [
        ("broadsides", "S", MOMENTS["shot"]),
        ("onboard", "A1", onboard.MOMENTS["act"][0]),
        ("siegestorm", "A", siege.MOMENTS["act"]),
    ],
)
def test_a_board_looks_the_same_when_other_games_have_been_looked_at(
    visitors: Visitors, server: RunningServer, game: str, seat: str, start: str
) -> None:
    match = server.new_match("human human", game=game, start=start)
    visitor = visitors.sit(match, [seat], reduced_motion="reduce")
    page = visitor.page
    page.wait_for_load_state("networkidle")
    drawn = page.locator(".board").screenshot(animations="disabled")

    page.evaluate("location.hash = ''")
    for other in ("broadsides", "onboard", "siegestorm"):
        lid = page.locator(f"button.box[data-game={other}]")
        expect(lid).to_be_enabled()
        lid.dispatch_event("click")
        expect(page.locator(f"section.new[data-game={other}] .settle")).to_be_visible()
    visitor.sit(match.id)
    page.wait_for_load_state("networkidle")
    same = page.locator(".board").screenshot(animations="disabled") == drawn
    assert same, "to the last pixel"
