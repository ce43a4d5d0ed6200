"""Tide of Iron: rules of thumb for Strategy cards and for the hills of The Twin Knolls, put to the levels."""

import pytest

from tests.games.tideofiron.table import GAME, Table
from warbox.players.levels import LEVELS, Searcher
from warbox.players.table import SeatTable

PART = {"veteran": 1, "elite": 3}  # of a level's playouts: these positions are plain
SEED = 1
WORKS = (
    "entrenchment C07 E07 J07 L07; pillbox D06 K06; wire C09 D09 E09 J09; traps H09; mines I09 F10; "
    "control D06={d} K06=de H06=us B12=us H02=de; "
)

both = pytest.mark.parametrize("level", ["veteran", "elite"])


def knolls(units: str, side: str = "DE", left: int = 3, cards: str = "-", cp: int = 6, west: str = "de") -> str:
    """The Twin Knolls under way; who holds the western one, and what cards the Germans have."""
    return (
        f"map s3; round 4 initiative=us; phase action; turn {side} left={left}; us hq=-; de cp={cp} hq={cards}; "
        + WORKS.format(d=west)
        + units
    )


def answer(level: str, text: str) -> str:
    state = Table(text).state
    assert state.question is not None
    effort = LEVELS[level].effort(GAME, clock=False).part(PART[level])
    return Searcher(GAME, SEED, effort).choose(SeatTable(GAME, state, state.question.seats[0])).text


# ---- cards of the Action phase


@both
def test_cover_for_all_is_taken_before_the_enemy_fires(level: str) -> None:
    """Also where somebody could fire: that can be done afterwards."""
    units = (
        "US a1 @D08 [RRRR]; US a2 @C08 [RRRR]; US a3 @E08 [RRRR]; US b1 @K08 [RRRR]; US b2 @J08 [EERR]; US m1 @D07 m4a1"
        "; US m2 @K07 m4a1; DE g5 @K06 [RRRR]; DE g3 @K05 [RRRR]; DE g4 @D06 [RRRR]; DE g2 @D05 [RRRR]"
    )
    assert answer(level, knolls(units, cards="mor_cover")) == "play mor_cover"


@both
def test_nobody_hides_in_the_open_under_the_enemys_eyes(level: str) -> None:
    units = "US a1 @D08 [RRRR]; US a2 @K08 [RRRR]; DE g5 @K06 [RRRR]; DE g4 @D06 [RRRR]"
    assert answer(level, knolls(units, cards="mor_ground")) != "play mor_ground"


@both
def test_shaken_defenders_of_a_hill_are_rallied(level: str) -> None:
    units = (
        "US a1 @D06 [RRRR]; US a2 @K08 [RRRR]; US a3 @L07 [RRRR]; "
        "DE g5 @K06 [RRRR] disrupted; DE g3 @K06 [RRRO] disrupted; DE g4 @K06 [RRRR] pinned"
    )
    assert answer(level, knolls(units, cards="mor_rally", west="us")) == "play mor_rally"


@both
def test_the_tank_that_has_fired_gets_a_second_wind(level: str) -> None:
    units = (
        "US a1 @D07 [RRRR]; US a2 @E07 [EEER]; US a3 @D08 [RRRR]; "
        "DE q1 @D06 panzer4 fatigued; DE g4 @K06 [RRRR] fatigued; DE g5 @D05 [RRRR] fatigued"
    )
    assert answer(level, knolls(units, cards="mor_wind")) == "play mor_wind"


@both
def test_a_forced_march_takes_off_the_map_who_would_come_too_late(level: str) -> None:
    column = "map s4; round 6; phase action; turn US left=1; us cp=3 vp=9 hq={hand}; control R05=us; DE g1 @A01 [RR]; "
    assert answer(level, column.format(hand="com_march") + "US a1 @N04 [RRRR]") == "play com_march"
    two = column.format(hand="-") + "US a1 @B04 [RRRR]; US a2 @N04 [RRRR]; at card com_march seat=US"
    assert answer(level, two) == "advance a2"


@both
def test_extra_ammunition_goes_to_the_best_shot(level: str) -> None:
    text = "map 13x13; us cp=3; US a @A01 [RRRR]; US b @F06 [EEEE]; DE x @F08 [RRRR]; turn US left=1; at card sup_ammo"
    assert answer(level, text + " seat=US effect=free_action") == "fire b"


@both
def test_parachutes_come_down_where_there_is_something_to_take(level: str) -> None:
    text = "map 13x13; objective G12 victory vp=3; US b @A01 [RRRR]; DE x @F01 [RRRR]; turn US left=1; at card air_drop"
    assert answer(level, text + " seat=US effect=target_hex") == "target G12"


@both
def test_bombs_do_not_fall_beside_ones_own(level: str) -> None:
    text = (
        "map 15x15; us cp=9; US a @D05 [RRRR]; US b @E05 [RRRR]; US c @D06 [RRRR]; DE x @D04 [RRRR]; DE y @D04 [RRRR]; "
        "DE z @K10 [RRRR]; DE w @K10 [RRR]; turn US left=1; at card air_carpet seat=US effect=target_hex"
    )
    assert answer(level, text) == "target K10"


# ---- cards of the Command phase

COMING = "US a1 @D09 [RRRR]; US a2 @D10 [RRRR]; US a3 @E10 [RRRR]; US m1 @D11 m4a1; DE g5 @D06 [RRRR]; "
SPENDING = (
    "map s3; round 2 initiative=de; phase spend step=1; turn DE left=0; us cp={us}; de {de}; control D06=de K06=de; "
)


@both
def test_mines_are_laid_where_they_come(level: str) -> None:
    text = SPENDING.format(us="0", de="cp=5 hq=gnd_mines") + COMING + "DE g4 @K06 [RRRR]; at spend de"
    assert answer(level, text) == "play gnd_mines"
    where = SPENDING.format(us="0", de="cp=3") + COMING + "DE g4 @K06 [RRRR]; under spend de; at card gnd_mines seat=DE"
    assert answer(level, where) in ("pick D07", "pick D08", "pick C07", "pick E07", "pick E08")


@both
def test_a_tank_that_cannot_move_is_repaired(level: str) -> None:
    text = SPENDING.format(us="0", de="cp=5 hq=gnd_repair")
    text += "US a1 @D12 [RRRR]; DE q1 @D06 panzer4 heavy; DE g4 @K06 [RRRR]; at spend de"
    assert answer(level, text) == "play gnd_repair"


@both
def test_supplies_are_called(level: str) -> None:
    """[TOI-CARD-10] On two and more a card of one command point brings three."""
    text = "map 11x11; phase spend step=1; us cp=3 hq=air_supply; US a @F07 [RRRR]; DE x @C01 [RRRR]; at spend us"
    assert answer(level, text) == "play air_supply"


@both
def test_reinforcements_are_called(level: str) -> None:
    text = (
        "map s2; round 2; phase spend step=1; us cp=5 hq=usr_rifle; US a1 @B02 [RRRR]; DE g1 @N10 [RRRR]; at spend us"
    )
    assert answer(level, text) == "play usr_rifle"


@both
def test_in_the_last_round_command_points_go_for_the_tie(level: str) -> None:
    """[TOI-COMMAND-18] No round is left in which steady nerves could be of use."""
    text = "map 9x9; round 8 rounds=8; phase spend step=1; turn DE left=0; us cp=0; de cp=4 hq=mor_nerves"
    assert answer(level, text + "; US a @A01 [RRRR]; DE x @A03 [RRRR]; at spend de") == "stake 4"


# ---- hills


@both
def test_the_last_hill_is_not_left_empty(level: str) -> None:
    """[TOI-VICTORY-02] The Americans win as soon as they control both."""
    units = "US a1 @D06 [RRRR]; US a2 @L07 [RRRR]; US m1 @L08 m4a1; DE g5 @K05 [RRRR]; DE g4 @J05 [RRR] fatigued"
    assert answer(level, knolls(units, west="us")) == "advance g5"


@both
def test_nobody_leaves_his_comrade_alone_on_the_last_hill(level: str) -> None:
    units = (
        "US a1 @D06 [RRRR] fatigued; US b7 @K09 [RRRR]; US n1 @L07 m4a1; US b5 @J08 [RRRR]; "
        "DE g1 @K06 [RR] in=pillbox; DE g3 @K06 [R]; DE h2 @K05 [R] fatigued"
    )
    assert answer(level, knolls(units, left=1, west="us")).split()[0] not in ("advance", "fm", "assault")


@both
def test_whoever_can_walk_onto_the_last_hill_does(level: str) -> None:
    units = "US a1 @D06 [RRRR] fatigued; US a2 @K07 [RRRR]; DE g5 @K04 [RR] fatigued; DE g4 @J04 [RRRR] fatigued"
    assert answer(level, knolls(units, side="US", left=1, west="us")) in ("advance a2", "fm a2", "assault a2")


@both
def test_against_a_pillbox_the_flamethrower_goes_first(level: str) -> None:
    text = (
        "map 11x11; objective F06 victory vp=3; control F06=de; pillbox F06; US a @E06 [RRRR]; US b @F07 [RRRR]+FLA; "
        "US c @G06 [RRRR]; DE x @F06 [RRRR] in=pillbox; turn US left=3"
    )
    assert answer(level, text) in ("assault b", "fire b")
