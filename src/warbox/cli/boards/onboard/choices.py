"""The choices of each question in words, and the short forms in which they can be typed."""

import re
from collections.abc import Sequence

from rich.columns import Columns
from rich.console import RenderableType
from rich.text import Text

from warbox.engine.action import Action
from warbox.games.onboard.actions import VERBS
from warbox.games.onboard.pieces.agent import AGENTS
from warbox.games.onboard.shape import Shown
from warbox.i18n import Speech

MOST_LISTED = 40
_CELL = re.compile(r"[A-F][1-9]")
_EDGE = re.compile(r"[A-F][1-9]\|[A-F][1-9]")


def menu(shown: Shown, choices: Sequence[Action], said: Speech) -> RenderableType | None:
    """The choices with their numbers; cards for a combat are named by their places in the hand."""
    if shown.at.kind == "commit" or len(choices) > MOST_LISTED:
        return Text(said.say(f"form-{shown.at.kind}"), style="dim")
    return columns([label(shown, action.text, said) for action in choices])


def columns(labels: Sequence[str]) -> RenderableType:
    cells = [Text.assemble((f"{number:3} ", "bold"), text) for number, text in enumerate(labels, start=1)]
    return Columns(cells, padding=(0, 2), equal=True, column_first=True)


def card_name(card: str, said: Speech) -> str:
    return said.say("card", card=card)


def label(shown: Shown, text: str, said: Speech) -> str:
    """A choice in a few words."""
    verb, *words = text.split()
    if verb in ("take", "place"):
        return " ".join(said.say("agent", agent=word) if word in AGENTS else word for word in words)
    if verb == "commit":
        cards = [card_name(card, said) for card in words if card != "-"]
        return ", ".join(cards) or said.say("do-commit-none")
    if verb in ("play", "lay"):
        card, target = words
        if target in AGENTS:
            target = said.say("agent", agent=target)
        elif "|" in target:
            target = f"{target} ({said.say('edge-state', state=shown.edge(target))})"
        return said.say("do-play", card=card, to=target)
    if verb == "pass":
        return said.say(f"do-pass-{shown.at.kind}")
    facts = {"agent": words[0] if words else "", "target": words[0] if words else "", "to": words[0] if words else ""}
    return said.say(f"do-{verb}", **facts)


def short(shown: Shown, seat: str, typed: str) -> str | None:
    """`C4` is a step or a start, `C3|C4` opens a door, `doc` is fired at or activated, `c 1 3` lays cards 1 and 3."""
    kind = shown.at.kind
    words = typed.split()
    low = typed.lower()
    if kind == "commit" and words and words[0].lower() == "c":
        return cards_by_number(shown, seat, words[1:])
    if kind == "act" and _CELL.fullmatch(typed.upper()):
        return f"move {typed.upper()}"
    if kind == "act" and _EDGE.fullmatch(typed.upper()):
        return f"open {typed.upper()}"
    if kind in ("act", "activate") and low in AGENTS:
        return f"{'fight' if kind == 'act' else 'activate'} {low}"
    if kind == "place" and len(words) == 2 and words[0].lower() in AGENTS:
        return f"place {words[0].lower()} {words[1].upper()}"
    return low if words and words[0].lower() in VERBS.by_verb else None


def cards_by_number(shown: Shown, seat: str, words: Sequence[str]) -> str | None:
    hand = shown.cards(seat)
    if list(words) == ["-"]:
        return "commit -"
    numbers = [int(word) for word in words if word.isascii() and word.isdecimal()]
    if len(numbers) != len(words) or not numbers or len(set(numbers)) != len(numbers):
        return None
    if min(numbers) < 1 or max(numbers) > len(hand):
        return None
    return "commit " + " ".join(hand[number - 1] for number in sorted(numbers))
