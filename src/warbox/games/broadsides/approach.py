"""How far a ship is from having a whole battery bear on a point: in cards, around the islands."""

from typing import Final

from warbox.games.broadsides.arcs import ARC_FIRES, ARC_HULL
from warbox.games.broadsides.sea import DX, DY, HEIGHT, SIDES, WIDTH, is_point

NEVER: Final = 99  # cards: no way leads there
COURSES: Final = WIDTH * HEIGHT * 8  # a course is a point and a heading: (y * WIDTH + x) * 8 + heading


def read_beams() -> list[int]:
    """By side: where the enemy lies, seen from the bow, when the most cannons of that side bear."""
    beams: list[int] = []
    for side in range(len(SIDES)):
        best = 0
        for rel in range(8):
            if ARC_HULL[rel] == side and len(ARC_FIRES[rel]) > len(ARC_FIRES[best]):
                best = rel
        beams.append(best)
    return beams


BEAMS: Final = read_beams()

# filled as points come up: what a table holds depends on the map alone
tables: Final[dict[int, list[int]]] = {}


def cards_to_bear(x: int, y: int, heading: int, side: int, target_x: int, target_y: int) -> int:
    """The fewest cards after which the battery of a side bears on the target, if the target does not move."""
    key = (target_y * WIDTH + target_x) * 2 + side
    table = tables.get(key)
    if table is None:
        table = measure(target_x, target_y, side)
        tables[key] = table
    return table[(y * WIDTH + x) * 8 + heading]


def measure(target_x: int, target_y: int, side: int) -> list[int]:
    """By course: the cards to bear. Found backwards, from the courses on which the battery bears."""
    cards = [NEVER] * COURSES
    reached: list[int] = []
    for towards in range(8):
        x, y = target_x - DX[towards], target_y - DY[towards]
        if is_point(x, y):
            course = (y * WIDTH + x) * 8 + (towards - BEAMS[side]) % 8
            cards[course] = 0
            reached.append(course)
    for course in reached:  # grows while it is walked
        heading = course % 8
        x, y = course // 8 % WIDTH, course // 8 // WIDTH
        before = [course - heading + (heading + 1) % 8, course - heading + (heading + 7) % 8]
        x -= DX[heading]
        y -= DY[heading]
        if is_point(x, y) and (x != target_x or y != target_y):
            before.append((y * WIDTH + x) * 8 + heading)
        for earlier in before:
            if cards[earlier] == NEVER:
                cards[earlier] = cards[course] + 1
                reached.append(earlier)
    return cards
