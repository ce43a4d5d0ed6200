"""Around a table of three or four: who will be the last one standing.

Nobody needs to be beaten: everybody draws until he cannot, and whoever can draw longest wins. So it is counted who is
out when, if nobody harms him and if what stands on the neighbours' tracks storms; a blow against one of several helps
all the others, too. What it weighs has been learnt from games (`table_weights.py`); the chance of each is the softmax
of the sums.
"""

from math import exp
from typing import Final

from warbox.games.siegestorm.battlefield import NML, SPACES
from warbox.games.siegestorm.cards import vocabulary as v
from warbox.games.siegestorm.evaluate import (
    ACTION,
    ATTACK,
    COMMITTED,
    DUEL_WEIGHTS,
    MOST_TURNS,
    PASSIVE,
    SUPPORTER,
    SUPPORTER_TURNS,
    quality,
)
from warbox.games.siegestorm.rules.sides import defender
from warbox.games.siegestorm.rules.turn import DRAWN_LAST
from warbox.games.siegestorm.rules.values import current, ignores_defenders, modifiers
from warbox.games.siegestorm.state import BEFORE_ADVANCE, SiegestormState
from warbox.games.siegestorm.table_weights import TABLE_WEIGHTS

# what is counted for each seat that is left, in the order of a row
FEATURES: Final = [
    "lasts",
    "lead",
    "lead-exact",
    "leads",
    "lead-by-left",
    "lasts-stormed",
    "lead-stormed",
    "leads-stormed",
    "lead-stormed-by-left",
    "facing-1",
    "facing-2",
    "facing-3",
    "facing-2-through",
    "facing-3-through",
    "healed",
    "healed-in-time",
    "guards",
    "ground",
    "foes-ground",
    "hand",
    "support",
    "track",
    "hand-of-two",
    "support-of-two",
    "track-of-two",
    "no-draw",
    "one-draw",
    "two-draws",
]
LASTS: Final = 0
LEAD: Final = 1
LEAD_EXACT: Final = 2
LEADS: Final = 3
LEAD_BY_LEFT: Final = 4
STORMED: Final = 5  # and the three leads that follow
FACING: Final = 9  # on the neighbours' T1, T2, T3
THROUGH: Final = 12  # of those on T2, T3
HEALED: Final = 14
HEALED_IN_TIME: Final = 15
GUARDS: Final = 16
GROUND: Final = 17
FOES_GROUND: Final = 18
HAND: Final = 19  # support and track follow; then the same while only two are left
OF_TWO: Final = 22
DRAWS: Final = 25  # none, one, two that he can still make
FEW_DRAWS: Final = 3
MOST_GUARD: Final = 4.0  # DEF that counts
A_GUARD: Final = 1.5  # DEF of a Defender who is not deployed yet
NEXT_STORMS: Final = (0.5, 0.7, 1.0)  # how much of what stands on T1, T2, T3 is thought to come
WEIGHTS: Final = [TABLE_WEIGHTS[name] for name in FEATURES]


def chance_to_stand(state: SiegestormState, seat: int) -> float:
    """From 0, out, to 1, the last one left."""
    if state.outcome is not None:
        return state.outcome.score(seat)
    if not state.players[seat].alive:
        return 0.0
    left, rows = counts(state)
    points: list[float] = []
    for row in rows:
        total = 0.0
        for place, weight in enumerate(WEIGHTS):
            total += weight * row[place]
        points.append(total)
    highest = max(points)
    whole = 0.0
    own = 0.0
    for place, total in enumerate(points):
        share = exp(total - highest)
        whole += share
        if left[place] == seat:
            own = share
    return own / whole


def counts(state: SiegestormState) -> tuple[list[int], list[list[float]]]:
    """Who is left, and what is counted for each of them, in the order of FEATURES."""
    seats = int(state.battlefield.seats)
    left: list[int] = []
    for step in range(seats):  # in the order in which they draw next
        seat = (int(state.active) + step) % seats
        if state.players[seat].alive:
            left.append(seat)
    sources = modifiers(state)
    rows: list[list[float]] = []
    exact: list[float] = []
    whole = 0.0
    for place, seat in enumerate(left):
        row = [0.0] * len(FEATURES)
        on_zones(state, seat, row, sources)
        piles = state.players[seat]
        cards = len(piles.resources) - (DRAWN_LAST if piles.extra else 0)
        drawn = seat == state.active and piles.step >= BEFORE_ADVANCE
        wait = float(len(left) if drawn else place)
        turns = float(len(left))
        lost = row[THROUGH + 1] + NEXT_STORMS[1] * row[THROUGH] + NEXT_STORMS[0] * row[FACING]
        row[LASTS] = wait + turns * float(cards) / float(DRAWN_LAST)
        row[STORMED] = row[LASTS] - turns * max(0.0, lost - float(len(piles.heal))) / float(DRAWN_LAST)
        draws = max(0, cards) // DRAWN_LAST
        exact.append(wait + turns * float(draws))
        if draws < FEW_DRAWS:
            row[DRAWS + draws] = 1.0
        row[HEALED] = float(len(piles.heal))
        row[HEALED_IN_TIME] = min(row[HEALED], row[THROUGH] + row[THROUGH + 1])
        in_piles(state, seat, row)
        if len(left) == 2:
            for thing in range(3):
                row[OF_TWO + thing] = row[HAND + thing]
        whole += float(max(0, cards))
        rows.append(row)
    rounds = 1.0 + whole / float(DRAWN_LAST * len(left))
    for place, row in enumerate(rows):
        lead = ahead([one[LASTS] for one in rows], place)
        certain = ahead(exact, place)
        stormed = ahead([one[STORMED] for one in rows], place)
        row[LEAD] = lead
        row[LEAD_EXACT] = certain
        row[LEADS] = 1.0 if certain > 0.0 else 0.0
        row[LEAD_BY_LEFT] = certain / rounds
        row[STORMED + 1] = stormed
        row[STORMED + 2] = 1.0 if stormed > 0.0 else 0.0
        row[STORMED + 3] = stormed / rounds
    return left, rows


def ahead(lasting: list[float], place: int) -> float:
    """How much longer somebody lasts than the best of the others."""
    best = -1e9
    for other, value in enumerate(lasting):
        if other != place:
            best = max(best, value)
    return lasting[place] - best


def on_zones(state: SiegestormState, seat: int, row: list[float], sources: list[int]) -> None:
    """[SGS-LAST-07] What the neighbours' creatures are about to do, what guards against it, and who holds ground."""
    for track in state.battlefield.tracks[seat]:
        guard = defender(state, track)
        strong = float(current(state, guard, v.DEF, sources)) if guard >= 0 else 0.0
        row[GUARDS] += min(MOST_GUARD, strong)
        for space in range(SPACES):
            card = state.track[track * SPACES + space]
            if card >= 0:
                design = state.card(card)
                row[HAND + 2] += DUEL_WEIGHTS[ATTACK + space] * float(current(state, card, v.ATT, sources))
                row[HAND + 2] += DUEL_WEIGHTS[ACTION + space] * design.worth
                if design.passives:
                    row[HAND + 2] += DUEL_WEIGHTS[PASSIVE]
            card = state.track[(track ^ 1) * SPACES + space]
            if card < 0:
                continue
            power = float(current(state, card, v.ATT, sources))
            row[FACING + space] += power
            if space:
                stops = strong if space == SPACES - 1 else A_GUARD
                row[THROUGH + space - 1] += power if ignores_defenders(state, card) else max(0.0, power - stops)
        zone = track // 2
        for slot in range(NML + 1):
            card = state.field[zone * 3 + slot]
            if card >= 0:
                row[GROUND if state.controller(card) == seat else FOES_GROUND] += 1.0


def in_piles(state: SiegestormState, seat: int, row: list[float]) -> None:
    """The hand and the Supporters, as they count in a duel."""
    piles = state.players[seat]
    for card in piles.hand:
        row[HAND] += quality(state.card(card))
    turns = min(MOST_TURNS, float(len(piles.resources)) / float(DRAWN_LAST))
    for supporter in piles.support:
        row[HAND + 1] += DUEL_WEIGHTS[SUPPORTER] + DUEL_WEIGHTS[SUPPORTER_TURNS] * turns
        if supporter & 1:
            row[HAND + 1] += DUEL_WEIGHTS[COMMITTED]
