"""Positions from text: any moment at which a seat or the dice are asked. See docs/notation/broadsides.md.

What a line does not name takes its default, so that a case stays short: a fresh ship with the free crew in A4 and H3
and the captain in H5 [BBP-R-69], on her start point, at the start of a turn.
"""

from typing import Final

from warbox.engine.lines import Said
from warbox.engine.notation import ParseError
from warbox.engine.page import Lines
from warbox.games.broadsides.actions import CARD, SECTION, plot_of
from warbox.games.broadsides.deck import (
    CANNON_SECTIONS,
    CREW_COUNT,
    FREE_CREW,
    HULL_COUNT,
    HULL_NAMES,
    LYING,
    MASTS,
    MOST_FIGURES,
    SECTION_COUNT,
    SECTIONS,
    SPOT_COUNT,
    SPOTS,
)
from warbox.games.broadsides.moments import BEFORE_BOARDING, TURN_START, place_moment, read_moment
from warbox.games.broadsides.notation import EVERYBODY, HEADING, SIDE
from warbox.games.broadsides.plotting import may_surrender
from warbox.games.broadsides.readings import Readings
from warbox.games.broadsides.sailing import SAILING_TURN
from warbox.games.broadsides.sea import SEATS, is_point
from warbox.games.broadsides.setup import TO_PLACE, Deployment, has_room, put_on_deck
from warbox.games.broadsides.ship import FIGHTS_ON, NO_ANSWER, NOWHERE, SURRENDERS, Ship, new_ship
from warbox.games.broadsides.state import BOARDING, DEPLOYING, SAILING, BroadsidesState
from warbox.games.broadsides.victory import is_lost

DEPLOYMENT: Final = Deployment(SAILING_TURN)
DEFAULT_PLACES: Final = ["A4", "H3", "H5"]  # two crew and the captain
# put away at the collision [BBP-COLLIDE-04] [BBP-PLACE-06]
AT_SEA_ONLY: Final = ["x", "heading", "hull", "plot", "aground", "no_cards", "captain_lost"]


def read_position(lines: Lines) -> BroadsidesState:
    state = BroadsidesState(Readings(lines.options()), [new_ship(0), new_ship(1)])
    at = read_moment(lines)
    state.phase = BOARDING if lines.has("placement") else DEPLOYING if at.kind == "deploy" else SAILING
    read_clock(state, lines)
    check_clock(state, at.kind)
    for seat, letter in enumerate(SEATS):
        ship = state.ships[seat]
        if state.phase != DEPLOYING:
            ship.placed = [SECTIONS.index(name) for name in DEFAULT_PLACES]
            put_on_deck(ship)
        read_ship(state, ship, lines.said(letter))
        check_ship(state, ship, at.kind)
    if state.phase == BOARDING:
        read_placement(state, lines.said("placement"))
    else:
        check_points(state)
    lines.at("at")
    place_moment(state, at, DEPLOYMENT)
    return state


def read_clock(state: BroadsidesState, lines: Lines) -> None:
    """`turn 3 step=2 idle=0 fought`, or `boarding 3 idle=0 fought`."""
    key, other = ("boarding", "turn") if state.phase == BOARDING else ("turn", "boarding")
    if lines.has(other):
        lines.at(other)
        why = "'turn' is for the sea; after a collision write 'boarding'"
        if other == "boarding":
            why = "'boarding' needs a line 'placement'"
        raise ParseError(why)
    said = lines.said(key)
    state.turn = said.number("turn", 1)
    state.step = said.number("step", -1)  # unnamed: the moment decides
    state.idle = said.number("idle")
    state.fought = said.has("fought")


def read_placement(state: BroadsidesState, said: Said) -> None:
    lying = (said.text("bows") == "same", said.index("S", SIDE), said.index("I", SIDE))
    if lying not in LYING:
        raise ParseError("touching sides have different names if the bows point the same way, else the same name")
    state.lying = LYING.index(lying)
    for ship in state.ships:
        ship.x = -1
        ship.y = -1
        ship.heading = 0


def read_ship(state: BroadsidesState, ship: Ship, said: Said) -> None:
    for key in AT_SEA_ONLY:
        if said.has(key) and state.phase == BOARDING:
            raise ParseError("after a collision a ship has neither point nor heading, hull hits nor cards", key)
    for name, change in (("crew", "crew+"), ("crew", "crew-"), ("cannons", "cannons-")):
        if said.has(name) and said.has(change):
            raise ParseError(f"'{name}=' names all, '{change}=' changes the default: write one of them", change)
    ship.x = said.number("x", int(ship.x))
    ship.y = said.number("y", int(ship.y))
    ship.heading = said.index("heading", HEADING, int(ship.heading))
    if said.has("captain"):
        name = said.text("captain")
        ship.captain = spot_of(ship, name) if name else NOWHERE
    read_crew(ship, said)
    for change in ("cannons", "cannons-"):
        if said.has(change):
            named = said.items(change)
            for section in CANNON_SECTIONS:
                ship.cannons[section] = 1 if (SECTIONS[section] in named) == (change == "cannons") else 0
    for mast, name in enumerate(MASTS):
        ship.masts[mast] = said.number(name, ship.masts[mast])
    hull = said.counts("hull")
    for place in range(HULL_COUNT):
        ship.hull[place] = hull.get(HULL_NAMES[place], 0)
    if said.has("plot"):
        ship.plot = plot_of(said.indices("plot", CARD))
    ship.aground = said.has("aground")
    ship.no_cards = said.has("no_cards")
    ship.captain_lost = said.has("captain_lost") or (ship.captain == NOWHERE and state.phase == SAILING)
    if ship.captain_lost:
        state.fought = True  # only a shot takes a captain at sea
    if said.has("placed"):
        read_placed(state, ship, said.indices("placed", SECTION))
    if said.has("answer"):
        ship.answer = SURRENDERS if said.text("answer") == "surrender" else FIGHTS_ON


def spot_of(ship: Ship, name: str) -> int:
    """`C3` on the own ship, or `S.C3`, `I.C5`."""
    return SPOTS.index(name) if "." in name else int(ship.seat) * SECTION_COUNT + SECTIONS.index(name)


def read_crew(ship: Ship, said: Said) -> None:
    """`crew=` is the whole crew; `crew-=` and then `crew+=` change the default."""
    if said.has("crew"):
        ship.crew = [0] * SPOT_COUNT
    for key in ("crew", "crew-", "crew+"):
        for name, number in said.counts(key).items():
            spot = spot_of(ship, name)
            change = ship.crew[spot] if number == EVERYBODY else number
            ship.crew[spot] += -change if key == "crew-" else change
            if not 0 <= ship.crew[spot] <= MOST_FIGURES:
                raise ParseError(f"from 0 to {MOST_FIGURES} crew stand in one section", name)


def read_placed(state: BroadsidesState, ship: Ship, sections: list[int]) -> None:
    """The sections chosen so far: two crew, then the captain."""
    if state.phase != DEPLOYING:
        raise ParseError("'placed=' goes with 'at deploy'; later crew= and captain= say where they are", "placed")
    for section in sections:
        if len(ship.placed) == TO_PLACE or not has_room(ship, section):
            raise ParseError(
                "two crew and the captain are placed, at most three figures in a section", SECTIONS[section]
            )
        ship.placed.append(section)


def check_clock(state: BroadsidesState, moment: str) -> None:
    readings = state.readings
    limit = readings.idle_boarding_turns if state.phase == BOARDING else readings.idle_turns
    if state.idle > limit:
        raise ParseError(f"the game is drawn after {limit} idle turns (BBP-R-42)", f"idle={state.idle}")
    if state.fought and moment in TURN_START:
        raise ParseError("no shot has been fired when a turn begins", "fought")
    if moment == "deploy" or (moment in BEFORE_BOARDING and state.phase == BOARDING):
        if state.turn != 1 or state.idle or state.fought:
            raise ParseError("no turn has been played at this moment: leave out number, idle= and fought", moment)


def check_ship(state: BroadsidesState, ship: Ship, moment: str) -> None:
    """A position must be one that the rules could allow to stand. [BBP-R-10] [BBP-BOARD-07]"""
    if ship.crew_left() > CREW_COUNT - (FREE_CREW if state.phase == DEPLOYING else 0):
        raise ParseError(f"a ship has at most {CREW_COUNT} crew")
    for spot in range(SPOT_COUNT):
        if ship.figures(spot) > MOST_FIGURES:
            raise ParseError(f"at most {MOST_FIGURES} figures of a side stand in one section", SPOTS[spot])
        if ship.figures(spot) and spot // SECTION_COUNT != ship.seat:
            if state.phase != BOARDING or moment in BEFORE_BOARDING:
                raise ParseError("nobody is on the other ship before the Boarding turns", SPOTS[spot])
    if state.phase == BOARDING:
        check_ship_aboard(ship, moment)
    else:
        check_ship_at_sea(state, ship, moment)
    if ship.answer != NO_ANSWER and (moment != "surrender" or not may_surrender(ship)):
        raise ParseError("'answer=' goes with 'at surrender', for a ship with three Damage cards due (BBP-R-39)")


def check_ship_aboard(ship: Ship, moment: str) -> None:
    """[BBP-R-37] [BBP-R-49] A captain is missing only until he is replaced, in the salvo and right after it."""
    if ship.captain == NOWHERE and moment not in ("salvo", "shot", "shot-die", "promote", "over"):
        raise ParseError("at this moment both captains are on deck", moment)
    if ship.is_eliminated() and moment in ("salvo", "promote"):
        raise ParseError("a ship with neither captain nor crew has lost already (BBP-WIN-04)")


def check_ship_at_sea(state: BroadsidesState, ship: Ship, moment: str) -> None:
    if not is_point(int(ship.x), int(ship.y)):
        raise ParseError("not a point at sea", f"@{ship.x},{ship.y}")
    if moment == "deploy":
        check_fresh(ship)
    if moment in TURN_START:
        if ship.captain == NOWHERE:
            raise ParseError("a captain is replaced before the next turn begins (BBP-DAMAGE-44)")
        if ship.aground or ship.captain_lost:
            raise ParseError("'aground' and 'captain-lost' are of this turn, which has not begun")
    if is_lost(state, ship) and moment not in ("shot", "shot-die", "over"):
        raise ParseError("this ship has lost already: losses are judged after an exchange (BBP-R-41)")
    check_plot(state, ship, moment)


def check_fresh(ship: Ship) -> None:
    """[BBP-SETUP-03] to [BBP-SETUP-05], [BBP-SETUP-08], [BBP-SETUP-09]: nothing has happened yet."""
    fresh = new_ship(int(ship.seat))
    moved = ship.x != fresh.x or ship.y != fresh.y or ship.heading != fresh.heading
    hit = ship.cannons != fresh.cannons or ship.masts != fresh.masts or ship.hull != fresh.hull
    manned = ship.crew != fresh.crew or ship.captain != NOWHERE
    if moved or hit or manned or ship.aground or ship.no_cards or ship.captain_lost:
        raise ParseError("at 'deploy' a ship is fresh and on her start point: nothing but 'placed=' is written")


def check_plot(state: BroadsidesState, ship: Ship, moment: str) -> None:
    """[BBP-CARDS-09] [BBP-R-30] The Damage cards due when the turn began: later damage may have made it more."""
    plot = ship.plot
    if plot is None:
        return
    if moment in ("deploy", "turn", "surrender"):
        raise ParseError(f"nobody has plotted yet at '{moment}'", plot.text)
    if ship.no_cards:
        raise ParseError("a ship without cards this turn has no plot", plot.text)
    due = ship.damage_cards()
    if plot.damage > due:
        raise ParseError(f"a plot has no more Damage cards than are due, here {due}", plot.text)
    if plot.damage < due and (moment == "plot" or (moment == "sail" and state.step <= 0)):
        raise ParseError(f"a plot has exactly the Damage cards that are due, here {due}", plot.text)


def check_points(state: BroadsidesState) -> None:
    first, second = state.ships
    if first.x == second.x and first.y == second.y:
        raise ParseError("both ships are on one point: write the position after the collision, with 'placement'")
