"""The last salvo: which cannons fire, what the die does, and what follows before anybody boards."""

from itertools import product

import pytest

from tests.games.broadsides.table import CANNONS, CREW, Table, TableOf, kinds, texts

ROWS = "ABCDEFGH"
SECTIONS = ["A4", "B3", "B5", "C3", "C4", "C5", "D3", "D5", "E3", "E5", "F3", "F5", "G3", "G4", "G5", "H3", "H4", "H5"]
BATTERY = {"starboard": "B3,C3,D3,E3,F3", "port": "B5,C5,D5,E5,F5"}
STARBOARD = "same S=starboard I=port"
PLACEMENTS = [STARBOARD, "same S=port I=starboard", "opposite S=port I=port", "opposite S=starboard I=starboard"]
MASTS = "fore=1 main=2 mizzen=1 aft=1"


def salvo(table: TableOf, *lines: str, placement: str = STARBOARD, at: str = "salvo") -> Table:
    return table("\n".join([f"placement {placement}", *lines, f"at {at}"]))


@pytest.mark.parametrize("placement", PLACEMENTS)
@pytest.mark.parametrize(("seahawk", "isabella"), list(product(range(6), repeat=2)))
def test_the_cannons_on_the_touching_sides_fire(table: TableOf, placement: str, seahawk: int, isabella: int) -> None:
    """[BBP-LASTSALVO-01] [BBP-LASTSALVO-02] [BBP-R-48] As many as are left there, up to five; none of the other side.

    Nobody rolls for the first shot unless both can fire; without any shot the roll for the first turn follows.
    """
    _, side_s, side_i = placement.replace("S=", "").replace("I=", "").split()
    lines = []
    for letter, side, count in (("S", side_s, seahawk), ("I", side_i, isabella)):
        other = BATTERY["port" if side == "starboard" else "starboard"]
        left = BATTERY[side].split(",")[5 - count :]
        lines.append(f"{letter} cannons={','.join([*left, other])}")
    game = salvo(table, *lines, placement=placement)
    if seahawk and isabella:
        assert game.line("at") == f"at first-fire S={seahawk} I={isabella}"
    elif seahawk:
        assert game.line("at") == f"at shot S shots={seahawk} then=0"
    elif isabella:
        assert game.line("at") == f"at shot I shots={isabella} then=0"
    else:
        assert game.line("at") == "at first-boarding"


@pytest.mark.parametrize(("first", "second"), list(product(range(1, 7), repeat=2)))
def test_the_higher_die_fires_first_and_equal_dice_are_rolled_again(table: TableOf, first: int, second: int) -> None:
    """[BBP-LASTSALVO-03] [BBP-R-48] [BBP-R-67] The Seahawk's die stands first."""
    game = salvo(table)
    game.say(f"*: dice {first} {second}")
    if first == second:
        assert game.line("at") == "at first-fire S=5 I=5"
    else:
        assert game.line("at") == f"at shot {'S' if first > second else 'I'} shots=5 then=5"


def test_no_shot_is_held(table: TableOf) -> None:
    """[BBP-R-48] [BBP-LASTSALVO-03] A row for every cannon, and any row."""
    game = salvo(table, at="shot S")
    assert game.refused("S: hold").text() == "salvo-hold BBP-R-48"
    assert game.legal("S") == [f"shot {row}" for row in ROWS]
    for shots in (4, 3, 2, 1):
        game.do("S: shot A", "1")
        assert game.line("at") == f"at shot S shots={shots} then=5"
        assert game.refused("S: hold").text() == "salvo-hold BBP-R-48"
    game.do("S: shot A", "6")
    assert game.line("at") == "at shot I shots=5 then=0"
    assert game.refused("I: hold").text() == "salvo-hold BBP-R-48"


def test_a_cannon_hit_in_the_salvo_still_fires(table: TableOf) -> None:
    """[BBP-LASTSALVO-03] [BBP-LASTSALVO-05] The shots were counted before; the cannon and its crew are gone at once."""
    game = salvo(table, at="shot S")
    events = game.do("S: shot C", "5")
    assert texts(events)[1:] == [
        "cannon-lost BBP-DAMAGE-01 ship=I section=C5",
        "crew-lost BBP-DAMAGE-01 ship=I section=C5 count=2",
    ]
    assert game.lacks("I", "cannons=C5", "crew=C5")
    assert game.line("at") == "at shot S shots=4 then=5"
    for _ in range(4):
        game.do("S: shot C", "1")
    assert game.line("at") == "at shot I shots=5 then=0"


@pytest.mark.parametrize(("row", "die"), list(product(ROWS, range(1, 7))))
def test_the_die_of_a_salvo_takes_figures_and_cannons_and_nothing_else(table: TableOf, row: str, die: int) -> None:
    """[BBP-LASTSALVO-04] [BBP-R-49] All rows and dice: 2 does nothing, 3 and 5 as ever, a 4 takes everyone in the
    centre section and leaves the mast."""
    crew = ",".join(f"{section}:1" for section in SECTIONS)
    game = salvo(table, f"I crew={crew} captain=C4", at="shot S")
    before = game.line("I")
    events = game.do(f"S: shot {row}", str(die))
    section = f"{row}{die}"
    if die not in (3, 4, 5) or section not in SECTIONS:
        assert game.line("I") == before
        if die == 2:
            assert texts(events) == [
                f"shot BBP-FIRE-10 ship=S row={row} die=2 result=hull",
                "hull-ignored BBP-LASTSALVO-04 ship=I",
            ]
        return
    left = ",".join(f"{other}:1" for other in SECTIONS if other != section)
    cannons = ",".join(other for other in CANNONS.split(",") if other != section)
    captain = "-" if section == "C4" else "C4"
    assert game.line("I") == f"I captain={captain} crew={left} cannons={cannons} {MASTS}"
    assert "mast-hit" not in kinds(events)
    assert "mast-lost" not in kinds(events)


def test_a_mast_that_is_hit_alone_is_ignored_and_a_lost_one_is_nothing(table: TableOf) -> None:
    """[BBP-LASTSALVO-04] [BBP-R-22] A standing mast does not count; where it is gone nothing is there."""
    game = salvo(table, at="shot S")
    assert texts(game.do("S: shot C", "4"))[1:] == ["mast-ignored BBP-LASTSALVO-04 ship=I mast=main"]
    game = salvo(table, "I main=0", at="shot S")
    assert texts(game.do("S: shot C", "4"))[1:] == ["nothing-there BBP-R-22 ship=I section=C4"]


def test_a_captain_shot_in_the_salvo_is_replaced_when_it_is_over(table: TableOf) -> None:
    """[BBP-R-49] [BBP-LASTSALVO-05] [BBP-DAMAGE-44] Not before the last shot; then at once; then Boarding begins."""
    game = salvo(table, "S cannons=B3,C3", "I cannons=B5", at="shot S")
    game.do("S: shot H", "5")
    assert game.has("I", "captain=-")
    game.do("S: shot H", "3")
    assert game.asks() == "I shot"
    game.do("I: shot A", "1")
    assert game.asks() == "I promote"
    assert game.line("at") == "at promote I salvo-fired"
    assert game.legal("I") == [f"promote {section}" for section in ["A4", *CANNONS.split(",")]]
    game.say("I: promote D5")
    assert game.has("I", "captain=D5", "crew=D5:1")
    assert game.line("at") == "at first-boarding"
    assert game.line("boarding") == "boarding 1 idle=0"
    game.do("*: dice 1 2")
    assert game.line("at") == "at step I moves=3"


def test_if_both_captains_fall_in_the_salvo_the_seahawk_replaces_first(table: TableOf) -> None:
    """[BBP-R-75] [BBP-R-49] Whoever fired first."""
    game = salvo(table, "S cannons=B3", "I cannons=B5", at="first-fire")
    game.say("*: dice 1 6")
    game.do("I: shot H", "5")
    game.do("S: shot H", "5")
    assert game.line("at") == "at promote S salvo-fired"
    game.say("S: promote H3")
    assert game.line("at") == "at promote I salvo-fired"
    game.say("I: promote H3")
    assert game.has("S", "captain=H3")
    assert game.has("I", "captain=H3")
    assert game.line("at") == "at first-boarding"


def test_a_captain_with_one_manned_section_left_is_replaced_without_asking(table: TableOf) -> None:
    """[BBP-R-49] The salvo leaves one crew member, who gives way."""
    game = salvo(table, "S cannons=B3", "I crew=C3:1 captain=H5 cannons=-", at="shot S")
    events = game.do("S: shot H", "5 6 1")
    assert "promoted BBP-DAMAGE-44 ship=I section=C3" in texts(events)
    assert game.has("I", "captain=C3", "crew=-")
    assert game.line("at") == "at step S moves=3"


def test_a_side_without_figures_after_the_salvo_has_lost(table: TableOf) -> None:
    """[BBP-R-49] [BBP-WIN-04] Judged when the salvo is over."""
    game = salvo(table, "S cannons=B3", "I crew=- captain=H5 cannons=B5", at="shot S")
    game.do("S: shot H", "5")
    assert game.outcome() == ""
    game.do("I: shot A", "1")
    assert game.outcome() == "S eliminated BBP-WIN-04"


def test_if_the_salvo_leaves_nobody_on_either_ship_it_is_a_draw(table: TableOf) -> None:
    """[BBP-R-49] Neither side has a figure left."""
    game = salvo(table, "S crew=- captain=C4 cannons=B3", "I crew=- captain=H5 cannons=B5", at="shot S")
    game.do("S: shot H", "5")
    game.do("I: shot C", "4")
    assert game.outcome() == "draw both-lost BBP-R-49"


def test_a_lost_captain_with_crew_left_is_not_the_end(table: TableOf) -> None:
    """[BBP-R-49] [BBP-DAMAGE-45] Crew is left: he is replaced."""
    game = salvo(table, "S cannons=B3", "I cannons=-", at="shot S")
    game.do("S: shot H", "5")
    assert game.outcome() == ""
    assert game.asks() == "I promote"


@pytest.mark.parametrize(
    ("seahawk_die", "isabella_die", "outcome"),
    [
        (1, 1, ""),
        (5, 1, "S captain-shot BBP-R-49"),
        (1, 5, "I captain-shot BBP-R-49"),
        (5, 5, "draw both-lost BBP-R-49"),
    ],
)
def test_read_so_a_captain_lost_in_the_salvo_loses_the_game(
    table: TableOf, seahawk_die: int, isabella_die: int, outcome: str
) -> None:
    """[BBP-R-49] With salvo-captain-loses=yes; judged after the whole salvo; both: draw."""
    option = "options salvo-captain-loses=yes"
    game = salvo(table, option, "S cannons=B3", "I cannons=B5", at="shot S")
    game.do("S: shot H", str(seahawk_die))
    assert game.outcome() == ""
    game.say("I: shot H")
    game.say(f"*: dice {isabella_die}")
    assert game.outcome() == outcome


def test_an_eliminated_side_is_named_so_even_where_a_captain_loses(table: TableOf) -> None:
    """[BBP-R-49] [BBP-WIN-04] Nobody left is more than a captain lost."""
    option = "options salvo-captain-loses=yes"
    game = salvo(table, option, "S cannons=B3", "I crew=- captain=H5 cannons=-", at="shot S")
    game.do("S: shot H", "5")
    assert game.outcome() == "S eliminated BBP-WIN-04"


def test_a_captain_missing_before_the_salvo_is_replaced_and_loses_nothing(table: TableOf) -> None:
    """[BBP-R-37] [BBP-R-49] Also where a captain lost in the salvo loses."""
    game = salvo(table, "options salvo-captain-loses=yes", "S captain=- cannons=B3", "I cannons=-")
    assert game.line("at") == "at promote S"
    game.say("S: promote H3")
    game.do("S: shot A", "1 5 2")
    assert game.line("at") == "at step S moves=3"


def test_three_lost_masts_lose_nothing_after_a_collision(table: TableOf) -> None:
    """[BBP-COLLIDE-04] [BBP-R-49] [BBP-R-38] Only figures count when the salvo is judged, under any reading."""
    game = salvo(table, "options three-masts-lose=yes", "S cannons=B3", "I fore=0 main=0 aft=0 cannons=-", at="shot S")
    game.do("S: shot G", "4 6 1")
    assert game.outcome() == ""
    assert game.line("at") == "at step S moves=3"


def test_the_salvo_counts_as_no_melee(table: TableOf) -> None:
    """[BBP-R-42] The first Boarding turn without a melee is the first idle one, whatever was fired before."""
    game = salvo(table, "S cannons=B3", "I cannons=-", at="shot S")
    game.do("S: shot A", "1 6 1")
    assert game.line("boarding") == "boarding 1 idle=0"
    for end in ("C4", "C3", "C4"):
        start = "C4" if end == "C3" else "C3"
        game.do(f"S: step crew S.{start}>S.{end}")
    assert game.line("boarding") == "boarding 2 idle=1"


def test_boarding_begins_after_the_salvo_of_a_collision(table: TableOf) -> None:
    """[BBP-LASTSALVO-01] [BBP-LASTSALVO-05] From the meeting to the first move, with everything that was hit gone."""
    game = table("S @6,3 N\nI @7,4 W\nat plot")
    game.plot("F S S", "F S S", dice="5 2")
    for row, die in (("B", "5"), ("C", "5"), ("D", "5"), ("E", "5"), ("F", "5")):
        game.do(f"S: shot {row}", die)
    for row in "BCDE":
        game.do(f"I: shot {row}", "3")
    game.do("I: shot F", "3 4 4 2 6")
    assert game.line("S") == (f"S captain=H5 crew=A4:1,B5:2,C5:2,D5:2,E5:2,F5:2,H3:1 cannons={BATTERY['port']} {MASTS}")
    assert game.line("I") == (
        f"I captain=H5 crew=A4:1,B3:2,C3:2,D3:2,E3:2,F3:2,H3:1 cannons={BATTERY['starboard']} {MASTS}"
    )
    assert game.line("at") == "at step I moves=3"


def test_rows_of_both_sides_of_the_deck_can_be_named(table: TableOf) -> None:
    """[BBP-LASTSALVO-03] The far side is hit as well as the near one."""
    game = salvo(table, at="shot S")
    game.do("S: shot B", "3")
    assert game.has("I", f"crew={CREW.replace('B3:2,', '')}")
    assert game.lacks("I", "cannons=B3")
