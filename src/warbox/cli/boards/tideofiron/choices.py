"""The choices in words, and the short forms in which they can be typed."""

import re
from collections.abc import Sequence

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from warbox.engine.action import Action
from warbox.games.tideofiron.actions import VERBS
from warbox.games.tideofiron.cards.card import CARD_NAMES
from warbox.games.tideofiron.cards.effect import DECKS
from warbox.games.tideofiron.shape import Shown
from warbox.i18n import Speech

MOST_LISTED = 60
HEX = re.compile(r"[A-Z]\d\d")
# what a hex or a unit alone means, by the question
BY_HEX = {"move": "go", "aim": "target", "target": "target", "pick": "pick", "retreat": "retreat"}
BY_UNIT = {
    "target": "target",
    "attack": "support",
    "op-fire": "fire",
    "opfire": "opfire",
    "pick": "pick",
    "assault": "support",
    "follow": "follow",
    "remove": "remove",
}


def numbered(choices: Sequence[Action], said: Speech) -> RenderableType:
    """Every choice with its number; a row for each verb."""
    rows: dict[str, list[tuple[int, list[str]]]] = {}
    for number, action in enumerate(choices, 1):
        verb, *words = action.text.split()
        rows.setdefault(verb, []).append((number, words))
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column()
    for verb, row in rows.items():
        cells = [
            Text.assemble((f"{number:3} ", "bold"), " ".join(word_of(word, said) for word in words))
            for number, words in row
        ]
        table.add_row(said.say(f"verb-{verb}"), Columns(cells, padding=(0, 2), equal=True))
    return table


def word_of(word: str, said: Speech) -> str:
    if word in CARD_NAMES:
        return said.say("card", card=word)
    return said.say("deck", deck=word) if word in DECKS else word


def short(shown: Shown, typed: str) -> str | None:
    """`C05` is a step, a target or a choice, `a1` a target, a supporter or a choice, as the question has it."""
    kind = shown.asked.kind if shown.asked is not None else ""
    words = typed.split()
    if len(words) == 1 and HEX.fullmatch(typed.upper()) and typed not in shown.units and kind in BY_HEX:
        return f"{BY_HEX[kind]} {typed.upper()}"
    if len(words) == 1 and typed in shown.units and kind in BY_UNIT:
        return f"{BY_UNIT[kind]} {typed}"
    return typed if words and words[0] in VERBS.by_verb else None
