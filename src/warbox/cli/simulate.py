"""`warbox simulate GAME`: many games between computer players, on all cores, and what they tell."""

import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from string import ascii_uppercase
from types import FrameType
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from warbox.cli.shell import GameName, Lang, NoColor, Problem, chosen_options, console, voice
from warbox.games import load_game
from warbox.i18n import Speech
from warbox.lab.batch import Plan, play_games
from warbox.lab.ledger import Ledger, LedgerError
from warbox.lab.results import Report, Score, report
from warbox.lab.statistics import Rate
from warbox.players import PLAYERS
from warbox.players.guests import COMMAND, GUESTS, GuestError, check_guest

INTERRUPTED = 130  # what a shell calls a program that Ctrl-C ended


def simulate(
    game: GameName,
    games: Annotated[int, typer.Option("--games", min=1, metavar="N")] = 100,
    players: Annotated[str, typer.Option("--players", metavar="A,B")] = "greedy,random",
    seed: Annotated[int, typer.Option("--seed", min=0, metavar="S")] = 1,
    option: Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")] = None,
    workers: Annotated[int | None, typer.Option("--workers", min=1, metavar="K")] = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE.jsonl")] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: Lang = None,
    no_color: NoColor = False,
) -> None:
    said = voice(game, lang)
    plan = make_plan(game, players, seed, option or [], said)
    try:
        ledger = None if out is None else Ledger(out, plan)
    except LedgerError as error:
        raise Problem(str(error)) from None
    with ledger or nullcontext(), one_interrupt() as interrupt, progress_bar(said, games) as bar:
        played = {} if ledger is None else {one.game: one for one in ledger.played if one.game < games}
        bar(len(played))
        missing = [number for number in range(games) if number not in played]
        try:
            for one in play_games(plan, missing, workers or cores(), lambda: interrupt.seen):
                played[one.game] = one
                if ledger is not None:
                    ledger.add(one)
                bar(len(played))
        except GuestError as error:
            raise Problem(str(error)) from None
    result = report(plan, list(played.values()), games, interrupt.seen and len(played) < games)
    if as_json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(result.as_data())).decode() + "\n")
    else:
        show(console(no_color), result, said)
    if result.interrupted:
        raise typer.Exit(INTERRUPTED)


def make_plan(game: str, players: str, seed: int, options: list[str], said: Speech) -> Plan:
    """What is to be played; raises Problem or SetupError for what does not exist."""
    names = player_names(players, said)
    rules = load_game(game)
    complete = rules.complete_options(chosen_options(options, said))
    seats = len(rules.seated(rules.new(complete)))
    if len(names) != seats:
        raise Problem(said.say("error-player-count", given=len(names), seats=seats))
    return Plan(game, names, seed, complete)


def player_names(players: str, said: Speech) -> tuple[str, ...]:
    """`A,B`: players of the box, or guests. Raises Problem for one that cannot be found."""
    names = tuple(name.strip() for name in players.split(","))
    for name in names:
        if name not in PLAYERS and ":" not in name and not name.startswith(COMMAND):
            raise Problem(said.say("error-no-player", player=name, players=", ".join((*PLAYERS, *GUESTS))))
        try:
            check_guest(name)
        except GuestError as error:
            raise Problem(str(error)) from None
    return names


def cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Interrupt:
    """Whether Ctrl-C was pressed."""

    def __init__(self) -> None:
        self.seen = False


@contextmanager
def one_interrupt() -> Iterator[Interrupt]:
    """The first Ctrl-C asks to stop, a second one stops at once."""
    interrupt = Interrupt()

    def on_interrupt(number: int, frame: FrameType | None) -> None:
        interrupt.seen = True
        signal.signal(signal.SIGINT, signal.default_int_handler)

    before = signal.signal(signal.SIGINT, on_interrupt)
    try:
        yield interrupt
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def progress_bar(said: Speech, games: int, doing: str = "simulate-playing") -> Iterator[Callable[[int], None]]:
    """A bar on standard error, which is gone at the end; nothing where standard error is no terminal."""
    errors = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task(said.say(doing), total=games)
        yield lambda done: progress.update(task, completed=done)


def show(out: Console, result: Report, said: Speech) -> None:
    facts: dict[str, str | int] = {"game": said.say("name"), "games": result.games}
    facts |= {"asked": result.asked, "seed": str(result.seed)}
    kind = "simulate-interrupted" if result.interrupted else "simulate-done"
    out.print(Text(said.say(kind, **facts), style="bold yellow" if result.interrupted else "bold"))
    if not result.games:
        return
    out.print()
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in ("who", "games", "wins", "draws", "losses"):
        table.add_column(said.say(f"simulate-{column}"), justify="left" if column == "who" else "right")
    for label, player in zip(ascii_uppercase, result.players, strict=False):
        table.add_row(Text(f"{label}: {player.name}", style="bold cyan"), *cells(player.score, said))
        for letter, score in player.by_seat.items():
            table.add_row(said.say("simulate-as", seat=letter), *cells(score, said), style="dim")
    for letter, score in result.seats.items():
        table.add_row(Text(letter, style="bold"), *cells(score, said))
    out.print(table)
    out.print(Text(said.say("simulate-wilson"), style="dim"))
    out.print()
    for kind, lengths in (("simulate-length", result.decisions), ("simulate-turns", result.turns)):
        if lengths is not None:
            numbers = {name: number(value, 0, said) for name, value in vars(lengths).items()}
            out.print(said.say(kind, **{name.replace("_", "-"): text for name, text in numbers.items()}))
    out.print(said.say("simulate-ends", ends=", ".join(f"{kind} {count}" for kind, count in result.ends.items())))


def cells(score: Score, said: Speech) -> list[str]:
    return [str(score.wins.of), *(percent(rate, said) for rate in (score.wins, score.draws, score.losses))]


def percent(rate: Rate, said: Speech) -> str:
    """`61.5 % [54.6 68.0]`"""
    share, low, high = (number(100 * value, 1, said) for value in (rate.rate, rate.low, rate.high))
    return said.say("simulate-percent", share=share, low=low, high=high)


def number(value: float, digits: int, said: Speech) -> str:
    return f"{value:.{digits}f}".replace(".", said.say("decimal-point"))
