"""`python -m warbox.bench.answers SLUG [GAMES] [name=value ...]`: how long an answer takes at a table.

Whole games with a random and a greedy player. From an answer of a seat to the next question: checking it, carrying it
out, the dice and all that rules do by themselves, the views of all seats, the choices and the outlook of who is asked.
Times are processor time. How long an evaluation of these positions takes is measured, too.
"""

import sys
from dataclasses import dataclass, field
from time import process_time
from typing import Any

from warbox.bench.rates import is_compiled
from warbox.engine.decision import CHANCE
from warbox.engine.game import Game
from warbox.engine.sampler import Sampler
from warbox.engine.state import State
from warbox.engine.turn import chance_action, legal, submit
from warbox.games import load_game
from warbox.players import make_player
from warbox.players.table import SeatTable


@dataclass
class Answers:
    times: list[tuple[float, str]] = field(default_factory=list)  # seconds, and what was answered
    evaluations: list[float] = field(default_factory=list)  # seconds

    def at(self, share: float) -> float:
        """So many of all answers take no longer."""
        ordered = sorted(seconds for seconds, _ in self.times)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def answer(game: Game[Any], state: State, seat: int, choice: Any, dice: Sampler) -> None:
    """What a server does with an answer, but for sockets and disk."""
    submit(state, seat, choice)
    while state.question is not None and state.question.seats[0] == CHANCE:
        submit(state, CHANCE, chance_action(state, dice))
    for viewer in range(len(game.seats)):
        game.view(state, viewer)
    if state.question is not None:
        asked = state.question.seats[0]
        legal(state, asked)
        game.foresee(state, asked)


def measure_answers(game: Game[Any], options: dict[str, str], games: int) -> Answers:
    found = Answers()
    for number in range(games):
        state: State = game.new(game.complete_options(options))
        dice = Sampler(number)
        names = ["greedy", "random"] if number % 2 else ["random", "greedy"]
        players = [make_player(names[seat % 2], game, number + seat) for seat in range(len(game.seats))]
        while state.question is not None:
            seat = state.question.seats[0]
            if seat == CHANCE:
                submit(state, CHANCE, chance_action(state, dice))
                continue
            choice = players[seat].choose(SeatTable(game, state, seat))
            start = process_time()
            game.evaluate(state, seat)
            middle = process_time()
            answer(game, state, seat, choice, dice)
            found.evaluations.append(middle - start)
            found.times.append((process_time() - middle, choice.text))
    return found


def main(slug: str, games: int, options: dict[str, str]) -> None:
    game = load_game(slug)
    found = measure_answers(game, options, games)
    evaluations = sorted(found.evaluations)
    slowest = max(found.times)
    lines = [f"{slug} {'compiled' if is_compiled() else 'interpreted'}, {games} games, {len(found.times)} answers"]
    lines += [f"p{100 * share:g} {1000 * found.at(share):.2f} ms" for share in (0.5, 0.9, 0.99, 0.999)]
    lines.append(f"at most {1000 * slowest[0]:.1f} ms: {slowest[1]}")
    middle, late = evaluations[len(evaluations) // 2], evaluations[int(0.99 * len(evaluations))]
    lines.append(f"an evaluation: p50 {1e6 * middle:.0f} us, p99 {1e6 * late:.0f} us")
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main(
        sys.argv[1],
        int(sys.argv[2]) if len(sys.argv) > 2 else 4,
        dict(word.split("=", 1) for word in sys.argv[3:]),
    )
