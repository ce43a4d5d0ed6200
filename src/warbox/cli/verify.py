"""`warbox verify FILE`: check a record's chain, dice, rules and outcome, and name the first line that does not fit."""

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from warbox.cli.shell import Lang, NoColor, console, shell
from warbox.engine.event import Value
from warbox.play.verify import BROKEN, FOREIGN, HOLDS, UNFINISHED, Pins, Verdict
from warbox.play.verify import verify as verify_record

EXIT_CODES = {HOLDS: 0, BROKEN: 1, FOREIGN: 2, UNFINISHED: 3}
STYLES = {HOLDS: "bold green", BROKEN: "bold red", FOREIGN: "bold red", UNFINISHED: "bold yellow"}
LONGEST = 300


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    commitment: Annotated[str, typer.Option(metavar="HEX")] = "",
    seat_seed: Annotated[list[str] | None, typer.Option(metavar="SEAT=SEED")] = None,
    key: Annotated[str, typer.Option(metavar="HEX")] = "",
    lang: Lang = None,
    no_color: NoColor = False,
) -> None:
    said = shell(lang)
    out = console(no_color)
    data = file.read_bytes()
    seeds = {}
    for given in seat_seed or []:
        letter, sign, seed = given.partition("=")
        if not sign:
            raise typer.BadParameter(said.say("verify-seat-seed", given=given), param_hint="--seat-seed")
        seeds[letter] = seed
    verdict = verify_record(data, pins=Pins(commitment, seeds, key))
    facts: dict[str, Value] = {
        "line": str(verdict.line),
        "why": verdict.why,
        "lines": verdict.lines,
        "chances": verdict.chances,
    }
    headline = said.say(f"verify-{verdict.status}", file=str(file), **facts)
    out.print(Text(headline, style=STYLES[verdict.status]), soft_wrap=True)
    if verdict.status == BROKEN:
        out.print(Text("  " + said.say("verify-line", **facts)), soft_wrap=True)
        row = _row(data, verdict)
        if row:
            out.print(Text(f"  {row}", style="dim"), soft_wrap=True)
    elif verdict.status == FOREIGN:
        out.print(Text("  " + verdict.why), soft_wrap=True)
    else:
        message = "verify-by-hand" if verdict.by_hand else f"verify-{verdict.status}-dice"
        out.print(Text("  " + said.say(message, **facts)), soft_wrap=True)
        signed = said.say("verify-signed", key=verdict.key) if verdict.key else said.say("verify-unsigned")
        out.print(Text("  " + signed), soft_wrap=True)
    raise typer.Exit(EXIT_CODES[verdict.status])


def _row(data: bytes, verdict: Verdict) -> str:
    """The line that does not fit, as far as it can be shown."""
    rows = data.split(b"\n")
    row = rows[verdict.line - 1] if 0 < verdict.line <= len(rows) else b""
    text = row.decode("utf-8", errors="replace")
    shown = "".join(sign if sign.isprintable() else "�" for sign in text)
    return shown if len(shown) <= LONGEST else shown[: LONGEST - 1] + "…"
