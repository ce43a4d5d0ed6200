"""The board of On Board: what is seen, what can be clicked, what a click in vain is told."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.onboard import MOMENTS, sit, sit_at
from tests.browser.visitor import Visitors
from tests.server.table import RunningServer

OPEN_DOOR = "turn 3\nash @C5\ndoc @A5\ncastle @D6\nedges B5|C5=door_open\n"


# A moment, what is clicked, the sentence that says why it cannot be, and its rule.
REFUSED = {
    "a cell that is no start cell": ("place", ["C5"], "C5 is no start cell of your team.", "OB-SETUP-10"),
    "a floor in preparation": ("prepare", ["C3"], "Choose a marked door, window or wall", "OB-PREP-03"),
    "a printed wall in preparation": ("prepare", ["D3|E3"], "Barricade does nothing to D3|E3", "OB-CARD-10"),
    "an Agent who has acted": ("activate", ["E9"], "Blitz has acted in this phase.", "OB-TURN-02"),
    "an Agent of the other team": ("activate", ["A5"], "Doc is not of your team.", "OB-TURN-02"),
    "a wall": ("act", ["D5"], "A wall stands between C5 and D5.", "OB-WALL-01"),
    "too far": ("act", ["F9"], "Ash cannot reach F9 with 3 actions.", "OB-ACTION-07"),
    "no line of fire": ("act", ["D6"], "Ash and Kapkan are not in one row or column.", "OB-LOF-02"),
    "a door elsewhere": ("act", ["C3|C4"], "C3|C4 is no edge of Ash’s cell.", "OB-DOOR-03"),
    "a trap out of sight": ("defend", ["trap_jaws", "B7"], "Castle does not see B7.", "OB-TRAP-04"),
    "a card for another target": (
        "act",
        ["smoke_grenade", "F3"],
        "is thrown into a neighbouring cell",
        "OB-GRENADE-02",
    ),
}


@pytest.mark.parametrize("what", REFUSED)
def test_a_click_in_vain_says_why_and_changes_nothing(visitors: Visitors, server: RunningServer, what: str) -> None:
    moment, clicks, why, rule = REFUSED[what]
    table = sit_at(visitors, server, moment).asked()
    for name in clicks:
        spot = table.edge(name) if "|" in name else table.card(name) if "_" in name else table.cell(name)
        spot.click()
    expect(table.refused).to_contain_text(why)
    expect(table.refused.get_by_role("button")).to_contain_text(rule)
    assert table.line.n == 0


def test_a_card_without_a_target_says_so(visitors: Visitors, server: RunningServer) -> None:
    table = sit_at(visitors, server, "act").asked()
    table.card("double_attack").click(force=True)
    expect(table.refused).to_contain_text("Double attack is laid in a combat between rooms only.")
    table.card("covering_fire").click()
    expect(table.refused).to_have_count(0)


def test_reach_is_shown_with_its_cost_and_a_walk_is_one_click(visitors: Visitors, server: RunningServer) -> None:
    start = "turn 3\nash @C5\nat act ash"
    table = sit(visitors, server.new_match(game="onboard", start=start), "A1").asked("act")
    expect(table.cell("C4")).to_have_attribute("aria-label", re.compile("Walk here: 1 action"))
    expect(table.cell("B5")).to_have_attribute("aria-label", re.compile("Walk here: 2 actions, opening a door"))
    assert "Walk here" not in str(table.cell("A1").get_attribute("aria-label"))
    table.cell("B5").click()
    table.until(lambda: table.line.now["view"]["agents"]["ash"]["cell"] == "B5", "Ash is in B5")
    expect(table.decision).to_contain_text("one action left")
    expect(table.log).to_contain_text("opens the door B5–C5")


def test_lines_of_fire_and_what_cuts_them_are_shown_on_hover_and_on_focus(
    visitors: Visitors, server: RunningServer
) -> None:
    start = OPEN_DOOR + "kapkan @D5\nat act ash"
    table = sit(visitors, server.new_match(game="onboard", start=start), "A1").asked("act")
    expect(table.page.locator(".fire-glow")).to_have_count(1)
    expect(table.decision).to_contain_text("Kapkan is out of line")
    expect(table.page.locator(".block-sign")).to_have_count(0)
    table.cell("D5").hover()
    expect(table.page.locator(".block-sign")).to_have_count(1)
    expect(table.page.locator(".note.alert")).to_have_text("no line: wall")
    table.cell("A1").hover()
    expect(table.page.locator(".block-sign")).to_have_count(0)
    table.cell("D5").focus()
    expect(table.page.locator(".block-sign")).to_have_count(1)
    expect(table.cell("D5")).to_have_attribute("aria-label", re.compile("No line of fire: wall C5|D5"))


def test_who_has_acted_and_who_is_left_is_told_beside_the_plan_and_on_it(
    visitors: Visitors, server: RunningServer
) -> None:
    table = sit_at(visitors, server, "activate").asked("activate")
    expect(table.decision.locator(".people li.acted")).to_have_text(re.compile("Blitz.*has acted"))
    expect(table.decision.locator(".people button")).to_have_count(3)
    expect(table.page.locator(".plan .acted")).to_have_count(1)
    expect(table.page.locator(".plan .may-act")).to_have_count(3)
    table.do("activate ash", "stop")
    expect(table.page.locator(".plan .acted")).to_have_count(2)


def test_walls_doors_and_windows_are_named_with_their_cell(visitors: Visitors, server: RunningServer) -> None:
    table = sit_at(visitors, server, "act").asked()
    label = str(table.cell("C5").get_attribute("aria-label"))
    assert label.startswith("C5, Gallery. Ash (Attack): 1 hit point.")
    assert label.endswith("east wall, west open door.")
    table.edge("B8|B9").hover()
    expect(table.page.locator(".readout")).to_have_text("B8|B9, breach.")


def test_traps_are_seen_by_the_defence_only(visitors: Visitors, server: RunningServer) -> None:
    match = server.new_match(game="onboard", start=MOMENTS["act"][0])
    attack, defence = (sit(visitors, match, letter) for letter in ("A1", "D1"))
    expect(defence.page.locator(".plan .trap")).to_have_count(1)
    expect(defence.cell("E7")).to_have_attribute("aria-label", re.compile("Your trap: Explosive trap"))
    expect(attack.page.locator(".plan .trap")).to_have_count(0)
    expect(attack.page.locator(".plan .trap-maybe > g")).to_have_count(2)
    for cell in ("E7", "F8"):
        expect(attack.cell(cell)).to_have_attribute("aria-label", re.compile("A hidden trap may lie here"))


def test_the_piles_tell_what_was_discarded_and_what_is_unseen(visitors: Visitors, server: RunningServer) -> None:
    start = "turn 3\nA1 hand=counter:2\nattack discard=breach_charge:3\nat activate A1"
    table = sit(visitors, server.new_match(game="onboard", start=start), "A1").asked()
    table.page.get_by_role("button", name=re.compile("^Deck")).click()
    piles = table.page.get_by_role("group", name="The decks and discard piles")
    row = piles.get_by_role("row").filter(has_text="Breach charge")
    assert [cell.inner_text() for cell in row.get_by_role("cell").all()] == ["3", "5", "–", "–"]
    counter = piles.get_by_role("row").filter(has_text="Counter")
    assert [cell.inner_text() for cell in counter.get_by_role("cell").all()] == ["–", "3", "–", "4"]
    table.page.keyboard.press("Escape")
    expect(piles).to_have_count(0)


def test_where_the_other_team_went_is_left_on_the_plan(visitors: Visitors, server: RunningServer) -> None:
    match = server.new_match(game="onboard", start="turn 3\nash @C5\nat act ash")
    defence = sit(visitors, match, "D1")
    with match.sit("A1") as attack:
        attack.do("move C4", "open C3|C4", "move C3", "end")
    defence.asked("activate")
    expect(defence.page.locator(".past path")).to_have_count(1)
    expect(defence.page.locator(".past rect")).to_have_count(1)


def test_a_sure_shot_and_a_grenade_are_aimed_first_and_taken_back(visitors: Visitors, server: RunningServer) -> None:
    table = sit_at(visitors, server, "act").asked()
    table.card("smoke_grenade").click()
    table.cell("B5").click()
    expect(table.primary).to_have_text("Smoke grenade: B5")
    expect(table.page.locator(".zone-lit")).to_have_count(1)
    table.button("Undo").click()
    table.button("Undo").click()
    expect(table.primary).to_have_count(0)
    table.choice("Fire at Doc").click()
    expect(table.primary).to_have_text("Fire at Doc")
    expect(table.decision.get_by_role("figure")).to_be_visible()
    assert table.line.n == 0


def test_a_step_is_taken_back(visitors: Visitors, server: RunningServer) -> None:
    table = sit_at(visitors, server, "act").asked()
    table.do("move C4")
    table.page.keyboard.press("u")
    table.until(lambda: table.line.now["view"]["agents"]["ash"]["cell"] == "C5", "Ash is back in C5")
    expect(table.decision).to_contain_text("3 actions left")
