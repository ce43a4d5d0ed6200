"""Content files: TOML read with checks. An error names the file, the key and the reason."""

import re
import tomllib
from importlib.resources import files
from typing import Any, Final, cast

MOST_DOTS: Final = 12  # in one line, outside texts: what reads TOML takes its time over keys of a thousand parts
QUOTED: Final = re.compile("\"[^\"\n]*\"|'[^'\n]*'")
ENDLESS: Final = re.compile("0[xob][0-9a-fA-F_]{17,}|[0-9_]{20,}")


def parse_toml(text: str) -> dict[str, Any]:
    """A stranger's TOML. Raises TOMLDecodeError, whatever is wrong with it, and never takes long."""
    for number, line in enumerate(text.splitlines(), 1):
        if len(line) > MOST_DOTS:
            bare = QUOTED.sub("", line).partition("#")[0]
            if bare.count(".") > MOST_DOTS:
                raise tomllib.TOMLDecodeError(f"Too many dots (at line {number}, column 1)")
            if ENDLESS.search(bare):
                raise tomllib.TOMLDecodeError(f"A number without end (at line {number}, column 1)")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        raise
    except RecursionError:
        raise tomllib.TOMLDecodeError("Nested without end") from None
    except ValueError:
        raise tomllib.TOMLDecodeError("A number without end") from None


class ContentError(ValueError):
    """A content file that does not fit; says file, key and reason."""


class TomlTable:
    """A table of a TOML file that knows where it stands, so that every error can say so."""

    def __init__(self, data: dict[str, Any], where: str) -> None:
        self.data: Final = data
        self.where: Final = where

    def fail(self, key: str, why: str) -> ContentError:
        return ContentError(f"{self.where}: {key}: {why}")

    def value(self, key: str) -> Any:
        if key not in self.data:
            raise self.fail(key, "is missing")
        return self.data[key]

    def text(self, key: str) -> str:
        value = self.value(key)
        if not isinstance(value, str):
            raise self.fail(key, f"must be text, not {value!r}")
        return value

    def choice(self, key: str, values: list[str]) -> int:
        """The index of a text among the allowed ones."""
        value = self.text(key)
        if value not in values:
            raise self.fail(key, f"must be one of {', '.join(values)}, not {value!r}")
        return values.index(value)

    def number(self, key: str, least: int, most: int) -> int:
        value = self.value(key)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.fail(key, f"must be a whole number from {least} to {most}, not {value!r}")
        return value

    def flag(self, key: str) -> bool:
        value = self.value(key)
        if not isinstance(value, bool):
            raise self.fail(key, f"must be true or false, not {value!r}")
        return value

    def items(self, key: str) -> list[Any]:
        value = self.value(key)
        if not isinstance(value, list):
            raise self.fail(key, f"must be a list, not {value!r}")
        return value

    def texts(self, key: str) -> list[str]:
        for item in self.items(key):
            if not isinstance(item, str):
                raise self.fail(key, f"must be a list of texts, not {item!r}")
        return cast(list[str], self.items(key))

    def choices(self, key: str, values: list[str]) -> list[int]:
        """The indices of a list of texts among the allowed ones."""
        chosen: list[int] = []
        for item in self.texts(key):
            if item not in values:
                raise self.fail(key, f"{item!r} is none of {', '.join(values)}")
            chosen.append(values.index(item))
        return chosen

    def table(self, key: str) -> "TomlTable":
        value = self.value(key)
        if not isinstance(value, dict):
            raise self.fail(key, f"must be a table, not {value!r}")
        return TomlTable(value, f"{self.where}: {key}")

    def tables(self, key: str) -> list["TomlTable"]:
        found: list[TomlTable] = []
        for index, item in enumerate(self.items(key)):
            if not isinstance(item, dict):
                raise self.fail(key, f"must be a list of tables, not {item!r}")
            found.append(TomlTable(item, f"{self.where}: {key}[{index}]"))
        return found


def load(package: str, name: str) -> TomlTable:
    """A content file of a game: `load("warbox.games.broadsides", "broadsides.toml")`."""
    source = files(package) / "content" / name
    try:
        return TomlTable(tomllib.loads(source.read_text("utf-8")), name)
    except tomllib.TOMLDecodeError as error:
        raise ContentError(f"{name}: {error}") from error
