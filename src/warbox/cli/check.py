"""`warbox check FILE...`: things that somebody has made, decks and missions; the kind is found from the file."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from warbox.cli.files import go_through
from warbox.cli.shell import Lang, NoColor, chosen_options, console, shell
from warbox.engine.workshop import Fault, Kind, Made
from warbox.games import SLUGS, load_game
from warbox.i18n import Speech, speech


def check(
    file: Annotated[list[Path], typer.Argument(metavar="FILE...")],
    option: Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")] = None,
    lang: Lang = None,
    no_color: NoColor = False,
) -> None:
    said = shell(lang)
    out = console(no_color)
    chosen = chosen_options(option or [], said)
    kinds = [(slug, kind) for slug in SLUGS for kind in load_game(slug).kinds()]

    def look_at(path: Path, text: str | None) -> bool:
        found = [one for one in kinds if text is not None and (path.suffix == f".{one[1].name}" or one[1].is_one(text))]
        if not found:
            names = ", ".join(one.name for _, one in kinds)
            why = said.say("error-not-text" if text is None else "error-no-kind", kinds=names)
            out.print(Text.assemble(("✗", "bold red"), f" {path}  ", (why, "bold")), soft_wrap=True)
            return False
        slug, kind = found[0]
        made = kind.read(text or "", chosen)
        show(out, path, kind, made, speech(slug, said.lang))
        return not made.faults

    go_through(file, max(kind.most_text for _, kind in kinds), out, said, look_at)


def show(out: Console, path: Path, kind: Kind, made: Made, said: Speech) -> None:
    if not made.faults:
        words = {f"{one}s": ", ".join(said.say(one, **{one: name}) for name in made.words[one]) for one in made.words}
        name = made.names.get(said.lang) or path.stem
        holds = said.say(about(kind, "holds"), name=name, **made.facts, **words)
        out.print(Text.assemble(("✓", "green"), f" {path}  {holds}"), soft_wrap=True)
        return
    head = said.say(about(kind, "faults"), faults=len(made.faults))
    out.print(Text.assemble(("✗", "bold red"), f" {path}  ", (head, "bold")), soft_wrap=True)
    for fault in made.faults:
        place = said.say(about(kind, "place"), place=place_of(fault, kind, said))
        near = " " + said.say(about(kind, "near"), names=", ".join(fault.near)) if fault.near else ""
        reason = said.say(fault.message, **fault.facts) + near
        out.print(Text.assemble("    ", (place, "bold"), f" {reason}  ", (fault.rule, "cyan")), soft_wrap=True)


def about(kind: Kind, what: str) -> str:
    """The message of the game that says something about things of a kind."""
    return f"{kind.name}-{what}"


def place_of(fault: Fault, kind: Kind, said: Speech) -> str:
    """Where a fault stands: a line or a key of the file, or what it is about."""
    if fault.line:
        return said.say("case-line", line=fault.line)
    return fault.place or (fault.spots[0] if fault.spots else said.say(about(kind, "whole")))
