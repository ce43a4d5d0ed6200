"""Kinds of words that actions and positions share: hexes and the names of units."""

from typing import Final

from warbox.engine.kinds import Choice, Kind
from warbox.engine.notation import ParseError
from warbox.games.tideofiron.map.ground import LETTERS, MOST_COLUMNS, MOST_ROWS, label_of

MOST_NAME: Final = 12
# every hex that a map can have; its place is its code, the same on every map
HEXES: Final = [label_of(code % MOST_COLUMNS, code // MOST_COLUMNS) for code in range(MOST_COLUMNS * MOST_ROWS)]
HEX: Final = Choice("HEX", HEXES, f"a hex is a column from A to {LETTERS[-1]} and a row of two digits, such as C05")


class NameKind(Kind):
    """The name of a unit: small letters and digits, beginning with a letter."""

    def read(self, text: str) -> object:
        if not (text[:1].isalpha() and text.isascii() and text.isalnum() and text == text.lower()):
            raise ParseError("a unit's name is a small letter, then small letters and digits", text)
        if len(text) > MOST_NAME:
            raise ParseError(f"a unit's name has at most {MOST_NAME} signs", text)
        return text


UNIT: Final = NameKind("UNIT")
