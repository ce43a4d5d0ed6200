"""Cards of a position's own: `card { ... }` or a block `[[card]]` with one key a line, both TOML."""

import tomllib
from typing import Any, Final

from warbox.engine.content import ContentError, Table, parse_toml
from warbox.engine.notation import ParseError
from warbox.games.siegestorm.box import STANDARD, Box
from warbox.games.siegestorm.card_reader import read_design

INLINE: Final = "card"
BLOCK: Final = "[[card]]"
MOST_CARDS: Final = 99


class CardText:
    """The TOML of one card and the line of the position in which it begins."""

    def __init__(self, line: int, block: bool, first: str) -> None:
        self.line: Final = line
        self.block: Final = block
        self.lines: Final = [first]
        self.counted = 0  # lines of which the signs that open and close are counted
        self.braces = 0
        self.brackets = 0

    def is_open(self) -> bool:
        """Whether the next line belongs to it: in a block always, between braces until they are closed."""
        if self.block:
            return True
        for line in self.lines[self.counted :]:
            self.braces += line.count("{") - line.count("}")
            self.brackets += line.count("[") - line.count("]")
        self.counted = len(self.lines)
        return self.braces > 0 or self.brackets > 0

    def table(self) -> Table:
        """The card as data. Raises ParseError with the line that is wrong."""
        if self.block:
            if self.lines[0].strip():
                raise ParseError(f"{BLOCK} stands alone, its keys below it", self.lines[0].strip(), self.line)
            found = read_toml("\n".join([BLOCK, *self.lines[1:]]), self.line)
            card = found[INLINE][0]
        else:
            found = read_toml(f"{INLINE} = {' '.join(self.lines)}", self.line)
            card = found[INLINE]
        if len(found) > 1 or not isinstance(card, dict):
            raise ParseError("a card is one table: id = ..., cost = ..., ...", "", self.line)
        return Table(card, INLINE)


def read_toml(text: str, line: int) -> dict[str, Any]:
    """TOML whose first line is this line of the position."""
    try:
        return parse_toml(text)
    except tomllib.TOMLDecodeError as error:
        why, _, place = str(error).partition(" (at ")
        inside = place.removeprefix("line ").partition(",")[0]
        raise ParseError(f"a card is TOML: {why}", "", line + (int(inside) - 1 if inside.isdecimal() else 0)) from None


def read_cards(texts: list[CardText]) -> Box:
    """The box with these cards besides; a filter `name=` may name any of them."""
    if not texts:
        return STANDARD
    if len(texts) > MOST_CARDS:
        raise ParseError(f"at most {MOST_CARDS} cards of one's own", "", texts[MOST_CARDS].line)
    tables = [text.table() for text in texts]
    numbers = STANDARD.numbers.copy()
    designs = STANDARD.designs.copy()
    line = 0
    try:
        for index, table in enumerate(tables):
            line = texts[index].line
            STANDARD.give_number(table, numbers)
        for index, table in enumerate(tables):
            line = texts[index].line
            designs.append(read_design(table, len(designs), numbers))
    except (ContentError, RecursionError) as error:
        raise ParseError(str(error), "", line) from None
    return Box(designs)
