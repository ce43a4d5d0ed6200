"""What is told outside the board: the tab, the clocks, the clipboard, the sounds."""

import re

from playwright.sync_api import Page, expect

from tests.browser.moments import MOMENTS
from tests.browser.visitor import Visitors
from tests.server.table import RunningServer

PLOTTING = "turn 3\nS @6,4 N\nI @6,12 S\nat plot"


def icon(page: Page) -> str:
    return str(page.evaluate("() => new URL(document.querySelector('link[rel=icon]').href).pathname"))


def test_the_tab_tells_when_it_is_your_turn(visitors: Visitors, server: RunningServer) -> None:
    match = server.new_match("human human", start=PLOTTING)
    visitor = visitors.sit(match, "S")
    page = visitor.page
    expect(page).to_have_title("● Your turn · Broadsides and Boarding Parties · Warbox")
    assert icon(page) == "/mark-turn.svg"
    assert page.request.get(f"{visitor.address}mark-turn.svg").ok
    visitor.table.do("plot F F F")
    expect(page).to_have_title("Broadsides and Boarding Parties · Warbox")
    assert icon(page) == "/mark.svg"
    with match.sit("I") as isabella:
        isabella.do("plot S S S")
    expect(page).to_have_title(re.compile("^● Your turn"))
    visitor.go("#/")
    expect(page).to_have_title("● Your turn · Warbox")


def test_both_clocks_are_seen_and_the_one_of_who_is_asked_runs(visitors: Visitors, server: RunningServer) -> None:
    clock = {"kind": "bank", "seconds": 3600, "increment": 0}
    match = server.new_match("human human", start=MOMENTS["shot"], clock=clock)
    page = visitors.sit(match, "S").page
    own, other = (page.get_by_role("region", name=name).get_by_role("timer") for name in ("Seahawk", "Royal Isabella"))
    expect(other).to_have_text("1:00:00")
    expect(own).to_have_text(re.compile("^59:"))
    shown = own.inner_text()
    expect(own).not_to_have_text(shown)
    expect(own).to_have_attribute("aria-label", re.compile("59:"))
    expect(other).to_have_text("1:00:00")


def test_the_clock_of_a_new_match_is_chosen_in_the_lobby(visitors: Visitors) -> None:
    visitor = visitors.come()
    page = visitor.go()
    page.get_by_text("More settings").click()
    page.get_by_label("Clock").select_option("90 seconds a turn")
    page.get_by_role("button", name="Set sail").click()
    visitor.table.asked("deploy")
    expect(page.get_by_role("timer")).to_have_count(2)
    expect(page.get_by_role("timer").last).to_have_text(re.compile("^1:[0-3]"))


def pasted(page: Page) -> str:
    return str(page.evaluate("() => navigator.clipboard.readText()"))


def test_links_are_copied_for_a_friend_for_spectators_and_for_a_move(visitors: Visitors, server: RunningServer) -> None:
    host = visitors.come(permissions=["clipboard-read", "clipboard-write"])
    page = host.go()
    page.get_by_role("button", name=re.compile("A friend")).click()
    page.get_by_text("More settings").click()
    page.get_by_label("Who sees it").select_option(label="Everybody here may watch")
    page.get_by_role("button", name="Set sail").click()
    page.get_by_role("button", name="Copy", exact=True).click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = pasted(page)
    assert link == page.get_by_role("textbox").input_value()

    page.reload()
    assert page.get_by_role("textbox").input_value() == link, "the link is there for as long as nobody has come"
    guest = visitors.come()
    guest.page.goto(link)
    guest.page.get_by_label("Your name").fill("Mary")
    guest.page.get_by_role("button", name="Sit down").click()
    host.table.asked("deploy")

    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Copy the link to watch").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    watcher = visitors.come()
    watcher.page.goto(pasted(page))
    watcher.table.ready().expect_question("Waiting for Seahawk, Royal Isabella")

    with server.new_match("human human", start=MOMENTS["shot"]).sit("S") as seahawk:
        seahawk.ask("resign")
        match = seahawk.welcome["match"]["id"]
    host.go(f"#/replay/{match}/1")
    page.get_by_role("button", name="Copy a link to this move").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert pasted(page) == page.url


def test_over_plain_http_from_another_machine_one_sits_down_and_copies_all_the_same(visitors: Visitors) -> None:
    """Browsers take away crypto.subtle and the clipboard then."""
    visitor = visitors.come(permissions=["clipboard-read", "clipboard-write"])
    visitor.context.add_init_script(
        "window.held = navigator.clipboard;delete Crypto.prototype.subtle; delete Navigator.prototype.clipboard;"
    )
    page = visitor.go()
    assert page.evaluate("() => [typeof crypto.subtle, typeof navigator.clipboard]") == ["undefined", "undefined"]
    page.get_by_role("button", name=re.compile("A friend")).click()
    page.get_by_text("More settings").click()
    page.get_by_label("Who sees it").select_option(label="Everybody here may watch")
    page.get_by_role("button", name="Set sail").click()
    page.get_by_role("button", name="Copy", exact=True).click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("() => window.held.readText()") == page.get_by_role("textbox").input_value()


# Counts what would be heard; a sound is made of sources that are started.
HEARD = """
    window.heard = 0;
    for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
        const start = kind.prototype.start;
        kind.prototype.start = function (...when) { window.heard += 1; return start.apply(this, when); };
    }
"""


def test_sound_is_off_until_it_is_switched_on_and_then_a_cannon_is_heard(
    visitors: Visitors, server: RunningServer
) -> None:
    match = server.new_match("human human", start=MOMENTS["shot"])
    visitor = visitors.hold(match, "S")
    visitor.context.add_init_script(HEARD)
    table, page = visitor.sit(match.id), visitor.page
    table.do("shot C")
    table.expect_question("4 shots left: choose a row")
    assert page.evaluate("() => window.heard") == 0

    page.get_by_role("button", name="More").click()
    sound = page.get_by_role("group", name="Sound")
    expect(sound.get_by_role("button", name="Off")).to_have_attribute("aria-pressed", "true")
    sound.get_by_role("button", name="On").click()
    expect(sound.get_by_role("button", name="On")).to_have_attribute("aria-pressed", "true")
    before = page.evaluate("() => window.heard")
    assert before > 0, "switching it on is heard"
    page.keyboard.press("Escape")
    table.do("shot C")
    table.expect_question("3 shots left: choose a row")
    assert page.evaluate("() => window.heard") > before
    assert [request.url for request in visitor.requests if "media" in request.resource_type] == []
