"""What the boss takes and gives up where the rules leave it a choice: by cost, and the human breaks ties."""

from warbox.games.siegestorm.state import SiegestormState


def dearest(state: SiegestormState, cards: list[int]) -> list[int]:
    """[SGS-SOLO-18] [SGS-R-25] The cards with the highest printed cost among these."""
    most = -1
    for card in cards:
        most = max(most, int(state.card(card).cost))
    return [card for card in cards if state.card(card).cost == most]


def cheapest(state: SiegestormState, cards: list[int]) -> list[int]:
    """[SGS-R-66] What the boss gives up: the lowest printed cost among these."""
    least = 1000
    for card in cards:
        least = min(least, int(state.card(card).cost))
    return [card for card in cards if state.card(card).cost == least]


def are_alike(state: SiegestormState, cards: list[int]) -> bool:
    """Whether it makes no difference which of these is taken from a pile."""
    for card in cards:
        if state.design[card] != state.design[cards[0]] or state.owner[card] != state.owner[cards[0]]:
            return False
    return True
