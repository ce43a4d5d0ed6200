"""Traps."""

import pytest

from tests.games.onboard.table import TableOf, kinds, texts


def test_only_the_defence_lays_traps(table: TableOf) -> None:
    """[OB-TRAP-01] Attackers have no such choice."""
    game = table("ash @C2\nat act ash")
    assert game.refused("A1: lay trap_jaws C3") == "attack-lays-none OB-TRAP-01"


def test_laying_costs_one_action_and_one_trap_card(table: TableOf) -> None:
    """[OB-TRAP-02] From the hand of the seat that commands the Agent."""
    game = table("doc @C2\nD1 hand=trap_jaws,counter\nat act doc")
    game.do("D1: lay trap_jaws C3")
    assert (game.at(), game.hand("D1")) == ("act doc actions=2", "counter:1")
    assert game.refused("D1: lay trap_jaws D2") == "not-in-hand OB-TRAP-02"
    assert game.refused("D1: lay counter D2") == "no-trap-card OB-TRAP-02"


def test_a_trap_goes_into_an_adjacent_visible_cell(table: TableOf) -> None:
    """[OB-TRAP-03] [OB-TRAP-04] [OB-R-42] Through an open door or a window, not through a closed door or a wall."""
    game = table("doc @C6\nedges C6|C7=door_open\nkapkan @F5\nD1 hand=trap_jaws\nat act doc")
    assert game.legal("D1", "lay") == ["lay trap_jaws C5", "lay trap_jaws D6", "lay trap_jaws C7"]
    assert game.refused("D1: lay trap_jaws B6") == "trap-not-visible OB-TRAP-04"
    assert game.refused("D1: lay trap_jaws C4") == "trap-not-adjacent OB-TRAP-03"
    assert game.refused("D1: lay trap_jaws C6") == "trap-not-adjacent OB-TRAP-03"
    game = table("doc @C6\nD1 hand=trap_jaws\nat act doc")
    assert game.refused("D1: lay trap_jaws C7") == "trap-not-visible OB-TRAP-04"


@pytest.mark.parametrize("zone", ["gallery", "ambassador_office"])
def test_smoke_on_either_cell_hides_it(table: TableOf, zone: str) -> None:
    """[OB-TRAP-04] [OB-R-42] The own zone's smoke or the other's."""
    game = table(f"doc @C6\nkapkan @F5\nsmoke {zone}=1\nD1 hand=trap_jaws\nat act doc")
    assert game.refused("D1: lay trap_jaws D6") == "trap-not-visible OB-TRAP-04"


def test_the_card_lies_face_down_and_nothing_is_put_on_the_board(table: TableOf) -> None:
    """[OB-TRAP-05] [OB-TRAP-06] [OB-R-43] The Attack learns who laid it and from where; the Defence sees it all."""
    game = table("options players=4\ndoc @C2\nD1 hand=trap_jaws\nat act doc")
    events = game.do("D1: lay trap_jaws D2")
    assert texts(events, "D2") == ["trap-set OB-TRAP-05 agent=doc from=C2 card=trap_jaws cell=D2"]
    for seat in ("A1", "A2", "spectator"):
        assert texts(events, seat) == ["trap-laid OB-TRAP-06 agent=doc from=C2"]
        assert game.line("traps", seat) == "?=?,doc,C2,D2/C3"
    for seat in ("D1", "D2"):
        assert game.line("traps", seat) == "D2=trap_jaws,doc,C2,D2/C3"


def test_the_attacks_start_cells_have_no_trap_token_and_no_cell_has_two(table: TableOf) -> None:
    """[OB-TRAP-07] [OB-R-44] Fifty tokens for 54 cells."""
    game = table("ash @A5\ndoc @A1\ntraps A2=trap_wire\nD1 hand=trap_jaws\nat act doc")
    assert game.legal("D1", "lay") == []
    assert game.refused("D1: lay trap_jaws B1") == "no-trap-token OB-TRAP-07"
    assert game.refused("D1: lay trap_jaws A2") == "trapped-already OB-TRAP-07"
    assert bin(game.state.readings.mission.trap_cells).count("1") == 50


def test_not_under_an_attacker_but_under_a_defender_or_a_bomb(table: TableOf) -> None:
    """[OB-TRAP-08] [OB-R-46] Castle stands in A6, the bomb in A5 is no obstacle."""
    game = table("ash @B4\ndoc @B5\ncastle @A5\nD1 hand=trap_jaws\nat act doc")
    assert game.legal("D1", "lay") == ["lay trap_jaws A5", "lay trap_jaws B6"]
    assert game.refused("D1: lay trap_jaws B4") == "trap-under-attacker OB-TRAP-08"


def test_a_trap_is_sprung_when_an_attacker_enters(table: TableOf) -> None:
    """[OB-TRAP-09] [OB-TRAP-10] [OB-R-47] By a step or through a window; defenders never spring it."""
    game = table("ash @B3\ndoc @B2\ntraps A3=trap_explosive A2=trap_explosive\nat act ash")
    events = game.do("A1: move A3")
    assert texts(events) == [
        "moved OB-MOVE-01 agent=ash from=B3 to=A3",
        "trap-sprung OB-TRAP-10 agent=ash card=trap_explosive cell=A3",
        "wounded OB-DAMAGE-02 agent=ash left=1",
    ]
    game.do("A1: stop", "A1: end", "D1: activate doc")
    assert kinds(game.do("D1: move A2")) == ["moved"]
    assert game.line("traps").startswith("A2=trap_explosive")
    game = table("twitch @A1\ntraps A2=trap_wire\nat act twitch")
    assert kinds(game.do("A1: move A2")) == ["climbed", "trap-sprung", "disoriented"]
    assert game.at() == "act twitch actions=1"


def test_the_attacker_stays_and_suffers_the_effect_at_once(table: TableOf) -> None:
    """[OB-TRAP-11] [OB-TRAP-12] [OB-TRAP-15] An explosive trap: one damage, in the trapped cell, and it may go on."""
    game = table("ash @B3\ntraps A3=trap_explosive\nat act ash")
    game.do("A1: move A3")
    assert (game.line("ash"), game.at()) == ("@A3 hp=1 activated", "act ash actions=2")
    game.do("A1: move A2")


def test_a_jaw_trap_ends_the_activation(table: TableOf) -> None:
    """[OB-TRAP-13] [OB-TRAP-16] [OB-R-48] The remaining actions are lost; nothing else."""
    game = table("ash @B3\ntraps A3=trap_jaws\nat act ash")
    assert kinds(game.do("A1: move A3")) == ["moved", "trap-sprung", "incapacitated"]
    assert (game.line("ash"), game.asks()) == ("@A3 hp=2 activated", "A1 activate")


def test_a_stun_trap_also_flashes_the_agent_alone(table: TableOf) -> None:
    """[OB-TRAP-17] [OB-R-48] It misses the attack phase of the following turn, too; a friend in the zone does not."""
    game = table("ash @B3\nthermite @B2\ntraps A3=trap_stun\nat act ash")
    assert kinds(game.do("A1: move A3")) == ["moved", "trap-sprung", "flashed", "incapacitated"]
    assert (game.line("ash"), game.line("thermite")) == ("@A3 hp=2 flashed activated", "@B2 hp=2")
    game.do("A1: end", "D1: end")
    assert game.refused("A1: activate ash") == "is-flashed OB-EFFECT-09"
    game.do("A1: end", "D1: end", "A1: activate ash")


def test_barbed_wire_disorients_until_the_end_of_the_turn(table: TableOf) -> None:
    """[OB-TRAP-18] [OB-R-48] It uses its remaining actions without moving."""
    game = table("turn 2\nash @B3\ntraps A3=trap_wire\nA1 hand=breach_charge\nat act ash")
    game.do("A1: move A3")
    assert (game.line("ash"), game.at()) == ("@A3 hp=2 disoriented=2 activated", "act ash actions=2")
    assert game.legal("A1") == ["play breach_charge A3|A4", "stop"]
    game.do("A1: stop", "A1: end", "D1: end")
    assert game.line("ash") == "@A3 hp=2"


def test_a_sprung_trap_is_used_up(table: TableOf) -> None:
    """[OB-TRAP-14] [OB-R-47] Card to the Defence's pile; the cell may be trapped again."""
    game = table("ash @B3\ncastle @A2\nD1 hand=trap_jaws\ntraps A3=trap_explosive\nat act ash")
    game.do("A1: move A3", "A1: move B3", "A1: stop")
    assert (game.fact("defence", "discard"), game.line("traps")) == ("trap_explosive:1", "-")
    game.do("A1: end", "D1: activate castle", "D1: lay trap_jaws A3")


def test_the_sequence_when_a_trap_is_sprung(table: TableOf) -> None:
    """[OB-R-49] [OB-R-53] The last attacker dies: the card is discarded, then the game is over."""
    game = table(
        "thermite dead\ntwitch dead\nblitz dead\nash @B3 hp=1\ntraps A3=trap_explosive\nA1 hand=counter\nat act ash"
    )
    events = game.do("A1: move A3")
    assert kinds(events) == ["moved", "trap-sprung", "killed", "hand-discarded", "discarded", "over-eliminated"]
    assert game.fact("defence", "discard") == "trap_explosive:1"
    assert game.outcome() == "D1 eliminated OB-WIN-02"


def test_attackers_cannot_tell_a_trapped_cell(table: TableOf) -> None:
    """[OB-TRAP-06] The same choices, with and without a trap."""
    trapped = table("ash @B3\ntraps A3=trap_explosive B2=trap_stun\nat act ash")
    assert trapped.legal("A1") == table("ash @B3\nat act ash").legal("A1")


def test_where_an_attacker_has_been_no_trap_can_be(table: TableOf) -> None:
    """[OB-R-43] What the Attack can work out is public: from the cells next to the layer, those entered since go."""
    game = table("ash @A2\ndoc @B3\nD1 hand=trap_jaws\nat act doc")
    game.do("D1: lay trap_jaws B2", "D1: stop", "D1: end", "A1: activate ash", "A1: move A3")
    assert game.line("traps", "A1") == "?=?,doc,B3,B2"
