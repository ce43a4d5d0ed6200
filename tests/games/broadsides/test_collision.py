"""Collisions: when two ships meet, how the large ships come to lie, and what leaves the table."""

from itertools import product

import pytest

from tests.games.broadsides.table import CANNONS, CREW, Table, TableOf, kinds, texts
from warbox.engine.decision import ARBITER
from warbox.games.broadsides.game import GAME

HEADINGS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
STEP = {
    "N": (0, 1),
    "NE": (1, 1),
    "E": (1, 0),
    "SE": (1, -1),
    "S": (0, -1),
    "SW": (-1, -1),
    "W": (-1, 0),
    "NW": (-1, 1),
}
MEETING = (6, 12)  # no land within two segments
PAIRS = list(product(HEADINGS, repeat=2))

# where the mover came from, seen from the reference's bow, clockwise from dead ahead: bows, reference, mover
TABLE = [
    "opposite port port",
    "same starboard port",
    "same starboard port",
    "same starboard port",
    "same port starboard",
    "same port starboard",
    "same port starboard",
    "same port starboard",
]


def before(heading: str) -> str:
    """The point from which one Forward leads to the meeting point."""
    east, north = STEP[heading]
    return f"@{MEETING[0] - east},{MEETING[1] - north}"


HERE = f"@{MEETING[0]},{MEETING[1]}"


def placement(reference: str, reference_heading: str, mover_heading: str) -> str:
    """The catalog's table, as the line of a position."""
    came_from = (HEADINGS.index(mover_heading) + 4 - HEADINGS.index(reference_heading)) % 8
    bows, side, other_side = TABLE[came_from].split()
    if reference == "S":
        return f"placement {bows} S={side} I={other_side}"
    return f"placement {bows} S={other_side} I={side}"


def meet(table: TableOf, seahawk: str, isabella: str) -> Table:
    """Both ships with their plots, at the moment when the first card is turned over."""
    return table(f"S {seahawk}\nI {isabella}\nat sail")


@pytest.mark.parametrize(("staying", "moving"), PAIRS)
def test_the_ship_that_stays_is_the_reference(table: TableOf, staying: str, moving: str) -> None:
    """[BBP-PLACE-01] [BBP-PLACE-02] [BBP-PLACE-03] [BBP-PLACE-04] [BBP-PLACE-05] [BBP-COLLIDE-02] [BBP-R-44]
    [BBP-R-45] All 64 pairs of headings, with either ship as the one that stays."""
    game = meet(table, f"{HERE} {staying} plot=S,S,S", f"{before(moving)} {moving} plot=F,S,S")
    assert game.line("placement") == placement("S", staying, moving)
    game = meet(table, f"{before(moving)} {moving} plot=F,S,S", f"{HERE} {staying} plot=S,S,S")
    assert game.line("placement") == placement("I", staying, moving)


@pytest.mark.parametrize(("seahawk", "isabella"), [pair for pair in PAIRS if pair[0] != pair[1]])
def test_if_both_moved_either_may_be_the_reference(table: TableOf, seahawk: str, isabella: str) -> None:
    """[BBP-R-47] [BBP-PLACE-01] [BBP-COLLIDE-02] [BBP-R-44] All 56 pairs: the same placement both ways, and the
    engine's."""
    game = meet(table, f"{before(seahawk)} {seahawk} plot=F,S,S", f"{before(isabella)} {isabella} plot=F,S,S")
    assert game.line("placement") == placement("S", seahawk, isabella) == placement("I", isabella, seahawk)


@pytest.mark.parametrize(("staying", "moving"), PAIRS)
@pytest.mark.parametrize(("card", "turn"), [("R", 1), ("L", -1)])
def test_a_staying_ship_that_turns_shows_the_side_of_her_new_heading(
    table: TableOf, staying: str, moving: str, card: str, turn: int
) -> None:
    """[BBP-R-46] The headings after both cards decide."""
    game = meet(table, f"{HERE} {staying} plot={card},S,S", f"{before(moving)} {moving} plot=F,S,S")
    turned = HEADINGS[(HEADINGS.index(staying) + turn) % 8]
    assert game.line("placement") == placement("S", turned, moving)


def test_a_collision_happens_on_one_point_and_on_no_other(table: TableOf) -> None:
    """[BBP-COLLIDE-01] [BBP-R-15] [BBP-R-16] Side by side, crossing, exchanging points or following: none."""
    for seahawk, isabella in (
        ("@6,4 N plot=F,S,S", "@7,4 N plot=F,S,S"),
        ("@6,4 N plot=F,S,S", "@6,5 S plot=F,S,S"),
        ("@6,4 NE plot=F,S,S", "@7,4 NW plot=F,S,S"),
        ("@6,4 N plot=F,S,S", "@6,5 N plot=F,S,S"),
    ):
        game = table(f"S {seahawk} cannons=-\nI {isabella} cannons=-\nat sail")
        assert game.asks() == "S+I plot"
    assert table("S @6,4 N plot=F,S,S\nI @7,5 W plot=F,S,S\nat sail").line("at") == "at first-fire S=5 I=5"


@pytest.mark.parametrize("step", [1, 2, 3])
def test_after_any_of_the_three_cards_ships_can_collide(table: TableOf, step: int) -> None:
    """[BBP-COLLIDE-01] [BBP-COLLIDE-03] [BBP-MOVE-04] The rest of the turn is dropped, its cards are never seen."""
    cards = ["S"] * (step - 1) + ["F"] + ["R"] * (3 - step)
    game = table("S @6,4 N cannons=-\nI @6,5 S cannons=-\nat plot")
    game.say("S: plot S S S")
    events = game.say(f"I: plot {' '.join(cards)}")
    assert kinds(events).count("card") == 2 * step
    assert "collision BBP-COLLIDE-01 x=6 y=4 reference=S" in texts(events)
    assert "placement BBP-PLACE-06 bows=opposite S=port I=port" in texts(events)
    assert game.asks() == "* first-boarding"


def test_ships_that_collide_fire_no_ordinary_exchange(table: TableOf) -> None:
    """[BBP-R-43] [BBP-COLLIDE-03] [BBP-LASTSALVO-01] After the movement comes the salvo: port cannons, both of them."""
    game = table("S @6,4 N cannons-=B5\nI @6,5 S\nat plot")
    game.say("S: plot S S S")
    events = game.say("I: plot F S S")
    assert kinds(events) == ["plotted", "card", "card", "sailed", "collision", "placement", "salvo"]
    assert texts(events)[-1] == "salvo BBP-LASTSALVO-01 S=4 I=5"
    assert game.line("at") == "at first-fire S=4 I=5"
    game.say("*: dice 6 1")
    assert game.refused("S: hold").rule == "BBP-R-48"


def test_cards_markers_and_small_ships_leave_the_table(table: TableOf) -> None:
    """[BBP-COLLIDE-04] [BBP-COLLIDE-05] [BBP-PLACE-06] Neither points nor headings nor hits nor cards are left, and no
    damage counts any more."""
    game = table(
        "turn 9 idle=4\nS @6,4 N cannons=- fore=0 main=1 hull=C-port:2,D-port:1 plot=F,D,D\n"
        "I @6,5 S cannons=- nocards hull=A-port:2,B-port:2\nat sail"
    )
    assert game.line("boarding") == "boarding 1 idle=0"
    assert game.line("S") == f"S captain=H5 crew={CREW} cannons=- fore=0 main=1 mizzen=1 aft=1"
    assert game.line("I") == f"I captain=H5 crew={CREW} cannons=- fore=1 main=2 mizzen=1 aft=1"
    view = GAME.view(game.state, ARBITER)
    assert (view["phase"], view["turn"], view["step"], view["idle"]) == ("boarding", 1, 0, 0)
    for ship, written in zip(game.state.ships, table(game.text()).state.ships, strict=True):
        assert ship.hull_destroyed() == 0
        assert ship.plot is None
        assert not ship.no_cards
        assert (ship.x, ship.y, ship.heading) == (written.x, written.y, written.heading)
    assert game.asks() == "* first-boarding"


def test_crew_captains_and_cannons_stay_where_they_are(table: TableOf) -> None:
    """[BBP-PLACE-09] Whatever side touches, every figure and every cannon keeps its section."""
    game = table(
        "S @6,3 N captain=C4 crew=A4:3,C3:1,H5:2 cannons=B3,F5 plot=F,S,S\n"
        "I @7,4 W captain=G3 crew-=B3 cannons-=B3 plot=F,S,S\nat sail"
    )
    assert game.line("S") == "S captain=C4 crew=A4:3,C3:1,H5:2 cannons=B3,F5 fore=1 main=2 mizzen=1 aft=1"
    assert game.line("I") == (
        f"I captain=G3 crew={CREW.replace('B3:2,', '')} cannons={CANNONS.replace('B3,', '')}"
        " fore=1 main=2 mizzen=1 aft=1"
    )


@pytest.mark.parametrize(
    "state",
    [
        "fore=0 mizzen=0 aft=0 plot=D,D,D",
        "fore=0 main=0 mizzen=0 aft=0 plot=D,D,D",
        "hull=A-port:2,B-port:2 fore=0 plot=D,D,D",
        "nocards",
        "aground plot=S,F,R",
        "plot=S,S,S",
    ],
)
def test_an_immobilised_grounded_or_mastless_ship_collides_as_any_other(table: TableOf, state: str) -> None:
    """[BBP-R-72] She is the staying ship, shows the side her heading gives, and fires the last salvo."""
    game = table(f"turn 5 step=1\nS @6,4 E {state}\nI @5,3 NE plot=S,F,S\nat sail")
    assert game.line("placement") == "placement same S=starboard I=port"
    assert game.line("at") == "at first-fire S=5 I=5"


def test_a_ship_stopped_by_land_is_the_staying_ship(table: TableOf) -> None:
    """[BBP-R-17] [BBP-COLLIDE-02] S runs against Middle Cay while I comes from astern."""
    game = table("S @6,7 N\nI @6,6 N\nat plot")
    game.say("S: plot F S S")
    events = texts(game.say("I: plot F S S"))
    assert "aground BBP-ISLAND-01 ship=S x=6 y=8" in events
    assert "collision BBP-COLLIDE-01 x=6 y=7 reference=S" in events
    assert game.line("placement") == "placement same S=port I=starboard"


def test_a_collision_names_its_reference(table: TableOf) -> None:
    """[BBP-PLACE-01] [BBP-COLLIDE-05] The one who stayed, or both."""
    for seahawk, isabella, reference in (("S", "F", "S"), ("F", "S", "I"), ("F", "F", "both")):
        point = "@6,4" if seahawk == "S" else "@6,3"
        other = "@6,4" if isabella == "S" else "@7,4"
        game = table(f"S {point} N\nI {other} W\nat plot")
        game.say(f"S: plot {seahawk} S S")
        events = texts(game.say(f"I: plot {isabella} S S"))
        assert f"collision BBP-COLLIDE-01 x=6 y=4 reference={reference}" in events


def test_a_captain_lost_in_this_turn_is_replaced_before_the_salvo(table: TableOf) -> None:
    """[BBP-R-37] [BBP-DAMAGE-44] He fell in step 1; the ships collide in step 2; he is back for the salvo."""
    game = table("turn 3 step=1\nS @6,4 N plot=S,S,S\nI @7,4 W plot=S,F,S\nat shot S shots=1 then=0")
    game.do("S: shot H", "5")
    assert game.line("at") == "at promote I"
    assert game.asks() == "I promote"
    assert game.refused("I: promote C4").text() == "no-crew-there BBP-DAMAGE-44 section=C4"
    game.say("I: promote C5")
    assert game.has("I", "captain=C5", "crew=C5:1")
    assert game.line("at") == "at first-fire S=5 I=5"


def test_after_a_collision_nobody_sits_out_a_turn_for_a_lost_captain(table: TableOf) -> None:
    """[BBP-R-37] [BBP-R-49] The turn without cards belongs to the Broadsides phase."""
    game = table("turn 3 step=1\nS @6,4 N captain=- cannons=- plot=S,S,S\nI @7,4 W cannons=- plot=S,F,S\nat sail")
    game.do("S: promote B3", "6 1")
    assert game.line("at") == "at step S moves=3"
    assert game.lacks("S", "captain-lost", "nocards")


def test_if_both_captains_are_missing_the_seahawk_replaces_first(table: TableOf) -> None:
    """[BBP-R-75] [BBP-R-37] At a collision: S chooses, I sees it and chooses then."""
    game = table("turn 3 step=1\nS @6,4 N captain=- plot=S,S,S\nI @7,4 W captain=- plot=S,F,S\nat sail")
    assert game.asks() == "S promote"
    assert game.refused("I: promote C5").text() == "not-asked BBP-DAMAGE-44 kind=promote"
    game.say("S: promote A4")
    assert "captain=A4" in game.sees("I")
    assert game.asks() == "I promote"
    game.say("I: promote H3")
    assert game.asks() == "* first-fire"


def test_a_captain_is_replaced_without_asking_if_one_section_is_manned(table: TableOf) -> None:
    """[BBP-R-37] Nothing to choose; the last crew member gives way."""
    game = table("S crew=D3:1 captain=-\nplacement opposite S=port I=port\nat salvo")
    assert game.has("S", "captain=D3", "crew=-")
    assert game.asks() == "* first-fire"


def test_there_is_no_way_back_from_boarding(table: TableOf) -> None:
    """[BBP-GEN-03] The game begins at sea; after a collision only Boarding questions are asked until the end."""
    assert Table.new().line("at") == "at deploy"
    game = table("options idle-boarding-turns=5\nS @6,4 N\nI @6,5 S\nat plot")
    game.plot("S S S", "F S S", dice="6 1")
    asked = set()
    while game.asks() != "nobody":
        question = game.state.question
        assert question is not None
        seat = game.asks().partition(" ")[0]
        asked.add(question.kind)
        game.say(f"{seat}: {game.legal(seat)[-1 if question.kind == 'melee' else 1]}")
        assert game.line("placement") == "placement opposite S=port I=port"
    assert "step" in asked
    assert asked.isdisjoint({"deploy", "surrender", "plot"})
    assert game.outcome()


def test_without_a_collision_the_game_ends_at_sea(table: TableOf) -> None:
    """[BBP-GEN-03] [BBP-WIN-03] A ship sinks; nobody boards."""
    game = table("S @6,4 N\nI @7,4 N hull=C-port:2,D-port:2,E-port:1\nat shot S shots=1 then=0")
    game.do("S: shot E", "2")
    assert game.outcome() == "S sunk BBP-WIN-03"
    assert "placement" not in game.text()
