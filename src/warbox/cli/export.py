"""`warbox export RECORD... --out FILE`: the decisions of matches as a table, for learning."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from warbox.adapters.data import SUFFIXES, rows, write
from warbox.adapters.extras import ExtraMissing
from warbox.cli.shell import Lang, NoColor, Problem, console, shell
from warbox.play.record import RecordError, read_record


def export(
    files: Annotated[list[Path], typer.Argument(metavar="RECORD...")],
    out: Annotated[Path, typer.Option("--out", metavar="FILE")],
    lang: Lang = None,
    no_color: NoColor = False,
) -> None:
    said = shell(lang)
    if out.suffix not in SUFFIXES:
        raise Problem(said.say("export-suffix", file=str(out), suffixes=", ".join(SUFFIXES)))
    try:
        count = write(_all_rows(files), out)
    except ExtraMissing as error:
        raise Problem(str(error)) from None
    console(no_color).print(said.say("export-done", count=count, records=len(files), file=str(out)))


def _all_rows(files: list[Path]) -> Iterator[dict[str, Any]]:
    for file in files:
        try:
            yield from rows(*read_record(file))
        except RecordError as error:
            raise Problem(f"{file}: {error}") from None
