"""People at the table in the browser: an open table, talk, a draw, a seat got back, a table that is not for others."""

import re

from playwright.sync_api import expect

from tests.browser.visitor import Visitors
from tests.server.table import RunningServer, Seats


def test_an_open_table_is_found_in_the_lobby_and_played_at(visitors: Visitors, server: RunningServer) -> None:
    host = visitors.come(keeps={"name": "Anne"})
    page = host.go()
    page.get_by_role("button", name=re.compile("A friend")).first.click()
    page.get_by_role("button", name="Anybody here").click()
    page.get_by_role("button", name="Set sail").click()
    expect(page.get_by_role("heading", name="Waiting for your friend")).to_be_visible()

    guest = visitors.come(keeps={"name": "Mary"})
    lobby = guest.go()
    expect(lobby.get_by_role("heading", name="Open tables")).to_be_visible()
    lobby.get_by_role("listitem").filter(has_text="Anne").get_by_role("link", name="Sit down").click()
    expect(lobby.get_by_text("Anne invites you to this table.")).to_be_visible()
    lobby.get_by_role("button", name="Sit down").click()
    host.table.asked("deploy")
    assert (host.table.seat, guest.table.asked("deploy").seat) == ("S", "I")


def test_people_talk_agree_on_a_draw_and_one_who_does_not_want_to_hear_mutes(
    visitors: Visitors, server: RunningServer
) -> None:
    match = server.new_match()
    one, other = visitors.sit(match, "S"), visitors.sit(match, "I", locale="fr-FR")
    one.page.get_by_role("button", name="Talk").click()
    one.page.get_by_role("button", name="Good luck!").click()
    one.page.get_by_label("Say something").fill("Ahoy <b>there</b>")
    one.page.keyboard.press("Enter")
    expect(other.page.get_by_role("button", name="Discussion : 2 nouveaux messages")).to_be_visible()
    other.page.get_by_role("button", name=re.compile("Discussion")).click()
    expect(other.page.get_by_role("listitem").filter(has_text="Bonne chance !")).to_be_visible()
    expect(other.page.get_by_role("listitem").filter(has_text="Ahoy <b>there</b>")).to_be_visible()
    other.page.get_by_role("button", name="Ne plus entendre les autres").click()
    expect(other.page.get_by_text("Ahoy")).to_have_count(0)
    other.page.keyboard.press("Escape")
    one.page.keyboard.press("Escape")
    one.page.get_by_role("button", name="More").click()
    one.page.get_by_role("button", name="Offer a draw").click()
    expect(one.page.get_by_text("Waiting for an answer to your offer of a draw.")).to_be_visible()
    other.page.get_by_role("button", name="Accepter").click()
    for visitor in (one, other):
        expect(visitor.table.end).to_be_visible()


def test_a_seat_is_got_back_with_its_word(visitors: Visitors, server: RunningServer) -> None:
    match = server.new_match()
    old = visitors.sit(match, "S")
    old.page.get_by_role("button", name="More").click()
    old.page.get_by_role("button", name="Recovery word").click()
    old.page.get_by_role("button", name="Show a word").click()
    word = old.page.locator("p.word b").inner_text()
    new = visitors.come()
    new.pardon("403")
    page = new.go(f"#/seat/{match.id}")
    page.get_by_label("Recovery word").fill("babab-babab-babab-babab")
    page.get_by_role("button", name="Sit down again").click()
    expect(page.get_by_role("alert")).to_contain_text("not the word of any seat")
    page.get_by_label("Recovery word").fill(word)
    page.get_by_role("button", name="Sit down again").click()
    assert new.table.asked("deploy").seat == "S"
    expect(old.page.get_by_text("This link does not hold a seat here.")).to_be_visible()


def test_a_private_match_is_not_for_others(visitors: Visitors, server: RunningServer) -> None:
    match: Seats = server.new_match(listed=False)
    stranger = visitors.come()
    page = stranger.go(f"#/table/{match.id}")
    expect(page.get_by_text("This match is only for its players.")).to_be_visible()
    page = stranger.go()
    expect(page.get_by_role("heading", name="New match")).to_be_visible()
    assert match.id not in page.content()
