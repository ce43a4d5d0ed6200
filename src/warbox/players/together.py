"""Thinking on several cores: each process thinks for itself, with a seed of its own, and the findings are put together.

Compiled objects do not travel between processes; the position that the seat imagines does, as text, with what the seat
remembers. With a number of playouts alone these are shared out, and the result depends on the seed and the number of
processes, not on how fast they are; with a clock everybody takes the time there is.
"""

from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from multiprocessing import get_context
from typing import Any, Final

from warbox.engine.game import Game
from warbox.engine.sampler import Sampler
from warbox.games import load_game
from warbox.players.levels import Searcher
from warbox.players.search import Effort, Line, Thought, think
from warbox.players.table import SeatTable

Found = list[tuple[str, float, int, float]]  # of each line: the action, its value, visits and error


def think_apart(slug: str, position: str, seat: int, effort: dict[str, Any], seed: int) -> Found:
    """In a process of its own."""
    game = load_game(slug)
    thought = think(SeatTable(game, game.unpack(position, seat), seat), Effort(**effort), Sampler(seed))
    return [(line.action.text, line.value, line.visits, line.error) for line in thought.lines]


class Together(Searcher):
    """A searcher on so many cores. Whoever makes one closes it."""

    def __init__(self, game: Game[Any], seed: int, effort: Effort, cores: int) -> None:
        super().__init__(game, seed, effort)
        self.cores: Final = cores
        self._pool: Final = ProcessPoolExecutor(cores - 1, get_context("spawn")) if cores > 1 else None

    def think(self, table: SeatTable) -> Thought:
        own = self.effort if self.effort.seconds > 0.0 else self.effort.part(self.cores)
        position = self.game.pack(table.imagine(Sampler(0)), table.seat)
        seeds = [int(self.sampler.next()) for _ in range(self.cores - 1)]
        asked = []
        if self._pool is not None:
            arguments = (self.game.slug, position, table.seat, own.plain())
            asked = [self._pool.submit(think_apart, *arguments, seed) for seed in seeds]
        mine = think(table, own, self.sampler)
        return together(mine, [one.result() for one in asked])

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)


def together(mine: Thought, others: list[Found]) -> Thought:
    """One thought from several. Where answers are mixed the own draw stands."""
    lines: list[Line] = []
    for line in mine.lines:
        value, visits, spread = line.value * line.visits, line.visits, (line.error * line.visits) ** 2
        for found in others:
            for text, mean, count, error in found:
                if text == line.action.text:
                    value += mean * count
                    visits += count
                    spread += (error * count) ** 2
        if visits:
            lines.append(Line(line.action, value / visits, visits, sqrt(spread) / visits, line.follow))
        else:
            lines.append(line)
    chosen = mine.action.text
    mixed = mine.choice != 0
    lines.sort(key=lambda line: (-line.visits, -line.value))
    place = next(index for index, line in enumerate(lines) if line.action.text == chosen) if mixed else 0
    thought = Thought(lines, place, mine.playouts + sum(count for found in others for _, _, count, _ in found))
    thought.nodes, thought.looks = mine.nodes, mine.looks
    return thought
