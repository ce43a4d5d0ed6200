"""On Board for everybody: keyboard alone, a phone, axe-core in light and dark, both languages."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.onboard import MOMENTS, OnBoardTable, sit, sit_at
from tests.browser.test_access import findings
from tests.browser.test_keyboard import tab_to
from tests.browser.test_languages import UNTOLD
from tests.browser.test_phone import check
from tests.browser.visitor import PHONE, Visitors
from tests.server.table import RunningServer


def test_a_turn_with_the_keyboard_alone(visitors: Visitors, server: RunningServer) -> None:
    """Pick an Agent, walk, throw, fire, lay cards, end the phase."""
    start = """turn 3
        ash @C5
        doc @A5
        edges B5|C5=door_open
        A1 hand=smoke_grenade,covering_fire,breach_charge
        D1 hand=counter
        at activate A1"""
    match = server.new_match(game="onboard", start=start)
    table = sit(visitors, match, "A1").asked("activate")
    page = table.page
    page.keyboard.press("1")
    table.expect_question("What does Ash do?")

    tab_to(page, "C5, Gallery")
    page.keyboard.press("ArrowRight")  # north is on the left
    expect(page.locator(":focus")).to_have_attribute("data-cell", "C6")
    page.keyboard.press("Enter")
    expect(table.decision).to_contain_text("2 actions left")

    page.keyboard.press("1")
    expect(table.decision).to_contain_text("Choose a target")
    page.keyboard.press("Escape")
    expect(table.decision).not_to_contain_text("Choose a target")
    page.keyboard.press("u")
    expect(table.decision).to_contain_text("3 actions left")

    tab_to(page, "Fire at Doc")
    page.keyboard.press("Enter")
    tab_to(page, "Fire at Doc$")
    page.keyboard.press("Enter")
    table.asked("commit")
    page.keyboard.press("2")
    page.keyboard.press("3")
    expect(table.primary).to_have_text("Lay 2 cards face down")
    page.keyboard.press("Enter")
    with match.sit("D1") as defence:
        defence.do("commit -", "pass")
        table.asked("double")
        tab_to(page, "Do not double")
        page.keyboard.press("Enter")
        defence.do("pass")
    table.asked("act")
    expect(table.combat).to_contain_text("7 beats 0: Doc is hit.")
    tab_to(page, "Go on")
    page.keyboard.press("Enter")
    expect(table.combat).to_have_count(0)
    tab_to(page, "Stop here")
    page.keyboard.press("Enter")
    table.asked("activate")
    tab_to(page, "End the phase")
    page.keyboard.press("Enter")
    table.until(lambda: table.line.now["view"]["phase"] == "defence", "the defence phase")


def test_doors_and_walls_are_reached_with_tab(visitors: Visitors, server: RunningServer) -> None:
    table = sit_at(visitors, server, "prepare").asked("prepare")
    tab_to(table.page, r"Barricade: window A1\|A2")
    table.page.keyboard.press("Enter")
    expect(table.primary).to_have_text("Barricade: window A1|A2")
    table.page.keyboard.press("Enter")
    table.until(lambda: table.line.now["view"]["edges"]["A1|A2"] == "window_barricaded", "the barricade stands")


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_question_on_a_phone(visitors: Visitors, server: RunningServer, moment: str) -> None:
    table = sit_at(visitors, server, moment, **PHONE).asked()
    page = table.page
    check(page)
    page.get_by_role("button", name="Log", exact=True).tap()
    check(page)
    page.get_by_role("button", name="Plan", exact=True).tap()
    expect(page.locator(".plan")).to_be_visible()
    assert findings(page) == []


def test_a_turn_with_the_thumb(visitors: Visitors, server: RunningServer) -> None:
    match = server.new_match(game="onboard", start=MOMENTS["act"][0])
    table = sit(visitors, match, "A1", **PHONE).asked("act")
    page = table.page
    table.cell("C4").tap()
    expect(table.decision).to_contain_text("2 actions left")
    table.button("Undo").tap()
    expect(table.decision).to_contain_text("3 actions left")
    table.choice("Fire at Doc").tap()
    table.primary.tap()
    table.asked("commit")
    check(page)
    cards = table.decision.locator(".hand .action-card")
    for number in (2, 3):
        cards.nth(number).tap()
    table.primary.tap()
    with match.sit("D1") as defence:
        defence.do("commit -", "pass")
    expect(table.combat).to_be_visible()
    check(page)


@pytest.mark.parametrize("moment", MOMENTS)
def test_no_question_has_a_serious_finding(visitors: Visitors, server: RunningServer, moment: str) -> None:
    table = sit_at(visitors, server, moment).asked()
    assert findings(table.page) == []


def test_end_and_replay_have_no_serious_finding(visitors: Visitors, server: RunningServer) -> None:
    match = server.new_match(game="onboard", start=MOMENTS["act"][0])
    table = sit(visitors, match, "A1")
    with match.sit("D1") as defence:
        defence.ask("resign")
    expect(table.end).to_be_visible()
    assert findings(table.page) == []
    table.page.get_by_role("link", name="Replay").first.click()
    expect(table.page.get_by_role("slider")).to_be_visible()
    assert findings(table.page) == []


# Everything that is read or heard in the language of the page; the words of the rules are another matter.
TEXTS = """root => {
    const found = new Set();
    for (const one of root.querySelectorAll('*')) {
        if (one.closest('[lang]:not(html), .tag, script, style, input')) continue;
        for (const name of ['aria-label', 'title', 'placeholder'])
            if (one.hasAttribute(name)) found.add(one.getAttribute(name));
        for (const node of one.childNodes) if (node.nodeType === 3) found.add(node.textContent.trim());
    }
    return [...found];
}"""
# Alike in both languages: names of Agents and people, cells, words that are the same.
NAMES = re.compile(r"Rainbow Six Siege|Player |OB-|Ash|Thermite|Twitch|Blitz|Doc|Castle|Kapkan|Frost|[A-F]\d")


def told(table: OnBoardTable, lang: str) -> set[str]:
    page = table.page
    page.locator(f".topbar [lang={lang}]").click()
    expect(page.locator("html")).to_have_attribute("lang", lang)
    page.locator(".topbar .icon-button[aria-haspopup=dialog]").click()
    expect(page.locator("dialog.help")).to_be_visible()
    texts = set(page.locator("body").evaluate(TEXTS))
    page.keyboard.press("Escape")
    return texts


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_sentence_is_there_in_both_languages(visitors: Visitors, server: RunningServer, moment: str) -> None:
    table = sit_at(visitors, server, moment).asked()
    english, french = told(table, "en"), told(table, "fr")
    for text in english | french:
        assert not UNTOLD.search(text), text
        assert "_" not in text, f"an id: {text}"
    assert min(len(english), len(french)) > 80
    same = {text for text in english & french if len(text) > 8 and not NAMES.search(text)}
    assert same <= {"Barricade"}
