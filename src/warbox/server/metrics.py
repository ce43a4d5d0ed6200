"""What an operator watches, in Prometheus' format. It is served on a port of its own and never to players: how many
actions were stored, and when, would tell of sealed answers.
"""

import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from prometheus_client import CollectorRegistry, Counter, Histogram, start_http_server
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.process_collector import ProcessCollector

if TYPE_CHECKING:
    from warbox.server.hall import Hall

SECONDS = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
LONG_SECONDS = (0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 32.0)


class Metrics:
    """One of a server. Labels are few and fixed: no match, no seat, no address."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.actions = Counter(
            "warbox_actions", "Actions stored, of people and of computers", ["game", "by"], registry=self.registry
        )
        self.refusals = Counter("warbox_refusals", "Requests of seats refused", ["kind"], registry=self.registry)
        self.errors = Counter("warbox_errors", "Faults of the server's own", ["where"], registry=self.registry)
        self.answer_seconds = Histogram(
            "warbox_answer_seconds",
            "From a seat's request to its acknowledgement",
            buckets=SECONDS,
            registry=self.registry,
        )
        self.commit_seconds = Histogram(
            "warbox_commit_seconds", "One transaction of the store", buckets=SECONDS, registry=self.registry
        )
        self.thinking_seconds = Histogram(
            "warbox_thinking_seconds",
            "A computer's move, waiting for a free process included",
            buckets=LONG_SECONDS,
            registry=self.registry,
        )
        self.lag_seconds = Histogram(
            "warbox_lag_seconds", "How late the server wakes up", buckets=SECONDS, registry=self.registry
        )
        ProcessCollector(registry=self.registry)

    @contextmanager
    def timed(self, histogram: Histogram) -> Iterator[None]:
        begin = time.perf_counter()
        try:
            yield
        finally:
            histogram.observe(time.perf_counter() - begin)

    def watch(self, hall: "Hall") -> None:
        self.registry.register(Now(hall))


class Now:
    """What is so at the moment somebody looks."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall

    def describe(self) -> list[Any]:
        return []  # the store is not asked before somebody looks

    def collect(self) -> Iterator[GaugeMetricFamily]:
        matches = GaugeMetricFamily("warbox_matches", "Matches in the store", labels=["state"])
        for state, count in self.hall.store.counts().items():
            matches.add_metric([state], count)
        yield matches
        for name, text, value in (
            ("warbox_rooms", "Matches in memory", len(self.hall.rooms)),
            ("warbox_sockets", "Connections", self.hall.doors.sockets),
            ("warbox_thinking", "Moves that computers are thinking about or wait to", self.hall.thinking),
            ("warbox_stuck_matches", "Matches whose computer fails", self.hall.stuck),
            ("warbox_jobs_waiting", "Jobs that wait for the store", self.hall.store.waiting),
        ):
            yield GaugeMetricFamily(name, text, value)


class MetricsServer:
    """Answers at an address of its own, in a thread of its own. Raises OSError if the address is taken."""

    def __init__(self, metrics: Metrics, host: str, port: int) -> None:
        socket.getaddrinfo(host, port)  # a host that does not exist is an OSError here, too
        self._server, self._thread = start_http_server(port, host, metrics.registry)
        self.port: int = self._server.server_port

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()
