"""What stands beside the board: what was missed, what a chain will do, the sound, the rules of the moment."""

from playwright.sync_api import expect

from tests.browser.moments import MOMENTS
from tests.browser.siege import CHAIN, new_siege
from tests.browser.test_tab import HEARD
from tests.browser.visitor import Visitors
from tests.server.table import RunningServer

PLOTTING = "turn 3\nS @6,4 N\nI @7,4 N\nat plot"
# The page is looked at, or not, as the test says.
LOOKED_AT = 'window.away = false; Object.defineProperty(document, "hidden", { get: () => window.away });'
LOOK = '(away) => { window.away = away; document.dispatchEvent(new Event("visibilitychange")); }'


def test_what_was_missed_is_stepped_through_and_left(visitors: Visitors, server: RunningServer) -> None:
    match = server.new_match("human human", start=PLOTTING)
    visitor = visitors.hold(match, "S")
    visitor.page.add_init_script(LOOKED_AT)
    visitor.sit(match.id)
    table, page = visitor.table, visitor.page
    table.do("plot S S S")
    page.evaluate(LOOK, True)
    before = table.line.n
    with match.sit("I") as isabella:
        isabella.do("plot S S S")
    table.until(lambda: table.line.n > before + 1, "what is missed")
    page.evaluate(LOOK, False)
    page.get_by_role("button", name="While you were away").click()
    strip = page.get_by_role("region", name="While you were away")
    steps = strip.locator("ol button")
    assert steps.count() >= 3, "two that were missed, and now"
    question = table.question.inner_text()
    steps.first.click()
    expect(table.question).to_have_text("You look back at the table as it was.")
    page.get_by_role("button", name="Back to now").click()
    expect(table.question).to_have_text(question)
    strip.get_by_role("button", name="Close").click()
    expect(strip).to_have_count(0)
    expect(page.get_by_role("button", name="While you were away")).to_have_count(0)


def test_the_chain_says_what_it_will_do_from_the_top_down(visitors: Visitors, server: RunningServer) -> None:
    visitor = visitors.sit(new_siege(server, start=CHAIN), "A")
    visitor.table.asked("react")
    foreseen = visitor.page.get_by_role("region", name="If you let it resolve").locator("li")
    expect(foreseen).to_have_count(3)
    assert [one.split()[0] for one in foreseen.all_inner_texts()] == ["3", "2", "1"], "the last link acts first"


def test_one_press_switches_the_sound_on_at_the_table_and_in_a_replay(
    visitors: Visitors, server: RunningServer
) -> None:
    match = server.new_match("human human", start=MOMENTS["shot"])
    with match.sit("S") as seahawk:
        seahawk.do("shot C")
    visitor = visitors.hold(match, "S")
    page = visitor.page
    visitor.context.add_init_script(HEARD)
    visitor.sit(match.id)
    sound = page.get_by_role("banner").get_by_role("button", name="Sound")
    expect(sound).to_have_attribute("aria-pressed", "false")
    sound.click()
    expect(sound).to_have_attribute("aria-pressed", "true")
    visitor.table.until(lambda: page.evaluate("window.heard") > 0, "a sound")
    with match.sit("I") as isabella:
        isabella.ask("resign")
    visitor.go(f"#/replay/{match.id}/0")
    expect(sound).to_have_attribute("aria-pressed", "true")
    page.evaluate("window.heard = 0")
    page.get_by_role("button", name="Play", exact=True).click()
    visitor.table.until(lambda: page.evaluate("window.heard") > 0, "a sound of the replay")


def test_the_rules_of_the_moment_stand_on_top_when_one_comes_from_a_table(
    visitors: Visitors, server: RunningServer
) -> None:
    visitor = visitors.sit(server.new_match("human human", start=PLOTTING), "S")
    page = visitor.page
    visitor.table.asked("plot")
    page.keyboard.press("?")
    page.get_by_role("link", name="All the rules").click()
    now = page.get_by_role("region", name="Shown at your table now")
    expect(now.get_by_role("link", name="CARDS-01")).to_be_visible()
    page.emulate_media(media="print")
    expect(page.get_by_role("searchbox")).to_be_hidden()
    assert page.evaluate(
        "document.querySelector('.book').scrollHeight <= document.querySelector('.book').clientHeight + 1"
    )
    page.emulate_media(media="screen")
    visitor.go("#/rules/broadsides")
    expect(page.get_by_role("searchbox")).to_be_visible()
    expect(now).to_have_count(0)
