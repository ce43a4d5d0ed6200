"""The preparation phase: barricades and wall reinforcements anywhere on the board, free of charge."""

from typing import Final

from warbox.engine.action import Action
from warbox.engine.decision import Decision, Refusal
from warbox.engine.event import Public
from warbox.engine.state import Frame
from warbox.games.onboard.actions import DONE, WORKS, Lay, Suppress, Throw, Work
from warbox.games.onboard.pieces.board import SEAT_COUNT, SEATS
from warbox.games.onboard.pieces.card import CARDS, PREPARED
from warbox.games.onboard.rules.action_card import discard
from warbox.games.onboard.rules.edge_card import can_work, change_edge, check_edge
from warbox.games.onboard.state import OnBoardState

PREPARE: Final = [Decision("prepare", "OB-PREP-03", (seat,), silent=True) for seat in range(SEAT_COUNT)]


class Preparation(Frame[OnBoardState]):
    """[OB-PREP-03] [OB-PREP-04] [OB-R-07] A Defence seat plays such cards one at a time, as many as it likes.

    It is asked whatever it holds, so that the question tells nothing; not if its hand is empty, as all can see.
    """

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def clone(self) -> Frame[OnBoardState]:
        return self

    def asks(self, state: OnBoardState) -> Decision | None:
        return PREPARE[self.seat] if state.hand_size(self.seat) else None

    def legal(self, state: OnBoardState, seat: int) -> list[Action]:
        """[OB-PREP-03] Every eligible edge of the board: no Distance, no Agent, no action."""
        choices: list[Action] = []
        for card in PREPARED:
            if state.holds_card(seat, card):
                for edge in state.readings.mission.tokens:
                    if can_work(state, card, edge):
                        choices.append(WORKS[card][edge])
        choices.append(DONE)
        return choices

    def check(self, state: OnBoardState, seat: int, action: Action) -> Refusal | None:
        """[OB-PREP-05] Nothing else is used now."""
        if action is DONE:
            return None
        if not isinstance(action, (Throw, Suppress, Work, Lay)):
            return Refusal("prepare-first", "OB-PREP-03")
        facts: dict[str, str | int] = {"card": CARDS[action.card]}
        if action.card not in PREPARED or isinstance(action, Lay):
            return Refusal("prepare-only", "OB-PREP-05", facts)
        if not state.holds_card(seat, action.card):
            return Refusal("not-in-hand", "OB-PREP-03", facts)
        return check_edge(state, action) if isinstance(action, Work) else Refusal("wrong-target", "OB-CARD-02", facts)

    def take(self, state: OnBoardState, seat: int, action: Action) -> None:
        """[OB-PREP-04] Face up to the discard pile, the token is placed openly, for good."""
        if isinstance(action, Work):
            discard(state, seat, action.card)
            change_edge(state, action, -1, seat)
        else:
            self.run(state)

    def run(self, state: OnBoardState) -> None:
        if state.events is not None:
            state.emit(Public("prepare-over", "OB-PREP-06", {"seat": SEATS[self.seat]}))
        state.finish(self)


PREPARATIONS: Final = [Preparation(seat) for seat in range(SEAT_COUNT)]
