"""How good a position is."""

from warbox.games.tideofiron.state import ToiState


def evaluate(state: ToiState, seat: int) -> float:
    if state.outcome is not None:
        return state.outcome.score(seat)
    return 0.5
