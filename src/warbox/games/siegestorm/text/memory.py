"""What a seat remembers of cards that it does not see any more, as words: no position writes it, as nobody else may
know; a process that thinks for the seat is told besides.
"""

from typing import Final

from warbox.engine.notation import ParseError, parse_number
from warbox.games.siegestorm.battlefield import HAND, RESOURCES, SUPPORT
from warbox.games.siegestorm.state import SiegestormState
from warbox.games.siegestorm.text.refs import PILES, pile, sees_pile

REMEMBERS: Final = "remembers"
SEEN_ONCE: Final = [HAND, RESOURCES, SUPPORT]


def remembered(state: SiegestormState, seat: int) -> str:
    """`remembers B.hand.3 A.resources.1`: places in piles, counted from the top."""
    words = [REMEMBERS]
    for player in range(len(state.players)):
        for kind in SEEN_ONCE:
            for place, card in enumerate(pile(state, kind, player)):
                if state.knows(seat, card) and not sees_pile(state, seat, kind, player):
                    words.append(f"{player}.{PILES[kind]}.{place + 1}")
    return " ".join(words)


def recall(state: SiegestormState, seat: int, line: str) -> None:
    """A seat remembers what such a line says."""
    names = {PILES[kind]: kind for kind in SEEN_ONCE}
    for word in line.split()[1:]:
        parts = word.split(".")
        if len(parts) != 3 or parts[1] not in names:
            raise ParseError("a card that is remembered is named by player, pile and place", word)
        player = parse_number(parts[0], "a player", 0, len(state.players) - 1)
        cards = pile(state, names[parts[1]], player)
        state.remember(cards[parse_number(parts[2], "a place", 1, len(cards)) - 1], 1 << seat)
