"""Where a plot leads, as far as the plotter can know: his own ship only."""

from warbox.games.broadsides import odds
from warbox.games.broadsides.actions import CARDS
from warbox.games.broadsides.sea import HEADINGS
from warbox.games.broadsides.shape import ShownShip


def course(ship: ShownShip, cards: str) -> list[tuple[int, int, str, bool]]:
    """Point, heading and whether she runs aground, after each card."""
    after = odds.course(ship.x, ship.y, HEADINGS.index(ship.heading), [CARDS.index(card) for card in cards])
    return [(int(one.x), int(one.y), HEADINGS[int(one.heading)], one.aground) for one in after]
