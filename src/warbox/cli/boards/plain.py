"""Any game on the terminal: its position as text, and its choices by their verbs."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from warbox.cli.boards import Board
from warbox.engine.action import Action
from warbox.engine.event import Event
from warbox.engine.game import Game, View
from warbox.engine.state import State
from warbox.i18n import Speech

MOST_LISTED = 40
STYLES = ("cyan", "yellow", "green", "magenta")


class PlainBoard(Board):
    """The board of a game that has none of its own."""

    hands = True  # it does not know what is secret

    def __init__(self, said: Speech, game: Game[Any]) -> None:
        super().__init__(said)
        self.game = game

    def sees(self, game: Game[Any], state: State, looker: int) -> View:
        return {"position": game.format(state, looker)}

    def seat_name(self, letter: str) -> str:
        return self.said.say("seat-name" if self.said.knows("seat-name") else "plain-seat", seat=letter)

    def seat_style(self, letter: str) -> str:
        return STYLES[self.game.seats.index(letter) % len(STYLES)]

    def draw(self, view: View, mine: str, seen: Sequence[Event]) -> RenderableType:
        return Padding(Group(*(self.line(text, mine) for text in position(view))), (0, 2))

    def line(self, text: str, mine: str) -> Text:
        """A line of the position: what it is about stands out, and what is hidden does not."""
        head = text.split(" ", 1)[0]
        line = Text(text)
        line.stylize(f"bold {self.seat_style(head)}" if head in self.game.seats else "bold", 0, len(head))
        line.highlight_regex(r"\?+", "dim")
        return line

    def moment(self, view: View) -> Text:
        moments = [text.removeprefix("at ") for text in position(view) if text.startswith("at ")]
        return Text(moments[0] if moments else self.said.say("name"))

    def legend(self, view: View) -> str:
        return self.said.say("plain-legend")

    def picture(self, view: View) -> object:
        return view["position"]

    def menu(self, view: View, seat: str, choices: Sequence[Action]) -> RenderableType | None:
        if len(choices) > MOST_LISTED:
            return Text(self.said.say("plain-many", count=len(choices)), style="dim")
        return self.all_choices(view, seat, choices)

    def all_choices(self, view: View, seat: str, choices: Sequence[Action]) -> RenderableType:
        numbered = [(number, *parted(action.text)) for number, action in enumerate(choices, start=1)]
        groups: list[RenderableType] = []
        for verb, together in groupby(numbered, key=lambda one: one[1]):
            message = f"verb-{verb}"
            word = self.said.say(message) if self.said.knows(message) else verb
            cells = [Text.assemble((f"{number:3} ", "bold"), f"{word} {rest}".strip()) for number, _, rest in together]
            groups.append(Columns(cells, padding=(0, 2), equal=True, column_first=True))
        return Group(*groups)

    def short(self, view: View, seat: str, typed: str) -> str | None:
        return typed

    def form(self, view: View) -> str:
        return self.said.say("plain-form")


def position(view: View) -> list[str]:
    """The lines of the position, less the first, which only names the game."""
    return str(view["position"]).splitlines()[1:]


def parted(text: str) -> tuple[str, str]:
    """The verb of an action, and the rest."""
    verb, _, rest = text.partition(" ")
    return verb, rest
