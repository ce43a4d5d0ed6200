"""Decks: as text, and held to the rules of deck building with every fault named.

A deck is written in one line (`tengu:2,assassin:2,...`), as lines `2 tengu`, or as TOML: `tengu = 2`, at the top or in
a table `[cards]`, with an optional `name`. A starter deck is written by its name alone.
"""

import tomllib
from typing import Final

from warbox.engine.decision import Refusal
from warbox.engine.notation import ParseError, parse_number, position_lines
from warbox.games.siegestorm import vocabulary as v
from warbox.games.siegestorm.actions import is_card_name
from warbox.games.siegestorm.box import STANDARD, STARTERS, Box

DECK_SIZE: Final = 34  # [SGS-DECK-01]
COPIES: Final = [4, 4, 2, 2]  # [SGS-DECK-03] [SGS-DECK-04] by rank: Soldier, Veteran, Elite, Champion
PROMO_COPIES: Final = 2  # [SGS-R-67]
PROMO: Final = v.FACTIONS.index("promo")
STARTER_NAMES: Final = v.FACTIONS[: v.PLAYER_FACTIONS]
MOST_LINES: Final = 200


class Deck:
    """Cards by their id, each with its number of copies."""

    def __init__(self, cards: dict[str, int], name: str = "") -> None:
        self.cards: Final = cards
        self.name: Final = name

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


def parse_deck(text: str) -> Deck:
    """A deck from any of its forms; raises ParseError. Whether it is legal is for `check_deck` to say."""
    stripped = text.strip()
    if stripped in STARTER_NAMES:
        return starter(stripped)
    if "=" in stripped:
        return parse_toml(stripped)
    lines = position_lines(stripped)
    if len(lines) == 1 and ":" in lines[0][1]:
        return parse_items(lines[0][1])
    return parse_lines(lines)


def add_card(cards: dict[str, int], name: str, count: int, line: int) -> None:
    if not is_card_name(name):
        raise ParseError("a card is named by its id: small letters, digits and '_'", name, line)
    if name in cards:
        raise ParseError("a card stands twice", name, line)
    cards[name] = count


def parse_items(text: str) -> Deck:
    cards: dict[str, int] = {}
    for item in text.split(","):
        name, colon, count = item.strip().partition(":")
        add_card(cards, name, parse_number(count, "a number of copies", 1, 99) if colon else 1, 0)
    return Deck(cards)


def parse_lines(lines: list[tuple[int, str]]) -> Deck:
    if not lines or len(lines) > MOST_LINES:
        raise ParseError(
            "a deck is lines 'NUMBER CARD', one line 'CARD:NUMBER,...', TOML, or the name of a starter deck"
        )
    cards: dict[str, int] = {}
    for number, line in lines:
        words = line.split()
        if len(words) != 2:
            raise ParseError("write 'NUMBER CARD'", line, number)
        try:
            count = parse_number(words[0], "a number of copies", 1, 99)
        except ParseError as error:
            raise ParseError(error.why, error.text, number) from None
        add_card(cards, words[1], count, number)
    return Deck(cards)


def parse_toml(text: str) -> Deck:
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise ParseError(f"no TOML: {error}") from None
    name = data.pop("name", "")
    if not isinstance(name, str):
        raise ParseError("name: must be text", repr(name))
    table = data.pop("cards") if "cards" in data else data
    if not isinstance(table, dict) or (data and table is not data):
        raise ParseError("a deck has 'name' and a table 'cards', or the cards themselves")
    cards: dict[str, int] = {}
    for card, count in table.items():
        if not isinstance(count, int) or isinstance(count, bool) or not 1 <= count <= 99:
            raise ParseError(f"{card}: the number of copies is from 1 to 99", repr(count))
        add_card(cards, card, count, 0)
    return Deck(cards, name)


def format_deck(deck: Deck) -> str:
    """The deck in one line, as options, links and chats carry it."""
    return ",".join([f"{card}:{count}" for card, count in deck.cards.items()])


def format_deck_lines(deck: Deck) -> str:
    """The deck as lines `2 tengu`."""
    return "".join([f"{count} {card}\n" for card, count in deck.cards.items()])


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
