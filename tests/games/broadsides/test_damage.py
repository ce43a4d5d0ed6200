"""What hits do to cannons, crew, masts and hull, and the Damage cards they cost."""

from itertools import product

import pytest

from tests.games.broadsides.table import FRESH, Table, TableOf, texts
from warbox.games.broadsides.deck import HULL_NAMES

MASTS = {"fore": "A", "main": "C", "mizzen": "G", "aft": "H"}  # and the row in which each stands


def target(table: TableOf, tokens: str = "", shots: int = 5, step: int = 3) -> Table:
    """I shows her port side to S, who fires so many shots in the last step of the turn; I fires none."""
    return table(f"turn 1 step={step}\nS @6,4 N\nI @7,4 N {tokens}\nat shot S shots={shots} then=0")


def cards_due(game: Table, seat: str) -> int:
    """The Damage cards of every plot that is open to the seat, or three if it is not asked to plot."""
    if seat not in game.asks().split()[0]:
        assert game.fact(seat, "plot") == "D,D,D"
        return 3
    counts = {plot.count("D") for plot in game.legal(seat)}
    assert len(counts) == 1
    return counts.pop()


def next_plot(game: Table) -> Table:
    """Hold what is left of the exchange, and fight on."""
    if game.asks() == "S shot":
        game.hold("S")
    if game.asks() == "I surrender":
        game.do("I: fight-on")
    return game


# ---- crew and cannons


@pytest.mark.parametrize("section", ["B3", "B5", "C3", "C5", "D3", "D5", "E3", "E5", "F3", "F5"])
def test_cannon_and_crew_of_a_section_leave_for_good(table: TableOf, section: str) -> None:
    """[BBP-DAMAGE-01] At once, and they are not there in the turns that follow."""
    game = target(table, shots=1)
    game.do(f"S: shot {section[0]}", dice=section[1])
    gone = FRESH.replace(f"{section}:2,", "").replace(f",{section} fore", " fore").replace(f"{section},", "")
    assert game.line("I") == f"I @7,4 N {gone}"
    assert game.line("turn") == "turn 2 step=0 idle=0"
    game.plot("L L L", "S S S", dice="1 6")
    assert game.line("I") == f"I @7,4 N {gone} plot=S,S,S"


@pytest.mark.parametrize(
    ("tokens", "shot", "die", "crew_left"),
    [
        ("", "A", "4", 21),
        ("", "H", "3", 21),
        ("crew-=A4,H3 crew+=G5:2", "G", "5", 20),
        ("crew-=H3 crew+=B3", "B", "3", 19),
        ("crew-=A4,H3 crew+=H4:2", "H", "4", 20),
    ],
)
def test_free_crew_is_hit_like_any_other(table: TableOf, tokens: str, shot: str, die: str, crew_left: int) -> None:
    """[BBP-DAMAGE-02] Wherever the two stand, alone, together or with others."""
    game = target(table, tokens)
    assert game.state.ships[1].crew_left() == 22
    game.do(f"S: shot {shot}", dice=die)
    assert game.state.ships[1].crew_left() == crew_left


def test_a_cannon_that_is_hit_fires_once_more_and_never_again(table: TableOf) -> None:
    """[BBP-DAMAGE-03] [BBP-ARC-09] Five shots in this exchange, four in the next."""
    game = table("S @6,4 N\nI @7,4 N\nat shot S shots=1 then=5")
    game.do("S: shot D", dice="5")
    assert game.lacks("I", "cannons=D5", "crew=D5")
    game.hold("I", 4)
    game.do("I: hold", dice="6 1")
    assert game.line("at") == "at shot S shots=5 then=4"


# ---- masts


@pytest.mark.parametrize("mast", ["fore", "mizzen", "aft"])
def test_one_hit_removes_the_fore_mizzen_or_aft_mast(table: TableOf, mast: str) -> None:
    """[BBP-DAMAGE-10] [BBP-DAMAGE-12] One Damage card from the next turn on; a second hit finds nothing."""
    game = target(table, "crew=B3:2")
    events = texts(game.do(f"S: shot {MASTS[mast]}", dice="4"))
    assert events[1:] == [f"mast-lost BBP-DAMAGE-10 ship=I mast={mast} cards=1"]
    assert game.has("I", f"{mast}=0")
    events = texts(game.do(f"S: shot {MASTS[mast]}", dice="4"))
    assert events[1:] == [f"nothing-there BBP-R-22 ship=I section={MASTS[mast]}4"]
    assert cards_due(next_plot(game), "I") == 1


def test_the_mainmast_takes_two_hits_and_the_first_costs_no_card(table: TableOf) -> None:
    """[BBP-DAMAGE-11] [BBP-DAMAGE-13] Upper part, lower part, then nothing is there."""
    game = target(table)
    assert texts(game.do("S: shot C", dice="4"))[1:] == ["mast-hit BBP-DAMAGE-11 ship=I mast=main"]
    assert game.has("I", "main=1")
    assert cards_due(next_plot(table(game.text())), "I") == 0
    assert texts(game.do("S: shot C", dice="4"))[1:] == ["mast-lost BBP-DAMAGE-10 ship=I mast=main cards=1"]
    assert game.has("I", "main=0")
    assert cards_due(next_plot(table(game.text())), "I") == 1
    assert texts(game.do("S: shot C", dice="4"))[1:] == ["nothing-there BBP-R-22 ship=I section=C4"]
    assert cards_due(next_plot(game), "I") == 1


@pytest.mark.parametrize("standing", list(product([0, 1], [0, 1, 2], [0, 1], [0, 1])))
@pytest.mark.parametrize("destroyed", [0, 1, 2])
def test_damage_cards_are_masts_removed_and_hull_sections_destroyed_three_at_most(
    table: TableOf, standing: tuple[int, ...], destroyed: int
) -> None:
    """[BBP-DAMAGE-30] [BBP-DAMAGE-14] [BBP-DAMAGE-24] [BBP-DAMAGE-26] [BBP-DAMAGE-32] [BBP-R-28] All 72 states."""
    masts = " ".join(f"{mast}={parts}" for mast, parts in zip(MASTS, standing, strict=True))
    hull = ["-", "C-port:2,D-port:1", "C-port:2,C-starboard:2,H-port:1"][destroyed]
    game = table(f"I @0,0 N {masts} hull={hull}\nat plot")
    assert cards_due(game, "I") == min(3, standing.count(0) + destroyed)
    assert cards_due(game, "S") == 0


def test_each_lost_mast_costs_a_card_in_every_following_turn(table: TableOf) -> None:
    """[BBP-DAMAGE-12] [BBP-DAMAGE-14] [BBP-DAMAGE-31] 1 and 2, 2 and 1, 3 and 0: for good, not for one turn."""
    game = table("S @6,4 N\nI @7,4 N cannons=-")
    for due, mast in enumerate(["fore", "mizzen", "aft"]):
        for shot in (f"shot {MASTS[mast]}", "hold"):
            sail_on(game, due + (shot == "hold"), shot)
    assert game.asks() == "I surrender"
    game.do("I: fight-on")
    sail_on(game, 3, "hold")


def sail_on(game: Table, due: int, shot: str) -> None:
    """A turn in which nobody moves: S makes one shot, a four, or none."""
    if game.asks() == "I surrender":
        game.do("I: fight-on")
    assert cards_due(game, "I") == due
    game.say("S: plot S S S")
    if due < 3:
        game.do("I: plot " + " ".join(["D"] * due + ["S"] * (3 - due)))
    game.do(f"S: {shot}", dice="" if shot == "hold" else "4")
    game.hold("S")


def test_an_immobilised_ship_neither_moves_nor_turns_but_fires(table: TableOf) -> None:
    """[BBP-DAMAGE-15] [BBP-DAMAGE-32] Three masts, or two and a hull section: three exchanges, five shots each."""
    for damage in ("fore=0 mizzen=0 aft=0", "fore=0 mizzen=0 hull=C-port:2", "main=0 hull=C-port:2,D-port:2"):
        game = table(f"S @6,4 N\nI @7,4 N {damage}")
        game.do("I: fight-on")
        game.do("S: plot S S S", dice="1 6")
        for dice in ("1 6", "1 6", ""):
            assert game.point("I") == "@7,4 N"
            assert game.line("at") == "at shot I shots=5 then=5"
            game.do("I: shot A", dice="1")
            game.hold("I")
            game.hold("S", 4)
            game.do("S: hold", dice)
        assert game.point("I") == "@7,4 N"
        assert game.asks() == "I surrender"
        assert game.outcome() == ""


# ---- hull


@pytest.mark.parametrize("row", "ABCDEFGH")
@pytest.mark.parametrize(("heading", "side", "other"), [("N", "port", "starboard"), ("S", "starboard", "port")])
def test_first_second_and_third_hit_on_a_hull_section(
    table: TableOf, heading: str, side: str, other: str, row: str
) -> None:
    """[BBP-DAMAGE-20] [BBP-DAMAGE-22] [BBP-DAMAGE-23] [BBP-DAMAGE-25] [BBP-FIRE-10] [BBP-R-25] All 16 hull sections.

    The first is marked and costs nothing, the second destroys, a third does nothing; the other side of the row has a
    count of its own, row A too.
    """
    game = table(f"turn 1 step=3\nS @6,4 N\nI @7,4 {heading} hull={row}-{other}:1\nat shot S shots=4 then=0")
    where = f"ship=I hull={row}-{side}"
    names = sorted([f"{row}-{side}:HITS", f"{row}-{other}:1"], key=lambda name: name[2] == "p")
    for event, hits, due in (
        (f"hull-hit BBP-DAMAGE-22 {where}", "1", 0),
        (f"hull-destroyed BBP-DAMAGE-23 {where} cards=1", "2", 1),
        (f"hull-gone BBP-DAMAGE-25 {where}", "2", 1),
    ):
        assert texts(game.do(f"S: shot {row}", dice="2"))[1:] == [event]
        assert game.fact("I", "hull") == ",".join(names).replace("HITS", hits)
        assert cards_due(next_plot(table(game.text())), "I") == due


@pytest.mark.parametrize("heading", ["E", "W"])
def test_bow_and_stern_take_no_hull_damage(table: TableOf, heading: str) -> None:
    """[BBP-DAMAGE-21] In no row; other results hit as usual."""
    game = table(f"S @6,4 N\nI @7,4 {heading}\nat shot S")
    for row in "ACH":
        assert texts(game.do(f"S: shot {row}", dice="2"))[1:] == ["hull-end-on BBP-DAMAGE-21 ship=I"]
    assert game.fact("I", "hull") == "-"
    game.do("S: shot C", dice="5")
    assert game.lacks("I", "cannons=C5")


def test_every_destroyed_hull_section_costs_a_card_for_good(table: TableOf) -> None:
    """[BBP-DAMAGE-24] [BBP-DAMAGE-26] [BBP-DAMAGE-31] One, then two; hits that destroy nothing cost nothing."""
    game = target(table, "hull=C-port:1,D-port:1,E-port:1")
    game.do("S: shot C", dice="2")
    game.do("S: shot F", dice="2")
    game.hold("S")
    assert cards_due(game, "I") == 1
    game = target(table, "cannons=- hull=C-port:2,D-port:1,E-port:1")
    game.do("S: shot D", dice="2")
    game.hold("S")
    for _ in range(3):
        sail_on(game, 2, "hold")


def test_damage_suffered_in_a_turn_counts_from_the_next_plot_on(table: TableOf) -> None:
    """[BBP-R-30] [BBP-DAMAGE-30] Two masts go in step 1; the three Forward cards are still played."""
    game = table("S @6,4 N\nI @7,4 E")
    game.plot("S S S", "S F F")
    game.do("S: shot A", dice="4")
    game.do("S: shot G", dice="4")
    game.hold("S")
    assert game.point("I") == "@8,4 E"  # the South-east Isles stop the third card
    assert game.line("turn") == "turn 2 step=0 idle=0"
    assert cards_due(game, "I") == 2


def test_an_immobilised_ship_was_not_sunk_by_her_masts(table: TableOf) -> None:
    """[BBP-R-28] [BBP-DAMAGE-32] [BBP-DAMAGE-33] Four masts and two hull sections are three cards and no end."""
    game = target(table, "fore=0 main=0 mizzen=0 hull=C-port:2,D-port:1", shots=2)
    game.do("S: shot H", dice="4")
    game.do("S: shot D", dice="2")
    assert game.outcome() == ""
    assert game.asks() == "I surrender"
    game.do("I: fight-on")
    assert game.fact("I", "plot") == "D,D,D"


@pytest.mark.parametrize("third", HULL_NAMES)
def test_any_three_destroyed_hull_sections_sink_a_ship(table: TableOf, third: str) -> None:
    """[BBP-DAMAGE-26] [BBP-DAMAGE-33] [BBP-R-27] [BBP-R-70] On either side, in any rows, with all masts standing."""
    first, second = [name for name in ("B-port", "B-starboard", "G-port") if name != third][:2]
    heading = "N" if third.endswith("port") else "S"
    game = table(
        f"turn 1 step=3\nS @6,4 N\nI @7,4 {heading} hull={first}:2,{second}:2,{third}:1\nat shot S shots=1 then=0"
    )
    game.do(f"S: shot {third[0]}", dice="2")
    assert game.outcome() == "S sunk BBP-WIN-03"


def test_hull_and_masts_count_together_for_cards_but_not_for_sinking(table: TableOf) -> None:
    """[BBP-R-27] [BBP-R-70] Three sections hit twice sink her, whatever the masts; five hit once do not."""
    game = target(table, "hull=A-port:1,B-port:1,C-port:1,D-port:1", shots=1)
    game.do("S: shot E", dice="2")
    assert game.outcome() == ""
    assert cards_due(game, "I") == 0
    game = target(table, "fore=0 main=0 hull=A-port:2,B-port:2,C-port:1", shots=1)
    game.do("S: shot C", dice="2")
    assert game.outcome() == "S sunk BBP-WIN-03"
