"""An exchange of fire: who fires first, shot by shot; also the last salvo before boarding."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.action import Action
from warbox.engine.decision import CHANCE, Decision, Refusal
from warbox.engine.event import Public
from warbox.engine.state import Frame, Roll
from warbox.games.broadsides.actions import HOLD, SHOTS_ONLY, SHOTS_OR_HOLD, Hold, Shot
from warbox.games.broadsides.arcs import bearing_cannons
from warbox.games.broadsides.damage import FACES, resolve_shot
from warbox.games.broadsides.deck import ROWS, SECTION_AT
from warbox.games.broadsides.sea import SEATS
from warbox.games.broadsides.ship import Ship
from warbox.games.broadsides.state import BroadsidesState
from warbox.games.broadsides.victory import judge_exchange

DIE: Final = len(FACES)  # [BBP-SETUP-11] one die a player
UNDECIDED: Final = -1

FIRE: Final = [Decision("shot", "BBP-FIRE-05", (0,)), Decision("shot", "BBP-FIRE-05", (1,))]
FIRE_SALVO: Final = [Decision("shot", "BBP-LASTSALVO-03", (0,)), Decision("shot", "BBP-LASTSALVO-03", (1,))]
WHO_FIRST: Final = Decision("first-fire", "BBP-R-20", (CHANCE,))
SHOT_DIE: Final = Decision("shot-die", "BBP-FIRE-05", (CHANCE,))


class Exchange(Frame[BroadsidesState]):
    """[BBP-FIRE-02] [BBP-FIRE-03] The shots of both are counted before the first is fired, so cannons hit now still
    fire.

    [BBP-FIRE-05] The first player fires all his shots, one at a time; [BBP-FIRE-06] then the other.
    [BBP-R-19] Each shot may be held; [BBP-R-48] in the last salvo none.
    """

    def __init__(self, shots: list[int], shooter: int, salvo: bool) -> None:
        self.shots = shots
        self.shooter: i64 = shooter
        self.salvo: Final = salvo

    def asks(self, state: BroadsidesState) -> Decision | None:
        if self.shooter == UNDECIDED or not self.shots[self.shooter]:
            return None
        return FIRE_SALVO[self.shooter] if self.salvo else FIRE[self.shooter]

    def legal(self, state: BroadsidesState, seat: int) -> list[Action]:
        """[BBP-FIRE-08] Any of the eight rows, whatever is left there. [BBP-R-22]"""
        return SHOTS_ONLY if self.salvo else SHOTS_OR_HOLD

    def check(self, state: BroadsidesState, seat: int, action: Action) -> Refusal | None:
        """[BBP-FIRE-07] A row is named before the die is rolled."""
        if isinstance(action, Shot):
            return None
        if isinstance(action, Hold):
            return Refusal("salvo-hold", "BBP-R-48") if self.salvo else None
        return Refusal("name-a-row", "BBP-FIRE-07")

    def take(self, state: BroadsidesState, seat: int, action: Action) -> None:
        """[BBP-R-21] Declared, rolled and applied one at a time. A held shot is lost."""
        self.shots[seat] -= 1
        if action is HOLD or not isinstance(action, Shot):
            if state.events is not None:
                state.emit(Public("held", "BBP-R-19", {"ship": SEATS[seat]}))
            return
        if not self.salvo:  # in Boarding only a melee counts [BBP-R-42]
            state.fought = True
        state.push(SHOT_ROLLS[(16 if self.salvo else 0) + seat * 8 + action.row])

    def run(self, state: BroadsidesState) -> None:
        if self.shooter == UNDECIDED:
            if self.shots[0] and self.shots[1]:
                state.push(FIRST_FIRE)
            else:
                self.shooter = 0 if self.shots[0] else 1
        elif self.shots[1 - self.shooter]:
            self.shooter = 1 - self.shooter
        else:
            state.finish(self)
            if not self.salvo:
                judge_exchange(state)

    def clone(self) -> Frame[BroadsidesState]:
        return Exchange(self.shots[:], int(self.shooter), self.salvo)


class FirstFire(Roll[BroadsidesState]):
    """[BBP-FIRE-04] [BBP-R-20] [BBP-R-67] Both roll, the Seahawk's die first; the higher fires first; ties again."""

    def __init__(self) -> None:
        super().__init__(WHO_FIRST, 2, DIE)

    def rolled(self, state: BroadsidesState, faces: list[int]) -> None:
        if state.events is not None:
            first = "tie" if faces[0] == faces[1] else SEATS[0 if faces[0] > faces[1] else 1]
            state.emit(Public("first-fire", "BBP-R-20", {"S": faces[0], "I": faces[1], "first": first}))
        if faces[0] == faces[1]:
            state.push(self)
            return
        exchange = state.stack[-1]
        assert isinstance(exchange, Exchange)
        exchange.shooter = 0 if faces[0] > faces[1] else 1


class ShotRoll(Roll[BroadsidesState]):
    """One shot at a row."""

    def __init__(self, seat: int, row: int, salvo: bool) -> None:
        super().__init__(SHOT_DIE, 1, DIE)
        self.seat: Final = seat
        self.row: Final = row
        self.salvo: Final = salvo

    def rolled(self, state: BroadsidesState, faces: list[int]) -> None:
        resolve_shot(state, self.seat, self.row, faces[0], self.salvo)


FIRST_FIRE: Final = FirstFire()
SHOT_ROLLS: Final = [
    ShotRoll(seat, row, salvo) for salvo in (False, True) for seat in (0, 1) for row in range(len(ROWS))
]


def active_shots(state: BroadsidesState) -> list[int]:
    """[BBP-FIRE-01] [BBP-RANGE-04] One shot for every cannon that bears now: one ship, both or neither may fire."""
    first, second = state.ships
    return [int(bearing_cannons(first, second)), int(bearing_cannons(second, first))]


def battery(ship: Ship, side: int) -> int:
    """[BBP-LASTSALVO-02] The cannons on deck at one side."""
    column = 0 if side == 0 else 2
    count = 0
    for row in SECTION_AT:
        if row[column] >= 0:
            count += ship.cannons[row[column]]
    return count
