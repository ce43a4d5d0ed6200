"""How good a position is for a seat: an estimate, made of what is on the decks and of what is about to happen.

At sea: men, guns, masts and hull; the shots that are due now and after the cards already plotted; how soon each ship
can bring a battery to bear. Boarding has a file of its own.
"""

from math import exp
from typing import Final

from warbox.games.broadsides.actions import SLOTS
from warbox.games.broadsides.approach import NEVER, cards_to_bear
from warbox.games.broadsides.arcs import bearing_cannons
from warbox.games.broadsides.deck import HITS_TO_DESTROY
from warbox.games.broadsides.evaluate_boarding import evaluate_boarding
from warbox.games.broadsides.firing import Exchange, battery
from warbox.games.broadsides.plotting import Plotting
from warbox.games.broadsides.sailing import NO_CARD, carry_out
from warbox.games.broadsides.sea import SIDES
from warbox.games.broadsides.ship import NOWHERE, Ship
from warbox.games.broadsides.state import BOARDING, DEPLOYING, BroadsidesState

# in points
SCALE: Final = 5.0  # an advantage of so many points wins three games in four
CREW: Final = 0.35
CANNON: Final = 0.8
DAMAGE_CARDS: Final = [0.0, 1.5, 4.0, 10.0]  # an immobilised ship is raked at leisure
HULL_HIT: Final = 0.4
DESTROYED: Final = [0.0, 0.5, 3.0, 20.0]  # hull sections, besides the Damage cards
CAPTAIN_LOST: Final = 2.0  # a crew member, and a turn without cards
NO_CARDS: Final = 1.0
ELIMINATED: Final = 20.0
SHOT: Final = 0.8  # what a shot takes
BATTERY: Final = 0.6  # for a gun that bears when the next plot is made, and less for each card that takes
DECAY: Final = [0.8**cards for cards in range(NEVER * SLOTS + 1)]
EAGER: Final = 1.3  # how much more the own guns count than the enemy's: nobody wins far apart


def evaluate(state: BroadsidesState, seat: int) -> float:
    """From 0, lost, to 1, won."""
    if state.outcome is not None:
        return state.outcome.score(seat)
    if state.phase == BOARDING:
        return evaluate_boarding(state, seat)
    own, enemy = state.ships[seat], state.ships[1 - seat]
    if state.phase == DEPLOYING:
        return 0.5  # where the free figures stand has not been seen to matter
    points = strength(own) - strength(enemy)
    exchange = pending_exchange(state)
    if exchange is not None:
        points += SHOT * (exchange.shots[seat] - exchange.shots[1 - seat])
    if has_plotted(own) and has_plotted(enemy) and not isinstance(state.stack[-1], Plotting):
        own, enemy = own.clone(), enemy.clone()
        points += play_cards(state, own, enemy)
    if own.x != enemy.x or own.y != enemy.y:
        points += EAGER * threat(own, enemy) - threat(enemy, own)
    return 1.0 / (1.0 + exp(-points / SCALE))


def strength(ship: Ship) -> float:
    """What is left of a ship, in points."""
    if ship.is_eliminated():
        return -ELIMINATED
    points = CREW * float(ship.crew_left()) + CANNON * float(sum(ship.cannons))
    points -= DAMAGE_CARDS[ship.damage_cards()]
    for hits in ship.hull:
        if 0 < hits < HITS_TO_DESTROY:
            points -= HULL_HIT
    destroyed = ship.hull_destroyed()
    points -= DESTROYED[destroyed if destroyed < 3 else 3]
    if ship.captain == NOWHERE:
        points -= CAPTAIN_LOST
    elif ship.captain_lost or ship.no_cards:
        points -= NO_CARDS
    return points


def pending_exchange(state: BroadsidesState) -> Exchange | None:
    """The exchange of fire that is going on."""
    for frame in state.stack[-2:]:
        if isinstance(frame, Exchange):
            return frame
    return None


def has_plotted(ship: Ship) -> bool:
    return ship.plot is not None or ship.no_cards


def play_cards(state: BroadsidesState, own: Ship, enemy: Ship) -> float:
    """Sail the cards not yet turned over: the shots to come, in points."""
    points = 0.0
    for step in range(int(state.step) + 1, SLOTS + 1):
        for ship in (own, enemy):
            plot = ship.plot
            carry_out(state, ship, NO_CARD if plot is None else plot.card(step))
        if own.x == enemy.x and own.y == enemy.y:
            break
        points += SHOT * float(bearing_cannons(own, enemy) - bearing_cannons(enemy, own))
    return points


def threat(ship: Ship, enemy: Ship) -> float:
    """The guns a ship can bring to bear, in points: the fewer cards it takes the more."""
    due = ship.damage_cards()
    most = 0.0
    for side in range(len(SIDES)):
        guns = battery(ship, side)
        if not guns:
            continue
        cards = cards_to_bear(int(ship.x), int(ship.y), int(ship.heading), side, int(enemy.x), int(enemy.y))
        if cards and due == SLOTS:
            continue
        cards = cards * SLOTS // (SLOTS - int(due)) if cards else 0
        if ship.captain_lost and cards:
            cards += SLOTS
        points = BATTERY * float(guns) * DECAY[cards]
        most = max(most, points)
    return most
