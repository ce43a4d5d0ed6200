"""The shape of the view of Coves."""

import msgspec


class ShownSide(msgspec.Struct, forbid_unknown_fields=True):
    cove: int | None
    hidden: bool
    dug: list[int]
    hand: list[int] | None
    cards: int
    bid: int | None
    answered: bool


class Shown(msgspec.Struct, forbid_unknown_fields=True):
    round: int
    rounds: int
    last: str
    sides: tuple[ShownSide, ShownSide]
    pack: int
    spent: list[int]
    at: str
