"""The shape of the view of Siegestorm: read by the terminal, and the page's types are made from it."""

import tomllib
from functools import cached_property

import msgspec

from warbox.engine.content import TomlTable
from warbox.engine.game import View
from warbox.games.siegestorm.battlefield import BOSS
from warbox.games.siegestorm.cards.box import STANDARD, Box
from warbox.games.siegestorm.cards.card import Design

HIDDEN = "?"
Cause = tuple[int, str, str]  # value, rule, source


class ShownCard(msgspec.Struct, forbid_unknown_fields=True):
    card: str
    spot: str
    att: int
    defence: int = msgspec.field(name="def")
    att_causes: list[Cause]
    def_causes: list[Cause]
    gang: int
    spirit: int
    used: list[int]


class ShownSupporter(msgspec.Struct, forbid_unknown_fields=True):
    card: str
    committed: bool


class ShownPassed(msgspec.Struct, forbid_unknown_fields=True):
    """A Reaction that could have answered a link that was let pass."""

    card: str
    newer: int  # cards that have come to the hand since


class ShownPlayer(msgspec.Struct, forbid_unknown_fields=True):
    alive: bool
    step: str | None
    extra: bool
    had_extra: bool
    deployed: list[int]
    resources: list[str]
    hand: list[str]
    casualties: list[str]
    heal: list[str]
    support: list[ShownSupporter]
    spaces: dict[str, ShownCard | None]  # T1, with several zones 2.T1
    answer: str | None
    passed: list[ShownPassed] = []
    reserve: list[str] = []
    token: bool = False
    life: int = 0
    menace: int = 0


class ShownTarget(msgspec.Struct, forbid_unknown_fields=True):
    entry: int
    card: str  # where it is


class ShownLink(msgspec.Struct, forbid_unknown_fields=True):
    """A link of the chain, by the words of its line."""

    player: str
    link: str  # action, storm, ability, gang, spirit, totem
    card: str
    action: bool
    negated: bool
    named: str = ""  # its card, while it waits outside every zone
    source: str = msgspec.field(name="from", default="")  # else where it is
    gone: str = ""  # and its name, if it is no longer in play
    ability: int = 1
    zone: int = 0
    targets: list[ShownTarget] = []
    extras: list[int] = []
    answers: int = 0


class ShownEffect(msgspec.Struct, forbid_unknown_fields=True):
    """Something that lasts, by the words of its line."""

    verb: str
    player: str
    until: str
    by: str
    card: str = ""
    zone: int = 0
    stat: str = ""
    what: str = ""
    set: int | None = None
    n: int = 0
    source: str = ""
    passive: bool = False


class ShownPending(msgspec.Struct, forbid_unknown_fields=True):
    player: str
    card: str
    ability: int
    cause: str
    zone: int = 0


class ShownFrame(msgspec.Struct, forbid_unknown_fields=True):
    """An unfinished rule, by the words of its line: each kind has some of them."""

    kind: str  # declare, resolve, storm, order, vision, chain, ...
    player: str = ""
    players: list[str] = []  # whose turn it is
    tracks: list[int] = []
    use: str = ""  # of what is declared: play, deploy, use, storm
    carried: str = ""  # of what is carried out: action, ability, ...
    named: str = ""
    source: str = msgspec.field(name="from", default="")
    gone: str = ""
    ability: int = 1
    subject: str = ""
    zone: int = 0
    targets: list[ShownTarget] = []
    extras: list[int] = []
    answers: int = 0
    entry: int = 1
    stage: str = ""
    owed: int = 0
    undone: bool = False
    acted: bool = False
    negated: int = 0
    left: int = 0
    pool: str = ""
    asker: str = ""
    picks: list[str] = []
    victims: list[str] = []
    spot: str = ""  # of who storms or gets an order
    inner: bool = False
    commanded: bool = False
    attacked: bool = False
    times: int = 1
    abilities: list[ShownPending] = []
    on_top: bool = False
    seen: list[str] = []
    put: list[str] = []
    waiting: list[str] = []
    asked: int = 0
    negated_links: list[int] = []
    resolving: bool = False
    under_way: bool = False
    step: str = ""
    deployed: bool = False
    card: str = ""
    spirit: str = ""
    totems: list[str] = []
    cards: int = 0
    what: str = ""
    shuffled: int = 0


class ShownZone(msgspec.Struct, forbid_unknown_fields=True):
    zone: int
    sides: tuple[str, str]
    no_mans_land: str | None


class ShownQuestion(msgspec.Struct, forbid_unknown_fields=True):
    kind: str
    rule: str
    seats: list[str]


class ShownEnd(msgspec.Struct, forbid_unknown_fields=True):
    kind: str
    rule: str
    winner: str


class Shown(msgspec.Struct, forbid_unknown_fields=True, dict=True):
    game: str
    options: dict[str, str]
    cards: list[str]  # of the position's own, each as a line of TOML
    turn: int
    active: str
    cascade: int
    players: dict[str, ShownPlayer]
    zones: list[ShownZone]
    effects: list[ShownEffect]
    chain: list[ShownLink]
    frames: list[ShownFrame]  # the lowest first
    acts: bool  # somebody has acted freely in this turn
    past: list[str] | None
    strength: int | None
    asked: ShownQuestion | None
    over: ShownEnd | None
    ids: list[str] = []

    @property
    def kind(self) -> str:
        return self.asked.kind if self.asked is not None else ""

    @property
    def mode(self) -> str:
        return self.options["mode"]

    @cached_property
    def box(self) -> Box:
        """The designs of the box, and those that the position brings."""
        more = [TomlTable(tomllib.loads(f"card = {line}")["card"], "card") for line in self.cards]
        return STANDARD.extended(more) if more else STANDARD

    def design(self, card: str) -> Design | None:
        """What is printed on a card; the owner that stands behind it does not matter."""
        number = self.box.numbers.get(card.partition("@")[0])
        return None if number is None else self.box.designs[number]

    def at(self, spot: str) -> ShownCard | None:
        letter, _, space = spot.partition(".")
        player = self.players.get(letter)
        return player.spaces.get(space) if player is not None else None

    def held(self, seat: str) -> list[str]:
        """The cards of a hand, as they are numbered."""
        player = self.players.get(seat)
        return [] if player is None else [card for card in player.hand if card != HIDDEN]

    @property
    def aims(self) -> dict[str, int]:
        """The spaces that links of the chain aim at, with the number of the link."""
        return {one.card: number for number, link in enumerate(self.chain, start=1) for one in link.targets}

    @property
    def subject(self) -> str:
        """The card that what is under way is about: what is declared, resolved, ordered."""
        frame = self.frames[-1] if self.frames else None
        if frame is None or frame.kind not in ("declare", "resolve", "order", "storm"):
            return ""
        standing = self.at(frame.spot or frame.source)
        found = standing.card if standing is not None else frame.named or frame.gone
        return "" if found.startswith(HIDDEN) else found


def read(view: View) -> Shown:
    return msgspec.convert(view, Shown)


def has_boss(shown: Shown) -> bool:
    return BOSS in shown.players
