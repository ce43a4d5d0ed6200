"""Kinds of words: what stands behind a word of the notation, how it is read and written, and why it is refused.

A kind turns text into plain data, as views and the wire carry it, and back: names stay names, numbers are numbers,
lists are lists. A game declares its kinds once (`SECTION = Choice("SECTION", SECTIONS)`) and uses them in its lines and
in its actions. A kind that no class below fits is a subclass with `read` and `write`.
"""

from typing import Final, cast

from mypy_extensions import mypyc_attr

from warbox.engine.notation import ParseError, parse_number

NOTHING: Final = "-"
HIDDEN: Final = "?"
MOST_ITEMS: Final = 1000


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """Any single word. `name` is how forms and tables show it: `SECTION`, `N`, `same|opposite`."""

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self.blank = ""  # what is written for None; empty: a word without value is left out

    def read(self, text: str) -> object:
        """Plain data from text. Raises ParseError without a line: whoever knows the line adds it."""
        if not text:
            raise ParseError(f"{self.name} is missing")
        return text

    def write(self, value: object) -> str:
        return str(value)

    def fits(self, text: str) -> bool:
        """Whether a plain word is meant to be of this kind, where a line takes several."""
        try:
            self.read(text)
        except ParseError:
            return False
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Kind):
    """A whole number within bounds; `what` is what errors call it."""

    def __init__(self, what: str, least: int, most: int, name: str = "N") -> None:
        super().__init__(name)
        self.what: Final = what
        self.least: Final = least
        self.most: Final = most

    def read(self, text: str) -> object:
        return parse_number(text, self.what, self.least, self.most)

    def fits(self, text: str) -> bool:
        return text.isascii() and text.lstrip("-").isdecimal()


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Kind):
    """One of some names. `why` is the error for every other word; without it the names are listed."""

    def __init__(self, name: str, values: list[str], why: str = "") -> None:
        super().__init__(name)
        self.values: Final = values
        self.places: Final = {value: place for place, value in enumerate(values)}
        self.why: Final = why or f"{name} is one of {', '.join(values)}"

    def read(self, text: str) -> object:
        if text not in self.places:
            raise ParseError(self.why, text)
        return text

    def fits(self, text: str) -> bool:
        return text in self.places

    def index(self, text: str) -> int:
        """The place of a name among the values; raises ParseError."""
        place = self.places.get(text)
        if place is None:
            raise ParseError(self.why, text)
        return place


class Maybe(Kind):
    """A thing, or `-` for none: in plain data None."""

    def __init__(self, kind: Kind) -> None:
        super().__init__(f"{kind.name}|-")
        self.kind: Final = kind
        self.blank = NOTHING

    def read(self, text: str) -> object:
        return None if text == NOTHING else self.kind.read(text)

    def write(self, value: object) -> str:
        return self.kind.write(value)

    def fits(self, text: str) -> bool:
        return text == NOTHING or self.kind.fits(text)


class Items(Kind):
    """`A4,H3`: a list in its order; `-` for none."""

    def __init__(
        self,
        kind: Kind,
        least: int = 0,
        most: int = MOST_ITEMS,
        why: str = "",
        separator: str = ",",
        once: bool = False,
    ) -> None:
        super().__init__(f"{kind.name}{separator}{kind.name}{separator}…")
        self.kind: Final = kind
        self.least: Final = least
        self.most: Final = most
        self.why: Final = why or f"from {least} to {most} of these are listed"
        self.separator: Final = separator
        self.once: Final = once  # nothing stands twice

    def read(self, text: str) -> object:
        kind = self.kind
        items = [kind.read(item) for item in split_list(text, self.separator)]
        if not self.least <= len(items) <= self.most:
            raise ParseError(self.why, text)
        if self.once:
            seen: set[object] = set()
            for item in items:
                if item in seen:
                    raise ParseError(f"'{item}' stands twice", text)
                seen.add(item)
        return items

    def write(self, value: object) -> str:
        if isinstance(value, str):
            return value  # hidden as a whole
        kind = self.kind
        items = cast(list[object], value)
        return self.separator.join([HIDDEN if item == HIDDEN else kind.write(item) for item in items]) or NOTHING


class Runs(Items):
    """`tengu:2,assassin`: a list in its order, neighbours that are equal counted."""

    def read(self, text: str) -> object:
        found: list[object] = []
        for item in split_list(text, self.separator):
            name, colon, number = item.rpartition(":")
            count = parse_number(number, "how many there are", 1, self.most) if colon and number.isdecimal() else 0
            found.extend([self.kind.read(name if count else item)] * (count or 1))
            if len(found) > self.most:
                raise ParseError(self.why, text)
        if len(found) < self.least:
            raise ParseError(self.why, text)
        return found

    def write(self, value: object) -> str:
        if isinstance(value, str):
            return value
        items = cast(list[object], value)
        runs: list[str] = []
        index = 0
        while index < len(items):
            end = index
            while end < len(items) and items[end] == items[index]:
                end += 1
            name = self.kind.write(items[index])
            runs.append(name if end - index == 1 else f"{name}:{end - index}")
            index = end
        return self.separator.join(runs) or NOTHING


class Counts(Kind):
    """`A4:1,B3:2`: things with their numbers, `-` for none. A thing without a number is one of it, or `alone`."""

    def __init__(self, kind: Kind, number: Number, again: bool = False, alone: int = 1) -> None:
        super().__init__(f"{kind.name}:{number.name},…")
        self.kind: Final = kind
        self.number: Final = number
        self.again: Final = again  # a thing may stand several times: the numbers are added
        self.alone: Final = alone

    def read(self, text: str) -> object:
        found: dict[str, int] = {}
        for item in split_list(text, ","):
            name, colon, number = item.partition(":")
            if colon and not number:
                raise ParseError("a number is missing", item)
            thing = cast(str, self.kind.read(name))
            if thing in found and not self.again:
                raise ParseError(f"'{name}' stands twice", text)
            count = cast(int, self.number.read(number)) if number else self.alone
            found[thing] = found.get(thing, 0) + count
        return found

    def write(self, value: object) -> str:
        if isinstance(value, str):
            return value
        counts = cast(dict[str, object], value)
        return ",".join([f"{self.kind.write(name)}:{count}" for name, count in counts.items()]) or NOTHING


class Part:
    """One of the parts of a `Record`."""

    def __init__(self, name: str, kind: Kind, optional: bool = False) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.optional: Final = optional  # it and all after it may be left out


class Record(Kind):
    """`6,4` or `S.C3>I.C5`: parts in a fixed order; in plain data a dict. The last parts may be optional."""

    def __init__(self, parts: list[Part], separator: str, why: str, name: str = "") -> None:
        super().__init__(name or separator.join([part.kind.name for part in parts]))
        self.parts: Final = parts
        self.separator: Final = separator
        self.why: Final = why
        self.least: Final = len([part for part in parts if not part.optional])

    def read(self, text: str) -> object:
        texts = text.split(self.separator, len(self.parts))
        if not self.least <= len(texts) <= len(self.parts):
            raise ParseError(self.why, text)
        found: dict[str, object] = {}
        for index, item in enumerate(texts):
            part = self.parts[index]
            found[part.name] = part.kind.read(item)
        return found

    def write(self, value: object) -> str:
        record = cast(dict[str, object], value)
        texts: list[str] = []
        for part in self.parts:
            if part.name not in record:
                break
            texts.append(write_value(part.kind, record[part.name]))
        return self.separator.join(texts)

    def fits(self, text: str) -> bool:
        return self.separator in text


def write_value(kind: Kind, value: object) -> str:
    """A value, `?` if it is hidden, the kind's blank if there is none."""
    if value is None:
        return kind.blank
    return HIDDEN if value == HIDDEN else kind.write(value)


def split_list(text: str, separator: str) -> list[str]:
    """`a,b,c`, or `-` for nothing."""
    if not text:
        raise ParseError("a list is empty; write '-' for nothing")
    if text == NOTHING:
        return []
    items = text.split(separator, MOST_ITEMS) if separator else list(text)
    if len(items) > MOST_ITEMS:
        raise ParseError(f"a list has at most {MOST_ITEMS} things", text)
    return items
