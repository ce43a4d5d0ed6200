"""What is not given away when cards pay or are discarded: the best card of the hand that can be paid for soon.

By games of `greedy` dear cards count for little, as they lie in the hand until somebody can pay for them; a look
through one turn of each side does not see them played either.
"""

from typing import Final

from warbox.engine.action import Action
from warbox.games.siegestorm.actions import CardAction
from warbox.games.siegestorm.cards.card import Design
from warbox.games.siegestorm.evaluate import ACTION, ATTACK, DUEL_WEIGHTS, GUARD, MOST_WORTH, PASSIVE
from warbox.games.siegestorm.rules.asking import named_card
from warbox.games.siegestorm.rules.turn import DRAWN
from warbox.games.siegestorm.state import SiegestormState

KINDS: Final = ("pay", "discard")  # of the questions that take cards from the hand
NO_CARD: Final = -1
SOON: Final = 2  # turns
MUCH_BETTER: Final = 1.0  # than the card that does least: such a card is not given away either
NEGATES: Final = 1.0  # what a Reaction does: less than games of `greedy` say, in which one in hand is as good as 4 ATT


def spared(state: SiegestormState, seat: int, kind: str, choices: list[Action]) -> list[Action]:
    """The choices without those that give the best card away or one that does much more than another, unless nothing is
    left; the cards that do least first, for often nothing else tells them apart."""
    if kind not in KINDS or len(choices) < 2:
        return choices
    best = best_card(state, seat)
    if best == NO_CARD:
        return choices
    funds = funds_soon(state, seat)
    others: list[Action] = []
    cards: list[tuple[float, int]] = []
    for place, choice in enumerate(choices):
        card = -1
        if isinstance(choice, CardAction):
            card = named_card(state, choice, seat, state.players[seat].hand)
        if card < 0:
            others.append(choice)
        elif state.design[card] != best:
            design = state.card(card)
            cards.append((might(design) if design.cost <= funds else 0.0, place))
    cards.sort()
    kept = [choices[place] for power, place in cards if power <= cards[0][0] + MUCH_BETTER]
    return others + kept or choices


def best_card(state: SiegestormState, seat: int) -> int:
    """The design of the mightiest card of the hand that can be paid for soon."""
    funds = funds_soon(state, seat)
    found = NO_CARD
    most = 0.0
    for card in state.players[seat].hand:
        design = state.card(card)
        power = might(design)
        if design.cost <= funds and power > most:
            most = power
            found = state.design[card]
    return found


def funds_soon(state: SiegestormState, seat: int) -> int:
    """What the hand can pay soon for one of its cards, when one more has gone now."""
    piles = state.players[seat]
    draws = min(SOON * DRAWN, len(piles.resources))
    return len(piles.hand) - 2 + draws + len(piles.support)


def might(design: Design) -> float:
    """What a card does once it is on the track; a Reaction in hand does something, too."""
    points = DUEL_WEIGHTS[GUARD] * float(design.defence)
    for space in range(3):
        points += DUEL_WEIGHTS[ATTACK + space] * float(design.att)
        points += DUEL_WEIGHTS[ACTION + space] * min(MOST_WORTH, design.worth)
    if design.is_reaction:
        points += NEGATES
    return points + (DUEL_WEIGHTS[PASSIVE] if design.passives else 0.0)
