"""Thinking about a question: the door to the search."""

import gc
from collections.abc import Callable
from typing import Final

from warbox.engine.sampler import Sampler
from warbox.players.search.effort import Clock, Effort
from warbox.players.search.flat import Arm, flat, rank
from warbox.players.search.playout import Playouts
from warbox.players.search.sealed import opponent, sealed
from warbox.players.search.thought import Line, Thought
from warbox.players.table import SeatTable

FEW: Final = 3  # choices


def think(table: SeatTable, effort: Effort, sampler: Sampler, stop: Callable[[], bool] | None = None) -> Thought:
    """What the choices of the seat that is asked are worth. `stop` is asked now and then whether it is enough.

    Nothing but the table is looked at: positions are imagined from what its seat may know. Against a clock no garbage
    is collected meanwhile: walking through all that is loaded takes so long that on a busy machine an answer would be
    late, and a thought leaves no garbage in cycles.
    """
    if effort.seconds <= 0.0 or not gc.isenabled():
        return weighed(table, effort, sampler, stop)
    gc.disable()
    try:
        return weighed(table, effort, sampler, stop)
    finally:
        gc.enable()


def weighed(table: SeatTable, effort: Effort, sampler: Sampler, stop: Callable[[], bool] | None) -> Thought:
    """The thought itself."""
    clock = Clock(effort.seconds, stop)
    choices = table.wide() if effort.wide else table.broad()
    if len(choices) == 1:
        return Thought([Line(choices[0], 0.5, 0, 0.0, [])], 0, 0)
    playouts = Playouts(table.game, clock, effort.legs > 1)
    playouts.start = float(sampler.below(1000)) / 1000.0
    weight = float(table.game.glance)
    arms = noticed([Arm(choice, place, weight) for place, choice in enumerate(choices)], effort.missed, sampler)
    world = table.imagine(sampler)
    playouts.side = table.game.side_of(world, table.seat)
    table.game.unseal(world, table.seat)
    other = -1 if effort.rollouts or not effort.legs else opponent(table.game, world, table.seat)
    thought = None if other < 0 else sealed(table, arms, other, effort, sampler, playouts)
    if thought is None:
        replies = table.game.replies(world) if effort.replies else 0
        used = flat(table, arms, effort, sampler, playouts, replies)
        thought = Thought([arm.line() for arm in sorted(arms, key=rank)], 0, used)
    thought.nodes = int(playouts.nodes)
    thought.looks = clock.looks
    return thought


def noticed(arms: list[Arm], missed: int, sampler: Sampler) -> list[Arm]:
    """What somebody notices who misses so many of a hundred choices; where there are few, nobody misses any."""
    if not missed or len(arms) <= FEW:
        return arms
    found = [arm for arm in arms if int(sampler.below(100)) >= missed]
    return found or [arms[int(sampler.below(len(arms)))]]
