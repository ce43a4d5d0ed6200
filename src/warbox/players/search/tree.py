"""What a seat's side may still do in its turn after a choice: a tree of its decisions, which playouts fill.

A playout comes down to where something was found out before and goes the way that promises most; farther down the
quick policy answers. Positions in which the same may be chosen are one, whatever dice and hidden things have made of
them: so nobody plans with what he cannot know.
"""

from math import log, sqrt
from typing import Final

from mypy_extensions import i64

from warbox.engine.action import Action

CURIOUS: Final = 0.04  # how much is tried that does not look best
MOST_WAYS: Final = 6  # on from a choice


class Branch:
    """A decision: what may be chosen, what it looked like at first, and what has come of it since."""

    def __init__(self, choices: list[Action], glances: list[float], weight: float) -> None:
        self.choices: Final = choices
        self.glances: Final = glances
        self.weight: Final = weight  # playouts that a glance counts for
        self.counts: Final[list[i64]] = [0 for _ in choices]
        self.sums: Final = [0.0] * len(choices)  # by how much playouts were better than the glance
        self.count: i64 = 0
        self.total = 0.0
        self.ways: Final[list[list[Branch]]] = [[] for _ in choices]

    def fits(self, choices: list[Action]) -> bool:
        if len(choices) != len(self.choices):
            return False
        for place, choice in enumerate(choices):
            if choice.text != self.choices[place].text:
                return False
        return True

    def best(self) -> int:
        """The place of the choice that promises most. A glance sees less far than a playout: by how much playouts
        differ from glances on the whole is taken for what one would find of each."""
        shift = self.total / float(self.count) if self.count else 0.0
        reach = CURIOUS * sqrt(log(float(self.count) + 1.0))
        best = 0
        highest = -10.0
        for place, glance in enumerate(self.glances):
            count = float(self.counts[place])
            surprise = (self.sums[place] - count * shift) / (self.weight + count)
            value = glance + surprise + reach / sqrt(count + 1.0)
            if value > highest:
                highest = value
                best = place
        return best

    def add(self, place: int, value: float) -> None:
        surprise = value - self.glances[place]
        self.counts[place] += 1
        self.sums[place] += surprise
        self.count += 1
        self.total += surprise


class Way:
    """Where a playout has come down the tree so far."""

    def __init__(self, ways: list[Branch]) -> None:
        self.ways = ways  # on from here
        self.branches: Final[list[Branch]] = []
        self.places: Final[list[int]] = []
        self.is_known = True  # it is still in the tree

    def known(self, choices: list[Action]) -> Branch | None:
        """The branch at which just these may be chosen."""
        for branch in self.ways:
            if branch.fits(choices):
                return branch
        return None

    def grow(self, branch: Branch, place: int) -> None:
        """A new one, and where it is left; below it nothing is known yet."""
        if len(self.ways) < MOST_WAYS:
            self.ways.append(branch)
        self.is_known = False
        self.go(branch, place)

    def on(self, branch: Branch) -> int:
        """Where the way goes on from a branch."""
        best = branch.best()
        self.go(branch, best)
        return best

    def go(self, branch: Branch, place: int) -> None:
        self.branches.append(branch)
        self.places.append(place)
        self.ways = branch.ways[place]

    def learn(self, value: float) -> None:
        """What has come of it all."""
        for number, branch in enumerate(self.branches):
            branch.add(self.places[number], value)
