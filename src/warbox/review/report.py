"""A review as a whole: what luck and choices came to for each side, and where the match turned.

It is plain data from here on, so that parts made in several processes are put together.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from warbox.review.walk import Reviewer

VERSION: Final = 2  # of the reckoning and its format: what another one has made is made anew
LEAST_GIVEN: Final = 0.03  # away, by a choice that turned the match
LEAST_LUCK: Final = 0.05  # of a turn of luck
MOST_POINTS: Final = 12  # turning points

Plain = dict[str, Any]


@dataclass(frozen=True)
class Sum:
    """What the match came to for a side: start + luck + unseen - given + gained + rest = end."""

    start: float
    end: float
    luck: float  # of dice and shuffles
    unseen: float  # luck with what was hidden: cards drawn, guesses that came off
    given: float  # away by the side's own choices
    gained: float  # from what the others gave away
    rest: float  # what the reckoning does not see

    def plain(self) -> dict[str, float]:
        return {name: round(value, 4) for name, value in vars(self).items()}


@dataclass(frozen=True)
class Point:
    """A turning point."""

    first: int  # step of its first die
    step: int  # several dice in a row are one turn of luck
    kind: str  # choice, luck
    side: int  # that chose; that was lucky
    size: float  # given away; gained by luck, below 0: lost by a side that plays alone

    def plain(self) -> Plain:
        return {**vars(self), "size": round(self.size, 4)}


def whole(reviewer: Reviewer, moments: Sequence[Plain]) -> Plain:
    """The review: `moments` are those of all steps."""
    game = reviewer.game
    letters = [[game.seats[seat] for seat in side] for side in reviewer.sides]
    story = [reviewer.start().plain(), *moments]
    return {
        "version": VERSION,
        "game": game.slug,
        "seed": reviewer.seed,
        "seats": [{"seat": one.seat, "name": one.name, "kind": one.kind} for one in reviewer.record.header.seats],
        "sides": [{"seats": side, **total.plain()} for side, total in zip(letters, sums(story, letters), strict=True)],
        "decisions": sum(moment["choices"] > 1 for moment in story),
        "moments": story,
        "points": [point.plain() for point in turning_points(story, letters)],
    }


def sums(story: Sequence[Plain], sides: list[list[str]]) -> list[Sum]:
    """By side. What one side gives away the others share. Giving up and running out of time are neither luck nor a
    choice of the game: what counts is how things stood then."""
    played = [moment for moment in story if moment["action"] or moment is story[0]]
    found = []
    for index, side in enumerate(sides):
        start, end = played[0]["values"][index], played[-1]["values"][index]
        luck = sum(moment["luck"][index] for moment in story if moment["luck"])
        unseen = sum(moment["unseen"][index] for moment in story if moment["unseen"])
        given = sum(moment["given"] for moment in story if moment["by"] in side)
        others = sum(moment["given"] for moment in story if moment["by"] not in side)
        gained = others / (len(sides) - 1) if len(sides) > 1 else 0.0
        rest = end - start - luck - unseen + given - gained
        found.append(Sum(start, end, luck, unseen, given, gained, rest))
    return found


def turning_points(story: Sequence[Plain], sides: list[list[str]]) -> list[Point]:
    """In the order of the match: the largest ones."""
    side_of = {letter: index for index, side in enumerate(sides) for letter in side}
    found = [
        Point(moment["step"], moment["step"], "choice", side_of[moment["by"]], moment["given"])
        for moment in story
        if moment["given"] >= LEAST_GIVEN
    ]
    found += [point for point in turns_of_luck(story, len(sides)) if abs(point.size) >= LEAST_LUCK]
    found.sort(key=lambda point: -abs(point.size))
    return sorted(found[:MOST_POINTS], key=lambda point: point.step)


def turns_of_luck(story: Sequence[Plain], sides: int) -> list[Point]:
    """Dice and shuffles that follow an answer are one turn of luck with what it brought to light."""
    found: list[Point] = []
    run: list[Plain] = []
    for moment in [*story[1:], None]:
        if run and (moment is None or not moment["luck"]):
            totals = [sum((one["luck"] or one["unseen"])[side] for one in run) for side in range(sides)]
            lucky = max(range(sides), key=lambda side: totals[side])
            found.append(Point(run[0]["step"], run[-1]["step"], "luck", lucky, totals[lucky]))
            run = []
        if moment is not None and (moment["luck"] or moment["unseen"]):
            run.append(moment)
    return found
