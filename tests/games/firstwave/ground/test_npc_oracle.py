"""How NPCs go, against a second search that follows the words of G-16 with shapely and floats.

The catalog allows 5 mm between two reckonings of a way; these two agree within 3.
"""

import os
from heapq import heappop, heappush
from math import hypot
from random import Random
from typing import Any

import shapely
import shapely.ops

from tests.games.firstwave.ground import oracle
from tests.games.firstwave.ground.random_tables import SIZE, random_table
from tests.games.firstwave.ground.things import body
from warbox.games.firstwave.ground.contact import contact_point
from warbox.games.firstwave.ground.npc_path import npc_walk
from warbox.games.firstwave.ground.walk import why_not_stand
from warbox.games.firstwave.pieces.body import NPCS, Body
from warbox.games.firstwave.tables.piece import BUILDING, COVER
from warbox.games.firstwave.tables.table import Table

HARD = int(os.environ.get("WARBOX_THOROUGH", "1"))
Spot = tuple[float, float]
STEPS = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)]
MOST = {1: 150, 2: 150, 4: 100, 8: 50}  # by surface, for a dog


class Reference:
    def __init__(self, table: Table, bodies: list[Body], npc: Body, target: Body) -> None:
        self.table, self.npc, self.target = table, npc, target
        self.foes = [one for one in bodies if one.side != npc.side]
        self.others = [one for one in bodies if one.index != npc.index]
        self.radius = (int(npc.base) - 1) / 2
        solid: list[Any] = []
        self.low: list[Any] = []
        for piece in table.pieces:
            if piece.kind == BUILDING:
                solid.append(oracle.walls_of(piece, 0))
            elif piece.kind == COVER and piece.passing >= 2:
                solid.append(shapely.Polygon(oracle.corners(piece)))
            elif piece.kind == COVER and piece.passing == 1:
                self.low.append(shapely.Polygon(oracle.corners(piece)))
        self.solid: Any = shapely.union_all(solid)
        shapely.prepare(self.solid)

    def free(self, a: Spot, b: Spot) -> bool:
        way: Any = shapely.LineString([a, b]) if a != b else shapely.Point(a)
        if not self.solid.is_empty and self.solid.dwithin(way, self.radius - 1e-7):
            return False
        return all(
            way.distance(shapely.Point(int(foe.x), int(foe.y))) >= (int(foe.base + self.npc.base) - 1) / 2 - 1e-7
            for foe in self.foes
        )

    def touch(self, x: float, y: float) -> Spot:
        """Where a base that comes from a point touches the target."""
        tx, ty = int(self.target.x), int(self.target.y)
        far = hypot(x - tx, y - ty)
        reach = int(self.npc.base + self.target.base) / 2
        return tx + (x - tx) / far * reach, ty + (y - ty) / far * reach

    def on_table(self, x: int, y: int) -> bool:
        return self.npc.base / 2 <= min(x, y) and max(x, y) <= SIZE - self.npc.base / 2

    def lattice(self) -> list[Spot]:
        """The way over the lattice."""
        x, y = int(self.npc.x), int(self.npc.y)
        near = sorted(
            ((px - x) ** 2 + (py - y) ** 2, px, py)
            for px in range(x // 10 * 10 - 20, x + 30, 10)
            for py in range(y // 10 * 10 - 20, y + 30, 10)
        )
        start = next((px, py) for _, px, py in near if self.on_table(px, py) and self.free((x, y), (px, py)))
        costs = {start: 0}
        before: dict[tuple[int, int], tuple[int, int]] = {}
        done: set[tuple[int, int]] = set()
        queue = [(0, *start)]
        best: tuple[int, int, int, int] | None = None
        while queue:
            cost, px, py = heappop(queue)
            if (px, py) in done:
                continue
            done.add((px, py))
            there = body(9, px, py, 0, "infected_dog", NPCS)
            gap = int(100 * oracle.gap(there, self.target))
            if best is None or (gap, cost, px, py) < best:
                best = (gap, cost, px, py)
            if oracle.gap(there, self.target) <= 10:
                break
            for number, (dx, dy) in enumerate(STEPS):
                qx, qy = px + 10 * dx, py + 10 * dy
                total = cost + (14 if number % 2 else 10)
                if (qx, qy) in done or not self.on_table(qx, qy) or costs.get((qx, qy), total + 1) <= total:
                    continue
                if self.free((px, py), (qx, qy)):
                    costs[qx, qy], before[qx, qy] = total, (px, py)
                    heappush(queue, (total, qx, qy))
        assert best is not None
        spot = (best[2], best[3])
        way: list[Spot] = [spot]
        while spot in before:
            spot = before[spot]
            way.append(spot)
        return way[::-1]

    def way(self) -> list[Spot]:
        start = (float(self.npc.x), float(self.npc.y))
        contact = contact_point(self.npc, self.target)
        if self.free(start, contact):
            return [start, contact]
        points = [start, *self.lattice()]
        last = body(9, int(points[-1][0]), int(points[-1][1]), 0, "infected_dog", NPCS)
        if oracle.gap(last, self.target) <= 10 and self.free(points[-1], self.touch(*points[-1])):
            points.append(self.touch(*points[-1]))
        kept, place = [points[0]], 0
        while place < len(points) - 1:
            place = next(
                later
                for later in range(len(points) - 1, place, -1)
                if later == place + 1 or self.free(points[place], points[later])
            )
            kept.append(points[place])
        return kept

    def end(self) -> Spot:
        """As far as the surfaces let it go, back from there to where it may stand."""
        way: Any = shapely.LineString(self.way())
        for length in range(int(min(150, way.length)), 0, -1):
            gone: Any = shapely.ops.substring(way, 0, length)
            tip: Spot = gone.coords[-1]
            last: Spot = way.coords[-1]
            if self.may_go(gone, length) and self.may_stand(tip):
                whole = way.length - length < 1 and length <= 149
                return last if whole and self.may_go(way, way.length) else tip
        return float(self.npc.x), float(self.npc.y)

    def may_go(self, gone: Any, length: float) -> bool:
        if any(gone.distance(low) < self.radius - 1e-7 for low in self.low) and length > 50:
            return False
        for a, b in zip(gone.coords, gone.coords[1:], strict=False):
            one, other = (round(a[0]), round(a[1])), (round(b[0]), round(b[1]))
            crossed = oracle.grounds(self.table, one, other, 0) if one != other else 0
            if any(crossed & surface and length > most for surface, most in MOST.items()):
                return False
        return True

    def may_stand(self, tip: Spot) -> bool:
        spot = shapely.Point(tip)
        if any(spot.distance(low) < self.radius for low in [*self.low, self.solid] if not low.is_empty):
            return False
        return all(
            hypot(tip[0] - int(one.x), tip[1] - int(one.y)) >= int(one.base + self.npc.base) / 2 - 0.05
            for one in self.others
        )


def test_npcs_go_where_a_second_reckoning_says() -> None:
    """[FW-NPC-16] [FW-R-65] G-16"""
    rng = Random("hunts")
    bent, cases = 0, 0
    while cases < 40 * HARD:
        table = random_table(rng)
        if [piece for piece in table.faces if piece.kind == COVER and piece.top]:
            continue  # what can be climbed onto has tests of its own
        for _ in range(3):
            npc = body(9, rng.randint(30, 570), rng.randint(30, 570), 0, "infected_dog", NPCS)
            bodies = [npc]
            for index in range(4):
                one = body(index, rng.randint(30, 570), rng.randint(30, 570))
                if not why_not_stand(table, bodies, index, one.x, one.y, 0, one.base):
                    bodies.append(one)
            if why_not_stand(table, [], 9, npc.x, npc.y, 0, npc.base) or len(bodies) < 3:
                continue
            foes = sorted(bodies[1:], key=lambda one: oracle.gap(npc, one))
            if oracle.gap(npc, foes[0]) <= 3:
                continue
            hunts = [Reference(table, bodies, npc, foe) for foe in foes]
            shut = [one for one in hunts if not one.free((int(npc.x), int(npc.y)), one.touch(int(npc.x), int(npc.y)))]
            reference = (shut or hunts)[0]
            x, y = reference.end()
            way = npc_walk(table, bodies, npc, reference.target, 150, False, True)
            assert hypot(way.end[0] - x, way.end[1] - y) <= 3, (cases, way.points, (x, y))
            bent += len(way.points) > 2
            cases += 1
    assert bent >= 10 * HARD
