"""Experiments of the lab in the background: few at once, one process of low priority each, of bounded length, stopped
when nobody looks at them any more. They are kept in memory only."""

import logging
import secrets
import threading
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from time import monotonic
from typing import Any, TypeVar

from warbox.lab.batch import play_all
from warbox.lab.experiment import Experiment
from warbox.lab.live import live
from warbox.lab.row import Row
from warbox.lab.run import Run
from warbox.server.computers import settle_in
from warbox.server.settings import Limits

LOG = logging.getLogger("warbox.server")

PLAYING, DONE, STOPPED, FAILED = "playing", "done", "stopped", "failed"
ID_BYTES = 9
MOST_KEPT = 20  # that are over

SETTLED: list[bool] = []  # in a process that plays: it has given way already

T = TypeVar("T")


def quietly(play: Callable[[int], T], number: int) -> T:
    """In a process of its own: play, and let everybody else go before."""
    if not SETTLED:
        settle_in()
        SETTLED.append(True)
    return play(number)


def quiet_crew(
    play: Callable[[int], Row], numbers: Sequence[int], workers: int, stopped: Callable[[], bool]
) -> Iterator[Row]:
    return play_all(partial(quietly, play), numbers, workers, stopped)


class Trial:
    """One experiment, played in a process of its own that a thread listens to."""

    def __init__(self, experiment: Experiment, address: str, limits: Limits, time: Callable[[], float]) -> None:
        self.id = secrets.token_urlsafe(ID_BYTES)
        self.experiment = experiment
        self.address = address  # from which it was asked for
        self.state = PLAYING
        self._run = Run(experiment)
        self._time = time
        self._limits = limits
        self._began = self._looked_at = time()
        self._ended = 0.0
        self._stopping = False
        self._thread = threading.Thread(target=self._play, daemon=True)
        self._thread.start()

    def _play(self) -> None:
        state = FAILED
        try:
            for _ in self._run.play(1, self._is_enough, quiet_crew):
                pass
            state = DONE if self._run.is_over else STOPPED
        except Exception:
            LOG.exception("an experiment broke down")
        self._ended = self._time()
        self.state = state

    def _is_enough(self) -> bool:
        now = self._time()
        unseen = now - self._looked_at > self._limits.experiment_unseen_seconds
        return self._stopping or unseen or now - self._began > self._limits.experiment_seconds

    def stop(self) -> None:
        self._stopping = True

    def wait(self, seconds: float) -> None:
        self._thread.join(seconds)

    def rows(self) -> list[Row]:
        return self._run.rows()

    def facts(self) -> dict[str, Any]:
        """How far it has come, and what it says by now."""
        state = self.state  # before the games: what is over has all of them
        self._looked_at = now = self._time()
        rows = self.rows()
        return {
            "id": self.id,
            "state": state,
            "name": self.experiment.name,
            "game": self.experiment.game,
            "players": list(self.experiment.lineups[0]),
            "seed": self.experiment.seed,
            "seconds": (now if state == PLAYING else self._ended) - self._began,
            "ends": dict(sorted(Counter(row.end for row in rows).items())),
            **live(self.experiment, rows),
        }


class Trials:
    def __init__(self, limits: Limits, time: Callable[[], float] = monotonic) -> None:
        self.limits = limits
        self.time = time
        self._trials: dict[str, Trial] = {}
        self._lock = threading.Lock()

    def find(self, name: str) -> Trial | None:
        return self._trials.get(name)

    def begin(self, experiment: Experiment, address: str = "") -> Trial | None:
        """A new one; None while as many as the limits allow, for all or for an address, are being played."""
        with self._lock:
            playing = [trial for trial in self._trials.values() if trial.state == PLAYING]
            own = [trial for trial in playing if trial.address == address]
            if len(playing) >= self.limits.experiments or len(own) >= self.limits.experiments_an_address:
                return None
            over = [name for name, trial in self._trials.items() if trial.state != PLAYING]
            for name in over[: max(0, len(over) - MOST_KEPT + 1)]:
                del self._trials[name]
            trial = Trial(experiment, address, self.limits, self.time)
            self._trials[trial.id] = trial
            return trial

    def close(self) -> None:
        for trial in self._trials.values():
            trial.stop()
        for trial in self._trials.values():
            trial.wait(5)
