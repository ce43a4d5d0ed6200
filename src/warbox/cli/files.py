"""Files that somebody has made, decks and missions, given to a command one after the other."""

from collections.abc import Callable
from pathlib import Path

import typer
from rich.console import Console
from rich.text import Text

from warbox.cli.shell import file_problem
from warbox.i18n import Speech


def go_through(
    files: list[Path], most: int, out: Console, said: Speech, look_at: Callable[[Path, str | None], bool]
) -> None:
    """Look at every file of at most `most` signs; exits with 1 after a faulty one, with 2 after one it cannot read."""
    faulty = unread = False
    for path in files:
        try:
            text = read_text(path, most)
        except OSError as error:
            out.print(Text.assemble(("✗", "bold red"), f" {file_problem(error, said)}"), soft_wrap=True)
            unread = True
            continue
        faulty = not look_at(path, text) or faulty
    if faulty or unread:
        raise typer.Exit(2 if unread else 1)


def read_text(path: Path, most: int) -> str | None:
    """The beginning of a file, so that one that is far too long is not read whole; None if it is no text."""
    with path.open("rb") as file:
        data = file.read(4 * most + 4)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        # cut off within a sign by the limit above: too long, but text
        return data[: error.start].decode() if error.end >= len(data) > 4 * most else None
