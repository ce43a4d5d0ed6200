"""An experiment on a Ray cluster: the games are played wherever there is room, and the rows are those of a run here.

`docs/cluster.md` says how to start one. Games travel as numbers: every machine has Warbox installed and plays them from
the experiment. A process or a machine that is lost costs nothing but time: Ray starts its games again elsewhere.
"""

from collections.abc import Callable, Iterator, Sequence
from time import monotonic
from typing import Any, Final
from warnings import catch_warnings

from warbox.lab.row import Row
from warbox.lab.run import Crew
from warbox.play.extras import library

HERE: Final = "ray"  # a Ray of one's own, on this machine
TASK_SECONDS: Final = 1.0  # a task should last about so long: much longer than handing it over takes
MOST_AT_ONCE: Final = 64  # games of a task
WAITING: Final = 2  # tasks for each processor, so that none is idle


class ClusterError(Exception):
    """Nobody answers at an address; says which and why."""


def is_ray(where: str) -> bool:
    return where == HERE or where.startswith("ray://")


def crew_on(where: str) -> Crew:
    """A crew of the cluster at an address: `ray`, or `ray://HOST:PORT`. Raises ExtraMissing."""
    ray = library("ray", "ray")

    def crew(
        play: Callable[[int], Row], numbers: Sequence[int], workers: int, stopped: Callable[[], bool]
    ) -> Iterator[Row]:
        quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
        if where == HERE:
            ray.init(num_cpus=workers or None, include_dashboard=False, **quiet)
        else:
            try:
                with catch_warnings(action="ignore"):
                    ray.init(address=where, **quiet)
            except (ConnectionError, ValueError) as error:
                raise ClusterError(f"no Ray answers at {where}: {error}") from None
        try:
            yield from spread_out(ray, play, numbers, workers, stopped)
        finally:
            ray.shutdown()

    return crew


def play_some(play: Callable[[int], Row], numbers: Sequence[int]) -> tuple[float, list[Row]]:
    """On a machine of the cluster: play games, and say how long they took."""
    began = monotonic()
    rows = [play(number) for number in numbers]
    return monotonic() - began, rows


def spread_out(
    ray: Any, play: Callable[[int], Row], numbers: Sequence[int], workers: int, stopped: Callable[[], bool]
) -> Iterator[Row]:
    """Hand the games out in their order, a few at a time, and yield them as they come back."""
    processors = workers or max(1, int(ray.cluster_resources().get("CPU", 1)))
    # without limit: whoever kills a process again and again kills it for another reason than ours
    task = ray.remote(num_cpus=1, max_retries=-1)(play_some)
    shared = ray.put(play)
    waiting: list[Any] = []
    handed = 0
    size = 1
    while handed < len(numbers) or waiting:
        if stopped():
            break
        while handed < len(numbers) and len(waiting) < WAITING * processors:
            some = list(numbers[handed : handed + size])
            waiting.append(task.remote(shared, some))
            handed += len(some)
        ready, waiting = ray.wait(waiting, num_returns=1, timeout=0.2)
        for one in ready:
            seconds, rows = ray.get(one)
            size = max(1, min(MOST_AT_ONCE, int(len(rows) * TASK_SECONDS / max(seconds, 1e-3))))
            yield from rows
    for one in waiting:
        ray.cancel(one, force=False)
