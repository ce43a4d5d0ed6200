"""What a shot does."""

from typing import Final

from mypy_extensions import i64

from warbox.engine.event import Public
from warbox.games.broadsides.arcs import NO_SIDE, side_towards
from warbox.games.broadsides.deck import (
    HITS_TO_DESTROY,
    HULL_NAMES,
    MAST_AT,
    MASTS,
    ROWS,
    SECTION_AT,
    SECTION_COUNT,
    SECTIONS,
)
from warbox.games.broadsides.sea import CONTENT, SEATS
from warbox.games.broadsides.ship import NOWHERE, Ship
from warbox.games.broadsides.state import SAILING, BroadsidesState

# what a die hits: the first three are columns of a row, as in deck.SECTION_AT
CENTRE_SECTION: Final = 1
MISS: Final = 3
HULL: Final = 4
RESULTS: Final = ["starboard", "centre", "port", "miss", "hull"]

# [BBP-FIRE-09] to [BBP-FIRE-13]: what each face of the die hits in the declared row
FACES: Final = CONTENT.table("shot").choices("faces", RESULTS)
FACE_RULES: Final = ["BBP-FIRE-11", "BBP-FIRE-12", "BBP-FIRE-13", "BBP-FIRE-09", "BBP-FIRE-10"]


def resolve_shot(state: BroadsidesState, shooter: int, row: int, die: int, salvo: bool) -> None:
    """[BBP-FIRE-08] Any row, either side of the deck; the die decides. [BBP-FIRE-16] The result is applied at once."""
    result = FACES[die - 1]
    ship = state.ships[1 - shooter]
    if state.events is not None:
        facts: dict[str, str | int] = {"ship": SEATS[shooter], "row": ROWS[row], "die": die, "result": RESULTS[result]}
        state.emit(Public("shot", FACE_RULES[result], facts))
    if result == MISS:
        return
    if result == HULL:
        hit_hull(state, ship, row, salvo)
        return
    section = SECTION_AT[row][result]
    if section < 0:
        # [BBP-FIRE-15] [BBP-R-23] no such section in this row
        if state.events is not None:
            rule = "BBP-FIRE-12" if result == CENTRE_SECTION else "BBP-FIRE-15"
            state.emit(Public("no-section", rule, {"row": ROWS[row], "result": RESULTS[result]}))
        return
    hit_section(state, ship, section, salvo)


def hit_section(state: BroadsidesState, ship: Ship, section: int, salvo: bool) -> None:
    """[BBP-FIRE-14] [BBP-R-24] Everything in the section is hit at once: cannon, all crew, captain, mast.

    [BBP-DAMAGE-01] [BBP-DAMAGE-02] [BBP-DAMAGE-03] Cannon and crew leave for good; a cannon that was active still has
    its shot, because the shots were counted before (see firing.py).
    """
    spot = int(ship.seat) * SECTION_COUNT + section
    name = SEATS[int(ship.seat)]
    hit = False
    if ship.cannons[section]:
        ship.cannons[section] = 0
        hit = True
        if state.events is not None:
            state.emit(Public("cannon-lost", "BBP-DAMAGE-01", {"ship": name, "section": SECTIONS[section]}))
    crew = ship.crew[spot]
    if crew:
        ship.crew[spot] = 0
        hit = True
        if state.events is not None:
            facts: dict[str, str | int] = {"ship": name, "section": SECTIONS[section], "count": crew}
            state.emit(Public("crew-lost", "BBP-DAMAGE-01", facts))
    if ship.captain == spot:
        lose_captain(state, ship, section)
        hit = True
    mast = MAST_AT[section]
    if mast >= 0 and ship.masts[mast]:
        hit = True
        if not salvo:
            hit_mast(state, ship, mast)
        elif state.events is not None:  # [BBP-LASTSALVO-04] masts are ignored in the last salvo
            state.emit(Public("mast-ignored", "BBP-LASTSALVO-04", {"ship": name, "mast": MASTS[mast]}))
    if not hit and state.events is not None:
        # [BBP-R-22] an empty section, or one whose mast is gone
        state.emit(Public("nothing-there", "BBP-R-22", {"ship": name, "section": SECTIONS[section]}))


def lose_captain(state: BroadsidesState, ship: Ship, section: int) -> None:
    """[BBP-DAMAGE-40] The captain is removed at once; his ship sails the rest of her plot (see sailing.py)."""
    ship.captain = NOWHERE
    ship.captain_lost = state.phase == SAILING
    if state.events is not None:
        state.emit(Public("captain-lost", "BBP-DAMAGE-40", {"ship": SEATS[ship.seat], "section": SECTIONS[section]}))


def hit_mast(state: BroadsidesState, ship: Ship, mast: int) -> None:
    """[BBP-DAMAGE-10] One hit removes a mast. [BBP-DAMAGE-11] [BBP-DAMAGE-13] The mainmast takes two: the first costs
    no card.
    """
    ship.masts[mast] -= 1
    if state.events is not None:
        facts: dict[str, str | int] = {"ship": SEATS[ship.seat], "mast": MASTS[mast]}
        if ship.masts[mast]:
            state.emit(Public("mast-hit", "BBP-DAMAGE-11", facts))
        else:
            facts["cards"] = int(ship.damage_cards())
            state.emit(Public("mast-lost", "BBP-DAMAGE-10", facts))


def hit_hull(state: BroadsidesState, ship: Ship, row: int, salvo: bool) -> None:
    """[BBP-DAMAGE-20] The hull section of the row on the side that faces the shooter.

    [BBP-DAMAGE-21] None if bow or stern faces him. [BBP-DAMAGE-22] The first hit marks it, [BBP-DAMAGE-23] the second
    destroys it, [BBP-DAMAGE-25] further hits do nothing. [BBP-LASTSALVO-04] The last salvo does not hurt the hull.
    [BBP-R-73] Markers never run out.
    """
    name = SEATS[int(ship.seat)]
    if salvo:
        if state.events is not None:
            state.emit(Public("hull-ignored", "BBP-LASTSALVO-04", {"ship": name}))
        return
    side: i64 = side_towards(ship, state.ships[1 - ship.seat])
    if side == NO_SIDE:
        if state.events is not None:
            state.emit(Public("hull-end-on", "BBP-DAMAGE-21", {"ship": name}))
        return
    place = row * 2 + int(side)
    facts: dict[str, str | int] = {}
    if state.events is not None:
        facts = {"ship": name, "hull": HULL_NAMES[place]}
    if ship.hull[place] >= HITS_TO_DESTROY:
        if state.events is not None:
            state.emit(Public("hull-gone", "BBP-DAMAGE-25", facts))
        return
    ship.hull[place] += 1
    if state.events is not None:
        if ship.hull[place] < HITS_TO_DESTROY:
            state.emit(Public("hull-hit", "BBP-DAMAGE-22", facts))
        else:
            facts["cards"] = int(ship.damage_cards())
            state.emit(Public("hull-destroyed", "BBP-DAMAGE-23", facts))
