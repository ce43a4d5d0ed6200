"""Content files: checked when they are read."""

import pytest

from warbox.engine.content import ContentError, TomlTable
from warbox.games.onboard.pieces.agent import check_equal
from warbox.games.onboard.pieces.card import Card, read_map

SMOKE = {
    "id": "smoke",
    "kind": "action",
    "target": "adjacent_cell",
    "effect": {"type": "smoke_zone", "tokens": 2},
    "attack": 2,
    "defence": 3,
    "distance": 1,
    "duration": 2,
    "count_attack_deck": 4,
    "count_defence_deck": 4,
}


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"kind": "trap"}, "cards: effect: smoke_zone needs kind action with target adjacent_cell"),
        ({"distance": 2}, "cards: distance: must be 1 for target adjacent_cell"),
        ({"duration": 3}, "cards: effect: smoke has one token a turn of its duration"),
        ({"attack": -1}, "cards: attack: must be a whole number from 0 to 99, not -1"),
        ({"effect": {"type": "freeze"}}, "effect: type: must be one of smoke_zone, flash_zone"),
    ],
)
def test_a_card_that_does_not_fit_is_refused(change: dict[str, object], why: str) -> None:
    """[OB-CARD-02] File, key and reason."""
    Card(TomlTable(dict(SMOKE), "cards"))
    with pytest.raises(ContentError, match=why):
        Card(TomlTable(SMOKE | change, "cards"))


def test_an_edge_map_names_edge_states() -> None:
    """[OB-CARD-12] What is no state is refused."""
    with pytest.raises(ContentError, match="map: glass: is none of open, solid"):
        read_map(TomlTable({"glass": "open"}, "map"))


def test_agents_are_equal() -> None:
    """[OB-R-41] An ability, or a third hit point, is refused."""
    fine = {"hit_points": 2, "actions": 3, "ability": "none"}
    check_equal(TomlTable(dict(fine), "agents"))
    with pytest.raises(ContentError, match="ability: must be one of none, not 'heal'"):
        check_equal(TomlTable(fine | {"ability": "heal"}, "agents"))
    with pytest.raises(ContentError, match="hit_points: must be a whole number from 2 to 2, not 3"):
        check_equal(TomlTable(fine | {"hit_points": 3}, "agents"))
