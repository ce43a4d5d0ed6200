"""Decks: as text, and held to the rules of deck building with every fault named.

A deck is written in one line (`tengu:2,assassin:2,...`), as lines `2 tengu`, or as TOML: `tengu = 2`, at the top or in
a table `[cards]`, with an optional `name`. A starter deck is written by its name alone.
"""

import tomllib
from difflib import get_close_matches
from typing import Final

from warbox.engine.content import parse_toml
from warbox.engine.decision import Refusal
from warbox.engine.event import Value
from warbox.engine.notation import ParseError, position_lines
from warbox.engine.workshop import Fault
from warbox.games.siegestorm.cards import vocabulary as v
from warbox.games.siegestorm.cards.box import STANDARD, STARTERS, Box
from warbox.games.siegestorm.text.kinds import BAD_CARD, is_card_name

DECK_SIZE: Final = 34  # [SGS-DECK-01]
COPIES: Final = [4, 4, 2, 2]  # [SGS-DECK-03] [SGS-DECK-04] by rank: Soldier, Veteran, Elite, Champion
PROMO_COPIES: Final = 2  # [SGS-R-67]
PROMO: Final = v.FACTIONS.index("promo")
STARTER_NAMES: Final = v.FACTIONS[: v.PLAYER_FACTIONS]
MOST_COPIES: Final = 99  # of a card in a text
MOST_TEXT: Final = 20_000  # signs of a text
WHOLE: Final = ("deck-size", "deck-factions")  # faults of the deck, not of a card or a line
MOST_SHOWN: Final = 40  # signs of it that a reason repeats

# Why a text is no deck, in English; the messages `fault-KIND` of the Fluent files say the same.
REASONS: Final = {
    "deck-bad-name": BAD_CARD,
    "deck-bad-count": "a number of copies is from 1 to 99",
    "deck-bad-line": "write 'NUMBER CARD'",
    "deck-bad-title": "name: must be text",
    "deck-bad-table": "'cards' must be a table of cards and their numbers of copies",
    "deck-bad-key": "beside a table 'cards' there is only 'name'",
    "deck-twice": "a card stands twice",
    "deck-empty": "a deck is lines 'NUMBER CARD', one line 'CARD:NUMBER,...', TOML, or the name of a starter deck",
    "deck-not-toml": "no TOML",
    "deck-too-long": "longer than 20,000 signs",
}


class DeckFault(Fault):
    """What is wrong with a deck: the line it stands on (0: none), the card it is about, the reason and the rule."""

    def __init__(self, kind: str, rule: str, line: int, card: str, facts: dict[str, Value]) -> None:
        message = "refusal" if card or kind in WHOLE else "fault"
        super().__init__(kind, rule, facts, f"{message}-{kind}", "", line, [card] if card else [])
        self.card: Final = card


class Deck:
    """Cards by their id, each with its number of copies, and the lines on which they stand, if there are several."""

    def __init__(self, cards: dict[str, int], name: str = "", lines: dict[str, int] | None = None) -> None:
        self.cards: Final = cards
        self.name: Final = name
        self.lines: Final[dict[str, int]] = {} if lines is None else lines

    def size(self) -> int:
        return sum(self.cards.values())

    def designs(self, box: Box) -> list[int]:
        """Every card by its design, in the order of the box."""
        listed: list[int] = []
        for number, design in enumerate(box.designs):
            listed += [number] * self.cards.get(design.name, 0)
        return listed


def starter(name: str) -> Deck:
    """[SGS-DECK-06] A ready-made deck by the name of its faction."""
    cards: dict[str, int] = {}
    for number in STARTERS[STARTER_NAMES.index(name)]:
        card = STANDARD.designs[number].name
        cards[card] = cards.get(card, 0) + 1
    return Deck(cards, name)


class DeckText:
    """A text that should be a deck, while it is read. Reading goes on after a fault, so that all are named."""

    def __init__(self) -> None:
        self.cards: dict[str, int] = {}
        self.lines: dict[str, int] = {}
        self.name = ""
        self.faults: list[DeckFault] = []

    def fail(self, kind: str, line: int, text: str) -> None:
        self.faults.append(DeckFault(kind, "SGS-DECK-01", line, "", {"text": shown(text), "most": MOST_COPIES}))

    def add(self, name: str, count: str, line: int) -> None:
        if not is_card_name(name):
            self.fail("deck-bad-name", line, name)
        elif not is_count(count):
            self.fail("deck-bad-count", line, count)
        else:
            if name in self.cards:
                self.fail("deck-twice", line, name)
            self.cards[name] = self.cards.get(name, 0) + int(count)
            self.lines[name] = line

    def read(self, text: str) -> None:
        """[SGS-DECK-06] The name of a starter deck, one line, lines, or TOML."""
        stripped = text.strip()
        lines = position_lines(text)
        if len(text) > MOST_TEXT:
            self.fail("deck-too-long", 0, "")
        elif stripped in STARTER_NAMES:
            made = starter(stripped)
            self.cards, self.name = made.cards, made.name
        elif [line for _, line in lines if "=" in line]:
            self.read_toml(text)
        elif len(lines) == 1 and ":" in lines[0][1]:
            self.read_items(lines[0][1])
        else:
            self.read_lines(lines)
        if not self.cards and not self.faults:
            self.fail("deck-empty", 0, "")

    def read_items(self, text: str) -> None:
        for item in text.split(","):
            name, colon, count = item.strip().partition(":")
            self.add(name, count if colon else "1", 0)

    def read_lines(self, lines: list[tuple[int, str]]) -> None:
        for number, line in lines:
            words = line.split()
            if len(words) == 2:
                self.add(words[1], words[0], number)
            else:
                self.fail("deck-bad-line", number, line)

    def read_toml(self, text: str) -> None:
        try:
            data = parse_toml(text)
        except tomllib.TOMLDecodeError as error:
            self.fail("deck-not-toml", 0, str(error))
            return
        name = data.pop("name", "")
        if isinstance(name, str):
            self.name = name
        else:
            self.fail("deck-bad-title", 0, repr(name))
        table = data.pop("cards") if "cards" in data else data
        if not isinstance(table, dict):
            self.fail("deck-bad-table", 0, repr(table))
            return
        if table is not data:
            for key in data:
                self.fail("deck-bad-key", 0, key)
        for card, count in table.items():
            self.add(card, "" if isinstance(count, bool) else str(count), toml_line(text, card))


def is_count(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= 2 and int(text) > 0


def shown(text: str) -> str:
    """A text as a reason repeats it: short and printable."""
    clean = "".join([sign if sign.isprintable() else "?" for sign in text])
    return clean if len(clean) <= MOST_SHOWN else clean[:MOST_SHOWN] + "…"


def toml_line(text: str, key: str) -> int:
    """The line on which a key of TOML stands; 0 if it is written in some other way."""
    for number, line in enumerate(text.splitlines(), 1):
        if line.partition("=")[0].strip() == key:
            return number
    return 0


def read_deck(text: str) -> tuple[Deck, list[DeckFault]]:
    """A deck from any of its forms, with every fault of its text. Whether it is legal is for `check_deck` to say."""
    reading = DeckText()
    reading.read(text)
    return Deck(reading.cards, reading.name, reading.lines), reading.faults


def parse_deck(text: str) -> Deck:
    """The same; raises ParseError with the first fault."""
    deck, faults = read_deck(text)
    if faults:
        fault = faults[0]
        raise ParseError(REASONS[fault.kind], str(fault.facts["text"]), fault.line)
    return deck


def format_deck(deck: Deck) -> str:
    """The deck in one line, as options, links and chats carry it."""
    return ",".join([f"{card}:{count}" for card, count in deck.cards.items()])


def format_deck_lines(deck: Deck) -> str:
    """The deck as lines `2 tengu`."""
    return "".join([f"{count} {card}\n" for card, count in deck.cards.items()])


def deck_factions(deck: Deck) -> list[str]:
    """The factions of its cards, in the order of the box."""
    found = [int(STANDARD.designs[STANDARD.numbers[card]].faction) for card in deck.cards if card in STANDARD.numbers]
    return [faction for number, faction in enumerate(v.FACTIONS) if number in found]


def check_deck(deck: Deck, melee: bool, promo: bool, box: Box = STANDARD) -> list[Refusal]:
    """Every fault of a deck, with its rule; none: it may be played.

    [SGS-DECK-01] to [SGS-DECK-04], [SGS-MELEE-01], [SGS-MELEE-02], [SGS-PROMO-01], [SGS-PROMO-02], [SGS-R-67].
    """
    faults: list[Refusal] = []
    factions: list[str] = []
    for name, count in deck.cards.items():
        if name not in box.numbers:
            faults.append(Refusal("deck-no-card", "SGS-DECK-02", {"card": name}))
            continue
        design = box.designs[box.numbers[name]]
        if design.faction == PROMO:
            if not promo:
                faults.append(Refusal("deck-promo", "SGS-PROMO-02", {"card": name}))
            if count > PROMO_COPIES:
                faults.append(Refusal("deck-copies", "SGS-R-67", {"card": name, "count": count, "most": PROMO_COPIES}))
            continue
        if design.faction >= v.PLAYER_FACTIONS:
            faults.append(Refusal("deck-boss-card", "SGS-DECK-02", {"card": name}))
            continue
        faction = v.FACTIONS[design.faction]
        if faction not in factions:
            factions.append(faction)
        most = COPIES[design.rarity]
        if count > most:
            rule = "SGS-MELEE-02" if melee else "SGS-DECK-03" if most > PROMO_COPIES else "SGS-DECK-04"
            faults.append(Refusal("deck-copies", rule, {"card": name, "count": count, "most": most}))
    if len(factions) > 1 and not melee:
        faults.append(Refusal("deck-factions", "SGS-DECK-02", {"factions": "+".join(factions)}))
    size = deck.size()
    if size != DECK_SIZE:
        rule = "SGS-MELEE-02" if melee else "SGS-DECK-01"
        faults.append(Refusal("deck-size", rule, {"count": size, "wanted": DECK_SIZE}))
    return faults


def deck_faults(text: str, melee: bool, promo: bool) -> tuple[Deck, list[DeckFault]]:
    """A deck with every fault of its text and, by the rules, of its cards. How many cards there are is not held against
    it while some of them could not be read."""
    deck, faults = read_deck(text)
    unread = [fault for fault in faults if fault.kind != "deck-twice"] != []
    for refusal in check_deck(deck, melee, promo):
        if refusal.kind == "deck-size" and unread:
            continue
        card = str(refusal.facts.get("card", ""))
        fault = DeckFault(refusal.kind, refusal.rule, deck.lines.get(card, 0), card, refusal.facts)
        if refusal.kind == "deck-no-card":
            fault.near = get_close_matches(card, list(STANDARD.numbers), 3)
        faults.append(fault)
    return deck, faults
