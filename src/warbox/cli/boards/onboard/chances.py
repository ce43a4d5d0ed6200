"""Chances of a combat, as the game foresees them."""

from typing import Any, cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from warbox.engine.outlook import Outlook
from warbox.i18n import Speech

MOST_ROWS = 12


def commit_table(outlook: Outlook, said: Speech) -> RenderableType | None:
    """For the most points that can be laid: how often they hit, or hold, against so many of the other side's cards."""
    odds = cast(dict[str, Any], outlook.odds or {})
    if odds.get("kind") != "commit":
        return None
    strikes = odds["role"] == "striker"
    chances = {one["attack" if strikes else "defence"]: one["chances"] for one in odds["choices"].values()}
    table = Table(box=None, padding=(0, 1), header_style="dim", pad_edge=False)
    table.add_column(said.say("odds-theirs"), no_wrap=True)
    for cards in range(len(odds["means"])):
        table.add_column(str(cards), justify="right", no_wrap=True)
    for points in sorted(chances, reverse=True)[:MOST_ROWS]:
        row = [f"{round(100 * chance)} %" for chance in chances[points]]
        table.add_row(said.say("odds-points", points=points), *row)
    return Group(Text(said.say("odds-hit" if strikes else "odds-hold")), table)
