"""Pieces of terrain, by the catalog's *Geometry*: ground, cover, buildings. Millimetres, whole numbers (G-05).

A piece is a value: it never changes, and a table may be made of the same pieces elsewhere.
"""

from typing import Final

from mypy_extensions import i64

GROUND: Final = 0
COVER: Final = 1
BUILDING: Final = 2
PIECE_KINDS: Final = ["ground", "cover", "building"]

NO_COVER: Final = 0
LIGHT: Final = 1
HEAVY: Final = 2
COVERS: Final = ["none", "light", "heavy"]

FREE: Final = 0
VAULT: Final = 1
CLIMB: Final = 2
BLOCK: Final = 3
PASSES: Final = ["free", "vault", "climb", "block"]

# Surfaces, as bits of what a path crosses; vaulting and climbing are crossed, too.
ROAD: Final = 1
OPEN: Final = 2
WATER: Final = 4
DIFFICULT: Final = 8
VAULTED: Final = 16
CLIMBED: Final = 32
SURFACES: Final = ["road", "open", "water", "difficult"]  # from the least to the most restrictive
NO_GROUND: Final = 0


class Box:
    """An upright box, cut out of a building or left of it."""

    def __init__(self, x0: i64, y0: i64, x1: i64, y1: i64, z0: i64, z1: i64) -> None:
        self.x0: Final = x0
        self.y0: Final = y0
        self.x1: Final = x1
        self.y1: Final = y1
        self.z0: Final = z0
        self.z1: Final = z1

    def moved(self, dx: i64, dy: i64) -> "Box":
        return Box(self.x0 + dx, self.y0 + dy, self.x1 + dx, self.y1 + dy, self.z0, self.z1)


class Room:
    """A room of a building; `ground` is the bit of its floor."""

    def __init__(self, name: str, box: Box, ground: i64) -> None:
        self.id: Final = name
        self.box: Final = box
        self.ground: Final = ground

    def moved(self, dx: i64, dy: i64) -> "Room":
        return Room(self.id, self.box.moved(dx, dy), self.ground)


class Ladder:
    """A way through a floor, at a point, between two heights."""

    def __init__(self, x: i64, y: i64, z0: i64, z1: i64) -> None:
        self.x: Final = x
        self.y: Final = y
        self.z0: Final = z0
        self.z1: Final = z1


class Piece:
    """A piece of terrain: a convex footprint from the ground to its height, flat if it is ground only."""

    def __init__(
        self,
        name: str,
        label: str,
        label_fr: str,
        look: str,
        kind: i64,
        points: list[i64],
        height: i64,
        cover: i64,
        passing: i64,
        top: bool,
        climb: bool,
        ground: i64,
        layer: i64,
        rooms: list[Room],
        doors: list[Box],
        windows: list[Box],
        ladders: list[Ladder],
    ) -> None:
        self.id: Final = name
        self.name: Final = label  # for people; a French one may stand beside it
        self.name_fr: Final = label_fr
        self.look: Final = look  # how it is drawn; no rule looks at it
        self.kind: Final = kind
        self.points: Final = points  # x, y, x, y ... counter-clockwise
        self.height: Final = height
        self.cover: Final = cover
        self.passing: Final = passing
        self.top: Final = top  # figures may stand on it
        self.climb: Final = climb  # its faces may be climbed
        self.ground: Final = ground  # the bit of its surface, or NO_GROUND
        self.layer: Final = layer
        self.rooms: Final = rooms
        self.doors: Final = doors
        self.windows: Final = windows
        self.ladders: Final = ladders
        self.x0: Final = least_of(points, 0)
        self.y0: Final = least_of(points, 1)
        self.x1: Final = most_of(points, 0)
        self.y1: Final = most_of(points, 1)
        self.hollows: Final = [room.box for room in rooms] + doors + windows
        self.walls: Final[dict[int, list[Box]]] = {}  # what walls_at has found

    def opaque(self) -> bool:
        """[FW-R-43] Heavy cover and buildings stop sight; light cover never does."""
        return self.kind == BUILDING or self.cover == HEAVY

    def obstacle(self) -> bool:
        """[FW-R-56] Whether something stands in the way: a wall, a piece to vault, to climb, or to go round."""
        return self.kind != GROUND and self.passing != FREE

    def walls_at(self, z: i64) -> list[Box]:
        """What of a building is solid for somebody at a height: all but rooms and doors around it (G-09, G-13)."""
        found = self.walls.get(int(z))
        if found is None:
            found = cut_out(self, z)
            self.walls[int(z)] = found
        return found

    def moved(self, dx: i64, dy: i64) -> "Piece":
        """The same piece elsewhere: scenery that a player has put down."""
        points: list[i64] = []
        for place in range(0, len(self.points), 2):
            points += [self.points[place] + dx, self.points[place + 1] + dy]
        return Piece(
            self.id,
            self.name,
            self.name_fr,
            self.look,
            self.kind,
            points,
            self.height,
            self.cover,
            self.passing,
            self.top,
            self.climb,
            self.ground,
            self.layer,
            [room.moved(dx, dy) for room in self.rooms],
            [door.moved(dx, dy) for door in self.doors],
            [window.moved(dx, dy) for window in self.windows],
            [Ladder(ladder.x + dx, ladder.y + dy, ladder.z0, ladder.z1) for ladder in self.ladders],
        )


def least_of(points: list[i64], first: i64) -> i64:
    found = points[first]
    for place in range(first, len(points), 2):
        found = min(found, points[place])
    return found


def most_of(points: list[i64], first: i64) -> i64:
    found = points[first]
    for place in range(first, len(points), 2):
        found = max(found, points[place])
    return found


def cut_out(piece: Piece, z: i64) -> list[Box]:
    """A building less the rooms and doors around a height, as boxes that together fill the rest."""
    holes: list[Box] = []
    for room in piece.rooms:
        if room.box.z0 <= z <= room.box.z1:
            holes.append(room.box)
    for door in piece.doors:
        if door.z0 <= z <= door.z1:
            holes.append(door)
    columns = sorted({piece.x0, piece.x1, *[hole.x0 for hole in holes], *[hole.x1 for hole in holes]})
    rows = sorted({piece.y0, piece.y1, *[hole.y0 for hole in holes], *[hole.y1 for hole in holes]})
    boxes: list[Box] = []
    for row in range(len(rows) - 1):
        y0, y1 = rows[row], rows[row + 1]
        start: i64 = -1  # of a run of solid parts
        for column in range(len(columns)):
            x0 = columns[column]
            solid = column + 1 < len(columns)
            for hole in holes:
                if hole.x0 <= x0 < hole.x1 and hole.y0 <= y0 < hole.y1:
                    solid = False
            if solid and start < 0:
                start = x0
            elif not solid and start >= 0:
                boxes.append(Box(start, y0, x0, y1, 0, piece.height))
                start = -1
    return boxes
