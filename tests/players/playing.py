"""Games that computers play against each other, to their end."""

from collections.abc import Sequence
from typing import Any

from warbox.engine.decision import CHANCE
from warbox.engine.sampler import Sampler
from warbox.engine.turn import apply, chance
from warbox.players.player import Player
from warbox.players.table import SeatTable


def play_out(game: Any, state: Any, players: Sequence[Player], seed: int) -> Any:
    """The outcome of the game that begins here."""
    dice = Sampler(seed)
    while state.question is not None:
        seat = state.question.seats[0]
        if seat == CHANCE:
            chance(state, dice)
        else:
            apply(state, seat, players[seat].choose(SeatTable(game, state, seat)))
    assert state.outcome is not None
    return state.outcome
