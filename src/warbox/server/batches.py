"""Batches of computer games for a first look at the balance of what somebody has made: few at once, of bounded length,
stopped when nobody looks at them any more."""

import logging
import secrets
import threading
from collections import Counter
from collections.abc import Callable
from functools import cached_property
from time import monotonic
from typing import Any

from warbox.games import load_game
from warbox.lab.batch import Plan, Played, play_games
from warbox.lab.statistics import spread, wilson
from warbox.server.settings import Limits

LOG = logging.getLogger("warbox.server")

PLAYING, DONE, STOPPED, FAILED = "playing", "done", "stopped", "failed"
ID_BYTES = 9
MOST_KEPT = 50  # that are over


class Batch:
    """One batch, played in processes of its own that a thread listens to."""

    def __init__(self, plan: Plan, games: int, workers: int, limits: Limits, time: Callable[[], float]) -> None:
        self.id = secrets.token_urlsafe(ID_BYTES)
        self.plan = plan
        self.asked = games
        self.address = ""  # from which it was asked for
        self.state = PLAYING
        self.played: list[Played] = []
        self.looked_at = time()
        self._time = time
        self._limits = limits
        self._latest = self.looked_at + limits.batch_seconds
        self._stopping = False
        self._thread = threading.Thread(target=self._play, args=(workers,), daemon=True)
        self._thread.start()

    @cached_property
    def sides(self) -> list[list[int]]:
        return sides_of(self.plan)

    def _play(self, workers: int) -> None:
        try:
            for one in play_games(self.plan, range(self.asked), workers, self._is_enough):
                self.played.append(one)
            self.state = DONE if len(self.played) == self.asked else STOPPED
        except Exception:
            LOG.exception("a batch of games broke down")
            self.state = FAILED

    def _is_enough(self) -> bool:
        now = self._time()
        return self._stopping or now > self._latest or now > self.looked_at + self._limits.batch_unseen_seconds

    def stop(self) -> None:
        self._stopping = True

    def wait(self, seconds: float) -> None:
        self._thread.join(seconds)

    def facts(self) -> dict[str, Any]:
        """How far it has come, and how often each side has won."""
        self.looked_at = self._time()
        played = list(self.played)
        names = load_game(self.plan.game).seats
        lengths = spread([one.decisions for one in played])
        return {
            "id": self.id,
            "state": self.state,
            "asked": self.asked,
            "games": len(played),
            "sides": [
                {"seats": [names[seat] for seat in side]}
                | share(sum(side[0] in one.winners for one in played), len(played))
                for side in self.sides
            ],
            "draws": share(sum(not one.winners for one in played), len(played)),
            "ends": dict(sorted(Counter(one.end for one in played).items())),
            "decisions": None if lengths is None else lengths.median,
        }


def sides_of(plan: Plan) -> list[list[int]]:
    """The seats that win together, in the order of their first seats."""
    game = load_game(plan.game)
    state = game.new(plan.options)
    sides: list[list[int]] = []
    for seat in game.seated(state):
        side = sorted(game.side_of(state, seat))
        if side not in sides:
            sides.append(side)
    return sides


def share(wins: int, games: int) -> dict[str, Any]:
    """So many of the games, with Wilson's interval."""
    rate = wilson(wins, games)
    return {"wins": rate.count, "rate": rate.rate, "low": rate.low, "high": rate.high}


class Batches:
    def __init__(self, workers: int, limits: Limits, time: Callable[[], float] = monotonic) -> None:
        self.workers = max(1, workers // 2)  # the other half is for those who wait for a computer's move
        self.limits = limits
        self.time = time
        self._batches: dict[str, Batch] = {}
        self._lock = threading.Lock()

    def find(self, name: str) -> Batch | None:
        return self._batches.get(name)

    def begin(self, plan: Plan, games: int, address: str = "") -> Batch | None:
        """A new batch; None while as many as the limits allow, for all or for an address, are being played."""
        with self._lock:
            return self._begin(plan, games, address)

    def _begin(self, plan: Plan, games: int, address: str) -> Batch | None:
        over = [name for name, batch in self._batches.items() if batch.state != PLAYING]
        own = [batch for batch in self._batches.values() if batch.state == PLAYING and batch.address == address]
        if len(self._batches) - len(over) >= self.limits.batches or len(own) >= self.limits.batches_an_address:
            return None
        for name in over[: max(0, len(over) - MOST_KEPT)]:
            del self._batches[name]
        batch = Batch(plan, games, self.workers, self.limits, self.time)
        batch.address = address
        self._batches[batch.id] = batch
        return batch

    def close(self) -> None:
        for batch in self._batches.values():
            batch.stop()
        for batch in self._batches.values():
            batch.wait(5)
