"""Firing arcs: which cannons bear, which side is struck; every heading against every direction."""

from typing import Any

import pytest

from tests.games.broadsides.table import CANNONS, Table, TableOf
from tests.games.broadsides.test_content import DATA
from tests.games.broadsides.test_sea import AHEAD, HEADINGS
from warbox.engine.notation import ParseError
from warbox.engine.turn import submit
from warbox.games.broadsides.game import GAME

ARCS: dict[str, dict[str, Any]] = {arc["code"]: arc for arc in DATA["arc"]}
BY_HEADING: dict[str, dict[str, str]] = DATA["arc_by_heading"]
PAIRS = [(heading, towards) for heading in HEADINGS for towards in HEADINGS]
X, Y = 6, 11  # a point with eight neighbours at sea


def opposite(direction: str) -> str:
    return HEADINGS[(HEADINGS.index(direction) + 4) % 8]


def ships(heading: str, towards: str, enemy: str, first: str = "S", tokens: str = "") -> str:
    """The first ship at X,Y with the heading; the enemy one segment away in a direction, with a heading of her own."""
    dx, dy = AHEAD[towards]
    other = "I" if first == "S" else "S"
    return f"turn 1 step=3\n{first} @{X},{Y} {heading} {tokens}\n{other} @{X + dx},{Y + dy} {enemy}"


def exchange(text: str) -> tuple[int, int]:
    """The shots of S and I as the exchange begins."""
    words = Table(f"{text}\nat exchange").line("at").split()
    if words[1] == "first-fire":
        return int(words[2][2:]), int(words[3][2:])
    if words[1] == "shot":
        assert words[4] == "then=0"
        shots = int(words[3].removeprefix("shots="))
        return (shots, 0) if words[2] == "S" else (0, shots)
    assert words[1] == "plot"
    return 0, 0


def test_the_catalogs_two_arc_tables_say_the_same() -> None:
    """[BBP-ARC-02] Line A is 45 degrees off the bow, B square to the side, C 135 degrees; on either side."""
    lines = ["bow", "A", "B", "C", "stern", "C", "B", "A"]
    for heading, towards in PAIRS:
        arc = ARCS[BY_HEADING[heading][towards]]
        assert arc["rel"] == (HEADINGS.index(towards) - HEADINGS.index(heading)) % 8
        assert arc["line"] == lines[arc["rel"]]


@pytest.mark.parametrize(("heading", "towards"), PAIRS)
def test_the_cannons_that_bear_are_those_of_the_firing_line(heading: str, towards: str) -> None:
    """[BBP-ARC-01] [BBP-ARC-03] [BBP-ARC-04] [BBP-ARC-05] [BBP-ARC-06] [BBP-ARC-08] [BBP-FIRE-01] Cannon by cannon.

    A ship with a single cannon fires one shot if that cannon bears and none otherwise, S and I alike.
    """
    bearing = ARCS[BY_HEADING[heading][towards]]["fires"]
    assert {section[1] for section in bearing} in ({"3"}, {"5"}, set())
    for cannon in CANNONS.split(","):
        expected = 1 if cannon in bearing else 0
        alone = f"cannons={cannon}"
        assert exchange(ships(heading, towards, towards, "S", alone))[0] == expected
        assert exchange(ships(heading, towards, towards, "I", alone))[1] == expected


@pytest.mark.parametrize(("heading", "towards"), PAIRS)
def test_each_ship_is_judged_by_her_own_heading_alone(heading: str, towards: str) -> None:
    """[BBP-ARC-07] [BBP-ARC-06] [BBP-RANGE-04] All eight headings of the enemy: 512 positions, both ships' shots."""
    own = len(ARCS[BY_HEADING[heading][towards]]["fires"])
    for enemy in HEADINGS:
        answer = len(ARCS[BY_HEADING[enemy][opposite(towards)]]["fires"])
        assert exchange(ships(heading, towards, enemy)) == (own, answer)
        assert {own, answer} <= {0, 2, 5}


@pytest.mark.parametrize(("heading", "towards"), PAIRS)
@pytest.mark.parametrize("target", ["S", "I"])
def test_a_hull_hit_strikes_the_side_that_faces_the_shooter(target: str, heading: str, towards: str) -> None:
    """[BBP-DAMAGE-20] [BBP-DAMAGE-21] [BBP-R-26] Bow and stern take none; the shooter's own heading does not matter."""
    side = ARCS[BY_HEADING[heading][towards]]["hull"]
    shooter = "I" if target == "S" else "S"
    for enemy in ("N", "SE"):
        text = ships(heading, towards, enemy, target)
        state = GAME.parse(f"{text}\nat shot-die {shooter} row=F shots=0 then=0")
        events = submit(state, *GAME.parse_line("*: dice 2"))
        lines = {line[0]: line for line in GAME.format(state).splitlines()}
        assert f" hull={'-' if side == 'none' else f'F-{side}:1'}" in lines[target]
        assert " hull=-" in lines[shooter]
        expected = f"hull-end-on BBP-DAMAGE-21 ship={target}"
        if side != "none":
            expected = f"hull-hit BBP-DAMAGE-22 ship={target} hull=F-{side}"
        assert events[1].text() == expected


@pytest.mark.parametrize(
    ("enemy", "lost", "left"),
    [
        ("@7,4", "D3", 4),
        ("@7,4", "B3,C3,D3,E3,F3", 0),
        ("@7,4", "B5,C5,D5,E5,F5", 5),  # the other battery
        ("@7,5", "B3", 1),
        ("@7,5", "D3,E3,F3", 2),  # none of these bears forward
        ("@7,3", "E3,F3", 0),
        ("@7,3", "F3,D3", 1),
        ("@5,4", "C5", 4),
    ],
)
def test_lost_cannons_reduce_the_shots(enemy: str, lost: str, left: int) -> None:
    """[BBP-ARC-09] [BBP-FIRE-01] Only cannons on deck when the exchange begins count."""
    assert exchange(f"turn 1 step=3\nS @6,4 N cannons-={lost}\nI {enemy} S") == (left, exchange_of(enemy))


def exchange_of(point: str) -> int:
    """The shots of I, heading south, at a whole ship at 6,4."""
    return {"@7,4": 5, "@7,5": 2, "@7,3": 2, "@5,4": 5}[point]


def test_a_cannon_needs_no_crew() -> None:
    """[BBP-R-31] Five empty gun sections fire five shots; crew without a cannon fires none."""
    assert exchange("turn 1 step=3\nS @6,4 N crew=A4\nI @7,4 N") == (5, 5)
    assert exchange("turn 1 step=3\nS @6,4 N cannons=-\nI @7,4 N") == (0, 5)


def test_no_moment_of_fire_exists_out_of_range(table: TableOf) -> None:
    """[BBP-RANGE-01] A position cannot claim it."""
    for moment in ("exchange", "first-fire S=1 I=1", "shot S shots=1", "shot-die S row=C"):
        with pytest.raises(ParseError, match="BBP-RANGE-01"):
            table(f"S @6,4 N\nI @8,4 N\nat {moment}")
