"""Table files: TOML, read with every check. All faults are named at once.

The format, for people: docs/tables.md.
"""

from typing import Any, Final

from mypy_extensions import i64

from warbox.engine.content import ContentError, load
from warbox.engine.event import Value
from warbox.engine.workshop import shown
from warbox.games.firstwave.files import FileFault, FileReader
from warbox.games.firstwave.ground.shapes import near_polygon
from warbox.games.firstwave.pieces.limits import DIMS, LEAST_PIECES, LEAST_SIDE, MOST_SIDE, MOST_VAULT, TOKENS
from warbox.games.firstwave.pieces.weapons import PACKAGE, bit_of
from warbox.games.firstwave.tables.piece import (
    BLOCK,
    BUILDING,
    CLIMB,
    COVER,
    HEAVY,
    NO_COVER,
    NO_GROUND,
    OPEN,
    PASSES,
    PIECE_KINDS,
    SURFACES,
    VAULT,
    Box,
    Ladder,
    Piece,
    Room,
)
from warbox.games.firstwave.tables.table import Table

FORMAT: Final = "FW-COVER-03"  # what a piece is must be fixed before the game
MOST_PIECES: Final = 120
MOST_POINTS: Final = 24
MOST_PARTS: Final = 24  # rooms, doors, windows, ladders of one building, each
MOST_HEIGHT: Final = 400
MOST_LAYER: Final = 9
MOST_ID: Final = 24
SIGNS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-."
KEYS: Final = ["id", "name", "name_fr", "size", "status", "tokens", "piece"]
SIDES: Final = ["A", "B"]
SHARED: Final = ["id", "name", "name_fr", "look", "status", "kind"]
PIECE_KEYS: Final = [
    [*SHARED, "ground", "layer", "poly", "rect"],
    [*SHARED, "cover", "height", "pass", "top", "ground", "layer", "poly", "rect"],
    [*SHARED, "rect", "height", "climb", "top", "rooms", "doors", "windows", "ladders"],
]
ROOM_KEYS: Final = ["id", "rect", "z", "ground"]
HOLE_KEYS: Final = ["rect", "z"]
LADDER_KEYS: Final = ["at", "z"]


class TableReader(FileReader):
    def __init__(self, least: int) -> None:
        super().__init__(FORMAT)
        self.least: Final = least  # pieces of scenery
        self.width = LEAST_SIDE
        self.height = LEAST_SIDE
        self.ids: Final[set[str]] = set()

    def read(self, data: dict[str, Any]) -> Table:
        data = self.unwrap(data, "table")
        self.allow(data, KEYS, "")
        ident = self.name(data, "id", "id", "own")
        label = self.text(data, "name", "name", ident)
        label_fr = self.text(data, "name_fr", "name_fr", "")
        size = self.numbers(data.get("size", [LEAST_SIDE, LEAST_SIDE]), "size", 2, LEAST_SIDE, MOST_SIDE, "FW-SCALE-03")
        if size:
            self.width, self.height = size[0], size[1]
        pieces: list[Piece] = []
        tables = self.tables(data, "piece", "piece")
        if len(tables) > MOST_PIECES:
            self.fault("too-many", "piece", {"count": len(tables), "most": MOST_PIECES})
            tables = tables[:MOST_PIECES]
        for index, one in enumerate(tables):
            piece = self.piece(one, f"piece[{index}]", index)
            if piece is not None:
                pieces.append(piece)
        self.spots = []
        table = Table(ident, label, label_fr, self.width, self.height, pieces, self.tokens(data, pieces))
        if table.scenery() < self.least:
            facts: dict[str, Value] = {"count": table.scenery(), "least": self.least}
            self.fault("too-few-pieces", "piece", facts, "FW-SCALE-05")
        return table

    # ---- single values

    def name(self, table: dict[str, Any], key: str, place: str, default: str) -> str:
        """An id: signs that can stand in notation."""
        value = table.get(key, default)
        if not isinstance(value, str) or not 0 < len(value) <= MOST_ID or [s for s in value if s not in SIGNS]:
            self.fault("not-an-id", place, {"value": shown(value)})
            return default
        return value

    def numbers(self, value: object, place: str, count: int, least: int, most: int, rule: str = "") -> list[int]:
        """So many whole numbers between limits, or none and a fault."""
        good = isinstance(value, list) and len(value) == count
        found: list[int] = []
        if isinstance(value, list):
            for item in value:
                if isinstance(item, int) and not isinstance(item, bool) and least <= item <= most:
                    found.append(item)
        if good and len(found) == count:
            return found
        facts: dict[str, Value] = {"count": count, "least": least, "most": most}
        self.fault("not-numbers", place, facts, rule)
        return []

    def rect(self, value: object, place: str) -> list[int]:
        found = self.numbers(value, place, 4, 0, MOST_SIDE)
        if found and (found[0] >= found[2] or found[1] >= found[3]):
            self.fault("no-area", place)
            return []
        if found and (found[2] > self.width or found[3] > self.height):
            self.fault("off-table", place, {"width": self.width, "height": self.height}, "FW-SCALE-03")
            return []
        return found

    def polygon(self, table: dict[str, Any], place: str) -> list[i64]:
        """A convex footprint, counter-clockwise; a rectangle may be written in short."""
        if "rect" in table and "poly" not in table:
            box = self.rect(table["rect"], f"{place}.rect")
            return [box[0], box[1], box[2], box[1], box[2], box[3], box[0], box[3]] if box else []
        at = f"{place}.poly"
        items = self.listed(table, "poly", at)
        if "poly" not in table:
            self.fault("missing", at)
            return []
        if not 3 <= len(items) <= MOST_POINTS:
            self.fault("point-count", at, {"count": len(items), "most": MOST_POINTS})
            return []
        points: list[i64] = []
        for index, item in enumerate(items):
            point = self.numbers(item, f"{at}[{index}]", 2, 0, MOST_SIDE)
            if not point:
                return []
            points += [point[0], point[1]]
        if max(points[::2]) > self.width or max(points[1::2]) > self.height:
            self.fault("off-table", at, {"width": self.width, "height": self.height}, "FW-SCALE-03")
            return []
        ordered = convex(points)
        if not ordered:
            self.fault("not-convex", at)
        return ordered

    def heights(self, table: dict[str, Any], place: str, most: int) -> list[int]:
        found = self.numbers(table.get("z"), f"{place}.z", 2, 0, most)
        if found and found[0] >= found[1]:
            self.fault("no-height", f"{place}.z")
            return []
        return found

    def surface(self, table: dict[str, Any], place: str, default: i64) -> i64:
        """The bit of a surface; the default if none is named."""
        if "ground" not in table:
            return default
        return bit_of(self.choice(table, "ground", f"{place}.ground", 0, SURFACES))

    # ---- pieces

    def piece(self, table: dict[str, Any], place: str, index: int) -> Piece | None:
        self.spots = []
        ident = self.name(table, "id", f"{place}.id", f"P{index + 1}")
        self.spots = [ident]
        if ident in self.ids:
            self.fault("id-twice", f"{place}.id", {"name": ident})
        self.ids.add(ident)
        before = len(self.faults)
        kind = self.choice(table, "kind", f"{place}.kind", -1, PIECE_KINDS)
        if len(self.faults) > before:
            return None
        self.allow(table, PIECE_KEYS[kind], f"{place}.")
        label = self.text(table, "name", f"{place}.name", ident)
        label_fr = self.text(table, "name_fr", f"{place}.name_fr", "")
        look = self.text(table, "look", f"{place}.look", "")
        if kind == BUILDING:
            return self.building(table, place, ident, label, label_fr, look)
        points = self.polygon(table, place)
        layer = self.number(table, "layer", f"{place}.layer", 1, 0, MOST_LAYER)
        cover, height, passing, top = NO_COVER, 0, 0, False
        if kind == COVER:
            cover = 1 + self.choice(table, "cover", f"{place}.cover", -1, ["light", "heavy"])
            height = self.number(table, "height", f"{place}.height", 0, 1, MOST_HEIGHT)
            passing = self.choice(table, "pass", f"{place}.pass", VAULT if height <= MOST_VAULT else BLOCK, PASSES)
            top = self.flag(table, "top", f"{place}.top")
            if passing == VAULT and height > MOST_VAULT:
                facts: dict[str, Value] = {"height": height, "most": MOST_VAULT}
                self.fault("vault-too-high", f"{place}.height", facts, "FW-MOVE-07")
        elif "ground" not in table:
            self.fault("missing", f"{place}.ground")
        ground = self.surface(table, place, NO_GROUND)
        if not points:
            return None
        return Piece(
            ident, label, label_fr, look, kind, points, height, cover, passing, top, passing == CLIMB, ground, layer,
            [], [], [], [],
        )  # fmt: skip

    def building(
        self, table: dict[str, Any], place: str, ident: str, label: str, label_fr: str, look: str
    ) -> Piece | None:
        """A box with rooms, doors and windows cut out."""
        if "rect" not in table:
            self.fault("missing", f"{place}.rect")
        box = self.rect(table["rect"], f"{place}.rect") if "rect" in table else []
        height = self.number(table, "height", f"{place}.height", 0, 1, MOST_HEIGHT)
        climb = self.flag(table, "climb", f"{place}.climb")
        top = self.flag(table, "top", f"{place}.top")
        if not box:
            return None
        rooms: list[Room] = []
        for index, one in enumerate(self.parts(table, "rooms", place)):
            at = f"{place}.rooms[{index}]"
            self.allow(one, ROOM_KEYS, f"{at}.")
            name = self.name(one, "id", f"{at}.id", f"{ident}{'abcdefghijklmnopqrstuvwxyz'[index]}")
            if name in self.ids:
                self.fault("id-twice", f"{at}.id", {"name": name})
            self.ids.add(name)
            hole = self.hole(one, at, box, height)
            ground = self.surface(one, at, OPEN)
            if hole is not None:
                rooms.append(Room(name, hole, ground))
        doors = self.holes(table, "doors", place, box, height)
        windows = self.holes(table, "windows", place, box, height)
        ladders: list[Ladder] = []
        for index, one in enumerate(self.parts(table, "ladders", place)):
            at = f"{place}.ladders[{index}]"
            self.allow(one, LADDER_KEYS, f"{at}.")
            point = self.numbers(one.get("at"), f"{at}.at", 2, 0, MOST_SIDE)
            levels = self.heights(one, at, height)
            if point and not (box[0] <= point[0] <= box[2] and box[1] <= point[1] <= box[3]):
                self.fault("outside-building", f"{at}.at", {"name": ident})
            elif point and levels:
                ladders.append(Ladder(point[0], point[1], levels[0], levels[1]))
        points: list[i64] = [box[0], box[1], box[2], box[1], box[2], box[3], box[0], box[3]]
        return Piece(
            ident, label, label_fr, look, BUILDING, points, height, HEAVY, BLOCK, top, climb, NO_GROUND, 0,
            rooms, doors, windows, ladders,
        )  # fmt: skip

    def parts(self, table: dict[str, Any], key: str, place: str) -> list[dict[str, Any]]:
        found = self.tables(table, key, f"{place}.{key}")
        if len(found) > MOST_PARTS:
            self.fault("too-many", f"{place}.{key}", {"count": len(found), "most": MOST_PARTS})
        return found[:MOST_PARTS]

    def holes(self, table: dict[str, Any], key: str, place: str, box: list[int], height: int) -> list[Box]:
        found: list[Box] = []
        for index, one in enumerate(self.parts(table, key, place)):
            at = f"{place}.{key}[{index}]"
            self.allow(one, HOLE_KEYS, f"{at}.")
            hole = self.hole(one, at, box, height)
            if hole is not None:
                found.append(hole)
        return found

    def hole(self, table: dict[str, Any], place: str, box: list[int], height: int) -> Box | None:
        rect = self.rect(table.get("rect"), f"{place}.rect")
        levels = self.heights(table, place, height)
        if rect and (rect[0] < box[0] or rect[1] < box[1] or rect[2] > box[2] or rect[3] > box[3]):
            self.fault("outside-building", f"{place}.rect", {"name": self.spots[0]})
            return None
        if not rect or not levels:
            return None
        return Box(rect[0], rect[1], rect[2], rect[3], levels[0], levels[1])

    # ---- tokens

    def tokens(self, data: dict[str, Any], pieces: list[Piece]) -> list[list[tuple[int, int]]]:
        """[FW-R-56] The usual places of tokens, three for each player, or none."""
        if "tokens" not in data:
            return []
        table = data["tokens"]
        if not isinstance(table, dict):
            self.fault("not-a-table", "tokens", {"value": shown(table)})
            return []
        self.allow(table, SIDES, "tokens.")
        found: list[list[tuple[int, int]]] = []
        for side in SIDES:
            spots: list[tuple[int, int]] = []
            items = self.listed(table, side, f"tokens.{side}")
            if len(items) != TOKENS:
                self.fault("token-count", f"tokens.{side}", {"count": len(items), "most": TOKENS}, "FW-SETUP-04")
            for index, item in enumerate(items):
                at = f"tokens.{side}[{index}]"
                point = self.numbers(item, at, 2, 0, MOST_SIDE)
                if point:
                    self.check_token(point[0], point[1], at, pieces, [*spots, *[one for all_ in found for one in all_]])
                    spots.append((point[0], point[1]))
            found.append(spots)
        return found

    def check_token(self, x: int, y: int, place: str, pieces: list[Piece], others: list[tuple[int, int]]) -> None:
        base = int(DIMS["resource_token"].base)
        if 2 * x < base or 2 * y < base or 2 * x + base > 2 * self.width or 2 * y + base > 2 * self.height:
            self.fault("off-table", place, {"width": self.width, "height": self.height}, "FW-R-56")
        for ox, oy in others:
            if (x - ox) ** 2 + (y - oy) ** 2 < base * base:
                self.fault("token-overlaps", place, {"name": f"{ox},{oy}"}, "FW-R-56")
        for piece in pieces:
            if token_hits(piece, x, y, base):
                self.spots = [piece.id]
                self.fault("token-overlaps", place, {"name": piece.id}, "FW-R-56")
                self.spots = []


def token_hits(piece: Piece, x: i64, y: i64, base: i64) -> bool:
    """[FW-R-56] Whether a flat token would overlap an obstacle; the floor of a room and a doorway are free."""
    if not piece.obstacle():
        return False
    if piece.kind == BUILDING:
        for wall in piece.walls_at(0):
            dx = max(wall.x0 - x, x - wall.x1, 0)
            dy = max(wall.y0 - y, y - wall.y1, 0)
            if 4 * (dx * dx + dy * dy) < base * base:
                return True
        return False
    return near_polygon(piece.points, x, y, base) > 0


def convex(points: list[i64]) -> list[i64]:
    """The same polygon counter-clockwise; nothing if it is not convex, has no area, or runs round more than once."""
    area: i64 = 0
    for place in range(0, len(points), 2):
        area += points[place - 2] * points[place + 1] - points[place - 1] * points[place]
    if area == 0:
        return []
    if area < 0:
        turned: list[i64] = []
        for place in range(len(points) - 2, -1, -2):
            turned += [points[place], points[place + 1]]
        points = turned
    seen: set[tuple[int, int]] = set()
    for place in range(0, len(points), 2):
        ax, ay = points[place - 2], points[place - 1]
        bx, by = points[place], points[place + 1]
        if (int(bx), int(by)) in seen:
            return []
        seen.add((int(bx), int(by)))
        for other in range(0, len(points), 2):  # no point lies to the right of any edge
            if (bx - ax) * (points[other + 1] - ay) - (by - ay) * (points[other] - ax) < 0:
                return []
    return points


def read_table(text: str, least: int = LEAST_PIECES) -> tuple[Table | None, list[FileFault]]:
    """A table from its file and everything that is wrong with it; nothing only if the file is no TOML."""
    reader = TableReader(least)
    data = reader.parse(text)
    return None if data is None else reader.read(data), reader.faults


def _load(name: str) -> Table:
    file = f"tables/{name}.toml"
    reader = TableReader(LEAST_PIECES)
    table = reader.read(load(PACKAGE, file).data)
    if reader.faults:
        raise ContentError(f"{file}: {'; '.join([fault.text() for fault in reader.faults])}")
    return table


READY_TABLES: Final = {name: _load(name) for name in ("T1", "T2", "T3")}
