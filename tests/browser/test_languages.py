"""French and English, switched in the page, everywhere."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.moments import MOMENTS
from tests.browser.visitor import Visitors
from tests.server.table import RunningServer

# Ids of sentences, and what Fluent leaves when a variable is missing.
UNTOLD = re.compile(
    r"\b(?:ui|event|ask|refusal|outcome|option|value|level|way|clock|game|about)-[a-z][a-z-]*\b|\{\s*[$\w]"
)


def test_the_language_is_switched_in_the_lobby_and_kept(visitors: Visitors) -> None:
    visitor = visitors.come()
    page = visitor.go()
    expect(page.get_by_role("heading", level=1)).to_have_text("Five wars in a box")
    page.get_by_role("button", name=re.compile("Français")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Cinq guerres dans une boîte")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    assert [text for text in page.locator("body").evaluate(TEXTS) if UNTOLD.search(text)] == []
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Cinq guerres dans une boîte")


def test_a_french_browser_is_spoken_to_in_french(visitors: Visitors) -> None:
    page = visitors.come(locale="fr-FR").go()
    expect(page.get_by_role("heading", level=1)).to_have_text("Cinq guerres dans une boîte")


def test_the_language_is_switched_at_the_table_in_the_middle_of_a_choice(
    visitors: Visitors, server: RunningServer
) -> None:
    visitor = visitors.sit(server.new_match("human human", start=MOMENTS["plot"]), "S")
    table = visitor.table.asked("plot")
    table.put("F", "R")
    visitor.page.get_by_role("button", name=re.compile("Français")).click()
    expect(table.question).to_have_text("Programmez vos trois manœuvres")
    expect(table.decision.locator(".slot .card:not(.damage)")).to_have_count(2)
    visitor.page.get_by_role("button", name=re.compile("English")).click()
    expect(table.question).to_have_text("Plot your three manoeuvres")


# Everything that is read or heard, but for what is quoted from the rules, which are English.
TEXTS = """root => {
    const found = new Set();
    for (const one of root.querySelectorAll('*')) {
        if (one.closest('[lang=en], script, style, input')) continue;
        for (const name of ['aria-label', 'title', 'placeholder'])
            if (one.hasAttribute(name)) found.add(one.getAttribute(name));
        for (const node of one.childNodes) if (node.nodeType === 3) found.add(node.textContent.trim());
    }
    return [...found];
}"""
NAMES = ("Royal Isabella", "Seahawk", "Broadsides and Boarding Parties", "Player ", "BBP-")


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_sentence_is_there_in_both_languages(visitors: Visitors, server: RunningServer, moment: str) -> None:
    visitor = visitors.sit(server.new_match("human human", start=MOMENTS[moment]), "S")
    page = visitor.page
    told: dict[str, set[str]] = {}
    for lang in ("en", "fr"):
        page.locator(f".topbar [lang={lang}]").click()
        expect(page.locator("html")).to_have_attribute("lang", lang)
        page.locator(".topbar .icon-button").first.click()
        expect(page.locator("dialog.help")).to_be_visible()
        told[lang] = set(page.locator("body").evaluate(TEXTS))
        page.keyboard.press("Escape")
        assert [text for text in told[lang] if UNTOLD.search(text)] == []
    same = {text for text in told["en"] & told["fr"] if len(text) > 8 and not text.startswith(NAMES)}
    assert same == set()
