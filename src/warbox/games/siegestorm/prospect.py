"""How good a position is for somebody who looks far ahead.

Against a boss most games end when somebody cannot draw any more. How often the boss can still draw is no secret, so it
can be said how many Resources the humans have to spare until then; how that weighs has been learnt from games of
searches (`far_weights.py`).
"""

from typing import Final

from warbox.games.siegestorm.battlefield import NOBODY, SPACES
from warbox.games.siegestorm.cards import vocabulary as v
from warbox.games.siegestorm.cards.card import TRIGGER_BITS, find_verb
from warbox.games.siegestorm.evaluate import (
    BOSS_FEATURES,
    BOSS_PREFIX,
    GUARD,
    HEALED,
    RESOURCES,
    SUPPORTER,
    against_boss,
    chance,
    total,
)
from warbox.games.siegestorm.far_weights import FAR_WEIGHTS
from warbox.games.siegestorm.rules.turn import DRAWN
from warbox.games.siegestorm.rules.values import strength
from warbox.games.siegestorm.rules.victory import BOSS_SEAT
from warbox.games.siegestorm.state import SiegestormState

FAR_FEATURES: Final = [
    *BOSS_FEATURES,
    "draws",
    "spare",
    "little-spare",
    "spare-by-draws",
    "strikes-by-draws",
    "curses-by-draws",
    "guard-by-draws",
    "supporters-by-draws",
]
LITTLE: Final = 6.0  # Resources to spare from which on each one counts more
SPIRIT_BIT: Final = TRIGGER_BITS[v.SPIRIT_PLACED]
WEIGHTS: Final = [FAR_WEIGHTS[BOSS_PREFIX + name] for name in FAR_FEATURES]


def prospect(state: SiegestormState, seat: int) -> float | None:
    """From 0, lost, to 1, won; None where that is what `evaluate` says."""
    if state.battlefield.boss == NOBODY:
        return None
    if state.outcome is not None:
        return state.outcome.score(seat)
    humans = chance(total(far_counts(state), WEIGHTS))
    return 1.0 - humans if seat == BOSS_SEAT else humans


def far_features(state: SiegestormState, seat: int) -> dict[str, float]:
    """What is counted for a seat, by name; nothing in games without a boss."""
    found: dict[str, float] = {}
    if state.outcome is None and state.battlefield.boss != NOBODY:
        sign = -1.0 if seat == BOSS_SEAT else 1.0
        for place, count in enumerate(far_counts(state)):
            found[BOSS_PREFIX + FAR_FEATURES[place]] = sign * count
    return found


def far_counts(state: SiegestormState) -> list[float]:
    """In the order of FAR_FEATURES. What is good for the boss counts less than nothing."""
    counts = against_boss(state)
    draws = draws_left(state)
    spare = counts[RESOURCES] + counts[HEALED] - float(DRAWN) * draws
    counts += [-draws, spare, -max(0.0, LITTLE - spare), spare / (1.0 + draws), -strikes(state) * draws]
    counts += [-curses(state) * draws, counts[GUARD] * draws, counts[SUPPORTER] * draws]
    return counts


def draws_left(state: SiegestormState) -> float:
    """[SGS-SOLO-11] [SGS-SOLO-40] How many whole hands the boss can still draw, his Reserve included."""
    cards = len(state.players[int(state.battlefield.boss)].resources)
    if state.reserve_token:
        cards += len(state.reserve)
    return float(cards // int(state.readings.boss.hand))


def strikes(state: SiegestormState) -> float:
    """[SGS-SOLO-18] How much of the boss's storms would come through the humans' guards as they stand, on average."""
    field = state.battlefield
    through = 0
    for track in field.tracks[int(field.boss)]:
        for space in range(SPACES):
            card = state.track[track * SPACES + space]
            if card >= 0:
                for seat in range(int(field.seats)):
                    through += strength(state, card, field.tracks[seat][0])
    return float(through) / float(field.seats)


def curses(state: SiegestormState) -> float:
    """[SGS-SOLO-35] What the boss's Totems deal whenever a Spirit symbol comes up."""
    field = state.battlefield
    dealt = 0
    for card in state.field:
        if card < 0 or not state.card(card).triggers & SPIRIT_BIT or state.controller(card) != field.boss:
            continue
        for program in state.card(card).passives:
            place = find_verb(program.entries, v.DEAL) if program.when == v.SPIRIT_PLACED else -1
            if place >= 0:
                dealt += int(program.entries[place].n)
    return float(dealt)
