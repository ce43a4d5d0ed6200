"""A look told in full, for people: what covers the target, and what becomes of every ray."""

from typing import Final

from mypy_extensions import i64

from warbox.games.firstwave.ground.sight import (
    ALL,
    CLEAR,
    HARD,
    NO_FIGURE,
    SMOKE_MM,
    SOFT,
    UNSEEN,
    Gaze,
    screens,
    touches,
    touches_door,
)
from warbox.games.firstwave.pieces.body import Body
from warbox.games.firstwave.tables.piece import BUILDING, Piece
from warbox.games.firstwave.tables.table import Table

RAY_STATES: Final = ["clear", "covered", "blocked", "dropped"]


class Ray:
    """Where a ray ends, and what becomes of it: the name of a state."""

    def __init__(self, x: i64, y: i64, z: i64, state: str) -> None:
        self.x: Final = x
        self.y: Final = y
        self.z: Final = z
        self.state: Final = state


class Look:
    """What `sight` says, with the piece or figure that is the cause: the first one of the table's list."""

    def __init__(self, cover: i64, piece: Piece | None, door: bool, figure: i64, smoke: bool, rays: list[Ray]) -> None:
        self.cover: Final = cover  # UNSEEN, CLEAR, SOFT, HARD
        self.piece: Final = piece  # what covers or hides the target
        self.door: Final = door  # it is a door of that building
        self.figure: Final = figure  # or a figure, by its index; NO_FIGURE: none
        self.smoke: Final = smoke  # or smoke hides it
        self.rays: Final = rays


def look(table: Table, bodies: list[Body], smoke: list[tuple[i64, i64]], looker: Body, target: Body) -> Look:
    """[FW-LOS-04] [FW-COVER-05] The same as `sight`, with causes; the heaviest cover counts."""
    gaze = Gaze(looker, target)
    blocked: i64 = 0
    dropped: i64 = 0
    soft: i64 = 0
    stops: list[tuple[Piece, i64]] = []
    drops: list[tuple[Piece, i64]] = []
    for piece in table.pieces:
        if not piece.opaque():
            continue
        building = piece.kind == BUILDING
        rays = gaze.through_building(piece) if building else gaze.through(piece)
        if not touches(looker, piece):
            stops.append((piece, rays))
            blocked |= rays
        elif building or piece.height > gaze.z:
            drops.append((piece, rays))
            dropped |= rays
    smoked: i64 = 0
    for x, y in smoke:
        smoked |= gaze.through_disc(x, y, SMOKE_MM, 0, 0)
    dropped |= smoked
    alive = ALL & ~dropped
    cause: Piece | None = None
    is_door = False
    figure: i64 = NO_FIGURE
    for piece in table.light:
        rays = gaze.through(piece) & alive
        if rays and not touches(looker, piece):
            soft |= rays
            cause = cause or piece
    for door in table.doors:
        rays = gaze.through_box(door.box) & alive
        if rays and not touches_door(looker, door):
            soft |= rays
            if cause is None:
                cause, is_door = door.piece, True
    for one in bodies:
        if screens(one, looker, target):
            rays = gaze.through_disc(one.x, one.y, one.base, one.z, one.z + one.height) & alive
            if rays:
                soft |= rays
                if cause is None and figure == NO_FIGURE:
                    figure = one.index
    seen = alive & ~blocked != 0
    cover: i64 = UNSEEN
    if seen:
        cover = HARD if alive & blocked else (SOFT if soft else CLEAR)
    if cover == UNSEEN or cover == HARD:
        cause, is_door, figure = first_of(stops, alive), False, NO_FIGURE
        if cause is None and cover == UNSEEN:
            cause = first_of(drops, ALL)
    by_smoke = cover == UNSEEN and cause is None
    return Look(cover, cause, is_door, figure, by_smoke, told_rays(gaze, target, dropped, blocked, soft))


def first_of(found: list[tuple[Piece, i64]], rays: i64) -> Piece | None:
    """The first piece that stops one of these rays."""
    for piece, stopped in found:
        if stopped & rays:
            return piece
    return None


def told_rays(gaze: Gaze, target: Body, dropped: i64, blocked: i64, soft: i64) -> list[Ray]:
    rays: list[Ray] = []
    bit: i64 = 1
    heights = [target.z + 1, target.z + target.height // 2, target.z + target.height - 1]
    for offset in gaze.offsets:
        for z in heights:
            state = "clear"
            if dropped & bit:
                state = "dropped"
            elif blocked & bit:
                state = "blocked"
            elif soft & bit:
                state = "covered"
            rays.append(Ray(target.x + offset.x, target.y + offset.y, z, state))
            bit += bit
    return rays
