"""What the terminal needs to know about a game to put it on a table: its drawing, its questions and its short forms."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from warbox.engine.action import Action
from warbox.engine.decision import Decision
from warbox.engine.event import Event, Value
from warbox.engine.game import Game, View
from warbox.engine.outlook import NOTHING, Outlook
from warbox.engine.state import State
from warbox.games import load_game
from warbox.i18n import Speech


def nothing() -> Outlook:
    return NOTHING


class Board(ABC):
    """One game on the terminal. It is given views only, so it can show nothing that the seat may not know."""

    hands = False  # seats hold cards in secret: at one terminal every question is asked behind the curtain

    def __init__(self, said: Speech) -> None:
        self.said = said
        self.foresee: Callable[[], Outlook] = nothing  # what the seat that is asked is told before it chooses

    def sees(self, game: Game[Any], state: State, looker: int) -> View:
        """What is drawn and asked from: all that is given to the other methods as `view`."""
        return game.view(state, looker)

    @abstractmethod
    def seat_name(self, letter: str) -> str:
        """The seat as a person calls it."""

    @abstractmethod
    def seat_style(self, letter: str) -> str:
        """The colour of the seat's name."""

    @abstractmethod
    def draw(self, view: View, mine: str, seen: Sequence[Event]) -> RenderableType:
        """The table; `mine` is the letter of the seat that looks, or nothing; `seen` is all it saw happen."""

    @abstractmethod
    def moment(self, view: View) -> Text:
        """Phase, turn and step in one line."""

    @abstractmethod
    def legend(self, view: View) -> str:
        """What the signs of the drawing mean."""

    @abstractmethod
    def picture(self, view: View) -> object:
        """What the drawing depends on: the table is drawn again when this changes."""

    def question(self, view: View, decision: Decision, seat: str) -> str:
        """What the seat is asked, in one sentence."""
        return self.said.ask(decision, self.facts(view, decision, seat))

    def facts(self, view: View, decision: Decision, seat: str) -> dict[str, Value]:
        """What the sentence of the question names."""
        return {}

    @abstractmethod
    def menu(self, view: View, seat: str, choices: Sequence[Action]) -> RenderableType | None:
        """The choices, numbered from 1 in their order; None if typing is easier than picking from a list."""

    @abstractmethod
    def all_choices(self, view: View, seat: str, choices: Sequence[Action]) -> RenderableType:
        """Every choice with its number, however many there are."""

    @abstractmethod
    def short(self, view: View, seat: str, typed: str) -> str | None:
        """The notation that was typed, or for which a short form stands; None if it is neither."""

    @abstractmethod
    def form(self, view: View) -> str:
        """How an answer to the question of the moment is typed, in a few words."""

    def warning(self, view: View, seat: str, action: Action) -> str:
        """What somebody who chooses this may have overlooked; he is then asked once more."""
        return ""

    def odds(self, view: View, seat: str, choices: Sequence[Action]) -> RenderableType | None:
        """The exact chances of what is at stake now; None if there are none to tell."""
        return None

    def explain(self, view: View, seat: str, text: str) -> RenderableType | None:
        """A thing of the game that is asked about by name; None if there is none, and a rule may be meant."""
        return None

    def obvious(self, decision: Decision, choices: Sequence[Action]) -> Action | None:
        """The one answer there is, where it need not be asked for; at a shared terminal it always is."""
        return None

    def winner(self, letters: Sequence[str]) -> str:
        """The winners as the sentence about the end names them."""
        return letters[0]

    def told(self, events: Sequence[Event]) -> list[tuple[str, Event]]:
        """The events worth a line of their own, each with what stands in the margin beside it."""
        return [("", event) for event in events]


def load_board(slug: str, said: Speech) -> Board:
    """The board of a game: `warbox.cli.boards.SLUG`, else a plain one."""
    name = f"{__name__}.{slug}"
    if not find_spec(name):
        from warbox.cli.boards.plain import PlainBoard

        return PlainBoard(said, load_game(slug))
    board: Board = import_module(name).BOARD(said)
    return board
