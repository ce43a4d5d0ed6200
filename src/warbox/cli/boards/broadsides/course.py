"""Where a plot leads, as far as the plotter can know: his own ship only."""

from warbox.cli.boards.broadsides.shown import ShownShip
from warbox.games.broadsides.sea import DX, DY, HEADINGS, TURN_PORT, TURN_STARBOARD, is_point

TURNS = {"R": TURN_STARBOARD, "L": TURN_PORT}


def course(ship: ShownShip, cards: str) -> list[tuple[int, int, str, bool]]:
    """Point, heading and whether she runs aground, after each card."""
    x, y, heading, aground = ship.x, ship.y, HEADINGS.index(ship.heading), False
    after = []
    for card in cards:
        if card == "F" and not aground:
            ahead = x + DX[heading], y + DY[heading]
            if is_point(*ahead):
                x, y = ahead
            else:
                aground = True
        elif card in TURNS and not aground:
            heading = (heading + TURNS[card]) % len(HEADINGS)
        after.append((x, y, HEADINGS[heading], aground))
    return after
