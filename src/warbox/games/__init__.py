"""The games of the box. Each is a folder with a `game` module that defines `GAME`; games do not know each other."""

from importlib import import_module
from typing import Any, Final

from warbox.engine.game import Game

SLUGS: Final = ["broadsides", "onboard", "siegestorm"]


def load_game(slug: str) -> Game[Any]:
    """The game of that name; raises KeyError with the known names if there is none."""
    if slug not in SLUGS:
        raise KeyError(f"no game {slug!r}; there are {', '.join(SLUGS)}")
    game: Game[Any] = import_module(f"warbox.games.{slug}.game").GAME
    return game
