"""`warbox mission show|lines FILE...`: missions of On Board that somebody has built."""

from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.text import Text

from warbox.cli.check import show
from warbox.cli.files import go_through
from warbox.cli.shell import Lang, NoColor, Problem, console, voice
from warbox.engine.notation import position_lines
from warbox.games import load_game
from warbox.games.onboard.missions.mission import Mission
from warbox.games.onboard.missions.mission_file import MOST_TEXT, read_mission
from warbox.games.onboard.pieces.board import ATTACK, CELLS, COLUMN_COUNT, DEFENCE, ROW_COUNT, edge_between
from warbox.games.onboard.pieces.edge import OPEN, SOLID, STATES
from warbox.games.onboard.text.notation import MISSION_LINES
from warbox.games.onboard.workshop import KINDS
from warbox.i18n import Speech

SLUG: Final = "onboard"
WIDTH: Final = 5  # of a cell in the plan
SIGNS: Final = " #wRxdoDnN"  # of the states of an edge, in their order
ATTACK_START, DEFENCE_START, BOMB = ">", "+", "*"


def mission(
    what: Annotated[str, typer.Argument(metavar="show|lines")],
    file: Annotated[list[Path], typer.Argument(metavar="FILE...")],
    lang: Lang = None,
    no_color: NoColor = False,
) -> None:
    said = voice(SLUG, lang)
    out = console(no_color)
    jobs = {"show": print_plan, "lines": print_lines}
    if what not in jobs:
        raise Problem(said.say("error-no-job", job=what, jobs=", ".join(jobs)))

    def look_at(path: Path, text: str | None) -> bool:
        found, _ = read_mission(text or "")
        if found is None:
            [kind] = KINDS
            show(out, path, kind, kind.read(text or "", {}), said)
        else:
            jobs[what](out, path, found, said)
        return found is not None

    go_through(file, MOST_TEXT, out, said, look_at)


def print_plan(out: Console, path: Path, mission: Mission, said: Speech) -> None:
    """The plan, what its signs mean, the aims, and the zones with their cells."""
    french = said.lang == "fr"
    out.print(Text(mission.name_fr if french else mission.name_en, style="bold"))
    aims = {"bombs": len(mission.bombs), "defusals": mission.required_defusals, "turns": mission.turn_limit}
    out.print(Text(said.say("mission-aims", **aims, checks=mission.hold_checks)), soft_wrap=True)
    out.print()
    for line in plan(mission):
        out.print(Text(line), soft_wrap=True)
    out.print()
    out.print(Text(said.say("mission-legend"), style="dim"))
    out.print()
    for zone in mission.zones:
        name = zone.name_fr if french else zone.name_en
        kind = said.say(f"mission-zone-{zone.kind}")
        out.print(Text(f"  {name} ({kind}): {' '.join(CELLS[cell] for cell in zone.cells)}"), soft_wrap=True)


def plan(mission: Mission) -> list[str]:
    lines = ["+" + ("-" * WIDTH + "+") * COLUMN_COUNT]
    for row in range(ROW_COUNT):
        cells = range(row * COLUMN_COUNT, (row + 1) * COLUMN_COUNT)
        line, below = "|", "+"
        for cell in cells:
            line += f" {CELLS[cell]}{signs_in(mission, cell)}".ljust(WIDTH)
            beside = edge_between(cell, cell + 1)
            line += "|" if beside < 0 else SIGNS[mission.edges[beside]]
            state = mission.edges[edge_between(cell, cell + COLUMN_COUNT)] if row + 1 < ROW_COUNT else None
            if state is None:
                below += "-" * WIDTH
            elif state == OPEN:
                below += " " * WIDTH
            else:
                below += "=" * WIDTH if state == SOLID else SIGNS[state].center(WIDTH, "-")
            below += "+"
        lines += [line, below]
    return lines


def signs_in(mission: Mission, cell: int) -> str:
    bomb = BOMB if cell in [bomb.cell for bomb in mission.bombs] else ""
    attack = ATTACK_START if cell in mission.starts[ATTACK] else ""
    return bomb + attack + (DEFENCE_START if cell in mission.starts[DEFENCE] else "")


def print_lines(out: Console, path: Path, mission: Mission, said: Speech) -> None:
    """The lines that carry the mission in a position, for case files."""
    game = load_game(SLUG)
    text = game.format(game.new(game.complete_options({"mission": path.read_text(encoding="utf-8-sig")})))
    for _, line in position_lines(text):
        if line.split()[0] in MISSION_LINES:
            out.print(Text(line), soft_wrap=True)


assert len(SIGNS) == len(STATES)
