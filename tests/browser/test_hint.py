"""A hint: asked for with a key or a button, told in a sentence, shown on the board, and good for an answer."""

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import PHONE, Visitor, Visitors
from tests.server.table import RunningServer

STARTS = {
    "broadsides": "turn 3\nS @6,4 N\nI @7,5 S\nat plot",
    "onboard": None,
    "siegestorm": None,
    "tideofiron": "map 7x7\nUS a @C06 [RRRR]\nDE x @C03 [RR]\nat act",
}

# Press what lies under the ring, and wait until the page has answered: the panel changes with every press. One that
# meets nothing, because the ring was on its way, is made again.
PRESS = """() => new Promise((done) => {
    setTimeout(done, 2000);
    const ring = document.querySelector(".pointer")?.getBoundingClientRect();
    if (!ring) return done();
    new MutationObserver((_, one) => { one.disconnect(); requestAnimationFrame(() => requestAnimationFrame(done)); })
        .observe(document.querySelector(".page"), { subtree: true, childList: true, attributes: true });
    const [clientX, clientY] = [ring.x + ring.width / 2, ring.y + ring.height / 2];
    const under = document.elementFromPoint(clientX, clientY);
    for (const kind of ["pointerdown", "pointerup", "click"])
        under.dispatchEvent(new PointerEvent(kind, { bubbles: true, button: 0, isPrimary: true, clientX, clientY }));
})"""


def follow_the_hand(visitor: Visitor, action: str) -> None:
    """Press where the hand points until the answer is given; it is the one that was hinted at."""
    table, page = visitor.table, visitor.page
    line, wanted = table.line, f'"by":"{table.seat}","action":"{action}"'
    before = len(line.heard)

    def is_done() -> bool:
        return any(wanted in text for text in line.heard[before:])

    for _ in range(12):
        table.until(lambda: is_done() or page.locator(".pointer").is_visible(), "the hand, or the answer")
        if is_done():
            return
        page.evaluate(PRESS)
    raise AssertionError(f"the hand does not lead to {action}")


@pytest.mark.parametrize("slug", STARTS)
def test_the_hand_leads_to_the_answer_of_the_hint(visitors: Visitors, server: RunningServer, slug: str) -> None:
    match = server.new_match("human human", game=slug, start=STARTS[slug])
    letter = match.facts()["asked"][0]
    visitor = visitors.sit(match, [letter])
    table = visitor.table.asked()
    visitor.page.keyboard.press("h")
    expect(table.decision.locator(".hint-told")).to_be_visible()
    expect(table.button("Hint")).to_be_disabled()
    told = [text for text in table.line.heard if text.startswith('{"type":"hint"')]
    assert len(told) == 1
    action = told[0].partition('"action":"')[2].partition('"')[0]
    assert action in table.line.choices
    visitor.page.reload()
    table.ready().asked()
    expect(table.decision.locator(".hint-told")).to_be_visible()
    follow_the_hand(visitor, action)
    expect(table.decision.locator(".hint-told")).to_have_count(0)


def test_what_is_half_done_stays_and_the_others_are_told(visitors: Visitors, server: RunningServer) -> None:
    match = server.new_match("human human", start=STARTS["broadsides"])
    seahawk, isabella = (visitors.sit(match, letter) for letter in "SI")
    seahawk.table.asked("plot").put("F", "R")
    seahawk.table.button("Hint").click()
    expect(seahawk.table.decision.locator(".hint-told")).to_be_visible()
    assert [slot.split()[0] for slot in seahawk.table.slots()][:2] == ["Forward", "Turn"]
    expect(isabella.table.log).to_contain_text("A hint for Seahawk.")
    expect(isabella.table.decision.locator(".hint-told")).to_have_count(0)


def test_where_there_are_no_hints_there_is_no_button(visitors: Visitors, server: RunningServer) -> None:
    match = server.new_match("human human", start=STARTS["broadsides"], hints=False)
    table = visitors.sit(match, "S", **PHONE).table.asked("plot")
    expect(table.button("Undo")).to_be_visible()
    expect(table.button("Hint")).to_have_count(0)
