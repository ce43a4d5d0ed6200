"""One ship: the small ship on the sea, and the large ship with its cannons, crew, captain, masts and hull.

[BBP-GEN-02] They are one ship.
"""

from typing import Final

from mypy_extensions import i64

from warbox.games.broadsides.actions import Plot
from warbox.games.broadsides.deck import (
    CANNON_SECTIONS,
    DESTROYED_TO_SINK,
    HITS_TO_DESTROY,
    HULL_COUNT,
    MAST_PARTS,
    SECTION_COUNT,
    SPOT_COUNT,
    START_CREW,
)
from warbox.games.broadsides.sea import STARTS

NOWHERE: Final = -1  # a captain who is not on deck
NO_ANSWER: Final = 0
FIGHTS_ON: Final = 1
SURRENDERS: Final = 2


class Ship:
    def __init__(self, seat: i64, crew: list[int], cannons: list[int], masts: list[int], hull: list[int]) -> None:
        self.seat: i64 = seat
        self.x: i64 = 0
        self.y: i64 = 0
        self.heading: i64 = 0
        self.aground = False
        self.no_cards = False  # this turn, after a lost captain [BBP-DAMAGE-42]
        self.captain_lost = False  # in this turn
        self.answer: i64 = NO_ANSWER
        self.plot: Plot | None = None
        self.captain: i64 = NOWHERE
        self.crew = crew  # own crew, by spot: on either ship
        self.cannons = cannons
        self.masts = masts  # parts still standing
        self.hull = hull  # hits, by row * 2 + side
        self.placed: list[int] = []  # sections chosen so far while deploying

    def clone(self) -> "Ship":
        copy = Ship(self.seat, self.crew[:], self.cannons[:], self.masts[:], self.hull[:])
        copy.x = self.x
        copy.y = self.y
        copy.heading = self.heading
        copy.aground = self.aground
        copy.no_cards = self.no_cards
        copy.captain_lost = self.captain_lost
        copy.answer = self.answer
        copy.plot = self.plot
        copy.captain = self.captain
        if self.placed:
            copy.placed = self.placed[:]
        return copy

    def figures(self, spot: i64) -> i64:
        """Own figures at a spot, the captain included."""
        count: i64 = self.crew[spot]
        return count + 1 if self.captain == spot else count

    def crew_left(self) -> i64:
        count: i64 = 0
        for number in self.crew:
            count += number
        return count

    def masts_lost(self) -> i64:
        """[BBP-DAMAGE-11] A mast is removed when no part of it stands."""
        count: i64 = 0
        for parts in self.masts:
            if parts == 0:
                count += 1
        return count

    def hull_destroyed(self) -> i64:
        """[BBP-DAMAGE-23] Hull sections with two hits; the two sides of a row are counted separately."""
        count: i64 = 0
        for hits in self.hull:
            if hits >= HITS_TO_DESTROY:
                count += 1
        return count

    def damage_cards(self) -> i64:
        """[BBP-DAMAGE-30] [BBP-R-28] Damage cards due: one a lost mast, one a destroyed hull section, three at the
        most.

        [BBP-DAMAGE-12] [BBP-DAMAGE-14] [BBP-DAMAGE-24] [BBP-DAMAGE-31] For good. [BBP-DAMAGE-15] [BBP-DAMAGE-32] Three
        immobilise the ship, whatever they come from; she still fires.
        """
        due = self.masts_lost() + self.hull_destroyed()
        return due if due < 3 else 3

    def is_sunk(self) -> bool:
        """[BBP-WIN-03] [BBP-DAMAGE-26] [BBP-DAMAGE-33] [BBP-R-27] [BBP-R-70] Any three hull sections hit twice."""
        return self.hull_destroyed() >= DESTROYED_TO_SINK

    def is_eliminated(self) -> bool:
        """[BBP-WIN-04] [BBP-R-34] [BBP-R-40] Neither captain nor crew: the cannons are then gone as well."""
        return self.captain == NOWHERE and self.crew_left() == 0


def new_ship(seat: int) -> Ship:
    """[BBP-SETUP-02] to [BBP-SETUP-05], [BBP-SETUP-08], [BBP-SETUP-09]: the equipment, the same for both."""
    crew = [0] * SPOT_COUNT
    for section in range(SECTION_COUNT):
        crew[seat * SECTION_COUNT + section] = START_CREW[section]
    cannons = [0] * SECTION_COUNT
    for section in CANNON_SECTIONS:
        cannons[section] = 1
    ship = Ship(seat, crew, cannons, MAST_PARTS[:], [0] * HULL_COUNT)
    ship.x, ship.y, ship.heading = STARTS[seat]
    return ship
