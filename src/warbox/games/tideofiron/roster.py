"""The names of the units, and the actions that name one: made once, shared by all clones."""

from typing import Final

from warbox.games.tideofiron.actions import UNIT_VERB_COUNT, UnitAction

MOST_KEPT: Final = 50


class Roster:
    """Names by the index of the unit, indices by name, and `actions[verb][index]`."""

    def __init__(self, names: list[str]) -> None:
        self.names: Final = names
        self.index: Final = {name: place for place, name in enumerate(names)}
        self.actions: Final = [[UnitAction(verb, name) for name in names] for verb in range(UNIT_VERB_COUNT)]

    def with_name(self, name: str) -> "Roster":
        return roster_of([*self.names, name])


KEPT: Final[dict[str, Roster]] = {}


def roster_of(names: list[str]) -> Roster:
    """The roster of these names; games of one scenario share it."""
    key = " ".join(names)
    found = KEPT.get(key)
    if found is None:
        found = Roster(names)
        if len(KEPT) >= MOST_KEPT:
            KEPT.clear()
        KEPT[key] = found
    return found
