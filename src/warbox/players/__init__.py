"""The computer's players. They see what their seat may see, and nothing else: see `warbox.players.table`."""

from typing import Any, Final

from warbox.engine.game import Game
from warbox.players.greedy import Greedy
from warbox.players.player import Player, Random

PLAYERS: Final[dict[str, type[Player]]] = {"random": Random, "greedy": Greedy}


def make_player(name: str, game: Game[Any], seed: int) -> Player:
    """A player by name; the same seed makes the same choices. Raises KeyError with the known names."""
    if name not in PLAYERS:
        raise KeyError(f"no player {name!r}; there are {', '.join(PLAYERS)}")
    return PLAYERS[name](game, seed)
