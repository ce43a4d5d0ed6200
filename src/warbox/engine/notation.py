"""Tokens of the notation that all games share: lines, seats, lists, numbers. Bad text names what, where and why."""

from typing import Final

from warbox.engine.action import Action, Dice, Order

MOST_NUMBERS: Final = 1000


class ParseError(ValueError):
    """A text that is not notation: `why`, and the `line` (counted from 1; 0 if there is only one) it stands in."""

    def __init__(self, why: str, text: str = "", line: int = 0) -> None:
        self.why: Final = why
        self.text: Final = text
        self.line: Final = line
        place = f"line {line}: " if line else ""
        shown = text if len(text) <= 60 else text[:57] + "..."
        super().__init__(f"{place}{why}" + (f": {shown!r}" if text else ""))


def parse_number(text: str, what: str, least: int, most: int) -> int:
    """A plain decimal integer within bounds: no sign but '-', no spaces, no other digits than 0-9."""
    digits = text[1:] if text[:1] == "-" else text
    if not digits or len(digits) > 9 or not (digits.isascii() and digits.isdecimal()):
        raise ParseError(f"{what} must be a whole number", text)
    number = int(text)
    if not least <= number <= most:
        raise ParseError(f"{what} must be from {least} to {most}", text)
    return number


def split_line(text: str) -> tuple[str, str]:
    """`S: shot C` gives the seat's letter and the action: `("S", "shot C")`."""
    seat, colon, body = text.partition(":")
    if not colon:
        raise ParseError("a line of play is 'SEAT: ACTION'", text)
    return seat.strip(), " ".join(body.split())


def parse_chance(text: str) -> Action:
    """`dice 5 1 6` or `order 2 0 1`."""
    words = text.split()
    if not words or words[0] not in ("dice", "order"):
        raise ParseError("chance answers 'dice FACES...' or 'order INDICES...'", text)
    if len(words) == 1 or len(words) > MOST_NUMBERS:
        raise ParseError(f"'{words[0]}' wants from 1 to {MOST_NUMBERS - 1} numbers", text)
    numbers = [parse_number(word, f"a number of '{words[0]}'", 0, 999_999) for word in words[1:]]
    return Dice(numbers) if words[0] == "dice" else Order(numbers)


def position_lines(text: str) -> list[tuple[int, str]]:
    """The lines of a position that say something, with their numbers; `#` starts a comment, `;` ends a line, too."""
    lines: list[tuple[int, str]] = []
    for number, raw in enumerate(text.splitlines(), 1):
        for part in split_ends(raw.partition("#")[0]):
            line = part.strip()
            if line:
                lines.append((number, line))
    return lines


def split_ends(line: str) -> list[str]:
    """A line at each `;` that does not stand between quotes: cards of a position's own hold text."""
    if ";" not in line:
        return [line]
    if '"' not in line:
        return line.split(";")
    parts = [""]
    for number, piece in enumerate(line.split('"')):
        if number % 2:
            parts[-1] += f'"{piece}"'
        else:
            first, *others = piece.split(";")
            parts[-1] += first
            parts += others
    return parts


def one_line(position: str) -> str:
    """A position in one line, to paste: `game coves; round 2; at bid`."""
    return "; ".join([line for _, line in position_lines(position)])
