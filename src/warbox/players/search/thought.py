"""What a search has found: the choices with their values, the best first."""

from typing import Final

from warbox.engine.action import Action

Follow = list[tuple[int, Action]]


class Line:
    """A choice, what it is worth to the seat (0 lost, 1 won), the playouts behind that and the standard error of their
    mean; and what followed in the playout nearest to it: seats and their answers, chance left out."""

    def __init__(self, action: Action, value: float, visits: int, error: float, follow: Follow) -> None:
        self.action: Final = action
        self.value: Final = value
        self.visits: Final = visits
        self.error: Final = error
        self.follow: Final = follow

    def __repr__(self) -> str:
        return f"Line({self.action.text!r}, {self.value:.3f} +- {self.error:.3f}, {self.visits} playouts)"


class Thought:
    """The choices that were looked at, the best first, and which of them is played: sealed choices are mixed.

    `nodes` are the answers that were tried or given in thought; so often, at least, was the clock looked at.
    """

    def __init__(self, lines: list[Line], choice: int, playouts: int) -> None:
        self.lines: Final = lines
        self.choice: Final = choice
        self.playouts: Final = playouts
        self.nodes = 0
        self.looks = 0

    @property
    def action(self) -> Action:
        return self.lines[self.choice].action

    @property
    def value(self) -> float:
        return self.lines[self.choice].value

    def __repr__(self) -> str:
        return f"Thought({self.lines!r}, {self.choice}, {self.playouts})"
