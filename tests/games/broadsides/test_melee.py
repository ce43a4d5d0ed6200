"""Hand-to-hand combat: bonuses, rounds, who falls, several melees, and the death of a captain."""

from itertools import product

import pytest

from tests.games.broadsides.table import Table, TableOf, kinds, texts
from warbox.games.broadsides.melee import bonuses

STARBOARD = "placement same S=starboard I=port"
SIDES = [(crew, captain) for crew, captain in product(range(4), (False, True)) if 1 <= crew + captain <= 3]
MELEES = list(product(SIDES, SIDES))
ROLLS = list(product(range(1, 7), repeat=2))

Side = tuple[int, bool]


def fight(table: TableOf, seahawk: Side, isabella: Side, options: str = "") -> Table:
    """A melee in I's C5, in S's turn; the captains who do not take part are at home."""
    s_crew = f"I.C5:{seahawk[0]}" if seahawk[0] else "-"
    i_crew = f"C5:{isabella[0]}" if isabella[0] else "-"
    s_captain = "I.C5" if seahawk[1] else "H5"
    i_captain = "C5" if isabella[1] else "H5"
    lines = [STARBOARD, f"S crew={s_crew} captain={s_captain}", f"I crew={i_crew} captain={i_captain}", "at melee S"]
    return table("\n".join([f"options {options}" if options else "", *lines]))


def bonus(own: Side, enemy: Side, captain_counts: bool) -> int:
    """[BBP-MELEE-05] [BBP-MELEE-06] One for each fighter more, two at the most; one for a captain."""
    more = own[0] - enemy[0]
    if captain_counts:
        more += own[1] - enemy[1]
    return min(max(more, 0), 2) + own[1]


def after(side: Side) -> Side:
    """[BBP-MELEE-11] One fighter less, the captain last."""
    return (side[0] - 1, side[1]) if side[0] else (0, False)


def fighters(game: Table, seat: int) -> Side:
    ship = game.state.ships[seat]
    spot = 18 + 5  # I's C5
    return ship.crew[spot], ship.captain == spot


@pytest.mark.parametrize("counts", ["yes", "no"])
@pytest.mark.parametrize("tie", ["alone", "present"])
@pytest.mark.parametrize(("seahawk", "isabella"), MELEES)
def test_every_round_of_every_melee(table: TableOf, seahawk: Side, isabella: Side, counts: str, tie: str) -> None:
    """[BBP-MELEE-04] [BBP-MELEE-05] [BBP-MELEE-06] [BBP-MELEE-07] [BBP-MELEE-11] [BBP-R-56] [BBP-R-57] [BBP-R-58]
    [BBP-R-59] [BBP-R-60] [BBP-R-67] One to three figures a side, with and without captain; all 36 rolls; every
    reading."""
    start = fight(table, seahawk, isabella, f"captain-counts={counts} captains-tie={tie}").text()
    s_bonus = bonus(seahawk, isabella, counts == "yes")
    i_bonus = bonus(isabella, seahawk, counts == "yes")
    both_captains = seahawk[1] and isabella[1]
    alone = seahawk[0] == isabella[0] == 0
    for s_die, i_die in ROLLS:
        game = table(start)
        event = game.say(f"*: dice {s_die} {i_die}")[0]
        s_left, i_left = seahawk, isabella
        if s_die + s_bonus > i_die + i_bonus:
            loser, rule, i_left = "I", "BBP-MELEE-04", after(isabella)
        elif s_die + s_bonus < i_die + i_bonus:
            loser, rule, s_left = "S", "BBP-MELEE-04", after(seahawk)
        elif both_captains and (alone or tie == "present"):
            loser, rule = "again", "BBP-MELEE-13"
        else:
            loser, rule, s_left, i_left = "both", "BBP-MELEE-07", after(seahawk), after(isabella)
        dice = f"S={s_die} S-bonus={s_bonus} I={i_die} I-bonus={i_bonus}"
        assert event.text() == f"round {rule} spot=I.C5 {dice} loser={loser}"
        assert fighters(game, 0) == s_left
        assert fighters(game, 1) == i_left
        if seahawk[1] and not s_left[1]:
            assert game.outcome() == "I captain-killed BBP-WIN-05"
        elif isabella[1] and not i_left[1]:
            assert game.outcome() == "S captain-killed BBP-WIN-05"
        else:
            assert game.outcome() == ""
            assert game.asks() == ("* melee" if sum(s_left) and sum(i_left) else "I step")


@pytest.mark.parametrize(
    ("own", "enemy", "expected"),
    [
        ((1, False), (1, False), 0),
        ((2, False), (1, False), 1),
        ((3, False), (1, False), 2),
        ((3, False), (2, False), 1),
        ((1, False), (3, False), 0),
        ((0, True), (1, False), 1),
        ((1, True), (1, False), 2),
        ((2, True), (1, False), 3),
        ((2, True), (0, True), 3),
        ((0, True), (0, True), 1),
        ((0, True), (3, False), 1),
        ((3, False), (0, True), 2),
    ],
)
def test_numbers_and_captain_add_to_the_die(own: Side, enemy: Side, expected: int) -> None:
    """[BBP-MELEE-05] [BBP-MELEE-06] [BBP-R-56] [BBP-R-57] Written out; three at the most: captain and two against
    one."""
    found = bonuses(own[0], own[1], enemy[0], enemy[1], True)
    assert sum(modifier.value for modifier in found) == expected
    assert all(modifier.value for modifier in found)
    assert [modifier.rule for modifier in found if modifier.kind == "captain"] == ["BBP-MELEE-06"] * own[1]
    assert all(modifier.rule == "BBP-MELEE-05" for modifier in found if modifier.kind == "numbers")


@pytest.mark.parametrize(
    ("own", "enemy", "expected"),
    [
        ((0, True), (1, False), 1),
        ((1, False), (0, True), 1),
        ((1, True), (1, False), 1),
        ((2, True), (1, False), 2),
        ((3, False), (0, True), 2),
    ],
)
def test_read_so_a_captain_does_not_count_as_a_fighter(own: Side, enemy: Side, expected: int) -> None:
    """[BBP-R-56] With captain-counts=no: numbers of crew only, and still never more than two for them."""
    assert sum(modifier.value for modifier in bonuses(own[0], own[1], enemy[0], enemy[1], False)) == expected


def test_a_melee_is_fought_where_one_side_meets_the_other(table: TableOf) -> None:
    """[BBP-MELEE-01] [BBP-MELEE-02] Not before the three moves are done; on either ship; a single one by itself."""
    game = table(f"{STARBOARD}\nS crew=C3:1,H3:1\nI crew=C5:1,H3:1\nat step S")
    assert kinds(game.do("S: step crew S.C3>I.C5")) == ["stepped"]
    assert kinds(game.do("S: step crew S.H3>S.H4")) == ["stepped"]
    events = game.say("S: step crew S.H4>S.H3")
    assert texts(events)[1:] == ["melee BBP-MELEE-01 spot=I.C5 S=1 I=1"]
    assert game.line("at") == "at melee S spot=I.C5"


def test_a_boarder_is_attacked_on_the_own_deck(table: TableOf) -> None:
    """[BBP-MELEE-01] Not only across: S's crew falls upon a boarder beside it."""
    game = table(f"{STARBOARD}\nS crew=C3:1\nI crew=S.C4:1\nat step S moves=1")
    game.say("S: step crew S.C3>S.C4")
    assert game.line("at") == "at melee S spot=S.C4"
    game.say("*: dice 6 1")
    assert game.has("S", "crew=C4:1")
    assert game.has("I", "crew=-")


def test_no_melee_without_a_meeting(table: TableOf) -> None:
    """[BBP-MELEE-01] Boarders in an empty section fight nobody."""
    game = table(f"{STARBOARD}\nS crew=C3:1,H3:1\nI crew=D5:1\nat step S moves=1")
    game.say("S: step crew S.C3>I.C5")
    assert game.line("at") == "at step I moves=3"


def test_rounds_go_on_until_a_side_is_gone_and_survivors_stay(table: TableOf) -> None:
    """[BBP-MELEE-03] [BBP-MELEE-08] [BBP-MELEE-09] [BBP-MELEE-10] Three against two: the advantage grows."""
    game = fight(table, (3, False), (2, False))
    events = game.say("*: dice 3 3")
    assert texts(events) == [
        "round BBP-MELEE-04 spot=I.C5 S=3 S-bonus=1 I=3 I-bonus=0 loser=I",
        "killed BBP-MELEE-11 ship=I figure=crew spot=I.C5",
    ]
    assert game.line("at") == "at melee S spot=I.C5"
    events = game.say("*: dice 3 3")
    assert texts(events) == [
        "round BBP-MELEE-04 spot=I.C5 S=3 S-bonus=2 I=3 I-bonus=0 loser=I",
        "killed BBP-MELEE-11 ship=I figure=crew spot=I.C5",
        "melee-over BBP-MELEE-10 spot=I.C5 S=3 I=0",
        "boarding-turn BBP-BOARD-01 ship=I turn=2",
    ]
    assert game.has("S", "crew=I.C5:3")
    assert game.has("I", "crew=-")


def test_an_advantage_vanishes_and_changes_sides(table: TableOf) -> None:
    """[BBP-MELEE-08] Three against two, two against two, one against two, one against one."""
    game = fight(table, (3, False), (2, False))
    found = []
    for dice in ("1 6", "1 6", "6 1", "3 3"):
        facts = game.say(f"*: dice {dice}")[0].facts
        found.append((facts["S-bonus"], facts["I-bonus"], facts["loser"]))
    assert found == [(1, 0, "S"), (0, 0, "S"), (0, 1, "I"), (0, 0, "both")]


def test_a_section_can_be_won_by_nobody(table: TableOf) -> None:
    """[BBP-MELEE-07] [BBP-MELEE-09] One against one, equal totals: it is empty."""
    game = fight(table, (1, False), (1, False))
    assert texts(game.say("*: dice 4 4"))[-2:] == [
        "melee-over BBP-MELEE-10 spot=I.C5 S=0 I=0",
        "boarding-turn BBP-BOARD-01 ship=I turn=2",
    ]
    assert game.has("S", "crew=-")
    assert game.has("I", "crew=-", "cannons=C5")


def test_totals_are_compared_not_dice(table: TableOf) -> None:
    """[BBP-R-58] Equal dice decide, unequal dice tie."""
    game = fight(table, (2, False), (1, False))
    assert game.say("*: dice 3 4")[0].facts["loser"] == "both"
    game = fight(table, (2, False), (1, False))
    assert game.say("*: dice 4 4")[0].facts["loser"] == "I"


def test_the_captain_fights_last(table: TableOf) -> None:
    """[BBP-MELEE-11] His two crew fall before him, round after round."""
    game = fight(table, (2, True), (3, False))
    fallen = []
    for _ in range(3):
        fallen += [event.facts["figure"] for event in game.say("*: dice 1 6") if event.kind == "killed"]
    assert fallen == ["crew", "crew", "captain"]
    assert game.outcome() == "I captain-killed BBP-WIN-05"


@pytest.mark.parametrize(("loser", "dice"), [("S", "1 6"), ("I", "6 1")])
def test_the_game_is_over_when_a_captain_falls_hand_to_hand(table: TableOf, loser: str, dice: str) -> None:
    """[BBP-WIN-05] [BBP-MELEE-12] [BBP-GEN-05] At once, whatever crew he leaves behind."""
    game = table(f"{STARBOARD}\nS captain=I.C5 crew-=H3\nI captain=C5 crew-=C5\nat melee S")
    winner = "I" if loser == "S" else "S"
    events = game.say(f"*: dice {dice}")
    assert texts(events)[1:] == [
        f"killed BBP-MELEE-11 ship={loser} figure=captain spot=I.C5",
        f"over-captain-killed BBP-WIN-05 winner={winner}",
    ]
    assert game.outcome() == f"{winner} captain-killed BBP-WIN-05"
    assert game.asks() == "nobody"
    assert game.line("at") == f"at over captain-killed BBP-WIN-05 winner={winner}"
    assert game.refused("*: dice 1 1").text() == "game-over BBP-WIN-05"


def test_two_captains_alone_roll_until_one_falls(table: TableOf) -> None:
    """[BBP-MELEE-13] [BBP-R-57] Ties cost nobody anything."""
    game = fight(table, (0, True), (0, True))
    for face in (4, 2, 6, 1):
        events = game.say(f"*: dice {face} {face}")
        assert texts(events) == [
            f"round BBP-MELEE-13 spot=I.C5 S={face} S-bonus=1 I={face} I-bonus=1 loser=again",
        ]
        assert game.line("at") == "at melee S spot=I.C5"
    game.say("*: dice 6 3")
    assert game.outcome() == "S captain-killed BBP-WIN-05"


def test_a_tie_with_crew_beside_a_captain_costs_each_side_one(table: TableOf) -> None:
    """[BBP-R-59] Both captains are there, crew beside one of them: crew first; the captain alone falls."""
    game = fight(table, (1, True), (1, True))
    game.say("*: dice 3 3")
    assert fighters(game, 0) == fighters(game, 1) == (0, True)
    game = fight(table, (1, True), (0, True))
    game.say("*: dice 2 3")
    assert fighters(game, 0) == (0, True)
    assert game.outcome() == "S captain-killed BBP-WIN-05"


def test_read_so_a_tie_is_rolled_again_whenever_both_captains_fight(table: TableOf) -> None:
    """[BBP-R-59] With captains-tie=present; with one captain alone the tie costs both a fighter."""
    game = fight(table, (1, True), (0, True), "captains-tie=present")
    game.say("*: dice 2 3")
    assert game.outcome() == ""
    assert fighters(game, 0) == (1, True)
    game = fight(table, (1, True), (2, False), "captains-tie=present")
    game.say("*: dice 2 3")
    assert fighters(game, 0) == (0, True)
    assert fighters(game, 1) == (1, False)


def test_a_lone_captain_falls_in_a_tie_with_crew(table: TableOf) -> None:
    """[BBP-R-60] He takes one of them with him, and his owner has lost."""
    game = fight(table, (0, True), (1, False))
    events = game.say("*: dice 3 4")
    assert [event.facts["figure"] for event in events if event.kind == "killed"] == ["captain", "crew"]
    assert game.outcome() == "I captain-killed BBP-WIN-05"
    assert game.has("I", "crew=-")


def test_a_captain_without_crew_fights_on(table: TableOf) -> None:
    """[BBP-R-62] [BBP-GEN-05] The last crew falls; the captain, elsewhere, lives: the game goes on."""
    game = fight(table, (1, False), (2, False))
    game.say("*: dice 1 6")
    assert game.has("S", "crew=-", "captain=H5")
    assert game.outcome() == ""
    assert game.line("at") == "at step I moves=3"


SEVERAL = f"{STARBOARD}\nS crew=I.B5:1,I.C5:1,I.D5:1,S.G3:1\nI crew=B5:1,C5:1,D5:1\nat fight S"


def test_the_player_whose_turn_it_is_picks_the_next_melee(table: TableOf) -> None:
    """[BBP-R-55] [BBP-MELEE-02] One after the other, each to its end; the last begins by itself."""
    game = table(SEVERAL)
    assert game.asks() == "S fight"
    assert game.legal("S") == ["fight I.B5", "fight I.C5", "fight I.D5"]
    assert game.refused("S: fight I.E5").text() == "no-melee-there BBP-MELEE-01 spot=I.E5"
    assert game.refused("I: fight I.C5").text() == "not-asked BBP-R-55 kind=fight"
    game.say("S: fight I.D5")
    assert game.line("at") == "at melee S spot=I.D5"
    assert game.refused("S: fight I.B5").text() == "not-asked BBP-MELEE-04 kind=melee"
    game.say("*: dice 6 1")
    assert game.legal("S") == ["fight I.B5", "fight I.C5"]
    game.say("S: fight I.B5")
    game.say("*: dice 1 6")
    assert game.line("at") == "at melee S spot=I.C5"
    assert game.line("boarding") == "boarding 1 idle=0 fought"
    game.say("*: dice 6 1")
    assert game.line("at") == "at step I moves=3"
    assert game.has("S", "crew=I.C5:1,I.D5:1,G3:1")
    assert game.has("I", "crew=B5:1")


def test_when_a_captain_falls_the_other_melees_are_not_fought(table: TableOf) -> None:
    """[BBP-R-55] [BBP-MELEE-12] Three wait; the second ends the game."""
    game = table(SEVERAL.replace("I crew=B5:1,C5:1", "I captain=C5 crew=B5:1"))
    game.say("S: fight I.B5")
    game.say("*: dice 1 6")
    game.say("S: fight I.C5")
    game.say("*: dice 6 1")
    assert game.outcome() == "S captain-killed BBP-WIN-05"
    assert game.has("S", "crew=I.C5:1,I.D5:1")
    assert game.has("I", "crew=D5:1")


def test_the_captain_of_the_mover_can_fall_in_his_own_attack(table: TableOf) -> None:
    """[BBP-WIN-05] [BBP-BOARD-09] S attacks with her captain, and loses."""
    game = table(f"{STARBOARD}\nS captain=C3 crew=-\nI crew=C5:3\nat step S")
    game.do("S: step captain S.C3>I.C5", "1 6")
    assert game.outcome() == "I captain-killed BBP-WIN-05"


def test_one_turn_fights_on_both_ships(table: TableOf) -> None:
    """[BBP-MELEE-01] [BBP-R-55] A boarder at home and an enemy abroad, in canonical order."""
    game = table(f"{STARBOARD}\nS crew=S.D3:1,I.C5:1\nI crew=S.D3:1,C5:1\nat fight I")
    assert game.asks() == "I fight"
    assert game.legal("I") == ["fight S.D3", "fight I.C5"]
