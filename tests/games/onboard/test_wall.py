"""Walls, and the cards that change an edge."""

import pytest

from tests.games.onboard.table import TableOf, texts
from warbox.games.onboard.pieces.board import EDGES, REAL_EDGES
from warbox.games.onboard.pieces.edge import PASSES, STATES, STEP_COST

TABLE = {  # the catalog's table of edge states: actions to cross (0: impossible), lets fire through
    "open": (1, True),
    "solid": (0, False),
    "wall": (0, False),
    "reinforced": (0, False),
    "destroyed": (1, True),
    "door_closed": (0, False),
    "door_open": (1, True),
    "door_barricaded": (0, False),
    "window": (2, True),
    "window_barricaded": (0, False),
}


def test_the_edge_table_is_the_catalogs() -> None:
    """[OB-MOVE-03] [OB-LOF-04] [OB-LOF-05] What each state costs, and whether fire passes."""
    assert {state: (STEP_COST[index], PASSES[index]) for index, state in enumerate(STATES)} == TABLE


def test_walls_cannot_be_crossed(table: TableOf) -> None:
    """[OB-WALL-01] Solid, intact and reinforced."""
    for cell, other in (("B2", "C2"), ("A3", "A4"), ("A6", "A7")):
        game = table(f"ash @{cell}\ndoc @F5\nat act ash")
        assert game.refused(f"A1: move {other}") == "wall-between OB-WALL-01"


def test_a_destroyed_wall_is_crossed_for_one_action(table: TableOf) -> None:
    """[OB-WALL-02] Like an open edge."""
    game = table("ash @A3\ndoc @F5\nedges A3|A4=destroyed\nat act ash")
    game.do("A1: move A4")
    assert game.at() == "act ash actions=2"


@pytest.mark.parametrize(
    ("cell", "edge", "before", "breach", "exothermic"),
    [
        ("A3", "A3|A4", "wall", "destroyed", "destroyed"),
        ("A6", "A6|A7", "reinforced", "", "destroyed"),
        ("B3", "B3|B4", "solid", "", ""),
        ("C2", "C1|C2", "door_closed", "", ""),
        ("C2", "C1|C2", "door_open", "", ""),
        ("C2", "C1|C2", "door_barricaded", "door_open", "door_open"),
        ("D2", "D1|D2", "window", "", ""),
        ("D2", "D1|D2", "window_barricaded", "window", "window"),
        ("A3", "A3|A4", "destroyed", "", ""),
        ("C2", "C2|C3", "open", "", ""),
    ],
)
def test_charges(table: TableOf, cell: str, edge: str, before: str, breach: str, exothermic: str) -> None:
    """[OB-CARD-12] [OB-CARD-13] [OB-WALL-03] [OB-WALL-05] [OB-R-21] What each charge does to each kind of edge."""
    edges = "" if before in ("solid", "open") else f"edges {edge}={before}\n"
    for card, after, rule in (("breach_charge", breach, "OB-CARD-12"), ("exothermic_charge", exothermic, "OB-CARD-13")):
        game = table(f"ash @{cell}\ndoc @F5\ncastle @F5\n{edges}A1 hand={card}\nat act ash")
        if after:
            events = game.do(f"A1: play {card} {edge}")
            assert texts(events) == [f"edge-changed {rule} agent=ash card={card} edge={edge} state={after}"]
            assert game.edge(edge) == after
        else:
            refusal = game.refusal(f"A1: play {card} {edge}")
            assert refusal.text() == f"edge-not-changed {rule} card={card} edge={edge} state={before}"
            assert game.legal("A1", f"play {card} {edge}") == []


@pytest.mark.parametrize(
    ("cell", "edge", "before", "barricade", "reinforcement"),
    [
        ("A4", "A3|A4", "wall", "", "reinforced"),
        ("A4", "A3|A4", "destroyed", "", ""),
        ("A6", "A6|A7", "reinforced", "", ""),
        ("B4", "B3|B4", "solid", "", ""),
        ("C2", "C1|C2", "door_closed", "door_barricaded", ""),
        ("C2", "C1|C2", "door_open", "door_barricaded", ""),
        ("C2", "C1|C2", "door_barricaded", "", ""),
        ("D2", "D1|D2", "window", "window_barricaded", ""),
        ("D2", "D1|D2", "window_barricaded", "", ""),
    ],
)
def test_barricades_and_reinforcements(
    table: TableOf, cell: str, edge: str, before: str, barricade: str, reinforcement: str
) -> None:
    """[OB-CARD-10] [OB-CARD-11] [OB-WALL-06] [OB-R-23] What the Defence's cards do to each kind of edge."""
    edges = "" if before == "solid" else f"edges {edge}={before}\n"
    for card, after, rule in (
        ("barricade", barricade, "OB-CARD-10"),
        ("wall_reinforcement", reinforcement, "OB-CARD-11"),
    ):
        game = table(f"doc @{cell}\n{edges}D1 hand={card}\nat act doc")
        if after:
            game.do(f"D1: play {card} {edge}")
            assert game.edge(edge) == after
        else:
            assert game.refused(f"D1: play {card} {edge}") == f"edge-not-changed {rule}"


def test_reinforcing_takes_a_reinforced_token_for_good(table: TableOf) -> None:
    """[OB-WALL-04] [OB-WALL-05] [OB-R-45] A destroyed reinforced wall keeps its token on the board."""
    game = table("doc @A4\nash @A3\nA1 hand=exothermic_charge\nD1 hand=wall_reinforcement\nat act doc")
    game.do("D1: play wall_reinforcement A3|A4")
    assert game.fact("supply", "reinforced") == "7"
    game.do("D1: stop", "D1: end", "A1: activate ash", "A1: play exothermic_charge A3|A4")
    assert (game.edge("A3|A4"), game.fact("supply", "reinforced")) == ("destroyed", "7")


def test_a_broken_barricade_may_be_barricaded_again(table: TableOf) -> None:
    """[OB-R-23] [OB-R-45] Door and window; the door needs no second token."""
    game = table(
        "doc @C2\nedges C1|C2=door_open\nD1 hand=barricade\nsupply barricaded-doors=9 broken=C1|C2\nat act doc"
    )
    game.do("D1: play barricade C1|C2")
    assert (game.edge("C1|C2"), game.line("supply")) == ("door_barricaded", "reinforced=8 barricaded-doors=9")


def test_only_walls_with_a_token_can_be_destroyed(table: TableOf) -> None:
    """[OB-WALL-03] [OB-R-21] In mission 1 twelve walls, of all that are printed."""
    edges = dict(word.split("=") for word in table("").line("edges").split())
    assert len([state for state in edges.values() if state in ("wall", "reinforced")]) == 12
    assert "B2|C2" not in edges
    assert set(edges) < {EDGES[edge] for edge in REAL_EDGES}


def test_edge_cards_work_on_the_agents_own_edges_only(table: TableOf) -> None:
    """[OB-CARD-05] [OB-R-24] Distance 1 is an edge of the own cell."""
    game = table("ash @A2\ndoc @F5\nA1 hand=breach_charge\nat act ash")
    assert game.refused("A1: play breach_charge A3|A4") == "not-own-edge OB-CARD-05"
    assert game.legal("A1", "play") == []


def test_edge_cards_hurt_nobody_and_nobody_hinders_them(table: TableOf) -> None:
    """[OB-CARD-14] [OB-R-21] Doc stands behind the wall that falls, and in the cell of the door he barricades."""
    game = table("ash @A3\ndoc @A4\nA1 hand=breach_charge\nat act ash")
    game.do("A1: play breach_charge A3|A4")
    assert (game.line("doc"), game.line("ash")) == ("@A4 hp=2", "@A3 hp=2 activated")
    game = table("ash @B3\ndoc @C3\nedges B3|C3=door_open\nD1 hand=barricade\nat act doc")
    game.do("D1: play barricade B3|C3")
    assert game.edge("B3|C3") == "door_barricaded"
