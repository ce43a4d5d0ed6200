"""Experiments on a cluster: the rows of a run here. `WARBOX_THOROUGH=2` also asks a real Ray, one of whose processes is
killed; it needs `warbox[ray]`.
"""

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, cast

import pytest

from tests.cli.program import run
from tests.lab.experiments import here, small
from warbox.lab.on_ray import ClusterError, crew_on, spread_out
from warbox.lab.row import Row
from warbox.lab.run import Crew, Run

THOROUGH = int(os.environ.get("WARBOX_THOROUGH", "1")) > 1


class OnPaper:
    """As much of Ray as a crew uses, in this process; tasks are done last in, first out."""

    def __init__(self) -> None:
        self.most_waiting = 0
        self.cancelled = 0

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 3.0}

    def put(self, thing: Any) -> Any:
        return thing

    def remote(self, **options: Any) -> Any:
        assert options["max_retries"] == -1

        class Task:
            def __init__(self, work: Any) -> None:
                self.work = work

            def remote(self, *arguments: Any) -> Any:
                return lambda: self.work(*arguments)

        return Task

    def wait(self, waiting: list[Any], num_returns: int, timeout: float) -> tuple[list[Any], list[Any]]:
        self.most_waiting = max(self.most_waiting, len(waiting))
        return waiting[-1:], waiting[:-1]

    def get(self, task: Any) -> Any:
        return task()

    def cancel(self, task: Any, force: bool) -> None:
        self.cancelled += 1


def played(crew: Crew, **changes: Any) -> list[Row]:
    with Run(small(**changes)) as one:
        for _ in one.play(0, crew=crew):
            pass
        return one.rows()


def test_rows_are_those_of_a_run_here() -> None:
    cluster = OnPaper()

    def crew(play: Any, numbers: Any, workers: int, stopped: Any) -> Iterator[Row]:
        return spread_out(cluster, play, numbers, workers, stopped)

    experiment: dict[str, Any] = {"games": 40, "variants": {"a": {}, "b": {"captain-counts": "no"}}}
    assert played(crew, **experiment) == played(here, **experiment)
    assert cluster.most_waiting == 6
    assert cluster.cancelled == 0
    assert played(crew, games=400, precision=0.15) == played(here, games=400, precision=0.15)


def test_an_address_that_is_none_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    done = run(monkeypatch, "lab", "run", "--game", "broadsides", "--on", "dask")
    assert (done.code, done.out) == (2, "")
    assert "there is no “dask” to play on: --on takes ray or ray://HOST:PORT" in done.err
    assert list(tmp_path.iterdir()) == []


def test_a_cluster_that_does_not_answer_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    class Nobody:
        def init(self, **options: Any) -> None:
            raise ConnectionError("timeout")

    monkeypatch.setitem(sys.modules, "ray", cast("ModuleType", Nobody()))
    with pytest.raises(ClusterError, match="no Ray answers at ray://nowhere:1: timeout"):
        played(crew_on("ray://nowhere:1"))


def test_a_real_cluster_loses_a_process_and_no_game() -> None:
    if not THOROUGH:
        return
    lost = []
    with Run(small(games=120, players=["random", "greedy"])) as one:
        for count, _ in enumerate(one.play(3, crew=crew_on("ray"))):
            if count == 5:
                lost.append(busy_process())
                os.kill(lost[0], signal.SIGKILL)
        rows = one.rows()
    assert len(rows) == 120
    assert rows == played(here, games=120, players=["random", "greedy"])


def busy_process() -> int:
    """A process of Ray that is playing games."""
    while True:
        for path in Path("/proc").glob("[0-9]*/cmdline"):
            try:
                if path.read_bytes().startswith(b"ray::play_some"):
                    return int(path.parent.name)
            except OSError:
                continue
