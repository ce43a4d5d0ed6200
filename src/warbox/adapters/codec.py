"""Actions as numbers. A list of choices is finite though the actions of a game may not be.

An action's number comes from its text alone, so that it is the same in every position, process and version; where two
choices of one list would have the same number, the later one takes the next that is free. So a number means the same to
a seat whenever what the seat knows is the same.
"""

from collections.abc import Iterable
from typing import Final
from zlib import crc32

from warbox.engine.action import Action

WAIT: Final = 0  # of a seat that is not asked; no action has it
SLOTS: Final = 1024  # numbers that a game has; the longest list seen in random play has 224


def numbered(actions: Iterable[Action], slots: int = SLOTS) -> dict[int, Action]:
    """The choices of a list by their numbers. Raises ValueError if there are more than numbers."""
    found: dict[int, Action] = {}
    for action in actions:
        number = crc32(action.text.encode()) % (slots - 1) + 1
        while number in found:
            if len(found) >= slots - 1:
                raise ValueError(f"a list has more choices than the {slots} numbers that were asked for")
            number = number % (slots - 1) + 1
        found[number] = action
    return found
