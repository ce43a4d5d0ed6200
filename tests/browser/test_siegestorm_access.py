"""Siegestorm for everybody: keyboard alone, a phone, axe-core in light and dark, both languages, and nothing told."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.siege import ACT, CHAIN, MOMENTS, Siege, new_siege, sit
from tests.browser.test_access import findings
from tests.browser.test_keyboard import tab_to
from tests.browser.test_languages import UNTOLD
from tests.browser.test_onboard_access import TEXTS
from tests.browser.test_phone import check
from tests.browser.visitor import PHONE, Visitors
from tests.server.table import RunningServer


@pytest.mark.parametrize("moment", MOMENTS)
def test_no_question_has_a_finding_in_light_or_dark(visitors: Visitors, server: RunningServer, moment: str) -> None:
    siege = sit(visitors, new_siege(server, start=MOMENTS[moment]), reduced_motion="reduce")
    siege.table.asked()
    assert findings(siege.page) == []


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_question_on_a_phone(visitors: Visitors, server: RunningServer, moment: str) -> None:
    siege = sit(visitors, new_siege(server, start=MOMENTS[moment]), reduced_motion="reduce", **PHONE)
    siege.table.asked()
    for part in siege.page.get_by_role("group", name="Show").get_by_role("button").all():
        part.tap()
        check(siege.page)


@pytest.mark.parametrize("moment", ["ring", "coop", "solo"])
@pytest.mark.parametrize("width", [1024, 1440])
def test_labels_and_cards_of_the_field_do_not_overlap(
    visitors: Visitors, server: RunningServer, moment: str, width: int
) -> None:
    size = {"width": width, "height": 768 if width == 1024 else 900}
    siege = sit(visitors, new_siege(server, start=MOMENTS[moment]), reduced_motion="reduce", viewport=size)
    siege.table.asked()
    assert siege.page.evaluate(OVERLAPS) == []


# Labels and beds of the field that lie over one another, or words that are cut off.
OVERLAPS = """() => {
    const seen = [...document.querySelectorAll('div.field .bed, div.field .label, div.field .stock')]
        .map(one => [one, one.getBoundingClientRect()]).filter(([, at]) => at.width && at.height);
    const field = document.querySelector('div.field').getBoundingClientRect();
    const found = [];
    for (const [index, [one, a]] of seen.entries()) {
        if (a.bottom > field.bottom + 1 || a.right > field.right + 1) found.push(`outside: ${one.textContent}`);
        for (const [other, b] of seen.slice(index + 1)) {
            if (one.contains(other)) continue;
            const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            if (across > 2 && down > 2) found.push(`${one.textContent.trim()} over ${other.textContent.trim()}`);
        }
    }
    for (const one of document.querySelectorAll('div.field .label span'))
        if (one.clientWidth && one.scrollWidth > one.clientWidth + 1) found.push(`cut: ${one.textContent}`);
    return found;
}"""


def test_a_card_is_played_and_paid_with_the_keyboard_alone(visitors: Visitors, server: RunningServer) -> None:
    siege = sit(visitors, new_siege(server, start=ACT))
    page = siege.page
    siege.table.asked("act")
    tab_to(page, "Druuk School Adept")
    expect(page.locator(".peek .large")).to_contain_text("Druuk School Adept")
    page.keyboard.press("Enter")
    expect(siege.choice("play druuk_school_adept")).to_be_visible()
    tab_to(page, "Play")
    page.keyboard.press("Enter")
    siege.table.asked("target")
    tab_to(page, "Scale Infiltrator|.*Scale Infiltrator")
    page.keyboard.press("Enter")
    siege.table.asked("pay")
    tab_to(page, "Pay")
    page.keyboard.press("Enter")
    siege.table.until(lambda: len(siege.view["chain"]) == 1, "the action lies in the chain")


def told(siege: Siege, lang: str) -> set[str]:
    siege.page.locator(f".topbar [lang={lang}]").click()
    expect(siege.page.locator("html")).to_have_attribute("lang", lang)
    return set(siege.page.locator("body").evaluate(TEXTS))


# Alike in both languages: names, and words that are the same.
NAMES = re.compile(r"Siegestorm|Player |SGS-|Byloss|Tengu|No Man|Khung.lai|Seraphia|Goblin|Totem|Shaman|Warbox")


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_sentence_is_there_in_both_languages(visitors: Visitors, server: RunningServer, moment: str) -> None:
    siege = sit(visitors, new_siege(server, start=MOMENTS[moment]), reduced_motion="reduce")
    siege.table.asked()
    english, french = told(siege, "en"), told(siege, "fr")
    for text in english | french:
        assert not UNTOLD.search(text), text
        assert "_" not in text, f"an id: {text}"
    assert min(len(english), len(french)) > 30
    assert {text for text in english & french if len(text) > 8 and not NAMES.search(text)} == set()


@pytest.mark.parametrize("letter", ["", "A"], ids=["spectator", "opponent"])
def test_whether_somebody_could_react_is_not_to_be_seen(visitors: Visitors, server: RunningServer, letter: str) -> None:
    """[SGS-DRAW-08] Two matches that differ in the hand, the Supporters and the deck of B alone: while B is asked, the
    pages of all others and all that they were sent are the same."""
    learnt = []
    for hand, deck in (("silent_abbot,tengu", "assassin:10"), ("stone_monk,snow_runner", "tengu:10")):
        start = re.sub(
            r"B hand=\S+ resources=10", f"B hand={hand} resources={deck}", CHAIN.replace("at react A", "at react B")
        )
        start = start.replace("link B action masked_chameleon targets=1>A.T1\n", "")
        start = start.replace("venom_spitter:committed,despoiler", f"venom_spitter:committed,{hand.partition(',')[0]}")
        assert hand in start
        match = new_siege(server, start=start)
        watcher = sit(visitors, match, letter)
        expect(watcher.table.question).to_contain_text("Waiting for")
        learnt.append(watcher.visitor.learnt(match))
    assert learnt[0] == learnt[1]
