"""Hexes: the catalog's examples, and lines of sight against fractions."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from warbox.geometry import hexes
from warbox.geometry.hexes import CROSSED, LEFT, MISSED, RIGHT, HexMap, classify, distance, r_of, row_of, sight_line

near = st.integers(-9, 9)


def hex_at(label: str) -> tuple[int, int]:
    column = ord(label[0]) - ord("A")
    return column, r_of(column, int(label[1:]) - 1)


def label(q: int, r: int) -> str:
    return f"{chr(ord('A') + q)}{row_of(q, r) + 1:02d}"


@pytest.mark.parametrize(
    ("ends", "crossed", "left", "right"),
    [
        ("C05 C09", "C06 C07 C08", "", ""),
        ("C05 E05", "", "D04", "D05"),
        ("C05 G05", "E05", "D04 F04", "D05 F05"),
        ("C05 E08", "D06", "D05 E07", "C06 D07"),
        ("C05 F07", "D05 D06 E06 E07", "", ""),
        ("C05 G08", "D05 E06 E07 F07", "", ""),
        ("C05 H05", "D05 E05 F05 G05", "", ""),
        ("C05 H06", "D05 E06 F05 G06", "", ""),
    ],
)
def test_lines_of_the_catalog(ends: str, crossed: str, left: str, right: str) -> None:
    a, b = (hex_at(one) for one in ends.split())
    for (q, r), other, sides in ((a, b, (left, right)), (b, a, (right, left))):
        line = sight_line(other[0] - q, other[1] - r)
        met = (line.crossed, line.left, line.right)
        assert [" ".join(sorted(label(q + x, r + y) for x, y in some)) for some in met] == [crossed, *sides]


def by_fractions(dq: int, dr: int, hq: int, hr: int) -> int:
    """As the catalog writes it down."""
    low, high, on_edge = Fraction(0), Fraction(1), False
    x, z = -hq, -hr
    y = -x - z
    ex, ez = dq, dr
    ey = -ex - ez
    for a, d in ((x - y, ex - ey), (y - z, ey - ez), (z - x, ez - ex)):
        if d == 0:
            if abs(a) > 1:
                return MISSED
            on_edge = on_edge or abs(a) == 1
        else:
            sign = 1 if d > 0 else -1
            low, high = max(low, Fraction(-1 - sign * a, sign * d)), min(high, Fraction(1 - sign * a, sign * d))
    if high <= low:
        return MISSED
    if not on_edge:
        return CROSSED
    return LEFT if dq * hr - dr * hq < 0 else RIGHT


@given(near, near, near, near)
def test_how_a_line_meets_a_hex(dq: int, dr: int, hq: int, hr: int) -> None:
    assert classify(dq, dr, hq, hr) == by_fractions(dq, dr, hq, hr)


@given(near, near)
def test_a_line_has_every_hex_that_it_meets(dq: int, dr: int) -> None:
    line = sight_line(dq, dr)
    ends = {(0, 0), (dq, dr)}
    everywhere = [(q, r) for q in range(-11, 12) for r in range(-11, 12) if (q, r) not in ends]
    for how, listed in ((CROSSED, line.crossed), (LEFT, line.left), (RIGHT, line.right)):
        assert sorted(listed) == sorted(one for one in everywhere if by_fractions(dq, dr, *one) == how)


@given(near, near)
def test_distance_is_the_number_of_steps(dq: int, dr: int) -> None:
    reached, rim = {(0, 0)}, {(0, 0)}
    steps = 0
    while (dq, dr) not in reached:
        rim = {(q + hexes.DIRECTIONS_Q[d], r + hexes.DIRECTIONS_R[d]) for q, r in rim for d in range(6)} - reached
        reached |= rim
        steps += 1
    assert distance(dq, dr) == steps


@given(st.integers(0, 30), st.integers(-5, 30))
def test_columns_and_rows(column: int, row: int) -> None:
    assert row_of(column, r_of(column, row)) == row


@pytest.mark.parametrize("direction", range(6))
def test_directions(direction: int) -> None:
    assert hexes.towards(hexes.DIRECTIONS_Q[direction], hexes.DIRECTIONS_R[direction]) == direction
    assert hexes.towards(0, 0) == hexes.towards(2, 0) == hexes.NO_DIRECTION


def test_a_map_knows_its_neighbours_and_what_lies_between() -> None:
    board = HexMap(8, 9)
    for one in range(board.size):
        for direction, other in enumerate(board.neighbours[one]):
            if other >= 0:
                assert board.distance(one, other) == 1
                assert board.neighbours[other][(direction + 3) % 6] == one
    assert board.index(-1, 0) == board.index(0, 9) == -1


@pytest.mark.parametrize(("columns", "rows"), [(1, 1), (1, 9), (9, 1), (8, 9), (7, 4)])
def test_a_line_can_be_laid_from_any_hex(columns: int, rows: int) -> None:
    """Every hex between two others has a spot of its own, beyond the map, too."""
    board = HexMap(columns, rows)
    spots = {(q, r): (q + 1) * board.pitch + r - board.least_r for q in range(-1, columns + 1) for r in range(-30, 30)}
    for one in range(board.size):
        for other in range(board.size):
            dq, dr = board.q[other] - board.q[one], board.r[other] - board.r[one]
            line, plain = board.line(one, other), sight_line(dq, dr)
            ways = [plain.crossed + plain.left, plain.crossed + plain.right] if plain.left else [plain.crossed]
            for index, way in enumerate(ways):
                there = [(board.q[one] + q, board.r[one] + r) for q, r in way]
                laid = [board.spot[one] + step for step in line.ways[index]]
                assert laid == [spots[each] for each in there]
                assert [board.at[spot] for spot in laid] == [board.index(*each) for each in there]
                assert line.from_first[index] == [distance(q, r) for q, r in way]
                assert line.from_last[index] == [distance(dq - q, dr - r) for q, r in way]
            assert line.far == board.distance(one, other)


def test_the_two_ways_of_a_line_along_hexsides() -> None:
    board = HexMap(8, 9)
    a, b = board.index(*hex_at("C05")), board.index(*hex_at("G05"))
    line = board.line(a, b)
    hexes_of = [[board.at[board.spot[a] + step] for step in way] for way in line.ways]
    assert [[label(board.q[one], board.r[one]) for one in way] for way in hexes_of] == [
        ["E05", "D04", "F04"],
        ["E05", "D05", "F05"],
    ]
    assert board.line(a, b) is line


@pytest.mark.parametrize(("columns", "rows"), [(0, 3), (3, 0)])
def test_a_map_has_a_size(columns: int, rows: int) -> None:
    with pytest.raises(ValueError, match="at least one column"):
        HexMap(columns, rows)


def test_no_map_is_endless() -> None:
    with pytest.raises(ValueError, match="no map is so large"):
        sight_line(5000, 0)


def test_the_first_look_on_a_map_finds_its_lines_worked_out() -> None:
    """From any corner to any other: what takes long was done when the map was made."""
    for columns, rows in ((20, 16), (26, 26), (3, 26), (26, 3)):
        board = HexMap(columns, rows)
        known = len(hexes._SHAPES)
        for first in (0, columns - 1, board.size - columns, board.size - 1):
            for last in range(board.size):
                board.line(first, last)
        assert len(hexes._SHAPES) == known
