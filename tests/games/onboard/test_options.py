"""Options: the readings on which tables differ."""

import pytest

from tests.games.onboard.table import SOLO, Table, TableOf, kinds, texts
from warbox.engine.game import SetupError
from warbox.games.onboard.game import GAME

COMBAT = f"{SOLO}ash @C5\ndoc @A5\nedges B5|C5=door_open\n"
MERGE = "options zones=merge\n"


def test_the_rulings_are_the_defaults() -> None:
    """[OB-R-16] [OB-R-31] [OB-R-50] Two players, mission 1, fixed zones, one doubling card, as the mission holds."""
    assert GAME.complete_options({}) == {
        "players": "2",
        "mission": "m1_embassy",
        "hold-checks": "mission",
        "doubling": "one",
        "zones": "fixed",
    }
    with pytest.raises(SetupError, match="option players is one of 2, 3, 4, not '5'"):
        GAME.complete_options({"players": "5"})


@pytest.mark.parametrize(
    ("mission", "chosen", "needed"),
    [("m1_embassy", "mission", 1), ("m1_embassy", "2", 2), ("m2_annex", "mission", 2), ("m2_annex", "1", 1)],
)
def test_a_full_turn_to_defuse(mission: str, chosen: str, needed: int) -> None:
    """[OB-R-50] The stricter reading wants control at two turn ends in a row."""
    game = Table.new(mission=mission, hold_checks=chosen)
    assert game.state.readings.hold_checks == needed


def test_with_two_checks_the_first_turn_end_defuses_nothing(table: TableOf) -> None:
    """[OB-R-50] The second one does."""
    game = table("options hold-checks=2\nturn 6\nash @A5\ndoc @C4\ncastle @C5\nat end")
    assert (game.outcome(), game.line("bombs")) == ("", "bomb_a=1 bomb_b=0")
    game.do("A1: end", "D1: end")
    assert game.outcome() == "A1 defused OB-WIN-01"


def test_with_several_doublings_each_doubles_again(table: TableOf) -> None:
    """[OB-R-31] 3 x 2 x 2 against 3 x 2."""
    game = table(
        f"options doubling=several\n{COMBAT}A1 hand=breach_charge,double_attack:2\n"
        "D1 hand=smoke_grenade,double_defence,counter\nat act ash"
    )
    game.do("A1: fight doc", "A1: commit breach_charge", "D1: commit smoke_grenade", "D1: pass")
    game.do("A1: double", "D1: double", "A1: double")
    assert game.at() == "double D1 ash>doc actions=2 attack-doubled=2 defence-doubled=1"
    events = game.do("D1: pass")
    assert "hit OB-COMBAT-13 agent=ash target=doc attack=12 defence=6" in texts(events)


def test_with_one_doubling_the_second_card_stays_in_hand(table: TableOf) -> None:
    """[OB-R-31] The ruling: one a side."""
    game = table(f"{COMBAT}A1 hand=breach_charge,double_attack:2\nD1 hand=smoke_grenade,double_defence\nat act ash")
    game.do("A1: fight doc", "A1: commit breach_charge", "D1: commit smoke_grenade", "D1: pass", "A1: double")
    game.do("D1: double")
    assert (game.asks(), game.hand("A1")) == ("A1 act", "double_attack:1")


def test_zones_merge_when_a_door_opens(table: TableOf) -> None:
    """[OB-R-16] Then a shot through it is a sure hit."""
    game = table(f"{MERGE}{SOLO}ash @C5\ndoc @A5\nA1 hand=counter\nD1 hand=counter\nat act ash")
    game.do("A1: open B5|C5")
    assert texts(game.do("A1: fight doc"))[0] == "fight OB-COMBAT-03 agent=ash target=doc zone=same"


def test_zones_merge_when_a_wall_falls(table: TableOf) -> None:
    """[OB-R-16] A flash in the gallery blinds the archives, too."""
    game = table(f"{MERGE}ash @C4\ndoc @A4\ncastle @F5\nA1 hand=breach_charge,flash_grenade\nat act ash")
    game.do("A1: play breach_charge B4|C4")
    assert kinds(game.do("A1: play flash_grenade D4")) == ["thrown", "flashed", "flashed"]
    assert "flashed" in game.line("doc")


def test_merged_zones_share_their_smoke(table: TableOf) -> None:
    """[OB-R-16] As smoked as the most smoked part; the tokens count once; parted again, both stay smoked."""
    game = table(f"{MERGE}ash @C5\ndoc @B5\nsmoke gallery=2\nD1 hand=barricade\nat act ash")
    assert (game.smoke("gallery"), game.smoke("archives")) == (2, 0)
    game.do("A1: open B5|C5")
    assert (game.smoke("gallery"), game.smoke("archives")) == (2, 2)
    game.do("A1: stop", "A1: end", "D1: activate doc", "D1: play barricade B5|C5", "D1: stop")
    events = game.do("D1: end")
    assert [text for text in texts(events) if "smoke-thins" in text] == [
        "smoke-thins OB-EFFECT-04 zone=archives tokens=1",
        "smoke-thins OB-EFFECT-04 zone=gallery tokens=1",
    ]


def test_merged_smoke_uses_the_tokens_of_one_zone(table: TableOf) -> None:
    """[OB-R-16] [OB-R-35] Eight tokens on four zones, two left: enough for gallery and archives together."""
    smoked = "smoke north_street=2 visa_office=2 press_room=2 lobby=2\n"
    game = table(
        f"{MERGE}ash @C5\ndoc @F5\ncastle @F5\nedges B5|C5=door_open\n{smoked}A1 hand=smoke_grenade:2\nat act ash"
    )
    events = game.do("A1: play smoke_grenade C4")
    assert texts(events)[-1] == "smoked OB-EFFECT-02 zone=archives tokens=2"
    assert (game.smoke("gallery"), game.smoke("archives")) == (2, 2)


def test_a_bomb_is_held_in_the_merged_zone(table: TableOf) -> None:
    """[OB-R-16] A defender in the gallery guards the archives through the open door."""
    start = "turn 6\nash @A5\ndoc @F4\ncastle @D5\nedges B5|C5=door_open\nat end"
    assert table(start).outcome() == "A1 defused OB-WIN-01"
    assert table(MERGE + start).outcome() == ""
