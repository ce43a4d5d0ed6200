"""Siegestorm on the terminal."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from warbox.cli.boards import Board
from warbox.cli.boards.siegestorm.choices import columns, form_of, label, menu, proper, short
from warbox.cli.boards.siegestorm.field import STYLES, card_line, card_name, table_lines
from warbox.engine.action import Action
from warbox.engine.decision import Decision
from warbox.engine.event import Event
from warbox.engine.game import View
from warbox.games.siegestorm.actions import PASS
from warbox.games.siegestorm.battlefield import BOSS
from warbox.games.siegestorm.shape import read

SILENT = ("passed", "shuffled")  # nothing has come of it


class SiegestormBoard(Board):
    hands = True

    def seat_name(self, letter: str) -> str:
        return self.said.say("seat-name", seat=letter)

    def seat_style(self, letter: str) -> str:
        return STYLES[letter]

    def draw(self, view: View, mine: str, seen: Sequence[Event]) -> RenderableType:
        return Group(*table_lines(read(view), mine, self.said))

    def moment(self, view: View) -> Text:
        shown = read(view)
        if not shown.turn or shown.kind in ("decks", "consent", "mulligan"):
            return Text(self.said.say("moment-setup"))
        if shown.mode == "coop" and shown.active != BOSS:
            return Text(self.said.say("moment-together", turn=shown.turn))
        active = shown.players.get(shown.active)
        step = active.step if active is not None and active.step else BOSS if shown.active == BOSS else "other"
        return Text(self.said.say("moment-turn", turn=shown.turn, player=shown.active, step=step))

    def legend(self, view: View) -> str:
        return self.said.say("legend-field")

    def picture(self, view: View) -> object:
        shown = read(view)
        return shown.turn, shown.players, shown.zones, shown.chain

    def question(self, view: View, decision: Decision, seat: str) -> str:
        """What is asked, about which card, and the number that counts."""
        shown = read(view)
        asked = super().question(view, decision, seat)
        about = shown.chain[-1].card if decision.kind == "react" and shown.chain else shown.subject
        if decision.kind == "pay":
            asked += " " + self.said.say("ask-owed", owed=shown.frames[-1].owed)
        if decision.kind == "attack" and shown.strength is not None:
            asked += " " + self.said.say("ask-strength", strength=shown.strength)
        if not about or decision.kind == "act":
            return asked
        return self.said.say("ask-about", card=card_name(about, self.said), asked=asked)

    def menu(self, view: View, seat: str, choices: Sequence[Action]) -> RenderableType | None:
        return menu(read(view), choices, self.said)

    def all_choices(self, view: View, seat: str, choices: Sequence[Action]) -> RenderableType:
        shown = read(view)
        return columns([label(shown, action.text, self.said) for action in choices])

    def short(self, view: View, seat: str, typed: str) -> str | None:
        return short(read(view), seat, typed)

    def form(self, view: View) -> str:
        return self.said.say(form_of(read(view), self.said))

    def explain(self, view: View, seat: str, text: str) -> RenderableType | None:
        """A card by its id, or the one that stands on a space."""
        shown = read(view)
        standing = shown.at(proper(shown, seat, text))
        card = standing.card if standing is not None else text.lower()
        return card_line(shown, card, self.said) if shown.design(card) is not None else None

    def obvious(self, decision: Decision, choices: Sequence[Action]) -> Action | None:
        """There is nothing to answer with."""
        return PASS if decision.kind == "react" and len(choices) == 1 else None

    def winner(self, letters: Sequence[str]) -> str:
        """[SGS-COOP-01] Partners win together."""
        return "+".join(letters)

    def told(self, events: Sequence[Event]) -> list[tuple[str, Event]]:
        return [("", event) for event in events if event.kind not in SILENT and not event.kind.startswith("over-")]


BOARD = SiegestormBoard
