"""Cards of a position's own: `card { ... }` or a block `[[card]]` with one key a line, both TOML."""

import tomllib
from typing import Any, Final

from warbox.engine.content import ContentError, TomlTable, parse_toml
from warbox.engine.notation import ParseError
from warbox.games.siegestorm.cards.box import STANDARD, Box
from warbox.games.siegestorm.cards.reader import read_design

INLINE: Final = "card"
BLOCK: Final = "[[card]]"
MOST_CARDS: Final = 99


def read_table(first: int, lines: list[str]) -> TomlTable:
    """One card as data; `first` is the line of the position in which it begins."""
    if lines[0].startswith(BLOCK):
        if lines[0] != BLOCK:
            raise ParseError(f"{BLOCK} stands alone, its keys below it", lines[0].removeprefix(BLOCK).strip(), first)
        found = read_toml("\n".join(lines), first)
        card = found[INLINE][0]
    else:
        open_signs = 0  # counted line by line: a text may have very many
        for index, line in enumerate(lines):
            if index and line and open_signs <= 0:
                raise ParseError("the card before is whole, and this is no line of a position", line, first + index)
            open_signs += line.count("{") + line.count("[") - line.count("}") - line.count("]")
        found = read_toml(f"{INLINE} = {' '.join([lines[0].removeprefix(INLINE), *lines[1:]])}", first)
        card = found[INLINE]
    if len(found) > 1 or not isinstance(card, dict):
        raise ParseError("a card is one table: id = ..., cost = ..., ...", "", first)
    return TomlTable(card, INLINE)


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
