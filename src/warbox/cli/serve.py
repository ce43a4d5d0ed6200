"""`warbox serve`: the table in the browser."""

import signal
import sys
import threading
import time
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from warbox.cli.shell import Lang, Problem, console, no_folder, shell
from warbox.i18n import Speech
from warbox.play.savefile import NoFolder

if TYPE_CHECKING:
    from warbox.server.run import Server


def serve(
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, metavar="N")] = 8000,
    db: Annotated[str | None, typer.Option("--db", metavar="URL")] = None,
    allow_host: Annotated[list[str] | None, typer.Option("--allow-host", metavar="NAME")] = None,
    trusted_proxy: Annotated[list[str] | None, typer.Option("--trusted-proxy", metavar="ADDRESS")] = None,
    access_log: Annotated[bool, typer.Option("--access-log")] = False,
    log_json: Annotated[bool, typer.Option("--log-json")] = False,
    metrics: Annotated[str | None, typer.Option("--metrics", metavar="[ADDRESS:]PORT")] = None,
    compiled: Annotated[Path | None, typer.Option("--compiled", metavar="FOLDER")] = None,
    open_page: Annotated[bool, typer.Option("--open")] = False,
    lang: Lang = None,
) -> None:
    from warbox.server import logs
    from warbox.server.run import NotServed, Server, settle_memory, settle_turns
    from warbox.server.settings import Settings, default_db

    said = shell(lang)
    names = [host, *(allow_host or [])]
    logs.set_up(log_json, access_log)
    try:
        place = default_db() if db is None else db
    except NoFolder as error:
        raise Problem(no_folder(error, "--db", said)) from None
    settings = Settings(
        db=place,
        hosts=tuple(name.lower() for name in names),
        proxies=tuple(trusted_proxy or ()),
        compiled=None if compiled is None else compiled.absolute(),
        log_access=access_log,
        metrics=None if metrics is None else _address(metrics, said),
    )
    server = Server(settings, host, port)
    try:
        address = server.bind()
    except NotServed as error:
        raise Problem(said.say(error.kind, **error.facts)) from None
    console().print(said.say("serve-ready", address=address), soft_wrap=True)
    if open_page:
        threading.Thread(target=_open_when_ready, args=(server, address), daemon=True).start()
    settle_memory()
    settle_turns()
    # The server ends by itself at these signals and then passes them on. Without a handler Python would not clean up
    # at the one, and a shell that starts programs in the background lets them ignore the other.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    signal.signal(signal.SIGINT, signal.default_int_handler)
    server.run()


def _address(text: str, said: Speech) -> tuple[str, int]:
    """`9100`, or `0.0.0.0:9100`."""
    host, _, port = text.rpartition(":")
    if not (port.isascii() and port.isdecimal() and len(port) <= 5 and int(port) <= 65535):
        raise Problem(said.say("error-serve-metrics-form", given=text))
    return host.strip("[]") or "127.0.0.1", int(port)


def _open_when_ready(server: "Server", address: str) -> None:
    while not server.started:
        time.sleep(0.05)
    webbrowser.open(address)
