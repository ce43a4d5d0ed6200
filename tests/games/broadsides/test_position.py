"""The notation of positions: every moment, every default, and nothing that cannot be."""

import re

import pytest

from tests.games.broadsides.table import CANNONS, CREW, FRESH, GUN_CREW, TableOf
from tests.workshop.tree import ROOT
from warbox.engine.notation import ParseError
from warbox.engine.state import Outcome
from warbox.games.broadsides.game import GAME
from warbox.games.broadsides.moments import ENDS

PAGE = (ROOT / "docs" / "notation" / "broadsides.md").read_text(encoding="utf-8")
BESIDE = "S @6,4 N\nI @7,4 N\n"
STARBOARD = "placement same S=starboard I=port\n"
MASTS = "fore=1 main=2 mizzen=1 aft=1"
IMMOBILE = "fore=0 mizzen=0 aft=0"

# position -> who is asked, and the line of the moment that the program writes
MOMENTS = [
    ("at deploy", "S+I deploy", "at deploy"),
    ("S placed=A4\nI placed=A4,H3,H5\nat deploy", "S deploy", "at deploy"),
    ("at turn", "S+I plot", "at plot"),
    (f"S {IMMOBILE}\nat turn", "S surrender", "at surrender"),
    (f"S {IMMOBILE}\nat surrender", "S surrender", "at surrender"),
    (f"S {IMMOBILE}\nI {IMMOBILE}\nat surrender", "S+I surrender", "at surrender"),
    (f"S {IMMOBILE} answer=fight-on\nI {IMMOBILE}\nat surrender", "I surrender", "at surrender"),
    ("at plot", "S+I plot", "at plot"),
    ("S plot=F,S,R\nat plot", "I plot", "at plot"),
    ("I nocards\nat plot", "S plot", "at plot"),
    (f"S {IMMOBILE}\nat plot", "I plot", "at plot"),
    ("S plot=F,F,F\nI plot=F,F,F\nat sail", "S+I plot", "at plot"),
    ("turn 3 step=2\nS @6,4 N plot=F,F,F\nI @6,7 S plot=F,F,F\nat sail", "S+I plot", "at plot"),
    (f"{BESIDE}at sail", "* first-fire", "at first-fire S=5 I=5"),
    (f"{BESIDE}at exchange", "* first-fire", "at first-fire S=5 I=5"),
    ("S @6,4 N\nI @6,5 NW\nat exchange", "I shot", "at shot I shots=2 then=0"),
    ("S @6,5 NW\nI @6,4 N\nat exchange", "S shot", "at shot S shots=2 then=0"),
    ("S @6,4 N\nI @6,5 N\nat exchange", "S+I plot", "at plot"),
    (f"{BESIDE}at first-fire", "* first-fire", "at first-fire S=5 I=5"),
    (f"{BESIDE}at first-fire S=3", "* first-fire", "at first-fire S=3 I=5"),
    (f"{BESIDE}at shot S", "S shot", "at shot S shots=5 then=5"),
    (f"{BESIDE}at shot I shots=2 then=0", "I shot", "at shot I shots=2 then=0"),
    (f"{BESIDE}at shot-die S row=C", "* shot-die", "at shot-die S row=C shots=4 then=5"),
    (f"{BESIDE}at shot-die I row=H shots=0 then=1", "* shot-die", "at shot-die I row=H shots=0 then=1"),
    ("I captain=-\nat promote I", "I promote", "at promote I"),
    (f"{STARBOARD}S captain=-\nat promote S", "S promote", "at promote S"),
    (f"{STARBOARD}I captain=-\nat promote I salvo-fired", "I promote", "at promote I salvo-fired"),
    (f"{STARBOARD}at salvo", "* first-fire", "at first-fire S=5 I=5"),
    (f"{STARBOARD}I captain=-\nat salvo", "I promote", "at promote I"),
    (f"{STARBOARD}at first-fire", "* first-fire", "at first-fire S=5 I=5"),
    (f"{STARBOARD}at shot S", "S shot", "at shot S shots=5 then=5"),
    (f"{STARBOARD}at shot-die I row=A", "* shot-die", "at shot-die I row=A shots=4 then=5"),
    (f"{STARBOARD}at first-boarding", "* first-boarding", "at first-boarding"),
    (STARBOARD, "S step", "at step S moves=3"),
    (f"{STARBOARD}at step I", "I step", "at step I moves=3"),
    (f"{STARBOARD}at step I moves=1", "I step", "at step I moves=1"),
    (f"{STARBOARD}S crew=I.B5,I.C5\nI crew=B5,C5\nat fight S", "S fight", "at fight S"),
    (f"{STARBOARD}S crew=I.B5\nI crew=B5,C5\nat fight I", "* melee", "at melee I spot=I.B5"),
    (f"{STARBOARD}S crew=I.B5\nI crew=B5\nat melee S", "* melee", "at melee S spot=I.B5"),
    (f"{STARBOARD}S crew=I.B5,I.C5\nI crew=B5,C5\nat melee S spot=I.C5", "* melee", "at melee S spot=I.C5"),
    ("at over sunk BBP-WIN-03 winner=S", "nobody", "at over sunk BBP-WIN-03 winner=S"),
    (f"{STARBOARD}at over idle-boarding BBP-R-42 winner=draw", "nobody", "at over idle-boarding BBP-R-42 winner=draw"),
]


@pytest.mark.parametrize(("text", "asked", "written"), MOMENTS)
def test_every_moment_asks_whom_the_page_says_and_is_written_back(
    table: TableOf, text: str, asked: str, written: str
) -> None:
    game = table(text)
    assert game.asks() == asked
    assert game.line("at") == written
    again = table(game.text())
    assert again.text() == game.text()
    assert again.asks() == asked


def test_every_moment_of_the_page_is_tried_above() -> None:
    rows = PAGE.partition("### Moments")[2].partition("\n\n| line |")[2].partition("\n\n")[0]
    on_the_page = set(re.findall(r"^\| `at ([a-z-]+)", rows, re.M))
    tried = {kind for text, _, _ in MOMENTS for kind in re.findall(r"^at ([a-z-]+)", text, re.M)}
    assert on_the_page == tried


@pytest.mark.parametrize("text", re.findall(r"^```text\n(.*?)^```", PAGE, re.M | re.S))
def test_every_position_of_the_page_is_one(table: TableOf, text: str) -> None:
    game = table(text)
    assert game.asks() != "nobody"


def test_the_long_position_of_the_page_means_what_it_says(table: TableOf) -> None:
    game = table(re.findall(r"^```text\n(.*?)^```", PAGE, re.M | re.S)[0])
    assert game.asks() == "S shot"
    assert game.line("options") == "options captain-counts=no"
    assert game.line("turn") == "turn 7 step=2 idle=0 fought"
    assert game.line("at") == "at shot S shots=3 then=5"
    assert game.fact("S", "hull") == "C-port:2,D-port:1"


# ---- defaults


def test_an_empty_text_is_the_start_of_the_first_turn(table: TableOf) -> None:
    """[BBP-R-69] The free crew in A4 and H3, the captain in H5; [BBP-SETUP-03] on the start points."""
    assert table("").text() == (
        "game broadsides\nturn 1 step=0 idle=0\n"
        f"S @6,0 N {FRESH}\nI @6,16 S {FRESH}\nat plot\n"
    )  # fmt: skip


def test_a_position_of_boarding_has_its_own_defaults(table: TableOf) -> None:
    """[BBP-R-69] Fresh decks, S to move, nothing idle."""
    ship = f"captain=H5 crew={CREW} cannons={CANNONS} {MASTS}"
    assert table("placement opposite S=port I=port").text() == (
        f"game broadsides\nboarding 1 idle=0\nS {ship}\nI {ship}\nplacement opposite S=port I=port\nat step S moves=3\n"
    )


def test_before_the_game_the_free_figures_are_not_on_deck(table: TableOf) -> None:
    """[BBP-SETUP-05] [BBP-SETUP-06]"""
    ship = FRESH.replace("captain=H5", "captain=-").replace(CREW, GUN_CREW)
    assert table("S placed=B3,A4\nat deploy").text() == (
        f"game broadsides\nturn 1 step=0 idle=0\nS @6,0 N {ship} placed=B3,A4\nI @6,16 S {ship} placed=-\nat deploy\n"
    )


@pytest.mark.parametrize(
    ("damage", "plot"),
    [("", "S,S,S"), ("fore=0", "D,S,S"), ("main=1", "S,S,S"), ("fore=0 aft=0", "D,D,S"), (IMMOBILE, "D,D,D")],
)
def test_a_plot_not_named_in_the_middle_of_a_turn_is_damage_then_stay(table: TableOf, damage: str, plot: str) -> None:
    game = table(f"S @6,4 N {damage}\nI @7,4 N nocards\nat shot S")
    assert game.fact("S", "plot") == plot
    assert game.fact("I", "plot") == ""


@pytest.mark.parametrize(
    ("text", "step"), [("at sail", 1), ("at shot S", 1), ("at exchange", 1), ("I captain=-\nat promote I", 3)]
)
def test_the_step_fits_the_moment(table: TableOf, text: str, step: int) -> None:
    beside = "S @6,4 N\n" + ("" if text.startswith("I") else "I @7,4 N\n")
    assert table(f"{beside}{text}").fact("turn", "step") == str(step)


def test_a_missing_captain_was_lost_in_this_turn(table: TableOf) -> None:
    """[BBP-DAMAGE-42] And so his ship has no cards in the next."""
    game = table("I captain=-\nat promote I")
    assert game.has("I", "captain-lost")
    assert game.fact("S", "plot") == game.fact("I", "plot") == "S,S,S"
    game.say("I: promote H3")
    assert game.has("I", "nocards")
    assert game.asks() == "S plot"


# ---- the tokens of a ship


@pytest.mark.parametrize(
    ("tokens", "expected"),
    [
        ("crew=C5", "crew=C5:1"),
        ("crew=C5:3,A4", "crew=A4:1,C5:3"),
        ("crew=-", "crew=-"),
        ("crew-=C5", f"crew={CREW.replace('C5:2,', '')}"),
        ("crew-=C5:1,B3", f"crew={CREW.replace('C5:2', 'C5:1').replace('B3:2,', '')}"),
        ("crew-=C5 crew+=C4:2", f"crew={CREW.replace('C5:2', 'C4:2')}"),
        ("crew+=C4:2 crew-=C5", f"crew={CREW.replace('C5:2', 'C4:2')}"),
        ("crew+=C5 crew-=C5", f"crew={CREW.replace('C5:2', 'C5:1')}"),
        ("crew-=C4", f"crew={CREW}"),
        ("captain=A4", "captain=A4"),
        ("captain=S.A4", "captain=A4"),
        ("cannons=C3,B5", "cannons=B5,C3"),
        ("cannons=-", "cannons=-"),
        ("cannons-=C3,B5", "cannons=B3,C5,D3,D5,E3,E5,F3,F5"),
        ("hull=C-port,A-starboard:2", "hull=A-starboard:2,C-port:1"),
        ("hull=-", "hull=-"),
        ("main=1", "main=1"),
        ("@0,16 NW", "@0,16"),
        ("NW @0,16", "NW"),
    ],
)
def test_a_token_is_read_in_any_order(table: TableOf, tokens: str, expected: str) -> None:
    assert expected in table(f"S {tokens}").line("S").split()


def test_figures_on_the_other_ship_are_written_with_her_letter(table: TableOf) -> None:
    game = table(f"{STARBOARD}S crew=C3,I.C4:2 captain=I.H4\nI crew=S.A4 captain=S.B5")
    assert game.line("S") == f"S captain=I.H4 crew=C3:1,I.C4:2 cannons={CANNONS} {MASTS}"
    assert game.line("I") == f"I captain=S.B5 crew=S.A4:1 cannons={CANNONS} {MASTS}"


def test_lines_come_in_any_order_with_comments_and_colons(table: TableOf) -> None:
    plain = table(f"turn 4 step=2 idle=1\n{BESIDE}at shot S").text()
    lines = ["", "# a broadside", "  at shot S  # S first", "I: @7,4 N", "turn 4 idle=1 step=2", "S: N @6,4"]
    assert table("\n".join([*lines, "game broadsides"])).text() == plain


def test_both_ships_have_the_same_signs(table: TableOf) -> None:
    """[BBP-GEN-01] [BBP-GEN-02] The same words mean the same for either ship."""
    for letter, other in ("SI", "IS"):
        game = table(f"{letter} @3,3 E captain=C4 crew=A4:2 cannons=F5 fore=0 hull=H-port:2\n{other} @9,9 W")
        assert game.line(letter) == (
            f"{letter} @3,3 E captain=C4 crew=A4:2 cannons=F5 fore=0 main=2 mizzen=1 aft=1 hull=H-port:2"
        )


@pytest.mark.parametrize(("kind", "rule", "drawn"), ENDS)
def test_a_finished_game_is_a_position(table: TableOf, kind: str, rule: str, drawn: bool) -> None:
    for winner, winners in (("draw", ()), ("S", (0,)), ("I", (1,))):
        text = f"at over {kind} {rule} winner={winner}"
        if (winner == "draw") == drawn:
            game = table(text)
            outcome = game.state.outcome
            assert isinstance(outcome, Outcome)
            assert (outcome.kind, outcome.rule, outcome.winners) == (kind, rule, winners)
            assert game.line("at") == text
            assert game.line("turn") == "turn 1 step=0 idle=0"
        else:
            with pytest.raises(ParseError, match="line 1: a game ends by"):
                GAME.parse(text)


def test_the_ends_are_those_of_the_page() -> None:
    rows = PAGE.partition("## Outcomes")[2].partition("\n## ")[0]
    cells = [line.split("|")[1:3] for line in rows.splitlines() if line.startswith("| `")]
    found = set()
    for names, rules in cells:
        for kind in re.findall(r"`([a-z-]+)`", names):
            found |= {(kind, rule) for rule in re.findall(r"BBP-[A-Z]+-\d+", rules)}
    assert found == {(kind, rule) for kind, rule, _ in ENDS}


# ---- what is refused

REFUSED = [
    # lines
    ("hello", "line 1: a line of a position starts with one of"),
    ("turn 3\nS @6,4 N\nS @6,5 N", "line 3: a second line 'S'"),
    ("game chess", "line 1: not a position of broadsides"),
    ("game", "line 1: not a position of broadsides"),
    # options
    ("options captain-counts", "line 1: an option is NAME=VALUE"),
    ("options captain-counts=maybe", "line 1: option captain-counts is one of yes, no"),
    ("options rum=yes", "line 1: option 'rum' does not exist"),
    ("options idle-turns=0", "line 1: option idle-turns is a whole number from 1 to 9999"),
    ("options idle-turns=5 idle-turns=6", "line 1: option 'idle-turns' stands twice"),
    # turn and boarding
    ("turn zero", "line 1: the turn must be a whole number"),
    ("turn 0", "line 1: the turn must be from 1 to 999999"),
    ("turn 1 step=4", "line 1: the step must be from 0 to 3"),
    ("turn 1 step=x", "line 1: the step must be a whole number"),
    ("turn 1 idle=-1", "line 1: idle must be from 0 to 9999"),
    ("turn 1 rum=3", "line 1: 'turn' takes a number, step=, idle= and fought: 'rum=3'"),
    ("turn 1 idle=1 idle=2", "line 1: 'idle' stands twice"),
    ("turn 1 step=1", "at this moment the step is from 0 to 0: '1'"),
    ("turn 1 step=0\nS @6,4 N\nI @7,4 N\nat shot S", "line 4: at this moment the step is from 1 to 3: '0'"),
    ("turn 1 step=2\nI captain=-\nat promote I", "line 3: at this moment the step is from 3 to 3: '2'"),
    ("turn 1 step=3\nat sail", "line 2: at this moment the step is from 0 to 2: '3'"),
    ("turn 9 idle=51", "line 1: the game is drawn after 50 idle turns .BBP-R-42.: 'idle=51'"),
    ("turn 9 fought", "line 1: no shot has been fired when a turn begins: 'fought'"),
    ("turn 2\nat deploy", "line 1: no turn has been played at this moment"),
    ("boarding 1", "line 1: 'boarding' needs a line 'placement'"),
    (f"{STARBOARD}turn 1", "line 2: 'turn' is for the sea; after a collision write 'boarding'"),
    (f"{STARBOARD}boarding 1 step=1", "line 2: 'boarding' takes a number, idle= and fought: 'step=1'"),
    (f"{STARBOARD}boarding 60 idle=51", "line 2: the game is drawn after 50 idle turns .BBP-R-42."),
    (f"options idle-boarding-turns=3\n{STARBOARD}boarding 9 idle=4", "line 3: the game is drawn after 3 idle turns"),
    (f"{STARBOARD}boarding 2\nat salvo", "line 2: no turn has been played at this moment"),
    (f"{STARBOARD}boarding 1 idle=1\nat shot S", "line 2: no turn has been played at this moment"),
    (f"{STARBOARD}boarding 1 fought\nat first-boarding", "line 2: no turn has been played at this moment"),
    # points
    ("S @6", "line 1: a point is written @X,Y"),
    ("S @x,4", "line 1: x must be a whole number"),
    ("S @6,100", "line 1: y must be from 0 to 99"),
    ("S @6,8", "line 1: not a point at sea: '@6,8'"),
    ("I @13,4", "line 1: not a point at sea: '@13,4'"),
    ("I @6,17", "line 1: not a point at sea: '@6,17'"),
    ("S @6,4 N\nI @6,4 S", "line 2: both ships are on one point"),
    # tokens
    ("S N E", "line 1: 'heading' stands twice"),
    ("S @6,4 @6,5", "line 1: '@' stands twice"),
    ("S rum", "line 1: a ship's line takes @X,Y HEADING"),
    ("S rum=3", "line 1: a ship's line takes @X,Y HEADING"),
    ("S =3", "line 1: a ship's line takes @X,Y HEADING"),
    ("S aground aground", "line 1: 'aground' stands twice"),
    ("S captain=", "line 1: no such section"),
    ("S captain=B4", "line 1: no such section"),
    ("S captain=X.C3", "line 1: a section of one of the ships is written S.C3 or I.C5"),
    ("S captain=I.C3", "line 1: nobody is on the other ship before the Boarding turns: 'I.C3'"),
    ("S crew=I.C3", "line 1: nobody is on the other ship before the Boarding turns: 'I.C3'"),
    (f"{STARBOARD}S crew=I.C3\nat salvo", "line 2: nobody is on the other ship before the Boarding turns: 'I.C3'"),
    (f"{STARBOARD}I captain=S.C3\nat first-boarding", "line 2: nobody is on the other ship before the Boarding turns"),
    ("S crew=", "line 1: a list is empty; write '-' for nothing"),
    ("S crew=C5:4", "line 1: a number of crew must be from 1 to 3"),
    ("S crew=C5:0", "line 1: a number of crew must be from 1 to 3"),
    ("S crew=C5:", "line 1: a number is missing: 'C5:'"),
    ("S crew=C5,C5", "line 1: 'C5' stands twice"),
    ("S crew+=C5:2", "line 1: from 0 to 3 crew stand in one section: 'C5'"),
    ("S crew-=A4:2", "line 1: from 0 to 3 crew stand in one section: 'A4'"),
    ("S crew+=C5", "line 1: a ship has at most 22 crew"),
    ("S crew=C5 crew-=C5", "line 1: 'crew=' names all, 'crew-=' changes the default: write one of them"),
    ("S crew+=C5 crew=C5", "line 1: 'crew=' names all, 'crew[+]=' changes the default: write one of them"),
    ("S cannons=B3 cannons-=B3", "line 1: 'cannons=' names all, 'cannons-=' changes the default"),
    ("S crew=C5:3 captain=C5", "line 1: at most 3 figures of a side stand in one section: 'S.C5'"),
    ("S cannons=A4", "line 1: cannons stand only in B3 B5"),
    ("S cannons=", "line 1: a list is empty"),
    ("S cannons+=B3", "line 1: a ship's line takes @X,Y HEADING"),
    ("S fore=2", "line 1: fore .parts still standing. must be from 0 to 1"),
    ("S main=3", "line 1: main .parts still standing. must be from 0 to 2"),
    ("S hull=C", "line 1: a hull section is ROW-SIDE, as in C-port: 'C'"),
    ("S hull=C-port:3", "line 1: hull hits must be from 1 to 2"),
    ("S hull=C-port,C-port", "line 1: 'C-port' stands twice"),
    # plots
    ("S plot=F,F\nat plot", "line 1: a plot is three cards"),
    ("S plot=F,F,X\nat plot", "line 1: cards are F forward"),
    ("S plot=F,?,?\nat plot", "line 1: '.' is what one seat does not see"),
    ("S plot=F,F,F", "line 1: nobody has plotted yet at 'turn'"),
    (f"S {IMMOBILE} plot=D,D,D\nat surrender", "line 1: nobody has plotted yet at 'surrender'"),
    ("S plot=F,F,F\nat deploy", "line 1: nobody has plotted yet at 'deploy'"),
    ("S plot=F,F,D\nat plot", "line 1: a plot has no more Damage cards than are due, here 0"),
    ("S fore=0 plot=F,F,F\nat plot", "line 1: a plot has exactly the Damage cards that are due, here 1"),
    ("S fore=0 plot=F,F,F\nat sail", "line 1: a plot has exactly the Damage cards that are due, here 1"),
    ("turn 1 step=0\nS fore=0 plot=F,F,F\nat sail", "line 2: a plot has exactly the Damage cards that are due"),
    ("S nocards plot=F,F,F\nat plot", "line 1: a ship without cards this turn has no plot"),
    # what goes with which moment
    ("S placed=A4", "line 1: 'placed=' goes with 'at deploy'"),
    ("S placed=B3,B3\nat deploy", "line 1: two crew and the captain are placed, at most three figures in a section"),
    ("S placed=A4,A4,C4,C4\nat deploy", "line 1: two crew and the captain are placed"),
    ("S placed=?\nat deploy", "line 1: '.' is what one seat does not see"),
    ("S crew=A4\nat deploy", "line 1: at 'deploy' a ship is fresh"),
    ("S crew-=B3 crew+=C4\nat deploy", "line 1: at 'deploy' a ship is fresh"),
    ("S captain=H5\nat deploy", "line 1: at 'deploy' a ship is fresh"),
    ("S @6,1\nat deploy", "line 1: at 'deploy' a ship is fresh"),
    ("S @5,0\nat deploy", "line 1: at 'deploy' a ship is fresh"),
    ("S NE\nat deploy", "line 1: at 'deploy' a ship is fresh"),
    ("S cannons-=B3\nat deploy", "line 1: at 'deploy' a ship is fresh"),
    ("S main=1\nat deploy", "line 1: at 'deploy' a ship is fresh"),
    ("S hull=A-port\nat deploy", "line 1: at 'deploy' a ship is fresh"),
    ("S aground\nat deploy", "line 1: at 'deploy' a ship is fresh"),
    ("S nocards\nat deploy", "line 1: at 'deploy' a ship is fresh"),
    ("S captain-lost\nat deploy", "line 1: at 'deploy' a ship is fresh"),
    ("S answer=maybe", "line 1: an answer is 'surrender' or 'fight-on'"),
    (f"S {IMMOBILE} answer=fight-on", "line 1: 'answer=' goes with 'at surrender', for a ship with three Damage cards"),
    (f"S {IMMOBILE}\nI answer=surrender\nat surrender", "line 2: 'answer=' goes with 'at surrender'"),
    ("S answer=fight-on\nat over sunk BBP-WIN-03 winner=S", "line 1: 'answer=' goes with 'at surrender'"),
    (f"{STARBOARD}S @6,4", "line 2: after a collision a ship has neither point nor heading, hull hits nor cards"),
    (f"{STARBOARD}S N", "line 2: after a collision"),
    (f"{STARBOARD}S hull=-", "line 2: after a collision"),
    (f"{STARBOARD}S plot=F,F,F", "line 2: after a collision"),
    (f"{STARBOARD}S aground", "line 2: after a collision"),
    (f"{STARBOARD}S nocards", "line 2: after a collision"),
    (f"{STARBOARD}S captain-lost", "line 2: after a collision"),
    # the moment
    ("at", "line 1: write 'at MOMENT'"),
    ("at tea", "line 1: moments at sea .a collision needs a line 'placement'. are deploy"),
    ("at melee S", "line 1: moments at sea"),
    (f"{STARBOARD}at plot", "line 2: moments after a collision are salvo"),
    ("at plot S", "line 1: 'at plot' does not take this: 'S'"),
    ("at plot moves=3", "line 1: 'at plot' takes no 'moves=': 'moves'"),
    (f"{BESIDE}at shot", "line 3: write 'at shot SEAT', a seat being S or I"),
    (f"{BESIDE}at shot S I", "line 3: write 'at shot SEAT', a seat being S or I"),
    (f"{BESIDE}at shot S shots=1 shots=2", "line 3: 'shots' stands twice"),
    (f"{BESIDE}at shot S shots=0", "line 3: shots must be from 1 to 10"),
    (f"{BESIDE}at shot S shots=11", "line 3: shots must be from 1 to 10"),
    (f"{BESIDE}at shot S row=C", "line 3: 'at shot' takes no 'row='"),
    (f"{BESIDE}at shot-die S", "line 3: write 'at shot-die SEAT row=ROW', a row being A to H"),
    (f"{BESIDE}at shot-die S row=Z", "line 3: write 'at shot-die SEAT row=ROW', a row being A to H: 'Z'"),
    (f"{BESIDE}at first-fire S", "line 3: 'at first-fire' does not take this: 'S'"),
    (f"{BESIDE}at exchange S=3", "line 3: 'at exchange' takes no 'S='"),
    ("S @6,4 N\nI @6,5 NW\nat first-fire", "line 3: who fires first is rolled only if both can fire .BBP-R-20."),
    ("S @6,4 N\nI @6,5 NW\nat shot S", "line 3: no cannon of S bears: name the shots left, as in shots=2"),
    ("S @6,4 N\nI @6,6 N\nat shot S", "line 3: nobody fires: the ships are not one segment apart .BBP-RANGE-01."),
    ("at exchange", "line 1: nobody fires"),
    ("at surrender", "line 1: nobody can surrender: no ship has three Damage cards due .BBP-R-39."),
    ("at promote I", "line 1: a captain is replaced only if he is gone: write captain=-"),
    ("S captain=-\nI captain=-\nat promote I", "line 3: if both captains are gone, the Seahawk's is replaced first"),
    ("I captain=-\nat promote I salvo-fired", "line 2: 'at promote' does not take this: 'salvo-fired'"),
    (
        f"options salvo-captain-loses=yes\n{STARBOARD}I captain=-\nat promote I salvo-fired",
        "line 4: with salvo-captain-loses=yes the game is over .BBP-R-49.",
    ),
    (f"{STARBOARD}at step", "line 2: write 'at step SEAT'"),
    (f"{STARBOARD}at step S moves=0", "line 2: moves must be from 1 to 3"),
    (f"{STARBOARD}at step S moves=4", "line 2: moves must be from 1 to 3"),
    (f"{STARBOARD}at fight S", "line 2: no section holds figures of both sides .BBP-MELEE-01."),
    (f"{STARBOARD}at melee S", "line 2: no section holds figures of both sides .BBP-MELEE-01."),
    (f"{STARBOARD}S crew=I.B5\nI crew=B5\nat melee S spot=I.C5", "line 4: write 'at melee SEAT spot=SHIP.SECTION'"),
    (f"{STARBOARD}S crew=I.B5\nI crew=B5\nat melee S spot=C5", "line 4: a section of one of the ships is written"),
    (f"{STARBOARD}S crew=I.B5,I.C5\nI crew=B5,C5\nat melee S", "line 4: write 'at melee SEAT spot=SHIP.SECTION'"),
    ("at over", "line 1: write 'at over KIND RULE winner=S'"),
    ("at over sunk BBP-WIN-03", "line 1: write 'at over KIND RULE winner=S'"),
    ("at over sunk BBP-WIN-03 winner=X", "line 1: write 'at over KIND RULE winner=S'"),
    ("at over sunk BBP-WIN-03 winner=S moves=3", "line 1: 'at over' takes no 'moves='"),
    ("at over drunk BBP-WIN-03 winner=S", "line 1: a game ends by sunk BBP-WIN-03"),
    # placement
    ("placement", "line 1: write 'placement same.opposite S=SIDE I=SIDE'"),
    ("placement askew S=port I=port", "line 1: write 'placement same"),
    ("placement opposite S=port S=port", "line 1: write 'placement same"),
    ("placement opposite S=port I=bow", "line 1: write 'placement same"),
    # figures that cannot be missing
    ("S captain=-", "line 1: a captain is replaced before the next turn begins .BBP-DAMAGE-44."),
    ("S captain=-\nat plot", "line 1: a captain is replaced before the next turn begins .BBP-DAMAGE-44."),
    ("S aground\nat plot", "line 1: 'aground' and 'captain-lost' are of this turn, which has not begun"),
    ("S captain-lost\nat turn", "line 1: 'aground' and 'captain-lost' are of this turn, which has not begun"),
    ("S captain=- crew=-\nat sail", "line 1: this ship has lost already"),
    ("S hull=A-port:2,B-port:2,C-port:2", "line 1: this ship has lost already"),
    (f"options three-masts-lose=yes\nS {IMMOBILE}", "line 2: this ship has lost already"),
    ("S captain=-\nI captain=- crew=-\nat promote S", "line 2: this ship has lost already"),
    ("S @6,4 N\nI @6,5 N captain=- crew=-\nat exchange", "line 2: this ship has lost already"),
    (f"{STARBOARD}S captain=-", "line 2: at this moment both captains are on deck: 'step'"),
    (f"{STARBOARD}S captain=-\nat first-fire", "line 2: at this moment both captains are on deck: 'first-fire'"),
    (f"{STARBOARD}S captain=-\nat first-boarding", "line 2: at this moment both captains are on deck"),
    (f"{STARBOARD}S crew=I.C5 captain=-\nI crew=C5\nat melee S", "line 2: at this moment both captains are on deck"),
    (f"{STARBOARD}S captain=- crew=-\nat salvo", "line 2: a ship with neither captain nor crew has lost already"),
    (
        f"{STARBOARD}S captain=-\nI captain=- crew=-\nat promote S salvo-fired",
        "line 3: a ship with neither captain nor crew has lost already",
    ),
]


@pytest.mark.parametrize(("text", "reason"), REFUSED)
def test_what_cannot_be_is_refused_with_line_and_reason(text: str, reason: str) -> None:
    with pytest.raises(ParseError, match=f"^{reason}"):
        GAME.parse(text)


def test_a_ship_may_be_lost_in_the_middle_of_an_exchange(table: TableOf) -> None:
    """[BBP-R-41] Losses are judged when it is over: the moments of a shot take such a ship."""
    game = table("S @6,4 N cannons=-\nI @7,4 N captain=- crew=-\nat shot I shots=1")
    game.say("I: hold")
    assert game.outcome() == "S eliminated BBP-WIN-04"


def test_a_captain_may_be_missing_in_the_middle_of_a_turn(table: TableOf) -> None:
    """[BBP-DAMAGE-41] He fell in an earlier step: the turn goes on, and he is replaced at its end."""
    assert table("turn 2 step=1\nS captain=-\nat sail").asks() == "S promote"


def test_after_the_answers_the_turn_goes_on(table: TableOf) -> None:
    """[BBP-R-39] Surrender is offered once a turn; the one who is immobilised has nothing to plot."""
    game = table(f"S {IMMOBILE}\nat surrender")
    game.say("S: fight-on")
    assert game.asks() == "I plot"


def test_a_position_says_where_every_unfinished_rule_stands(table: TableOf) -> None:
    """Written and read again at each moment of a game, it has the same frames in the same order."""
    game = table("options idle-boarding-turns=3\nS @6,3 N captain=C4\nI @7,4 W\nat plot")
    moments = set()
    lines = ["S: plot F S S", "I: plot F S S", "*: dice 6 1", "S: shot H", "*: dice 5"]
    lines += ["S: shot A", "*: dice 1"] * 4 + ["I: shot C", "*: dice 4"] + ["I: shot A", "*: dice 1"] * 4
    lines += ["S: promote H3", "I: promote H3", "*: dice 6 1", "S: step crew S.B3>I.B5", "S: step crew S.C3>I.C5"]
    lines += ["S: step crew S.A4>S.B3", "S: fight I.B5", "*: dice 1 6", "*: dice 1 6", "I: step captain I.H3>I.H4"]
    for line in lines:
        game.say(line)
        written = table(game.text()).state
        assert [type(frame) for frame in written.stack] == [type(frame) for frame in game.state.stack]
        assert written.question is game.state.question
        assert (written.stage, written.phase) == (game.state.stage, game.state.phase)
        copy = game.state.clone()
        assert [type(frame) for frame in copy.stack] == [type(frame) for frame in game.state.stack]
        moments.add(game.asks())
    assert moments >= {"I plot", "* first-fire", "S shot", "* shot-die", "S promote", "* first-boarding", "S fight"}
