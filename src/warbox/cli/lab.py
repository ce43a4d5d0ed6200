"""`warbox lab`: experiments. `run` plays one, `compare` asks which of two is better, `report` shows what came out, and
`sql` answers questions.
"""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from warbox.cli.shell import Lang, NoColor, Problem, console, named_values, shell, voice
from warbox.cli.simulate import INTERRUPTED, cores, number, one_interrupt, percent
from warbox.i18n import Speech
from warbox.lab.batch import play_all
from warbox.lab.comparison import comparison
from warbox.lab.experiment import Experiment, ExperimentError, experiment_of, file_data
from warbox.lab.findings import findings
from warbox.lab.lines import LedgerError
from warbox.lab.live import live
from warbox.lab.on_ray import ClusterError, crew_on, is_ray
from warbox.lab.report import page, picture
from warbox.lab.report.words import Words
from warbox.lab.run import Crew, Run, open_run, replace_file
from warbox.lab.statistics import wilson
from warbox.lab.tables import QueryError, ask, write_tables
from warbox.play.extras import ExtraMissing

T = TypeVar("T")

lab = typer.Typer(no_args_is_help=True)

Folder = Annotated[Path, typer.Argument(metavar="DIR")]
Out = Annotated[Path | None, typer.Option("--out", metavar="DIR")]
Workers = Annotated[int | None, typer.Option("--workers", min=1, metavar="K")]
On = Annotated[str, typer.Option("--on", metavar="ray[://HOST:PORT]")]
Players = Annotated[list[str] | None, typer.Option("--players", metavar="A,B")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")]
Games = Annotated[int | None, typer.Option("--games", min=1, metavar="N")]
Seed = Annotated[int | None, typer.Option("--seed", min=0, metavar="S")]
AsJson = Annotated[bool, typer.Option("--json")]


@lab.callback()
def options(lang: Lang = None) -> None:
    """Of `warbox lab` itself; `--lang` has been read already, see `warbox.cli.main`."""


@lab.command()
def run(
    file: Annotated[Path | None, typer.Argument(metavar="[FILE]")] = None,
    game: Annotated[str | None, typer.Option("--game", metavar="GAME")] = None,
    variant: Annotated[list[str] | None, typer.Option("--variant", metavar="'NAME: OPTION=VALUE ...'")] = None,
    option: Options = None,
    players: Players = None,
    no_swap: Annotated[bool, typer.Option("--no-swap")] = False,
    games: Games = None,
    precision: Annotated[float | None, typer.Option("--precision", metavar="P")] = None,
    seed: Seed = None,
    out: Out = None,
    workers: Workers = None,
    on: On = "",
    as_json: AsJson = False,
    lang: Lang = None,
    no_color: NoColor = False,
) -> None:
    said = shell(lang)
    if (file is None) == (game is None):
        raise Problem(said.say("error-lab-what"))
    if file is None:
        data: dict[str, Any] = {"game": game, "name": f"{game}-lab"}
        folder = Path(f"{game}-lab")
        beside = Path()
    else:
        data = _or_problem(lambda: file_data(file))
        folder = file.with_suffix("")
        beside = file.parent
    given: dict[str, Any] = {"games": games, "precision": precision, "seed": seed}
    data |= {key: value for key, value in given.items() if value is not None}
    if no_swap:
        data["swap"] = False
    if players:
        data["players"] = lineups(players)
    if option:
        data["options"] = data.get("options", {}) | named_values(option, said)
    if variant:
        data["variants"] = dict(variant_of(text, said) for text in variant)
    where = "" if file is None else f"{file}: "
    experiment = _or_problem(lambda: experiment_of(data, beside), where)
    conduct(experiment, out or folder, workers, on, as_json, voice(experiment.game, said.lang), no_color)


def lineups(players: list[str]) -> list[list[str]]:
    """`A,B`: one player a seat."""
    return [[name.strip() for name in lineup.split(",")] for lineup in players]


def variant_of(text: str, said: Speech) -> tuple[str, dict[str, str]]:
    """`NAME: OPTION=VALUE OPTION=VALUE`; a variant without options is the game as it is."""
    name, _, rest = text.partition(":")
    return name.strip(), named_values(rest.split(), said)


def _or_problem(find: Callable[[], T], where: str = "") -> T:
    """What is found; what is wrong with an experiment or its folder is something the user can mend."""
    try:
        return find()
    except (ExperimentError, LedgerError, QueryError, ExtraMissing) as error:
        raise Problem(f"{where}{error}") from None


def conduct(
    experiment: Experiment,
    folder: Path | None,
    workers: int | None,
    on: str,
    as_json: bool,
    said: Speech,
    no_color: bool,
) -> None:
    """Play what is missing, write the tables, show how it stands."""
    if on and not is_ray(on):
        raise Problem(said.say("error-lab-on", where=on))
    crew: Crew = _or_problem(lambda: crew_on(on)) if on else play_all
    count = workers or (0 if on else cores())  # none: as many as the cluster has
    with _or_problem(lambda: Run(experiment, folder)) as played:
        with one_interrupt() as interrupt, progress_bar(said, played) as bar:
            try:
                for _ in played.play(count, lambda: interrupt.seen, crew):
                    bar()
            except ClusterError as error:
                raise Problem(str(error)) from None
        rows = played.rows()
        stopped = interrupt.seen and not played.is_over
        summary = live(experiment, rows)
        kept = "" if folder is None else "lab-kept"
        try:
            if folder is not None:
                write_tables(experiment, rows, folder)
        except ExtraMissing as error:
            sys.stderr.write(said.say("lab-no-tables", why=str(error)) + "\n")
            kept = "lab-kept-lines"
    if as_json:
        facts = {"folder": None if folder is None else str(folder), "interrupted": stopped}
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(facts | summary)).decode() + "\n")
    else:
        out = console(no_color)
        show(out, experiment, summary, stopped, said)
        if kept:
            out.print(Text(said.say(kept, folder=str(folder)), style="dim"))
    if stopped:
        raise typer.Exit(INTERRUPTED)


@contextmanager
def progress_bar(said: Speech, played: Run) -> Iterator[Callable[[], None]]:
    """A bar on standard error with the time left; nothing where standard error is no terminal."""
    errors = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    last = TextColumn("{task.fields[so_far]}")
    with Progress(*columns, last, console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task(said.say("simulate-playing"), total=played.most, completed=played.done(), so_far="")

        def update() -> None:
            progress.update(task, completed=played.done(), total=likely(played), so_far=so_far(played, said))

        update()
        yield update


def likely(played: Run) -> int:
    """How many games it will probably take: an interval closes with the root of their number, evidence grows."""
    wanted = played.experiment.precision
    test = played.stopping.test
    games = played.stopping.games
    if games < played.experiment.deal_size or played.is_over:
        return played.done() if played.is_over else played.most
    share = 0.0  # of the whole that is played
    if wanted is not None:
        width = max((rate.high - rate.low) / 2 for rate in played.stopping.rates())
        share = (wanted / width) ** 2
    elif test is not None:
        share = test.ratio / (test.bounds.upper if test.ratio > 0 else test.bounds.lower)
    return played.most if share <= 0 else min(played.most, max(played.done(), round(games / share)))


def so_far(played: Run, said: Speech) -> str:
    """What one watches: the log-likelihood ratio between its bounds, else the first side's share in each variant."""
    test = played.stopping.test
    if test is not None:
        numbers = {"ratio": test.ratio, "lower": test.bounds.lower, "upper": test.bounds.upper}
        return said.say("lab-ratio", **{name: number(value, 2, said) for name, value in numbers.items()})
    return "  ".join(
        f"{number(100 * rate.rate, 1, said)} ± {number(50 * (rate.high - rate.low), 1, said)}"
        for rate in played.stopping.rates()
    )


def show(out: Console, experiment: Experiment, summary: dict[str, Any], stopped: bool, said: Speech) -> None:
    facts: dict[str, str | int] = {"name": experiment.name, "game": said.say("name"), "games": summary["games"]}
    kind = "lab-stopped" if stopped else "lab-done"
    out.print(Text(said.say(kind, **facts, most=summary["most"]), style="bold yellow" if stopped else "bold"))
    out.print()
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(said.say("lab-variant"))
    table.add_column(said.say("simulate-games"), justify="right")
    words = Words(experiment.game, said.lang)
    for side in summary["sides"]:
        table.add_column(said.say("lab-side-wins", side=words.side(side["seats"])), justify="right")
    table.add_column(said.say("simulate-draws"), justify="right")
    for one in summary["variants"]:
        rates = [percent(wilson(found["wins"], one["games"]), said) for found in (*one["sides"], one["draws"])]
        table.add_row(Text(one["name"], style="bold cyan"), str(one["games"]), *rates)
    out.print(table)
    out.print(Text(said.say("simulate-wilson"), style="dim"))
    if summary["sure"] is not None:
        out.print()
        out.print(Text(verdict(experiment, summary["sure"], said), style="bold"))


def verdict(experiment: Experiment, sure: dict[str, Any], said: Speech) -> str:
    """What a sequential test has found."""
    first, second = contenders(experiment)
    facts: dict[str, str | int] = {"first": first, "second": second, "pairs": sure["pairs"]}
    for name, value, digits in (
        ("ratio", sure["llr"], 2),
        ("lower", sure["lower"], 2),
        ("upper", sure["upper"], 2),
        ("score", 100 * sure["score"], 1),
        ("low", 100 * sure["low"], 1),
        ("high", 100 * sure["high"], 1),
    ):
        facts[name] = number(value, digits, said)
    return said.say(f"lab-verdict-{sure['verdict'] or 'open'}", **facts)


def contenders(experiment: Experiment) -> tuple[str, str]:
    """The names of what a sequential test compares."""
    if len(experiment.variants) == 2:
        return experiment.variants[0].name, experiment.variants[1].name
    first = experiment.lineups[0][0]
    return first, next(name for name in experiment.lineups[0] if name != first)


@lab.command()
def compare(
    first: Annotated[str, typer.Argument(metavar="A")],
    second: Annotated[str, typer.Argument(metavar="B")],
    game: Annotated[str | None, typer.Option("--game", metavar="GAME")] = None,
    option: Options = None,
    players: Players = None,
    side: Annotated[str | None, typer.Option("--side", metavar="SEAT")] = None,
    elo0: Annotated[float | None, typer.Option("--elo0", metavar="E")] = None,
    elo1: Annotated[float | None, typer.Option("--elo1", metavar="E")] = None,
    low: Annotated[float | None, typer.Option("--low", metavar="S")] = None,
    high: Annotated[float | None, typer.Option("--high", metavar="S")] = None,
    alpha: Annotated[float | None, typer.Option("--alpha", metavar="P")] = None,
    beta: Annotated[float | None, typer.Option("--beta", metavar="P")] = None,
    games: Games = None,
    seed: Seed = None,
    out: Out = None,
    workers: Workers = None,
    on: On = "",
    as_json: AsJson = False,
    lang: Lang = None,
    no_color: NoColor = False,
) -> None:
    said = shell(lang)
    bounds: dict[str, Any] = {"elo0": elo0, "elo1": elo1, "low": low, "high": high, "alpha": alpha, "beta": beta}
    sure = {name: value for name, value in (bounds | {"side": side}).items() if value is not None}
    given: dict[str, Any] = {"game": game, "games": games, "seed": seed}
    data: dict[str, Any] = {key: value for key, value in given.items() if value is not None}
    if players:
        data["players"] = lineups(players)
    if option:
        data["options"] = named_values(option, said)
    experiment = _or_problem(lambda: comparison(first, second, data, sure))
    conduct(experiment, out, workers, on, as_json, voice(experiment.game, said.lang), no_color)


@lab.command()
def sql(
    folder: Folder,
    question: Annotated[str, typer.Argument(metavar="QUESTION")],
    as_json: AsJson = False,
    lang: Lang = None,
    no_color: NoColor = False,
) -> None:
    shell(lang)
    names, rows = _or_problem(lambda: ask(folder, question))
    if as_json:
        found = [dict(zip(names, row, strict=True)) for row in rows]
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(found)).decode() + "\n")
        return
    table = Table(box=None, padding=(0, 2, 0, 0))
    for name in names:
        table.add_column(name)
    for row in rows:
        table.add_row(*(Text("" if value is None else str(value)) for value in row))
    console(no_color).print(table)


@lab.command()
def report(
    folder: Folder,
    no_png: Annotated[bool, typer.Option("--no-png")] = False,
    lang: Lang = None,
    no_color: NoColor = False,
) -> None:
    said = shell(lang)
    experiment, rows = _or_problem(lambda: open_run(folder))
    if not rows:
        raise Problem(said.say("error-lab-no-games", folder=str(folder)))
    data = findings(experiment, rows)
    made = ["report.html", "report.json"]
    replace_file(folder / made[0], page(data, said.lang).encode())
    replace_file(folder / made[1], msgspec.json.format(msgspec.json.encode(data)) + b"\n")
    if not no_png:
        try:
            replace_file(folder / "report.png", picture(data, said.lang))
            made.append("report.png")
        except ExtraMissing as error:
            sys.stderr.write(said.say("lab-no-picture", why=str(error)) + "\n")
    console(no_color).print(said.say("lab-reported", files=", ".join(made), folder=str(folder)), soft_wrap=True)
