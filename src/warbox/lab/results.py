"""What a batch tells: results by player and by seat, lengths, kinds of ends."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from warbox.games import load_game
from warbox.lab.batch import Plan, Played, player_at
from warbox.lab.statistics import Rate, Spread, spread, wilson


@dataclass(frozen=True)
class Score:
    """Wins, draws and losses of a player or a seat, or of a player in one seat."""

    wins: Rate
    draws: Rate
    losses: Rate


@dataclass(frozen=True)
class PlayerScore:
    """A player of the plan: all its games, and those in each seat by the seat's letter."""

    name: str
    score: Score
    by_seat: dict[str, Score]


@dataclass(frozen=True)
class Report:
    """`asked` games were wanted, `games` were played; `decisions` is None when none was, `turns` if the game does
    not count them, too.
    """

    game: str
    seed: int
    options: dict[str, str]
    asked: int
    games: int
    interrupted: bool
    players: list[PlayerScore]
    seats: dict[str, Score]
    decisions: Spread | None
    turns: Spread | None
    ends: dict[str, int]

    def as_data(self) -> dict[str, Any]:
        """Plain data, as `--json` prints it."""
        return asdict(self)


def report(plan: Plan, played: Sequence[Played], asked: int, interrupted: bool) -> Report:
    seats = load_game(plan.game).seats[: len(plan.players)]
    # in the order of their numbers, whatever order they ended in: the same batch gives the same report
    games = sorted(played, key=lambda game: game.game)
    players = []
    for index, name in enumerate(plan.players):
        where = [
            (game, seat) for game in games for seat in range(len(seats)) if player_at(plan, game.game, seat) == index
        ]
        by_seat = {letter: score([pair for pair in where if pair[1] == seat]) for seat, letter in enumerate(seats)}
        players.append(PlayerScore(name, score(where), by_seat))
    return Report(
        game=plan.game,
        seed=plan.seed,
        options=plan.options,
        asked=asked,
        games=len(games),
        interrupted=interrupted,
        players=players,
        seats={letter: score([(game, seat) for game in games]) for seat, letter in enumerate(seats)},
        decisions=spread([game.decisions for game in games]),
        turns=spread([game.turns for game in games if game.turns]),
        ends=dict(sorted(Counter(game.end for game in games).items(), key=lambda item: (-item[1], item[0]))),
    )


def score(pairs: Sequence[tuple[Played, int]]) -> Score:
    """The results of games, each seen from a seat."""
    wins = sum(seat in game.winners for game, seat in pairs)
    draws = sum(not game.winners for game, _ in pairs)
    of = len(pairs)
    return Score(wilson(wins, of), wilson(draws, of), wilson(of - wins - draws, of))
