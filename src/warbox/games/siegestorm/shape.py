"""The shape of the view of Siegestorm: read by the terminal, and the page's types are made from it."""

import tomllib
from functools import cached_property

import msgspec

from warbox.engine.content import Table
from warbox.engine.game import View
from warbox.games.siegestorm.battlefield import BOSS
from warbox.games.siegestorm.box import STANDARD, Box
from warbox.games.siegestorm.card import Design

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
    reserve: list[str] = []
    token: bool = False
    life: int = 0
    menace: int = 0


class ShownLink(msgspec.Struct, forbid_unknown_fields=True):
    player: str
    words: str
    card: str
    action: bool
    negated: bool

    @property
    def kind(self) -> str:
        return self.words.split()[1]


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
    effects: list[str]
    chain: list[ShownLink]
    frames: list[str]
    acts: int
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
        more = [Table(tomllib.loads(f"card = {line}")["card"], "card") for line in self.cards]
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
        return {spot: number for number, link in enumerate(self.chain, start=1) for spot in targets_of(link.words)}

    @property
    def under_way(self) -> dict[str, str]:
        """The rule that is under way, with its facts: what is declared, resolved, ordered."""
        return facts_of(self.frames[-1]) if self.frames else {}

    @property
    def subject(self) -> str:
        """The card that it is about."""
        words = [word for word in self.frames[-1].split() if "=" not in word] if self.frames else []
        facts = self.under_way
        if not words or words[0] not in ("declare", "resolve", "order", "storm"):
            return ""
        named = words[3] if words[0] == "declare" and len(words) > 3 else facts.get("card", "")
        standing = self.at(words[2] if words[0] in ("order", "storm") else facts.get("from", ""))
        found = standing.card if standing is not None else named
        return "" if found.startswith(HIDDEN) or "." in found else found


def facts_of(line: str) -> dict[str, str]:
    return dict(word.split("=", 1) for word in line.split() if "=" in word)


def targets_of(words: str) -> list[str]:
    """What a link aims at: `targets=1>B.T2,2>A.T1`."""
    aimed = facts_of(words).get("targets", "")
    return [pair.partition(">")[2] for pair in aimed.split(",") if pair]


def read(view: View) -> Shown:
    return msgspec.convert(view, Shown)


def has_boss(shown: Shown) -> bool:
    return BOSS in shown.players
