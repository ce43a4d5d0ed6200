"""`warbox deck check|show|line FILE...`: decks of Siegestorm that somebody has built."""

from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.text import Text

from warbox.cli.files import go_through
from warbox.cli.shell import Lang, NoColor, Problem, console, voice
from warbox.games.siegestorm.box import STANDARD
from warbox.games.siegestorm.deck import MOST_TEXT, Deck, Fault, deck_factions, deck_faults, format_deck
from warbox.i18n import Speech

SLUG: Final = "siegestorm"


def deck(
    what: Annotated[str, typer.Argument(metavar="check|show|line")],
    file: Annotated[list[Path], typer.Argument(metavar="FILE...")],
    melee: Annotated[bool, typer.Option("--melee")] = False,
    promo: Annotated[bool, typer.Option("--promo")] = False,
    lang: Lang = None,
    no_color: NoColor = False,
) -> None:
    said = voice(SLUG, lang)
    out = console(no_color)
    jobs = {"check": print_name, "show": print_cards, "line": print_line}
    if what not in jobs:
        raise Problem(said.say("error-no-job", job=what, jobs=", ".join(jobs)))

    def look_at(path: Path, text: str | None) -> bool:
        found, faults = deck_faults(text or "", melee, promo)
        if text is None:
            faults = [Fault("not-utf8", "SGS-DECK-01", 0, "", {})]
        if faults:
            print_faults(out, path, faults, said)
        else:
            jobs[what](out, path, found, said)
        return not faults

    go_through(file, MOST_TEXT, out, said, look_at)


def print_faults(out: Console, path: Path, faults: list[Fault], said: Speech) -> None:
    head = said.say("deck-faults", faults=len(faults))
    out.print(Text.assemble(("✗", "bold red"), f" {path}  ", (head, "bold")), soft_wrap=True)
    for fault in faults:
        place = said.say("case-line", line=fault.line) if fault.line else fault.card or said.say("deck-whole")
        kind = "refusal" if fault.card or fault.kind in ("deck-size", "deck-factions") else "fault"
        reason = said.say(f"{kind}-{fault.kind}", **fault.facts) + near(fault, said)
        row = Text.assemble("    ", (said.say("deck-place", place=place), "bold"), f" {reason}  ", (fault.rule, "cyan"))
        out.print(row, soft_wrap=True)


def near(fault: Fault, said: Speech) -> str:
    """Cards whose ids are like that of a card that does not exist."""
    names = get_close_matches(fault.card, STANDARD.numbers, 3) if fault.kind == "deck-no-card" else []
    return " " + said.say("deck-near", names=", ".join(names)) if names else ""


def print_name(out: Console, path: Path, deck: Deck, said: Speech) -> None:
    out.print(Text.assemble(("✓", "green"), f" {path}  {summary(path, deck, said)}"), soft_wrap=True)


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
