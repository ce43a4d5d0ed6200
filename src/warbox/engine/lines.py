"""Lines of the notation, declared once: reading, writing, errors and the tables of the notation page come from it.

    SHIP = Line("S", [sign("@", POINT), plain("heading", HEADING), fact("captain", SPOT), flag("aground")])
    SHIP.read(["@6,4", "N", "aground"])         a `Said`: x, y, heading and aground by their names
    SHIP.write({"x": 6, "y": 4, ...})           what a view carries, as text

Reading checks words and kinds, in one pass. What the rules allow is checked by the game, in plain code.
"""

from typing import Final, cast

from warbox.engine.kinds import HIDDEN, NOTHING, Choice, Kind, Number, Record, write_value
from warbox.engine.notation import ParseError

PLAIN: Final = 0  # `N`
FACT: Final = 1  # `captain=H5`
FLAG: Final = 2  # `aground`
SIGN: Final = 3  # `@6,4`
EACH: Final = 4  # `C3|C4=wall A1|A2=open`: any number of names, each once
REST: Final = 5  # `F F R`: several plain words of one kind
ANYTHING: Final = Kind("VALUE")


class Word:
    """One word of a line. Made by `plain`, `fact`, `flag`, `sign`, `each` and `rest`, below."""

    def __init__(self, how: int, name: str, kind: Kind, about: str, default: str) -> None:
        self.how: Final = how
        self.name: Final = name
        self.kind: Final = kind
        self.about: Final = about  # what it means, for the table of the notation page
        self.default: Final = default  # the same
        self.key = name[:-1].replace("-", "_") + name[-1]  # in views and among what was said
        # a record that stands by itself goes by the names of its parts
        self.record: Final = kind if isinstance(kind, Record) and how in (PLAIN, SIGN) else None
        self.need = False
        self.unless: object = None  # not written if this is its value
        self.optional = False  # in an action, where all words but these are needed
        self.names: Kind = ANYTHING  # of EACH
        self.least = 0  # of REST
        self.most = 1

    def form(self) -> str:
        """How the word is written: `captain=SECTION`."""
        if self.how == FACT:
            return f"{self.name}={self.kind.name}"
        if self.how == FLAG:
            return self.name
        if self.how == SIGN:
            return f"{self.name}{self.kind.name}"
        if self.how == EACH:
            return f"{self.names.name}={self.kind.name} …"
        if self.how == REST:
            return " ".join([self.kind.name] * self.most) if self.least == self.most else f"{self.kind.name} ..."
        return self.kind.name


def plain(name: str, kind: Kind, about: str = "", default: str = "", need: bool = False, unless: object = None) -> Word:
    """A value by itself: `N`."""
    word = Word(PLAIN, name, kind, about, default)
    word.need = need
    word.unless = unless
    return word


def optional(name: str, kind: Kind, about: str = "") -> Word:
    """A last plain word of an action that may be left out."""
    word = Word(PLAIN, name, kind, about, "")
    word.optional = True
    return word


def fact(
    name: str, kind: Kind, about: str = "", default: str = "", need: bool = False, unless: object = None, key: str = ""
) -> Word:
    """`NAME=VALUE`."""
    word = Word(FACT, name, kind, about, default)
    word.need = need
    word.unless = unless
    word.key = key or word.key
    return word


def flag(name: str, about: str = "", default: str = "", key: str = "") -> Word:
    """A word that is there or not: in plain data true or false."""
    word = Word(FLAG, name, ANYTHING, about, default)
    word.key = key or word.key
    return word


def sign(mark: str, kind: Kind, about: str = "", default: str = "", need: bool = False, key: str = "") -> Word:
    """A value with a mark of one letter before it: `@6,4`. The parts of a record go by their own names."""
    word = Word(SIGN, mark, kind, about, default)
    word.need = need
    word.key = key or mark
    return word


def each(key: str, names: Kind, kind: Kind, about: str = "", default: str = "") -> Word:
    """Any number of `NAME=VALUE`, each name once: in plain data one dict. `-` alone is none."""
    word = Word(EACH, key, kind, about, default)
    word.names = names
    return word


def rest(name: str, kind: Kind, least: int, most: int, about: str = "") -> Word:
    """From `least` to `most` plain words of one kind: in plain data a list."""
    word = Word(REST, name, kind, about, "")
    word.need = least > 0
    word.least = least
    word.most = most
    return word


class Said:
    """What a line says: plain data by the keys of its words. Words that are not there have no value."""

    def __init__(self, line: "Line") -> None:
        self.line: Final = line
        self.values: Final[dict[str, object]] = {}

    def has(self, key: str) -> bool:
        return key in self.values

    def number(self, key: str, default: int = 0) -> int:
        value = self.values.get(key)
        return default if value is None else cast(int, value)

    def within(self, key: str, default: int, least: int, most: int) -> int:
        """A number within bounds that the rest of the position sets; the default may lie outside."""
        if key not in self.values:
            return default
        number = self.number(key)
        if not least <= number <= most:
            raise ParseError(f"{self.line.what(key)} must be from {least} to {most}", str(number))
        return number

    def text(self, key: str, default: str = "") -> str:
        value = self.values.get(key)
        return default if value is None else cast(str, value)

    def items(self, key: str) -> list[str]:
        """The names of a list; empty if it is not there."""
        return cast(list[str], self.values.get(key, []))

    def numbers(self, key: str) -> list[int]:
        return cast(list[int], self.values.get(key, []))

    def counts(self, key: str) -> dict[str, int]:
        return cast(dict[str, int], self.values.get(key, {}))

    def table(self, key: str) -> dict[str, object]:
        """A record, or the names and values of `each`."""
        return cast(dict[str, object], self.values.get(key, {}))

    def index(self, key: str, kind: Choice, default: int = -1) -> int:
        """The place of a name among the values of its kind."""
        value = self.values.get(key)
        return default if value is None else kind.places[cast(str, value)]

    def indices(self, key: str, kind: Choice) -> list[int]:
        return [kind.places[name] for name in self.items(key)]


class Line:
    """The words of one line, in the order in which they are written. `head` is what stands before them."""

    def __init__(
        self,
        head: str,
        words: list[Word],
        about: str = "",
        asked: str = "",
        why: str = "",
        form: str = "",
        hint: str = "",
        ordered: bool = False,
    ) -> None:
        self.head: Final = head
        self.words: Final = words
        self.about: Final = about  # what it means, for the table of the notation page
        self.asked: Final = asked  # of a moment: who is asked then
        self.why: Final = why  # the error for a word that the line does not take
        self.ordered: Final = ordered  # plain words stand in their order: so in actions
        self.facts: Final = {word.name: word for word in words if word.how == FACT}
        self.flags: Final = {word.name: word for word in words if word.how == FLAG}
        self.signs: Final = {word.name: word for word in words if word.how == SIGN}
        self.plain: Final = [word for word in words if word.how in (PLAIN, REST)]
        self.needs: Final = [
            word for word in words if word.need or (ordered and word.how == PLAIN and not word.optional)
        ]
        self.each: Word | None = None
        for word in words:
            if word.how == EACH:
                self.each = word
        shown = words if ordered else self.needs
        self.form: Final = form or " ".join([head, *[word.form() for word in shown]])
        self.hint: Final = hint  # what the error for a missing word says after the form

    # ---- reading

    def read(self, words: list[str]) -> Said:
        """What the words say. Raises ParseError without a line number."""
        said = Said(self)
        for text in words:
            if HIDDEN in text:
                raise ParseError("'?' is what one seat does not see; a position says what it is", text)
            name, equals, value = text.partition("=")
            if equals:
                self.read_fact(said, name, value, text)
            elif text in self.flags:
                self.put(said, self.flags[text], True, text)
            elif text[0] in self.signs:
                word = self.signs[text[0]]
                self.put(said, word, word.kind.read(text[1:]), text)
            else:
                self.read_plain(said, text)
        for word in self.needs:
            if not self.is_said(said, word):
                raise self.lacks(word, words)
        for word in self.plain:
            if word.how == REST and len(said.items(word.key)) < word.least:
                raise self.lacks(word, words)
        return said

    def is_said(self, said: Said, word: Word) -> bool:
        return (word.key if word.record is None else word.record.parts[0].name) in said.values

    def put(self, said: Said, word: Word, value: object, text: str) -> None:
        if self.is_said(said, word):
            raise self.misses(text) if word.need else ParseError(f"'{word.name}' stands twice", text)
        if word.record is None:
            said.values[word.key] = value
        else:
            said.values.update(cast(dict[str, object], value))

    def read_fact(self, said: Said, name: str, value: str, text: str) -> None:
        word = self.facts.get(name)
        if word is not None:
            self.put(said, word, word.kind.read(value), text)
            return
        many = self.each
        if many is None:
            raise self.unknown(name, text)
        found = cast(dict[str, object], said.values.setdefault(many.key, {}))
        key = cast(str, many.names.read(name))
        if key in found:
            raise ParseError(f"'{name}' stands twice", text)
        if not value:
            raise ParseError("a value is missing; write '-' for nothing", text)
        found[key] = many.kind.read(value)

    def read_plain(self, said: Said, text: str) -> None:
        """The first open place that the word fits; in an ordered line the first open place."""
        if text == NOTHING and self.each is not None:
            return
        last: Word | None = None  # the place that is named if nothing fits
        for word in self.plain:
            if word.how == REST:
                found = cast(list[object], said.values.setdefault(word.key, []))
                if len(found) == word.most:
                    break
                found.append(word.kind.read(text))
                return
            taken = self.is_said(said, word)
            if not taken and (self.ordered or word.kind.fits(text)):
                self.put(said, word, word.kind.read(text), text)
                return
            if not taken:
                last = word
            elif not self.ordered and isinstance(word.kind, Choice) and word.kind.fits(text):
                self.put(said, word, text, text)  # stands twice
        if self.ordered or not self.plain:
            raise self.misses(text) if self.ordered else self.unknown("", text)
        if last is None or (self.why and isinstance(last.kind, Choice)):
            raise self.unknown("", text)
        last.kind.read(text)  # says why not
        raise self.misses(text)

    def what(self, key: str) -> str:
        """What errors call the number with this key."""
        for word in self.words:
            if word.key == key and isinstance(word.kind, Number):
                return word.kind.what
        return key

    def unknown(self, name: str, text: str) -> ParseError:
        if self.why:
            return ParseError(self.why, text)
        if name:
            return ParseError(f"'{self.head}' takes no '{name}='", name)
        return ParseError(f"'{self.head}' does not take this", text)

    def lacks(self, word: Word, words: list[str]) -> ParseError:
        """The error for words among which one is missing."""
        return self.misses(" ".join(words))

    def misses(self, text: str) -> ParseError:
        return ParseError(f"write '{self.form}'{self.hint}", text)

    # ---- writing

    def write(self, values: dict[str, object], head: str = "") -> str:
        """The line that says what these values say, in the order of the words; `?` for what is hidden."""
        words = [head or self.head]
        for word in self.words:
            how = word.how
            if how == FLAG:
                if values.get(word.key):
                    words.append(word.name)
                continue
            kind = word.kind
            if word.record is not None:
                if word.record.parts[0].name in values:
                    words.append((word.name if how == SIGN else "") + word.record.write(values))
                continue
            value = values.get(word.key)
            if value is None and (not kind.blank or word.key not in values):
                continue
            if word.unless is not None and value == word.unless:
                continue
            if how == EACH:
                table = cast(dict[str, object], value)
                words += [f"{word.names.write(name)}={write_value(kind, table[name])}" for name in table]
            elif how == REST:
                words += [write_value(kind, item) for item in cast(list[object], value)] or [NOTHING]
            else:
                text = write_value(kind, value)
                words.append(f"{word.name}={text}" if how == FACT else word.name + text if how == SIGN else text)
        return " ".join(words)
