"""`warbox bench`: how fast our games play, compiled and interpreted, beside other packages."""

import sys
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from warbox.bench.run import Bench, measure
from warbox.cli.shell import Lang, NoColor, console, shell
from warbox.i18n import Speech


def bench(
    seconds: Annotated[float, typer.Option("--seconds", min=0.01, metavar="SECONDS")] = 3.0,
    seed: Annotated[int, typer.Option("--seed", min=0, metavar="S")] = 1,
    peers: Annotated[bool, typer.Option("--peers/--no-peers")] = True,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: Lang = None,
    no_color: NoColor = False,
) -> None:
    said = shell(lang)
    errors = Console(stderr=True)
    with errors.status(""):
        result = measure(
            seconds, seed, peers, lambda what: errors.print(Text(said.say("bench-progress", what=what), style="dim"))
        )
    if as_json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(result.as_data())).decode() + "\n")
    else:
        show(console(no_color), result, said)


def show(out: Console, result: Bench, said: Speech) -> None:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in ("game", "decisions", "osb", "games", "clones"):
        table.add_column(said.say(f"bench-{column}"), justify="left" if column == "game" else "right", no_wrap=True)
    for rate in [*result.compiled, *result.interpreted]:
        name = said.say("bench-compiled" if rate.compiled else "bench-interpreted", game=rate.game)
        table.add_row(
            Text(name, style="bold"), *cells(result, rate.decisions_per_s, rate.games_per_s, rate.clones_per_s)
        )
    for peer in result.peers:
        table.add_row(peer.name, *cells(result, peer.decisions_per_s, peer.games_per_s, peer.clones_per_s))
    out.print(table)
    out.print()
    out.print(searches(result, said))
    out.print()
    out.print(vectors(result, said))
    out.print()
    for rate in result.compiled:
        times = result.gain(rate)
        if times is not None:
            out.print(said.say("bench-gain", game=rate.game, times=figure(times)))
    if not result.compiled:
        out.print(said.say("bench-not-compiled"))
    out.print(said.say("bench-unit" if result.osb() is not None else "bench-no-unit"))
    setting = {"python": result.python, "machine": result.machine, "seconds": f"{result.seconds:g}"}
    out.print(Text(said.say("bench-setting", **setting), style="dim"))
    notes = [(one.name, one.note) for one in result.peers] + [(one.name, one.note) for one in result.bots]
    notes += [(one.name, one.note) for one in result.batches]
    notes.append((said.say("bench-vector"), result.vectors[0].note))
    for name, note in notes:
        out.print(Text(f"{name}: {note}", style="dim"))


def searches(result: Bench, said: Speech) -> Table:
    """How fast the search plays ahead, and OpenSpiel's bots."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in ("search", "playouts", "nodes", "rollouts"):
        table.add_column(said.say(f"bench-{column}"), justify="left" if column == "search" else "right", no_wrap=True)
    for rate in result.searches:
        name = said.say("bench-compiled" if rate.compiled else "bench-interpreted", game=rate.game)
        row = (figure(rate.playouts_per_s), figure(rate.nodes_per_s), figure(rate.rollouts_per_s))
        table.add_row(Text(name, style="bold"), *row)
    for bot in result.bots:
        table.add_row(bot.name, "", "", figure(bot.simulations_per_s))
    return table


def vectors(result: Bench, said: Speech) -> Table:
    """Many games at once: ours, single environments, batches of the peers."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in ("vector", "steps", "single", "times"):
        table.add_column(said.say(f"bench-{column}"), justify="left" if column == "vector" else "right", no_wrap=True)
    for rate in result.vectors:
        name = said.say("bench-compiled" if rate.compiled else "bench-interpreted", game=rate.game)
        row = (figure(rate.steps_per_s), figure(rate.single_steps_per_s), figure(rate.times()))
        table.add_row(Text(name, style="bold"), *row)
    for batch in result.batches:
        table.add_row(batch.name, figure(batch.steps_per_s), "", "")
    return table


def cells(result: Bench, decisions: float | None, games: float | None, clones: float | None) -> list[str]:
    return [figure(decisions), figure(result.in_osb(decisions)), figure(games), figure(clones)]


def figure(value: float | None) -> str:
    """Three significant digits, thousands apart: more would be noise."""
    if value is None:
        return "-"
    if value >= 1000:
        digits = len(str(int(value))) - 3
        return f"{round(value, -digits):,.0f}".replace(",", "\N{NARROW NO-BREAK SPACE}")
    return f"{value:.3g}"
