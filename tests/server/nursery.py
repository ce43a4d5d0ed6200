"""Servers that start at once: a process that has imported everything and forks one whenever it is asked.

Each line it reads, `PORT DATABASE`, starts a server of its own process, whose id it writes.
"""

import os
import signal
import sys
from importlib import import_module

from warbox.server.run import Server
from warbox.server.settings import Limits, Settings

PLENTY = Limits(
    requests_a_second=1e6,
    request_burst=10**6,
    matches_a_second=1e6,
    match_burst=10**6,
    messages_a_second=10**6,
    connections_a_second=1e6,
    connection_burst=10**6,
)


LATE = (
    "h11",
    "sqlalchemy.dialects.sqlite",
    "uvicorn.lifespan.on",
    "uvicorn.protocols.http.auto",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
    "warbox.games.broadsides.game",
)


def main() -> None:
    for name in LATE:  # what a server imports only when it needs it
        import_module(name)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for the killed
    for line in sys.stdin:
        port, database = line.split()
        process = os.fork()
        if process == 0:
            nothing = os.open(os.devnull, os.O_RDWR)
            os.dup2(nothing, 0)
            os.dup2(nothing, 1)
            server = Server(Settings(db=database, limits=PLENTY, workers=1), "127.0.0.1", int(port))
            server.bind()
            server.run()
            os._exit(0)
        sys.stdout.write(f"{process}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
