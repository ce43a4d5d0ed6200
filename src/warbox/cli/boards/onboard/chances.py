"""Chances of a combat, from the deck lists and what lies open."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from warbox.games.onboard.actions import Commit
from warbox.games.onboard.pieces.card import CARDS
from warbox.games.onboard.reckoning.odds import Unseen
from warbox.games.onboard.shape import Shown
from warbox.i18n import Speech

MOST_ROWS = 12


def unseen(shown: Shown, team: str) -> Unseen:
    counts = [shown.decks[team].unseen.get(card, 0) for card in CARDS]
    hidden = sum(trap.card is None for trap in shown.traps) if team == "defence" else 0
    return Unseen(counts, hidden)


def commit_table(shown: Shown, seat: str, choices: Sequence[Commit], said: Speech) -> RenderableType:
    """For the most points that can be laid: how often they hit, or hold, against so many of the other side's cards."""
    strikes = shown.agents[shown.at.agent].seat == seat
    other = shown.agents[shown.at.target if strikes else shown.at.agent]
    theirs = unseen(shown, other.team)
    assert other.seat is not None
    most = shown.seats[other.seat].hand_size
    table = Table(box=None, padding=(0, 1), header_style="dim", pad_edge=False)
    table.add_column(said.say("odds-theirs"), no_wrap=True)
    for cards in range(most + 1):
        table.add_column(str(cards), justify="right", no_wrap=True)
    for points in sorted({choice.attack if strikes else choice.defence for choice in choices}, reverse=True)[
        :MOST_ROWS
    ]:
        row = []
        for cards in range(most + 1):
            total = theirs.total(cards, not strikes)
            chance = 1 - (total.at_least(points) if strikes else total.at_least(points + 1))
            row.append(f"{round(100 * float(chance))} %")
        table.add_row(said.say("odds-points", points=points), *row)
    return Group(Text(said.say("odds-hit" if strikes else "odds-hold")), table)
