"""The table of Tide of Iron: what is told before one chooses, sight, op fire, undo, keys, a phone, axe."""

import re

from playwright.sync_api import expect

from tests.browser.test_access import findings
from tests.browser.test_phone import check
from tests.browser.tideofiron import BATTLE, expect_named, new_battle, sit, sit_at
from tests.browser.visitor import PHONE, Visitors
from tests.server.table import RunningServer

SCREENS = """
options setup=screened
map 5x5
us zone=A01,B01,C01
de zone=A05,B05,C05
force us 1 bases=1 figures=R:4
force de 1 bases=1 figures=R:2,E:2
entrenchment A05
at setup US=build DE=build
"""
SMALL = """
map 6x7
terrain C06=woods
US a @C03 [OERR]
US b @C05 [RRRR]
DE x @C06 [RR] pinned
DE z @E04 [RRRR] opfire
at act
"""
ASSAULT = """
map 9x9
terrain C06=woods
US a @C05 [OERR]
US b @D05 [RRRR]
DE x @C06 [RR] pinned
DE z @H08 [RRRR]
at move a assault
"""


def test_an_attack_is_told_piece_by_piece_with_its_exact_chances_and_with_those_who_support(
    visitors: Visitors, server: RunningServer
) -> None:
    """[TOI-ATTACK-08] [TOI-COMBINED-07] Five dice over two hexes; the tank adds three, half of its six."""
    table = sit(visitors, server, BATTLE).asked("act")
    table.pick("a1")
    table.press("G06")
    expect(table.decision).to_contain_text("Aimed at Grenadiers G1")
    table.choice("open").click()
    table.asked("attack").expect_question("Fire on Grenadiers G1?")
    expect(table.decision.locator(".dice-n").first).to_have_text("5")
    table.choice("support m1").click()
    expect(table.decision.locator(".dice-n").first).to_have_text("8")
    expect(table.decision).to_contain_text("TOI-COMBINED-07")
    expect(table.choice("support m1")).to_have_attribute("aria-pressed", "true")
    told = [int(one) for one in re.findall(r"(\d+) %", table.decision.locator("[data-type=suppress]").inner_text())]
    assert 97 <= sum(told) <= 103
    table.choice("support m1").click()  # who was ticked last is sent away again
    expect(table.decision.locator(".dice-n").first).to_have_text("5")
    table.do("normal")
    expect(table.log).to_contain_text("Grenadiers G1 at normal range")
    expect_named(table)


def test_an_enemy_out_of_sight_is_refused_with_the_hex_that_blocks(visitors: Visitors, server: RunningServer) -> None:
    """[TOI-LOS-03]"""
    table = sit(visitors, server, BATTLE).asked("act")
    table.pick("a3")
    expect(table.page.locator(".aim")).not_to_have_count(0)  # whom it could hit is marked
    table.press("H03")
    expect(table.decision.get_by_role("status")).to_contain_text("No shot at Panzer IV P1")


def test_the_way_is_drawn_with_its_danger_walked_and_taken_back(visitors: Visitors, server: RunningServer) -> None:
    """[TOI-MOVE-02] [TOI-OPFIRE-05] The guns in F05 watch every hex of it; they are asked, and nobody is told."""
    match = new_battle(server, BATTLE)
    table = sit_at(visitors, match).asked("act")
    table.pick("a3")
    table.press("E10")
    expect(table.decision.locator(".march")).to_contain_text("To E10")
    table.press("E07")
    expect(table.decision.locator(".march")).to_contain_text("Guns G2")
    table.choice("way").click()
    table.until(lambda: table.line.now["view"]["units"]["a3"]["hex"] == "E08", "the first step")
    with match.sit("DE") as guns:
        for _ in ("E08", "E07"):  # the page walks on by itself
            guns.until_asked("op-fire")
            expect(table.question).to_have_text("Waiting for Germans")
            guns.do("pass")
    table.until(lambda: table.line.now["view"]["units"]["a3"]["hex"] == "E07" and bool(table.line.choices), "they pass")
    expect(table.log).to_contain_text("Rifles A3 moves to")
    assert "fire" not in table.log.inner_text().lower()


def test_what_can_be_taken_back_is_taken_back(visitors: Visitors, server: RunningServer) -> None:
    table = sit(visitors, server, BATTLE).asked("act")
    table.do("fm a3")
    table.asked("move")
    table.decision.get_by_role("button", name="Undo").click()
    table.asked("act")
    assert table.line.now["view"]["turns"]["left"] == 3


def test_sight_from_any_hex_to_all_others_with_what_blocks(visitors: Visitors, server: RunningServer) -> None:
    """[TOI-LOS-03] The watching seat looks, too."""
    table = sit(visitors, server, BATTLE, ["DE"])
    table.hex("F05").hover()
    table.page.keyboard.press("l")
    seen = table.page.get_by_role("complementary", name="Sight from F05")
    expect(seen).to_contain_text(re.compile(r"\d+ of 167 hexes"))
    seen.get_by_role("button", name=re.compile("What blocks")).click()
    expect(seen.get_by_role("row").filter(has_text="building")).not_to_have_count(0)
    expect(seen.get_by_role("button", name="TOI-LOS-03").first).to_be_visible()
    seen.get_by_role("button", name="Stop looking").click()
    expect(seen).to_have_count(0)


def test_op_fire_is_offered_with_what_it_would_do(visitors: Visitors, server: RunningServer) -> None:
    """[TOI-OPFIRE-05] [TOI-OPFIRE-08]"""
    match = new_battle(server, BATTLE)
    table = sit_at(visitors, match, ["DE"])
    with match.sit("US") as mover:
        mover.do("advance a3", "go E08")
        table.asked("op-fire")
        row = table.decision.get_by_role("radio", name=re.compile("Guns G2"))
        expect(row).to_contain_text(re.compile(r"Suppressive.*% pinned", re.DOTALL))
        table.do("fire g2", "suppress")
        table.until(lambda: "op fire" in table.log.inner_text().lower(), "it is told")


def test_an_assault_step_by_step(visitors: Visitors, server: RunningServer) -> None:
    """[TOI-ASSAULT-05] [TOI-ASSAULT-14] Who goes in, both strengths and the chance; then the scene."""
    table = sit(visitors, server, ASSAULT).asked("move")
    table.do("storm C06")
    table.asked("assault")
    alone = table.decision.locator(".chance").inner_text()
    table.do("support b")
    expect(table.decision.locator(".chance")).not_to_have_text(alone)
    table.do("strike")
    scene = table.page.locator("section.scene")
    expect(scene).to_contain_text("Assault on C06")
    expect(scene.locator(".die").first).to_be_visible()


def test_squads_are_built_and_deployed_behind_a_screen(visitors: Visitors, server: RunningServer) -> None:
    """[TOI-SETUP-17] The other side sees neither figures nor places until both are done."""
    match = new_battle(server, SCREENS)
    table = sit_at(visitors, match, ["DE"]).asked("setup")
    enemy = sit_at(visitors, match, ["US"]).asked("setup")
    expect(table.decision.locator(".pool")).to_contain_text("× 2")
    table.do("base g1 EERR")
    table.asked("setup")
    expect(table.page.locator(".zone")).to_have_count(1)
    table.do("deploy g1 A05 entrenchment")
    table.until(lambda: not table.line.choices, "done")
    expect(table.page.locator(".stands")).to_have_count(1)
    expect(enemy.page.locator(".stands")).to_have_count(0)
    assert "EERR" not in "".join(enemy.line.heard)
    enemy.do("base a1 RRRR", "deploy a1 A01")
    expect(enemy.page.locator(".stands")).to_have_count(2)


def test_a_turn_with_the_keyboard_alone(visitors: Visitors, server: RunningServer) -> None:
    """Pick by number, walk the map with the arrows, choose a way, fire."""
    table = sit(visitors, server, BATTLE.replace("[GRR] opfire\nDE g3", "[GRR]\nDE g3")).asked("act")
    keys = table.page.keyboard
    keys.press("2")
    table.expect_question("What does Rifles A3 do?")
    table.hex("E09").focus()
    keys.press("ArrowDown")
    expect(table.page.locator(":focus")).to_have_attribute("data-hex", "E10")
    keys.press("Enter")
    expect(table.decision.locator(".march")).to_contain_text("To E10")
    keys.press("Enter")
    table.until(lambda: table.line.now["view"]["units"]["a3"]["hex"] == "E10", "walked")
    table.asked("move")
    table.do("stop")
    table.asked("act")
    keys.press("Escape")
    keys.press("1")
    table.expect_question("What does Rifles A1 do?")


def test_the_moments_on_a_phone(visitors: Visitors, server: RunningServer) -> None:
    table = sit(visitors, server, BATTLE, **PHONE).asked("act")
    check(table.page)
    table.pick("a1")
    table.press("G06")
    table.choice("open").tap()
    table.asked("attack")
    check(table.page)
    table.page.get_by_role("button", name="Sides").tap()
    expect(table.page.get_by_role("region", name="Germans")).to_be_visible()
    check(table.page)


def test_axe_finds_nothing_at_the_main_moments_light_and_dark(visitors: Visitors, server: RunningServer) -> None:
    """One sitting on a small map: a unit that acts, an attack in both themes, an assault."""
    table = sit(visitors, server, SMALL).asked("act")
    table.pick("a")
    assert findings(table.page) == []
    table.do("fire a", "target z")
    table.asked("attack")
    assert findings(table.page) == []
    table.page.emulate_media(color_scheme="dark")
    assert findings(table.page) == []
    table.do("normal")
    table.asked("act")
    table.do("assault b", "storm C06")
    table.asked("assault")
    assert findings(table.page) == []
