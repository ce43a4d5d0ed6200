"""Which sets of cards are worth committing to a combat: the best ones of a hand, few or many."""

from typing import Final

from warbox.engine.action import Action
from warbox.games.onboard.actions import NOTHING, commit_of
from warbox.games.onboard.pieces.card import CARD_COUNT, COUNTER, DOUBLE_ATTACK, DOUBLE_DEFENCE, FACES
from warbox.games.onboard.reckoning.ways import ALL_CHARGES
from warbox.games.onboard.rules.combat import Combat
from warbox.games.onboard.state import OnBoardState

KEPT_BACK: Final = (COUNTER, DOUBLE_ATTACK, DOUBLE_DEFENCE)  # cards that do more in hand


def commits(state: OnBoardState, combat: Combat, seat: int) -> list[Action]:
    """Nothing, then more and more of the cards with the most points for the side's part. Who can Counter may strike,
    and has both parts to think of. Cards that do more in hand stay there."""
    strikes = state.agents[combat.initiator].seat == seat
    found: list[Action] = [NOTHING]
    for attack in (True, False):
        if attack and not strikes and not state.holds_card(seat, COUNTER):
            continue
        if not attack and strikes:
            continue
        cards: list[tuple[int, int]] = []
        for card in range(CARD_COUNT):
            points = FACES[card].attack if attack else FACES[card].defence
            if points and card not in KEPT_BACK:
                cards += [(-points, card)] * state.hands[seat * CARD_COUNT + card]
        found += more_and_more(cards, found)
    return found


def more_and_more(cards: list[tuple[int, int]], known: list[Action]) -> list[Action]:
    """The first of the cards in their order, the first two, and so on, less what is known."""
    found: list[Action] = []
    laid: list[int] = []
    for _, card in sorted(cards):
        laid.append(card)
        commit = commit_of(laid)
        if commit not in known:
            found.append(commit)
    return found


def enough(state: OnBoardState, seat: int) -> list[Action]:
    """[OB-COMBAT-13] [OB-COMBAT-17] What strikes somebody who has no cards: a single point does, so the card that has
    least. A charge may have other work to do; so it is thought of only where the other one does more in hand, too: what
    it is worth is less than the luck of a few playouts."""
    found: list[Action] = []
    for charges in (False, True):
        least = -1
        for card in range(CARD_COUNT):
            if state.hands[seat * CARD_COUNT + card] and FACES[card].attack and (card in ALL_CHARGES) == charges:
                if least < 0 or rank(card) < rank(least):
                    least = card
        if least >= 0:
            found.append(commit_of([least]))
            if least not in KEPT_BACK:
                break
    return found


def rank(card: int) -> tuple[bool, int, int]:
    """The cards that are missed least first."""
    return card in KEPT_BACK, int(FACES[card].attack), int(FACES[card].defence)


def saving(state: OnBoardState, seat: int, choices: list[Action]) -> list[Action]:
    """More and more of the cards that strike, less the charges, which may have other work to do."""
    cards: list[tuple[int, int]] = []
    for card in range(CARD_COUNT):
        if FACES[card].attack and card not in KEPT_BACK and card not in ALL_CHARGES:
            cards += [(-int(FACES[card].attack), card)] * state.hands[seat * CARD_COUNT + card]
    return more_and_more(cards, choices)
