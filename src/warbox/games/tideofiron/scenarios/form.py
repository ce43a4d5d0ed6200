"""Reads the values of a stranger's TOML one by one and keeps a list of what is wrong with them."""

from typing import Any, Final

from warbox.engine.event import Value
from warbox.engine.workshop import shown, shown_key
from warbox.games.tideofiron.scenarios.scenario_fault import ScenarioFault

SIGNS: Final = "abcdefghijklmnopqrstuvwxyz0123456789_"
MOST_NAME: Final = 80  # signs of a name for people
MOST_ITEMS: Final = 1000  # of any list
ORIGINS: Final = ["source"]  # where values come from; no rule looks at it
RULE: Final = "TOI-SETUP-01"


def is_name(text: str) -> bool:
    """Ids are lower-case letters, digits and underscores, so that they can stand in notation."""
    return bool(text) and len(text) <= 40 and not [sign for sign in text if sign not in SIGNS]


class Form:
    def __init__(self) -> None:
        self.faults: Final[list[ScenarioFault]] = []

    def fault(
        self, kind: str, place: str, rule: str, facts: dict[str, Value] | None = None, spots: list[str] | None = None
    ) -> None:
        self.faults.append(ScenarioFault(kind, place, rule, facts, spots))

    def allow(self, table: dict[str, Any], keys: list[str], place: str) -> None:
        """Any other key is a fault."""
        for key in table:
            if key not in keys and key not in ORIGINS:
                self.fault("unknown-key", f"{place}{shown_key(key)}", RULE, {"keys": ", ".join(keys)})

    def text(self, table: dict[str, Any], key: str, place: str, default: str | None = None) -> str:
        """A name for people; without one, the default."""
        value = table.get(key, default)
        if key not in table and default is not None:
            return default
        if not isinstance(value, str) or not value.strip():
            kind = "missing" if value is None else "not-text"
            self.fault(kind, place, RULE, None if value is None else {"value": shown(value)})
            return ""
        if len(value) > MOST_NAME:
            self.fault("long-text", place, RULE, {"count": len(value), "most": MOST_NAME})
        elif not value.isprintable():
            self.fault("unseen-signs", place, RULE)
        return value

    def name(self, table: dict[str, Any], key: str, place: str) -> str:
        """An id."""
        value = table.get(key)
        if value is None:
            self.fault("missing", place, RULE)
        elif not isinstance(value, str) or not is_name(value):
            self.fault("not-an-id", place, RULE, {"value": shown(value)})
        else:
            return value
        return ""

    def number(
        self, table: dict[str, Any], key: str, place: str, least: int, most: int, rule: str, default: int | None = None
    ) -> int:
        value = table.get(key, default)
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
            return value
        if value is None:
            self.fault("missing", place, rule)
        else:
            self.fault("not-a-number", place, rule, {"least": least, "most": most, "value": shown(value)})
        return least

    def flag(self, table: dict[str, Any], key: str, place: str, rule: str, default: bool) -> bool:
        value = table.get(key, default)
        if isinstance(value, bool):
            return value
        self.fault("not-a-flag", place, rule, {"value": shown(value)})
        return default

    def choice(
        self, table: dict[str, Any], key: str, place: str, names: list[str], rule: str, default: int | None = None
    ) -> int:
        """The index of a name."""
        value = table.get(key)
        if value is None and default is not None and key not in table:
            return default
        return self.chosen(value, place, names, rule)

    def chosen(self, value: object, place: str, names: list[str], rule: str) -> int:
        if value is None:
            self.fault("missing", place, rule)
        elif isinstance(value, str) and value in names:
            return names.index(value)
        else:
            self.fault("not-a-choice", place, rule, {"choices": ", ".join(names), "value": shown(value)})
        return 0

    def choices(self, table: dict[str, Any], key: str, place: str, names: list[str], rule: str) -> list[int]:
        """The indices of a list of names; those that are none are left out."""
        found: list[int] = []
        for index, value in enumerate(self.listed(table, key, place)):
            before = len(self.faults)
            chosen = self.chosen(value, f"{place}[{index}]", names, rule)
            if len(self.faults) == before:
                found.append(chosen)
        return found

    def listed(self, table: dict[str, Any], key: str, place: str) -> list[Any]:
        value = table.get(key, [])
        if isinstance(value, list) and len(value) <= MOST_ITEMS:
            return value
        self.fault("not-a-list", place, RULE, {"value": shown(value)})
        return []

    def table(self, table: dict[str, Any], key: str, place: str, needed: bool = True) -> dict[str, Any]:
        if key not in table:
            if needed:
                self.fault("missing", place, RULE)
            return {}
        value = table[key]
        if isinstance(value, dict):
            return value
        self.fault("not-a-table", place, RULE, {"value": shown(value)})
        return {}

    def tables(self, table: dict[str, Any], key: str, place: str) -> list[dict[str, Any]]:
        """Items that are no tables are left out, after a fault each."""
        found: list[dict[str, Any]] = []
        for index, item in enumerate(self.listed(table, key, place)):
            if isinstance(item, dict):
                found.append(item)
            else:
                self.fault("not-a-table", f"{place}[{index}]", RULE, {"value": shown(item)})
        return found
