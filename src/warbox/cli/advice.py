"""Moves that a computer thinks of, in words: what is to be expected of them, and how it may go on."""

from collections.abc import Iterable
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from warbox.engine.event import Public
from warbox.i18n import Speech
from warbox.players.hint import Hint

MOST_SENTENCES = 3  # of one answer in a line


def percent(share: float) -> str:
    return f"{100 * share:.0f}"


def print_hint(out: Console, hint: Hint, said: Speech) -> None:
    """The best move and why, the next best ones, and the main line with its rules."""
    words = [said.say("table-hint", action=hint.action)]
    if hint.other is None:
        words.append(said.say("advice-plain" if hint.choices > 1 else "advice-only"))
    elif hint.is_better:
        words.append(said.say("advice-better", value=percent(hint.value), other=percent(hint.other)))
    else:
        words.append(said.say("advice-even"))
    if hint.event is not None:
        words.append(said.say("advice-follows", share=percent(hint.share), sentence=said.event(hint.event)))
    out.print(Text("  " + " ".join(words), style="green"))
    if len(hint.moves) > 1:
        table = Table(box=None, padding=(0, 2, 0, 2), show_header=False)
        for number, move in enumerate(hint.moves, start=1):
            chance = said.say("advice-chance", value=percent(move.value), error=percent(move.error))
            table.add_row(f"{number}", Text(move.action, style="bold" if number == 1 else ""), chance)
        out.print(table)
    print_line(out, [ply.plain() for ply in hint.line], said)


def print_line(out: Console, line: Iterable[dict[str, Any]], said: Speech) -> None:
    """How it may go on: each answer, and what is seen to follow from it."""
    for number, ply in enumerate(line):
        if number == 0:
            out.print(Text("  " + said.say("advice-line"), style="dim"))
        row = Text.assemble(("    " + f"{ply['by']}: {ply['action']}", "cyan"))
        for event in ply["events"][:MOST_SENTENCES]:
            told = Public(event["kind"], event["rule"], event["facts"])
            row.append("  " + said.event(told))
            row.append(f" {told.rule}" if told.rule else "", style="dim")
        out.print(row, soft_wrap=True)
