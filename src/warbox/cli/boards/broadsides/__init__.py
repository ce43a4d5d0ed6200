"""Broadsides on the terminal."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from warbox.cli.boards import Board
from warbox.cli.boards.broadsides.chances import shot_table
from warbox.cli.boards.broadsides.choices import attack_odds, columns, label, menu, short
from warbox.cli.boards.broadsides.course import course
from warbox.cli.boards.broadsides.decks import DECK_WIDTH, deck_lines, lying_lines
from warbox.cli.boards.broadsides.sea import STYLES, sea_lines
from warbox.engine.action import Action
from warbox.engine.decision import Decision
from warbox.engine.event import Event, Value
from warbox.engine.game import View
from warbox.games.broadsides.actions import SLOTS, VERBS
from warbox.games.broadsides.deck import FREE_CREW
from warbox.games.broadsides.sea import SEATS
from warbox.games.broadsides.setup import TO_PLACE
from warbox.games.broadsides.shape import read

SEA_WIDTH = 32
MANOEUVRES = ("forward", "starboard", "port")
CARRIED_OUT = ("sailed", "turned", "aground", "still-aground")


class BroadsidesBoard(Board):
    def seat_name(self, letter: str) -> str:
        return self.said.say("ship", ship=letter)

    def seat_style(self, letter: str) -> str:
        return STYLES[letter]

    def draw(self, view: View, mine: str, seen: Sequence[Event]) -> RenderableType:
        shown = read(view)
        if shown.placement is not None:
            return Group(*lying_lines(shown, mine, self.said))
        parts = [deck_lines(shown, letter, mine, self.said) for letter in SEATS]
        sea = sea_lines(shown, seen)
        lines = []
        for index in range(max(len(sea), len(parts[0]))):
            line = padded(sea, index, SEA_WIDTH)
            line.append_text(padded(parts[0], index, DECK_WIDTH + 1))
            line.append_text(padded(parts[1], index, 0))
            lines.append(line)
        return Group(*lines)

    def moment(self, view: View) -> Text:
        shown = read(view)
        return Text(self.said.say(f"moment-{shown.phase}", turn=shown.turn, step=shown.step, slots=SLOTS))

    def legend(self, view: View) -> str:
        return self.said.say("legend-boarding" if read(view).phase == "boarding" else "legend-broadsides")

    def picture(self, view: View) -> object:
        shown = read(view)
        return shown.phase, shown.turn, shown.step, shown.at.kind, shown.at.seat, shown.at.moves

    def facts(self, view: View, decision: Decision, seat: str) -> dict[str, Value]:
        shown = read(view)
        placed = shown.ships[seat].placed
        done = len(placed) if isinstance(placed, list) else 0
        facts: dict[str, Value] = {"ship": seat, "shots": shown.at.shots, "then": shown.at.then}
        facts["moves"] = shown.at.moves
        facts["damage"] = shown.ships[seat].damage_cards
        facts["figure"] = "crew" if done < FREE_CREW else "captain"
        facts["number"] = done + 1
        facts["figures"] = TO_PLACE
        facts["salvo"] = "yes" if shown.phase == "boarding" else "no"
        return facts

    def menu(self, view: View, seat: str, choices: Sequence[Action]) -> RenderableType | None:
        return menu(read(view), seat, choices, self.said, self.foresee)

    def all_choices(self, view: View, seat: str, choices: Sequence[Action]) -> RenderableType:
        shown = read(view)
        return columns([label(shown, seat, action, self.said) for action in choices])

    def short(self, view: View, seat: str, typed: str) -> str | None:
        found = short(read(view), seat, typed)
        return typed if found is None and typed.partition(" ")[0] in VERBS.by_verb else found

    def form(self, view: View) -> str:
        return self.said.say(f"form-{read(view).at.kind}")

    def warning(self, view: View, seat: str, action: Action) -> str:
        """[BBP-ISLAND-01] A plot that runs aground is legal and hardly ever meant."""
        words = action.text.split()
        if words[0] != "plot":
            return ""
        for slot, (x, y, _, aground) in enumerate(course(read(view).ships[seat], "".join(words[1:])), start=1):
            if aground:
                return self.said.say("warn-aground", slot=slot, x=x, y=y)
        return ""

    def odds(self, view: View, seat: str, choices: Sequence[Action]) -> RenderableType | None:
        shown = read(view)
        if shown.at.kind == "shot":
            return shot_table(shown, self.foresee(), self.said)
        if shown.at.kind == "fight":
            return self.all_choices(view, seat, choices)
        if shown.at.kind == "step":
            return attack_odds(shown, seat, choices, self.said)
        return None

    def told(self, events: Sequence[Event]) -> list[tuple[str, Event]]:
        """The step's number stands beside its first event. A card that moves or turns the ship is told by what she
        does, a plot that is laid is seen on the table, and the end is announced below it.
        """
        told: list[tuple[str, Event]] = []
        margin = step = ""
        for event in in_order_of_ships(events):
            if event.kind == "card" and str(event.facts["step"]) != step:
                margin = step = str(event.facts["step"])
            if event.kind == "plotted" or event.kind.startswith("over-"):
                continue
            if event.kind == "card" and event.facts["card"] in MANOEUVRES:
                continue
            told.append((margin, event))
            margin = ""
        return told


def in_order_of_ships(events: Sequence[Event]) -> list[Event]:
    """Both cards of a step are turned over before either is carried out; told is first all that the Seahawk does."""
    ordered: list[Event] = []
    waiting: list[Event] = []
    for event in events:
        if event.kind == "card" and event.facts["ship"] == SEATS[1]:
            waiting.append(event)
            continue
        if not (event.kind in CARRIED_OUT and event.facts["ship"] == SEATS[0]):
            ordered += waiting
            waiting = []
        ordered.append(event)
    return ordered + waiting


def padded(lines: Sequence[Text], index: int, width: int) -> Text:
    line = lines[index].copy() if index < len(lines) else Text("")
    line.pad_right(max(0, width - line.cell_len))
    return line


BOARD = BroadsidesBoard
