"""Whether the computer answers in time, in many hard positions of all games.

The positions come from seeded games: of each stretch of a game the one with the most choices. A thought may last ten in
a hundred longer than it was given, and 50 milliseconds.
"""

from dataclasses import dataclass
from time import monotonic
from typing import Any, Final

from warbox.engine.decision import CHANCE
from warbox.engine.game import Game
from warbox.engine.sampler import Sampler
from warbox.engine.state import State
from warbox.engine.turn import apply, chance, legal
from warbox.games import load_game
from warbox.players import LEVELS
from warbox.players.search import think
from warbox.players.table import SeatTable

STRETCH: Final = 12  # answers, of which the one with the most choices is kept
SHARE_OVER: Final = 0.10
SECONDS_OVER: Final = 0.05


@dataclass(frozen=True)
class Lateness:
    """Of the thoughts about a game's positions: how many, how many were late, and by how much the latest passed its
    deadline, in seconds."""

    game: str
    positions: int
    late: int
    latest: float


def hard_positions(game: Game[Any], count: int, seed: int) -> list[tuple[State, int]]:
    """Positions with many choices, and the seats that are asked."""
    sampler = Sampler(seed)
    options = game.complete_options({})
    found: list[tuple[State, int]] = []
    while len(found) < count:
        state: State = game.new(options)
        best: tuple[State, int] | None = None
        most = answers = 0
        while (question := state.question) is not None and len(found) < count:
            seat = question.seats[int(sampler.below(len(question.seats)))]
            if seat == CHANCE:
                chance(state, sampler)
                continue
            choices = legal(state, seat)
            if len(choices) > most:
                best, most = (state.clone(), seat), len(choices)
            answers += 1
            if answers % STRETCH == 0 and best is not None and most > 1:
                found.append(best)
                best, most = None, 0
            apply(state, seat, choices[int(sampler.below(len(choices)))])
    return found


def measure_lateness(slug: str, positions: int, seconds: float, seed: int) -> Lateness:
    """Let the strongest level think for so many seconds about each position."""
    game = load_game(slug)
    effort = LEVELS["elite"].effort(game).within(seconds)
    late = 0
    latest = 0.0
    for number, (state, seat) in enumerate(hard_positions(game, positions, seed)):
        table = SeatTable(game, state, seat)
        start = monotonic()
        think(table, effort, Sampler(seed + number))
        over = monotonic() - start - effort.seconds
        latest = max(latest, over)
        late += over > SHARE_OVER * effort.seconds + SECONDS_OVER
    return Lateness(slug, positions, late, latest)


def main() -> None:
    """`python -m warbox.bench.deadlines [POSITIONS] [SECONDS]`, the first for each game."""
    import sys

    from warbox.games import SLUGS

    positions = int(sys.argv[1]) if len(sys.argv) > 1 else 60
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 0.2
    late = 0
    for slug in SLUGS:
        found = measure_lateness(slug, positions, seconds, 1)
        late += found.late
        told = f"{found.positions} positions, {found.late} late, the latest {1000 * found.latest:.0f} ms over"
        sys.stdout.write(f"{slug}: {told}\n")
        sys.stdout.flush()
    sys.exit(1 if late else 0)


if __name__ == "__main__":
    main()
