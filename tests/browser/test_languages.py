"""French and English, switched in the page, everywhere."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.moments import MOMENTS
from tests.browser.visitor import Visitors
from tests.server.table import RunningServer
from warbox.catalog import load_translation

RECORD = Path(__file__).parents[1] / "records" / "broadsides-captain-killed.jsonl"

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


# Everything that is read or heard, but for what says that it is in a certain language, like the switch.
TEXTS = """root => {
    const found = new Set();
    for (const one of root.querySelectorAll('*')) {
        if (one.closest('[lang]:not(html), script, style, input')) continue;
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
        page.locator(".topbar .icon-button[aria-haspopup=dialog]").click()
        expect(page.locator("dialog.help")).to_be_visible()
        told[lang] = set(page.locator("body").evaluate(TEXTS))
        page.keyboard.press("Escape")
        assert [text for text in told[lang] if UNTOLD.search(text)] == []
    assert untranslated(told) == set()


def untranslated(told: dict[str, set[str]]) -> set[str]:
    """Sentences that are the same in both languages, and not names."""
    assert all(len(texts) > 20 for texts in told.values())
    return {text for text in told["en"] & told["fr"] if len(text) > 8 and not text.startswith(NAMES)}


def test_the_log_of_a_whole_match_is_told_in_both_languages(visitors: Visitors) -> None:
    told: dict[str, set[str]] = {}
    for lang in ("en", "fr"):
        visitor = visitors.come(locale=lang)
        page = visitor.go()
        page.locator("input[type=file]").set_input_files(RECORD)
        page.get_by_role("slider").wait_for()
        page.keyboard.press("End")
        visitor.table.log.get_by_text("Royal Isabella").first.wait_for()
        told[lang] = set(page.locator("body").evaluate(TEXTS))
        assert [text for text in told[lang] if UNTOLD.search(text)] == []
    assert len(told["fr"]) > 100
    assert untranslated(told) == set()


def test_the_rule_behind_a_question_is_told_in_french(visitors: Visitors, server: RunningServer) -> None:
    match = server.new_match("human human", start=MOMENTS["plot"])
    table = visitors.sit(match, "S", locale="fr-FR").table.asked("plot")
    table.decision.get_by_role("button", name=re.compile("BBP-DAMAGE-30")).click()
    note = table.decision.get_by_role("note")
    expect(note).to_contain_text(load_translation("broadsides", "fr").entries["BBP-DAMAGE-30"].text)
    expect(note.locator("[lang=fr]")).to_have_count(1)


def test_the_rules_in_the_help_change_with_the_language(visitors: Visitors, server: RunningServer) -> None:
    page = visitors.sit(server.new_match("human human", start=MOMENTS["shot"]), "S").page
    for lang, word in (("fr", "Droit devant"), ("en", "dead ahead")):
        page.locator(f".topbar [lang={lang}]").click()
        page.locator(".topbar .icon-button[aria-haspopup=dialog]").click()
        page.locator("dialog summary").click()
        expect(page.locator("dialog dd").filter(has_text=re.compile(word, re.IGNORECASE)).first).to_be_visible()
        page.keyboard.press("Escape")


def test_a_refusal_is_told_in_french(visitors: Visitors, server: RunningServer) -> None:
    match = server.new_match("human human", start=MOMENTS["fight"])
    table = visitors.sit(match, "S", locale="fr-FR").table.asked("fight")
    table.spot("I.F3").click()
    expect(table.decision.get_by_role("alert")).to_contain_text(re.compile("personne ne se bat|deux camps"))


@pytest.mark.parametrize(
    ("lang", "begin"), [("en", "This is no position: line 2"), ("fr", "Ce n’est pas une position")]
)
def test_an_error_of_the_server_is_told_in_the_language_of_the_page(visitors: Visitors, lang: str, begin: str) -> None:
    visitor = visitors.come(locale=lang)
    visitor.pardon("422")
    page = visitor.go()
    page.locator("details summary").click()
    page.locator("textarea").fill("turn 1\nS @6,8 N")
    page.locator(".go").click()
    expect(page.get_by_role("alert")).to_contain_text(begin)
