"""Modifiers that cards leave behind: a number for a side or a unit, for a time."""

from typing import Final

from mypy_extensions import i64

COVER_SQUADS: Final = 0  # red dice of own squads
FP_ATTACK: Final = 1  # firepower of one attack
MP_SQUADS: Final = 2
SUPPRESS_HITS: Final = 3  # final suppressive hits against own squads
CONTACT_ROLL: Final = 4
DRIFT_NUMBER: Final = 5
PINNED_ASSAULT_FULL: Final = 6
AT_SQUAD: Final = 7  # one squad against heavy vehicles
MOD_WORDS: Final = [
    "cover_squads",
    "fp_attack",
    "mp_squads",
    "suppress_hits",
    "contact_roll",
    "drift_number",
    "pinned_assault_full",
    "at_squad",
]

# [TOI-R-70] how long it lasts
TURN: Final = 0
ROUND: Final = 1
GAME: Final = 2
NEXT: Final = 3
DURATIONS: Final = ["turn", "round", "game", "next"]


class Mod:
    """[TOI-MODIFIER-01] One number with its cause. `division` is 0 where it holds for the whole side."""

    def __init__(
        self, what: i64, side: i64, n: i64, until: i64, last: i64, card: i64, unit: i64, deck: i64, division: i64
    ) -> None:
        self.what: Final = what
        self.side: Final = side
        self.n: Final = n
        self.until: Final = until
        self.last: Final = last  # of ROUND: the round with whose Status step 2 it ends
        self.card: Final = card
        self.unit: Final = unit  # index, or -1: all of the side
        self.deck: Final = deck  # of CONTACT_ROLL, or -1
        self.division: Final = division  # [TOI-MULTI-15] of the member who played the card
