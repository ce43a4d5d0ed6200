"""A table: its size, its pieces, and what of them each question needs, sorted out once."""

from typing import Final

from mypy_extensions import i64

from warbox.games.firstwave.pieces.body import Body
from warbox.games.firstwave.tables.memory import STEP_MM, Answers, Lattice, Place, Waypoint
from warbox.games.firstwave.tables.piece import (
    BLOCK,
    BUILDING,
    CLIMB,
    COVER,
    GROUND,
    HEAVY,
    LIGHT,
    NO_COVER,
    NO_GROUND,
    ROAD,
    VAULT,
    Box,
    Ladder,
    Piece,
    Room,
)

MOST_MM: Final = 4096  # a coordinate or a height beyond this could make products too large for 64 bits


class Door:
    """[FW-COVER-01] The wooden door in a doorway: light cover that blocks neither sight nor movement."""

    def __init__(self, piece: Piece, box: Box) -> None:
        self.piece: Final = piece
        self.box: Final = box


class Table:
    """The ground of a match. Nothing of it changes in play, so clones of a state share it."""

    def __init__(
        self,
        name: str,
        label: str,
        label_fr: str,
        width: i64,
        height: i64,
        pieces: list[Piece],
        tokens: list[list[tuple[int, int]]],
    ) -> None:
        self.id: Final = name
        self.name: Final = label
        self.name_fr: Final = label_fr
        self.width: Final = width
        self.height: Final = height  # from south to north
        self.pieces: Final = pieces
        self.tokens: Final = tokens  # the usual places of resource tokens, by side; may be empty
        self.numbers: Final = {piece.id: number for number, piece in enumerate(pieces)}
        self.heavy: Final = [piece for piece in pieces if piece.kind == COVER and piece.cover == HEAVY]
        self.light: Final = [piece for piece in pieces if piece.kind == COVER and piece.cover == LIGHT]
        self.buildings: Final = [piece for piece in pieces if piece.kind == BUILDING]
        self.doors: Final = [Door(piece, door) for piece in self.buildings for door in piece.doors]
        self.rooms: Final = [room for piece in self.buildings for room in piece.rooms]
        self.grounds: Final = [piece for piece in pieces if piece.ground != NO_GROUND]
        # what stands in the way of a base, whole: covers that cannot be walked through
        self.blocks: Final = [piece for piece in pieces if piece.kind == COVER and piece.passing in (BLOCK, CLIMB)]
        self.vaults: Final = [piece for piece in pieces if piece.kind == COVER and piece.passing == VAULT]
        self.tops: Final = [piece for piece in pieces if piece.kind != GROUND and piece.top]
        self.faces: Final = [piece for piece in pieces if piece.kind != GROUND and piece.climb]
        self.ladders: Final = [ladder for piece in self.buildings for ladder in piece.ladders]
        # found when first asked for, by the ground's own modules
        self.waypoints: Final[dict[int, list[Waypoint]]] = {}  # by base
        self.places: Final[dict[int, Place]] = {}  # off the lattices, by place, height and base
        self.sights: Final[dict[int, dict[int, int]]] = {}  # by looker, then by target
        self.glimpses: Final[dict[int, int]] = {}  # what a shooter sees once it has moved, by both places
        self.lattices: Final[dict[int, Lattice]] = {}  # by height and base
        self.zones: Final[dict[int, list[i64]]] = {}  # places to deploy at, by side, sort of zone and base
        self.answers: Final[dict[str, Answers]] = {}  # by verb and figure
        self.fields: Final[dict[int, bytes]] = {}  # distances for evaluations, by goal

    def lattice(self, base: i64, z: i64) -> Lattice:
        key = int(z * 64 + base)
        known = self.lattices.get(key)
        if known is None:
            known = Lattice(self.width // STEP_MM + 1, self.height // STEP_MM + 1)
            self.lattices[key] = known
        return known

    def answers_of(self, sort: str) -> Answers:
        known = self.answers.get(sort)
        if known is None:
            known = Answers(self.width // STEP_MM + 1, self.height // STEP_MM + 1)
            self.answers[sort] = known
        return known

    def scenery(self) -> int:
        """[FW-SCALE-05] How many pieces count as scenery: roads do not."""
        return len([piece for piece in self.pieces if piece.kind != GROUND or piece.ground != ROAD])

    def room_number(self, name: str) -> int:
        """The number of a room by its id; -1 if there is none."""
        for number, room in enumerate(self.rooms):
            if room.id == name:
                return number
        return -1


def empty_table(width: i64 = 600, height: i64 = 600) -> Table:
    """Open ground and nothing else."""
    return Table("P", "Plain", "Plaine", width, height, [], [])


def with_pieces(table: Table, pieces: list[Piece]) -> Table:
    """A table of the same size with other pieces: scenery is being placed."""
    return Table(table.id, table.name, table.name_fr, table.width, table.height, pieces, table.tokens)


def within_limits(body: Body) -> bool:
    """Whether no product of the reckoning can pass 64 bits."""
    return 0 <= body.x <= MOST_MM and 0 <= body.y <= MOST_MM and 0 <= body.z <= MOST_MM


__all__ = ["NO_COVER", "Door", "Ladder", "Room", "Table", "empty_table", "with_pieces", "within_limits"]
