"""How good a position is for somebody who looks far ahead.

Against a boss most games end when somebody cannot draw any more. How often the boss can still draw is no secret, so it
can be said how many Resources the humans have to spare until then; how that weighs has been learnt from games of
searches (`far_weights.py`).
"""

from typing import Final

from warbox.games.siegestorm.battlefield import LAST, NOBODY, SPACES
from warbox.games.siegestorm.cards import vocabulary as v
from warbox.games.siegestorm.cards.card import TRIGGER_BITS, find_verb
from warbox.games.siegestorm.doom import doom
from warbox.games.siegestorm.evaluate import (
    BOSS_FEATURES,
    BOSS_PREFIX,
    GUARD,
    HEALED,
    RESOURCES,
    SUPPORTER,
    against_boss,
    chance,
    evaluate,
    total,
)
from warbox.games.siegestorm.far_weights import FAR_WEIGHTS
from warbox.games.siegestorm.forecast import forecast
from warbox.games.siegestorm.rules.turn import DRAWN
from warbox.games.siegestorm.rules.values import modifiers, strength
from warbox.games.siegestorm.rules.victory import BOSS_SEAT
from warbox.games.siegestorm.standing import chance_to_stand
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
    "storms",
    "next-storm",
    "drawn-off",
    "held",
    "held-by-draws",
    "rest-by-draws",
    "little-rest",
    "no-rest",
    "much-rest",
    "remainder",
    "late-remainder",
    "reserve-token",
    "few-draws-2",
    "few-draws-4",
    "few-draws-6",
]
LITTLE: Final = 6.0  # Resources to spare from which on each one counts more
LITTLE_REST: Final = 4.0  # the same after the next storms
MUCH_REST: Final = 3.0  # Resources for each hand that the boss can draw: more than enough
LATE: Final = 4.0  # hands that he can still draw
FEW_DRAWS: Final = (2.0, 4.0, 6.0)
SPIRIT_BIT: Final = TRIGGER_BITS[v.SPIRIT_PLACED]
WEIGHTS: Final = [FAR_WEIGHTS[BOSS_PREFIX + name] for name in FAR_FEATURES]


def prospect(state: SiegestormState, seat: int) -> float | None:
    """From 0, lost, to 1, won."""
    if state.battlefield.mode == LAST:
        return chance_to_stand(state, seat)
    if state.outcome is not None:
        return state.outcome.score(seat)
    if state.battlefield.boss == NOBODY:
        return in_duel(state, seat)
    humans = chance(total(far_counts(state), WEIGHTS))
    return 1.0 - humans if seat == BOSS_SEAT else humans


def in_duel(state: SiegestormState, seat: int) -> float:
    """What `evaluate` says, if nobody is about to lose because he cannot draw."""
    value = evaluate(state, seat)
    sure = doom(state)
    if sure < 0.0:
        return value + (1.0 - value) * -sure if seat == state.active else value * (1.0 + sure)
    return value * (1.0 - sure) if seat == state.active else value + (1.0 - value) * sure


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
    to_come = forecast(state, modifiers(state))
    rest = spare - to_come.taken
    counts += [-to_come.taken, -to_come.next, to_come.drawn_off, to_come.held, to_come.held * draws]
    counts += [rest / (1.0 + draws), -max(0.0, LITTLE_REST - rest), -max(0.0, -rest)]
    counts.append(max(0.0, rest - MUCH_REST * draws))
    remainder = float(cards_left(state) % int(state.readings.boss.hand))
    counts += [-remainder, -remainder if draws < LATE else 0.0, -1.0 if state.reserve_token else 0.0]
    for few in FEW_DRAWS:
        counts.append(max(0.0, few - draws))
    return counts


def cards_left(state: SiegestormState) -> int:
    """[SGS-SOLO-40] What the boss can still draw, his Reserve included."""
    cards = len(state.players[int(state.battlefield.boss)].resources)
    return cards + len(state.reserve) if state.reserve_token else cards


def draws_left(state: SiegestormState) -> float:
    """[SGS-SOLO-11] How many whole hands those are."""
    return float(cards_left(state) // int(state.readings.boss.hand))


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
