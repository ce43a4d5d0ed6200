"""What one verb of the vocabulary does: the class that every operation fills."""

from typing import TYPE_CHECKING, Final

from warbox.games.siegestorm.cards import vocabulary as v
from warbox.games.siegestorm.cards.card import Entry
from warbox.games.siegestorm.state import SiegestormState

if TYPE_CHECKING:
    from warbox.games.siegestorm.effects.resolve import Resolve

NO_POOL: Final = -1


class Operation:
    """`begin` starts it; if something must be chosen or rolled first, `finish` or `rolled` goes on with what came.

    It says `frame.done = True` if it has changed anything.
    """

    def __init__(self, name: str) -> None:
        self.name: Final = name  # of its verb

    def is_possible(self, state: SiegestormState, frame: "Resolve", entry: Entry) -> bool:
        """Whether there is any point in asking its player. Only what all can see is looked at, so that nobody learns
        anything from not being asked."""
        return True

    def begin(self, state: SiegestormState, frame: "Resolve", entry: Entry) -> None:
        raise NotImplementedError

    def finish(self, state: SiegestormState, frame: "Resolve", entry: Entry) -> None:
        """Go on with what was chosen: `frame.picks`."""
        raise NotImplementedError

    def rolled(self, state: SiegestormState, frame: "Resolve", index: int) -> None:
        """Go on with what chance has picked from a hand or among Supporters."""
        raise NotImplementedError

    # what a position may say of a choice under way

    def pool(self, entry: Entry) -> int:
        """What it lets somebody choose from."""
        return NO_POOL

    def takes_turns(self) -> bool:
        """Whether the players meant choose one after the other, each for himself."""
        return False

    def hits_one(self, entry: Entry) -> bool:
        """[SGS-COOP-10] Whether it hits one opponent: which of two partners they decide."""
        return entry.who == v.OPPONENT or entry.to == v.OPP_SUPPORTER

    def is_random(self, entry: Entry) -> bool:
        """Whether chance picks from a hand."""
        return False
