"""Hexes with a flat top, in axial coordinates (q, r): q grows to the south-east, r to the south.

Directions are numbered clockwise from north, 0 to 5. On a map with columns, odd columns lie half a hex lower.

A line of sight runs from centre to centre. `sight_line` says through which hexes it runs and along which hexsides; it
depends only on the difference of the two hexes, so each difference is worked out once.
"""

from typing import Final

NORTH: Final = 0
DIRECTIONS_Q: Final = [0, 1, 1, 0, -1, -1]  # N, NE, SE, S, SW, NW
DIRECTIONS_R: Final = [-1, -1, 0, 1, 1, 0]
NO_DIRECTION: Final = -1

MISSED: Final = 0  # or touched in one corner
CROSSED: Final = 1
LEFT: Final = 2  # the line runs along its side and leaves it to the left
RIGHT: Final = 3


def distance(dq: int, dr: int) -> int:
    """Steps between two hexes, by the difference of their coordinates."""
    return max(abs(dq), abs(dr), abs(dq + dr))


def towards(dq: int, dr: int) -> int:
    """The direction of a neighbour; NO_DIRECTION for any other hex."""
    for direction in range(6):
        if DIRECTIONS_Q[direction] == dq and DIRECTIONS_R[direction] == dr:
            return direction
    return NO_DIRECTION


def row_of(q: int, r: int) -> int:
    """The row of a hex in its column q, counted from 0."""
    return r + (q - (q & 1)) // 2


def r_of(column: int, row: int) -> int:
    """The coordinate r of the hex in a column and row; its q is the column."""
    return row - (column - (column & 1)) // 2


def classify(dq: int, dr: int, hq: int, hr: int) -> int:
    """How a line from (0, 0) to (dq, dr) meets another hex: CROSSED, LEFT or RIGHT of it along a hexside, or MISSED.

    In the three coordinates x = q, z = r, y = -q - r a hex is where all differences of two of them are at most 1 away
    from its centre's. Each difference changes evenly along the line, so it bounds a piece of the line; where the pieces
    have a stretch in common the line is in the hex.
    """
    low_n, low_d, high_n, high_d = 0, 1, 1, 1
    on_side = False
    ends = [2 * dq + dr, -dq - 2 * dr, dr - dq]  # x - y, y - z, z - x
    starts = [-2 * hq - hr, hq + 2 * hr, hq - hr]
    for index in range(3):
        start, change = starts[index], ends[index]
        if change == 0:
            if start > 1 or start < -1:
                return MISSED
            if start == 1 or start == -1:
                on_side = True
            continue
        if change < 0:
            start, change = -start, -change
        if (-1 - start) * low_d > low_n * change:
            low_n, low_d = -1 - start, change
        if (1 - start) * high_d < high_n * change:
            high_n, high_d = 1 - start, change
    if high_n * low_d <= low_n * high_d:
        return MISSED
    if not on_side:
        return CROSSED
    return LEFT if dq * hr - dr * hq < 0 else RIGHT


class SightLine:
    """The hexes between two others: as differences to the first, in the order of their distance from it.

    `left` and `right` are those whose sides the line runs along; both are empty unless it runs through corners. `far`
    is the distance of the two ends.
    """

    def __init__(self, dq: int, dr: int) -> None:
        self.far: Final = distance(dq, dr)
        self.crossed: Final[list[tuple[int, int]]] = []
        self.left: Final[list[tuple[int, int]]] = []
        self.right: Final[list[tuple[int, int]]] = []
        near: list[list[tuple[int, int]]] = [[] for _ in range(self.far + 5)]
        for q, r in beside(dq, dr):
            near[distance(q, r)].append((q, r))
        for steps in range(1, self.far):
            for q, r in sorted(near[steps]):
                self._put(dq, dr, q, r)

    def _put(self, dq: int, dr: int, q: int, r: int) -> None:
        how = classify(dq, dr, q, r)
        if how == CROSSED:
            self.crossed.append((q, r))
        elif how == LEFT:
            self.left.append((q, r))
        elif how == RIGHT:
            self.right.append((q, r))


def beside(dq: int, dr: int) -> list[tuple[int, int]]:
    """All hexes that a line from (0, 0) to (dq, dr) can meet, and some more: two to either side of it, along the
    coordinate that changes faster."""
    found: list[tuple[int, int]] = []
    steep = abs(dr) > abs(dq)
    long, short = (dr, dq) if steep else (dq, dr)
    for step in range(abs(long) + 1):
        middle = short * step // abs(long) if long else 0
        ahead = step if long > 0 else -step
        for aside in range(middle - 2, middle + 4):
            found.append((aside, ahead) if steep else (ahead, aside))
    return found


_LINES: Final[dict[int, SightLine]] = {}
_MOST: Final = 4096


def sight_line(dq: int, dr: int) -> SightLine:
    """The line to a hex so far away, worked out once."""
    key = (dq + _MOST) * 2 * _MOST + dr + _MOST
    line = _LINES.get(key)
    if line is None:
        if not (-_MOST < dq < _MOST and -_MOST < dr < _MOST):
            raise ValueError(f"no map is so large: {dq}, {dr}")
        line = SightLine(dq, dr)
        _LINES[key] = line
    return line


class HexMap:
    """A map of columns and rows. A hex is an index, row by row.

    What lies between two hexes depends only on the step from one to the other. So that a line can be added to any hex
    by plain sums, hexes also have spots: indices in a frame around the map in which the same step is always the same
    difference. The frame has a spot for every hex that a line can meet, hexes beyond the map included.
    """

    def __init__(self, columns: int, rows: int) -> None:
        if columns < 1 or rows < 1:
            raise ValueError(f"a map has at least one column and one row, not {columns} and {rows}")
        self.columns: Final = columns
        self.rows: Final = rows
        self.size: Final = columns * rows
        self.q: Final = [index % columns for index in range(columns * rows)]
        self.r: Final = [r_of(index % columns, index // columns) for index in range(columns * rows)]
        self.neighbours: Final = [
            [self.index(self.q[one] + DIRECTIONS_Q[side], self.r[one] + DIRECTIONS_R[side]) for side in range(6)]
            for one in range(columns * rows)
        ]  # by direction; -1 beyond the map
        self.least_r: Final = -(columns // 2) - 2
        self.pitch: Final = rows + columns // 2 + 4  # spots of a column
        self.spots: Final = (columns + 2) * self.pitch
        self.spot: Final = [(q + 1) * self.pitch + r - self.least_r for q, r in zip(self.q, self.r, strict=True)]
        self.at: Final = [-1] * self.spots  # the hex of a spot; -1 beyond the map
        for one, spot in enumerate(self.spot):
            self.at[spot] = one
        self._lines: Final[list[Line | None]] = [None] * (2 * columns * 2 * self.pitch)
        learn_shapes(max(columns - 1, rows - 1 + columns // 2))

    def index(self, q: int, r: int) -> int:
        """-1 beyond the map."""
        if not 0 <= q < self.columns:
            return -1
        row = row_of(q, r)
        return row * self.columns + q if 0 <= row < self.rows else -1

    def distance(self, first: int, last: int) -> int:
        return distance(self.q[last] - self.q[first], self.r[last] - self.r[first])

    def line(self, first: int, last: int) -> "Line":
        """The line between two hexes of the map."""
        dq = self.q[last] - self.q[first]
        dr = self.r[last] - self.r[first]
        key = (dq + self.columns) * 2 * self.pitch + dr + self.pitch
        found = self._lines[key]
        if found is None:
            found = Line(dq, dr, self.pitch)
            self._lines[key] = found
        return found


class Line:
    """A line on a map: the hexes between its ends, by what must be added to the spot of the first.

    One that runs along hexsides may be seen along on either side: it has two ways, else one. Each hex comes with its
    distance to both ends.
    """

    def __init__(self, dq: int, dr: int, pitch: int) -> None:
        """A line like any other can be turned and mirrored into one of a twelfth of all directions, which is worked out
        once; distances stay, so that all twelve share their lists."""
        view = Turned(dq, dr)
        shape = shape_of(view.q, view.r)
        self.far: Final = shape.far
        self.ways: Final[list[list[int]]] = []
        self.from_first: Final[list[list[int]]] = []
        self.from_last: Final[list[list[int]]] = []
        ahead, aside = view.step_q(pitch), view.step_r(pitch)
        count = len(shape.from_first)
        for index in range(count):
            way = count - 1 - index if view.mirrored else index
            spots = [q * ahead + r * aside for q, r in shape.ways[way]]
            from_first, from_last = shape.from_first[way], shape.from_last[way]
            # of hexes at the same distance the one with the lower coordinates comes first
            for place in range(1, len(spots)):
                if from_first[place] == from_first[place - 1] and spots[place] < spots[place - 1]:
                    if place != shape.crossed:
                        spots[place - 1], spots[place] = spots[place], spots[place - 1]
                        if from_last[place] != from_last[place - 1]:
                            from_last = from_last.copy()
                            from_last[place - 1], from_last[place] = from_last[place], from_last[place - 1]
            self.ways.append(spots)
            self.from_first.append(from_first)
            self.from_last.append(from_last)


class Shape:
    """A line of one twelfth of all directions: its ways, and the distances of their hexes to both ends."""

    def __init__(self, dq: int, dr: int) -> None:
        line = sight_line(dq, dr)
        self.far: Final = line.far
        self.crossed: Final = len(line.crossed)  # after them come those along the side
        self.ways: Final = [line.crossed + line.left, line.crossed + line.right] if line.left else [line.crossed]
        self.from_first: Final = [[distance(q, r) for q, r in way] for way in self.ways]
        self.from_last: Final = [[distance(dq - q, dr - r) for q, r in way] for way in self.ways]


_SHAPES: Final[dict[int, Shape]] = {}


def shape_of(dq: int, dr: int) -> Shape:
    key = dq * _MOST - dr
    shape = _SHAPES.get(key)
    if shape is None:
        shape = Shape(dq, dr)
        _SHAPES[key] = shape
    return shape


_LEARNT: Final = [0]


def learn_shapes(far: int) -> None:
    """Work out all lines up to a distance, so that no first look on a map of that size has to."""
    for dq in range(_LEARNT[0], far + 1):
        for dr in range(dq // 2 + 1):
            shape_of(dq, -dr)
    _LEARNT[0] = max(_LEARNT[0], far + 1)


class Turned:
    """How a step is seen so that it goes along +q with r from 0 to minus half of it, and how to turn that back.

    Of the coordinates q, r and -q - r, which sum to 0, the one that changes most becomes q, the one that changes least
    becomes r, and signs are turned so that q grows.
    """

    def __init__(self, dq: int, dr: int) -> None:
        parts = [dq, dr, -dq - dr]
        most, least = 0, 1
        for place in range(3):
            if abs(parts[place]) > abs(parts[most]):
                most = place
        least = (most + 1) % 3
        other = (most + 2) % 3
        if abs(parts[other]) < abs(parts[least]):
            least, other = other, least
        self.most: Final = most
        self.least: Final = least
        self.sign: Final = 1 if parts[most] >= 0 else -1
        self.mirrored: Final = least != (most + 1) % 3
        self.q: Final = abs(parts[most])
        self.r: Final = parts[least] * self.sign

    def weight(self, pitch: int, place: int) -> int:
        """What a coordinate adds to a spot: q a pitch, r one, the third nothing."""
        return self.sign * (pitch if place == 0 else 1 if place == 1 else 0)

    def step_q(self, pitch: int) -> int:
        """What must be added to a spot for one q of the view: its third coordinate becomes one less."""
        return self.weight(pitch, self.most) - self.weight(pitch, 3 - self.most - self.least)

    def step_r(self, pitch: int) -> int:
        return self.weight(pitch, self.least) - self.weight(pitch, 3 - self.most - self.least)
