"""`warbox backup FILE`: everything the server keeps, in one file, while it runs."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from warbox.cli.shell import Lang, Problem, console, no_folder, shell
from warbox.i18n import Speech
from warbox.play.savefile import NoFolder

Db = Annotated[str | None, typer.Option("--db", metavar="URL")]


def backup(file: Annotated[Path, typer.Argument(metavar="FILE")], db: Db = None, lang: Lang = None) -> None:
    from warbox.server.backup import back_up
    from warbox.server.run import NotServed, database_errors

    said = shell(lang)
    place = database(db, said)
    try:
        with progress_bar(said.say("backup-copying")) as progress, database_errors(place):
            copied = back_up(place, file, progress)
    except NotServed as error:
        raise Problem(said.say(error.kind, **error.facts)) from None
    done = said.say("backup-done", file=str(file), matches=copied.matches, entries=copied.entries)
    console().print(done, soft_wrap=True)


def database(db: str | None, said: Speech) -> str:
    """The database that is named, else the one that `warbox serve` uses by itself."""
    from warbox.server.settings import default_db

    try:
        return default_db() if db is None else db
    except NoFolder as error:
        raise Problem(no_folder(error, "--db", said)) from None


@contextmanager
def progress_bar(what: str) -> Iterator[Callable[[int, int], None]]:
    """Matches done, of how many; shown at a terminal only."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    hidden = not sys.stderr.isatty()
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=hidden) as progress:
        task = progress.add_task(what, total=None)
        yield lambda done, total: progress.update(task, completed=done, total=total)
