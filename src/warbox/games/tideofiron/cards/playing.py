"""Playing Strategy cards: none can be played yet."""

from warbox.engine.decision import Refusal
from warbox.games.tideofiron.state import ToiState


def playable(state: ToiState, seat: int, action_phase: bool) -> list[int]:
    return []


def retryable(state: ToiState, seat: int, action_phase: bool) -> list[int]:
    return []


def compulsory(state: ToiState, seat: int) -> int:
    return -1


def check_play(state: ToiState, seat: int, card: int, action_phase: bool) -> Refusal | None:
    return Refusal("no-such-card", "TOI-CARD-01", {})


def check_retry(state: ToiState, seat: int, card: int, action_phase: bool) -> Refusal | None:
    return Refusal("no-such-card", "TOI-CARD-01", {})


def play_card(state: ToiState, seat: int, card: int) -> None:
    raise NotImplementedError


def retry_card(state: ToiState, seat: int, card: int) -> None:
    raise NotImplementedError


def repeat_card(state: ToiState, seat: int, card: int) -> None:
    raise NotImplementedError


def card_income(state: ToiState, side: int) -> int:
    return 0


def end_round_cards(state: ToiState) -> None:
    pass
