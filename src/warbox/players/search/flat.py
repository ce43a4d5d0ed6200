"""Comparing choices by playouts: after each part of the time or the budget the worse half is dropped.

Every choice that is still in the running meets the same imagined positions and the same luck. What has not been played
out at all is judged at a glance, so that there is an answer however early the clock runs out.
"""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from warbox.engine.action import Action
from warbox.engine.sampler import Sampler
from warbox.players.search.effort import Effort
from warbox.players.search.playout import Playouts
from warbox.players.search.thought import Follow, Line
from warbox.players.search.tree import Branch
from warbox.players.table import SeatTable

MOST_KEPT: Final = 6  # of the ways that followed a choice
A_HAIR: Final = 1e-9  # values that differ by less are equal
HALF: Final = 0.5
NOT_SETTLED: Final = -1.0
LEAST_REPLIES: Final = 8  # playouts: fewer tell nothing
ANSWERED: Final = 3  # choices to which the other side's answers are looked at
OLD_NEWS: Final = 0.4  # what playouts count after each part of the time, where plans are made
SURELY: Final = 3.0  # standard errors by which a choice is behind that needs no further look
ERRS: Final = 0.03  # by so much a judgement before the other side's answer is wrong, more or less


class Arm:
    """A choice, and what was found out about it."""

    def __init__(self, action: Action, place: int, glance: float) -> None:
        self.action: Final = action
        self.place: Final = place  # in the game's order
        self.glance: Final = glance  # playouts that the looks count for
        self.looks: i64 = 0
        self.looked = 0.0  # the sum of what it looked like
        self.settled = NOT_SETTLED  # what it is worth once the other side has answered
        self.visits: i64 = 0
        self.count = 0.0  # of visits, those of long ago for less
        self.total = 0.0
        self.squares = 0.0
        self.kept: list[tuple[float, Follow]] = []
        self.tree: Final[list[Branch]] = []  # the rest of the turn after it

    def add(self, value: float, follow: Follow) -> None:
        self.visits += 1
        self.count += 1.0
        self.total += value
        self.squares += value * value
        if len(self.kept) < MOST_KEPT:
            self.kept.append((value, follow))

    def mean(self) -> float:
        if self.visits:
            return self.total / self.count
        return self.looked / float(self.looks) if self.looks else 0.0

    def fade(self) -> None:
        """What was found while less was known about the rest of the turn counts for less."""
        self.count *= OLD_NEWS
        self.total *= OLD_NEWS
        self.squares *= OLD_NEWS

    def promise(self) -> float:
        """What it is worth as far as one can tell: after few playouts the first glance still counts."""
        if not self.visits or not self.looks:
            return self.mean()
        return (self.total + self.glance * self.looked / float(self.looks)) / (self.count + self.glance)

    def line(self) -> Line:
        mean = self.mean()
        error = 0.0
        if self.visits > 1:
            count = self.count
            error = sqrt(max(0.0, self.squares / count - mean * mean) / max(1.0, count - 1.0))
        follow: Follow = []
        nearest = 2.0
        for value, way in self.kept:
            if abs(value - mean) < nearest:
                nearest = abs(value - mean)
                follow = way
        value = mean if self.settled < 0.0 else self.settled
        return Line(self.action, value, int(self.visits), error, follow)


def rank(arm: Arm) -> tuple[float, float, float, float, int]:
    """Sorts the best first: what the other side has answered, then what was played out most, or else looked at, then by
    value, then in the game's order."""
    return (-arm.settled, -float(arm.visits), 0.0 if arm.looks else 1.0, -arm.promise(), arm.place)


def flat(
    table: SeatTable, arms: list[Arm], effort: Effort, sampler: Sampler, playouts: Playouts, replies: int = 0
) -> int:
    """Compare the arms; they know their values afterwards. Returns the number of playouts. If the best are to be looked
    at with that many replies, half of the time is kept for these."""
    if not effort.rollouts:
        look(table, arms, sampler, playouts)
    if playouts.cut or effort.legs == 0:
        return 0
    running = sorted(arms, key=rank)[: effort.width]
    phases = 1
    while (1 << phases) < len(running):
        phases += 1
    used = 0
    part = HALF if replies else 1.0
    for phase in range(phases):
        while True:
            if not play_all(table, running, effort, sampler, playouts):
                return used
            used += len(running)
            share = max(used / effort.playouts, playouts.clock.share() / part)
            if share * phases >= phase + 1:
                break
        if share >= 1.0:
            break
        running = sorted(running, key=rank)[: (len(running) + 1) // 2]
        if effort.plans and table.game.plans:
            for arm in running:
                arm.fade()
    if replies:
        answered(table, arms, effort, sampler, playouts, replies)
    return used


def answered(
    table: SeatTable, arms: list[Arm], effort: Effort, sampler: Sampler, playouts: Playouts, replies: int
) -> None:
    """What is left of the best choices once the other side has answered them: one leg more, the same luck for all. It
    counts the more the surer it is: the dice of two turns hide much of what choices differ by. What is surely worse
    than another is not looked at any longer."""
    best = [arm for arm in sorted(arms, key=rank)[:ANSWERED] if arm.visits]
    found: list[list[float]] = [[] for _ in best]  # what each is worth, playout by playout
    running = list(range(len(best)))
    count = 0
    while len(running) > 1 and count < replies and playouts.clock.share() < 1.0:
        world = table.imagine(sampler)
        legs = table.game.horizon(world, effort.legs) + 1
        luck = int(sampler.next())
        values: list[float] = []
        for place in running:
            values.append(playouts.value(world.clone(), table.seat, best[place].action, legs, luck, count, None))
            if playouts.cut:
                break
        if playouts.cut:
            break
        count += 1
        for number, place in enumerate(running):
            found[place].append(values[number])
        if count % LEAST_REPLIES == 0:
            running = hopeful(found, running)
    if count < LEAST_REPLIES:
        return
    leader = running[0]  # looked at to the end
    first = best[leader].promise()
    for place, arm in enumerate(best):
        before = arm.promise() - first
        after, unsure = apart(found[place], found[leader])
        trust = ERRS * ERRS / (ERRS * ERRS + unsure)
        arm.settled = min(1.0, max(0.0, first + before + trust * (after - before)))


def apart(ours: list[float], theirs: list[float]) -> tuple[float, float]:
    """By how much one choice is worth more than another with the same luck, and the square of its standard error."""
    count = min(len(ours), len(theirs))
    total = squares = 0.0
    for number in range(count):
        more = ours[number] - theirs[number]
        total += more
        squares += more * more
    mean = total / float(count)
    return mean, max(0.0, squares / float(count) - mean * mean) / float(count - 1)


def hopeful(found: list[list[float]], running: list[int]) -> list[int]:
    """The choices that may still turn out to be the best."""
    leader = running[0]
    for place in running:
        if sum(found[place], 0.0) > sum(found[leader], 0.0):
            leader = place
    kept: list[int] = []
    for place in running:
        behind, unsure = apart(found[leader], found[place])
        if place == leader or behind * behind <= SURELY * SURELY * unsure:
            kept.append(place)
    return kept


def look(table: SeatTable, arms: list[Arm], sampler: Sampler, playouts: Playouts) -> None:
    """A glance at every choice in a few imagined positions. What the game can reckon is not tried."""
    choices = [arm.action for arm in arms]
    for _ in range(table.game.glances):
        world = table.imagine(sampler)
        luck = int(sampler.next())
        known: list[float] = table.game.reckon(world, table.seat, choices)
        for place, arm in enumerate(arms):
            value = known[place] if known else -1.0
            if value < 0.0:
                value = playouts.look(world, table.seat, arm.action, luck, int(arm.looks))
            elif playouts.clock.out():
                playouts.cut = True
            if playouts.cut:
                return
            arm.looks += 1
            arm.looked += value


def play_all(table: SeatTable, running: list[Arm], effort: Effort, sampler: Sampler, playouts: Playouts) -> bool:
    """One playout of each choice, from one imagined position with one luck. False: time was up, nothing is added."""
    world = table.imagine(sampler)
    legs = table.game.horizon(world, effort.legs)
    luck = int(sampler.next())
    found: list[tuple[float, Follow]] = []
    for arm in running:
        follow: Follow = []
        if effort.rollouts:
            value = playouts.rollout(world.clone(), table.seat, arm.action, luck)
        else:
            tree = arm.tree if effort.plans and table.game.plans else None
            value = playouts.value(world.clone(), table.seat, arm.action, legs, luck, int(arm.visits), follow, tree)
        if playouts.cut:
            return False
        found.append((value, follow))
    for place, arm in enumerate(running):
        arm.add(found[place][0], found[place][1])
    return True
