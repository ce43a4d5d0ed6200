"""The tokens of a ship's line in a position."""

from typing import Final

from warbox.engine.notation import ParseError, parse_number
from warbox.games.broadsides.actions import PLOTS, SLOTS, parse_card, parse_section, parse_spot
from warbox.games.broadsides.deck import (
    CANNON_SECTIONS,
    HITS_TO_DESTROY,
    HULL_NAMES,
    MAST_PARTS,
    MASTS,
    MOST_FIGURES,
    SECTION_COUNT,
    SECTIONS,
    SPOT_COUNT,
)
from warbox.games.broadsides.sea import HEADINGS
from warbox.games.broadsides.setup import TO_PLACE, has_room
from warbox.games.broadsides.ship import FIGHTS_ON, NOWHERE, SURRENDERS, Ship
from warbox.games.broadsides.state import BOARDING, DEPLOYING, SAILING, BroadsidesState

FORM: Final = (
    "a ship's line takes @X,Y HEADING captain= crew= crew+= crew-= cannons= cannons-= "
    "fore= main= mizzen= aft= hull= plot= placed= answer= aground nocards captain-lost"
)
# put away at the collision [BBP-COLLIDE-04] [BBP-PLACE-06]
AT_SEA_ONLY: Final = ["@", "heading", "hull", "plot", "aground", "nocards", "captain-lost"]


def read_ship(state: BroadsidesState, ship: Ship, words: list[str]) -> None:
    """The tokens in any order, each at most once."""
    seen = [token_kind(word) for word in words]
    for kind, word in zip(seen, words, strict=True):
        if seen.count(kind) > 1:
            raise ParseError(f"'{kind}' stands twice", word)
        if kind in AT_SEA_ONLY and state.phase == BOARDING:
            raise ParseError("after a collision a ship has neither point nor heading, hull hits nor cards", word)
        if kind[-1] in "+-" and kind[:-1] in seen:
            raise ParseError(f"'{kind[:-1]}=' names all, '{kind}=' changes the default: write one of them", word)
    # what is added is added last, so that the order of the tokens does not matter
    for word in [word for word in words if "+=" not in word] + [word for word in words if "+=" in word]:
        name, equals, value = word.partition("=")
        if word[0] == "@":
            read_point(ship, word)
        elif word in HEADINGS:
            ship.heading = HEADINGS.index(word)
        elif equals:
            read_fact(state, ship, name, value)
        else:
            read_flag(ship, word)
    if ship.captain == NOWHERE and state.phase == SAILING:
        ship.captain_lost = True
    if ship.captain_lost:
        state.fought = True  # only a shot takes a captain at sea


def token_kind(word: str) -> str:
    """What a token is about; tokens of one kind stand once."""
    if word[0] == "@":
        return "@"
    return "heading" if word in HEADINGS else word.partition("=")[0] or "="


def read_point(ship: Ship, word: str) -> None:
    x, comma, y = word[1:].partition(",")
    if not comma:
        raise ParseError("a point is written @X,Y", word)
    ship.x = parse_number(x, "x", 0, 99)
    ship.y = parse_number(y, "y", 0, 99)


def read_flag(ship: Ship, word: str) -> None:
    if word == "aground":
        ship.aground = True
    elif word == "nocards":
        ship.no_cards = True
    elif word == "captain-lost":
        ship.captain_lost = True
    else:
        raise ParseError(FORM, word)


def read_fact(state: BroadsidesState, ship: Ship, name: str, value: str) -> None:
    if "?" in value:
        raise ParseError("'?' is what one seat does not see; a position says what it is", f"{name}={value}")
    if name == "captain":
        ship.captain = NOWHERE if value == "-" else read_spot(ship, value)
    elif name in ("crew", "crew+", "crew-"):
        read_crew(ship, name[4:], value)
    elif name in ("cannons", "cannons-"):
        read_cannons(ship, name == "cannons-", value)
    elif name in MASTS:
        mast = MASTS.index(name)
        ship.masts[mast] = parse_number(value, f"{name} (parts still standing)", 0, MAST_PARTS[mast])
    elif name == "hull":
        read_hull(ship, value)
    elif name == "plot":
        cards = [parse_card(word) for word in split_list(value)]
        if len(cards) != SLOTS:
            raise ParseError("a plot is three cards, as in plot=F,F,R", value)
        ship.plot = PLOTS[cards[0] * 25 + cards[1] * 5 + cards[2]]
    elif name == "placed":
        if state.phase != DEPLOYING:
            raise ParseError("'placed=' goes with 'at deploy'; later crew= and captain= say where they are", value)
        read_placed(ship, value)
    elif name == "answer":
        if value not in ("surrender", "fight-on"):
            raise ParseError("an answer is 'surrender' or 'fight-on'", value)
        ship.answer = SURRENDERS if value == "surrender" else FIGHTS_ON
    else:
        raise ParseError(FORM, f"{name}={value}")


def split_list(value: str) -> list[str]:
    """`A4:1,B3:2`, or `-` for nothing."""
    if not value:
        raise ParseError("a list is empty; write '-' for nothing")
    return [] if value == "-" else value.split(",")


def split_counts(value: str) -> list[tuple[str, str]]:
    """`A4:1,B3`: each thing once, with its number or nothing."""
    found: list[tuple[str, str]] = []
    for item in split_list(value):
        name, colon, number = item.partition(":")
        if name in [other for other, _ in found]:
            raise ParseError(f"'{name}' stands twice", value)
        if colon and not number:
            raise ParseError("a number is missing", item)
        found.append((name, number))
    return found


def read_spot(ship: Ship, text: str) -> int:
    """`C3` on the own ship, or `S.C3`, `I.C5`."""
    if "." in text:
        return parse_spot(text)
    return int(ship.seat) * SECTION_COUNT + parse_section(text)


def read_crew(ship: Ship, sign: str, value: str) -> None:
    """`crew=` is the whole crew; `crew+=` and `crew-=` change the default. No number: one more, or nobody left."""
    if not sign:
        ship.crew = [0] * SPOT_COUNT
    for name, number in split_counts(value):
        spot = read_spot(ship, name)
        count = parse_number(number or "1", "a number of crew", 1, MOST_FIGURES)
        if sign == "-":
            count = -count if number else -ship.crew[spot]
        if not 0 <= ship.crew[spot] + count <= MOST_FIGURES:
            raise ParseError(f"from 0 to {MOST_FIGURES} crew stand in one section", name)
        ship.crew[spot] += count


def read_cannons(ship: Ship, lost: bool, value: str) -> None:
    """`cannons=` names those on deck, `cannons-=` those that are not."""
    if not lost:
        ship.cannons = [0] * SECTION_COUNT
    for name in split_list(value):
        section = parse_section(name)
        if section not in CANNON_SECTIONS:
            places = " ".join([SECTIONS[place] for place in CANNON_SECTIONS])
            raise ParseError(f"cannons stand only in {places}", name)
        ship.cannons[section] = 0 if lost else 1


def read_hull(ship: Ship, value: str) -> None:
    for name, number in split_counts(value):
        if name not in HULL_NAMES:
            raise ParseError("a hull section is ROW-SIDE, as in C-port", name)
        ship.hull[HULL_NAMES.index(name)] = parse_number(number or "1", "hull hits", 1, HITS_TO_DESTROY)


def read_placed(ship: Ship, value: str) -> None:
    """The sections chosen so far: two crew, then the captain."""
    for name in split_list(value):
        section = parse_section(name)
        if len(ship.placed) == TO_PLACE or not has_room(ship, section):
            raise ParseError("two crew and the captain are placed, at most three figures in a section", value)
        ship.placed.append(section)
