"""Replacing a captain who was shot."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.action import Action
from warbox.engine.decision import Decision, Refusal
from warbox.engine.event import Public
from warbox.engine.state import Frame
from warbox.games.broadsides import actions
from warbox.games.broadsides.deck import SECTION_COUNT, SECTIONS
from warbox.games.broadsides.sea import SEATS
from warbox.games.broadsides.ship import NOWHERE, Ship
from warbox.games.broadsides.state import BroadsidesState

PROMOTE: Final = [Decision("promote", "BBP-DAMAGE-44", (0,)), Decision("promote", "BBP-DAMAGE-44", (1,))]


def manned_sections(ship: Ship) -> list[int]:
    """The own sections that hold at least one of the own crew."""
    base = int(ship.seat) * SECTION_COUNT
    return [section for section in range(SECTION_COUNT) if ship.crew[base + section]]


class Promotion(Frame[BroadsidesState]):
    """[BBP-DAMAGE-44] [BBP-R-34] The owner gives up any of his crew and puts the captain back in that one's section.

    The choice is made for him if only one section is manned.
    """

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def asks(self, state: BroadsidesState) -> Decision | None:
        return PROMOTE[self.seat] if len(manned_sections(state.ships[self.seat])) > 1 else None

    def legal(self, state: BroadsidesState, seat: int) -> list[Action]:
        return [actions.PROMOTIONS[section] for section in manned_sections(state.ships[seat])]

    def check(self, state: BroadsidesState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, actions.Promote):
            return Refusal("promote-first", "BBP-DAMAGE-44")
        if action.section not in manned_sections(state.ships[seat]):
            return Refusal("no-crew-there", "BBP-DAMAGE-44", {"section": SECTIONS[action.section]})
        return None

    def take(self, state: BroadsidesState, seat: int, action: Action) -> None:
        assert isinstance(action, actions.Promote)
        self.promote(state, action.section)

    def run(self, state: BroadsidesState) -> None:
        self.promote(state, manned_sections(state.ships[self.seat])[0])

    def promote(self, state: BroadsidesState, section: int) -> None:
        ship = state.ships[self.seat]
        spot: i64 = self.seat * SECTION_COUNT + section
        ship.crew[spot] -= 1
        ship.captain = spot
        state.finish(self)
        if state.events is not None:
            state.emit(Public("promoted", "BBP-DAMAGE-44", {"ship": SEATS[self.seat], "section": SECTIONS[section]}))

    def clone(self) -> Frame[BroadsidesState]:
        return self


PROMOTIONS: Final = [Promotion(0), Promotion(1)]


def push_promotion(state: BroadsidesState) -> bool:
    """[BBP-R-75] Ask for a captain where one is missing, the Seahawk's owner first. True if somebody was asked."""
    for seat in (0, 1):
        if state.ships[seat].captain == NOWHERE:
            state.push(PROMOTIONS[seat])
            return True
    return False
