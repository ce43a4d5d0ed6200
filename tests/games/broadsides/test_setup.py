"""Setting up: what stands where, and the two crew and the captain that each owner places unseen."""

import pytest

from tests.games.broadsides.table import CANNONS, CREW, FRESH, GUN_CREW, Table, TableOf, texts
from warbox.engine.notation import ParseError
from warbox.games.broadsides.deck import HULL_NAMES, SECTIONS

UNMANNED = f"captain=- crew={GUN_CREW} cannons={CANNONS} fore=1 main=2 mizzen=1 aft=1 hull=- placed=-"


def deployed(seahawk: str = "A4 H3 H5", isabella: str = "A4 H3 H5") -> Table:
    """A new game in which both have placed two crew and the captain."""
    table = Table.new()
    for seat, sections in (("S", seahawk), ("I", isabella)):
        first, second, captain = sections.split()
        table.do(f"{seat}: place crew {first}")
        table.do(f"{seat}: place crew {second}")
        table.do(f"{seat}: place captain {captain}")
    return table


def test_the_ships_start_on_their_circles_heading_for_the_other_edge() -> None:
    """[BBP-SETUP-03] [BBP-GRID-06] [BBP-R-09] The whole text of a new game, cannons and their crew in place.

    [BBP-SETUP-04] [BBP-SETUP-05] [BBP-SETUP-08] [BBP-SETUP-09] [BBP-GEN-02] Each ship is one line: the small ship's
    point and heading, then the large ship's deck, masts and hull.
    """
    assert Table.new().text() == (
        f"game broadsides\nturn 1 step=0 idle=0\nS @6,0 N {UNMANNED}\nI @6,16 S {UNMANNED}\nat deploy\n"
    )


def test_the_game_begins_at_sea_when_both_have_placed() -> None:
    """[BBP-GEN-03] [BBP-SETUP-06] [BBP-SETUP-07] The first turn's plot is asked of both."""
    table = deployed()
    assert table.text() == f"game broadsides\nturn 1 step=0 idle=0\nS @6,0 N {FRESH}\nI @6,16 S {FRESH}\nat plot\n"
    assert table.asks() == "S+I plot"


def test_the_default_of_a_position_is_the_layout_of_figure_10() -> None:
    """[BBP-R-69] Free crew in A4 and H3, the captain in H5."""
    assert Table().text() == deployed().text()


@pytest.mark.parametrize("section", SECTIONS)
def test_a_free_crew_member_may_stand_in_any_section_of_his_deck(section: str) -> None:
    """[BBP-SETUP-06] [BBP-R-11] With or without mast or cannon."""
    table = deployed(f"{section} A4 G4")
    crew = {part[:2]: int(part[3:]) for part in GUN_CREW.split(",")} | {"A4": 1}
    crew[section] = crew.get(section, 0) + 1
    expected = ",".join(f"{name}:{crew[name]}" for name in SECTIONS if name in crew)
    assert table.line("S") == "S @6,0 N " + FRESH.replace(CREW, expected).replace("captain=H5", "captain=G4")
    assert table.line("I") == f"I @6,16 S {FRESH}"


@pytest.mark.parametrize("section", SECTIONS)
def test_the_captain_may_stand_in_any_section_of_his_deck(section: str) -> None:
    """[BBP-SETUP-07] [BBP-R-11]"""
    table = deployed(isabella=f"A4 H3 {section}")
    assert table.line("I") == "I @6,16 S " + FRESH.replace("captain=H5", f"captain={section}")


def test_the_free_crew_and_the_captain_may_stand_together() -> None:
    """[BBP-SETUP-06] [BBP-R-10] Three figures fill a section without a cannon."""
    table = deployed("G4 G4 G4")
    assert table.has("S", "crew=G4:2", "captain=G4")


def test_a_cannon_section_takes_one_more_figure_and_not_two() -> None:
    """[BBP-R-10] Its two crew count towards the limit of three."""
    table = Table.new()
    table.do("S: place crew B3")
    assert table.refused("S: place crew B3").text() == "section-full BBP-R-10 section=B3"
    assert table.legal("S") == [f"place crew {name}" for name in SECTIONS if name != "B3"]
    table.do("S: place crew C5")
    for section in ("B3", "C5"):
        assert table.refused(f"S: place captain {section}").text() == f"section-full BBP-R-10 section={section}"
    assert table.legal("S") == [f"place captain {name}" for name in SECTIONS if name not in ("B3", "C5")]
    assert table.legal("I") == [f"place crew {name}" for name in SECTIONS]


def test_two_crew_are_placed_first_and_the_captain_last() -> None:
    """[BBP-SETUP-06] [BBP-SETUP-07] Neither a captain before the crew nor a third free crew member."""
    table = Table.new()
    assert table.refused("I: place captain H5").text() == "place-order BBP-SETUP-06 placed=0"
    table.do("I: place crew A4")
    assert table.refused("I: place captain H5").text() == "place-order BBP-SETUP-06 placed=1"
    table.do("I: place crew A4")
    assert table.refused("I: place crew A4").text() == "place-order BBP-SETUP-07 placed=2"
    table.do("I: place captain A4")
    assert table.asks() == "S deploy"
    assert table.refused("I: place captain H5").text() == "not-asked BBP-R-08 kind=deploy"


def test_nothing_else_is_done_before_all_is_placed() -> None:
    """[BBP-R-08] Plots, shots and steps come later."""
    table = Table.new()
    for action in ("plot F F F", "shot C", "hold", "step crew S.C3>S.C4", "surrender", "promote C3"):
        assert table.refused(f"S: {action}").text() == "place-first BBP-R-08"


def test_placements_are_unseen_until_both_have_placed() -> None:
    """[BBP-R-08] What I sees is the same text whatever S has placed, and no event tells her."""
    seen = []
    for sections in (("A4", "A4", "A4"), ("B3", "C5", "H4")):
        table = Table.new()
        for figure, section in zip(("crew", "crew", "captain"), sections, strict=True):
            assert table.do(f"S: place {figure} {section}") == []
        seen.append(table.sees("I"))
        assert table.line("S").endswith("placed=" + ",".join(sections))
        assert table.asks() == "I deploy"
    assert seen[0] == seen[1]
    assert f"S @6,0 N {UNMANNED.replace('placed=-', 'placed=?')}\n" in seen[0]


def test_both_decks_are_public_as_soon_as_both_have_placed() -> None:
    """[BBP-R-08] The last placement shows everything to everybody."""
    table = Table.new()
    for line in ("S: place crew A4", "S: place crew B3", "S: place captain H4", "I: place crew G3", "I: place crew G5"):
        assert table.do(line) == []
    events = table.do("I: place captain C4")
    assert texts(events) == [
        "deployed BBP-R-08 ship=S crew=A4+B3 captain=H4",
        "deployed BBP-R-08 ship=I crew=G3+G5 captain=C4",
        "turn BBP-MOVE-05 turn=1",
    ]
    assert [event.seen_by(0) for event in events] == [event.seen_by(1) for event in events] == events
    assert table.sees("S") == table.sees("I") == table.text()


def test_a_placement_can_be_written_down_half_way() -> None:
    """[BBP-R-08] A position of the deployment names the sections chosen so far."""
    table = Table("S placed=A4,H3\nI placed=B3,C3,D3\nat deploy")
    assert table.asks() == "S deploy"
    table.do("S: place captain A4")
    assert table.has("S", "captain=A4", "crew=A4:1,H3:1")
    assert table.has("I", "captain=D3", "crew=B3:3,C3:3,D3:2")
    with pytest.raises(ParseError, match="at most three figures"):
        Table("S placed=B3,B3\nat deploy")


def test_no_figure_moves_in_the_broadsides_phase(table: TableOf) -> None:
    """[BBP-R-11] Neither by an action, nor by a turn's sailing and silent exchanges."""
    game = table("S @6,4 N\nI @7,4 N")
    assert game.refused("S: step crew S.C3>S.C4").text() == "plot-first BBP-CARDS-01"
    before = [game.fact(seat, "crew") + game.fact(seat, "captain") for seat in "SI"]
    game.plot("S S S", "S S S", dice="6 1")
    for dice in ("6 1", "6 1", ""):
        game.hold("S")
        assert game.refused("I: step crew I.C3>I.C4").text() == "name-a-row BBP-FIRE-07"
        game.hold("I", 4)
        game.do("I: hold", dice)
    assert game.line("turn") == "turn 2 step=0 idle=1"
    assert [game.fact(seat, "crew") + game.fact(seat, "captain") for seat in "SI"] == before


def test_sides_of_the_table_change_nothing() -> None:
    """[BBP-SETUP-02] Nothing in a position says on which board area a large ship lies."""
    words = {word.partition("=")[0] for word in Table().text().split()}
    points = {"@6,0", "@6,16", "N", "S", "I", "1"}
    deck_words = {"captain", "crew", "cannons", "fore", "main", "mizzen", "aft", "hull"}
    assert words == {"game", "broadsides", "turn", "step", "idle", "at", "plot"} | points | deck_words


def test_no_hull_section_starts_with_a_marker_and_markers_never_run_out(table: TableOf) -> None:
    """[BBP-SETUP-09] [BBP-R-73] All 32 hits of a ship can be marked."""
    assert table("").fact("S", "hull") == table("").fact("I", "hull") == "-"
    full = ",".join(f"{name}:2" for name in HULL_NAMES)
    game = table(
        f"turn 1 step=3\nS @6,4 N\nI @7,4 N hull={full.replace('C-port:2', 'C-port:1')}\n"
        "at shot-die S row=C shots=1 then=0"
    )
    game.do("*: dice 2")
    assert game.fact("I", "hull") == full


def test_each_player_rolls_one_die(table: TableOf) -> None:
    """[BBP-SETUP-11] An opposed roll is one die each, a shot is one die."""
    game = table("S @6,4 N\nI @7,4 N\nat exchange")
    assert game.asks() == "* first-fire"
    assert game.refused("*: dice 5").text() == "dice-count BBP-R-20 count=2 given=1"
    assert game.refused("*: dice 5 7").text() == "dice-face BBP-R-20 face=7 faces=6"
    game.do("*: dice 5 4")
    game.say("S: shot C")
    assert game.refused("*: dice 5 4").text() == "dice-count BBP-FIRE-05 count=1 given=2"
    assert game.refused("*: dice 0").text() == "dice-face BBP-FIRE-05 face=0 faces=6"
    game.do("*: dice 1")
