"""What all commands share: the common options, the console, and complaints that are one line long."""

import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment

from warbox.games import SLUGS
from warbox.i18n import Speech, language, speech
from warbox.play.names import printable
from warbox.play.savefile import NoFolder

# The help of every command and option is a message of the Fluent file, see `warbox.cli.translate_help`.
Lang = Annotated[str | None, typer.Option("--lang", metavar="en|fr")]
NoColor = Annotated[bool, typer.Option("--no-color")]
GameName = Annotated[str, typer.Argument(metavar="GAME")]

NARROWEST = 80
FILE_ERRORS = {
    FileNotFoundError: "error-no-file",
    FileExistsError: "error-file-exists",
    IsADirectoryError: "error-is-folder",
    PermissionError: "error-no-permission",
}


class Problem(Exception):
    """Something the user can mend: one line on standard error, exit code 2."""


def no_folder(error: NoFolder, option: str, said: Speech) -> str:
    """What to do where the user has no folder for data."""
    return said.say("error-no-folder", folder=str(error.folder), why=error.why, option=option)


def shell(lang: str | None) -> Speech:
    """The voice of the shell in the language chosen, else the locale's."""
    try:
        return speech(None, language(lang))
    except ValueError as error:
        raise Problem(str(error)) from None


def voice(name: str, lang: str | None) -> Speech:
    """The voice of a game of the box in the language chosen, else the locale's."""
    said = shell(lang)
    if name not in SLUGS:
        raise Problem(said.say("error-no-game", game=name, games=", ".join(SLUGS)))
    return speech(name, said.lang)


def file_problem(error: OSError | UnicodeDecodeError, said: Speech) -> str:
    """Why a file could not be used, and what to do."""
    if isinstance(error, UnicodeDecodeError):
        return said.say("error-not-text")
    file = str(error.filename or "?")
    for kind, message in FILE_ERRORS.items():
        if isinstance(error, kind):
            return said.say(message, file=file)
    return said.say("error-file", file=file, why=(error.strerror or str(error)))


def chosen_options(texts: list[str], said: Speech) -> dict[str, str]:
    """`NAME=VALUE`, or `NAME=@FILE` for what stands in a file, such as a mission."""
    return {
        name: Path(value[1:]).read_text(encoding="utf-8-sig") if value.startswith("@") else value
        for name, value in named_values(texts, said).items()
    }


def named_values(texts: list[str], said: Speech) -> dict[str, str]:
    """`NAME=VALUE`, one each, as they stand."""
    chosen: dict[str, str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise Problem(said.say("error-option-form", option=text))
        if name in chosen:
            raise Problem(said.say("error-option-twice", option=name))
        chosen[name] = value
    return chosen


class Terminal(Console):
    """Prints no sign by which a stranger's text could move the cursor, change colours or turn the writing."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        for segment in super().render(renderable, options):
            if segment.control or segment.text.isprintable():
                yield segment
            else:
                yield Segment(printable(segment.text), segment.style)


def console(no_color: bool = False) -> Console:
    """Standard output: plain text unless it is a terminal and neither NO_COLOR nor the user forbids colours.

    Never narrower than 80 columns: boards are drawn for that.
    """
    plain = no_color or bool(os.environ.get("NO_COLOR")) or not sys.stdout.isatty()
    made = Terminal(highlight=False, emoji=False, force_terminal=False if plain else None)
    made.width = max(NARROWEST, made.width)
    return made
