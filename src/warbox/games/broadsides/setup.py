"""Setting up: both owners place their two free crew and their captain, unseen by the other."""

from typing import Final

from warbox.engine.action import Action
from warbox.engine.decision import SEALED, Decision, Refusal
from warbox.engine.event import Public
from warbox.engine.state import Frame
from warbox.games.broadsides.actions import CAPTAIN, CREW, PLACE_CAPTAIN, PLACE_CREW, Place
from warbox.games.broadsides.deck import FREE_CREW, MOST_FIGURES, SECTION_COUNT, SECTIONS, START_CREW
from warbox.games.broadsides.sea import SEATS
from warbox.games.broadsides.ship import Ship
from warbox.games.broadsides.state import SAILING, BroadsidesState

DEPLOY_BOTH: Final = Decision("deploy", "BBP-R-08", (0, 1), SEALED, silent=True)
DEPLOY_ONE: Final = [Decision("deploy", "BBP-R-08", (seat,), SEALED, silent=True) for seat in (0, 1)]
TO_PLACE: Final = FREE_CREW + 1


def has_room(ship: Ship, section: int) -> bool:
    """[BBP-R-10] [BBP-R-11] All 18 sections may be used; no more than three figures in one."""
    return START_CREW[section] + ship.placed.count(section) < MOST_FIGURES


def put_on_deck(ship: Ship) -> None:
    """[BBP-SETUP-06] [BBP-SETUP-07] The chosen sections, free crew first, the captain last."""
    base = int(ship.seat) * SECTION_COUNT
    for section in ship.placed[:FREE_CREW]:
        ship.crew[base + section] += 1
    ship.captain = base + ship.placed[FREE_CREW]
    ship.placed = []


class Deployment(Frame[BroadsidesState]):
    """[BBP-SETUP-06] [BBP-SETUP-07] [BBP-R-08] Two crew, then the captain, unseen by the other; then all is public."""

    def __init__(self, turn: Frame[BroadsidesState]) -> None:
        self.turn: Final = turn

    def asks(self, state: BroadsidesState) -> Decision | None:
        first = len(state.ships[0].placed) < TO_PLACE
        second = len(state.ships[1].placed) < TO_PLACE
        if first and second:
            return DEPLOY_BOTH
        if first:
            return DEPLOY_ONE[0]
        return DEPLOY_ONE[1] if second else None

    def legal(self, state: BroadsidesState, seat: int) -> list[Action]:
        ship = state.ships[seat]
        places = PLACE_CREW if len(ship.placed) < FREE_CREW else PLACE_CAPTAIN
        return [places[section] for section in range(SECTION_COUNT) if has_room(ship, section)]

    def check(self, state: BroadsidesState, seat: int, action: Action) -> Refusal | None:
        ship = state.ships[seat]
        if not isinstance(action, Place):
            return Refusal("place-first", "BBP-R-08")
        if (action.figure == CREW) != (len(ship.placed) < FREE_CREW):
            rule = "BBP-SETUP-06" if action.figure == CAPTAIN else "BBP-SETUP-07"
            return Refusal("place-order", rule, {"placed": len(ship.placed)})
        if not has_room(ship, action.section):
            return Refusal("section-full", "BBP-R-10", {"section": SECTIONS[action.section]})
        return None

    def take(self, state: BroadsidesState, seat: int, action: Action) -> None:
        assert isinstance(action, Place)
        state.ships[seat].placed.append(action.section)

    def run(self, state: BroadsidesState) -> None:
        for ship in state.ships:
            if state.events is not None:
                names = [SECTIONS[section] for section in ship.placed]
                facts: dict[str, str | int] = {"ship": SEATS[int(ship.seat)], "crew": "+".join(names[:FREE_CREW])}
                facts["captain"] = names[FREE_CREW]
                state.emit(Public("deployed", "BBP-R-08", facts))
            put_on_deck(ship)
        state.finish(self)
        state.phase = SAILING
        state.push(self.turn)

    def clone(self) -> Frame[BroadsidesState]:
        return self
