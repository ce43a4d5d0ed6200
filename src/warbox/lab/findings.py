"""Everything that a report shows, as plain data: `report.json`."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final

from warbox.lab.boards import layers_of
from warbox.lab.course import KNOWN, known_at, lead_changes
from warbox.lab.experiment import Experiment
from warbox.lab.live import live, score_rate
from warbox.lab.luck import luck
from warbox.lab.row import Row
from warbox.lab.statistics import Z_95, spread, wilson
from warbox.lab.winning import winning

STEPS: Final = 20  # of the curve that says when the winner was known
MOST_BINS: Final = 20


def findings(experiment: Experiment, rows: Sequence[Row]) -> dict[str, Any]:
    """`rows` are the games that count, in order."""
    names = [variant.name for variant in experiment.variants]
    own = {name: [row for row in rows if row.variant == name] for name in names}
    return {
        "experiment": experiment.as_data(),
        "rules_version": experiment.rules.rules_version,
        "summary": live(experiment, rows),
        "players": _players(experiment, rows),
        "variants": {name: _variant(experiment, own[name], name) for name in names},
        "differences": _differences(experiment, rows),
        "winning": winning(experiment, rows),
        "heat": _heat(experiment, own),
    }


def _variant(experiment: Experiment, rows: Sequence[Row], name: str) -> dict[str, Any]:
    return {
        "games": len(rows),
        "seat": _seat_advantage(experiment, rows),
        "length": _length(rows),
        "ends": _ends(experiment, rows),
        "lead": _mean([lead_changes(row) for row in rows if row.outlook]),
        "known": _known(experiment, rows),
        "branching": _branching(rows),
        "luck": luck(experiment, rows, name),
    }


def _players(experiment: Experiment, rows: Sequence[Row]) -> list[dict[str, Any]]:
    """Every player's score, in all and on each side; a draw counts for half."""
    found = []
    letters = experiment.letters
    for name in sorted({name for lineup in experiment.lineups for name in lineup}):
        sides = []
        for side in experiment.sides:
            scores = [row.score(letters[side[0]]) for row in rows if row.players[letters[side[0]]] == name]
            sides.append(scores)
        every = [score for scores in sides for score in scores]
        found.append(
            {"name": name, "score": asdict(score_rate(every)), "sides": [asdict(score_rate(one)) for one in sides]}
        )
    return found


def _seat_advantage(experiment: Experiment, rows: Sequence[Row]) -> dict[str, Any] | None:
    """What the first side scores beyond its share, whoever plays: the mean of deals in which all have had all seats."""
    letter = experiment.letters[experiment.sides[0][0]]
    deals: dict[int, list[float]] = {}
    for row in rows:
        deals.setdefault(row.deal, []).append(row.score(letter) - 1 / max(2, len(experiment.sides)))
    return _mean([fmean(scores) for scores in deals.values()])


def _differences(experiment: Experiment, rows: Sequence[Row]) -> list[dict[str, Any]]:
    """How much better the first side does in the first variant than in each other one, deal by deal with equal dice."""
    letter = experiment.letters[experiment.sides[0][0]]
    first, *others = (variant.name for variant in experiment.variants)
    deals: dict[int, dict[str, list[float]]] = {}
    for row in rows:
        deals.setdefault(row.deal, {}).setdefault(row.variant, []).append(row.score(letter))
    whole = [deal for deal in deals.values() if len(deal) == len(others) + 1]
    found = []
    for other in others:
        found.append(
            {"first": first, "second": other} | (_mean([fmean(d[first]) - fmean(d[other]) for d in whole]) or {})
        )
    return found


def _mean(values: Sequence[float]) -> dict[str, Any] | None:
    """A mean with its 95 % interval."""
    if not values:
        return None
    mean = fmean(values)
    half = Z_95 * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return {"mean": mean, "low": mean - half, "high": mean + half}


def _length(rows: Sequence[Row]) -> dict[str, Any] | None:
    counted = any(row.turns for row in rows)
    values = [row.turns if counted else row.decisions for row in rows]
    numbers = spread(values)
    if numbers is None:
        return None
    return {
        "unit": "turns" if counted else "decisions",
        "spread": asdict(numbers),
        "counts": dict(sorted(Counter(values).items())),
    }


def _ends(experiment: Experiment, rows: Sequence[Row]) -> list[dict[str, Any]]:
    """The kinds of ends, each with who won by it."""
    counts = Counter(row.end for row in rows)
    firsts = [experiment.letters[side[0]] for side in experiment.sides]
    found = []
    for end, count in sorted(counts.items(), key=lambda item: (-item[1], item[0])):
        same = [row for row in rows if row.end == end]
        wins = [sum(letter in row.winners for row in same) for letter in firsts]
        found.append(
            {"end": end, "rules": sorted({row.rule for row in same}), "wins": wins, **asdict(wilson(count, len(rows)))}
        )
    return found


def _known(experiment: Experiment, rows: Sequence[Row]) -> dict[str, Any] | None:
    """After which share of the game how many winners were known."""
    times = [time for row in rows if (time := known_at(experiment, row)) is not None]
    if not times:
        return None
    curve = [[step / STEPS, sum(time <= step / STEPS for time in times) / len(times)] for step in range(STEPS + 1)]
    ordered = sorted(times)
    return {"from": KNOWN, "games": len(times), "median": ordered[len(ordered) // 2], "curve": curve}


def _branching(rows: Sequence[Row]) -> list[dict[str, Any]]:
    """By kind of decision: how often a game asks it, and how many choices it has on average."""
    asked: Counter[str] = Counter()
    choices: Counter[str] = Counter()
    for row in rows:
        for kinds in row.kinds.values():
            for kind, (count, sum_) in kinds.items():
                asked[kind] += count
                choices[kind] += sum_
    return [
        {"kind": kind, "a_game": count / len(rows), "choices": choices[kind] / count}
        for kind, count in asked.most_common()
    ]


def _heat(experiment: Experiment, own: dict[str, list[Row]]) -> list[dict[str, Any]]:
    """For each thing that is noted with its place: how often, by variant, side and place. A side is named by its first
    seat; whoever nobody plays, such as a boss, comes after the sides.
    """
    letters = experiment.letters
    firsts = {letters[seat]: letters[side[0]] for side in experiment.sides for seat in side}
    found = []
    for layer in layers_of(experiment.game):
        variants = {}
        for name, rows in own.items():
            counts: dict[str, Counter[str]] = {letters[side[0]]: Counter() for side in experiment.sides}
            for row in rows:
                for letter, layers in row.places.items():
                    counts.setdefault(firsts.get(letter, letter), Counter()).update(layers.get(layer, {}))
            variants[name] = {letter: dict(sorted(places.items())) for letter, places in counts.items()}
        found.append({"layer": layer, "variants": variants})
    return found
