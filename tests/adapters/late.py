"""Positions for the tests of the adapters: random games, and where they stood some answers before their end."""

import os
from collections.abc import Iterator, Sequence
from functools import cache
from typing import TypeVar

from warbox.adapters.node import Node, Setting
from warbox.engine.sampler import Sampler
from warbox.engine.turn import playout
from warbox.games import SLUGS, load_game

THOROUGH = int(os.environ.get("WARBOX_THOROUGH", "1"))
GAMES = SLUGS
T = TypeVar("T")


@cache
def late(slug: str, left: int, seed: int = 1) -> str:
    """The position of a random game so many answers before its end."""
    game = load_game(slug)
    options = game.complete_options({})
    count = playout(game.new(options), Sampler(seed), 1_000_000)
    state = game.new(options)
    playout(state, Sampler(seed), max(0, count - left))
    return game.format(state)


def walk(node: Node, seed: int, most: int) -> Iterator[Node]:
    """The moments of a random game at which a seat is asked, and the last one."""
    sampler = Sampler(seed)
    for _ in range(most):
        while node.asked == -1:
            node = node.after(pick(node.outcomes(), sampler)[0])
        yield node
        if node.asked is None:
            return
        node = node.after(pick(sorted(node.choices(node.asked)), sampler))


def pick(choices: Sequence[T], sampler: Sampler) -> T:
    """One of them at random: whoever always takes the first may play for ever."""
    return choices[int(sampler.below(len(choices)))]


def setting(slug: str, left: int) -> Setting:
    return Setting(slug, start=late(slug, left))
