"""The plane in millimetres: against fractions and shapely on random cases."""

from fractions import Fraction
from math import isqrt

import pytest
import shapely
from hypothesis import assume, given
from hypothesis import strategies as st

from warbox.geometry.plane import (
    INSIDE,
    ON_EDGE,
    OUTSIDE,
    Polygon,
    double_area,
    gap_at_most,
    gap_hundredths,
    have_common_point,
    in_reach,
    length_hundredths,
    near_segment,
    overlaps,
    segments_meet,
    segments_near,
)

small = st.integers(-12, 12)
point = st.tuples(small, small)


def squared_distance(p: tuple[int, int], a: tuple[int, int], b: tuple[int, int]) -> Fraction:
    """From a point to a segment, by fractions."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    square = dx * dx + dy * dy
    share = Fraction(0) if square == 0 else Fraction((p[0] - a[0]) * dx + (p[1] - a[1]) * dy, square)
    share = min(max(share, Fraction(0)), Fraction(1))
    return (p[0] - a[0] - share * dx) ** 2 + (p[1] - a[1] - share * dy) ** 2


@st.composite
def polygons(draw: st.DrawFn) -> list[int]:
    """Simple polygons: stars around a point, so that edges do not cross."""
    corners = draw(st.lists(point, min_size=3, max_size=8, unique=True))
    ring = shapely.Polygon(corners)
    assume(ring.is_valid and ring.area > 0)
    return [value for corner in corners for value in corner]


def as_line(a: tuple[int, int], b: tuple[int, int]) -> shapely.Point | shapely.LineString:
    return shapely.Point(a) if a == b else shapely.LineString([a, b])


def as_shape(points: list[int]) -> shapely.Polygon:
    return shapely.Polygon(list(zip(points[::2], points[1::2], strict=True)))


@given(small, small, st.integers(0, 30), st.integers(0, 30), st.integers(0, 20))
def test_gaps_between_bases(dx: int, dy: int, d1: int, d2: int, length: int) -> None:
    """The gap is the distance of the centres less both radii, 0 at least."""
    square = 4 * (dx * dx + dy * dy)
    assert gap_at_most(dx, dy, d1 + d2, length) == (square <= (2 * length + d1 + d2) ** 2)
    assert overlaps(dx, dy, d1 + d2) == (shapely.Point(0, 0).distance(shapely.Point(dx, dy)) * 2 < d1 + d2)
    assert gap_hundredths(dx, dy, d1 + d2) == max(0, isqrt(2500 * square) - 50 * (d1 + d2))
    assert length_hundredths(3, 4, 0) == 500


@given(point, point, point, st.integers(0, 40))
def test_a_point_near_a_segment(p: tuple[int, int], a: tuple[int, int], b: tuple[int, int], twice: int) -> None:
    apart = 4 * squared_distance(p, a, b) - twice * twice
    expected = OUTSIDE if apart > 0 else (INSIDE if apart < 0 else ON_EDGE)
    assert near_segment(*p, *a, *b, twice) == expected


@given(point, point, point, point, st.integers(0, 30))
def test_segments_that_meet_or_come_near(
    a: tuple[int, int], b: tuple[int, int], c: tuple[int, int], d: tuple[int, int], twice: int
) -> None:
    meet = as_line(a, b).intersects(as_line(c, d))
    assert segments_meet(*a, *b, *c, *d) == meet
    nearest = min(
        squared_distance(a, c, d), squared_distance(b, c, d), squared_distance(c, a, b), squared_distance(d, a, b)
    )
    apart = 4 * (0 if meet else nearest) - twice * twice
    assert segments_near(*a, *b, *c, *d, twice) == (OUTSIDE if apart > 0 else (INSIDE if apart < 0 else ON_EDGE))


@given(polygons(), point)
def test_where_a_point_lies(points: list[int], p: tuple[int, int]) -> None:
    polygon, shape = Polygon(points), as_shape(points)
    assert double_area(polygon.points) == round(2 * shape.area)
    spot = shapely.Point(p)
    expected = ON_EDGE if shape.boundary.intersects(spot) else (INSIDE if shape.contains(spot) else OUTSIDE)
    assert polygon.where(*p) == expected
    assert polygon.convex == (shape.convex_hull.area == shape.area)


@given(polygons(), point, point)
def test_a_segment_through_a_polygon_of_any_shape(points: list[int], a: tuple[int, int], b: tuple[int, int]) -> None:
    assume(a != b)
    shape = as_shape(points)
    inner = shape.intersection(shapely.LineString([a, b])).length
    along = shape.boundary.intersection(shapely.LineString([a, b])).length
    assert Polygon(points).runs_through(*a, *b) == (inner - along > 1e-9)


@given(polygons(), point, point, st.integers(1, 20))
def test_a_base_moved_past_a_polygon(points: list[int], a: tuple[int, int], b: tuple[int, int], twice: int) -> None:
    polygon, shape = Polygon(points), as_shape(points)
    for found, thing in (
        (polygon.near(*a, twice), shapely.Point(a)),
        (polygon.near_path(*a, *b, twice), as_line(a, b)),
    ):
        apart = 2 * shape.distance(thing) - twice
        assume(abs(apart) > 1e-9)
        assert found == (OUTSIDE if apart > 0 else INSIDE)


def test_numbers_beyond_sixty_four_bits_do_not_wrap() -> None:
    huge = 2**40
    square = Polygon([0, 0, huge, 0, huge, huge, 0, huge])
    assert square.where(huge // 2, huge // 2) == INSIDE
    assert square.where(huge + 1, 1) == OUTSIDE
    assert near_segment(huge // 2, 3, 0, 0, huge, 0, 6) == ON_EDGE
    assert near_segment(huge // 2, 3, 0, 0, huge, 0, 7) == INSIDE
    assert square.runs_through(-1, -1, huge, huge)


@pytest.mark.parametrize("points", [[0, 0, 1, 1], [0, 0, 1, 1, 2, 2], [0, 0, 1, 0, 1]])
def test_what_is_no_polygon_is_refused(points: list[int]) -> None:
    with pytest.raises(ValueError, match="a polygon has"):
        Polygon(points)


discs = st.lists(st.tuples(small, small, st.integers(1, 25)), min_size=1, max_size=4)


@given(discs, point)
def test_the_union_of_reach(some: list[tuple[int, int, int]], p: tuple[int, int]) -> None:
    expected = any(4 * ((p[0] - x) ** 2 + (p[1] - y) ** 2) <= d * d for x, y, d in some)
    assert in_reach(*p, some) == expected


@given(discs)
def test_discs_with_a_point_in_common(some: list[tuple[int, int, int]]) -> None:
    """Against shapely's circles of many corners, where the answer is not a matter of hundredths."""

    def common(grow: float) -> bool:
        shape: shapely.geometry.base.BaseGeometry = shapely.Point(some[0][:2]).buffer(some[0][2] / 2 + grow, 256)
        for x, y, d in some[1:]:
            shape = shape.intersection(shapely.Point(x, y).buffer(d / 2 + grow, 256))
        return bool(shape.area > 0)

    assume(some[0][2] > 1 and all(d > 1 for _, _, d in some))
    assume(common(0.02) == common(-0.02))
    assert have_common_point(some, 100) == common(0.0)
