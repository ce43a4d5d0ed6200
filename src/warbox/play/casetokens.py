"""How case files compare words of a position: `crew=C5` with `crew=B3:2,C5:1`.

A check is read as a position is: `support=tengu:3:committed` means the three committed Supporters that such a word
would build, however they are written. A word without `=` is compared whole, and stands for its name with any value:
`disoriented` for `disoriented=4`. What stands after `=` is a list: a collection, whose order does not matter, or, if
its items are single signs such as cards, a sequence, which is compared from its first item on.
"""

from collections.abc import Iterable

from warbox.engine.page import Page

Span = tuple[int, int]


class Item:
    """`tengu:3:committed`: a name, a number if one is written, and marks."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.name, *parts = text.split(":")
        numbers = [part for part in parts if part.isascii() and part.isdecimal()]
        self.number = int(numbers[0][:9]) if numbers else None
        self.marks = [part for part in parts if not (part.isascii() and part.isdecimal())]

    def means(self, found: "Item") -> bool:
        """Whether the other one is such a thing; without a number marks need not all be named."""
        if self.name != found.name:
            return False
        if self.number is None:
            return all(mark in found.marks for mark in self.marks)
        return sorted(self.marks) == sorted(found.marks)


def token_has(wanted: str, found: str) -> bool:
    """Whether the word found shows everything the word wanted names: `crew=C5,H3` in `crew=B3:2,C5:1,H3:1`."""
    if wanted in (found, found.partition("=")[0]):
        return True
    pair = _items(wanted, found)
    if pair is None:
        return False
    wanted_items, found_items = pair
    if _is_sequence(wanted_items, found_items):
        return found_items[: len(wanted_items)] == wanted_items
    return not _missing(wanted_items, found_items)


def token_shows(wanted: str, found: str) -> bool:
    """Whether the word found shows anything the word wanted names; of a sequence, all of it."""
    if wanted in (found, found.partition("=")[0]):
        return True
    pair = _items(wanted, found)
    if pair is None:
        return False
    wanted_items, found_items = pair
    if _is_sequence(wanted_items, found_items):
        return found_items[: len(wanted_items)] == wanted_items
    return any(not _missing([item], found_items) for item in wanted_items)


def token_begins(wanted: str, found: str) -> bool:
    """Whether a list begins with these items in this order, the first one on top; `tengu:2` are two in a row."""
    pair = _items(wanted, found)
    if pair is None:
        return False
    wanted_items, found_items = (_spread(items) for items in pair)
    return found_items[: len(wanted_items)] == wanted_items


def differences(wanted: str, found: str) -> tuple[list[Span], list[Span]]:
    """What to mark in a word wanted and in the word of the same name that lacks something of it."""
    pair = _items(wanted, found)
    if pair is None or _is_sequence(*pair) or len(pair[1]) == 1:
        return [(0, len(wanted))], [(0, len(found))]
    wanted_items, found_items = pair
    missing = _missing(wanted_items, found_items)
    stems = {item.partition(":")[0] for item in missing}
    near = [item for item in found_items if item.partition(":")[0] in stems]
    return _item_spans(wanted, missing), _item_spans(found, near) or [(0, found.index("="))]


def _missing(wanted: list[str], found: list[str]) -> list[str]:
    """What a list wants and another does not have. An item without a number stands for any number of it, but one that
    is repeated for as many as there are; one with a number for exactly so many."""
    missing: list[str] = []
    things = [Item(item) for item in found]
    for text in dict.fromkeys(wanted):
        item, times = Item(text), wanted.count(text)
        fitting = [thing for thing in things if item.means(thing)]
        there = sum(1 if thing.number is None else thing.number for thing in fitting)
        if item.number is None:
            held = bool(fitting) if times == 1 else there >= times
        else:
            held = (times == 1 and text in found) or (bool(fitting) and there == times * item.number)
        if not held:
            missing.append(text)
    return missing


def _spread(items: list[str]) -> list[str]:
    """A list with every copy by itself: `tengu:2:committed` is twice `tengu:committed`."""
    spread: list[str] = []
    for item in map(Item, items):
        spread += [":".join([item.name, *item.marks])] * (1 if item.number is None else min(item.number, 999))
    return spread


def _item_spans(word: str, items: list[str]) -> list[Span]:
    """Where these items of a list stand in its word."""
    spans: list[Span] = []
    start = word.index("=") + 1
    for item in word[start:].split(","):
        if item in items:
            spans.append((start, start + len(item)))
        start += len(item) + 1
    return spans


def _items(wanted: str, found: str) -> tuple[list[str], list[str]] | None:
    """The items of both words, if both are lists of the same name."""
    name, equals, wanted_value = wanted.partition("=")
    other, other_equals, found_value = found.partition("=")
    if not equals or not other_equals or name != other:
        return None
    return wanted_value.split(","), found_value.split(",")


def _is_sequence(wanted: list[str], found: list[str]) -> bool:
    return max(len(wanted), len(found)) > 1 and all(len(item) == 1 for item in wanted + found)


def left_out(page: Page | None, key: str, found: list[str], wanted: str) -> bool:
    """Whether a line means this without writing it: `wounds=0` or `out=-`, a nothing that it never shows."""
    name, _, value = wanted.partition("=")
    if page is None or value not in ("0", "-") or name in map(word_name, found):
        return False
    line = page.moments.lines.get(found[0] if found else "") if key == "at" else page.lines.get(key)
    return line is not None and any(word.name == name and word.form() != name and not word.need for word in line.words)


def word_name(word: str) -> str:
    return word.partition("=")[0]


def word_starts(words: list[str], offset: int) -> list[int]:
    """Where each word stands in the line that joins them, after `offset` signs."""
    starts: list[int] = []
    for word in words:
        starts.append(offset)
        offset += len(word) + 1
    return starts


def word_spans(words: list[str], indices: Iterable[int], offset: int) -> list[Span]:
    starts = word_starts(words, offset)
    return [(starts[index], starts[index] + len(words[index])) for index in indices]
