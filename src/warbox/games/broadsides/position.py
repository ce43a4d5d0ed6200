"""Positions from text: any moment at which a seat or the dice are asked. See docs/notation/broadsides.md.

What a line does not name takes its default, so that a case stays short: a fresh ship with the free crew in A4 and H3
and the captain in H5 [BBP-R-69], on her start point, at the start of a turn.
"""

from typing import Final

from warbox.engine.game import SetupError, complete_options
from warbox.engine.notation import ParseError, parse_number, position_lines
from warbox.games.broadsides.actions import SLOTS, parse_section
from warbox.games.broadsides.deck import CREW_COUNT, FREE_CREW, LYING, MOST_FIGURES, SECTION_COUNT, SPOT_COUNT, SPOTS
from warbox.games.broadsides.moments import BEFORE_BOARDING, TURN_START, place_moment, read_moment
from warbox.games.broadsides.plotting import may_surrender
from warbox.games.broadsides.readings import OPTIONS, Readings
from warbox.games.broadsides.sailing import SAILING_TURN
from warbox.games.broadsides.sea import SEATS, SIDES, is_point
from warbox.games.broadsides.setup import Deployment, put_on_deck
from warbox.games.broadsides.ship import NO_ANSWER, NOWHERE, Ship, new_ship
from warbox.games.broadsides.ship_tokens import read_ship
from warbox.games.broadsides.state import BOARDING, DEPLOYING, SAILING, BroadsidesState
from warbox.games.broadsides.victory import is_lost

DEPLOYMENT: Final = Deployment(SAILING_TURN)
KEYS: Final = ["game", "options", "turn", "boarding", "S", "I", "placement", "at"]
DEFAULT_PLACES: Final = ["A4", "H3", "H5"]  # two crew and the captain


class Lines:
    """The lines of a position by their key, each with its number for error messages."""

    def __init__(self, text: str) -> None:
        self.words: Final[dict[str, list[str]]] = {}
        self.numbers: Final[dict[str, int]] = {}
        for number, line in position_lines(text):
            words = line.replace(":", " ", 1).split() if line[1:2] == ":" else line.split()
            key = words[0]
            if key not in KEYS:
                raise ParseError(f"a line of a position starts with one of {', '.join(KEYS)}", line, number)
            if key in self.words:
                raise ParseError(f"a second line '{key}'", line, number)
            self.words[key] = words[1:]
            self.numbers[key] = number


def parse_position(text: str) -> BroadsidesState:
    lines = Lines(text)
    if lines.words.get("game", ["broadsides"]) != ["broadsides"]:
        raise ParseError("not a position of broadsides", " ".join(lines.words["game"]), lines.numbers["game"])
    state = BroadsidesState(Readings(read_options(lines)), [new_ship(0), new_ship(1)])
    key = "at"  # the line that is read, for error messages
    try:
        at = read_moment("placement" in lines.words, lines.words.get("at"))
        state.phase = BOARDING if "placement" in lines.words else DEPLOYING if at.kind == "deploy" else SAILING
        key = "boarding" if state.phase == BOARDING else "turn"
        read_clock(state, lines)
        check_clock(state, at.kind)
        for seat, letter in enumerate(SEATS):
            key = letter
            if state.phase != DEPLOYING:
                state.ships[seat].placed = [parse_section(name) for name in DEFAULT_PLACES]
                put_on_deck(state.ships[seat])
            read_ship(state, state.ships[seat], lines.words.get(letter, []))
            check_ship(state, state.ships[seat], at.kind)
        if state.phase == BOARDING:
            key = "placement"
            read_placement(state, lines.words["placement"])
        else:
            check_points(state)
        key = "at"
        place_moment(state, at, DEPLOYMENT)
    except ParseError as error:
        if error.line:
            raise
        raise ParseError(error.why, error.text, lines.numbers.get(key, 0)) from None
    return state


def read_options(lines: Lines) -> dict[str, str]:
    chosen: dict[str, str] = {}
    for word in lines.words.get("options", []):
        name, equals, value = word.partition("=")
        if not equals:
            raise ParseError("an option is NAME=VALUE", word, lines.numbers["options"])
        if name in chosen:
            raise ParseError(f"option '{name}' stands twice", word, lines.numbers["options"])
        chosen[name] = value
    try:
        return complete_options(OPTIONS, chosen)
    except SetupError as error:
        raise ParseError(str(error), "", lines.numbers.get("options", 0)) from None


def read_clock(state: BroadsidesState, lines: Lines) -> None:
    """`turn 3 step=2 idle=0 fought`, or `boarding 3 idle=0 fought`."""
    key, other = ("boarding", "turn") if state.phase == BOARDING else ("turn", "boarding")
    if other in lines.words:
        why = "'turn' is for the sea; after a collision write 'boarding'"
        if other == "boarding":
            why = "'boarding' needs a line 'placement'"
        raise ParseError(why, "", lines.numbers[other])
    words = lines.words.get(key, [])
    if words and "=" not in words[0] and words[0] != "fought":
        state.turn = parse_number(words[0], "the turn", 1, 999_999)
        words = words[1:]
    state.step = -1  # unnamed: the moment decides
    seen: list[str] = []
    for word in words:
        name, _, value = word.partition("=")
        if name in seen:
            raise ParseError(f"'{name}' stands twice", word)
        seen.append(name)
        if word == "fought":
            state.fought = True
        elif name == "step" and state.phase != BOARDING:
            state.step = parse_number(value, "the step", 0, SLOTS)
        elif name == "idle":
            state.idle = parse_number(value, "idle", 0, 9999)
        else:
            form = "a number, idle= and fought" if key == "boarding" else "a number, step=, idle= and fought"
            raise ParseError(f"'{key}' takes {form}", word)


def read_placement(state: BroadsidesState, words: list[str]) -> None:
    """`placement same S=starboard I=port`."""
    form = "write 'placement same|opposite S=SIDE I=SIDE', a side being starboard or port"
    if len(words) != 3 or words[0] not in ("same", "opposite"):
        raise ParseError(form, " ".join(words))
    sides = [-1, -1]
    for word in words[1:]:
        letter, _, side = word.partition("=")
        if letter not in SEATS or side not in SIDES:
            raise ParseError(form, word)
        sides[SEATS.index(letter)] = SIDES.index(side)
    if -1 in sides:
        raise ParseError(form, " ".join(words))
    lying = (words[0] == "same", sides[0], sides[1])
    if lying not in LYING:
        raise ParseError("touching sides have different names if the bows point the same way, else the same name")
    state.lying = LYING.index(lying)
    for ship in state.ships:
        ship.x = -1
        ship.y = -1
        ship.heading = 0


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
