"""Positions from text: any moment at which a seat or the dice are asked. See docs/notation/broadsides.md.

What a line does not name takes its default, so that a case stays short: a fresh ship with the free crew in A4 and H3
and the captain in H5 [BBP-R-69], on her start point, at the start of a turn.
"""

from typing import Final

from warbox.engine.game import SetupError, complete_options
from warbox.engine.notation import ParseError, parse_number, position_lines
from warbox.games.broadsides.actions import SLOTS, parse_section
from warbox.games.broadsides.deck import CREW_COUNT, FREE_CREW, LYING, MOST_FIGURES, SECTION_COUNT, SPOT_COUNT, SPOTS
from warbox.games.broadsides.moments import place_moment
from warbox.games.broadsides.readings import OPTIONS, Readings
from warbox.games.broadsides.sailing import SAILING_TURN
from warbox.games.broadsides.sea import SEATS, SIDES, is_point
from warbox.games.broadsides.setup import Deployment, put_on_deck
from warbox.games.broadsides.ship import Ship, new_ship
from warbox.games.broadsides.ship_tokens import read_ship
from warbox.games.broadsides.state import BOARDING, DEPLOYING, SAILING, BroadsidesState

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
    moment = lines.words.get("at", [])
    state.phase = BOARDING if "placement" in lines.words else DEPLOYING if moment[:1] == ["deploy"] else SAILING
    key = ""
    try:
        key = "boarding" if state.phase == BOARDING else "turn"
        read_clock(state, lines)
        for seat, letter in enumerate(SEATS):
            key = letter
            if state.phase != DEPLOYING:
                state.ships[seat].placed = [parse_section(name) for name in DEFAULT_PLACES]
                put_on_deck(state.ships[seat])
            read_ship(state, state.ships[seat], lines.words.get(letter, []))
            check_ship(state, state.ships[seat])
        key = "placement"
        if state.phase == BOARDING:
            read_placement(state, lines.words["placement"])
        else:
            check_points(state)
        key = "at"
        place_moment(state, moment, DEPLOYMENT)
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
    for word in words:
        name, _, value = word.partition("=")
        if word == "fought":
            state.fought = True
        elif name == "step" and state.phase != BOARDING:
            state.step = parse_number(value, "the step", 0, SLOTS)
        elif name == "idle":
            state.idle = parse_number(value, "idle", 0, 9999)
        else:
            raise ParseError(f"'{key}' takes a number, step=, idle= and fought", word)


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
    lying = (words[0] == "same", sides[0], sides[1])
    if lying not in LYING:
        raise ParseError("touching sides have different names if the bows point the same way, else the same name")
    state.lying = LYING.index(lying)
    for ship in state.ships:
        ship.x = -1
        ship.y = -1
        ship.heading = 0


def check_ship(state: BroadsidesState, ship: Ship) -> None:
    """A position must be one that the rules could allow to stand. [BBP-R-10] [BBP-BOARD-07]"""
    if ship.crew_left() > CREW_COUNT - (FREE_CREW if state.phase == DEPLOYING else 0):
        raise ParseError(f"a ship has at most {CREW_COUNT} crew")
    for spot in range(SPOT_COUNT):
        if ship.figures(spot) > MOST_FIGURES:
            raise ParseError(f"at most {MOST_FIGURES} figures of a side stand in one section", SPOTS[spot])
        if ship.figures(spot) and state.phase != BOARDING and spot // SECTION_COUNT != ship.seat:
            raise ParseError("nobody is on the other ship before Boarding", SPOTS[spot])
    plot = ship.plot
    if plot is not None:
        if ship.no_cards:
            raise ParseError("a ship without cards this turn has no plot")
        if plot.damage > ship.damage_cards():
            raise ParseError("a plot has no more Damage cards than are due", plot.text)


def check_points(state: BroadsidesState) -> None:
    first, second = state.ships
    for ship in state.ships:
        if not is_point(int(ship.x), int(ship.y)):
            raise ParseError(f"{SEATS[int(ship.seat)]} is not on a point at sea", f"@{ship.x},{ship.y}")
    if first.x == second.x and first.y == second.y:
        raise ParseError("both ships are on one point: write the position after the collision")
