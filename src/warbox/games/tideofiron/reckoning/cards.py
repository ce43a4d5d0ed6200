"""What Strategy cards are worth to who can pay for them, in figures of regular infantry.

A card shows nothing in a position until it is played, so that to a search all decks, and all that pays for cards, look
alike.
"""

from typing import Final

from warbox.games.tideofiron.cards import vocabulary as v
from warbox.games.tideofiron.cards.card import CARDS, DECK_LIST, Card, Deck
from warbox.games.tideofiron.cards.effect import Effect
from warbox.games.tideofiron.pieces.unit import pack
from warbox.games.tideofiron.pieces.vehicle import VEHICLES
from warbox.games.tideofiron.reckoning.worth import HALF_TRACK, TANK, TRUCK, figures_worth

SHELL: Final = 0.25  # for each die of an attack, which drifts or finds cover
A_POINT: Final = 0.3  # a command point
AN_ACTION: Final = 0.5
FOR_SQUADS: Final = 0.9  # what steadies one's own squads or shakes theirs
OTHERWISE: Final = 0.4  # what a card does that comes to use now and then
MISSED: Final = 0.6  # of it, if contact is to be established first
A_SQUAD: Final = 2.0  # figures: a deck whose cards are worth as much on average brings units


def card_worth(card: Card) -> float:
    total = 0.0
    for effect in card.effects:
        total += effect_worth(effect)
    return (MISSED * total if card.contact else total) - A_POINT * card.cost


def effect_worth(effect: Effect) -> float:
    if effect.op in (v.REINFORCE, v.DROP):
        total = 0.0
        for counts in effect.squads:
            total += figures_worth(pack(counts))
        for kind in effect.vehicles:
            total += TRUCK if kind < 0 or VEHICLES[kind].truck else TANK if VEHICLES[kind].tank else HALF_TRACK
        return total
    if effect.op == v.ADD_FIGURES:
        return float(effect.n)
    if effect.op in (v.AREA_ATTACK, v.WIDE_BLAST, v.LINE_ATTACK):
        return SHELL * effect.n
    if effect.op in (v.GAIN_CP, v.INITIATIVE_ADD, v.INITIATIVE_REMOVE):
        return A_POINT * effect.n
    if effect.op in (v.EXTRA_ACTIONS, v.ENEMY_ACTIONS, v.FREE_ACTION, v.REFRESH):
        return AN_ACTION * max(1, effect.n)
    if effect.op in (v.ESTABLISH_CONTACT, v.TARGET_HEX, v.DRIFT):
        return 0.0
    if effect.op in (v.CLEAR_CONDITION, v.PIN, v.CONCEAL, v.MODIFY):
        return FOR_SQUADS
    return OTHERWISE


CARD_WORTH: Final = [card_worth(card) for card in CARDS]


def mean_worth(cards: list[int]) -> float:
    """Of some cards, on average."""
    return sum([CARD_WORTH[card] for card in cards]) / len(cards) if cards else 0.0


def brings_units(deck: Deck) -> bool:
    return mean_worth(deck.order) >= A_SQUAD


DECK_BRINGS_UNITS: Final = [brings_units(deck) for deck in DECK_LIST]
