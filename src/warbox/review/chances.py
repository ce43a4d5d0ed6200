"""The chances of winning, by side, and what dice and shuffles did to them.

A side's chance is a plain function of the position. So luck is a difference of martingales, whatever that function is
worth: the chance after the dice, less the mean of the chances after all the dice that might have fallen instead. Every
result meets the same seeds (common random numbers). Over many games the mean of luck is zero.
"""

from typing import Any, Final

from warbox.engine.action import Action
from warbox.engine.decision import CHANCE
from warbox.engine.game import Game
from warbox.engine.sampler import Sampler
from warbox.engine.state import Roll, Shuffle, State
from warbox.engine.turn import apply, chance, chances

MOST_RESULTS: Final = 128  # of a roll whose results are all looked at; of larger ones some are drawn
MOST_THINGS: Final = 4  # of a shuffle whose orders are all looked at


def sides_of(game: Game[Any], state: State) -> list[list[int]]:
    """The sides at the table: seats that win and lose together."""
    found: list[list[int]] = []
    for seat in game.seated(state):
        side = sorted(game.side_of(state, seat))
        if side not in found:
            found.append(side)
    return found


def win_chances(game: Game[Any], state: State, sides: list[list[int]]) -> list[float]:
    """Each side's chance of winning. Where people play each other they are 1 together; a draw is shared."""
    values = [game.evaluate(state, side[0]) for side in sides]
    if len(sides) == 1:
        return values
    if len(sides) == 2:
        first = (values[0] + 1.0 - values[1]) / 2
        return [first, 1.0 - first]
    total = sum(values)
    return [value / total for value in values] if total > 0 else [1.0 / len(sides)] * len(sides)


def mean_before_chance(
    game: Game[Any], state: State, sides: list[list[int]], sampler: Sampler, redraws: int
) -> list[float]:
    """The mean of the chances over what dice or a shuffle can bring: over all of it, each by its weight, where that is
    little enough, else over so many draws."""
    means = [0.0] * len(sides)
    weights = 0
    if has_few_results(state):
        for action, weight in chances(state):
            after = state.clone()
            apply(after, CHANCE, action)
            weights += weight
            for index, value in enumerate(win_chances(game, after, sides)):
                means[index] += weight * value
    else:
        for _ in range(redraws):
            after = state.clone()
            chance(after, sampler)
            weights += 1
            for index, value in enumerate(win_chances(game, after, sides)):
                means[index] += value
    return [mean / weights for mean in means]


def unseen_luck(
    game: Game[Any], state: State, seat: int, action: Action, sides: list[list[int]], sampler: Sampler, guesses: int
) -> list[float]:
    """What an answer brought to light against what it might have, as far as its seat could tell: a card drawn, a plot
    guessed right. The gain by the answer, less the mean gain over positions that the seat could not tell apart."""
    gained = _gains(game, state, seat, action, sides)
    means = [0.0] * len(sides)
    for _ in range(guesses):
        guess = game.determinize(state, seat, sampler)
        for index, gain in enumerate(_gains(game, guess, seat, action, sides)):
            means[index] += gain / guesses
    return [gain - mean for gain, mean in zip(gained, means, strict=True)]


def _gains(game: Game[Any], state: State, seat: int, action: Action, sides: list[list[int]]) -> list[float]:
    before = win_chances(game, state, sides)
    after = state.clone()
    apply(after, seat, action)
    return [value - other for value, other in zip(win_chances(game, after, sides), before, strict=True)]


def has_few_results(state: State) -> bool:
    """Whether all that chance can answer now is worth going through."""
    frame = state.stack[-1]
    if isinstance(frame, Roll):
        return 0 < len(frame.classes(state)) <= MOST_RESULTS
    return isinstance(frame, Shuffle) and frame.size <= MOST_THINGS
