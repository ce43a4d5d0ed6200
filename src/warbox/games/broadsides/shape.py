"""The shape of the view of Broadsides: read by the terminal, and the page's types are made from it."""

from typing import Annotated, Literal

import msgspec

from warbox.engine.game import View
from warbox.games.broadsides.deck import FREE_CREW

Seat = Annotated[str, msgspec.Meta(pattern="^(S|I)$")]
Heading = Literal["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
Card = Literal["F", "S", "R", "L", "D", "?"]
Side = Literal["starboard", "port"]


class ShownShip(msgspec.Struct, forbid_unknown_fields=True):
    captain: str | None  # C3 on her own deck, I.C3 on the other
    crew: dict[str, int]
    cannons: list[str]
    masts: dict[str, int]
    hull: dict[str, int]
    damage_cards: int
    aground: bool
    no_cards: bool
    captain_lost: bool
    plot: list[Card] | None
    placed: list[str] | Literal["?"] | None
    answer: str | None
    x: int = -1  # the small ships leave the board when they collide
    y: int = -1
    heading: Heading = "N"

    def figures(self, owner: str, spot: str) -> str:
        """The owner's figures at a spot such as `S.C3`: one small letter a crew member, a capital for the captain."""
        ship, _, section = spot.partition(".")
        name = section if ship == owner else spot
        placed = self.placed if isinstance(self.placed, list) else []
        crew = self.crew.get(name, 0) + placed[:FREE_CREW].count(name)
        captain = owner if name in (self.captain, *placed[FREE_CREW:]) else ""
        return owner.lower() * crew + captain


class ShownMoment(msgspec.Struct, forbid_unknown_fields=True):
    kind: str
    seat: Seat = ""
    shots: int = 0
    then: int = 0
    moves: int = 0
    row: str = ""
    spot: str = ""
    S: int = 0
    I: int = 0  # noqa: E741
    salvo_fired: bool = False
    end: str = ""
    rule: str = ""
    winner: str = ""


class ShownPlacement(msgspec.Struct, forbid_unknown_fields=True):
    bows: Literal["same", "opposite"]
    S: Side
    I: Side  # noqa: E741


class ShownQuestion(msgspec.Struct, forbid_unknown_fields=True):
    kind: str
    rule: str
    seats: list[str]


class Shown(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    options: dict[str, str]
    phase: Literal["deploy", "broadsides", "boarding"]
    turn: int
    step: int
    idle: int
    fought: bool
    ships: dict[Seat, ShownShip]
    placement: ShownPlacement | None
    at: ShownMoment
    asked: ShownQuestion | None


def read(view: View) -> Shown:
    return msgspec.convert(view, Shown)
