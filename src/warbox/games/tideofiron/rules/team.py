"""Questions to a side: with one seat it answers; two partners answer for each other."""

from warbox.engine.decision import ANY, ONE, Decision
from warbox.games.tideofiron.pieces.seats import SECOND
from warbox.games.tideofiron.state import ToiState


class TeamQuestion:
    """[TOI-MULTI-10] [TOI-MULTI-12] One question, for each side with one seat and with two."""

    def __init__(self, kind: str, rule: str) -> None:
        self.one = [Decision(kind, rule, (side,), ONE) for side in range(2)]
        self.two = [Decision(kind, rule, (side, side + SECOND), ANY) for side in range(2)]

    def to(self, state: ToiState, side: int) -> Decision:
        return self.one[side] if state.readings.plays_both(side) else self.two[side]


def in_order(state: ToiState, step: int) -> int:
    """[TOI-STATUS-01] [TOI-COMMAND-14] [TOI-COMMAND-20] [TOI-TIMING-01] [TOI-R-88] The side that is first or second in
    initiative order."""
    return int(state.initiative) if step == 0 else 1 - int(state.initiative)


def seats_in_order(state: ToiState) -> list[int]:
    """The seats in initiative order, those of a side together."""
    first = int(state.initiative)
    return state.readings.seats_of[first] + state.readings.seats_of[1 - first]


def partner(state: ToiState, seat: int) -> int:
    """The other seat of the side; the seat itself if it has none."""
    for other in state.readings.seats_of[seat % 2]:
        if other != seat:
            return other
    return seat
