"""Distances, contact, templates and zones, at their limits."""

import pytest

from tests.games.firstwave.ground.things import block, body, table_of
from warbox.games.firstwave.ground import measure
from warbox.games.firstwave.pieces.body import NPCS
from warbox.games.firstwave.tables.table import Table, empty_table
from warbox.games.firstwave.tables.table_file import READY_TABLES

P = empty_table()
WIDE = empty_table(900, 800)
A, B = 0, 1


def test_gaps_are_between_the_edges_of_bases() -> None:
    """[FW-R-05] The worked examples: 275, 305, 172.5 mm."""
    assert measure.gap_hundredths(body(0, 100, 100), body(1, 100, 400)) == 27500
    assert measure.gap_hundredths(body(0, 100, 100), body(1, 100, 430)) == 30500
    assert measure.gap_hundredths(body(0, 300, 300, 0, "robot_military"), body(1, 300, 500)) == 17250
    assert measure.gap_hundredths(body(0, 100, 100), body(1, 110, 100)) == 0


def test_limits_are_included() -> None:
    """[FW-R-06] [FW-ACTIVATE-09] 200 mm is within 200 mm; heights do not count."""
    assert measure.within(body(0, 100, 100), body(2, 325, 100), 200)
    assert not measure.within(body(0, 100, 100), body(2, 326, 100), 200)
    assert measure.within(body(0, 100, 100, 60), body(2, 325, 100), 200)


def test_contact_is_a_gap_of_a_millimetre_on_one_level() -> None:
    """[FW-RESOURCE-01] [FW-R-18] G-04"""
    one = body(0, 300, 300)
    assert measure.in_contact(one, body(1, 326, 300))
    assert not measure.in_contact(one, body(1, 327, 300))
    assert measure.in_contact(one, body(1, 325, 300, 20))
    assert not measure.in_contact(one, body(1, 325, 300, 21))
    assert measure.touches_token(one, 323, 300, 0)  # radii 12.5 and 10, gap 0.5
    assert not measure.touches_token(one, 324, 300, 0)


def test_who_is_engaged() -> None:
    """[FW-MELEE-14] [FW-R-69] Enemies in contact; NPCs are one side, and who is gone counts not."""
    one, enemy, npc, friend = body(0, 300, 300), body(1, 325, 300), body(3, 275, 300, side=NPCS), body(2, 300, 325)
    everybody = [one, enemy, npc, friend]
    assert [other.index for other in measure.contacts(everybody, one)] == [1, 3]
    assert measure.engaged(everybody, one)
    assert not measure.engaged([one, friend], one)
    enemy.present = False
    assert [other.index for other in measure.contacts(everybody, one)] == [3]


def test_higher_is_25_mm_above() -> None:
    """[FW-SHOOT-07] [FW-R-44]"""
    assert measure.higher(body(0, 300, 300, 25), body(1, 100, 100))
    assert not measure.higher(body(0, 300, 300, 24), body(1, 100, 100))
    assert not measure.higher(body(0, 300, 300), body(1, 100, 100, 60))


def test_who_is_under_the_disc() -> None:
    """[FW-WEAPON-14] [FW-WEAPON-15] [FW-R-83] G-15 Within 50 + 12.5 mm, from the middle outwards."""
    target = body(1, 300, 300)
    near, far, out = body(0, 300, 320), body(2, 362, 300), body(3, 363, 300)
    level, above = body(4, 300, 262, 50), body(5, 300, 262, 51)
    twins = [body(7, 340, 300), body(6, 260, 300)]
    found = measure.under_disc([near, target, far, out, level, above, *twins], target)
    assert [one.index for one in found] == [1, 0, 4, 6, 7, 2]


def test_a_burst_zone_holds_its_targets_at_least_in_part() -> None:
    """[FW-WEAPON-20] G-15 Two: a gap of 100 mm at most. Three: a common point of their discs."""
    assert measure.in_burst([body(1, 300, 300), body(3, 425, 300)])
    assert not measure.in_burst([body(1, 300, 300), body(3, 426, 300)])
    triangle = [body(1, 300, 300), body(3, 400, 300), body(5, 350, 387)]  # sides of 100 mm: its corners lie 57.7 away
    assert measure.in_burst(triangle)
    wide = [body(1, 300, 300), body(3, 424, 300), body(5, 362, 407)]  # pairs fit, all three do not: 71.6 mm
    assert all(measure.in_burst([one, other]) for one in wide for other in wide if one is not other)
    assert not measure.in_burst(wide)


@pytest.mark.parametrize(("table", "north"), [(P, 600), (WIDE, 800)])
def test_strips(table: Table, north: int) -> None:
    """[FW-SCEN1-02] [FW-SCEN1-04] [FW-R-87] [FW-R-89] [FW-R-91] [FW-SCEN4-03] [FW-SCEN4-04] G-15"""
    assert measure.in_zone(table, A, True, 300, 87, 25)
    assert not measure.in_zone(table, A, True, 300, 88, 25)
    assert measure.in_zone(table, B, True, 300, north - 87, 25)
    assert not measure.in_zone(table, B, True, 300, north - 88, 25)
    assert not measure.in_zone(table, A, True, 12, 50, 25), "wholly on the table"
    assert measure.overlaps_zone(table, A, True, 300, 112, 25)
    assert not measure.overlaps_zone(table, A, True, 300, 113, 25)
    assert measure.overlaps_zone(table, B, True, 300, north - 112, 25)
    assert not measure.overlaps_zone(table, B, True, 300, north - 113, 25)
    assert measure.scores_in_zone(table, A, north - 100)
    assert not measure.scores_in_zone(table, A, north - 101)
    assert measure.scores_in_zone(table, B, 100)
    assert not measure.scores_in_zone(table, B, 101)
    assert measure.has_crossed(table, A, north - 13, 25)
    assert not measure.has_crossed(table, A, north - 14, 25)
    assert measure.has_crossed(table, B, 13, 25)
    assert not measure.has_crossed(table, B, 14, 25)
    assert measure.in_own_half(table, A, north // 2 - 13, 25)
    assert not measure.in_own_half(table, A, north // 2 - 12, 25)
    assert measure.in_own_half(table, B, north // 2 + 13, 25)
    assert not measure.in_own_half(table, B, north // 2 + 12, 25)


def test_corners() -> None:
    """[FW-SCEN3-02] [FW-R-90] G-15 Discs of 150 mm: a base of 25 may lie 62.5 mm from their middle."""
    assert measure.in_zone(P, A, False, 137, 75, 25)
    assert not measure.in_zone(P, A, False, 138, 75, 25)
    assert measure.in_zone(P, B, False, 525, 463, 25)
    assert not measure.in_zone(P, B, False, 525, 462, 25)
    assert measure.in_zone(WIDE, B, False, 825, 725, 25)
    assert measure.overlaps_zone(P, A, False, 162, 75, 25)
    assert not measure.overlaps_zone(P, A, False, 163, 75, 25)


def test_tokens_keep_their_distance() -> None:
    """[FW-SETUP-04] [FW-R-56] G-15 More than 150 mm from the own zone, on the table, on no obstacle, on no other."""
    assert measure.token_apart(P, A, True, 300, 261)
    assert not measure.token_apart(P, A, True, 300, 260)
    assert measure.token_apart(P, B, True, 300, 339)
    assert not measure.token_apart(P, B, True, 300, 340)
    assert measure.token_apart(P, A, False, 311, 75)
    assert not measure.token_apart(P, A, False, 310, 75)
    assert measure.token_clear(P, 10, 590)
    assert not measure.token_clear(P, 9, 590)
    wall = table_of(block([300, 300, 400, 310], 60))
    assert measure.token_clear(wall, 350, 290)
    assert not measure.token_clear(wall, 350, 291)
    assert measure.token_clear(READY_TABLES["T1"], 100, 175), "in a room"
    assert measure.token_clear(READY_TABLES["T2"], 100, 300), "in the river"
    assert measure.tokens_overlap(300, 300, 319, 300)
    assert not measure.tokens_overlap(300, 300, 320, 300)


@pytest.mark.parametrize("name", list(READY_TABLES))
@pytest.mark.parametrize("strips", [True, False])
def test_the_usual_tokens_are_legal_in_every_scenario(name: str, strips: bool) -> None:
    """[FW-R-56] [FW-SETUP-04]"""
    table = READY_TABLES[name]
    for side in (A, B):
        for x, y in table.tokens[side]:
            assert measure.token_apart(table, side, strips, x, y)
            assert measure.token_clear(table, x, y)
