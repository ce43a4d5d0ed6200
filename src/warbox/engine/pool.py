"""Large pools of dice: what a rule reads from a roll, and in how many ways it comes.

A roll of twenty dice has more results than can be listed, but a rule asks only how many are sixes, successes, ones. A
`Block` says which faces mean the same and whether it matters which die shows them; `classes` lists what is left, each
with its exact weight.
"""

from typing import Final

MOST_CLASSES: Final = 100_000


class Block:
    """Some dice of a roll that are read together: the black ones, the red ones.

    `groups` has a number for each face: equal numbers mean the same to the rule. `ordered`: it matters which die shows
    what.
    """

    def __init__(self, count: int, groups: list[int], ordered: bool = False) -> None:
        self.count: Final = count
        self.groups: Final = groups
        self.ordered: Final = ordered


class Class:
    """One result that stands for all that mean the same, and how many they are."""

    def __init__(self, faces: list[int], weight: int) -> None:
        self.faces: Final = faces
        self.weight: Final = weight

    def __repr__(self) -> str:
        return f"Class({self.faces!r}, {self.weight!r})"


def first_faces(groups: list[int]) -> list[int]:
    """The first face of each group, in the order of the faces."""
    faces: list[int] = []
    seen: list[int] = []
    for index, group in enumerate(groups):
        if group not in seen:
            seen.append(group)
            faces.append(index + 1)
    return faces


def count_classes(block: Block) -> int:
    """How many classes a block has."""
    kinds = len(first_faces(block.groups))
    if block.ordered:
        return int(kinds**block.count)
    number = 1
    for step in range(1, kinds):  # as many ways as to set bars between the dice
        number = number * (block.count + step) // step
    return number


def block_classes(block: Block) -> list[Class]:
    """The classes of a block; their weights sum to faces ** count."""
    faces = first_faces(block.groups)
    sizes = [block.groups.count(block.groups[face - 1]) for face in faces]
    if block.ordered:
        found = [Class([], 1)]
        for _ in range(block.count):
            found = [
                Class([*one.faces, face], one.weight * size)
                for one in found
                for face, size in zip(faces, sizes, strict=True)
            ]
        return found
    # one group after the other takes some of the dice that are left
    left: list[tuple[Class, int]] = [(Class([], 1), block.count)]
    for index, face in enumerate(faces):
        size = sizes[index]
        more: list[tuple[Class, int]] = []
        for one, dice in left:
            least = dice if index == len(faces) - 1 else 0
            for taken in range(least, dice + 1):
                weight = one.weight * choose(dice, taken) * size**taken
                more.append((Class(one.faces + [face] * taken, int(weight)), dice - taken))
        left = more
    return [one for one, _ in left]


def choose(count: int, taken: int) -> int:
    """The number of ways to take so many of `count` things."""
    ways = 1
    for step in range(1, taken + 1):
        ways = ways * (count - taken + step) // step
    return ways


def classes(blocks: list[Block]) -> list[Class]:
    """The classes of a roll made of blocks, one after the other; empty if there are too many."""
    number = 1
    for block in blocks:
        number *= count_classes(block)
    if number > MOST_CLASSES:
        return []
    found = [Class([], 1)]
    for block in blocks:
        parts = block_classes(block)
        found = [Class(one.faces + part.faces, one.weight * part.weight) for one in found for part in parts]
    return found


def class_of(blocks: list[Block], faces: list[int]) -> list[int]:
    """The faces of the class to which a result belongs."""
    found: list[int] = []
    start = 0
    for block in blocks:
        first: list[int] = []
        for face in faces[start : start + block.count]:
            first.append(block.groups.index(block.groups[face - 1]) + 1)
        found += first if block.ordered else sorted(first)
        start += block.count
    return found
