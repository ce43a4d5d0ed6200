"""How good a position is."""

from warbox.games.onboard.state import OnBoardState


def evaluate(state: OnBoardState, seat: int) -> float:
    if state.outcome is not None:
        return state.outcome.score(seat)
    return 0.5
