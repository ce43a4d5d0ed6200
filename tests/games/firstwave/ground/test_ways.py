"""Routes, reach, strides, contact, how NPCs go and where things arrive."""

from random import Random

import pytest

from tests.games.firstwave.ground.random_tables import random_table
from tests.games.firstwave.ground.things import block, body, ground, table_of
from warbox.games.firstwave.ground.arrival import (
    contact_ring,
    edge_ok,
    edge_spots,
    ring_ok,
    room_ok,
    room_spots,
    scout_ok,
)
from warbox.games.firstwave.ground.contact import contact_point
from warbox.games.firstwave.ground.measure import gap_hundredths, in_contact, within
from warbox.games.firstwave.ground.npc_path import along, npc_walk
from warbox.games.firstwave.ground.route import contact_ways, reach, shortest
from warbox.games.firstwave.ground.strides import strides
from warbox.games.firstwave.ground.walk import Walk, allowance, walk, why_not_stand
from warbox.games.firstwave.pieces.body import NPCS, Body
from warbox.games.firstwave.tables.piece import CLIMBED, DIFFICULT, OPEN, WATER
from warbox.games.firstwave.tables.table import Table, empty_table
from warbox.games.firstwave.tables.table_file import READY_TABLES

T1, T2, T3 = (READY_TABLES[name] for name in ("T1", "T2", "T3"))


def hunt(
    table: Table, npc: Body, target: Body, move: int, *others: Body, touch: bool = True, halved: bool = False
) -> Walk:
    return npc_walk(table, [npc, target, *others], npc, target, move, halved, touch)


def infected(x: int, y: int, z: int = 0) -> Body:
    return body(9, x, y, z, "infected_human", NPCS)


def test_an_infected_goes_straight_into_contact() -> None:
    """[FW-W-10] [FW-NPC-16] [FW-R-35] G-16, G-17"""
    way = hunt(empty_table(), infected(300, 300), body(0, 300, 420), 100)
    assert (way.end, way.length) == ((300, 395, 0), 9500)
    assert [one.index for one in way.contacts] == [0]


def test_it_goes_as_far_as_it_can() -> None:
    """[FW-NPC-16] [FW-R-65]"""
    assert hunt(empty_table(), infected(300, 300), body(0, 300, 500), 100).end == (300, 400, 0)
    assert hunt(empty_table(), infected(300, 300), body(0, 300, 500), 150).end == (300, 450, 0)
    assert hunt(empty_table(), infected(300, 300), body(0, 300, 500), 150, halved=True).end == (300, 380, 0)


def test_it_keeps_a_gap_if_it_may_not_fight() -> None:
    """[FW-R-37] [FW-R-66] At least 2 mm."""
    way = hunt(empty_table(), infected(300, 300), body(0, 300, 400), 100, touch=False)
    assert way.end == (300, 373, 0)


def test_it_stops_before_ground_that_would_make_its_way_too_long() -> None:
    """[FW-R-65] G-16 Difficult ground after 60 mm: it stops at its border; after 30 mm: 50 mm in all."""
    mud = table_of(ground([0, 360, 600, 600], "difficult"))
    assert hunt(mud, infected(300, 300), body(0, 300, 500), 100).end == (300, 360, 0)
    assert hunt(mud, infected(300, 330), body(0, 300, 500), 100).end == (300, 380, 0)


def test_it_goes_round_a_wall() -> None:
    """[FW-R-65] G-16 Over the lattice, then shortened."""
    way = hunt(T1, infected(230, 480), body(0, 170, 480), 150)
    assert way.fault == ""
    assert [one.index for one in way.contacts] == [0]
    assert way.length < 13000
    assert all(x == 230 or y <= 430 or x < 200 for x, y, _ in way.points)


def test_it_goes_through_doors() -> None:
    """[FW-R-65] G-16"""
    way = hunt(T1, infected(250, 140), body(0, 100, 140), 150)
    assert T1.rooms[way.rooms[0]].id == "T1-01b"


def test_it_stays_at_the_nearest_point_if_there_is_no_way() -> None:
    """G-16 A survivor on the roof: the NPC goes to the point with the smallest gap and stays there."""
    target = body(0, 140, 150, 60)
    npc = infected(140, 60)
    for _ in range(4):
        way = hunt(T1, npc, target, 100)
        npc = infected(*way.end)
    assert hunt(T1, npc, target, 100).length == 0
    assert gap_hundredths(npc, target) < 3000


def test_it_climbs_onto_what_can_be_climbed() -> None:
    """[FW-R-65] G-16 50 mm a turn: up the face of the bus, then along its roof."""
    target = body(0, 460, 200, 40)
    first = hunt(T1, infected(387, 200), target, 150)
    assert first.hanging
    assert first.grounds & CLIMBED
    second = hunt(T1, infected(*first.end), target, 150)
    assert [one.index for one in second.contacts] == [0]


def test_it_walks_round_other_survivors_and_through_its_own() -> None:
    """[FW-R-36] [FW-MOVE-08]"""
    target, other = body(0, 300, 420), body(2, 300, 360)
    way = hunt(empty_table(), infected(300, 300), target, 150, other)
    assert [one.index for one in way.contacts] == [0]
    assert len(way.points) > 2
    ally = body(8, 300, 350, 0, "infected_human", NPCS)
    assert hunt(empty_table(), infected(300, 300), target, 100, ally).end == (300, 395, 0)


def test_every_way_of_an_npc_is_legal() -> None:
    """[FW-R-65] On random tables: `walk` agrees, and the gap never grows without need."""
    rng = Random("npcs")
    moved = 0
    for _ in range(12):
        table = random_table(rng)
        for _ in range(6):
            places = [(rng.randint(20, 580), rng.randint(20, 580)) for _ in range(4)]
            bodies = [body(index, x, y) for index, (x, y) in enumerate(places)]
            npc = body(9, rng.randint(20, 580), rng.randint(20, 580), 0, "infected_dog", NPCS)
            bodies = [one for one in bodies if not why_not_stand(table, [npc], one.index, one.x, one.y, 0, one.base)]
            if not bodies or why_not_stand(table, [], 9, npc.x, npc.y, 0, npc.base):
                continue
            way = npc_walk(table, [*bodies, npc], npc, bodies[0], 150, False, True)
            if way.length:
                again = walk(table, [*bodies, npc], npc, way.points[1:], False, True)
                assert (again.fault, again.length) == ("", way.length)
                assert way.length <= 100 * allowance(way.grounds, 150)
                moved += 1
    assert moved > 25


def test_a_point_along_a_way_lies_on_or_before_it() -> None:
    assert along((0, 0), (100, 0), 4000) == (40, 0)
    assert along((0, 0), (30, 40), 2500) == (15, 20)
    assert along((0, 0), (10, 10), 700) == (4, 5)
    assert along((0, 0), (3, 4), 900) == (3, 4)


@pytest.mark.parametrize(("x", "y"), [(350, 300), (333, 377), (210, 250), (300, 200)])
def test_a_charge_ends_in_contact(x: int, y: int) -> None:
    """[FW-MELEE-01] G-17"""
    mover, target = body(0, 300, 300), body(1, x, y)
    there = body(0, *contact_point(mover, target))
    assert in_contact(there, target)
    ways = contact_ways(empty_table(), [mover, target], mover, target)
    assert ways[0].end[:2] == contact_point(mover, target)
    assert all([one.index for one in way.contacts] == [1] for way in ways)


def test_a_charge_round_a_corner() -> None:
    """[FW-MELEE-01] The straight way is shut; another one is found."""
    table = table_of(block([290, 320, 310, 340], 45))
    mover, target = body(0, 300, 300), body(1, 300, 365)
    ways = contact_ways(table, [mover, target], mover, target)
    assert ways
    assert all(way.length <= 10000 and not way.fault for way in ways)


def test_the_shortest_way_is_legal_or_says_why_not() -> None:
    """[FW-MOVE-01] [FW-MOVE-06]"""
    straight = shortest(empty_table(), [], body(0, 300, 300), 300, 390, 0)
    assert straight is not None
    assert straight.points == [(300, 300, 0), (300, 390, 0)]
    door = shortest(T1, [], body(0, 240, 140), 175, 175, 0)
    assert door is not None
    assert (door.fault, len(door.points), door.length <= 10000) == ("", 3, True)
    far = shortest(empty_table(), [], body(0, 300, 300), 300, 500, 0)
    assert far is not None
    assert far.length > 100 * allowance(far.grounds)
    roof = shortest(T1, [], body(0, 233, 140), 200, 140, 60, risky=True)
    assert roof is not None
    assert (roof.fault, roof.length) == ("", 9300)


def test_a_dry_way_is_found_round_a_pond() -> None:
    """[FW-SWIM-01] [FW-MOVE-04] Water costs a die: it is crossed only where there is no dry way."""
    pond = table_of(ground([290, 320, 310, 340], "water"))
    way = shortest(pond, [], body(0, 300, 300), 300, 360, 0)
    assert way is not None
    assert way.grounds == OPEN
    river = table_of(ground([0, 320, 600, 340], "water"))
    swum = shortest(river, [], body(0, 300, 300), 300, 360, 0)
    assert swum is not None
    assert swum.grounds == OPEN | WATER
    mud = table_of(ground([290, 320, 310, 340], "difficult"))
    round_it = shortest(mud, [], body(0, 300, 300), 300, 360, 0)
    assert round_it is not None
    assert (round_it.grounds, round_it.length <= 10000) == (OPEN, True)


def test_reach_holds_what_walk_allows_and_strides_are_part_of_the_legal() -> None:
    """[FW-MOVE-05] On random tables every place offered can be gone to, and no straight way is missed."""
    rng = Random("reach")
    for _ in range(4):
        table = random_table(rng)
        bodies = [body(index, rng.randint(150, 450), rng.randint(150, 450)) for index in range(5)]
        mover = bodies[0]
        if why_not_stand(table, bodies, 0, mover.x, mover.y, 0, mover.base):
            continue
        if [one for one in bodies[1:] if within(mover, one, 2)]:
            continue
        spots = {(spot.x, spot.y): spot for spot in reach(table, bodies, mover, step=20)}
        for x in range(20, 600, 20):
            for y in range(20, 600, 20):
                if (x - mover.x) ** 2 + (y - mover.y) ** 2 > 150 * 150 or (x, y) == (mover.x, mover.y):
                    assert (x, y) not in spots
                    continue
                way = walk(table, bodies, mover, [(x, y, 0)])
                legal = not way.fault and not way.contacts and way.length <= 100 * allowance(way.grounds)
                assert not legal or (x, y) in spots
        for spot in spots.values():
            way = walk(table, bodies, mover, spot.points)
            assert not way.fault
            assert way.length <= 100 * allowance(way.grounds)
        for stride in strides(table, bodies, mover):
            way = walk(table, bodies, mover, stride.points)
            assert (way.fault, way.contacts, way.length, way.grounds) == ("", [], stride.length, stride.grounds)
            assert way.length <= 100 * allowance(way.grounds)


def test_strides_of_who_leaves_a_melee_end_free() -> None:
    """[FW-R-31]"""
    mover, enemy = body(0, 300, 300), body(1, 325, 300)
    found = strides(empty_table(), [mover, enemy], mover, leaving=True)
    assert found
    for stride in found:
        way = walk(empty_table(), [mover, enemy], mover, stride.points, True)
        assert (way.fault, way.contacts, way.length <= 10000) == ("", [], True)


def test_arrivals_at_the_edge() -> None:
    """[FW-NPC-08] G-19 Within 1 mm of the edge, more than 100 mm from every survivor."""
    table, bodies = empty_table(), [body(0, 300, 60), body(1, 300, 540)]
    spots = edge_spots(table, bodies, 25)
    assert 4 <= len(spots) <= 24
    for x, y, z in spots:
        assert edge_ok(table, bodies, 25, x, y, z) == ""
    assert edge_ok(table, bodies, 25, 13, 300, 0) == ""
    assert edge_ok(table, bodies, 25, 14, 300, 0) == "not-edge"
    assert edge_ok(table, bodies, 25, 300, 13, 0) == "near-survivor"
    assert edge_ok(table, bodies, 25, 415, 13, 0) == "near-survivor"  # a gap of 99 mm
    assert edge_ok(table, bodies, 25, 420, 13, 0) == ""


def test_if_the_whole_edge_is_too_near_the_farthest_point_serves() -> None:
    """[FW-R-108]"""
    bodies = [
        body(index, x, y)
        for index, (x, y) in enumerate((x, y) for x in range(60, 600, 120) for y in (60, 180, 300, 420, 540))
    ]
    spots = edge_spots(empty_table(), bodies, 25)
    assert len(spots) == 1
    assert edge_ok(empty_table(), bodies, 25, *spots[0]) == ""


def test_arrivals_in_a_room() -> None:
    """[FW-NPC-09] [FW-R-59] At most 50 mm away, inside the room if possible, a gap of 2 mm or more."""
    survivor = body(0, 180, 175)
    spots = room_spots(T1, [survivor], survivor, 25, 1)
    assert spots
    for x, y, z in spots:
        assert room_ok(T1, [survivor], survivor, 25, 1, x, y, z) == ""
        assert within(survivor, body(9, x, y), 50)
        assert not within(survivor, body(9, x, y), 1)
    assert room_ok(T1, [survivor], survivor, 25, 1, 205, 175, 0) == "touches"
    assert room_ok(T1, [survivor], survivor, 25, 1, 120, 175, 0) == "other-room"
    assert room_ok(T1, [survivor], survivor, 25, 1, 180, 175, 60) == "other-level"
    outside = body(0, 248, 175)
    assert room_ok(T1, [outside], outside, 25, 1, 330, 175, 0) == "too-far"


def test_a_started_robot_stands_in_contact() -> None:
    """[FW-RESOURCE-07] [FW-R-60]"""
    survivor = body(0, 300, 300)
    for x, y, z in contact_ring(empty_table(), [survivor], survivor, 30):
        assert in_contact(survivor, body(9, x, y, z, "robot_domestic"))
        assert ring_ok(empty_table(), [survivor], survivor, 30, x, y, z) == ""
    assert ring_ok(empty_table(), [survivor], survivor, 30, 330, 300, 0) == "no-contact"
    assert ring_ok(empty_table(), [survivor], survivor, 30, 320, 300, 0) == "end-figure"


def test_where_a_scout_may_appear() -> None:
    """[FW-DEPLOY-05] [FW-DEPLOY-06] [FW-DEPLOY-07] [FW-R-87]"""
    scout, enemy = body(0, 300, 50), body(1, 300, 560)
    table = table_of(block([200, 300, 400, 310], 60))
    bodies = [scout, enemy]
    assert scout_ok(table, bodies, [], scout, 300, 200, 0, True) == ""
    assert scout_ok(table, bodies, [], scout, 300, 350, 0, True) == "seen"
    assert scout_ok(table, bodies, [], scout, 300, 390, 0, True) == "near-enemy"
    assert scout_ok(table, bodies, [], scout, 100, 490, 0, True) == "zone"
    assert scout_ok(table, bodies, [(300, 120)], scout, 300, 200, 0, True) == "near-token"
    assert scout_ok(table, bodies, [], scout, 525, 440, 0, False) == "zone"
    assert scout_ok(table, bodies, [], scout, 300, 300, 0, True) == "end-piece"


def test_difficult_ground_is_one_class_of_reach() -> None:
    """[FW-MOVE-04] [FW-MOVE-05] In the mud 50 mm and no more."""
    mud = table_of(ground([200, 200, 400, 400], "difficult"))
    spots = reach(mud, [body(0, 300, 300)], body(0, 300, 300))
    assert max(spot.length for spot in spots) == 5000
    assert {int(spot.grounds) for spot in spots} == {DIFFICULT}
