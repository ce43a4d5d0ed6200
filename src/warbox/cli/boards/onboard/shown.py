"""The view of On Board, typed."""

from typing import Any

import msgspec

from warbox.engine.game import View
from warbox.games.onboard.mission import mission_data
from warbox.games.onboard.mission_file import MISSIONS


class ShownAgent(msgspec.Struct):
    team: str
    seat: str | None
    cell: str | None
    hit_points: int
    flashed: bool
    disoriented: int
    activated: bool


class ShownSeat(msgspec.Struct):
    team: str
    agents: list[str]
    hand: dict[str, int] | None
    hand_size: int
    committed: dict[str, Any] | None


class ShownDeck(msgspec.Struct):
    size: int
    discard: dict[str, int]
    unseen: dict[str, int]


class ShownTrap(msgspec.Struct):
    card: str | None
    cell: str | None
    possible: list[str]
    origin: str | None = msgspec.field(name="from", default=None)


class ShownBomb(msgspec.Struct):
    cell: str
    checks: int
    needed: int
    defused: bool


class ShownMoment(msgspec.Struct):
    kind: str
    seat: str = ""
    agent: str = ""
    target: str = ""
    actions: int = 0
    countered: bool = False
    attack: int = 0
    defence: int = 0


class Shown(msgspec.Struct):
    mission: str
    map: dict[str, Any] | None
    turn: int
    turn_limit: int
    phase: str
    agents: dict[str, ShownAgent]
    seats: dict[str, ShownSeat]
    decks: dict[str, ShownDeck]
    edges: dict[str, str]
    smoke: dict[str, int]
    traps: list[ShownTrap]
    bombs: dict[str, ShownBomb]
    at: ShownMoment

    def edge(self, name: str) -> str:
        """The state of an edge; what carries no token is a printed wall or open."""
        return self.edges.get(name) or ("solid" if name in self.plan["edges"].get("solid", ()) else "open")

    @property
    def plan(self) -> dict[str, Any]:
        """The mission's data: of the box, or carried by the position."""
        if self.map is not None:
            return self.map
        return PLANS[self.mission]

    def zone(self, cell: str) -> str:
        return next(str(zone["id"]) for zone in self.plan["zones"] if cell in zone["cells"])

    def cards(self, seat: str) -> list[str]:
        """The cards of a hand one by one, as they are numbered."""
        hand = self.seats[seat].hand if seat in self.seats else None
        return [card for card, count in (hand or {}).items() for _ in range(count)]


PLANS: dict[str, dict[str, Any]] = {mission.name: mission_data(mission) for mission in MISSIONS}


def read(view: View) -> Shown:
    return msgspec.convert(view, Shown)
