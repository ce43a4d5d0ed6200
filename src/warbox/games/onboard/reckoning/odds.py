"""Exact chances in a combat, as far as a seat can know them: from the deck lists and what lies open, never from a hand.

[OB-R-60] Every card that a seat does not see is as likely to be in one hidden place as in another. Only of a hidden
trap everybody knows that it is a trap card, so those cards are drawn apart.
"""

from fractions import Fraction
from math import comb
from typing import Final

from warbox.games.onboard.pieces.board import DEFENCE
from warbox.games.onboard.pieces.card import CARD_COUNT, FACES, KIND, TRAP
from warbox.games.onboard.state import OnBoardState
from warbox.games.onboard.view import hidden_cards, knows_team
from warbox.odds.distribution import Distribution


class Unseen:
    """The cards of a team that a seat does not see, by kind, and how many of them lie as traps."""

    def __init__(self, counts: list[int], traps: int) -> None:
        self.counts: Final = counts
        self.traps: Final = traps
        self.size: Final = sum(counts) - traps  # in hands, deck and combat

    def chance_of(self, card: int, hand: int) -> Fraction:
        """Whether a hand of so many of them holds a card that is no trap."""
        if hand > self.size:
            raise ValueError(f"there are {self.size} unseen cards, not {hand}")
        without = self.size - self.counts[card]
        return 1 - Fraction(comb(without, hand), comb(self.size, hand))

    def total(self, cards: int, attack: bool) -> Distribution:
        """The Attack or Defence points of so many of them.

        [OB-COMBAT-11] A draw of which j are trap cards is thinned by those that lie as traps: of all ways to choose
        them, comb(T - j, traps) leave these j in hand.
        """
        if cards > self.size:
            raise ValueError(f"there are {self.size} unseen cards, not {cards}")
        traps = ways(self.counts, cards, attack, True)
        others = ways(self.counts, cards, attack, False)
        trap_cards = sum([count for card, count in enumerate(self.counts) if KIND[card] == TRAP])
        weights = [0] * (MOST_POINTS * cards + 1)
        for drawn in range(min(cards, trap_cards) + 1):
            share = comb(trap_cards - drawn, self.traps)
            for points, first in enumerate(traps[drawn]):
                if first and share:
                    for more, second in enumerate(others[cards - drawn]):
                        if second:
                            weights[points + more] += share * first * second
        return Distribution(0, weights)


MOST_POINTS: Final = max([max(face.attack, face.defence) for face in FACES])


def ways(counts: list[int], most: int, attack: bool, traps: bool) -> list[list[int]]:
    """For every number of cards up to `most` and every sum of their points: in how many ways they can be drawn."""
    found = [[0] * (MOST_POINTS * most + 1) for _ in range(most + 1)]
    found[0][0] = 1
    for card in range(CARD_COUNT):
        if counts[card] == 0 or (KIND[card] == TRAP) != traps:
            continue
        points = FACES[card].attack if attack else FACES[card].defence
        for held in range(most, 0, -1):
            for copies in range(1, min(counts[card], held) + 1):
                choices = comb(counts[card], copies)
                for before in range(len(found[held]) - points * copies):
                    if found[held - copies][before]:
                        found[held][before + points * copies] += choices * found[held - copies][before]
    return found


def unseen_by(state: OnBoardState, seat: int, team: int) -> Unseen:
    """[OB-TRAP-06] The number of traps on the table is public."""
    hidden_traps = len(state.traps) if team == DEFENCE and not knows_team(seat, team) else 0
    return Unseen(hidden_cards(state, seat, team), hidden_traps)
