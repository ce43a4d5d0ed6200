"""What passes say about a hand: whoever lets a link resolve may have no Reaction that could have answered it.

Which Reactions those are follows from the link, the deck, the size of the hand and the Supporters that are ready, so
everybody can remember it; `determinize` weighs by it the hands that others imagine.
"""

from typing import TYPE_CHECKING, Final

from warbox.games.siegestorm.rules.acts import answers, funds
from warbox.games.siegestorm.rules.values import card_cost
from warbox.games.siegestorm.state import NEWER, SiegestormState

if TYPE_CHECKING:
    from warbox.games.siegestorm.rules.chain import Link

MOST_PASSES: Final = 3  # that are remembered of one Reaction


def note_pass(state: SiegestormState, seat: int, link: "Link") -> None:
    """[SGS-CHAIN-05] A player has not answered a link, with all the cards that he holds."""
    piles = state.players[seat]
    deck = state.readings.decks[seat]
    money = funds(state, seat) - 1
    if not piles.hand:
        return
    passed = piles.passed
    for number in state.box.reactions:
        design = state.box.designs[number]
        program = design.action
        if program is None or (deck is not None and design.name not in deck.cards):
            continue
        if card_cost(state, seat, design, False) <= money and answers(state, program, -1, link):
            before = [entry for entry in passed if entry // NEWER == number]
            others = [entry for entry in passed if entry // NEWER != number]
            passed = sorted(others + [number * NEWER, *before][:MOST_PASSES])
    piles.passed = passed
