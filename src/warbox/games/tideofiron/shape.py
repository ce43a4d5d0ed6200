"""The shape of the view of Tide of Iron: read by the terminal, and the page's types are made from it."""

from typing import Any, Literal

import msgspec

from warbox.engine.game import View

Side = Literal["us", "de"]


class ShownUnit(msgspec.Struct, forbid_unknown_fields=True):
    side: Side
    division: int
    kind: str  # `squad`, or the vehicle
    hex: str | None
    figures: str | None  # of a squad; `?` behind a screen
    spec: str | None
    activation: Literal["fresh", "opfire", "fatigued"]
    condition: Literal["good", "pinned", "disrupted"]
    damage: Literal["intact", "light", "heavy"]
    concealed: bool
    fort: Literal["entrenchment", "pillbox"] | None
    carrier: str | None
    ace: bool
    gone: bool
    active: bool


class ShownDeck(msgspec.Struct, forbid_unknown_fields=True):
    left: int
    cards: list[str] | None


class ShownSide(msgspec.Struct, forbid_unknown_fields=True):
    seats: list[str]
    cp: int
    stake: int  # CP on the Initiative card
    vp: int
    hq: list[str]
    decks: dict[str, ShownDeck]
    operations: list[str]
    turn_actions: int
    actions: int | None = None
    ops: list[str] | None = None
    entry: list[str] | None = None
    zone: list[str] | None = None
    start_cards: int | None = None
    concealed: int | None = None


class ShownTurn(msgspec.Struct, forbid_unknown_fields=True):
    seat: str
    left: int
    division: int
    member: int
    finished: list[str]
    fewer: dict[str, int]


class ShownPlayed(msgspec.Struct, forbid_unknown_fields=True):
    side: Side
    card: str
    waiting: bool
    tried: int
    repeat: int
    division: int
    target: str | None = None


class ShownMod(msgspec.Struct, forbid_unknown_fields=True):
    side: Side
    what: str
    n: int
    until: str
    last: int
    division: int
    card: str | None = None
    unit: str | None = None
    deck: str | None = None


class ShownQuestion(msgspec.Struct, forbid_unknown_fields=True):
    kind: str
    rule: str
    seats: list[str]


class Shown(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    options: dict[str, str]
    scenario: str
    map: dict[str, Any] | None  # of a scenario that is not in the box
    board: dict[str, Any]  # the line `map`
    structure: list[Any]  # the lines of a scenario that is not in the box
    round: int
    rounds: int | None
    last_round: int
    initiative: Side
    phase: str
    step: int
    turns: ShownTurn
    sides: dict[str, ShownSide]
    out: list[str]
    play: list[ShownPlayed]
    mods: list[ShownMod]
    control: dict[str, Side | None]
    printed: list[str]
    marks: dict[str, dict[str, int]]
    units: dict[str, ShownUnit]
    under: list[dict[str, Any]]
    at: dict[str, Any]
    asked: ShownQuestion | None


def read(view: View) -> Shown:
    return msgspec.convert(view, Shown)
