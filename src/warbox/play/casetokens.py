"""How case files compare words of a position: `crew=C5` with `crew=B3:2,C5:1`.

A word without `=` is compared whole, and stands for its name with any value: `disoriented` for `disoriented=4`. What
stands after `=` is a list: a collection, whose order does not matter, or, if its items are single signs such as cards,
a sequence, which is compared from its first item on.
"""

Span = tuple[int, int]


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
    return all(any(_same(item, other) for other in found_items) for item in wanted_items)


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
    return any(_same(item, other) for item in wanted_items for other in found_items)


def differences(wanted: str, found: str) -> tuple[list[Span], list[Span]]:
    """What to mark in a word wanted and in the word of the same name that lacks something of it."""
    pair = _items(wanted, found)
    if pair is None or _is_sequence(*pair) or len(pair[1]) == 1:
        return [(0, len(wanted))], [(0, len(found))]
    wanted_items, found_items = pair
    missing = [item for item in wanted_items if not any(_same(item, other) for other in found_items)]
    stems = {item.partition(":")[0] for item in missing}
    near = [item for item in found_items if item.partition(":")[0] in stems]
    return _item_spans(wanted, missing), _item_spans(found, near) or [(0, found.index("="))]


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


def _same(wanted: str, found: str) -> bool:
    """An item without a number stands for any number of it."""
    return wanted == found or (":" not in wanted and wanted == found.partition(":")[0])
