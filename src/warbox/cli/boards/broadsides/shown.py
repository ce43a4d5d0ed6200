"""The view of Broadsides, typed."""

import msgspec

from warbox.engine.game import View
from warbox.games.broadsides.deck import FREE_CREW


class ShownShip(msgspec.Struct):
    captain: str | None
    crew: dict[str, int]
    cannons: list[str]
    masts: dict[str, int]
    hull: dict[str, int]
    damage_cards: int
    aground: bool
    no_cards: bool
    plot: list[str] | None
    placed: list[str] | str | None
    x: int = -1  # the small ships leave the board when they collide
    y: int = -1
    heading: str = "N"

    def figures(self, owner: str, spot: str) -> str:
        """The owner's figures at a spot such as `S.C3`: one small letter a crew member, a capital for the captain."""
        ship, _, section = spot.partition(".")
        name = section if ship == owner else spot
        placed = self.placed if isinstance(self.placed, list) else []
        crew = self.crew.get(name, 0) + placed[:FREE_CREW].count(name)
        captain = owner if name in (self.captain, *placed[FREE_CREW:]) else ""
        return owner.lower() * crew + captain


class ShownMoment(msgspec.Struct):
    kind: str
    seat: str = ""
    shots: int = 0
    then: int = 0
    moves: int = 0


class Shown(msgspec.Struct):
    options: dict[str, str]
    phase: str
    turn: int
    step: int
    ships: dict[str, ShownShip]
    placement: dict[str, str] | None
    at: ShownMoment


def read(view: View) -> Shown:
    return msgspec.convert(view, Shown)
