"""The ground's whole numbers against an independent reckoning on random tables.

`WARBOX_THOROUGH=10` tries ten times as many cases. All answers must be equal: nothing here is rounded. What lies within
a billionth of a millimetre of shapely's floats is left out where shapely is asked, and counted.
"""

import os
from fractions import Fraction
from math import isqrt
from random import Random

import pytest
import shapely

from tests.games.firstwave.ground import oracle
from tests.games.firstwave.ground.random_tables import SIZE, near, random_body, random_table
from warbox.games.firstwave.ground import measure, shapes, terrain
from warbox.games.firstwave.ground.contact import fits, touching
from warbox.games.firstwave.ground.look import look
from warbox.games.firstwave.ground.sight import sight
from warbox.games.firstwave.pieces.body import Body

HARD = int(os.environ.get("WARBOX_THOROUGH", "1"))
TABLES = 25 * HARD
CLOSE = 1e-9


@pytest.mark.parametrize("part", range(4))
def test_sight_and_cover_are_what_fractions_say(part: int) -> None:
    """[FW-LOS-01] [FW-LOS-04] [FW-LOS-06] [FW-LOS-07] [FW-COVER-04] [FW-COVER-05] [FW-COVER-06] G-11 to G-14"""
    told = {-1: 0, 0: 0, 1: 0, 2: 0}
    for seed in range(TABLES):
        rng = Random(f"sight {part} {seed}")
        table = random_table(rng)
        bodies = [random_body(rng, table, index) for index in range(7)]
        smoke = [(near(rng, 50, SIZE - 50), near(rng, 50, SIZE - 50)) for _ in range(rng.choice([0, 0, 1]))]
        for _ in range(20):
            looker, target = rng.sample(bodies, 2)
            ours = sight(table, bodies, smoke, looker, target)
            assert ours == oracle.sight(table, bodies, smoke, looker, target), (part, seed, looker.index, target.index)
            assert look(table, bodies, smoke, looker, target).cover == ours
            told[ours] += 1
    assert min(told.values()) > sum(told.values()) // 20, told


def test_gaps_and_contact_are_what_decimals_say() -> None:
    """[FW-R-05] [FW-R-06] G-03, G-04"""
    rng = Random("gaps")
    touching_ones = 0
    for _ in range(2000 * HARD):
        base, other_base = rng.choice([20, 25, 30, 40]), rng.choice([20, 25, 30, 40])
        one = Body(0, 0, rng.randint(20, 880), rng.randint(20, 880), rng.choice([0, 20, 21]), base, 32, 28)
        spread = rng.choice([30, 60, 880])
        x, y = (min(880, max(20, at + rng.randint(-spread, spread))) for at in (one.x, one.y))
        other = Body(1, 1, x, y, 0, other_base, 32, 28)
        gap = oracle.gap(one, other)
        assert measure.gap_hundredths(one, other) == max(
            0, isqrt(10000 * oracle.gap_square(one, other)) - 50 * (base + other_base)
        )
        assert abs(measure.gap_hundredths(one, other) - 100 * gap) < 1
        length = rng.choice([0, 1, 50, 100, 150, isqrt(oracle.gap_square(one, other))])
        assert measure.within(one, other, length) == (gap <= length)
        assert measure.in_contact(one, other) == oracle.contact(one, other)
        apart = 4 * oracle.gap_square(one, other) >= (base + other_base) ** 2
        assert measure.overlapping(one, x, y, 0, other_base) == (not apart and one.z <= 20)
        touching_ones += measure.in_contact(one, other)
    assert touching_ones > 20 * HARD


def test_the_surfaces_that_a_path_crosses_are_what_fractions_say() -> None:
    """[FW-MOVE-01] [FW-MOVE-05] G-06"""
    for seed in range(60 * HARD):
        rng = Random(f"ground {seed}")
        table = random_table(rng)
        for _ in range(30):
            a, b = ((near(rng, 0, SIZE), near(rng, 0, SIZE)) for _ in range(2))
            if rng.random() < 0.3:  # along the border of a piece
                piece = rng.choice(table.pieces)
                ring = oracle.corners(piece)
                a, b = rng.choice(list(zip(ring, [*ring[1:], ring[0]], strict=True)))
            z = rng.choice([0, 0, 60])
            assert terrain.grounds_crossed(table, *a, *b, z) == (oracle.grounds(table, a, b, z) if a != b else 0)


def test_a_swept_base_meets_what_shapely_says() -> None:
    """[FW-MOVE-07] [FW-MOVE-08] G-09: nearer than half the base, less half a millimetre"""
    close, met = 0, 0
    for seed in range(60 * HARD):
        rng = Random(f"sweep {seed}")
        table = random_table(rng)
        for _ in range(30):
            a = (near(rng, 20, SIZE - 20), near(rng, 20, SIZE - 20))
            bx, by = (min(580, max(20, at + rng.randint(-90, 90))) for at in a)
            base, z = rng.choice([20, 25, 30, 40]), rng.choice([0, 0, 18, 60])
            for passing, ours in (
                ((2, 3), terrain.sweep_stops(table, *a, bx, by, z, base, False, terrain.Blocked())),
                ((1,), terrain.sweep_vaults(table, *a, bx, by, z, base)),
            ):
                left = oracle.room_left(table, a, (bx, by), z, passing) - (base - 1) / 2
                if abs(left) < CLOSE:
                    close += 1
                    continue
                assert ours == (left < 0), (seed, a, bx, by, base, z, passing)
                met += ours
            left = oracle.room_left(table, a, a, z, (1, 2, 3)) - (base - 1) / 2
            if abs(left) >= CLOSE:
                assert terrain.overlaps_terrain(table, *a, z, base, terrain.Blocked()) == (left < 0)
    assert met > 200 * HARD
    assert close < 60 * HARD


def test_nearness_to_polygons_is_exact() -> None:
    """G-20: within 5 mm as distance <= d / 2 + 5"""
    rng = Random("near")
    edges = 0
    for _ in range(300 * HARD):
        table = random_table(rng)
        piece = rng.choice(table.pieces)
        ring = oracle.corners(piece)
        x, y = near(rng, 0, SIZE), near(rng, 0, SIZE)
        if rng.random() < 0.8:
            x, y = (min(SIZE, max(0, at + rng.randint(-30, 30))) for at in rng.choice(ring))
        twice = rng.choice([30, 35, 40, 50])
        rest = Fraction(twice, 2) ** 2 - oracle.square_to_ring(ring, x, y)
        assert shapes.near_polygon(piece.points, x, y, twice) == (rest > 0) - (rest < 0)
        edges += rest == 0
    assert edges


def test_a_point_of_contact_touches_and_is_the_nearest() -> None:
    """[FW-MELEE-01] G-17"""
    rng = Random("contact")
    for _ in range(300 * HARD):
        both = rng.choice([40, 45, 50, 55, 60, 65, 70])
        dx, dy = rng.randint(-200, 200), rng.randint(-200, 200)
        if dx == dy == 0:
            continue
        x, y = touching(300, 300, both, dx, dy)
        assert fits(x - 300, y - 300, both)
        length = (dx * dx + dy * dy) ** 0.5
        exact = shapely.Point(300 + dx / length * both / 2, 300 + dy / length * both / 2)
        every = [(px, py) for px in range(x - 3, x + 4) for py in range(y - 3, y + 4) if fits(px - 300, py - 300, both)]
        nearest = min(exact.distance(shapely.Point(one)) for one in every)
        ties = sorted(one for one in every if exact.distance(shapely.Point(one)) < nearest + CLOSE)
        assert (x, y) == ties[0]
