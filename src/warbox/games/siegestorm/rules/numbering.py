"""[SGS-R-47] Physical cards in a fixed order, for positions that must tell which copy of a card is which."""

from warbox.games.siegestorm.battlefield import CASUALTIES, HAND, HEAL, LIMBO, ON_TRACK, RESOURCES, SUPPORT
from warbox.games.siegestorm.effects.vision import Vision
from warbox.games.siegestorm.rules.chain import Chain
from warbox.games.siegestorm.rules.declare import Declaring
from warbox.games.siegestorm.state import SiegestormState
from warbox.games.siegestorm.text.refs import pile


def numbered(state: SiegestormState) -> list[int]:
    """Every card in a fixed order: players' piles, spaces, and what waits outside every zone."""
    cards: list[int] = []
    for player in range(len(state.players)):
        for kind in (HAND, RESOURCES, CASUALTIES, HEAL, SUPPORT):
            cards += pile(state, kind, player)
        if state.is_boss(player):
            cards += state.reserve
    cards += state.in_play()
    for frame in state.stack:
        if isinstance(frame, Chain):
            cards += [int(link.source) for link in frame.links if is_waiting(state, int(link.source))]
        elif isinstance(frame, Declaring) and is_waiting(state, int(frame.source)):
            cards.append(int(frame.source))
        elif isinstance(frame, Vision):
            cards += frame.seen + frame.put
    return cards


def is_waiting(state: SiegestormState, card: int) -> bool:
    return state.place[card] < ON_TRACK and state.place[card] & 15 == LIMBO
