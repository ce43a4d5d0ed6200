"""The words of a line of a position: plain ones, flags, and NAME=VALUE, each with errors that say what is wrong."""

from typing import Final

from warbox.engine.notation import ParseError, parse_number


class Words:
    def __init__(self, words: list[str]) -> None:
        self.all: Final = words
        self.facts: Final[dict[str, str]] = {}
        self.flags: Final[list[str]] = []  # every word without `=`
        for word in words:
            name, equals, value = word.partition("=")
            if equals and (name in self.facts or not value):
                raise ParseError(f"'{name}' stands twice or says nothing", word)
            if equals:
                self.facts[name] = value
            else:
                self.flags.append(word)

    def allow(self, facts: list[str], flags: list[str], plain: int = 2) -> None:
        """So many plain words, then only these."""
        for name in self.facts:
            if name not in facts:
                raise ParseError(f"'{name}=' does not belong here; there is {', '.join(facts) or 'nothing'}", name)
        for word in self.flags[plain:]:
            if word not in flags or self.flags[plain:].count(word) > 1:
                raise ParseError(f"this does not belong here; there is {', '.join(flags) or 'nothing'}", word)

    def plain(self, index: int, what: str) -> str:
        if index >= len(self.flags):
            raise ParseError(f"{what} is missing", " ".join(self.all))
        return self.flags[index]

    def choice(self, index: int, what: str, values: list[str]) -> str:
        word = self.plain(index, what)
        if word not in values:
            raise ParseError(f"{what} is one of {', '.join(values)}", word)
        return word

    def fact(self, name: str, default: str, values: list[str]) -> str:
        value = self.facts.get(name, default)
        if value not in values:
            raise ParseError(f"{name} is one of {', '.join(values)}", value)
        return value

    def number(self, name: str, default: int, least: int, most: int) -> int:
        return parse_number(self.facts[name], name, least, most) if name in self.facts else default

    def items(self, name: str) -> list[str]:
        """A list with commas; empty if it is not there, or `-`."""
        value = self.facts.get(name, "-")
        return [] if value == "-" else value.split(",")

    def has(self, flag: str) -> bool:
        return flag in self.flags
