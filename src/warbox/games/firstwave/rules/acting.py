"""Somebody's activation, survivor's or NPC's: what is left of its actions, and what each costs."""

from typing import Final

from mypy_extensions import i64

from warbox.games.firstwave.pieces.limits import MOST_COMBATS, MOST_MOVES
from warbox.games.firstwave.state import Rule

START: Final = 0  # infection, unconsciousness, markers [FW-ACTIVATE-07]
FRESH: Final = 1  # nothing done yet: a melee may be left [FW-MELEE-17]
GOING: Final = 2


class Acting(Rule):
    def __init__(self, figure: int, actions: int, step: int, given: bool) -> None:
        self.figure: Final = figure
        self.given: Final = given  # actions of the chief: not an activation [FW-ACTIVATE-11]
        self.actions: i64 = actions
        self.step: i64 = step
        self.moves: i64 = 0
        self.combats: i64 = 0
        self.gave: i64 = 0  # actions given away [FW-ACTIVATE-09]
        self.halved = False  # [FW-R-22] disoriented markers have cost actions

    def pay(self, moves: int, combats: int, actions: int) -> None:
        """[FW-R-29] The limits belong to one activation: given actions are outside it."""
        self.actions -= actions
        self.step = max(self.step, GOING)
        if not self.given:
            self.moves += moves
            self.combats += combats

    def may_move(self) -> bool:
        """[FW-ACTIVATE-03] [FW-R-29]"""
        return self.given or self.moves < MOST_MOVES

    def may_fight(self, cost: int) -> bool:
        """[FW-ACTIVATE-04] [FW-ACTIVATE-06] [FW-NPC-19] [FW-R-29] A heavy weapon uses up both combat actions."""
        return self.given or self.combats + cost <= MOST_COMBATS
