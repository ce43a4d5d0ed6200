"""What a player is, and the simplest one."""

from typing import Any, Final

from warbox.engine.action import Action
from warbox.engine.event import Event
from warbox.engine.game import Game
from warbox.engine.sampler import Sampler
from warbox.players.search import Line, Thought
from warbox.players.table import SeatTable


class Player:
    """Answers the questions to one seat. Whatever it leaves to chance comes from its seed."""

    listens = False  # whether it wants to hear what happens between its answers

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.game: Final = game
        self.sampler: Final = Sampler(seed)

    def choose(self, table: SeatTable) -> Action:
        """One of `table.legal()`."""
        return self.think(table).action

    def think(self, table: SeatTable) -> Thought:
        """What it thinks of the choices, the best first; whoever weighs nothing thinks of one."""
        return Thought([Line(self.choose(table), 0.5, 0, 0.0, [])], 0, 0)

    def weigh(self, table: SeatTable) -> list[Action]:
        """The choices that it would think of, the best first, at least one."""
        return [line.action for line in self.think(table).lines]

    def hear(self, event: Event) -> None:
        """What has happened, as the seat may see it."""

    def close(self) -> None:
        """Whoever made it needs it no more."""


class Random(Player):
    """Any choice, each as likely as any other."""

    def choose(self, table: SeatTable) -> Action:
        choices = table.legal()
        return choices[int(self.sampler.below(len(choices)))]
