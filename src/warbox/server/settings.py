"""What a server is told when it starts."""

import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from warbox.play.savefile import user_folder

PAGE = Path(__file__).parent / "page"  # built from ui/
SITE = Path(__file__).parent / "site"  # built from docs/


@dataclass(frozen=True)
class Limits:
    """What one client may cost."""

    message_bytes: int = 4096
    body_bytes: int = 64 * 1024
    record_bytes: int = 4 * 1024 * 1024
    messages_a_second: int = 20
    probes_a_second: int = 8
    requests_a_second: float = 40.0
    request_burst: int = 200
    connections_a_second: float = 40.0
    connection_burst: int = 200
    matches_a_second: float = 0.5
    match_burst: int = 30
    messages_over: int = 100  # so many more than that, and the socket is closed
    frames_a_second: int = 50  # pings, pongs and parts of messages, of one socket
    sockets_a_seat: int = 5
    watchers: int = 50  # of one match
    watchers_an_address: int = 10  # of one match
    sockets: int = 4000
    sockets_for_seats: int = 1000  # of these, kept for the first socket of each seat
    sockets_an_address: int = 100  # besides the first of each seat
    seats_an_address: int = 1000
    waiting: int = 600  # connections whose request is not whole yet
    waiting_an_address: int = 100
    busy_an_address: int = 50  # connections whose request is being answered
    head_seconds: float = 10.0
    body_seconds: float = 30.0
    answer_seconds: float = 300.0
    waiting_bytes: int = 1024 * 1024  # not yet taken by a slow client
    hello_seconds: float = 5.0
    part_bytes: int = 256 * 1024  # of what a client missed, in one message
    entries: int = 20_000  # of one seat in one match
    undos: int = 500  # of one seat in one match
    errands: int = 2  # processes for long work
    errands_waiting: int = 4  # of one address
    errand_seconds: float = 20.0  # of the processor
    errand_bytes: int = 1024 * 1024 * 1024  # of memory
    errand_file_bytes: int = 64 * 1024 * 1024
    shelf_bytes: int = 512 * 1024 * 1024  # of replays, packed
    matches_in_memory: int = 400  # without anybody connected
    reviews_waiting: int = 20
    reviews_an_address: int = 3  # of these
    review_seconds: float = 900.0
    review_effort: float = 1.0  # how hard a review looks
    experiments: int = 2  # of the lab, at the same time
    experiments_an_address: int = 1  # of these
    experiment_seconds: float = 1800.0
    experiment_unseen_seconds: float = 120.0  # after which one that nobody asks about stops


@dataclass(frozen=True)
class Settings:
    db: str
    hosts: tuple[str, ...] = ()  # names under which the server is reached, besides localhost and plain addresses
    proxies: tuple[str, ...] = ()  # addresses whose X-Forwarded-For is believed
    page: Path = PAGE
    site: Path = SITE
    workers: int = max(1, (os.cpu_count() or 2) - 1)  # processes in which computers think
    compiled: Path | None = None  # where this package with compiled rules is, or will be
    limits: Limits = field(default_factory=Limits)
    log_access: bool = False
    metrics: tuple[str, int] | None = None  # the address at which an operator's program looks
    time: Callable[[], float] = time.time  # seconds since 1970


def default_db() -> str:
    """An SQLite file in the folder for data of the user. Raises NoFolder."""
    return f"sqlite:///{user_folder() / 'table.db'}"
