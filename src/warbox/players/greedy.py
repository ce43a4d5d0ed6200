"""A player that looks one decision ahead.

Each choice that the game finds worth thinking about (`Game.candidates`) is tried in positions the seat can imagine, and
what follows is played on quietly until the consequences are in: a roll that comes at once is averaged over all its
results, later dice and the answers of seats are drawn at random. If the seat can then end its turn with an answer that
asks for nothing more, it does (`Game.quiet`). There the game's `evaluate` judges. The consequences are in when
a seat is asked and no rule that the choice set in motion is still unfinished: a shot is judged after its die, a plot
when shots are due or the turn is over.

Every choice meets the same imagined positions and the same luck. After each round of trials the worse half is dropped.
"""

from time import monotonic
from typing import Any, Final

from warbox.engine.action import Action
from warbox.engine.decision import CHANCE, SEALED
from warbox.engine.game import Game
from warbox.engine.sampler import Sampler
from warbox.engine.state import Roll, Shuffle, State
from warbox.engine.turn import apply, chance, legal
from warbox.players.player import Player
from warbox.players.search import Line, Thought
from warbox.players.table import SeatTable

MOST_RESULTS: Final = 6  # of a roll that is averaged exactly; larger ones are sampled
MOST_THINGS: Final = 4  # of a shuffle that is averaged exactly
MOST_ANSWERS: Final = 500  # played on quietly at most
MOST_QUIET: Final = 20  # answers that end a turn
A_HAIR: Final = 1e-9  # values that differ by less are equal


class Greedy(Player):
    def __init__(self, game: Game[Any], seed: int, trials: int = 8, seconds: float | None = None) -> None:
        """`trials` of each choice in every round; no trial begins later than `seconds` after the question, but one."""
        super().__init__(game, seed)
        self.trials: Final = trials
        self.seconds: Final = seconds

    def choose(self, table: SeatTable) -> Action:
        choices = table.candidates()
        contenders, values, _ = self.compare(table, choices)
        return self.any_of_the_best(choices, contenders, values)

    def think(self, table: SeatTable) -> Thought:
        """All candidates: those that stayed in the running longest first, then by what they were worth there."""
        choices = table.candidates()
        _, values, trials = self.compare(table, choices)
        order = sorted(range(len(choices)), key=lambda index: (-trials[index], -values[index], index))
        means = [values[index] / trials[index] if trials[index] else 0.5 for index in order]
        lines = [Line(choices[index], mean, trials[index], 0.0, []) for index, mean in zip(order, means, strict=True)]
        return Thought(lines, 0, sum(trials))

    def compare(self, table: SeatTable, choices: list[Action]) -> tuple[list[int], list[float], list[int]]:
        """Who is in the running when time or differences end; what all were worth together, and how often each was
        tried."""
        values = [0.0] * len(choices)
        trials = [0] * len(choices)
        contenders = list(range(len(choices)))
        latest = None if self.seconds is None else monotonic() + self.seconds
        tried = False
        while len(contenders) > 1:
            for _ in range(self.trials):
                if tried and latest is not None and monotonic() > latest:
                    return contenders, values, trials
                self.try_all(table, choices, contenders, values)
                for index in contenders:
                    trials[index] += 1
                tried = True
            better = better_half(contenders, values)
            if len(better) == len(contenders):
                break
            contenders = better
        return contenders, values, trials

    def try_all(self, table: SeatTable, choices: list[Action], contenders: list[int], values: list[float]) -> None:
        """Add to the contenders' values what each is worth in one imagined position, with the same luck for all."""
        position = table.imagine(self.sampler)
        luck = int(self.sampler.next())
        for index in contenders:
            values[index] += self.trial(position, table.seat, choices[index], luck)

    def trial(self, position: State, seat: int, choice: Action, luck: int) -> float:
        """What a choice is worth in a position."""
        question = position.question
        assert question is not None
        state = position.clone()
        depth = len(state.stack)
        apply(state, seat, choice)
        if not has_few_results(state):
            return self.aftermath(position, state, seat, question.kind, depth, Sampler(luck))
        value = 0.0
        results = legal(state, CHANCE)
        for result in results:
            after = state.clone()
            apply(after, CHANCE, result)
            value += self.aftermath(position, after, seat, question.kind, depth, Sampler(luck))
        return value / len(results)

    def aftermath(self, position: State, state: State, seat: int, kind: str, depth: int, sampler: Sampler) -> float:
        """What a state is worth once the consequences are in and the seat's side has quietly ended its turn.

        A choice that ends the turn is so compared with one that does not: both have what follows behind them.
        """
        self.play_on(state, seat, kind, depth, sampler)
        turn = self.game.turn(position)
        for _ in range(MOST_QUIET):
            question = state.question
            if question is None or self.game.turn(state) != turn:
                break
            asked = question.seats[0]
            if asked not in self.game.side_of(state, seat):
                break
            quiet = self.game.quiet(state, asked)
            if quiet is None:
                break
            apply(state, asked, quiet)
            self.play_on(state, seat, kind, depth, sampler)
        return self.game.evaluate(state, seat)

    def play_on(self, state: State, seat: int, kind: str, depth: int, sampler: Sampler) -> None:
        """Let chance and random answers finish what a choice set in motion."""
        for _ in range(MOST_ANSWERS):
            question = state.question
            if question is None:
                return
            asked = question.seats[0]
            if asked == CHANCE:
                chance(state, sampler)
                continue
            others_still_answer = question.mode == SEALED and question.kind == kind and seat not in question.seats
            if len(state.stack) <= depth and not others_still_answer:
                return
            choices = legal(state, asked)
            apply(state, asked, choices[int(sampler.below(len(choices)))])

    def any_of_the_best(self, choices: list[Action], contenders: list[int], values: list[float]) -> Action:
        """The best choice; which of several equally good ones is left to the seed."""
        highest = max(values[index] for index in contenders)
        equals = [index for index in contenders if values[index] >= highest - A_HAIR]
        return choices[equals[int(self.sampler.below(len(equals)))]]


def better_half(contenders: list[int], values: list[float]) -> list[int]:
    """The better half, in canonical order, with all that are as good as the worst of it."""
    ranked = sorted((values[index] for index in contenders), reverse=True)
    worst_kept = ranked[(len(ranked) - 1) // 2]
    return [index for index in contenders if values[index] >= worst_kept - A_HAIR]


def has_few_results(state: State) -> bool:
    """Whether chance is asked for a roll or a shuffle small enough to go through all of its results."""
    if not state.stack:
        return False
    frame = state.stack[-1]
    if isinstance(frame, Roll):
        return bool(frame.faces**frame.count <= MOST_RESULTS)
    return isinstance(frame, Shuffle) and frame.size <= MOST_THINGS
