"""Every scenario of First Wave to its end in a browser, from a late position; and a large match from its start."""

import pytest
from playwright.sync_api import expect

from tests.browser.firstwave import FirstWaveTable
from tests.browser.test_access import findings
from tests.browser.test_phone import check
from tests.browser.visitor import PHONE, Visitors
from tests.server.table import RunningServer

POWER_WAR = """
table T1
turn 6 winner=A first=A next=A
A1 @300,450 name=Marlow T4 C4 weapons=rifle,crowbar abilities=chief cost=35
A2 @240,150 name=Hale T5 C5 weapons=pistol abilities=medic cost=30
B1 @330,150 name=Duke T3 C5 weapons=pistol,pistol abilities=chief cost=42
N1 infected_human @450,150
at activate A
"""
CLEAN_UP = """
options scenario=clean_up
table T2
turn 6 winner=B first=B next=B
A1 @300,250 name=Marlow T3 C4 weapons=smg abilities=chief
B1 @120,520 name=Duke T3 C3 weapons=two_handed abilities=chief
N1 infected_human @300,310
N2 infected_human @330,315
N3 robot_domestic @140,500
at activate B
"""
BLOODLINE = """
options scenario=bloodline
table T1
turn 10 winner=A first=A next=A
A successor=B2
B successor=A2
A1 @300,300 name=Marlow T3 C3 weapons=shotgun abilities=chief
A2 @270,290 name=Hale T4 C5 weapons=pistol
B1 @300,360 name=Duke T5 C5 weapons=pistol abilities=chief wounds=2
B2 @330,360 name=Rook T5 C5 weapons=crowbar wounds=2
at activate A
"""
DIVERSION = """
options scenario=diversion
table T3
turn 6 winner=A first=A next=A
A1 @300,560 name=Marlow T4 C4 weapons=rifle abilities=chief
B1 @330,40 name=Duke T3 C5 weapons=pistol abilities=chief
B2 @450,150 name=Rook T5 C5 infection=1 wounds=2
N1 infected_human @470,165
at activate A
"""
# scenario: a position, what the end must say, the window
ENDS = {
    "power_war": (POWER_WAR, "resources collected", {}),
    "clean_up": (CLEAN_UP, "infected eliminated", PHONE),
    "bloodline": (BLOODLINE, "named successor", {}),
    "diversion": (DIVERSION, "crossed the table", {}),
}
FIRST = ("move A1 300,550", "move A1 300,600", "move B1 330,0", "shoot", "melee", "charge", "activate", "defend")


def choose(choices: list[str]) -> str:
    """What the scenarios want, else a blow, else an end."""
    for wish in (*FIRST, "first", "place", "keep", "decline", "end"):
        for one in choices:
            if one.startswith(wish):
                return one
    return choices[0]


@pytest.mark.parametrize("scenario", ENDS)
def test_a_scenario_is_played_to_its_end(visitors: Visitors, server: RunningServer, scenario: str) -> None:
    """[FW-SCEN1-03] [FW-SCEN2-03] [FW-SCEN3-04] [FW-SCEN4-04] The end says what has counted."""
    start, counted, window = ENDS[scenario]
    match = server.new_match("human human", game="firstwave", start=start)
    visitor = visitors.sit(match, "AB", table=FirstWaveTable, reduced_motion="reduce", **window)
    visitor.table.play_on(choose, most=60)
    expect(visitor.table.end).to_be_visible()
    expect(visitor.table.end.get_by_role("table")).to_contain_text(counted)
    assert findings(visitor.page) == []
    if window:
        check(visitor.page)


def test_a_large_match_begins_with_two_bands_of_300_points(visitors: Visitors, server: RunningServer) -> None:
    """[FW-BUILD-05] [FW-DEPLOY-04] All are placed by hand, each where the zone allows it."""
    options = {"points": "300", "scenario": "clean_up", "table": "T2"}
    match = server.new_match("human human", game="firstwave", options=options)
    visitor = visitors.sit(match, "AB", table=FirstWaveTable, reduced_motion="reduce")
    table = visitor.table
    assert isinstance(table, FirstWaveTable)
    first = table.asked().line.now["view"]
    totals = [seat["total"] for seat in first["seats"].values()]
    assert all(270 <= total <= 300 for total in totals), totals
    while table.asked().line.now["asked"]["kind"] != "activate":
        table.do(table.line.choices[0])
    expect(table.page.locator(".table-map [data-figure]")).to_have_count(len(first["figures"]))
