"""Who cannot draw in time: reckoned for the round to come of a duel, which `evaluate` does not do.

Whoever has one card left before his Draw has lost, however strong he stands; so has he who will have one left once the
creature on the opponent's T3 has stormed. What can still be done about it says how sure that is.
"""

from typing import Final

from warbox.games.siegestorm.battlefield import SPACES, T3
from warbox.games.siegestorm.rules.turn import DRAWN
from warbox.games.siegestorm.rules.values import attack, strength
from warbox.games.siegestorm.state import ADVANCING, BEFORE_ADVANCE, DEPLOYMENT, SiegestormState

AT_ONCE: Final = 0.95  # the very next Draw fails
NEXT: Final = 0.85  # the other's Draw fails, once this turn is over
STORMED: Final = 0.6  # the storm of his next turn is too much, as the tracks stand
IN_TIME: Final = 0.35  # the same, but there is still a turn to do something about it
A_GUARD: Final = 2  # DEF of a Defender who is not deployed yet


def doom(state: SiegestormState) -> float:
    """How sure it is that the active player is about to lose; less than nothing: that the other one is."""
    active = int(state.active)
    other = 1 - active
    piles = state.players[active]
    tracks = state.battlefield.tracks
    own_left = len(piles.resources) - (DRAWN if piles.extra else 0)
    if piles.step < BEFORE_ADVANCE:
        own_left -= DRAWN
    if own_left < 0:
        return AT_ONCE
    their_left = len(state.players[other].resources)
    if piles.step < ADVANCING:
        card = state.track[tracks[active][0] * SPACES + T3]
        if card >= 0:
            their_left -= taken(state, other, strength(state, card, tracks[other][0]))
    if their_left < DRAWN:
        return -NEXT
    card = state.track[tracks[other][0] * SPACES + T3]
    over = piles.step > DEPLOYMENT
    if card >= 0:
        settled = piles.step >= DEPLOYMENT
        power = strength(state, card, tracks[active][0]) if settled else attack(state, card) - A_GUARD
        own_left -= taken(state, active, power)
    if own_left < DRAWN:
        return STORMED if over else IN_TIME
    return 0.0


def taken(state: SiegestormState, player: int, damage: int) -> int:
    """[SGS-KEYWORD-13] What damage takes from the Resources: the Heal pile goes first."""
    return max(0, damage - len(state.players[player].heal))
