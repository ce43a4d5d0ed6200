"""Small experiments for tests, and a crew that plays in this process."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from warbox.lab.experiment import Experiment, experiment_of
from warbox.lab.row import Row


def small(**changes: Any) -> Experiment:
    """Broadsides between random players, short."""
    data: dict[str, Any] = {"game": "broadsides", "players": "random", "games": 4, "options": {"idle-turns": 4}}
    return experiment_of(data | changes)


def here(
    play: Callable[[int], Row], numbers: Sequence[int], workers: int, stopped: Callable[[], bool]
) -> Iterator[Row]:
    for number in numbers:
        if stopped():
            return
        yield play(number)


def backwards(
    play: Callable[[int], Row], numbers: Sequence[int], workers: int, stopped: Callable[[], bool]
) -> Iterator[Row]:
    """Games end in the most awkward order: eight by eight, the last one first."""
    for start in range(0, len(numbers), 8):
        if stopped():
            return
        yield from (play(number) for number in reversed(numbers[start : start + 8]))


def made(number: int, winner: str = "S", **changes: Any) -> Row:
    """A row of an experiment without variants in which two random players change seats, made up."""
    facts: dict[str, Any] = {
        "number": number,
        "deal": number // 2,
        "variant": "broadsides",
        "lineup": 0,
        "rotation": number % 2,
        "players": {"S": "random", "I": "random"},
        "winners": [winner] if winner else [],
        "end": "sunk",
        "rule": "BBP-WIN-01",
        "turns": 0,
        "decisions": 30,
        "kinds": {},
        "uses": {},
        "places": {},
        "outlook": [],
    }
    return Row(**(facts | changes))
