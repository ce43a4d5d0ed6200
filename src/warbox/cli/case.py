"""`warbox case FILE...`: run case files and show what does not hold."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from warbox.cli.shell import Lang, NoColor, Problem, console, shell
from warbox.i18n import Speech
from warbox.play.case import CaseResult, Failure, run_case
from warbox.play.casetokens import Span

SUFFIX = ".case"


def case(
    file: Annotated[list[Path], typer.Argument(metavar="FILE...")],
    quiet: Annotated[bool, typer.Option("--quiet", "-q")] = False,
    lang: Lang = None,
    no_color: NoColor = False,
) -> None:
    said = shell(lang)
    out = console(no_color)
    results = [run_case(path.read_bytes(), str(path)) for path in _case_files(file, said)]
    for result in results:
        if not result.passed or not quiet:
            print_result(result, out, said)
    failed = sum(not result.passed for result in results)
    if failed or not quiet:
        message = "case-failed" if failed else "case-held"
        out.print(Text(said.say(message, cases=len(results), failed=failed), style="bold red" if failed else "green"))
    if failed:
        raise typer.Exit(1)


def _case_files(paths: list[Path], said: Speech) -> list[Path]:
    """The files given, and the case files below the folders given."""
    files: list[Path] = []
    for path in paths:
        if not path.is_dir():
            files.append(path)
            continue
        below = sorted(path.rglob(f"*{SUFFIX}"))
        if not below:
            raise Problem(said.say("error-no-cases", folder=str(path), suffix=SUFFIX))
        files += below
    return files


def print_result(result: CaseResult, out: Console, said: Speech) -> None:
    """One line for the case, and each of its failures below it."""
    sign, style = ("✓", "green") if result.passed else ("✗", "bold red")
    title = result.title or said.say("case-untitled")
    out.print(Text.assemble((sign, style), " ", title, "  ", (result.name, "dim")), soft_wrap=True)
    for failure in result.failures:
        print_failure(failure, out, said)


def print_failure(failure: Failure, out: Console, said: Speech) -> None:
    if failure.line:
        where = said.say("case-line", line=str(failure.line))
        out.print(Text.assemble("    ", (f"{where}  ", "dim"), (failure.statement, "bold")), soft_wrap=True)
    rows = (
        (said.say("case-expected"), failure.expected, failure.expected_marks, "green"),
        (said.say("case-found"), failure.found, failure.found_marks, "red"),
    )
    width = max(len(label) for label, *_ in rows)
    for label, text, marks, style in rows:
        shown = marked(text, marks, style, plain=out.no_color or not out.is_terminal)
        for index, line in enumerate(shown.split("\n")):
            head = "" if index else label
            out.print(Text.assemble("      ", (f"{head:<{width}}  ", "dim"), line), soft_wrap=True)


def marked(text: str, marks: list[Span], style: str, plain: bool) -> Text:
    """The text with what differs marked: by colour, or by angle brackets where there is none."""
    shown = Text()
    place = 0
    for start, end in sorted(marks):
        piece = text[start:end]
        shown.append(text[place:start])
        shown.append(f">{piece}<" if plain else piece, style=f"bold {style} reverse")
        place = end
    return shown.append(text[place:])
