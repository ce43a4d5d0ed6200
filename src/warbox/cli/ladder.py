"""`warbox ladder GAME`: computer players in a round robin, and a rating for each."""

import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from warbox.cli.shell import GameName, Lang, NoColor, Problem, chosen_options, console, voice
from warbox.cli.simulate import INTERRUPTED, cores, number, one_interrupt, percent, player_names, progress_bar
from warbox.games import load_game
from warbox.i18n import Speech
from warbox.lab.ladder import Ladder, plans_for, play_ladder
from warbox.lab.ladder import ladder as rate
from warbox.lab.ledger import LedgerError
from warbox.players import PLAYERS
from warbox.players.guests import GuestError

EVERYBODY = ",".join(PLAYERS)


def ladder(
    game: GameName,
    games: Annotated[int, typer.Option("--games", min=1, metavar="N")] = 40,
    players: Annotated[str, typer.Option("--players", metavar="A,B,...")] = EVERYBODY,
    seed: Annotated[int, typer.Option("--seed", min=0, metavar="S")] = 1,
    option: Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")] = None,
    workers: Annotated[int | None, typer.Option("--workers", min=1, metavar="K")] = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FOLDER")] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: Lang = None,
    no_color: NoColor = False,
) -> None:
    said = voice(game, lang)
    names = player_names(players, said)
    if len(names) < 2 or len(set(names)) < len(names):
        raise Problem(said.say("error-ladder-players"))
    rules = load_game(game)
    options = rules.complete_options(chosen_options(option or [], said))
    seats = len(rules.seated(rules.new(options)))
    if seats != 2:
        raise Problem(said.say("error-ladder-seats", seats=seats))
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
    plans = plans_for(game, names, seed, options)
    with one_interrupt() as interrupt, progress_bar(said, games * len(plans)) as bar:
        done = 0

        def one_more() -> None:
            nonlocal done
            done += 1
            bar(done)

        try:
            results = play_ladder(plans, games, workers or cores(), out, lambda: interrupt.seen, one_more)
        except (LedgerError, GuestError) as error:
            raise Problem(str(error)) from None
    result = rate(results, names)
    if as_json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(result.as_data())).decode() + "\n")
    else:
        show(console(no_color), result, said)
    if interrupt.seen and done < games * len(plans):
        raise typer.Exit(INTERRUPTED)


def show(out: Console, result: Ladder, said: Speech) -> None:
    out.print(Text(said.say("ladder-done", game=said.say("name"), seed=str(result.seed)), style="bold"))
    out.print()
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(said.say("simulate-who"))
    table.add_column(said.say("ladder-rating"), justify="right")
    for one in result.standings:
        facts = {"share": number(one.rating, 0, said), "low": number(one.low, 0, said)}
        rating = said.say("simulate-percent", **facts, high=number(one.high, 0, said))
        table.add_row(Text(one.player, style="bold cyan"), rating)
    out.print(table)
    out.print()
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in ("who", "against", "games", "score", "draws"):
        key = f"simulate-{column}" if column in ("who", "games") else f"ladder-{column}"
        table.add_column(said.say(key), justify="left" if column in ("who", "against") else "right")
    order = [one.player for one in result.standings]
    for duel in sorted(result.duels, key=lambda one: (order.index(one.first), order.index(one.second))):
        table.add_row(duel.first, duel.second, str(duel.games), percent(duel.score, said), str(duel.draws))
    out.print(table)
    out.print(Text(said.say("ladder-intervals"), style="dim"))
