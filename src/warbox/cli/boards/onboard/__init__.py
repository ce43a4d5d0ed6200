"""On Board on the terminal."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from warbox.cli.boards import Board
from warbox.cli.boards.onboard.chances import commit_table
from warbox.cli.boards.onboard.choices import card_name, columns, label, menu, short
from warbox.cli.boards.onboard.plan import STYLES, plan_lines, token
from warbox.engine.action import Action
from warbox.engine.decision import Decision
from warbox.engine.event import Event, Value
from warbox.engine.game import View
from warbox.games.onboard.pieces.board import TEAMS
from warbox.games.onboard.pieces.card import CARDS, FACES
from warbox.games.onboard.shape import Shown, read

SILENT = ("committed", "drawn", "shuffled")  # seen on the table, or told by what follows


class OnBoardBoard(Board):
    hands = True

    def seat_name(self, letter: str) -> str:
        return self.said.say("seat-name", seat=letter)

    def seat_style(self, letter: str) -> str:
        return STYLES[TEAMS[letter.startswith("D")]]

    def draw(self, view: View, mine: str, seen: Sequence[Event]) -> RenderableType:
        shown = read(view)
        return Group(
            *plan_lines(shown), *self.team_lines(shown), *self.table_lines(shown), *self.hand_lines(shown, mine)
        )

    def team_lines(self, shown: Shown) -> list[Text]:
        """Everybody of a team: where they stand, what they suffer, whether they have acted."""
        lines = []
        for team in TEAMS:
            line = Text().append(self.said.say(f"team-{team}"), STYLES[team])
            for name, agent in shown.agents.items():
                if agent.team == team:
                    where = agent.cell or self.said.say("agent-out" if not agent.hit_points else "agent-waits")
                    line.append(
                        f"  {token(name, agent)} {where}", "dim" if agent.activated or not agent.hit_points else ""
                    )
            sizes = "+".join(str(seat.hand_size) for seat in shown.seats.values() if seat.team == team)
            line.append("  " + self.said.say("team-cards", cards=sizes, deck=shown.decks[team].size), "dim")
            lines.append(line)
        return lines

    def table_lines(self, shown: Shown) -> list[Text]:
        """Smoke, traps, bombs that are being held."""
        parts = [
            self.said.say("table-smoke", zone=zone, tokens=tokens) for zone, tokens in shown.smoke.items() if tokens
        ]
        parts += [
            self.said.say("table-held", bomb=name, checks=bomb.checks, needed=bomb.needed)
            for name, bomb in shown.bombs.items()
            if bomb.checks and not bomb.defused
        ]
        if shown.traps:
            parts.append(self.said.say("table-traps", traps=len(shown.traps)))
        parts += [f"{trap.cell}: {card_name(trap.card, self.said)}" for trap in shown.traps if trap.card]
        return [Text(" · ".join(parts), style="magenta")] if parts else []

    def hand_lines(self, shown: Shown, mine: str) -> list[Text]:
        """The own cards, numbered: attack and defence points, name, notation."""
        lines = []
        for number, card in enumerate(shown.cards(mine), start=1):
            face = FACES[CARDS.index(card)]
            line = Text().append(f"{number:3} ", "bold").append(f"{face.attack}/{face.defence} ", "bold")
            lines.append(line.append(card_name(card, self.said)).append(f"  {card}", "dim"))
        return lines

    def moment(self, view: View) -> Text:
        shown = read(view)
        return Text(self.said.say(f"moment-{shown.phase}", turn=shown.turn, turns=shown.turn_limit))

    def legend(self, view: View) -> str:
        return self.said.say("legend-plan")

    def picture(self, view: View) -> object:
        shown = read(view)
        return shown.phase, shown.turn, shown.agents, shown.edges, shown.smoke, shown.traps, shown.seats, shown.at.kind

    def facts(self, view: View, decision: Decision, seat: str) -> dict[str, Value]:
        at = read(view).at
        facts: dict[str, Value] = {"agent": at.agent, "target": at.target, "actions": at.actions}
        return facts | {"attack": at.attack, "defence": at.defence}

    def menu(self, view: View, seat: str, choices: Sequence[Action]) -> RenderableType | None:
        return menu(read(view), choices, self.said)

    def all_choices(self, view: View, seat: str, choices: Sequence[Action]) -> RenderableType:
        shown = read(view)
        return columns([label(shown, action.text, self.said) for action in choices])

    def short(self, view: View, seat: str, typed: str) -> str | None:
        return short(read(view), seat, typed)

    def form(self, view: View) -> str:
        return self.said.say(f"form-{read(view).at.kind}")

    def odds(self, view: View, seat: str, choices: Sequence[Action]) -> RenderableType | None:
        return commit_table(self.foresee(), self.said)

    def told(self, events: Sequence[Event]) -> list[tuple[str, Event]]:
        return [("", event) for event in events if event.kind not in SILENT and not event.kind.startswith("over-")]


BOARD = OnBoardBoard
