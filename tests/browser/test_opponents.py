"""The levels: how strong they are, and how strong whoever looks has been against them."""

import json

from playwright.sync_api import expect

from tests.browser.test_access import findings
from tests.browser.visitor import Visitors
from tests.server.table import RunningServer


def test_who_has_finished_three_matches_against_a_level_is_rated(visitors: Visitors, server: RunningServer) -> None:
    held = []
    for _ in range(3):
        match = server.new_match("human computer", start="at plot")
        with match.sit("S") as client:
            client.ask("resign")
        seat = {"match": match.id, "game": "broadsides", "seat": "S", "token": match.tokens["S"], "seed": ""}
        held.append(seat)
    newcomer = visitors.come().go("#/opponents/broadsides")
    game = newcomer.get_by_role("button", name="Broadsides")
    expect(game).to_contain_text("You: not yet rated, 3 finished matches to go")
    visitor = visitors.come(keeps={"warbox.seats": json.dumps(held)}, reduced_motion="reduce")
    page = visitor.go("#/opponents/broadsides")
    expect(page.get_by_role("button", name="Broadsides")).to_contain_text("fair match: Recruit")
    expect(page.get_by_role("region", name="Recruit")).to_contain_text("fair match")
    expect(page.get_by_role("button", name="On Board")).to_contain_text("3 finished matches to go")
    assert findings(page) == []
