"""Positions as text: defaults, round trips, and texts that are none."""

import pytest

from tests.games.onboard.table import Table, TableOf
from warbox.engine.notation import ParseError
from warbox.engine.sampler import Sampler
from warbox.engine.turn import playout
from warbox.games.onboard.game import GAME

BARE = "mission m bombs=b@A1\nstarts attack=A1,B1,C1,D1 defence=E5,F5,F6,E7"


def test_the_empty_text_is_the_start_of_turn_1(table: TableOf) -> None:
    """[OB-SETUP-04] Mission 1 as it is laid out, all Agents fresh on their start cells, empty hands, full decks."""
    game = table("")
    assert game.text().splitlines()[:12] == [
        "game onboard",
        "turn 1",
        "ash @B1 hp=2",
        "thermite @E1 hp=2",
        "twitch @B9 hp=2",
        "blitz @E9 hp=2",
        "doc @A4 hp=2",
        "castle @B6 hp=2",
        "kapkan @D5 hp=2",
        "frost @F6 hp=2",
        "A1 agents=ash,thermite,twitch,blitz hand=-",
        "D1 agents=doc,castle,kapkan,frost hand=-",
    ]
    assert len(game.fact("attack", "deck").split(",")) == len(game.fact("defence", "deck").split(",")) == 40
    assert game.text().splitlines()[-5:] == [
        "smoke " + " ".join(f"{zone}=0" for zone in game.state.readings.mission.zone_names),
        "traps -",
        "bombs bomb_a=0 bomb_b=0",
        "supply reinforced=8 barricaded-doors=10",
        "at activate A1",
    ]


def test_a_named_deck_is_the_whole_deck_and_an_unnamed_one_has_all_the_rest(table: TableOf) -> None:
    """[OB-SEAT-04] The top card first; cards in hands, piles, traps and the combat are not in it."""
    game = table("A1 hand=exothermic_charge:5\nattack discard=breach_charge:8")
    assert game.fact("attack", "deck").split(",")[-1] == "double_defence"
    assert table("attack deck=counter,smoke_grenade").fact("attack", "deck") == "counter,smoke_grenade"
    game = table(
        "ash @C5\ndoc @A5\nedges B5|C5=door_open\ntraps A3=trap_wire\n"
        "A1 hand=smoke_grenade\nD1 hand=counter committed=trap_stun\nat double D1 ash>doc countered"
    )
    deck = game.fact("defence", "deck").split(",")
    assert (deck.count("trap_wire"), deck.count("trap_stun"), deck.count("counter")) == (1, 0, 2)


@pytest.mark.parametrize(
    "text",
    [
        "at shuffle attack",
        "at shuffle defence",
        "options players=4\nat take D1",
        "options players=3\nat take A1",
        "at place D1",
        "doc @D5\nat place D1",
        "ash @E1\nat place A1",
        "D1 hand=barricade\nat prepare D1",
        "options players=4\nD2 hand=barricade\nat prepare D2",
        "options players=4 mission=m3_residence\nturn 14\nat activate D1",
        "options players=4\nash dead\nthermite dead\nat activate A2",
        "ash activated flashed\nthermite activated\nat act blitz actions=1",
        "turn 4\nash disoriented=5\nat act doc",
        "ash @C5\ndoc @A5\nedges B5|C5=door_open\nA1 hand=counter\nat commit ash>doc actions=0",
        "ash @C5\ndoc @A5\nedges B5|C5=door_open\nA1 hand=counter\nD1 committed=- hand=barricade\nat commit doc>ash",
        "ash @C5\ndoc @A5\nedges B5|C5=door_open\nA1 committed=counter\nD1 hand=barricade\nat counter ash>doc",
        "ash @C5\ndoc @A5\nedges B5|C5=door_open\nD1 hand=barricade\nat double D1 ash>doc passed",
        "ash @C5\ndoc @A5\nedges B5|C5=door_open\nD1 hand=barricade\nat double D1 ash>doc attack-doubled=1",
        "ash @C5\ndoc @A5\nedges B5|C5=door_open\nA1 hand=counter\nat double A1 ash>doc countered passed",
        "turn 2\nattack deck=- discard=counter\nat reshuffle attack",
        "defence deck=- discard=counter\nat reshuffle defence during=refill",
        "turn 3\nat over held OB-WIN-02 winner=defence",
        "turn 3\nash dead\nthermite dead\ntwitch dead\nblitz dead\nat over eliminated OB-WIN-02 winner=defence",
        "edges C1|C2=door_open\nsupply broken=C1|C2 reinforced=0 barricaded-doors=3",
    ],
)
def test_every_moment_can_be_written_and_read(text: str) -> None:
    """[OB-R-59] What the program writes is what it reads, also in the middle of a combat."""
    game = Table(text)  # checks the round trip
    words = [line for line in text.splitlines() if line.startswith("at ")]
    assert not words or game.at().split()[0] == words[0].split()[1]


@pytest.mark.parametrize("seed", range(6))
def test_random_games_can_be_written_down_at_any_time(seed: int) -> None:
    """[OB-TURN-01] Every tenth moment of random games, with all options."""
    sampler = Sampler(seed)
    options = {
        "players": "234"[seed % 3],
        "zones": ["fixed", "merge"][seed % 2],
        "doubling": ["one", "several"][seed % 2],
    }
    options["mission"] = ["m1_embassy", "m2_annex", "m3_residence"][seed % 3]
    state = GAME.new(GAME.complete_options(options))
    while state.question is not None:
        text = GAME.format(state)
        assert GAME.format(GAME.parse(text)) == text
        playout(state, sampler, 10)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("game broadsides", "line 1: not a position of onboard: 'broadsides'"),
        ("rook @A1", "line 1: a line of a position starts with one of game, options"),
        ("ash @A1\nash @A2", "line 2: a second line 'ash'"),
        ("options players=5", "line 1: option players is one of 2, 3, 4, not '5'"),
        ("options players", "an option is NAME=VALUE"),
        ("options players=2 players=3", "option 'players' stands twice"),
        ("turn 11", "line 1: the turn must be from 0 to 10: '11'"),
        ("turn 0", "'at activate' is in a turn from 1 to 10"),
        ("turn 1 2", "write 'turn N'"),
        ("turn 2\nat place D1", "'at place' comes before turn 1"),
        ("ash @G1", "line 1: a cell is a column A to F and a row 1 to 9"),
        ("ash hp=0", "hit points must be from 1 to 2"),
        ("ash hp=1 hp=2", "'hp' stands twice"),
        ("ash dead hp=1", "'dead' and 'unplaced' stand alone"),
        ("ash unplaced", "an Agent is on the board, or dead"),
        ("ash asleep", "an Agent's line takes"),
        ("doc activated", "an Agent is 'activated' only while its own team's phase"),
        ("ash disoriented=2", "the last turn of disorientation must be from 1 to 1"),
        ("ash hp=1\nat place A1", "nothing has happened to an Agent before turn 1"),
        ("ash @A4\ndoc @A4", "line 2: ash and doc cannot share a cell"),
        ("ash dead\nthermite dead\ntwitch dead\nblitz dead", "a team without living Agents has lost"),
        ("ash @A1\nat place A1", "not a start cell of its team"),
        ("A2 hand=counter", "with 2 players there is no seat: 'A2'"),
        ("A1 hand=counter:6", "a hand has at most 5 cards"),
        ("A1 hand=rook", "line 1: no such card"),
        ("A1 hand=barricade", "the attack deck has only 0 of this card: 'barricade'"),
        ("D1 hand=trap_stun\ntraps A3=trap_stun", "the defence deck has only 1 of this card: 'trap_stun'"),
        ("A1 hand=?:5", "'?' is what one seat does not see"),
        ("A1 hand=", "a list is empty; write '-' for nothing"),
        ("A1 committed=counter", "'committed=' is for the two seats of a combat"),
        ("A1 agents=ash", "with two players a seat commands all four Agents"),
        ("options players=4\nA1 agents=ash,doc", "with two seats each commands two Agents"),
        ("options players=4\nash dead\nthermite dead\nA1 hand=counter\nat activate A2", "has no hand"),
        ("attack cards=3", "the line 'attack' takes deck= discard="),
        ("edges A1|A2=door_open", "A1|A2 is window at the start and cannot become door_open"),
        ("edges A3|A4=rubble", "an edge is one of open, solid, wall"),
        ("edges A3|A5=wall", "these cells share no edge"),
        ("edges A3|A4=wall A4|A3=wall", "'A4|A3' stands twice"),
        ("smoke gallery=3", "Smoke tokens must be from 0 to 2"),
        ("smoke roof=1", "the line 'smoke' takes north_street="),
        ("smoke gallery=2 lobby=2 archives=2 kitchen=2 security=2 rear_hall=1", "the box has 10 Smoke tokens"),
        ("supply reinforced=9", "reinforced must be from 0 to 8"),
        ("supply broken=A1|A2", "a broken barricade is an open door"),
        ("traps A3=counter", "this is no trap card"),
        ("traps B1=trap_wire", "neither on a start cell of the Attack nor under an attacker"),
        ("ash @A3\ntraps A3=trap_wire", "a trap lies"),
        ("traps A3=trap_wire,ash", "only the Defence lays traps"),
        ("traps A3=trap_wire,doc,A2,B2", "a trap lies in one of the cells where it may be"),
        ("bombs bomb_a=1", "turn ends at which the bomb was held must be from 0 to 0"),
        ("bombs bomb_a=defused", "so many bombs defused end the game"),
        ("bombs bomb_c=1", "the line 'bombs' takes bomb_a= bomb_b="),
        ("at noon", "moments are shuffle, take, place"),
        ("at act", "write 'at act AGENT'"),
        ("at act ash actions=4", "actions must be from 1 to 3"),
        ("ash dead\nat act ash", "a dead Agent does not act"),
        ("at activate A2", "A1 chooses for its team"),
        ("at take D1", "this is asked only where a team has two seats"),
        ("at commit ash>doc", "there is no line of fire (OB-LOF-02): 'ash>doc'"),
        ("ash @A5\nat commit ash>doc", "within a zone no cards are played"),
        ("at commit ash>blitz", "a combat is between two living Agents of different teams"),
        ("ash @C5\ndoc @A5\nedges B5|C5=door_open\nat double D1 ash>doc", "the striker is asked first"),
        ("ash @C5\ndoc @A5\nedges B5|C5=door_open\nat double D2 ash>doc", "a seat being A1 or D1"),
        ("at reshuffle attack", "a deck is rebuilt when it is empty"),
        ("at over won", "write 'at over KIND RULE winner=attack'"),
        ("at over held OB-WIN-02 winner=attack", "a game ends by defused OB-WIN-01 (attack wins)"),
        ("attack deck=counter\nat place D1", "before the first draw the attack deck has all its 40 cards"),
        ("attack deck=counter\nat shuffle attack", "the attack deck is not shuffled yet"),
        ("A1 hand=counter\nat place D1", "nobody has drawn a card yet"),
        ("map wall=A1|A2", "a line 'map' belongs to a line 'mission'"),
        ("mission m", "write 'mission NAME turn-limit=N"),
        (f"options mission=m2_annex\n{BARE}", "leave out the option"),
    ],
)  # fmt: skip
def test_a_text_that_is_no_position_says_why_and_where(text: str, why: str) -> None:
    """[OB-CELL-04] [OB-COMP-03] [OB-SEAT-05] What cannot stand on a table is refused."""
    with pytest.raises(ParseError) as caught:
        GAME.parse(text)
    assert why in str(caught.value)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("A1: dance", "no such action; actions are take, place"),
        ("A1: move", "write 'move CELL'"),
        ("A1: move C4 C5", "write 'move CELL'"),
        ("A1: open C4", "an edge is written CELL|CELL"),
        ("A1: fight nobody", "no such agent; agents are ash"),
        ("A1: play rook C4", "no such card"),
        ("A1: play breach_charge nobody", "an edge is written CELL|CELL"),
        ("A1: play covering_fire nobody", "no such agent"),
        ("A1: play smoke_grenade nobody", "a cell is a column A to F"),
        ("A1: take ash ash", "name two different Agents"),
        ("A1: commit rook", "no such card"),
        ("A1: commit counter counter counter counter counter counter", "a hand has at most 5 cards"),
        ("A1: stop now", "write 'stop'"),
        ("B1: stop", "no such seat; seats are A1 D1 A2 D2 and * for chance"),
    ],
)
def test_a_line_that_is_no_action_says_why(line: str, why: str) -> None:
    """[OB-ACTION-02] Before any state is looked at."""
    with pytest.raises(ParseError) as caught:
        GAME.parse_line(line)
    assert why in str(caught.value)


@pytest.mark.parametrize(
    ("typed", "canonical"),
    [
        ("A: move c4", "A1: move C4"),
        ("D: open c4|C3", "D1: open C3|C4"),
        ("A1: commit breach_charge covering_fire", "A1: commit covering_fire breach_charge"),
        ("A1: commit", "A1: commit -"),
        ("A1: take blitz ash", "A1: take ash blitz"),
        ("A1:   move   C4 ", "A1: move C4"),
    ],
)
def test_actions_have_one_canonical_text(typed: str, canonical: str) -> None:
    """[OB-CELL-05] Cells in lower case, edges and sets of cards in any order, `A` and `D` for the seats of two."""
    assert GAME.format_line(*GAME.parse_line(typed)) == canonical
