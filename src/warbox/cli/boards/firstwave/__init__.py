"""First Wave on the terminal: a map, the figures, the choices."""

from collections.abc import Sequence

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from warbox.cli.boards import Board
from warbox.cli.boards.firstwave.choices import all_choices, menu, short
from warbox.cli.boards.firstwave.map import STYLES, map_lines, marks
from warbox.engine.action import Action
from warbox.engine.decision import Decision
from warbox.engine.event import Event, Value
from warbox.engine.game import View
from warbox.games.firstwave.shape import Shown, ShownFigure

SIDES = ("A", "B", "N")


def read(view: View) -> Shown:
    return msgspec.convert(view, Shown)


class FirstWaveBoard(Board):
    def seat_name(self, letter: str) -> str:
        return self.said.say("seat-name", seat=letter)

    def seat_style(self, letter: str) -> str:
        return STYLES[letter]

    def draw(self, view: View, mine: str, seen: Sequence[Event]) -> RenderableType:
        shown = read(view)
        return Group(*map_lines(shown), *self.figure_lines(shown))

    def figure_lines(self, shown: Shown) -> list[RenderableType]:
        """Everybody by sides: where they stand, what they can do, what they suffer, whether they have acted."""
        lines: list[RenderableType] = []
        for side in SIDES:
            figures = [one for one in shown.figures if one.side == side and not (side == "N" and one.gone)]
            if side != "N":
                seat = shown.seats[side]
                band = seat.band.replace("_", " ") if seat.band not in ("", "-") else "none"
                head = self.said.say("board-band", band=band, total=seat.total, score=seat.score)
                lines.append(Text().append(f"{side} ", STYLES[side]).append(head, "bold"))
            roster = Table.grid(padding=0)  # what somebody carries goes on below itself where the window is narrow
            roster.add_column(no_wrap=True)
            roster.add_column(overflow="fold")
            for one in figures:
                roster.add_row(self.figure_line(one), Text(self.kit(one), "dim"))
            if figures:
                lines.append(roster)
        return lines

    def figure_line(self, figure: ShownFigure) -> Text:
        line = Text("  ").append(f"{figure.id:4}", STYLES[figure.side])
        name = self.said.say("npc", npc=figure.kind) if figure.side == "N" else figure.name
        place = f"{figure.x},{figure.y}" + (f",{figure.z}" if figure.z else "")
        if figure.gone:
            place = self.said.say("board-gone", gone=figure.gone)
        shoots = f"T{figure.t}" if figure.t else "T-"
        style = "dim" if figure.gone or figure.activated else ""
        return line.append(f"{name:16.16} {place:12} {shoots} C{figure.c}  {marks(figure):12} ", style)

    def kit(self, figure: ShownFigure) -> str:
        """Weapons with their munitions, then what else somebody has or can; in brackets: out of ammunition."""
        arms = []
        for one in figure.weapons:
            word = self.said.say("weapon", weapon=one.id)
            loads = "".join(f"+{self.said.say('munition', munition=munition)}" for munition in one.munitions)
            arms.append(f"({word}{loads})" if one.out else word + loads)
        arms += [self.said.say("equipment", equipment=one) for one in figure.equipment]
        arms += [self.said.say("ability", ability=one) for one in figure.abilities]
        return ", ".join(arms)

    def moment(self, view: View) -> Text:
        shown = read(view)
        return Text(self.said.say("board-moment", phase=shown.phase, turn=shown.turn, turns=shown.turns))

    def legend(self, view: View) -> str:
        return self.said.say("board-legend")

    def picture(self, view: View) -> object:
        shown = read(view)
        return shown.turn, shown.phase, shown.figures, shown.tokens, shown.smoke, shown.laid, shown.at.figure

    def facts(self, view: View, decision: Decision, seat: str) -> dict[str, Value]:
        at = read(view).at
        return {"figure": at.figure, "target": at.target, "actions": at.actions}

    def menu(self, view: View, seat: str, choices: Sequence[Action]) -> RenderableType | None:
        return menu(choices, self.said)

    def all_choices(self, view: View, seat: str, choices: Sequence[Action]) -> RenderableType:
        return all_choices(choices, self.said)

    def short(self, view: View, seat: str, typed: str) -> str | None:
        return short(read(view), typed)

    def form(self, view: View) -> str:
        asked = read(view).asked
        return self.said.say("board-form", kind=asked.kind if asked is not None else "")


BOARD = FirstWaveBoard
