"""The table as one seat knows it: the only thing a player is given.

The true state is never kept. The first thing done with it is to redraw everything the seat may not know; the question,
the choices and the view are read off that copy, and so are all positions a player imagines. A player that looks into
a table's insides finds a guess like his own.
"""

from typing import Any, Final

from warbox.engine.action import Action
from warbox.engine.decision import Decision, Refusal
from warbox.engine.game import Game, View
from warbox.engine.outlook import Outlook
from warbox.engine.sampler import Sampler
from warbox.engine.state import State
from warbox.engine.turn import check, is_complete, legal


class SeatTable:
    def __init__(self, game: Game[Any], state: State, seat: int) -> None:
        self.game: Final = game
        self.seat: Final = seat
        # Any seed will do, as long as it is always the same: the guess must not depend on what it replaces.
        self._guess: Final[State] = game.determinize(state, seat, Sampler(0))

    @property
    def decision(self) -> Decision:
        """What the seat is asked."""
        question = self._guess.question
        if question is None or self.seat not in question.seats:
            raise ValueError(f"seat {self.game.seat_letter(self.seat)} is not asked")
        return question

    def legal(self) -> list[Action]:
        """The seat's choices, in canonical order."""
        return legal(self._guess, self.seat)

    def is_complete(self) -> bool:
        """Whether these are all that the seat may answer."""
        return is_complete(self._guess, self.seat)

    def check(self, action: Action) -> Refusal | None:
        """Why the seat may not answer so, or None if it may."""
        return check(self._guess, self.seat, action)

    def candidates(self) -> list[Action]:
        """Those of them that the game finds worth thinking about, the best first."""
        found: list[Action] = self.game.candidates(self._guess, self.seat)
        return found

    def broad(self) -> list[Action]:
        """Those that somebody looks at who has time."""
        found: list[Action] = self.game.broad(self._guess, self.seat)
        return found

    def wide(self) -> list[Action]:
        """Those that somebody looks at who has much time."""
        found: list[Action] = self.game.wide(self._guess, self.seat)
        return found

    def view(self) -> View:
        """What the seat sees, as plain data."""
        return self.game.view(self._guess, self.seat)

    def position(self) -> str:
        """The position as the seat may know it, as text."""
        return self.game.format(self._guess, self.seat)

    def outlook(self) -> Outlook:
        """What a person in this seat would be told before choosing: odds, previews, causes."""
        return self.game.foresee(self._guess, self.seat)

    def imagine(self, sampler: Sampler) -> State:
        """A position that may be the true one as far as the seat can tell; it is the caller's to play on."""
        state: State = self.game.determinize(self._guess, self.seat, sampler)
        return state
