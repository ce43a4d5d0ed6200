"""The shape of the view of First Wave: read by the terminal, and the page's types are made from it."""

from typing import Any, Literal

import msgspec

Seat = Literal["A", "B"]
Side = Literal["A", "B", "N"]


class ShownWeapon(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    munitions: list[str]
    out: bool
    fired: str  # this turn: the munition, `basic`, or empty
    smoked: bool


class ShownFigure(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    side: Side
    kind: str
    x: int
    y: int
    z: int
    base: int
    height: int
    eye: int
    t: int  # 0: it cannot shoot
    c: int
    cost: int
    wounds: int
    life: int
    impaired: bool
    stunned: int
    disoriented: int
    unconscious: bool
    immobilised: bool
    infection: int
    fire: str  # the side that lit it, or empty
    hidden: bool
    hanging: bool
    activated: bool
    engaged: list[str]
    weapons: list[ShownWeapon]
    equipment: list[str]
    abilities: list[str]
    amphetamine: int
    new_ammunition: bool
    reroll: bool
    melees: int
    gone: str  # empty: on the table


class ShownSeat(msgspec.Struct, forbid_unknown_fields=True):
    band: str
    faction: str
    total: int
    score: int
    resources: int
    infected: int
    robots: int
    military: int
    successor: str | None  # `?`: named, and not for these eyes


class ShownToken(msgspec.Struct, forbid_unknown_fields=True):
    x: int
    y: int
    z: int
    owner: str


class ShownPoint(msgspec.Struct, forbid_unknown_fields=True):
    x: int
    y: int


class ShownPlace(msgspec.Struct, forbid_unknown_fields=True):
    x: int
    y: int
    z: int


class ShownLaid(msgspec.Struct, forbid_unknown_fields=True):
    piece: str
    x: int
    y: int


class ShownMoment(msgspec.Struct, forbid_unknown_fields=True):
    kind: str
    seat: str = ""
    figure: str = ""
    target: str = ""
    targets: dict[str, int] = {}
    step: str = ""
    actions: int = 0
    moves: int = 0
    combats: int = 0
    gave: int = 0
    halved: bool = False
    given: bool = False
    row: int = 0
    swam: bool = False
    rooms: list[str] = []
    room: str = ""
    contact: bool = False
    npc: str = ""
    left: int = 0
    weapon: int | None = None  # its place among the figure's weapons
    second: int | None = None
    weapon2: int | None = None
    second2: int | None = None
    munition: str = ""
    place: int = 0
    ally: str | None = None
    final: bool = False
    ones: list[int] = []
    hits: list[int] = []
    sixes: list[int] = []
    bonus: list[int] = []
    dice: list[int] = []  # 1s, successes, 6s, bonus
    dice2: list[int] = []
    die: int = 0
    drop: int = 0
    foot: ShownPlace | None = None
    end: str = ""
    rule: str = ""
    winner: str = ""


class ShownQuestion(msgspec.Struct, forbid_unknown_fields=True):
    kind: str
    rule: str
    seats: list[str]


class Shown(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    options: dict[str, str]
    scenario: Literal["power_war", "clean_up", "bloodline", "diversion"]
    table: str  # T1, T2, T3, P, or `custom`
    map: dict[str, Any] | None  # of a table that is not in the box
    pile: list[str]  # the pieces of scenery that the players lay
    laid: list[ShownLaid]
    width: int
    height: int
    turn: int
    turns: int  # 0: a die tells
    phase: Literal["setup", "initiative", "survivors", "npcs", "end", "over"]
    winner: Seat  # of the last roll-off
    first: Seat
    next: Seat
    tested: int
    seats: dict[str, ShownSeat]
    figures: list[ShownFigure]
    tokens: list[ShownToken]
    smoke: list[ShownPoint]
    explored: list[str]
    during: list[ShownMoment]
    at: ShownMoment
    asked: ShownQuestion | None
