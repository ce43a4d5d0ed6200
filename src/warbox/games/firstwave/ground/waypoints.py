"""Points at which ways round things bend: found once for a table and a size of base."""

from math import isqrt

from mypy_extensions import i64

from warbox.games.firstwave.ground.terrain import Blocked, sweep_stops
from warbox.games.firstwave.tables.memory import Waypoint
from warbox.games.firstwave.tables.piece import BUILDING, GROUND
from warbox.games.firstwave.tables.table import Table


def outwards(value: int, length: int, twice: int) -> int:
    """Half of `twice` along one coordinate of a vector of that length, rounded away from zero."""
    far = (abs(value) * twice + 2 * length - 1) // (2 * length)
    return far if value > 0 else -far


def round_corner(points: list[i64], place: int, twice: int) -> list[tuple[int, int]]:
    """Where the centre of a base stands that goes round a corner: square to both edges, and between them."""
    size = len(points)
    ax, ay = int(points[place - 2]), int(points[place - 1])
    vx, vy = int(points[place]), int(points[place + 1])
    bx, by = int(points[(place + 2) % size]), int(points[(place + 3) % size])
    first = (vy - ay, -(vx - ax))  # normals that point out of a polygon that turns counter-clockwise
    second = (by - vy, -(bx - vx))
    found: list[tuple[int, int]] = []
    middle = between(first, second)
    normals = [first, middle, second]
    if first[0] * second[0] + first[1] * second[1] < 0:  # a sharp corner: its arc is long
        normals = [first, between(first, middle), middle, between(middle, second), second]
    for nx, ny in normals:
        length = isqrt(nx * nx + ny * ny)
        if length:
            found.append((vx + outwards(nx, length, twice), vy + outwards(ny, length, twice)))
    return found


def between(first: tuple[int, int], second: tuple[int, int]) -> tuple[int, int]:
    """The direction half-way between two."""
    one = isqrt(10000 * (first[0] ** 2 + first[1] ** 2)) or 1
    other = isqrt(10000 * (second[0] ** 2 + second[1] ** 2)) or 1
    x, y = first[0] * other + second[0] * one, first[1] * other + second[1] * one
    return x // 100, y // 100


def find_waypoints(table: Table, base: i64) -> list[Waypoint]:
    """The bends of all ways on the table's level, without those where no base can be."""
    seen: set[tuple[int, int]] = set()
    found: list[Waypoint] = []
    twice = (int(base) - 1) * 1083 // 1000 + 1  # so far out that the chords of an eighth of a turn keep clear
    spots: list[tuple[int, int]] = []
    for piece in table.pieces:
        if piece.kind == BUILDING:
            for wall in piece.walls_at(0):
                corners: list[i64] = [wall.x0, wall.y0, wall.x1, wall.y0, wall.x1, wall.y1, wall.x0, wall.y1]
                for place in range(0, 8, 2):
                    spots += round_corner(corners, place, twice)
        elif piece.obstacle():
            for place in range(0, len(piece.points), 2):
                spots += round_corner(piece.points, place, twice)
        if piece.kind == GROUND or piece.ground:  # along its border one is not on it
            for place in range(0, len(piece.points), 2):
                spots.append((int(piece.points[place]), int(piece.points[place + 1])))
    for x, y in spots:
        inside = (
            2 * x >= base and 2 * y >= base and 2 * x + base <= 2 * table.width and 2 * y + base <= 2 * table.height
        )
        if inside and (x, y) not in seen and not sweep_stops(table, x, y, x, y, 0, base, False, Blocked()):
            seen.add((x, y))
            found.append(Waypoint(x, y))
    return found


def waypoints(table: Table, base: i64) -> list[Waypoint]:
    known = table.waypoints.get(int(base))
    if known is None:
        known = find_waypoints(table, base)
        table.waypoints[int(base)] = known
    return known
