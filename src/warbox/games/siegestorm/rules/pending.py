"""Abilities that an event has set off and that wait to be carried out."""

from typing import Final

from mypy_extensions import i64


class Pending:
    """An ability that was set off: whose it is, of which card, and which card caused it."""

    def __init__(self, you: int, source: int, ability: int, subject: int, zone: int) -> None:
        self.you: Final[i64] = you
        self.source: Final[i64] = source  # -1: the boss itself
        self.ability: Final[i64] = ability
        self.subject: Final[i64] = subject
        self.zone: Final[i64] = zone
