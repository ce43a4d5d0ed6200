"""The games of the box. Each is a folder here with a `game` module that defines `GAME`; games do not know each other.

A folder without such a module is a game to come: its words are there, and it cannot be played. A game may also lie in
a package elsewhere, named by its distribution under the entry points `warbox.games`: `coves = "smugglers.coves"`.
"""

from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any, Final

from warbox.engine.game import Game

_folders: Final = [found.name for found in iter_modules(__path__) if found.ispkg]
_elsewhere: Final = {entry.name: entry.value for entry in entry_points(group=__name__)}
_packages: Final = _elsewhere | {slug: f"{__name__}.{slug}" for slug in _folders}

TO_COME: Final = sorted(slug for slug in _folders if not find_spec(f"{_packages[slug]}.game"))
SLUGS: Final = sorted(slug for slug in _packages if slug not in TO_COME)


def package_of(slug: str) -> str:
    """Where a game, or a game to come, lies. A game that was handed over, not discovered, has no folder."""
    if slug not in _packages:
        raise FileNotFoundError(f"no folder of {slug!r}; there are {', '.join(_packages)}")
    return _packages[slug]


def load_game(slug: str) -> Game[Any]:
    """The game of that name; raises KeyError with the known names if there is none."""
    if slug not in SLUGS:
        raise KeyError(f"no game {slug!r}; there are {', '.join(SLUGS)}")
    game: Game[Any] = import_module(f"{package_of(slug)}.game").GAME
    return game
