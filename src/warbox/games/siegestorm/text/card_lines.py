"""Cards of a position's own: `card { ... }` or a block `[[card]]` with one key a line, both TOML."""

import tomllib
from typing import Any, Final

from warbox.engine.content import ContentError, Table, parse_toml
from warbox.engine.notation import ParseError
from warbox.games.siegestorm.cards.box import STANDARD, Box
from warbox.games.siegestorm.cards.reader import read_design

INLINE: Final = "card"
BLOCK: Final = "[[card]]"
MOST_CARDS: Final = 99


def read_table(first: int, lines: list[str]) -> Table:
    """One card as data; `first` is the line of the position in which it begins."""
    if lines[0].startswith(BLOCK):
        if lines[0] != BLOCK:
            raise ParseError(f"{BLOCK} stands alone, its keys below it", lines[0].removeprefix(BLOCK).strip(), first)
        found = read_toml("\n".join(lines), first)
        card = found[INLINE][0]
    else:
        for index in range(1, len(lines)):
            if lines[index] and is_closed(" ".join(lines[:index])):
                raise ParseError(
                    "the card before is whole, and this is no line of a position", lines[index], first + index
                )
        found = read_toml(f"{INLINE} = {' '.join([lines[0].removeprefix(INLINE), *lines[1:]])}", first)
        card = found[INLINE]
    if len(found) > 1 or not isinstance(card, dict):
        raise ParseError("a card is one table: id = ..., cost = ..., ...", "", first)
    return Table(card, INLINE)


def is_closed(text: str) -> bool:
    return text.count("{") <= text.count("}") and text.count("[") <= text.count("]")


def read_toml(text: str, line: int) -> dict[str, Any]:
    """TOML whose first line is this line of the position."""
    try:
        return parse_toml(text)
    except tomllib.TOMLDecodeError as error:
        why, _, place = str(error).partition(" (at ")
        inside = place.removeprefix("line ").partition(",")[0]
        raise ParseError(f"a card is TOML: {why}", "", line + (int(inside) - 1 if inside.isdecimal() else 0)) from None


def read_cards(blocks: list[tuple[int, list[str]]]) -> Box:
    """The box with these cards besides; a filter `name=` may name any of them."""
    if not blocks:
        return STANDARD
    if len(blocks) > MOST_CARDS:
        raise ParseError(f"at most {MOST_CARDS} cards of one's own", "", blocks[MOST_CARDS][0])
    tables = [read_table(line, lines) for line, lines in blocks]
    numbers = STANDARD.numbers.copy()
    designs = STANDARD.designs.copy()
    line = 0
    try:
        for index, table in enumerate(tables):
            line = blocks[index][0]
            STANDARD.give_number(table, numbers)
        for index, table in enumerate(tables):
            line = blocks[index][0]
            designs.append(read_design(table, len(designs), numbers))
    except (ContentError, RecursionError) as error:
        raise ParseError(str(error), "", line) from None
    return Box(designs)
