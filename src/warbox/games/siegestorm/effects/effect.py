"""Effects that last: what an action or an ability leaves behind for a while. [SGS-R-59] [SGS-TURN-10]"""

from typing import Final

from mypy_extensions import i64

NO_CARD: Final = -1
EVERY_ZONE: Final = -1


class Effect:
    """One lasting effect. It never changes: clones share it.

    It hangs on a card, or on a player: his costs, the damage he suffers, the protection of all his cards.
    """

    def __init__(
        self,
        verb: int,
        card: int,
        player: int,
        zone: int,
        n: int,
        stat: int,
        what: int,
        fixed: int,
        until: int,
        whose: int,
        source: int,
        by_action: bool,
    ) -> None:
        self.verb: Final[i64] = verb
        self.card: Final[i64] = card
        self.player: Final[i64] = player
        self.zone: Final[i64] = zone
        self.n: Final[i64] = n
        self.stat: Final[i64] = stat
        self.what: Final[i64] = what
        self.fixed: Final[i64] = fixed  # the cost itself, NOT_SET if it is only changed by `n`
        self.until: Final[i64] = until  # END_OF_TURN, YOUR_NEXT_TURN, NEXT, WHILE
        self.whose: Final[i64] = whose  # who made it: YOUR_NEXT_TURN ends in this player's Preparation
        self.source: Final[i64] = source  # the card that WHILE speaks of
        self.by_action: Final = by_action  # [SGS-CONFLICT-02] actions go before passives
