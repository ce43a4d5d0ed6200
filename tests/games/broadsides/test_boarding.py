"""Boarding turns: who begins, three moves, room, no retreat, and the draw of those who never fight."""

from itertools import product

import pytest

from tests.games.broadsides.table import Table, TableOf, kinds, texts

STARBOARD = "same S=starboard I=port"
BOW_TO_STERN = "opposite S=port I=port"


def aboard(table: TableOf, *lines: str, placement: str = STARBOARD, at: str = "step S") -> Table:
    return table("\n".join([f"placement {placement}", *lines, f"at {at}"]))


def walk(game: Table, seat: str, *steps: str) -> None:
    """`crew S.C3>S.C4`, one after the other."""
    for step in steps:
        game.do(f"{seat}: step {step}")


def pace(game: Table, seat: str) -> None:
    """A whole turn of going back and forth with one crew member, far from everybody."""
    first, second = f"{seat}.H3", f"{seat}.H4"
    if game.lacks(seat, "crew=H3"):
        first, second = second, first
    walk(game, seat, f"crew {first}>{second}", f"crew {second}>{first}", f"crew {first}>{second}")


@pytest.mark.parametrize(("seahawk", "isabella"), list(product(range(1, 7), repeat=2)))
def test_the_higher_die_takes_the_first_turn(table: TableOf, seahawk: int, isabella: int) -> None:
    """[BBP-BOARD-01] [BBP-R-50] [BBP-R-67] All 36 rolls; equal dice are rolled again."""
    game = aboard(table, at="first-boarding")
    events = texts(game.say(f"*: dice {seahawk} {isabella}"))
    if seahawk == isabella:
        assert events == [f"first-boarding BBP-BOARD-01 S={seahawk} I={isabella} first=tie"]
        assert game.line("at") == "at first-boarding"
    else:
        first = "S" if seahawk > isabella else "I"
        assert game.line("at") == f"at step {first} moves=3"
        assert events == [
            f"first-boarding BBP-BOARD-01 S={seahawk} I={isabella} first={first}",
            f"boarding-turn BBP-BOARD-01 ship={first} turn=1",
        ]


def test_turns_alternate(table: TableOf) -> None:
    """[BBP-BOARD-01] I began; then S, I, S ..."""
    game = aboard(table, at="first-boarding")
    game.say("*: dice 2 5")
    for turn, seat in enumerate("ISISIS", 1):
        assert game.line("at") == f"at step {seat} moves=3"
        assert game.line("boarding") == f"boarding {turn} idle={turn - 1}"
        pace(game, seat)


def test_a_turn_is_three_moves_no_fewer_and_no_more(table: TableOf) -> None:
    """[BBP-BOARD-02] [BBP-BOARD-03] [BBP-R-51] After each the count is one less; after the third the other moves."""
    game = aboard(table)
    for left in (2, 1):
        game.do("S: step crew S.H3>S.H4" if left == 2 else "S: step crew S.H4>S.H3")
        assert game.line("at") == f"at step S moves={left}"
        assert game.refused("I: step crew I.H3>I.H4").text() == "not-asked BBP-BOARD-02 kind=step"
        assert game.refused("S: fight I.C5").text() == f"moves-left BBP-BOARD-03 moves={left}"
    events = game.do("S: step crew S.H3>S.H4")
    assert texts(events) == [
        "stepped BBP-BOARD-02 ship=S figure=crew from=S.H3 to=S.H4",
        "boarding-turn BBP-BOARD-01 ship=I turn=2",
    ]
    assert game.refused("S: step crew S.H4>S.H3").text() == "not-asked BBP-BOARD-02 kind=step"
    assert game.line("at") == "at step I moves=3"


def test_a_fourth_move_is_refused_while_melees_wait(table: TableOf) -> None:
    """[BBP-BOARD-03] The moves are spent; now a melee is picked."""
    game = aboard(table, "S crew=I.B5:1,I.C5:1,S.H3:1", "I crew=B5:1,C5:1", at="fight S")
    assert game.refused("S: step crew S.H3>S.H4").text() == "moves-spent BBP-BOARD-03"
    assert game.refused("S: hold").text() == "pick-melee BBP-R-55"


@pytest.mark.parametrize(
    ("steps", "crew"),
    [
        (["S.C3>S.C4", "S.C4>S.D5", "S.D5>S.E5"], "C3:1,D5:2,E5:3"),
        (["S.B3>S.C3", "S.H3>S.G3", "S.G3>S.F3"], "B3:1,C3:3,F3:3"),
        (["S.H3>S.H4", "S.D3>S.D5", "S.A4>S.B5"], "H4:1,D3:1,D5:3,B5:3"),
        (["S.C3>I.C5", "I.C5>I.B5", "I.B5>I.A4"], "C3:1,I.A4:1"),
        (["S.C3>I.C5", "S.C3>I.C5", "S.B3>S.C3"], "I.C5:2,C3:1,B3:1"),
        (["S.C3>I.C5", "S.B3>I.B5", "I.B5>S.B3"], "I.C5:1,C3:1,B3:2"),
        (["S.H3>S.H4", "S.H4>S.H3", "S.H3>S.H4"], "H4:1"),
        (["S.B3>S.B5", "S.D3>S.C3", "S.H3>S.H4"], "B5:3,B3:1,C3:3,D3:1,H4:1"),
    ],
)
def test_three_moves_are_split_in_any_way(table: TableOf, steps: list[str], crew: str) -> None:
    """[BBP-BOARD-04] [BBP-R-66] [BBP-R-51] One, two or three figures, together or apart, there and back."""
    game = aboard(table, "I crew=- captain=H4")
    walk(game, "S", *(f"crew {step}" for step in steps))
    assert game.has("S", f"crew={crew}")
    assert game.state.ships[0].crew_left() == 22
    assert game.line("at") == "at step I moves=3"


def test_every_legal_step_is_a_way_of_one_figure_with_room(table: TableOf) -> None:
    """[BBP-BOARD-02] [BBP-BOARD-09] The whole list of a small position: crew first, then the captain."""
    game = aboard(table, "S crew=C3:1,I.G4:1 captain=A4", "I crew=A4:1 captain=H4")
    assert game.legal("S") == [
        "step crew S.C3>S.B3",
        "step crew S.C3>S.C4",
        "step crew S.C3>S.D3",
        "step crew S.C3>I.C5",
        "step crew I.G4>I.F3",
        "step crew I.G4>I.F5",
        "step crew I.G4>I.G3",
        "step crew I.G4>I.G5",
        "step captain S.A4>S.B3",
        "step captain S.A4>S.B5",
        "step captain S.A4>I.A4",
    ]


def test_only_the_own_figures_move_from_where_they_are(table: TableOf) -> None:
    """[BBP-BOARD-02] Nobody there, the enemy's crew, or a captain who is elsewhere."""
    game = aboard(table)
    facts = "figure=crew from=S.G3 to=S.G4"
    assert game.refused("S: step crew S.G3>S.G4").text() == f"no-figure-there BBP-BOARD-02 {facts}"
    assert game.refused("S: step crew I.H3>I.H4").kind == "no-figure-there"
    assert game.refused("S: step captain S.H3>S.H4").kind == "no-figure-there"
    assert game.refused("S: step captain S.H5>S.G4").text() == (
        "no-ladder BBP-BOARD-08 figure=captain from=S.H5 to=S.G4"
    )
    game = aboard(table, "S crew=C3:1 captain=H5")
    assert game.refused("S: step crew S.H5>S.H4").kind == "no-figure-there"


def test_the_captain_moves_like_a_crew_member_on_either_ship(table: TableOf) -> None:
    """[BBP-BOARD-09] [BBP-BOARD-10] Across, on the enemy's deck, and home again."""
    game = aboard(table, "S captain=G3 crew=B5:1", "I captain=B3 crew=-")
    walk(game, "S", "captain S.G3>I.G5", "captain I.G5>I.G4", "captain I.G4>I.F5")
    assert game.has("S", "captain=I.F5")
    walk(game, "I", "captain I.B3>I.C3", "captain I.C3>I.B3", "captain I.B3>I.C3")
    assert game.refused("S: step captain I.F5>S.E3").text() == (
        "no-crossing BBP-BOARD-06 figure=captain from=I.F5 to=S.E3"
    )
    walk(game, "S", "captain I.F5>I.E5", "captain I.E5>S.E3", "captain S.E3>S.D3")
    assert game.has("S", "captain=D3")


def test_boarders_go_home_where_the_sections_face_each_other(table: TableOf) -> None:
    """[BBP-BOARD-10] Bows opposed: I.F5 faces S.C5, and S.C5 only."""
    game = aboard(table, "S crew=I.F5:1 captain=S.H5", "I crew=-", placement=BOW_TO_STERN)
    assert [step for step in game.legal("S") if ">S." in step and " I." in step] == ["step crew I.F5>S.C5"]
    walk(game, "S", "crew I.F5>S.C5")
    assert game.has("S", "crew=C5:1")


def test_levels_do_not_matter_across(table: TableOf) -> None:
    """[BBP-R-52] Bows opposed: the main deck against the quarterdeck, the forecastle against the poop."""
    game = aboard(table, "S crew=B5:1,D5:1,A4:1", "I crew=- captain=H4", placement=BOW_TO_STERN)
    walk(game, "S", "crew S.B5>I.G5", "crew S.D5>I.E5", "crew S.A4>I.H5")
    assert game.has("S", "crew=I.G5:1,I.E5:1,I.H5:1")


@pytest.mark.parametrize("mast_section", ["C4", "G4", "H4"])
def test_centre_sections_lie_at_neither_side(table: TableOf, mast_section: str) -> None:
    """[BBP-R-52] Only A4 does, at both."""
    game = aboard(table, f"S crew={mast_section}:1", "I crew=-")
    for end in ("C3", "C4", "C5", "G4", "G5", "H4"):
        assert game.refused(f"S: step crew S.{mast_section}>I.{end}").kind == "no-crossing"


@pytest.mark.parametrize(
    ("crew", "captain", "room"),
    [
        ("C4:2", "H5", True),
        ("C4:3", "H5", False),
        ("C4:1", "C4", True),
        ("C4:2", "C4", False),
    ],
)
def test_three_figures_of_a_side_fill_a_section(table: TableOf, crew: str, captain: str, room: bool) -> None:
    """[BBP-BOARD-07] The captain is one of them."""
    game = aboard(table, f"S crew=C3:1,{crew} captain={captain}")
    step = "step crew S.C3>S.C4"
    assert (step in game.legal("S")) == room
    if not room:
        facts = "figure=crew from=S.C3 to=S.C4 section=S.C4"
        assert game.refused(f"S: {step}").text() == f"section-full BBP-BOARD-07 {facts}"


@pytest.mark.parametrize(("crew", "room"), [("C4:2", True), ("C4:3", False)])
def test_the_captain_needs_room_as_well(table: TableOf, crew: str, room: bool) -> None:
    """[BBP-BOARD-07] [BBP-BOARD-09] As the third figure, never as the fourth."""
    game = aboard(table, f"S crew={crew} captain=C3")
    assert ("step captain S.C3>S.C4" in game.legal("S")) == room
    if not room:
        assert game.refused("S: step captain S.C3>S.C4").rule == "BBP-BOARD-07"


def test_enemies_take_no_room(table: TableOf) -> None:
    """[BBP-R-53] Three of each side meet in one section."""
    game = aboard(table, "S crew=C3:3,S.D3:1 captain=H5", "I crew=C5:3 captain=H5")
    walk(game, "S", "crew S.C3>I.C5", "crew S.C3>I.C5")
    game.say("S: step crew S.C3>I.C5")
    assert game.has("S", "crew=I.C5:3")
    assert game.has("I", "crew=C5:3")
    assert game.line("at") == "at melee S spot=I.C5"


def test_the_fourth_of_a_side_finds_no_room_beside_enemies(table: TableOf) -> None:
    """[BBP-R-53] [BBP-BOARD-07] The own three count."""
    game = aboard(table, "S crew=C3:1,I.C5:3 captain=H5", "I crew=C5:1 captain=H5")
    assert game.refused("S: step crew S.C3>I.C5").rule == "BBP-BOARD-07"


def test_who_has_met_an_enemy_moves_no_more(table: TableOf) -> None:
    """[BBP-R-54] [BBP-MELEE-03] He stops where he met him; others may follow, up to three; the rest move freely."""
    game = aboard(table, "S crew=C3:2,D3:1 captain=H5", "I crew=C5:1 captain=H5")
    walk(game, "S", "crew S.C3>I.C5")
    facts = "figure=crew from=I.C5 to=I.B5"
    assert game.refused("S: step crew I.C5>I.B5").text() == f"in-melee BBP-MELEE-03 {facts}"
    assert game.refused("S: step crew I.C5>S.C3").rule == "BBP-MELEE-03"
    assert not [step for step in game.legal("S") if step.startswith("step crew I.C5>")]
    walk(game, "S", "crew S.C3>I.C5")
    game.say("S: step crew S.D3>S.C3")
    assert game.has("S", "crew=C3:1,I.C5:2")
    assert game.line("at") == "at melee S spot=I.C5"


def test_a_captain_who_has_met_an_enemy_stays_too(table: TableOf) -> None:
    """[BBP-R-54] [BBP-MELEE-03] The captain as well, and an enemy captain alone holds crew."""
    game = aboard(table, "S crew=B3:2 captain=C3", "I crew=C5:1 captain=B5")
    walk(game, "S", "captain S.C3>I.C5")
    facts = "figure=captain from=I.C5 to=S.C3"
    assert game.refused("S: step captain I.C5>S.C3").text() == f"in-melee BBP-MELEE-03 {facts}"
    walk(game, "S", "crew S.B3>I.B5")
    assert game.refused("S: step crew I.B5>S.B3").rule == "BBP-MELEE-03"
    assert game.legal("S") == [f"step crew S.B3>{end}" for end in ("S.A4", "S.B5", "S.C3", "S.C4", "I.B5")]


def test_moves_end_when_no_figure_has_one(table: TableOf) -> None:
    """[BBP-R-51] S's captain has met the enemy after one move and nobody else is left: the melee begins."""
    game = aboard(table, "S crew=- captain=C3", "I crew=C5:1 captain=H5")
    events = game.say("S: step captain S.C3>I.C5")
    assert kinds(events) == ["stepped", "no-move-left", "melee"]
    assert "no-move-left BBP-R-51 ship=S" in texts(events)
    assert game.line("at") == "at melee S spot=I.C5"


def test_a_turn_without_any_legal_move_is_over_at_once(table: TableOf) -> None:
    """[BBP-R-51] Every figure of S stands among enemies when the turn begins: the melees follow."""
    game = aboard(table, "S crew=I.C5:1 captain=I.D5", "I crew=C5:1,D5:1 captain=H5")
    assert game.line("at") == "at fight S"
    assert game.legal("S") == ["fight I.C5", "fight I.D5"]


def test_moves_must_be_made_while_there_is_one(table: TableOf) -> None:
    """[BBP-R-51] [BBP-BOARD-03] The last crew member can still step back and forth: three moves it is."""
    game = aboard(table, "S crew=C3:1,H3:1 captain=H5", "I crew=C5:1 captain=H5")
    walk(game, "S", "crew S.C3>I.C5")
    assert game.line("at") == "at step S moves=2"
    walk(game, "S", "crew S.H3>S.H4")
    assert game.refused("S: fight I.C5").text() == "moves-left BBP-BOARD-03 moves=1"


def test_nobody_has_to_leave_his_ship(table: TableOf) -> None:
    """[BBP-BOARD-11] Both sides stay at home for two rounds."""
    game = aboard(table)
    for seat in "SISI":
        pace(game, seat)
    assert "I." not in game.line("S").split("cannons")[0].split("crew=")[1]
    assert game.line("boarding") == "boarding 5 idle=4"


def test_cannons_masts_and_hull_neither_block_nor_count(table: TableOf) -> None:
    """[BBP-R-61] The same moves with all of them as without any."""
    with_all = aboard(table, "S crew=B3:1,C5:2 captain=G4", "I crew=F3:1 captain=C4")
    without = aboard(
        table,
        "S crew=B3:1,C5:2 captain=G4 cannons=- fore=0 main=0 mizzen=0 aft=0",
        "I crew=F3:1 captain=C4 cannons=- fore=0 main=0 mizzen=0 aft=0",
    )
    assert with_all.legal("S") == without.legal("S")
    assert "step crew S.B3>S.C4" in with_all.legal("S")


@pytest.mark.parametrize(("limit", "option"), [(50, ""), (3, "options idle-boarding-turns=3")])
def test_boarding_turns_without_a_melee_end_in_a_draw(table: TableOf, limit: int, option: str) -> None:
    """[BBP-R-42] Both players' turns are counted: 50, or as many as the table says."""
    game = aboard(table, option, at="first-boarding")
    game.say("*: dice 6 1")
    for turn in range(limit):
        assert game.line("boarding") == f"boarding {turn + 1} idle={turn}"
        assert game.outcome() == ""
        pace(game, "SI"[turn % 2])
    assert game.outcome() == "draw idle-boarding BBP-R-42"
    assert game.line("boarding") == f"boarding {limit + 1} idle={limit}"


def test_a_melee_starts_the_count_anew(table: TableOf) -> None:
    """[BBP-R-42] The turn of a melee is not idle, and the count begins again after it."""
    game = aboard(table, "boarding 40 idle=49", "S crew=C3:1,H3:1 captain=H5", "I crew=C5:2,H3:1 captain=H5")
    walk(game, "S", "crew S.C3>I.C5", "crew S.H3>S.H4")
    game.do("S: step crew S.H4>S.H3", "1 6")
    assert game.line("boarding") == "boarding 41 idle=0"
    pace(game, "I")
    assert game.line("boarding") == "boarding 42 idle=1"


def test_the_fiftieth_idle_turn_draws(table: TableOf) -> None:
    """[BBP-R-42] 49 turns went by without a melee; S's turn is the fiftieth."""
    game = aboard(table, "boarding 50 idle=49")
    pace(game, "S")
    assert game.outcome() == "draw idle-boarding BBP-R-42"
    game = aboard(table, "boarding 50 idle=48")
    pace(game, "S")
    assert game.outcome() == ""


def test_a_captain_without_crew_boards_on(table: TableOf) -> None:
    """[BBP-R-62] He makes his three moves; his side has not lost."""
    game = aboard(table, "S crew=- captain=H5", "I crew=H3:1 captain=H5")
    walk(game, "S", "captain S.H5>S.H4", "captain S.H4>S.H5", "captain S.H5>S.H4")
    assert game.outcome() == ""
    assert game.line("at") == "at step I moves=3"
