"""How a match may go on after a choice: a few answers of seats that play sensibly, and what they bring about.

The position is one that somebody may know whole: a seat's own guess, or the truth of a match that is over. Each seat
answers from its own table all the same, so that nobody in the line plays as if it saw what it does not.
"""

from dataclasses import dataclass, field
from time import monotonic
from typing import Any, Final

from warbox.engine.action import Action
from warbox.engine.decision import CHANCE
from warbox.engine.event import Event
from warbox.engine.game import Game
from warbox.engine.sampler import Sampler
from warbox.engine.state import State
from warbox.engine.turn import apply, chance, legal
from warbox.players.greedy import Greedy
from warbox.players.table import SeatTable

PLIES: Final = 4  # answers with a choice, the first included
MOST_ANSWERS: Final = 40  # those without a choice included


def plain_event(event: Event) -> dict[str, Any]:
    return {"kind": event.kind, "rule": event.rule, "facts": event.facts}


@dataclass(frozen=True)
class Ply:
    """An answer, and what is seen to follow from it."""

    by: str  # the seat's letter
    action: str  # in notation
    events: list[Event] = field(default_factory=list)

    def plain(self) -> dict[str, Any]:
        return {"by": self.by, "action": self.action, "events": [plain_event(event) for event in self.events]}


def main_line(
    game: Game[Any],
    position: State,
    seat: int,
    choice: Action,
    sampler: Sampler,
    reader: int,
    plies: int = PLIES,
    latest: float | None = None,
) -> list[Ply]:
    """The choice, and how sensible seats answer it; what the reader would see of it. Later than `latest` nobody
    begins to think."""
    state = position.clone()
    line: list[Ply] = []
    answers = 0
    asked, action, has_choice = seat, choice, True
    while True:
        told: list[Event] = []
        state.events = told
        apply(state, asked, action)
        while state.question is not None and state.question.seats[0] == CHANCE:
            chance(state, sampler)
        state.events = None
        seen = [one for one in (event.seen_by(reader) for event in told) if one is not None]
        if has_choice or not line:
            line.append(Ply(game.seat_letter(asked), action.text, seen))
        else:
            line[-1].events.extend(seen)
        answers += 1
        question = state.question
        if question is None or answers >= MOST_ANSWERS or (latest is not None and monotonic() > latest):
            return line
        asked = question.seats[0]
        choices = legal(state, asked)
        has_choice = len(choices) > 1
        if has_choice and len(line) >= plies:
            return line
        action = choices[0]
        if has_choice:
            seconds = None if latest is None else max(0.0, latest - monotonic())
            action = Greedy(game, int(sampler.next()), 1, seconds).choose(SeatTable(game, state, asked))
