"""An exchange of fire: who fires first, shot by shot, and what every die does in every row."""

import pytest

from tests.games.broadsides.table import CANNONS, GUN_CREW, Table, TableOf, kinds, texts
from warbox.engine.notation import ParseError

BEAM = "S @6,4 N\nI @7,4 N\n"  # five shots each: S fires to starboard, I to port
ROWS = "ABCDEFGH"
NAMED = ["A4", "B3", "B5", "C3", "C4", "C5", "D3", "D5", "E3", "E5", "F3", "F5", "G3", "G4", "G5", "H3", "H4", "H5"]
MASTS = {"A4": "fore", "C4": "main", "G4": "mizzen", "H4": "aft"}
COLUMNS = {3: "3", 4: "4", 5: "5"}  # a die and the column it hits


def ship_line(crew: dict[str, int], cannons: list[str], captain: str, masts: dict[str, int], hull: str = "-") -> str:
    men = ",".join(f"{name}:{crew[name]}" for name in NAMED if crew.get(name)) or "-"
    standing = " ".join(f"{mast}={parts}" for mast, parts in masts.items())
    return f"captain={captain} crew={men} cannons={','.join(cannons)} {standing} hull={hull}"


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("row", ROWS)
@pytest.mark.parametrize(
    ("captain", "free"),
    [("H5", "A4 H3"), ("C4", "G4 G4"), ("A4", "C4 H4"), ("B5", "C3 D5")],
    ids=str,
)
def test_every_die_in_every_row_hits_what_the_table_says(
    table: TableOf, captain: str, free: str, row: str, die: int
) -> None:
    """[BBP-FIRE-09] [BBP-FIRE-10] [BBP-FIRE-11] [BBP-FIRE-12] [BBP-FIRE-13] [BBP-FIRE-14] [BBP-FIRE-15] [BBP-R-23]

    The whole line of the target after the shot: cannon, all crew, captain and mast of the section are hit at once
    [BBP-R-24], free crew like any other [BBP-DAMAGE-02], and nothing else changes. Both sides of the deck can be hit
    although only port faces the shooter [BBP-FIRE-08].
    """
    crew = {part[:2]: int(part[3:]) for part in GUN_CREW.split(",")}
    for name in free.split():
        crew[name] = crew.get(name, 0) + 1
    cannons = CANNONS.split(",")
    masts = {"fore": 1, "main": 2, "mizzen": 1, "aft": 1}
    game = table(f"S @6,4 N\nI @7,4 N {ship_line(crew, cannons, captain, masts)}\nat shot S")
    seahawk = game.line("S")
    game.do(f"S: shot {row}", dice=str(die))
    hull = f"{row}-port:1" if die == 2 else "-"
    section = row + COLUMNS.get(die, "0")
    fallen = captain
    if section in NAMED:
        crew[section] = 0
        cannons = [name for name in cannons if name != section]
        fallen = "-" if captain == section else captain
        if section in MASTS:
            masts[MASTS[section]] -= 1
    lost = " captain-lost" if fallen == "-" else ""
    assert game.line("I") == f"I @7,4 N {ship_line(crew, cannons, fallen, masts, hull)} plot=S,S,S{lost}"
    assert game.line("S") == seahawk
    assert game.line("at") == "at shot S shots=4 then=5"


@pytest.mark.parametrize("row", ROWS)
def test_any_row_may_be_named_whatever_is_left_there(table: TableOf, row: str) -> None:
    """[BBP-FIRE-08] [BBP-R-22] Eight rows and holding are the choices, on an empty deck too."""
    game = table("S @6,4 N\nI @7,4 N crew=G5 captain=G5 cannons=- fore=0 main=0 mizzen=0 aft=0\nat shot S")
    assert game.legal("S") == [*(f"shot {letter}" for letter in ROWS), "hold"]
    before = game.line("I")
    for die in (3, 4, 5):
        if row + str(die) == "G5":
            continue
        again = table(game.text())
        events = texts(again.do(f"S: shot {row}", dice=str(die)))
        assert again.line("I") == before
        result = {3: "starboard", 4: "centre", 5: "port"}[die]
        if row + str(die) in NAMED:
            assert events[1:] == [f"nothing-there BBP-R-22 ship=I section={row}{die}"]
        else:
            rule = "BBP-FIRE-12" if die == 4 else "BBP-FIRE-15"
            assert events[1:] == [f"no-section {rule} row={row} result={result}"]


def test_a_shot_names_its_rule_and_what_it_hit(table: TableOf) -> None:
    """[BBP-FIRE-14] [BBP-DAMAGE-01] [BBP-DAMAGE-40] [BBP-DAMAGE-11] Events of a shot that hits everything there is."""
    game = table("S @6,4 N\nI @7,4 N captain=C4 crew=C4:2,B3:1\nat shot S")
    assert texts(game.do("S: shot C", dice="4")) == [
        "shot BBP-FIRE-12 ship=S row=C die=4 result=centre",
        "crew-lost BBP-DAMAGE-01 ship=I section=C4 count=2",
        "captain-lost BBP-DAMAGE-40 ship=I section=C4",
        "mast-hit BBP-DAMAGE-11 ship=I mast=main",
    ]
    assert texts(game.do("S: shot C", dice="1")) == ["shot BBP-FIRE-09 ship=S row=C die=1 result=miss"]
    assert texts(game.do("S: shot C", dice="6")) == ["shot BBP-FIRE-09 ship=S row=C die=6 result=miss"]


@pytest.mark.parametrize(
    ("tokens", "row", "die", "event"),
    [
        ("crew=A4", "C", "5", "cannon-lost BBP-DAMAGE-01 ship=I section=C5"),
        ("cannons=-", "C", "5", "crew-lost BBP-DAMAGE-01 ship=I section=C5 count=2"),
        ("", "H", "5", "captain-lost BBP-DAMAGE-40 ship=I section=H5"),
        ("", "G", "4", "mast-lost BBP-DAMAGE-10 ship=I mast=mizzen cards=1"),
        ("", "C", "4", "mast-hit BBP-DAMAGE-11 ship=I mast=main"),
    ],
)
def test_whatever_is_alone_in_its_section_is_hit(table: TableOf, tokens: str, row: str, die: str, event: str) -> None:
    """[BBP-FIRE-14] [BBP-R-22] A single target: one event, and nobody says that nothing was there."""
    game = table(f"S @6,4 N\nI @7,4 N {tokens}\nat shot S")
    assert texts(game.do(f"S: shot {row}", dice=die))[1:] == [event]


@pytest.mark.parametrize(("main", "left"), [(2, 1), (1, 0), (0, 0)])
def test_a_four_removes_people_whatever_stands_of_the_mast(table: TableOf, main: int, left: int) -> None:
    """[BBP-R-24] On the first hit of the mainmast, on the second, and when it is gone already."""
    game = table(f"S @6,4 N\nI @7,4 N crew-=H3 crew+=C4 main={main}\nat shot S")
    game.do("S: shot C", dice="4")
    assert game.has("I", f"main={left}")
    assert game.lacks("I", "crew=C4")


# ---- who fires first


@pytest.mark.parametrize("seahawk", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("isabella", [1, 2, 3, 4, 5, 6])
def test_the_higher_die_fires_first_and_equal_dice_are_rolled_again(
    table: TableOf, seahawk: int, isabella: int
) -> None:
    """[BBP-FIRE-04] [BBP-R-20] [BBP-R-67] The Seahawk's die is read first."""
    game = table(f"{BEAM}at exchange")
    assert game.line("at") == "at first-fire S=5 I=5"
    first = "tie" if seahawk == isabella else "S" if seahawk > isabella else "I"
    events = game.say(f"*: dice {seahawk} {isabella}")
    assert texts(events) == [f"first-fire BBP-R-20 S={seahawk} I={isabella} first={first}"]
    if first == "tie":
        assert game.line("at") == "at first-fire S=5 I=5"
        game.do("*: dice 3 3", dice="1 1 2 4")
        first = "I"
    assert game.line("at") == f"at shot {first} shots=5 then=5"


def test_there_is_no_roll_if_only_one_can_fire(table: TableOf) -> None:
    """[BBP-R-20] [BBP-ARC-06] Nobody asks for dice: the one whose cannons bear is asked at once."""
    game = table("S @6,4 N\nI @7,4 E\nat exchange")
    assert game.line("at") == "at shot S shots=5 then=0"
    game.hold("S", 4)
    game.do("S: hold", dice="")
    assert game.line("turn") == "turn 1 step=2 idle=0"
    assert game.line("at") == "at shot S shots=5 then=0"
    game = table("S @6,4 N cannons-=B3,C3,D3,E3,F3\nI @7,4 N\nat exchange")
    assert game.line("at") == "at shot I shots=5 then=0"


# ---- shot by shot


def test_each_active_cannon_gives_exactly_one_shot(table: TableOf) -> None:
    """[BBP-FIRE-01] [BBP-FIRE-05] [BBP-R-21] Declare, roll, apply; five times; then the other five times."""
    game = table(f"turn 1 step=3\n{BEAM}at shot I")
    left = [(seat, shots) for seat in "IS" for shots in (5, 4, 3, 2, 1)]
    for seat, shots in left:
        assert game.asks() == f"{seat} shot"
        then = 5 if seat == "I" else 0
        assert game.line("at") == f"at shot {seat} shots={shots} then={then}"
        assert game.refused("*: dice 5").text() == "not-asked BBP-FIRE-05 kind=shot"
        game.say(f"{seat}: shot D")
        assert game.line("at") == f"at shot-die {seat} row=D shots={shots - 1} then={then}"
        assert game.refused(f"{seat}: shot D").text() == "not-asked BBP-FIRE-05 kind=shot-die"
        game.do("*: dice 6")
    assert game.line("turn") == "turn 2 step=0 idle=0"


def test_the_row_is_named_before_the_die_is_rolled(table: TableOf) -> None:
    """[BBP-FIRE-07] [BBP-R-02] No die without a row, no row that does not exist, no other answer."""
    game = table(f"{BEAM}at shot S")
    assert game.refused("*: dice 3").text() == "not-asked BBP-FIRE-05 kind=shot"
    for action in ("plot F F F", "surrender", "promote H3"):
        assert game.refused(f"S: {action}").text() == "name-a-row BBP-FIRE-07"
    for text in ("shot", "shot I", "shot Z", "shot C5", "shot C D", "fire C"):
        with pytest.raises(ParseError):
            game.say(f"S: {text}")
    assert game.refused("I: shot C").text() == "not-asked BBP-FIRE-05 kind=shot"


def test_a_result_is_applied_before_the_next_shot_is_declared(table: TableOf) -> None:
    """[BBP-FIRE-05] [BBP-FIRE-16] [BBP-R-21] A second hit finds the section as the first one left it."""
    game = table(f"{BEAM}at shot S")
    assert kinds(game.do("S: shot C", dice="5")) == ["shot", "cannon-lost", "crew-lost"]
    assert game.lacks("I", "crew=C5", "cannons=C5")
    assert kinds(game.do("S: shot C", dice="5")) == ["shot", "nothing-there"]
    assert kinds(game.do("S: shot H", dice="3")) == ["shot", "crew-lost"]
    assert kinds(game.do("S: shot H", dice="3")) == ["shot", "nothing-there"]


def test_a_cannon_hit_in_this_exchange_still_fires_in_it(table: TableOf) -> None:
    """[BBP-FIRE-02] [BBP-FIRE-03] [BBP-DAMAGE-03] S shoots away the whole battery; I answers with five shots.

    [BBP-FIRE-01] In the next exchange none of them fires.
    """
    game = table(f"{BEAM}at first-fire")
    game.do("*: dice 4 2")
    for row in "BCDEF":
        game.do(f"S: shot {row}", dice="5")
    assert game.has("I", "cannons=B3,C3,D3,E3,F3")
    assert game.lacks("I", "cannons=B5,C5,D5,E5,F5")
    assert game.line("at") == "at shot I shots=5 then=0"
    for row in "BCDE":
        game.do(f"I: shot {row}", dice="3")
    game.do("I: shot F", dice="3")
    assert game.fact("S", "cannons") == game.fact("I", "cannons").replace("3", "5")
    assert game.line("turn") == "turn 2 step=0 idle=0"


def test_the_number_of_shots_is_fixed_before_the_first(table: TableOf) -> None:
    """[BBP-FIRE-02] A position in the middle of an exchange keeps the numbers, whatever is on deck by now."""
    game = table("S @6,4 N cannons-=B3,C3\nI @7,4 N cannons=-\nat shot S shots=4 then=5")
    game.hold("S")
    assert game.line("at") == "at shot I shots=5 then=0"


def test_the_exchange_names_the_shots_of_both(table: TableOf) -> None:
    """[BBP-FIRE-02] Two against five, as they are counted before the first shot."""
    game = table("S @6,4 N\nI @7,5 NW")
    game.say("S: plot S S S")
    assert texts(game.say("I: plot S S S"))[-1] == "exchange BBP-FIRE-02 S=2 I=5"


def test_the_other_player_decides_after_the_first_has_fired(table: TableOf) -> None:
    """[BBP-FIRE-06] [BBP-R-19] He may hold every shot; then the exchange is over."""
    game = table(f"{BEAM}at shot S")
    game.hold("S")
    assert game.asks() == "I shot"
    game.hold("I")
    assert game.line("at") == "at first-fire S=5 I=5"
    assert game.line("turn") == "turn 1 step=2 idle=0"


def test_a_held_shot_is_lost(table: TableOf) -> None:
    """[BBP-R-19] Five cannons, two held: three shots, for both players; the next exchange has five again."""
    game = table(f"{BEAM}at shot S")
    for seat in "SI":
        assert texts(game.do(f"{seat}: hold")) == [f"held BBP-R-19 ship={seat}"]
        for _ in range(3):
            game.do(f"{seat}: shot A", dice="1")
        game.say(f"{seat}: hold")
    assert game.line("turn") == "turn 1 step=2 idle=0 fought"
    assert game.line("at") == "at first-fire S=5 I=5"


def test_shots_draw_one_die_each_in_the_order_fired(table: TableOf) -> None:
    """[BBP-R-67] The same dice in another order hit other things."""
    ends = []
    for dice in ("3 5", "5 3"):
        game = table("S @6,4 N\nI @7,4 N\nat shot S shots=2 then=1")
        for row, die in zip("BC", dice.split(), strict=True):
            game.do(f"S: shot {row}", dice=die)
        ends.append(game.fact("I", "cannons"))
    assert ends == ["B5,C3,D3,D5,E3,E5,F3,F5", "B3,C5,D3,D5,E3,E5,F3,F5"]


def test_both_fire_although_the_first_has_sunk_the_second(table: TableOf) -> None:
    """[BBP-FIRE-03] [BBP-R-41] Nobody has lost before both have fired."""
    game = table("S @6,4 N\nI @7,4 N hull=B-port:2,C-port:2,D-port:1\nat shot S shots=1 then=2")
    game.do("S: shot D", dice="2")
    assert game.outcome() == ""
    assert game.line("at") == "at shot I shots=2 then=0"
    game.do("I: shot A", dice="1")
    game.do("I: shot A", dice="1")
    assert game.outcome() == "S sunk BBP-WIN-03"


def test_dice_and_shots_are_public() -> None:
    """[BBP-FIRE-05] Every event of an exchange is seen whole by both."""
    game = Table(f"{BEAM}at shot S")
    for events in (game.do("S: shot C", dice="4"), game.do("S: hold")):
        for event in events:
            assert event.seen_by(0) is event.seen_by(1) is event
