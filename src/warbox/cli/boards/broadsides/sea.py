"""The sea: points, islands, the small ships with their headings, and their wakes."""

from collections.abc import Sequence

from rich.text import Text

from warbox.engine.event import Event
from warbox.games.broadsides.sea import HEADINGS, HEIGHT, SEATS, WIDTH, is_point
from warbox.games.broadsides.shape import Shown

ARROWS = dict(zip(HEADINGS, "↑↗→↘↓↙←↖", strict=True))
STYLES = {"S": "bold cyan", "I": "bold red"}
WAKE_POINTS = 4


def wakes(shown: Shown, seen: Sequence[Event]) -> dict[tuple[int, int], str]:
    """The last points each ship came from."""
    found: dict[tuple[int, int], str] = {}
    for letter in SEATS:
        track = [(event.facts["x"], event.facts["y"]) for event in seen if is_course(event, letter)]
        ship = shown.ships[letter]
        for x, y in track[-WAKE_POINTS - 1 :]:
            if isinstance(x, int) and isinstance(y, int) and (x, y) != (ship.x, ship.y):
                found[x, y] = letter
    return found


def is_course(event: Event, letter: str) -> bool:
    return event.kind == "sailed" and event.facts.get("ship") == letter


def sea_lines(shown: Shown, seen: Sequence[Event]) -> list[Text]:
    """One line for each y, north first, and a line for x, whose odd numbers beyond 9 would touch; 29 columns wide."""
    wake = wakes(shown, seen)
    ships = {(ship.x, ship.y): letter for letter, ship in shown.ships.items()}
    lines = []
    for y in range(HEIGHT - 1, -1, -1):
        line = Text().append(f"{y:2} ", "dim")
        for x in range(WIDTH):
            if (x, y) in ships:
                letter = ships[x, y]
                line.append(letter + ARROWS[shown.ships[letter].heading], STYLES[letter])
            elif not is_point(x, y):
                line.append("▒▒", "green")
            elif (x, y) in wake:
                line.append(wake[x, y].lower() + " ", STYLES[wake[x, y]].removeprefix("bold "))
            else:
                line.append("· ", "dim")
        lines.append(line)
    lines.append(Text("   " + "".join(f"{x:<2}" if x < 10 or x % 2 == 0 else "  " for x in range(WIDTH)), style="dim"))
    return lines
