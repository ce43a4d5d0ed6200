"""Damage: the first hit turns the token, the second one kills."""

from typing import Final

from warbox.engine.event import Public
from warbox.games.onboard.pieces.agent import AGENTS, Agent
from warbox.games.onboard.pieces.board import CONSTANTS, NOWHERE, SEATS
from warbox.games.onboard.pieces.card import CARD_COUNT, CARDS
from warbox.games.onboard.pieces.deck import counted, listed
from warbox.games.onboard.state import OnBoardState

DAMAGE: Final = CONSTANTS.number("damage_per_hit", 1, 1)  # [OB-COMBAT-14] a combat deals no more


def wound(state: OnBoardState, agent: Agent) -> None:
    """[OB-DAMAGE-02] The first damage leaves one hit point, [OB-DAMAGE-03] the second kills. [OB-DAMAGE-04] Nothing
    heals.

    Whoever causes it clears up and then looks whether a team is gone: see victory.check_elimination.
    """
    agent.hit_points -= DAMAGE
    if agent.hit_points > 0:
        if state.events is not None:
            facts: dict[str, str | int] = {"agent": AGENTS[agent.index], "left": int(agent.hit_points)}
            state.emit(Public("wounded", "OB-DAMAGE-02", facts))
        return
    die(state, agent)


def die(state: OnBoardState, agent: Agent) -> None:
    """[OB-DAMAGE-05] [OB-R-40] The token leaves the game, its Flash and Disoriented tokens go back; its traps stay."""
    if state.events is not None:
        state.emit(Public("killed", "OB-DAMAGE-03", {"agent": AGENTS[agent.index]}))
    agent.cell = NOWHERE
    agent.flashed = False
    agent.disoriented = 0
    agent.activated = False
    if state.is_out(agent.seat):
        discard_hand(state, int(agent.seat))


def discard_hand(state: OnBoardState, seat: int) -> None:
    """[OB-SEAT-05] [OB-R-04] A seat without living Agents discards its hand at once."""
    first = seat * CARD_COUNT
    cards = listed(state.hands[first : first + CARD_COUNT])
    discard = state.decks[seat % 2].discard
    for card in cards:
        discard[card] += 1
    for place in range(first, first + CARD_COUNT):
        state.hands[place] = 0
    if state.events is not None:
        state.emit(Public("hand-discarded", "OB-SEAT-05", {"seat": SEATS[seat], "count": len(cards)}))
        for card, count in enumerate(counted(cards)):
            if count:
                facts: dict[str, str | int] = {"seat": SEATS[seat], "card": CARDS[card], "count": count}
                state.emit(Public("discarded", "OB-SEAT-05", facts))
