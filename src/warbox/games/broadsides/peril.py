"""How near the ships are to sinking: what the shots that are due, and those after the cards already plotted, can do to
the hulls.

[BBP-R-41] A ship that has been hit for the third time is lost only when the exchange is over, and until then she looks
like any other: whoever judges by what is left of her does not know that he has won.
"""

from typing import Final

from warbox.games.broadsides.actions import SLOTS
from warbox.games.broadsides.arcs import NO_SIDE, bearing_cannons, side_towards
from warbox.games.broadsides.damage import FACES, HULL
from warbox.games.broadsides.deck import DESTROYED_TO_SINK, HITS_TO_DESTROY, HULL_COUNT, ROWS
from warbox.games.broadsides.firing import Exchange
from warbox.games.broadsides.sailing import NO_CARD, carry_out
from warbox.games.broadsides.sea import SIDES
from warbox.games.broadsides.ship import Ship
from warbox.games.broadsides.state import BroadsidesState

HITS: Final = float(FACES.count(HULL)) / float(len(FACES))  # of the shots at a row of the hull
FRAIL: Final = 2  # so many hits from sinking, a ship must mind every shot
LATER: Final = 0.8  # what comes after this exchange counts less: who sinks her now is not fired at again


def hits_to_sink(ship: Ship, side: int) -> int:
    """[BBP-WIN-03] [BBP-DAMAGE-23] The hull hits that sink her, if all come from one side; 0: she is sunk."""
    missing = DESTROYED_TO_SINK - int(ship.hull_destroyed())
    if missing <= 0:
        return 0
    marked = 0
    for row in range(len(ROWS)):
        if 0 < ship.hull[row * len(SIDES) + side] < HITS_TO_DESTROY:
            marked += 1
    return missing * HITS_TO_DESTROY - min(marked, missing)


def is_frail(ship: Ship) -> bool:
    hits = 0
    for place in range(HULL_COUNT):
        hits += ship.hull[place]
    if hits + FRAIL < DESTROYED_TO_SINK * HITS_TO_DESTROY:
        return False
    for side in range(len(SIDES)):
        if hits_to_sink(ship, side) <= FRAIL:
            return True
    return False


def at_least(shots: int, hits: int) -> float:
    """The chance that so many of the shots hit the hull, if all are aimed at it."""
    if hits <= 0:
        return 1.0
    if shots < hits:
        return 0.0
    chance = 1.0  # of exactly so many hits
    for _ in range(shots):
        chance *= 1.0 - HITS
    less = chance
    for count in range(1, hits):
        chance *= float(shots - count + 1) / float(count) * HITS / (1.0 - HITS)
        less += chance
    return 1.0 - less


def count_shots(ship: Ship, enemy: Ship, shots: int, counts: list[int]) -> None:
    """[BBP-R-26] [BBP-DAMAGE-21] Shots at a ship, by the side that they strike."""
    side = int(side_towards(ship, enemy))
    if side != NO_SIDE:
        counts[side] += shots


def sinking(state: BroadsidesState, exchange: Exchange | None, plotted: bool) -> list[float]:
    """For each ship the chance that she sinks by what is fired until the end of the turn. The cards still to be turned
    over are known if both have `plotted`."""
    ships = state.ships
    frail = [is_frail(ships[0]), is_frail(ships[1])]
    chances = [0.0, 0.0]
    if not frail[0] and not frail[1]:
        return chances
    counts = [[0, 0], [0, 0]]  # shots at each ship, by the side that they strike
    if exchange is not None:
        for seat in (0, 1):
            count_shots(ships[seat], ships[1 - seat], exchange.shots[1 - seat], counts[seat])
    now = [sunk_by(ships[0], counts[0]), sunk_by(ships[1], counts[1])]
    if plotted:
        shots_to_come(state, counts)
    for seat in (0, 1):
        if frail[seat]:
            chances[seat] = now[seat] + LATER * (sunk_by(ships[seat], counts[seat]) - now[seat])
    return chances


def sunk_by(ship: Ship, counts: list[int]) -> float:
    """The chance that so many shots at each side sink her."""
    afloat = 1.0
    for side in range(len(SIDES)):
        afloat *= 1.0 - at_least(counts[side], hits_to_sink(ship, side))
    return 1.0 - afloat


def shots_to_come(state: BroadsidesState, counts: list[list[int]]) -> None:
    """Sail the cards not yet turned over."""
    first, second = state.ships[0].clone(), state.ships[1].clone()
    for step in range(int(state.step) + 1, SLOTS + 1):
        for ship in (first, second):
            plot = ship.plot
            carry_out(state, ship, NO_CARD if plot is None else plot.card(step))
        if first.x == second.x and first.y == second.y:
            break
        count_shots(first, second, int(bearing_cannons(second, first)), counts[0])
        count_shots(second, first, int(bearing_cannons(first, second)), counts[1])
