"""The deck builder: from nothing to a deck that may be played, shared, kept, and a match begun with it."""

import json
import re

from playwright.sync_api import Page, expect

from tests.browser.test_access import findings
from tests.browser.test_missions import COPIED
from tests.browser.test_phone import check
from tests.browser.visitor import PHONE, Visitors
from tests.server.table import RunningServer


def add(page: Page, card: str, copies: int) -> None:
    button = page.locator(".pool").get_by_role("button", name=re.compile(f"^Add {card}\\."))
    for _ in range(copies):
        button.click()


# By the names under which the pool shows them: 34 cards, no more of any than its rank allows.
DECK = {
    "Brainwashed Traitor": 4,
    "Scale Infiltrator": 4,
    "Underworld Vindicator": 4,
    "Venom Spitter": 4,
    "Masked Chameleon": 4,
    "Obedient Clerk": 4,
    "Propaganda Herald": 4,
    "Purge Doctor": 4,
    "Skin Thief": 2,
}


def test_a_deck_is_built_from_nothing_and_played(visitors: Visitors, server: RunningServer) -> None:
    """[SGS-DECK-01] [SGS-DECK-03] Its faults are named as it grows; then it is dealt."""
    visitor = visitors.come(reduced_motion="reduce")
    page = visitor.go("#/workshop/siegestorm/deck")
    page.locator(".pool").get_by_role("button", name="Ysra", exact=True).click()
    law, duel = page.locator(".law"), page.get_by_role("button", name="Duel against the computer")
    for card, copies in DECK.items():
        add(page, card, copies)
        size = page.locator(".size").inner_text().split()[0]
        if size != "34":
            expect(law).to_contain_text(f"The deck has {size} cards; it must have 34.")
            expect(duel).to_be_disabled()
    expect(page.locator(".deck").get_by_role("button", name="Add Skin Thief")).to_be_disabled()
    expect(page.locator(".size")).to_have_text("34 of 34 cards")
    expect(law).to_have_text("The deck may be played.")
    assert findings(page) == []
    duel.click()
    visitor.table.asked("mulligan")
    view = visitor.table.line.now["view"]
    built = dict(one.split(":") for one in view["options"]["deck-a"].split(","))
    assert sum(map(int, built.values())) == 34
    assert built["skin_thief"] == "2"
    assert set(view["players"]["A"]["hand"]) <= set(built)
    expect(visitor.table.question).to_contain_text("two cards")


def test_a_deck_is_shared_as_text_kept_and_thrown_away(visitors: Visitors) -> None:
    visitor = visitors.come(reduced_motion="reduce")
    page = visitor.go("#/workshop/siegestorm/deck")
    page.get_by_role("button", name="Khung'lai", exact=True).last.click()
    expect(page.locator(".law")).to_have_text("The deck may be played.")
    page.get_by_text("Share as text").click()
    text = page.get_by_role("textbox", name="Share as text")
    expect(text).to_have_value(re.compile("tengu"))
    shared = text.input_value()
    page.get_by_role("textbox", name="Name of the deck").fill("Mountain wind")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("status")).to_contain_text("Saved")
    page.reload()
    page.get_by_role("button", name="Mountain wind", exact=True).click()
    expect(page.locator(".size")).to_have_text("34 of 34 cards")

    friend = visitors.come(reduced_motion="reduce").go("#/workshop/siegestorm/deck")
    friend.get_by_text("Share as text").click()
    friend.get_by_role("textbox", name="Share as text").fill(shared)
    friend.get_by_role("button", name="Read this text").click()
    expect(friend.locator(".size")).to_have_text("34 of 34 cards")
    friend.get_by_role("textbox", name="Share as text").fill("9 tengu\n1 nobody_knows\n")
    friend.get_by_role("button", name="Read this text").click()
    expect(friend.locator(".law")).to_contain_text("nobody_knows")
    expect(friend.locator(".rows li.bad")).to_contain_text(["nobody_knows", "9 of 2"])

    page.get_by_text("Begin with").click()
    page.get_by_role("button", name="Delete Mountain wind").click()
    assert json.loads(page.evaluate("localStorage.getItem('warbox.made')")) == []


def test_a_deck_is_sent_as_a_link(visitors: Visitors) -> None:
    visitor = visitors.come(reduced_motion="reduce")
    visitor.page.add_init_script(COPIED)
    page = visitor.go("#/workshop/siegestorm/deck")
    page.get_by_role("button", name="Khung'lai", exact=True).last.click()
    page.get_by_role("textbox", name="Name of the deck").fill('Mountain "wind"')
    page.get_by_text("Share as text").click()
    page.get_by_role("button", name="Copy a link").click()
    expect(page.get_by_text("The link is on your clipboard")).to_be_visible()
    friend = visitors.come(reduced_motion="reduce")
    received = friend.go(page.evaluate("window.copied").removeprefix(visitor.address))
    expect(received.locator(".size")).to_have_text("34 of 34 cards")
    expect(received.get_by_role("textbox", name="Name of the deck")).to_have_value('Mountain "wind"')
    broken = visitors.come(reduced_motion="reduce").go("#/workshop/siegestorm/deck?made=nothing")
    expect(broken.get_by_text("This link is broken")).to_be_visible()


def test_the_builder_on_a_phone_and_in_the_dark(visitors: Visitors) -> None:
    page = visitors.come(color_scheme="dark", reduced_motion="reduce", **PHONE).go("#/workshop/siegestorm/deck")
    page.locator(".pool li").nth(3).locator("button").tap()
    expect(page.locator(".tally")).to_contain_text("1 of 34 cards")
    check(page)
    assert findings(page) == []
