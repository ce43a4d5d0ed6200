"""The numbers of a list of choices and the mask that shows them: the same numbers as those of `warbox.adapters.codec`.

Where a list is the same object as before, and many are, nothing is worked out again.
"""

from typing import Final
from zlib import crc32

from warbox.engine.action import Action

MOST_TEXTS: Final = 200_000
KEPT: Final = 256  # lists


class Numbered:
    """A list of choices, the number of each, and the mask."""

    def __init__(self, actions: list[Action], numbers: list[int], mask: bytearray) -> None:
        self.actions: Final = actions
        self.numbers: Final = numbers
        self.mask: Final = mask

    def action(self, number: int) -> Action | None:
        """The choice that has the number."""
        for place, one in enumerate(self.numbers):
            if one == number:
                return self.actions[place]
        return None


class Numbers:
    """Numbers from 1 up to `slots`, for lists of one game."""

    def __init__(self, slots: int) -> None:
        self.slots: Final = slots
        self.texts: Final[dict[str, int]] = {}
        self.kept: Final[list[Numbered]] = [self.waiting()] * KEPT

    def waiting(self) -> Numbered:
        """What a seat has that is not asked: nothing but to wait."""
        mask = bytearray(self.slots)
        mask[0] = 1
        return Numbered([], [], mask)

    def of(self, actions: list[Action]) -> Numbered:
        """A list with its numbers. It is kept, so that no other list can have its place in memory and pass for it."""
        place = (id(actions) >> 5) % KEPT
        found = self.kept[place]
        if found.actions is not actions:
            found = self.numbered(actions)
            self.kept[place] = found
        return found

    def numbered(self, actions: list[Action]) -> Numbered:
        if len(actions) >= self.slots:
            raise ValueError(f"a list has more choices than the {self.slots} numbers that were asked for")
        numbers: list[int] = []
        mask = bytearray(self.slots)
        for action in actions:
            number = self.texts.get(action.text, 0)
            if number == 0:
                number = self.first(action.text)
            while mask[number]:
                number = number % (self.slots - 1) + 1
            mask[number] = 1
            numbers.append(number)
        return Numbered(actions, numbers, mask)

    def first(self, text: str) -> int:
        """The number that a choice has if no other of its list has it."""
        number = crc32(text.encode()) % (self.slots - 1) + 1
        if len(self.texts) < MOST_TEXTS:
            self.texts[text] = number
        return number
