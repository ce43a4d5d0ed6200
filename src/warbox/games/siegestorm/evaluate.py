"""How good a position is for a seat: an estimate from what is left to draw, in hand, on the tracks and in support.

The unit is a card of the Resources. A storm is worth the cards it will cost the opponent, less with every step that it
is away; a Supporter pays once a turn as long as the game may last.
"""

from math import exp
from typing import Final

from warbox.engine.action import Action
from warbox.games.siegestorm.actions import CardAction, NumberAction
from warbox.games.siegestorm.battlefield import LAST, NOBODY, SPACES
from warbox.games.siegestorm.cards.card import Design
from warbox.games.siegestorm.cards.verbs import VERBS
from warbox.games.siegestorm.rules.asking import named_card
from warbox.games.siegestorm.rules.sides import defender
from warbox.games.siegestorm.rules.values import attack, defence
from warbox.games.siegestorm.rules.victory import BOSS_SEAT
from warbox.games.siegestorm.state import BEFORE_DRAW, BEFORE_PREPARATION, WAITING, SiegestormState

SCALE: Final = 9.0  # an advantage of so many cards wins three games in four
RESOURCE: Final = 1.0
HEALED: Final = 0.8  # guards against damage, but is not drawn
HAND: Final = 0.55  # a card that is not known yet; others: see `quality`
SUPPORTER: Final = 0.22  # for each turn that may still come
MOST_TURNS: Final = 7.0
COMMITTED: Final = 0.25
STRIKE: Final = [0.5, 0.62, 0.75]  # what a point of ATT on T1, T2, T3 will take in the end
ACTION: Final = [0.5, 0.65, 0.8]  # of what the Action is worth
GUARD: Final = 0.25  # a point of DEF of the Defender
BULWARK: Final = 0.35  # a card in the Battle Zone, and each point of its DEF a tenth
PASSIVE: Final = 0.4  # a passive that works
EXTRA: Final = 4.0  # a turn
LIFE: Final = 0.9  # of the boss
MENACE: Final = 0.8


def evaluate(state: SiegestormState, seat: int) -> float:
    """From 0, lost, to 1, won."""
    if state.outcome is not None:
        return state.outcome.score(seat)
    field = state.battlefield
    if field.boss != NOBODY:
        humans = against_boss(state)
        return 1.0 - chance(humans) if seat == BOSS_SEAT else chance(humans)
    if seat >= len(state.players) or not state.players[seat].alive:
        return 0.0
    own = strength_of(state, seat)
    others: list[float] = []
    for other, piles in enumerate(state.players):
        if other != seat and piles.alive:
            others.append(strength_of(state, other))
    if field.mode == LAST:
        return chance(own - sum(others) / len(others)) if others else 1.0
    return chance(own - others[0])


def chance(points: float) -> float:
    return 1.0 / (1.0 + exp(-points / SCALE))


def against_boss(state: SiegestormState) -> float:
    """The weaker partner counts: both lose with him. [SGS-R-41]"""
    boss = int(state.battlefield.boss)
    humans = [strength_of(state, seat) for seat in range(int(state.battlefield.seats))]
    weakest = min(humans)
    total = 0.7 * weakest + 0.3 * sum(humans) / len(humans)
    left = LIFE * float(state.life) / len(humans)
    return total - left - MENACE * float(state.menace) - on_tracks(state, boss) - in_zones(state, boss)


def strength_of(state: SiegestormState, player: int) -> float:
    """What a player has left, in cards."""
    piles = state.players[player]
    drawn = 2 if piles.step in (BEFORE_PREPARATION, BEFORE_DRAW, WAITING) and state.active == player else 0
    cards = len(piles.resources) - drawn
    points = RESOURCE * cards + HEALED * len(piles.heal) + HAND * drawn
    for card in piles.hand:
        points += quality(state.card(card))
    turns = min(MOST_TURNS, max(0.0, cards / 2.5))
    for supporter in piles.support:
        points += SUPPORTER * turns - (COMMITTED if supporter & 1 else 0.0)
    if piles.extra:
        points += EXTRA
    if cards < 3:
        points -= 2.0 * (3 - cards)  # one bad turn away from defeat
    return points + on_tracks(state, player) + in_zones(state, player)


def on_tracks(state: SiegestormState, player: int) -> float:
    """Creatures under way: what their storms and Actions will do, and how the first one guards."""
    points = 0.0
    for track in state.battlefield.tracks[player]:
        for space in range(SPACES):
            card = state.track[track * SPACES + space]
            if card < 0:
                continue
            points += STRIKE[space] * attack(state, card) + ACTION[space] * worth(state.card(card))
            if state.card(card).passives:
                points += PASSIVE
        guard = defender(state, track)
        if guard >= 0:
            points += GUARD * defence(state, guard)
    return points


def in_zones(state: SiegestormState, player: int) -> float:
    """Cards that hold ground: their passives, and attacks that they draw off."""
    points = 0.0
    for card in state.field:
        if card >= 0 and state.controller(card) == player:
            points += BULWARK + BULWARK * 0.1 * defence(state, card)
            if state.card(card).passives:
                points += PASSIVE
    return points


def worth(design: Design) -> float:
    """What the Action of a design does on average, in cards."""
    if design.action is None or design.is_reaction:
        return 0.0
    points = 0.0
    for entry in design.action.entries:
        verb = VERBS[entry.verb]
        points += verb.worth * max(1.0, float(entry.n) if verb.each else 1.0)
    return points


def quality(design: Design) -> float:
    """What a card in hand is worth: what it will do on the track or as an Action, less what it costs."""
    points = 0.42 + 0.03 * int(design.att) + 0.01 * int(design.defence) + 0.05 * min(3.0, worth(design))
    if design.is_reaction:
        points += 0.12
    if design.passives:
        points += 0.04
    return points - 0.02 * int(design.cost)


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
