"""Cards picked at random inside a resolution: the chance seat names which."""

from typing import TYPE_CHECKING, Final

from warbox.engine.decision import CHANCE, Decision
from warbox.engine.state import Roll
from warbox.games.siegestorm.cards import vocabulary as v
from warbox.games.siegestorm.effects import operations, resolve
from warbox.games.siegestorm.state import SiegestormState

if TYPE_CHECKING:
    from warbox.games.siegestorm.effects.resolve import Resolve

AT_RANDOM: Final = Decision("random-card", "SGS-KEYWORD-25", (CHANCE,))
MOST_CARDS: Final = 200


class RandomPick(Roll[SiegestormState]):
    """[SGS-KEYWORD-25] One of so many cards, each as likely as any other: 1 is the first."""

    def __init__(self, size: int) -> None:
        super().__init__(AT_RANDOM, 1, size)

    def rolled(self, state: SiegestormState, faces: list[int]) -> None:
        frame = state.stack[-1]
        assert isinstance(frame, resolve.Resolve)
        picked(state, frame, faces[0] - 1)


RANDOM_PICKS: Final = [RandomPick(size) for size in range(MOST_CARDS)]


def push_random_pick(state: SiegestormState, frame: "Resolve", size: int) -> None:
    """Ask chance for one of so many; a single one, or all of them, need no asking."""
    if size == 1 or (size and frame.current().amount == v.ALL):
        picked(state, frame, 0)
    elif size > 1:
        state.push(RANDOM_PICKS[size])


def picked(state: SiegestormState, frame: "Resolve", index: int) -> None:
    operations.OPERATIONS[frame.current().verb].rolled(state, frame, index)
