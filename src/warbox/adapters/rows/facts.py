"""A view as a row of numbers that is kept up to date: the same numbers as those of `warbox.adapters.features`.

Most of a view is as it was a moment ago, whoever looks at it. A column holds the sum of its facts, so that only what
has gone is taken away and only what has come is added. Which column a fact has is worked out once for each path.
"""

from typing import Any, Final
from zlib import crc32

from mypy_extensions import i64

SMALL: Final = 32  # numbers up to this have columns of their own
ONE: Final = 1024  # sums are counted in 1024ths: all that facts are worth is a whole number of them
SHARE: Final = ONE // SMALL
SHARES: Final[list[object]] = [part / ONE for part in range(-ONE, ONE + 1)]  # objects: none is made for a number


class Place:
    """A path of names in a view, and the columns of what may stand there."""

    def __init__(self, path: int, columns: int) -> None:
        self.path: Final = path
        self.columns: Final = columns
        self.column: Final[i64] = path % columns
        self.named: Final[dict[str, Place]] = {}
        self.words: Final[dict[str, i64]] = {}
        self.numbers: Final[list[i64]] = []
        self.listed: Final[list[Place]] = []

    def under(self, name: str) -> "Place":
        """The path with one name more."""
        found = self.named.get(name)
        if found is None:
            found = Place(crc32(b"/" + name.encode(), self.path), self.columns)
            self.named[name] = found
        return found

    def at(self, index: int) -> "Place":
        """The path of a thing in a list that goes by its place."""
        while len(self.listed) <= index:
            self.listed.append(self.under(str(len(self.listed))))
        return self.listed[index]

    def word(self, text: str) -> i64:
        """The column of a word."""
        found = self.words.get(text)
        if found is None:
            found = crc32(b"/" + text.encode(), self.path) % self.columns
            self.words[text] = found
        return found

    def number(self, value: int) -> i64:
        """The column of a small number."""
        if not self.numbers:
            for small in range(-SMALL, SMALL + 1):
                self.numbers.append(crc32(b"/" + str(small).encode(), self.path) % self.columns)
        return self.numbers[value + SMALL]


def name_of(thing: object) -> str | None:
    """What a thing in a list goes by, if not by its place."""
    if isinstance(thing, dict) and "id" in thing:
        return str(thing["id"])
    return None


class Row:
    """The numbers of one view in a row of floats."""

    def __init__(self, places: Place, floats: Any) -> None:
        self.places: Final = places
        self.floats: Final = floats
        self.sums: Final[list[i64]] = [0] * places.columns
        self.view: object = None

    def show(self, view: dict[str, object]) -> None:
        """Turn the row into that of another view."""
        self.change(self.view, view, self.places)
        self.view = view

    def add(self, column: i64, amount: i64) -> None:
        total: i64 = self.sums[column] + amount
        self.sums[column] = total
        if total > ONE:
            total = ONE
        elif total < -ONE:
            total = -ONE
        self.floats[column] = SHARES[total + ONE]

    def tell(self, value: object, place: Place, sign: i64) -> None:
        """Add what a value says (sign 1), or take it away (sign -1)."""
        if value is None:
            return
        if isinstance(value, str):
            self.add(place.word(value), sign * ONE)
        elif isinstance(value, bool):
            if value:
                self.add(place.column, sign * ONE)
        elif isinstance(value, int):
            if -SMALL <= value <= SMALL:
                self.add(place.column, sign * value * SHARE)
                self.add(place.number(value), sign * ONE)
            else:
                self.add(place.column, sign * value)
        elif isinstance(value, dict):
            for key, inner in value.items():
                self.tell(inner, place.under(key), sign)
        elif isinstance(value, list):
            for index, inner in enumerate(value):
                self.tell_listed(inner, index, place, sign)

    def tell_listed(self, inner: object, index: int, place: Place, sign: i64) -> None:
        name = name_of(inner)
        self.tell(inner, place.at(index) if name is None else place.under(name), sign)
        if isinstance(inner, str):
            self.tell(inner, place, sign)

    def change(self, old: object, new: object, place: Place) -> None:
        """Take away what has gone and add what has come."""
        if old is new:
            return
        if isinstance(new, dict) and isinstance(old, dict):
            self.change_named(old, new, place)
        elif isinstance(new, list) and isinstance(old, list):
            self.change_listed(old, new, place)
        elif not (isinstance(new, str) and isinstance(old, str) and old == new):
            self.tell(old, place, -1)
            self.tell(new, place, 1)

    def change_named(self, old: dict[str, object], new: dict[str, object], place: Place) -> None:
        come = 0
        for key, value in new.items():
            before = old.get(key)  # None, which says nothing, where the name is new
            if before is None and key not in old:
                come += 1
            if before is not value:
                self.change(before, value, place.under(key))
        if len(old) > len(new) - come:
            for key, value in old.items():
                if key not in new:
                    self.tell(value, place.under(key), -1)

    def change_listed(self, old: list[object], new: list[object], place: Place) -> None:
        for index, value in enumerate(new):
            if index >= len(old):
                self.tell_listed(value, index, place, 1)
                continue
            before = old[index]
            if before is value:
                continue
            name = name_of(value)
            if name == name_of(before) and not isinstance(value, str) and not isinstance(before, str):
                self.change(before, value, place.at(index) if name is None else place.under(name))
            else:
                self.tell_listed(before, index, place, -1)
                self.tell_listed(value, index, place, 1)
        for index in range(len(new), len(old)):
            self.tell_listed(old[index], index, place, -1)
