"""Files that people make, read with every fault named: what is shared by warbands and tables."""

import tomllib
from typing import Any, Final

from warbox.engine.content import parse_toml
from warbox.engine.event import Value
from warbox.engine.workshop import Fault, shown, shown_key

MOST_NAME: Final = 60  # signs of a name for people
MOST_TEXT: Final = 20_000  # signs of a file


class FileFault(Fault):
    """A place in a file, a reason with its rule, and the fighters or pieces that it is about."""

    def __init__(self, kind: str, place: str, rule: str, facts: dict[str, Value], spots: list[str]) -> None:
        super().__init__(kind, rule, facts, f"fault-{kind}", place, 0, spots)

    def text(self) -> str:
        """In short, for errors of the box's own content."""
        told = " ".join([f"{name}={value}" for name, value in self.facts.items()])
        return f"{self.place}: {self.kind} {told} ({self.rule})"

    def __repr__(self) -> str:
        return f"<{self.text()}>"


def toml_text(text: str) -> str:
    """A text as TOML writes it."""
    signs: list[str] = []
    for sign in text:
        if sign in ('"', "\\"):
            signs.append("\\" + sign)
        elif sign.isprintable():
            signs.append(sign)
        else:
            signs.append(f"\\U{ord(sign):08X}")
    return '"' + "".join(signs) + '"'


class FileReader:
    """Reads the tables of one file and keeps a list of what is wrong with them. Reading goes on after a fault."""

    def __init__(self, rule: str) -> None:
        self.rule: Final = rule  # behind whatever is only badly written
        self.faults: Final[list[FileFault]] = []
        self.spots: list[str] = []  # what is being read: a fighter, a piece

    def fault(self, kind: str, place: str, facts: dict[str, Value] | None = None, rule: str = "") -> FileFault:
        found = FileFault(kind, place, rule or self.rule, {} if facts is None else facts, self.spots)
        self.faults.append(found)
        return found

    def parse(self, text: str) -> dict[str, Any] | None:
        if len(text) > MOST_TEXT:
            self.fault("too-long", "", {"most": MOST_TEXT})
            return None
        try:
            return parse_toml(text)
        except tomllib.TOMLDecodeError as error:
            self.fault("not-toml", "", {"why": str(error)})
            return None

    def unwrap(self, data: dict[str, Any], key: str) -> dict[str, Any]:
        """A file may hold the thing itself, or a list with this one thing."""
        if key not in data:
            return data
        items = data[key]
        one = items[0] if isinstance(items, list) and len(items) == 1 else items
        if not isinstance(one, dict) or len(data) > 1:
            self.fault("not-one", key, {"key": key})
        return one if isinstance(one, dict) else {}

    def allow(self, table: dict[str, Any], keys: list[str], place: str) -> None:
        for key in table:
            if key not in keys:
                self.fault("unknown-key", f"{place}{shown_key(key)}", {"keys": ", ".join(keys)})

    def text(self, table: dict[str, Any], key: str, place: str, default: str | None) -> str:
        """A name for people; without one, the default, or a fault."""
        value = table.get(key, default)
        if value is None:
            self.fault("missing", place)
            return ""
        if not isinstance(value, str):
            self.fault("not-text", place, {"value": shown(value)})
            return ""
        if len(value) > MOST_NAME:
            self.fault("long-text", place, {"count": len(value), "most": MOST_NAME})
            return value[:MOST_NAME]
        if not value.isprintable():
            self.fault("unseen-signs", place)
            return ""
        return value.strip()

    def number(self, table: dict[str, Any], key: str, place: str, default: int, least: int, most: int) -> int:
        """A whole number between limits; without one, the default, which below `least` means that it must be there."""
        value = table.get(key)
        if value is None and default >= least:
            return default
        if value is None:
            self.fault("missing", place)
            return least
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            self.fault("not-a-number", place, {"least": least, "most": most, "value": shown(value)})
            return least
        return value

    def flag(self, table: dict[str, Any], key: str, place: str) -> bool:
        value = table.get(key, False)
        if not isinstance(value, bool):
            self.fault("not-a-flag", place, {"value": shown(value)})
            return False
        return value

    def choice(self, table: dict[str, Any], key: str, place: str, default: int, names: list[str]) -> int:
        """The place of a text among the allowed ones; without one, the default, which if negative is a fault."""
        value = table.get(key)
        if value is None and default >= 0:
            return default
        if value is None:
            self.fault("missing", place)
        elif isinstance(value, str) and value in names:
            return names.index(value)
        else:
            self.fault("not-a-choice", place, {"names": ", ".join(names), "value": shown(value)})
        return max(default, 0)

    def listed(self, table: dict[str, Any], key: str, place: str) -> list[Any]:
        value = table.get(key, [])
        if isinstance(value, list):
            return value
        self.fault("not-a-list", place, {"value": shown(value)})
        return []

    def tables(self, table: dict[str, Any], key: str, place: str) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = []
        for index, item in enumerate(self.listed(table, key, place)):
            if isinstance(item, dict):
                found.append(item)
            else:
                self.fault("not-a-table", f"{place}[{index}]", {"value": shown(item)})
        return found
