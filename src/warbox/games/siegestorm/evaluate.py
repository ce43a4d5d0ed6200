"""How good a position is for a seat: an estimate from what is left to draw, in hand, on the tracks and in support.

Things are counted by player (`tally`), and what each weighs has been learnt from games (`weights.py`).
"""

from math import exp, log
from typing import Final

from mypy_extensions import i64

from warbox.engine.action import Action
from warbox.games.siegestorm.actions import CardAction, NumberAction
from warbox.games.siegestorm.battlefield import LAST, NOBODY, SPACES
from warbox.games.siegestorm.cards import vocabulary as v
from warbox.games.siegestorm.cards.card import Design
from warbox.games.siegestorm.rules.asking import named_card
from warbox.games.siegestorm.rules.sides import defender
from warbox.games.siegestorm.rules.values import current, modifiers
from warbox.games.siegestorm.rules.victory import BOSS_SEAT
from warbox.games.siegestorm.state import BEFORE_DRAW, BEFORE_PREPARATION, WAITING, SiegestormState
from warbox.games.siegestorm.weights import WEIGHTS

MOST_TURNS: Final = 7.0  # that a Supporter is thought to serve
A_TURN: Final = 2.5  # cards that a turn costs
FEW: Final = 6  # Resources from which on each one counts more
MOST_WORTH: Final = 3.0  # of an Action

# what is counted, in the order of a tally
FEATURES: Final = [
    "resources",
    "resources-log",
    "few-resources",
    "healed",
    "to-draw",
    "hand",
    "hand-attack",
    "hand-defence",
    "hand-action",
    "hand-reaction",
    "hand-passive",
    "hand-cost",
    "supporter",
    "supporter-turns",
    "committed",
    "extra-turn",
    "to-move",
    "attack-1",
    "attack-2",
    "attack-3",
    "action-1",
    "action-2",
    "action-3",
    "guard",
    "passive",
    "ground",
    "ground-defence",
]
RESOURCES: Final = 0
RESOURCES_LOG: Final = 1
FEW_RESOURCES: Final = 2
HEALED: Final = 3
TO_DRAW: Final = 4
HAND: Final = 5  # and the six that follow: see `add_hand`
SUPPORTER: Final = 12
SUPPORTER_TURNS: Final = 13
COMMITTED: Final = 14
EXTRA_TURN: Final = 15
TO_MOVE: Final = 16
ATTACK: Final = 17  # on T1, T2, T3
ACTION: Final = 20
GUARD: Final = 23  # DEF of the Defender
PASSIVE: Final = 24
GROUND: Final = 25  # cards in the Battle Zone
GROUND_DEFENCE: Final = 26
# against a boss, besides: what he has, on tracks and ground in the same order as a player
HIS_FEATURES: Final = ["his-" + name for name in FEATURES[ATTACK:]]
BOSS_FEATURES: Final = [*FEATURES, *HIS_FEATURES, "life", "menace", "deck", "deck-log", "reserve", "even"]
BOSS_PREFIX: Final = "boss-"
WEAKEST: Final = 0.7  # how much the weaker partner counts: both lose with him [SGS-R-41]

DUEL_WEIGHTS: Final = [WEIGHTS[name] for name in FEATURES]
BOSS_WEIGHTS: Final = [WEIGHTS[BOSS_PREFIX + name] for name in BOSS_FEATURES]


def evaluate(state: SiegestormState, seat: int) -> float:
    """From 0, lost, to 1, won."""
    if state.outcome is not None:
        return state.outcome.score(seat)
    if state.battlefield.boss != NOBODY:
        humans = chance(total(against_boss(state), BOSS_WEIGHTS))
        return 1.0 - humans if seat == BOSS_SEAT else humans
    if seat >= len(state.players) or not state.players[seat].alive:
        return 0.0
    sources = modifiers(state)
    own = total(tally(state, seat, sources), DUEL_WEIGHTS)
    others = 0.0
    count = 0
    for other, piles in enumerate(state.players):
        if other != seat and piles.alive:
            others += total(tally(state, other, sources), DUEL_WEIGHTS)
            count += 1
    if not count:
        return 1.0
    return chance(own - others / float(count))


def features(state: SiegestormState, seat: int) -> dict[str, float]:
    """What is counted for a seat in a duel or against a boss, by name."""
    found: dict[str, float] = {}
    field = state.battlefield
    if state.outcome is not None or field.mode == LAST:
        return found
    if field.boss != NOBODY:
        sign = -1.0 if seat == BOSS_SEAT else 1.0
        for place, count in enumerate(against_boss(state)):
            found[BOSS_PREFIX + BOSS_FEATURES[place]] = sign * count
        return found
    sources = modifiers(state)
    other = tally(state, 1 - seat, sources)
    for place, count in enumerate(tally(state, seat, sources)):
        found[FEATURES[place]] = count - other[place]
    return found


def chance(points: float) -> float:
    return 1.0 / (1.0 + exp(-points))


def total(counts: list[float], weights: list[float]) -> float:
    points = 0.0
    for place, count in enumerate(counts):
        points += weights[place] * count
    return points


def against_boss(state: SiegestormState) -> list[float]:
    """What the humans have, the weaker partner above all, and, less than nothing, what the boss has."""
    seats = int(state.battlefield.seats)
    sources = modifiers(state)
    counts = tally(state, 0, sources)
    if seats > 1:
        tallies = [counts]
        weakest = counts
        for seat in range(1, seats):
            tallies.append(tally(state, seat, sources))
            if total(tallies[seat], BOSS_WEIGHTS) < total(weakest, BOSS_WEIGHTS):
                weakest = tallies[seat]
        counts = [WEAKEST * count for count in weakest]
        for one in tallies:
            for place, count in enumerate(one):
                counts[place] += (1.0 - WEAKEST) / float(seats) * count
    boss = int(state.battlefield.boss)
    his = [0.0] * len(FEATURES)
    on_tracks(state, boss, his, sources)
    in_zones(state, boss, his, sources)
    for count in his[ATTACK:]:
        counts.append(-count)
    deck = float(len(state.players[boss].resources))
    counts += [-float(state.life) / float(seats), -float(state.menace), -deck, -log(1.0 + deck)]
    counts += [-float(len(state.reserve)), 1.0]
    return counts


def tally(state: SiegestormState, player: int, sources: list[int]) -> list[float]:
    """What a player has, in the order of FEATURES; `sources` are the `modifiers`."""
    counts = [0.0] * len(FEATURES)
    piles = state.players[player]
    active = state.active == player
    drawn = 2 if active and piles.step in (BEFORE_PREPARATION, BEFORE_DRAW, WAITING) else 0
    cards = max(0, len(piles.resources) - drawn)
    counts[RESOURCES] = float(cards)
    counts[RESOURCES_LOG] = log(1.0 + float(cards + len(piles.heal)))
    counts[FEW_RESOURCES] = float(max(0, FEW - cards))
    counts[HEALED] = float(len(piles.heal))
    counts[TO_DRAW] = float(drawn)
    for card in piles.hand:
        add_hand(state.card(card), counts, HAND)
    turns = min(MOST_TURNS, float(cards) / A_TURN)
    for supporter in piles.support:
        counts[SUPPORTER] += 1.0
        counts[SUPPORTER_TURNS] += turns
        if supporter & 1:
            counts[COMMITTED] += 1.0
    if piles.extra:
        counts[EXTRA_TURN] = 1.0
    if active:
        counts[TO_MOVE] = 1.0
    on_tracks(state, player, counts, sources)
    in_zones(state, player, counts, sources)
    return counts


def on_tracks(state: SiegestormState, player: int, counts: list[float], sources: list[int]) -> None:
    """Creatures under way: what their storms and Actions will do, and how the first one guards."""
    for track in state.battlefield.tracks[player]:
        for space in range(SPACES):
            card = state.track[track * SPACES + space]
            if card < 0:
                continue
            counts[ATTACK + space] += float(current(state, card, v.ATT, sources))
            counts[ACTION + space] += state.card(card).worth
            if state.card(card).passives:
                counts[PASSIVE] += 1.0
        guard = defender(state, track)
        if guard >= 0:
            counts[GUARD] += float(current(state, guard, v.DEF, sources))


def in_zones(state: SiegestormState, player: int, counts: list[float], sources: list[int]) -> None:
    """Cards that hold ground: their passives, and attacks that they draw off."""
    for card in state.field:
        if card >= 0 and state.controller(card) == player:
            counts[GROUND] += 1.0
            counts[GROUND_DEFENCE] += float(current(state, card, v.DEF, sources))
            if state.card(card).passives:
                counts[PASSIVE] += 1.0


def add_hand(design: Design, counts: list[float], first: i64) -> None:
    """What a card in hand can do on the track or as an Action, and what it costs."""
    counts[first] += 1.0
    counts[first + 1] += float(design.att)
    counts[first + 2] += float(design.defence)
    counts[first + 3] += min(MOST_WORTH, design.worth)
    if design.is_reaction:
        counts[first + 4] += 1.0
    if design.passives:
        counts[first + 5] += 1.0
    counts[first + 6] += float(design.cost)


def quality(design: Design) -> float:
    """What a card in hand is worth."""
    counts = [0.0] * 7
    add_hand(design, counts, 0)
    points = 0.0
    for place, count in enumerate(counts):
        points += DUEL_WEIGHTS[HAND + place] * count
    return points


def payments(state: SiegestormState, player: int, choices: list[Action]) -> list[Action]:
    """The next payments, those that cost least first: Supporters, who come back, then cards by their quality."""
    supporters: list[Action] = []
    cards: list[tuple[float, int]] = []
    for place, choice in enumerate(choices):
        if isinstance(choice, NumberAction):
            supporters.append(choice)
        elif isinstance(choice, CardAction):
            card = named_card(state, choice, player, state.players[player].hand)
            cards.append((quality(state.card(card)) if card >= 0 else 9.0, place))
    found = supporters + [choices[place] for _, place in sorted(cards)]
    return found or choices
