"""The state of a game of Broadsides."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.state import State
from warbox.games.broadsides.readings import Readings
from warbox.games.broadsides.ship import Ship

DEPLOYING: Final = 0
SAILING: Final = 1  # [BBP-GEN-03] the Broadsides phase
BOARDING: Final = 2  # the Boarding phase, from the collision on; there is no way back


class BroadsidesState(State):
    def __init__(self, readings: Readings, ships: list[Ship]) -> None:
        super().__init__()
        self.readings = readings
        self.phase: i64 = DEPLOYING
        self.turn: i64 = 1  # of the phase
        self.step: i64 = 0  # cards revealed in this turn
        self.stage: i64 = 0  # where the turn, or the collision, stands: see sailing.py and collision.py
        self.idle: i64 = 0  # turns in a row without a shot (Broadsides) or a melee (Boarding)
        self.fought = False  # a shot, or a melee, in this turn
        self.lying: i64 = -1  # how the large ships lie: an index into deck.LYING
        self.ships = ships

    def clone(self) -> "BroadsidesState":
        copy = BroadsidesState(self.readings, [self.ships[0].clone(), self.ships[1].clone()])
        copy.copy_kernel(self)
        copy.phase = self.phase
        copy.turn = self.turn
        copy.step = self.step
        copy.stage = self.stage
        copy.idle = self.idle
        copy.fought = self.fought
        copy.lying = self.lying
        return copy
