"""Rays through solids with heights: against fractions, sampled between all places where anything changes."""

from fractions import Fraction
from itertools import pairwise

import pytest
import shapely
from hypothesis import assume, given, reject
from hypothesis import strategies as st

from warbox.geometry.plane import INSIDE, ON_EDGE, Polygon, where
from warbox.geometry.solids import Cylinder, Fan, House, Prism, Ray, box, smoke

small = st.integers(-9, 9)
spot = st.tuples(small, small, st.integers(0, 12))


@st.composite
def prisms(draw: st.DrawFn) -> Prism:
    hull = shapely.MultiPoint(draw(st.lists(st.tuples(small, small), min_size=3, max_size=6))).convex_hull
    if not isinstance(hull, shapely.Polygon):
        reject()
    corners = [(int(x), int(y)) for x, y in list(hull.exterior.coords)[:-1]]
    bottom = draw(st.integers(0, 8))
    polygon = Polygon([value for corner in corners for value in corner])
    return Prism(polygon, bottom, bottom + draw(st.integers(1, 6)))


@st.composite
def boxes(draw: st.DrawFn) -> Prism:
    x, y, z = draw(small), draw(small), draw(st.integers(0, 8))
    wide, deep, high = (draw(st.integers(1, 9)) for _ in range(3))
    return box(x, y, x + wide, y + deep, z, z + high)


def shares(ray: Ray, solids: list[Prism]) -> list[Fraction]:
    """Places between any two of which nothing changes: the middles between all crossings of faces."""
    found = {Fraction(0), Fraction(1)}
    for solid in solids:
        if ray.dz:
            found |= {Fraction(z - ray.z, ray.dz) for z in (solid.bottom, solid.top)}
        points = solid.polygon.points
        for place in range(0, len(points), 2):
            cx, cy = points[place - 2], points[place - 1]
            sx, sy = points[place] - cx, points[place + 1] - cy
            change = sx * ray.dy - sy * ray.dx
            if change:
                found.add(Fraction(-(sx * (ray.y - cy) - sy * (ray.x - cx)), change))
    inside = sorted(one for one in found if 0 <= one <= 1)
    return [(one + other) / 2 for one, other in pairwise(inside)]


def is_in(solid: Prism, ray: Ray, share: Fraction, closed: bool = False) -> bool:
    x, y, z = ray.x + share * ray.dx, ray.y + share * ray.dy, ray.z + share * ray.dz
    part = x.denominator * y.denominator
    at = where(solid.polygon.points, int(x * part), int(y * part), part)
    if closed:
        return at in (INSIDE, ON_EDGE) and solid.bottom <= z <= solid.top
    return at == INSIDE and solid.bottom < z < solid.top


@given(spot, spot, prisms())
def test_a_prism_stops_a_ray_that_has_a_length_inside(
    eye: tuple[int, int, int], point: tuple[int, int, int], prism: Prism
) -> None:
    assume(eye != point)
    ray = Ray(*eye, *point)
    assert prism.stops(ray) == any(is_in(prism, ray, share) for share in shares(ray, [prism]))
    assert (prism.part(ray, True) is not None) == any(is_in(prism, ray, one, True) for one in shares(ray, [prism]))


@given(spot, spot, boxes(), st.lists(boxes(), max_size=4))
def test_a_house_stops_a_ray_unless_it_runs_through_what_is_cut_out(
    eye: tuple[int, int, int], point: tuple[int, int, int], whole: Prism, hollows: list[Prism]
) -> None:
    assume(eye != point)
    ray = Ray(*eye, *point)
    expected = any(
        is_in(whole, ray, share) and not any(is_in(one, ray, share, True) for one in hollows)
        for share in shares(ray, [whole, *hollows])
    )
    assert House(whole, hollows).stops(ray) == expected


@given(spot, spot, st.tuples(small, small, st.integers(1, 20)), st.integers(0, 6), st.integers(0, 6))
def test_a_cylinder_stops_a_ray_that_has_a_length_inside(
    eye: tuple[int, int, int], point: tuple[int, int, int], disc: tuple[int, int, int], bottom: int, height: int
) -> None:
    """Between the heights the part of the ray is a segment; the nearest point of it to the axis decides."""
    assume(eye != point)
    ray = Ray(*eye, *point)
    low, high = Fraction(0), Fraction(1)
    if height and ray.dz:
        ends = sorted([Fraction(bottom - ray.z, ray.dz), Fraction(bottom + height - ray.z, ray.dz)])
        low, high = max(low, ends[0]), min(high, ends[1])
    level = not height or ray.dz != 0 or bottom < ray.z < bottom + height
    square = ray.dx**2 + ray.dy**2
    px, py = ray.x - disc[0], ray.y - disc[1]
    nearest = low if not square else min(max(Fraction(-(ray.dx * px + ray.dy * py), square), low), high)
    away = (px + nearest * ray.dx) ** 2 + (py + nearest * ray.dy) ** 2
    expected = level and low < high and 4 * away < disc[2] ** 2
    solid = Cylinder(*disc, bottom, bottom + height) if height else smoke(*disc)
    assert solid.stops(ray) == expected


@given(spot, st.lists(spot, min_size=1, max_size=9), prisms())
def test_a_fan_leaves_out_only_what_no_ray_meets(
    eye: tuple[int, int, int], points: list[tuple[int, int, int]], prism: Prism
) -> None:
    fan = Fan(*eye, points)
    stopped = [prism.stops(ray) for ray in fan.rays]
    assert fan.stopped_by(prism) == sum(2**place for place, one in enumerate(stopped) if one)
    assert fan.may_meet(prism) or not any(stopped)


@pytest.mark.parametrize(("bottom", "top", "points"), [(3, 3, [0, 0, 1, 0, 1, 1]), (0, 3, [0, 0, 4, 0, 1, 1, 0, 4])])
def test_what_is_no_prism_is_refused(bottom: int, top: int, points: list[int]) -> None:
    with pytest.raises(ValueError, match="a prism"):
        Prism(Polygon(points), bottom, top)
