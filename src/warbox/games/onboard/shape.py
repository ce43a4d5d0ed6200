"""The shape of the view of On Board: read by the terminal, and the page's types are made from it."""

from typing import Annotated, Literal

import msgspec

from warbox.engine.game import View
from warbox.games.onboard.missions.mission import mission_data
from warbox.games.onboard.missions.mission_file import MISSIONS

Team = Annotated[str, msgspec.Meta(pattern="^(attack|defence)$")]
EdgeState = Literal[
    "open",
    "solid",
    "wall",
    "reinforced",
    "destroyed",
    "door_closed",
    "door_open",
    "door_barricaded",
    "window",
    "window_barricaded",
]


class ShownAgent(msgspec.Struct, forbid_unknown_fields=True):
    team: Team
    seat: str | None
    cell: str | None
    hit_points: int
    flashed: bool
    disoriented: int  # the turn with whose end it passes, 0: not
    activated: bool


class ShownCommitment(msgspec.Struct, forbid_unknown_fields=True):
    count: int | None
    cards: dict[str, int] | None


class ShownSeat(msgspec.Struct, forbid_unknown_fields=True):
    team: Team
    agents: list[str]
    hand: dict[str, int] | None
    hand_size: int
    committed: ShownCommitment | None
    passed: dict[str, int] = {}  # not played where it made sense: how many cards have come to the hand since


class ShownDeck(msgspec.Struct, forbid_unknown_fields=True):
    size: int
    cards: list[str] | None
    discard: dict[str, int]
    unseen: dict[str, int]


class ShownTrap(msgspec.Struct, forbid_unknown_fields=True):
    card: str | None
    cell: str | None
    agent: str | None
    origin: str | None = msgspec.field(name="from")
    possible: list[str]


class ShownBomb(msgspec.Struct, forbid_unknown_fields=True):
    cell: str
    checks: int
    needed: int
    defused: bool


class ShownSupply(msgspec.Struct, forbid_unknown_fields=True):
    reinforced: int
    barricaded_doors: int
    broken: list[str]


class ShownMoment(msgspec.Struct, forbid_unknown_fields=True):
    kind: str
    seat: str = ""
    team: Team = ""
    agent: str = ""
    target: str = ""
    actions: int = 0
    countered: bool = False
    attack_doubled: int = 0
    defence_doubled: int = 0
    passed: bool = False
    attack: int = 0
    defence: int = 0
    during: str = ""
    end: str = ""
    rule: str = ""
    winner: Team = ""


class ShownQuestion(msgspec.Struct, forbid_unknown_fields=True):
    kind: str
    rule: str
    seats: list[str]


class ShownTile(msgspec.Struct, forbid_unknown_fields=True):
    at: str
    tile: str
    rotation: int


class ShownTarget(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    cell: str
    zone: str


class ShownZone(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name_en: str
    name_fr: str
    kind: Literal["exterior", "room", "bomb"]
    cells: list[str]


class ShownMission(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name_en: str
    name_fr: str
    turn_limit: int
    required_defusals: int
    hold_checks: int
    tiles: list[ShownTile]
    edges: dict[str, list[str]]  # by their state
    starts: dict[Team, list[str]]
    bombs: list[ShownTarget]
    zones: list[ShownZone]


class Shown(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    options: dict[str, str]
    mission: str
    map: ShownMission | None  # of a mission that is not in the box
    turn: int
    turn_limit: int
    phase: Literal["setup", "preparation", "attack", "defence", "draw", "over"]
    agents: dict[str, ShownAgent]
    seats: dict[str, ShownSeat]
    decks: dict[Team, ShownDeck]
    edges: dict[str, EdgeState]  # those that a token shows
    smoke: dict[str, int]
    merged: dict[str, str] | None
    traps: list[ShownTrap]
    bombs: dict[str, ShownBomb]
    supply: ShownSupply
    at: ShownMoment
    asked: ShownQuestion | None

    def edge(self, name: str) -> str:
        """The state of an edge; what carries no token is a printed wall or open."""
        return self.edges.get(name) or ("solid" if name in self.plan.edges.get("solid", ()) else "open")

    @property
    def plan(self) -> ShownMission:
        """The mission's data: of the box, or carried by the position."""
        if self.map is not None:
            return self.map
        return PLANS[self.mission]

    def zone(self, cell: str) -> str:
        return next(zone.id for zone in self.plan.zones if cell in zone.cells)

    def cards(self, seat: str) -> list[str]:
        """The cards of a hand one by one, as they are numbered."""
        hand = self.seats[seat].hand if seat in self.seats else None
        return [card for card, count in (hand or {}).items() for _ in range(count)]


PLANS = {mission.name: msgspec.convert(mission_data(mission), ShownMission) for mission in MISSIONS}


def read(view: View) -> Shown:
    return msgspec.convert(view, Shown)
