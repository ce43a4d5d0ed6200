"""How good a position is for a seat."""

from warbox.games.broadsides.ship import NOWHERE, Ship
from warbox.games.broadsides.state import BOARDING, BroadsidesState


def worth(state: BroadsidesState, ship: Ship) -> float:
    value = float(ship.crew_left())
    if ship.captain != NOWHERE:
        value += 4.0
    if state.phase != BOARDING:
        value += float(sum(ship.cannons)) - 3.0 * float(ship.damage_cards())
    return value if value > 0.0 else 0.0


def evaluate(state: BroadsidesState, seat: int) -> float:
    """From 0, lost, to 1, won."""
    if state.outcome is not None:
        return state.outcome.score(seat)
    own = worth(state, state.ships[seat]) + 1.0
    return own / (own + worth(state, state.ships[1 - seat]) + 1.0)
