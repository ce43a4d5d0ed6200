"""Grenades."""

import pytest

from tests.games.onboard.table import TableOf, kinds, texts


def test_a_grenade_card_is_thrown_as_an_action(table: TableOf) -> None:
    """[OB-GRENADE-01] [OB-GRENADE-05] It takes effect at once, for as long as its Duration says."""
    game = table("ash @C3\nedges C3|C4=door_open\nA1 hand=smoke_grenade\nat act ash")
    events = game.do("A1: play smoke_grenade C4")
    assert texts(events) == [
        "thrown OB-GRENADE-04 agent=ash card=smoke_grenade cell=C4 zone=gallery",
        "smoked OB-EFFECT-02 zone=gallery tokens=2",
    ]
    assert game.at() == "act ash actions=2"


def test_it_is_thrown_into_an_adjacent_cell(table: TableOf) -> None:
    """[OB-GRENADE-02] [OB-R-13] Not further, not diagonally."""
    game = table("ash @C3\nA1 hand=flash_grenade\nat act ash")
    assert game.legal("A1", "play") == ["play flash_grenade C2", "play flash_grenade D3"]
    for cell in ("D2", "C5", "C3"):
        assert game.refused(f"A1: play flash_grenade {cell}") == "throw-not-adjacent OB-GRENADE-02"


@pytest.mark.parametrize(
    ("cell", "other", "edge", "passes"),
    [
        ("C2", "C3", "", True),
        ("C1", "C2", "C1|C2=door_open", True),
        ("A3", "A4", "A3|A4=destroyed", True),
        ("D1", "D2", "", True),
        ("C1", "C2", "", False),
        ("C1", "C2", "C1|C2=door_barricaded", False),
        ("D1", "D2", "D1|D2=window_barricaded", False),
        ("A3", "A4", "", False),
        ("A6", "A7", "", False),
        ("B2", "C2", "", False),
    ],
)
def test_the_edge_must_let_throws_through(table: TableOf, cell: str, other: str, edge: str, passes: bool) -> None:
    """[OB-GRENADE-03] [OB-R-32] Openings only: no walls, no closed doors, no barricades."""
    edges = f"edges {edge}\n" if edge else ""
    game = table(f"ash @{cell}\ndoc @F5\ncastle @F5\n{edges}A1 hand=smoke_grenade\nat act ash")
    line = f"A1: play smoke_grenade {other}"
    if passes:
        assert line[4:] in game.legal("A1")
    else:
        assert game.refused(line) == "throw-blocked OB-GRENADE-03"


def test_it_takes_effect_in_the_whole_zone_and_nowhere_else(table: TableOf) -> None:
    """[OB-GRENADE-04] The gallery's far end F4 too, the lobby not."""
    game = table("ash @C3\ndoc @F4\ncastle @C2\nedges C3|C4=door_open\nA1 hand=flash_grenade\nat act ash")
    assert texts(game.do("A1: play flash_grenade C4"))[1:] == ["flashed OB-EFFECT-07 agent=doc"]


def test_grenades_affect_both_teams_and_the_thrower(table: TableOf) -> None:
    """[OB-GRENADE-06] [OB-R-34] Everybody in the zone."""
    game = table("ash @C2\nthermite @D3\ndoc @D2\nA1 hand=flash_grenade\nat act ash")
    events = game.do("A1: play flash_grenade C3")
    assert [text.split("=")[-1] for text in texts(events)[1:]] == ["ash", "thermite", "doc"]
    assert game.at() == "act ash actions=2"  # she finishes her activation


def test_the_target_cell_may_hold_anybody_and_smoke_does_not_hinder(table: TableOf) -> None:
    """[OB-GRENADE-07] [OB-R-32] Empty, friend or enemy, in smoke and out of it."""
    game = table("ash @C2\nthermite @C3\ndoc @D2\nsmoke lobby=1\nA1 hand=flash_grenade:2\nat act ash")
    assert game.legal("A1", "play") == ["play flash_grenade D2", "play flash_grenade C3"]
    assert kinds(game.do("A1: play flash_grenade D2"))[0] == "thrown"


def test_smoke_needs_tokens_of_the_supply(table: TableOf) -> None:
    """[OB-COMP-03] [OB-R-35] Ten tokens: with nine on the board a fresh zone cannot be smoked, a thinning one can."""
    smoked = "smoke north_street=2 visa_office=2 press_room=2 archives=2 lobby=1\n"
    game = table(f"ash @C3\nedges C3|C4=door_open\n{smoked}A1 hand=smoke_grenade\nat act ash")
    assert game.legal("A1", "play") == ["play smoke_grenade C2", "play smoke_grenade D3"]
    assert game.refused("A1: play smoke_grenade C4") == "no-smoke-left OB-COMP-03"
    game.do("A1: play smoke_grenade C2")
    assert game.smoke("lobby") == 2
