"""Objectives and the ends of a game."""

import pytest

from tests.games.onboard.table import TableOf, kinds, texts

GONE = "doc @C4\ncastle @C5\n"  # nobody guards the archives


def test_a_bomb_is_defused_by_holding_its_zone_at_the_end_of_a_turn(table: TableOf) -> None:
    """[OB-OBJ-01] [OB-OBJ-02] [OB-OBJ-04] [OB-WIN-01] [OB-R-50] One attacker, no defender, even if it has just come."""
    game = table(f"turn 6\nash @C4\n{GONE.replace('@C4', '@D4')}edges B4|C4=destroyed\nat act ash actions=1")
    game.do("A1: move B4", "A1: end")
    assert game.outcome() == ""
    events = game.do("D1: end")
    assert [kind for kind in kinds(events) if kind.startswith(("bomb", "over"))] == [
        "bomb-held",
        "bomb-defused",
        "over-defused",
    ]
    assert game.outcome() == "A1 defused OB-WIN-01"


def test_a_living_defender_in_the_zone_prevents_it(table: TableOf) -> None:
    """[OB-OBJ-02] [OB-R-52] Wherever in the zone, flashed or not; play goes on."""
    assert table("turn 6\nash @A5\ndoc @B6 flashed\ncastle @C5\nat end").asks() == "A1 activate"


def test_it_needs_no_action_no_card_and_no_particular_cell(table: TableOf) -> None:
    """[OB-OBJ-03] [OB-R-52] [OB-R-61] Flashed, disoriented, in smoke, far from the bomb; bombs block nothing."""
    game = table(f"turn 6\nash @B6 hp=1 flashed disoriented\nsmoke archives=2\n{GONE}at end")
    assert game.outcome() == "A1 defused OB-WIN-01"
    game = table("ash @A4\ndoc @A6\nat act ash")
    game.do("A1: fight doc", "A1: move A5")


def test_other_attackers_do_not_hinder(table: TableOf) -> None:
    """[OB-R-51] Alone means without a living defender."""
    game = table(f"turn 6\nash @A5\nthermite @A5\nblitz @B6\n{GONE}at end")
    assert game.outcome() == "A1 defused OB-WIN-01"


def test_the_annex_must_be_held_at_two_turn_ends_in_a_row(table: TableOf) -> None:
    """[OB-OBJ-05] [OB-R-50] Mission 2: the count is lost when a defender comes back."""
    start = "options mission=m2_annex\nturn 4\nash @E5\ndoc @D3\ncastle @F3\nkapkan @E6\nfrost @D6\n"
    game = table(start + "edges E3|E4=door_open\nat activate D1")
    assert "bomb-held OB-OBJ-05 bomb=bomb_a checks=1 needed=2" in texts(game.do("D1: end"))
    game.do("A1: end", "D1: end")
    assert game.outcome() == "A1 defused OB-WIN-01"
    game = table(start.replace("castle @F3", "castle @E3") + "edges E3|E4=door_open\nbombs bomb_a=1\nat activate D1")
    game.do("D1: activate castle", "D1: move E4", "D1: stop")
    assert "bomb-lost OB-OBJ-05 bomb=bomb_a" in texts(game.do("D1: end"))
    assert game.line("bombs") == "bomb_a=0"


def test_the_residence_needs_both_bombs_in_any_order(table: TableOf) -> None:
    """[OB-OBJ-05] [OB-WIN-06] [OB-R-55] Mission 3: a defused bomb stays defused, whoever comes back."""
    start = "options mission=m3_residence\nturn 4\nash @A4\ndoc @C3\n"
    game = table(start + "at activate D1")
    game.do("D1: end")
    assert (game.outcome(), game.line("bombs")) == ("", "bomb_a=defused bomb_b=0")
    game = table(
        start.replace("ash @A4", "ash @F4").replace("doc @C3", "doc @A4\ncastle @C3") + "bombs bomb_a=defused\nat end"
    )
    assert game.outcome() == "A1 defused OB-WIN-01"


def test_the_defence_holds_until_the_last_turn_ends(table: TableOf) -> None:
    """[OB-OBJ-06] [OB-WIN-02] No bomb defused when turn 10 ends."""
    assert table("turn 9\nat end").outcome() == ""
    game = table("turn 10\nat activate D1")
    assert kinds(game.do("D1: end"))[-1] == "over-held"
    assert game.outcome() == "D1 held OB-WIN-02"


def test_at_the_end_of_turn_10_the_bomb_goes_before_the_limit(table: TableOf) -> None:
    """[OB-WIN-04] [OB-R-54] The Attack alone in a bomb's zone wins."""
    assert table(f"turn 10\nash @A5\n{GONE}at end").outcome() == "A1 defused OB-WIN-01"


def test_bombs_are_checked_only_at_the_end_of_a_turn(table: TableOf) -> None:
    """[OB-WIN-04] Held through the attack phase, and lost again in the defence phase."""
    game = table("turn 3\nash @A5\ndoc @C5\ncastle @F5\nedges B5|C5=door_open\nat activate A1")
    game.do("A1: end")
    assert game.asks() == "D1 activate"
    game.do("D1: activate doc", "D1: move B5", "D1: stop", "D1: end")
    assert (game.outcome(), game.line("turn")) == ("", "4")


def test_the_attack_wins_as_soon_as_all_defenders_are_dead(table: TableOf) -> None:
    """[OB-WIN-01] [OB-WIN-03] [OB-R-53] In the middle of an activation."""
    game = table("ash @A4\ndoc @A6 hp=1\ncastle dead\nkapkan dead\nfrost dead\nat act ash")
    events = game.do("A1: fight doc")
    assert kinds(events)[-1] == "over-eliminated"
    assert game.outcome() == "A1 eliminated OB-WIN-01"
    assert game.refused("A1: stop") == "game-over OB-WIN-01"


def test_the_defence_wins_as_soon_as_all_attackers_are_dead(table: TableOf) -> None:
    """[OB-WIN-02] [OB-WIN-03] [OB-R-53] By a Counter in the attack phase; the combat's cards are discarded first."""
    game = table(
        "ash @C5 hp=1\nthermite dead\ntwitch dead\nblitz dead\ndoc @A5\nedges B5|C5=door_open\n"
        "A1 hand=breach_charge\nD1 hand=covering_fire,counter\nat act ash"
    )
    game.do("A1: fight doc", "A1: commit breach_charge", "D1: commit covering_fire")
    events = game.do("D1: counter")
    assert kinds(events)[-2:] == ["hand-discarded", "over-eliminated"]
    assert game.outcome() == "D1 eliminated OB-WIN-02"
    assert game.fact("defence", "discard") == "covering_fire:1,counter:1"
    assert game.fact("attack", "discard") == "breach_charge:1"


def test_with_four_players_both_seats_of_a_team_win(table: TableOf) -> None:
    """[OB-WIN-01] [OB-WIN-05] A team wins or loses together; there is no draw."""
    game = table(f"options players=4\nturn 6\nash @A5\n{GONE}at end")
    assert game.outcome() == "A1+A2 defused OB-WIN-01"
    outcome = game.state.outcome
    assert outcome is not None
    assert [outcome.score(seat) for seat in range(4)] == [1.0, 0.0, 1.0, 0.0]


@pytest.mark.parametrize("mission", ["m1_embassy", "m2_annex", "m3_residence"])
def test_elimination_wins_whatever_the_objectives(table: TableOf, mission: str) -> None:
    """[OB-WIN-06] On its own, in every mission."""
    game = table(
        f"options mission={mission}\nash @E1\nthermite @F9\ndoc @F1 hp=1\n"
        "castle dead\nkapkan dead\nfrost dead\nat act ash"
    )
    game.do("A1: fight doc")
    assert game.outcome() == "A1 eliminated OB-WIN-01"
