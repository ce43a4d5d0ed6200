"""Siegestorm at the table: cards, payments, the chain, the boss, matches to their end."""

import pytest
from playwright.sync_api import expect

from tests.browser import steady
from tests.browser.siege import ACT, CHAIN, COOP, ORDER, RING, SOLO, new_siege, sit
from tests.browser.visitor import Visitors
from tests.server.table import RunningServer


def test_a_card_is_shown_large_with_every_word_on_hover_and_on_focus(visitors: Visitors, server: RunningServer) -> None:
    siege = sit(visitors, new_siege(server, start=ACT))
    siege.table.asked("act")
    siege.held("tengu").hover()
    large = siege.page.locator(".peek .large")
    expect(large).to_contain_text("swap two cards standing on two different War Tracks", ignore_case=True)
    siege.page.mouse.move(2, 2)
    expect(large).to_have_count(0)
    siege.table.question.focus()
    siege.page.keyboard.press("Shift+Tab")
    siege.page.locator("div.field .card-button").first.focus()
    siege.page.keyboard.press("ArrowRight")
    expect(large).to_have_count(1)


def test_the_usual_payment_is_filled_in_and_can_be_changed(visitors: Visitors, server: RunningServer) -> None:
    """[SGS-COST-05] Supporters first; then whatever the payer likes better."""
    siege = sit(visitors, new_siege(server, start=ACT))
    siege.do("play druuk_school_adept", "target B.T1")
    siege.table.asked("pay")
    payment = siege.table.decision.get_by_role("group", name="Payment")
    expect(payment.locator(".socket:not(.empty)")).to_have_count(1)
    expect(payment).to_contain_text("Supporter 1")
    payment.get_by_role("button").click()
    expect(siege.table.primary).to_be_disabled()
    siege.held("snow_runner").click()
    expect(payment).to_contain_text("Snow Runner")
    siege.table.primary.click()
    siege.table.until(lambda: siege.view["players"]["A"]["casualties"][0] == "snow_runner", "paid with the Snow Runner")
    assert siege.view["players"]["A"]["support"] == [
        {"card": "drum_caller", "committed": False},
        {"card": "assassin", "committed": False},
    ]


def test_the_chain_is_a_stack_with_the_last_link_on_top(visitors: Visitors, server: RunningServer) -> None:
    """[SGS-CHAIN-06] And it grows by the answer."""
    siege = sit(visitors, new_siege(server, start=CHAIN))
    siege.table.asked("react").expect_question("Answer Masked Chameleon?")
    chain = siege.page.get_by_role("region", name="Chain of commands")
    assert [one.inner_text() for one in chain.locator("li .no").all()] == ["3", "2", "1"]
    expect(siege.page.locator("div.field .aimed")).to_have_count(2)
    siege.do("play silent_abbot", "pay")
    siege.table.until(lambda: len(siege.view["chain"]) == 4, "four links")
    expect(chain.locator("li .no").first).to_have_text("4")


def test_the_orders_of_a_creature_say_what_they_lead_to(visitors: Visitors, server: RunningServer) -> None:
    """[SGS-TRACK-03] [SGS-STORM-06]"""
    siege = sit(visitors, new_siege(server, start=ORDER))
    siege.table.asked("order").expect_question("Yeti Patriarch leaves the track: what now?")
    expect(siege.choice("hold FL")).to_contain_text("Stone Monk there goes to the Casualties.")
    siege.do("storm")
    siege.table.asked("attack")
    expect(siege.choice("attack B.FL")).to_contain_text("killed")
    siege.do("attack B.FL")
    expect(siege.table.log).to_contain_text("Grand Overlord Ikee")


def test_the_boss_shows_menace_life_and_why_he_plays_what_he_plays(visitors: Visitors, server: RunningServer) -> None:
    """[SGS-SOLO-21] [SGS-SOLO-25]"""
    siege = sit(visitors, new_siege(server, start=SOLO))
    board = siege.page.get_by_role("region", name="Board of Byloss")
    expect(board).to_contain_text("19 of 30")
    expect(board.locator(".menace .now")).to_have_text("3")
    expect(board.locator(".plan-card.dear")).to_contain_text("Costs 4, Menace is 3: it stays in hand.")


def test_partners_see_both_war_zones_and_use_each_other_s_passives(visitors: Visitors, server: RunningServer) -> None:
    """[SGS-COOP-02] [SGS-R-39]"""
    match = new_siege(server, start=COOP)
    siege = sit(visitors, match)
    expect(siege.page.get_by_role("region", name="War zone of Player A")).to_be_visible()
    expect(siege.page.get_by_role("region", name="War zone of Player B")).to_contain_text("Goblin Banner")
    other = sit(visitors, match, "B")
    other.do("next")
    siege.do("next")


def test_around_the_table_one_s_own_two_zones_lie_large(visitors: Visitors, server: RunningServer) -> None:
    """[SGS-LAST-02]"""
    siege = sit(visitors, new_siege(server, start=RING))
    expect(siege.page.locator(".around .half")).to_have_count(2)
    expect(siege.page.locator(".far section.away")).to_have_count(2)
    siege.do("play snow_runner")
    siege.table.asked()
    siege.page.locator(".decision [data-choice]").first.click()


@pytest.mark.parametrize(
    ("seats", "start"),
    [
        ("human computer", "turn 9 A\nA resources=7 step=draw\nB resources=7\nat act A"),
        ("human", "options mode=solo\nA resources=12 step=draw\nboss resources=9 life=9 menace=2\nat act A"),
        (
            "human computer",
            "options mode=coop\nA resources=9 step=draw\nB resources=9 step=draw\nboss life=9 resources=8\nat act A+B",
        ),
        (
            "human computer computer",
            "options mode=last3\nturn 9 A\nA resources=7 step=draw\nB resources=7\nC resources=7\nat act A",
        ),
    ],
    ids=["duel", "solo", "coop", "last3"],
)
def test_a_match_is_played_to_its_end_and_replayed(
    visitors: Visitors, server: RunningServer, seats: str, start: str
) -> None:
    siege = sit(visitors, new_siege(server, seats, start))
    steady.watch(siege.page)
    siege.play_on(seed=4)
    expect(siege.table.end).to_be_visible()
    steady.check(siege.page, ".asking", ".log", ".board")
    siege.page.get_by_role("link", name="Replay").first.click()
    expect(siege.page.get_by_role("slider")).to_be_visible()
    siege.page.keyboard.press("Home")
    expect(siege.page.locator("div.field")).to_be_visible()
