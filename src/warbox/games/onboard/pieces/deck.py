"""A team's deck and its discard pile; hands are numbers of each card."""

from typing import Final

from mypy_extensions import i64

from warbox.games.onboard.pieces.card import CARD_COUNT


class Deck:
    """[OB-SETUP-05] The cards in the order in which they were shuffled, of which the first `left` are still there.

    The list is never changed, so clones share it: drawing takes from its end, shuffling makes a new one.
    """

    def __init__(self, order: list[int], left: i64, discard: list[int]) -> None:
        self.order = order
        self.left: i64 = left
        self.discard = discard  # [OB-SEAT-04] face up: a number for each card

    def clone(self) -> "Deck":
        return Deck(self.order, self.left, self.discard.copy())

    def draw(self) -> i64:
        """The top card; there must be one."""
        self.left -= 1
        return self.order[self.left]

    def cards(self) -> list[int]:
        """The cards still in the deck, the top one first."""
        left = int(self.left)
        return [self.order[left - 1 - place] for place in range(left)]

    def put(self, cards: list[int]) -> None:
        """These cards and no others, the top one first."""
        self.order = list(reversed(cards))
        self.left = len(cards)


def counted(cards: list[int]) -> list[int]:
    """A list of cards as a number for each."""
    counts = [0] * CARD_COUNT
    for card in cards:
        counts[card] += 1
    return counts


def listed(counts: list[int]) -> list[int]:
    """Numbers of each card as a list in the order of CARDS."""
    cards: list[int] = []
    for card, count in enumerate(counts):
        cards += [card] * count
    return cards


NO_CARDS: Final = [0] * CARD_COUNT
