"""The list of finished matches: searched, filtered, deleted, saved in one file."""

import io
import re
import zipfile
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visitors
from tests.server.table import RunningServer
from warbox.play.verify import HOLDS, verify

RECORD = Path(__file__).parents[1] / "records" / "broadsides-captain-killed.jsonl"


@pytest.mark.parametrize("slug", ["broadsides", "onboard", "siegestorm", "firstwave", "tideofiron"])
def test_an_end_outside_the_rules_is_told_in_words(visitors: Visitors, server: RunningServer, slug: str) -> None:
    """In the game's own words or the page's, at the table and in the review: no message's name."""
    match = server.new_match("human human", game=slug)
    first, second = match.tokens
    visitor = visitors.sit(match, [first])
    with match.sit(second) as other:
        other.ask("resign")
    expect(visitor.table.question).to_have_text(re.compile("given up"))
    expect(visitor.page.locator("body")).not_to_contain_text(re.compile("outcome-|event-"))


def test_finished_matches_are_found_saved_in_one_file_and_deleted(visitors: Visitors, server: RunningServer) -> None:
    server.http.post("/api/records", content=RECORD.read_bytes())
    match = server.new_match("human computer", start="at plot")
    with match.sit("S") as client:
        client.ask("resign")
    visitor = visitors.hold(match, "S")
    page = visitor.go()
    page.get_by_role("button", name="finished match").click()
    rows = page.locator(".finished li")
    page.get_by_label("Only mine").check()
    expect(rows).to_have_count(1)
    page.get_by_label("Any result").select_option("won")
    expect(rows).to_have_text("No finished match is like this.")
    page.get_by_label("Any result").select_option("lost")
    page.get_by_role("searchbox", name="Search finished matches").fill("player s recruit")
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("Player S")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save all (1)").click()
    archive = zipfile.ZipFile(io.BytesIO(Path(download.value.path()).read_bytes()))
    assert archive.testzip() is None
    assert archive.namelist() == [f"broadsides-{match.id}.jsonl"]
    assert verify(archive.read(archive.namelist()[0])).status == HOLDS
    page.get_by_role("button", name="Delete: Broadsides").click()
    expect(rows).to_have_text("No finished match is like this.")
    assert server.http.get(f"/api/matches/{match.id}").status_code == 404, "nobody else played in it"
    page.get_by_label("Only mine").uncheck()
    page.get_by_label("Any result").select_option("")
    page.get_by_role("searchbox", name="Search finished matches").fill("broadsides")
    before = rows.count()
    rows.first.get_by_role("button").click()
    expect(rows).to_have_count(max(1, before - 1))
