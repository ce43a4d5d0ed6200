"""`warbox review FILE`: a finished match looked at again: chances of winning, luck and choices, turning points."""

import sys
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from warbox.cli.advice import percent, print_line
from warbox.cli.replay import print_title
from warbox.cli.shell import Lang, NoColor, Problem, console, shell
from warbox.cli.simulate import progress_bar
from warbox.i18n import Speech, speech
from warbox.play.record import RecordError, read_record
from warbox.review import Care, Reviewer, whole

WIDTH = 60  # of the curve
BARS = " ▁▂▃▄▅▆▇█"


def review(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    seed: Annotated[int, typer.Option("--seed", min=0, metavar="S")] = 1,
    effort: Annotated[float, typer.Option("--effort", min=0.01, max=100, metavar="X")] = 1.0,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: Lang = None,
    no_color: NoColor = False,
) -> None:
    said = shell(lang)
    try:
        record, game = read_record(file)
        if record.end is None:
            raise Problem(said.say("error-not-over", file=str(file)))
        reviewer = Reviewer(record, game, seed, Care.of(effort))
    except RecordError as error:
        raise Problem(f"{file}: {error}") from None
    with progress_bar(said, reviewer.steps, "review-looking") as bar:
        found = whole(reviewer, [moment.plain() for moment in reviewer.walk(done=bar)])
    if as_json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(found)).decode() + "\n")
        return
    out, said = console(no_color), speech(game.slug, said.lang)
    print_title(record, out, said)
    show(out, found, said)


def show(out: Console, found: dict[str, Any], said: Speech) -> None:
    names = ["+".join(side["seats"]) for side in found["sides"]]
    for index, name in enumerate(names):
        values = [moment["values"][index] for moment in found["moments"]]
        out.print(Text.assemble("\n", (name, "bold"), "  ", curve(values), "  ", span(values, said)), soft_wrap=True)
    out.print()
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in ("side", "start", "luck", "unseen", "given", "gained", "rest", "end"):
        table.add_column(said.say(f"review-{column}"), justify="left" if column == "side" else "right")
    for name, side in zip(names, found["sides"], strict=True):
        counted = {**side, "given": -side["given"]}
        signed = [f"{100 * counted[key]:+.0f}" for key in ("luck", "unseen", "given", "gained", "rest")]
        table.add_row(Text(name, style="bold"), percent(side["start"]), *signed, percent(side["end"]))
    out.print(table)
    out.print(Text(said.say("review-how"), style="dim"), soft_wrap=True)
    moments = {moment["step"]: moment for moment in found["moments"]}
    out.print()
    out.print(Text(said.say("review-points", points=len(found["points"])), style="bold"))
    for number, point in enumerate(found["points"], start=1):
        print_point(out, number, point, moments[point["step"]], names, said)


def print_point(
    out: Console, number: int, point: dict[str, Any], moment: dict[str, Any], names: list[str], said: Speech
) -> None:
    size = f"{100 * point['size']:.0f}"
    head = f"{number:>3}  {said.say('review-step', step=str(moment['step']))}  "
    if point["kind"] == "luck":
        told = said.say("review-lucky", side=names[point["side"]], size=size)
        out.print(Text.assemble((head, "dim"), told, (f"  {moment['action']}", "cyan")), soft_wrap=True)
        return
    better = moment["better"]
    told = said.say("review-gave", side=names[point["side"]], size=size)
    out.print(Text.assemble((head, "dim"), told, (f"  {better['rule']}", "dim")), soft_wrap=True)
    for kind in ("chosen", "best"):
        move = better[kind]
        chance = said.say("advice-chance", value=percent(move["value"]), error=percent(move["error"]))
        style = "red" if kind == "chosen" else "green"
        out.print(Text.assemble("      ", (said.say(f"review-{kind}"), style), f" {move['action']}  {chance}"))
    print_line(out, better["line"], said)


def curve(values: list[float]) -> str:
    """The chances over the match, one sign for several steps."""
    steps = len(values)
    picked = [values[min(steps - 1, (2 * at + 1) * steps // (2 * WIDTH))] for at in range(min(WIDTH, steps))]
    return "".join(BARS[min(len(BARS) - 1, round(value * (len(BARS) - 1)))] for value in picked)


def span(values: list[float], said: Speech) -> str:
    return said.say("review-span", start=percent(values[0]), end=percent(values[-1]))
