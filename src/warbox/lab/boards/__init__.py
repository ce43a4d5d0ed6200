"""What the lab notes of a game while it is played: what was used, by whom, and where things happened.

Each game has a module here, found by its name, with an `Observer`, which reads the events, and a `chart` of its board
for heat maps. A game without one is measured all the same, without these two.
"""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from warbox.engine.event import Event
from warbox.engine.game import Game
from warbox.engine.state import State
from warbox.lab.boards.chart import Chart
from warbox.lab.row import Counts


class Notes:
    """Counts by seat: of what was used (`uses`, by kind and name), and of what happened where (`places`, by layer)."""

    def __init__(self, letters: Sequence[str]) -> None:
        self.letters = letters
        self.uses: Counts = {}
        self.places: Counts = {}

    def use(self, letter: str, kind: str, name: str) -> None:
        _count(self.uses, letter, kind, name)

    def place(self, letter: str, layer: str, place: str) -> None:
        _count(self.places, letter, layer, place)


def _count(counts: Counts, letter: str, kind: str, name: str) -> None:
    names = counts.setdefault(letter, {}).setdefault(kind, {})
    names[name] = names.get(name, 0) + 1


class Observer:
    """Sees everything that happens in one game. The layers that it notes are `LAYERS`, the first the most telling."""

    LAYERS: tuple[str, ...] = ()

    def __init__(self, game: Game[Any], state: State, notes: Notes) -> None:
        self.game = game
        self.notes = notes
        self.begin(state)

    def begin(self, state: State) -> None:
        """Before anything has happened."""

    def see(self, state: State, events: Sequence[Event]) -> None:
        """What an answer led to, and the table after it."""


def observer_of(game: Game[Any], state: State, notes: Notes) -> Observer:
    module = _module(game.slug)
    kind: type[Observer] = Observer if module is None else module.OBSERVER
    return kind(game, state, notes)


def layers_of(slug: str) -> tuple[str, ...]:
    """What is noted with its place in that game."""
    module = _module(slug)
    return () if module is None else tuple(module.OBSERVER.LAYERS)


def sign_of(slug: str, side: int) -> int:
    """Which of the four signs, with its colour, a side has at that game's table."""
    signs: tuple[int, ...] = getattr(_module(slug), "SIGNS", (0, 1, 2, 3))
    return signs[side % len(signs)]


def chart_of(slug: str, state: State) -> Chart | None:
    """The board of that game at its start; None where nobody has drawn it."""
    module = _module(slug)
    if module is None:
        return None
    chart: Chart = module.chart(state)
    return chart


def _module(slug: str) -> Any:
    name = f"{__name__}.{slug}"
    return import_module(name) if find_spec(name) else None
