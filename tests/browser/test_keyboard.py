"""Everything without a mouse: Tab, Enter, arrows, letters."""

import re

from playwright.sync_api import Page, expect

from tests.browser.moments import MOMENTS
from tests.browser.visitor import Visitors
from tests.server.table import RunningServer

FOCUSED = (
    "() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim() ?? ''"
)


def tab_to(page: Page, name: str, key: str = "Tab") -> None:
    """Press Tab until the focus is on something whose name begins so; it must be seen there. A lobby may be long."""
    for _ in range(200):
        page.keyboard.press(key)
        if re.match(name, page.evaluate(FOCUSED)):
            shown = page.evaluate(
                "() => { const style = getComputedStyle(document.activeElement);"
                " return style.outlineStyle !== 'none' || style.stroke !== 'none' || style.boxShadow !== 'none'; }"
            )
            assert shown, f"{name} has the focus, and nobody can see it"
            return
    raise AssertionError(f"Tab never comes to {name}")


def test_from_the_lobby_into_the_second_turn_without_a_mouse(visitors: Visitors) -> None:
    visitor = visitors.come()
    page = visitor.go()
    page.get_by_role("button", name="Set sail").wait_for()
    tab_to(page, "Recruit")
    page.keyboard.press("Enter")
    tab_to(page, "Set sail")
    page.keyboard.press("Enter")

    table = visitor.table.asked("deploy")
    tab_to(page, "A4 of the Seahawk")
    page.keyboard.press("Enter")
    table.expect_question("Place your second free crew member")
    page.keyboard.press("ArrowDown")
    expect(page.locator(":focus")).to_have_attribute("aria-label", re.compile("^B[35] of the Seahawk"))
    page.keyboard.press("Enter")
    table.expect_question("Place your captain")
    for _ in range(2):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(table.primary).to_have_text(re.compile("Captain in D[35]: seal"))
    page.keyboard.press("Enter")

    table.asked("plot")
    page.keyboard.press("f")
    page.keyboard.press("l")
    page.keyboard.press("Backspace")
    page.keyboard.press("r")
    page.keyboard.press("s")
    assert [slot.split()[0] for slot in table.slots()] == ["Forward", "Turn", "Stay"]
    page.keyboard.press("Enter")
    table.until(lambda: table.line.now["view"]["turn"] == 2, "the second turn")


def test_owed_damage_is_put_into_any_slot_by_its_letter(visitors: Visitors, server: RunningServer) -> None:
    visitor = visitors.sit(server.new_match("human human", start=MOMENTS["plot"]), "S")
    table = visitor.table.asked("plot")
    for key in ("1", "d", "f", "f"):
        visitor.page.keyboard.press(key)
    assert [slot.split()[0] for slot in table.slots()] == ["Damage", "Forward", "Forward"]
    visitor.page.keyboard.press("Enter")
    table.expect_question("Waiting for Royal Isabella")


def test_a_shot_by_letter_arrows_and_enter(visitors: Visitors, server: RunningServer) -> None:
    visitor = visitors.sit(server.new_match("human human", start=MOMENTS["shot"]), "S")
    table = visitor.table.asked("shot")
    visitor.page.keyboard.press("c")
    expect(table.primary).to_have_text("Fire at row C")
    visitor.page.keyboard.press("ArrowDown")
    expect(table.primary).to_have_text("Fire at row D")
    visitor.page.keyboard.press("Enter")
    table.expect_question("4 shots left: choose a row")
    expect(table.log).to_contain_text("Seahawk fires at row D")
    visitor.page.keyboard.press("0")
    table.expect_question("3 shots left: choose a row")


def test_a_whole_boarding_turn_with_arrows_and_enter(visitors: Visitors, server: RunningServer) -> None:
    visitor = visitors.sit(server.new_match("human human", start=MOMENTS["step"]), "S")
    table, page = visitor.table.asked("step"), visitor.page
    tab_to(page, "A4 of the Royal Isabella|A4 of the Seahawk")
    table.spot("S.C3").focus()
    page.keyboard.press("Enter")
    expect(table.decision).to_contain_text("A crew member from C3 of the Seahawk: where to?")
    page.keyboard.press("ArrowUp")
    expect(page.locator(":focus")).to_have_attribute("data-spot", "I.C5")
    page.keyboard.press("Escape")
    expect(table.decision.locator(".held")).to_have_count(0)
    moves = ("3 moves left: who goes where?", "2 moves left: who goes where?", "Your last move: who goes where?")
    for question, start, end in zip(moves, ("S.C3", "S.C3", "S.D3"), ("I.C5", "I.C5", "S.C3"), strict=True):
        table.expect_question(question)
        table.spot(start).focus()
        page.keyboard.press("Enter")
        table.spot(end).focus()
        page.keyboard.press("Enter")
        if start == "S.D3":
            expect(table.primary).to_have_text("Last move: to C3 of the Seahawk")
            page.keyboard.press("Enter")
    expect(table.log).to_contain_text("Melee in C5 of the Royal Isabella")


def test_plotting_firing_colliding_and_boarding_without_a_mouse(visitors: Visitors, server: RunningServer) -> None:
    """One turn: in range with the first card, rammed with the third; then the last salvo and three moves."""
    match = server.new_match("human human", start="turn 4\nS @6,4 N captain=H5\nI @7,5 N captain=H5\nat plot")
    visitor = visitors.sit(match, "S")
    table, page = visitor.table.asked("plot"), visitor.page
    with match.sit("I") as isabella:
        for key in ("s", "r", "f", "Enter"):
            page.keyboard.press(key)
        isabella.do("plot S S S")
        while table.line.now.get("asked", {}).get("kind") != "step" or not table.line.choices:
            kind, before = table.line.now["asked"]["kind"], table.line.n
            if isabella.now["choices"] and isabella.n == before:
                isabella.do(safest(isabella.now["choices"], "I"))
            elif table.line.choices and kind == "shot":
                page.locator(".decision.yours").wait_for()
                page.keyboard.press("a")
                expect(table.primary).to_have_text("Fire at row A")
                page.keyboard.press("Enter")
            else:
                isabella.until(lambda client: client.n >= table.line.n)
                page.wait_for_timeout(15)
                continue
            table.until(lambda: table.line.n > before, "an answer is taken")  # noqa: B023
            isabella.until(lambda client: client.n >= table.line.n)
        expect(table.log).to_contain_text("Collision at 7,5")
        expect(table.log).to_contain_text("Seahawk fires at row A")
        for question, start, end in (
            ("3 moves left: who goes where?", "C3", "C4"),
            ("2 moves left: who goes where?", "C4", "C3"),
            ("Your last move: who goes where?", "C3", "C4"),
        ):
            table.expect_question(question)
            tab_to(page, rf"{start}\b")
            page.keyboard.press("Enter")
            expect(table.decision).to_contain_text(f"A crew member from {start} of the Seahawk: where to?")
            tab_to(page, rf"{end}\b")
            page.keyboard.press("Enter")
        tab_to(page, "Last move: to C4")
        page.keyboard.press("Enter")
        isabella.until_asked("step")
    expect(table.log).to_contain_text("C4")


def safest(choices: list[str], letter: str) -> str:
    """What changes least: hold, fire where nobody stands, walk on one's own deck."""
    if choices[0].startswith("step"):
        back_and_forth = [f"step crew {letter}.C3>{letter}.C4", f"step crew {letter}.C4>{letter}.C3"]
        return next(one for one in back_and_forth if one in choices)
    return "hold" if "hold" in choices else "shot B" if "shot B" in choices else choices[0]


def test_the_chart_is_walked_and_spoken_point_by_point(visitors: Visitors, server: RunningServer) -> None:
    visitor = visitors.sit(server.new_match("human human", start=MOMENTS["plot"]), "S")
    visitor.table.asked("plot")
    page = visitor.page
    tab_to(page, "Seahawk at 6,4, heading north")
    focus = page.locator(":focus")
    page.keyboard.press("ArrowRight")
    expect(focus).to_have_attribute(
        "aria-label", re.compile("^7,4: open water. On the Seahawk’s line B: 5 cannons bear")
    )
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(focus).to_have_attribute("aria-label", "7,8: Middle Cay, land.")


def test_help_opens_and_closes_by_key_and_tells_the_rules_of_this_phase(
    visitors: Visitors, server: RunningServer
) -> None:
    visitor = visitors.sit(server.new_match("human human", start=MOMENTS["shot"]), "S")
    visitor.table.asked("shot")
    visitor.page.keyboard.press("?")
    help_ = visitor.page.get_by_role("dialog", name="Help")
    expect(help_).to_contain_text("Firing")
    help_.get_by_text("word for word").click()
    expect(help_).to_contain_text("BBP-FIRE-09")
    expect(help_).not_to_contain_text("BBP-BOARD-02")
    visitor.page.keyboard.press("Escape")
    expect(help_).to_have_count(0)
