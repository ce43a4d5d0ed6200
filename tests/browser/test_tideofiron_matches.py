"""Tide of Iron played to its end in a browser: two against the computer, three and four at one screen."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.tideofiron import LAST, LAST_OF_FOUR, expect_named, new_battle, sit_at, soonest
from tests.browser.visitor import Visitors
from tests.server.table import RunningServer

SEATS = {
    "2": (LAST, "human computer:recruit", ["US"]),
    "3": (LAST_OF_FOUR.replace("players=4", "players=3"), "human computer:recruit human", ["US", "US2"]),
    "4": (LAST_OF_FOUR, "human human human human", ["US", "DE", "US2", "DE2"]),
}


@pytest.mark.parametrize("players", SEATS)
def test_a_battle_is_played_to_its_end(visitors: Visitors, server: RunningServer, players: str) -> None:
    """[TOI-VICTORY-01] [TOI-MULTI-01] From the last round's first action through Command and Status to the verdict."""
    start, seats, letters = SEATS[players]
    table = sit_at(visitors, new_battle(server, start, seats), letters)
    answers = table.play_on(soonest)
    assert answers >= 5
    expect(table.end.get_by_role("heading")).to_have_text(re.compile("Victory|Defeat|Nobody wins"))
    expect(table.end.get_by_role("table")).to_contain_text("Objectives held")
    expect_named(table)
    table.page.get_by_role("button", name="Look at the map").click()
    expect(table.end).to_have_count(0)
