"""Running the server: a socket of its own, so that the address is known before the first request."""

import gc
import logging
import os
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import uvicorn
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from warbox.server.app import create_app
from warbox.server.gate import Gate, protocols
from warbox.server.metrics import MetricsServer
from warbox.server.settings import Settings
from warbox.server.store import Store

# Who waits is taken in so many at a time: between them everybody else has a turn.
BACKLOG = 128
SWITCH_SECONDS = 0.001
FILES = 8192  # open at once, at most


class NotServed(Exception):
    """The server cannot run; `kind` is the id of the sentence that says why, `facts` what it needs."""

    def __init__(self, kind: str, **facts: str) -> None:
        super().__init__(" ".join([kind, *facts.values()]))
        self.kind = kind
        self.facts = facts


def not_a_frame(record: logging.LogRecord) -> bool:
    """At its most talkative uvicorn writes down what passes through sockets: tokens, and sealed answers."""
    return record.levelno >= logging.INFO


def settle_memory() -> None:
    """For a process that does nothing but serve: collections of garbage, for which everybody waits, stay short.

    What is loaded by now stays and is not walked through again. Little garbage here lies in cycles, so it is looked for
    less often than Python does by itself.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 10, 10)


def settle_turns() -> None:
    """For such a process: tables that work in threads give way sooner, and as many sockets as may be can be open."""
    sys.setswitchinterval(SWITCH_SECONDS)
    if os.name != "posix":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


@contextmanager
def database_errors(url: str) -> Iterator[None]:
    """What goes wrong with a database is raised as NotServed, without the password in its address."""
    try:
        yield
    except ArgumentError:
        raise NotServed("error-serve-url") from None
    except ModuleNotFoundError:
        raise NotServed("error-serve-driver") from None
    except (SQLAlchemyError, ValueError) as error:
        why = str(getattr(error, "orig", None) or error).strip().partition("\n")[0]
        raise NotServed("error-serve-database", db=make_url(url).render_as_string(), why=why) from None


class Server:
    def __init__(self, settings: Settings, host: str, port: int) -> None:
        self.settings = settings
        self.host = host
        self.port = port
        self._socket: socket.socket | None = None
        self.metrics: MetricsServer | None = None
        self.app = create_app(settings)
        http, ws = protocols(Gate(settings.limits, settings.proxies))
        config = uvicorn.Config(
            self.app,
            http=http,
            ws=ws,
            backlog=BACKLOG,
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=list(settings.proxies),
            log_config=None,
            access_log=settings.log_access,
            server_header=False,
            date_header=True,
            ws_max_size=settings.limits.message_bytes,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=3,
        )
        self._server = uvicorn.Server(config)
        logging.getLogger("uvicorn.error").addFilter(not_a_frame)

    def bind(self) -> str:
        """Take the address and see to the database; returns the address as a browser wants it. Raises NotServed."""
        family = socket.AF_INET6 if ":" in self.host else socket.AF_INET
        self._socket = socket.socket(family, socket.SOCK_STREAM)
        if os.name == "posix":
            self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            self._socket.bind((self.host, self.port))
            self._socket.listen(BACKLOG)  # requests wait until `run`
            self._serve_metrics()
            self._prepare_database()
        except OSError as error:
            self._socket.close()
            address = f"{self.host}:{self.port}"
            raise NotServed("error-serve-address", address=address, why=error.strerror or str(error)) from None
        except NotServed:
            self._socket.close()
            self._close_metrics()
            raise
        self.port = self._socket.getsockname()[1]
        shown = f"[{self.host}]" if ":" in self.host else self.host
        return f"http://{shown}:{self.port}/"

    def _serve_metrics(self) -> None:
        if self.settings.metrics is None:
            return
        host, port = self.settings.metrics
        try:
            self.metrics = MetricsServer(self.app.state.metrics, host, port)
        except OSError as error:
            why = error.strerror or str(error)
            raise NotServed("error-serve-metrics", address=f"{host}:{port}", why=why) from None

    def _prepare_database(self) -> None:
        with database_errors(self.settings.db):
            self.app.state.store = Store(self.settings.db)

    @property
    def started(self) -> bool:
        return self._server.started

    def stop(self) -> None:
        """From another thread: end `run`."""
        self._server.should_exit = True

    def run(self) -> None:
        """Serve until a signal, or `stop`, ends it."""
        assert self._socket is not None
        try:
            self._server.run(sockets=[self._socket])
        finally:
            self._close_metrics()

    def _close_metrics(self) -> None:
        if self.metrics is not None:
            self.metrics.close()
            self.metrics = None
