"""What people make for Siegestorm: decks."""

import re
from typing import Final

from warbox.engine.event import Value
from warbox.engine.workshop import Fault, Kind, Made
from warbox.games.siegestorm.cards.deck import (
    COPIES,
    DECK_SIZE,
    MOST_TEXT,
    PROMO_COPIES,
    deck_factions,
    deck_faults,
    format_deck,
    format_deck_lines,
)

LOOKS: Final = re.compile(r"^\s*(\d+\s+\S|\w+:\d|\w+\s*=|\[\s*cards\b)", re.MULTILINE)


class Decks(Kind):
    """[SGS-DECK-01] [SGS-DECK-03] [SGS-DECK-04] [SGS-R-67] How many cards, and how many of each."""

    def __init__(self) -> None:
        self.name = "deck"
        self.options = ["deck-a", "deck-b", "deck-c", "deck-d"]
        self.most_text = MOST_TEXT

    def is_one(self, text: str) -> bool:
        return LOOKS.search(text) is not None

    def read(self, text: str, chosen: dict[str, str]) -> Made:
        deck, found = deck_faults(text, chosen.get("melee") == "yes", chosen.get("promo") == "yes")
        faults: list[Fault] = list[Fault](found)
        cards: dict[str, object] = {}
        for card, count in deck.cards.items():
            cards[card] = count
        data: dict[str, object] = {"cards": cards, "size": deck.size(), "lines": format_deck_lines(deck)}
        facts: dict[str, Value] = {"cards": deck.size()}
        words: dict[str, list[str]] = {"faction": [] if faults else deck_factions(deck)}
        return Made(faults, {"en": deck.name, "fr": deck.name}, format_deck(deck), data, facts, words)

    def limits(self) -> dict[str, object]:
        return {"size": DECK_SIZE, "copies": list[object](COPIES), "promo": PROMO_COPIES}


KINDS: Final[list[Kind]] = [Decks()]
