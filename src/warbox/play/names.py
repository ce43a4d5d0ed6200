"""Names of players: short, and of signs that can be shown."""

from typing import Final
from unicodedata import category

MOST_NAME: Final = 40


def name_fault(name: str) -> str:
    """What is wrong with a name, to be read after it; empty if nothing is.

    Signs that cannot be shown are those by which a text leaves its place: line ends, escapes for terminals, marks that
    turn the direction of writing.
    """
    if len(name) > MOST_NAME:
        return f"is longer than {MOST_NAME} signs"
    return "" if name.isprintable() else "has signs that cannot be shown"


def printable(text: str) -> str:
    """A stranger's text as a terminal may print it: what would move the cursor or turn the writing is spelt out."""
    return "".join(f"\\u{ord(sign):04x}" if _moves(sign) else sign for sign in text)


def _moves(sign: str) -> bool:
    """Whether it is a sign for the machine, or an end of a line that is not plain; spaces of all widths are not."""
    return not sign.isprintable() and sign not in "\n\t" and category(sign) != "Zs"
