"""How good a position is for a seat: an estimate, made of what is on the decks and of what is about to happen.

At sea: men, guns, masts and hull; the shots that are due now and after the cards already plotted; how soon each ship
can bring a battery to bear. What each weighs has been learnt from games (`weights.py`). Boarding has a file of its own.
"""

from math import exp, log
from typing import Final

from warbox.games.broadsides.actions import SLOTS
from warbox.games.broadsides.approach import NEVER, cards_to_bear
from warbox.games.broadsides.arcs import bearing_cannons
from warbox.games.broadsides.deck import (
    CENTRE,
    FREE_CREW,
    HITS_TO_DESTROY,
    ROW_OF,
    ROWS,
    SECTION_AT,
    SECTION_COUNT,
)
from warbox.games.broadsides.evaluate_boarding import evaluate_boarding
from warbox.games.broadsides.firing import Exchange, battery
from warbox.games.broadsides.peril import sinking
from warbox.games.broadsides.plotting import Plotting
from warbox.games.broadsides.sailing import NO_CARD, carry_out
from warbox.games.broadsides.sea import SIDES
from warbox.games.broadsides.ship import NOWHERE, Ship
from warbox.games.broadsides.state import BOARDING, DEPLOYING, BroadsidesState
from warbox.games.broadsides.storm import boarding_chance
from warbox.games.broadsides.weights import WEIGHTS

EAGER: Final = 0.04  # what a gun of the own threat adds, only to make a player bold: nobody wins far apart
BOLDER: Final = 0.01  # for each turn without a shot, to who looks farther and is not eager
HAND_TO_HAND: Final = 0.6  # what boarding costs him
LIES_STILL: Final = -1.4  # what a turn without cards does: she is raked
DECAY: Final = [0.8**cards for cards in range(NEVER * SLOTS + 1)]

# what is counted for a ship at sea, in the order of a tally
CAPTAIN_ROWS: Final = ["captain-" + row for row in ROWS]
CREW_ROWS: Final = ["crew-" + row for row in ROWS]
FEATURES: Final = [
    "crew",
    "cannon",
    "damage-1",
    "damage-2",
    "damage-3",
    "hull-hit",
    "destroyed-1",
    "destroyed-2",
    "eliminated",
    "captain-lost",
    "no-cards",
    "shot",
    "shot-to-come",
    "threat",
    "captain-side",
    *CAPTAIN_ROWS,
    *CREW_ROWS,
]
CREW: Final = 0
CANNON: Final = 1
DAMAGE: Final = 2  # one, two, three Damage cards: an immobilised ship is raked at leisure
HULL_HIT: Final = 5
DESTROYED: Final = 6  # hull sections: one, two; three sink her
ELIMINATED: Final = 8
CAPTAIN_LOST: Final = 9
NO_CARDS: Final = 10
SHOT: Final = 11  # due now
SHOT_TO_COME: Final = 12  # after the cards that are plotted
THREAT: Final = 13  # guns that can be brought to bear, the fewer cards it takes the more
CAPTAIN_SIDE: Final = 14  # the captain at the rail
CAPTAIN_ROW: Final = 15
CREW_ROW: Final = CAPTAIN_ROW + len(ROWS)
BOARDING_FEATURE: Final = "boarding"  # the logit of what `evaluate_boarding` says

SEA_WEIGHTS: Final = [WEIGHTS[name] for name in FEATURES]
BOARDING_WEIGHT: Final = [WEIGHTS[BOARDING_FEATURE]]
TOLD: Final = ["captain-lost", "no-cards"]  # by `will_lie_still`, to who looks farther
SURE: Final = 1e-6
SURENESS: Final = 0.96  # of a judgement
BOTH: Final = 0.5  # sink: [BBP-R-41] a draw
FAR_WEIGHTS: Final = [0.0 if name in TOLD else WEIGHTS[name] for name in FEATURES]


def evaluate(state: BroadsidesState, seat: int) -> float:
    """From 0, lost, to 1, won."""
    if state.outcome is not None:
        return state.outcome.score(seat)
    if state.phase == BOARDING:
        return logistic(BOARDING_WEIGHT[0] * logit(evaluate_boarding(state, seat)))
    counts = [0.0] * len(FEATURES)
    bold = tally(state, seat, counts)
    points = 0.0
    for place, count in enumerate(counts):
        points += SEA_WEIGHTS[place] * count
    return logistic(points + EAGER * bold)


def prospect(state: BroadsidesState, seat: int) -> float:
    """The same for who looks farther. He lets the enemy come, and goes for her the bolder the longer no shot has been
    fired; he boards with good odds only, since he sails better than he fights hand to hand; he loses no captain
    lightly, and sees when a ship is about to sink."""
    if state.outcome is not None:
        return state.outcome.score(seat)
    if state.phase == BOARDING:
        return unsure(logistic(logit(boarding_chance(state, seat)) - HAND_TO_HAND))
    counts = [0.0] * len(FEATURES)
    bold = tally(state, seat, counts)
    points = BOLDER * float(state.idle) * bold
    for place, count in enumerate(counts):
        points += FAR_WEIGHTS[place] * count
    known = cards_lie(state)
    points += LIES_STILL * (will_lie_still(state.ships[seat], known) - will_lie_still(state.ships[1 - seat], known))
    chance = unsure(logistic(points))
    sinks = sinking(state, pending_exchange(state), known)
    own, enemy = sinks[seat], sinks[1 - seat]
    return (1.0 - own) * (enemy + (1.0 - enemy) * chance) + BOTH * own * enemy


def will_lie_still(ship: Ship, known: bool) -> float:
    """[BBP-DAMAGE-42] Whether she will be raked for a turn without cards: one that is still to come, for once the
    other's cards are `known` the shots to come are counted."""
    return 1.0 if ship.captain_lost or (ship.no_cards and not known) else 0.0


def unsure(chance: float) -> float:
    """Nothing is won before it is won: whoever can sink her or kill the captain does not trust in being far ahead."""
    return 0.5 + SURENESS * (chance - 0.5)


def features(state: BroadsidesState, seat: int) -> dict[str, float]:
    """What is counted, by name, for the seat."""
    found: dict[str, float] = {}
    if state.outcome is not None:
        return found
    if state.phase == BOARDING:
        found[BOARDING_FEATURE] = logit(evaluate_boarding(state, seat))
        return found
    counts = [0.0] * len(FEATURES)
    tally(state, seat, counts)
    for place, count in enumerate(counts):
        found[FEATURES[place]] = count
    return found


def logistic(points: float) -> float:
    return 1.0 / (1.0 + exp(-points))


def logit(chance: float) -> float:
    sure = max(SURE, min(1.0 - SURE, chance))
    return log(sure / (1.0 - sure))


def tally(state: BroadsidesState, seat: int, counts: list[float]) -> float:
    """What a seat has more than the other, in the order of FEATURES; returns its own threat."""
    own, enemy = state.ships[seat], state.ships[1 - seat]
    if state.phase == DEPLOYING:
        deployed(own, counts, 1.0)
        deployed(enemy, counts, -1.0)
        return 0.0
    strength(own, counts, 1.0)
    strength(enemy, counts, -1.0)
    exchange = pending_exchange(state)
    if exchange is not None:
        counts[SHOT] = float(exchange.shots[seat] - exchange.shots[1 - seat])
    if cards_lie(state):
        own, enemy = own.clone(), enemy.clone()
        counts[SHOT_TO_COME] = play_cards(state, own, enemy)
    if own.x == enemy.x and own.y == enemy.y:
        return 0.0
    threatens = threat(own, enemy)
    counts[THREAT] = threatens - threat(enemy, own)
    return threatens


def deployed(ship: Ship, counts: list[float], sign: float) -> None:
    """Where the free crew and the captain have been placed so far."""
    for number, section in enumerate(ship.placed):
        if number < FREE_CREW:
            counts[CREW_ROW + ROW_OF[section]] += sign
        else:
            stands(section, counts, sign)


def stands(section: int, counts: list[float], sign: float) -> None:
    """Where the captain is."""
    counts[CAPTAIN_ROW + ROW_OF[section]] += sign
    if SECTION_AT[ROW_OF[section]][CENTRE] != section:
        counts[CAPTAIN_SIDE] += sign


def strength(ship: Ship, counts: list[float], sign: float) -> None:
    """What is left of a ship."""
    if ship.is_eliminated():
        counts[ELIMINATED] += sign
        return
    base = int(ship.seat) * SECTION_COUNT
    for section in range(SECTION_COUNT):
        crew = ship.crew[base + section]
        if crew:
            counts[CREW] += sign * float(crew)
            counts[CREW_ROW + ROW_OF[section]] += sign * float(crew)
    counts[CANNON] += sign * float(sum(ship.cannons))
    damage = ship.damage_cards()
    if damage:
        counts[DAMAGE + damage - 1] += sign
    for hits in ship.hull:
        if 0 < hits < HITS_TO_DESTROY:
            counts[HULL_HIT] += sign
    destroyed = ship.hull_destroyed()
    if destroyed:
        counts[DESTROYED + (0 if destroyed == 1 else 1)] += sign
    if ship.captain == NOWHERE:
        counts[CAPTAIN_LOST] += sign
        return
    stands(int(ship.captain) % SECTION_COUNT, counts, sign)
    if ship.captain_lost or ship.no_cards:
        counts[NO_CARDS] += sign


def pending_exchange(state: BroadsidesState) -> Exchange | None:
    """The exchange of fire that is going on."""
    for frame in state.stack[-2:]:
        if isinstance(frame, Exchange):
            return frame
    return None


def cards_lie(state: BroadsidesState) -> bool:
    """Whether the cards of this turn are known."""
    return has_plotted(state.ships[0]) and has_plotted(state.ships[1]) and not isinstance(state.stack[-1], Plotting)


def has_plotted(ship: Ship) -> bool:
    return ship.plot is not None or ship.no_cards


def play_cards(state: BroadsidesState, own: Ship, enemy: Ship) -> float:
    """Sail the cards not yet turned over: the shots to come."""
    shots = 0
    for step in range(int(state.step) + 1, SLOTS + 1):
        for ship in (own, enemy):
            plot = ship.plot
            carry_out(state, ship, NO_CARD if plot is None else plot.card(step))
        if own.x == enemy.x and own.y == enemy.y:
            break
        shots += bearing_cannons(own, enemy) - bearing_cannons(enemy, own)
    return float(shots)


def threat(ship: Ship, enemy: Ship) -> float:
    """The guns a ship can bring to bear: the fewer cards it takes the more."""
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
        most = max(most, float(guns) * DECAY[cards])
    return most
