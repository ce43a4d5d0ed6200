"""Tide of Iron on the terminal."""

from collections.abc import Sequence
from itertools import zip_longest
from shutil import get_terminal_size

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from warbox.cli.boards import Board
from warbox.cli.boards.tideofiron.choices import MOST_LISTED, numbered, short, word_of
from warbox.cli.boards.tideofiron.map import STYLES, HexMap, is_there, unit_text
from warbox.engine.action import Action
from warbox.engine.decision import Decision
from warbox.engine.event import Event, Public
from warbox.engine.game import View
from warbox.games.tideofiron.cards.card import CARDS
from warbox.games.tideofiron.shape import Shown, ShownSide, read

SILENT = ("fatigued", "deck-shuffled", "recovered", "dice", "fires")  # seen on the table, or told by what follows
NAMED = ("card", "deck")
PROPOSALS = ("stake", "play", "retry", "unit", "from")  # of a partner


class TideOfIronBoard(Board):
    def seat_name(self, letter: str) -> str:
        return self.said.say("seat-name", seat=letter)

    def seat_style(self, letter: str) -> str:
        return STYLES[letter[:2].lower()]

    def draw(self, view: View, mine: str, seen: Sequence[Event]) -> RenderableType:
        shown = read(view)
        sides = sorted(shown.sides, key=lambda side: mine[:2].lower() != side)  # one's own first
        return Group(
            *HexMap(shown, get_terminal_size().columns).lines(),
            *[part for side in sides for part in self.side_lines(shown, side)],
        )

    def side_lines(self, shown: Shown, side: str) -> list[RenderableType]:
        """Points, cards and units of a side."""
        own = shown.sides[side]
        line = Text().append(self.said.say("side", side=side.upper()), STYLES[side])
        line.append("  " + self.said.say("side-points", cp=own.cp, stake=own.stake, vp=own.vp))
        there = [(name, unit) for name, unit in shown.units.items() if unit.side == side and is_there(unit)]
        units = [unit_text(name, unit) for name, unit in there]
        return [line, *self.card_lines(shown, side, own), Columns(units, padding=(0, 2), equal=True)]

    def card_lines(self, shown: Shown, side: str, own: ShownSide) -> list[Text]:
        """The cards of the HQ with their costs, those in play, the operations."""
        names = {card.name: card for card in CARDS}
        parts = [f"{self.said.say('card', card=card)} ({names[card].cost}) {card}" for card in own.hq]
        lines = [Text("  " + " · ".join(parts))] if parts else []
        played = [
            self.said.say("card", card=one.card) + (" …" if one.waiting else "")
            for one in shown.play
            if one.side == side
        ]
        played += [self.said.say("operation", operation=one) for one in own.operations]
        return lines + ([Text("  " + " · ".join(played), style="dim")] if played else [])

    def moment(self, view: View) -> Text:
        shown = read(view)
        phase = self.said.say("phase-name", phase=shown.phase)
        text = self.said.say("moment-line", round=shown.round, rounds=shown.last_round, phase=phase)
        line = Text(text).append("  " + self.said.say("side", side=shown.initiative.upper()) + " ⚑", "dim")
        if shown.phase == "action":
            line.append("  " + self.said.say("moment-left", seat=shown.turns.seat, left=shown.turns.left), "dim")
        return line

    def legend(self, view: View) -> str:
        return self.said.say("legend-map")

    def picture(self, view: View) -> object:
        shown = read(view)
        return shown.round, shown.phase, shown.units, shown.marks, shown.control, shown.sides, shown.play

    def question(self, view: View, decision: Decision, seat: str) -> str:
        """Whoever is asked to agree is told to what."""
        at = read(view).at
        what = next((one for one in PROPOSALS if one in at), "")
        if decision.kind not in ("agree", "consent") or not what:
            return super().question(view, decision, seat)
        facts = {one: word_of(str(at.get(one, "")), self.said) for one in PROPOSALS}
        return self.said.say("ask-agree-to", what=what, **facts, to=str(at.get("to", "")))

    def menu(self, view: View, seat: str, choices: Sequence[Action]) -> RenderableType | None:
        if len(choices) > MOST_LISTED:
            return Text(self.form(view), style="dim")
        return numbered(choices, self.said)

    def all_choices(self, view: View, seat: str, choices: Sequence[Action]) -> RenderableType:
        return numbered(choices, self.said)

    def short(self, view: View, seat: str, typed: str) -> str | None:
        return short(read(view), typed)

    def form(self, view: View) -> str:
        shown = read(view)
        kind = shown.asked.kind if shown.asked is not None else ""
        return self.said.say(f"form-{kind}" if self.said.knows(f"form-{kind}") else "form-any")

    def told(self, events: Sequence[Event]) -> list[tuple[str, Event]]:
        """A way of several hexes is told by its end."""
        worth = [event for event in events if event.kind not in SILENT]
        ends = [one for one, after in zip_longest(worth, worth[1:]) if not goes_on(one, after)]
        return [("", self.named(event)) for event in ends]

    def named(self, event: Event) -> Event:
        """Cards and decks by their names."""
        facts = {
            name: word_of(str(value), self.said) if name in NAMED else value for name, value in event.facts.items()
        }
        return Public(event.kind, event.rule, facts)


def goes_on(event: Event, after: Event | None) -> bool:
    """Whether a unit that moved moves on at once."""
    return after is not None and event.kind == after.kind == "moved" and event.facts["unit"] == after.facts["unit"]


BOARD = TideOfIronBoard
