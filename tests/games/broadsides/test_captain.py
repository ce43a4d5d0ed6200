"""A captain who is shot: the rest of the turn, his replacement, the turn without cards."""

import pytest

from tests.games.broadsides.table import CREW, FRESH, Table, TableOf, texts

STERN = "S @6,4 N\nI @7,4 E"  # S has five shots; I shows her stern and has none
MANNED = ["A4", "B3", "B5", "C3", "C5", "D3", "D5", "E3", "E5", "F3", "F5", "H3"]


def shot_captain(table: TableOf, cards: str = "S S S") -> Table:
    """I's captain falls in step 1; S holds everything else until I is asked for a new one."""
    game = table(STERN)
    game.plot("S S S", cards)
    game.do("S: shot H", dice="5")
    while game.asks() == "S shot":
        game.say("S: hold")
    return game


def test_a_captain_in_a_section_that_is_hit_is_removed_at_once(table: TableOf) -> None:
    """[BBP-DAMAGE-40] [BBP-DAMAGE-45] He is gone before the next shot, and the game goes on."""
    game = table(f"{STERN}\nat shot S")
    events = texts(game.do("S: shot H", dice="5"))
    assert events == [
        "shot BBP-FIRE-13 ship=S row=H die=5 result=port",
        "captain-lost BBP-DAMAGE-40 ship=I section=H5",
    ]
    assert game.line("I") == f"I @7,4 E {FRESH.replace('captain=H5', 'captain=-')} plot=S,S,S captain-lost"
    assert game.line("at") == "at shot S shots=4 then=0"
    assert game.outcome() == ""
    assert texts(game.do("S: shot H", dice="5"))[1:] == ["nothing-there BBP-R-22 ship=I section=H5"]


@pytest.mark.parametrize("section", ["A4", "B3", "C4", "D5", "G4", "H3"])
def test_he_falls_wherever_he_stands(table: TableOf, section: str) -> None:
    """[BBP-DAMAGE-40] Starboard, centre or port."""
    game = table(f"{STERN} captain={section}\nat shot S")
    game.do(f"S: shot {section[0]}", dice="1")
    game.do("S: shot H", dice="5")
    assert game.has("I", f"captain={section}")
    game.do(f"S: shot {section[0]}", dice=section[1])
    assert game.has("I", "captain=-", "captain-lost")


def test_the_cards_of_the_turn_are_still_played(table: TableOf) -> None:
    """[BBP-DAMAGE-41] He falls in step 1; Forward and a turn follow."""
    game = shot_captain(table, "S F L")
    assert game.point("I") == "@8,4 NE"
    assert game.line("turn") == "turn 1 step=3 idle=0 fought"
    assert game.line("at") == "at promote I"


def test_the_owner_gives_up_a_crew_member_of_his_choice_after_the_third_card(table: TableOf) -> None:
    """[BBP-DAMAGE-44] [BBP-R-34] [BBP-R-32] The captain stands where that one stood, at the end of the same turn."""
    game = shot_captain(table)
    assert game.asks() == "I promote"
    assert game.legal("I") == [f"promote {section}" for section in MANNED]
    assert game.refused("I: promote H5").text() == "no-crew-there BBP-DAMAGE-44 section=H5"
    assert game.refused("I: plot S S S").text() == "promote-first BBP-DAMAGE-44"
    assert game.refused("S: promote H3").text() == "not-asked BBP-DAMAGE-44 kind=promote"
    for section in MANNED:
        again = table(game.text())
        events = texts(again.do(f"I: promote {section}"))
        assert events[:2] == [f"promoted BBP-DAMAGE-44 ship=I section={section}", "turn BBP-MOVE-05 turn=2"]
        crew = CREW.replace(f"{section}:2", f"{section}:1")
        if crew == CREW:
            crew = CREW.replace(f"{section}:1", "").strip(",").replace(",,", ",")
        expected = FRESH.replace(CREW, crew).replace("captain=H5", f"captain={section}")
        assert again.line("I") == f"I @7,4 E {expected} nocards"
        assert again.line("turn") == "turn 2 step=0 idle=0"


@pytest.mark.parametrize("step", [1, 2, 3])
def test_he_is_replaced_at_the_end_of_the_turn_in_whatever_step_he_falls(table: TableOf, step: int) -> None:
    """[BBP-R-32] [BBP-DAMAGE-44] Not before all three cards are played and all fire is over."""
    game = table(STERN)
    game.plot("S S S", "S S S")
    for now in (1, 2, 3):
        assert game.line("turn").startswith(f"turn 1 step={now} ")
        if now == step:
            game.do("S: shot H", dice="5")
        game.hold("S", 4 if now == step else 5)
    assert game.line("at") == "at promote I"


def test_in_the_next_turn_his_ship_plays_no_cards_once(table: TableOf) -> None:
    """[BBP-DAMAGE-42] [BBP-R-33] She neither moves nor turns while the other sails; then she plots as before."""
    game = table(f"turn 1 step=3 fought\n{STERN} captain=- cannons=-\nat promote I")
    assert texts(game.do("I: promote H3"))[2:] == ["no-cards BBP-DAMAGE-42 ship=I"]
    assert game.asks() == "S plot"
    assert game.refused("I: plot S S S").text() == "not-asked BBP-CARDS-01 kind=plot"
    events = texts(game.do("S: plot F F F") + game.hold("S"))
    assert [text for text in events if "ship=I" in text] == []
    assert (game.point("S"), game.point("I")) == ("@6,7 N", "@7,4 E")
    assert game.line("turn") == "turn 3 step=0 idle=1"
    assert game.asks() == "S+I plot"
    assert len(game.legal("I")) == 64


def test_the_turn_without_cards_lasts_one_turn(table: TableOf) -> None:
    """[BBP-DAMAGE-42] [BBP-R-33] Turn T: lost. T + 1: no cards. T + 2: plots normally."""
    game = table("turn 3\nS @0,0 N\nI @7,4 E nocards")
    assert game.asks() == "S plot"
    game.do("S: plot F R F")
    assert (game.point("S"), game.point("I")) == ("@1,2 NE", "@7,4 E")
    assert game.line("turn") == "turn 4 step=0 idle=1"
    assert game.asks() == "S+I plot"
    assert len(game.legal("I")) == 64
    assert "nocards" not in game.line("I")


def test_without_cards_he_still_fires_whenever_cannons_bear(table: TableOf) -> None:
    """[BBP-DAMAGE-43] [BBP-R-74] [BBP-R-36] After each of the three steps."""
    game = table("S @6,4 N\nI @7,4 N nocards")
    game.do("S: plot S S S", dice="2 5")
    for step, dice in ((1, "2 5"), (2, "2 5"), (3, "")):
        assert game.line("turn").startswith(f"turn 1 step={step} ")
        assert game.line("at") == "at shot I shots=5 then=5"
        game.do("I: shot A", dice="6")
        game.hold("I")
        game.hold("S", 4)
        game.do("S: hold", dice)
    assert game.asks() == "S+I plot"


def test_a_new_captain_who_falls_in_the_turn_without_cards_is_replaced_again(table: TableOf) -> None:
    """[BBP-R-35] At the end of that turn, and there are no cards in the following one either."""
    game = table(f"turn 5\n{STERN} nocards")
    game.do("S: plot S S S")
    game.do("S: shot H", dice="5")
    game.hold("S")
    assert game.line("at") == "at promote I"
    assert game.has("I", "nocards", "captain-lost", "captain=-")
    game.do("I: promote C3")
    assert game.line("turn") == "turn 6 step=0 idle=0"
    assert game.has("I", "nocards", "captain=C3", "crew=C3:1")
    assert game.asks() == "S plot"
    assert "captain-lost" not in game.line("I")


def test_a_turn_without_any_cards_still_has_three_steps(table: TableOf) -> None:
    """[BBP-R-36] Both captains were lost: nobody is asked to plot, and there are three exchanges."""
    game = table("turn 4\nS @6,4 N nocards\nI @7,4 N nocards")
    for step, dice in ((1, "6 1"), (2, "6 1"), (3, "")):
        assert game.line("turn") == f"turn 4 step={step} idle=0"
        if step == 1:
            assert game.asks() == "* first-fire"
            game.do("*: dice 6 1")
        game.hold("S")
        game.hold("I", 4)
        game.do("I: hold", dice)
    assert game.line("turn") == "turn 5 step=0 idle=1"
    assert game.asks() == "S+I plot"
    apart = table("turn 4\nS @0,0 N nocards\nI @12,0 N nocards")
    assert apart.line("turn") == "turn 5 step=0 idle=1"


def test_both_captains_are_replaced_in_the_order_of_the_seats(table: TableOf) -> None:
    """[BBP-R-75] The Seahawk's owner chooses first, and the other sees it; both then lack their cards."""
    game = table("turn 1 step=3\nS @6,4 N\nI @7,4 N\nat shot I shots=1 then=1")
    game.do("I: shot H", dice="5")
    game.do("S: shot H", dice="5")
    assert game.asks() == "S promote"
    assert game.refused("I: promote H3").text() == "not-asked BBP-DAMAGE-44 kind=promote"
    game.do("S: promote A4")
    assert game.asks() == "I promote"
    assert " captain=A4 " in game.sees("I").split("\n")[2]
    game.do("I: promote H3", dice="1 6")  # nobody plots, step 1 begins at once
    assert game.has("S", "nocards", "captain=A4")
    assert game.has("I", "nocards", "captain=H3")
    assert game.line("turn") == "turn 2 step=1 idle=0"


def test_with_one_manned_section_there_is_no_choice(table: TableOf) -> None:
    """[BBP-R-34] [BBP-DAMAGE-44] The only crew, one or several in one section, give way without a question."""
    for crew, left in (("G3:1", "-"), ("G3:2", "G3:1")):
        game = table(f"turn 1 step=3\n{STERN} crew={crew} cannons=-\nat shot S shots=1 then=0")
        events = texts(game.do("S: shot H", dice="5"))
        assert "promoted BBP-DAMAGE-44 ship=I section=G3" in events
        assert game.has("I", "captain=G3", f"crew={left}", "nocards")


def test_a_captain_without_crew_cannot_be_replaced(table: TableOf) -> None:
    """[BBP-R-34] [BBP-WIN-04] No crew when he falls, or the last crew falls before the end of the turn: lost."""
    game = table(f"{STERN} crew=- cannons=-\nat shot S shots=1 then=0")
    game.do("S: shot H", dice="5")
    assert game.outcome() == "S eliminated BBP-WIN-04"
    game = table(f"{STERN} crew=A4:1 cannons=- captain=- plot=S,S,S\nat shot S shots=2 then=0")
    game.do("S: shot B", dice="5")
    assert game.outcome() == ""
    game.do("S: shot A", dice="4")
    assert game.outcome() == "S eliminated BBP-WIN-04"


def test_a_collision_without_a_captain_brings_a_new_one_before_the_last_salvo(table: TableOf) -> None:
    """[BBP-R-37] [BBP-R-75] He fell in step 1, the ships meet in step 2."""
    game = table(
        "S @6,4 E\nI @7,4 W captain=- plot=S,S,S\nturn 1 step=1\nat sail".replace("S @6,4 E", "S @6,4 E plot=S,F,S")
    )
    assert game.line("placement") == "placement opposite S=port I=port"
    assert game.line("at") == "at promote I"
    game.do("I: promote C5", dice="6 1")
    assert game.line("at") == "at shot S shots=5 then=5"
    assert game.has("I", "captain=C5", "crew=C5:1")
    both = table("S @6,4 E captain=- plot=S,F,S\nI @7,4 W captain=- plot=S,S,S\nturn 1 step=1\nat sail")
    assert both.asks() == "S promote"
    both.do("S: promote A4")
    assert both.asks() == "I promote"
    both.do("I: promote H3", dice="1 6")
    assert both.line("at") == "at shot I shots=5 then=5"


def test_damage_cards_are_moot_in_the_turn_without_cards_and_due_again_after_it(table: TableOf) -> None:
    """[BBP-R-74] Two masts gone: no plot in this turn, two Damage cards in the next."""
    game = table("S @0,0 N\nI @7,4 E fore=0 aft=0 nocards")
    assert game.asks() == "S plot"
    game.do("S: plot F F F")
    assert game.asks() == "S+I plot"
    assert len(game.legal("I")) == 12
    immobile = table("S @0,0 N\nI @7,4 E fore=0 aft=0 main=0 nocards\nat plot")
    assert immobile.fact("I", "plot") == ""
    immobile.do("S: plot F F F")
    assert immobile.asks() == "I surrender"


def test_a_lost_captain_takes_nothing_from_the_fire_of_his_ship(table: TableOf) -> None:
    """[BBP-R-74] [BBP-DAMAGE-43] In the exchange in which he falls and in those that follow."""
    game = table("S @6,4 N\nI @7,4 N\nat shot S shots=1 then=5")
    game.do("S: shot H", dice="5")
    assert game.line("at") == "at shot I shots=5 then=0"
    game.hold("I", 4)
    game.do("I: hold", dice="1 6")
    assert game.line("at") == "at shot I shots=5 then=5"
    assert game.has("I", "captain=-")
