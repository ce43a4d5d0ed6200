"""A turn at sea: cards turned over step by step, ships that pass, run aground and come into range."""

import pytest

from tests.games.broadsides.table import FRESH, TableOf, kinds, texts
from tests.games.broadsides.test_sea import AHEAD, HEADINGS, POINTS
from warbox.games.broadsides.game import GAME


def test_a_turn_is_three_steps_of_turning_over_and_moving(table: TableOf) -> None:
    """[BBP-MOVE-01] [BBP-MOVE-04] [BBP-MOVE-05] Both cards are open before either ship moves; then the next turn.

    [BBP-CARDS-04] Stay shows a card and nothing else.
    """
    game = table("turn 5 idle=2")
    game.do("S: plot F S R")
    assert texts(game.do("I: plot L F S")) == [
        "plotted BBP-CARDS-02 ship=I",
        "card BBP-MOVE-01 ship=S card=forward step=1",
        "card BBP-MOVE-01 ship=I card=port step=1",
        "sailed BBP-CARDS-05 ship=S x=6 y=1 heading=N",
        "turned BBP-CARDS-07 ship=I heading=SE",
        "card BBP-MOVE-01 ship=S card=stay step=2",
        "card BBP-MOVE-01 ship=I card=forward step=2",
        "sailed BBP-CARDS-05 ship=I x=7 y=15 heading=SE",
        "card BBP-MOVE-01 ship=S card=starboard step=3",
        "card BBP-MOVE-01 ship=I card=stay step=3",
        "turned BBP-CARDS-06 ship=S heading=NE",
        "turn BBP-MOVE-05 turn=6",
    ]
    assert game.text() == (f"game broadsides\nturn 6 step=0 idle=3\nS @6,1 NE {FRESH}\nI @7,15 SE {FRESH}\nat plot\n")


def test_a_damage_card_neither_moves_nor_turns(table: TableOf) -> None:
    """[BBP-CARDS-08] In whatever slot it is."""
    for plot, point in (("D F R", "@6,1 NE"), ("F D R", "@6,1 NE"), ("F R D", "@6,1 NE"), ("D D F", "@6,1 N")):
        game = table(f"S @6,0 N fore=0{' aft=0' if plot.count('D') == 2 else ''}\nI @6,16 S")
        events = game.plot(plot, "S S S")
        assert game.point("S") == point
        assert [event.text() for event in events if event.facts.get("card") == "damage"] == [
            f"card BBP-MOVE-01 ship=S card=damage step={step}" for step in (1, 2, 3) if plot.split()[step - 1] == "D"
        ]


# ---- both move at once


@pytest.mark.parametrize(
    ("ships", "points", "asks"),
    [
        ("S @6,3 N\nI @6,4 S", ("@6,4 N", "@6,3 S"), "S+I plot"),  # head on: stern to stern afterwards
        ("S @6,3 NE\nI @7,4 SW", ("@7,4 NE", "@6,3 SW"), "S+I plot"),
        ("S @6,3 NE\nI @7,3 NW", ("@7,4 NE", "@6,4 NW"), "* first-fire"),  # across two diagonals
        ("S @6,4 SE\nI @7,4 SW", ("@7,3 SE", "@6,3 SW"), "* first-fire"),
    ],
)
def test_ships_that_exchange_points_or_cross_pass_each_other(
    table: TableOf, ships: str, points: tuple[str, str], asks: str
) -> None:
    """[BBP-R-15] [BBP-MOVE-02] No collision: they are never on one point."""
    game = table(
        f"turn 1 step=2\n{ships}".replace("S @", "S plot=S,S,F @").replace("I @", "I plot=S,S,F @") + "\nat sail"
    )
    assert (game.point("S"), game.point("I")) == points
    assert game.asks() == asks


def test_a_ship_may_take_the_point_that_the_other_leaves(table: TableOf) -> None:
    """[BBP-R-16] [BBP-MOVE-02] Whoever stands first in the list: both ways round."""
    game = table("S @6,3 N\nI @6,4 E")
    game.say("S: plot F S S")
    assert "collision" not in kinds(game.say("I: plot F S S"))
    assert (game.point("S"), game.point("I")) == ("@6,4 N", "@7,4 E")
    game = table("S @6,4 E\nI @6,3 N")
    game.say("S: plot F S S")
    assert "collision" not in kinds(game.say("I: plot F S S"))
    assert (game.point("S"), game.point("I")) == ("@7,4 E", "@6,4 N")


@pytest.mark.parametrize(
    ("ships", "plots", "reference", "placement"),
    [
        # land ahead of I, S comes from her port beam
        ("S @5,7 E\nI @6,7 N", ("F S S", "F S S"), "I", "bows=same S=starboard I=port"),
        # the edge ahead: a stern collision shows which of them stayed
        ("S @5,15 N\nI @5,16 N", ("F S S", "F S S"), "I", "bows=same S=starboard I=port"),
        ("S @5,16 N\nI @5,15 N", ("F S S", "F S S"), "S", "bows=same S=port I=starboard"),
        # aground in the step before
        ("S @5,14 N\nI @5,16 N", ("F F S", "F F S"), "I", "bows=same S=starboard I=port"),
    ],
)
def test_a_ship_stopped_by_land_or_edge_is_the_one_that_stayed(
    table: TableOf, ships: str, plots: tuple[str, str], reference: str, placement: str
) -> None:
    """[BBP-R-17] [BBP-R-14] [BBP-ISLAND-01] The other moves onto her point and runs into her."""
    game = table(ships)
    game.say(f"S: plot {plots[0]}")
    events = texts(game.say(f"I: plot {plots[1]}"))
    collisions = [text for text in events if text.startswith("collision ")]
    assert len(collisions) == 1
    assert collisions[0].endswith(f" reference={reference}")
    assert f"placement BBP-PLACE-06 {placement}" in events


def test_a_collision_ends_the_broadsides_phase_for_good(table: TableOf) -> None:
    """[BBP-GEN-03] [BBP-MOVE-04] It is judged before fire; then there are boarding turns and no plots any more."""
    game = table("S @6,3 N cannons=-\nI @7,4 W cannons=-")
    game.say("S: plot F F F")
    events = game.say("I: plot F F F")
    assert kinds(events) == ["plotted", "card", "card", "sailed", "sailed", "collision", "placement"]
    assert game.asks() == "* first-boarding"
    game.do("*: dice 6 1")
    for turn in range(1, 7):
        seat = "S" if turn % 2 else "I"
        assert game.line("boarding") == f"boarding {turn} idle={turn - 1}"
        for moves in (3, 2, 1):
            assert game.refused(f"{seat}: plot S S S").text() == f"moves-left BBP-BOARD-03 moves={moves}"
            start = "H5" if game.fact(seat, "captain") == "H5" else "H4"
            game.do(f"{seat}: step captain {seat}.{start}>{seat}.{'H4' if start == 'H5' else 'H5'}")


# ---- running aground


@pytest.mark.parametrize("card", ["F", "R", "L", "S"])
@pytest.mark.parametrize(("start", "other"), [("@6,7 N", "@0,16 S"), ("@6,0 S", "@0,16 S"), ("@12,3 NE", "@0,16 S")])
def test_a_ship_aground_moves_no_more_this_turn(table: TableOf, start: str, other: str, card: str) -> None:
    """[BBP-ISLAND-01] [BBP-ISLAND-02] [BBP-R-12] [BBP-R-14] Land and edge alike; her cards are turned over in vain."""
    game = table(f"S {start}\nI {other}")
    events = texts(game.plot(f"F {card} {card}", "S S S"))
    assert game.point("S") == start
    name = {"F": "forward", "R": "starboard", "L": "port", "S": "stay"}[card]
    own = [text for text in events if "ship=S" in text and not text.startswith("plotted")]
    still = [] if card == "S" else ["still-aground BBP-ISLAND-02 ship=S"]
    x, y = (int(number) for number in start.split(maxsplit=1)[0][1:].split(","))
    dx, dy = AHEAD[start.split()[1]]
    assert own == [
        "card BBP-MOVE-01 ship=S card=forward step=1",
        f"aground BBP-ISLAND-01 ship=S x={x + dx} y={y + dy}",
        f"card BBP-MOVE-01 ship=S card={name} step=2",
        *still,
        f"card BBP-MOVE-01 ship=S card={name} step=3",
        *still,
    ]


def test_only_what_follows_the_grounding_is_lost(table: TableOf) -> None:
    """[BBP-ISLAND-02] Cards before it have been carried out; the flag is part of the position until the turn ends."""
    game = table("S @6,6 N\nI @0,16 S")
    game.plot("F F R", "S S S")
    assert game.point("S") == "@6,7 N"
    late = table("turn 1 step=2\nS @6,7 N plot=F,F,R aground\nI @0,16 S\nat sail")
    assert late.point("S") == "@6,7 N"


def test_the_other_ship_sails_on(table: TableOf) -> None:
    """[BBP-ISLAND-03]"""
    game = table("S @6,7 N\nI @0,16 S")
    game.plot("F F F", "F L F")
    assert game.point("S") == "@6,7 N"
    assert game.point("I") == "@1,14 SE"


def test_the_next_turn_is_a_turn_as_any_other(table: TableOf) -> None:
    """[BBP-ISLAND-04] [BBP-ISLAND-01] No damage: the ship is as she was, and sails again."""
    game = table("S @6,7 N\nI @0,16 S")
    game.plot("F F F", "S S S")
    assert game.line("S") == f"S @6,7 N {FRESH}"
    assert len(game.legal("S")) == 64
    game.plot("R F S", "S S S")
    assert game.point("S") == "@6,7 NE"  # Middle Cay again
    game.plot("R F L", "S S S")
    assert game.point("S") == "@7,7 NE"


def test_a_ship_aground_fires_and_is_fired_at(table: TableOf) -> None:
    """[BBP-R-14] She is otherwise normal: after each of her useless cards there is an exchange."""
    game = table("S @6,7 N\nI @7,7 N")
    game.plot("F R R", "S S S", dice="6 1")
    assert game.line("S").endswith("plot=F,R,R aground")
    assert game.line("at") == "at shot S shots=5 then=5"
    game.do("S: shot B", dice="5")
    game.hold("S")
    game.do("I: shot B", dice="3")
    game.hold("I", 3)
    game.do("I: hold", dice="6 1")
    assert game.has("S", "@6,7", "N", "aground")
    assert game.line("at") == "at shot S shots=4 then=4"
    assert game.lacks("S", "cannons=B3")
    assert game.lacks("I", "cannons=B5")


def test_an_island_corner_may_be_cut(table: TableOf) -> None:
    """[BBP-R-13] Only the place ahead counts: from both sides round the end of Middle Cay."""
    for start, end in (("@4,8 NE", "@5,9 NE"), ("@5,9 SW", "@4,8 SW"), ("@5,7 NW", "@4,8 NW"), ("@8,8 SW", "@7,7 SW")):
        game = table(f"S {start}\nI @0,0 N")
        game.plot("F S S", "S S S")
        assert game.point("S") == end


# ---- coming into range


def test_only_neighbouring_points_are_in_range() -> None:
    """[BBP-RANGE-01] [BBP-GRID-04] All offsets up to three; neighbours lie on the Seahawk's beam."""
    beam = {AHEAD[name]: HEADINGS[index - 2] for index, name in enumerate(HEADINGS)}
    fired = 0
    for x, y in ((6, 11), (6, 4)):
        for dx in range(-3, 4):
            for dy in range(-3, 4):
                if (x + dx, y + dy) not in POINTS or (dx, dy) == (0, 0):
                    continue
                near = max(abs(dx), abs(dy)) == 1
                for heading in [beam[dx, dy]] if near else HEADINGS:
                    ships = f"S @{x},{y} {heading} plot=S,S,S\nI @{x + dx},{y + dy} {heading} plot=S,S,S"
                    state = GAME.parse(f"turn 1 step=2\n{ships}\nat sail")
                    assert state.question is not None
                    assert state.question.kind == ("first-fire" if near else "plot")
                    fired += near
    assert fired == 16


def test_range_is_judged_after_every_card_and_never_before_the_first(table: TableOf) -> None:
    """[BBP-RANGE-02] [BBP-R-18] Three exchanges a turn although nobody moves; none at the start of a turn."""
    game = table("S @6,4 N\nI @7,4 N")
    for turn in (1, 2):
        assert game.asks() == "S+I plot"
        events = game.plot("S S S", "S S S", dice="1 6")
        for step, dice in ((1, "1 6"), (2, "1 6"), (3, "")):
            assert game.line("turn") == f"turn {turn} step={step} idle={turn - 1}"
            assert game.line("at") == "at shot I shots=5 then=5"
            assert "exchange BBP-FIRE-02 S=5 I=5" in texts(events)
            game.hold("I")
            game.hold("S", 4)
            events = game.do("S: hold", dice)


@pytest.mark.parametrize("step", [1, 2, 3])
def test_fire_can_follow_each_card(table: TableOf, step: int) -> None:
    """[BBP-RANGE-02] The ships come into range with that card."""
    cards = ["S", "S", "S"]
    cards[step - 1] = "F"
    game = table("S @6,3 N\nI @7,5 S")
    game.say("S: plot " + " ".join(cards))
    game.say("I: plot S S S")
    assert game.line("turn") == f"turn 1 step={step} idle=0"
    assert game.line("at") == "at first-fire S=2 I=2"


def test_cards_face_down_wait_for_the_exchange_and_cannot_be_changed(table: TableOf) -> None:
    """[BBP-RANGE-03] [BBP-R-30] A mast lost meanwhile changes the next plot, not this one."""
    game = table("S @6,4 N\nI @7,4 N")
    game.plot("S S S", "S F R", dice="6 1")
    game.do("S: shot A", dice="4")
    assert game.refused("I: plot D S S").text() == "not-asked BBP-FIRE-05 kind=shot"
    game.hold("S")
    assert game.refused("I: plot D S S").text() == "name-a-row BBP-FIRE-07"
    assert game.has("I", "fore=0", "plot=S,F,R", "@7,4")
    game.hold("I", 4)
    game.do("I: hold", dice="6 1")
    assert game.has("I", "@7,5", "N")
    game.hold("S")
    game.hold("I")
    assert game.has("I", "@7,5", "NE")
    assert game.line("at") == "at shot S shots=2 then=0"
    game.hold("S")
    assert game.asks() == "S+I plot"
    assert len(game.legal("I")) == 48
    assert len(game.legal("S")) == 64


def test_in_range_both_one_or_neither_may_fire(table: TableOf) -> None:
    """[BBP-RANGE-04] Both beam on; I shows her stern; bow against stern."""
    both = table("S @6,4 N\nI @7,4 N\nat exchange")
    assert both.line("at") == "at first-fire S=5 I=5"
    one = table("S @6,4 N\nI @7,4 E\nat exchange")
    assert one.line("at") == "at shot S shots=5 then=0"
    other = table("S @6,4 E\nI @7,4 N\nat exchange")
    assert other.line("at") == "at shot I shots=5 then=0"
    neither = table("turn 1 step=3\nS @6,4 E\nI @7,4 E\nat exchange")
    assert neither.asks() == "S+I plot"
    assert neither.line("turn") == "turn 2 step=0 idle=1"


def test_victory_is_judged_before_the_next_card_is_turned_over(table: TableOf) -> None:
    """[BBP-MOVE-04] The game ends in step 1: no card of step 2 is ever shown."""
    game = table("S @6,4 N\nI @7,4 N hull=C-port:2,D-port:2,E-port:1")
    game.plot("S S S", "S D D", dice="6 1")
    game.do("S: shot E", dice="2")
    game.hold("S")
    game.hold("I", 4)
    assert texts(game.do("I: hold")) == ["held BBP-R-19 ship=I", "over-sunk BBP-WIN-03 winner=S"]
    assert game.line("turn") == "turn 1 step=1 idle=0 fought"


def test_land_between_two_neighbours_does_not_stop_fire(table: TableOf) -> None:
    """[BBP-R-68] Round the corner of Middle Cay, and with land on both sides of the line."""
    game = table("S @4,8 N\nI @5,9 N\nat exchange")
    assert game.line("at") == "at first-fire S=2 I=2"
    game = table("S @8,8 W\nI @7,7 W\nat exchange")
    assert game.line("at") == "at first-fire S=2 I=2"
