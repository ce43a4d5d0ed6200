"""What a server is told when it starts."""

import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from warbox.play.savefile import user_folder

PAGE = Path(__file__).parent / "page"  # built from ui/


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
    matches_a_second: float = 0.5
    match_burst: int = 30
    sockets_a_seat: int = 5
    watchers: int = 50  # of one match
    sockets: int = 4000
    waiting_bytes: int = 1024 * 1024  # not yet taken by a slow client
    hello_seconds: float = 5.0
    entries: int = 20_000  # of one match
    matches_in_memory: int = 400  # without anybody connected
    batches: int = 2  # of computer games, at the same time
    batch_seconds: float = 600.0
    batch_unseen_seconds: float = 20.0  # after which a batch that nobody asks about stops


@dataclass(frozen=True)
class Settings:
    db: str
    hosts: tuple[str, ...] = ()  # names under which the server is reached, besides localhost and plain addresses
    page: Path = PAGE
    workers: int = max(1, (os.cpu_count() or 2) - 1)  # processes in which computers think
    limits: Limits = field(default_factory=Limits)
    log_access: bool = False
    metrics: tuple[str, int] | None = None  # the address at which an operator's program looks
    time: Callable[[], float] = time.time  # seconds since 1970


def default_db() -> str:
    """An SQLite file in the folder for data of the user. Raises NoFolder."""
    return f"sqlite:///{user_folder() / 'table.db'}"
