"""Cards: faces, uses, and cards as actions."""

import pytest

from tests.games.onboard.table import SOLO, TableOf, kinds, texts
from warbox.games.onboard.pieces.card import CARDS, FACES

FACES_OF_THE_CATALOG = {  # attack, defence, distance, duration, copies in both decks
    "smoke_grenade": (2, 3, 1, 2, [4, 4]),
    "flash_grenade": (3, 2, 1, 1, [3, 3]),
    "covering_fire": (4, 2, 5, 1, [6, 3]),
    "counter": (1, 2, 0, 0, [5, 4]),
    "double_attack": (2, 1, 0, 0, [4, 2]),
    "double_defence": (1, 3, 0, 0, [5, 3]),
    "breach_charge": (3, 2, 1, 0, [8, 0]),
    "exothermic_charge": (4, 1, 1, 0, [5, 0]),
    "barricade": (1, 4, 1, 0, [0, 6]),
    "wall_reinforcement": (2, 4, 1, 0, [0, 4]),
    "trap_explosive": (3, 2, 1, 0, [0, 5]),
    "trap_jaws": (2, 3, 1, 1, [0, 3]),
    "trap_stun": (3, 1, 1, 1, [0, 1]),
    "trap_wire": (1, 3, 1, 1, [0, 2]),
}


def test_every_card_shows_its_values() -> None:
    """[OB-CARD-02] [OB-CARD-07] The smoke grenade: Distance 1, Duration 2, Attack 2, Defence 3."""
    shown = {face.name: (face.attack, face.defence, face.distance, face.duration, face.counts) for face in FACES}
    assert shown == FACES_OF_THE_CATALOG


def test_some_cards_are_in_both_decks_others_in_one() -> None:
    """[OB-CARD-01] Grenades in both, charges only in the Attack's, traps and barricades only in the Defence's."""
    decks = {name: tuple(bool(count) for count in values[4]) for name, values in FACES_OF_THE_CATALOG.items()}
    assert [name for name in CARDS if decks[name] == (True, False)] == ["breach_charge", "exothermic_charge"]
    assert len([name for name in CARDS if decks[name] == (False, True)]) == 6


def test_a_card_is_used_in_one_way_only(table: TableOf) -> None:
    """[OB-CARD-03] Thrown, it is discarded; committed, it smokes nothing."""
    game = table(f"{SOLO}ash @C5\ndoc @A5\nedges B5|C5=door_open\nA1 hand=smoke_grenade:2\nat act ash")
    game.do("A1: fight doc", "A1: commit smoke_grenade")
    game.do("A1: pass")
    assert game.smoke("gallery") == game.smoke("archives") == 0
    assert game.fact("attack", "discard") == "smoke_grenade:1"
    assert game.hand("A1") == "smoke_grenade:1"


def test_a_card_as_an_action_costs_one_action_and_is_discarded(table: TableOf) -> None:
    """[OB-CARD-04] [OB-R-11] Face up to the own team's pile."""
    game = table("ash @C2\nA1 hand=smoke_grenade,counter\nat act ash")
    game.do("A1: play smoke_grenade C3")
    assert (game.at(), game.hand("A1")) == ("act ash actions=2", "counter:1")
    assert game.fact("attack", "discard", "D1") == "smoke_grenade:1"


def test_distance_counts_cells_along_a_row_or_column(table: TableOf) -> None:
    """[OB-CARD-05] [OB-R-24] Covering fire reaches five cells, not six; the own cell is never a target."""
    row = f"{SOLO.replace('thermite @F1', 'thermite @F9')}ash @A1\nA1 hand=covering_fire\n"
    assert table(row + "doc @F1\nat act ash").legal("A1", "play") == ["play covering_fire doc"]
    doors = "edges C1|C2=door_open C3|C4=door_open C6|C7=door_open\n"
    game = table(f"{SOLO}ash @C1\ndoc @C7\n{doors}A1 hand=covering_fire\nat act ash")
    assert game.refusal("A1: play covering_fire doc").text() == (
        "too-far OB-CARD-05 card=covering_fire agent=ash target=doc distance=5"
    )
    assert game.legal("A1", "fight") == ["fight doc"]
    game = table("ash @C2\nA1 hand=smoke_grenade\nat act ash")
    assert game.refused("A1: play smoke_grenade C2") == "throw-not-adjacent OB-GRENADE-02"


def test_duration_0_is_for_good(table: TableOf) -> None:
    """[OB-CARD-06] [OB-R-24] A fallen wall stays fallen, turn after turn."""
    game = table("ash @A3\nA1 hand=breach_charge\nat act ash")
    game.do("A1: play breach_charge A3|A4", "A1: stop", "A1: end", "D1: end", "A1: end", "D1: end")
    assert (game.line("turn"), game.edge("A3|A4")) == ("3", "destroyed")


def test_the_flash_grenade_flashes_the_zone(table: TableOf) -> None:
    """[OB-CARD-08] The Agents in the zone of the target cell."""
    game = table("ash @C3\ndoc @C4\nedges C3|C4=door_open\nA1 hand=flash_grenade\nat act ash")
    assert kinds(game.do("A1: play flash_grenade C4")) == ["thrown", "flashed"]
    assert game.line("doc") == "@C4 hp=2 flashed"


def test_covering_fire_disorients_one_enemy_without_a_combat(table: TableOf) -> None:
    """[OB-CARD-09] [OB-R-37] No cards against it, no damage, within a zone too; never a friend, never out of line."""
    game = table("ash @A4\nthermite @A5\ndoc @A6\ncastle @B5\nA1 hand=covering_fire\nD1 hand=counter\nat act ash")
    assert game.legal("A1", "play") == ["play covering_fire doc"]
    assert game.refused("A1: play covering_fire thermite") == "not-an-enemy OB-CARD-09"
    assert game.refused("A1: play covering_fire castle") == "not-in-line OB-LOF-02"
    assert kinds(game.do("A1: play covering_fire doc")) == ["covered", "disoriented"]
    assert (game.line("doc"), game.asks()) == ("@A6 hp=2 disoriented=1", "A1 act")


def test_covering_fire_needs_a_living_enemy(table: TableOf) -> None:
    """[OB-CARD-09] And smoke or a wall in the line forbids it."""
    game = table("ash @A4\ndoc dead\ncastle @A6\nsmoke archives=1\nA1 hand=covering_fire\nat act ash")
    assert game.refused("A1: play covering_fire doc") == "target-dead OB-CARD-09"
    assert game.refused("A1: play covering_fire castle") == "line-smoked OB-LOF-06"


@pytest.mark.parametrize("card", ["counter", "double_attack", "double_defence"])
def test_reaction_cards_are_no_actions(table: TableOf, card: str) -> None:
    """[OB-CARD-15] They act in combats of distinct zones only."""
    game = table(f"ash @C2\nA1 hand={card}\nat act ash")
    assert game.legal("A1", "play") == []
    assert game.refused(f"A1: play {card} C3") == "combat-only OB-CARD-15"


def test_a_card_may_be_used_without_effect(table: TableOf) -> None:
    """[OB-CARD-16] [OB-R-25] A flash into an empty zone, smoke on smoke, covering fire on the disoriented."""
    game = table("ash @C2\nthermite @F9\nA1 hand=flash_grenade\nedges C1|C2=door_open\nat act ash")
    assert kinds(game.do("A1: play flash_grenade C1")) == ["thrown"]
    game = table("ash @C2\nsmoke lobby=2\nA1 hand=smoke_grenade\nat act ash")
    game.do("A1: play smoke_grenade C3")
    assert game.smoke("lobby") == 2
    game = table("ash @A4\ndoc @A6 disoriented\nA1 hand=covering_fire\nat act ash")
    game.do("A1: play covering_fire doc")
    assert game.line("doc") == "@A6 hp=2 disoriented=1"


def test_trap_cards_are_laid_or_committed(table: TableOf) -> None:
    """[OB-CARD-17] No ordinary action; any of them counts its points in a combat."""
    game = table("ash @C5\ndoc @A5\nedges B5|C5=door_open\nA1 hand=covering_fire\nD1 hand=trap_jaws\nat act doc")
    assert game.refused("D1: play trap_jaws A4") == "lay-it OB-CARD-17"
    game.do("D1: fight ash", "D1: commit trap_jaws")
    events = game.do("A1: commit -", "A1: pass")
    assert "card-revealed OB-COMBAT-11 agent=doc card=trap_jaws points=2" in texts(events)
    assert "trap-laid" not in kinds(events)


def test_a_card_takes_its_own_kind_of_target(table: TableOf) -> None:
    """[OB-CARD-02] Cell, edge or Agent."""
    game = table("ash @C2\ndoc @C3\nA1 hand=smoke_grenade,covering_fire,breach_charge\nat act ash")
    assert game.refused("A1: play smoke_grenade C1|C2") == "wrong-target OB-CARD-02"
    assert game.refused("A1: play smoke_grenade doc") == "wrong-target OB-CARD-02"
    assert game.refused("A1: play covering_fire C1|C2") == "wrong-target OB-CARD-02"
    assert game.refused("A1: play breach_charge doc") == "wrong-target OB-CARD-02"
