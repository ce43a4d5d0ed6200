"""A finished match: step by step, through whose eyes one likes, as a link, as a file."""

import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.visitor import Visitor, Visitors
from tests.server.table import RunningServer, play_on

RECORDS = Path(__file__).parents[1] / "records"


@pytest.fixture
def replay(visitors: Visitors, server: RunningServer) -> Visitor:
    """A visitor at the replay of a record that came from elsewhere."""
    record = RECORDS / "broadsides-captain-killed.jsonl"
    visitor = visitors.come()
    page = visitor.go()
    page.get_by_label("Open a record…").set_input_files(record)
    expect(page.get_by_role("slider")).to_be_visible()
    return visitor


def step(page: Page) -> int:
    return int(page.get_by_role("slider").input_value())


def last_step(page: Page) -> int:
    return int(page.get_by_role("slider").get_attribute("max") or "")


def test_buttons_and_scrubber_walk_through_a_match(replay: Visitor) -> None:
    page = replay.page
    assert step(page) == 0
    page.get_by_role("button", name="One step on").click()
    page.get_by_role("button", name="One step on").click()
    assert step(page) == 2
    page.get_by_role("button", name="One step back").click()
    assert step(page) == 1
    page.get_by_role("button", name="To the end").click()
    assert step(page) == last_step(page) > 50
    expect(replay.table.log).to_contain_text("the enemy's captain has fallen hand to hand")
    page.get_by_role("slider").fill("20")
    expect(replay.table.log).not_to_contain_text("the enemy's captain has fallen hand to hand")
    page.get_by_role("button", name="To the start").click()
    assert step(page) == 0


def test_keys_walk_and_play(replay: Visitor) -> None:
    page = replay.page
    page.get_by_role("heading", level=1).click()
    for key, at in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last_step(page)), ("Home", 0)):
        page.keyboard.press(key)
        assert step(page) == at, key
    page.keyboard.press("Space")
    replay.table.until(lambda: step(page) >= 2, "it plays")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_link_leads_to_the_same_move_and_the_same_eyes(replay: Visitor, visitors: Visitors) -> None:
    page = replay.page
    eyes = page.get_by_role("button", name="Royal Isabella", exact=True)
    eyes.click()
    expect(eyes).to_have_attribute("aria-pressed", "true")
    page.get_by_role("slider").fill("17")
    page.wait_for_url("**/17?seat=I")
    words = replay.table.log.inner_text()
    other = visitors.come()
    other.page.goto(page.url)
    expect(other.page.get_by_role("slider")).to_have_value("17")
    expect(other.page.get_by_role("button", name="Royal Isabella", exact=True)).to_have_attribute(
        "aria-pressed", "true"
    )
    assert other.table.log.inner_text() == words

    other.page.keyboard.press("End")
    other.page.wait_for_url(f"**/{last_step(other.page)}?seat=I")
    other.page.goto(page.url)  # in the same tab: only what is after the # changes
    expect(other.page.get_by_role("slider")).to_have_value("17")
    other.page.goto(page.url.replace("/17?seat=I", "/5"))
    expect(other.page.get_by_role("slider")).to_have_value("5")
    expect(other.page.get_by_role("button", name="Everything", exact=True)).to_have_attribute("aria-pressed", "true")


def test_a_seats_eyes_see_the_others_plot_face_down(replay: Visitor) -> None:
    page = replay.page

    def faces(ship: str) -> set[str]:
        """Every card that ever lies in the slots of a ship, from where the page is to the first card turned over."""
        seen: set[str] = set()
        while "Turn 2" not in replay.table.log.inner_text():
            cards = page.get_by_role("list", name=f"Cards of the {ship}").get_by_role("listitem").all()
            seen |= {str(card.get_attribute("aria-label")).partition(": ")[2] for card in cards}
            page.keyboard.press("ArrowRight")
        return seen - {"empty"}

    page.get_by_role("button", name="Seahawk", exact=True).click()
    page.keyboard.press("Home")
    assert faces("Royal Isabella") <= {"face down"}
    page.get_by_role("button", name="Everything", exact=True).click()
    page.keyboard.press("Home")
    assert faces("Royal Isabella") - {"face down"}


def test_the_downloaded_record_of_a_match_is_verified(
    visitors: Visitors, server: RunningServer, tmp_path: Path
) -> None:
    match = server.new_match("human human", start="turn 12\nS @6,4 N fore=0 mizzen=0 aft=0\nI @7,4 N\nat turn")
    with match.sit("S") as seahawk, match.sit("I") as isabella:
        play_on({"S": seahawk, "I": isabella}, choose=max)  # surrender
    visitor = visitors.sit(match, "S")
    with visitor.page.expect_download() as started:
        visitor.page.get_by_role("link", name="Download the record").click()
    file = tmp_path / "match.jsonl"
    started.value.save_as(file)
    verified = subprocess.run(
        [Path(sys.executable).with_name("warbox"), "verify", str(file)], capture_output=True, text=True, check=False
    )
    assert verified.returncode == 0, verified.stdout + verified.stderr

    page = visitor.go("#/")
    page.get_by_label("Open a record…").set_input_files(file)
    expect(page.get_by_role("slider")).to_be_visible()


def test_a_record_that_was_tampered_with_is_refused(visitors: Visitors, tmp_path: Path) -> None:
    text = (RECORDS / "broadsides-resignation.jsonl").read_text(encoding="utf-8")
    lines = text.splitlines()
    file = tmp_path / "wrong.jsonl"
    file.write_text("\n".join([*lines[:5], *lines[6:]]) + "\n", encoding="utf-8")
    visitor = visitors.come()
    visitor.pardon("400|422")
    page = visitor.go()
    page.get_by_label("Open a record…").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("line")
