"""What goes with winning: games in which a side used something against those in which it did not.

Compared among games of one variant, line-up and rotation, and put together with Mantel's and Haenszel's weights, so
that neither a variant nor a stronger player is taken for the thing's doing. What nearly every game has is compared by
its share in what the side used: more than in the middle game, or not. Many things are looked at, so some would stand
out by chance: Benjamini's and Hochberg's procedure says which stand out all the same, with a false discovery rate of
5 %. Games of one deal have the same dice: errors are reckoned deal by deal where that makes them larger.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import erfc, sqrt
from statistics import median
from typing import Any, Final

from warbox.lab.boards import layers_of
from warbox.lab.experiment import Experiment
from warbox.lab.row import Row
from warbox.lab.statistics import Z_95

LEAST: Final = 8  # games with a thing, and without it
USUAL: Final = 0.9  # what more games than this have is compared by how often
MOST_PLACES: Final = 16  # of a side: those where most happens
RATE: Final = 0.05  # of false discoveries

Game = tuple[int, float]  # its deal, and the side's score


@dataclass(frozen=True)
class Look:
    """`points` of winning more, from -1 to 1, with a 95 % interval; `sure` after the correction."""

    side: int
    kind: str
    name: str
    often: bool
    games: int
    points: float
    low: float
    high: float
    p: float
    q: float
    sure: bool


def winning(experiment: Experiment, rows: Sequence[Row]) -> dict[str, Any]:
    """Everything that was looked at, the clearest first."""
    found = [look for look in _looks(experiment, rows) if look is not None]
    return {
        "looks": len(found),
        "method": "Benjamini-Hochberg",
        "rate": RATE,
        "found": [vars(one) for one in corrected(found)],
    }


def corrected(looks: Sequence[Look]) -> list[Look]:
    """Each with its q: the least rate of false discoveries at which it would count as one."""
    order = sorted(looks, key=lambda look: (look.p, look.side, look.kind, look.name))
    least = 1.0
    done: list[Look] = []
    for rank in range(len(order), 0, -1):
        look = order[rank - 1]
        least = min(least, look.p * len(order) / rank)
        done.append(Look(**(vars(look) | {"q": least, "sure": least <= RATE})))
    return done[::-1]


def _looks(experiment: Experiment, rows: Sequence[Row]) -> Iterator[Look | None]:
    letters = experiment.letters
    layers = layers_of(experiment.game)
    for number, side in enumerate(experiment.sides):
        seats = [letters[seat] for seat in side]
        things: dict[tuple[str, str], list[int]] = {}  # how often, game by game
        used: dict[str, list[int]] = {}  # how often anything of the kind, game by game
        visited: Counter[str] = Counter()
        for place, row in enumerate(rows):
            for seat in seats:
                for kind, names in row.uses.get(seat, {}).items():
                    used.setdefault(kind, [0] * len(rows))[place] += sum(names.values())
                    for name, count in names.items():
                        things.setdefault((kind, name), [0] * len(rows))[place] += count
                for name, count in row.places.get(seat, {}).get(layers[-1], {}).items() if layers else ():
                    used.setdefault("place", [0] * len(rows))[place] += count
                    things.setdefault(("place", name), [0] * len(rows))[place] += count
                    visited[name] += count
        most = {name for name, _ in visited.most_common(MOST_PLACES)}
        for (kind, name), counts in sorted(things.items()):
            if kind != "place" or name in most:
                yield _look(rows, number, seats[0], kind, name, counts, used[kind])


def _look(
    rows: Sequence[Row], side: int, letter: str, kind: str, name: str, counts: list[int], used: list[int]
) -> Look | None:
    often = sum(count > 0 for count in counts) > USUAL * len(rows)
    # as a share, since everything is used more often in a long game
    amounts = [count / max(1, of) for count, of in zip(counts, used, strict=True)] if often else [*map(float, counts)]
    limit = median(amounts) if often else 0.0
    groups: dict[tuple[str, int, int], tuple[list[Game], list[Game]]] = {}
    having = 0
    for row, amount in zip(rows, amounts, strict=True):
        pair = groups.setdefault((row.variant, row.lineup, row.rotation), ([], []))
        pair[amount > limit].append((row.deal, row.score(letter)))
        having += amount > limit
    if having < LEAST or len(rows) - having < LEAST:
        return None
    total = gained = noise = 0.0
    pulls: dict[int, float] = {}  # what each deal adds to the difference, more or less than the mean game
    for without, having_it in groups.values():
        if without and having_it:
            weight = len(without) * len(having_it) / (len(without) + len(having_it))
            total += weight
            for games, sign in ((having_it, 1), (without, -1)):
                mean = sum(score for _, score in games) / len(games)
                gained += sign * weight * mean
                noise += weight * weight * _square_error(games)
                for deal, score in games:
                    pulls[deal] = pulls.get(deal, 0.0) + sign * weight * (score - mean) / len(games)
    if total == 0:
        return None
    # games of one deal are alike, so they count as one where that says less
    points, error = gained / total, sqrt(max(noise, sum(pull * pull for pull in pulls.values()))) / total
    p = erfc(abs(points) / error / sqrt(2))
    low, high = max(-1.0, points - Z_95 * error), min(1.0, points + Z_95 * error)
    return Look(side, kind, name, often, having, points, low, high, p, 1.0, sure=False)


def _square_error(games: Sequence[Game]) -> float:
    """Of a mean of scores; one win and one loss are added, so that few games that all end alike prove little."""
    count = len(games) + 2
    share = (sum(score for _, score in games) + 1) / count
    return share * (1 - share) / count
