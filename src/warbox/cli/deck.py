"""`warbox deck show|line FILE...`: decks of Siegestorm that somebody has built."""

from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.text import Text

from warbox.cli.check import show
from warbox.cli.files import go_through
from warbox.cli.shell import Lang, NoColor, Problem, console, voice
from warbox.games.siegestorm.cards.box import STANDARD
from warbox.games.siegestorm.cards.deck import MOST_TEXT, Deck, deck_factions, deck_faults, format_deck
from warbox.games.siegestorm.workshop import KINDS
from warbox.i18n import Speech

SLUG: Final = "siegestorm"


def deck(
    what: Annotated[str, typer.Argument(metavar="show|line")],
    file: Annotated[list[Path], typer.Argument(metavar="FILE...")],
    melee: Annotated[bool, typer.Option("--melee")] = False,
    promo: Annotated[bool, typer.Option("--promo")] = False,
    lang: Lang = None,
    no_color: NoColor = False,
) -> None:
    said = voice(SLUG, lang)
    out = console(no_color)
    jobs = {"show": print_cards, "line": print_line}
    if what not in jobs:
        raise Problem(said.say("error-no-job", job=what, jobs=", ".join(jobs)))

    def look_at(path: Path, text: str | None) -> bool:
        found, faults = deck_faults(text or "", melee, promo)
        if faults:
            [kind] = KINDS
            chosen = {name: "yes" for name, wished in (("melee", melee), ("promo", promo)) if wished}
            show(out, path, kind, kind.read(text or "", chosen), said)
        else:
            jobs[what](out, path, found, said)
        return not faults

    go_through(file, MOST_TEXT, out, said, look_at)


def summary(path: Path, deck: Deck, said: Speech) -> str:
    factions = ", ".join(said.say("faction", faction=faction) for faction in deck_factions(deck))
    return said.say("deck-holds", name=deck.name or path.stem, cards=deck.size(), factions=factions)


def print_cards(out: Console, path: Path, deck: Deck, said: Speech) -> None:
    """The cards by their costs."""
    out.print(Text(summary(path, deck, said), style="bold"), soft_wrap=True)
    designs = [STANDARD.designs[STANDARD.numbers[card]] for card in deck.cards]
    for cost in sorted({int(design.cost) for design in designs}):
        alike = [design for design in designs if design.cost == cost]
        number = sum(deck.cards[design.name] for design in alike)
        out.print()
        out.print(Text(said.say("deck-cost", cost=cost, cards=number) + "  " + "▪" * number, style="bold"))
        for design in alike:
            numbers = f"{design.att}/{design.defence}" if design.is_creature else ""
            name = said.say("card", card=design.name)
            out.print(Text(f"  {deck.cards[design.name]} {name} {numbers}  {design.name}"), soft_wrap=True)


def print_line(out: Console, path: Path, deck: Deck, said: Speech) -> None:
    """The deck in one line, as options, links and chats carry it."""
    out.print(Text(format_deck(deck)), soft_wrap=True)
