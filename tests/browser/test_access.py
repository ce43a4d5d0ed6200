"""What a screen reader meets, and what axe-core finds: nothing, in light and in dark."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.moments import MOMENTS
from tests.browser.visitor import PHONE, Visitors
from tests.server.table import RunningServer

AXE = Path(__file__).parents[2] / "ui" / "node_modules" / "axe-core" / "axe.min.js"


def findings(page: Page) -> list[str]:
    """Whatever axe-core finds, with the elements it is about; in the other light, whatever is hard to read."""
    assert AXE.is_file(), "axe-core is installed with what builds the page: make page"
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = _found(page, "axe.run(document)")
    dark = page.evaluate("() => matchMedia('(prefers-color-scheme: dark)').matches")
    page.emulate_media(color_scheme="light" if dark else "dark")
    found += _found(page, "axe.run(document, { runOnly: ['color-contrast'] })")
    page.emulate_media(color_scheme="dark" if dark else "light")
    return found


def _found(page: Page, run: str) -> list[str]:
    found: list[dict[str, Any]] = page.evaluate(f"async () => (await {run}).violations")
    return [
        f"{one['id']} ({one['impact']}): {node['target']} {node.get('failureSummary', '')[:200]}"
        for one in found
        for node in one["nodes"]
    ]


def test_the_lobby_has_no_finding(visitors: Visitors) -> None:
    page = visitors.come(reduced_motion="reduce").go()
    page.get_by_role("button", name="Set sail").wait_for()
    page.get_by_text("More settings").click()
    assert findings(page) == []


def test_end_and_replay_have_no_finding(visitors: Visitors, server: RunningServer) -> None:
    match = server.new_match("human human", start=MOMENTS["shot"])
    visitor = visitors.sit(match, "S", reduced_motion="reduce")
    visitor.table.do("shot C")
    with match.sit("I") as isabella:
        isabella.ask("resign")
    expect(visitor.table.end).to_be_visible()
    assert findings(visitor.page) == []
    visitor.page.get_by_role("link", name="Replay").first.click()
    expect(visitor.page.get_by_role("slider")).to_be_visible()
    assert findings(visitor.page) == []


@pytest.mark.parametrize("moment", ["plot", "shot", "step"])
def test_a_phone_has_no_finding(visitors: Visitors, server: RunningServer, moment: str) -> None:
    match = server.new_match("human human", start=MOMENTS[moment])
    visitor = visitors.sit(match, "S", reduced_motion="reduce", **PHONE)
    visitor.table.asked()
    assert findings(visitor.page) == []


def test_on_the_way_to_a_table_there_is_no_finding(visitors: Visitors) -> None:
    host = visitors.come(reduced_motion="reduce")
    page = host.go()
    page.get_by_role("button", name=re.compile("A friend")).click()
    page.get_by_role("button", name="Set sail").click()
    page.get_by_role("button", name="Copy", exact=True).wait_for()
    assert findings(page) == []
    guest = visitors.come(reduced_motion="reduce")
    guest.page.goto(page.get_by_role("textbox").input_value())
    guest.page.get_by_role("button", name="Sit down").wait_for()
    assert findings(guest.page) == []


def test_menu_dialogs_notes_and_curtain_have_no_finding(visitors: Visitors, server: RunningServer) -> None:
    match = server.new_match("human human", start=MOMENTS["plot"])
    visitor = visitors.sit(match, "SI", reduced_motion="reduce")
    table, page = visitor.table.asked("plot"), visitor.page
    table.decision.get_by_role("button", name=re.compile("BBP-")).click()
    table.decision.get_by_role("note").wait_for()
    assert findings(page) == []
    page.get_by_role("button", name="More").click()
    assert findings(page) == []
    page.get_by_role("button", name="Resign…").click()
    page.get_by_role("alertdialog").wait_for()
    assert findings(page) == []
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.get_by_role("dialog").get_by_text("word for word").click()
    assert findings(page) == []
    page.keyboard.press("Escape")
    table.put("F", "F", "D")
    table.primary.click()
    page.get_by_role("button", name="I am Royal Isabella").wait_for()
    assert findings(page) == []


def focus_is_inside(page: Page, selector: str) -> bool:
    return bool(page.evaluate("one => document.activeElement.closest(one) !== null", selector))


@pytest.mark.parametrize(
    ("button", "role"), [("Help", "dialog"), ("Resign…", "alertdialog")], ids=["help", "resigning"]
)
def test_a_dialog_keeps_the_focus_closes_by_escape_and_gives_the_focus_back(
    visitors: Visitors, server: RunningServer, button: str, role: Any
) -> None:
    visitor = visitors.sit(server.new_match("human human", start=MOMENTS["shot"]), "S")
    table, page = visitor.table.asked("shot"), visitor.page
    opener = "Help" if button == "Help" else "More"
    page.get_by_role("button", name=opener).focus()
    page.keyboard.press("Enter")
    if button != "Help":
        page.get_by_role("button", name=button).focus()
        page.keyboard.press("Enter")
    dialog = page.get_by_role(role)
    expect(dialog).to_be_visible()
    for key in ["Tab"] * 6 + ["Shift+Tab"] * 3:
        page.keyboard.press(key)
        assert focus_is_inside(page, "dialog, body:not(:has(:focus))"), "the focus has left the dialog"
        assert not focus_is_inside(page, ".page")
    page.keyboard.press("c")
    expect(table.primary).to_be_disabled()  # the board behind does not listen
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    if button == "Help":
        expect(page.get_by_role("button", name=opener)).to_be_focused()
    page.keyboard.press("c")
    expect(table.primary).to_have_text("Fire at row C")


def test_who_answers_by_keyboard_goes_on_at_the_next_question(visitors: Visitors, server: RunningServer) -> None:
    match = server.new_match("human human", start="turn 3\nS @6,4 N\nI @6,12 S\nat plot")
    table = visitors.sit(match, "S").table.asked("plot")
    table.put("F", "F", "F")
    table.primary.focus()
    table.page.keyboard.press("Enter")
    table.expect_question("Waiting for Royal Isabella")
    expect(table.question).to_be_focused()


# The tree of one screen: landmarks and headings, as a screen reader lists them.
LANDMARKS = """() => ({
    mains: document.querySelectorAll('main').length,
    banners: document.querySelectorAll('header.topbar').length,
    titles: [...document.querySelectorAll('h1')].map(one => one.textContent.trim()),
    nameless: [...document.querySelectorAll('section, nav, svg[role], [role=group], [role=grid]')]
        .filter(one => !one.ariaLabel && !one.getAttribute('aria-labelledby')
                       && !one.closest('[aria-hidden=true], dialog, .end, .curtain'))
        .map(one => one.outerHTML.slice(0, 120)),
})"""


@pytest.mark.parametrize("moment", MOMENTS)
def test_no_question_has_a_finding_and_every_part_of_the_table_has_its_landmark_and_its_name(
    visitors: Visitors, server: RunningServer, moment: str
) -> None:
    visitor = visitors.sit(server.new_match("human human", start=MOMENTS[moment]), "S", reduced_motion="reduce")
    visitor.table.asked()
    assert findings(visitor.page) == []
    found = visitor.page.evaluate(LANDMARKS)
    assert found == {"mains": 1, "banners": 1, "titles": ["Broadsides and Boarding Parties"], "nameless": []}
    names = [visitor.page.get_by_role("region", name=name).count() for name in ("Decision", "Dice", "Log")]
    assert names == [1, 1, 1]
    expect(visitor.table.log).to_have_attribute("aria-live", "polite")


def test_axe_finds_what_is_wrong(visitors: Visitors) -> None:
    page = visitors.come().go()
    page.get_by_role("button", name="Set sail").wait_for()
    page.evaluate("() => document.querySelector('.topbar').append(document.createElement('button'))")
    assert any(text.startswith("button-name") for text in findings(page))


def test_axe_finds_what_only_the_other_light_makes_hard_to_read(visitors: Visitors) -> None:
    page = visitors.come(color_scheme="light").go()
    page.get_by_role("button", name="Set sail").wait_for()
    page.evaluate("""() => matchMedia('(prefers-color-scheme: dark)').addEventListener('change', (now) => {
        for (const one of document.querySelectorAll('.topbar *')) {
            one.style.color = now.matches ? '#222' : '';
            one.style.background = now.matches ? '#111' : '';
        }
    })""")
    assert {text.split(" ")[0] for text in findings(page)} == {"color-contrast"}


@pytest.mark.parametrize(("address", "there"), [("#/lesson/broadsides", ".pointer"), ("#/rules/onboard", "figure svg")])
def test_lessons_and_rules_have_no_finding(visitors: Visitors, address: str, there: str) -> None:
    page = visitors.come(reduced_motion="reduce").go(address)
    page.locator(there).first.wait_for()
    assert findings(page) == []
