"""A view as a tensor of a fixed size, whatever game, mission, deck or scenario it is of.

What a view says is a set of facts: a path of names and a value, `ships/S/hull/C = 2`. Every fact has its columns, found
by hashing path and value, so that no list of all facts that may ever be is needed:

- a word, true or false, and a small number have a column of their own, which is 1;
- a number also has a column for all of its values, which grows with it.

Things in a list go by their `id` if they have one, else by their place; words in a list are also told without their
place. Nothing comes in but the view: what a seat may not know cannot be in it.
"""

from collections.abc import Mapping
from typing import Any, Final
from zlib import crc32

from warbox.adapters.extras import library

COLUMNS: Final = 2048
SMALL: Final = 32  # numbers up to this have columns of their own
LARGE: Final = 1024.0

_bytes: Final[dict[str, bytes]] = {}


def tensor(view: Mapping[str, object], columns: int = COLUMNS) -> Any:
    """The view as a numpy array of float32 between -1 and 1."""
    np = library("numpy", "gym")
    found = np.zeros(columns, np.float32)
    for column, value in facts(view, columns).items():
        found[column] = value
    return found


def facts(view: Mapping[str, object], columns: int = COLUMNS) -> dict[int, float]:
    """The columns that are not 0. Facts that share one are added up, within -1 and 1."""
    found: dict[int, float] = {}
    _tell(view, 0, columns, found)
    return {column: max(-1.0, min(1.0, value)) for column, value in found.items()}


def lines(told: list[str], columns: int) -> dict[int, float]:
    """What was told, line by line, as columns: how often each line came, whatever their order."""
    found: dict[int, float] = {}
    for line in told:
        column = crc32(line.encode()) % columns
        found[column] = min(1.0, found.get(column, 0.0) + 0.125)
    return found


def _word(text: str) -> bytes:
    known = _bytes.get(text)
    if known is None:
        known = b"/" + text.encode()
        if len(_bytes) < 100_000:
            _bytes[text] = known
    return known


def _tell(value: object, path: int, columns: int, found: dict[int, float]) -> None:
    if isinstance(value, str):
        column = crc32(_word(value), path) % columns
        found[column] = found.get(column, 0.0) + 1.0
    elif isinstance(value, bool):
        if value:
            column = path % columns
            found[column] = found.get(column, 0.0) + 1.0
    elif isinstance(value, int):
        column = path % columns
        if -SMALL <= value <= SMALL:
            found[column] = found.get(column, 0.0) + value / SMALL
            column = crc32(_word(str(value)), path) % columns
            found[column] = found.get(column, 0.0) + 1.0
        else:
            found[column] = found.get(column, 0.0) + value / LARGE
    elif isinstance(value, Mapping):
        for key, inner in value.items():
            _tell(inner, crc32(_word(key), path), columns, found)
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            name = str(inner["id"]) if isinstance(inner, Mapping) and "id" in inner else str(place)
            _tell(inner, crc32(_word(name), path), columns, found)
            if isinstance(inner, str):
                _tell(inner, path, columns, found)
