"""How the game ends: sinking, elimination, surrender, a captain's death, draws; and how it does not."""

import pytest

from tests.games.broadsides.table import TableOf, texts
from warbox.engine.decision import IllegalAction
from warbox.games.broadsides.game import GAME
from warbox.play.fairdice import ScriptedDice
from warbox.play.match import Match
from warbox.play.record import EndLine, ResignLine

BEAM = "S @6,4 N {}\nI @7,4 N {}\n"
STUCK = "fore=0 mizzen=0 aft=0"
SINKING = {"S": "hull=A-starboard:2,B-starboard:2,C-starboard:1", "I": "hull=A-port:2,B-port:2,C-port:1"}
ALONE = "crew=- cannons=-"  # the captain in H5 is the last on deck


def test_cannon_fire_sinks_a_ship(table: TableOf) -> None:
    """[BBP-GEN-04] [BBP-WIN-03] [BBP-DAMAGE-26] The third destroyed hull section; the shooter wins, S or I."""
    game = table(BEAM.format("", SINKING["I"]) + "at shot S shots=1 then=0")
    events = texts(game.do("S: shot C", dice="2"))
    assert events[-1] == "over-sunk BBP-WIN-03 winner=S"
    assert game.outcome() == "S sunk BBP-WIN-03"
    assert game.line("at") == "at over sunk BBP-WIN-03 winner=S"
    game = table(BEAM.format(SINKING["S"], "") + "at shot I shots=1 then=0")
    game.do("I: shot C", dice="2")
    assert game.outcome() == "I sunk BBP-WIN-03"


def test_cannon_fire_eliminates_a_side(table: TableOf) -> None:
    """[BBP-GEN-04] [BBP-WIN-04] Cannons, crew and finally the captain; the shooter wins, S or I."""
    game = table(BEAM.format("", ALONE) + "at shot S shots=1 then=0")
    events = texts(game.do("S: shot H", dice="5"))
    assert events[-1] == "over-eliminated BBP-WIN-04 winner=S"
    assert game.outcome() == "S eliminated BBP-WIN-04"
    game = table(BEAM.format(ALONE, "") + "at shot I shots=1 then=0")
    game.do("I: shot H", dice="5")
    assert game.outcome() == "I eliminated BBP-WIN-04"


def test_a_side_without_crew_fights_on_while_its_captain_lives(table: TableOf) -> None:
    """[BBP-WIN-04] [BBP-R-40] And one without a captain while it has crew; a lost captain alone is no end.

    [BBP-DAMAGE-45] [BBP-WIN-01]
    """
    game = table("turn 1 step=3\n" + BEAM.format("", "crew=A4:1 cannons=-") + "at shot S shots=1 then=0")
    game.do("S: shot A", dice="4")
    assert game.has("I", "crew=-", "captain=H5")
    assert game.outcome() == ""
    assert game.asks() == "S+I plot"
    game = table("turn 1 step=3\n" + BEAM.format("", "crew=A4:1,G3:1 cannons=-") + "at shot S shots=1 then=0")
    game.do("S: shot H", dice="5")
    assert game.outcome() == ""
    assert game.asks() == "I promote"


def test_elimination_looks_at_figures_only(table: TableOf) -> None:
    """[BBP-R-40] Cannons without anybody do not save a ship."""
    game = table(BEAM.format("", "crew=-") + "at shot S shots=1 then=0")
    game.do("S: shot H", dice="5")
    assert len(game.fact("I", "cannons").split(",")) == 10
    assert game.outcome() == "S eliminated BBP-WIN-04"


def test_an_immobilised_enemy_may_give_up(table: TableOf) -> None:
    """[BBP-GEN-04] [BBP-WIN-02] The third aim at sea."""
    game = table(f"S {STUCK}")
    game.do("S: surrender")
    assert game.outcome() == "I surrendered BBP-WIN-02"
    game = table(f"I {STUCK}")
    game.do("I: surrender")
    assert game.outcome() == "S surrendered BBP-WIN-02"


@pytest.mark.parametrize(("dice", "winner"), [("6 1", "S"), ("1 6", "I")])
def test_in_boarding_the_death_of_a_captain_hand_to_hand_decides(table: TableOf, dice: str, winner: str) -> None:
    """[BBP-GEN-05] [BBP-WIN-05] At once, however many crew his side has left."""
    game = table("placement same S=starboard I=port\nS captain=I.C5\nI captain=C5 crew=A4:1\nat melee S")
    game.do(f"*: dice {dice}")
    assert game.outcome() == f"{winner} captain-killed BBP-WIN-05"


def test_no_heap_of_damage_ends_the_game_but_the_four_ends(table: TableOf) -> None:
    """[BBP-WIN-01] [BBP-R-38] No cannons, no masts, every hull section hit once, two destroyed: the game goes on."""
    hits = ",".join(f"{row}-{side}:1" for row in "CDEFGH" for side in ("starboard", "port"))
    wreck = f"fore=0 main=0 mizzen=0 aft=1 cannons=- crew=- hull=A-port:2,B-port:2,{hits}"
    game = table("turn 1 step=3\n" + BEAM.format("", wreck) + "at shot S shots=1 then=0")
    game.do("S: shot H", dice="4")
    assert game.outcome() == ""
    assert game.asks() == "I surrender"


# ---- both lose


@pytest.mark.parametrize("first", ["S", "I"])
@pytest.mark.parametrize(
    ("seahawk", "isabella"), [("sunk", "sunk"), ("sunk", "gone"), ("gone", "sunk"), ("gone", "gone")]
)
def test_both_lost_in_one_exchange_is_a_draw(table: TableOf, seahawk: str, isabella: str, first: str) -> None:
    """[BBP-R-41] In any mixture, whoever fires first; judged when both have fired."""
    damage = {seat: SINKING[seat] if end == "sunk" else ALONE for seat, end in (("S", seahawk), ("I", isabella))}
    game = table(BEAM.format(damage["S"], damage["I"]) + f"at shot {first} shots=1 then=1")
    second = "I" if first == "S" else "S"
    ends = {"S": isabella, "I": seahawk}  # what each does to the other
    for seat in (first, second):
        assert game.outcome() == ""
        row, die = ("C", "2") if ends[seat] == "sunk" else ("H", "5")
        game.do(f"{seat}: shot {row}", dice=die)
    assert game.outcome() == "draw both-lost BBP-R-41"
    assert game.line("at") == "at over both-lost BBP-R-41 winner=draw"


def test_victory_waits_for_the_whole_exchange(table: TableOf) -> None:
    """[BBP-R-41] S sinks with the first shot of I; her own shots may still save the day, and do not."""
    game = table(BEAM.format(SINKING["S"], "") + "at shot I shots=3 then=2")
    game.do("I: shot C", dice="2")
    for line, die in (("I: shot A", "1"), ("I: shot A", "1"), ("S: shot A", "1")):
        assert game.outcome() == ""
        game.do(line, dice=die)
    assert game.outcome() == ""
    game.do("S: hold")
    assert game.outcome() == "I sunk BBP-WIN-03"


def test_after_the_end_nothing_is_asked_or_taken(table: TableOf) -> None:
    """[BBP-WIN-01] A finished game refuses everything by the rule of its end."""
    game = table("at over sunk BBP-WIN-03 winner=S")
    assert game.asks() == "nobody"
    assert game.legal("S") == game.legal("I") == []
    for line in ("S: plot F F F", "I: shot C", "*: dice 5"):
        assert game.refused(line).text() == "game-over BBP-WIN-03"


# ---- nothing can happen any more


@pytest.mark.parametrize(
    "position",
    [
        f"S @0,0 N {STUCK}\nI @12,16 S {STUCK}",  # out of range
        f"S @6,4 N {STUCK}\nI @6,5 N {STUCK}",  # bow against stern
        f"S @6,4 N {STUCK} cannons=-\nI @7,4 N {STUCK} cannons=B3,C3",  # the wrong battery
        f"S @6,4 N {STUCK} cannons=-\nI @7,4 N fore=0 main=0 hull=B-port:2 cannons=-",
        f"S @0,0 N {STUCK} nocards\nI @12,16 S {STUCK}",
        f"S @0,0 N {STUCK} nocards\nI @12,16 S {STUCK} nocards",
    ],
)
def test_two_immobilised_ships_that_cannot_fire_are_a_draw(table: TableOf, position: str) -> None:
    """[BBP-R-42] At the start of a turn, before surrender is offered."""
    game = table(position)
    assert game.outcome() == "draw dead BBP-R-42"


@pytest.mark.parametrize(
    ("position", "asks"),
    [
        (f"S @6,4 N {STUCK} cannons=B3\nI @7,4 N {STUCK} cannons=-", "S+I surrender"),  # one cannon bears
        (f"S @6,4 N {STUCK} cannons=-\nI @7,4 N {STUCK} cannons=F5", "S+I surrender"),
        (f"S @0,0 N {STUCK} cannons=-\nI @12,16 S fore=0 aft=0 cannons=-", "S surrender"),  # one can still move
        (f"S @0,0 N fore=0 aft=0\nI @12,16 S {STUCK}", "I surrender"),
    ],
)
def test_while_one_can_move_or_fire_the_game_goes_on(table: TableOf, position: str, asks: str) -> None:
    """[BBP-R-42]"""
    game = table(position)
    assert game.outcome() == ""
    assert game.asks() == asks


def test_the_dead_position_is_judged_at_the_start_of_the_next_turn(table: TableOf) -> None:
    """[BBP-R-42] The last cannons go in step 1; the turn is played to its end first."""
    game = table(f"S @6,4 N {STUCK} cannons=B3\nI @7,4 N {STUCK} cannons=B5\nat shot S shots=1 then=1")
    game.do("S: shot B", dice="5")
    events = texts(game.do("I: shot B", dice="3"))
    assert game.fact("S", "cannons") == game.fact("I", "cannons") == "-"
    cards = [f"card BBP-MOVE-01 ship={seat} card=damage step={step}" for step in (2, 3) for seat in "SI"]
    assert events[3:] == [*cards, "turn BBP-MOVE-05 turn=2", "over-dead BBP-R-42 winner=draw"]
    assert game.outcome() == "draw dead BBP-R-42"


def test_fifty_turns_without_a_shot_are_a_draw(table: TableOf) -> None:
    """[BBP-R-42] The fiftieth ends, and no fifty-first begins."""
    game = table("")
    for turn in range(1, 51):
        assert game.outcome() == ""
        assert game.line("turn") == f"turn {turn} step=0 idle={turn - 1}"
        game.plot("S S S", "S S S")
    assert game.outcome() == "draw idle BBP-R-42"
    assert game.line("turn") == "turn 51 step=0 idle=50"


def test_shots_fired_count_and_held_ones_do_not(table: TableOf) -> None:
    """[BBP-R-42] A single shot, a miss too, starts the count anew."""
    game = table("turn 80 idle=49\nS @6,4 N\nI @7,4 E")
    game.plot("S S S", "S F F")
    game.hold("S")
    assert game.outcome() == "draw idle BBP-R-42"
    game = table("turn 80 idle=49\nS @6,4 N\nI @7,4 E")
    game.plot("S S S", "S F F")
    game.do("S: shot A", dice="1")
    game.hold("S")
    assert game.line("turn") == "turn 81 step=0 idle=0"
    game.plot("S S S", "S S S")
    assert game.line("turn") == "turn 82 step=0 idle=1"


def test_the_idle_draw_comes_before_the_offer_to_surrender(table: TableOf) -> None:
    """[BBP-R-42]"""
    game = table(f"turn 51 idle=50\nS {STUCK}")
    assert game.outcome() == "draw idle BBP-R-42"


def test_fifty_boarding_turns_without_a_melee_are_a_draw(table: TableOf) -> None:
    """[BBP-R-42] The turns of both players are counted."""
    game = table("boarding 1\nplacement same S=starboard I=port\nat step S")
    for turn in range(1, 51):
        seat = "S" if turn % 2 else "I"
        assert game.outcome() == ""
        assert game.line("boarding") == f"boarding {turn} idle={turn - 1}"
        for _ in range(3):
            start = game.fact(seat, "captain")
            game.do(f"{seat}: step captain {seat}.{start}>{seat}.{'H4' if start == 'H5' else 'H5'}")
    assert game.outcome() == "draw idle-boarding BBP-R-42"


# ---- giving up


@pytest.mark.parametrize(
    ("position", "seat", "winner"),
    [
        (None, "S", (1,)),  # while deploying
        ("", "I", (0,)),  # while plotting
        ("S @6,4 N\nI @7,4 N\nat shot S", "I", (0,)),  # while the other is asked
        ("placement same S=starboard I=port\nat step I", "S", (1,)),
    ],
)
def test_a_player_may_resign_at_any_decision(position: str | None, seat: str, winner: tuple[int, ...]) -> None:
    """[BBP-R-71] It counts as a loss, is no part of the rules' state, and the match is over."""
    match = Match(GAME, [("a", "human"), ("b", "human")], start=position, dice=ScriptedDice([]))
    before = match.game.format(match.state)
    match.resign(GAME.parse_seat(seat))
    assert match.outcome is not None
    assert match.outcome.winners == winner
    assert match.game.format(match.state) == before
    assert isinstance(match.lines[-1], EndLine)
    assert isinstance(match.lines[-2], ResignLine)
    with pytest.raises(IllegalAction):
        match.play("S: plot F F F")
