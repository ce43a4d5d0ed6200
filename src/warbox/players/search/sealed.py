"""Choices that two sides make at the same time: the answers of both are set against each other in a matrix.

First every pair is judged at once; then the better rows and columns are played out, the likelier the more often.
"""

from typing import Any, Final

from warbox.engine.action import Action
from warbox.engine.decision import CHANCE, SEALED
from warbox.engine.game import Game
from warbox.engine.sampler import Sampler
from warbox.engine.state import State
from warbox.engine.turn import apply, chance, legal
from warbox.players.search.effort import Effort
from warbox.players.search.flat import Arm
from warbox.players.search.matrix import Findings, Solution, scaled, simple_columns, solve
from warbox.players.search.playout import Playouts
from warbox.players.search.thought import Follow, Line, Thought
from warbox.players.table import SeatTable

MOST_ANSWERS: Final = 64  # of each side in the first matrix
WORLDS: Final = 4  # imagined positions, where they differ
FIRST_ROUNDS: Final = 60
ROUNDS: Final = 300
CLEARLY: Final = 0.02  # worse


def opponent(game: Game[Any], state: State, seat: int) -> int:
    """Who answers the same sealed question once, as the seat does, or has no answer to give this time; -1 if the
    question is of another sort."""
    question = state.question
    if question is None or question.mode != SEALED or seat not in question.seats:
        return -1
    others = [other for other in game.seated(state) if other not in game.side_of(state, seat)]
    if len(others) != 1 or len(question.seats) > 2 or (len(question.seats) == 2 and others[0] not in question.seats):
        return -1
    for one in question.seats:
        after = state.clone()
        apply(after, one, legal(after, one)[0])
        asked_next = after.question
        if asked_next is not None and one in asked_next.seats and asked_next.kind == question.kind:
            return -1  # it answers several times
    return others[0]


def sealed(
    table: SeatTable, arms: list[Arm], other: int, effort: Effort, sampler: Sampler, playouts: Playouts
) -> Thought | None:
    """What to play; None if there was no time even to judge the answers, or if nobody else answers and what is hidden
    is of another sort."""
    rows = arms[:MOST_ANSWERS]
    weights = [0.0] * len(rows)
    values = [0.0] * len(rows)
    done = 0
    used = 0
    worlds = imagined(table, sampler)
    if len(worlds) > 1 and not is_asked(worlds[0], other):
        return None
    for world in worlds:
        board = Board(table.game, world, table.seat, other, rows, playouts)
        if not board.judge(effort.wary, sampler):
            break
        used += board.refine(effort, sampler, max(1, effort.playouts // len(worlds)), (done + 1) / len(worlds))
        for place in range(len(rows)):
            weights[place] += board.weights[place]
            values[place] += board.values[place]
        done += 1
        if playouts.cut:
            break
    if not done:
        return None
    if done > 1:
        weights = sound(weights, [value / done for value in values])
    order = sorted(range(len(rows)), key=lambda place: (-values[place], place))
    lines = [
        Line(rows[place].action, values[place] / done, int(rows[place].visits), 0.0, follow_of(rows[place]))
        for place in order
    ]
    return Thought(lines, order.index(drawn(weights, sampler)), used)


def imagined(table: SeatTable, sampler: Sampler) -> list[State]:
    """Positions as the seat may imagine them, less what it has answered. If nothing is hidden but the answer, one is
    all there are, and it gets all the time."""
    worlds: list[State] = []
    shown = ""
    for _ in range(WORLDS):
        world = table.imagine(sampler)
        table.game.unseal(world, table.seat)
        text = table.game.format(world)
        if text == shown:
            break
        shown = text
        worlds.append(world)
    return worlds


def sound(weights: list[float], values: list[float]) -> list[float]:
    """The weights, less those of answers that are good in one imagined position and on the average of all clearly worse
    than another: nobody knows in which he is."""
    best = max(values)
    kept = [weight if values[place] >= best - CLEARLY else 0.0 for place, weight in enumerate(weights)]
    if not sum(kept):
        kept[values.index(best)] = 1.0
    return kept


def follow_of(arm: Arm) -> Follow:
    return arm.kept[0][1] if arm.kept else []


def drawn(weights: list[float], sampler: Sampler) -> int:
    """A place, as likely as its weight."""
    left = float(sampler.below(1_000_000)) / 1_000_000.0 * sum(weights)
    last = 0
    for place, weight in enumerate(weights):
        if weight > 0.0:
            last = place
            left -= weight
            if left < 0.0:
                return place
    return last


class Board:
    """One imagined position with the answers of both sides."""

    def __init__(
        self, game: Game[Any], world: State, seat: int, other: int, rows: list[Arm], playouts: Playouts
    ) -> None:
        self.game: Final = game
        self.world: Final = world
        self.seat: Final = seat
        self.other: Final = other
        self.rows: Final = rows
        self.columns: Final[list[Action | None]] = answers_of(game, world, other)
        self.playouts: Final = playouts
        self.payoff: Final[list[list[float]]] = [[] for _ in rows]
        self.theirs: Final[list[list[float]]] = [[] for _ in rows]  # the same as the other side judges it
        self.simple: list[float] = []
        self.solution = Solution([], [], [])
        self.weights: list[float] = []
        self.values: list[float] = []

    def answered(self, row: int, column: int) -> State:
        state = self.world.clone()
        apply(state, self.seat, self.rows[row].action)
        answer = self.columns[column]
        if answer is not None:
            apply(state, self.other, answer)
        return state

    def settled(self, row: int, column: int) -> State:
        """Both have answered, and chance what it was asked at once."""
        state = self.answered(row, column)
        luck = Sampler(column + 1)
        while state.question is not None and state.question.seats[0] == CHANCE:
            chance(state, luck)
        return state

    def judge(self, wary: bool, sampler: Sampler) -> bool:
        """Every pair of answers at once, column after column, as far as time allows. False: not even one column."""
        near: list[list[float]] = []  # by column and row: what a simple player in this seat sees
        clever: list[list[float]] = []  # and what a clever one in the other sees
        for column in range(len(self.columns)):
            near.append([])
            clever.append([])
            for row in range(len(self.rows)):
                if self.playouts.clock.out():
                    self.playouts.cut = True
                    break
                state = self.settled(row, column)
                self.playouts.nodes += 1
                self.payoff[row].append(self.playouts.judge(state, self.seat))
                self.theirs[row].append(self.game.evaluate(state, self.other))
                if wary:
                    near[column].append(self.game.evaluate(state, self.seat))
                    clever[column].append(self.playouts.judge(state, self.other))
            if self.playouts.is_cut():
                for row in range(len(self.rows)):
                    del self.payoff[row][column:]
                    del self.theirs[row][column:]
                break
        if not self.payoff[0]:
            return False
        self.simple = simple_columns(self.theirs, sampler)
        if wary and not self.playouts.is_cut():
            thought = solve(clever, simple_columns(near, sampler), FIRST_ROUNDS).rows
            for column, share in enumerate(thought):
                self.simple[column] += self.game.wary * (share - self.simple[column])
        self.solution = solve(self.payoff, self.simple, FIRST_ROUNDS)
        self.weights = self.solution.rows
        self.values = self.solution.values
        return True

    def refine(self, effort: Effort, sampler: Sampler, budget: int, until: float) -> int:
        """Play out the better answers of both sides; returns the number of playouts."""
        first = self.solution
        if self.playouts.is_cut():
            return 0
        rows = best_of(first.rows, first.values, effort.width)
        losses = [-value for value in column_means(self.payoff, first.rows)]
        columns = best_of(first.columns, losses, effort.width)
        simple = scaled([self.simple[column] for column in columns])
        findings = Findings([[self.payoff[row][column] for column in columns] for row in rows])
        solution = solve(findings.judged, simple, ROUNDS)
        used = 0
        while used < budget and self.playouts.clock.share() < until and effort.legs > 0:
            for _ in range(len(columns)):
                column = drawn(solution.columns, sampler)
                values = self.play_all(rows, columns[column], effort.legs, int(sampler.next()))
                if self.playouts.is_cut():
                    break
                findings.add(column, values)
                used += len(rows)
                if used >= budget:
                    break
            solution = solve(findings.payoff(), simple, ROUNDS)
            if self.playouts.is_cut():
                break
        self.weights = [0.0] * len(self.rows)
        for place, row in enumerate(rows):
            self.weights[row] = solution.rows[place]
            self.values[row] = solution.values[place]
        return used

    def play_all(self, rows: list[int], column: int, legs: int, luck: int) -> list[float]:
        """One playout of each row against a column, all with the same luck; what was found if time was up."""
        values: list[float] = []
        for row in rows:
            follow: Follow = []
            value = self.play(row, column, legs, luck, follow)
            if self.playouts.is_cut():
                break
            self.rows[row].add(value, follow)
            values.append(value)
        return values

    def play(self, row: int, column: int, legs: int, luck: int, follow: Follow) -> float:
        leg = self.game.leg(self.world)
        self.playouts.nodes += 1
        state = self.answered(row, column)
        self.playouts.play(state, leg, legs, Sampler(luck), follow)
        return 0.0 if self.playouts.is_cut() else self.playouts.judge(state, self.seat)


def is_asked(world: State, seat: int) -> bool:
    question = world.question
    return question is not None and seat in question.seats


def answers_of(game: Game[Any], world: State, other: int) -> list[Action | None]:
    """What the other side may answer, in an order in which those next to each other differ, so that the first ones
    stand for all; None if it is not asked."""
    if not is_asked(world, other):
        return [None]
    answers = game.candidates(world, other)[:MOST_ANSWERS]
    step = next((step for step in (23, 19, 13, 7, 5, 3) if len(answers) % step), 1)
    return [answers[place * step % len(answers)] for place in range(len(answers))]


def column_means(payoff: list[list[float]], rows: list[float]) -> list[float]:
    means = [0.0] * len(payoff[0])
    for place, weight in enumerate(rows):
        for column in range(len(means)):
            means[column] += weight * payoff[place][column]
    return means


def best_of(weights: list[float], values: list[float], most: int) -> list[int]:
    """The places that are played, then those of most value."""
    order = sorted([(-weights[place], -values[place], place) for place in range(len(weights))])
    return sorted([place for _, _, place in order[:most]])
