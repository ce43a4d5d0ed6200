"""How case files compare words of a position: `crew=C5` with `crew=B3:2,C5:1`.

A word without `=` is compared whole. What stands after `=` is a list: a collection, whose order does not matter, or, if
its items are single signs such as cards, a sequence, which is compared from its first item on.
"""


def token_has(wanted: str, found: str) -> bool:
    """Whether the word found shows everything the word wanted names: `crew=C5,H3` in `crew=B3:2,C5:1,H3:1`."""
    if wanted == found:
        return True
    pair = _items(wanted, found)
    if pair is None:
        return False
    wanted_items, found_items = pair
    if _is_sequence(found_items):
        return found_items[: len(wanted_items)] == wanted_items
    return all(any(_same(item, other) for other in found_items) for item in wanted_items)


def token_shows(wanted: str, found: str) -> bool:
    """Whether the word found shows anything the word wanted names; of a sequence, all of it."""
    if wanted == found:
        return True
    pair = _items(wanted, found)
    if pair is None:
        return False
    wanted_items, found_items = pair
    if _is_sequence(found_items):
        return found_items[: len(wanted_items)] == wanted_items
    return any(_same(item, other) for item in wanted_items for other in found_items)


def _items(wanted: str, found: str) -> tuple[list[str], list[str]] | None:
    """The items of both words, if both are lists of the same name."""
    name, equals, wanted_value = wanted.partition("=")
    other, other_equals, found_value = found.partition("=")
    if not equals or not other_equals or name != other:
        return None
    return wanted_value.split(","), found_value.split(",")


def _is_sequence(items: list[str]) -> bool:
    return len(items) > 1 and all(len(item) == 1 for item in items)


def _same(wanted: str, found: str) -> bool:
    """An item without a number stands for any number of it."""
    return wanted == found or (":" not in wanted and wanted == found.partition(":")[0])
