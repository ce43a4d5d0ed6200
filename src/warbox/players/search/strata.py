"""Dice met evenly: the first roll of a playout takes its results in turns, as often as they come.

Of forty playouts of a shot that hits in three of ten cases, twelve hit; drawn at random it might be eight or sixteen,
and that is more than what most choices differ by. Results that mean the same to the rule are one (`Roll.classes`).
"""

from typing import Final

from warbox.engine.pool import Block, Class, classes, count_classes
from warbox.engine.state import Roll, State
from warbox.engine.turn import settle

MOST_CLASSES: Final = 1000  # of a roll that is met evenly
MOST_KNOWN: Final = 2000  # rolls
GOLDEN: Final = 0.6180339887498949  # parts that follow each other at this distance fill the whole evenly


class Spread:
    """What a roll can mean, one beside the other, each as wide as it is likely."""

    def __init__(self, found: list[Class]) -> None:
        self.results: Final = [one.faces for one in found]
        self.ends: Final[list[float]] = []
        whole = 0.0
        for one in found:
            whole += float(one.weight)
            self.ends.append(whole)

    def at(self, part: float) -> list[int]:
        """The result at a part of the whole, from 0 to 1."""
        wanted = part * self.ends[-1]
        low, high = 0, len(self.ends) - 1
        while low < high:
            middle = (low + high) // 2
            if self.ends[middle] > wanted:
                high = middle
            else:
                low = middle + 1
        return self.results[low]


class Strata:
    """The rolls that have been met."""

    def __init__(self) -> None:
        self.known: Final[dict[tuple[int, ...], Spread]] = {}

    def roll(self, state: State, part: float) -> bool:
        """Let the result at that part of the whole answer the roll that is asked for now; False: it is none, or there
        are too many results."""
        frame = state.stack[-1] if state.stack else None
        if not isinstance(frame, Roll):
            return False
        blocks: list[Block] = frame.blocks(state)
        number = 1
        for block in blocks:
            number *= count_classes(block)
            if number > MOST_CLASSES:
                return False
        result = self.spread(blocks).at(part)
        state.stack.pop()
        frame.rolled(state, result)
        settle(state)
        return True

    def spread(self, blocks: list[Block]) -> Spread:
        marks: list[int] = []
        for block in blocks:
            marks.append(block.count)
            marks.append(1 if block.ordered else 0)
            marks += block.groups
        key = tuple(marks)
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= MOST_KNOWN:
                self.known.clear()
            found = Spread(classes(blocks))
            self.known[key] = found
        return found


STRATA: Final = Strata()


def part_of(start: float, number: int) -> float:
    """Where the playout of that number finds its result."""
    part = start + GOLDEN * float(number)
    return part - float(int(part))
