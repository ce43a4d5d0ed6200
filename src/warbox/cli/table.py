"""A game at the terminal: what happened, the table, the question, and what is typed, until the match is over."""

import shlex
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from rich.console import Console, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from warbox.catalog import load_catalog
from warbox.cli.advice import print_hint
from warbox.cli.boards import Board
from warbox.cli.rules import find_rule, print_entry
from warbox.cli.shell import Problem, file_problem
from warbox.engine.action import Action
from warbox.engine.decision import ANY, SEALED, SPECTATOR, Decision, total
from warbox.engine.event import Event
from warbox.engine.game import View
from warbox.engine.notation import ParseError
from warbox.engine.probe import NOT_NOTATION, Probe
from warbox.engine.sampler import Sampler
from warbox.engine.turn import check, legal
from warbox.i18n import Speech
from warbox.play.flow import CannotUndo
from warbox.play.match import Match
from warbox.play.savefile import SaveFile
from warbox.players.hint import find_hint
from warbox.players.levels import Searcher
from warbox.players.player import Player
from warbox.players.search import Effort
from warbox.players.table import SeatTable

LOG_LINES = 30
HINT_SECONDS = 2.0
WORDS = ("help", "board", "list", "odds", "probe", "hint", "log", "undo", "save", "resign", "quit")
CLEAR_WITH_SCROLLBACK = "\x1b[2J\x1b[3J\x1b[H"


class Left(Exception):
    """The players leave the table; the match is on disk."""


class TerminalTable:
    """People at one terminal, and computers in the other seats."""

    def __init__(
        self,
        match: Match,
        file: SaveFile,
        board: Board,
        computers: Mapping[int, Player],
        out: Console,
        read: Callable[[str], str],
        echo: bool,
    ) -> None:
        self.match = match
        self.file = file
        self.board = board
        self.said: Speech = board.said
        self.computers = computers
        self.humans = [seat for seat in range(len(match.header.seats)) if seat not in computers]
        self.out = out
        self.read = read
        self.echo = echo  # show what was typed, as a terminal does by itself
        self.told: dict[int, int] = {}  # steps whose events have been told, to everybody or to each behind the curtain
        self.began = len(match.steps)
        self.drawn: object = None  # what the last drawing showed
        self.explained: set[str] = set()  # legends that have been shown
        self.rules: list[str] = []  # behind the question and what happened last
        self.behind_curtain: int | None = None  # whose secrets are on the screen
        self.turned_to: int | None = None  # whom the others let go first, where several may

    @property
    def hot_seat(self) -> bool:
        return len(self.humans) > 1

    def run(self) -> None:
        """Play to the end; raises Left if the players stop before."""
        while self.match.outcome is None:
            question = self.match.state.question
            assert question is not None
            seat = self.next_seat(question)
            obvious = None if self.hot_seat else self.board.obvious(question, self.choices(seat))
            if seat in self.computers:
                self.submit(seat, self.computers[seat].choose(SeatTable(self.match.game, self.match.state, seat)))
            elif obvious is not None:
                self.submit(seat, obvious)
            else:
                self.ask(seat, question)
        self.lift_curtain()
        self.told.setdefault(SPECTATOR, max(self.told.values(), default=self.began))  # what nobody has heard yet
        self.tell(self.humans[0] if len(self.humans) == 1 else SPECTATOR)
        self.finish()

    def next_seat(self, question: Decision) -> int:
        """Computers answer first where several are asked: nobody waits for them, and nothing is shown."""
        for seat in question.seats:
            if seat in self.computers:
                return seat
        return self.turned_to if self.turned_to in question.seats else question.seats[0]

    def others(self, seat: int, question: Decision) -> list[int]:
        """Who else at this keyboard may act now."""
        return [one for one in question.seats if one != seat and one in self.humans] if question.mode == ANY else []

    def submit(self, seat: int, action: Action) -> None:
        self.match.submit(seat, action)
        self.file.save(self.match)

    # ---- showing

    def looker(self, seat: int, question: Decision) -> int:
        """Who looks at the screen: in a hot-seat game everybody does, unless the question is a secret."""
        return SPECTATOR if self.hot_seat and not self.is_secret(question) else seat

    def is_secret(self, question: Decision) -> bool:
        return question.mode == SEALED or self.board.hands

    def heard(self, looker: int) -> int:
        """Whose ears count: with hands each hears it all for himself."""
        return looker if self.board.hands else SPECTATOR

    def view(self, looker: int) -> View:
        return self.board.sees(self.match.game, self.match.state, looker)

    def letter(self, seat: int) -> str:
        return self.match.game.seat_letter(seat) if seat >= 0 else ""

    def tell(self, looker: int) -> None:
        """What happened since the last question, one sentence a line, the rule at its end."""
        ears = self.heard(looker)
        events = self.board.told(self.match.events_for(looker, self.told.get(ears, self.began)))
        self.told[ears] = len(self.match.steps)
        if events:
            self.rules = [event.rule for _, event in events if event.rule]
            self.out.print()
            self.out.print(self.story(events))

    def story(self, events: Sequence[tuple[str, Event]]) -> RenderableType:
        lines = Grid.grid(expand=True, padding=(0, 1))
        lines.add_column(justify="right", width=2, style="bold")
        lines.add_column(ratio=1)
        lines.add_column(justify="right", no_wrap=True, style="dim")
        for margin, event in events:
            lines.add_row(margin, Text(self.said.event(event)), event.rule)
        return lines

    def draw(self, looker: int, mine: str) -> None:
        view = self.view(looker)
        self.out.print()
        self.out.print(self.board.draw(view, mine, self.match.events_for(looker)))
        self.drawn = looker, self.board.picture(view)
        legend = self.board.legend(view)
        if legend not in self.explained:
            self.explained.add(legend)
            self.out.print(Text(legend, style="dim"))

    def pose(self, seat: int, looker: int, question: Decision) -> None:
        """The moment, whose decision it is, the question and its choices."""
        view = self.view(looker)
        letter = self.letter(seat)
        if self.drawn != (looker, self.board.picture(view)):
            self.draw(looker, letter if not self.hot_seat or self.is_secret(question) else "")
        head = Text()
        head.append_text(self.board.moment(view))
        head.append(" · ")
        head.append(self.board.seat_name(letter), self.board.seat_style(letter))
        head.append(f"  {question.rule}", "dim")
        self.out.print()
        self.out.print(head)
        self.out.print(Text(self.board.question(view, question, letter), style="bold"))
        self.board.foresee = lambda: self.match.game.outlook(self.match.state, seat)
        menu = self.board.menu(view, letter, self.choices(seat))
        if menu is not None:
            self.out.print(menu)
        for other in self.others(seat, question):
            facts = {"letter": self.letter(other), "who": self.board.seat_name(self.letter(other))}
            self.out.print(Text(self.said.say("table-other-may", **facts), style="dim"))

    def choices(self, seat: int) -> Sequence[Action]:
        return legal(self.match.state, seat)

    # ---- the curtain

    def draw_curtain(self, seat: int) -> None:
        """Between two people at one keyboard: what one types in secret leaves the screen before the other looks."""
        if self.behind_curtain == seat:
            return
        if self.behind_curtain is not None:
            self.clear()
        self.read(self.said.say("table-pass", who=self.board.seat_name(self.letter(seat))))
        self.behind_curtain = seat
        self.drawn = None

    def lift_curtain(self) -> None:
        if self.behind_curtain is not None:
            self.clear()
            self.behind_curtain = None
            self.drawn = None

    def clear(self) -> None:
        if self.out.file.isatty():
            self.out.file.write(CLEAR_WITH_SCROLLBACK)
        else:
            self.out.print("\n" * 3)

    # ---- asking

    def ask(self, seat: int, question: Decision) -> None:
        """One question to one person: until he answers it, or does something that changes the question."""
        looker = self.looker(seat, question)
        if self.hot_seat and self.is_secret(question):
            self.draw_curtain(seat)
        else:
            self.lift_curtain()
        self.tell(looker)
        self.rules = list(dict.fromkeys([question.rule, *self.rules]))
        self.pose(seat, looker, question)
        warned = ""
        while True:
            typed = self.read(self.prompt(seat)).strip()
            if self.echo:
                self.out.print("" if self.behind_curtain is not None else Text(typed), soft_wrap=True)
            word, _, rest = typed.partition(" ")
            command = self.command(word)
            if not typed:
                self.pose(seat, looker, question)
            elif turned := [one for one in self.others(seat, question) if self.letter(one) == typed.upper()]:
                self.turned_to = turned[0]
                return
            elif command in ("undo", "resign"):
                if getattr(self, command)(seat, question):
                    return
            elif command:
                getattr(self, f"on_{command}")(seat, looker, question, rest.strip())
            else:
                action = self.understand(seat, looker, typed)
                if action is None:
                    continue
                warning = self.board.warning(self.view(looker), self.letter(seat), action)
                if warning and warned != action.text:
                    warned = action.text
                    self.out.print(Text(f"  {warning} {self.said.say('table-again')}", style="yellow"))
                    continue
                self.submit(seat, action)
                return

    def prompt(self, seat: int) -> str:
        return self.said.say("table-prompt", who=self.board.seat_name(self.letter(seat)))

    def command(self, word: str) -> str:
        """The command that a word means, in English or in the language of the table; nothing if it is none."""
        asked = word.lower()
        if asked.startswith("?"):
            return "help"
        for name in WORDS:
            if asked in (name, self.said.say(f"word-{name}")):
                return name
        return ""

    def understand(self, seat: int, looker: int, typed: str) -> Action | None:
        """The action that was typed: a number, a short form or notation; says why if it is none, or not allowed."""
        action = self.read_action(seat, looker, typed)
        refusal = None if action is None else check(self.match.state, seat, action)
        if refusal is None:
            return action
        self.complain(self.said.refusal(refusal), refusal.rule)
        return None

    def read_action(self, seat: int, looker: int, typed: str) -> Action | None:
        """The action that was typed, allowed or not; says why if it is none."""
        choices = self.choices(seat)
        if typed.isascii() and typed.isdecimal():
            number = int(typed[:9])
            if 1 <= number <= len(choices):
                return choices[number - 1]
            self.complain(self.said.say("table-no-number", most=len(choices)))
            return None
        view = self.view(looker)
        text = self.board.short(view, self.letter(seat), typed.removeprefix(f"{self.letter(seat)}:").strip())
        if text is None:
            self.complain(self.said.say("table-not-understood", typed=typed[:40], form=self.board.form(view)))
            return None
        try:
            action: Action = self.match.game.parse_seat_action(text)
        except ParseError as error:
            self.complain(str(error))
            return None
        return action

    def complain(self, sentence: str, rule: str = "") -> None:
        if rule:
            self.rules = list(dict.fromkeys([rule, *self.rules]))
        self.out.print(Text.assemble(("  " + sentence, "red"), (f"  {rule}", "dim")))

    # ---- commands

    def on_help(self, seat: int, looker: int, question: Decision, rest: str) -> None:
        """`?` helps with the question; `? 2` or `? ARC-03` explains a rule, `? shot C` probes an action."""
        if not rest:
            hint = f"hint-{question.kind}"
            self.out.print()
            if self.said.knows(hint):
                self.out.print(Text(self.said.say(hint)))
            self.out.print(Text(self.said.say("table-commands"), style="dim"))
            self.out.print(Text(self.said.say("table-rules", rule=self.rules[0]), style="dim"))
            catalog = load_catalog(self.match.game.slug)
            for number, rule in enumerate(self.rules, start=1):
                entry = catalog.find(rule)
                line = Text.assemble((f"{number:3} ", "bold"), (rule, "cyan"), f"  {entry.text if entry else ''}")
                line.truncate(self.out.width, overflow="ellipsis")
                self.out.print(line)
            return
        shown = self.board.explain(self.view(looker), self.letter(seat), rest)
        probe = self.match.game.probe(self.match.state, seat, rest)
        if shown is not None:
            self.out.print(shown)
        elif probe.refusal is None or probe.refusal.kind != NOT_NOTATION:
            self.show_probe(probe)
        else:
            self.explain(rest)

    def explain(self, text: str) -> None:
        catalog = load_catalog(self.match.game.slug)
        if text.isascii() and text.isdecimal() and 1 <= int(text[:9]) <= len(self.rules):
            text = self.rules[int(text) - 1]
        try:
            entry = find_rule(catalog, text, self.said)
        except Problem as problem:
            self.complain(str(problem))
            return
        self.out.print()
        print_entry(self.out, catalog, entry, self.said)

    def on_board(self, seat: int, looker: int, question: Decision, rest: str) -> None:
        self.explained.clear()
        self.draw(looker, self.letter(seat) if not self.hot_seat or self.is_secret(question) else "")
        self.pose(seat, looker, question)

    def on_list(self, seat: int, looker: int, question: Decision, rest: str) -> None:
        self.out.print(self.board.all_choices(self.view(looker), self.letter(seat), self.choices(seat)))

    def on_odds(self, seat: int, looker: int, question: Decision, rest: str) -> None:
        odds = self.board.odds(self.view(looker), self.letter(seat), self.choices(seat))
        self.out.print(Text("  " + self.said.say("table-no-odds"), style="dim") if odds is None else odds)

    def on_probe(self, seat: int, looker: int, question: Decision, rest: str) -> None:
        """What the rules say about an action, listed or not, before it is played."""
        action = self.read_action(seat, looker, rest)
        if action is not None:
            self.show_probe(self.match.game.probe(self.match.state, seat, action.text))

    def show_probe(self, probe: Probe) -> None:
        if probe.refusal is not None:
            self.complain(self.said.refusal(probe.refusal), probe.refusal.rule)
        else:
            self.out.print(Text("  " + self.said.say("probe-allowed", action=probe.action), style="green"))
        for name, causes in probe.numbers.items():
            listed = ", ".join(f"{cause.value:+d} {self.said.number(cause.kind)} {cause.rule}" for cause in causes)
            self.out.print(Text(f"  {self.said.number(name)}: {total(causes)}  ({listed})"))
        for name, chance in probe.odds.items():
            self.out.print(Text(f"  {self.said.number(name)}: {float(chance):.1%}  ({chance})"))

    def on_hint(self, seat: int, looker: int, question: Decision, rest: str) -> None:
        """One good move and why, from what the seat may know. The record says that it was asked for."""
        game, seed = self.match.game, len(self.match.steps)
        player = Searcher(game, seed, Effort(seconds=HINT_SECONDS / 2))
        hint = find_hint(game, player, SeatTable(game, self.match.state, seat), Sampler(seed), HINT_SECONDS)
        self.match.note_hint(seat)
        self.file.save(self.match)
        print_hint(self.out, hint, self.said)

    def on_log(self, seat: int, looker: int, question: Decision, rest: str) -> None:
        lines = int(rest) if rest.isascii() and rest.isdecimal() else LOG_LINES
        events = self.match.events_for(looker)[-lines:]
        self.out.print(self.story([("", event) for event in events]))

    def on_save(self, seat: int, looker: int, question: Decision, rest: str) -> None:
        """The match is always on disk; a name gives it a copy under that name, to go on from there one day."""
        if not rest:
            self.out.print(Text("  " + self.said.say("table-saved", file=str(self.file.path))), soft_wrap=True)
            return
        path = Path(rest).expanduser()
        try:
            SaveFile.create(path, self.match)
        except OSError as error:
            self.complain(file_problem(error, self.said))
            return
        self.out.print(Text("  " + self.said.say("table-saved", file=str(path))), soft_wrap=True)

    def on_quit(self, seat: int, looker: int, question: Decision, rest: str) -> None:
        raise Left

    def undo(self, seat: int, question: Decision) -> bool:
        """Take back the last action of a person here, in a sealed question only one’s own. True if it was possible."""
        actor, past_others = seat, not self.hot_seat
        if question.mode != SEALED:
            acted = [step.seat for step in self.match.steps if step.seat in self.humans]
            actor, past_others = (acted[-1] if acted else seat), True
        try:
            self.match.undo(actor, past_others)
            while self.answered_itself(actor):
                self.match.undo(actor, past_others)
        except CannotUndo as error:
            self.complain(self.said.refusal(error.refusal))
            return self.match.state.question is not question
        self.file.save(self.match)
        self.began = len(self.match.steps)
        self.told.clear()
        self.drawn = None
        self.out.print(Text("  " + self.said.say("table-undone"), style="yellow"))
        return True

    def answered_itself(self, seat: int) -> bool:
        """Whether the question that is open again is one that nobody was asked."""
        question = self.match.state.question
        if self.hot_seat or question is None or seat not in question.seats:
            return False
        return self.board.obvious(question, self.choices(seat)) is not None

    def resign(self, seat: int, question: Decision) -> bool:
        """[BBP-R-71] Give up, after being asked once more."""
        answer = self.read(self.said.say("table-resign") + " ").strip().lower()
        if answer not in ("yes", "y", self.said.say("word-yes")):
            return False
        self.match.resign(seat)
        self.file.save(self.match)
        return True

    # ---- the end

    def finish(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None
        winners = [self.letter(seat) for seat in outcome.winners]
        self.out.print()
        self.out.print(self.board.draw(self.view(SPECTATOR), "", self.match.events_for(SPECTATOR)))
        self.out.print()
        self.out.print(Text(self.said.outcome(outcome, self.board.winner(winners) if winners else "-"), style="bold"))
        if outcome.rule:
            self.out.print(Text(outcome.rule, style="dim"))
        if len(self.humans) == 1 and winners:
            won = self.humans[0] in outcome.winners
            self.out.print(Text(self.said.say("table-won" if won else "table-lost"), style="bold"))
        self.out.print(Text(self.said.say("table-record"), style="dim"))
        self.out.print(Text(f"  warbox verify {shlex.quote(str(self.file.path))}", style="dim"), soft_wrap=True)
