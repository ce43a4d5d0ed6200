"""The successor is the only secret: whom the other has named changes nothing that a seat can find out."""

import pytest

from tests.games.firstwave.table import Table
from tests.games.knowledge import heard, knowledge
from warbox.engine.decision import SPECTATOR
from warbox.engine.turn import submit
from warbox.games.firstwave.game import GAME

START = (
    "options scenario=bloodline; A successor={}; B successor=A2; "
    "A1 @300,300 T4 weapons=rifle,crowbar abilities=chief; A2 @50,50 T4 weapons=rifle; A3 @100,50; "
    "B1 @500,500 abilities=chief; B2 @325,300 wounds=2; B3 @300,500 wounds=2 T4 weapons=rifle; B4 @550,500; "
    "N1 infected_human @50,300; at act A1"
)
PROBES = ["activate B1", "activate B3", "shoot B3>A1 rifle", "name A2", "end B3", "concede", "move B3 300,450", "what"]
PLAY = [
    *("A: melee A1>B2 none", "*: dice 4 1 1", "*: dice 1 1"),  # B2 dies: in one truth A's successor, in the other not
    *("A: end A1", "B: activate B3", "B: shoot B3>A1 rifle", "*: dice 4 4 2 2", "B: end B3"),
    *("A: activate A2", "A: end A2", "B: activate B1", "B: end B1"),
]


@pytest.mark.parametrize("seat", [1, SPECTATOR])
def test_whom_the_other_has_named_cannot_be_found_out(seat: int) -> None:
    """[FW-SCEN3-03] [FW-R-104] Views, choices, previews, refusals, probes and events are the same in both truths, also
    when the named one has fallen."""
    one, other = Table(START.format("B2")), Table(START.format("B4"))
    for line in PLAY:
        said = [submit(world.state, *GAME.parse_line(line)) for world in (one, other)]
        assert heard(said[0], seat) == heard(said[1], seat)
        known = [knowledge(GAME, world.state, seat, PROBES) for world in (one, other)]
        assert known[0] == known[1]
    assert one.figure("B2")["gone"] == "eliminated"


def test_the_owner_sees_his_own() -> None:
    """[FW-R-104] The swap above is a swap: its owner sees it."""
    one, other = Table(START.format("B2")), Table(START.format("B4"))
    assert knowledge(GAME, one.state, 0, []) != knowledge(GAME, other.state, 0, [])


@pytest.mark.parametrize("seat", [1, SPECTATOR])
def test_a_sealed_name_tells_only_that_it_was_given(seat: int) -> None:
    """[FW-SCEN3-03]"""
    start = "options scenario=bloodline; A1 abilities=chief; A2; A3; B1 abilities=chief; B2; B3; at successor"
    told = []
    for name in ("B2", "B3"):
        world = Table(start)
        events = submit(world.state, *GAME.parse_line(f"A: name {name}"))
        told.append([*heard(events, seat), *knowledge(GAME, world.state, seat, ["name A2", "name A1", "name B2"])])
    assert told[0] == told[1]


def test_the_end_tells_whom_they_had_named() -> None:
    """[FW-R-90] Secret until the game ends."""
    one = Table(START.format("B2")).do("A: concede")
    assert one.asks() == "nobody"
    assert "successor=B2" in GAME.format(one.state, 1)
