"""How a fight hand to hand stands for the side that moves next: what is counted, and the chance that it wins.

Nothing but men counts, and the ways of each side to the enemy's captain. Nobody passes a section in which enemies
stand, so a captain behind his men is farther away than the deck is long. What each thing weighs has been learnt from
fights between players who plan whole turns by it (`fray_weights.py`).
"""

from math import exp, log
from typing import Final

from mypy_extensions import i64

from warbox.games.broadsides.deck import MOST_FIGURES, SPOT_COUNT, WAYS
from warbox.games.broadsides.evaluate_boarding import DISTANCES, FARTHEST, melee_read
from warbox.games.broadsides.fray_weights import FRAY_WEIGHTS
from warbox.games.broadsides.readings import Readings

MOVES: Final = 3
HELD: Final = 2  # a lone captain's guards at most
FADES: Final = [0.75**moves for moves in range(FARTHEST + 1)]  # what a man far away counts for
A_FEW: Final = 2.0

ONE_SIDE: Final = [
    "kills",  # the chance to kill the enemy's captain this turn
    "strikes",  # men lost by the enemy less own ones in the best attack on men without a captain
    "three-near",  # the three who are nearest to the enemy's captain
    "all-near",
    "guard-1",  # crew who stand with the captain
    "guard-2",
    "cover",  # crew near him
    "open",  # ways to him on which none of his men stands
    "alone",  # sections held by one man
]
SIDE_COUNT: Final = len(ONE_SIDE)
FRAY: Final = ["men", "share", *["own-" + name for name in ONE_SIDE], *["their-" + name for name in ONE_SIDE], "move"]
WEIGHTS: Final = [FRAY_WEIGHTS[name] for name in FRAY]


class Odds:
    """Melees of crew, by their numbers: for one reading of the rules."""

    def __init__(self, readings: Readings) -> None:
        self.readings: Final = readings
        self.kills: Final = [0.0] * 16  # attackers * 4 + guards: the chance that the captain with those guards falls
        self.gains: Final = [0.0] * 16  # attackers * 4 + defenders: the enemy's losses less the own
        for attackers in range(1, MOST_FIGURES + 1):
            for guards in range(MOST_FIGURES):
                fight = melee_read(readings, attackers, False, guards, True)
                self.kills[attackers * 4 + guards] = fight.captain_falls[1]
            for defenders in range(1, MOST_FIGURES + 1):
                fight = melee_read(readings, attackers, False, defenders, False)
                self.gains[attackers * 4 + defenders] = defenders - fight.left[1] - attackers + fight.left[0]


# by reading, as they come up
odds_of: Final[dict[int, Odds]] = {}


def odds_for(readings: Readings) -> Odds:
    key = (2 if readings.captain_counts else 0) + (1 if readings.captains_present_reroll else 0)
    found = odds_of.get(key)
    if found is None:
        found = Odds(readings)
        odds_of[key] = found
    return found


class Fray:
    """Who stands where, after the melees of a turn or as if none were fought. `men` may be more exact than the crews
    that stand there: what is left on average."""

    def __init__(self, odds: Odds, lying: int, crews: list[list[int]], captains: list[int], men: list[float]) -> None:
        self.odds: Final = odds
        self.lying: Final = lying
        self.crews: Final = crews
        self.captains: Final = captains
        self.men: Final = men


def logistic(points: float) -> float:
    return 1.0 / (1.0 + exp(-points))


def logit_of(fray: Fray, side: int) -> float:
    """How it stands for the side that moves next."""
    counts = [0.0] * len(FRAY)
    count_fray(fray, side, counts)
    points = 0.0
    for place in range(len(counts)):
        points += WEIGHTS[place] * counts[place]
    return points


def chance_of(fray: Fray, side: int) -> float:
    return logistic(logit_of(fray, side))


def count_fray(fray: Fray, side: int, counts: list[float]) -> None:
    """What is counted, in the order of FRAY."""
    own, their = fray.men[side], fray.men[1 - side]
    counts[0] = 0.1 * (own - their)
    counts[1] = log((own + A_FEW) / (their + A_FEW))
    count_side(fray, side, counts, 2)
    count_side(fray, 1 - side, counts, 2 + SIDE_COUNT)
    counts[2 + 2 * SIDE_COUNT] = 1.0


def count_side(fray: Fray, side: int, counts: list[float], place: int) -> None:
    crew, enemy = fray.crews[side], fray.crews[1 - side]
    captain, goal = fray.captains[side], fray.captains[1 - side]
    ways = WAYS[fray.lying]
    near, three, all_near = approach(crew, enemy, goal, ways)
    odds = fray.odds
    if near:
        counts[place] = odds.kills[near * 4 + enemy[goal]]
    counts[place + 1] = best_strike(odds, crew, enemy, goal, ways)
    counts[place + 2] = three
    counts[place + 3] = all_near
    if captain < 0:
        return  # he fell in the last salvo, and will be replaced
    guard = crew[captain]
    if guard:
        counts[place + 3 + (1 if guard == 1 else HELD)] = 1.0
    from_him = DISTANCES[fray.lying][captain]
    cover = 0.0
    lone = 0.0
    for spot in range(SPOT_COUNT):
        men = crew[spot]
        if men:
            cover += FADES[from_him[spot]] * men
            if men == 1 and spot != captain:
                lone += 1.0
    counts[place + 6] = 0.1 * cover
    ways_open = 0.0
    for spot in ways[captain]:
        if not crew[spot]:
            ways_open += 1.0
    counts[place + 7] = 0.1 * ways_open
    counts[place + 8] = 0.1 * lone


def approach(crew: list[int], enemy: list[int], goal: int, ways: list[list[int]]) -> tuple[int, float, float]:
    """How a crew gets to the enemy's captain, around his men: how many can be there in one turn, and how near the
    nearest three and all are."""
    if goal < 0:
        return 0, 0.0, 0.0
    seen = [False] * SPOT_COUNT
    seen[goal] = True
    ring = [goal]
    left: i64 = MOVES
    there: i64 = 0
    counted: i64 = 0
    three = 0.0
    every = 0.0
    moves: i64 = 0
    while ring and moves < FARTHEST:
        moves += 1
        fade = FADES[moves]
        following: list[int] = []
        for spot in ring:
            for beside in ways[spot]:
                if seen[beside]:
                    continue
                seen[beside] = True
                if enemy[beside]:
                    continue
                following.append(beside)
                men = crew[beside]
                if men:
                    every += fade * men
                    for _ in range(men):
                        if counted < MOST_FIGURES:
                            counted += 1
                            three += fade
                        if there < MOST_FIGURES and moves <= left:
                            left -= moves
                            there += 1
        ring = following
    return int(there), 0.1 * three, 0.1 * every


def best_strike(odds: Odds, crew: list[int], enemy: list[int], goal: int, ways: list[list[int]]) -> float:
    """The best attack of those who stand beside men without a captain."""
    best = 0.0
    for spot in range(SPOT_COUNT):
        defenders = enemy[spot]
        if defenders and spot != goal:
            attackers = 0
            for beside in ways[spot]:
                if not enemy[beside] and beside != goal:
                    attackers += crew[beside]
            if attackers:
                best = max(best, odds.gains[min(attackers, MOST_FIGURES) * 4 + defenders])
    return best
