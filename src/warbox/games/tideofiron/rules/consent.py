"""Partners: a unit of the partner's division supports only if the partner agrees."""

from typing import Final

from warbox.engine.action import Action
from warbox.engine.decision import Decision
from warbox.engine.state import Frame
from warbox.games.tideofiron.actions import NO, YES
from warbox.games.tideofiron.pieces.seats import SEAT_COUNT
from warbox.games.tideofiron.state import ToiState

CONSENT: Final = [Decision("consent", "TOI-MULTI-10", (seat,)) for seat in range(SEAT_COUNT)]
ANSWERS: Final[list[Action]] = [YES, NO]


class Helped(Frame[ToiState]):
    """A frame that a partner's unit can support."""

    def add_support(self, state: ToiState, index: int) -> None:
        raise NotImplementedError

    def refuse_support(self, index: int) -> None:
        raise NotImplementedError


class Consent(Frame[ToiState]):
    """[TOI-MULTI-10] The partner decides about his own units."""

    def __init__(self, seat: int, unit: int) -> None:
        self.seat: Final = seat
        self.unit: Final = unit

    def clone(self) -> Frame[ToiState]:
        return self

    def asks(self, state: ToiState) -> Decision | None:
        return CONSENT[self.seat]

    def legal(self, state: ToiState, seat: int) -> list[Action]:
        return ANSWERS

    def take(self, state: ToiState, seat: int, action: Action) -> None:
        state.finish(self)
        below = state.stack[-1]
        assert isinstance(below, Helped)
        if action is YES:
            below.add_support(state, self.unit)
        else:
            below.refuse_support(self.unit)
            if state.events is not None:
                state.say("support-refused", "TOI-MULTI-10", {"unit": state.units[self.unit].name})
