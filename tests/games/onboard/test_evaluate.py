"""The estimate of a position, and whether the computer plays recognisably."""

import pytest

from tests.games.onboard.table import SOLO, Table
from tests.players.playing import play_out
from warbox.games.onboard.game import GAME
from warbox.players import make_player
from warbox.players.table import SeatTable


def chance_of(text: str, seat: int = 0) -> float:
    return GAME.evaluate(Table(text).state, seat)


def test_the_teams_share_one_chance() -> None:
    """[OB-WIN-05] There is no draw: what one team wins the other loses; partners win together."""
    state = Table("options players=4\nash hp=1").state
    values = [GAME.evaluate(state, seat) for seat in range(4)]
    assert values[0] == values[2] == pytest.approx(1 - values[1])
    assert values[1] == values[3]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("doc hp=1", ""),
        ("", "ash hp=1"),
        ("", "ash dead"),
        ("turn 2", "turn 8"),
        ("doc flashed", ""),
        ("ash @C2", "ash @C1"),
        ("A1 hand=counter:3", "A1 hand=counter"),
        ("", "D1 hand=counter:3"),
        ("ash @A3\nA1 hand=breach_charge", "ash @A3\nedges A3|A4=reinforced\nA1 hand=breach_charge"),
        ("", "traps B5=trap_explosive"),
        (f"{SOLO}ash @A5 flashed\ndoc @C4", f"{SOLO}ash @A5 flashed\ndoc @B5"),
    ],
)
def test_what_is_better_for_the_attack(better: str, worse: str) -> None:
    """[OB-OBJ-02] Wounds, lives, time, ways, cards, traps, an unguarded bomb."""
    assert chance_of(better) > chance_of(worse)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("turn 9\nblitz @E9", "turn 9\nblitz dead"),
        ("ash hp=1\nblitz hp=1", "blitz dead"),
        ("doc dead", "doc hp=1\ncastle hp=1"),
        ("turn 9\nash @C5", "turn 9"),
        ("options mission=m3_residence\nbombs bomb_a=defused", "options mission=m3_residence"),
    ],
)
def test_who_looks_far_thinks_that_it_is_better_for_the_attack(better: str, worse: str) -> None:
    """[OB-WIN-01] [OB-DAMAGE-03] Nobody who has fallen can still come, however far he was, and nobody acts any more."""
    chances = [GAME.prospect(Table(text).state, 0) for text in (better, worse)]
    assert chances[0] is not None
    assert chances[1] is not None
    assert chances[0] > chances[1]


def test_what_is_counted_for_who_looks_far_weighs_something() -> None:
    """The names are those of the weights, for both teams alike."""
    state = Table("ash hp=1").state
    assert set(GAME.far_features(state, 0)) == set(GAME.far_weights())
    values = [GAME.prospect(state, seat) for seat in (0, 1)]
    assert values[0] is not None
    assert values[1] is not None
    assert values[0] == pytest.approx(1 - values[1])


def test_a_finished_game_is_its_score() -> None:
    """[OB-WIN-01] 1 for the winner, 0 for the loser."""
    text = "ash @A5\nat over defused OB-WIN-01 winner=attack"
    assert (chance_of(text), chance_of(text, 1)) == (1.0, 0.0)


def greedy_choice(text: str, seat: str) -> str:
    state = Table(text).state
    player = make_player("greedy", GAME, 1)
    return player.choose(SeatTable(GAME, state, GAME.parse_seat(seat))).text


def test_greedy_shoots_whom_it_cannot_miss() -> None:
    """[OB-COMBAT-03] In the same zone and in line."""
    assert greedy_choice(f"{SOLO}ash @A4\ndoc @A6 hp=1\nat act ash", "A1") == "fight doc"
    assert greedy_choice(f"{SOLO}ash @A4\ndoc @A6\nat act doc", "D1") == "fight ash"


def test_greedy_goes_for_the_bomb() -> None:
    """[OB-OBJ-02] Through the open door, into the empty archives."""
    text = f"{SOLO}turn 9\nash @C5\ndoc @F4\nedges B5|C5=door_open\nat act ash actions=1"
    assert greedy_choice(text, "A1") == "move B5"


def test_greedy_guards_the_bomb() -> None:
    """[OB-OBJ-02] Ash holds the archives; Doc at the open door goes in, or shoots her."""
    text = f"{SOLO}turn 9\nash @A4\ndoc @C5\nedges B5|C5=door_open\nat act doc actions=1"
    assert greedy_choice(text, "D1") == "move B5"


def test_greedy_beats_random_on_either_side() -> None:
    """[OB-WIN-01] [OB-WIN-02] Four games from a position near the bombs."""
    start = (
        "turn 7\nash @C4\nthermite @C5\ntwitch @E3\nblitz @F3\nedges B5|C5=door_open F3|F4=door_open E4|E5=door_open\n"
    )
    for good in ("attack", "defence"):
        wins = 0
        for seed in range(4):
            state = Table(start).state
            players = [
                make_player("greedy" if (good == "attack") == (seat % 2 == 0) else "random", GAME, seed)
                for seat in range(4)
            ]
            wins += play_out(GAME, state, players, seed).score(0 if good == "attack" else 1) == 1.0
        assert wins >= 3


def test_greedy_flashes_those_it_cannot_shoot() -> None:
    """[OB-CARD-08] Two defenders behind the hole in the wall, and no time to shoot them."""
    text = "ash @C4\ndoc @A4\nkapkan @B6\nedges B4|C4=destroyed\nA1 hand=flash_grenade\nat act ash actions=1"
    assert greedy_choice(text, "A1") == "play flash_grenade B4"


def test_greedy_breaches() -> None:
    """[OB-CARD-12] From the south garden through the wall: the shortest way in."""
    assert greedy_choice("ash @B9\nA1 hand=breach_charge:2\nat act ash", "A1") == "play breach_charge B8|B9"


def test_greedy_bars_the_way() -> None:
    """[OB-PREP-03] Cards played in preparation are drawn again: the Defence uses what it can."""
    text = "D1 hand=barricade,wall_reinforcement,counter\nat prepare D1"
    assert greedy_choice(text, "D1") != "done"


def test_greedy_lays_traps() -> None:
    """[OB-TRAP-02] A trap in hand, nobody in sight."""
    text = "D1 hand=trap_explosive\nat act doc"
    assert greedy_choice(text, "D1").startswith("lay trap_explosive")


def test_greedy_uses_the_whole_phase() -> None:
    """[OB-R-57] Neither a flashed comrade nor its own danger makes a team give up its activations."""
    text = "ash flashed\nat activate A1"
    assert greedy_choice(text, "A1").startswith("activate")
