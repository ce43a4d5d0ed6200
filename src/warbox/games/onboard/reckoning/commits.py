"""Which sets of cards are worth committing to a combat: the best ones of a hand, few or many."""

from typing import Final

from warbox.engine.action import Action
from warbox.games.onboard.actions import NOTHING, commit_of
from warbox.games.onboard.pieces.card import CARD_COUNT, COUNTER, DOUBLE_ATTACK, DOUBLE_DEFENCE, FACES
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
        laid: list[int] = []
        for _, card in sorted(cards):
            laid.append(card)
            commit = commit_of(laid)
            if commit not in found:
                found.append(commit)
    return found
