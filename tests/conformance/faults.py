"""Faults planted in Coves, one at a time: every law must notice those planted against it."""

from collections.abc import Callable

import pytest

from tests.conformance.coves.game import Coves

Plant = Callable[[pytest.MonkeyPatch], Coves]


class Faults(dict[str, tuple[str, Plant]]):
    """What is wrong, in words: the law that must notice it, and how it is planted."""

    def against(self, law: str) -> Callable[[Plant], Plant]:
        def enter(plant: Plant) -> Plant:
            self[plant.__name__.replace("_", " ")] = (law, plant)
            return plant

        return enter
