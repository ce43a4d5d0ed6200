"""What evaluations go by: distances round things, what shots and blows do on average, each scenario's aim."""

import pytest

from warbox.engine.sampler import Sampler
from warbox.engine.turn import playout
from warbox.games.firstwave.game import GAME
from warbox.games.firstwave.ground.sight import UNSEEN
from warbox.games.firstwave.ground.strides import strides_of
from warbox.games.firstwave.ground.walk import allowance, walk
from warbox.games.firstwave.pieces.limits import SURVIVOR, TYPES, shooting_effect
from warbox.games.firstwave.pieces.scenarios import SCENARIO_NAMES
from warbox.games.firstwave.pieces.weapons import WEAPONS
from warbox.games.firstwave.reckoning.fields import distance, to_edge, to_place
from warbox.games.firstwave.reckoning.harm import EFFECT_HARM, MOST_DICE, SHOTS, blow_harm
from warbox.games.firstwave.rules.shooting import band_of, cover_of, dice_of, leaves_dice, pool_against
from warbox.games.firstwave.state import FirstWaveState
from warbox.games.firstwave.tables.table_file import READY_TABLES


def position(*lines: str) -> FirstWaveState:
    return GAME.parse("\n".join(lines))


def value(*lines: str) -> float:
    return GAME.evaluate(position(*lines), 0)


# ---- what it goes by


def test_distances_go_round_walls_and_are_short_on_roads() -> None:
    """On the first ready table: the road runs south to north at 300; the diner stands between 160 and 220."""
    table = READY_TABLES["T1"]
    field = to_edge(table, 0, 100)
    assert distance(table, field, 300, 550) == 0
    assert 0 < distance(table, field, 300, 400) < distance(table, field, 300, 200) < distance(table, field, 100, 100)
    assert distance(table, to_edge(table, 1, 100), 300, 50) == 0
    there = to_place(table, 300, 300)
    assert distance(table, there, 300, 300) == 0
    assert distance(table, there, 300, 100) < distance(table, there, 440, 160), "as far, but off the road"
    assert to_place(table, 305, 305) is there, "found out once for a cell"


@pytest.mark.parametrize("kind", range(len(TYPES)))
def test_the_harm_of_a_shot_is_the_mean_of_the_result_table(kind: int) -> None:
    """[FW-SHOOT-13] [FW-SHOOT-14] [FW-SHOOT-15] [FW-SHOOT-16] Three dice, all 216 results."""
    for value in (3, 4, 5):
        harm = 0.0
        for one in range(1, 7):
            for two in range(1, 7):
                for three in range(1, 7):
                    successes = sum((face >= value) + (face == 6) for face in (one, two, three))
                    harm += EFFECT_HARM[shooting_effect(kind, successes)]
        assert SHOTS[kind][value * (MOST_DICE + 1) + 3] == pytest.approx(harm / 216)


def test_harm_grows_with_dice_and_with_the_lead_in_melee() -> None:
    row = SHOTS[SURVIVOR][4 * (MOST_DICE + 1) :][: MOST_DICE + 1]
    assert row == sorted(row)
    assert row[0] == 0.0
    blows = [blow_harm(lead / 4) for lead in range(-40, 41)]
    assert blows == sorted(blows)
    assert 0 <= blows[0] < 0.05
    assert 0.95 < blows[-1] <= 1


# ---- each scenario's aim

FEW = ("A1 @100,300 abilities=chief", "B1 @500,560 abilities=chief", "turn 3")


def test_power_war_wants_fighters_in_the_enemys_zone_and_tokens() -> None:
    """[FW-SCEN1-04] [FW-SCEN1-06]"""
    far, near, there = (
        value("options scenario=power_war", f"A1 @100,{y} abilities=chief", *FEW[1:], "at act A1")
        for y in (150, 300, 550)
    )
    assert far < near < there


def test_diversion_wants_to_be_across() -> None:
    """[FW-SCEN4-04] Nearer is better, across is best."""
    values = [
        value("options scenario=diversion", f"A1 @100,{y} abilities=chief", *FEW[1:], "at act A1")
        for y in (150, 300, 550, 580)
    ]
    assert values == sorted(values)
    across = value(
        "options scenario=diversion", "A1 @100,100 abilities=chief", "A2 @100,587 crossed", *FEW[1:], "at act A1"
    )
    before = value("options scenario=diversion", "A1 @100,100 abilities=chief", "A2 @100,580", *FEW[1:], "at act A1")
    assert across > before


def test_bloodline_hunts_the_chief_and_the_named_one() -> None:
    """[FW-SCEN3-04]"""
    lines = (
        "options scenario=bloodline",
        "A1 @50,50 abilities=chief",
        "B2 @560,300",
        "B3 @560,200",
        "A successor=B2",
        "B successor=A2",
    )

    def with_(near: str, chief: str = "@500,500") -> float:
        others = [f"A{number} @{30 * number},20 weapons=crowbar" for number in range(3, 7)]
        return value(
            *lines, *others, f"A2 {near} weapons=crowbar", f"B1 {chief} abilities=chief", "turn 3", "at act A2"
        )

    assert with_("@100,100") < with_("@300,300") < with_("@400,400")
    assert with_("@300,300") < with_("@300,300", "@500,500 wounds=2") < with_("@300,300", "@500,500 eliminated")


def test_clean_up_wants_npcs_dead_by_its_own_hand() -> None:
    """[FW-SCEN2-03] [FW-SCEN2-05]"""
    lines = ("options scenario=clean_up", *FEW, "at act A1")
    nobody = value(*lines)
    assert value(*lines, "A infected=1") > nobody
    assert value(*lines, "A military=1") > value(*lines, "A infected=1")
    assert value(*lines, "B infected=1") < nobody


# ---- what is worked out once says what is worked out each time


def test_whether_a_shot_has_dice_is_what_its_causes_say() -> None:
    """[FW-R-08] On positions of random games, every weapon, every pair of figures."""
    sampler = Sampler(5)
    for scenario in SCENARIO_NAMES:
        state = GAME.new(GAME.complete_options({"scenario": scenario, "points": "300"}))
        playout(state, sampler, 250)
        for body in state.bodies:
            shooter = state.figure(body.index)
            for other in state.bodies:
                target = state.figure(other.index)
                if other.side == body.side or not (body.present and other.present):
                    continue
                cover = cover_of(state, shooter, target)
                for weapon in WEAPONS:
                    band = band_of(weapon, shooter, target)
                    if weapon.shoots() and band >= 0 and cover != UNSEEN:
                        dice = dice_of(pool_against(state, shooter, weapon, band, target, cover))
                        assert leaves_dice(state, shooter, weapon, band, target, cover) == (dice > 0)


@pytest.mark.parametrize("halved", [False, True])
def test_a_remembered_stride_is_what_walking_it_finds(halved: bool) -> None:
    """[FW-MOVE-05] On all ready tables: length, ground and rooms as `walk` has them."""
    enters = 0
    for table in READY_TABLES.values():
        mover = position("A1 @300,300", "B1 @500,500", "at act A1").figure(0).copy()
        for x in range(20, int(table.width), 70):
            for y in range(23, int(table.height), 70):
                mover.x, mover.y = x, y
                for stride in strides_of(table, mover, halved):
                    way = walk(table, [], mover, stride.points)
                    assert (way.fault, way.length, way.grounds) == ("", stride.length, stride.grounds)
                    assert way.length <= 100 * allowance(way.grounds, 0, False, False, halved)
                    assert stride.enters == bool(way.rooms)
                    enters += stride.enters
    assert enters
