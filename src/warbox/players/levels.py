"""The computer's levels: how far, how wide and how long each looks.

The lower ones err as people do: they see less far, overlook choices and look at few of them closely. What each is worth
in every game stands in docs/opponents.md.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from warbox.engine.game import Game
from warbox.players.player import Player
from warbox.players.search import Effort, Thought, think
from warbox.players.table import SeatTable

QUICKEST: Final = 0.05  # seconds a decision at least


@dataclass(frozen=True)
class Level:
    """`seconds` of a turn at the most; `share` of the playouts that fit into a second of a turn (`Game.playouts`)."""

    name: str
    seconds: float
    share: float
    legs: int
    width: int
    missed: int
    wary: bool = False
    replies: bool = False
    plans: bool = False
    wide: bool = False

    def effort(self, game: Game[Any], clock: bool = True) -> Effort:
        """For one decision. Without a clock the seed alone decides, however slow the machine is."""
        playouts = max(1, round(self.share * game.playouts))
        seconds = max(QUICKEST, self.seconds / game.answers) if clock else 0.0
        more = {"replies": self.replies, "plans": self.plans, "wide": self.wide}
        return Effort(playouts, seconds, self.legs, self.width, self.missed, self.wary, **more)


LEVELS: Final[dict[str, Level]] = {
    level.name: level
    for level in (
        Level("recruit", 0.5, 0.02, legs=0, width=4, missed=20),
        Level("regular", 0.8, 0.4, legs=1, width=6, missed=5),
        Level("veteran", 1.0, 1.0, legs=2, width=10, missed=0),
        Level("elite", 5.0, 5.0, legs=2, width=16, missed=0, wary=True, replies=True, plans=True, wide=True),
    )
}

# The names of earlier versions, in records and in the logs of matches that are still played.
OLD_LEVELS: Final = {"easy": "recruit", "fair": "regular", "hard": "veteran"}


def level_of(name: str) -> Level:
    """A level by its name, or by the one it had in earlier versions. Raises KeyError."""
    return LEVELS[OLD_LEVELS.get(name, name)]


class Searcher(Player):
    """Looks whole turns ahead: see `warbox.players.search`."""

    def __init__(self, game: Game[Any], seed: int, effort: Effort, stop: Callable[[], bool] | None = None) -> None:
        super().__init__(game, seed)
        self.effort: Final = effort
        self.stop: Final = stop

    def think(self, table: SeatTable) -> Thought:
        return think(table, self.effort, self.sampler, self.stop)
