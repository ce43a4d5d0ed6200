"""Tokens that the lines of a position share: words NAME=VALUE, lists, numbers of cards."""

from typing import Final

from warbox.engine.notation import ParseError, parse_number
from warbox.games.onboard.card import CARD_COUNT, parse_card

MOST_OF_A_CARD: Final = 99


class Words:
    """The words of a line: plain ones, and NAME=VALUE, each name once."""

    def __init__(self, words: list[str]) -> None:
        self.plain: Final = [word for word in words if "=" not in word]
        self.facts: Final[dict[str, str]] = {}
        for word in words:
            name, equals, value = word.partition("=")
            if "?" in word:
                raise ParseError("'?' is what one seat does not see; a position says what it is", word)
            if equals:
                if name in self.facts:
                    raise ParseError(f"'{name}' stands twice", word)
                if not value:
                    raise ParseError("a value is missing; write '-' for nothing", word)
                self.facts[name] = value
        for word in self.plain:
            if self.plain.count(word) > 1:
                raise ParseError("this stands twice", word)

    def allow(self, key: str, plain: list[str], facts: list[str]) -> None:
        for word in self.plain:
            if word not in plain:
                raise ParseError(f"the line '{key}' does not take this", word)
        for name in self.facts:
            if name not in facts:
                raise ParseError(
                    f"the line '{key}' takes {' '.join([f'{fact}=' for fact in facts]) or 'no facts'}", name
                )

    def number(self, name: str, default: int, least: int, most: int) -> int:
        return parse_number(self.facts[name], name, least, most) if name in self.facts else default


def split_list(value: str) -> list[str]:
    """`a,b,c`, or `-` for nothing."""
    return [] if value == "-" else value.split(",")


def read_cards(value: str) -> list[int]:
    """`counter:2,smoke_grenade`: numbers of each card; a card without a number is one, and may stand several times."""
    counts = [0] * CARD_COUNT
    for item in split_list(value):
        name, colon, number = item.partition(":")
        count = parse_number(number, "a number of cards", 1, MOST_OF_A_CARD) if colon else 1
        counts[parse_card(name)] += count
    return counts
