"""Line of fire: a straight line along a row or a column that no edge and no smoke cuts."""

from mypy_extensions import i64

from warbox.games.onboard.pieces.board import COLUMN_COUNT, in_line
from warbox.games.onboard.pieces.edge import PASSES


def is_open(edges: list[int], first: i64, second: i64) -> bool:
    """[OB-LOF-04] [OB-LOF-05] [OB-LOF-07] Whether every edge between two cells of one row or column lets fire through.

    [OB-LOF-03] [OB-R-17] There is no greatest length. [OB-LOF-08] The order of the cells does not matter.
    """
    if second < first:
        first, second = second, first
    if first // COLUMN_COUNT == second // COLUMN_COUNT:
        while first < second:
            if not PASSES[edges[2 * first]]:
                return False
            first += 1
        return True
    while first < second:
        if not PASSES[edges[2 * first + 1]]:
            return False
        first += COLUMN_COUNT
    return True


def is_smoked(zone_of: list[int], smoke: list[int], first: i64, second: i64) -> bool:
    """[OB-LOF-06] [OB-EFFECT-03] [OB-R-33] Whether any cell of the line, its ends included, lies in a smoked zone."""
    if second < first:
        first, second = second, first
    step: i64 = 1 if first // COLUMN_COUNT == second // COLUMN_COUNT else COLUMN_COUNT
    while first <= second:
        if smoke[zone_of[first]]:
            return True
        first += step
    return False


def has_line(edges: list[int], zone_of: list[int], smoke: list[int], first: i64, second: i64) -> bool:
    """[OB-LOF-01] [OB-LOF-02] [OB-R-19] A clear line between two cells; Agents, bombs and traps never cut it."""
    if first % COLUMN_COUNT != second % COLUMN_COUNT and first // COLUMN_COUNT != second // COLUMN_COUNT:
        return False
    return is_open(edges, first, second) and not is_smoked(zone_of, smoke, first, second)


def what_cuts(edges: list[int], zone_of: list[int], smoke: list[int], first: i64, second: i64) -> tuple[str, str]:
    """Why there is no line, and the rule; nothing if there is one."""
    if not in_line(int(first), int(second)):
        return "not-in-line", "OB-LOF-02"
    if not is_open(edges, first, second):
        return "line-blocked", "OB-LOF-04"
    if is_smoked(zone_of, smoke, first, second):
        return "line-smoked", "OB-LOF-06"
    return "", ""
