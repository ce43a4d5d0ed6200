"""The Rules page: the whole catalog by chapter, search, links to a rule, from the lobby and from a table."""

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import PHONE, Visitors
from tests.server.table import RunningServer
from warbox.catalog import load_catalog
from warbox.games import SLUGS


@pytest.mark.parametrize("slug", SLUGS)
def test_every_rule_is_on_the_page_with_drawings(visitors: Visitors, slug: str) -> None:
    page = visitors.come().go(f"#/rules/{slug}")
    expect(page.locator("figure svg").first).to_be_visible()
    assert page.locator("figure").count() >= 4
    shown = page.locator("section > ol > li").evaluate_all("all => all.map(one => one.id)")
    assert sorted(shown) == sorted(load_catalog(slug).entries)


def test_a_search_leaves_what_it_finds_and_marks_it(visitors: Visitors) -> None:
    page = visitors.come(**PHONE).go("#/rules/onboard")
    page.get_by_role("searchbox").fill("breach")
    wanted = [
        rule.id
        for rule in load_catalog("onboard").entries.values()
        if "breach" in " ".join((rule.id, rule.text, *rule.details)).lower()
    ]
    expect(page.locator("section > ol > li")).to_have_count(len(wanted))
    expect(page.locator("mark").first).to_have_text("breach", ignore_case=True)
    page.get_by_role("searchbox").fill("no rule says this")
    expect(page.locator("section > ol > li")).to_have_count(0)


def test_a_link_leads_to_a_rule_and_back_to_the_table(visitors: Visitors, server: RunningServer) -> None:
    match = server.new_match(start="at plot")
    visitor = visitors.sit(match, "S")
    page = visitor.page
    page.get_by_role("button", name="BBP-CARDS-01").first.click()
    page.get_by_role("link", name="In the rules").click()
    rule = page.locator("#BBP-CARDS-01")
    expect(rule).to_be_in_viewport()
    expect(rule).to_contain_class("pointed")
    page.get_by_role("button", name="FR").click()
    expect(rule).to_contain_text("cartes")
    page.get_by_role("button", name="Retour").click()
    visitor.table.ready()
