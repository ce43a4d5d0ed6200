"""The choices of each question in words, and the short forms in which they can be typed."""

import re
from collections.abc import Sequence
from itertools import groupby

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from warbox.engine.action import Action
from warbox.games.firstwave.actions import VERBS
from warbox.games.firstwave.shape import Shown
from warbox.i18n import Speech

MOST_LISTED = 60
_PLACE = re.compile(r"\d+,\d+(,\d+)?")
_PATH = re.compile(r"\d+,\d+(,\d+)?(>\d+,\d+(,\d+)?)*")
_FIGURE = re.compile(r"[abn]\d+", re.IGNORECASE)


def all_choices(choices: Sequence[Action], said: Speech) -> RenderableType:
    """Together by their verbs, each with its number."""
    numbered = [(number, *action.text.partition(" ")[::2]) for number, action in enumerate(choices, start=1)]
    groups: list[RenderableType] = []
    for verb, together in groupby(numbered, key=lambda one: one[1]):
        word = said.say(f"verb-{verb}")
        cells = [
            Text.assemble((f"{number:3} ", "bold"), f"{word} {named(rest, said)}".strip())
            for number, _, rest in together
        ]
        groups.append(Columns(cells, padding=(0, 2), equal=True, column_first=True))
    return Group(*groups)


def named(rest: str, said: Speech) -> str:
    """The words behind a verb, weapons by their names."""
    words = []
    for word in rest.split():
        weapon, star, pair = word.partition("*")
        weapon, plus, munition = weapon.partition("+")
        known = said.say("weapon", weapon=weapon) if weapon.replace("_", "").isalpha() and weapon.islower() else weapon
        words.append(
            known + (f" ({said.say('munition', munition=munition)})" if plus else "") + (f" x{pair}" if star else "")
        )
    return " ".join(words)


def menu(choices: Sequence[Action], said: Speech) -> RenderableType | None:
    return all_choices(choices, said) if len(choices) <= MOST_LISTED else None


def short(shown: Shown, typed: str) -> str | None:
    """`A1` activates or names, `B2` is shot at or fought, `300,200` is gone to; every action may be written in full."""
    kind = shown.asked.kind if shown.asked is not None else ""
    words = typed.split()
    if not words:
        return None
    figure = shown.at.figure
    if len(words) == 1 and _FIGURE.fullmatch(typed):
        name = typed.upper()
        if kind == "act":
            engaged = [one.engaged for one in shown.figures if one.id == figure]
            verb = "melee" if engaged and name in engaged[0] else "shoot"
            return f"{verb} {figure}>{name}"
        return {"activate": f"activate {name}", "successor": f"name {name}", "allot": f"allot {name}"}.get(kind)
    if kind == "act" and _PATH.fullmatch(words[0]):
        return " ".join(["move", figure, *words])
    if kind == "act" and typed.lower() in ("end", "hide", "pickup"):
        return f"{typed.lower()} {figure}"
    if kind in ("token", "place") and _PLACE.fullmatch(typed):
        return f"{kind} {typed}"
    if kind == "deploy" and len(words) == 2 and _FIGURE.fullmatch(words[0]) and _PLACE.fullmatch(words[1]):
        return f"deploy {words[0].upper()} {words[1]}"
    if kind.endswith("first") and typed.upper() in ("A", "B"):
        return f"first {typed.upper()}"
    return typed if words[0] in VERBS.by_verb else None
