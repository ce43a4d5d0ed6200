"""The choices of each question, in as few lines as they need, and the short forms in which they can be typed."""

import re
from collections.abc import Callable, Sequence
from itertools import groupby

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from warbox.cli.boards.broadsides.chances import ENEMY, fighters_at, melee_words, section_contents, shot_table
from warbox.cli.boards.broadsides.course import course
from warbox.cli.boards.broadsides.sea import ARROWS
from warbox.engine.action import Action
from warbox.engine.outlook import Outlook
from warbox.games.broadsides.actions import CAPTAIN, Fight, FigureStep, Place, Plot, Promote
from warbox.games.broadsides.deck import SECTIONS, SPOTS
from warbox.games.broadsides.shape import Shown
from warbox.i18n import Speech

_CARDS = re.compile(r"[FSRLD]{3}")
_ROW = re.compile(r"[A-H]")
_SECTION = re.compile(r"[A-H][345]")
_STEP = re.compile(r"(?P<figure>captain |crew )?(?P<start>(?:[SI]\.)?[A-H][345])[> ]+(?P<end>(?:[SI]\.)?[A-H][345])")
MOST_PLOTS_LISTED = 12


def menu(
    shown: Shown, seat: str, choices: Sequence[Action], said: Speech, foresee: Callable[[], Outlook]
) -> RenderableType | None:
    """The choices with their numbers; the 64 plots are typed, not listed."""
    kind = shown.at.kind
    if kind == "plot":
        return plot_menu(shown, seat, choices, said)
    if kind == "shot":
        return shot_menu(shown, foresee(), choices, said)
    if kind == "step":
        return step_menu(shown, seat, choices)
    return columns([label(shown, seat, action, said) for action in choices])


def columns(labels: Sequence[str]) -> RenderableType:
    cells = [Text.assemble((f"{number:3} ", "bold"), text) for number, text in enumerate(labels, start=1)]
    return Columns(cells, padding=(0, 2), equal=True, column_first=True)


def label(shown: Shown, seat: str, action: Action, said: Speech) -> str:
    """A choice in a few words."""
    if isinstance(action, Plot):
        cards = "".join(action.text.split()[1:])
        x, y, heading, aground = course(shown.ships[seat], cards)[-1]
        return f"{cards} {x},{y}{ARROWS[heading]}" + (f" {said.say('deck-aground')}" if aground else "")
    if isinstance(action, Place | Promote):
        inside = section_contents(shown, seat, action.section, said, whole_mast=True)
        return f"{SECTIONS[action.section]} {inside}".rstrip()
    if isinstance(action, Fight):
        spot = SPOTS[action.spot]
        return f"{spot} {melee_words(shown, fighters_at(shown, spot), said)}"
    return said.say(f"choice-{action.text}") if said.knows(f"choice-{action.text}") else action.text


def plot_menu(shown: Shown, seat: str, choices: Sequence[Action], said: Speech) -> RenderableType:
    """What the cards would do first, and how to type a plot; the plots themselves if there are few."""
    ship = shown.ships[seat]
    lines = [Text(said.say("plot-cards"))]
    ahead = course(ship, "FFF")
    clear = sum(not aground for *_, aground in ahead)
    if clear == len(ahead):
        lines.append(Text(said.say("plot-clear", x=ahead[-1][0], y=ahead[-1][1]), style="dim"))
    else:
        lines.append(Text(said.say("plot-land", clear=clear), style="yellow"))
    if len(choices) <= MOST_PLOTS_LISTED:
        return Group(*lines, columns([label(shown, seat, action, said) for action in choices]))
    return Group(*lines)


def shot_menu(shown: Shown, outlook: Outlook, choices: Sequence[Action], said: Speech) -> RenderableType:
    table = shot_table(shown, outlook, said)
    if choices[-1].text == "hold":
        return Group(table, Text.assemble((f"{len(choices):2} ", "bold"), said.say("choice-hold")))
    return table


def step_menu(shown: Shown, seat: str, choices: Sequence[Action]) -> RenderableType:
    """One entry for each figure that can move: where it can go. `!` marks a section with enemies: a melee."""
    enemy = shown.ships[ENEMY[seat]]
    entries = []
    numbered = list(enumerate(choices, start=1))
    for (figure, start), group in groupby(numbered, key=lambda entry: step_start(entry[1])):
        entry = Text().append(start, "bold cyan" if figure == "crew" else "bold yellow")
        entry.append("*" if figure == "captain" else " ")
        entry.append(":")
        for number, action in group:
            assert isinstance(action, FigureStep)
            end = SPOTS[action.end]
            name = end[2:] if end[0] == start[0] else end
            fight = "!" if enemy.figures(ENEMY[seat], end) else ""
            entry.append(f" {number} ", "bold")
            entry.append(f"{name}{fight}", "bold red" if fight else "")
        entries.append(entry)
    return Columns(entries, padding=(0, 2), column_first=True)


def attack_odds(shown: Shown, seat: str, choices: Sequence[Action], said: Speech) -> RenderableType | None:
    """For every step that would start or strengthen a melee: how the melee would end if nobody else came."""
    lines = []
    for number, action in enumerate(choices, start=1):
        assert isinstance(action, FigureStep)
        s_crew, s_captain, i_crew, i_captain = fighters_at(shown, SPOTS[action.end])
        captain = action.figure == CAPTAIN
        if seat == "S":
            if not i_crew and not i_captain:
                continue
            s_crew, s_captain = s_crew + (not captain), s_captain or captain
        else:
            if not s_crew and not s_captain:
                continue
            i_crew, i_captain = i_crew + (not captain), i_captain or captain
        words = melee_words(shown, (s_crew, s_captain, i_crew, i_captain), said)
        lines.append(Text.assemble((f"{number:3} ", "bold"), f"{action.text.split()[-1]}  {words}"))
    return Group(*lines) if lines else None


def step_start(action: Action) -> tuple[str, str]:
    figure, way = action.text.split()[1:]
    return figure, way.partition(">")[0]


def short(shown: Shown, seat: str, typed: str) -> str | None:
    """`FFR` is a plot, `C` a shot, `H5` a place or a promotion, `C3>I.C5` a step: as the question wants it."""
    text = " ".join(typed.upper().split()).replace("CAPTAIN", "captain").replace("CREW", "crew")
    kind = shown.at.kind
    letters = text.replace(" ", "").replace(",", "").removeprefix("PLOT")
    if kind == "plot" and _CARDS.fullmatch(letters):
        return "plot " + " ".join(letters)
    if kind == "shot" and _ROW.fullmatch(text):
        return f"shot {text}"
    if kind == "deploy" and _SECTION.fullmatch(text):
        placed = shown.ships[seat].placed
        figure = "crew" if isinstance(placed, list) and len(placed) < 2 else "captain"
        return f"place {figure} {text}"
    if kind == "promote" and _SECTION.fullmatch(text):
        return f"promote {text}"
    if kind == "fight" and text in SPOTS:
        return f"fight {text}"
    step = _STEP.fullmatch(text)
    if kind == "step" and step:
        start, end = (name if "." in name else f"{seat}.{name}" for name in (step["start"], step["end"]))
        captain_alone = shown.ships[seat].figures(seat, start) == seat
        figure = (step["figure"] or ("captain" if captain_alone else "crew")).strip()
        return f"step {figure} {start}>{end}"
    return None
