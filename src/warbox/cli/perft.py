"""`warbox perft FILE...`: count the ways to answer the next questions of a position, and compare with the file."""

import sys
from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.text import Text

from warbox.cli.shell import Lang, NoColor, Problem, console, shell
from warbox.conformance.perftfile import DEEPEST, PerftFile, divide, parse_perft
from warbox.engine.notation import ParseError
from warbox.engine.turn import perft as count_ways
from warbox.i18n import Speech


def perft(
    file: Annotated[list[Path], typer.Argument(metavar="FILE...")],
    depth: Annotated[int | None, typer.Option("--depth", min=1, max=DEEPEST, metavar="N")] = None,
    divided: Annotated[bool, typer.Option("--divide")] = False,
    lang: Lang = None,
    no_color: NoColor = False,
) -> None:
    said = shell(lang)
    out = console(no_color)
    right = [check_file(path, depth, divided, out, said) for path in file]
    if not all(right):
        raise typer.Exit(1)


def check_file(path: Path, depth: int | None, divided: bool, out: Console, said: Speech) -> bool:
    """Count what the file lists, or the depth asked for; whether every count is as the file says."""
    try:
        read = parse_perft(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise Problem(f"{path}: {said.say('error-not-text')}") from None
    except ParseError as error:
        raise Problem(f"{path}: {error}") from None
    out.print(Text(str(path), style="bold"), soft_wrap=True)
    right = True
    for level in [depth] if depth is not None else sorted(read.counts) or [1]:
        started = perf_counter()
        try:
            ways = count_at(read, level)
        except ValueError as error:
            raise Problem(f"{path}: {error}") from None
        seconds = f"{perf_counter() - started:.2f}"
        total = sum(ways.values())
        for line, number in ways.items() if divided else ():
            out.print(Text(f"    {line}  {number}"))
        expected = read.counts.get(level)
        message = "perft-new" if expected is None else ("perft-right" if expected == total else "perft-wrong")
        style = {"perft-new": "", "perft-right": "green", "perft-wrong": "bold red"}[message]
        facts = {"depth": str(level), "count": str(total), "expected": str(expected), "seconds": seconds}
        out.print(Text("  " + said.say(message, **facts), style=style))
        right = right and message != "perft-wrong"
    return right


def count_at(read: PerftFile, depth: int) -> dict[str, int]:
    """The count at a depth, for each answer to the first question; a finished game counts as one way."""
    ways = divide(read.game, read.state())
    if not ways:
        return {"-": count_ways(read.state(), depth)}
    counts: dict[str, int] = {}
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task(f"perft {depth}", total=len(ways))
        for line, weight, after in ways:
            counts[line] = weight * count_ways(after, depth - 1)
            progress.advance(task)
    return counts
