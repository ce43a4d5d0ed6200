"""Transport: getting in and out, moving with the vehicle, being lost with it."""

import pytest

from tests.games.tideofiron.table import Table, TableOf

FAR = "DE x @O15 [R]; "


def test_getting_in(table: TableOf) -> None:
    """[TOI-TRANSPORT-02] [TOI-TRANSPORT-03] [TOI-TRANSPORT-04] [TOI-TRANSPORT-07] Two points, in the vehicle's hex, in
    the squad's own activation; then fatigued and off the board."""
    game = table("US a @C05 [RRRR]; US m @C06 m3a1; " + FAR)
    game.do("US: advance a", "US: go C06", "US: embark m")
    assert game.unit("a") == "[RRRR] fatigued good in=m"
    game = table("US a @C05 [RRRR]; US m @C07 m3a1; " + FAR)
    game.do("US: advance a", "US: go C06")
    assert game.refused("US: embark m").startswith("not-beside")
    game.do("US: go C07")
    assert game.legal("US", "embark") == ["embark m"]
    game = table("US a @C04 [RRRR]; US m @C07 m3a1; " + FAR)
    game.do("US: advance a", "US: go C05", "US: go C06", "US: go C07")
    assert game.refused("US: embark m").startswith("too-few-mp")


@pytest.mark.parametrize(("vehicle", "room"), [("m3a1", 1), ("gmc", 2)])
def test_room_in_a_vehicle(vehicle: str, room: int) -> None:
    """[TOI-TRANSPORT-01] Half-tracks take one squad, trucks two; tanks none."""
    inside = "".join(f"US i{number} [R] in=m; " for number in range(room))
    game = Table(f"US m @C05 {vehicle}; US t @C05 m4a1; US a @C05 [R]; " + inside + FAR)
    game.do("US: advance a")
    assert game.refused("US: embark m").startswith("no-space")
    assert game.refused("US: embark t").startswith("no-space")


def test_getting_out(table: TableOf) -> None:
    """[TOI-TRANSPORT-05] [TOI-TRANSPORT-06] [TOI-R-23] [TOI-R-25] Two points whatever the terrain, into the vehicle's
    hex; then the squad goes on, but does not get in again. It can be activated only to get out, or to be fatigued."""
    game = table("US m @C05 m3a1; US a [RRRR] in=m; terrain C05=woods; " + FAR)
    assert game.refused("US: fire a") == "inside-vehicle TOI-R-23"
    assert game.refused("US: prepare a").startswith("no-opfire")
    assert "fatigue a" in game.legal("US")
    game.do("US: advance a")
    assert game.refused("US: go C06").startswith("inside-vehicle")
    game.do("US: disembark")
    assert game.unit("a").startswith("@C05 [RRRR]")
    assert game.refused("US: embark m").startswith("in-and-out")
    game.do("US: go C06", "US: go C07")
    assert game.unit("a") == "@C07 [RRRR] fatigued good"


def test_getting_out_needs_room_in_the_hex(table: TableOf) -> None:
    """[TOI-R-25] [TOI-R-01]"""
    game = table("US m @C05 m3a1; US b @C05 [R]; US c @C05 [R]; US a [RRRR] in=m; " + FAR)
    assert game.refused("US: advance a").startswith("cannot-get-out")


def test_getting_out_opens_a_window(table: TableOf) -> None:
    """[TOI-R-07] [TOI-R-47] And mines attack."""
    game = table("US m @C05 m3a1; US a [RRRR] in=m; DE x @C09 [RRRR] opfire; mines C05; ")
    game.do("US: advance a", "US: disembark")
    assert game.asks() == "DE op-fire"
    game.do("DE: pass")
    assert game.asks() == "* mine-dice"


def test_passengers_move_with_their_vehicle(table: TableOf) -> None:
    """[TOI-TRANSPORT-08] At no cost, and they stay as they are."""
    game = table("US m @C05 m3a1; US a [RRRR] in=m; " + FAR)
    game.do("US: advance m", *[f"US: go C{row:02}" for row in range(6, 13)])
    assert game.unit("m").startswith("@C12")
    assert game.unit("a") == "[RRRR] fresh good in=m"


def test_passengers_are_lost_with_their_vehicle(table: TableOf) -> None:
    """[TOI-R-24] [TOI-R-23] And cannot be hit by themselves."""
    game = table("US t @C05 m4a1; DE h @C08 sdkfz251 heavy; DE x [RRRR] in=h; ")
    game.do("US: fire t")
    assert game.legal("US", "target") == ["target h"]
    game.do("US: target h", "US: normal")
    game.dice(5, 1, 1, 1, 1, 1, 1, 1)
    assert [game.unit("h"), game.unit("x")] == ["gone", "gone"]


def test_a_fortification_is_left_first(table: TableOf) -> None:
    """[TOI-R-25]"""
    game = table("US a @C05 [RRRR] in=entrenchment; entrenchment C05; US m @C05 m3a1; " + FAR)
    game.do("US: advance a")
    assert game.refused("US: embark m").startswith("inside-fort")
    game.do("US: leave", "US: embark m")
    assert game.unit("a") == "[RRRR] fatigued good in=m"


def test_mechanized_infantry(table: TableOf) -> None:
    """[TOI-OPERATION-03] The Operations card: one point instead of two."""
    game = table("us ops=op_mechanized; US a @C04 [RRRR]; US m @C07 m3a1; " + FAR)
    game.do("US: advance a", "US: go C05", "US: go C06", "US: go C07")
    assert game.legal("US", "embark") == ["embark m"]


def test_a_vehicle_holds_an_objective_its_passengers_do_not(table: TableOf) -> None:
    """[TOI-R-23] [TOI-COMMAND-02]"""
    game = table("US m @C05 m3a1; US a [RRRR] in=m; " + FAR + "objective C05 victory vp=1; at control")
    assert game.lines("control") == ["C05=us"]


def test_passengers_of_an_assaulted_vehicle(table: TableOf) -> None:
    """[TOI-R-101] No firepower, no cover, no losses; they retreat inside."""
    game = table("US a @C05 [RRRR]; DE h @C06 sdkfz251; DE x [RRRR] in=h; ")
    game.do("US: assault a", "US: storm C06", "US: strike")
    assert game.lines("at")[0].startswith("assault-dice black=4")
    game.dice(4, 1, 1, 1)
    assert game.lines("at")[0].startswith("defender-dice black=4") or "4" in game.lines("at")[0]
