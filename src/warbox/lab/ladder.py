"""A ladder: every player against every other in both seats, and a rating for each with its interval.

Each pair is a batch of its own, with a ledger of its own where a folder is given: a ladder that was stopped goes on.
Ratings are those of Plackett and Luce (openskill), fed with all games in an order drawn from the seed.
"""

import re
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Any, Final

from openskill.models import PlackettLuce

from warbox.engine.sampler import Sampler
from warbox.lab.batch import Plan, Played, play_games, player_at
from warbox.lab.ledger import Ledger
from warbox.lab.statistics import Z_95, Rate, wilson


@dataclass(frozen=True)
class Duel:
    """The first player's score against the second: wins, and half of the draws."""

    first: str
    second: str
    games: int
    wins: int
    draws: int

    @property
    def score(self) -> Rate:
        """A draw counts for half; the interval is Wilson's for as many wins."""
        share = wilson(round(self.wins + self.draws / 2), self.games)
        exact = (self.wins + self.draws / 2) / self.games if self.games else 0.0
        return Rate(share.count, share.of, exact, min(share.low, exact), max(share.high, exact))


@dataclass(frozen=True)
class Standing:
    """A rating with the ends of its 95 % interval."""

    player: str
    rating: float
    low: float
    high: float


@dataclass(frozen=True)
class Ladder:
    game: str
    seed: int
    options: dict[str, str]
    standings: list[Standing]  # the strongest first
    duels: list[Duel]

    def as_data(self) -> dict[str, Any]:
        """Plain data, as `--json` prints it."""
        duels = []
        for duel in self.duels:
            rate = duel.score
            facts = {"first": duel.first, "second": duel.second, "games": duel.games, "wins": duel.wins}
            duels.append(facts | {"draws": duel.draws, "score": rate.rate, "low": rate.low, "high": rate.high})
        standings = [vars(one) for one in self.standings]
        return {"game": self.game, "seed": self.seed, "options": self.options, "standings": standings, "duels": duels}


MIDDLE: Final = 1500.0
POINTS: Final = 40.0  # of a rating for one of openskill


def plans_for(game: str, players: Sequence[str], seed: int, options: dict[str, str]) -> list[Plan]:
    """A plan for each pair. All have one seed: in their games of one number the same dice fall."""
    return [Plan(game, pair, seed, options) for pair in combinations(players, 2)]


def play_ladder(
    plans: Sequence[Plan],
    games: int,
    workers: int,
    folder: Path | None,
    stopped: Callable[[], bool] = lambda: False,
    on_game: Callable[[], None] = lambda: None,
) -> list[tuple[Plan, list[Played]]]:
    """Play what is missing; the games of each pair. Raises LedgerError."""
    found: list[tuple[Plan, list[Played]]] = []
    for plan in plans:
        ledger = None if folder is None else Ledger(folder / file_name(plan), plan)
        played = {} if ledger is None else {one.game: one for one in ledger.played if one.game < games}
        for _ in played:
            on_game()
        missing = [number for number in range(games) if number not in played]
        with ledger or nullcontext():
            if missing and not stopped():
                for one in play_games(plan, missing, workers, stopped):
                    played[one.game] = one
                    if ledger is not None:
                        ledger.add(one)
                    on_game()
        found.append((plan, [played[number] for number in sorted(played)]))
    return found


def file_name(plan: Plan) -> str:
    """Of a pair's games. A guest's name may have any sign in it."""
    return re.sub(r"[^\w.-]+", "_", f"{plan.game}-{'-'.join(plan.players)}") + ".jsonl"


def ladder(results: Sequence[tuple[Plan, list[Played]]], players: Sequence[str]) -> Ladder:
    """Ratings and scores."""
    plan = results[0][0]
    model = PlackettLuce()
    ratings = {player: model.rating(name=player) for player in players}
    duels: list[Duel] = []
    games: list[tuple[tuple[str, ...], float]] = []
    for pair, played in results:
        points = [first_score(pair, one) for one in played]
        duels.append(Duel(pair.players[0], pair.players[1], len(points), points.count(1.0), points.count(0.5)))
        games += [(pair.players, score) for score in points]
    for place in Sampler(plan.seed).order(len(games)):
        (first, second), score = games[place]
        teams = model.rate([[ratings[first]], [ratings[second]]], scores=[score, 1.0 - score])
        ratings[first], ratings[second] = teams[0][0], teams[1][0]
    standings = [
        Standing(player, shown(one.mu), shown(one.mu - Z_95 * one.sigma), shown(one.mu + Z_95 * one.sigma))
        for player, one in ratings.items()
    ]
    standings.sort(key=lambda one: -one.rating)
    return Ladder(plan.game, plan.seed, plan.options, standings, duels)


def shown(strength: float) -> float:
    """A strength of openskill, where 25 is the middle, as people know ratings."""
    return round(MIDDLE + POINTS * (strength - 25.0), 1)


def first_score(plan: Plan, game: Played) -> float:
    """1, 0.5 or 0 for the first player of a plan for two."""
    if not game.winners:
        return 0.5
    return 1.0 if player_at(plan, game.game, game.winners[0]) == 0 else 0.0
