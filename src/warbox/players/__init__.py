"""The computer's players. They see what their seat may see, and nothing else: see `warbox.players.table`."""

from typing import Any, Final

from warbox.engine.game import Game
from warbox.players.greedy import Greedy
from warbox.players.levels import LEVELS, OLD_LEVELS, Level, Searcher, level_of
from warbox.players.player import Player, Random
from warbox.players.together import Together

__all__ = ["LEVELS", "OLD_LEVELS", "PLAYERS", "Level", "Searcher", "level_of", "make_player"]

ANCHORS: Final[dict[str, type[Player]]] = {"random": Random, "greedy": Greedy}
PLAYERS: Final = [*ANCHORS, *LEVELS]


def make_player(name: str, game: Game[Any], seed: int, clock: bool = False, cores: int = 1) -> Player:
    """A player by name. The same seed makes the same choices, however long they take; with a clock a level also keeps
    to its time. On several cores it thinks more in that time. Raises KeyError with the known names."""
    if name in ANCHORS:
        return ANCHORS[name](game, seed)
    if name not in LEVELS and name not in OLD_LEVELS:
        raise KeyError(f"no player {name!r}; there are {', '.join(PLAYERS)}")
    effort = level_of(name).effort(game, clock)
    return Searcher(game, seed, effort) if cores == 1 else Together(game, seed, effort, cores)
